import { describe, expect, it } from "vitest";
import { withholdPerson } from "./withhold.ts";

const names = ["Awa Koné", "Jean-Baptiste N'Guessan"];

describe("what a language model is not told", () => {
  it.each([
    ["Mon numéro c'est 07 07 12 34 56, rappelez", "Mon numéro c'est …, rappelez"],
    ["+225 05-06-07-08-09", "…"],
    ["écrivez à awa.kone@example.org vite", "écrivez à … vite"],
    ["ma CMU 1234567890123", "ma CMU …"],
    ["voir https://exemple.ci/awa ici", "voir … ici"],
    ["je suis Awa KONE et j'ai mal", "je suis … … et j'ai mal"],
    ["awa a de la fievre", "… a de la fievre"],
    ["jean baptiste tousse", "… … tousse"],
    ["je m'appelle Mariam Traoré et je tousse", "je m'appelle … et je tousse"],
    ["c'est mon fils Kouadio qui a chaud", "c'est mon fils … qui a chaud"],
    ["mon bébé Ange Marie vomit", "mon bébé … vomit"],
    ["Je m'appelle mariam", "Je m'appelle …"],
    ["Mme Diallo est tombée", "Mme … est tombée"],
    ["Bonjour docteur Kouassi", "Bonjour docteur …"],
  ])("%s", (said, sent) => {
    expect(withholdPerson(said, names)).toBe(sent);
  });

  it.each([
    "fièvre à 39,5 depuis 3 jours, tension 15/9",
    "mon fils tousse, ma fille vomit",
    "température 38.5, 150/90, 1,60 g, saturation 92",
    "il a 2 ans et pèse 12 kg",
    "je prends de la Ventoline",
    "bonjour docteur j'ai mal",
  ])("but the illness it is told: %s", (said) => {
    expect(withholdPerson(said, names)).toBe(said);
  });
});
