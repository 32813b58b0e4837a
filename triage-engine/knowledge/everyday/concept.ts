import type { Concept } from "#triage-engine/schema.ts";

/**
 * A concept of what is harmless. People tell of it over several sentences: `told` are wordings of which each part must stand somewhere in the message, parted by ` & ` and in
 * any order; within a part words parted by ` ~ ` stand in one clause, in any order. A word is written as in the patterns of `seldom` (`a|b*|<leg>`); a part after `/` is a
 * regular expression, for small letters without accents.
 * `of`: heard of children or of the grown alone. `unless`: what makes it something else, however it was told; in small letters without accents.
 */
export type EverydayConcept = Concept & { told?: readonly string[]; unless?: RegExp; of?: "child" | "grown" };
