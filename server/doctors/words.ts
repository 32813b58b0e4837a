import { towns, type Town } from "#contract/doctors.ts";
import { fold, specialties, type SpecialtyId } from "#contract/specialties.ts";

/** Titles that stand before a name and say nothing about whose it is. */
const honorifics = new Set(["dr", "docteur", "docteure", "pr", "prof", "professeur", "professeure"]);

/** Words of a sentence ("un cardiologue à Abobo") that name neither a person, nor a place, nor a specialty. */
const smallWords = new Set(
  "a ai au aux avec ce cet cette chez cherche dans de des du en est et je l la le les ma mon ou par pour pres sa son sur un une vers veux voir".split(
    " ",
  ),
);

export type WordKind = "name" | "place" | "clinic";

/** What a doctor is found by. */
export interface Findable {
  full_name: string;
  town: string;
  clinic_address: string | null;
  hospital_name: string | null;
  clinic_name: string | null;
}

const meaningful = (words: string[]) => words.filter((word) => word.length > 1 && !smallWords.has(word));
const split = (text: string | null) => fold(text ?? "").split(" ");

/** « N'Guessan » is typed with and without its apostrophe. */
function nameWords(name: string): string[] {
  const joined = name.replace(/['’ʼ`]/g, "");
  return meaningful([...split(name), ...split(joined)]).filter((word) => !honorifics.has(word));
}

/** The order of the directory: the name without accents, case or title. */
export function sortNameOf(fullName: string): string {
  const words = split(fullName);
  const named = words.filter((word) => !honorifics.has(word));
  return (named.length > 0 ? named : words).join(" ");
}

/**
 * The dictionary words of a doctor. The doctor's own town is no word: it is asked for by equality, so that a search by town reads
 * one index; another town named in the address ("route de Bouaké") is one.
 */
export function wordsOf(doctor: Findable): { kind: WordKind; word: string }[] {
  const town = fold(doctor.town);
  const words: Record<WordKind, string[]> = {
    name: nameWords(doctor.full_name),
    place: meaningful(split(doctor.clinic_address)).filter((word) => word !== town),
    clinic: meaningful([...split(doctor.hospital_name), ...split(doctor.clinic_name)]),
  };
  return (Object.keys(words) as WordKind[]).flatMap((kind) =>
    [...new Set(words[kind])].map((word) => ({ kind, word })),
  );
}

/** Enough to name anybody; each further word would be one more kind of statement that the database keeps prepared. */
const typedWordsMost = { q: 6, town: 4 } as const;

/** The words of a free text worth looking for; a single word counts whatever it is, unless it is a title. */
export function typedWords(text: string): string[] {
  const all = fold(text.replace(/['’ʼ`](?=\p{L}{3})/gu, " "))
    .split(" ")
    .filter((word) => word !== "" && !honorifics.has(word));
  const kept = meaningful(all);
  return [...new Set(kept.length > 0 ? kept : all)].slice(0, typedWordsMost.q);
}

/** The words of a place as typed; a single word counts whatever it is. */
export function placeWords(text: string): string[] {
  const all = split(text).filter((word) => word !== "");
  const kept = meaningful(all);
  return [...new Set(kept.length > 0 ? kept : all)].slice(0, typedWordsMost.town);
}

/** Least number of letters after which the beginning of a specialty's word is enough. */
const prefixFrom = 4;

const specialtyWords: { id: SpecialtyId; words: string[] }[] = specialties.map(({ id, label, english, words }) => ({
  id,
  words: [...new Set([...split(label), ...split(english), ...words.map(fold)])],
}));

/** The specialties a typed word names: whole, by its beginning from four letters, else with one slip (two in long words). */
export function specialtiesMeant(word: string): SpecialtyId[] {
  const having = (test: (known: string) => boolean) =>
    specialtyWords.filter((it) => it.words.some(test)).map((it) => it.id);
  const whole = having((known) => known === word);
  if (whole.length > 0) return whole;
  return word.length < prefixFrom ? [] : having((known) => known.startsWith(word));
}

/** The specialties a word could mean if it was mistyped; asked only when nothing is written that way. */
export function specialtiesMistyped(word: string): SpecialtyId[] {
  return specialtyWords.filter((it) => it.words.some((known) => isSlip(word, known))).map((it) => it.id);
}

/** The towns whose name contains the text, case and accents ignored (specification, section 5). */
export function townsContaining(folded: string): Town[] {
  return towns.filter((town) => fold(town).includes(folded));
}

export function townsMistyped(word: string): Town[] {
  return towns.filter((town) => isSlip(word, fold(town)));
}

/** True when a word differs from a known one by at most one slip of the finger; two from eight letters on. */
export function isSlip(word: string, known: string): boolean {
  if (word.length < 4 || Math.abs(word.length - known.length) > 2) return false;
  return slipsBetween(word, known) <= (Math.min(word.length, known.length) >= 8 ? 2 : 1);
}

/** Letters added, left out, exchanged or swapped with their neighbour (optimal string alignment distance). */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[other.length]!;
}
