import type { Vignette } from "#triage-engine/vignette.ts";
import { ninthBackJoints1 } from "#triage-engine/vignettes/work-ninth/back-joints-1.ts";
import { ninthBelly1 } from "#triage-engine/vignettes/work-ninth/belly-1.ts";
import { ninthBreath1 } from "#triage-engine/vignettes/work-ninth/breath-1.ts";
import { ninthBurnsBites1 } from "#triage-engine/vignettes/work-ninth/burns-bites-1.ts";
import { ninthChest1 } from "#triage-engine/vignettes/work-ninth/chest-1.ts";
import { ninthChildGut1 } from "#triage-engine/vignettes/work-ninth/child-gut-1.ts";
import { ninthEyeTooth1 } from "#triage-engine/vignettes/work-ninth/eye-tooth-1.ts";
import { ninthFever1 } from "#triage-engine/vignettes/work-ninth/fever-1.ts";
import { ninthFever2 } from "#triage-engine/vignettes/work-ninth/fever-2.ts";
import { ninthGaps1 } from "#triage-engine/vignettes/work-ninth/gaps-1.ts";
import { ninthGut1 } from "#triage-engine/vignettes/work-ninth/gut-1.ts";
import { ninthHarmless1 } from "#triage-engine/vignettes/work-ninth/harmless-1.ts";
import { ninthHead1 } from "#triage-engine/vignettes/work-ninth/head-1.ts";
import { ninthInjury1 } from "#triage-engine/vignettes/work-ninth/injury-1.ts";
import { ninthLegsSugar1 } from "#triage-engine/vignettes/work-ninth/legs-sugar-1.ts";
import { ninthMind1 } from "#triage-engine/vignettes/work-ninth/mind-1.ts";
import { ninthMisc1 } from "#triage-engine/vignettes/work-ninth/misc-1.ts";
import { ninthNewborn1 } from "#triage-engine/vignettes/work-ninth/newborn-1.ts";
import { ninthPoisonAllergy1 } from "#triage-engine/vignettes/work-ninth/poison-allergy-1.ts";
import { ninthPregnancy1 } from "#triage-engine/vignettes/work-ninth/pregnancy-1.ts";
import { ninthPregnancy2 } from "#triage-engine/vignettes/work-ninth/pregnancy-2.ts";
import { ninthSkin1 } from "#triage-engine/vignettes/work-ninth/skin-1.ts";
import { ninthSkin2 } from "#triage-engine/vignettes/work-ninth/skin-2.ts";
import { ninthThroatNoseEar1 } from "#triage-engine/vignettes/work-ninth/throat-nose-ear-1.ts";
import { ninthUrineMen1 } from "#triage-engine/vignettes/work-ninth/urine-men-1.ts";
import { ninthWomen1 } from "#triage-engine/vignettes/work-ninth/women-1.ts";

/** Written blind from the clinical table, mostly the harmless and the middling told with many words: cases to learn from. */
export const workNinth: readonly Vignette[] = [
  ...ninthBackJoints1,
  ...ninthBelly1,
  ...ninthBreath1,
  ...ninthBurnsBites1,
  ...ninthChest1,
  ...ninthChildGut1,
  ...ninthEyeTooth1,
  ...ninthFever1,
  ...ninthFever2,
  ...ninthGaps1,
  ...ninthGut1,
  ...ninthHarmless1,
  ...ninthHead1,
  ...ninthInjury1,
  ...ninthLegsSugar1,
  ...ninthMind1,
  ...ninthMisc1,
  ...ninthNewborn1,
  ...ninthPoisonAllergy1,
  ...ninthPregnancy1,
  ...ninthPregnancy2,
  ...ninthSkin1,
  ...ninthSkin2,
  ...ninthThroatNoseEar1,
  ...ninthUrineMen1,
  ...ninthWomen1,
];
