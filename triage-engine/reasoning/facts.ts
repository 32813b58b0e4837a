import type { Who } from "#triage-engine/language/read.ts";
import type { Concept, Derivation, NumberName } from "#triage-engine/schema.ts";
import { holds, parseCondition, type Condition, type Known } from "./conditions.ts";

export type Answer = "yes" | "no" | "unknown";

/**
 * How a fact came to be known: in the person's own words, by an answer, because it follows from another, or not at all: asked twice and answered by words
 * that were not understood, or asked for alone and neither told nor denied.
 */
export type Via = "said" | "asked" | "follows" | "unheard" | "hesitated";

/**
 * `loose`: heard in words that may well mean something else, and not confirmed; of a no: such words were taken back. `backed`: how many other
 * signs of the same page were told beside it, where its words mean nothing else by themselves.
 */
export type Fact = { value: Answer; via: Via; turn: number; loose?: boolean | undefined; backed?: number };

/** Everything known at one moment. Signs hold what was said; what follows from it is worked out anew each time. */
export type Facts = {
  signs: Map<string, Fact>;
  numbers: Map<NumberName, number>;
  /** Numbers the person could not give. */
  missing: Set<NumberName>;
  /** A sign's own duration, in days. */
  days: Map<string, number>;
  sex?: "male" | "female";
  who?: Who;
  town?: string;
};

/** Nothing known yet. */
export function noFacts(): Facts {
  return { signs: new Map(), numbers: new Map(), missing: new Set(), days: new Map() };
}

/** The signs that are there. */
export const signsThere = ({ signs }: Facts): string[] =>
  [...signs].flatMap(([id, { value }]) => (value === "yes" ? [id] : []));

/**
 * Notes what was said of a sign. A sign once there stays there: only an explicit correction of it takes it back (red flags are never lowered by
 * somebody who plays things down). A later yes always counts. What was loosely heard gives way to an answer, and does not come back by such words.
 */
export function noteSign(facts: Facts, id: string, fact: Fact, corrects: boolean): void {
  const before = facts.signs.get(id);
  if (fact.loose && (before?.value === "yes" || before?.loose)) return;
  const answered = before?.loose && fact.via === "asked" && fact.value === "no";
  if (before?.value === "yes" && fact.value !== "yes" && !answered && !(corrects && fact.value === "no")) return;
  if (before && fact.value === "unknown") return;
  facts.signs.set(id, answered ? { ...fact, loose: true } : fact);
}

const worstIsHighest: readonly NumberName[] = [
  "temperature",
  "systolic",
  "diastolic",
  "sugar",
  "pain",
  "seizure_minutes",
];

/** Notes a number; a worse measure is not replaced by a better one unless it was asked for or corrected. */
export function noteNumber(facts: Facts, name: NumberName, value: number, sure: boolean): void {
  const before = facts.numbers.get(name);
  facts.missing.delete(name);
  if (before === undefined || sure) facts.numbers.set(name, value);
  else if (worstIsHighest.includes(name)) facts.numbers.set(name, Math.max(before, value));
}

/** The facts that follow from others, ready to be applied. */
export type Consequences = {
  derivations: readonly { when: Condition; sets: readonly string[]; clears: readonly string[] }[];
  concepts: readonly Concept[];
};

/** Reads the derivations once. */
export function readConsequences(concepts: readonly Concept[], derivations: readonly Derivation[]): Consequences {
  return {
    derivations: derivations.map(({ when, sets = [], clears = [] }) => ({ when: parseCondition(when), sets, clears })),
    concepts: concepts.filter(({ implies, excludes }) => implies || excludes),
  };
}

/**
 * What is known together with all that follows from it. What a thermometer or an age says is stronger than a spoken no; a spoken yes is stronger than
 * what would clear it.
 */
export function complete(
  facts: Facts,
  { derivations, concepts }: Consequences,
): { signs: Map<string, Fact>; known: Known } {
  const signs = new Map(facts.signs);
  const known = knowing(facts, signs);
  for (let changed = true; changed;) {
    changed = false;
    const set = (id: string, value: "yes" | "no", over: boolean) => {
      const before = signs.get(id);
      if (before?.value === value || (before?.value === "yes" && value === "no")) return;
      if (before?.value === "no" && !over) return;
      signs.set(id, { value, via: "follows", turn: 0 });
      changed = true;
    };
    for (const { when, sets, clears } of derivations) {
      if (holds(when, known) !== true) continue;
      for (const id of sets) set(id, "yes", true);
      for (const id of clears) set(id, "no", false);
    }
    for (const { id, implies = [], excludes = [] } of concepts) {
      if (signs.get(id)?.value !== "yes") continue;
      for (const other of implies) set(other, "yes", true);
      for (const other of excludes) set(other, "no", false);
    }
  }
  return { signs, known };
}

function knowing(facts: Facts, signs: ReadonlyMap<string, Fact>): Known {
  return {
    sign: (id) => {
      const value = signs.get(id)?.value;
      return value === "yes" ? true : value === "no" ? false : undefined;
    },
    number: (name) => facts.numbers.get(name),
    days: (sign) => facts.days.get(sign) ?? facts.numbers.get("duration"),
    sex: () => facts.sex,
  };
}
