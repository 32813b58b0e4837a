import type { Vignette } from "#triage-engine/vignette.ts";
import { hotAdults1A } from "#triage-engine/vignettes/work-third/hot-adults-1-a.ts";
import { hotAdults1B } from "#triage-engine/vignettes/work-third/hot-adults-1-b.ts";
import { hotAdults2 } from "#triage-engine/vignettes/work-third/hot-adults-2.ts";
import { hotChildrenA } from "#triage-engine/vignettes/work-third/hot-children-a.ts";
import { hotChildrenB } from "#triage-engine/vignettes/work-third/hot-children-b.ts";
import { newbornsFirstWeeksA } from "#triage-engine/vignettes/work-third/newborns-first-weeks-a.ts";
import { newbornsFirstWeeksB } from "#triage-engine/vignettes/work-third/newborns-first-weeks-b.ts";
import { bellyDiarrhoea1A } from "#triage-engine/vignettes/work-third/belly-diarrhoea-1-a.ts";
import { bellyDiarrhoea1B } from "#triage-engine/vignettes/work-third/belly-diarrhoea-1-b.ts";
import { bellyDiarrhoea2A } from "#triage-engine/vignettes/work-third/belly-diarrhoea-2-a.ts";
import { bellyDiarrhoea2B } from "#triage-engine/vignettes/work-third/belly-diarrhoea-2-b.ts";
import { chestBreathCoughThird1A } from "#triage-engine/vignettes/work-third/chest-breath-cough-third-1-a.ts";
import { chestBreathCoughThird1B } from "#triage-engine/vignettes/work-third/chest-breath-cough-third-1-b.ts";
import { chestBreathCoughThird2A } from "#triage-engine/vignettes/work-third/chest-breath-cough-third-2-a.ts";
import { chestBreathCoughThird2B } from "#triage-engine/vignettes/work-third/chest-breath-cough-third-2-b.ts";
import { headNervesThird1 } from "#triage-engine/vignettes/work-third/head-nerves-third-1.ts";
import { headNervesThird2A } from "#triage-engine/vignettes/work-third/head-nerves-third-2-a.ts";
import { headNervesThird2B } from "#triage-engine/vignettes/work-third/head-nerves-third-2-b.ts";
import { womenPregnancyThird1A } from "#triage-engine/vignettes/work-third/women-pregnancy-third-1-a.ts";
import { womenPregnancyThird1B } from "#triage-engine/vignettes/work-third/women-pregnancy-third-1-b.ts";
import { womenPregnancyThird2A } from "#triage-engine/vignettes/work-third/women-pregnancy-third-2-a.ts";
import { womenPregnancyThird2B } from "#triage-engine/vignettes/work-third/women-pregnancy-third-2-b.ts";
import { urineMenBackLimbsThird1A } from "#triage-engine/vignettes/work-third/urine-men-back-limbs-third-1-a.ts";
import { urineMenBackLimbsThird1B } from "#triage-engine/vignettes/work-third/urine-men-back-limbs-third-1-b.ts";
import { urineMenBackLimbsThird2A } from "#triage-engine/vignettes/work-third/urine-men-back-limbs-third-2-a.ts";
import { urineMenBackLimbsThird2B } from "#triage-engine/vignettes/work-third/urine-men-back-limbs-third-2-b.ts";
import { hurtThird1A } from "#triage-engine/vignettes/work-third/hurt-third-1-a.ts";
import { hurtThird1B } from "#triage-engine/vignettes/work-third/hurt-third-1-b.ts";
import { hurtThird2A } from "#triage-engine/vignettes/work-third/hurt-third-2-a.ts";
import { hurtThird2B } from "#triage-engine/vignettes/work-third/hurt-third-2-b.ts";
import { poisonAllergyThirdA } from "#triage-engine/vignettes/work-third/poison-allergy-third-a.ts";
import { poisonAllergyThirdB } from "#triage-engine/vignettes/work-third/poison-allergy-third-b.ts";
import { skinThirdA } from "#triage-engine/vignettes/work-third/skin-third-a.ts";
import { skinThirdB } from "#triage-engine/vignettes/work-third/skin-third-b.ts";
import { eyeEarThirdA } from "#triage-engine/vignettes/work-third/eye-ear-third-a.ts";
import { eyeEarThirdB } from "#triage-engine/vignettes/work-third/eye-ear-third-b.ts";
import { throatMouthNoseThirdA } from "#triage-engine/vignettes/work-third/throat-mouth-nose-third-a.ts";
import { throatMouthNoseThirdB } from "#triage-engine/vignettes/work-third/throat-mouth-nose-third-b.ts";
import { mindThirdA } from "#triage-engine/vignettes/work-third/mind-third-a.ts";
import { mindThirdB } from "#triage-engine/vignettes/work-third/mind-third-b.ts";
import { requestsThirdA } from "#triage-engine/vignettes/work-third/requests-third-a.ts";
import { requestsThirdB } from "#triage-engine/vignettes/work-third/requests-third-b.ts";
import { bloodLumpsThirdA } from "#triage-engine/vignettes/work-third/blood-lumps-third-a.ts";
import { bloodLumpsThirdB } from "#triage-engine/vignettes/work-third/blood-lumps-third-b.ts";
import { tangledThirdA } from "#triage-engine/vignettes/work-third/tangled-third-a.ts";
import { tangledThirdB } from "#triage-engine/vignettes/work-third/tangled-third-b.ts";
import { homeCareThirdA } from "#triage-engine/vignettes/work-third/home-care-third-a.ts";
import { homeCareThirdB } from "#triage-engine/vignettes/work-third/home-care-third-b.ts";

/** The second held set, learnt from since. */
export const workThird: readonly Vignette[] = [
  ...hotAdults1A,
  ...hotAdults1B,
  ...hotAdults2,
  ...hotChildrenA,
  ...hotChildrenB,
  ...newbornsFirstWeeksA,
  ...newbornsFirstWeeksB,
  ...bellyDiarrhoea1A,
  ...bellyDiarrhoea1B,
  ...bellyDiarrhoea2A,
  ...bellyDiarrhoea2B,
  ...chestBreathCoughThird1A,
  ...chestBreathCoughThird1B,
  ...chestBreathCoughThird2A,
  ...chestBreathCoughThird2B,
  ...headNervesThird1,
  ...headNervesThird2A,
  ...headNervesThird2B,
  ...womenPregnancyThird1A,
  ...womenPregnancyThird1B,
  ...womenPregnancyThird2A,
  ...womenPregnancyThird2B,
  ...urineMenBackLimbsThird1A,
  ...urineMenBackLimbsThird1B,
  ...urineMenBackLimbsThird2A,
  ...urineMenBackLimbsThird2B,
  ...hurtThird1A,
  ...hurtThird1B,
  ...hurtThird2A,
  ...hurtThird2B,
  ...poisonAllergyThirdA,
  ...poisonAllergyThirdB,
  ...skinThirdA,
  ...skinThirdB,
  ...eyeEarThirdA,
  ...eyeEarThirdB,
  ...throatMouthNoseThirdA,
  ...throatMouthNoseThirdB,
  ...mindThirdA,
  ...mindThirdB,
  ...requestsThirdA,
  ...requestsThirdB,
  ...bloodLumpsThirdA,
  ...bloodLumpsThirdB,
  ...tangledThirdA,
  ...tangledThirdB,
  ...homeCareThirdA,
  ...homeCareThirdB,
];
