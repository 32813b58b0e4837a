import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";
import { toldSentencesIn } from "#triage-engine/vignettes/told-sentences.ts";

const file = path.join(import.meta.dirname, "../vignettes/sentences/as-good-as-told.tsv");
// By three writers who knew neither words nor rules; what is heard was written after reading others.
const heard = toldSentencesIn(readFileSync(file, "utf8")).map(({ sign, kind, text }) => ({
  kind,
  sign,
  text,
  value: assess([{ says: text }]).trace.facts[sign],
}));
const share = (kind: string, value: string) => {
  const some = heard.filter((one) => one.kind === kind);
  return some.filter((one) => one.value === value).length / some.length;
};

it("hardly ever takes a sign for denied that a sentence leaves open or tells of without its name", () => {
  expect(heard.length).toBe(3420);
  expect(share("open", "no")).toBeLessThan(0.02);
  expect(share("yes", "no")).toBeLessThan(0.006);
});

it("hears some of the sentences that show without its name that a sign is not there, and more of those that tell of it", () => {
  expect(share("no", "no")).toBeGreaterThan(0.12);
  expect(share("yes", "yes")).toBeGreaterThan(0.25);
});
