import type { Vignette } from "#triage-engine/vignette.ts";
import { u1Gbaka1 } from "#triage-engine/vignettes/work-thirty-eighth/u1-gbaka-1.ts";
import { u1Harmattan1 } from "#triage-engine/vignettes/work-thirty-eighth/u1-harmattan-1.ts";
import { u1Kiosque1 } from "#triage-engine/vignettes/work-thirty-eighth/u1-kiosque-1.ts";
import { u1Lagune1 } from "#triage-engine/vignettes/work-thirty-eighth/u1-lagune-1.ts";
import { u1Marche1 } from "#triage-engine/vignettes/work-thirty-eighth/u1-marche-1.ts";
import { u2Classroom1 } from "#triage-engine/vignettes/work-thirty-eighth/u2-classroom-1.ts";
import { u2Cradle1 } from "#triage-engine/vignettes/work-thirty-eighth/u2-cradle-1.ts";
import { u2Lullaby1 } from "#triage-engine/vignettes/work-thirty-eighth/u2-lullaby-1.ts";
import { u2Playground1 } from "#triage-engine/vignettes/work-thirty-eighth/u2-playground-1.ts";
import { u2Toddling1 } from "#triage-engine/vignettes/work-thirty-eighth/u2-toddling-1.ts";
import { u3Carrying1 } from "#triage-engine/vignettes/work-thirty-eighth/u3-carrying-1.ts";
import { u3Desire1 } from "#triage-engine/vignettes/work-thirty-eighth/u3-desire-1.ts";
import { u3Intimate1 } from "#triage-engine/vignettes/work-thirty-eighth/u3-intimate-1.ts";
import { u3Mothers1 } from "#triage-engine/vignettes/work-thirty-eighth/u3-mothers-1.ts";
import { u4Calm1 } from "#triage-engine/vignettes/work-thirty-eighth/u4-calm-1.ts";
import { u4Emergency1 } from "#triage-engine/vignettes/work-thirty-eighth/u4-emergency-1.ts";
import { u4Home1 } from "#triage-engine/vignettes/work-thirty-eighth/u4-home-1.ts";
import { u4Today1 } from "#triage-engine/vignettes/work-thirty-eighth/u4-today-1.ts";
import { u5Cocoa1 } from "#triage-engine/vignettes/work-thirty-eighth/u5-cocoa-1.ts";
import { u5Harmattan1 } from "#triage-engine/vignettes/work-thirty-eighth/u5-harmattan-1.ts";
import { u5Lagoon1 } from "#triage-engine/vignettes/work-thirty-eighth/u5-lagoon-1.ts";
import { u5Veranda1 } from "#triage-engine/vignettes/work-thirty-eighth/u5-veranda-1.ts";
import { u6Alarm1 } from "#triage-engine/vignettes/work-thirty-eighth/u6-alarm-1.ts";
import { u6Home1 } from "#triage-engine/vignettes/work-thirty-eighth/u6-home-1.ts";
import { u6Siren1 } from "#triage-engine/vignettes/work-thirty-eighth/u6-siren-1.ts";
import { u6Today1 } from "#triage-engine/vignettes/work-thirty-eighth/u6-today-1.ts";
import { u6Week1 } from "#triage-engine/vignettes/work-thirty-eighth/u6-week-1.ts";

/** The twenty-second held set: six writers, each level given again by somebody who had not seen it (251 of 252 the same). Learnt from since. */
export const workThirtyEighth: readonly Vignette[] = [
  ...u1Gbaka1,
  ...u1Harmattan1,
  ...u1Kiosque1,
  ...u1Lagune1,
  ...u1Marche1,
  ...u2Classroom1,
  ...u2Cradle1,
  ...u2Lullaby1,
  ...u2Playground1,
  ...u2Toddling1,
  ...u3Carrying1,
  ...u3Desire1,
  ...u3Intimate1,
  ...u3Mothers1,
  ...u4Calm1,
  ...u4Emergency1,
  ...u4Home1,
  ...u4Today1,
  ...u5Cocoa1,
  ...u5Harmattan1,
  ...u5Lagoon1,
  ...u5Veranda1,
  ...u6Alarm1,
  ...u6Home1,
  ...u6Siren1,
  ...u6Today1,
  ...u6Week1,
];
