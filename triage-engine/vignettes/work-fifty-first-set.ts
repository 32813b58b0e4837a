import type { Vignette } from "#triage-engine/vignette.ts";
import { rulesPart1 } from "./work-fifty-first/rules-1.ts";

/** Cases for the rules that no other case fires (edition 1.29.0). */
export const workFiftyFirst: readonly Vignette[] = [...rulesPart1];
