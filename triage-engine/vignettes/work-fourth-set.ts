import type { Vignette } from "#triage-engine/vignette.ts";

/** Cases written without a look at rules or results, learnt from since. */
export const workFourth: readonly Vignette[] = [];
