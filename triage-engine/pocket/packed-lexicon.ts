import { compilePatterns } from "#triage-engine/language/patterns.ts";
import type { Concept } from "#triage-engine/schema.ts";
import { sorted } from "#triage-engine/sorted.ts";
import { firstWord, packWords, unpackWords, type Coded } from "./word-coder.ts";

/** What may be said, of each concept in the order of the book. */
export type Sayings = Pick<Concept, "says" | "denies" | "asked">;

const denial = "!";
const doubt = "(";
const doubted = " ?";
const answer = "?";
const nothing = "0";

/** Packs the patterns of all concepts, a paragraph for each, a line for each pattern; and French words that none of them holds. */
export function packLexicon(concepts: readonly Sayings[], french: readonly string[]): Coded {
  const often = new Map<string, number>();
  const all = concepts.flatMap(({ says = [], denies = [], asked = [] }) => [...says, ...denies, ...asked]);
  for (const [word] of all
    .map(plain)
    .join(" ")
    .matchAll(/[a-z]+\*?/g))
    often.set(word, (often.get(word) ?? 0) + 1);
  const line = (pattern: string) => dense(shortest(pattern, often));
  const lines = (patterns: readonly string[], mark: string) => byFirstWord(patterns.map(line)).map((one) => mark + one);
  const paragraphs = concepts.map(({ says = [], denies = [], asked = [] }) => {
    const [no, yes] = [true, false].map((not) => asked.filter((one) => one.startsWith(denial) === not));
    return [
      ...lines(
        says.filter((one) => !one.endsWith(doubted)),
        "",
      ),
      ...lines(
        says.filter((one) => one.endsWith(doubted)).map((one) => one.slice(0, -doubted.length)),
        doubt,
      ),
      ...lines(denies, denial),
      ...lines(yes!, answer),
      ...lines(
        no!.map((one) => one.slice(denial.length)),
        answer + denial,
      ),
    ].join("\n");
  });
  // The text must end in a word.
  return packWords([...paragraphs.map((text) => text || nothing), nothing].join("\n\n"), french, true);
}

/** The patterns that were packed: they compile to the same, if not to the letter. */
export function unpackLexicon(coded: Coded): { sayings: Required<Sayings>[]; french: string[] } {
  const { text: all, more } = unpackWords(coded);
  const paragraphs = all
    .replace(/[~&]/g, " $& ")
    .split("\n\n")
    .map((text) => (text === nothing ? [] : text.split("\n")));
  const sayings = paragraphs.slice(0, -1).map((lines) => ({
    says: lines
      .filter((line) => !line.startsWith(denial) && !line.startsWith(answer))
      .map((line) => (line.startsWith(doubt) ? line.slice(doubt.length) + doubted : line)),
    denies: lines.filter((line) => line.startsWith(denial)).map((line) => line.slice(denial.length)),
    asked: lines.filter((line) => line.startsWith(answer)).map((line) => line.slice(answer.length)),
  }));
  return { sayings, french: more };
}

const dense = (pattern: string) => pattern.replace(/\s*([~&])\s*/g, "$1");
const plain = (text: string) => text.toLowerCase().replaceAll("œ", "oe").normalize("NFD").replace(/\p{M}/gu, "");

/** Patterns in the order of their first words, so that each tells where the next can begin. */
function byFirstWord(lines: readonly string[]): string[] {
  const first = (line: string) => firstWord.exec(line)?.[0] ?? "";
  return sorted(lines, (a, b) => (first(a) < first(b) ? -1 : first(a) > first(b) ? 1 : a < b ? -1 : 1));
}

/** The same pattern without accents, its choices by how common they are, as far as it still means the same. */
function shortest(pattern: string, often: ReadonlyMap<string, number>): string {
  const ordered = (text: string) =>
    text
      .split(" ")
      .map((piece) => inOrder(piece, often))
      .join(" ");
  const meant = meaning(pattern);
  const ways = [ordered(plain(pattern)), plain(pattern), ordered(pattern)];
  return ways.find((way) => way === pattern || meaning(way) === meant) ?? pattern;
}

function inOrder(piece: string, often: ReadonlyMap<string, number>): string {
  const choices = piece.split("|");
  const count = (word: string) => often.get(word) ?? 0;
  return sorted(choices, (a, b) => count(b) - count(a) || (a < b ? -1 : 1)).join("|");
}

/** What a pattern compiles to, and the words it makes known. */
function meaning(pattern: string): string {
  const { byFirst, words, beginnings } = compilePatterns([{ id: "", label: "", says: [pattern] }]);
  const parts = [...byFirst.values()]
    .flat()
    .map((one) =>
      one.parts.map((part) =>
        part.map(({ stems, starts, gap, negation }) => [inLine(stems), inLine(starts), gap, negation]),
      ),
    );
  return JSON.stringify([parts, inLine([...words].map(([word, count]) => `${word} ${count}`)), inLine(beginnings)]);
}

const inLine = (words: Iterable<string>) => sorted(words, (a, b) => (a < b ? -1 : 1));
