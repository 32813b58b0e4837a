import { dangersByMatter, words } from "#triage-engine/knowledge/words.ts";
import { rank, type Level } from "#triage-engine/schema.ts";
import type { Book } from "./book.ts";
import { complete, type Facts } from "./facts.ts";
import { firedRules, open, type Moment, type Opened } from "./levels.ts";
import { chooseQuestion, type Open } from "./questions.ts";
import { conclude, type Unnamed } from "./result.ts";

/** Where a chat stands when it might end. */
type Standing = {
  opened: Opened;
  moment: Moment;
  level: Level | undefined;
  asked: readonly string[];
  unnamed: Unnamed | undefined;
};

/** Signs in one list. */
const longest = 5;

/**
 * What was heard in words that may well mean something else, and without which the level would be lower: asked before anything rests on it, once. An
 * emergency that rests on such words is asked for together with the dangers next to it: who was misheard may mean one of those.
 */
export function doubted(book: Book, facts: Facts, standing: Standing): Open | undefined {
  const loose = [...facts.signs]
    .filter(
      ([id, { loose: doubtful, value }]) => doubtful && value === "yes" && !standing.asked.includes(`heard:${id}`),
    )
    .map(([id]) => id);
  if (!loose.length) return;
  const matters = lowersWithout(book, facts, standing);
  const single = loose.filter((id) => matters([id]));
  const doubts = single.length ? single : matters(loose) ? loose : [];
  const [first] = doubts;
  if (!first) return;
  const near = standing.level === "emergency" ? dangersByMatter.filter((matter) => matter.includes(first)).flat() : [];
  const asks = [...new Set([...doubts, ...near.filter((id) => !standing.moment.signs.has(id))])].slice(0, longest);
  const text = asks.length > 1 ? words.heardAmong : words.heard(book.concepts.get(first)?.label ?? first);
  return { question: { id: `heard:${first}`, facts: asks, you: text, they: text }, facts: asks };
}

/** Whether the chat would end lower, or have more to ask on the way to staying at home, if these signs had not been heard. */
function lowersWithout(book: Book, facts: Facts, { opened, moment, asked, unnamed }: Standing) {
  const ending = (one: Opened, at: Moment, known: Facts) =>
    rank(conclude(book, one, at, known, { unresolved: false, unnamed }).level);
  const now = ending(opened, moment, facts);
  return (ids: readonly string[]): boolean => {
    const signs = new Map([...facts.signs].filter(([id]) => !ids.includes(id)));
    const known = { ...facts, signs };
    const without = complete(known, book.consequences);
    const still = open(book, without);
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
