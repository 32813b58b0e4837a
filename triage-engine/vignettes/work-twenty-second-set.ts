import type { Vignette } from "#triage-engine/vignette.ts";
import { heldFBaby1 } from "#triage-engine/vignettes/work-twenty-second/f-baby-1.ts";
import { heldFBelly1 } from "#triage-engine/vignettes/work-twenty-second/f-belly-1.ts";
import { heldFFace1 } from "#triage-engine/vignettes/work-twenty-second/f-face-1.ts";
import { heldFFever1 } from "#triage-engine/vignettes/work-twenty-second/f-fever-1.ts";
import { heldFHarm1 } from "#triage-engine/vignettes/work-twenty-second/f-harm-1.ts";
import { heldFHarm2 } from "#triage-engine/vignettes/work-twenty-second/f-harm-2.ts";
import { heldFHead1 } from "#triage-engine/vignettes/work-twenty-second/f-head-1.ts";
import { heldFHeart1 } from "#triage-engine/vignettes/work-twenty-second/f-heart-1.ts";
import { heldFLong1 } from "#triage-engine/vignettes/work-twenty-second/f-long-1.ts";
import { heldFMind1 } from "#triage-engine/vignettes/work-twenty-second/f-mind-1.ts";
import { heldFSkin1 } from "#triage-engine/vignettes/work-twenty-second/f-skin-1.ts";
import { heldFUrine1 } from "#triage-engine/vignettes/work-twenty-second/f-urine-1.ts";
import { heldFWomen1 } from "#triage-engine/vignettes/work-twenty-second/f-women-1.ts";
import { heldFWomen2 } from "#triage-engine/vignettes/work-twenty-second/f-women-2.ts";
import { heldGBelly1 } from "#triage-engine/vignettes/work-twenty-second/g-belly-1.ts";
import { heldGBelly2 } from "#triage-engine/vignettes/work-twenty-second/g-belly-2.ts";
import { heldGChest1 } from "#triage-engine/vignettes/work-twenty-second/g-chest-1.ts";
import { heldGChild1 } from "#triage-engine/vignettes/work-twenty-second/g-child-1.ts";
import { heldGChild2 } from "#triage-engine/vignettes/work-twenty-second/g-child-2.ts";
import { heldGFever1 } from "#triage-engine/vignettes/work-twenty-second/g-fever-1.ts";
import { heldGInjury1 } from "#triage-engine/vignettes/work-twenty-second/g-injury-1.ts";
import { heldGInjury2 } from "#triage-engine/vignettes/work-twenty-second/g-injury-2.ts";
import { heldGNeuro1 } from "#triage-engine/vignettes/work-twenty-second/g-neuro-1.ts";
import { heldGNewborn1 } from "#triage-engine/vignettes/work-twenty-second/g-newborn-1.ts";
import { heldGPregnancy1 } from "#triage-engine/vignettes/work-twenty-second/g-pregnancy-1.ts";
import { heldGPregnancy2 } from "#triage-engine/vignettes/work-twenty-second/g-pregnancy-2.ts";
import { heldGPrivate1 } from "#triage-engine/vignettes/work-twenty-second/g-private-1.ts";
import { heldGSenses1 } from "#triage-engine/vignettes/work-twenty-second/g-senses-1.ts";
import { heldGSkin1 } from "#triage-engine/vignettes/work-twenty-second/g-skin-1.ts";
import { heldHBelly1 } from "#triage-engine/vignettes/work-twenty-second/h-belly-1.ts";
import { heldHChest1 } from "#triage-engine/vignettes/work-twenty-second/h-chest-1.ts";
import { heldHChild1 } from "#triage-engine/vignettes/work-twenty-second/h-child-1.ts";
import { heldHChild2 } from "#triage-engine/vignettes/work-twenty-second/h-child-2.ts";
import { heldHDaily1 } from "#triage-engine/vignettes/work-twenty-second/h-daily-1.ts";
import { heldHFever1 } from "#triage-engine/vignettes/work-twenty-second/h-fever-1.ts";
import { heldHFever2 } from "#triage-engine/vignettes/work-twenty-second/h-fever-2.ts";
import { heldHHead1 } from "#triage-engine/vignettes/work-twenty-second/h-head-1.ts";
import { heldHInjury1 } from "#triage-engine/vignettes/work-twenty-second/h-injury-1.ts";
import { heldHSkin1 } from "#triage-engine/vignettes/work-twenty-second/h-skin-1.ts";
import { heldHSkin2 } from "#triage-engine/vignettes/work-twenty-second/h-skin-2.ts";
import { heldHWomen1 } from "#triage-engine/vignettes/work-twenty-second/h-women-1.ts";
import { heldHWomen2 } from "#triage-engine/vignettes/work-twenty-second/h-women-2.ts";
import { heldIBelly1 } from "#triage-engine/vignettes/work-twenty-second/i-belly-1.ts";
import { heldIBreath1 } from "#triage-engine/vignettes/work-twenty-second/i-breath-1.ts";
import { heldIChild1 } from "#triage-engine/vignettes/work-twenty-second/i-child-1.ts";
import { heldIFace1 } from "#triage-engine/vignettes/work-twenty-second/i-face-1.ts";
import { heldIFever1 } from "#triage-engine/vignettes/work-twenty-second/i-fever-1.ts";
import { heldIHead1 } from "#triage-engine/vignettes/work-twenty-second/i-head-1.ts";
import { heldIInjury1 } from "#triage-engine/vignettes/work-twenty-second/i-injury-1.ts";
import { heldIPoison1 } from "#triage-engine/vignettes/work-twenty-second/i-poison-1.ts";
import { heldIPregnancy1 } from "#triage-engine/vignettes/work-twenty-second/i-pregnancy-1.ts";
import { heldIPressure1 } from "#triage-engine/vignettes/work-twenty-second/i-pressure-1.ts";
import { heldISickle1 } from "#triage-engine/vignettes/work-twenty-second/i-sickle-1.ts";
import { heldISkin1 } from "#triage-engine/vignettes/work-twenty-second/i-skin-1.ts";
import { heldIUrine1 } from "#triage-engine/vignettes/work-twenty-second/i-urine-1.ts";
import { heldIWomen1 } from "#triage-engine/vignettes/work-twenty-second/i-women-1.ts";

/** Cases by four writers, measured while they were held; learnt from since. */
export const workTwentySecond: readonly Vignette[] = [
  ...heldFBaby1,
  ...heldFBelly1,
  ...heldFFace1,
  ...heldFFever1,
  ...heldFHarm1,
  ...heldFHarm2,
  ...heldFHead1,
  ...heldFHeart1,
  ...heldFLong1,
  ...heldFMind1,
  ...heldFSkin1,
  ...heldFUrine1,
  ...heldFWomen1,
  ...heldFWomen2,
  ...heldGBelly1,
  ...heldGBelly2,
  ...heldGChest1,
  ...heldGChild1,
  ...heldGChild2,
  ...heldGFever1,
  ...heldGInjury1,
  ...heldGInjury2,
  ...heldGNeuro1,
  ...heldGNewborn1,
  ...heldGPregnancy1,
  ...heldGPregnancy2,
  ...heldGPrivate1,
  ...heldGSenses1,
  ...heldGSkin1,
  ...heldHBelly1,
  ...heldHChest1,
  ...heldHChild1,
  ...heldHChild2,
  ...heldHDaily1,
  ...heldHFever1,
  ...heldHFever2,
  ...heldHHead1,
  ...heldHInjury1,
  ...heldHSkin1,
  ...heldHSkin2,
  ...heldHWomen1,
  ...heldHWomen2,
  ...heldIBelly1,
  ...heldIBreath1,
  ...heldIChild1,
  ...heldIFace1,
  ...heldIFever1,
  ...heldIHead1,
  ...heldIInjury1,
  ...heldIPoison1,
  ...heldIPregnancy1,
  ...heldIPressure1,
  ...heldISickle1,
  ...heldISkin1,
  ...heldIUrine1,
  ...heldIWomen1,
];
