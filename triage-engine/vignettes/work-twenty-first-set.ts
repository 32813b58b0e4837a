import type { Vignette } from "#triage-engine/vignette.ts";
import { heldJBelly1 } from "#triage-engine/vignettes/work-twenty-first/j-belly-1.ts";
import { heldJBelly2 } from "#triage-engine/vignettes/work-twenty-first/j-belly-2.ts";
import { heldJBones1 } from "#triage-engine/vignettes/work-twenty-first/j-bones-1.ts";
import { heldJBones2 } from "#triage-engine/vignettes/work-twenty-first/j-bones-2.ts";
import { heldJChest1 } from "#triage-engine/vignettes/work-twenty-first/j-chest-1.ts";
import { heldJChild1 } from "#triage-engine/vignettes/work-twenty-first/j-child-1.ts";
import { heldJEyes1 } from "#triage-engine/vignettes/work-twenty-first/j-eyes-1.ts";
import { heldJEyes2 } from "#triage-engine/vignettes/work-twenty-first/j-eyes-2.ts";
import { heldJFever1 } from "#triage-engine/vignettes/work-twenty-first/j-fever-1.ts";
import { heldJFever2 } from "#triage-engine/vignettes/work-twenty-first/j-fever-2.ts";
import { heldJHead1 } from "#triage-engine/vignettes/work-twenty-first/j-head-1.ts";
import { heldJHead2 } from "#triage-engine/vignettes/work-twenty-first/j-head-2.ts";
import { heldJInjury1 } from "#triage-engine/vignettes/work-twenty-first/j-injury-1.ts";
import { heldJLiving1 } from "#triage-engine/vignettes/work-twenty-first/j-living-1.ts";
import { heldJMind1 } from "#triage-engine/vignettes/work-twenty-first/j-mind-1.ts";
import { heldJNewborn1 } from "#triage-engine/vignettes/work-twenty-first/j-newborn-1.ts";
import { heldJNose1 } from "#triage-engine/vignettes/work-twenty-first/j-nose-1.ts";
import { heldJNose2 } from "#triage-engine/vignettes/work-twenty-first/j-nose-2.ts";
import { heldJPoison1 } from "#triage-engine/vignettes/work-twenty-first/j-poison-1.ts";
import { heldJPregnancy1 } from "#triage-engine/vignettes/work-twenty-first/j-pregnancy-1.ts";
import { heldJSkin1 } from "#triage-engine/vignettes/work-twenty-first/j-skin-1.ts";
import { heldJSkin2 } from "#triage-engine/vignettes/work-twenty-first/j-skin-2.ts";
import { heldJUrine1 } from "#triage-engine/vignettes/work-twenty-first/j-urine-1.ts";
import { heldJWomen1 } from "#triage-engine/vignettes/work-twenty-first/j-women-1.ts";
import { heldJWomen2 } from "#triage-engine/vignettes/work-twenty-first/j-women-2.ts";

/** A set that leans to the harmless told with very much that does not matter: measured once, learnt from since. */
export const workTwentyFirst: readonly Vignette[] = [
  ...heldJBelly1,
  ...heldJBelly2,
  ...heldJBones1,
  ...heldJBones2,
  ...heldJChest1,
  ...heldJChild1,
  ...heldJEyes1,
  ...heldJEyes2,
  ...heldJFever1,
  ...heldJFever2,
  ...heldJHead1,
  ...heldJHead2,
  ...heldJInjury1,
  ...heldJLiving1,
  ...heldJMind1,
  ...heldJNewborn1,
  ...heldJNose1,
  ...heldJNose2,
  ...heldJPoison1,
  ...heldJPregnancy1,
  ...heldJSkin1,
  ...heldJSkin2,
  ...heldJUrine1,
  ...heldJWomen1,
  ...heldJWomen2,
];
