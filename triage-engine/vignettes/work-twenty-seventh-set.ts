import type { Vignette } from "#triage-engine/vignette.ts";
import { xBelly1 } from "#triage-engine/vignettes/work-twenty-seventh/x-belly-1.ts";
import { xFever1 } from "#triage-engine/vignettes/work-twenty-seventh/x-fever-1.ts";
import { xHead1 } from "#triage-engine/vignettes/work-twenty-seventh/x-head-1.ts";
import { xHeart1 } from "#triage-engine/vignettes/work-twenty-seventh/x-heart-1.ts";
import { xInjury1 } from "#triage-engine/vignettes/work-twenty-seventh/x-injury-1.ts";
import { xOther1 } from "#triage-engine/vignettes/work-twenty-seventh/x-other-1.ts";
import { xSenses1 } from "#triage-engine/vignettes/work-twenty-seventh/x-senses-1.ts";
import { xWoman1 } from "#triage-engine/vignettes/work-twenty-seventh/x-woman-1.ts";
import { yBelly1 } from "#triage-engine/vignettes/work-twenty-seventh/y-belly-1.ts";
import { yBreath1 } from "#triage-engine/vignettes/work-twenty-seventh/y-breath-1.ts";
import { yChild1 } from "#triage-engine/vignettes/work-twenty-seventh/y-child-1.ts";
import { yHead1 } from "#triage-engine/vignettes/work-twenty-seventh/y-head-1.ts";
import { yInjury1 } from "#triage-engine/vignettes/work-twenty-seventh/y-injury-1.ts";
import { yMarket1 } from "#triage-engine/vignettes/work-twenty-seventh/y-market-1.ts";
import { yVillage1 } from "#triage-engine/vignettes/work-twenty-seventh/y-village-1.ts";
import { yWomen1 } from "#triage-engine/vignettes/work-twenty-seventh/y-women-1.ts";
import { zShort1 } from "#triage-engine/vignettes/work-twenty-seventh/z-short-1.ts";

/** Twenty-seventh set: openings that sound graver or milder than the case is, emergencies in the words of people who have no medical word, and a few words typed in haste. */
export const workTwentySeventh: readonly Vignette[] = [
  ...xBelly1,
  ...xFever1,
  ...xHead1,
  ...xHeart1,
  ...xInjury1,
  ...xOther1,
  ...xSenses1,
  ...xWoman1,
  ...yBelly1,
  ...yBreath1,
  ...yChild1,
  ...yHead1,
  ...yInjury1,
  ...yMarket1,
  ...yVillage1,
  ...yWomen1,
  ...zShort1,
];
