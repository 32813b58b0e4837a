import type { Mixer } from "./mixing.ts";
import type { Coder } from "./range-coder.ts";

/** Letters in the order of how common they are, or whatever else: told by few decisions when they are common. */
export class Alphabet {
  readonly #size: number;
  /** Where a run of letters is parted, so that both parts are about as likely: as a rule, how common they are falls with their rank. */
  readonly #cuts: Uint16Array;

  constructor(size: number) {
    this.#size = size;
    this.#cuts = new Uint16Array(size * (size + 1));
    const sums = [0];
    for (let at = 0; at < size; at += 1) sums.push(sums[at]! + 1 / (at + 4));
    for (let from = 0; from < size; from += 1)
      for (let to = from + 2, cut = from + 1; to <= size; to += 1) {
        while (2 * sums[cut]! < sums[from]! + sums[to]! && cut < to - 1) cut += 1;
        this.#cuts[from * (size + 1) + to] = cut;
      }
  }

  /** Writes or reads the rank of a letter. */
  rank(code: Coder, mixer: Mixer, kind: number, contexts: readonly number[], is?: number): number {
    let [from, to] = [0, this.#size];
    while (to - from > 1) {
      const node = from * (this.#size + 1) + to;
      const cut = this.#cuts[node]!;
      if (mixer.decide(code, kind, contexts, is === undefined ? undefined : is >= cut, node)) from = cut;
      else to = cut;
    }
    return from;
  }
}
