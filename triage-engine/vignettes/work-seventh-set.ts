import type { Vignette } from "#triage-engine/vignette.ts";
import { heldBelly1 } from "#triage-engine/vignettes/work-seventh/belly-1.ts";
import { heldBelly2 } from "#triage-engine/vignettes/work-seventh/belly-2.ts";
import { heldBlood1 } from "#triage-engine/vignettes/work-seventh/blood-1.ts";
import { heldBreath1 } from "#triage-engine/vignettes/work-seventh/breath-1.ts";
import { heldBreath2 } from "#triage-engine/vignettes/work-seventh/breath-2.ts";
import { heldChest1 } from "#triage-engine/vignettes/work-seventh/chest-1.ts";
import { heldChildfever1 } from "#triage-engine/vignettes/work-seventh/childfever-1.ts";
import { heldFace1 } from "#triage-engine/vignettes/work-seventh/face-1.ts";
import { heldFace2 } from "#triage-engine/vignettes/work-seventh/face-2.ts";
import { heldFace3 } from "#triage-engine/vignettes/work-seventh/face-3.ts";
import { heldFever1 } from "#triage-engine/vignettes/work-seventh/fever-1.ts";
import { heldGut1 } from "#triage-engine/vignettes/work-seventh/gut-1.ts";
import { heldGut2 } from "#triage-engine/vignettes/work-seventh/gut-2.ts";
import { heldHead1 } from "#triage-engine/vignettes/work-seventh/head-1.ts";
import { heldInjury1 } from "#triage-engine/vignettes/work-seventh/injury-1.ts";
import { heldInjury2 } from "#triage-engine/vignettes/work-seventh/injury-2.ts";
import { heldJaundice1 } from "#triage-engine/vignettes/work-seventh/jaundice-1.ts";
import { heldLimbs1 } from "#triage-engine/vignettes/work-seventh/limbs-1.ts";
import { heldLimbs2 } from "#triage-engine/vignettes/work-seventh/limbs-2.ts";
import { heldLocal1 } from "#triage-engine/vignettes/work-seventh/local-1.ts";
import { heldLocal2 } from "#triage-engine/vignettes/work-seventh/local-2.ts";
import { heldLocal3 } from "#triage-engine/vignettes/work-seventh/local-3.ts";
import { heldMind1 } from "#triage-engine/vignettes/work-seventh/mind-1.ts";
import { heldMind2 } from "#triage-engine/vignettes/work-seventh/mind-2.ts";
import { heldNeuro1 } from "#triage-engine/vignettes/work-seventh/neuro-1.ts";
import { heldNeuro2 } from "#triage-engine/vignettes/work-seventh/neuro-2.ts";
import { heldNewborn1 } from "#triage-engine/vignettes/work-seventh/newborn-1.ts";
import { heldNewborn2 } from "#triage-engine/vignettes/work-seventh/newborn-2.ts";
import { heldOffice1 } from "#triage-engine/vignettes/work-seventh/office-1.ts";
import { heldPallor1 } from "#triage-engine/vignettes/work-seventh/pallor-1.ts";
import { heldPregnancy1 } from "#triage-engine/vignettes/work-seventh/pregnancy-1.ts";
import { heldPregnancy2 } from "#triage-engine/vignettes/work-seventh/pregnancy-2.ts";
import { heldPressure1 } from "#triage-engine/vignettes/work-seventh/pressure-1.ts";
import { heldSkin1 } from "#triage-engine/vignettes/work-seventh/skin-1.ts";
import { heldSkin2 } from "#triage-engine/vignettes/work-seventh/skin-2.ts";
import { heldSugar1 } from "#triage-engine/vignettes/work-seventh/sugar-1.ts";
import { heldToxic1 } from "#triage-engine/vignettes/work-seventh/toxic-1.ts";
import { heldToxic2 } from "#triage-engine/vignettes/work-seventh/toxic-2.ts";
import { heldUrine1 } from "#triage-engine/vignettes/work-seventh/urine-1.ts";
import { heldUrine2 } from "#triage-engine/vignettes/work-seventh/urine-2.ts";
import { heldWomen1 } from "#triage-engine/vignettes/work-seventh/women-1.ts";
import { heldWomen2 } from "#triage-engine/vignettes/work-seventh/women-2.ts";
import { seventhRules1 } from "#triage-engine/vignettes/work-seventh/rules-1.ts";

export const workSeventh: readonly Vignette[] = [
  ...heldBelly1,
  ...heldBelly2,
  ...heldBlood1,
  ...heldBreath1,
  ...heldBreath2,
  ...heldChest1,
  ...heldChildfever1,
  ...heldFace1,
  ...heldFace2,
  ...heldFace3,
  ...heldFever1,
  ...heldGut1,
  ...heldGut2,
  ...heldHead1,
  ...heldInjury1,
  ...heldInjury2,
  ...heldJaundice1,
  ...heldLimbs1,
  ...heldLimbs2,
  ...heldLocal1,
  ...heldLocal2,
  ...heldLocal3,
  ...heldMind1,
  ...heldMind2,
  ...heldNeuro1,
  ...heldNeuro2,
  ...heldNewborn1,
  ...heldNewborn2,
  ...heldOffice1,
  ...heldPallor1,
  ...heldPregnancy1,
  ...heldPregnancy2,
  ...heldPressure1,
  ...heldSkin1,
  ...heldSkin2,
  ...heldSugar1,
  ...heldToxic1,
  ...heldToxic2,
  ...heldUrine1,
  ...heldUrine2,
  ...heldWomen1,
  ...heldWomen2,
  ...seventhRules1,
];
