import {
  afterShy,
  bodyStems,
  harmingStems,
  people,
  reporting,
  sayingStems,
  shyPeople,
  type Person,
} from "./people-words.ts";
import type { Word } from "./words.ts";

export type Who = { kind: "self" | "baby" | "child" | "other"; noun: string; pronoun: "il" | "elle" };

/** Somebody the text speaks of. `self` is the writer, `third` an « il » or « elle » never named, `crowd` people in general. */
export type Somebody = {
  key: string;
  person?: Person;
  dead: boolean;
  also: boolean;
  named: boolean;
  /** Named only as company (« avec une fille », « chez ma mère »). */
  aside: boolean;
  elle: boolean;
  il: boolean;
};

/** Of each word, who it is said of, when the text says it. */
export type Cast = { of: (Somebody | undefined)[]; somebodies: ReadonlyMap<string, Somebody> };

const determiners = new Set(
  "ma mon sa son notre votre le la l un une cet cette ce mes leur les des ton ta d de du au".split(" "),
);
const besides = new Set(["chez", "avec", "par", "comme", "selon", "sans", "apres", "contre"]);

/** Follows who each clause speaks of. */
export function castOf(words: readonly Word[]): Cast {
  const somebodies = new Map<string, Somebody>();
  const of: (Somebody | undefined)[] = [];
  let current: Somebody | undefined;
  let last: Somebody | undefined;
  words.forEach((word, at) => {
    if (word.gap === 2) current = undefined;
    const person = personAt(words, at);
    if (person) {
      const somebody = meet(person.noun, person);
      look(words, at, somebody);
      if (!says(words, at) && !aside(words, at, person)) {
        somebody.aside = false;
        current = last = somebody;
      }
    } else {
      current = moved(word, at) ?? current;
    }
    of.push(current);
  });
  return { of, somebodies };

  function moved(word: Word, at: number): Somebody | undefined {
    const { text } = word;
    if (speaksOfCrowd(words, at)) return meet("crowd");
    if ((text === "je" || text === "j") && !reports(words, at)) return meet("self");
    if ((text === "mon" || text === "ma" || text === "mes") && bodyStems.has(words[at + 1]?.stem ?? ""))
      return meet("self");
    if ((text === "me" || text === "m") && suffers(words, at, current)) return meet("self");
    if (text === "moi" && ["c", "pour", "et"].includes(words[at - 1]?.text ?? words[at - 2]?.text ?? ""))
      return meet("self");
    if (["il", "elle", "ils", "elles", "celui"].includes(text) && !impersonal(words, at)) {
      const somebody = last ?? meet("third");
      if (text.startsWith("elle")) somebody.elle = true;
      else somebody.il = true;
      return somebody;
    }
    if (["son", "sa", "ses", "lui"].includes(text) && last && current?.key !== last.key) return last;
    return undefined;
  }

  function meet(key: string, person?: Person): Somebody {
    const known = somebodies.get(key);
    if (known) return known;
    const somebody: Somebody = {
      key,
      dead: false,
      also: false,
      named: false,
      aside: true,
      elle: false,
      il: false,
      ...(person ? { person } : {}),
    };
    somebodies.set(key, somebody);
    return somebody;
  }
}

/** « … me fait mal », « mon mari me frappe »: it happens to the writer; « elle ne me reconnaît pas » does not. */
function suffers(words: readonly Word[], at: number, current: Somebody | undefined): boolean {
  if (!current || current.key === "self" || current.key === "crowd")
    return !/^(inquiet|dit|dis)/.test(words[at + 1]?.text ?? "");
  return words.slice(at + 1, at + 4).some(({ stem }) => harmingStems.has(stem));
}

/** Named as company or place: « avec mon mari », « chez ma mère »; « chez mon bébé » is about the baby. */
function aside(words: readonly Word[], at: number, person: Person): boolean {
  const before = beforePerson(words, at);
  return besides.has(before) && !(before === "chez" && person.kind !== "other");
}

/** « ma belle-mère dit que … », « ma femme s'affole »: told by them, not of them. */
function says(words: readonly Word[], at: number): boolean {
  if (people[words[at]?.text ?? ""]?.kind === "baby") return false;
  for (let i = at + 1; i <= at + 4; i += 1) {
    const word = words[i];
    if (!word || word.gap > 0) return false;
    if (sayingStems.has(word.stem)) {
      return (
        !["il", "elle"].includes(words[i + 2]?.text ?? "") ||
        !["que", "qu"].includes(words[i + 1]?.text ?? "") ||
        words[at - 1]?.text === "sa" ||
        words[at - 1]?.text === "son"
      );
    }
    if (!word.small && !word.filler) return false;
  }
  return false;
}

/** The person a word names, if it names one here. */
export function personAt(words: readonly Word[], at: number): Person | undefined {
  const word = words[at];
  const person = word ? people[word.text] : undefined;
  if (!word || !person) return undefined;
  const before = words[at - 1];
  const determined =
    before !== undefined &&
    word.gap === 0 &&
    (determiners.has(before.text) ||
      people[before.text] !== undefined ||
      /^(grand|petit|jeune|vieux|vieille)/.test(before.text));
  if (shyPeople.has(word.text)) {
    const next = words[at + 1];
    if (!determined || before?.text === "des" || before?.text === "de") return undefined;
    return !next || next.gap > 0 || afterShy.has(next.text) || next.value !== undefined ? person : undefined;
  }
  if (/^(enfants|eleves)$/.test(word.text) && !["mes", "nos", "ses", "les"].includes(before?.text ?? ""))
    return undefined;
  if (person.kind === "baby" && unborn(words, at)) return undefined;
  // « une femme de 30 ans » may be the writer; « je suis la mère » says who writes, not who is ill.
  if (word.text === "femme" && !["ma", "sa", "la", "notre"].includes(before?.text ?? "")) return undefined;
  if (
    ["suis", "moi"].includes(words[at - 2]?.text ?? "") &&
    ["la", "le", "sa", "son", "une", "un"].includes(before?.text ?? "")
  )
    return undefined;
  if ((word.text === "fille" || word.text === "garcon") && words[at - 2]?.text === "suis") return undefined;
  if (!determined && !namedBare(words, at, person)) return undefined;
  return word.text === "frere" || word.text === "soeur" ? sibling(words, at, person) : person;
}

/** The baby a pregnant woman feels, or feels no more, is not the patient. */
function unborn(words: readonly Word[], at: number): boolean {
  if (words.some(({ text }) => ["ne", "nee", "accouche", "accouchement", "cesarienne"].includes(text) && text !== "ne"))
    return false;
  const around = words.slice(Math.max(0, at - 5), at + 6);
  return (
    around.some(({ stem }) => stem === "boug" || stem === "mouvem") &&
    words.some(({ text, stem }) => stem === "sent" || ["enceinte", "grossesse", "sa", "ventre"].includes(text))
  );
}

/** Without « ma », « le »…: « bébé tousse », « maman vomit », and « fille 3 ans » at the head of a sentence. */
function namedBare(words: readonly Word[], at: number, person: Person): boolean {
  const text = words[at]?.text ?? "";
  const next = words[at + 1];
  if (text === "fille" || text === "garcon")
    return words[at]?.gap === 2 && (next?.value !== undefined || next?.text === "de" || next?.gap === 1);
  return person.kind !== "other" || text === "maman" || text === "papa";
}

function sibling(words: readonly Word[], at: number, person: Person): Person {
  return ["petit", "petite"].includes(words[at - 1]?.text ?? "") ? { ...person, kind: "child" } : person;
}

/** Notes what is said of a person right around their name: dead, ill as well, named as the one it is for. */
function look(words: readonly Word[], at: number, somebody: Somebody) {
  for (let i = at + 1; i < words.length && i <= at + 6; i += 1) {
    const word = words[i];
    if (!word || word.gap === 2 || personAt(words, i)) break;
    if (["mort", "morte", "decede", "decedee"].includes(word.text) && words[i - 1]?.text !== "presque")
      somebody.dead = true;
    if (["aussi", "egalement", "pareil"].includes(word.text)) somebody.also = true;
  }
  const before = beforePerson(words, at);
  const far = words.slice(Math.max(0, at - 4), at).map(({ text }) => text);
  if (before === "pour" || (far.includes("c") && far.includes("est")) || far.includes("agit")) somebody.named = true;
}

/** The word before a person's determiner. */
function beforePerson(words: readonly Word[], at: number): string {
  let i = at - 1;
  while (
    i >= at - 3 &&
    words[i] &&
    (determiners.has(words[i]?.text ?? "") || /^(petit|grand)/.test(words[i]?.text ?? "")) &&
    words[i]?.text !== "d"
  )
    i -= 1;
  return words[i + 1]?.gap ? "" : (words[i]?.text ?? "");
}

function reports(words: readonly Word[], at: number): boolean {
  for (let i = at + 1; i <= at + 4; i += 1) {
    const word = words[i];
    if (!word || word.gap > 0) return false;
    if (reporting.has(word.stem)) return true;
    if (personAt(words, i)) return true;
    if (!word.small && !word.filler && word.text !== "pas") return false;
  }
  return false;
}

function impersonal(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.text ?? "";
  if (words[at]?.text !== "il") return false;
  if (
    words[at - 1]?.text === "faut" ||
    (next === "fait" && ["chaud", "froid", "nuit", "beau"].includes(words[at + 2]?.text ?? ""))
  )
    return true;
  if (["y", "faut", "pleut", "parait", "semble", "reste", "manque", "vaut"].includes(next)) return true;
  if (next === "est") return words[at + 2]?.value !== undefined && words[at + 3]?.text === "heure";
  const after = words.slice(at + 2, at + 5);
  return (
    ["ne", "n", "me", "m", "en", "l"].includes(next) &&
    after.some(({ text }) => ["reste", "faut", "manque"].includes(text))
  );
}

const crowdAfterDans = new Set([
  "famille",
  "quartier",
  "village",
  "maison",
  "cour",
  "classe",
  "concession",
  "entourage",
]);

function speaksOfCrowd(words: readonly Word[], at: number): boolean {
  const { text } = words[at] ?? { text: "" };
  if (text === "chez" && ["nous", "moi"].includes(words[at + 1]?.text ?? "")) return true;
  if (text === "familial" || text === "familiaux" || text === "hereditaire") return true;
  if (["gens", "voisins", "enfants", "eleves", "collegues", "personnes"].includes(text)) {
    return (
      ["des", "les", "plusieurs", "autres", "beaucoup", "de", "mes", "d"].includes(words[at - 1]?.text ?? "") &&
      !(text === "enfants" && ["mes", "les"].includes(words[at - 1]?.text ?? ""))
    );
  }
  if (words[at - 2]?.text === "toute" || words[at - 1]?.text === "toute") return false;
  if (crowdAfterDans.has(text) && ["dans", "de"].includes(words[at - 2]?.text ?? words[at - 1]?.text ?? ""))
    return text === "famille" || text === "quartier" || text === "village";
  return text === "famille" && words[at - 1]?.text === "de";
}

export const nobodyNamed: Who = { kind: "other", noun: "La personne malade", pronoun: "elle" };
export const theWriter: Who = { kind: "self", noun: "Vous", pronoun: "il" };

/** How somebody is spoken of; the age tells a small child that was never named. */
export function whoIs(somebody: Somebody, age: number | undefined): Who | undefined {
  if (somebody.key === "self") return theWriter;
  if (somebody.key === "crowd") return undefined;
  const { person } = somebody;
  if (!person) {
    if (age === undefined || age >= 15 * 365) return nobodyNamed;
    return age < 365
      ? { kind: "baby", noun: "Le bébé", pronoun: somebody.elle && !somebody.il ? "elle" : "il" }
      : { kind: "child", noun: "L'enfant", pronoun: "il" };
  }
  const grown = person.kind !== "other" && age !== undefined && age >= 15 * 365;
  const small = person.kind === "child" && age !== undefined && age < 365;
  const pronoun = !person.sex && somebody.elle && !somebody.il && person.kind === "baby" ? "elle" : person.pronoun;
  return { kind: grown ? "other" : small ? "baby" : person.kind, noun: person.noun, pronoun };
}

/** « les yeux du bébé coulent »: whose eyes they are may be jumped over. */
export function passOverOwners(words: Word[]): void {
  words.forEach((word, at) => {
    if (word.filler || !people[word.text] || !["de", "d", "du"].includes(beforeOwner(words, at))) return;
    words.splice(at, 1, { ...word, filler: true });
  });
}

function beforeOwner(words: readonly Word[], at: number): string {
  const before = words[at - 1]?.text ?? "";
  return ["mon", "ma", "la", "l", "le", "notre", "son", "sa"].includes(before) ? (words[at - 2]?.text ?? "") : before;
}
