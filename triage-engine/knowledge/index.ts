import type { Concept, Presentation } from "#triage-engine/schema.ts";

/** Everything that may be said. Each author of knowledge has a block; a concept is defined once. */
export const concepts: readonly Concept[] = [
  // General signs, fever and children.
  // Breath, heart, head, face.
  // Belly, urine, women and pregnancy.
  // Injuries, poisons, skin, mind, requests.
].flat();

/** Every reason for seeking care. */
export const presentations: readonly Presentation[] = [
  // General signs, fever and children.
  // Breath, heart, head, face.
  // Belly, urine, women and pregnancy.
  // Injuries, poisons, skin, mind, requests.
];
