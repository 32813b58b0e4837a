import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { makeAffirms, telling } from "./affirming.ts";
import { makeCues } from "./cues.ts";
import { makeLikelihood } from "./likelihood.ts";
import learnt from "./learnt-answers.json" with { type: "json" };
import words from "./learnt-words.json" with { type: "json" };
import { noteWords } from "./telling-words.ts";

const read = makeReader(concepts, noteWords);
const affirms = makeAffirms(learnt, makeCues(concepts), makeLikelihood(words));
const list = ["vomits_everything", "drowsy"];
const odds = (text: string) => affirms(read(text, { facts: list }), list).map((one) => one.odds);

/** What a back pain is asked for, and an answer to it. */
function afterList(answer: string) {
  const opening = [{ says: "J'ai mal au dos depuis trois jours, j'ai 45 ans" }];
  const asked = assess(opening).question!.facts;
  return { asked, facts: assess([...opening, { says: answer }]).trace.facts };
}

describe("an answer in words that name no sign", () => {
  it.each([
    "en bas c'est comme du carton quand je me lave",
    "il faut deux personnes pour me mettre debout",
    "mon pantalon est trempé avant que j'arrive aux toilettes",
  ])("is no denial of the list where it tells of one: %s", (answer) => {
    const { asked, facts } = afterList(answer);
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((id) => facts[id] === "no").length).toBeLessThan(asked.length);
    expect(asked.every((id) => facts[id] === "no")).toBe(false);
  });

  it.each([
    "je monte mes escaliers comme d'habitude et je sens bien mes jambes",
    "je suis allé aux toilettes normalement, je marche sans souci",
  ])("denies the list where it tells how things are: %s", (answer) => {
    const { asked, facts } = afterList(answer);
    expect(asked.filter((id) => facts[id] === "no").length).toBeGreaterThan(asked.length / 2);
  });

  it("tells the more the graver it is, sentence by sentence", () => {
    const [calm, grave] = odds(
      "Il joue avec son frère comme d'habitude. Il vomit tout ce qu'il boit et il ne se réveille plus.",
    );
    expect(calm).toBeLessThan(0);
    expect(grave).toBeGreaterThanOrEqual(telling);
    expect(affirms(read("zibulon patafoin"), list)).toEqual([]);
  });
});
