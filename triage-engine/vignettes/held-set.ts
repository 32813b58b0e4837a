import type { Vignette } from "#triage-engine/vignette.ts";
import { aBaby1 } from "#triage-engine/vignettes/held/a-baby-1.ts";
import { aBelly1 } from "#triage-engine/vignettes/held/a-belly-1.ts";
import { aChest1 } from "#triage-engine/vignettes/held/a-chest-1.ts";
import { aChild1 } from "#triage-engine/vignettes/held/a-child-1.ts";
import { aFever1 } from "#triage-engine/vignettes/held/a-fever-1.ts";
import { aHead1 } from "#triage-engine/vignettes/held/a-head-1.ts";
import { aMixed1 } from "#triage-engine/vignettes/held/a-mixed-1.ts";
import { aPregnancy1 } from "#triage-engine/vignettes/held/a-pregnancy-1.ts";
import { aTrauma1 } from "#triage-engine/vignettes/held/a-trauma-1.ts";
import { aWomen1 } from "#triage-engine/vignettes/held/a-women-1.ts";
import { bAdult1 } from "#triage-engine/vignettes/held/b-adult-1.ts";
import { bAdult2 } from "#triage-engine/vignettes/held/b-adult-2.ts";
import { bAdult3 } from "#triage-engine/vignettes/held/b-adult-3.ts";
import { bChild1 } from "#triage-engine/vignettes/held/b-child-1.ts";
import { bChild2 } from "#triage-engine/vignettes/held/b-child-2.ts";
import { bNewborn1 } from "#triage-engine/vignettes/held/b-newborn-1.ts";
import { bNewborn2 } from "#triage-engine/vignettes/held/b-newborn-2.ts";
import { bPreg1 } from "#triage-engine/vignettes/held/b-preg-1.ts";
import { bPreg2 } from "#triage-engine/vignettes/held/b-preg-2.ts";
import { bWomen1 } from "#triage-engine/vignettes/held/b-women-1.ts";
import { cBones1 } from "#triage-engine/vignettes/held/c-bones-1.ts";
import { cFace1 } from "#triage-engine/vignettes/held/c-face-1.ts";
import { cHeart1 } from "#triage-engine/vignettes/held/c-heart-1.ts";
import { cInside1 } from "#triage-engine/vignettes/held/c-inside-1.ts";
import { cMind1 } from "#triage-engine/vignettes/held/c-mind-1.ts";
import { cNerves1 } from "#triage-engine/vignettes/held/c-nerves-1.ts";
import { cPoison1 } from "#triage-engine/vignettes/held/c-poison-1.ts";
import { cSkin1 } from "#triage-engine/vignettes/held/c-skin-1.ts";
import { dBaby2 } from "#triage-engine/vignettes/held/d-baby-2.ts";
import { dBelly7 } from "#triage-engine/vignettes/held/d-belly-7.ts";
import { dBody8 } from "#triage-engine/vignettes/held/d-body-8.ts";
import { dChest6 } from "#triage-engine/vignettes/held/d-chest-6.ts";
import { dChild3 } from "#triage-engine/vignettes/held/d-child-3.ts";
import { dFever1 } from "#triage-engine/vignettes/held/d-fever-1.ts";
import { dMind9 } from "#triage-engine/vignettes/held/d-mind-9.ts";
import { dPregnancy4 } from "#triage-engine/vignettes/held/d-pregnancy-4.ts";
import { dWoman5 } from "#triage-engine/vignettes/held/d-woman-5.ts";
import { eBabies1 } from "#triage-engine/vignettes/held/e-babies-1.ts";
import { eCarers1 } from "#triage-engine/vignettes/held/e-carers-1.ts";
import { eChronic1 } from "#triage-engine/vignettes/held/e-chronic-1.ts";
import { eFeet1 } from "#triage-engine/vignettes/held/e-feet-1.ts";
import { eKids1 } from "#triage-engine/vignettes/held/e-kids-1.ts";
import { eMedicines1 } from "#triage-engine/vignettes/held/e-medicines-1.ts";
import { eTests1 } from "#triage-engine/vignettes/held/e-tests-1.ts";
import { eWomen1 } from "#triage-engine/vignettes/held/e-women-1.ts";
import { eWork1 } from "#triage-engine/vignettes/held/e-work-1.ts";

/** Cases by five writers who knew neither rules nor words. Only their sums are looked at: whoever sees one of them has begun to learn from it. */
export const heldVignettes: readonly Vignette[] = [
  ...aBaby1,
  ...aBelly1,
  ...aChest1,
  ...aChild1,
  ...aFever1,
  ...aHead1,
  ...aMixed1,
  ...aPregnancy1,
  ...aTrauma1,
  ...aWomen1,
  ...bAdult1,
  ...bAdult2,
  ...bAdult3,
  ...bChild1,
  ...bChild2,
  ...bNewborn1,
  ...bNewborn2,
  ...bPreg1,
  ...bPreg2,
  ...bWomen1,
  ...cBones1,
  ...cFace1,
  ...cHeart1,
  ...cInside1,
  ...cMind1,
  ...cNerves1,
  ...cPoison1,
  ...cSkin1,
  ...dBaby2,
  ...dBelly7,
  ...dBody8,
  ...dChest6,
  ...dChild3,
  ...dFever1,
  ...dMind9,
  ...dPregnancy4,
  ...dWoman5,
  ...eBabies1,
  ...eCarers1,
  ...eChronic1,
  ...eFeet1,
  ...eKids1,
  ...eMedicines1,
  ...eTests1,
  ...eWomen1,
  ...eWork1,
];
