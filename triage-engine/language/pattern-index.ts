/** One place of a pattern: any of some stems or beginnings; a gap of up to three words; a negation that stands for its like. */
export type Element = {
  stems: ReadonlySet<string>;
  starts: readonly string[];
  gap: boolean;
  negation: boolean;
};

/** A pattern ready to be matched: one part, or several that may stand in any order (`A & B`). `needs` are all its places but gaps. */
export type Pattern = {
  concept: string;
  says: boolean;
  parts: readonly (readonly Element[])[];
  needs: readonly Element[];
  negates: boolean;
  /** Leaves its words to others, however tight it stands. */
  shares: boolean;
  /** Its words often mean something else. */
  doubtful: boolean;
};

/** All patterns by their first place, and all places by the stems and beginnings that fill them. */
export type PatternIndex = {
  byFirst: ReadonlyMap<Element, readonly Pattern[]>;
  byStem: ReadonlyMap<string, readonly Element[]>;
  byStart: ReadonlyMap<string, readonly Element[]>;
  words: ReadonlyMap<string, number>;
  beginnings: readonly string[];
};

export function patternOf(
  concept: string,
  says: boolean,
  parts: readonly (readonly Element[])[],
  shares: boolean,
  doubtful = false,
): Pattern {
  const needs = [...new Set(parts.flat().filter(({ gap }) => !gap))];
  return { concept, says, parts, needs, negates: needs.some(({ negation }) => negation), shares, doubtful };
}

export function indexOf(
  patterns: readonly Pattern[],
  words: ReadonlyMap<string, number>,
  beginnings: readonly string[],
): PatternIndex {
  const byFirst = new Map<Element, Pattern[]>();
  const byStem = new Map<string, Element[]>();
  const byStart = new Map<string, Element[]>();
  const seen = new Set<Element>();
  for (const pattern of patterns) {
    const first = pattern.parts[0]?.[0];
    if (!first) continue;
    put(byFirst, first, pattern);
    for (const one of pattern.needs) {
      if (seen.has(one)) continue;
      seen.add(one);
      for (const key of one.stems) put(byStem, key, one);
      for (const key of new Set(one.starts.map((start) => start.slice(0, 3)))) put(byStart, key, one);
    }
  }
  return { byFirst, byStem, byStart, words, beginnings };
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

export function trimGaps(way: Element[]): Element[] {
  const first = way.findIndex(({ gap }) => !gap);
  if (first < 0) return [];
  let end = way.length;
  while (way[end - 1]?.gap) end -= 1;
  return way.slice(first, end);
}

/** The patterns that hold a negation, without it: said so, they deny the concept. */
export function affirm(index: PatternIndex): PatternIndex {
  const affirmed: Pattern[] = [];
  for (const { concept, parts, negates, says, shares } of [...index.byFirst.values()].flat()) {
    if (!negates || !says) continue;
    const kept = parts
      .map((part) => trimGaps(part.filter(({ negation }) => !negation)))
      .filter((part) => part.length > 0);
    if (kept.length === parts.length) affirmed.push(patternOf(concept, true, kept, shares));
  }
  return indexOf(affirmed, index.words, index.beginnings);
}

/** The patterns that name a thing, without it; what is then only a pain or a negation is left out. */
export function withoutThing(index: PatternIndex, thing: string): PatternIndex {
  const kept: Pattern[] = [];
  for (const { concept, parts, says, shares } of [...index.byFirst.values()].flat()) {
    if (!says || !parts.some((part) => part.some(({ stems }) => stems.has(thing)))) continue;
    const rest = parts
      .map((part) => trimGaps(part.filter(({ stems }) => !stems.has(thing))))
      .filter((part) => part.length > 0);
    const telling = rest.flat().some(({ gap, negation, stems }) => !gap && !negation && !stems.has("mal"));
    if (telling) kept.push(patternOf(concept, true, rest, shares));
  }
  return indexOf(kept, index.words, index.beginnings);
}
