import { expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { readBook } from "./book.ts";
import { noFacts } from "./facts.ts";
import { foundSigns } from "./taps.ts";
import { asPut, choicesOf, textOf } from "./wording.ts";

const book = readBook({ concepts, presentations: [], sharedQuestions: [], derivations: [] });
const question = {
  id: "danger",
  you: "Avez-vous aussi un de ces signes",
  they: "{Qui} a-t-{il} aussi un de ces signes",
};

it("asks for signs in a list, and for the one that is left by itself", () => {
  const son = { ...noFacts(), who: { kind: "child" as const, noun: "Votre fils", pronoun: "il" as const } };
  expect(textOf(book, { question, facts: ["fever", "fatigue"] }, noFacts()).text).toBe(
    "Avez-vous aussi un de ces signes : fièvre (corps chaud) ou fatigue ?",
  );
  expect(textOf(book, { question, facts: ["fatigue"] }, noFacts()).text).toBe("Avez-vous aussi ce signe : fatigue ?");
  expect(textOf(book, { question, facts: ["fatigue"] }, son).text).toBe("Votre fils a-t-il aussi ce signe : fatigue ?");
});

it("offers no choice that belongs to the other sex", () => {
  const choices = [{ label: "Oui" }, { label: "C'est un homme", sex: "male" as const }];
  const asked = { question: { ...question, id: "pregnant", choices }, facts: [] };
  expect(choicesOf(book, asked, { ...noFacts(), sex: "female" }).choices).toEqual(["Oui", "Je ne sais pas"]);
  expect(choicesOf(book, asked, { ...noFacts(), sex: "male" }).choices).toEqual([
    "Oui",
    "C'est un homme",
    "Je ne sais pas",
  ]);
  expect(choicesOf(book, asked, noFacts()).choices).toHaveLength(3);
});

it("asks nobody but a small child whether they can suck", () => {
  const asked = { question, facts: ["cannot_drink", "fever"] };
  const baby = { ...noFacts(), numbers: new Map([["age", 200] as const]) };
  expect(textOf(book, asked, baby).text).toContain("impossibilité de boire (ou de téter)");
  expect(choicesOf(book, asked, baby).choices[0]).toBe("Impossibilité de boire (ou de téter)");
  expect(textOf(book, asked, noFacts()).text).toBe(
    "Avez-vous aussi un de ces signes : impossibilité de boire ou fièvre (corps chaud) ?",
  );
  expect(choicesOf(book, asked, noFacts()).choices[0]).toBe("Impossibilité de boire");
  expect(foundSigns(book, "Impossibilité de boire", asked.facts)).toEqual(["cannot_drink"]);
  expect(foundSigns(book, "Impossibilité de boire (ou de téter)", asked.facts)).toEqual(["cannot_drink"]);
});

it("knows a list again that another nurse put with fewer or more of its signs, and no other", () => {
  const list = { question: { ...question, facts: ["fever", "fatigue", "cough"] }, facts: ["fever", "fatigue"] };
  const put = (to: string) => asPut(book, list, noFacts(), to)?.facts;
  const stem = "Avez-vous aussi un de ces signes";
  expect(put(`Merci. ${stem} : fièvre (corps chaud) ou fatigue ?`)).toEqual(["fever", "fatigue"]);
  expect(put("Avez-vous aussi ce signe : fatigue ?")).toEqual(["fatigue"]);
  expect(put(`${stem} : fièvre (corps chaud), fatigue ou toux ?`)).toEqual(["fever", "fatigue", "cough"]);
  expect(put(`${stem} : fatigue ou vomissements ?`)).toBeUndefined();
  expect(put("Quel âge avez-vous ?")).toBeUndefined();
});
