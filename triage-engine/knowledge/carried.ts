import type { Concept } from "#triage-engine/schema.ts";

/** The concepts as a browser is sent them: without the wordings that hardly anybody uses. */
export const carried = (concepts: readonly Concept[]): readonly Concept[] =>
  concepts.map((concept) => ({ ...concept, seldom: [], seldomAsked: [] }));
