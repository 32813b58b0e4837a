import { negationWords } from "#triage-engine/language/small-words.ts";
import type { Note, Reading, Telling } from "#triage-engine/language/read.ts";
import { soundOf } from "#triage-engine/language/spelling.ts";

/** The words that tell something, each with its sentence, and whether its clause denies; and the sound of all words. */
export const noteWords: Note = (all) => {
  let sentence = 0;
  let clause = 0;
  const placed = all.map((word, at) => {
    if (word.gap === 2 || /[.!?…]/.test(all[at - 1]?.after ?? "")) sentence += 1;
    if (word.gap > 0 || word.text === "mais") clause += 1;
    return { ...word, sentence, clause };
  });
  const denying = new Set(placed.flatMap((word) => (negationWords.has(word.text) ? [word.clause] : [])));
  const noted = placed
    .filter(({ small, kind }) => !small && kind === "word")
    .map(({ from, to, stem, sentence: of, clause: part }) => ({
      from,
      to,
      stem,
      sentence: of,
      clause: part,
      denied: denying.has(part),
    }));
  const spoken = placed
    .filter(({ text }) => text !== "oui")
    .map(({ from, to, text, sentence: of }) => ({ from, to, sound: soundOf(text) || text, sentence: of }));
  return { noted, spoken };
};

export const stemsIn = (said: readonly Reading[]) => said.flatMap(({ noted = [] }) => stemsOf(noted));

export const stemsOf = (told: readonly Pick<Telling, "stem">[]) => told.map(({ stem }) => stem);

/** The words of a message, sentence by sentence or clause by clause. */
export function partsBy(by: "sentence" | "clause", words: readonly Telling[]): Telling[][] {
  return [...new Set(words.map((word) => word[by]))].map((at) => words.filter((word) => word[by] === at));
}

type Stretch = Pick<Telling, "from" | "to">;

/** Whether two stretches of a message share a letter. */
export const overlap = (one: Stretch, other: Stretch): boolean => one.from < other.to && other.from < one.to;

/** The words that belong to nothing that was understood. */
export const strangeAmong = <One extends Stretch>(words: readonly One[], heard: readonly Stretch[]): One[] =>
  words.filter((word) => !heard.some((one) => overlap(one, word)));

/** A message, sentence by sentence. */
export function sentencesOf({ noted = [], spoken = [], mentions, ...reading }: Reading): Reading[] {
  return partsBy("sentence", noted).map((own) => ({
    ...reading,
    noted: own,
    spoken: spoken.filter(({ sentence }) => sentence === own[0]!.sentence),
    mentions: mentions.filter((one) => own.some((word) => overlap(word, one))),
  }));
}

/** Of a message the clauses in which a sign was read. */
export function clausesAt({ from, to }: Stretch, { noted = [], spoken = [], mentions, ...reading }: Reading): Reading {
  const clauses = new Set(noted.filter((word) => overlap(word, { from, to })).map(({ clause }) => clause));
  const own = noted.filter(({ clause }) => clauses.has(clause));
  const [first, last] = [own[0]?.from ?? from, own.at(-1)?.to ?? to];
  return {
    ...reading,
    noted: own,
    spoken: spoken.filter((word) => word.from >= first && word.to <= last),
    mentions: mentions.filter((one) => own.some((word) => overlap(word, one))),
  };
}
