import { sorted } from "#triage-engine/sorted.ts";
import { digits, even } from "./learn.ts";

/** What was said, by its cues (`cues.ts`), and the answers it teaches: 1 for yes, 0 for no, undefined where it teaches nothing. */
export type Lesson = { cues: readonly string[]; answers: readonly (number | undefined)[] };

/** How much each cue speaks for each answer, in numerals of `digits` counted from `even`. The cue of no words (`""`) is in every lesson. */
export type LearntOdds = Readonly<Record<string, string>>;

/** The logarithm of odds that one unit of weight stands for. */
const unit = 0.1;

const rounds = 8;
const rate = 0.06;
/** Draws every weight a little towards nothing: what is said once in a grave case is not grave. */
const decay = 3e-4;
const steep = 1e-2;

/**
 * Learns how much each cue speaks for each answer: a logistic regression for each (stochastic gradient with a rate of its own for each weight). A cue of
 * fewer lessons than `fewest` teaches nothing. The same lessons in the same order give the same.
 */
export function learnOdds(lessons: readonly Lesson[], fewest: (cue: string) => number = () => 2): LearntOdds {
  const answers = lessons[0]?.answers.map(() => 0) ?? [];
  const times = new Map<string, number>();
  for (const { cues } of lessons) for (const cue of cues) times.set(cue, (times.get(cue) ?? 0) + 1);
  const learnt = new Map(
    [...times]
      .filter(([cue, n]) => n >= fewest(cue))
      .map(([cue]): [string, Weights] => [cue, { weight: [...answers], slope: answers.map(() => steep) }]),
  );
  const told = lessons.map((lesson) => ({ of: lesson.cues.flatMap((cue) => learnt.get(cue) ?? []), ...lesson }));
  const chance = shuffler();
  for (let round = 0; round < rounds; round += 1)
    for (const lesson of chance(told)) learnFrom(lesson.of, lesson.answers);
  const nothing = answers.map(numeral).join("");
  const kept = [...learnt].map(([cue, { weight }]) => [cue, weight.map(numeral).join("")] as const);
  return Object.fromEntries(
    sorted(
      kept.filter(([, numerals]) => numerals !== nothing),
      ([a], [b]) => (a < b ? -1 : 1),
    ),
  );
}

/** The logarithm of the odds of one answer, by its place, of cues that were learnt. */
export function oddsOf(learnt: LearntOdds, cues: readonly string[], at: number): number {
  return cues.reduce((sum, cue) => sum + digits.indexOf(learnt[cue]![at]!) - even, 0) * unit;
}

/** The cues of which something was learnt. */
export function knownCues(learnt: LearntOdds, cues: readonly string[]): string[] {
  return cues.filter((cue) => Object.hasOwn(learnt, cue));
}

type Weights = { weight: number[]; slope: number[] };

function learnFrom(cues: readonly Weights[], answers: Lesson["answers"]): void {
  answers.forEach((answer, at) => {
    if (answer === undefined) return;
    const odds = cues.reduce((sum, { weight }) => sum + weight[at]!, 0);
    const error = 1 / (1 + Math.exp(-odds)) - answer;
    for (const { weight, slope } of cues) {
      const by = error + decay * weight[at]!;
      slope[at]! += by * by;
      weight[at]! -= (rate * by) / Math.sqrt(slope[at]!);
    }
  });
}

function numeral(weight: number): string {
  const units = Math.round(weight / unit) + even;
  return digits[Math.max(0, Math.min(units, digits.length - 1))]!;
}

/** Puts lessons in an order of chance that is always the same. */
function shuffler(): <One>(all: readonly One[]) => One[] {
  let seed = 1;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  return (all) => {
    const mixed = [...all];
    for (let at = mixed.length - 1; at > 0; at -= 1) {
      const other = next(at + 1);
      [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
    }
    return mixed;
  };
}
