import type { Vignette } from "#triage-engine/vignette.ts";
import { afterBirthWomen1 } from "#triage-engine/vignettes/work/after-birth-women-1.ts";
import { afterBirthWomen2 } from "#triage-engine/vignettes/work/after-birth-women-2.ts";
import { backJoints1 } from "#triage-engine/vignettes/work/back-joints-1.ts";
import { backJoints2 } from "#triage-engine/vignettes/work/back-joints-2.ts";
import { belly1 } from "#triage-engine/vignettes/work/belly-1.ts";
import { belly2 } from "#triage-engine/vignettes/work/belly-2.ts";
import { bleedingPale1 } from "#triage-engine/vignettes/work/bleeding-pale-1.ts";
import { bleedingPale2 } from "#triage-engine/vignettes/work/bleeding-pale-2.ts";
import { burnsBites1 } from "#triage-engine/vignettes/work/burns-bites-1.ts";
import { burnsBites2 } from "#triage-engine/vignettes/work/burns-bites-2.ts";
import { chestBreath1 } from "#triage-engine/vignettes/work/chest-breath-1.ts";
import { chestBreath2 } from "#triage-engine/vignettes/work/chest-breath-2.ts";
import { coughCold1 } from "#triage-engine/vignettes/work/cough-cold-1.ts";
import { coughCold2 } from "#triage-engine/vignettes/work/cough-cold-2.ts";
import { diarrhoea1 } from "#triage-engine/vignettes/work/diarrhoea-1.ts";
import { diarrhoea2 } from "#triage-engine/vignettes/work/diarrhoea-2.ts";
import { eyeEar1 } from "#triage-engine/vignettes/work/eye-ear-1.ts";
import { eyeEar2 } from "#triage-engine/vignettes/work/eye-ear-2.ts";
import { feverAdults1 } from "#triage-engine/vignettes/work/fever-adults-1.ts";
import { feverAdults2 } from "#triage-engine/vignettes/work/fever-adults-2.ts";
import { feverChildren1 } from "#triage-engine/vignettes/work/fever-children-1.ts";
import { feverChildren2 } from "#triage-engine/vignettes/work/fever-children-2.ts";
import { generalSigns1 } from "#triage-engine/vignettes/work/general-signs-1.ts";
import { generalSigns2 } from "#triage-engine/vignettes/work/general-signs-2.ts";
import { generalSigns3 } from "#triage-engine/vignettes/work/general-signs-3.ts";
import { headStroke1 } from "#triage-engine/vignettes/work/head-stroke-1.ts";
import { headStroke2 } from "#triage-engine/vignettes/work/head-stroke-2.ts";
import { injuries1 } from "#triage-engine/vignettes/work/injuries-1.ts";
import { injuries2 } from "#triage-engine/vignettes/work/injuries-2.ts";
import { rulesBelly1 } from "#triage-engine/vignettes/work/rules-belly-1.ts";
import { rulesBelly2 } from "#triage-engine/vignettes/work/rules-belly-2.ts";
import { rulesBelly3 } from "#triage-engine/vignettes/work/rules-belly-3.ts";
import { rulesUrineWomen1 } from "#triage-engine/vignettes/work/rules-urine-women-1.ts";
import { rulesUrineWomen2 } from "#triage-engine/vignettes/work/rules-urine-women-2.ts";
import { rulesUrineWomen3 } from "#triage-engine/vignettes/work/rules-urine-women-3.ts";
import { rulesUrineWomen4 } from "#triage-engine/vignettes/work/rules-urine-women-4.ts";
import { rulesInjuries1 } from "#triage-engine/vignettes/work/rules-injuries-1.ts";
import { rulesInjuries2 } from "#triage-engine/vignettes/work/rules-injuries-2.ts";
import { rulesInjuries3 } from "#triage-engine/vignettes/work/rules-injuries-3.ts";
import { rulesPoisonsSkin1 } from "#triage-engine/vignettes/work/rules-poisons-skin-1.ts";
import { rulesPoisonsSkin2 } from "#triage-engine/vignettes/work/rules-poisons-skin-2.ts";
import { rulesMindRequests1 } from "#triage-engine/vignettes/work/rules-mind-requests-1.ts";
import { rulesMindRequests2 } from "#triage-engine/vignettes/work/rules-mind-requests-2.ts";
import { mind1 } from "#triage-engine/vignettes/work/mind-1.ts";
import { mind2 } from "#triage-engine/vignettes/work/mind-2.ts";
import { newborns1 } from "#triage-engine/vignettes/work/newborns-1.ts";
import { newborns2 } from "#triage-engine/vignettes/work/newborns-2.ts";
import { everyday1 } from "#triage-engine/vignettes/work/everyday-1.ts";
import { plainAndVague1 } from "#triage-engine/vignettes/work/plain-and-vague-1.ts";
import { plainAndVague2 } from "#triage-engine/vignettes/work/plain-and-vague-2.ts";
import { poisonsAllergy } from "#triage-engine/vignettes/work/poisons-allergy.ts";
import { pregnancy1 } from "#triage-engine/vignettes/work/pregnancy-1.ts";
import { pregnancy2 } from "#triage-engine/vignettes/work/pregnancy-2.ts";
import { publicHealth } from "#triage-engine/vignettes/work/public-health.ts";
import { requests1 } from "#triage-engine/vignettes/work/requests-1.ts";
import { requests2 } from "#triage-engine/vignettes/work/requests-2.ts";
import { sickleOutbreaks1 } from "#triage-engine/vignettes/work/sickle-outbreaks-1.ts";
import { sickleOutbreaks2 } from "#triage-engine/vignettes/work/sickle-outbreaks-2.ts";
import { skin1 } from "#triage-engine/vignettes/work/skin-1.ts";
import { skin2 } from "#triage-engine/vignettes/work/skin-2.ts";
import { tangled1 } from "#triage-engine/vignettes/work/tangled-1.ts";
import { tangled2 } from "#triage-engine/vignettes/work/tangled-2.ts";
import { throatMouth1 } from "#triage-engine/vignettes/work/throat-mouth-1.ts";
import { throatMouth2 } from "#triage-engine/vignettes/work/throat-mouth-2.ts";
import { urineMen1 } from "#triage-engine/vignettes/work/urine-men-1.ts";
import { urineMen2 } from "#triage-engine/vignettes/work/urine-men-2.ts";
import { breathAirwayRules1 } from "#triage-engine/vignettes/work/breath-airway-rules-1.ts";
import { breathAirwayRules2 } from "#triage-engine/vignettes/work/breath-airway-rules-2.ts";
import { heartLegsRules1 } from "#triage-engine/vignettes/work/heart-legs-rules-1.ts";
import { heartLegsRules2 } from "#triage-engine/vignettes/work/heart-legs-rules-2.ts";
import { headNervesRules1 } from "#triage-engine/vignettes/work/head-nerves-rules-1.ts";
import { headNervesRules2 } from "#triage-engine/vignettes/work/head-nerves-rules-2.ts";
import { sugarThroatNoseRules } from "#triage-engine/vignettes/work/sugar-throat-nose-rules.ts";
import { eyesEarsMouthRules1 } from "#triage-engine/vignettes/work/eyes-ears-mouth-rules-1.ts";
import { eyesEarsMouthRules2 } from "#triage-engine/vignettes/work/eyes-ears-mouth-rules-2.ts";
import { toldOtherwise1 } from "#triage-engine/vignettes/work/told-otherwise-1.ts";
import { toldOtherwise2 } from "#triage-engine/vignettes/work/told-otherwise-2.ts";
import { toldOtherwise3 } from "#triage-engine/vignettes/work/told-otherwise-3.ts";
import { toldOtherwise4 } from "#triage-engine/vignettes/work/told-otherwise-4.ts";
import { toldOtherwise5 } from "#triage-engine/vignettes/work/told-otherwise-5.ts";
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
import { hotAdults1A } from "#triage-engine/vignettes/held/hot-adults-1-a.ts";
import { hotAdults1B } from "#triage-engine/vignettes/held/hot-adults-1-b.ts";
import { hotAdults2 } from "#triage-engine/vignettes/held/hot-adults-2.ts";
import { hotChildrenA } from "#triage-engine/vignettes/held/hot-children-a.ts";
import { hotChildrenB } from "#triage-engine/vignettes/held/hot-children-b.ts";
import { newbornsFirstWeeksA } from "#triage-engine/vignettes/held/newborns-first-weeks-a.ts";
import { newbornsFirstWeeksB } from "#triage-engine/vignettes/held/newborns-first-weeks-b.ts";
import { bellyDiarrhoea1A } from "#triage-engine/vignettes/held/belly-diarrhoea-1-a.ts";
import { bellyDiarrhoea1B } from "#triage-engine/vignettes/held/belly-diarrhoea-1-b.ts";
import { bellyDiarrhoea2A } from "#triage-engine/vignettes/held/belly-diarrhoea-2-a.ts";
import { bellyDiarrhoea2B } from "#triage-engine/vignettes/held/belly-diarrhoea-2-b.ts";
import { chestBreathCoughThird1A } from "#triage-engine/vignettes/held/chest-breath-cough-third-1-a.ts";
import { chestBreathCoughThird1B } from "#triage-engine/vignettes/held/chest-breath-cough-third-1-b.ts";
import { chestBreathCoughThird2A } from "#triage-engine/vignettes/held/chest-breath-cough-third-2-a.ts";
import { chestBreathCoughThird2B } from "#triage-engine/vignettes/held/chest-breath-cough-third-2-b.ts";
import { headNervesThird1 } from "#triage-engine/vignettes/held/head-nerves-third-1.ts";
import { headNervesThird2A } from "#triage-engine/vignettes/held/head-nerves-third-2-a.ts";
import { headNervesThird2B } from "#triage-engine/vignettes/held/head-nerves-third-2-b.ts";
import { womenPregnancyThird1A } from "#triage-engine/vignettes/held/women-pregnancy-third-1-a.ts";
import { womenPregnancyThird1B } from "#triage-engine/vignettes/held/women-pregnancy-third-1-b.ts";
import { womenPregnancyThird2A } from "#triage-engine/vignettes/held/women-pregnancy-third-2-a.ts";
import { womenPregnancyThird2B } from "#triage-engine/vignettes/held/women-pregnancy-third-2-b.ts";
import { urineMenBackLimbsThird1A } from "#triage-engine/vignettes/held/urine-men-back-limbs-third-1-a.ts";
import { urineMenBackLimbsThird1B } from "#triage-engine/vignettes/held/urine-men-back-limbs-third-1-b.ts";
import { urineMenBackLimbsThird2A } from "#triage-engine/vignettes/held/urine-men-back-limbs-third-2-a.ts";
import { urineMenBackLimbsThird2B } from "#triage-engine/vignettes/held/urine-men-back-limbs-third-2-b.ts";
import { hurtThird1A } from "#triage-engine/vignettes/held/hurt-third-1-a.ts";
import { hurtThird1B } from "#triage-engine/vignettes/held/hurt-third-1-b.ts";
import { hurtThird2A } from "#triage-engine/vignettes/held/hurt-third-2-a.ts";
import { hurtThird2B } from "#triage-engine/vignettes/held/hurt-third-2-b.ts";
import { poisonAllergyThirdA } from "#triage-engine/vignettes/held/poison-allergy-third-a.ts";
import { poisonAllergyThirdB } from "#triage-engine/vignettes/held/poison-allergy-third-b.ts";
import { skinThirdA } from "#triage-engine/vignettes/held/skin-third-a.ts";
import { skinThirdB } from "#triage-engine/vignettes/held/skin-third-b.ts";
import { eyeEarThirdA } from "#triage-engine/vignettes/held/eye-ear-third-a.ts";
import { eyeEarThirdB } from "#triage-engine/vignettes/held/eye-ear-third-b.ts";
import { throatMouthNoseThirdA } from "#triage-engine/vignettes/held/throat-mouth-nose-third-a.ts";
import { throatMouthNoseThirdB } from "#triage-engine/vignettes/held/throat-mouth-nose-third-b.ts";
import { mindThirdA } from "#triage-engine/vignettes/held/mind-third-a.ts";
import { mindThirdB } from "#triage-engine/vignettes/held/mind-third-b.ts";
import { requestsThirdA } from "#triage-engine/vignettes/held/requests-third-a.ts";
import { requestsThirdB } from "#triage-engine/vignettes/held/requests-third-b.ts";
import { bloodLumpsThirdA } from "#triage-engine/vignettes/held/blood-lumps-third-a.ts";
import { bloodLumpsThirdB } from "#triage-engine/vignettes/held/blood-lumps-third-b.ts";
import { tangledThirdA } from "#triage-engine/vignettes/held/tangled-third-a.ts";
import { tangledThirdB } from "#triage-engine/vignettes/held/tangled-third-b.ts";
import { homeCareThirdA } from "#triage-engine/vignettes/held/home-care-third-a.ts";
import { homeCareThirdB } from "#triage-engine/vignettes/held/home-care-third-b.ts";

/** The cases the engineers work with. */
export const workVignettes: readonly Vignette[] = [
  ...toldOtherwise1,
  ...toldOtherwise2,
  ...toldOtherwise3,
  ...toldOtherwise4,
  ...toldOtherwise5,
  ...afterBirthWomen1,
  ...afterBirthWomen2,
  ...backJoints1,
  ...backJoints2,
  ...belly1,
  ...belly2,
  ...bleedingPale1,
  ...bleedingPale2,
  ...burnsBites1,
  ...burnsBites2,
  ...chestBreath1,
  ...chestBreath2,
  ...coughCold1,
  ...coughCold2,
  ...diarrhoea1,
  ...diarrhoea2,
  ...eyeEar1,
  ...eyeEar2,
  ...feverAdults1,
  ...feverAdults2,
  ...feverChildren1,
  ...feverChildren2,
  ...generalSigns1,
  ...generalSigns2,
  ...generalSigns3,
  ...headStroke1,
  ...headStroke2,
  ...injuries1,
  ...injuries2,
  ...mind1,
  ...mind2,
  ...newborns1,
  ...newborns2,
  ...everyday1,
  ...plainAndVague1,
  ...plainAndVague2,
  ...poisonsAllergy,
  ...pregnancy1,
  ...pregnancy2,
  ...publicHealth,
  ...requests1,
  ...requests2,
  ...sickleOutbreaks1,
  ...sickleOutbreaks2,
  ...skin1,
  ...skin2,
  ...tangled1,
  ...tangled2,
  ...throatMouth1,
  ...throatMouth2,
  ...urineMen1,
  ...urineMen2,
  ...rulesBelly1,
  ...rulesBelly2,
  ...rulesBelly3,
  ...rulesUrineWomen1,
  ...rulesUrineWomen2,
  ...rulesUrineWomen3,
  ...rulesUrineWomen4,
  ...rulesInjuries1,
  ...rulesInjuries2,
  ...rulesInjuries3,
  ...rulesPoisonsSkin1,
  ...rulesPoisonsSkin2,
  ...rulesMindRequests1,
  ...rulesMindRequests2,
  ...breathAirwayRules1,
  ...breathAirwayRules2,
  ...heartLegsRules1,
  ...heartLegsRules2,
  ...headNervesRules1,
  ...headNervesRules2,
  ...sugarThroatNoseRules,
  ...eyesEarsMouthRules1,
  ...eyesEarsMouthRules2,
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

/** The cases nobody looks at while building: only the report plays them. */
export const heldVignettes: readonly Vignette[] = [
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
