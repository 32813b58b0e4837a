import { expect, it } from "vitest";
import { tidied } from "./tidied.ts";

it.each([
  ["  Bonjour  !\tJe  tousse \u00a0 ", "Bonjour ! Je tousse"],
  ["J'ai mal.  \r\n\r\n  Depuis hier", "J'ai mal.\nDepuis hier"],
  ["jeeee suis maaaal, laaaa têteeee", "je suis mal, la tête"],
  ["AAAH le bébééééé", "AH le bébé"],
  ["fie\u0301vre", "fiévre"],
  ["stade III, 10000 francs, une année créée", "stade III, 10000 francs, une année créée"],
  ["", ""],
])("« %s »", (text, plain) => {
  expect(tidied(text)).toBe(plain);
});
