import type { Vignette } from "#triage-engine/vignette.ts";
import { heldKBites1 } from "#triage-engine/vignettes/work-twentieth/k-bites-1.ts";
import { heldKBites2 } from "#triage-engine/vignettes/work-twentieth/k-bites-2.ts";
import { heldKBurn1 } from "#triage-engine/vignettes/work-twentieth/k-burn-1.ts";
import { heldKChest1 } from "#triage-engine/vignettes/work-twentieth/k-chest-1.ts";
import { heldKChest2 } from "#triage-engine/vignettes/work-twentieth/k-chest-2.ts";
import { heldKFaceSkin1 } from "#triage-engine/vignettes/work-twentieth/k-face-skin-1.ts";
import { heldKFever1 } from "#triage-engine/vignettes/work-twentieth/k-fever-1.ts";
import { heldKFever2 } from "#triage-engine/vignettes/work-twentieth/k-fever-2.ts";
import { heldKGut1 } from "#triage-engine/vignettes/work-twentieth/k-gut-1.ts";
import { heldKGut2 } from "#triage-engine/vignettes/work-twentieth/k-gut-2.ts";
import { heldKHurt1 } from "#triage-engine/vignettes/work-twentieth/k-hurt-1.ts";
import { heldKIntimate1 } from "#triage-engine/vignettes/work-twentieth/k-intimate-1.ts";
import { heldKIntimate2 } from "#triage-engine/vignettes/work-twentieth/k-intimate-2.ts";
import { heldKMind1 } from "#triage-engine/vignettes/work-twentieth/k-mind-1.ts";
import { heldKNeuro1 } from "#triage-engine/vignettes/work-twentieth/k-neuro-1.ts";
import { heldKNewborn1 } from "#triage-engine/vignettes/work-twentieth/k-newborn-1.ts";
import { heldKNewborn2 } from "#triage-engine/vignettes/work-twentieth/k-newborn-2.ts";
import { heldKOther1 } from "#triage-engine/vignettes/work-twentieth/k-other-1.ts";
import { heldKPoison1 } from "#triage-engine/vignettes/work-twentieth/k-poison-1.ts";
import { heldKPoison2 } from "#triage-engine/vignettes/work-twentieth/k-poison-2.ts";
import { heldKPostpartum1 } from "#triage-engine/vignettes/work-twentieth/k-postpartum-1.ts";
import { heldKPostpartum2 } from "#triage-engine/vignettes/work-twentieth/k-postpartum-2.ts";
import { heldKPregnancy1 } from "#triage-engine/vignettes/work-twentieth/k-pregnancy-1.ts";
import { heldKPregnancy2 } from "#triage-engine/vignettes/work-twentieth/k-pregnancy-2.ts";
import { heldKSickle1 } from "#triage-engine/vignettes/work-twentieth/k-sickle-1.ts";
import { heldKSugar1 } from "#triage-engine/vignettes/work-twentieth/k-sugar-1.ts";
import { heldKSugar2 } from "#triage-engine/vignettes/work-twentieth/k-sugar-2.ts";

/** A set that leans to the grave told in few or roundabout words, its decisive sign often untold: measured once, learnt from since. */
export const workTwentieth: readonly Vignette[] = [
  ...heldKBites1,
  ...heldKBites2,
  ...heldKBurn1,
  ...heldKChest1,
  ...heldKChest2,
  ...heldKFaceSkin1,
  ...heldKFever1,
  ...heldKFever2,
  ...heldKGut1,
  ...heldKGut2,
  ...heldKHurt1,
  ...heldKIntimate1,
  ...heldKIntimate2,
  ...heldKMind1,
  ...heldKNeuro1,
  ...heldKNewborn1,
  ...heldKNewborn2,
  ...heldKOther1,
  ...heldKPoison1,
  ...heldKPoison2,
  ...heldKPostpartum1,
  ...heldKPostpartum2,
  ...heldKPregnancy1,
  ...heldKPregnancy2,
  ...heldKSickle1,
  ...heldKSugar1,
  ...heldKSugar2,
];
