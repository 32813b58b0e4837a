import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "./read.ts";
import { repair } from "./repair.ts";
import { readWords } from "./words.ts";

const read = makeReader(concepts);
const repaired = (text: string) => {
  const words = readWords(text);
  repair(words);
  return words.map((word) => word.text).join(" ");
};
const numbers = (text: string) =>
  Object.fromEntries(read(text).numbers.map(({ name, value }) => [name, Math.round(value * 10) / 10]));
const signs = (text: string) =>
  read(text).mentions.flatMap(({ concept, polarity, about }) =>
    polarity === "yes" && about === "patient" ? [concept] : [],
  );

describe("what is put right among the words", () => {
  it.each([
    ["J'ai oublié deux pilules... non pardon, une seule", "j ai oublie une pilules"],
    ["dix fois.. non j'exagère trois fois", "trois fois"],
    ["tombé du toit. Pardon, le clavier, tombé du canapé", "tombe du canape"],
    ["mal aux hanches, je veux dire le bas du dos, pas les hanches", "mal aux dos"],
    ["brûlé la main, enfin pas la main, le bras", "brule la bras"],
  ])("« %s »", (text, words) => {
    expect(repaired(text)).toBe(words);
  });

  it.each([
    "elle saigne du nez. Pardon, saigne aussi des gencives",
    "mal au ventre et au dos",
    "mal au ventre, pardon de vous déranger, et le dos aussi",
    "il a vomi trois fois et toussé deux fois",
  ])("and nothing else: « %s »", (text) => {
    expect(repaired(text)).toBe(
      readWords(text)
        .map((word) => word.text)
        .join(" "),
    );
  });
});

describe("a time or an age that is put right", () => {
  it.each([
    ["ma fille de 3 mois a 38,4.. non pardon 3 semaines", { age: 21, temperature: 38.4 }],
    ["Homme 72 ans, genou douloureux depuis six jours. Correction : six mois", { age: 26298, duration: 182.6 }],
    ["mon fils de 3 ans tousse depuis 2 jours, non pardon il a 4 ans", { age: 1461, duration: 2 }],
    ["mon 19 de tension ! Repris après repos : 15/9", { systolic: 150, diastolic: 90 }],
  ])("« %s »", (text, told) => {
    expect(numbers(text)).toMatchObject(told);
  });

  it.each([
    ["mon fils de 3 ans a pris par erreur un comprimé il y a 2 heures", { age: 1095.8, hours_since_event: 2 }],
    ["ma fille de 3 ans a avalé par erreur de la javel, cinq minutes après elle vomit", { age: 1095.8 }],
    ["J'ai 30 ans, pardon de vous déranger, depuis deux jours je tousse", { age: 10957.5, duration: 2 }],
    ["Il est tombé de la moto, 12 ans, il saigne", { age: 4383 }],
    ["mal au dos depuis deux jours, un faux mouvement, il y a trois heures c'est pire", { duration: 2 }],
  ])("is no other one that stands beside a mishap: « %s »", (text, told) => {
    expect(numbers(text)).toMatchObject(told);
  });
});

describe("a danger", () => {
  it.each([
    ["mon bébé de 2 ans convulse, ma mère me rassure, c'est pas grave", "convulsion"],
    ["mon bébé de 2 ans convulse. Ma mère me calme, c'est normal", "convulsion"],
    ["papa est parti de la maison, il délire", "confusion"],
    ["mon fils est parti d'un seul coup, il convulse", "convulsion"],
    ["je ne peux plus baisser le menton vers la poitrine", "neck_stiff"],
  ])("stays where nobody takes it back: « %s »", (text, sign) => {
    expect(signs(text)).toContain(sign);
  });

  it("told after a denial of the same in one answer is there", () => {
    const { mentions } = read("non pas de fièvre hier, mais fièvre ce matin", { facts: ["fever"] });
    expect(mentions.some(({ concept, polarity }) => concept === "fever" && polarity === "yes")).toBe(true);
  });
});
