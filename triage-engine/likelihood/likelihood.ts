import { sorted } from "#triage-engine/sorted.ts";
import { against, digits, unit, type LearntWords } from "./learn.ts";

/**
 * How much the words of a message speak for each sign, the likeliest first: logarithms, above 0 where they do. `odds` adds how common a sign is: what is told in one text
 * of five needs little to be believed.
 */
export type Likelihood = {
  signs: readonly (readonly [id: string, weight: number])[];
  odds: (id: string) => number | undefined;
};

/** Makes what weighs words; a sign nobody told of often enough has no weight. */
export function makeLikelihood({ texts, signs: there, words }: LearntWords): (stems: readonly string[]) => Likelihood {
  const signs = Object.keys(there);
  const known = new Map(signs.map((id, at) => [id, at]));
  return (stems) => {
    const sums = new Map<number, number>();
    let told = 0;
    for (const stem of new Set(stems)) {
      const list = words[stem];
      if (!list) continue;
      told += 1;
      for (let at = 0; at < list.length; at += 3) {
        const sign = valueOf(list, at) * digits.length + valueOf(list, at + 1);
        sums.set(sign, (sums.get(sign) ?? 0) + valueOf(list, at + 2));
      }
    }
    const weight = (sum: number) => sum * unit + told * against;
    return {
      // Put in order only where somebody asks for the order: a doubt asks for one sign.
      get signs() {
        const weighed = [...sums].map(([sign, sum]) => [signs[sign]!, weight(sum)] as const);
        return sorted(weighed, ([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      },
      odds: (id) => (known.has(id) ? weight(sums.get(known.get(id)!) ?? 0) + Math.log(there[id]! / texts) : undefined),
    };
  };
}

const values = new Map([...digits].map((digit, value) => [digit, value]));
const valueOf = (list: string, at: number) => values.get(list[at]!)!;
