import type { Concept } from "#triage-engine/schema.ts";
import { classes } from "./classes.ts";
import { tokenize } from "./normalize.ts";
import { negationWords } from "./small-words.ts";
import { stem } from "./stem.ts";
import { readWords } from "./words.ts";

/** One place of a pattern: any of some stems or beginnings; a gap of up to three words; a negation that stands for its like. */
export type Element = { stems: ReadonlySet<string>; starts: readonly string[]; gap: boolean; negation: boolean };

/** A pattern ready to be matched: one part, or several that may stand in any order (`A & B`). */
export type Pattern = { concept: string; says: boolean; parts: readonly (readonly Element[])[]; negates: boolean };

/** All patterns, found by the first word of their first part. */
export type PatternIndex = {
  byStem: ReadonlyMap<string, readonly Pattern[]>;
  byStart: ReadonlyMap<string, readonly Pattern[]>;
  words: ReadonlySet<string>;
  beginnings: readonly string[];
};

const gapElement: Element = { stems: new Set(), starts: [], gap: true, negation: false };
/** « pas d'appétit », « sans appétit », « ni appétit » are one; so are « boit pas » and « boit plus ». */
const beforeNoun = ["pas", "plus", "sans", "ni", "aucun", "aucune", "zero"].map(stem);
const afterVerb = ["pas", "plus"].map(stem);

/** Compiles the patterns of all concepts. */
export function compilePatterns(concepts: readonly Concept[]): PatternIndex {
  const shop: Shop = { words: new Set(), beginnings: new Set(), elements: new Map() };
  const byStem = new Map<string, Pattern[]>();
  const byStart = new Map<string, Pattern[]>();
  for (const { id, says = [], denies = [] } of concepts) {
    for (const source of says) add(compile(source, shop), true);
    for (const source of denies) add(compile(source, shop), false);

    function add(variants: Element[][][], affirms: boolean) {
      for (const parts of variants) {
        const first = parts[0]?.[0];
        if (!first) continue;
        const pattern = { concept: id, says: affirms, parts, negates: parts.flat().some(({ negation }) => negation) };
        for (const key of first.stems) put(byStem, key, pattern);
        for (const key of new Set(first.starts.map((start) => start.slice(0, 3)))) put(byStart, key, pattern);
      }
    }
  }
  return { byStem, byStart, words: shop.words, beginnings: [...shop.beginnings] };
}

type Shop = { words: Set<string>; beginnings: Set<string>; elements: Map<string, Element> };

function put(map: Map<string, Pattern[]>, key: string, pattern: Pattern) {
  const list = map.get(key);
  if (!list) map.set(key, [pattern]);
  else if (list.at(-1) !== pattern) list.push(pattern);
}

/** The variants of a pattern: a choice that holds a small word may be left out, one of several words takes several places. */
function compile(source: string, shop: Shop): Element[][][] {
  let variants: Element[][][] = [[]];
  for (const part of source.split(" & ")) {
    const ways = compilePart(part.trim(), shop);
    variants = variants.flatMap((before) => ways.map((way) => [...before, way]));
  }
  return variants.filter((parts) => parts.every((part) => part.some(({ gap }) => !gap)));
}

function compilePart(part: string, shop: Shop): Element[][] {
  let ways: Element[][] = [[]];
  const append = (choices: Element[][]) => {
    if (choices.length) ways = ways.flatMap((way) => choices.map((chosen) => [...way, ...chosen]));
  };
  let plain: string[] = [];
  for (const piece of part.split(/\s+/).filter(Boolean)) {
    if (!/[|*<>~]/.test(piece)) {
      plain.push(piece);
      continue;
    }
    append(plainWords(plain.join(" "), shop));
    plain = [];
    append(piece === "~" ? [[gapElement]] : choice(piece, shop));
  }
  append(plainWords(plain.join(" "), shop));
  return ways.map((way) => withLike(trimGaps(way), shop));
}

function plainWords(text: string, shop: Shop): Element[][] {
  const words = readWords(text).filter(({ small }) => !small);
  for (const { text: word } of words) shop.words.add(word);
  return words.length ? [words.map((word) => element([word.stem], []))] : [];
}

/** `a|b*|<class>`: one element for the single words, others beside it; left out when one of the words is small. */
function choice(piece: string, shop: Shop): Element[][] {
  const stems: string[] = [];
  const starts: string[] = [];
  const longer: Element[][] = [];
  let optional = false;
  for (const option of piece.split("|").flatMap(expand)) {
    if (option.endsWith("*")) {
      const start = tokenize(option.slice(0, -1))
        .map(({ text }) => text)
        .join("");
      if (!start) continue;
      starts.push(start);
      shop.words.add(start);
      shop.beginnings.add(start);
      continue;
    }
    const words = readWords(option).filter(({ small }) => !small);
    for (const { text } of words) shop.words.add(text);
    if (words.length === 0) optional = true;
    else if (words.length === 1) stems.push(words[0]?.stem ?? "");
    else longer.push(words.map((word) => element([word.stem], [])));
  }
  const all = [...longer];
  if (stems.length || starts.length) all.push([element(stems, starts)]);
  if (optional && all.length) all.push([]);
  return all;
}

function expand(option: string): string[] {
  const name = /^<(\w+)>\*?$/.exec(option)?.[1];
  return name ? (classes[name] ?? "").split(" ").filter(Boolean) : [option];
}

function element(stems: readonly string[], starts: readonly string[]): Element {
  return {
    stems: new Set(stems),
    starts,
    gap: false,
    negation: stems.length > 0 && !starts.length && stems.every((one) => negationWords.has(one)),
  };
}

function withLike(way: Element[], shop: Shop): Element[] {
  return way.map((one, at) => {
    if (!one.negation || one.stems.has("jamais") || one.stems.has("rien")) return one;
    const like = at === 0 ? beforeNoun : [...one.stems].some((word) => afterVerb.includes(word)) ? afterVerb : [];
    const all = [...new Set([...one.stems, ...like])];
    all.sort();
    const key = all.join("|");
    const known = shop.elements.get(key) ?? element(all, []);
    shop.elements.set(key, known);
    return known;
  });
}

function trimGaps(way: Element[]): Element[] {
  const first = way.findIndex(({ gap }) => !gap);
  if (first < 0) return [];
  let end = way.length;
  while (way[end - 1]?.gap) end -= 1;
  return way.slice(first, end);
}

/** The patterns that hold a negation, without it: said so, they deny the concept. */
export function affirm(index: PatternIndex): PatternIndex {
  const byStem = new Map<string, Pattern[]>();
  const byStart = new Map<string, Pattern[]>();
  const patterns = new Set(
    [...index.byStem.values(), ...index.byStart.values()].flat().filter(({ negates, says }) => negates && says),
  );
  for (const { concept, parts } of patterns) {
    const kept = parts
      .map((part) => trimGaps(part.filter(({ negation }) => !negation)))
      .filter((part) => part.length > 0);
    const first = kept[0]?.[0];
    if (!first || kept.length < parts.length) continue;
    const pattern: Pattern = { concept, says: true, parts: kept, negates: false };
    for (const key of first.stems) put(byStem, key, pattern);
    for (const key of new Set(first.starts.map((start) => start.slice(0, 3)))) put(byStart, key, pattern);
  }
  return { byStem, byStart, words: index.words, beginnings: index.beginnings };
}
