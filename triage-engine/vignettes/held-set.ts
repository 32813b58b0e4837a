import type { Vignette } from "#triage-engine/vignette.ts";
import { q1Alarm1 } from "#triage-engine/vignettes/held/q1-alarm-1.ts";
import { q1Danger1 } from "#triage-engine/vignettes/held/q1-danger-1.ts";
import { q1Home1 } from "#triage-engine/vignettes/held/q1-home-1.ts";
import { q1Today1 } from "#triage-engine/vignettes/held/q1-today-1.ts";
import { q1Week1 } from "#triage-engine/vignettes/held/q1-week-1.ts";
import { q2Amberchild1 } from "#triage-engine/vignettes/held/q2-amberchild-1.ts";
import { q2Calmchild1 } from "#triage-engine/vignettes/held/q2-calmchild-1.ts";
import { q2Homechild1 } from "#triage-engine/vignettes/held/q2-homechild-1.ts";
import { q2Redchild1 } from "#triage-engine/vignettes/held/q2-redchild-1.ts";
import { q2Redchild2 } from "#triage-engine/vignettes/held/q2-redchild-2.ts";
import { q3Births1 } from "#triage-engine/vignettes/held/q3-births-1.ts";
import { q3Mothers1 } from "#triage-engine/vignettes/held/q3-mothers-1.ts";
import { q3Newborns1 } from "#triage-engine/vignettes/held/q3-newborns-1.ts";
import { q3Women1 } from "#triage-engine/vignettes/held/q3-women-1.ts";
import { q4Danger1 } from "#triage-engine/vignettes/held/q4-danger-1.ts";
import { q4Home1 } from "#triage-engine/vignettes/held/q4-home-1.ts";
import { q4Poison1 } from "#triage-engine/vignettes/held/q4-poison-1.ts";
import { q4Today1 } from "#triage-engine/vignettes/held/q4-today-1.ts";
import { q4Week1 } from "#triage-engine/vignettes/held/q4-week-1.ts";
import { q5Danger1 } from "#triage-engine/vignettes/held/q5-danger-1.ts";
import { q5Grave1 } from "#triage-engine/vignettes/held/q5-grave-1.ts";
import { q5Home1 } from "#triage-engine/vignettes/held/q5-home-1.ts";
import { q5Today1 } from "#triage-engine/vignettes/held/q5-today-1.ts";
import { q5Week1 } from "#triage-engine/vignettes/held/q5-week-1.ts";

/**
 * Cases by five writers who knew neither rules nor words; two others gave each a level without seeing it (all 210 the same). Only their sums are looked
 * at: whoever sees one of them has begun to learn from it.
 */
export const heldVignettes: readonly Vignette[] = [
  ...q1Alarm1,
  ...q1Danger1,
  ...q1Home1,
  ...q1Today1,
  ...q1Week1,
  ...q2Amberchild1,
  ...q2Calmchild1,
  ...q2Homechild1,
  ...q2Redchild1,
  ...q2Redchild2,
  ...q3Births1,
  ...q3Mothers1,
  ...q3Newborns1,
  ...q3Women1,
  ...q4Danger1,
  ...q4Home1,
  ...q4Poison1,
  ...q4Today1,
  ...q4Week1,
  ...q5Danger1,
  ...q5Grave1,
  ...q5Home1,
  ...q5Today1,
  ...q5Week1,
];
