import type { Vignette } from "#triage-engine/vignette.ts";
import { bAdult1 } from "#triage-engine/vignettes/work-twenty-eighth/b-adult-1.ts";
import { bAdult2 } from "#triage-engine/vignettes/work-twenty-eighth/b-adult-2.ts";
import { bAdult3 } from "#triage-engine/vignettes/work-twenty-eighth/b-adult-3.ts";
import { bChild1 } from "#triage-engine/vignettes/work-twenty-eighth/b-child-1.ts";
import { bChild2 } from "#triage-engine/vignettes/work-twenty-eighth/b-child-2.ts";
import { bNewborn1 } from "#triage-engine/vignettes/work-twenty-eighth/b-newborn-1.ts";
import { bNewborn2 } from "#triage-engine/vignettes/work-twenty-eighth/b-newborn-2.ts";
import { bPreg1 } from "#triage-engine/vignettes/work-twenty-eighth/b-preg-1.ts";
import { bPreg2 } from "#triage-engine/vignettes/work-twenty-eighth/b-preg-2.ts";
import { bWomen1 } from "#triage-engine/vignettes/work-twenty-eighth/b-women-1.ts";
import { eBabies1 } from "#triage-engine/vignettes/work-twenty-eighth/e-babies-1.ts";
import { eCarers1 } from "#triage-engine/vignettes/work-twenty-eighth/e-carers-1.ts";
import { eChronic1 } from "#triage-engine/vignettes/work-twenty-eighth/e-chronic-1.ts";
import { eFeet1 } from "#triage-engine/vignettes/work-twenty-eighth/e-feet-1.ts";
import { eKids1 } from "#triage-engine/vignettes/work-twenty-eighth/e-kids-1.ts";
import { eMedicines1 } from "#triage-engine/vignettes/work-twenty-eighth/e-medicines-1.ts";
import { eTests1 } from "#triage-engine/vignettes/work-twenty-eighth/e-tests-1.ts";
import { eWomen1 } from "#triage-engine/vignettes/work-twenty-eighth/e-women-1.ts";
import { eWork1 } from "#triage-engine/vignettes/work-twenty-eighth/e-work-1.ts";
import { gBaby1 } from "#triage-engine/vignettes/work-twenty-eighth/g-baby-1.ts";
import { gBody1 } from "#triage-engine/vignettes/work-twenty-eighth/g-body-1.ts";
import { gChild1 } from "#triage-engine/vignettes/work-twenty-eighth/g-child-1.ts";
import { gChronic1 } from "#triage-engine/vignettes/work-twenty-eighth/g-chronic-1.ts";
import { gFeet1 } from "#triage-engine/vignettes/work-twenty-eighth/g-feet-1.ts";
import { gInjury1 } from "#triage-engine/vignettes/work-twenty-eighth/g-injury-1.ts";
import { gIntimate1 } from "#triage-engine/vignettes/work-twenty-eighth/g-intimate-1.ts";
import { gMeds1 } from "#triage-engine/vignettes/work-twenty-eighth/g-meds-1.ts";
import { gMind1 } from "#triage-engine/vignettes/work-twenty-eighth/g-mind-1.ts";
import { gMother1 } from "#triage-engine/vignettes/work-twenty-eighth/g-mother-1.ts";

/** Twenty-eighth set: mothers and children, and what comes out only when asked. */
export const workTwentyEighth: readonly Vignette[] = [
  ...bAdult1,
  ...bAdult2,
  ...bAdult3,
  ...bChild1,
  ...bChild2,
  ...bNewborn1,
  ...bNewborn2,
  ...bPreg1,
  ...bPreg2,
  ...bWomen1,
  ...eBabies1,
  ...eCarers1,
  ...eChronic1,
  ...eFeet1,
  ...eKids1,
  ...eMedicines1,
  ...eTests1,
  ...eWomen1,
  ...eWork1,
  ...gBaby1,
  ...gBody1,
  ...gChild1,
  ...gChronic1,
  ...gFeet1,
  ...gInjury1,
  ...gIntimate1,
  ...gMeds1,
  ...gMind1,
  ...gMother1,
];
