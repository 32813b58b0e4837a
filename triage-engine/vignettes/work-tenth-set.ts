import type { Vignette } from "#triage-engine/vignette.ts";
import { tenthAsks1 } from "#triage-engine/vignettes/work-tenth/asks-1.ts";
import { tenthBabies1 } from "#triage-engine/vignettes/work-tenth/babies-1.ts";
import { tenthBabies2 } from "#triage-engine/vignettes/work-tenth/babies-2.ts";
import { tenthBelly1 } from "#triage-engine/vignettes/work-tenth/belly-1.ts";
import { tenthBelly2 } from "#triage-engine/vignettes/work-tenth/belly-2.ts";
import { tenthBites1 } from "#triage-engine/vignettes/work-tenth/bites-1.ts";
import { tenthCough1 } from "#triage-engine/vignettes/work-tenth/cough-1.ts";
import { tenthCough2 } from "#triage-engine/vignettes/work-tenth/cough-2.ts";
import { tenthEars1 } from "#triage-engine/vignettes/work-tenth/ears-1.ts";
import { tenthEyes1 } from "#triage-engine/vignettes/work-tenth/eyes-1.ts";
import { tenthHead1 } from "#triage-engine/vignettes/work-tenth/head-1.ts";
import { tenthLimbs1 } from "#triage-engine/vignettes/work-tenth/limbs-1.ts";
import { tenthLimbs2 } from "#triage-engine/vignettes/work-tenth/limbs-2.ts";
import { tenthMind1 } from "#triage-engine/vignettes/work-tenth/mind-1.ts";
import { tenthMouth1 } from "#triage-engine/vignettes/work-tenth/mouth-1.ts";
import { tenthNose1 } from "#triage-engine/vignettes/work-tenth/nose-1.ts";
import { tenthPregnancy1 } from "#triage-engine/vignettes/work-tenth/pregnancy-1.ts";
import { tenthSkin1 } from "#triage-engine/vignettes/work-tenth/skin-1.ts";
import { tenthSkin2 } from "#triage-engine/vignettes/work-tenth/skin-2.ts";
import { tenthUrine1 } from "#triage-engine/vignettes/work-tenth/urine-1.ts";
import { tenthWomen1 } from "#triage-engine/vignettes/work-tenth/women-1.ts";
import { tenthWounds1 } from "#triage-engine/vignettes/work-tenth/wounds-1.ts";

/** Written blind: what may wait or be cared for at home, told with much that does not matter. */
export const workTenth: readonly Vignette[] = [
  ...tenthAsks1,
  ...tenthBabies1,
  ...tenthBabies2,
  ...tenthBelly1,
  ...tenthBelly2,
  ...tenthBites1,
  ...tenthCough1,
  ...tenthCough2,
  ...tenthEars1,
  ...tenthEyes1,
  ...tenthHead1,
  ...tenthLimbs1,
  ...tenthLimbs2,
  ...tenthMind1,
  ...tenthMouth1,
  ...tenthNose1,
  ...tenthPregnancy1,
  ...tenthSkin1,
  ...tenthSkin2,
  ...tenthUrine1,
  ...tenthWomen1,
  ...tenthWounds1,
];
