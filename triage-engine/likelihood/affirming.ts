import type { Reader, Reading, Telling } from "#triage-engine/language/read.ts";
import type { Weigh } from "./likelihood.ts";
import { wordCues } from "./cues.ts";
import { knownCues, oddsOf, type LearntOdds } from "./logistic.ts";
import { partsBy, stemsOf } from "./telling-words.ts";

/**
 * The sentences of an answer to a list, each with the logarithm of the odds that it tells of one of its signs; below 0 it denies them by telling how things are
 * (« mes pieds se lèvent bien »). Learnt from how cases and chats answered. Sentences of which no word was learnt are left out.
 */
export type Affirms = (answer: Reading) => readonly { words: readonly Telling[]; odds: number }[];

export function makeAffirms(learnt: LearntOdds): Affirms {
  return ({ noted = [] }) =>
    partsBy("sentence", noted).flatMap((words) => {
      const cues = knownCues(learnt, wordCues([words], []));
      return cues.length > 1 ? [{ words, odds: oddsOf(learnt, cues, 0) }] : [];
    });
}

/** Odds below which an answer that nothing was understood of is calm, and above which it tells of something. */
const denying = -1.5;
export const telling = 1.5;

/**
 * The same reader, which hears in an answer that nothing was understood of whether it says yes or no: calm, where its every sentence denies in words nobody knows, and a
 * yes to the one sign it was asked for where a sentence tells of something and its words speak for that sign. What is `lasting`, an illness or a treatment, is had or not:
 * « mon seul médicament, c'est le paracétamol » tells of another one.
 */
export function hearingAnswers(
  read: Reader,
  affirms: Affirms,
  weigh: Weigh,
  lasting: (sign: string) => boolean = () => false,
): Reader {
  return (text, asked, who) => {
    const reading = read(text, asked, who);
    const [sign, second] = asked?.facts ?? [];
    if (!asked || !sign || asked.number || reading.reply || (reading.calm ?? 0) > halfCalm) return reading;
    const sentences = affirms(reading);
    if (!sentences.length) return reading;
    if (sentences.every(({ odds }) => odds <= denying)) return { ...reading, calm: 1, calmParts: asked.facts.length };
    const told = sentences.flatMap(({ words, odds }) => (odds < telling ? [] : words.filter(({ denied }) => !denied)));
    const heard = reading.mentions.some(({ concept }) => concept === sign);
    if (second || heard || !told.length || lasting(sign)) return reading;
    const weight = weigh(stemsOf(told)).signs.find(({ id }) => id === sign)?.weight ?? -Infinity;
    return weight >= speaksFor ? { ...reading, reply: "yes" } : reading;
  };
}

/** Of an answer that is calmer than this nothing is told. */
const halfCalm = 0.5;
/** So much the words of an answer must speak for the one sign that was asked for. */
const speaksFor = 1;
