import type { Vignette } from "#triage-engine/vignette.ts";
import { x1Alarm1 } from "#triage-engine/vignettes/work-fortieth/x1-alarm-1.ts";
import { x1Alert1 } from "#triage-engine/vignettes/work-fortieth/x1-alert-1.ts";
import { x1Calm1 } from "#triage-engine/vignettes/work-fortieth/x1-calm-1.ts";
import { x1Home1 } from "#triage-engine/vignettes/work-fortieth/x1-home-1.ts";
import { x1Today1 } from "#triage-engine/vignettes/work-fortieth/x1-today-1.ts";
import { x2Alarm1 } from "#triage-engine/vignettes/work-fortieth/x2-alarm-1.ts";
import { x2Cradle1 } from "#triage-engine/vignettes/work-fortieth/x2-cradle-1.ts";
import { x2Home1 } from "#triage-engine/vignettes/work-fortieth/x2-home-1.ts";
import { x2Today1 } from "#triage-engine/vignettes/work-fortieth/x2-today-1.ts";
import { x2Week1 } from "#triage-engine/vignettes/work-fortieth/x2-week-1.ts";
import { x3Alarm1 } from "#triage-engine/vignettes/work-fortieth/x3-alarm-1.ts";
import { x3Danger1 } from "#triage-engine/vignettes/work-fortieth/x3-danger-1.ts";
import { x3Home1 } from "#triage-engine/vignettes/work-fortieth/x3-home-1.ts";
import { x3Today1 } from "#triage-engine/vignettes/work-fortieth/x3-today-1.ts";
import { x3Week1 } from "#triage-engine/vignettes/work-fortieth/x3-week-1.ts";
import { x4Danger1 } from "#triage-engine/vignettes/work-fortieth/x4-danger-1.ts";
import { x4Home1 } from "#triage-engine/vignettes/work-fortieth/x4-home-1.ts";
import { x4Outing1 } from "#triage-engine/vignettes/work-fortieth/x4-outing-1.ts";
import { x4Today1 } from "#triage-engine/vignettes/work-fortieth/x4-today-1.ts";
import { x4Week1 } from "#triage-engine/vignettes/work-fortieth/x4-week-1.ts";
import { x5Alarm1 } from "#triage-engine/vignettes/work-fortieth/x5-alarm-1.ts";
import { x5Danger1 } from "#triage-engine/vignettes/work-fortieth/x5-danger-1.ts";
import { x5Everyday1 } from "#triage-engine/vignettes/work-fortieth/x5-everyday-1.ts";
import { x5Today1 } from "#triage-engine/vignettes/work-fortieth/x5-today-1.ts";
import { x5Week1 } from "#triage-engine/vignettes/work-fortieth/x5-week-1.ts";
import { x6Alarm1 } from "#triage-engine/vignettes/work-fortieth/x6-alarm-1.ts";
import { x6Calm1 } from "#triage-engine/vignettes/work-fortieth/x6-calm-1.ts";
import { x6Home1 } from "#triage-engine/vignettes/work-fortieth/x6-home-1.ts";
import { x6Siren1 } from "#triage-engine/vignettes/work-fortieth/x6-siren-1.ts";
import { x6Soon1 } from "#triage-engine/vignettes/work-fortieth/x6-soon-1.ts";
import { x7Shoulder1 } from "#triage-engine/vignettes/work-fortieth/x7-shoulder-1.ts";

/** The twenty-third held set: six writers asked for unusual tellings, each level given again by somebody who had not seen it (251 of 252 the same). Learnt from since. */
export const workFortieth: readonly Vignette[] = [
  ...x1Alarm1,
  ...x1Alert1,
  ...x1Calm1,
  ...x1Home1,
  ...x1Today1,
  ...x2Alarm1,
  ...x2Cradle1,
  ...x2Home1,
  ...x2Today1,
  ...x2Week1,
  ...x3Alarm1,
  ...x3Danger1,
  ...x3Home1,
  ...x3Today1,
  ...x3Week1,
  ...x4Danger1,
  ...x4Home1,
  ...x4Outing1,
  ...x4Today1,
  ...x4Week1,
  ...x5Alarm1,
  ...x5Danger1,
  ...x5Everyday1,
  ...x5Today1,
  ...x5Week1,
  ...x6Alarm1,
  ...x6Calm1,
  ...x6Home1,
  ...x6Siren1,
  ...x6Soon1,
  ...x7Shoulder1,
];
