import type { Vignette } from "#triage-engine/vignette.ts";
import { workFifth } from "#triage-engine/vignettes/work-fifth-set.ts";

/** The cases nobody looks at while building: only the report plays them. */
export const heldVignettes: readonly Vignette[] = workFifth;
