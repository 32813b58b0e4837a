import { sorted } from "#triage-engine/sorted.ts";
import type { Moment } from "#triage-engine/reasoning/levels.ts";
import { against, digits, even, kindsOf, unit, type LearntWords } from "./learn.ts";

export type Weighed = { id: string; weight: number; odds: number };

/**
 * How much the words of a message speak for each sign, the likeliest first: logarithms, above 0 where they do. `odds` adds how common a sign is: what is told in one text
 * of five needs little to be believed.
 */
export type Likelihood = {
  signs: readonly Weighed[];
  odds: (id: string) => number | undefined;
  /** The odds of a sign before anything was said. */
  prior: (id: string) => number | undefined;
};

/** Weighs the stems of what was said, by somebody of these kinds (`kindsOf`). */
export type Weigh = (stems: readonly string[], kinds?: readonly string[]) => Likelihood;

/** Makes what weighs words; a sign nobody told of often enough has no weight. */
export function makeLikelihood({ texts, signs: there, words, people }: LearntWords): Weigh {
  const signs = Object.keys(there);
  const places = new Map(signs.map((id, at) => [id, at]));
  const ofKind = new Map(Object.entries(people).map(([kind, list]) => [kind, weightsIn(list)]));
  // A list is read when its word is first said.
  const read = new Map<string, Weights>();
  const weightsOf = (stem: string) => {
    const known = read.get(stem);
    if (known) return known;
    const weights = weightsIn(words[stem]!);
    read.set(stem, weights);
    return weights;
  };
  return (stems, kinds = []) => {
    const told = [...new Set(stems)].filter((stem) => Object.hasOwn(words, stem)).map(weightsOf);
    const lists = kinds.flatMap((kind) => ofKind.get(kind) ?? []);
    const weight = (sign: number) => {
      let sum = 0;
      for (const list of told) sum += list.get(sign) ?? 0;
      for (const list of lists) sum += (list.get(sign) ?? even) - even;
      return sum * unit + told.length * against;
    };
    const prior = (sign: number) => Math.log(there[signs[sign]!]! / texts);
    const odds = (sign: number) => weight(sign) + prior(sign);
    const of = (id: string, what: (sign: number) => number) => (places.has(id) ? what(places.get(id)!) : undefined);
    return {
      // Put in order only where somebody asks for the order: a doubt asks for one sign.
      get signs() {
        const spokenFor = new Set(told.flatMap((list) => [...list.keys()]));
        const weighed = [...spokenFor].map((sign) => ({ id: signs[sign]!, weight: weight(sign), odds: odds(sign) }));
        return sorted(weighed, (a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
      },
      odds: (id) => of(id, odds),
      prior: (id) => of(id, prior),
    };
  };
}

/** Weights by the place of the sign. */
type Weights = ReadonlyMap<number, number>;

function weightsIn(list: string): Weights {
  const weights = new Map<number, number>();
  for (let at = 0; at < list.length; at += 3)
    weights.set(valueOf(list, at) * digits.length + valueOf(list, at + 1), valueOf(list, at + 2));
  return weights;
}

const values = new Map([...digits].map((digit, value) => [digit, value]));
const valueOf = (list: string, at: number) => values.get(list[at]!)!;

/** What kind of person the ill one is, as far as that is known. */
export const kindsAt = ({ known }: Moment): string[] => kindsOf(known.number("age"), known.sex());
