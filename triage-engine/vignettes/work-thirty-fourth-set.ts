import type { Vignette } from "#triage-engine/vignette.ts";
import { r1Grave1 } from "#triage-engine/vignettes/work-thirty-fourth/r1-grave-1.ts";
import { r1Graver1 } from "#triage-engine/vignettes/work-thirty-fourth/r1-graver-1.ts";
import { r1Home1 } from "#triage-engine/vignettes/work-thirty-fourth/r1-home-1.ts";
import { r1Today1 } from "#triage-engine/vignettes/work-thirty-fourth/r1-today-1.ts";
import { r1Week1 } from "#triage-engine/vignettes/work-thirty-fourth/r1-week-1.ts";
import { r2Newborn1 } from "#triage-engine/vignettes/work-thirty-fourth/r2-newborn-1.ts";
import { r2School1 } from "#triage-engine/vignettes/work-thirty-fourth/r2-school-1.ts";
import { r2Toddler1 } from "#triage-engine/vignettes/work-thirty-fourth/r2-toddler-1.ts";
import { r3Alarm1 } from "#triage-engine/vignettes/work-thirty-fourth/r3-alarm-1.ts";
import { r3Danger1 } from "#triage-engine/vignettes/work-thirty-fourth/r3-danger-1.ts";
import { r3Home1 } from "#triage-engine/vignettes/work-thirty-fourth/r3-home-1.ts";
import { r3Soon1 } from "#triage-engine/vignettes/work-thirty-fourth/r3-soon-1.ts";
import { r4Danger1 } from "#triage-engine/vignettes/work-thirty-fourth/r4-danger-1.ts";
import { r4Home1 } from "#triage-engine/vignettes/work-thirty-fourth/r4-home-1.ts";
import { r4Rescue1 } from "#triage-engine/vignettes/work-thirty-fourth/r4-rescue-1.ts";
import { r4Today1 } from "#triage-engine/vignettes/work-thirty-fourth/r4-today-1.ts";
import { r4Week1 } from "#triage-engine/vignettes/work-thirty-fourth/r4-week-1.ts";
import { r5Calm1 } from "#triage-engine/vignettes/work-thirty-fourth/r5-calm-1.ts";
import { r5Doctor1 } from "#triage-engine/vignettes/work-thirty-fourth/r5-doctor-1.ts";
import { r5Grave1 } from "#triage-engine/vignettes/work-thirty-fourth/r5-grave-1.ts";
import { r6Breath1 } from "#triage-engine/vignettes/work-thirty-fourth/r6-breath-1.ts";
import { r6Deadly1 } from "#triage-engine/vignettes/work-thirty-fourth/r6-deadly-1.ts";
import { r6Home1 } from "#triage-engine/vignettes/work-thirty-fourth/r6-home-1.ts";
import { r6Today1 } from "#triage-engine/vignettes/work-thirty-fourth/r6-today-1.ts";
import { r6Week1 } from "#triage-engine/vignettes/work-thirty-fourth/r6-week-1.ts";

/** The nineteenth held set: six writers, each level given again by somebody who had not seen it (250 of 252 the same). Learnt from since. */
export const workThirtyFourth: readonly Vignette[] = [
  ...r1Grave1,
  ...r1Graver1,
  ...r1Home1,
  ...r1Today1,
  ...r1Week1,
  ...r2Newborn1,
  ...r2School1,
  ...r2Toddler1,
  ...r3Alarm1,
  ...r3Danger1,
  ...r3Home1,
  ...r3Soon1,
  ...r4Danger1,
  ...r4Home1,
  ...r4Rescue1,
  ...r4Today1,
  ...r4Week1,
  ...r5Calm1,
  ...r5Doctor1,
  ...r5Grave1,
  ...r6Breath1,
  ...r6Deadly1,
  ...r6Home1,
  ...r6Today1,
  ...r6Week1,
];
