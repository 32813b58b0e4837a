import type { Question } from "#triage-engine/schema.ts";

/** Questions that several presentations ask. */
export const sharedQuestions: readonly Question[] = [];
