import type { Mention, Reading } from "#triage-engine/language/read.ts";
import type { Book } from "./book.ts";
import { complete, type Facts } from "./facts.ts";
import { doubted, type Doubt, type Standing } from "./doubts.ts";
import { firedRules, open } from "./levels.ts";

/** What announces that something is told on purpose beside a denial: « non, mais elle vomit ». */
const onPurpose = /\b(mais|sauf|juste|seulement|surtout|aussi|maintenant|depuis)\b/i;

/**
 * What an answer that says no tells of beside what was asked: « non, la bosse est petite et dure ». Said to reassure, in words that often stand for something else:
 * it is asked for by its name before it counts.
 */
export function inPassing(
  book: Book,
  text: string,
  { reply, besides, mentions }: Reading,
  asked: readonly string[],
): Mention[] {
  if (reply !== "no" || besides) return [];
  return mentions.filter(({ concept, polarity, from }) => {
    const { kind = "sign", tacit } = book.concepts.get(concept) ?? {};
    if (polarity !== "yes" || kind !== "sign" || tacit || asked.includes(concept)) return false;
    const clause =
      text
        .slice(0, from)
        .split(/[.!?;:]/)
        .at(-1) ?? "";
    return !onPurpose.test(clause);
  });
}

/** What of it must be asked before the chat ends: what would raise the level, or leave something unproven. */
export function passed(book: Book, facts: Facts, standing: Standing, passing: ReadonlySet<string>): Doubt | undefined {
  const untold = [...passing].filter((id) => !facts.signs.has(id));
  if (!untold.length) return;
  const signs = new Map(facts.signs);
  for (const id of untold) signs.set(id, { value: "yes", via: "said", turn: 0, loose: true });
  const known = { ...facts, signs };
  const moment = complete(known, book.consequences);
  const level = firedRules(book, moment)[0]?.level;
  return doubted(book, known, { ...standing, opened: open(book, moment), moment, level });
}
