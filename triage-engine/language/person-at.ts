import { afterShy, people, shyPeople, type Person } from "./people-words.ts";
import type { Word } from "./words.ts";

const determiners = new Set(
  "ma mon sa son notre votre le la l un une cet cette ce mes leur les des ton ta d de du au".split(" "),
);

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
  // « sa jumelle n'a rien »
  if (word.text.startsWith("jume") && /^s(a|on)$/.test(before?.text ?? "")) return undefined;
  // « je suis la mère », « je suis un gars »: who writes.
  if (
    ["suis", "moi"].includes(words[at - 2]?.text ?? "") &&
    ["la", "le", "sa", "son", "une", "un"].includes(before?.text ?? "")
  )
    return undefined;
  // « j'y vais pour petit petit », « ça grandit petit petit »
  if (word.text === "petit" && [before?.text, words[at + 1]?.text].includes("petit")) return undefined;
  if (servesThere(words, at)) return undefined;
  if (shyPeople.has(word.text)) {
    const next = words[at + 1];
    if (!determined || before?.text === "des" || before?.text === "de") return undefined;
    return !next || next.gap > 0 || afterShy.has(next.text) || next.value !== undefined ? person : undefined;
  }
  if (/^(enfants|eleves)$/.test(word.text) && !["mes", "nos", "ses", "les"].includes(before?.text ?? ""))
    return undefined;
  if ((person.kind === "baby" && unborn(words, at)) || (isYoung(person) && carried(words, at))) return undefined;
  // « une femme de 30 ans » may be the writer
  if (word.text === "femme" && !["ma", "sa", "la", "notre"].includes(before?.text ?? "")) return undefined;
  if ((word.text === "fille" || word.text === "garcon") && words[at - 2]?.text === "suis") return undefined;
  // « je suis maman d'un petit Yao », « je suis la grande sœur de Moussa »
  if (before?.text === "suis" || (/^(grand|petit)/.test(before?.text ?? "") && words[at - 3]?.text === "suis"))
    return undefined;
  if (!determined && !namedBare(words, at, person)) return undefined;
  if (spokenTo(words, at)) return undefined;
  // « fils de sang dans les crachats », « les fils de mon stérilet »
  if (word.text === "fils" && (words[at + 2]?.text === "sang" || before?.text === "les")) return undefined;
  return word.text === "frere" || word.text === "soeur" ? sibling(words, at, person) : person;
}

/** « la fille de la pharmacie », « le garçon du labo »: who works there. « la fille de la voisine » may be ill. */
function servesThere(words: readonly Word[], at: number): boolean {
  const place = words[at + 2]?.text === "la" ? at + 3 : at + 2;
  return (
    /^l[ae]$/.test(words[at - 1]?.text ?? "") &&
    /^(de|du)$/.test(words[at + 1]?.text ?? "") &&
    /^(pharmacie|labo|laboratoire|boutique|guichet|caisse)$/.test(words[place]?.text ?? "")
  );
}

/** « elle me dit maman j'ai mal », « apollo m'a pris vieux père, … »: who is spoken to. */
const spokenTo = (words: readonly Word[], at: number) =>
  // « Mon enfant, la tête me fait mal », « Bonjour ma fille, j'ai 67 ans »
  (at === 1 &&
    words[2]?.gap === 1 &&
    words.slice(2, 8).some(({ text }) => text === "me") &&
    !words.slice(2, 8).some(({ text }) => /^(il|elle)$/.test(text))) ||
  // « merci ma fille », « deux petites choses mon enfant. »
  (/^(bonjour|bonsoir|salut|merci|pardon|non|oui|choses?|questions?|problemes?|conseil)$/.test(
    words[at - 2]?.text ?? "",
  ) &&
    /^(ma|mon)$/.test(words[at - 1]?.text ?? "") &&
    (words[at + 1]?.gap ?? 2) > 0) ||
  (/^vieu?x|^vieille$/.test(words[at - 1]?.text ?? "") &&
    !determiners.has(words[at - 2]?.text ?? "") &&
    (words[at + 1]?.gap ?? 2) > 0) ||
  (/^(maman|papa|tata|tantie|tonton)$/.test(words[at]?.text ?? "") &&
    /^(dit|di|dis|disait|crie)$/.test(words[at - 1]?.text ?? ""));

const isYoung = ({ kind }: Person) => kind === "baby" || kind === "child";

/** « enceinte de jumeaux », « j'attends un enfant », « elle a mis l'enfant au monde »: said of the mother. */
function carried(words: readonly Word[], at: number): boolean {
  if (expected(words, at)) return true;
  if (words[at + 2]?.text === "monde" || words[at + 1]?.text === "monde") return true;
  for (let i = at - 1; i >= Math.max(0, at - 3) && words[i + 1]?.gap === 0; i -= 1)
    if (["enceinte", "grossesse", "attends", "attend", "cherche"].includes(words[i]?.text ?? "")) return true;
  return false;
}

/** « je suis à 36 semaines, le bébé est calme », « c'est mon deuxième enfant, je suis à 7 mois »: not born yet. An ill baby beside a pregnancy is one of its own. */
function expected(words: readonly Word[], at: number): boolean {
  const counted = words[at - 3]?.text === "est" && /^(prem|deux|trois|quatr|cinq)/.test(words[at - 1]?.text ?? "");
  const felt = words.slice(at + 1, at + 4).some(({ text }) => /^(boug|remu|calm|tape|donne)/.test(text));
  // « J'ai vingt-six ans, c'est mon premier bébé. »
  if (counted && words[at + 1]?.text !== "qui" && words.some(({ text, value }) => text === "suis" || (value ?? 0) > 14))
    return true;
  if (words[at]?.text !== "bebe" || !felt) return false;
  const span = (i: number) => words[i]?.value !== undefined && /^(mois|semaine)/.test(words[i + 1]?.text ?? "");
  return words.some(
    ({ text }, i) =>
      (text === "suis" && words[i + 1]?.text === "a" && span(i + 2)) ||
      (span(i) && /^gro?s+es/.test(words[i + 3]?.text ?? "") && words[i + 2]?.text === "de"),
  );
}

/** The baby a pregnant woman feels, or feels no more, is not the patient. */
function unborn(words: readonly Word[], at: number): boolean {
  if (words.some(({ text }) => ["ne", "nee", "accouche", "accouchement", "cesarienne"].includes(text) && text !== "ne"))
    return false;
  const around = words.slice(Math.max(0, at - 5), at + 6);
  return (
    words.some(({ text }) => text === "uterus") ||
    (around.some(({ stem }) => stem === "boug" || stem === "mouvem") &&
      words.some(
        ({ text, stem }) => stem === "sent" || ["enceinte", "grossesse", "sa", "sage", "ventre"].includes(text),
      ))
  );
}

/** Without « ma », « le »…: « bébé tousse », « maman vomit », and « fille 3 ans » at the head of a sentence. */
function namedBare(words: readonly Word[], at: number, person: Person): boolean {
  const text = words[at]?.text ?? "";
  const next = words[at + 1];
  if (text === "fille" || text === "garcon")
    return words[at]?.gap === 2 && (next?.value !== undefined || next?.text === "de" || next?.gap === 1);
  // « ma fille, seize ans, élève en seconde »
  return (person.kind !== "other" && text !== "eleve") || text === "maman" || text === "papa";
}

function sibling(words: readonly Word[], at: number, person: Person): Person {
  return ["petit", "petite"].includes(words[at - 1]?.text ?? "") ? { ...person, kind: "child" } : person;
}

/** The word before a person's determiner. */
export function beforePerson(words: readonly Word[], at: number): string {
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

/** « La tante d'un nouveau-né rapporte … », « le père d'un garçon de 4 ans signale … »: who tells stands first, and is not ill. */
export const toldBy = (words: readonly Word[]): boolean =>
  /^l[ea]?$/.test(words[0]?.text ?? "") &&
  personAt(words, 1) !== undefined &&
  /^d$/.test(words[2]?.text ?? "") &&
  words.slice(3, 16).some(({ text }) => /^(rapport|signal|racont|explique|ecrit$|dit$|amen|consult)/.test(text));
