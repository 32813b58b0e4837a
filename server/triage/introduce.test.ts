import { expect, test } from "vitest";
import { introduce } from "./introduce.ts";

const now = new Date("2026-11-23T08:00:00Z");

test.each([
  ["self", "1992-03-04", "female", "J'ai 34 ans. Je suis une femme."],
  ["self", null, "male", "Je suis un homme."],
  ["self", null, null, null],
  ["child", "2023-11-24", "male", "C'est pour mon fils de 2 ans."],
  ["child", "2025-01-10", "female", "C'est pour ma fille de 22 mois."],
  ["child", "2026-11-13", null, "C'est pour mon enfant de 10 jours."],
  ["child", "2026-11-22", "female", "C'est pour ma fille de 1 jour."],
  ["child", "2026-11-23", "male", "C'est pour mon fils de 0 jours."],
  ["child", "2027-01-01", "male", "C'est pour mon fils."],
  ["parent", "1950-01-01", "female", "C'est pour ma mère de 76 ans."],
  ["spouse", null, "male", "C'est pour mon mari."],
  ["other", "2020-01-01", "male", "C'est pour un garçon de 6 ans."],
  ["other", null, null, "C'est pour une personne."],
] as const)("a %s born %s, %s, is introduced as %j", (relation, birth_date, sex, sentence) => {
  expect(introduce({ relation, birth_date, sex }, now)).toBe(sentence);
});
