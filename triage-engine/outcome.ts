import type { Chat } from "./chat.ts";
import { words } from "./knowledge/words.ts";
import type { Book } from "./reasoning/book.ts";
import { trueRules } from "./reasoning/levels.ts";
import type { Result } from "./reasoning/result.ts";
import { choicesOf, textOf } from "./reasoning/wording.ts";
import type { Level, NumberName, Specialty } from "./schema.ts";
import { sorted } from "./sorted.ts";
import { engineVersion } from "./version.ts";

/** What the nurse answers to the messages so far: a question, or the result. */
export type Outcome = {
  version: string;
  done: boolean;
  /** Pages that belong to it could not be had: what it advises is not all there is. */
  partial?: true;
  question?: {
    id: string;
    text: string;
    /** The concepts it asks about, those already known left out, or the number it asks for. */
    facts: readonly string[];
    number?: NumberName;
    /** Labels to tap. */
    choices: readonly string[];
    /** Signs to tick: several may be sent together, with commas. */
    many: boolean;
    /** How many questions have been put, this one included. */
    step: number;
  };
  /** A calm sentence before the question. */
  say?: string;
  level?: Level;
  reasons: readonly string[];
  todo: readonly string[];
  avoid: readonly string[];
  watch: readonly string[];
  specialties: readonly Specialty[];
  emergency: boolean;
  town?: string;
  about: { who: string; age_days?: number; sex?: string };
  /** French text for the doctor. */
  summary: string;
  /** The rules that decided, all rules that are true, what is known, what was asked. */
  trace: {
    rules: readonly string[];
    fired: readonly string[];
    facts: Readonly<Record<string, unknown>>;
    asked: readonly string[];
  };
};

/** What a chat comes to, in the shape it is answered in. `unfinished`: pages that belong to it could not be had. */
export function outcomeOf(book: Book, chat: Chat, summary: string, unfinished = false): Outcome {
  const { facts, pending, result, say } = chat;
  const age = facts.numbers.get("age");
  return {
    version: engineVersion,
    done: Boolean(result),
    ...(unfinished ? { partial: true } : {}),
    ...(pending
      ? {
          question: {
            id: pending.question.id,
            facts: pending.facts,
            ...(pending.question.number ? { number: pending.question.number } : {}),
            ...textOf(book, pending, facts),
            ...choicesOf(book, pending, facts),
            step: chat.step,
          },
        }
      : {}),
    ...(result ? { say: saidOf(result.level, unfinished), level: result.level } : say ? { say } : {}),
    reasons: result ? reasonsTold(result, unfinished) : [],
    todo: result?.todo ?? [],
    avoid: result?.avoid ?? [],
    watch: result?.watch ?? [],
    specialties: result?.specialties ?? [],
    emergency: result?.level === "emergency",
    ...(facts.town ? { town: facts.town } : {}),
    about: {
      who: facts.who?.noun ?? "",
      ...(age === undefined ? {} : { age_days: age }),
      ...(facts.sex ? { sex: facts.sex } : {}),
    },
    summary,
    trace: traceOf(book, chat),
  };
}

/** A reason that came without its words, or without the name of a sign it rests on, tells nothing: then the level does. */
function reasonsTold({ level, reasons, nameless }: Result, unfinished: boolean): readonly string[] {
  const partly = unfinished && (nameless.length > 0 || reasons.includes(""));
  return partly ? [words.outline[level]].filter(Boolean) : reasons;
}

function saidOf(level: Level, unfinished: boolean): string {
  return unfinished ? `${words.done[level]} ${words.unfinished}` : words.done[level];
}

function traceOf(book: Book, { moment, facts, result, asked }: Chat): Outcome["trace"] {
  const signs = [...moment.signs].map(([id, { value }]) => [id, value] as const);
  return {
    rules: result?.rules ?? [],
    fired: trueRules(book, moment).map(({ id }) => id),
    facts: Object.fromEntries(sorted([...signs, ...facts.numbers], ([a], [b]) => (a < b ? -1 : 1))),
    asked: [...asked],
  };
}
