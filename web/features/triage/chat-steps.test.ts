import { expect, test } from "vitest";
import { assess } from "#triage-engine/engine.ts";
import { nurse as words } from "#texts/nurse.ts";
import { aQuestion, aResult, anEmergency } from "#web/testing/a-triage.ts";
import { triageMessageMost } from "#contract/triage.ts";
import { answerWith, listStart, messageOf, stageOf, tied, townOf, withAnswer, withTurn } from "./chat-steps.ts";
import type { Chat } from "./kept-chat.ts";

const chat = (more: Partial<Chat> = {}): Chat => ({
  key: "k",
  session_id: "s1",
  owner: null,
  patient_id: null,
  turns: [],
  taken: 0,
  answers: [],
  state: null,
  town: null,
  join: false,
  ...more,
});

test.each([
  [null, null, "initial"],
  [aQuestion(), null, "conversation"],
  [aResult(), null, "town"],
  [aResult(), "Abidjan", "results"],
  [aResult(), "", "results"],
  [anEmergency(), null, "results"],
] as const)(
  "the stages follow the specification, save that an emergency shows its result at once (%#)",
  (state, town, stage) => {
    expect(stageOf(state, town)).toBe(stage);
  },
);

test("a town that was said counts only where doctors are listed, and the one chosen here counts more", () => {
  expect(townOf(chat(), aResult({ user_town: "Bouaké" }), ["Bouaké"])).toBe("Bouaké");
  expect(townOf(chat(), aResult({ user_town: "Man" }), ["Bouaké"])).toBeNull();
  expect(townOf(chat({ town: "" }), aResult({ user_town: "Bouaké" }), ["Bouaké"])).toBe("");
});

test("what was said to the nurse of this device stays when the server asked the same", () => {
  const here = chat({ turns: ["a", "b"], taken: 0, answers: ["Question ?", "Autre ?"] });
  const { chat: next, differs } = withAnswer(here, aQuestion({ ai_message: "Question ?" }), null);
  expect([differs, next.turns, next.answers, next.taken]).toEqual([false, ["a", "b"], ["Question ?", "Autre ?"], 1]);
});

test.each([
  ["Avez-vous un de ces signes : fièvre, toux ou frissons ?", "Avez-vous un de ces signes : fièvre ou frissons ?"],
  ["Avez-vous un de ces signes : fièvre ou toux ?", "Avez-vous ce signe : toux ?"],
  ["Avez-vous un de ces signes : fièvre, mal ou gêne, ou toux ?", "Avez-vous un de ces signes : fièvre ou toux ?"],
])("what was said to a list stays where the server put it shorter: %s", (local, message) => {
  const here = chat({ turns: ["a", "Non"], taken: 0, answers: [local, "Autre ?"] });
  const { chat: next, differs } = withAnswer(here, aQuestion({ ai_message: message }), null);
  expect([differs, next.turns, next.answers]).toEqual([false, ["a", "Non"], [local, "Autre ?"]]);
});

test.each([
  ["Avez-vous un de ces signes : fièvre ou toux ?", "Avez-vous un de ces signes : fièvre ou douleur ?"],
  ["Avez-vous un de ces signes : fièvre ou toux ?", "Avez-vous un de ces signes : fièvre, toux ou frissons ?"],
  ["Avez-vous un de ces signes : fièvre ou toux ?", "Votre fille a-t-elle un de ces signes : fièvre ou toux ?"],
  ["Avez-vous un de ces signes : fièvre ?", "Ai-je bien compris : fièvre ?"],
])("and not where she put another list, or a longer one: %s", (local, message) => {
  const here = chat({ turns: ["a", "Non"], taken: 0, answers: [local, "Autre ?"] });
  expect(withAnswer(here, aQuestion({ ai_message: message }), null).differs).toBe(true);
});

test("what answers a question that the server did not ask is left out", () => {
  const here = chat({ turns: ["a", "Non"], taken: 0, answers: ["Fièvre ?", "Autre ?"] });
  const { chat: next, differs } = withAnswer(here, aQuestion({ ai_message: "Du sang ?" }), null);
  expect([differs, next.turns, next.answers]).toEqual([true, ["a"], ["Du sang ?"]]);
});

test("a message that waited alone is answered by the server, whatever this device thought", () => {
  const here = withTurn(chat({ answers: ["Fièvre ?"] }), "a");
  const { chat: next, differs } = withAnswer(here, aQuestion({ ai_message: "Du sang ?" }), "awa");
  expect([differs, next.answers, next.owner]).toEqual([false, ["Du sang ?"], null]);
});

test("French signs stay with their word", () => {
  expect(tied("Fièvre ? « oui »")).toBe("Fièvre\u00a0? «\u00a0oui\u00a0»");
});

test.each([
  [
    "Avez-vous un de ces signes : fièvre ou toux ?",
    ["Fièvre", "Toux", "Rien de tout cela"],
    "Avez-vous un de ces signes : ",
  ],
  ["Une vérification : avez-vous ceci : toux ou fièvre ?", ["Toux", "Fièvre"], "Une vérification : avez-vous ceci : "],
  ["Avez-vous de la fièvre ?", ["Oui", "Non"], "Avez-vous de la fièvre ?"],
  ["Avez-vous de la fièvre ?", [], "Avez-vous de la fièvre ?"],
  ["Avez-vous de la fièvre ?", ["Je ne sais pas"], "Avez-vous de la fièvre ?"],
])("the list in « %s » begins where its signs do", (question, labels, shown) => {
  expect(question.slice(0, listStart(question, labels))).toBe(shown);
});

test("what is typed beside ticked signs is a sentence of its own", () => {
  expect(messageOf([], " depuis hier ")).toBe("depuis hier");
  expect(messageOf(["Fièvre", "Toux"], " ")).toBe("Fièvre, Toux");
  expect(messageOf(["Fièvre", "Toux"], "depuis hier")).toBe(`Fièvre, Toux. ${words.added}depuis hier`);
  expect(messageOf([], "")).toBe("");
});

test.each([
  "j'ai mal au ventre depuis 2 jours, j'ai 30 ans",
  "mon fils de 3 ans tousse et a le corps chaud depuis 2 jours",
])("the nurse hears ticked signs and the words typed beside them: « %s »", (story) => {
  const turns = [{ says: story }];
  const facts = (says: string) => assess([...turns, { says }]).trace.facts;
  for (let question = assess(turns).question; question; question = assess(turns).question) {
    const signs = question.many ? question.choices.filter((label) => !words.alone.includes(label)) : [];
    for (const sign of signs) {
      const named = facts(sign);
      const ticked = question.facts.filter((id) => named[id] === "yes");
      for (const typed of [
        "depuis ce matin",
        "non",
        "non, pas autre chose",
        "rien d'autre",
        "je ne sais pas pour le reste",
      ]) {
        const heard = facts(messageOf([sign], typed));
        expect([typed, ...ticked.map((id) => heard[id])]).toEqual([typed, ...ticked.map(() => "yes")]);
      }
      expect(facts(messageOf([sign], "38,5 de température"))["temperature"]).toBe(38.5);
    }
    turns.push({ says: question.many ? words.alone[0]! : (question.choices.find((label) => label === "Non") ?? "1") });
  }
});

const yesNo = ["Oui", "Non", "Je ne sais pas"];

test("words typed beside a touched answer go along, save where they would change how it is heard, or are a correction", () => {
  expect(answerWith("Non", yesNo, " ")).toBe("Non");
  expect(answerWith("Non", yesNo, "depuis hier")).toBe(`Non. ${words.added}depuis hier`);
  expect(answerWith(words.alone[0]!, words.alone, "depuis hier")).toBe(`${words.alone[0]}. ${words.added}depuis hier`);
  expect(answerWith("1 à 4 ans", ["1 à 4 ans", "Je ne sais pas"], "3 ans")).toBeNull();
  expect(answerWith("Non", yesNo, `${words.correction}c'était hier`)).toBeNull();
  expect(answerWith("Non", yesNo, words.correction)).toBe("Non");
  expect(answerWith("Non", yesNo, "a".repeat(triageMessageMost))).toBeNull();
});

test.each([
  "j'ai mal au ventre depuis 2 jours, j'ai 30 ans",
  "mon fils de 3 ans tousse et a le corps chaud depuis 2 jours",
  "j'ai mal à la tête depuis 2 jours, 45 ans",
])("the nurse hears a touched answer as she does without the words typed beside it: « %s »", (story) => {
  const turns = [{ says: story }];
  let heard = 0;
  for (let question = assess(turns).question; question; question = assess(turns).question) {
    const offered = question.many ? words.alone : question.choices;
    for (const label of offered) {
      const whole = answerWith(label, offered, "comme je vous ai dit");
      if (whole === null) continue;
      const facts = (says: string) => assess([...turns, { says }]).trace.facts;
      expect([label, facts(whole)]).toEqual([label, facts(label)]);
      heard += 1;
    }
    turns.push({ says: question.many ? words.alone[0]! : (question.choices.find((label) => label === "Non") ?? "1") });
  }
  expect(heard).toBeGreaterThan(4);
});
