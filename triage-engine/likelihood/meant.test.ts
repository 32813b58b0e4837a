import { describe, expect, it } from "vitest";
import { play } from "#triage-engine/chat.ts";
import { derivations } from "#triage-engine/knowledge/derivations.ts";
import { concepts, presentations } from "#triage-engine/knowledge/index.ts";
import { sharedQuestions } from "#triage-engine/knowledge/questions.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { readBook } from "#triage-engine/reasoning/book.ts";
import { hearingAnswers, makeAffirms, type Affirms } from "./affirming.ts";
import { learn } from "./learn.ts";
import learnt from "./learnt-answers.json" with { type: "json" };
import words from "./learnt-words.json" with { type: "json" };
import { makeLikelihood } from "./likelihood.ts";
import { makeCues } from "./cues.ts";
import { makeOpinion } from "./second-opinion.ts";
import { makeSense } from "./sense.ts";
import { noteWords } from "./telling-words.ts";

const affirms = makeAffirms(learnt, makeCues(concepts), makeLikelihood(words));
const reader = makeReader(concepts, noteWords);
const odds = (text: string, asked: readonly string[]) =>
  Math.max(...affirms(reader(text, { facts: asked }), asked).map((one) => one.odds));

describe("an answer to a list", () => {
  it.each([
    ["black_stool", "comme le goudron de la route, et l'odeur chasse tout le monde"],
    ["both_legs_weak", "on l'a levée, les jambes plient"],
  ])("tells of %s, in words no pattern knows: « %s »", (sign, answer) => {
    expect(odds(answer, [sign, "weight_loss", "cancer"])).toBeGreaterThan(0);
  });

  it.each([
    ["foot_drop", "Mes pieds se lèvent bien et mes habits me vont toujours"],
    ["confusion", "Il parle et marche comme avant, il lit son journal"],
  ])("tells without %s how things are: « %s »", (sign, answer) => {
    expect(odds(answer, [sign, "weight_loss", "cancer"])).toBeLessThan(0);
  });

  const hearing = hearingAnswers(reader, affirms, makeLikelihood(learn([])));
  const asked = { facts: ["cannot_stand", "weight_loss"] };
  const calm = "Je monte mes escaliers en chantant. Mon pantalon me serre comme toujours.";

  it("is a no only where its every sentence denies, and one that is said stays one", () => {
    expect(hearing(calm, asked).reply).toBe("no");
    expect(hearing(`${calm} On l'a levée, les jambes plient.`, asked).reply).toBeUndefined();
    expect(hearing("non, rien de tout ça", asked).reply).toBe("no");
  });

  it("is believed to tell where other words of it only sound calm", () => {
    const said = "Ma femme me secoue trois fois pour le repas, j'ouvre les yeux et je repars.";
    const drowsy = { facts: ["drowsy", "convulsion"] };
    expect(reader(said, drowsy).mentions).toContainEqual(
      expect.objectContaining({ concept: "drowsy", polarity: "no" }),
    );
    expect(hearing(said, drowsy).mentions.filter(({ concept }) => concept === "drowsy")).toEqual([]);
  });
});

describe("a sign that an answer most likely means", () => {
  const book = readBook({ concepts, presentations, sharedQuestions, derivations });
  const first = ["Je maigris depuis deux mois et je suis fatigué", "40 ans"];
  const messages = (...more: string[]) => [...first, ...more].map((says) => ({ says }));
  const listed = play(book, reader, messages()).pending!.facts;
  const sign = listed[1]!;
  // Here a word that nobody knows is said by whoever has the second sign of the list.
  const told = { stems: reader("zonzonnement").noted!.map(({ stem }) => stem), signs: [sign] };
  const others = listed.filter((id) => id !== sign).map((id) => ({ stems: ["autre"], signs: [id] }));
  const weigh = makeLikelihood(
    learn([...Array.from({ length: 60 }, () => told), ...Array.from({ length: 600 }, () => others).flat()]),
  );
  const tells: Affirms = ({ noted = [] }) => [{ words: noted, odds: 3 }];
  const chat = (says: Affirms, ...more: string[]) =>
    play(book, reader, messages(...more), makeSense(weigh, new Map(), makeOpinion({}, makeCues([])), says));
  const values = ({ facts }: ReturnType<typeof chat>) => listed.map((id) => facts.signs.get(id)?.value);

  it("is asked by its name instead of the list once more", () => {
    const { pending } = chat(tells, "du zonzonnement");
    expect(pending?.facts).toEqual([sign]);
    expect(pending?.question.you).toMatch(/^Ai-je bien compris/);
  });

  it("is not where the answer tells how things are, nor where no word speaks for one of them", () => {
    for (const { pending } of [chat(() => [], "du zonzonnement"), chat(tells, "du tralala")])
      expect(pending?.facts).toEqual(listed);
  });

  it("is there after a yes, and the others of the list are not", () => {
    expect(values(chat(tells, "du zonzonnement", "oui"))).toEqual(listed.map((id) => (id === sign ? "yes" : "no")));
  });

  it("is not there after a no, and the rest of the list is put", () => {
    const after = chat(tells, "du zonzonnement", "non");
    expect(after.facts.signs.get(sign)?.value).toBe("no");
    expect(after.pending?.facts).toEqual(listed.filter((id) => id !== sign));
  });

  it("counts where it is told in the same words again", () => {
    expect(chat(tells, "du zonzonnement", "du zonzonnement").facts.signs.get(sign)).toMatchObject({
      value: "yes",
      loose: true,
    });
  });
});
