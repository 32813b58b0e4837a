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

/** Cases written with the rules: each rule is fired by one of them. */
export const workFirst: readonly Vignette[] = [
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
  ...breathAirwayRules1,
  ...breathAirwayRules2,
  ...heartLegsRules1,
  ...heartLegsRules2,
  ...headNervesRules1,
  ...headNervesRules2,
  ...sugarThroatNoseRules,
  ...eyesEarsMouthRules1,
  ...eyesEarsMouthRules2,
  ...toldOtherwise1,
  ...toldOtherwise2,
  ...toldOtherwise3,
  ...toldOtherwise4,
  ...toldOtherwise5,
];
