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
import { fAdult1 } from "#triage-engine/vignettes/held/f-adult-1.ts";
import { fAdult2 } from "#triage-engine/vignettes/held/f-adult-2.ts";
import { fAdult3 } from "#triage-engine/vignettes/held/f-adult-3.ts";
import { fChild1 } from "#triage-engine/vignettes/held/f-child-1.ts";
import { fChild2 } from "#triage-engine/vignettes/held/f-child-2.ts";
import { fChild3 } from "#triage-engine/vignettes/held/f-child-3.ts";
import { fNewborn1 } from "#triage-engine/vignettes/held/f-newborn-1.ts";
import { fNewborn2 } from "#triage-engine/vignettes/held/f-newborn-2.ts";
import { fWomen1 } from "#triage-engine/vignettes/held/f-women-1.ts";
import { fWomen2 } from "#triage-engine/vignettes/held/f-women-2.ts";
import { hAccident1 } from "#triage-engine/vignettes/held/h-accident-1.ts";
import { hBebe1 } from "#triage-engine/vignettes/held/h-bebe-1.ts";
import { hCoeur1 } from "#triage-engine/vignettes/held/h-coeur-1.ts";
import { hEnfant1 } from "#triage-engine/vignettes/held/h-enfant-1.ts";
import { hGrossesse1 } from "#triage-engine/vignettes/held/h-grossesse-1.ts";
import { hIntime1 } from "#triage-engine/vignettes/held/h-intime-1.ts";
import { hMoral1 } from "#triage-engine/vignettes/held/h-moral-1.ts";
import { hPeau1 } from "#triage-engine/vignettes/held/h-peau-1.ts";
import { hTete1 } from "#triage-engine/vignettes/held/h-tete-1.ts";
import { hVentre1 } from "#triage-engine/vignettes/held/h-ventre-1.ts";

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
  ...fAdult1,
  ...fAdult2,
  ...fAdult3,
  ...fChild1,
  ...fChild2,
  ...fChild3,
  ...fNewborn1,
  ...fNewborn2,
  ...fWomen1,
  ...fWomen2,
  ...hAccident1,
  ...hBebe1,
  ...hCoeur1,
  ...hEnfant1,
  ...hGrossesse1,
  ...hIntime1,
  ...hMoral1,
  ...hPeau1,
  ...hTete1,
  ...hVentre1,
];
