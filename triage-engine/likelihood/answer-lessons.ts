import type { Reading } from "#triage-engine/language/read.ts";
import { sorted } from "#triage-engine/sorted.ts";
import { answerCues } from "./affirming.ts";
import { fewestLessons, type CuesOf } from "./cues.ts";
import type { Weigh } from "./likelihood.ts";
import { knownCues, learnOdds, oddsOf, type LearntOdds, type Lesson } from "./logistic.ts";
import { sentencesOf } from "./telling-words.ts";

/** An answer to these signs, which tells of one of them or denies them all. */
export type AnswerTold = { answer: Reading; asked: readonly string[]; tells: boolean };

/**
 * Learns whether a sentence of an answer tells of one of the signs that were asked for. Of an answer that tells of one, the sentence that does so is not marked: it is the
 * one that what was learnt from the others holds for the likeliest; the rest of it denies.
 */
export function learnAnswers(all: readonly AnswerTold[], cuesOf: CuesOf, weigh: Weigh): LearntOdds {
  const told = all.map(({ answer, asked, tells }) => ({
    tells,
    sentences: sentencesOf(answer).map((sentence) => answerCues(sentence, asked, cuesOf, weigh)),
  }));
  const plain = told.filter(({ tells, sentences }) => !tells || sentences.length === 1);
  const first = learnOdds(
    plain.flatMap(({ tells, sentences }) => sentences.map((cues) => lesson(cues, tells))),
    fewestLessons,
  );
  const lessons = told.flatMap(({ tells, sentences }) => {
    if (!tells) return sentences.map((cues) => lesson(cues, false));
    const weighed = sentences.map((cues) => ({ cues, odds: oddsOf(first, knownCues(first, cues), 0) }));
    const [likeliest, ...rest] = sorted(weighed, (a, b) => b.odds - a.odds);
    return [...(likeliest ? [lesson(likeliest.cues, true)] : []), ...rest.map(({ cues }) => lesson(cues, false))];
  });
  return learnOdds(lessons, fewestLessons);
}

const lesson = (cues: readonly string[], tells: boolean): Lesson => ({ cues, answers: [tells ? 1 : 0] });
