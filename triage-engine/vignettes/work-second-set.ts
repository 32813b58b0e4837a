import type { Vignette } from "#triage-engine/vignette.ts";
import { bellyStool1 as heldBellyStool1 } from "#triage-engine/vignettes/work-second/belly-stool-1.ts";
import { bellyStool2 as heldBellyStool2 } from "#triage-engine/vignettes/work-second/belly-stool-2.ts";
import { bleedingBlood1 as heldBleedingBlood1 } from "#triage-engine/vignettes/work-second/bleeding-blood-1.ts";
import { bleedingBlood2 as heldBleedingBlood2 } from "#triage-engine/vignettes/work-second/bleeding-blood-2.ts";
import { chestBreathCough1 as heldChestBreathCough1 } from "#triage-engine/vignettes/work-second/chest-breath-cough-1.ts";
import { chestBreathCough2 as heldChestBreathCough2 } from "#triage-engine/vignettes/work-second/chest-breath-cough-2.ts";
import { feverEveryone1 as heldFeverEveryone1 } from "#triage-engine/vignettes/work-second/fever-everyone-1.ts";
import { feverEveryone2 as heldFeverEveryone2 } from "#triage-engine/vignettes/work-second/fever-everyone-2.ts";
import { headPressure1 as heldHeadPressure1 } from "#triage-engine/vignettes/work-second/head-pressure-1.ts";
import { headPressure2 as heldHeadPressure2 } from "#triage-engine/vignettes/work-second/head-pressure-2.ts";
import { injuriesPoisons1 as heldInjuriesPoisons1 } from "#triage-engine/vignettes/work-second/injuries-poisons-1.ts";
import { injuriesPoisons2 as heldInjuriesPoisons2 } from "#triage-engine/vignettes/work-second/injuries-poisons-2.ts";
import { mindRequests1 as heldMindRequests1 } from "#triage-engine/vignettes/work-second/mind-requests-1.ts";
import { mindRequests2 as heldMindRequests2 } from "#triage-engine/vignettes/work-second/mind-requests-2.ts";
import { newbornsSmall1 as heldNewbornsSmall1 } from "#triage-engine/vignettes/work-second/newborns-small-1.ts";
import { newbornsSmall2 as heldNewbornsSmall2 } from "#triage-engine/vignettes/work-second/newborns-small-2.ts";
import { plainAndVague as heldPlainAndVague } from "#triage-engine/vignettes/work-second/plain-and-vague.ts";
import { pregnancyWomen1 as heldPregnancyWomen1 } from "#triage-engine/vignettes/work-second/pregnancy-women-1.ts";
import { pregnancyWomen2 as heldPregnancyWomen2 } from "#triage-engine/vignettes/work-second/pregnancy-women-2.ts";
import { skinFace1 as heldSkinFace1 } from "#triage-engine/vignettes/work-second/skin-face-1.ts";
import { skinFace2 as heldSkinFace2 } from "#triage-engine/vignettes/work-second/skin-face-2.ts";
import { tangled as heldTangled } from "#triage-engine/vignettes/work-second/tangled.ts";
import { urineBackLimbs1 as heldUrineBackLimbs1 } from "#triage-engine/vignettes/work-second/urine-back-limbs-1.ts";
import { urineBackLimbs2 as heldUrineBackLimbs2 } from "#triage-engine/vignettes/work-second/urine-back-limbs-2.ts";

/** The first held set, learnt from since. */
export const workSecond: readonly Vignette[] = [
  ...heldBellyStool1,
  ...heldBellyStool2,
  ...heldBleedingBlood1,
  ...heldBleedingBlood2,
  ...heldChestBreathCough1,
  ...heldChestBreathCough2,
  ...heldFeverEveryone1,
  ...heldFeverEveryone2,
  ...heldHeadPressure1,
  ...heldHeadPressure2,
  ...heldInjuriesPoisons1,
  ...heldInjuriesPoisons2,
  ...heldMindRequests1,
  ...heldMindRequests2,
  ...heldNewbornsSmall1,
  ...heldNewbornsSmall2,
  ...heldPlainAndVague,
  ...heldPregnancyWomen1,
  ...heldPregnancyWomen2,
  ...heldSkinFace1,
  ...heldSkinFace2,
  ...heldTangled,
  ...heldUrineBackLimbs1,
  ...heldUrineBackLimbs2,
];
