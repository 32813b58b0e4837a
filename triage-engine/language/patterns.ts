import type { Concept } from "#triage-engine/schema.ts";
import { sorted } from "#triage-engine/sorted.ts";
import { classes } from "./classes.ts";
import { indexOf, patternOf, trimGaps, type Element, type Pattern, type PatternIndex } from "./pattern-index.ts";
import { tokenize } from "./normalize.ts";
import { negationWords } from "./small-words.ts";
import { stem } from "./stem.ts";
import { readWords, type Word } from "./words.ts";

const gapElement: Element = { stems: new Set(), starts: [], gap: true, negation: false };
/** « pas d'appétit », « sans appétit », « ni appétit » are one; so are « boit pas » and « boit plus ». */
const beforeNoun = ["pas", "plus", "sans", "ni", "aucun", "aucune", "zero"].map(stem);
const afterVerb = ["pas", "plus"].map(stem);

type Shop = {
  words: Map<string, number>;
  beginnings: Set<string>;
  elements: Map<string, Element>;
  pieces: Map<string, Element[][]>;
  /** Pieces whose words were counted, however they were written. */
  counted: Set<string>;
  /** The content words of what was read before: classes come back in many patterns. */
  read: Map<string, readonly Word[]>;
};

/** Compiles the patterns of all concepts. */
export function compilePatterns(concepts: readonly Concept[]): PatternIndex {
  const shop: Shop = {
    words: new Map(),
    beginnings: new Set(),
    elements: new Map(),
    pieces: new Map(),
    counted: new Set(),
    read: new Map(),
  };
  const patterns: Pattern[] = [];
  for (const { id, says = [], seldom = [], denies = [], shares = false } of concepts) {
    const denying = (source: string) => source.startsWith("!");
    const add = (affirms: boolean, sources: readonly string[]) => {
      for (const source of sources)
        for (const parts of compile(source, shop))
          patterns.push(patternOf(id, affirms, parts, shares, source.endsWith("?")));
    };
    add(true, [...says, ...seldom.filter((source) => !denying(source))]);
    add(false, [...denies, ...seldom.filter(denying).map((source) => source.slice(1))]);
  }
  return indexOf(patterns, shop.words, [...shop.beginnings]);
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
    append(once(plain.join(" "), shop, plainWords));
    plain = [];
    append(piece === "~" ? [[gapElement]] : once(piece, shop, choice));
  }
  append(once(plain.join(" "), shop, plainWords));
  return ways.map((way) => withLike(trimGaps(way), shop));
}

/** Pieces come back again and again: each is read once. */
function once(piece: string, shop: Shop, make: (piece: string, shop: Shop) => Element[][]): Element[][] {
  const known = shop.pieces.get(piece);
  if (known) return known;
  const made = make(piece, shop);
  shop.pieces.set(piece, made);
  return made;
}

function contentOf(text: string, shop: Shop): readonly Word[] {
  const known = shop.read.get(text);
  if (known) return known;
  const words = readWords(text).filter(({ small }) => !small);
  shop.read.set(text, words);
  return words;
}

function plainWords(text: string, shop: Shop): Element[][] {
  const words = contentOf(text, shop);
  countAll(
    words.map(({ text: word }) => word),
    " ",
    shop,
  );
  return words.length ? [words.map((word) => element([word.stem], [], shop))] : [];
}

/** `a|b*|<class>`: one element for the single words, others beside it; left out when one of the words is small. */
function choice(piece: string, shop: Shop): Element[][] {
  const stems: string[] = [];
  const starts: string[] = [];
  const longer: Element[][] = [];
  const known: string[] = [];
  let optional = false;
  for (const option of piece.split("|").flatMap(expand)) {
    if (option.endsWith("*")) {
      const start = tokenize(option.slice(0, -1))
        .map(({ text }) => text)
        .join("");
      if (!start) continue;
      starts.push(start);
      if (start.length >= 4) stems.push(stem(start));
      known.push(start);
      shop.beginnings.add(start);
      continue;
    }
    const words = contentOf(option, shop);
    known.push(...words.map(({ text }) => text));
    if (words.length === 0) optional = true;
    else if (words.length === 1) stems.push(words[0]?.stem ?? "");
    else longer.push(words.map((word) => element([word.stem], [], shop)));
  }
  countAll(
    sorted(known, (a, b) => (a < b ? -1 : 1)),
    "|",
    shop,
  );
  const all = [...longer];
  if (stems.length || starts.length) all.push([element(stems, starts, shop)]);
  if (optional && all.length) all.push([]);
  return all;
}

function expand(option: string): string[] {
  const name = /^<(\w+)>\*?$/.exec(option)?.[1];
  return name ? (classes[name] ?? "").split(" ").filter(Boolean) : [option];
}

/** In how many different pieces a word stands: of two words as near to a typo, the commoner is meant. */
function countAll(words: readonly string[], between: string, shop: Shop) {
  const piece = words.join(between);
  if (shop.counted.has(piece)) return;
  shop.counted.add(piece);
  for (const word of words) shop.words.set(word, (shop.words.get(word) ?? 0) + 1);
}

/** The same place is one object wherever it stands. */
function element(stems: readonly string[], starts: readonly string[], shop: Shop): Element {
  const all = sorted(new Set(stems), (a, b) => (a < b ? -1 : 1));
  const key = `${all.join("|")}/${starts.join("|")}`;
  const known = shop.elements.get(key);
  if (known) return known;
  const negation = all.length > 0 && !starts.length && all.every((one) => negationWords.has(one));
  const made: Element = { stems: new Set(all), starts, gap: false, negation };
  shop.elements.set(key, made);
  return made;
}

function withLike(way: Element[], shop: Shop): Element[] {
  return way.map((one, at) => {
    if (!one.starts.length && one.stems.size === 1 && (one.stems.has("trop") || one.stems.has("beaucoup"))) {
      return element(["trop", "beaucoup", "tellement", "enormem"], [], shop);
    }
    if (!one.negation || one.stems.has("jamais") || one.stems.has("rien")) return one;
    // « plus de fièvre » says that there was one: it is not « pas de fièvre ».
    if (at === 0 && one.stems.size === 1 && one.stems.has("plus")) return one;
    const like = at === 0 ? beforeNoun : [...one.stems].some((word) => afterVerb.includes(word)) ? afterVerb : [];
    return element([...one.stems, ...like], [], shop);
  });
}
