import type { Vignette } from "#triage-engine/vignette.ts";
import { t1Daily1 } from "#triage-engine/vignettes/work-thirty-sixth/t1-daily-1.ts";
import { t1Doctor1 } from "#triage-engine/vignettes/work-thirty-sixth/t1-doctor-1.ts";
import { t1Grave1 } from "#triage-engine/vignettes/work-thirty-sixth/t1-grave-1.ts";
import { t1Peril1 } from "#triage-engine/vignettes/work-thirty-sixth/t1-peril-1.ts";
import { t1Week1 } from "#triage-engine/vignettes/work-thirty-sixth/t1-week-1.ts";
import { t2Calm1 } from "#triage-engine/vignettes/work-thirty-sixth/t2-calm-1.ts";
import { t2Grave1 } from "#triage-engine/vignettes/work-thirty-sixth/t2-grave-1.ts";
import { t2Newborn1 } from "#triage-engine/vignettes/work-thirty-sixth/t2-newborn-1.ts";
import { t2Soon1 } from "#triage-engine/vignettes/work-thirty-sixth/t2-soon-1.ts";
import { t2Steady1 } from "#triage-engine/vignettes/work-thirty-sixth/t2-steady-1.ts";
import { t3Calm1 } from "#triage-engine/vignettes/work-thirty-sixth/t3-calm-1.ts";
import { t3Danger1 } from "#triage-engine/vignettes/work-thirty-sixth/t3-danger-1.ts";
import { t3Danger2 } from "#triage-engine/vignettes/work-thirty-sixth/t3-danger-2.ts";
import { t3Plan1 } from "#triage-engine/vignettes/work-thirty-sixth/t3-plan-1.ts";
import { t3Soon1 } from "#triage-engine/vignettes/work-thirty-sixth/t3-soon-1.ts";
import { t4Danger1 } from "#triage-engine/vignettes/work-thirty-sixth/t4-danger-1.ts";
import { t4Home1 } from "#triage-engine/vignettes/work-thirty-sixth/t4-home-1.ts";
import { t4Sameday1 } from "#triage-engine/vignettes/work-thirty-sixth/t4-sameday-1.ts";
import { t4Weekly1 } from "#triage-engine/vignettes/work-thirty-sixth/t4-weekly-1.ts";
import { t5Calm1 } from "#triage-engine/vignettes/work-thirty-sixth/t5-calm-1.ts";
import { t5Grave1 } from "#triage-engine/vignettes/work-thirty-sixth/t5-grave-1.ts";
import { t5Soon1 } from "#triage-engine/vignettes/work-thirty-sixth/t5-soon-1.ts";
import { t6Deadly1 } from "#triage-engine/vignettes/work-thirty-sixth/t6-deadly-1.ts";
import { t6Doctor1 } from "#triage-engine/vignettes/work-thirty-sixth/t6-doctor-1.ts";
import { t6Everyday1 } from "#triage-engine/vignettes/work-thirty-sixth/t6-everyday-1.ts";
import { t6Grave1 } from "#triage-engine/vignettes/work-thirty-sixth/t6-grave-1.ts";
import { t6Home1 } from "#triage-engine/vignettes/work-thirty-sixth/t6-home-1.ts";

/** The twenty-first held set: six writers, each level given again by somebody who had not seen it (251 of 252 the same). Learnt from since. */
export const workThirtySixth: readonly Vignette[] = [
  ...t1Daily1,
  ...t1Doctor1,
  ...t1Grave1,
  ...t1Peril1,
  ...t1Week1,
  ...t2Calm1,
  ...t2Grave1,
  ...t2Newborn1,
  ...t2Soon1,
  ...t2Steady1,
  ...t3Calm1,
  ...t3Danger1,
  ...t3Danger2,
  ...t3Plan1,
  ...t3Soon1,
  ...t4Danger1,
  ...t4Home1,
  ...t4Sameday1,
  ...t4Weekly1,
  ...t5Calm1,
  ...t5Grave1,
  ...t5Soon1,
  ...t6Deadly1,
  ...t6Doctor1,
  ...t6Everyday1,
  ...t6Grave1,
  ...t6Home1,
];
