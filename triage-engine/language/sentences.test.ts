import { expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader, type Reading } from "./read.ts";
import { sentences } from "./sentences.ts";

const read = makeReader(concepts);
const implied = new Map(concepts.map(({ id, implies = [] }) => [id, implies]));

/** What counts of a reading: signs of the patient, now, with all that follows from them. */
function understood({ mentions }: Reading): Map<string, string> {
  const signs = new Map<string, string>();
  const note = (concept: string, polarity: string) => {
    if (signs.get(concept) === "yes") return;
    signs.set(concept, polarity);
    if (polarity === "yes") for (const other of implied.get(concept) ?? []) note(other, "yes");
  };
  for (const { concept, polarity, about, time, hypothetical } of mentions) {
    if (about === "patient" && time === "now" && !hypothetical) note(concept, polarity);
  }
  return signs;
}

/** What of the expectation does not hold. */
function missing(text: string, expected: string): string[] {
  const reading = read(text);
  const signs = understood(reading);
  return expected.split(" ").filter((one) => {
    const [name = "", value = ""] = one.split("=");
    if (one.startsWith("+")) return signs.get(one.slice(1)) !== "yes";
    if (one.startsWith("-")) return signs.get(one.slice(1)) !== "no";
    if (one.startsWith("?")) return signs.get(one.slice(1)) !== "unknown";
    if (one.startsWith("!")) return signs.get(one.slice(1)) === "yes";
    if (name === "who") return reading.who?.noun !== value.replaceAll("_", " ");
    if (name === "sex") return reading.sex !== value;
    return !reading.numbers.some(
      (number) => number.name === name && number.about === "patient" && Math.abs(number.value - Number(value)) < 0.01,
    );
  });
}

it("understands what people write, with the whole lexicon", () => {
  const wrong = sentences.flatMap(([text, expected]) => {
    const lost = missing(text, expected);
    return lost.length
      ? [`${text} → ${lost.join(" ")} (${[...understood(read(text))].map((pair) => pair.join(":")).join(" ")})`]
      : [];
  });
  expect(wrong).toEqual([]);
});
