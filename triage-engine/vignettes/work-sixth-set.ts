import type { Vignette } from "#triage-engine/vignette.ts";
import { heldAsking1 } from "#triage-engine/vignettes/work-sixth/asking-1.ts";
import { heldBelly1 } from "#triage-engine/vignettes/work-sixth/belly-1.ts";
import { heldBelly2 } from "#triage-engine/vignettes/work-sixth/belly-2.ts";
import { heldBelly3 } from "#triage-engine/vignettes/work-sixth/belly-3.ts";
import { heldBelly4 } from "#triage-engine/vignettes/work-sixth/belly-4.ts";
import { heldBones1 } from "#triage-engine/vignettes/work-sixth/bones-1.ts";
import { heldBones2 } from "#triage-engine/vignettes/work-sixth/bones-2.ts";
import { heldBreath1 } from "#triage-engine/vignettes/work-sixth/breath-1.ts";
import { heldBreath2 } from "#triage-engine/vignettes/work-sixth/breath-2.ts";
import { heldBreath3 } from "#triage-engine/vignettes/work-sixth/breath-3.ts";
import { heldDiabetes1 } from "#triage-engine/vignettes/work-sixth/diabetes-1.ts";
import { heldFace1 } from "#triage-engine/vignettes/work-sixth/face-1.ts";
import { heldFace2 } from "#triage-engine/vignettes/work-sixth/face-2.ts";
import { heldFace3 } from "#triage-engine/vignettes/work-sixth/face-3.ts";
import { heldFever1 } from "#triage-engine/vignettes/work-sixth/fever-1.ts";
import { heldFever2 } from "#triage-engine/vignettes/work-sixth/fever-2.ts";
import { heldFever3 } from "#triage-engine/vignettes/work-sixth/fever-3.ts";
import { heldHead1 } from "#triage-engine/vignettes/work-sixth/head-1.ts";
import { heldHead2 } from "#triage-engine/vignettes/work-sixth/head-2.ts";
import { heldHead3 } from "#triage-engine/vignettes/work-sixth/head-3.ts";
import { heldHeart1 } from "#triage-engine/vignettes/work-sixth/heart-1.ts";
import { heldHeart2 } from "#triage-engine/vignettes/work-sixth/heart-2.ts";
import { heldInjury1 } from "#triage-engine/vignettes/work-sixth/injury-1.ts";
import { heldInjury2 } from "#triage-engine/vignettes/work-sixth/injury-2.ts";
import { heldInjury3 } from "#triage-engine/vignettes/work-sixth/injury-3.ts";
import { karim1 } from "#triage-engine/vignettes/work-sixth/karim-1.ts";
import { karim2 } from "#triage-engine/vignettes/work-sixth/karim-2.ts";
import { heldMind1 } from "#triage-engine/vignettes/work-sixth/mind-1.ts";
import { nadia1 } from "#triage-engine/vignettes/work-sixth/nadia-1.ts";
import { nadia2 } from "#triage-engine/vignettes/work-sixth/nadia-2.ts";
import { heldNewborn1 } from "#triage-engine/vignettes/work-sixth/newborn-1.ts";
import { heldNewborn2 } from "#triage-engine/vignettes/work-sixth/newborn-2.ts";
import { heldPoison1 } from "#triage-engine/vignettes/work-sixth/poison-1.ts";
import { heldSickle1 } from "#triage-engine/vignettes/work-sixth/sickle-1.ts";
import { heldSkin1 } from "#triage-engine/vignettes/work-sixth/skin-1.ts";
import { heldSkin2 } from "#triage-engine/vignettes/work-sixth/skin-2.ts";
import { heldUrine1 } from "#triage-engine/vignettes/work-sixth/urine-1.ts";
import { heldWomen1 } from "#triage-engine/vignettes/work-sixth/women-1.ts";
import { heldWomen2 } from "#triage-engine/vignettes/work-sixth/women-2.ts";
import { heldWomen3 } from "#triage-engine/vignettes/work-sixth/women-3.ts";
import { heldWomen4 } from "#triage-engine/vignettes/work-sixth/women-4.ts";
import { salif1 } from "#triage-engine/vignettes/work-sixth/salif-1.ts";
import { salif2 } from "#triage-engine/vignettes/work-sixth/salif-2.ts";

export const workSixth: readonly Vignette[] = [
  ...heldFever1,
  ...heldFever2,
  ...heldFever3,
  ...heldNewborn1,
  ...heldNewborn2,
  ...heldBreath1,
  ...heldBreath2,
  ...heldBreath3,
  ...heldHeart1,
  ...heldHeart2,
  ...heldHead1,
  ...heldHead2,
  ...heldHead3,
  ...heldBelly1,
  ...heldBelly2,
  ...heldBelly3,
  ...heldBelly4,
  ...heldPoison1,
  ...heldDiabetes1,
  ...heldWomen1,
  ...heldWomen2,
  ...heldWomen3,
  ...heldWomen4,
  ...heldInjury1,
  ...heldInjury2,
  ...heldInjury3,
  ...heldBones1,
  ...heldBones2,
  ...heldSickle1,
  ...heldSkin1,
  ...heldSkin2,
  ...heldFace1,
  ...heldFace2,
  ...heldFace3,
  ...heldUrine1,
  ...heldMind1,
  ...heldAsking1,
  ...karim1,
  ...karim2,
  ...nadia1,
  ...nadia2,
  ...salif1,
  ...salif2,
];
