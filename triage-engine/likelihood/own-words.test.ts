import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";
import { spread } from "#triage-engine/vignettes/spread.ts";
import { playVignette } from "#triage-engine/vignettes/play-vignette.ts";
import { makeOwnWords, namesIn } from "./own-words.ts";
import { noteWords, stemsOf } from "./telling-words.ts";

const read = makeReader(concepts, noteWords);
const names = namesIn(read, concepts);
const own = makeOwnWords(names);
const list = (id: string, facts: string[]) => ({ question: { id, facts, you: "", they: "" }, facts });

describe("a list that is to be put", () => {
  it("leaves out a sign whose every word stands in what was said, and gives it as told", () => {
    const said = read("le dos raide, la jambe gonflée une seule, cela dure");
    expect(said.mentions.some(({ concept }) => concept === "leg_swelling_one")).toBe(false);
    expect(own(list("leg", ["leg_swelling_one", "chest_pain"]), [said])).toEqual({
      told: ["leg_swelling_one"],
      left: ["chest_pain"],
    });
  });

  it("holds nothing for told by one bare word, by a denial, or by what a pattern read", () => {
    expect(own(list("any", ["fever"]), [read("un bouton de fièvre")])?.told ?? []).toEqual([]);
    expect(own(list("any", ["leg_swelling_one"]), [read("pas de jambe gonflée, pas une seule")])?.told ?? []).toEqual(
      [],
    );
    expect(own(list("any", ["headache"]), [read("j'ai mal à la tête")])?.told ?? []).toEqual([]);
  });

  it("leaves out what was said in any manner where it only feels its way", () => {
    const said = read("mon frère a une douleur du genou");
    expect(own(list("untold:knee_pain", ["knee_pain", "fever"]), [said])?.left).toEqual(["fever"]);
  });
});

it("no chat puts a list with a sign that stands whole in the person's own words, unread and not denied", () => {
  const asked: string[] = [];
  for (const vignette of spread(workVignettes, 48)) {
    const { messages } = playVignette(vignette);
    // Only the opening is in the person's own words: later answers repeat labels.
    const said = read(messages[0]!);
    const clauses = new Map<number, string[]>();
    for (const word of said.noted ?? [])
      if (!word.denied) clauses.set(word.clause, [...(clauses.get(word.clause) ?? []), ...stemsOf([word])]);
    for (let turn = 1; turn <= messages.length; turn += 1) {
      const { question } = assess(messages.slice(0, turn).map((says) => ({ says })));
      if (!question || question.id.startsWith("heard:")) continue;
      for (const id of question.facts) {
        const name = names.get(id) ?? [];
        const stands =
          name.length > 1 && [...clauses.values()].some((stems) => name.every((stem) => stems.includes(stem)));
        if (stands && !said.mentions.some(({ concept }) => concept === id)) asked.push(`${vignette.id}: ${id}`);
      }
    }
  }
  expect(asked).toEqual([]);
});

describe("what is sure", () => {
  it("a pain whose part of the body was told is not asked for once more", () => {
    const answers = ["63 ans", "non", "non", "non", "non", "non"];
    const asked = answers.map((_, at) => {
      const said = ["mon genou droit me fait mal quand je marche, depuis plusieurs mois", ...answers.slice(0, at + 1)];
      return assess(said.map((says) => ({ says }))).question?.text ?? "";
    });
    expect(asked.filter((text) => /genou|articulation ou/.test(text))).toEqual([]);
  });
});
