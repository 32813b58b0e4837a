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
import { zcContrast1 } from "#triage-engine/vignettes/work-forty-second/zc-contrast-1.ts";
import { zcLasting1 } from "#triage-engine/vignettes/work-forty-second/zc-lasting-1.ts";
import { zcVisit1 } from "#triage-engine/vignettes/work-forty-second/zc-visit-1.ts";
import { zdCalm1 } from "#triage-engine/vignettes/work-forty-second/zd-calm-1.ts";
import { zdHidden1 } from "#triage-engine/vignettes/work-forty-second/zd-hidden-1.ts";
import { zdHome1 } from "#triage-engine/vignettes/work-forty-second/zd-home-1.ts";
import { zdQuiet1 } from "#triage-engine/vignettes/work-forty-second/zd-quiet-1.ts";
import { zdSilent1 } from "#triage-engine/vignettes/work-forty-second/zd-silent-1.ts";

/** The twenty-third held set: six writers asked for unusual tellings, each level given again by somebody who had not seen it (251 of 252 the same). Learnt from since. */
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
  ...zcContrast1,
  ...zcLasting1,
  ...zcVisit1,
  ...zdCalm1,
  ...zdHidden1,
  ...zdHome1,
  ...zdQuiet1,
  ...zdSilent1,
];
