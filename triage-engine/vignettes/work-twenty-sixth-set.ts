import type { Vignette } from "#triage-engine/vignette.ts";
import { pBelly1 } from "#triage-engine/vignettes/work-twenty-sixth/p-belly-1.ts";
import { pChest1 } from "#triage-engine/vignettes/work-twenty-sixth/p-chest-1.ts";
import { pChild1 } from "#triage-engine/vignettes/work-twenty-sixth/p-child-1.ts";
import { pFever1 } from "#triage-engine/vignettes/work-twenty-sixth/p-fever-1.ts";
import { pHead1 } from "#triage-engine/vignettes/work-twenty-sixth/p-head-1.ts";
import { pMind1 } from "#triage-engine/vignettes/work-twenty-sixth/p-mind-1.ts";
import { pMisc1 } from "#triage-engine/vignettes/work-twenty-sixth/p-misc-1.ts";
import { pPelvis1 } from "#triage-engine/vignettes/work-twenty-sixth/p-pelvis-1.ts";
import { pPreg1 } from "#triage-engine/vignettes/work-twenty-sixth/p-preg-1.ts";
import { pSkin1 } from "#triage-engine/vignettes/work-twenty-sixth/p-skin-1.ts";
import { pTrauma1 } from "#triage-engine/vignettes/work-twenty-sixth/p-trauma-1.ts";
import { qAdult1 } from "#triage-engine/vignettes/work-twenty-sixth/q-adult-1.ts";
import { qAdult2 } from "#triage-engine/vignettes/work-twenty-sixth/q-adult-2.ts";
import { qAdult3 } from "#triage-engine/vignettes/work-twenty-sixth/q-adult-3.ts";
import { qAfter1 } from "#triage-engine/vignettes/work-twenty-sixth/q-after-1.ts";
import { qChild1 } from "#triage-engine/vignettes/work-twenty-sixth/q-child-1.ts";
import { qChild2 } from "#triage-engine/vignettes/work-twenty-sixth/q-child-2.ts";
import { qNewborn1 } from "#triage-engine/vignettes/work-twenty-sixth/q-newborn-1.ts";
import { qNewborn2 } from "#triage-engine/vignettes/work-twenty-sixth/q-newborn-2.ts";
import { qPregnancy1 } from "#triage-engine/vignettes/work-twenty-sixth/q-pregnancy-1.ts";
import { qPregnancy2 } from "#triage-engine/vignettes/work-twenty-sixth/q-pregnancy-2.ts";
import { qWomen1 } from "#triage-engine/vignettes/work-twenty-sixth/q-women-1.ts";
import { rBellyMen1 } from "#triage-engine/vignettes/work-twenty-sixth/r-belly-men-1.ts";
import { rBonesSkin1 } from "#triage-engine/vignettes/work-twenty-sixth/r-bones-skin-1.ts";
import { rChildren1 } from "#triage-engine/vignettes/work-twenty-sixth/r-children-1.ts";
import { rEyesTeeth1 } from "#triage-engine/vignettes/work-twenty-sixth/r-eyes-teeth-1.ts";
import { rFaceSkin1 } from "#triage-engine/vignettes/work-twenty-sixth/r-face-skin-1.ts";
import { rHeart1 } from "#triage-engine/vignettes/work-twenty-sixth/r-heart-1.ts";
import { rInjury1 } from "#triage-engine/vignettes/work-twenty-sixth/r-injury-1.ts";
import { rLungs1 } from "#triage-engine/vignettes/work-twenty-sixth/r-lungs-1.ts";
import { rNerves1 } from "#triage-engine/vignettes/work-twenty-sixth/r-nerves-1.ts";
import { rPoisonMind1 } from "#triage-engine/vignettes/work-twenty-sixth/r-poison-mind-1.ts";
import { rSugar1 } from "#triage-engine/vignettes/work-twenty-sixth/r-sugar-1.ts";
import { sBaby1 } from "#triage-engine/vignettes/work-twenty-sixth/s-baby-1.ts";
import { sBelly1 } from "#triage-engine/vignettes/work-twenty-sixth/s-belly-1.ts";
import { sChild1 } from "#triage-engine/vignettes/work-twenty-sixth/s-child-1.ts";
import { sHeart1 } from "#triage-engine/vignettes/work-twenty-sixth/s-heart-1.ts";
import { sInjury1 } from "#triage-engine/vignettes/work-twenty-sixth/s-injury-1.ts";
import { sMind1 } from "#triage-engine/vignettes/work-twenty-sixth/s-mind-1.ts";
import { sNeuro1 } from "#triage-engine/vignettes/work-twenty-sixth/s-neuro-1.ts";
import { sOrgans1 } from "#triage-engine/vignettes/work-twenty-sixth/s-organs-1.ts";
import { sPregnancy1 } from "#triage-engine/vignettes/work-twenty-sixth/s-pregnancy-1.ts";
import { sSkin1 } from "#triage-engine/vignettes/work-twenty-sixth/s-skin-1.ts";
import { sWomen1 } from "#triage-engine/vignettes/work-twenty-sixth/s-women-1.ts";
import { tCorrect1 } from "#triage-engine/vignettes/work-twenty-sixth/t-correct-1.ts";

/** Twenty-sixth set: five writers who lean to everything, mothers, adults, messy writing and corrections; held back until edition 1.7.0. */
export const workTwentySixth: readonly Vignette[] = [
  ...pBelly1,
  ...pChest1,
  ...pChild1,
  ...pFever1,
  ...pHead1,
  ...pMind1,
  ...pMisc1,
  ...pPelvis1,
  ...pPreg1,
  ...pSkin1,
  ...pTrauma1,
  ...qAdult1,
  ...qAdult2,
  ...qAdult3,
  ...qAfter1,
  ...qChild1,
  ...qChild2,
  ...qNewborn1,
  ...qNewborn2,
  ...qPregnancy1,
  ...qPregnancy2,
  ...qWomen1,
  ...rBellyMen1,
  ...rBonesSkin1,
  ...rChildren1,
  ...rEyesTeeth1,
  ...rFaceSkin1,
  ...rHeart1,
  ...rInjury1,
  ...rLungs1,
  ...rNerves1,
  ...rPoisonMind1,
  ...rSugar1,
  ...sBaby1,
  ...sBelly1,
  ...sChild1,
  ...sHeart1,
  ...sInjury1,
  ...sMind1,
  ...sNeuro1,
  ...sOrgans1,
  ...sPregnancy1,
  ...sSkin1,
  ...sWomen1,
  ...tCorrect1,
];
