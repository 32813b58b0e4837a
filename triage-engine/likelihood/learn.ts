import { sorted } from "#triage-engine/sorted.ts";

/** Words that somebody said, by their stems, the signs that were there, and what kind of person the ill one is, where that is known (`kindsOf`). */
export type Told = { stems: readonly string[]; signs: readonly string[]; of?: readonly string[] };

/**
 * How much more often each word is said where a sign is there than anywhere, and how much more often each kind of person has it. `signs` says in how many of the `texts` each was
 * there; `words` lists, for each stem, by threes of letters, the place of a sign among them (two) and the weight (one), in the numerals of `digits`; `people` the same for each kind of
 * person, the weights counted from `even`.
 */
export type LearntWords = {
  texts: number;
  signs: Readonly<Record<string, number>>;
  words: Readonly<Record<string, string>>;
  people: Readonly<Record<string, string>>;
};

export const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The logarithm that one unit of weight stands for. */
export const unit = 0.2;
/** The numeral of a weight of nothing, for people. */
export const even = 31;
/** A word that is never said where a sign is there speaks against it, and no word more than this. */
export const against = -0.7;

/** Of a word said once, or a sign told three times, nothing is known. */
const fewestTimes = 2;
const fewestTold = 3;
/** Texts that a sign is taken to have been told in besides, with the words of all texts: what little is known of it counts little. */
const besides = 10;

/** The same for people: that nobody so old had it says more. */
const besidesPeople = 0.5;

/** In days: a month, a year and a half, five, fifteen and sixty years. */
const ages = [
  [28, "newborn"],
  [548, "infant"],
  [1826, "toddler"],
  [5479, "child"],
  [21915, "adult"],
] as const;

/** The kinds of people somebody is of, as far as age (days) and sex are known. */
export function kindsOf(age: number | undefined, sex: string | undefined): string[] {
  const kind = age === undefined ? undefined : (ages.find(([below]) => age < below)?.[1] ?? "elderly");
  return [kind, sex].filter((one) => one !== undefined);
}

/** Learns from all that was told: a naive Bayes estimate for each sign, smoothed by what everybody says. The same texts give the same. */
export function learn(told: readonly Told[]): LearntWords {
  const ofSign = new Map<string, number>();
  const ofWord = new Map<string, Map<string, number>>();
  const times = new Map<string, number>();
  for (const { stems, signs } of told) {
    for (const sign of signs) count(ofSign, sign);
    for (const stem of new Set(stems)) {
      count(times, stem);
      const with_ = ofWord.get(stem) ?? new Map<string, number>();
      ofWord.set(stem, with_);
      for (const sign of signs) count(with_, sign);
    }
  }
  const signs = sorted(
    [...ofSign].filter(([, n]) => n >= fewestTold).map(([id]) => id),
    byName,
  );
  const place = new Map(signs.map((id, at) => [id, at]));
  const words: Record<string, string> = {};
  for (const stem of sorted(times.keys(), byName)) {
    const common = times.get(stem)! / told.length;
    if (times.get(stem)! < fewestTimes) continue;
    const weights = [...ofWord.get(stem)!].flatMap(([sign, n]): [number, number][] => {
      const at = place.get(sign);
      const log = Math.log((n + besides * common) / ((ofSign.get(sign)! + besides) * common));
      const weight = Math.min(Math.round((log - against) / unit), digits.length - 1);
      return at !== undefined && weight > 0 ? [[at, weight]] : [];
    });
    if (weights.length)
      words[stem] = sorted(weights, ([a], [b]) => a - b)
        .map(([at, weight]) => numerals(at, weight))
        .join("");
  }
  const there = Object.fromEntries(signs.map((id) => [id, ofSign.get(id)!]));
  return { texts: told.length, signs: there, words, people: ofPeople(told, place) };
}

function ofPeople(all: readonly Told[], place: ReadonlyMap<string, number>): Record<string, string> {
  const told = all.filter(({ of = [] }) => of.length > 0);
  const ofSign = new Map<string, number>();
  const ofKind = new Map<string, Map<string, number>>();
  const times = new Map<string, number>();
  for (const { signs, of = [] } of told) {
    for (const sign of signs) count(ofSign, sign);
    for (const kind of of) {
      count(times, kind);
      const with_ = ofKind.get(kind) ?? new Map<string, number>();
      ofKind.set(kind, with_);
      for (const sign of signs) count(with_, sign);
    }
  }
  const weight = (kind: string, sign: string) => {
    const expected = (ofSign.get(sign) ?? 0) * (times.get(kind)! / told.length);
    const log = Math.log(((ofKind.get(kind)!.get(sign) ?? 0) + besidesPeople) / (expected + besidesPeople));
    return Math.max(0, Math.min(Math.round(log / unit) + even, digits.length - 1));
  };
  return Object.fromEntries(
    sorted(times.keys(), byName).map((kind) => [
      kind,
      [...place].map(([sign, at]) => numerals(at, weight(kind, sign))).join(""),
    ]),
  );
}

const numerals = (at: number, weight: number) =>
  digits[Math.floor(at / digits.length)]! + digits[at % digits.length]! + digits[weight]!;

function count(counts: Map<string, number>, key: string) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const byName = (a: string, b: string) => (a < b ? -1 : 1);
