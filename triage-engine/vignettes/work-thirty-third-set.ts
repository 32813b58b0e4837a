import type { Vignette } from "#triage-engine/vignette.ts";
import { q1Alarm1 } from "#triage-engine/vignettes/work-thirty-third/q1-alarm-1.ts";
import { q1Danger1 } from "#triage-engine/vignettes/work-thirty-third/q1-danger-1.ts";
import { q1Home1 } from "#triage-engine/vignettes/work-thirty-third/q1-home-1.ts";
import { q1Today1 } from "#triage-engine/vignettes/work-thirty-third/q1-today-1.ts";
import { q1Week1 } from "#triage-engine/vignettes/work-thirty-third/q1-week-1.ts";
import { q2Amberchild1 } from "#triage-engine/vignettes/work-thirty-third/q2-amberchild-1.ts";
import { q2Calmchild1 } from "#triage-engine/vignettes/work-thirty-third/q2-calmchild-1.ts";
import { q2Homechild1 } from "#triage-engine/vignettes/work-thirty-third/q2-homechild-1.ts";
import { q2Redchild1 } from "#triage-engine/vignettes/work-thirty-third/q2-redchild-1.ts";
import { q2Redchild2 } from "#triage-engine/vignettes/work-thirty-third/q2-redchild-2.ts";
import { q3Births1 } from "#triage-engine/vignettes/work-thirty-third/q3-births-1.ts";
import { q3Mothers1 } from "#triage-engine/vignettes/work-thirty-third/q3-mothers-1.ts";
import { q3Newborns1 } from "#triage-engine/vignettes/work-thirty-third/q3-newborns-1.ts";
import { q3Women1 } from "#triage-engine/vignettes/work-thirty-third/q3-women-1.ts";
import { q4Danger1 } from "#triage-engine/vignettes/work-thirty-third/q4-danger-1.ts";
import { q4Home1 } from "#triage-engine/vignettes/work-thirty-third/q4-home-1.ts";
import { q4Poison1 } from "#triage-engine/vignettes/work-thirty-third/q4-poison-1.ts";
import { q4Today1 } from "#triage-engine/vignettes/work-thirty-third/q4-today-1.ts";
import { q4Week1 } from "#triage-engine/vignettes/work-thirty-third/q4-week-1.ts";
import { q5Danger1 } from "#triage-engine/vignettes/work-thirty-third/q5-danger-1.ts";
import { q5Grave1 } from "#triage-engine/vignettes/work-thirty-third/q5-grave-1.ts";
import { q5Home1 } from "#triage-engine/vignettes/work-thirty-third/q5-home-1.ts";
import { q5Today1 } from "#triage-engine/vignettes/work-thirty-third/q5-today-1.ts";
import { q5Week1 } from "#triage-engine/vignettes/work-thirty-third/q5-week-1.ts";

/** The eighteenth held set: five writers, each level given again by somebody who had not seen it (all 210 the same). Learnt from since. */
export const workThirtyThird: readonly Vignette[] = [
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
