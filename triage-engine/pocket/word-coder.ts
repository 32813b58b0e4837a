import { Mixer, mixed } from "./mixing.ts";
import { Reader, Writer, type Coder } from "./range-coder.ts";
import { WordMemory } from "./word-memory.ts";
import { classOf, codeTable, unsaid, type WordTable } from "./word-table.ts";

/**
 * A text packed word by word; `said` are those of the other words that stand in it. `ordered`: the lines of a paragraph that begin with the same mark stand in
 * the order of their first words.
 */
export type Coded = {
  ordered?: true;
  letters: string;
  marks: readonly string[];
  words: number;
  said: readonly string[];
  length: number;
  text: string;
};

type Found = { mark: number; word: number };

const pieces = /([^\p{L}\p{N}*'<>-]*)([\p{L}\p{N}*'<>-]+)/gu;

/** The first word of a line. */
export const firstWord = /[\p{L}\p{N}*'<>-]+/u;

/** Packs a text of words and marks that ends in a word, and some more words; it is shortest where the lines of a paragraph speak of one thing. */
export function packWords(text: string, more: readonly string[] = [], ordered = false): Coded {
  const found = [...text.matchAll(pieces)].map(([, mark = "", word = ""]) => ({ mark, word }));
  if (found.map(({ mark, word }) => mark + word).join("") !== text) throw new Error("This text does not end in a word");
  const counts = countsOf(found.map(({ word }) => word));
  const words = [...new Set([...counts.keys(), ...more])];
  words.sort();
  const names = commonFirst(found.map(({ mark }) => mark));
  const table = { words, classes: words.map((word) => (counts.has(word) ? classOf(counts.get(word)!) : unsaid)) };
  const letters = commonFirst(words.join(""));
  const out = new Writer();
  codeTable(out, letters.join(""), words.length, table);
  const [places, ranks] = [new Map(words.map((word, at) => [word, at])), new Map(names.map((mark, at) => [mark, at]))];
  const told = found.map(({ mark, word }) => ({ mark: ranks.get(mark)!, word: places.get(word)! }));
  codeText(out, table, names, { length: told.length, ordered, told });
  return {
    ...(ordered ? { ordered } : {}),
    letters: letters.join(""),
    marks: names,
    words: words.length,
    said: more.filter((word) => counts.has(word)),
    length: told.length,
    text: out.text(),
  };
}

/** The text that was packed, and the other words: first those that do not stand in it. */
export function unpackWords({ letters, marks, words, said, length, text, ordered }: Coded): {
  text: string;
  more: string[];
} {
  const code = new Reader(text);
  const table = codeTable(code, letters, words);
  const more = [...table.words.filter((_, at) => table.classes[at] === unsaid), ...said];
  return { text: codeText(code, table, marks, { length, ordered: ordered === true }), more };
}

function countsOf(items: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Each item once, from common to rare. */
export function commonFirst(items: Iterable<string>): string[] {
  const counts = [...countsOf(items)];
  counts.sort(([, a], [, b]) => b - a);
  return counts.map(([item]) => item);
}

/** Writes or reads the words and the marks before them. */
function codeText(
  code: Coder,
  table: WordTable,
  marks: readonly string[],
  { length, ordered, told }: { length: number; ordered: boolean; told?: readonly Found[] },
): string {
  const breaks = marks.map((mark) => (mark.includes("\n\n") ? 2 : mark.includes("\n") ? 1 : mark === "|" ? -1 : 0));
  const nextMark = markCoder(code, breaks, table.classes);
  const memory = new WordMemory(code, table.classes);
  const tails = marks.map((mark) => mark.replaceAll("\n", ""));
  const parts: string[] = [];
  let word = 0;
  let tail = "";
  for (let at = 0; at < length; at += 1) {
    const mark = nextMark(word, told?.[at]?.mark);
    if (breaks[mark]! > 0) {
      if (!ordered || breaks[mark] === 2 || tails[mark] !== tail) memory.newOrder();
      tail = tails[mark]!;
    }
    word = memory.next(mark, breaks[mark]!, told ? told[at]!.word : -1);
    parts.push(marks[mark]!, table.words[word]!);
  }
  return parts.join("");
}

/** Marks by the three before, by how many parts the line has had, by its first mark and by the two words before: is it the commonest, the next… */
function markCoder(
  code: Coder,
  breaks: readonly number[],
  classes: readonly number[],
): (word: number, mark?: number) => number {
  const mixer = new Mixer(17, 7, 5, 0.008);
  let [one, two, three, parts, first, before] = [0, 0, 0, 0, 0, 0];
  return (word, mark) => {
    let at = 0;
    for (; at < breaks.length - 1; at += 1) {
      const last = mixed(one, at);
      const contexts = [
        mixed(mixed(last, two), parts),
        mixed(word, at),
        mixed(word, last),
        mixed(last, classes[word]! * 4 + Math.min(parts, 3)),
        mixed(mixed(word, before), at),
        mixed(mixed(last, two), mixed(three, Number(parts > 2))),
        mixed(mixed(first, parts), last),
      ];
      if (mixer.decide(code, Math.min(at, 4), contexts, mark === undefined ? undefined : mark === at)) break;
    }
    [one, two, three, before] = [at, one, two, word];
    if (breaks[at]! > 0) [parts, first] = [0, at];
    else if (breaks[at] === 0) parts += 1;
    return at;
  };
}
