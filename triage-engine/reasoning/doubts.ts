import { dangersByMatter, words } from "#triage-engine/knowledge/words.ts";
import { rank, type Level } from "#triage-engine/schema.ts";
import { unlabelled, type Book } from "./book.ts";
import { complete, type Facts } from "./facts.ts";
import { firedRules, open, type Moment, type Opened } from "./levels.ts";
import { chooseQuestion, type Open } from "./questions.ts";
import { conclude, type Unnamed } from "./result.ts";

/** Where a chat stands when it might end. */
export type Standing = {
  opened: Opened;
  moment: Moment;
  level: Level | undefined;
  asked: readonly string[];
  unnamed: Unnamed | undefined;
};

/**
 * What is to be asked before the chat ends, and what it was weighed by: the pages that would be open without what was loosely heard, the signs in doubt
 * that have no name here (in a browser it may not be there yet: then they count as heard).
 */
export type Doubt = { ask?: Open; pages: readonly Opened[]; nameless: readonly string[] };

/** How it goes is no complaint that somebody could mean or not; and nobody who told of violence is asked whether it was so. */
const believed = new Set(
  "getting_better getting_worse recurrent recent_travel pain_treated stable_condition bleeding_stopped local_only object_out sexual_violence breathes_well eats_drinks_well plays_normally".split(
    " ",
  ),
);

/** Signs in one list. */
const longest = 5;

/** What is told in passing beside so many other signs of the same page is believed; an emergency is always asked for. */
const backing: Readonly<Record<Level, number>> = { self_care: 1, routine: 1, urgent: 2, emergency: Infinity };

/**
 * What was heard in words that may well mean something else, and without which the level would be lower: asked before anything rests on it, once. An
 * emergency that rests on such words is asked for together with the dangers next to it: who was misheard may mean one of those.
 */
export function doubted(book: Book, facts: Facts, standing: Standing): Doubt {
  const pages: Opened[] = [];
  const loose = [...facts.signs]
    .filter(
      ([id, { loose: doubtful, value, backed = 0 }]) =>
        doubtful &&
        value === "yes" &&
        backed < backing[standing.level ?? "self_care"] &&
        !book.concepts.get(id)?.tacit &&
        !believed.has(id) &&
        !standing.asked.includes(`heard:${id}`),
    )
    .map(([id]) => id);
  if (!loose.length) return { pages, nameless: [] };
  const matters = lowersWithout(book, facts, standing, pages);
  const single = loose.filter((id) => matters([id]));
  // An emergency that two signs show, each enough by itself, is believed: nobody is misheard twice.
  const doubts = single.length || standing.level === "emergency" ? single : matters(loose) ? loose : [];
  const labels = new Map(doubts.map((id) => [id, book.concepts.get(id)?.label ?? id]));
  const nameless = doubts.filter((id) => labels.get(id)!.startsWith(unlabelled));
  const [first] = doubts;
  if (!first || nameless.length) return { pages, nameless };
  const near = standing.level === "emergency" ? dangersByMatter.filter((matter) => matter.includes(first)).flat() : [];
  const asks = [...new Set([...doubts, ...near.filter((id) => !standing.moment.signs.has(id))])].slice(0, longest);
  const text = asks.length > 1 ? words.heardAmong : words.heard(labels.get(first)!);
  return {
    ask: { question: { id: `heard:${first}`, facts: asks, you: text, they: text }, facts: asks },
    pages,
    nameless,
  };
}

/** Whether the chat would end lower, or have more to ask on the way to staying at home, if these signs had not been heard. */
function lowersWithout(
  book: Book,
  facts: Facts,
  { opened, moment, level, asked, unnamed }: Standing,
  pages: Opened[],
): (ids: readonly string[]) => boolean {
  const ending = (one: Opened, at: Moment, known: Facts) =>
    rank(conclude(book, one, at, known, { unresolved: false, unnamed }).level);
  const now = ending(opened, moment, facts);
  return (ids) => {
    const known = { ...facts, signs: new Map([...facts.signs].filter(([id]) => !ids.includes(id))) };
    const without = complete(known, book.consequences);
    const still = open(book, without);
    // The rules of an emergency are known without any page.
    if (level !== "emergency") pages.push(still);
    if (ending(still, without, known) < now) return true;
    if (now !== rank("routine")) return false;
    return Boolean(
      chooseQuestion({
        book,
        opened: still,
        moment: without,
        facts: known,
        asked: new Set(asked),
        level: firedRules(book, without)[0]?.level,
      }),
    );
  };
}
