import { describe, expect, it } from "vitest";
import { play } from "#triage-engine/chat.ts";
import { assess, assessAlone } from "#triage-engine/engine.ts";
import { concepts, presentations } from "#triage-engine/knowledge/index.ts";
import { derivations } from "#triage-engine/knowledge/derivations.ts";
import { sharedQuestions } from "#triage-engine/knowledge/questions.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { readBook } from "#triage-engine/reasoning/book.ts";
import { learn } from "./learn.ts";
import { makeLikelihood } from "./likelihood.ts";
import { doubting } from "./doubting.ts";
import { makeAffirms } from "./affirming.ts";
import { makeCues } from "./cues.ts";
import { makeOpinion } from "./second-opinion.ts";
import { makeSense } from "./sense.ts";
import { noteWords } from "./telling-words.ts";

const turns = (messages: readonly string[]) => messages.map((says) => ({ says }));
const told = (...messages: string[]) => assess(turns(messages));
const alone = (...messages: string[]) => assessAlone(turns(messages));

describe("a message in which nothing was understood", () => {
  const coffee = "Du café chaud sur l'avant-bras ce matin, une trace rouge longue comme deux doigts";

  it("is asked about by what its words most likely speak of, and not taken for it", () => {
    const { question, trace } = told(coffee);
    expect(question?.id).toMatch(/^unheard:/);
    expect(question?.facts).toContain("burn");
    expect(trace.facts["burn"]).toBeUndefined();
  });

  it("opens the page of what is picked", () => {
    expect(told(coffee, "brûlure").trace.facts["burn"]).toBe("yes");
  });

  it("is asked for other words when none of it is so, or where nothing was learnt", () => {
    expect(told(coffee, "non").question?.id).toBe("clearer");
    expect(alone(coffee).question?.id).toBe("clearer");
    expect(told("zibulon patafoin grumelle").question?.id).toBe("clearer");
  });

  it("is never ended as the worst of a list by a bare « oui »", () => {
    const { level, done } = told(coffee, "oui", "oui");
    expect([level, done]).toEqual([undefined, false]);
  });
});

describe("what was heard", () => {
  // Here everybody who tells of a market coughs, and hardly anybody means it.
  const market = { stems: ["touss", "journ", "march", "nuit", "lund", "soir"], signs: ["stress"] };
  const cough = { stems: ["touss"], signs: ["cough"] };
  const weigh = makeLikelihood(learn([...Array.from({ length: 40 }, () => market), cough, cough, cough]));
  const read = makeReader(concepts, noteWords);
  const doubted = (text: string) =>
    doubting(
      read,
      weigh,
      concepts,
      new Set(["cough", "suicidal_thoughts"]),
    )(text)
      .mentions.filter(({ doubtful }) => doubtful)
      .map(({ concept }) => concept);

  it("is in doubt among words that hardly ever stand beside it, and only there", () => {
    expect(doubted("Il tousse la journée au marché, la nuit, le lundi, le soir")).toEqual(["cough"]);
    expect(doubted("Il tousse. La journée au marché, la nuit, le lundi, le soir")).toEqual([]);
    expect(doubted("Il tousse la nuit")).toEqual([]);
  });

  it("is believed when it speaks of dying or of violence", () => {
    const says = "Je tousse la journée au marché la nuit le soir le lundi et je veux mourir";
    expect(read(says).mentions.some(({ concept }) => concept === "suicidal_thoughts")).toBe(true);
    expect(doubted(says)).not.toContain("suicidal_thoughts");
  });
});

describe("an emergency that is plainly told", () => {
  it.each([
    "Convulsions en ce moment.",
    "Je voulais un bilan de santé complet pour mon travail. Inconscient, ne répond pas.",
    "mon mari ne voit plus rien depuis ce matin",
  ])("ends at once all the same: %s", (says) => {
    expect(told(says)).toMatchObject({ done: true, level: "emergency" });
  });
});

describe("an answer to a question that another nurse put", () => {
  const book = readBook({ concepts, presentations, sharedQuestions, derivations });
  const read = makeReader(concepts);
  const asked = "Avez-vous un de ces signes : brûlure ou boutons ?";

  it("answers none of hers: a « non » denies nothing that was not asked", () => {
    const first = { says: "J'ai mal au ventre, j'ai 30 ans" };
    const [hers, others] = [
      play(book, read, [first, { says: "non" }]),
      play(book, read, [first, { says: "non", to: asked }]),
    ];
    const denied = (chat: typeof hers) =>
      [...chat.facts.signs].filter(([, { via, value }]) => via === "asked" && value === "no");
    expect(denied(hers).length).toBeGreaterThan(0);
    expect(denied(others)).toEqual([]);
    expect(others.pending?.question.id).toBe(play(book, read, [first]).pending?.question.id);
  });

  it("is heard as ever when it is hers, whatever calm sentence stood before", () => {
    const first = { says: "J'ai mal au ventre, j'ai 30 ans" };
    const { question } = alone(first.says);
    const to = `Je voudrais mieux comprendre. ${question!.text}`;
    expect(play(book, read, [first, { says: "non", to }]).facts).toEqual(
      play(book, read, [first, { says: "non" }]).facts,
    );
  });
});

it("asks nothing where it has no sense", () => {
  const empty = makeSense(
    makeLikelihood(learn([])),
    new Map(),
    makeOpinion({}, makeCues([])),
    makeAffirms({}, makeCues([]), makeLikelihood(learn([]))),
  );
  const book = readBook({ concepts, presentations, sharedQuestions, derivations });
  const { moment } = play(book, makeReader(concepts, noteWords), [{ says: "je tousse" }]);
  expect(empty.unheard([], { book, moment })).toBeUndefined();
});
