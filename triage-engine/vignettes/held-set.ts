import type { Vignette } from "#triage-engine/vignette.ts";
import { heldAdmin1 } from "#triage-engine/vignettes/held/admin-1.ts";
import { heldBelly1 } from "#triage-engine/vignettes/held/belly-1.ts";
import { heldBelly2 } from "#triage-engine/vignettes/held/belly-2.ts";
import { heldBreath1 } from "#triage-engine/vignettes/held/breath-1.ts";
import { heldBreath2 } from "#triage-engine/vignettes/held/breath-2.ts";
import { heldChild1 } from "#triage-engine/vignettes/held/child-1.ts";
import { heldChild2 } from "#triage-engine/vignettes/held/child-2.ts";
import { heldChild3 } from "#triage-engine/vignettes/held/child-3.ts";
import { heldChronic1 } from "#triage-engine/vignettes/held/chronic-1.ts";
import { heldChronic2 } from "#triage-engine/vignettes/held/chronic-2.ts";
import { heldEar1 } from "#triage-engine/vignettes/held/ear-1.ts";
import { heldEye1 } from "#triage-engine/vignettes/held/eye-1.ts";
import { heldFever1 } from "#triage-engine/vignettes/held/fever-1.ts";
import { heldFever2 } from "#triage-engine/vignettes/held/fever-2.ts";
import { heldHead1 } from "#triage-engine/vignettes/held/head-1.ts";
import { heldHead2 } from "#triage-engine/vignettes/held/head-2.ts";
import { heldInjury1 } from "#triage-engine/vignettes/held/injury-1.ts";
import { heldInjury2 } from "#triage-engine/vignettes/held/injury-2.ts";
import { heldInjury3 } from "#triage-engine/vignettes/held/injury-3.ts";
import { heldInjury4 } from "#triage-engine/vignettes/held/injury-4.ts";
import { heldLimb1 } from "#triage-engine/vignettes/held/limb-1.ts";
import { heldLimb2 } from "#triage-engine/vignettes/held/limb-2.ts";
import { heldMind1 } from "#triage-engine/vignettes/held/mind-1.ts";
import { heldNewborn1 } from "#triage-engine/vignettes/held/newborn-1.ts";
import { heldNewborn2 } from "#triage-engine/vignettes/held/newborn-2.ts";
import { heldNose1 } from "#triage-engine/vignettes/held/nose-1.ts";
import { heldSkin1 } from "#triage-engine/vignettes/held/skin-1.ts";
import { heldSkin2 } from "#triage-engine/vignettes/held/skin-2.ts";
import { heldTeeth1 } from "#triage-engine/vignettes/held/teeth-1.ts";
import { heldThroat1 } from "#triage-engine/vignettes/held/throat-1.ts";
import { heldUrine1 } from "#triage-engine/vignettes/held/urine-1.ts";
import { heldUrine2 } from "#triage-engine/vignettes/held/urine-2.ts";
import { heldWomen1 } from "#triage-engine/vignettes/held/women-1.ts";
import { heldWomen2 } from "#triage-engine/vignettes/held/women-2.ts";
import { heldWomen3 } from "#triage-engine/vignettes/held/women-3.ts";

/** The cases nobody looks at while building: only the report plays them. */
export const heldVignettes: readonly Vignette[] = [
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
