import type { Vignette } from "#triage-engine/vignette.ts";
import { heldaBelly1 } from "#triage-engine/vignettes/work-nineteenth/a-belly-1.ts";
import { heldaBones1 } from "#triage-engine/vignettes/work-nineteenth/a-bones-1.ts";
import { heldaBreath1 } from "#triage-engine/vignettes/work-nineteenth/a-breath-1.ts";
import { heldaChild1 } from "#triage-engine/vignettes/work-nineteenth/a-child-1.ts";
import { heldaDaily1 } from "#triage-engine/vignettes/work-nineteenth/a-daily-1.ts";
import { heldaFever1 } from "#triage-engine/vignettes/work-nineteenth/a-fever-1.ts";
import { heldaHead1 } from "#triage-engine/vignettes/work-nineteenth/a-head-1.ts";
import { heldaHeart1 } from "#triage-engine/vignettes/work-nineteenth/a-heart-1.ts";
import { heldaInjury1 } from "#triage-engine/vignettes/work-nineteenth/a-injury-1.ts";
import { heldaIntimate1 } from "#triage-engine/vignettes/work-nineteenth/a-intimate-1.ts";
import { heldaMind1 } from "#triage-engine/vignettes/work-nineteenth/a-mind-1.ts";
import { heldaPregnancy1 } from "#triage-engine/vignettes/work-nineteenth/a-pregnancy-1.ts";
import { heldaSenses1 } from "#triage-engine/vignettes/work-nineteenth/a-senses-1.ts";
import { heldaSkin1 } from "#triage-engine/vignettes/work-nineteenth/a-skin-1.ts";
import { heldbBaby1 } from "#triage-engine/vignettes/work-nineteenth/b-baby-1.ts";
import { heldbBelly1 } from "#triage-engine/vignettes/work-nineteenth/b-belly-1.ts";
import { heldbBelly2 } from "#triage-engine/vignettes/work-nineteenth/b-belly-2.ts";
import { heldbBones1 } from "#triage-engine/vignettes/work-nineteenth/b-bones-1.ts";
import { heldbChest1 } from "#triage-engine/vignettes/work-nineteenth/b-chest-1.ts";
import { heldbChild1 } from "#triage-engine/vignettes/work-nineteenth/b-child-1.ts";
import { heldbChild2 } from "#triage-engine/vignettes/work-nineteenth/b-child-2.ts";
import { heldbFace1 } from "#triage-engine/vignettes/work-nineteenth/b-face-1.ts";
import { heldbFever1 } from "#triage-engine/vignettes/work-nineteenth/b-fever-1.ts";
import { heldbFever2 } from "#triage-engine/vignettes/work-nineteenth/b-fever-2.ts";
import { heldbHead1 } from "#triage-engine/vignettes/work-nineteenth/b-head-1.ts";
import { heldbMother1 } from "#triage-engine/vignettes/work-nineteenth/b-mother-1.ts";
import { heldbMother2 } from "#triage-engine/vignettes/work-nineteenth/b-mother-2.ts";
import { heldbPrivate1 } from "#triage-engine/vignettes/work-nineteenth/b-private-1.ts";
import { heldbSkin1 } from "#triage-engine/vignettes/work-nineteenth/b-skin-1.ts";
import { heldcBelly1 } from "#triage-engine/vignettes/work-nineteenth/c-belly-1.ts";
import { heldcBody1 } from "#triage-engine/vignettes/work-nineteenth/c-body-1.ts";
import { heldcChest1 } from "#triage-engine/vignettes/work-nineteenth/c-chest-1.ts";
import { heldcChild1 } from "#triage-engine/vignettes/work-nineteenth/c-child-1.ts";
import { heldcChild2 } from "#triage-engine/vignettes/work-nineteenth/c-child-2.ts";
import { heldcFever1 } from "#triage-engine/vignettes/work-nineteenth/c-fever-1.ts";
import { heldcFever2 } from "#triage-engine/vignettes/work-nineteenth/c-fever-2.ts";
import { heldcHead1 } from "#triage-engine/vignettes/work-nineteenth/c-head-1.ts";
import { heldcInjury1 } from "#triage-engine/vignettes/work-nineteenth/c-injury-1.ts";
import { heldcMind1 } from "#triage-engine/vignettes/work-nineteenth/c-mind-1.ts";
import { heldcNewborn1 } from "#triage-engine/vignettes/work-nineteenth/c-newborn-1.ts";
import { heldcPregnancy1 } from "#triage-engine/vignettes/work-nineteenth/c-pregnancy-1.ts";
import { heldcSkin1 } from "#triage-engine/vignettes/work-nineteenth/c-skin-1.ts";
import { heldcWomen1 } from "#triage-engine/vignettes/work-nineteenth/c-women-1.ts";
import { helddBelly1 } from "#triage-engine/vignettes/work-nineteenth/d-belly-1.ts";
import { helddBelly2 } from "#triage-engine/vignettes/work-nineteenth/d-belly-2.ts";
import { helddBites1 } from "#triage-engine/vignettes/work-nineteenth/d-bites-1.ts";
import { helddChest1 } from "#triage-engine/vignettes/work-nineteenth/d-chest-1.ts";
import { helddChest2 } from "#triage-engine/vignettes/work-nineteenth/d-chest-2.ts";
import { helddChild1 } from "#triage-engine/vignettes/work-nineteenth/d-child-1.ts";
import { helddChild2 } from "#triage-engine/vignettes/work-nineteenth/d-child-2.ts";
import { helddChild3 } from "#triage-engine/vignettes/work-nineteenth/d-child-3.ts";
import { helddFace1 } from "#triage-engine/vignettes/work-nineteenth/d-face-1.ts";
import { helddFever1 } from "#triage-engine/vignettes/work-nineteenth/d-fever-1.ts";
import { helddFever2 } from "#triage-engine/vignettes/work-nineteenth/d-fever-2.ts";
import { helddHead1 } from "#triage-engine/vignettes/work-nineteenth/d-head-1.ts";
import { helddHead2 } from "#triage-engine/vignettes/work-nineteenth/d-head-2.ts";
import { helddInjury1 } from "#triage-engine/vignettes/work-nineteenth/d-injury-1.ts";
import { helddJoints1 } from "#triage-engine/vignettes/work-nineteenth/d-joints-1.ts";
import { helddMan1 } from "#triage-engine/vignettes/work-nineteenth/d-man-1.ts";
import { helddMind1 } from "#triage-engine/vignettes/work-nineteenth/d-mind-1.ts";
import { helddMother1 } from "#triage-engine/vignettes/work-nineteenth/d-mother-1.ts";
import { helddMother2 } from "#triage-engine/vignettes/work-nineteenth/d-mother-2.ts";
import { helddNewborn1 } from "#triage-engine/vignettes/work-nineteenth/d-newborn-1.ts";
import { helddRequest1 } from "#triage-engine/vignettes/work-nineteenth/d-request-1.ts";
import { helddSkin1 } from "#triage-engine/vignettes/work-nineteenth/d-skin-1.ts";
import { helddSugar1 } from "#triage-engine/vignettes/work-nineteenth/d-sugar-1.ts";

/** Four writers who knew neither rules nor words: measured unseen, by their sums, until edition 1.4.0; learnt from since. */
export const workNineteenth: readonly Vignette[] = [
  ...heldaBelly1,
  ...heldaBones1,
  ...heldaBreath1,
  ...heldaChild1,
  ...heldaDaily1,
  ...heldaFever1,
  ...heldaHead1,
  ...heldaHeart1,
  ...heldaInjury1,
  ...heldaIntimate1,
  ...heldaMind1,
  ...heldaPregnancy1,
  ...heldaSenses1,
  ...heldaSkin1,
  ...heldbBaby1,
  ...heldbBelly1,
  ...heldbBelly2,
  ...heldbBones1,
  ...heldbChest1,
  ...heldbChild1,
  ...heldbChild2,
  ...heldbFace1,
  ...heldbFever1,
  ...heldbFever2,
  ...heldbHead1,
  ...heldbMother1,
  ...heldbMother2,
  ...heldbPrivate1,
  ...heldbSkin1,
  ...heldcBelly1,
  ...heldcBody1,
  ...heldcChest1,
  ...heldcChild1,
  ...heldcChild2,
  ...heldcFever1,
  ...heldcFever2,
  ...heldcHead1,
  ...heldcInjury1,
  ...heldcMind1,
  ...heldcNewborn1,
  ...heldcPregnancy1,
  ...heldcSkin1,
  ...heldcWomen1,
  ...helddBelly1,
  ...helddBelly2,
  ...helddBites1,
  ...helddChest1,
  ...helddChest2,
  ...helddChild1,
  ...helddChild2,
  ...helddChild3,
  ...helddFace1,
  ...helddFever1,
  ...helddFever2,
  ...helddHead1,
  ...helddHead2,
  ...helddInjury1,
  ...helddJoints1,
  ...helddMan1,
  ...helddMind1,
  ...helddMother1,
  ...helddMother2,
  ...helddNewborn1,
  ...helddRequest1,
  ...helddSkin1,
  ...helddSugar1,
];
