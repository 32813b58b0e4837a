import type { Vignette } from "#triage-engine/vignette.ts";
import { workThird } from "#triage-engine/vignettes/work-third-set.ts";

/** The cases nobody looks at while building: only the report plays them. */
export const heldVignettes: readonly Vignette[] = workThird;
