import type { Element, Pattern, PatternIndex } from "./patterns.ts";
import { plusNegates } from "./negation-words.ts";
import type { Word } from "./words.ts";

/** A pattern found in a text. `used` are places among all words, in order; `denied` says that a negation stands inside it. */
export type Found = {
  concept: string;
  says: boolean;
  used: readonly number[];
  parts: readonly (readonly number[])[];
  negates: boolean;
  denied: boolean;
  /** One part without words left out: it owns its words. */
  tight: boolean;
};

/** A word that can be part of a pattern: its place among all words and what parts it from the content word before. */
type Content = { word: Word; at: number; gap: 0 | 1 | 2; clause: number };

type Run = { used: readonly number[]; denied: boolean; tight: boolean };

const prepositions = new Set(["au", "aux", "a", "o", "dans"]);

/** Every pattern of the index that the words show. */
export function findPatterns(words: readonly Word[], index: PatternIndex): Found[] {
  const content = contentOf(words);
  const found: Found[] = [];
  content.forEach(({ word }, at) => {
    for (const pattern of index.byStem.get(word.stem) ?? []) tryPattern(pattern, at);
    for (const pattern of index.byStart.get(word.text.slice(0, 3)) ?? []) tryPattern(pattern, at);
  });
  return found;

  function tryPattern(pattern: Pattern, at: number) {
    const first = run(pattern.parts[0] ?? [], content, at, words);
    if (!first) return;
    const runs = [first];
    for (const part of pattern.parts.slice(1)) {
      const other = nearest(part, content, first.used, words);
      if (!other) return;
      runs.push(other);
    }
    const places = [...new Set(runs.flatMap(({ used }) => used))];
    places.sort((a, b) => a - b);
    if (places.length < runs.reduce((sum, { used }) => sum + used.length, 0)) return;
    found.push({
      concept: pattern.concept,
      says: pattern.says,
      used: places.map((place) => content[place]?.at ?? 0),
      parts: runs.map(({ used }) => used.map((place) => content[place]?.at ?? 0)),
      negates: pattern.negates,
      denied: runs.some(({ denied }) => denied),
      tight: runs.length === 1 && first.tight,
    });
  }
}

function contentOf(words: readonly Word[]): Content[] {
  const content: Content[] = [];
  let gap: 0 | 1 | 2 = 0;
  let clause = 0;
  words.forEach((word, at) => {
    if (word.gap > gap) gap = word.gap;
    if (word.gap === 2 || (word.gap === 1 && !prepositions.has(word.text)) || word.text === "mais") clause += 1;
    if (word.small) return;
    content.push({ word, at, gap, clause });
    gap = 0;
  });
  return content;
}

function fits(element: Element, word: Word): boolean {
  return element.stems.has(word.stem) || element.starts.some((start) => word.text.startsWith(start));
}

/** The part from place `at` on, jumping over fillers and at most one negation (which denies it). */
function run(
  part: readonly Element[],
  content: readonly Content[],
  at: number,
  words: readonly Word[],
): Run | undefined {
  return step(0, at, false, true, []);

  function step(e: number, i: number, denied: boolean, tight: boolean, used: readonly number[]): Run | undefined {
    const element = part[e];
    if (!element) return { used, denied, tight };
    const here = content[i];
    if (!here) return undefined;
    if (element.gap) {
      for (let skip = 0; skip <= 3; skip += 1) {
        const after = step(e + 1, i + skip, denied, tight && skip === 0, used);
        if (after) return after;
        if ((content[i + skip]?.gap ?? 2) === 2) return undefined;
      }
      return undefined;
    }
    const afterGap = e > 0 && part[e - 1]?.gap === true;
    if (e > 0 && (afterGap ? here.gap === 2 : here.gap > 0)) return undefined;
    if (fits(element, here.word) && (here.word.text !== "plus" || !element.negation || plusNegates(words, here.at))) {
      const after = step(e + 1, i + 1, denied, tight, [...used, i]);
      if (after) return after;
    }
    if (e === 0 || afterGap) return undefined;
    if (here.word.filler) return step(e, i + 1, denied, tight, used);
    if (!denied && isNot(here, words) && !part.some(({ negation }) => negation))
      return step(e, i + 1, true, tight, used);
    return undefined;
  }
}

/** Whether the word says « not » inside a pattern; « pas trop » and « pas très » only soften. */
function isNot({ word, at }: Content, words: readonly Word[]): boolean {
  if (word.text === "plus") return plusNegates(words, at);
  if (word.text !== "pas" && word.text !== "jamais" && word.text !== "non") return false;
  return !["trop", "tres", "si", "tellement", "beaucoup", "encore"].includes(words[at + 1]?.text ?? "");
}

/** The other part of `A & B`, at most five words before or after, in the same clause. */
function nearest(
  part: readonly Element[],
  content: readonly Content[],
  used: readonly number[],
  words: readonly Word[],
): Run | undefined {
  const start = used[0] ?? 0;
  const end = used.at(-1) ?? start;
  const clause = content[start]?.clause;
  let best: Run | undefined;
  let least = 99;
  for (let at = Math.max(0, start - 5 - part.length); at <= Math.min(content.length - 1, end + 6); at += 1) {
    const here = content[at];
    if (!here || here.clause !== clause || !part[0] || !fits(part[0], here.word)) continue;
    const other = run(part, content, at, words);
    if (!other || other.used.some((place) => used.includes(place))) continue;
    const last = other.used.at(-1) ?? at;
    const apart = at > end ? at - end - 1 : start - last - 1;
    if (content[last]?.clause === clause && apart <= 5 && apart < least) {
      best = other;
      least = apart;
    }
  }
  return best;
}
