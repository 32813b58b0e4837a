import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { listAnswersIn } from "#triage-engine/vignettes/list-answers.ts";
import { denying, makeAffirms } from "./affirming.ts";
import { makeCues } from "./cues.ts";
import learnt from "./learnt-answers.json" with { type: "json" };
import words from "./learnt-words.json" with { type: "json" };
import { makeLikelihood } from "./likelihood.ts";
import { noteWords } from "./telling-words.ts";

const sentences = path.join(import.meta.dirname, "../vignettes/sentences");
const read = makeReader(concepts, noteWords);
const affirms = makeAffirms(learnt, makeCues(concepts), makeLikelihood(words));

// Their two writers taught nothing.
const held = listAnswersIn(readFileSync(path.join(sentences, "held-list-answers.tsv"), "utf8")).map((one) => {
  const odds = affirms(read(one.text, { facts: one.asked }), one.asked).map((sentence) => sentence.odds);
  return { ...one, denies: odds.length > 0 && Math.max(...odds) <= denying };
});
const share = (some: readonly { denies: boolean }[]) => some.filter(({ denies }) => denies).length / some.length;

it("takes what tells how things are for a no to the list, and seldom what tells of one of its signs in other words", () => {
  expect(held.length).toBe(800);
  expect(share(held.filter(({ sign }) => !sign))).toBeGreaterThan(0.75);
  expect(share(held.filter(({ sign }) => sign))).toBeLessThan(0.04);
});

it("hears a danger that is told among words of how things are, in one breath or the next", () => {
  const flags = [
    "convulsions en ce moment",
    "un serpent m'a mordu tout à l'heure",
    "j'ai bu de la soude caustique",
    "je vomis du sang",
  ];
  const opening = { says: "J'ai mal au dos depuis trois jours, j'ai 45 ans" };
  const calm = held.filter(({ sign }, at) => !sign && at % 48 === 0).map(({ text }) => text.replace(/\.+$/, ""));
  expect(calm.length).toBeGreaterThan(7);
  const lost = calm
    .flatMap((text) => flags.flatMap((flag) => [`${text}. ${flag}`, `${text} mais ${flag}`, `${text}, ${flag}`]))
    .filter((says) => {
      const { level, question } = assess([opening, { says }]);
      return level !== "emergency" && !question?.id.startsWith("heard:");
    });
  expect(lost).toEqual([]);
});
