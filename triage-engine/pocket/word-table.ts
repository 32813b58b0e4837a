import { Chances } from "./chances.ts";
import type { Coder } from "./range-coder.ts";

/** The words of a text in their order, and of each how common it is: its class. */
export type WordTable = { words: readonly string[]; classes: readonly number[] };

export const classBits = 4;
/** The class of words that stand in the table alone. */
export const unsaid = 2 ** classBits - 1;
/** Words that stand this often at most are of the class of their number, less one: it is known when they will not come again. */
export const counted = 4;
/** Of the others, a class is twice as common as the one before. */
export const classOf = (count: number) =>
  count <= counted ? count - 1 : Math.min(unsaid - 1, Math.ceil(Math.log2(count)) + 1);

const longest = 31;

/** Writes or reads a table: of each word, how much of the one before it begins with, then its letters by the two before; the first by what it comes after. */
export function codeTable(code: Coder, letters: string, size: number, known?: WordTable): WordTable {
  const bits = Math.ceil(Math.log2(letters.length + 1));
  const width = 2 ** bits;
  const pairs = width * width;
  const begins = 2 * pairs * width + pairs;
  const kinds = begins + (longest + 1) ** 2;
  const chances = new Chances(kinds + (longest + 1) * 2 ** classBits);
  const words: string[] = [];
  const classes: number[] = [];
  let before = "";
  for (let at = 0; at < size; at += 1) {
    const word = known?.words[at];
    const begin = chances.number(
      code,
      begins + Math.min(before.length, longest) * (longest + 1),
      5,
      word === undefined ? undefined : alike(before, word),
    );
    let made = before.slice(0, begin);
    for (let letter = 1; letter;) {
      const first = made.length === begin;
      const one = letters.indexOf(made.at(-1) ?? "") + 1;
      const two = letters.indexOf((first ? before[begin] : made.at(-2)) ?? "") + 1 + (first ? width : 0);
      const next =
        word === undefined ? undefined : made.length < word.length ? letters.indexOf(word.charAt(made.length)) + 1 : 0;
      letter = chances.numberBoth(code, 2 * pairs * width + one * width, (two * width + one) * width, bits, next);
      if (letter) made += letters.charAt(letter - 1);
    }
    words.push(made);
    classes.push(
      chances.number(code, kinds + Math.min(made.length, longest) * 2 ** classBits, classBits, known?.classes[at]),
    );
    before = made;
  }
  return { words, classes };
}

function alike(a: string, b: string): number {
  let count = 0;
  while (count < longest && count < a.length && a[count] === b[count]) count += 1;
  return count;
}
