import type { Coder } from "./range-coder.ts";

/** What has been seen this often is learnt no slower. */
const longMemory = 120;
const gains = Float64Array.from({ length: longMemory + 1 }, (_, seen) => 1 / (seen + 1.6));
/** Nothing is sure. */
const least = 1 / 4096;
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
  readonly #chance: Float32Array;
  readonly #seen: Uint8Array;
  readonly #weights: Float64Array;
  readonly #places: Int32Array;
  readonly #weighed: Int32Array;

  /** So many bits of memory, contexts of a decision, and kinds of decisions, each with weights of its own. */
  constructor(bits: number, inputs: number, kinds: number, rate: number) {
    this.#inputs = inputs;
    this.#rate = rate;
    this.#mask = 2 ** bits - 1;
    this.#chance = new Float32Array(2 ** bits).fill(0.5);
    this.#seen = new Uint8Array(2 ** bits);
    this.#weights = new Float64Array(kinds * inputs * trusts).fill(1.2 / inputs);
    this.#places = new Int32Array(inputs);
    this.#weighed = new Int32Array(inputs);
  }

  /** A decision; `node` tells it from others that are taken in the same contexts. */
  decide(code: Coder, kind: number, contexts: readonly number[], is?: boolean, node = 0): boolean {
    const chances = this.#chance;
    const seen = this.#seen;
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
      const by = weight + trustBy[seen[place]!]!;
      places[i] = place;
      weighed[i] = by;
      sum += logOf[(chances[place]! * steps) | 0]! * weights[by]!;
    }
    const chance = chanceOf[sum < -far ? 0 : sum < far ? ((sum + far) * perUnit) | 0 : steps - 1]!;
    const was = code.decide(chance < least ? least : chance > 1 - least ? 1 - least : chance, is);
    const now = was ? 1 : 0;
    const wrong = (now - chance) * this.#rate;
    for (let i = 0; i < inputs; i += 1) {
      const place = places[i]!;
      const before = chances[place]!;
      const times = seen[place]!;
      weights[weighed[i]!]! += wrong * logOf[(before * steps) | 0]!;
      const next = before + (now - before) * gains[times]!;
      chances[place] = next < least ? least : next > 1 - least ? 1 - least : next;
      if (times < longMemory) seen[place] = times + 1;
    }
    return was;
  }
}
