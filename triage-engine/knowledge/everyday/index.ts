import type { Concept, Presentation } from "#triage-engine/schema.ts";
import { everydayBabies, everydayBabyConcepts } from "./babies.ts";

/**
 * What worries people and is harmless as a rule, each proven by its own negatives. The server's alone: a browser without a network has no room for it (decision 0028),
 * and sends who tells of it to a doctor within the week. Nothing elsewhere may speak of these concepts.
 */
export const everydayConcepts: readonly Concept[] = [everydayBabyConcepts].flat();

export const everydayPresentations: readonly Presentation[] = [everydayBabies];
