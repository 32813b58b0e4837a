import type { Mention, Reader, Reading, Telling } from "#triage-engine/language/read.ts";
import { negationWords } from "#triage-engine/language/small-words.ts";
import type { CuesOf } from "./cues.ts";
import type { Weigh } from "./likelihood.ts";
import { knownCues, oddsOf, type LearntOdds } from "./logistic.ts";
import type { Names } from "./own-words.ts";
import { clausesAt, overlap, sentencesOf, stemsOf, strangeAmong } from "./telling-words.ts";

/**
 * The sentences of an answer to a list, each with the logarithm of the odds that it tells of one of its signs; below 0 it denies them by telling how things are
 * (« mes pieds se lèvent bien »). Learnt by `answer-lessons.ts`. Sentences of which no word was learnt are left out.
 */
export type Affirms = (
  answer: Reading,
  asked: readonly string[],
) => readonly { words: readonly Telling[]; odds: number }[];

type Sentences = ReturnType<Affirms>;

export function makeAffirms(learnt: LearntOdds, cuesOf: CuesOf, weigh: Weigh): Affirms {
  return (answer, asked) =>
    sentencesOf(answer).flatMap((sentence) => {
      if (knownCues(learnt, cuesOf([sentence], []).all).length < 2) return [];
      const cues = knownCues(learnt, answerCues(sentence, asked, cuesOf, weigh));
      return [{ words: sentence.noted ?? [], odds: oddsOf(learnt, cues, 0) }];
    });
}

/**
 * What of a sentence of an answer is weighed: its words, sounds and signs; its words and signs beside each sign that was asked for, because « frais » denies a fever and
 * tells of a cold body; how much its words speak for the likeliest of them; how many were asked for; and whether it holds words that reassure or deny.
 */
export function answerCues(sentence: Reading, asked: readonly string[], cuesOf: CuesOf, weigh: Weigh): string[] {
  const { calm = 0, denies, noted = [] } = sentence;
  const { all } = cuesOf([sentence], []);
  const single = all.filter((cue) => cue && !cue.startsWith("/") && !cue.includes(" "));
  const plain = noted.filter(({ denied }) => !denied);
  const speaking = weigh(stemsOf(plain)).signs.find(({ id }) => asked.includes(id));
  return [
    ...all,
    ...asked.flatMap((sign) => single.map((cue) => `${sign}>${cue}`)),
    `=for${speaking ? steps.filter((step) => speaking.weight >= step).length : "none"}`,
    `=of${Math.min(asked.length, most)}`,
    ...(calm > aThird ? ["=calm"] : []),
    ...(denies ? ["=denies"] : []),
  ];
}

/** How much words speak for a sign, in steps. */
const steps = [-1, 0, 1, 2.5, 4, 6];
/** A list of so many signs, or more. */
const most = 5;
const aThird = 0.33;

/** Odds below which a sentence denies what was asked for, also where it holds words that reassure (« comme d'habitude »); and above which it tells of something. */
export const denying = -1.7;
/** Above these what is told besides counts as said, below it as said in passing: « je siffle en portant mon bidon » tells of no wheeze. */
const surely = -5;
/** So many words that tell something are enough to speak of a sign. */
const wordsEach = 2;
/** Below these a sign is not there, whatever a pattern read; one that was asked for only below those. */
const calmly = -4;
const surelyCalm = -5.5;
/** And only where its own clause is calm as well. */
const calmByItself = -1.5;
export const telling = 1;

/**
 * The same reader, which hears whether an answer without yes or no says one of them. A no to what was asked, where its every sentence denies it by telling how things are;
 * a yes to the one sign it was asked for, where a sentence tells of something and its words speak for that sign. Between the two, words that reassure are not believed by
 * themselves, and what they deny in a sentence that tells of something is left open. What is `lasting`, an illness or a treatment, is had or not: « mon seul médicament,
 * c'est le paracétamol » tells of another one.
 */
export function hearingAnswers(
  read: Reader,
  affirms: Affirms,
  weigh: Weigh,
  { lasting = () => false, names = new Map() }: { lasting?: (sign: string) => boolean; names?: Names } = {},
): Reader {
  return (text, asked, who) => {
    const reading = read(text, asked, who);
    const [sign, second] = asked?.facts ?? [];
    if (!asked || !sign || asked.number || reading.reply || reading.corrects) return reading;
    const sentences = affirms(reading, asked.facts);
    if (!sentences.length) return reading;
    if (isPlainDenial(reading)) return reading;
    const isNamed = (one: Mention) => byName(names.get(one.concept) ?? [], one, reading);
    if (reading.mentions.some((one) => one.polarity === "yes" && asked.facts.includes(one.concept) && isNamed(one)))
      return reading;
    const answer = withoutCalm(reading, asked.facts, (one, of) => (isNamed(one) ? [] : affirms(of, [one.concept])));
    const likeliest = Math.max(...sentences.map(({ odds }) => odds));
    if (likeliest <= denying) return denial(answer, asked.facts, sentences, likeliest);
    const mentions = answer.mentions
      .filter((one) => !isContradicted(one, asked.facts, sentences))
      .map((one) => inDoubt(one, asked.facts, sentences));
    const { calm, ...rest } = answer;
    // Words that reassure by themselves are not believed against the whole.
    const heard: Reading = { ...rest, mentions, calmParts: 0, ...(calm && likeliest < 0 ? { calm } : {}) };
    if (heard.calm) return heard;
    const affirmed = sentences.flatMap(({ words, odds }) =>
      odds < telling ? [] : words.filter(({ denied }) => !denied),
    );
    const isHeard = answer.mentions.some(({ concept }) => concept === sign);
    if (second || isHeard || !affirmed.length || lasting(sign)) return heard;
    const weight = weigh(stemsOf(affirmed)).signs.find(({ id }) => id === sign)?.weight ?? -Infinity;
    return weight >= speaksFor ? { ...heard, reply: "yes" } : heard;
  };
}

/** Whether a sign is told by its own name, or by more than half of it: « c'est une douleur du genou ». */
function byName(name: readonly string[], one: Mention, { noted = [] }: Reading): boolean {
  const words = stemsOf(noted.filter((word) => overlap(word, one)));
  return name.filter((stem) => words.includes(stem)).length * 2 > name.length;
}

/** Without signs which a pattern read in a sentence that tells how things are: « ça sent comme d'habitude », « je siffle en marchant ». */
function withoutCalm(
  reading: Reading,
  asked: readonly string[],
  weighed: (one: Mention, of: Reading) => Sentences,
): Reading {
  const isCalm = (one: Mention) =>
    weighed(one, reading).some(
      ({ words, odds }) =>
        odds <= (asked.includes(one.concept) ? surelyCalm : calmly) && words.some((word) => overlap(word, one)),
    ) &&
    // « je monte mes escaliers en chantant mais je vomis du sang »
    weighed(one, clausesAt(one, reading)).some(({ odds }) => odds <= calmByItself);
  const mentions = reading.mentions.filter((one) => one.polarity !== "yes" || !isCalm(one));
  return mentions.length < reading.mentions.length ? { ...reading, mentions } : reading;
}

/** « la poitrine ne serre pas », which says nothing of the rest. */
const isPlainDenial = ({ mentions, noted = [] }: Reading) =>
  mentions.some(({ polarity }) => polarity === "no") &&
  strangeAmong(noted, mentions).every(({ stem }) => negationWords.has(stem));

/** A no to the list. */
function denial(reading: Reading, asked: readonly string[], sentences: Sentences, odds: number): Reading {
  const mentions = reading.mentions.map((one) => inDoubt(one, asked, sentences));
  const said = mentions.map(({ concept }) => concept);
  return {
    ...reading,
    mentions,
    reply: "no",
    unsaid: asked.filter((id) => !said.includes(id)),
    ...(odds > surely ? { besides: true as const } : {}),
    ...(!reading.only && (reading.noted?.length ?? 0) < asked.length * wordsEach ? { thin: true as const } : {}),
  };
}

/** What a pattern read of the list in a sentence that denies it is asked for by its name before anything rests on it: « je dors à plat sans souci ». */
function inDoubt(one: Mention, asked: readonly string[], sentences: Sentences): Mention {
  if (one.polarity !== "yes" || !asked.includes(one.concept)) return one;
  const denies = sentences.some(({ words, odds }) => odds <= denying && words.some((word) => overlap(word, one)));
  return denies ? { ...one, loose: true } : one;
}

/** Whether a sign was taken for denied by words that say how things are (« j'ouvre les yeux et je repars »), in a sentence that tells of something. */
function isContradicted(
  { concept, polarity, from, to }: Mention,
  asked: readonly string[],
  sentences: Sentences,
): boolean {
  if (polarity !== "no" || !asked.includes(concept)) return false;
  const within = (word: Telling) => overlap(word, { from, to });
  return sentences.some(
    ({ words, odds }) => odds >= telling && words.some(within) && !words.some((word) => word.denied && within(word)),
  );
}

/** So much the words of an answer must speak for the one sign that was asked for. */
const speaksFor = 1;
