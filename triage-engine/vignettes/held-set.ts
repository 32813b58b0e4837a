import type { Vignette } from "#triage-engine/vignette.ts";

/** The cases nobody looks at while building; only their sums are shown. */
export const heldVignettes: readonly Vignette[] = [];
