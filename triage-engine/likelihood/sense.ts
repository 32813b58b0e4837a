import { words } from "#triage-engine/knowledge/words.ts";
import type { Reading } from "#triage-engine/language/read.ts";
import type { Book } from "#triage-engine/reasoning/book.ts";
import { holds } from "#triage-engine/reasoning/conditions.ts";
import { complete, type Facts } from "#triage-engine/reasoning/facts.ts";
import { firedRules, open, type Moment, type Opened } from "#triage-engine/reasoning/levels.ts";
import type { Open } from "#triage-engine/reasoning/questions.ts";
import { conclude, type Unnamed } from "#triage-engine/reasoning/result.ts";
import { rank } from "#triage-engine/schema.ts";
import { sorted } from "#triage-engine/sorted.ts";
import { kindsOf } from "./learn.ts";
import type { Weigh, Weighed } from "./likelihood.ts";
import { makeOwnWords, type Names, type OwnWords } from "./own-words.ts";
import { stemsOf } from "./telling-words.ts";
import { makeWorded, type Worded } from "./worded.ts";

/** Where a chat stands, for what its words may speak of besides. */
export type SenseAt = { book: Book; facts: Facts; moment: Moment; opened: Opened; unnamed: Unnamed | undefined };

/**
 * What experience with words adds to the patterns (decisions 0046, 0047). It asks, and it tells which sign of a list an answer means; nothing that nobody was asked for
 * counts because it is likely. A nurse without it, as in a browser without a network, asks for other words instead.
 */
export type Sense = {
  /** Of a message in which nothing was understood: what it most likely speaks of. */
  unheard: (said: readonly Reading[], at: Pick<SenseAt, "book" | "moment">) => Open | undefined;
  /** Of an answer to a list in words that no pattern knows: which of its signs it tells of. */
  worded: Worded;
  /** Of a list that is to be put: which of its signs stand in what was said. */
  ownWords: OwnWords;
  /** Before the chat ends: what its own words most likely speak of as well, if that may change where it ends. */
  untold: (said: readonly Reading[], at: SenseAt) => Open | undefined;
};

/** Told in nearly every chat, or of no use by themselves. */
const dull = new Set(
  "unwell_vague fatigue advice_question anxiety severe_pain unsaid_event intimate_trouble antenatal_visit specialist_request dialysis_missed".split(
    " ",
  ),
);

/** Signs in one list. */
const longest = 5;

/** What is asked about must be so likely, and so likely beside the likeliest. */
const unheardWeight = 7;
const unheardOdds = 2;
const besideFirst = 0.4;
/** Odds above which it is asked for where something was understood: what would open another page or end higher, and what would be a danger. */
const untoldOdds = 13;
const dangerOdds = 9;

export function makeSense(weigh: Weigh, names: Names): Sense {
  const likely = (said: readonly Reading[], { book, moment }: Pick<SenseAt, "book" | "moment">, least: number) =>
    weigh(stemsIn(said), kindsOf(moment.known.number("age"), moment.known.sex())).signs.filter(({ id, odds }) => {
      const { kind = "sign", tacit } = book.concepts.get(id) ?? { tacit: true };
      return (
        odds >= least &&
        kind === "sign" &&
        !tacit &&
        !dull.has(id) &&
        !moment.signs.has(id) &&
        pagesOpenedBy(id, { book, moment }).length > 0
      );
    });
  return {
    unheard: (said, at) => {
      const found = likely(said, at, -Infinity);
      const least = Math.max(unheardWeight, (found[0]?.weight ?? 0) * besideFirst);
      const so = found.filter(({ weight, odds }) => weight >= least && odds >= unheardOdds);
      return listOf("unheard", namesOf(so), words.meant);
    },
    worded: makeWorded(weigh),
    ownWords: makeOwnWords(names),
    untold: (said, at) => {
      const found = sorted(likely(said, at, dangerOdds), (a, b) => b.odds - a.odds);
      if (!found.length) return;
      const now = ending(at);
      const pages = new Set(at.opened.all);
      const opens = (id: string) =>
        pagesOpenedBy(id, at).some((page) => !page.layer && page.id !== "general" && !pages.has(page));
      const strange = found.filter(({ id, odds }) => odds >= untoldOdds && (opens(id) || ending(at, id) > now));
      const grave = found.filter(
        ({ id, odds }) => odds >= dangerOdds && worstWith(at, id) > Math.max(now, rank("routine")),
      );
      return listOf("untold", namesOf([...strange, ...grave]), words.also.you, words.also.they);
    },
  };
}

/** The pages a sign opens for somebody like this: nobody of seventy is asked for a baby's. */
function pagesOpenedBy(id: string, { book, moment }: Pick<SenseAt, "book" | "moment">) {
  return (book.index.opened.get(id) ?? []).filter(({ fits }) => !fits || holds(fits, moment.known) !== false);
}

const stemsIn = (said: readonly Reading[]) => said.flatMap(({ noted = [] }) => stemsOf(noted));

const namesOf = (weighed: readonly Weighed[]) => [...new Set(weighed.map(({ id }) => id))];

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
