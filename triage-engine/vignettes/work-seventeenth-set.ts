import type { Vignette } from "#triage-engine/vignette.ts";
import { heldAdmin1 } from "#triage-engine/vignettes/work-seventeenth/admin-1.ts";
import { heldBelly1 } from "#triage-engine/vignettes/work-seventeenth/belly-1.ts";
import { heldBelly2 } from "#triage-engine/vignettes/work-seventeenth/belly-2.ts";
import { heldBreath1 } from "#triage-engine/vignettes/work-seventeenth/breath-1.ts";
import { heldBreath2 } from "#triage-engine/vignettes/work-seventeenth/breath-2.ts";
import { heldChild1 } from "#triage-engine/vignettes/work-seventeenth/child-1.ts";
import { heldChild2 } from "#triage-engine/vignettes/work-seventeenth/child-2.ts";
import { heldChild3 } from "#triage-engine/vignettes/work-seventeenth/child-3.ts";
import { heldChronic1 } from "#triage-engine/vignettes/work-seventeenth/chronic-1.ts";
import { heldChronic2 } from "#triage-engine/vignettes/work-seventeenth/chronic-2.ts";
import { heldEar1 } from "#triage-engine/vignettes/work-seventeenth/ear-1.ts";
import { heldEye1 } from "#triage-engine/vignettes/work-seventeenth/eye-1.ts";
import { heldFever1 } from "#triage-engine/vignettes/work-seventeenth/fever-1.ts";
import { heldFever2 } from "#triage-engine/vignettes/work-seventeenth/fever-2.ts";
import { heldHead1 } from "#triage-engine/vignettes/work-seventeenth/head-1.ts";
import { heldHead2 } from "#triage-engine/vignettes/work-seventeenth/head-2.ts";
import { heldInjury1 } from "#triage-engine/vignettes/work-seventeenth/injury-1.ts";
import { heldInjury2 } from "#triage-engine/vignettes/work-seventeenth/injury-2.ts";
import { heldInjury3 } from "#triage-engine/vignettes/work-seventeenth/injury-3.ts";
import { heldInjury4 } from "#triage-engine/vignettes/work-seventeenth/injury-4.ts";
import { heldLimb1 } from "#triage-engine/vignettes/work-seventeenth/limb-1.ts";
import { heldLimb2 } from "#triage-engine/vignettes/work-seventeenth/limb-2.ts";
import { heldMind1 } from "#triage-engine/vignettes/work-seventeenth/mind-1.ts";
import { heldNewborn1 } from "#triage-engine/vignettes/work-seventeenth/newborn-1.ts";
import { heldNewborn2 } from "#triage-engine/vignettes/work-seventeenth/newborn-2.ts";
import { heldNose1 } from "#triage-engine/vignettes/work-seventeenth/nose-1.ts";
import { heldSkin1 } from "#triage-engine/vignettes/work-seventeenth/skin-1.ts";
import { heldSkin2 } from "#triage-engine/vignettes/work-seventeenth/skin-2.ts";
import { heldTeeth1 } from "#triage-engine/vignettes/work-seventeenth/teeth-1.ts";
import { heldThroat1 } from "#triage-engine/vignettes/work-seventeenth/throat-1.ts";
import { heldUrine1 } from "#triage-engine/vignettes/work-seventeenth/urine-1.ts";
import { heldUrine2 } from "#triage-engine/vignettes/work-seventeenth/urine-2.ts";
import { heldWomen1 } from "#triage-engine/vignettes/work-seventeenth/women-1.ts";
import { heldWomen2 } from "#triage-engine/vignettes/work-seventeenth/women-2.ts";
import { heldWomen3 } from "#triage-engine/vignettes/work-seventeenth/women-3.ts";

/** Cases of a former held set (the tenth): measured once, now learnt from. */
export const workSeventeenth: readonly Vignette[] = [
  ...heldAdmin1,
  ...heldBelly1,
  ...heldBelly2,
  ...heldBreath1,
  ...heldBreath2,
  ...heldChild1,
  ...heldChild2,
  ...heldChild3,
  ...heldChronic1,
  ...heldChronic2,
  ...heldEar1,
  ...heldEye1,
  ...heldFever1,
  ...heldFever2,
  ...heldHead1,
  ...heldHead2,
  ...heldInjury1,
  ...heldInjury2,
  ...heldInjury3,
  ...heldInjury4,
  ...heldLimb1,
  ...heldLimb2,
  ...heldMind1,
  ...heldNewborn1,
  ...heldNewborn2,
  ...heldNose1,
  ...heldSkin1,
  ...heldSkin2,
  ...heldTeeth1,
  ...heldThroat1,
  ...heldUrine1,
  ...heldUrine2,
  ...heldWomen1,
  ...heldWomen2,
  ...heldWomen3,
];
