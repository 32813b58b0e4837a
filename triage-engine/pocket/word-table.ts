import { Alphabet } from "./alphabet.ts";
import { Chances } from "./chances.ts";
import { Mixer, mixed } from "./mixing.ts";
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

/** Writes or reads a table: of each word, how much of the one before it begins with, then its letters, which are told from common to rare, then its class. */
export function codeTable(code: Coder, letters: string, size: number, known?: WordTable): WordTable {
  const kinds = (longest + 1) ** 2;
  const chances = new Chances(kinds + (longest + 1) * 2 ** classBits);
  const spell = speller(code, letters);
  const words: string[] = [];
  const classes: number[] = [];
  let before = "";
  for (let at = 0; at < size; at += 1) {
    const word = known?.words[at];
    const place = Math.min(before.length, longest) * (longest + 1);
    const begin = chances.number(code, place, 5, word === undefined ? undefined : alike(before, word));
    const made = spell(before, begin, word);
    words.push(made);
    classes.push(
      chances.number(code, kinds + Math.min(made.length, longest) * 2 ** classBits, classBits, known?.classes[at]),
    );
    before = made;
  }
  return { words, classes };
}

/** Words that begin like the one before, letter by letter: by the three before, the first by what it comes after. */
function speller(code: Coder, letters: string): (before: string, begin: number, word?: string) => string {
  const alphabet = new Alphabet(letters.length + 1);
  const mixer = new Mixer(19, 5, 2, 0.0035);
  const rank = (letter = " ") => letters.indexOf(letter) + 1;
  return (before, begin, word) => {
    let made = before.slice(0, begin);
    for (let letter = 1; letter;) {
      const size = made.length;
      const first = size === begin;
      const above = first ? 64 + rank(before[begin]) : 0;
      const one = rank(made[size - 1]);
      const two = mixed(one, rank(made[size - 2]));
      const contexts = [
        above,
        mixed(one, above),
        mixed(two, Number(first)),
        mixed(two, rank(made[size - 3])),
        mixed(mixed(Math.min(size, 12), above), first ? 0 : one),
      ];
      const next = word === undefined ? undefined : size < word.length ? rank(word[size]) : 0;
      letter = alphabet.rank(code, mixer, Number(first), contexts, next);
      if (letter) made += letters.charAt(letter - 1);
    }
    return made;
  };
}

function alike(a: string, b: string): number {
  let count = 0;
  while (count < longest && count < a.length && a[count] === b[count]) count += 1;
  return count;
}
