import type { Mention, Reader } from "#triage-engine/language/read.ts";
import type { Concept } from "#triage-engine/schema.ts";
import type { Likelihood, Weigh } from "./likelihood.ts";
import { stemsOf } from "./telling-words.ts";

/** Whoever tells of violence or of dying is believed at once. */
const believed = /^(sexual_violence|violence_|suicid|self_harm|harm_baby|means_at_hand)/;

/** With so many words beside it, this near and in its sentence, a sign of lower odds may be misheard. */
const nearWords = 6;
const fewWords = 5;
const doubtOdds = 0;
/** What its own words speak for so much is believed whatever stands around. */
const ownOdds = 0.5;

/** The same reader, in doubt about a sign that the words around it hardly ever stand beside. Answers to a list, a number or a choice are left as they are. */
export function doubting(
  read: Reader,
  weigh: Weigh,
  concepts: readonly Concept[],
  opening: ReadonlySet<string>,
): Reader {
  const kinds = new Map(concepts.map(({ id, implies = [] }) => [id, [id, ...implies]]));
  return (text, asked, who) => {
    const reading = read(text, asked, who);
    const { noted: telling } = reading;
    if (!telling || asked?.facts.length || asked?.number || asked?.choices) return reading;
    const unlikely = ({ concept, polarity, from, to }: Mention) => {
      if (polarity !== "yes" || believed.test(concept) || !opening.has(concept)) return false;
      const own = telling.filter((word) => word.to > from && word.from < to);
      const first = telling.indexOf(own[0]!);
      const near = telling
        .slice(Math.max(0, first - nearWords), first + own.length + nearWords)
        .filter(({ sentence }) => own.some((one) => one.sentence === sentence));
      if (!own.length || near.length - own.length < fewWords) return false;
      const around = weigh(stemsOf(near));
      if ((around.odds(concept) ?? Infinity) >= doubtOdds) return false;
      const byItself = weigh(stemsOf(own));
      return (kinds.get(concept) ?? []).every((id) => (byItself.odds(id) ?? -Infinity) < ownOdds);
    };
    return {
      ...reading,
      mentions: reading.mentions.map((one) => (unlikely(one) ? doubted(one) : one)),
    };
  };
}

const doubted = (one: Mention): Mention => ({ ...one, loose: true, doubtful: true });

/** A sign that was heard, in doubt where all the words of a message speak against it. */
export function inDoubtAmong({ odds }: Likelihood, one: Mention): Mention {
  const { concept, polarity } = one;
  const unlikely = polarity === "yes" && !believed.test(concept) && (odds(concept) ?? doubtOdds) < doubtOdds;
  return unlikely ? doubted(one) : one;
}
