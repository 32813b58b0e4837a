import { words } from "#triage-engine/knowledge/words.ts";
import type { Asked } from "#triage-engine/language/read.ts";
import { rank, type Level } from "#triage-engine/schema.ts";
import type { Book, ReadQuestion, ReadRule } from "./book.ts";
import { holds, openIn, type Known } from "./conditions.ts";
import type { Facts } from "./facts.ts";
import { hangsOnPregnancy, illnessLook, lastLook } from "./last-look.ts";
import { benign, type Moment, type Opened } from "./levels.ts";

/** A question as it stands now: of a list, only the signs still unknown. */
export type Open = { question: ReadQuestion; facts: readonly string[] };

export type Asking = {
  book: Book;
  opened: Opened;
  moment: Moment;
  facts: Facts;
  /** Ids of questions asked before. */
  asked: ReadonlySet<string>;
  /** The highest level of a true rule so far. */
  level: Level | undefined;
};

/**
 * The question that can change the level most, or none when no open question can change it: first those that may yet find an emergency, of the presentations
 * (a sign that is one by itself needs no rule of theirs) and then of all rules; then those that may find something urgent, and those that prove a benign picture. Within a level, the order of the
 * presentations.
 */
export function chooseQuestion(asking: Asking): Open | undefined {
  const { opened, level } = asking;
  if (level === "emergency") return;
  const pages = [...opened.main.slice(0, 1), ...opened.layers, ...opened.main.slice(1)];
  const questions = pages.flatMap((page) => page.questions).filter((question) => mayAsk(asking, question));
  const rules = pages.flatMap((page) => page.rules);
  const towards = (aim: Level) =>
    firstUseful(
      asking,
      questions,
      rules.filter((rule) => rule.level === aim && holds(rule.condition, asking.moment.known) === undefined),
      aim === "emergency" ? asking.book.index.alarms : none,
    );
  const emergency =
    towards("emergency") ??
    (hangsOnPregnancy(asking) ? pregnancy(asking) : undefined) ??
    illnessLook(asking) ??
    lastLook(asking);
  if (emergency || (level && rank(level) >= rank("urgent"))) return emergency;
  return towards("urgent") ?? (level ? undefined : towardsBenign(asking, questions));
}

function pregnancy(asking: Asking): Open | undefined {
  const question = asking.book.questions.get("pregnant");
  return question && mayAsk(asking, question) ? openPart(asking, question) : undefined;
}

/** Self-care is proven by asking; without a benign picture that may still hold, nothing more is asked. */
function towardsBenign(asking: Asking, questions: readonly ReadQuestion[]): Open | undefined {
  const { proven, possible, explained } = benign(asking.book, asking.opened, asking.moment);
  if (explained || (!possible.length && !proven.length)) return;
  return firstUseful(asking, questions, possible) ?? plainQuestion(asking, possible);
}

function mayAsk({ moment, asked }: Asking, { id, need }: ReadQuestion): boolean {
  return !asked.has(id) && !(need && holds(need, moment.known) === false);
}

const none: ReadonlySet<string> = new Set();

function firstUseful(
  asking: Asking,
  questions: readonly ReadQuestion[],
  rules: readonly ReadRule[],
  alarms = none,
): Open | undefined {
  if (!rules.length && !alarms.size) return;
  const parts = rules.map(({ condition }) => openIn(condition, asking.moment.known));
  const signs = new Set(parts.flatMap((part) => [...part.signs]));
  const numbers = new Set(parts.flatMap((part) => [...part.numbers]));
  const wanted = wantedBehind(asking, [...signs, ...alarms]);
  for (const [at, question] of questions.entries()) {
    const open = openPart(asking, question);
    if (!open) continue;
    const useful =
      open.facts.some((id) => wanted.has(id)) ||
      (question.number && numbers.has(question.number)) ||
      question.choices?.some(
        ({ yes = [], no = [], numbers: given = {} }) =>
          [...yes, ...no].some((id) => wanted.has(id)) ||
          Object.keys(given).some((name) => (numbers as ReadonlySet<string>).has(name)),
      );
    if (useful) return asking.asked.size < patience ? open : filled(asking, open, questions.slice(at + 1), wanted);
  }
  return;
}

/** After so many questions lists are filled: twelve are the most, and staying at home must be proven before they are over. */
const patience = 4;

/** A short list with the wanted signs of those that would come after it in the same words, if they fit in whole. */
function filled(asking: Asking, open: Open, later: readonly ReadQuestion[], wanted: ReadonlySet<string>): Open {
  if (!open.facts.length || open.question.you.endsWith("?")) return open;
  const facts = [...open.facts];
  for (const question of later) {
    if (question.you !== open.question.you) continue;
    const more = openPart(asking, question)?.facts.filter((id) => wanted.has(id) && !facts.includes(id)) ?? [];
    if (facts.length + more.length <= longest) facts.push(...more);
  }
  return facts.length > open.facts.length ? { question: { ...open.question, facts }, facts } : open;
}

/** The signs rules hang on, and those from which they would follow. */
function wantedBehind({ book, moment }: Asking, signs: readonly string[]): Set<string> {
  const wanted = new Set(signs.filter((id) => moment.known.sign(id) === undefined));
  for (const { id, implies = [] } of book.consequences.concepts)
    if (implies.some((other) => wanted.has(other))) wanted.add(id);
  return wanted;
}

/** What of a question is still unknown; undefined when nothing is. */
export function openPart(
  { moment, facts }: Pick<Asking, "moment" | "facts">,
  question: ReadQuestion,
): Open | undefined {
  if (question.number) {
    const has = moment.known.number(question.number) !== undefined || facts.missing.has(question.number);
    return has ? undefined : { question, facts: [] };
  }
  const unknown = (id: string) => !moment.signs.has(id);
  if (question.facts) {
    const open = question.facts.filter(unknown);
    return open.length ? { question, facts: open } : undefined;
  }
  const named = new Set((question.choices ?? []).flatMap(({ yes = [], no = [] }) => [...yes, ...no]));
  const settled = [...named].some((id) => moment.signs.get(id)?.value === "yes") || ![...named].some(unknown);
  return settled ? undefined : { question, facts: [] };
}

/** Signs in one list. */
const longest = 5;

/** Signs that must not be there for a benign picture and that no author put into words: asked by their labels, together. */
function plainQuestion(asking: Asking, rules: readonly ReadRule[]): Open | undefined {
  const { known } = asking.moment;
  for (const { condition } of rules) {
    const { signs, numbers } = openIn(condition, known);
    const facts = [...signs]
      .filter((id) => !asking.moment.signs.has(id) && holds(condition, without(known, id)) !== false)
      .slice(0, longest);
    const label = asking.book.concepts.get(facts[0] ?? "")?.label;
    const look = facts.length > 1 ? words.also : words.plain(label ?? "");
    const question = { id: `sign:${facts[0]}`, facts, ...look };
    if (label && mayAsk(asking, question)) return { question, facts };
    for (const name of numbers) {
      const shared = [...asking.book.questions.values()].find((one) => one.number === name);
      const open = shared && mayAsk(asking, shared) ? openPart(asking, shared) : undefined;
      if (open) return open;
    }
  }
  return;
}

const without = (known: Known, sign: string): Known => ({
  ...known,
  sign: (id) => (id === sign ? false : known.sign(id)),
});

/** What the reader needs to know of the question a message answers. */
export function askedOf({ question, facts }: Open): Asked {
  return {
    facts,
    ...(question.number ? { number: question.number } : {}),
    ...(question.choices ? { choices: question.choices } : {}),
  };
}
