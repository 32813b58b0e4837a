import type { Concept, Presentation } from "#triage-engine/schema.ts";
import { everydayConcepts, everydayPresentations } from "./everyday/index.ts";
import { concepts, presentations } from "./index.ts";

/** The concepts as a browser is sent them: without the wordings that hardly anybody uses, and without those of the server alone. */
export const carriedConcepts: readonly Concept[] = concepts
  .filter((concept) => !everydayConcepts.includes(concept))
  .map((concept) => ({ ...concept, seldom: [], seldomAsked: [] }));

/** The presentations that a browser is sent. */
export const carriedPresentations: readonly Presentation[] = presentations.filter(
  (presentation) => !everydayPresentations.includes(presentation),
);
