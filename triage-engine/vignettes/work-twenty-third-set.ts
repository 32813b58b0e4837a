import type { Vignette } from "#triage-engine/vignette.ts";
import { lBebe1 } from "#triage-engine/vignettes/work-twenty-third/l-bebe-1.ts";
import { lBlesse1 } from "#triage-engine/vignettes/work-twenty-third/l-blesse-1.ts";
import { lCoeur1 } from "#triage-engine/vignettes/work-twenty-third/l-coeur-1.ts";
import { lDivers1 } from "#triage-engine/vignettes/work-twenty-third/l-divers-1.ts";
import { lEnfant1 } from "#triage-engine/vignettes/work-twenty-third/l-enfant-1.ts";
import { lFemme1 } from "#triage-engine/vignettes/work-twenty-third/l-femme-1.ts";
import { lFemme2 } from "#triage-engine/vignettes/work-twenty-third/l-femme-2.ts";
import { lFievre1 } from "#triage-engine/vignettes/work-twenty-third/l-fievre-1.ts";
import { lPeau1 } from "#triage-engine/vignettes/work-twenty-third/l-peau-1.ts";
import { lTete1 } from "#triage-engine/vignettes/work-twenty-third/l-tete-1.ts";
import { lVentre1 } from "#triage-engine/vignettes/work-twenty-third/l-ventre-1.ts";
import { nBaby1 } from "#triage-engine/vignettes/work-twenty-third/n-baby-1.ts";
import { nBelly1 } from "#triage-engine/vignettes/work-twenty-third/n-belly-1.ts";
import { nChest1 } from "#triage-engine/vignettes/work-twenty-third/n-chest-1.ts";
import { nChild1 } from "#triage-engine/vignettes/work-twenty-third/n-child-1.ts";
import { nFace1 } from "#triage-engine/vignettes/work-twenty-third/n-face-1.ts";
import { nInjury1 } from "#triage-engine/vignettes/work-twenty-third/n-injury-1.ts";
import { nIntimate1 } from "#triage-engine/vignettes/work-twenty-third/n-intimate-1.ts";
import { nMind1 } from "#triage-engine/vignettes/work-twenty-third/n-mind-1.ts";
import { nMisc1 } from "#triage-engine/vignettes/work-twenty-third/n-misc-1.ts";
import { nPregnancy1 } from "#triage-engine/vignettes/work-twenty-third/n-pregnancy-1.ts";
import { nSkin1 } from "#triage-engine/vignettes/work-twenty-third/n-skin-1.ts";

/** Two sets made to be hard, of messy writing and of words that few use: measured once, learnt from since. */
export const workTwentyThird: readonly Vignette[] = [
  ...lBebe1,
  ...lBlesse1,
  ...lCoeur1,
  ...lDivers1,
  ...lEnfant1,
  ...lFemme1,
  ...lFemme2,
  ...lFievre1,
  ...lPeau1,
  ...lTete1,
  ...lVentre1,
  ...nBaby1,
  ...nBelly1,
  ...nChest1,
  ...nChild1,
  ...nFace1,
  ...nInjury1,
  ...nIntimate1,
  ...nMind1,
  ...nMisc1,
  ...nPregnancy1,
  ...nSkin1,
];
