import type { Vignette } from "#triage-engine/vignette.ts";
import { uBelly1 } from "#triage-engine/vignettes/work-twenty-fifth/u-belly-1.ts";
import { uChest1 } from "#triage-engine/vignettes/work-twenty-fifth/u-chest-1.ts";
import { uChild1 } from "#triage-engine/vignettes/work-twenty-fifth/u-child-1.ts";
import { uFever1 } from "#triage-engine/vignettes/work-twenty-fifth/u-fever-1.ts";
import { uInjury1 } from "#triage-engine/vignettes/work-twenty-fifth/u-injury-1.ts";
import { uMind1 } from "#triage-engine/vignettes/work-twenty-fifth/u-mind-1.ts";
import { uSkin1 } from "#triage-engine/vignettes/work-twenty-fifth/u-skin-1.ts";
import { uVarious1 } from "#triage-engine/vignettes/work-twenty-fifth/u-various-1.ts";
import { uWoman1 } from "#triage-engine/vignettes/work-twenty-fifth/u-woman-1.ts";
import { vCalm1 } from "#triage-engine/vignettes/work-twenty-fifth/v-calm-1.ts";
import { vCalm2 } from "#triage-engine/vignettes/work-twenty-fifth/v-calm-2.ts";
import { vDay1 } from "#triage-engine/vignettes/work-twenty-fifth/v-day-1.ts";
import { vDay2 } from "#triage-engine/vignettes/work-twenty-fifth/v-day-2.ts";
import { vNow1 } from "#triage-engine/vignettes/work-twenty-fifth/v-now-1.ts";
import { vNow2 } from "#triage-engine/vignettes/work-twenty-fifth/v-now-2.ts";
import { vShort1 } from "#triage-engine/vignettes/work-twenty-fifth/v-short-1.ts";
import { vWeek1 } from "#triage-engine/vignettes/work-twenty-fifth/v-week-1.ts";
import { vWeek2 } from "#triage-engine/vignettes/work-twenty-fifth/v-week-2.ts";
import { wAdmin1 } from "#triage-engine/vignettes/work-twenty-fifth/w-admin-1.ts";
import { wCare1 } from "#triage-engine/vignettes/work-twenty-fifth/w-care-1.ts";
import { wChronic1 } from "#triage-engine/vignettes/work-twenty-fifth/w-chronic-1.ts";
import { wCouples1 } from "#triage-engine/vignettes/work-twenty-fifth/w-couples-1.ts";
import { wWomen1 } from "#triage-engine/vignettes/work-twenty-fifth/w-women-1.ts";
import { wWork1 } from "#triage-engine/vignettes/work-twenty-fifth/w-work-1.ts";
import { wYoung1 } from "#triage-engine/vignettes/work-twenty-fifth/w-young-1.ts";

/** Three sets of what sounds graver or milder than it is, of long stories and of what tables forget: measured once, learnt from since. */
export const workTwentyFifth: readonly Vignette[] = [
  ...uBelly1,
  ...uChest1,
  ...uChild1,
  ...uFever1,
  ...uInjury1,
  ...uMind1,
  ...uSkin1,
  ...uVarious1,
  ...uWoman1,
  ...vCalm1,
  ...vCalm2,
  ...vDay1,
  ...vDay2,
  ...vNow1,
  ...vNow2,
  ...vShort1,
  ...vWeek1,
  ...vWeek2,
  ...wAdmin1,
  ...wCare1,
  ...wChronic1,
  ...wCouples1,
  ...wWomen1,
  ...wWork1,
  ...wYoung1,
];
