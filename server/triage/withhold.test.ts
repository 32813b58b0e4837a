import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tokenize } from "#triage-engine/language/normalize.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";
import { spread } from "#triage-engine/vignettes/spread.ts";
import { vocabulary } from "./known-words.ts";
import { perhapsNames } from "./name-words.ts";
import { everydayNames, testNames } from "./test-names.ts";
import { withholdPerson } from "./withhold.ts";

const account = ["Awa Koné", "Jean-Baptiste N'Guessan", "Blé Ly"];
const words = vocabulary();
const sent = (said: string, names: readonly string[] = account) => withholdPerson(said, names, words);
const partsOf = (text: string) => tokenize(text).map((token) => token.text);

describe("what a language model is not told", () => {
  it.each([
    ["Mon numéro c'est 07 07 12 34 56, rappelez", "Mon numéro c'est …, rappelez"],
    ["+225 05-06-07-08-09", "…"],
    ["écrivez à awa.kone@example.org vite", "écrivez à … vite"],
    ["ma CMU 1234567890123", "ma CMU …"],
    ["voir https://exemple.ci/awa ici", "voir … ici"],
    ["je suis Awa KONE et j'ai mal", "je suis … et j'ai mal"],
    ["awa a de la fievre", "… a de la fievre"],
    ["jean baptiste tousse", "… tousse"],
    ["blé ly tousse", "… tousse"],
    ["je m'appelle n'guessan ahou rose j'ai mal", "je m'appelle … j'ai mal"],
    ["je m'appelle Mariam Traoré et je tousse", "je m'appelle … et je tousse"],
    ["c'est mon fils Kouadio qui a chaud", "c'est mon fils … qui a chaud"],
    ["mon bébé Ange Marie vomit", "mon bébé … vomit"],
    ["Je m'appelle mariam", "Je m'appelle …"],
    ["Mme Diallo est tombée", "Mme … est tombée"],
    ["Bonjour docteur Kouassi", "Bonjour docteur …"],
  ])("%s", (said, kept) => {
    expect(sent(said)).toBe(kept);
  });

  it.each([
    ["ma fille awa tousse", "ma fille … tousse"],
    ["mon fils kouassi jean tousse", "mon fils … tousse"],
    ["je suis mamadou traoré", "je suis …"],
    ["c'est fatou", "c'est …"],
    ["Bonjour, ici Aminata Diabaté", "Bonjour, ici …"],
    ["Traoré Issa 45 ans", "… 45 ans"],
    ["KOUADIO YAO A MAL AU VENTRE", "… A MAL AU VENTRE"],
    ["mme konan tousse", "mme … tousse"],
    ["la petite aïcha a chaud", "la petite … a chaud"],
    ["le nommé Bakayoko Sory", "le nommé …"],
    ["Mon papa s'appelle Kouamé", "Mon papa s'appelle …"],
    ["il s'appelle kouame yao et il tousse", "il s'appelle … et il tousse"],
    ["ma maman Aya Ahou tousse", "ma maman … tousse"],
    ["ma fille rose tousse", "ma fille … tousse"],
    ["Kouassi Rose tousse", "… tousse"],
    ["Nom : Pierre Martin", "Nom : …"],
    ["N'Cho a mal", "… a mal"],
    ["Kouassi Blé tousse", "… tousse"],
    ["à Bouaké Commerce j'ai mal", "à … j'ai mal"],
    ["mon fils Juste tousse", "mon fils … tousse"],
    ["k o u a m e tousse", "… tousse"],
    ["Ｋｏｕａｓｓｉ tousse", "… tousse"],
    ["Kou\u200bassi tousse", "… tousse"],
    ["Коуасси tousse", "tousse"],
    ["j'ai le kouassi qui vomit", "j'ai le … qui vomit"],
  ])("though no account knows the name: %s", (said, kept) => {
    expect(sent(said, []).trim()).toBe(kept);
  });

  it.each([
    ["j'habite à Yopougon Maroc rue L12 villa 34 et j'ai mal", "j'habite … et j'ai mal"],
    ["quartier des Rosiers, derrière la pharmacie", "quartier …, derrière la pharmacie"],
    ["mon compte awa.kone88", "mon compte …"],
    ["quartier Sicogi, cité des arts", "quartier …, cité …"],
    ["facebook awa_la_belle", "facebook …"],
    ["@awakone j'ai mal", "… j'ai mal"],
    ["07,07,12,34,56", "…"],
    ["O7 O7 12 34 56", "…"],
    ["zéro sept zéro huit douze trente quatre", "…"],
    ["code 48213", "code …"],
    ["né le 12/05/1987", "né le …"],
  ])("nor where the person is found: %s", (said, kept) => {
    expect(sent(said, [])).toBe(kept);
  });
});

const cap = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
const bare = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "");
const spellings: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => bare(name).toLowerCase(),
  (name) => name.toUpperCase(),
  (name) => cap(bare(name)),
  (name) => name.toLowerCase(),
];
/** Something says that it is a name. */
const introduced = [
  "ma fille @ a mal au ventre", "je suis @ et j'ai mal", "c'est @", "Bonjour, ici @", "mme @ est tombée", "il s'appelle @ et il tousse", "je m'appelle @ j'ai chaud",
  "la petite @ vomit", "le nommé @ tousse", "Nom : @, 45 ans", "bonjour docteur @", "mon bébé @ vomit", "mon nom est @", "moi c'est @ j'ai mal", "MON FILS @ A LA FIEVRE",
]; // prettier-ignore
/** Nothing does. */
const alone = [
  "@ a mal au ventre", "@ tousse", "j'ai la fièvre. @", "@ 45 ans", "avec @ on a mangé", "il a le palu @ depuis hier", "j'ai mal à la tête, merci @", "@ et moi avons mal",
  "il y a la @ qui tousse", "à @ ça va pas", "chez @", "@ est malade trop", "l'enfant de @ convulse", "je soigne @", "@-Marie A TRES MAL",
]; // prettier-ignore

function leaks(names: readonly string[], frames: readonly string[]): string[] {
  return names.flatMap((name, n) =>
    frames.flatMap((frame, at) => {
      const said = frame.replace("@", spellings[(n + at) % spellings.length]!(name));
      const own = new Set(partsOf(frame));
      const left = partsOf(sent(said, []));
      return partsOf(name).some((part) => part.length > 1 && !own.has(part) && left.includes(part)) ? [said] : [];
    }),
  );
}

it("does not mend a misspelling into the name of somebody the account knows", () => {
  expect(sent("orangge tousse", [])).toBe("orange tousse");
  expect(sent("orangge tousse", ["Awa Orange"])).toBe("… tousse");
  expect(sent("mon fils rosse tousse, pierrre aussi", [])).not.toMatch(/\brose\b|\bpierre\b/);
});

describe("names of West Africa", () => {
  it("never leave when something says that they are names, everyday words among them", () => {
    expect(leaks([...testNames, ...everydayNames], introduced)).toEqual([]);
  }, 60_000);

  it("never leave by themselves either, unless they are everyday words", () => {
    const names = testNames.filter((name) => !partsOf(name).some((part) => perhapsNames.has(part)));
    expect(names.length).toBeGreaterThan(950);
    expect(leaks(names, alone)).toEqual([]);
  }, 60_000);
});

describe("what a language model is told", () => {
  it.each([
    "fièvre à 39,5 depuis 3 jours, tension 15/9",
    "mon fils tousse, ma fille vomit",
    "température 38.5, 150/90, 1,60 g, saturation 92",
    "il a 2 ans et pèse 12 kg",
    "je prends de la Ventoline",
    "bonjour docteur j'ai mal",
    "le bébé pèse 2800 g, j'ai été opérée en 2019",
    "Mon petit a le zigouloulou",
    "j'ai mal au ploukou",
    "elle a des bidjibidji",
    "c'est trop zangozango",
    "un chien du quartier m'a mordu, c'est juste une plaie",
    "elle a été violée, elle prend de la rifampicine",
    "aujourd'hui il crache, il m'a mordu",
  ])("the illness: %s", (said) => {
    expect(sent(said)).toBe(said);
  });

  it("a misspelling in its right spelling", () => {
    expect(sent("ma cuiss a une plè qui sègne, gorj rouj")).toBe("ma cuisse a une plè qui sègne, gorge rouge");
    expect(sent("jvomi et jai mal a la poitrinne")).toBe("jvomi et jai mal a la poitrine");
  });

  it("nearly all words of the working cases, and most that are misspelt", () => {
    const said = spread(workVignettes, 800).map(({ says }) => says);
    const count = (texts: readonly string[]) => texts.flatMap(partsOf).filter((part) => /[a-z]/.test(part)).length;
    expect(count(said.map((text) => sent(text, []))) / count(said)).toBeGreaterThan(0.975);
    const long = [...new Set(said.flatMap(partsOf))].filter((part) => /^[a-z]{7,}$/.test(part) && words.knows(part));
    // One letter left out in the middle.
    const typos = long.map((word) => word.slice(0, 3) + word.slice(4)).filter((word) => !words.knows(word));
    const mended = typos.filter((word) => sent(`il dit ${word} hier`, []).indexOf("…") < 0);
    expect(mended.length / typos.length).toBeGreaterThan(0.7);
  });

  it("without a crash, whatever comes", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => void sent(text)));
  });
});
