import type { Vignette } from "#triage-engine/vignette.ts";
import { thirteenthBelly1 } from "#triage-engine/vignettes/work-thirteenth/belly-1.ts";
import { thirteenthBelly2 } from "#triage-engine/vignettes/work-thirteenth/belly-2.ts";
import { thirteenthBelly3 } from "#triage-engine/vignettes/work-thirteenth/belly-3.ts";
import { thirteenthBelly4 } from "#triage-engine/vignettes/work-thirteenth/belly-4.ts";
import { thirteenthEarNose1 } from "#triage-engine/vignettes/work-thirteenth/ear-nose-1.ts";
import { thirteenthEarNose2 } from "#triage-engine/vignettes/work-thirteenth/ear-nose-2.ts";
import { thirteenthEarNose3 } from "#triage-engine/vignettes/work-thirteenth/ear-nose-3.ts";
import { thirteenthGeneral1 } from "#triage-engine/vignettes/work-thirteenth/general-1.ts";
import { thirteenthGeneral2 } from "#triage-engine/vignettes/work-thirteenth/general-2.ts";
import { thirteenthGeneral3 } from "#triage-engine/vignettes/work-thirteenth/general-3.ts";
import { thirteenthGrave1 } from "#triage-engine/vignettes/work-thirteenth/grave-1.ts";
import { thirteenthHeadEye1 } from "#triage-engine/vignettes/work-thirteenth/head-eye-1.ts";
import { thirteenthHeadEye2 } from "#triage-engine/vignettes/work-thirteenth/head-eye-2.ts";
import { thirteenthHeadEye3 } from "#triage-engine/vignettes/work-thirteenth/head-eye-3.ts";
import { thirteenthInjury1 } from "#triage-engine/vignettes/work-thirteenth/injury-1.ts";
import { thirteenthInjury2 } from "#triage-engine/vignettes/work-thirteenth/injury-2.ts";
import { thirteenthInjury3 } from "#triage-engine/vignettes/work-thirteenth/injury-3.ts";
import { thirteenthInjury4 } from "#triage-engine/vignettes/work-thirteenth/injury-4.ts";
import { thirteenthLimbBack1 } from "#triage-engine/vignettes/work-thirteenth/limb-back-1.ts";
import { thirteenthLimbBack2 } from "#triage-engine/vignettes/work-thirteenth/limb-back-2.ts";
import { thirteenthLimbBack3 } from "#triage-engine/vignettes/work-thirteenth/limb-back-3.ts";
import { thirteenthMindSleep1 } from "#triage-engine/vignettes/work-thirteenth/mind-sleep-1.ts";
import { thirteenthMindSleep2 } from "#triage-engine/vignettes/work-thirteenth/mind-sleep-2.ts";
import { thirteenthMixedSms1 } from "#triage-engine/vignettes/work-thirteenth/mixed-sms-1.ts";
import { thirteenthMixedSms2 } from "#triage-engine/vignettes/work-thirteenth/mixed-sms-2.ts";
import { thirteenthMixedSms3 } from "#triage-engine/vignettes/work-thirteenth/mixed-sms-3.ts";
import { thirteenthMouthTeeth1 } from "#triage-engine/vignettes/work-thirteenth/mouth-teeth-1.ts";
import { thirteenthMouthTeeth2 } from "#triage-engine/vignettes/work-thirteenth/mouth-teeth-2.ts";
import { thirteenthNewbornBaby1 } from "#triage-engine/vignettes/work-thirteenth/newborn-baby-1.ts";
import { thirteenthNewbornBaby2 } from "#triage-engine/vignettes/work-thirteenth/newborn-baby-2.ts";
import { thirteenthNewbornBaby3 } from "#triage-engine/vignettes/work-thirteenth/newborn-baby-3.ts";
import { thirteenthNewbornBaby4 } from "#triage-engine/vignettes/work-thirteenth/newborn-baby-4.ts";
import { thirteenthNoseThroat1 } from "#triage-engine/vignettes/work-thirteenth/nose-throat-1.ts";
import { thirteenthNoseThroat2 } from "#triage-engine/vignettes/work-thirteenth/nose-throat-2.ts";
import { thirteenthNoseThroat3 } from "#triage-engine/vignettes/work-thirteenth/nose-throat-3.ts";
import { thirteenthPaperAdvice1 } from "#triage-engine/vignettes/work-thirteenth/paper-advice-1.ts";
import { thirteenthPaperAdvice2 } from "#triage-engine/vignettes/work-thirteenth/paper-advice-2.ts";
import { thirteenthPaperAdvice3 } from "#triage-engine/vignettes/work-thirteenth/paper-advice-3.ts";
import { thirteenthSeveral1 } from "#triage-engine/vignettes/work-thirteenth/several-1.ts";
import { thirteenthSeveral2 } from "#triage-engine/vignettes/work-thirteenth/several-2.ts";
import { thirteenthSeveral3 } from "#triage-engine/vignettes/work-thirteenth/several-3.ts";
import { thirteenthShortWords1 } from "#triage-engine/vignettes/work-thirteenth/short-words-1.ts";
import { thirteenthShortWords2 } from "#triage-engine/vignettes/work-thirteenth/short-words-2.ts";
import { thirteenthSkin1 } from "#triage-engine/vignettes/work-thirteenth/skin-1.ts";
import { thirteenthSkin2 } from "#triage-engine/vignettes/work-thirteenth/skin-2.ts";
import { thirteenthSkin3 } from "#triage-engine/vignettes/work-thirteenth/skin-3.ts";
import { thirteenthSkin4 } from "#triage-engine/vignettes/work-thirteenth/skin-4.ts";
import { thirteenthSkin5 } from "#triage-engine/vignettes/work-thirteenth/skin-5.ts";
import { thirteenthUrineMen1 } from "#triage-engine/vignettes/work-thirteenth/urine-men-1.ts";
import { thirteenthUrineMen2 } from "#triage-engine/vignettes/work-thirteenth/urine-men-2.ts";
import { thirteenthWomen1 } from "#triage-engine/vignettes/work-thirteenth/women-1.ts";
import { thirteenthWomen2 } from "#triage-engine/vignettes/work-thirteenth/women-2.ts";
import { thirteenthWomen3 } from "#triage-engine/vignettes/work-thirteenth/women-3.ts";
import { thirteenthWomen4 } from "#triage-engine/vignettes/work-thirteenth/women-4.ts";

/** Written blind: what may wait or be cared for at home, once more. */
export const workThirteenth: readonly Vignette[] = [
  ...thirteenthBelly1,
  ...thirteenthBelly2,
  ...thirteenthBelly3,
  ...thirteenthBelly4,
  ...thirteenthEarNose1,
  ...thirteenthEarNose2,
  ...thirteenthEarNose3,
  ...thirteenthGeneral1,
  ...thirteenthGeneral2,
  ...thirteenthGeneral3,
  ...thirteenthGrave1,
  ...thirteenthHeadEye1,
  ...thirteenthHeadEye2,
  ...thirteenthHeadEye3,
  ...thirteenthInjury1,
  ...thirteenthInjury2,
  ...thirteenthInjury3,
  ...thirteenthInjury4,
  ...thirteenthLimbBack1,
  ...thirteenthLimbBack2,
  ...thirteenthLimbBack3,
  ...thirteenthMindSleep1,
  ...thirteenthMindSleep2,
  ...thirteenthMixedSms1,
  ...thirteenthMixedSms2,
  ...thirteenthMixedSms3,
  ...thirteenthMouthTeeth1,
  ...thirteenthMouthTeeth2,
  ...thirteenthNewbornBaby1,
  ...thirteenthNewbornBaby2,
  ...thirteenthNewbornBaby3,
  ...thirteenthNewbornBaby4,
  ...thirteenthNoseThroat1,
  ...thirteenthNoseThroat2,
  ...thirteenthNoseThroat3,
  ...thirteenthPaperAdvice1,
  ...thirteenthPaperAdvice2,
  ...thirteenthPaperAdvice3,
  ...thirteenthSeveral1,
  ...thirteenthSeveral2,
  ...thirteenthSeveral3,
  ...thirteenthShortWords1,
  ...thirteenthShortWords2,
  ...thirteenthSkin1,
  ...thirteenthSkin2,
  ...thirteenthSkin3,
  ...thirteenthSkin4,
  ...thirteenthSkin5,
  ...thirteenthUrineMen1,
  ...thirteenthUrineMen2,
  ...thirteenthWomen1,
  ...thirteenthWomen2,
  ...thirteenthWomen3,
  ...thirteenthWomen4,
];
