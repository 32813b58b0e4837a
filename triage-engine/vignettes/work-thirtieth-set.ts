import type { Vignette } from "#triage-engine/vignette.ts";
import { cBones1 } from "#triage-engine/vignettes/work-thirtieth/c-bones-1.ts";
import { cFace1 } from "#triage-engine/vignettes/work-thirtieth/c-face-1.ts";
import { cHeart1 } from "#triage-engine/vignettes/work-thirtieth/c-heart-1.ts";
import { cInside1 } from "#triage-engine/vignettes/work-thirtieth/c-inside-1.ts";
import { cMind1 } from "#triage-engine/vignettes/work-thirtieth/c-mind-1.ts";
import { cNerves1 } from "#triage-engine/vignettes/work-thirtieth/c-nerves-1.ts";
import { cPoison1 } from "#triage-engine/vignettes/work-thirtieth/c-poison-1.ts";
import { cSkin1 } from "#triage-engine/vignettes/work-thirtieth/c-skin-1.ts";
import { fAdult1 } from "#triage-engine/vignettes/work-thirtieth/f-adult-1.ts";
import { fAdult2 } from "#triage-engine/vignettes/work-thirtieth/f-adult-2.ts";
import { fAdult3 } from "#triage-engine/vignettes/work-thirtieth/f-adult-3.ts";
import { fChild1 } from "#triage-engine/vignettes/work-thirtieth/f-child-1.ts";
import { fChild2 } from "#triage-engine/vignettes/work-thirtieth/f-child-2.ts";
import { fChild3 } from "#triage-engine/vignettes/work-thirtieth/f-child-3.ts";
import { fNewborn1 } from "#triage-engine/vignettes/work-thirtieth/f-newborn-1.ts";
import { fNewborn2 } from "#triage-engine/vignettes/work-thirtieth/f-newborn-2.ts";
import { fWomen1 } from "#triage-engine/vignettes/work-thirtieth/f-women-1.ts";
import { fWomen2 } from "#triage-engine/vignettes/work-thirtieth/f-women-2.ts";
import { hAccident1 } from "#triage-engine/vignettes/work-thirtieth/h-accident-1.ts";
import { hBebe1 } from "#triage-engine/vignettes/work-thirtieth/h-bebe-1.ts";
import { hCoeur1 } from "#triage-engine/vignettes/work-thirtieth/h-coeur-1.ts";
import { hEnfant1 } from "#triage-engine/vignettes/work-thirtieth/h-enfant-1.ts";
import { hGrossesse1 } from "#triage-engine/vignettes/work-thirtieth/h-grossesse-1.ts";
import { hIntime1 } from "#triage-engine/vignettes/work-thirtieth/h-intime-1.ts";
import { hMoral1 } from "#triage-engine/vignettes/work-thirtieth/h-moral-1.ts";
import { hPeau1 } from "#triage-engine/vignettes/work-thirtieth/h-peau-1.ts";
import { hTete1 } from "#triage-engine/vignettes/work-thirtieth/h-tete-1.ts";
import { hVentre1 } from "#triage-engine/vignettes/work-thirtieth/h-ventre-1.ts";
import { lineAdult1 } from "#triage-engine/vignettes/work-thirtieth/line-adult-1.ts";
import { lineAdult2 } from "#triage-engine/vignettes/work-thirtieth/line-adult-2.ts";
import { lineBaby1 } from "#triage-engine/vignettes/work-thirtieth/line-baby-1.ts";
import { lineChild1 } from "#triage-engine/vignettes/work-thirtieth/line-child-1.ts";
import { lineChild2 } from "#triage-engine/vignettes/work-thirtieth/line-child-2.ts";
import { lineHeart1 } from "#triage-engine/vignettes/work-thirtieth/line-heart-1.ts";
import { linePreg1 } from "#triage-engine/vignettes/work-thirtieth/line-preg-1.ts";
import { lineSelf1 } from "#triage-engine/vignettes/work-thirtieth/line-self-1.ts";
import { lineWomen1 } from "#triage-engine/vignettes/work-thirtieth/line-women-1.ts";
import { politeBelly1 } from "#triage-engine/vignettes/work-thirtieth/polite-belly-1.ts";
import { politeChest1 } from "#triage-engine/vignettes/work-thirtieth/polite-chest-1.ts";
import { politeChild1 } from "#triage-engine/vignettes/work-thirtieth/polite-child-1.ts";
import { politeFever1 } from "#triage-engine/vignettes/work-thirtieth/polite-fever-1.ts";
import { politeInjury1 } from "#triage-engine/vignettes/work-thirtieth/polite-injury-1.ts";
import { politeMind1 } from "#triage-engine/vignettes/work-thirtieth/polite-mind-1.ts";
import { politeMother1 } from "#triage-engine/vignettes/work-thirtieth/polite-mother-1.ts";
import { politeOther1 } from "#triage-engine/vignettes/work-thirtieth/polite-other-1.ts";
import { politeSkin1 } from "#triage-engine/vignettes/work-thirtieth/polite-skin-1.ts";
import { recordAccident1 } from "#triage-engine/vignettes/work-thirtieth/record-accident-1.ts";
import { recordCoeurPoumon1 } from "#triage-engine/vignettes/work-thirtieth/record-coeur-poumon-1.ts";
import { recordEnfant1 } from "#triage-engine/vignettes/work-thirtieth/record-enfant-1.ts";
import { recordInfection1 } from "#triage-engine/vignettes/work-thirtieth/record-infection-1.ts";
import { recordMere1 } from "#triage-engine/vignettes/work-thirtieth/record-mere-1.ts";
import { recordPeauYeux1 } from "#triage-engine/vignettes/work-thirtieth/record-peau-yeux-1.ts";
import { recordSuivi1 } from "#triage-engine/vignettes/work-thirtieth/record-suivi-1.ts";
import { recordTeteEsprit1 } from "#triage-engine/vignettes/work-thirtieth/record-tete-esprit-1.ts";
import { recordVentreUrine1 } from "#triage-engine/vignettes/work-thirtieth/record-ventre-urine-1.ts";

/** The set that was held from edition 1.8.0 to 1.14.0, learnt from since. */
export const workThirtieth: readonly Vignette[] = [
  ...cBones1,
  ...cFace1,
  ...cHeart1,
  ...cInside1,
  ...cMind1,
  ...cNerves1,
  ...cPoison1,
  ...cSkin1,
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
  ...lineAdult1,
  ...lineAdult2,
  ...lineBaby1,
  ...lineChild1,
  ...lineChild2,
  ...lineHeart1,
  ...linePreg1,
  ...lineSelf1,
  ...lineWomen1,
  ...politeBelly1,
  ...politeChest1,
  ...politeChild1,
  ...politeFever1,
  ...politeInjury1,
  ...politeMind1,
  ...politeMother1,
  ...politeOther1,
  ...politeSkin1,
  ...recordAccident1,
  ...recordCoeurPoumon1,
  ...recordEnfant1,
  ...recordInfection1,
  ...recordMere1,
  ...recordPeauYeux1,
  ...recordSuivi1,
  ...recordTeteEsprit1,
  ...recordVentreUrine1,
];
