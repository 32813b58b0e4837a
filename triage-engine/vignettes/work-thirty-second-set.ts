import type { Vignette } from "#triage-engine/vignette.ts";
import { m1Calm1 } from "#triage-engine/vignettes/work-thirty-second/m1-calm-1.ts";
import { m1Calm2 } from "#triage-engine/vignettes/work-thirty-second/m1-calm-2.ts";
import { m1Grave1 } from "#triage-engine/vignettes/work-thirty-second/m1-grave-1.ts";
import { m1Grave2 } from "#triage-engine/vignettes/work-thirty-second/m1-grave-2.ts";
import { m1Today1 } from "#triage-engine/vignettes/work-thirty-second/m1-today-1.ts";
import { m1Today2 } from "#triage-engine/vignettes/work-thirty-second/m1-today-2.ts";
import { m1Week1 } from "#triage-engine/vignettes/work-thirty-second/m1-week-1.ts";
import { m1Week2 } from "#triage-engine/vignettes/work-thirty-second/m1-week-2.ts";
import { m2Alarm1 } from "#triage-engine/vignettes/work-thirty-second/m2-alarm-1.ts";
import { m2Clinic1 } from "#triage-engine/vignettes/work-thirty-second/m2-clinic-1.ts";
import { m2Cradle1 } from "#triage-engine/vignettes/work-thirty-second/m2-cradle-1.ts";
import { m2Danger1 } from "#triage-engine/vignettes/work-thirty-second/m2-danger-1.ts";
import { m2Home1 } from "#triage-engine/vignettes/work-thirty-second/m2-home-1.ts";
import { m2Lullaby1 } from "#triage-engine/vignettes/work-thirty-second/m2-lullaby-1.ts";
import { m2Soon1 } from "#triage-engine/vignettes/work-thirty-second/m2-soon-1.ts";
import { m2Today1 } from "#triage-engine/vignettes/work-thirty-second/m2-today-1.ts";
import { m3Aged1 } from "#triage-engine/vignettes/work-thirty-second/m3-aged-1.ts";
import { m3Elder1 } from "#triage-engine/vignettes/work-thirty-second/m3-elder-1.ts";
import { m3Ladies1 } from "#triage-engine/vignettes/work-thirty-second/m3-ladies-1.ts";
import { m3Mother1 } from "#triage-engine/vignettes/work-thirty-second/m3-mother-1.ts";
import { m3Senior1 } from "#triage-engine/vignettes/work-thirty-second/m3-senior-1.ts";
import { m3Women1 } from "#triage-engine/vignettes/work-thirty-second/m3-women-1.ts";
import { m4Bites1 } from "#triage-engine/vignettes/work-thirty-second/m4-bites-1.ts";
import { m4Burns1 } from "#triage-engine/vignettes/work-thirty-second/m4-burns-1.ts";
import { m4Clinic1 } from "#triage-engine/vignettes/work-thirty-second/m4-clinic-1.ts";
import { m4Home1 } from "#triage-engine/vignettes/work-thirty-second/m4-home-1.ts";
import { m4Injuries1 } from "#triage-engine/vignettes/work-thirty-second/m4-injuries-1.ts";
import { m4Lookalikes1 } from "#triage-engine/vignettes/work-thirty-second/m4-lookalikes-1.ts";
import { m4Poison1 } from "#triage-engine/vignettes/work-thirty-second/m4-poison-1.ts";
import { m5Denial1 } from "#triage-engine/vignettes/work-thirty-second/m5-denial-1.ts";
import { m5Dictated1 } from "#triage-engine/vignettes/work-thirty-second/m5-dictated-1.ts";
import { m5Fix1 } from "#triage-engine/vignettes/work-thirty-second/m5-fix-1.ts";
import { m5Many1 } from "#triage-engine/vignettes/work-thirty-second/m5-many-1.ts";
import { m5Relative1 } from "#triage-engine/vignettes/work-thirty-second/m5-relative-1.ts";
import { m5Sms1 } from "#triage-engine/vignettes/work-thirty-second/m5-sms-1.ts";
import { m5Vague1 } from "#triage-engine/vignettes/work-thirty-second/m5-vague-1.ts";

/** The seventeenth held set: five writers, each level given again by somebody who had not seen it (307 of 310 the same). Learnt from since. */
export const workThirtySecond: readonly Vignette[] = [
  ...m1Calm1,
  ...m1Calm2,
  ...m1Grave1,
  ...m1Grave2,
  ...m1Today1,
  ...m1Today2,
  ...m1Week1,
  ...m1Week2,
  ...m2Alarm1,
  ...m2Clinic1,
  ...m2Cradle1,
  ...m2Danger1,
  ...m2Home1,
  ...m2Lullaby1,
  ...m2Soon1,
  ...m2Today1,
  ...m3Aged1,
  ...m3Elder1,
  ...m3Ladies1,
  ...m3Mother1,
  ...m3Senior1,
  ...m3Women1,
  ...m4Bites1,
  ...m4Burns1,
  ...m4Clinic1,
  ...m4Home1,
  ...m4Injuries1,
  ...m4Lookalikes1,
  ...m4Poison1,
  ...m5Denial1,
  ...m5Dictated1,
  ...m5Fix1,
  ...m5Many1,
  ...m5Relative1,
  ...m5Sms1,
  ...m5Vague1,
];
