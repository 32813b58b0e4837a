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
        const sign = digits.indexOf(list[at]!) * digits.length + digits.indexOf(list[at + 1]!);
        sums.set(sign, (sums.get(sign) ?? 0) + digits.indexOf(list[at + 2]!));
      }
    }
    const weight = (sum: number) => sum * unit + told * against;
    const weighed = [...sums].map(([sign, sum]) => [signs[sign]!, weight(sum)] as const);
    return {
      signs: sorted(weighed, ([a, x], [b, y]) => y - x || (a < b ? -1 : 1)),
      odds: (id) => (known.has(id) ? weight(sums.get(known.get(id)!) ?? 0) + Math.log(there[id]! / texts) : undefined),
    };
  };
}
