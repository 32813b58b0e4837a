import { letterAt, lettersOf } from "./letters.ts";
import type { Knowledge } from "#triage-engine/reasoning/book.ts";
import type { Choice, PageAdvice, Question } from "#triage-engine/schema.ts";
import { sorted } from "#triage-engine/sorted.ts";

/** The presentation that code speaks of. */
const general = "general";

/**
 * The same knowledge with letters for the names of concepts, save those `named`, which code speaks of, and numbers for those of presentations.
 * Where names settle what comes first (`open`, `lastLook`), it stays so: numbers stand in the order of the names, and the dangers of the last look are named.
 */
export function shortNamed(
  { concepts, presentations, sharedQuestions, derivations }: Knowledge,
  named: (id: string) => boolean,
): Knowledge {
  const { short } = lettersOf(concepts.map(({ id }) => ({ id: named(id) ? "" : id })));
  const all = (ids: readonly string[]) => ids.map(short);
  const question = (one: Question): Question => ({
    ...one,
    ...(one.facts ? { facts: all(one.facts) } : {}),
    ...(one.needs ? { needs: short(one.needs) } : {}),
    ...(one.choices ? { choices: one.choices.map((choice) => chosen(choice, all)) } : {}),
  });
  const pageName = numbered(presentations.map(({ id }) => id));
  return {
    concepts: concepts.map((one, at) => ({
      ...one,
      id: named(one.id) ? one.id : letterAt(at),
      ...(one.implies ? { implies: all(one.implies) } : {}),
      ...(one.excludes ? { excludes: all(one.excludes) } : {}),
    })),
    presentations: presentations.map((page) => ({
      ...page,
      id: page.id === general ? general : pageName(page.id),
      opens: Object.fromEntries(Object.entries(page.opens).map(([sign, weight]) => [short(sign), weight])),
      ...(page.fits ? { fits: short(page.fits) } : {}),
      questions: page.questions.map((one) => (typeof one === "string" ? one : question(one))),
      rules: page.rules.map((rule) => ({
        ...rule,
        when: short(rule.when),
        ...(rule.covers ? { covers: all(rule.covers) } : {}),
        ...(rule.advice ? { advice: advised(rule.advice, short) } : {}),
      })),
      advice: advised(page.advice, short),
    })),
    sharedQuestions: sharedQuestions.map(question),
    derivations: derivations.map(({ when, sets = [], clears = [] }) => ({
      when: short(when),
      sets: all(sets),
      clears: all(clears),
    })),
  };
}

/** The conditions of lines that are for some only. */
function advised(advice: PageAdvice, short: (text: string) => string): PageAdvice {
  const lines = (some: readonly string[] = []) =>
    some.map((line) => line.replace(/^\[(.+?)\]/, (_, when: string) => `[${short(when)}]`));
  const { todo, avoid, watch, mild } = advice;
  return { todo: lines(todo), avoid: lines(avoid), watch: lines(watch), mild: lines(mild) };
}

function chosen(choice: Choice, all: (ids: readonly string[]) => string[]): Choice {
  const { yes, no } = choice;
  return { ...choice, ...(yes ? { yes: all(yes) } : {}), ...(no ? { no: all(no) } : {}) };
}

/** Two digits for each, in the order of the names. */
function numbered(names: readonly string[]): (name: string) => string {
  const order = new Map(
    sorted(names, (a, b) => (a < b ? -1 : 1)).map((name, at) => [name, at.toString(36).padStart(2, "0")]),
  );
  return (name) => order.get(name)!;
}
