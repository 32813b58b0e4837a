import { words } from "#triage-engine/knowledge/words.ts";
import type { Mention, Note, Reader, Reading } from "#triage-engine/language/read.ts";
import type { Word } from "#triage-engine/language/words.ts";
import type { Book } from "#triage-engine/reasoning/book.ts";
import { holds } from "#triage-engine/reasoning/conditions.ts";
import { complete, type Facts } from "#triage-engine/reasoning/facts.ts";
import { firedRules, open, type Moment, type Opened } from "#triage-engine/reasoning/levels.ts";
import type { Open } from "#triage-engine/reasoning/questions.ts";
import { conclude, type Unnamed } from "#triage-engine/reasoning/result.ts";
import { rank, type Concept } from "#triage-engine/schema.ts";
import type { Likelihood } from "./likelihood.ts";

/** Where a chat stands, for what its words may speak of besides. */
export type SenseAt = { book: Book; facts: Facts; moment: Moment; opened: Opened; unnamed: Unnamed | undefined };

/**
 * What experience with words adds to the patterns (decision 0046). It only ever asks: nothing counts because it is likely. A nurse without it, as in a browser without
 * a network, asks for other words instead.
 */
export type Sense = {
  /** Of a message in which nothing was understood: what it most likely speaks of. */
  unheard: (said: readonly Reading[], at: Pick<SenseAt, "book" | "moment">) => Open | undefined;
  /** Before the chat ends: what its own words most likely speak of as well, if that may change where it ends. */
  untold: (said: readonly Reading[], at: SenseAt) => Open | undefined;
};

/** Told in nearly every chat, or of no use by themselves. */
const dull = new Set(
  "unwell_vague fatigue advice_question anxiety severe_pain unsaid_event intimate_trouble".split(" "),
);

/** Whoever tells of violence or of dying is believed at once. */
const believed = /^(sexual_violence|violence_|suicid|self_harm|harm_baby|means_at_hand)/;

/** Signs in one list. */
const longest = 5;

/** What is asked about must be so likely, and so likely beside the likeliest. */
const unheardWeight = 7;
const besideFirst = 0.4;
/** Where something was understood: what the words that belong to nothing speak for, and what all of them speak for where it would be a danger. */
const untoldWeight = 10;
const untoldAmong = 4;
const dangerWeight = 8;
const dangersAmong = 8;
/** With so many words beside it, this near and in its sentence, a sign of lower odds may be misheard. */
const nearWords = 6;
const fewWords = 5;
const doubtOdds = 0;
/** What its own words speak for so much is believed whatever stands around. */
const ownOdds = 0.5;

type Weigh = (stems: readonly string[]) => Likelihood;

export function makeSense(weigh: Weigh): Sense {
  const likely = (stems: readonly string[], { book, moment }: Pick<SenseAt, "book" | "moment">, least: number) =>
    weigh(stems).signs.filter(([id, weight]) => {
      const { kind = "sign", tacit } = book.concepts.get(id) ?? { tacit: true };
      return (
        weight >= least &&
        kind === "sign" &&
        !tacit &&
        !dull.has(id) &&
        !moment.signs.has(id) &&
        pagesOpenedBy(id, { book, moment }).length > 0
      );
    });
  return {
    unheard: (said, at) => {
      const found = likely(wordsIn(said, "stems"), at, unheardWeight);
      const least = (found[0]?.[1] ?? 0) * besideFirst;
      return listOf("unheard", namesOf(found.filter(([, weight]) => weight >= least)), words.meant);
    },
    untold: (said, at) => {
      const now = ending(at);
      const pages = new Set(at.opened.all);
      const opens = (id: string) =>
        pagesOpenedBy(id, at).some((page) => !page.layer && page.id !== "general" && !pages.has(page));
      const strange = likely(wordsIn(said, "unexplained"), at, untoldWeight)
        .slice(0, untoldAmong)
        .filter(([id]) => opens(id) || ending(at, id) > now);
      const grave = likely(wordsIn(said, "stems"), at, dangerWeight)
        .slice(0, dangersAmong)
        .filter(([id]) => worstWith(at, id) > Math.max(now, rank("routine")));
      return listOf("untold", namesOf([...strange, ...grave]), words.also.you, words.also.they);
    },
  };
}

/** The pages a sign opens for somebody like this: nobody of seventy is asked for a baby's. */
function pagesOpenedBy(id: string, { book, moment }: Pick<SenseAt, "book" | "moment">) {
  return (book.index.opened.get(id) ?? []).filter(({ fits }) => !fits || holds(fits, moment.known) !== false);
}

const wordsIn = (said: readonly Reading[], which: "stems" | "unexplained") =>
  said.flatMap(({ noted }) => noted?.[which] ?? []);

const namesOf = (weighed: Likelihood["signs"]) => [...new Set(weighed.map(([id]) => id))];

function listOf(id: string, signs: readonly string[], you: string, they = you): Open | undefined {
  const facts = signs.slice(0, longest);
  return facts.length ? { question: { id: `${id}:${facts[0]}`, facts, you, they }, facts } : undefined;
}

/** The level where the chat would end, with one sign more. */
function ending({ book, facts, unnamed }: SenseAt, also?: string): number {
  const known = also ? withSign(facts, also) : facts;
  const moment = complete(known, book.consequences);
  return rank(conclude(book, open(book, moment), moment, known, { unresolved: false, unnamed }).level);
}

/** The highest level of the rules that would hold with one sign more. */
function worstWith({ book, facts }: SenseAt, also: string): number {
  const levels = firedRules(book, complete(withSign(facts, also), book.consequences)).map(({ level }) => rank(level));
  return Math.max(-1, ...levels);
}

function withSign(facts: Facts, id: string): Facts {
  return { ...facts, signs: new Map([...facts.signs, [id, { value: "yes", via: "asked", turn: 0 }]]) };
}

/** The words that tell something, and those of them that stand in nothing that was understood. */
export const noteWords: Note = (all, mentions) => {
  let sentence = 0;
  const placed = all.map((word, at) => {
    if (word.gap === 2 || /[.!?…]/.test(all[at - 1]?.after ?? "")) sentence += 1;
    return { ...word, sentence };
  });
  const telling = placed.filter(({ small, kind }) => !small && kind === "word");
  const strange = telling.filter(({ from, to }) => !mentions.some((one) => one.from <= from && to <= one.to));
  return { telling, stems: stemsOf(telling), unexplained: stemsOf(strange) };
};

const stemsOf = (told: readonly Pick<Word, "stem">[]) => told.map(({ stem }) => stem);

/** The same reader, in doubt about a sign that the words around it hardly ever stand beside. Answers to a question are left as they are. */
export function doubting(read: Reader, weigh: Weigh, concepts: readonly Concept[]): Reader {
  const kinds = new Map(concepts.map(({ id, implies = [] }) => [id, [id, ...implies]]));
  return (text, asked, who) => {
    const reading = read(text, asked, who);
    const { telling } = reading.noted ?? {};
    if (asked || !telling) return reading;
    const unlikely = ({ concept, polarity, from, to }: Mention) => {
      if (polarity !== "yes" || believed.test(concept)) return false;
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
      mentions: reading.mentions.map((one) =>
        unlikely(one) ? { ...one, loose: true as const, doubtful: true as const } : one,
      ),
    };
  };
}
