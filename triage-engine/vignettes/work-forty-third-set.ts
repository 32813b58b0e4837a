import type { Vignette } from "#triage-engine/vignette.ts";
import { xc1Belly1 } from "#triage-engine/vignettes/work-forty-third/xc1-belly-1.ts";
import { xc1Calm1 } from "#triage-engine/vignettes/work-forty-third/xc1-calm-1.ts";
import { xc1Fever1 } from "#triage-engine/vignettes/work-forty-third/xc1-fever-1.ts";
import { xc1Head1 } from "#triage-engine/vignettes/work-forty-third/xc1-head-1.ts";
import { xc2Alarm1 } from "#triage-engine/vignettes/work-forty-third/xc2-alarm-1.ts";
import { xc2Calm1 } from "#triage-engine/vignettes/work-forty-third/xc2-calm-1.ts";
import { xc2Cradle1 } from "#triage-engine/vignettes/work-forty-third/xc2-cradle-1.ts";
import { xc2School1 } from "#triage-engine/vignettes/work-forty-third/xc2-school-1.ts";
import { xc2Today1 } from "#triage-engine/vignettes/work-forty-third/xc2-today-1.ts";
import { xc3Consult1 } from "#triage-engine/vignettes/work-forty-third/xc3-consult-1.ts";
import { xc3Home1 } from "#triage-engine/vignettes/work-forty-third/xc3-home-1.ts";
import { xc3Intimate1 } from "#triage-engine/vignettes/work-forty-third/xc3-intimate-1.ts";
import { xc3Obstetric1 } from "#triage-engine/vignettes/work-forty-third/xc3-obstetric-1.ts";
import { xc4Harm1 } from "#triage-engine/vignettes/work-forty-third/xc4-harm-1.ts";
import { xc4Home1 } from "#triage-engine/vignettes/work-forty-third/xc4-home-1.ts";
import { xc4Knock1 } from "#triage-engine/vignettes/work-forty-third/xc4-knock-1.ts";
import { xc4Mishap1 } from "#triage-engine/vignettes/work-forty-third/xc4-mishap-1.ts";
import { xc5Alarm1 } from "#triage-engine/vignettes/work-forty-third/xc5-alarm-1.ts";
import { xc5Athome1 } from "#triage-engine/vignettes/work-forty-third/xc5-athome-1.ts";
import { xc5Breath1 } from "#triage-engine/vignettes/work-forty-third/xc5-breath-1.ts";
import { xc5Consult1 } from "#triage-engine/vignettes/work-forty-third/xc5-consult-1.ts";
import { xc5Today1 } from "#triage-engine/vignettes/work-forty-third/xc5-today-1.ts";
import { xc6Danger1 } from "#triage-engine/vignettes/work-forty-third/xc6-danger-1.ts";
import { xc6Home1 } from "#triage-engine/vignettes/work-forty-third/xc6-home-1.ts";
import { xc6Peril1 } from "#triage-engine/vignettes/work-forty-third/xc6-peril-1.ts";
import { xc6Today1 } from "#triage-engine/vignettes/work-forty-third/xc6-today-1.ts";
import { xc6Week1 } from "#triage-engine/vignettes/work-forty-third/xc6-week-1.ts";

/** Cases by six writers, held from edition 1.18.0 to 1.20.0. */
export const workFortyThird: readonly Vignette[] = [
  ...xc1Belly1,
  ...xc1Calm1,
  ...xc1Fever1,
  ...xc1Head1,
  ...xc2Alarm1,
  ...xc2Calm1,
  ...xc2Cradle1,
  ...xc2School1,
  ...xc2Today1,
  ...xc3Consult1,
  ...xc3Home1,
  ...xc3Intimate1,
  ...xc3Obstetric1,
  ...xc4Harm1,
  ...xc4Home1,
  ...xc4Knock1,
  ...xc4Mishap1,
  ...xc5Alarm1,
  ...xc5Athome1,
  ...xc5Breath1,
  ...xc5Consult1,
  ...xc5Today1,
  ...xc6Danger1,
  ...xc6Home1,
  ...xc6Peril1,
  ...xc6Today1,
  ...xc6Week1,
];
