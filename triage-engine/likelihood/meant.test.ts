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
import { makeLikelihood } from "./likelihood.ts";
import { makeCues } from "./cues.ts";
import { makeOpinion } from "./second-opinion.ts";
import { makeSense } from "./sense.ts";
import { noteWords } from "./telling-words.ts";

const affirms = makeAffirms(learnt, makeCues(concepts));
const reader = makeReader(concepts, noteWords);
const odds = (text: string) => Math.max(...affirms(reader(text)).map((one) => one.odds));

describe("an answer to a list", () => {
  it("tells of something or how things are, in words no pattern knows", () => {
    for (const telling of [
      "comme le goudron de la route, et l'odeur chasse tout le monde",
      "on l'a levée, les jambes plient",
    ])
      expect([telling, odds(telling) > 0]).toEqual([telling, true]);
    for (const calm of [
      "Mes pieds se lèvent bien et mes habits me vont toujours",
      "Il parle et marche comme avant, il lit son journal",
    ])
      expect([calm, odds(calm) < 0]).toEqual([calm, true]);
  });

  it("is calm only where its every sentence is, and only as an answer", () => {
    const read = hearingAnswers(reader, affirms, makeLikelihood(learn([])));
    const asked = { facts: ["foot_drop", "weight_loss", "cancer"] };
    const calm = "Mes pieds se lèvent bien. Mes habits me vont toujours comme avant.";
    expect(read(calm, asked).calm).toBe(1);
    expect(read(`${calm} On l'a levée, les jambes plient.`, asked).calm ?? 0).toBeLessThan(1);
    expect(read("non, rien de tout ça", asked).reply).toBe("no");
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
