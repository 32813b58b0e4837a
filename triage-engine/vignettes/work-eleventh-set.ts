import type { Vignette } from "#triage-engine/vignette.ts";
import { eleventhAfterBirth1 } from "#triage-engine/vignettes/work-eleventh/after-birth-1.ts";
import { eleventhBelly1 } from "#triage-engine/vignettes/work-eleventh/belly-1.ts";
import { eleventhBelly2 } from "#triage-engine/vignettes/work-eleventh/belly-2.ts";
import { eleventhBitesPoison1 } from "#triage-engine/vignettes/work-eleventh/bites-poison-1.ts";
import { eleventhBitesPoison2 } from "#triage-engine/vignettes/work-eleventh/bites-poison-2.ts";
import { eleventhBitesPoison3 } from "#triage-engine/vignettes/work-eleventh/bites-poison-3.ts";
import { eleventhBones1 } from "#triage-engine/vignettes/work-eleventh/bones-1.ts";
import { eleventhBones2 } from "#triage-engine/vignettes/work-eleventh/bones-2.ts";
import { eleventhChest1 } from "#triage-engine/vignettes/work-eleventh/chest-1.ts";
import { eleventhChest2 } from "#triage-engine/vignettes/work-eleventh/chest-2.ts";
import { eleventhChild1 } from "#triage-engine/vignettes/work-eleventh/child-1.ts";
import { eleventhChild2 } from "#triage-engine/vignettes/work-eleventh/child-2.ts";
import { eleventhDigestive1 } from "#triage-engine/vignettes/work-eleventh/digestive-1.ts";
import { eleventhDigestive2 } from "#triage-engine/vignettes/work-eleventh/digestive-2.ts";
import { eleventhEnt1 } from "#triage-engine/vignettes/work-eleventh/ent-1.ts";
import { eleventhEnt2 } from "#triage-engine/vignettes/work-eleventh/ent-2.ts";
import { eleventhFever1 } from "#triage-engine/vignettes/work-eleventh/fever-1.ts";
import { eleventhFever2 } from "#triage-engine/vignettes/work-eleventh/fever-2.ts";
import { eleventhHead1 } from "#triage-engine/vignettes/work-eleventh/head-1.ts";
import { eleventhHead2 } from "#triage-engine/vignettes/work-eleventh/head-2.ts";
import { eleventhInjury1 } from "#triage-engine/vignettes/work-eleventh/injury-1.ts";
import { eleventhInjury2 } from "#triage-engine/vignettes/work-eleventh/injury-2.ts";
import { eleventhLong1 } from "#triage-engine/vignettes/work-eleventh/long-1.ts";
import { eleventhLong2 } from "#triage-engine/vignettes/work-eleventh/long-2.ts";
import { eleventhMind1 } from "#triage-engine/vignettes/work-eleventh/mind-1.ts";
import { eleventhMind2 } from "#triage-engine/vignettes/work-eleventh/mind-2.ts";
import { eleventhMixed1 } from "#triage-engine/vignettes/work-eleventh/mixed-1.ts";
import { eleventhMixed2 } from "#triage-engine/vignettes/work-eleventh/mixed-2.ts";
import { eleventhMixed3 } from "#triage-engine/vignettes/work-eleventh/mixed-3.ts";
import { eleventhNewborn1 } from "#triage-engine/vignettes/work-eleventh/newborn-1.ts";
import { eleventhNewborn2 } from "#triage-engine/vignettes/work-eleventh/newborn-2.ts";
import { eleventhPregnancy1 } from "#triage-engine/vignettes/work-eleventh/pregnancy-1.ts";
import { eleventhPregnancy2 } from "#triage-engine/vignettes/work-eleventh/pregnancy-2.ts";
import { eleventhShort1 } from "#triage-engine/vignettes/work-eleventh/short-1.ts";
import { eleventhShort2 } from "#triage-engine/vignettes/work-eleventh/short-2.ts";
import { eleventhSickleGrowth1 } from "#triage-engine/vignettes/work-eleventh/sickle-growth-1.ts";
import { eleventhSkinEye1 } from "#triage-engine/vignettes/work-eleventh/skin-eye-1.ts";
import { eleventhSkinEye2 } from "#triage-engine/vignettes/work-eleventh/skin-eye-2.ts";
import { eleventhStories1 } from "#triage-engine/vignettes/work-eleventh/stories-1.ts";
import { eleventhStories2 } from "#triage-engine/vignettes/work-eleventh/stories-2.ts";
import { eleventhSugarPressure1 } from "#triage-engine/vignettes/work-eleventh/sugar-pressure-1.ts";
import { eleventhSugarPressure2 } from "#triage-engine/vignettes/work-eleventh/sugar-pressure-2.ts";
import { eleventhSurgeryRequests1 } from "#triage-engine/vignettes/work-eleventh/surgery-requests-1.ts";
import { eleventhWomenUrine1 } from "#triage-engine/vignettes/work-eleventh/women-urine-1.ts";
import { eleventhWomenUrine2 } from "#triage-engine/vignettes/work-eleventh/women-urine-2.ts";

/** Written blind: what is grave, in the words of those who are frightened. */
export const workEleventh: readonly Vignette[] = [
  ...eleventhAfterBirth1,
  ...eleventhBelly1,
  ...eleventhBelly2,
  ...eleventhBitesPoison1,
  ...eleventhBitesPoison2,
  ...eleventhBitesPoison3,
  ...eleventhBones1,
  ...eleventhBones2,
  ...eleventhChest1,
  ...eleventhChest2,
  ...eleventhChild1,
  ...eleventhChild2,
  ...eleventhDigestive1,
  ...eleventhDigestive2,
  ...eleventhEnt1,
  ...eleventhEnt2,
  ...eleventhFever1,
  ...eleventhFever2,
  ...eleventhHead1,
  ...eleventhHead2,
  ...eleventhInjury1,
  ...eleventhInjury2,
  ...eleventhLong1,
  ...eleventhLong2,
  ...eleventhMind1,
  ...eleventhMind2,
  ...eleventhMixed1,
  ...eleventhMixed2,
  ...eleventhMixed3,
  ...eleventhNewborn1,
  ...eleventhNewborn2,
  ...eleventhPregnancy1,
  ...eleventhPregnancy2,
  ...eleventhShort1,
  ...eleventhShort2,
  ...eleventhSickleGrowth1,
  ...eleventhSkinEye1,
  ...eleventhSkinEye2,
  ...eleventhStories1,
  ...eleventhStories2,
  ...eleventhSugarPressure1,
  ...eleventhSugarPressure2,
  ...eleventhSurgeryRequests1,
  ...eleventhWomenUrine1,
  ...eleventhWomenUrine2,
];
