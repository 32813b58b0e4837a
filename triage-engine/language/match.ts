import type { Element, Pattern, PatternIndex } from "./pattern-index.ts";
import { isNobody, plusNegates, verbFollows } from "./negation-words.ts";
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
  /** The words may well mean something else: the pattern may, its words stand far apart, or they are some of very many. */
  loose: boolean;
  /** Of a pattern that denies: it only takes the words away from the sign, which may be there all the same. */
  doubtful: boolean;
};

/** A word that can be part of a pattern: its place among all words, what parts it from the one before, the places of patterns it fills. */
type Content = { word: Word; at: number; gap: 0 | 1 | 2; clause: number; fills: ReadonlySet<Element> };

type Run = { used: readonly number[]; denied: boolean; tight: boolean };

/**
 * Words told for each word heard, from forty words on: who tells more than that at once tells much that does not matter, and some of it sounds like a
 * sign.
 */
const few = 20;

const prepositions = new Set(["au", "aux", "a", "o", "dans"]);
const continued = new Set(["ca", "cela"]);
const none: ReadonlySet<Element> = new Set();

/** Every pattern of the index that the words show. */
export function findPatterns(words: readonly Word[], index: PatternIndex): Found[] {
  const content = contentOf(words, index);
  const places = new Map<Element, number[]>();
  content.forEach(({ fills }, at) => {
    for (const element of fills) {
      const list = places.get(element);
      if (list) list.push(at);
      else places.set(element, [at]);
    }
  });
  const found: Found[] = [];
  for (const [element, starts] of places) {
    for (const pattern of index.byFirst.get(element) ?? []) {
      if (!pattern.needs.every((needed) => places.has(needed))) continue;
      for (const at of starts) tryPattern(pattern, at);
    }
  }
  return found;

  function tryPattern(pattern: Pattern, at: number) {
    const first = run(pattern.parts[0] ?? [], content, at, words);
    if (!first) return;
    const runs = [first];
    for (const part of pattern.parts.slice(1)) {
      const other = nearest(part, content, first.used, words, places);
      if (!other) return;
      runs.push(other);
    }
    const all = [...new Set(runs.flatMap(({ used }) => used))];
    all.sort((a, b) => a - b);
    if (all.length < runs.reduce((sum, { used }) => sum + used.length, 0)) return;
    found.push({
      concept: pattern.concept,
      says: pattern.says,
      used: all.map((place) => content[place]?.at ?? 0),
      parts: runs.map(({ used }) => used.map((place) => content[place]?.at ?? 0)),
      negates: pattern.negates,
      denied: runs.some(({ denied }) => denied),
      tight: runs.length === 1 && first.tight && !pattern.shares,
      loose:
        ((pattern.doubtful || farApart(all, runs.length)) && all.length * 2 < content.length) ||
        (Math.max(all.length, 2) * few < words.length && aside(all, content)),
      doubtful: pattern.doubtful,
    });
  }
}

/** Few words with many others among them: « le *pagne* que j'avais serré bien fort n'est pas *trempé* ». */
function farApart(places: readonly number[], parts: number): boolean {
  const between = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1 - places.length;
  return (places.length === 2 && between >= 2) || (places.length === 3 && parts > 1 && between >= 3);
}

/** Said in passing: the sentence is mostly of something else. « Mordu par un serpent. » is not. */
function aside(places: readonly number[], content: readonly Content[]): boolean {
  let [from, to] = [places[0] ?? 0, (places.at(-1) ?? 0) + 1];
  while (from > 0 && content[from]?.gap !== 2) from -= 1;
  while (to < content.length && content[to]?.gap !== 2) to += 1;
  return places.length * 2 < to - from;
}

function contentOf(words: readonly Word[], index: PatternIndex): Content[] {
  const content: Content[] = [];
  let gap: 0 | 1 | 2 = 0;
  let clause = 0;
  let opened = false;
  let since = false;
  words.forEach((word, at) => {
    if (word.gap > gap) gap = word.gap;
    // « Quand je fais pipi, ça brûle » is one clause.
    const goesOn = word.gap === 1 && (prepositions.has(word.text) || (opened && (since || continued.has(word.text))));
    if (word.gap === 2 || (word.gap === 1 && !goesOn) || word.text === "mais") clause += 1;
    if (word.gap > 0) {
      since = word.text === "depuis";
      opened = since || word.text === "quand" || word.text === "desque";
    }
    if (word.small) return;
    content.push({ word, at, gap, clause, fills: nothingSpecial(words, at) ? none : fillsOf(word, index) });
    gap = 0;
  });
  return content;
}

/** « je n'entends rien d'anormal » */
const nothingSpecial = (words: readonly Word[], at: number) =>
  words[at]?.text === "rien" &&
  /^(de? (ca|cela|tel|pareil|anormal|special|particulier|grave|etrange|bizarre|mauvais|rouge|inquiet|mechant)\w*)/.test(
    `${words[at + 1]?.text} ${words[at + 2]?.text}`,
  );

function fillsOf(word: Word, { byStem, byStart }: PatternIndex): ReadonlySet<Element> {
  const whole = byStem.get(word.stem);
  const begun = byStart.get(word.text.slice(0, 3));
  if (!whole && !begun && !word.also) return none;
  const fills = new Set(whole);
  for (const element of begun ?? [])
    if (element.starts.some((start) => word.text.startsWith(start))) fills.add(element);
  for (const other of word.also ?? []) for (const element of byStem.get(other) ?? []) fills.add(element);
  return fills;
}

/** The part from place `at` on, jumping over fillers and at most one negation (which denies it). */
function run(
  part: readonly Element[],
  content: readonly Content[],
  at: number,
  words: readonly Word[],
): Run | undefined {
  return step(0, at, false, true, [], 0);

  function step(
    e: number,
    i: number,
    denied: boolean,
    tight: boolean,
    used: readonly number[],
    skipped: number,
  ): Run | undefined {
    const element = part[e];
    if (!element) return { used, denied, tight };
    const here = content[i];
    if (!here) return undefined;
    if (element.gap) {
      let leapt = false;
      for (let skip = 0; skip <= 3; skip += 1) {
        const there = content[i + skip];
        if (there && there.gap > 0) leapt = false;
        if (there && startsClause(there, words, own)) return undefined;
        const after = step(e + 1, i + skip, denied || leapt, tight && skip === 0, used, 0);
        if (after) return after;
        if (!there || there.gap === 2 || bars.has(there.word.text) || startsClause(there, words)) return undefined;
        // « Un serpent, il ne m'a pas mordu »: a negation in the gap denies what it stands before.
        if (!isNot(there, words)) continue;
        if (part.some(({ negation }) => negation)) return undefined;
        leapt = true;
      }
      return undefined;
    }
    const afterGap = e > 0 && part[e - 1]?.gap === true;
    if (e > 0 && (afterGap ? here.gap === 2 : here.gap > 0)) return undefined;
    const last = content[i - 1];
    // « il tète il est pas chaud », « uriner ne me fait pas mal »: something else is denied.
    if (
      element.negation &&
      e > 0 &&
      !afterGap &&
      last &&
      words
        .slice(last.at + 1, here.at)
        .some(({ text }) => /^(il|elle)$/.test(text) || (/^ne?$/.test(text) && /[eio]re?$/.test(last.word.text)))
    )
      return undefined;
    if (here.fills.has(element) && (!element.negation || standsAgainst(here, words))) {
      const after = step(e + 1, i + 1, denied, tight, [...used, i], 0);
      if (after) return after;
    }
    if (e === 0 || afterGap || skipped > 3) return undefined;
    // « elle respire plus vite »
    if (here.word.filler || (here.word.text === "plus" && !plusNegates(words, here.at)))
      return step(e, i + 1, denied, tight, used, skipped + 1);
    if (!denied && isNot(here, words) && !part.some(({ negation }) => negation))
      return step(e, i + 1, true, tight, used, skipped + 1);
    return undefined;
  }
}

/** Whether a negation of a pattern is one here too. */
const standsAgainst = ({ word, at }: Content, words: readonly Word[]) =>
  word.text === "plus" ? plusNegates(words, at) : !verbFollows(words, at) && words[at + 1]?.text !== "plus";

const bars = new Set(["sans", "ni", "aucun", "aucune", "mais", "sauf"]);

const subjects = new Set("je j il elle ils elles mes ses".split(" "));
/** « les yeux piquent, je respire bien » is no pain at breathing; « mon genou, il est enflé » is a swollen knee. */
const own = new Set(["je", "j"]);

/** A gap does not reach over « …, il … » and « …, ses … ». */
function startsClause({ gap, at }: Content, words: readonly Word[], who = subjects): boolean {
  if (gap === 0) return false;
  for (let i = at; i >= Math.max(0, at - 4); i -= 1) {
    if (who.has(words[i]?.text ?? "")) return true;
    if ((words[i]?.gap ?? 0) > 0) return false;
  }
  return false;
}

/** Whether the word says « not » inside a pattern; « pas trop » and « pas très » only soften. */
function isNot({ word, at }: Content, words: readonly Word[]): boolean {
  if (word.text === "plus") return plusNegates(words, at);
  // « le labo n'a rien dit d'urgent »
  if (word.text === "rien")
    return (
      /^ne?$/.test(words[at + 1]?.text ?? "") ||
      // « mes dents sont entières, rien de cassé »
      (word.gap > 0 && /^de?$/.test(words[at + 1]?.text ?? "")) ||
      (/^(ai?|ont)$/.test(words[at - 1]?.text ?? "") && /^de?$/.test(words[at + 2]?.text ?? ""))
    );
  if (word.text === "personne") return isNobody(words, at) && words[at - 1]?.text !== "que";
  if (word.text !== "pas" && word.text !== "jamais" && word.text !== "non") return false;
  return (
    !verbFollows(words, at) &&
    !["trop", "tres", "si", "tellement", "beaucoup", "encore"].includes(words[at + 1]?.text ?? "")
  );
}

/** The other part of `A & B`, at most five words before or after, in the same clause. */
function nearest(
  part: readonly Element[],
  content: readonly Content[],
  used: readonly number[],
  words: readonly Word[],
  places: ReadonlyMap<Element, readonly number[]>,
): Run | undefined {
  const start = used[0] ?? 0;
  const end = used.at(-1) ?? start;
  const clause = content[start]?.clause;
  let best: Run | undefined;
  let least = 99;
  for (const at of (part[0] && places.get(part[0])) ?? []) {
    if (at < start - 5 - part.length || content[at]?.clause !== clause) continue;
    if (at > end + 6) break;
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
