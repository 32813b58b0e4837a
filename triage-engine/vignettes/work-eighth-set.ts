import type { Vignette } from "#triage-engine/vignette.ts";
import { heldBack1 } from "#triage-engine/vignettes/work-eighth/back-1.ts";
import { heldBelly1 } from "#triage-engine/vignettes/work-eighth/belly-1.ts";
import { heldBelly2 } from "#triage-engine/vignettes/work-eighth/belly-2.ts";
import { heldBenign1 } from "#triage-engine/vignettes/work-eighth/benign-1.ts";
import { heldBenign2 } from "#triage-engine/vignettes/work-eighth/benign-2.ts";
import { heldBirth1 } from "#triage-engine/vignettes/work-eighth/birth-1.ts";
import { heldBites1 } from "#triage-engine/vignettes/work-eighth/bites-1.ts";
import { heldBlood1 } from "#triage-engine/vignettes/work-eighth/blood-1.ts";
import { heldBlood2 } from "#triage-engine/vignettes/work-eighth/blood-2.ts";
import { heldBreath1 } from "#triage-engine/vignettes/work-eighth/breath-1.ts";
import { heldBreath2 } from "#triage-engine/vignettes/work-eighth/breath-2.ts";
import { heldBurn1 } from "#triage-engine/vignettes/work-eighth/burn-1.ts";
import { heldChest1 } from "#triage-engine/vignettes/work-eighth/chest-1.ts";
import { heldChildfever1 } from "#triage-engine/vignettes/work-eighth/childfever-1.ts";
import { heldChildfever2 } from "#triage-engine/vignettes/work-eighth/childfever-2.ts";
import { heldCough1 } from "#triage-engine/vignettes/work-eighth/cough-1.ts";
import { heldDiarrhea1 } from "#triage-engine/vignettes/work-eighth/diarrhea-1.ts";
import { heldDiarrhea2 } from "#triage-engine/vignettes/work-eighth/diarrhea-2.ts";
import { heldEnt1 } from "#triage-engine/vignettes/work-eighth/ent-1.ts";
import { heldEnt2 } from "#triage-engine/vignettes/work-eighth/ent-2.ts";
import { heldEye1 } from "#triage-engine/vignettes/work-eighth/eye-1.ts";
import { heldFaint1 } from "#triage-engine/vignettes/work-eighth/faint-1.ts";
import { heldFever1 } from "#triage-engine/vignettes/work-eighth/fever-1.ts";
import { heldFever2 } from "#triage-engine/vignettes/work-eighth/fever-2.ts";
import { heldFits1 } from "#triage-engine/vignettes/work-eighth/fits-1.ts";
import { heldHead1 } from "#triage-engine/vignettes/work-eighth/head-1.ts";
import { heldHeadinjury1 } from "#triage-engine/vignettes/work-eighth/headinjury-1.ts";
import { heldLimb1 } from "#triage-engine/vignettes/work-eighth/limb-1.ts";
import { heldLimb2 } from "#triage-engine/vignettes/work-eighth/limb-2.ts";
import { heldLocal1 } from "#triage-engine/vignettes/work-eighth/local-1.ts";
import { heldLocal2 } from "#triage-engine/vignettes/work-eighth/local-2.ts";
import { heldMind1 } from "#triage-engine/vignettes/work-eighth/mind-1.ts";
import { heldMindlost1 } from "#triage-engine/vignettes/work-eighth/mindlost-1.ts";
import { heldMore1 } from "#triage-engine/vignettes/work-eighth/more-1.ts";
import { heldNewborn1 } from "#triage-engine/vignettes/work-eighth/newborn-1.ts";
import { heldNewborn2 } from "#triage-engine/vignettes/work-eighth/newborn-2.ts";
import { heldPoison1 } from "#triage-engine/vignettes/work-eighth/poison-1.ts";
import { heldPregnancy1 } from "#triage-engine/vignettes/work-eighth/pregnancy-1.ts";
import { heldPregnancy2 } from "#triage-engine/vignettes/work-eighth/pregnancy-2.ts";
import { heldPressure1 } from "#triage-engine/vignettes/work-eighth/pressure-1.ts";
import { heldSkin1 } from "#triage-engine/vignettes/work-eighth/skin-1.ts";
import { heldSkin2 } from "#triage-engine/vignettes/work-eighth/skin-2.ts";
import { heldStroke1 } from "#triage-engine/vignettes/work-eighth/stroke-1.ts";
import { heldSugar1 } from "#triage-engine/vignettes/work-eighth/sugar-1.ts";
import { heldTrauma1 } from "#triage-engine/vignettes/work-eighth/trauma-1.ts";
import { heldUrine1 } from "#triage-engine/vignettes/work-eighth/urine-1.ts";
import { heldUrine2 } from "#triage-engine/vignettes/work-eighth/urine-2.ts";
import { heldVisit1 } from "#triage-engine/vignettes/work-eighth/visit-1.ts";
import { heldWomen1 } from "#triage-engine/vignettes/work-eighth/women-1.ts";

/** The sixth held set, learnt from since. */
export const workEighth: readonly Vignette[] = [
  ...heldBack1,
  ...heldBelly1,
  ...heldBelly2,
  ...heldBenign1,
  ...heldBenign2,
  ...heldBirth1,
  ...heldBites1,
  ...heldBlood1,
  ...heldBlood2,
  ...heldBreath1,
  ...heldBreath2,
  ...heldBurn1,
  ...heldChest1,
  ...heldChildfever1,
  ...heldChildfever2,
  ...heldCough1,
  ...heldDiarrhea1,
  ...heldDiarrhea2,
  ...heldEnt1,
  ...heldEnt2,
  ...heldEye1,
  ...heldFaint1,
  ...heldFever1,
  ...heldFever2,
  ...heldFits1,
  ...heldHead1,
  ...heldHeadinjury1,
  ...heldLimb1,
  ...heldLimb2,
  ...heldLocal1,
  ...heldLocal2,
  ...heldMind1,
  ...heldMindlost1,
  ...heldMore1,
  ...heldNewborn1,
  ...heldNewborn2,
  ...heldPoison1,
  ...heldPregnancy1,
  ...heldPregnancy2,
  ...heldPressure1,
  ...heldSkin1,
  ...heldSkin2,
  ...heldStroke1,
  ...heldSugar1,
  ...heldTrauma1,
  ...heldUrine1,
  ...heldUrine2,
  ...heldVisit1,
  ...heldWomen1,
];
