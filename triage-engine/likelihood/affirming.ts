import type { Reader, Reading, Telling } from "#triage-engine/language/read.ts";
import type { CuesOf } from "./cues.ts";
import type { Weigh } from "./likelihood.ts";
import { knownCues, oddsOf, type LearntOdds } from "./logistic.ts";
import { sentencesOf, stemsOf } from "./telling-words.ts";

/**
 * The sentences of an answer to a list, each with the logarithm of the odds that it tells of one of its signs; below 0 it denies them by telling how things are
 * (« mes pieds se lèvent bien »). Learnt from how cases and chats answered, and from answers that name no sign (`vignettes/sentences/answers.tsv`). Sentences of which
 * no word was learnt are left out.
 */
export type Affirms = (answer: Reading) => readonly { words: readonly Telling[]; odds: number }[];

export function makeAffirms(learnt: LearntOdds, cuesOf: CuesOf): Affirms {
  return (answer) =>
    sentencesOf(answer).flatMap((sentence) => {
      const cues = knownCues(learnt, answerCues(sentence, cuesOf));
      return cues.length > 1 ? [{ words: sentence.noted ?? [], odds: oddsOf(learnt, cues, 0) }] : [];
    });
}

/** What of an answer is weighed: its words, sounds and signs, and whether it holds words that reassure or deny. */
export function answerCues(answer: Reading, cuesOf: CuesOf): string[] {
  const { calm = 0, denies } = answer;
  return [...cuesOf([answer], []).all, ...(calm > aThird ? ["=calm"] : []), ...(denies ? ["=denies"] : [])];
}

const aThird = 0.33;

/** Odds below which a sentence is calm, and above which it tells of something. */
const denying = -1.5;
export const telling = 1;
/** So much all sentences of an answer must speak for it together, where not each does; and where it holds words that reassure (« comme d'habitude »). */
const together = -2.5;
const reassuring = -1;

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
    if (!asked || !sign || asked.number || reading.reply) return reading;
    const sentences = affirms(reading);
    if (!sentences.length) return reading;
    const all = sentences.reduce((sum, { odds }) => sum + odds, 0);
    const tells = sentences.some(({ odds }) => odds >= telling);
    if (!tells && (sentences.every(({ odds }) => odds <= denying) || (sentences.length > 1 && all <= together)))
      return { ...reading, calm: 1, calmParts: asked.facts.length };
    if (reading.calm && (tells || all > reassuring)) {
      const { calm: _, calmParts: __, ...uncertain } = reading;
      return uncertain;
    }
    if (reading.calm) return reading;
    const told = sentences.flatMap(({ words, odds }) => (odds < telling ? [] : words.filter(({ denied }) => !denied)));
    const heard = reading.mentions.some(({ concept }) => concept === sign);
    if (second || heard || !told.length || lasting(sign)) return reading;
    const weight = weigh(stemsOf(told)).signs.find(({ id }) => id === sign)?.weight ?? -Infinity;
    return weight >= speaksFor ? { ...reading, reply: "yes" } : reading;
  };
}

/** So much the words of an answer must speak for the one sign that was asked for. */
const speaksFor = 1;
