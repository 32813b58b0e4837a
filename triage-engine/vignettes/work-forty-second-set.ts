import type { Vignette } from "#triage-engine/vignette.ts";
import { ycCalmer1 } from "#triage-engine/vignettes/work-forty-second/yc-calmer-1.ts";
import { ycGraver1 } from "#triage-engine/vignettes/work-forty-second/yc-graver-1.ts";
import { ycPutright1 } from "#triage-engine/vignettes/work-forty-second/yc-putright-1.ts";
import { ycTakenback1 } from "#triage-engine/vignettes/work-forty-second/yc-takenback-1.ts";
import { ydCalm1 } from "#triage-engine/vignettes/work-forty-second/yd-calm-1.ts";
import { ydCry1 } from "#triage-engine/vignettes/work-forty-second/yd-cry-1.ts";
import { ydHouse1 } from "#triage-engine/vignettes/work-forty-second/yd-house-1.ts";
import { ydShame1 } from "#triage-engine/vignettes/work-forty-second/yd-shame-1.ts";
import { ydToday1 } from "#triage-engine/vignettes/work-forty-second/yd-today-1.ts";
import { yeAlarm1 } from "#triage-engine/vignettes/work-forty-second/ye-alarm-1.ts";
import { yeHome1 } from "#triage-engine/vignettes/work-forty-second/ye-home-1.ts";
import { yeToday1 } from "#triage-engine/vignettes/work-forty-second/ye-today-1.ts";
import { yeWeek1 } from "#triage-engine/vignettes/work-forty-second/ye-week-1.ts";
import { yfLightly1 } from "#triage-engine/vignettes/work-forty-second/yf-lightly-1.ts";
import { yfMurmur1 } from "#triage-engine/vignettes/work-forty-second/yf-murmur-1.ts";
import { yfSlowly1 } from "#triage-engine/vignettes/work-forty-second/yf-slowly-1.ts";
import { yfWhisper1 } from "#triage-engine/vignettes/work-forty-second/yf-whisper-1.ts";
import { zcContrast1 } from "#triage-engine/vignettes/work-forty-second/zc-contrast-1.ts";
import { zcLasting1 } from "#triage-engine/vignettes/work-forty-second/zc-lasting-1.ts";
import { zcVisit1 } from "#triage-engine/vignettes/work-forty-second/zc-visit-1.ts";
import { zdCalm1 } from "#triage-engine/vignettes/work-forty-second/zd-calm-1.ts";
import { zdHidden1 } from "#triage-engine/vignettes/work-forty-second/zd-hidden-1.ts";
import { zdHome1 } from "#triage-engine/vignettes/work-forty-second/zd-home-1.ts";
import { zdQuiet1 } from "#triage-engine/vignettes/work-forty-second/zd-quiet-1.ts";
import { zdSilent1 } from "#triage-engine/vignettes/work-forty-second/zd-silent-1.ts";
import { zeDaily1 } from "#triage-engine/vignettes/work-forty-second/ze-daily-1.ts";
import { zeOuter1 } from "#triage-engine/vignettes/work-forty-second/ze-outer-1.ts";
import { zeUpper1 } from "#triage-engine/vignettes/work-forty-second/ze-upper-1.ts";
import { zfMothers1 } from "#triage-engine/vignettes/work-forty-second/zf-mothers-1.ts";
import { zfNursery1 } from "#triage-engine/vignettes/work-forty-second/zf-nursery-1.ts";
import { zfSchool1 } from "#triage-engine/vignettes/work-forty-second/zf-school-1.ts";

/** Cases written to be learnt from: what people correct while they write, vague and hidden emergencies, visits within the week, everyday calls that end at home. */
export const workFortySecond: readonly Vignette[] = [
  ...ycCalmer1,
  ...ycGraver1,
  ...ycPutright1,
  ...ycTakenback1,
  ...ydCalm1,
  ...ydCry1,
  ...ydHouse1,
  ...ydShame1,
  ...ydToday1,
  ...yeAlarm1,
  ...yeHome1,
  ...yeToday1,
  ...yeWeek1,
  ...yfLightly1,
  ...yfMurmur1,
  ...yfSlowly1,
  ...yfWhisper1,
  ...zcContrast1,
  ...zcLasting1,
  ...zcVisit1,
  ...zdCalm1,
  ...zdHidden1,
  ...zdHome1,
  ...zdQuiet1,
  ...zdSilent1,
  ...zeDaily1,
  ...zeOuter1,
  ...zeUpper1,
  ...zfMothers1,
  ...zfNursery1,
  ...zfSchool1,
];
