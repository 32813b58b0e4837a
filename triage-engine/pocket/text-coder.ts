import { Alphabet } from "./alphabet.ts";
import { Mixer, mixed } from "./mixing.ts";
import { Reader, Writer, type Coder } from "./range-coder.ts";

const isLetter = /[a-zà-ÿ]/i;
/** Letters of concepts, as a rule. */
const isSign = /[\u0100-\uffff]/;
/** What stands before decides how far each context is trusted. */
const kinds = { mark: 0, word: 1, sign: 2 } as const;

/** Remembers the texts it wrote or read, letter by letter: what comes again, in whatever text, takes little. */
export class TextMemory {
  /** From common to rare. */
  readonly letters: string;
  readonly #alphabet: Alphabet;
  readonly #mixer: Mixer;

  constructor(letters: string, alphabet = new Alphabet(letters.length + 1), mixer = new Mixer(20, 8, 3, 0.008)) {
    this.letters = letters;
    this.#alphabet = alphabet;
    this.#mixer = mixer;
  }

  copy(): TextMemory {
    return new TextMemory(this.letters, this.#alphabet, this.#mixer.copy());
  }

  /** Writes or reads a text, each letter by the five before and by the last but one, by the word it is of and the one before, by its place in the line, and by the paragraph. */
  code(code: Coder, known?: string): string {
    const { letters } = this;
    let [one, two, three, four, five, word, before, paragraph] = [0, 0, 0, 0, 0, 0, 0, 0];
    let [text, line, kind] = ["", 0, 0];
    for (;;) {
      const twice = mixed(one, two);
      const thrice = mixed(twice, three);
      const farther = mixed(mixed(thrice, four), five);
      const contexts = [
        one,
        mixed(two, 5),
        twice,
        thrice,
        farther,
        mixed(word, word ? 1 : 2 + line),
        mixed(word, before),
        mixed(paragraph, 3),
      ];
      // After the last letter stands a zero.
      const is = known === undefined ? undefined : letters.indexOf(known[text.length] ?? "") + 1;
      const rank = this.#alphabet.rank(code, this.#mixer, kind, contexts, text.length === known?.length ? 0 : is);
      if (rank === 0) return text;
      const letter = letters.charAt(rank - 1);
      text += letter;
      [one, two, three, four, five] = [rank, one, two, three, four];
      if (isLetter.test(letter)) word = mixed(word, rank);
      else if (word) [word, before] = [0, word];
      if (letter === "\n" && two === rank) paragraph += 1;
      line = letter === "\n" ? 0 : Math.min(line + 1, 15);
      kind = isSign.test(letter) ? kinds.sign : word ? kinds.word : kinds.mark;
    }
  }
}

/** Packs a text, which is remembered. Refuses: letters the memory does not know. */
export function packText(memory: TextMemory, text: string): string {
  const unknown = [...text].find((letter) => !memory.letters.includes(letter));
  if (unknown) throw new Error(`Not of the alphabet: ${unknown}`);
  const out = new Writer();
  memory.code(out, text);
  return out.text();
}

/** The text that was packed by a memory of the same texts. */
export const unpackText = (memory: TextMemory, packed: string): string => memory.code(new Reader(packed));
