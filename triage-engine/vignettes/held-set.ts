import type { Vignette } from "#triage-engine/vignette.ts";
import { heldBack1 } from "#triage-engine/vignettes/held/back-1.ts";
import { heldBelly1 } from "#triage-engine/vignettes/held/belly-1.ts";
import { heldBelly2 } from "#triage-engine/vignettes/held/belly-2.ts";
import { heldBenign1 } from "#triage-engine/vignettes/held/benign-1.ts";
import { heldBenign2 } from "#triage-engine/vignettes/held/benign-2.ts";
import { heldBirth1 } from "#triage-engine/vignettes/held/birth-1.ts";
import { heldBites1 } from "#triage-engine/vignettes/held/bites-1.ts";
import { heldBlood1 } from "#triage-engine/vignettes/held/blood-1.ts";
import { heldBlood2 } from "#triage-engine/vignettes/held/blood-2.ts";
import { heldBreath1 } from "#triage-engine/vignettes/held/breath-1.ts";
import { heldBreath2 } from "#triage-engine/vignettes/held/breath-2.ts";
import { heldBurn1 } from "#triage-engine/vignettes/held/burn-1.ts";
import { heldChest1 } from "#triage-engine/vignettes/held/chest-1.ts";
import { heldChildfever1 } from "#triage-engine/vignettes/held/childfever-1.ts";
import { heldChildfever2 } from "#triage-engine/vignettes/held/childfever-2.ts";
import { heldCough1 } from "#triage-engine/vignettes/held/cough-1.ts";
import { heldDiarrhea1 } from "#triage-engine/vignettes/held/diarrhea-1.ts";
import { heldDiarrhea2 } from "#triage-engine/vignettes/held/diarrhea-2.ts";
import { heldEnt1 } from "#triage-engine/vignettes/held/ent-1.ts";
import { heldEnt2 } from "#triage-engine/vignettes/held/ent-2.ts";
import { heldEye1 } from "#triage-engine/vignettes/held/eye-1.ts";
import { heldFaint1 } from "#triage-engine/vignettes/held/faint-1.ts";
import { heldFever1 } from "#triage-engine/vignettes/held/fever-1.ts";
import { heldFever2 } from "#triage-engine/vignettes/held/fever-2.ts";
import { heldFits1 } from "#triage-engine/vignettes/held/fits-1.ts";
import { heldHead1 } from "#triage-engine/vignettes/held/head-1.ts";
import { heldHeadinjury1 } from "#triage-engine/vignettes/held/headinjury-1.ts";
import { heldLimb1 } from "#triage-engine/vignettes/held/limb-1.ts";
import { heldLimb2 } from "#triage-engine/vignettes/held/limb-2.ts";
import { heldLocal1 } from "#triage-engine/vignettes/held/local-1.ts";
import { heldLocal2 } from "#triage-engine/vignettes/held/local-2.ts";
import { heldMind1 } from "#triage-engine/vignettes/held/mind-1.ts";
import { heldMindlost1 } from "#triage-engine/vignettes/held/mindlost-1.ts";
import { heldMore1 } from "#triage-engine/vignettes/held/more-1.ts";
import { heldNewborn1 } from "#triage-engine/vignettes/held/newborn-1.ts";
import { heldNewborn2 } from "#triage-engine/vignettes/held/newborn-2.ts";
import { heldPoison1 } from "#triage-engine/vignettes/held/poison-1.ts";
import { heldPregnancy1 } from "#triage-engine/vignettes/held/pregnancy-1.ts";
import { heldPregnancy2 } from "#triage-engine/vignettes/held/pregnancy-2.ts";
import { heldPressure1 } from "#triage-engine/vignettes/held/pressure-1.ts";
import { heldSkin1 } from "#triage-engine/vignettes/held/skin-1.ts";
import { heldSkin2 } from "#triage-engine/vignettes/held/skin-2.ts";
import { heldStroke1 } from "#triage-engine/vignettes/held/stroke-1.ts";
import { heldSugar1 } from "#triage-engine/vignettes/held/sugar-1.ts";
import { heldTrauma1 } from "#triage-engine/vignettes/held/trauma-1.ts";
import { heldUrine1 } from "#triage-engine/vignettes/held/urine-1.ts";
import { heldUrine2 } from "#triage-engine/vignettes/held/urine-2.ts";
import { heldVisit1 } from "#triage-engine/vignettes/held/visit-1.ts";
import { heldWomen1 } from "#triage-engine/vignettes/held/women-1.ts";

/** The cases nobody looks at while building: only the report plays them. */
export const heldVignettes: readonly Vignette[] = [
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
