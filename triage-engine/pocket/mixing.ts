import type { Coder } from "./range-coder.ts";

/** What has been seen this often is learnt no slower. */
const longMemory = 16;
const gains = Float64Array.from({ length: longMemory + 1 }, (_, seen) => 1 / (seen + 1.3));
/** A place is a number of 32 bits: in the lower 10 how often it was seen, above them how likely yes is, from the middle; so that nought stands for no idea. */
const seenBits = 10;
const seenMask = 2 ** seenBits - 1;
const sure = 2 ** 22;
const middle = sure / 2;
/** Nothing is sure. */
const least = sure / 4096;
/** Odds are told by their logarithm, from -12 to 12 in so many steps. */
const far = 12;
const steps = 4096;
const perUnit = steps / (2 * far);
/** The chance for each logarithm, and back; by products alone, since not every machine has the same `Math.exp`. */
const chanceOf = new Float64Array(steps);
const logOf = new Float64Array(steps);
for (let at = 0, odds = 6.144212353328214e-6; at < steps; at += 1, odds *= 1.0058765747144782)
  chanceOf[at] = odds / (1 + odds);
for (let at = 0, log = 0; at < steps; at += 1) {
  while (chanceOf[log]! < (at + 0.5) / steps && log < steps - 1) log += 1;
  logOf[at] = log / perUnit - far;
}

/** How far a place is trusted hangs on how often it was seen: by the logarithm of that number. */
const trusts = 8;
const trustBy = Uint8Array.from({ length: longMemory + 1 }, (_, seen) => Math.min(trusts - 1, 32 - Math.clz32(seen)));

/** Several contexts in one number. */
export function mixed(one: number, other: number): number {
  const sum = Math.imul(one ^ Math.imul(other + 1, 0x9e3779b1), 0x85ebca6b);
  return (sum ^ (sum >>> 15)) >>> 2;
}

/**
 * Decides by several contexts at once: what was decided before in each, weighed by how well each foretold. Only sums, products and quotients, so that every machine
 * learns the same.
 */
export class Mixer {
  readonly #inputs: number;
  readonly #rate: number;
  readonly #mask: number;
  readonly #memory: Int32Array;
  readonly #weights: Float64Array;
  readonly #places: Int32Array;
  readonly #weighed: Int32Array;

  /** So many bits of memory, contexts of a decision, and kinds of decisions, each with weights of its own. */
  constructor(bits: number, inputs: number, kinds: number, rate: number) {
    this.#inputs = inputs;
    this.#rate = rate;
    this.#mask = 2 ** bits - 1;
    this.#memory = new Int32Array(2 ** bits);
    this.#weights = new Float64Array(kinds * inputs * trusts).fill(1.2 / inputs);
    this.#places = new Int32Array(inputs);
    this.#weighed = new Int32Array(inputs);
  }

  /** Another that has learnt the same. */
  copy(): Mixer {
    const kinds = this.#weights.length / this.#inputs / trusts;
    const other = new Mixer(Math.log2(this.#mask + 1), this.#inputs, kinds, this.#rate);
    other.#memory.set(this.#memory);
    other.#weights.set(this.#weights);
    return other;
  }

  /** A decision; `node` tells it from others that are taken in the same contexts. */
  decide(code: Coder, kind: number, contexts: readonly number[], is?: boolean, node = 0): boolean {
    const memory = this.#memory;
    const weights = this.#weights;
    const places = this.#places;
    const weighed = this.#weighed;
    const inputs = this.#inputs;
    const mask = this.#mask;
    let salt = Math.imul((node << 8) + kind + 1, 0x9e3779b1);
    let weight = kind * inputs * trusts;
    let sum = 0;
    for (let i = 0; i < inputs; i += 1, weight += trusts) {
      // Contexts that share a place by accident make a worse guess, and no more.
      const mix = Math.imul(contexts[i]! ^ salt, 0x85ebca6b);
      salt = (salt + 0x3c6ef372) | 0;
      const place = (mix ^ (mix >>> 15)) & mask;
      const known = memory[place]!;
      const by = weight + trustBy[known & seenMask]!;
      places[i] = place;
      weighed[i] = by;
      sum += logOf[((known >> seenBits) + middle) >> seenBits]! * weights[by]!;
    }
    const chance = chanceOf[sum < -far ? 0 : sum < far ? ((sum + far) * perUnit) | 0 : steps - 1]!;
    const was = code.decide(chance, is);
    const wrong = ((was ? 1 : 0) - chance) * this.#rate;
    for (let i = 0; i < inputs; i += 1) {
      const known = memory[places[i]!]!;
      const seen = known & seenMask;
      const before = (known >> seenBits) + middle;
      weights[weighed[i]!]! += wrong * logOf[before >> seenBits]!;
      const next = (before + ((was ? sure : 0) - before) * gains[seen]!) | 0;
      const kept = next < least ? least : next > sure - least ? sure - least : next;
      memory[places[i]!] = ((kept - middle) << seenBits) | (seen < longMemory ? seen + 1 : seen);
    }
    return was;
  }
}
