import type { Vignette } from "#triage-engine/vignette.ts";
import { aBaby1 } from "#triage-engine/vignettes/work-twenty-ninth/a-baby-1.ts";
import { aBelly1 } from "#triage-engine/vignettes/work-twenty-ninth/a-belly-1.ts";
import { aChest1 } from "#triage-engine/vignettes/work-twenty-ninth/a-chest-1.ts";
import { aChild1 } from "#triage-engine/vignettes/work-twenty-ninth/a-child-1.ts";
import { aFever1 } from "#triage-engine/vignettes/work-twenty-ninth/a-fever-1.ts";
import { aHead1 } from "#triage-engine/vignettes/work-twenty-ninth/a-head-1.ts";
import { aMixed1 } from "#triage-engine/vignettes/work-twenty-ninth/a-mixed-1.ts";
import { aPregnancy1 } from "#triage-engine/vignettes/work-twenty-ninth/a-pregnancy-1.ts";
import { aTrauma1 } from "#triage-engine/vignettes/work-twenty-ninth/a-trauma-1.ts";
import { bLive1 } from "#triage-engine/vignettes/work-twenty-ninth/b-live-1.ts";
import { aWomen1 } from "#triage-engine/vignettes/work-twenty-ninth/a-women-1.ts";
import { dBaby2 } from "#triage-engine/vignettes/work-twenty-ninth/d-baby-2.ts";
import { dBelly7 } from "#triage-engine/vignettes/work-twenty-ninth/d-belly-7.ts";
import { dBody8 } from "#triage-engine/vignettes/work-twenty-ninth/d-body-8.ts";
import { dChest6 } from "#triage-engine/vignettes/work-twenty-ninth/d-chest-6.ts";
import { dChild3 } from "#triage-engine/vignettes/work-twenty-ninth/d-child-3.ts";
import { dFever1 } from "#triage-engine/vignettes/work-twenty-ninth/d-fever-1.ts";
import { dMind9 } from "#triage-engine/vignettes/work-twenty-ninth/d-mind-9.ts";
import { dPregnancy4 } from "#triage-engine/vignettes/work-twenty-ninth/d-pregnancy-4.ts";
import { dWoman5 } from "#triage-engine/vignettes/work-twenty-ninth/d-woman-5.ts";

/** The twenty-ninth set: 180 cases by two writers (everything; adults, a third of it messy), held back until they were learnt from. */
export const workTwentyNinth: readonly Vignette[] = [
  ...aBaby1,
  ...aBelly1,
  ...aChest1,
  ...aChild1,
  ...aFever1,
  ...aHead1,
  ...aMixed1,
  ...aPregnancy1,
  ...aTrauma1,
  ...bLive1,
  ...aWomen1,
  ...dBaby2,
  ...dBelly7,
  ...dBody8,
  ...dChest6,
  ...dChild3,
  ...dFever1,
  ...dMind9,
  ...dPregnancy4,
  ...dWoman5,
];
