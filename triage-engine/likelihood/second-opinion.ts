import type { Reading } from "#triage-engine/language/read.ts";
import { rank, type Level } from "#triage-engine/schema.ts";
import type { CuesOf } from "./cues.ts";
import { knownCues, oddsOf, type LearntOdds, type Lesson } from "./logistic.ts";

/** The levels a case may need at the least. */
const steps = ["routine", "urgent", "emergency"] as const satisfies readonly Level[];
type Step = (typeof steps)[number];

/** The logarithm of the odds that somebody who spoke so needs care within days, today, at once. */
export type Odds = Readonly<Record<Step, number>>;

/**
 * What a person's own words speak for, by nothing but how cases were judged that were told alike: all of them, and what those add of which no pattern understood
 * anything. Undefined where too little was said.
 */
export type Opine = (said: readonly Reading[], kinds: readonly string[]) => { all: Odds; strange: Odds } | undefined;

/** With fewer known words than this nothing can be said. */
const fewest = 4;

export function makeOpinion(learnt: LearntOdds, cuesOf: CuesOf): Opine {
  const odds = (cues: readonly string[]) =>
    Object.fromEntries(steps.map((step, at) => [step, oddsOf(learnt, cues, at)])) as Record<Step, number>;
  return (said, kinds) => {
    const { all, strange } = cuesOf(said, kinds);
    const cues = knownCues(learnt, all);
    const told = cues.filter((cue) => cue && !/^(?:[@/]|[?~]?#)/.test(cue));
    if (told.length < fewest) return;
    return { all: odds(cues), strange: odds(cues.filter((cue) => cue && strange.has(cue))) };
  };
}

/** What a case teaches whose levels a careful clinician would accept; where they lie on both sides of a step, nothing of it. */
export function lessonOf(cues: readonly string[], levels: readonly Level[]): Lesson {
  const reached = steps.map((step) => levels.filter((level) => rank(level) >= rank(step)).length);
  return { cues, answers: reached.map((n) => (n === levels.length ? 1 : n === 0 ? 0 : undefined)) };
}

/** Whether an answer tells of something; what is denied in other words (« mes pieds se lèvent bien ») only names it. */
export const tellsOf = ({ reply, calm, denies }: Reading): boolean => reply !== "no" && !calm && !denies;

/** Odds from which on a level that was not reached is asked about, and is told by prudence where the answers do not explain them. */
const suspicious: Odds = { routine: 2, urgent: 1, emergency: -1 };
const convincing: Odds = { routine: 5.5, urgent: 2.2, emergency: 2.2 };
/** What was not understood must speak for it so much by itself: of what was understood the rules know more. */
const ofStrange = { suspicious: 0.3, convincing: 0.7 };
/** Odds below which a level that rests on words alone is asked about before it is told. */
const unlikely: Odds = { routine: -Infinity, urgent: -3.5, emergency: -3.5 };

/** What the odds of all words come to: a level to ask about, a level to tell by prudence, and whether they speak against a level that was reached. */
export type Opinion = { suspects?: Step | undefined; insists?: Step | undefined; doubts: (level: Level) => boolean };

export function opinionOf(odds: ReturnType<Opine>): Opinion {
  if (!odds) return { doubts: () => false };
  const { all, strange } = odds;
  const highest = (from: Odds, least: number) =>
    steps.filter((step) => all[step] >= from[step] && strange[step] >= least).at(-1);
  return {
    suspects: highest(suspicious, ofStrange.suspicious),
    insists: highest(convincing, ofStrange.convincing),
    doubts: (level) => steps.some((step) => step === level && all[step] < unlikely[step]),
  };
}
