import type { Vignette } from "#triage-engine/vignette.ts";
import { mBelly1 } from "#triage-engine/vignettes/work-twenty-fourth/m-belly-1.ts";
import { mChest1 } from "#triage-engine/vignettes/work-twenty-fourth/m-chest-1.ts";
import { mChild1 } from "#triage-engine/vignettes/work-twenty-fourth/m-child-1.ts";
import { mChild2 } from "#triage-engine/vignettes/work-twenty-fourth/m-child-2.ts";
import { mFace1 } from "#triage-engine/vignettes/work-twenty-fourth/m-face-1.ts";
import { mHead1 } from "#triage-engine/vignettes/work-twenty-fourth/m-head-1.ts";
import { mMen1 } from "#triage-engine/vignettes/work-twenty-fourth/m-men-1.ts";
import { mMind1 } from "#triage-engine/vignettes/work-twenty-fourth/m-mind-1.ts";
import { mSkin1 } from "#triage-engine/vignettes/work-twenty-fourth/m-skin-1.ts";
import { mTrauma1 } from "#triage-engine/vignettes/work-twenty-fourth/m-trauma-1.ts";
import { mWomen1 } from "#triage-engine/vignettes/work-twenty-fourth/m-women-1.ts";
import { oBaby3 } from "#triage-engine/vignettes/work-twenty-fourth/o-baby-3.ts";
import { oBelly5 } from "#triage-engine/vignettes/work-twenty-fourth/o-belly-5.ts";
import { oBreath8 } from "#triage-engine/vignettes/work-twenty-fourth/o-breath-8.ts";
import { oChild4 } from "#triage-engine/vignettes/work-twenty-fourth/o-child-4.ts";
import { oDaily10 } from "#triage-engine/vignettes/work-twenty-fourth/o-daily-10.ts";
import { oFever7 } from "#triage-engine/vignettes/work-twenty-fourth/o-fever-7.ts";
import { oHarm6 } from "#triage-engine/vignettes/work-twenty-fourth/o-harm-6.ts";
import { oHeart1 } from "#triage-engine/vignettes/work-twenty-fourth/o-heart-1.ts";
import { oMind9 } from "#triage-engine/vignettes/work-twenty-fourth/o-mind-9.ts";
import { oMother2 } from "#triage-engine/vignettes/work-twenty-fourth/o-mother-2.ts";

/** Two sets made to be hard, of what only comes out when asked and of very long and very short messages: measured once, learnt from since. */
export const workTwentyFourth: readonly Vignette[] = [
  ...mBelly1,
  ...mChest1,
  ...mChild1,
  ...mChild2,
  ...mFace1,
  ...mHead1,
  ...mMen1,
  ...mMind1,
  ...mSkin1,
  ...mTrauma1,
  ...mWomen1,
  ...oBaby3,
  ...oBelly5,
  ...oBreath8,
  ...oChild4,
  ...oDaily10,
  ...oFever7,
  ...oHarm6,
  ...oHeart1,
  ...oMind9,
  ...oMother2,
];
