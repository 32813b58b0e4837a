import { expect, it } from "vitest";
import { townOf } from "./town.ts";
import { readWords } from "./words.ts";

it.each([
  ["j'habite Yopougon", "Abidjan"],
  ["j'ai quitté Abidjan hier, je suis à Bouaké", "Bouaké"],
  ["ma sœur est à Abidjan, moi à Bouaké", "Bouaké"],
  ["mon père est hospitalisé à Bouaké", "Bouaké"],
  ["de passage à Yamoussoukro, j'habite Port-Bouët", "Abidjan"],
  ["nous sommes revenus de Bouaké hier", undefined],
  ["je reviens d'Abidjan", undefined],
])("« %s »: %s", (text, town) => {
  expect(townOf(readWords(text))).toBe(town);
});
