import { expect, test } from "vitest";
import { tied } from "#texts/tied.ts";
import { tiedTexts } from "./french-spaces-plugin.ts";

const nbsp = "\u00a0";

test.each([
  ["Est-ce grave ?", `Est-ce grave${nbsp}?`],
  ["Allergies, groupe sanguin : le médecin", `Allergies, groupe sanguin${nbsp}: le médecin`],
  ["« oui » ; 20 % moins cher", `«${nbsp}oui${nbsp}»${nbsp}; 20${nbsp}% moins cher`],
  ["dans les 24 heures, à 39 °C", `dans les 24${nbsp}heures, à 39${nbsp}°C`],
  ["3 ans et 1 jour", `3${nbsp}ans et 1${nbsp}jour`],
  ["112 appels, 5 anses", "112 appels, 5 anses"],
])("« %s » does not break before a sign or a unit", (plain, without) => {
  expect(tied(plain)).toBe(without);
});

test("strings and templates of a module are tied, also where a number comes; its code and its keys stay", () => {
  const code = [
    'export const a = { "Et toi ?": b ? "Oui ?" : "Non" };',
    'export const c = (n) => `Effacé après ${n === 1 ? "1 jour" : n} jours : « ${n} » !`;',
    'export const p = / \\?/; import x from "y";',
  ].join("\n");
  expect(tiedTexts(code)).toBe(
    [
      `export const a = { "Et toi ?": b ? "Oui${nbsp}?" : "Non" };`,
      `export const c = (n) => \`Effacé après \${n === 1 ? "1${nbsp}jour" : n}${nbsp}jours${nbsp}: «${nbsp}\${n}${nbsp}»${nbsp}!\`;`,
      'export const p = / \\?/; import x from "y";',
    ].join("\n"),
  );
});
