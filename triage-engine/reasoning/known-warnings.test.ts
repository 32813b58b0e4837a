import { expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { makeWarnings } from "./known-warnings.ts";

const stillToCome = makeWarnings(makeReader(concepts));

it("leaves out a warning of what is there, and keeps one that names more", () => {
  const lines = [
    "Revenez si du sang apparaît dans les selles.",
    "Fièvre, convulsion, nuque raide : urgence.",
    "Buvez.",
  ];
  expect(stillToCome(lines, (sign) => sign === "bloody_stool")).toEqual(lines.slice(1));
  expect(stillToCome(lines, (sign) => sign === "fever")).toEqual(lines);
  expect(stillToCome(lines, () => false)).toEqual(lines);
});

it("warns nobody of the blood they came for", () => {
  const chat = ["Mon fils de 5 ans a de la diarrhée avec du sang depuis hier, il boit bien et il joue"];
  const at = () => assess(chat.map((says) => ({ says })));
  while (!at().done && chat.length < 15)
    chat.push(at().question?.id.startsWith("heard:") ? "Oui" : "Rien de tout cela");
  expect(at().level).toBe("urgent");
  expect(at().watch.join("\n")).not.toMatch(/du sang apparaît/);
});
