import { words } from "#triage-engine/knowledge/words.ts";
import type { Reading } from "#triage-engine/language/read.ts";
import type { Book } from "#triage-engine/reasoning/book.ts";
import type { Facts } from "#triage-engine/reasoning/facts.ts";
import type { Open } from "#triage-engine/reasoning/questions.ts";
import { sorted } from "#triage-engine/sorted.ts";
import type { Affirms } from "./affirming.ts";
import type { Weigh } from "./likelihood.ts";
import { stemsOf, strangeAmong } from "./telling-words.ts";
import { spans } from "./worded.ts";

/**
 * Asks for the one sign of a list that an answer most likely means, in words nobody knows: « il finit un bidon dans la nuit » (thirst). By its name, for words that tell
 * how things are name a sign as well (« mes pieds se lèvent bien »). Undefined where the answer denies, is calm, or may mean several.
 */
export type Meant = (asked: Open, answer: Reading, at: { book: Book; facts: Facts }) => Open | undefined;

/** Odds above which a sentence may tell of one of them. */
const meaning = 1;
/** Its words must speak for it, and so much more than for the next. */
const meantWeight = 3;
const meantMargin = 1.5;
export function makeMeant(weigh: Weigh, affirms: Affirms): Meant {
  return ({ facts: listed }, answer, { book, facts: known }) => {
    const { reply, numbers } = answer;
    if (!listed.length || reply === "no" || reply === "unknown") return;
    if (numbers.some(({ name }) => !spans.has(name))) return;
    const told = affirms(answer, listed).flatMap(({ words: those, odds }) => (odds < meaning ? [] : those));
    // What was understood in it means itself and nothing else.
    const plain = strangeAmong(told, answer.mentions).filter(({ denied }) => !denied);
    const { signs } = weigh(stemsOf(plain.length ? plain : strangeAmong(told, answer.mentions)));
    const [top, next] = sorted(
      signs.filter(({ id }) => listed.includes(id) && !known.signs.has(id)),
      (a, b) => b.odds - a.odds,
    );
    if (!top || top.weight < meantWeight || top.odds - (next?.odds ?? -Infinity) < meantMargin) return;
    return heardOf(top.id, book);
  };
}

/** « Ai-je bien compris : … ? » */
export function heardOf(id: string, book: Book): Open {
  const text = words.heard(book.concepts.get(id)?.label ?? id);
  return { question: { id: `heard:${id}`, facts: [id], you: text, they: text }, facts: [id] };
}
