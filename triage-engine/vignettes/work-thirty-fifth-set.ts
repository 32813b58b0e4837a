import type { Vignette } from "#triage-engine/vignette.ts";
import { s1Grave1 } from "#triage-engine/vignettes/work-thirty-fifth/s1-grave-1.ts";
import { s1Home1 } from "#triage-engine/vignettes/work-thirty-fifth/s1-home-1.ts";
import { s1Light1 } from "#triage-engine/vignettes/work-thirty-fifth/s1-light-1.ts";
import { s1Today1 } from "#triage-engine/vignettes/work-thirty-fifth/s1-today-1.ts";
import { s1Week1 } from "#triage-engine/vignettes/work-thirty-fifth/s1-week-1.ts";
import { s2Alarm1 } from "#triage-engine/vignettes/work-thirty-fifth/s2-alarm-1.ts";
import { s2Cradle1 } from "#triage-engine/vignettes/work-thirty-fifth/s2-cradle-1.ts";
import { s2Home1 } from "#triage-engine/vignettes/work-thirty-fifth/s2-home-1.ts";
import { s2Today1 } from "#triage-engine/vignettes/work-thirty-fifth/s2-today-1.ts";
import { s2Week1 } from "#triage-engine/vignettes/work-thirty-fifth/s2-week-1.ts";
import { s3Births1 } from "#triage-engine/vignettes/work-thirty-fifth/s3-births-1.ts";
import { s3Everyday1 } from "#triage-engine/vignettes/work-thirty-fifth/s3-everyday-1.ts";
import { s3Mothers1 } from "#triage-engine/vignettes/work-thirty-fifth/s3-mothers-1.ts";
import { s3Women1 } from "#triage-engine/vignettes/work-thirty-fifth/s3-women-1.ts";
import { s4Alarm1 } from "#triage-engine/vignettes/work-thirty-fifth/s4-alarm-1.ts";
import { s4Calm1 } from "#triage-engine/vignettes/work-thirty-fifth/s4-calm-1.ts";
import { s4Night1 } from "#triage-engine/vignettes/work-thirty-fifth/s4-night-1.ts";
import { s4Street1 } from "#triage-engine/vignettes/work-thirty-fifth/s4-street-1.ts";
import { s5Alarm1 } from "#triage-engine/vignettes/work-thirty-fifth/s5-alarm-1.ts";
import { s5Alarm2 } from "#triage-engine/vignettes/work-thirty-fifth/s5-alarm-2.ts";
import { s5Quiet1 } from "#triage-engine/vignettes/work-thirty-fifth/s5-quiet-1.ts";
import { s5Today1 } from "#triage-engine/vignettes/work-thirty-fifth/s5-today-1.ts";
import { s5Week1 } from "#triage-engine/vignettes/work-thirty-fifth/s5-week-1.ts";
import { s6Calm1 } from "#triage-engine/vignettes/work-thirty-fifth/s6-calm-1.ts";
import { s6Deadly1 } from "#triage-engine/vignettes/work-thirty-fifth/s6-deadly-1.ts";
import { s6Peril1 } from "#triage-engine/vignettes/work-thirty-fifth/s6-peril-1.ts";
import { s6Today1 } from "#triage-engine/vignettes/work-thirty-fifth/s6-today-1.ts";
import { s6Week1 } from "#triage-engine/vignettes/work-thirty-fifth/s6-week-1.ts";

/** The twentieth held set: six writers, asked for what nobody would think of first, each level given again by somebody who had not seen it (250 of 252 the same). Learnt from since. */
export const workThirtyFifth: readonly Vignette[] = [
  ...s1Grave1,
  ...s1Home1,
  ...s1Light1,
  ...s1Today1,
  ...s1Week1,
  ...s2Alarm1,
  ...s2Cradle1,
  ...s2Home1,
  ...s2Today1,
  ...s2Week1,
  ...s3Births1,
  ...s3Everyday1,
  ...s3Mothers1,
  ...s3Women1,
  ...s4Alarm1,
  ...s4Calm1,
  ...s4Night1,
  ...s4Street1,
  ...s5Alarm1,
  ...s5Alarm2,
  ...s5Quiet1,
  ...s5Today1,
  ...s5Week1,
  ...s6Calm1,
  ...s6Deadly1,
  ...s6Peril1,
  ...s6Today1,
  ...s6Week1,
];
