/** Chance that falls the same way at every start: demonstration data looks alive and tests can count on it. */
export interface Chance {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  /** True in so many of a hundred cases. */
  percent(of: number): boolean;
  pick<T>(among: readonly T[]): T;
  /** One of a list, each as likely as its weight. */
  weighted<T>(among: readonly T[], weight: (it: T) => number): T;
}

/** The generator "mulberry32": 32 bits of state are plenty for a few thousand throws. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    percent: (of) => next() * 100 < of,
    pick: (among) => among[below(among.length)]!,
    weighted(among, weight) {
      let left = next() * among.reduce((sum, it) => sum + weight(it), 0);
      for (const it of among) {
        left -= weight(it);
        if (left < 0) return it;
      }
      return among.at(-1)!;
    },
  };
}
