import { anyOfThese, resembles } from "#triage-engine/knowledge/opinion-words.ts";
import { graveInDoubt, words } from "#triage-engine/knowledge/words.ts";
import type { Reading } from "#triage-engine/language/read.ts";
import type { Book } from "#triage-engine/reasoning/book.ts";
import { holds } from "#triage-engine/reasoning/conditions.ts";
import type { Standing } from "#triage-engine/reasoning/doubts.ts";
import { complete, type Fact, type Facts } from "#triage-engine/reasoning/facts.ts";
import { open, type Moment, type Opened } from "#triage-engine/reasoning/levels.ts";
import { firedWith, withSign } from "#triage-engine/reasoning/one-more.ts";
import type { Open } from "#triage-engine/reasoning/questions.ts";
import { conclude, type Prudence, type Unnamed } from "#triage-engine/reasoning/result.ts";
import { rank } from "#triage-engine/schema.ts";
import { sorted } from "#triage-engine/sorted.ts";
import type { Affirms } from "./affirming.ts";
import { makeThinkable } from "./far-fetched.ts";
import { kindsAt, type Weigh, type Weighed } from "./likelihood.ts";
import { heardOf, makeMeant, type Meant } from "./meant.ts";
import { believedPains, makeOwnWords, type Names, type OwnWords } from "./own-words.ts";
import { opinionOf, tellsOf, type Opine } from "./second-opinion.ts";
import { sentencesOf, stemsIn, stemsOf, strangeAmong } from "./telling-words.ts";
import { makeWorded, type Worded } from "./worded.ts";

/** What was said freely, and everything that was said in the person's own words. */
export type ToldWords = { freely: readonly Reading[]; all: readonly Reading[] };

/** Where a chat stands, for what its words may speak of besides. */
export type SenseAt = { book: Book; facts: Facts; moment: Moment; opened: Opened; unnamed: Unnamed | undefined };

/**
 * What experience with words adds to the patterns (decisions 0046, 0047, 0052). It asks, it tells which sign of a list an answer means, and it may raise a level by
 * prudence; no sign that nobody was asked for counts because it is likely, and no level is lowered. A nurse without it, as in a browser without a network, asks for other words instead.
 */
export type Sense = {
  /** Of a message in which nothing was understood: what it most likely speaks of. */
  unheard: (said: readonly Reading[], at: Pick<SenseAt, "book" | "moment">) => Open | undefined;
  /** Of an answer to a list in words that no pattern knows: which of its signs it tells of. */
  worded: Worded;
  /** Of an answer to a list that was not understood at all: the sign of it that is to be asked by its name. */
  meant: Meant;
  /** Of a list that is to be put: which of its signs stand in what was said, and what of it is left to ask. */
  ownWords: (asked: Open, said: readonly Reading[], at: SenseAt) => ReturnType<OwnWords>;
  /**
   * After the first message, where it speaks of an emergency that nothing understood in it is: the dangers it most likely tells of. After an answer: the danger it most
   * likely tells of, whatever was asked for.
   */
  alarm: (told: ToldWords, at: SenseAt, asked: readonly string[]) => Open | undefined;
  /** Before the chat ends: what its own words most likely speak of as well, if that may change where it ends. */
  untold: (told: ToldWords, at: SenseAt) => Open | undefined;
  /** The facts, those the first message told in doubt where its words speak against the level they come to; an emergency only before anything was asked. */
  doubted: (facts: Facts, told: ToldWords, standing: Pick<Standing, "moment" | "level" | "asked">) => Facts;
  /** The level others needed who spoke like this, and what is said of it. */
  resembles: (told: ToldWords, moment: Moment) => Prudence | undefined;
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
/**
 * Odds above which it is asked for where something was understood: what would open another page or end higher, and what would be a danger; lower ones where all words
 * together speak for a higher level.
 */
const untoldOdds = { strange: 13, grave: 9 };
const suspectedOdds = { strange: 6, grave: 4 };
/** Where a complaint was understood, of what would open another page beside it and end no higher: of 405 such signs of cases 252 were there, of 303 with lower odds 78. */
const anotherPage = 17;

/**
 * Odds of an emergency from which on a first message is followed by a question for the dangers it may tell of, and of those dangers; one alone must be likelier. Where the message
 * is `sure` to tell of one, the likeliest are asked for.
 */
const alarming = { message: -1, sign: 3, alone: 5, sure: { message: 0.5, sign: 0 } };

/** What the words of an answer must speak for a danger that was not asked for, and the odds that their sentence tells of it. */
const inAnswer = { weight: 7, odds: 1 };

/** What is told to who asks for it alone, and denied in a list. */
const confided = new Set([
  ...graveInDoubt,
  ..."suicide_attempt overdose self_harm sexual_violence violence_danger harm_baby_thoughts miscarriage_attempt".split(
    " ",
  ),
]);

/** Not asked for in a list: what is confided, what says something only of a fit that was told, and a doubt whose denial would close the question of late periods. */
const apart = new Set([...confided, "first_fit", "fit_repeated", "pregnancy_possible", "pregnancy_test_wanted"]);

export function makeSense(
  weigh: Weigh,
  names: Names,
  opine: Opine,
  affirms: Affirms,
  everyday: ReadonlySet<string> = new Set(),
): Sense {
  const opinion = ({ freely, all }: ToldWords, moment: Moment) =>
    opinionOf(
      opine(
        all.filter((one) => freely.includes(one) || tellsOf(one)),
        kindsAt(moment),
      ),
    );
  const likely = (said: readonly Reading[], { book, moment }: Pick<SenseAt, "book" | "moment">, least: number) =>
    weigh(stemsIn(said), kindsAt(moment)).signs.filter(({ id, odds }) => {
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
  const ownWords = makeOwnWords(names);
  const thinkable = makeThinkable(weigh, { always: apart, dull });
  /** A sign that is not known, or that nobody denied in so many words. */
  const isUnsettled = (id: string, all: readonly Reading[], { facts }: SenseAt) => {
    const known = facts.signs.get(id)?.value;
    return known === undefined || (known === "no" && all.some(({ unsaid }) => unsaid?.includes(id)));
  };
  const dangerIn = (all: readonly Reading[], at: SenseAt, asked: readonly string[]) => {
    const last = all.at(-1);
    if (!last || ending(at) >= rank("emergency")) return;
    const found = sentencesOf(last).flatMap((sentence) =>
      weigh(strangeIn(sentence), kindsAt(at.moment)).signs.filter(
        ({ id, weight }) =>
          weight >= inAnswer.weight &&
          !asked.includes(`heard:${id}`) &&
          isUnsettled(id, all, at) &&
          worstWith(at, id) >= rank("emergency") &&
          affirms(sentence, [id]).some(({ odds }) => odds >= inAnswer.odds),
      ),
    );
    const [top] = sorted(found, (a, b) => b.weight - a.weight);
    return top && (gently(top.id, at, asked) ?? heardOf(top.id, at.book));
  };
  return {
    unheard: (said, at) => {
      const found = likely(said, at, -Infinity);
      const least = Math.max(unheardWeight, (found[0]?.weight ?? 0) * besideFirst);
      const so = found.filter(({ weight, odds }) => weight >= least && odds >= unheardOdds);
      return listOf("unheard", namesOf(so), words.meant);
    },
    worded: makeWorded(weigh),
    meant: makeMeant(weigh, affirms),
    ownWords: (asked, said, at) => {
      if (asked.question.id.startsWith("heard:")) return;
      const { told = [], left = asked.facts } = ownWords(asked, said) ?? {};
      const rest = thinkable({ ...asked, facts: left }, said, at);
      return rest.length < asked.facts.length ? { told, left: rest } : undefined;
    },
    doubted: (before, told, { moment, level, asked }) => {
      if (level === "emergency" && asked.length) return before;
      const facts = level === "emergency" ? before : believedPains(before, told.all, names);
      if (!level || !opinion(told, moment).doubts(level)) return facts;
      const [first] = told.freely;
      const unlikely = first && sentencesOf(first).filter((one) => opinionOf(opine([one], [])).doubts(level));
      const heard = unlikely?.flatMap(({ mentions }) => mentions.map(({ concept }) => concept)) ?? [];
      return inDoubt(facts, new Set(heard));
    },
    resembles: (told, moment) => {
      const { insists } = opinion(told, moment);
      // What is harmless as a rule was proven by its own negatives: it may have been misheard, but what cannot wait was asked.
      const harmless = insists === "urgent" && [...everyday].some((id) => moment.signs.get(id)?.value === "yes");
      return insists && !harmless ? { level: insists, reason: resembles[insists] } : undefined;
    },
    alarm: ({ freely: said, all }, at, asked) => {
      if (asked.length) return dangerIn(all, at, asked);
      const odds = opine(said, kindsAt(at.moment));
      if (!odds || odds.all.emergency < alarming.message) return;
      const sure = odds.all.emergency >= alarming.sure.message;
      const grave = sorted(
        likely(said, at, sure ? alarming.sure.sign : alarming.sign).filter(
          ({ id }) => worstWith(at, id) >= rank("emergency"),
        ),
        (a, b) => b.odds - a.odds,
      );
      if (grave[0] && confided.has(grave[0].id)) return;
      const asks = grave.filter(({ id }) => !apart.has(id) && !inItsOwnWords(at.opened, id));
      if (asks.length === 1 && asks[0]!.odds < alarming.alone) return;
      return listOf("alarm", namesOf(asks), anyOfThese.you, anyOfThese.they);
    },
    untold: (told, at) => {
      const thin = new Set(told.all.flatMap(({ thin: short, unsaid = [] }) => (short ? unsaid : [])));
      const unsure = [...thin].filter(
        (id) =>
          at.facts.signs.get(id)?.value === "no" &&
          !confided.has(id) &&
          (id === "fever" || worstWith(at, id) >= rank("emergency")),
      );
      if (unsure.length && ending(at) < rank("emergency"))
        return listOf("untold", unsure, words.also.you, words.also.they);
      const now = ending(at);
      const { suspects = "self_care" } = opinion(told, at.moment);
      const suspicious = rank(suspects) > now;
      const least = suspicious ? suspectedOdds : untoldOdds;
      const found = sorted(
        likely(suspicious ? told.all : told.freely, at, Math.min(least.strange, least.grave)),
        (a, b) => b.odds - a.odds,
      );
      if (!found.length) return;
      const pages = new Set(at.opened.all);
      const opens = (id: string) =>
        pagesOpenedBy(id, at).some((page) => !page.layer && page.id !== "general" && !pages.has(page));
      const vague = suspicious || at.opened.main.every(({ id }) => id === "general");
      const strange = found.filter(
        ({ id, odds }) =>
          odds >= least.strange && ((opens(id) && (vague || odds >= anotherPage)) || ending(at, id) > now),
      );
      const grave = found.filter(
        ({ id, odds }) => odds >= least.grave && worstWith(at, id) > Math.max(now, rank("routine")),
      );
      return listOf("untold", namesOf([...strange, ...grave]), words.also.you, words.also.they);
    },
  };
}

/** The pages a sign opens for somebody like this: nobody of seventy is asked for a baby's. */
function pagesOpenedBy(id: string, { book, moment }: Pick<SenseAt, "book" | "moment">) {
  return (book.index.opened.get(id) ?? []).filter(({ fits }) => !fits || holds(fits, moment.known) !== false);
}

/** What a sentence tells in words nobody has understood. */
const strangeIn = ({ noted = [], mentions }: Reading) =>
  stemsOf(strangeAmong(noted, mentions).filter(({ denied }) => !denied));

const namesOf = (weighed: readonly Weighed[]) => [...new Set(weighed.map(({ id }) => id))];

function listOf(id: string, signs: readonly string[], you: string, they = you): Open | undefined {
  const facts = signs.slice(0, longest);
  return facts.length ? { question: { id: `${id}:${facts[0]}`, facts, you, they }, facts } : undefined;
}

/** Whoever hints at ending their life is asked in the words of that question before anything of it is named. */
function gently(id: string, { book, facts }: SenseAt, asked: readonly string[]): Open | undefined {
  const question = book.questions.get("dark_thoughts");
  const hints = id === "suicidal_plan" || id === "suicidal_thoughts";
  if (!question || !hints || facts.signs.has("suicidal_thoughts") || asked.includes(question.id)) return;
  return { question, facts: question.facts ?? [] };
}

/** Whether a page will ask for a sign otherwise than by its name (« un feu de charbon dans une pièce fermée ? »). */
function inItsOwnWords({ all }: Opened, sign: string): boolean {
  return all.some(({ questions }) =>
    questions.some(({ facts = [], you }) => facts.includes(sign) && !/\bsignes?\b/.test(you)),
  );
}

/** The level where the chat would end, with one sign more. */
function ending({ book, facts, unnamed }: SenseAt, also?: string): number {
  const known = also ? withSign(facts, also) : facts;
  const moment = complete(known, book.consequences);
  return rank(conclude(book, open(book, moment), moment, known, { unresolved: false, unnamed }).level);
}

/** The highest level of the rules that would hold with one sign more. */
function worstWith({ book, facts }: SenseAt, also: string): number {
  return Math.max(-1, ...firedWith(book, facts, also).map(({ level }) => rank(level)));
}

/** The facts, these signs taken for loosely heard if the first message told of them. */
function inDoubt(facts: Facts, heard: ReadonlySet<string>): Facts {
  const doubtful = (id: string, { via, turn }: Fact) => via === "said" && turn === 1 && heard.has(id);
  const signs = [...facts.signs].map(
    ([id, fact]) => [id, doubtful(id, fact) ? { ...fact, loose: true } : fact] as const,
  );
  return { ...facts, signs: new Map(signs) };
}
