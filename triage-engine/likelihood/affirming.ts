import type { Reader, Reading, Telling } from "#triage-engine/language/read.ts";
import { cuesOf, knownCues, oddsOf, type LearntOdds } from "./logistic.ts";

/**
 * The sentences of an answer to a list, each with the logarithm of the odds that it tells of one of its signs; below 0 it denies them by telling how things are
 * (« mes pieds se lèvent bien »). Learnt from how cases and chats answered. Sentences of which no word was learnt are left out.
 */
export type Affirms = (answer: Reading) => readonly { words: readonly Telling[]; odds: number }[];

export function makeAffirms(learnt: LearntOdds): Affirms {
  return ({ noted = [] }) =>
    [...new Set(noted.map(({ sentence }) => sentence))].flatMap((at) => {
      const words = noted.filter(({ sentence }) => sentence === at);
      const cues = knownCues(learnt, cuesOf([words], []));
      return cues.length > 1 ? [{ words, odds: oddsOf(learnt, cues, 0) }] : [];
    });
}

/** Odds below which an answer that nothing was understood of is calm. */
const denying = -1.5;

/** The same reader, which hears an answer to a list as calm where its every sentence denies in words nobody knows. */
export function hearingCalm(read: Reader, affirms: Affirms): Reader {
  return (text, asked, who) => {
    const reading = read(text, asked, who);
    const listed = asked && asked.facts.length > 1 && !asked.number;
    if (!listed || reading.reply || reading.calm) return reading;
    const sentences = affirms(reading);
    if (!sentences.length || sentences.some(({ odds }) => odds > denying)) return reading;
    return { ...reading, calm: 1, calmParts: asked.facts.length };
  };
}
