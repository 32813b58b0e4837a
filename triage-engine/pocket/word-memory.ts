import { Chances } from "./chances.ts";
import { Mixer, mixed } from "./mixing.ts";
import type { Coder } from "./range-coder.ts";
import { classBits, counted } from "./word-table.ts";

/** Words remembered of a paragraph, and after a word or two. */
const most = { kept: 80, near: 64, after: 16, pair: 3, single: 12 };
/** Where the chances of each kind of decision lie. */
const places = { ranks: 128, classes: 1024, later: 1536, all: 1552 };
const kinds = 8;
const startOfLine = 7;

/**
 * Writes or reads words: those that stood after the same, those that stand near, else by how common they are. Choices stand in the order of how common they
 * are, then of the letters, as a rule.
 */
export class WordMemory {
  readonly #code: Coder;
  readonly #classes: readonly number[];
  readonly #chances = new Chances(places.all);
  readonly #guesses = new Mixer(18, 5, 20, 0.003);
  /** The words of each class; of those whose number is known, the ones to come. */
  readonly #pools: number[][] = Array.from({ length: 2 ** classBits }, () => []);
  readonly #said: number[] = [];
  readonly #after = new Map<number, number[]>();
  /** The words of this paragraph, the latest first. */
  #around: number[] = [];
  /** Guessed in vain for this word. */
  #tried: number[] = [];
  #one = 0;
  #two = 0;
  /** The first word of the line before: no line of its order begins with an earlier one. */
  #line = -1;
  #floor = -1;

  constructor(code: Coder, classes: readonly number[]) {
    this.#code = code;
    this.#classes = classes;
    classes.forEach((one, word) => {
      this.#pools[one]!.push(word);
      this.#said.push(0);
    });
  }

  /** What comes begins anew, in an order of its own. */
  newOrder(): void {
    this.#line = -1;
  }

  /** The word after this mark, which begins a line (1) or a paragraph (2), or neither; below 0 it is to be read. */
  next(mark: number, breaks: number, word: number): number {
    if (breaks === 2) this.#around = [];
    this.#tried = [];
    const kind = breaks > 0 ? startOfLine : Math.min(mark, startOfLine - 1);
    const single = this.#one * 64 + Math.min(mark, 63);
    // Two words before may share a place with two others: then a guess is worse, and no more.
    const pair = (Math.imul(single, 0x9e3779b1) ^ Math.imul(this.#two + 1, 0x85ebca6b)) >>> 2;
    let found = -1;
    this.#floor = breaks > 0 ? this.#line : -1;
    if (this.#floor >= 0) found = this.#guess([this.#floor], 1, most.pair + most.single + 4, kind, word);
    if (breaks <= 0) {
      found = this.#guess(this.#after.get(pair), most.pair, 0, kind, word);
      if (found < 0) found = this.#guess(this.#after.get(-1 - single), most.single, most.pair, kind, word);
    }
    // « endormi|endormie »: words that begin alike stand side by side in the table.
    if (found < 0 && breaks < 0)
      found = this.#guess(
        [this.#one + 1, this.#one - 1, this.#one + 2, this.#one - 2],
        4,
        most.pair + most.single,
        kind,
        word,
      );
    if (found < 0) found = this.#near(kind, breaks, word);
    if (found < 0) found = this.#any(kind, breaks, word);
    if (breaks > 0) this.#line = found;
    if (breaks <= 0) {
      this.#remember(pair, found);
      this.#remember(-1 - single, found);
    }
    this.#count(found);
    toFront(this.#around, found, most.kept);
    this.#two = breaks > 0 ? 0 : this.#one;
    this.#one = found;
    return found;
  }

  #count(word: number): void {
    this.#said[word]! += 1;
    const pool = this.#pools[this.#classes[word]!]!;
    if (this.#isGone(word)) pool.splice(placeOf(pool, word), 1);
  }

  /** Whether it is known not to come again. */
  #isGone(word: number): boolean {
    return this.#classes[word]! < counted && this.#said[word]! > this.#classes[word]!;
  }

  #remember(key: number, word: number): void {
    const list = this.#after.get(key);
    if (list) toFront(list, word, most.after);
    else this.#after.set(key, [word]);
  }

  #guess(list: readonly number[] | undefined, wide: number, from: number, kind: number, word: number): number {
    if (!list) return -1;
    const sure = Math.min(list.length, 5);
    for (let at = 0; at < wide && at < list.length; at += 1) {
      const known = list[at]!;
      if (known < 0 || known >= this.#classes.length || this.#isGone(known) || this.#tried.includes(known)) continue;
      if (
        this.#guesses.decide(
          this.#code,
          from + at,
          [
            mixed(sure, kind),
            mixed(this.#classes[known]!, kind),
            mixed(known, this.#one),
            mixed(known, kind),
            this.#around.indexOf(known),
          ],
          word < 0 ? undefined : word === known,
          from + at,
        )
      )
        return known;
      this.#tried.push(known);
    }
    return -1;
  }

  #near(kind: number, breaks: number, word: number): number {
    const commonest = breaks < 0 ? this.#classes[this.#one]! : Infinity;
    const list: number[] = [];
    for (const known of this.#around) {
      if (list.length === most.near) break;
      if (
        known > this.#floor &&
        this.#classes[known]! <= commonest &&
        !this.#isGone(known) &&
        !this.#tried.includes(known)
      )
        list.push(known);
    }
    const at = word < 0 ? -1 : list.indexOf(word);
    const place = Math.min(list.length, 15) * kinds + kind;
    if (!this.#chances.decide(this.#code, place, word < 0 ? undefined : at >= 0)) return -1;
    const bits = 32 - Math.clz32(list.length - 1);
    const ranks = places.ranks + bits * 128 + (kind === startOfLine ? 64 : 0);
    return list[this.#chances.number(this.#code, ranks, bits, at < 0 ? undefined : at)]!;
  }

  #any(kind: number, breaks: number, word: number): number {
    const before = this.#classes[this.#one]!;
    const place = places.classes + (breaks < 0 ? kinds + before : kind) * 2 ** classBits;
    const common = this.#chances.number(this.#code, place, classBits, word < 0 ? undefined : this.#classes[word]);
    const pool = this.#pools[common]!;
    let [from, to] = [this.#floor < 0 ? 0 : placeOf(pool, this.#floor + 1), pool.length];
    if (breaks < 0 && common === before) {
      const later = placeOf(pool, this.#one + 1);
      if (later > 0 && later < pool.length) {
        const isLater = this.#chances.decide(
          this.#code,
          places.later + common,
          word < 0 ? undefined : word > this.#one,
        );
        [from, to] = isLater ? [later, to] : [0, later];
      }
    }
    return pool[from + this.#code.pick(to - from, word < 0 ? undefined : placeOf(pool, word) - from)]!;
  }
}

/** Where a word stands in a list in order, or would stand. */
function placeOf(list: readonly number[], word: number): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const half = (from + to) >> 1;
    if (list[half]! < word) from = half + 1;
    else to = half;
  }
  return from;
}

/** Puts a word first; the last one falls out of a full list. */
function toFront(list: number[], word: number, longest: number): void {
  let before = word;
  for (let at = 0; at < list.length; at += 1) {
    const here = list[at]!;
    list[at] = before;
    if (here === word) return;
    before = here;
  }
  if (list.length < longest) list.push(before);
}
