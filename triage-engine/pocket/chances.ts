import type { Coder } from "./range-coder.ts";

/** A place that has seen this much learns no slower. */
const longMemory = 200;
const gains = Float64Array.from({ length: longMemory + 1 }, (_, seen) => 1 / (seen + 1.8));
/** Nothing is sure. */
const least = 1 / 512;

/** Chances that learn from what was decided in the same place; only sums and quotients, so that every machine learns the same. */
export class Chances {
  readonly #chance: Float64Array;
  readonly #seen: Uint8Array;

  constructor(places: number) {
    this.#chance = new Float64Array(places).fill(0.5);
    this.#seen = new Uint8Array(places);
  }

  /** A decision by what was decided here before. */
  decide(code: Coder, place: number, is?: boolean): boolean {
    const before = this.#chance[place]!;
    const was = code.decide(before, is);
    const seen = this.#seen[place]!;
    const next = before + ((was ? 1 : 0) - before) * gains[seen]!;
    this.#chance[place] = next < least ? least : next > 1 - least ? 1 - least : next;
    if (seen < longMemory) this.#seen[place] = seen + 1;
    return was;
  }

  /** A number of so many bits, the highest first. */
  number(code: Coder, place: number, bits: number, value?: number): number {
    let node = 1;
    for (let bit = bits - 1; bit >= 0; bit -= 1) {
      const is = value === undefined ? undefined : ((value >> bit) & 1) === 1;
      node = node * 2 + Number(this.decide(code, place + node, is));
    }
    return node - 2 ** bits;
  }
}
