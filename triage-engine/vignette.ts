import type { Level, NumberName, Specialty } from "./schema.ts";

/**
 * A case with a known answer, played as a chat: `says` opens it, then each question is answered from `yes`, `unknown` and `numbers`.
 * What stands in none of them is answered « non » (a sign) or « je ne sais pas » (a number).
 */
export type Vignette = {
  /** Area, then a word: `belly-ectopic-late-period`. */
  id: string;
  level: Level;
  /** Other levels a careful clinician would accept; never below `urgent` when `level` is `emergency`. */
  accepts?: readonly Level[];
  /** Specialties that would be right; a hit when one of them is among the (at most three) recommended. */
  specialties: readonly Specialty[];
  /** Where the level comes from: a key of `knowledge/sources.ts`, and the place in it. */
  source: string;
  tags: readonly VignetteTag[];
  says: string;
  yes: readonly string[];
  unknown?: readonly string[];
  numbers?: Partial<Record<NumberName, number>>;
  sex?: "male" | "female";
  /** How the person words an answer, by concept or number, instead of a bare « oui » or figure. */
  words?: Readonly<Record<string, string>>;
};

export type VignetteTag =
  | "adult"
  | "child"
  | "newborn"
  | "pregnancy"
  | "elderly"
  | "west-africa"
  | "messy"
  | "negation"
  | "minimising"
  | "other-person"
  | "several"
  | "vague"
  | "correction";
