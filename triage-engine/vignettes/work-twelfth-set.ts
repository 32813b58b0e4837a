import type { Vignette } from "#triage-engine/vignette.ts";
import { heldBelly1 } from "#triage-engine/vignettes/work-twelfth/belly-1.ts";
import { heldBelly2 } from "#triage-engine/vignettes/work-twelfth/belly-2.ts";
import { heldBelly3 } from "#triage-engine/vignettes/work-twelfth/belly-3.ts";
import { heldBreath1 } from "#triage-engine/vignettes/work-twelfth/breath-1.ts";
import { heldBreath2 } from "#triage-engine/vignettes/work-twelfth/breath-2.ts";
import { heldBreath3 } from "#triage-engine/vignettes/work-twelfth/breath-3.ts";
import { heldFace1 } from "#triage-engine/vignettes/work-twelfth/face-1.ts";
import { heldFace2 } from "#triage-engine/vignettes/work-twelfth/face-2.ts";
import { heldFace3 } from "#triage-engine/vignettes/work-twelfth/face-3.ts";
import { heldFever1 } from "#triage-engine/vignettes/work-twelfth/fever-1.ts";
import { heldFever2 } from "#triage-engine/vignettes/work-twelfth/fever-2.ts";
import { heldFever3 } from "#triage-engine/vignettes/work-twelfth/fever-3.ts";
import { heldGut1 } from "#triage-engine/vignettes/work-twelfth/gut-1.ts";
import { heldGut2 } from "#triage-engine/vignettes/work-twelfth/gut-2.ts";
import { heldHead1 } from "#triage-engine/vignettes/work-twelfth/head-1.ts";
import { heldHead2 } from "#triage-engine/vignettes/work-twelfth/head-2.ts";
import { heldHead3 } from "#triage-engine/vignettes/work-twelfth/head-3.ts";
import { heldInjury1 } from "#triage-engine/vignettes/work-twelfth/injury-1.ts";
import { heldInjury2 } from "#triage-engine/vignettes/work-twelfth/injury-2.ts";
import { heldInjury3 } from "#triage-engine/vignettes/work-twelfth/injury-3.ts";
import { heldInjury4 } from "#triage-engine/vignettes/work-twelfth/injury-4.ts";
import { heldIntimate1 } from "#triage-engine/vignettes/work-twelfth/intimate-1.ts";
import { heldIntimate2 } from "#triage-engine/vignettes/work-twelfth/intimate-2.ts";
import { heldIntimate3 } from "#triage-engine/vignettes/work-twelfth/intimate-3.ts";
import { heldMind1 } from "#triage-engine/vignettes/work-twelfth/mind-1.ts";
import { heldMind2 } from "#triage-engine/vignettes/work-twelfth/mind-2.ts";
import { heldNewborn1 } from "#triage-engine/vignettes/work-twelfth/newborn-1.ts";
import { heldNewborn2 } from "#triage-engine/vignettes/work-twelfth/newborn-2.ts";
import { heldNewborn3 } from "#triage-engine/vignettes/work-twelfth/newborn-3.ts";
import { heldPregnancy1 } from "#triage-engine/vignettes/work-twelfth/pregnancy-1.ts";
import { heldPregnancy2 } from "#triage-engine/vignettes/work-twelfth/pregnancy-2.ts";
import { heldPregnancy3 } from "#triage-engine/vignettes/work-twelfth/pregnancy-3.ts";
import { heldRequest1 } from "#triage-engine/vignettes/work-twelfth/request-1.ts";
import { heldSickle1 } from "#triage-engine/vignettes/work-twelfth/sickle-1.ts";
import { heldSkin1 } from "#triage-engine/vignettes/work-twelfth/skin-1.ts";
import { heldSkin2 } from "#triage-engine/vignettes/work-twelfth/skin-2.ts";
import { heldSugarPressure1 } from "#triage-engine/vignettes/work-twelfth/sugar-pressure-1.ts";
import { heldSugarPressure2 } from "#triage-engine/vignettes/work-twelfth/sugar-pressure-2.ts";
import { heldVenomPoison1 } from "#triage-engine/vignettes/work-twelfth/venom-poison-1.ts";
import { heldVenomPoison2 } from "#triage-engine/vignettes/work-twelfth/venom-poison-2.ts";
import { heldVenomPoison3 } from "#triage-engine/vignettes/work-twelfth/venom-poison-3.ts";

/** The seventh held set, learnt from since. */
export const workTwelfth: readonly Vignette[] = [
  ...heldBelly1,
  ...heldBelly2,
  ...heldBelly3,
  ...heldBreath1,
  ...heldBreath2,
  ...heldBreath3,
  ...heldFace1,
  ...heldFace2,
  ...heldFace3,
  ...heldFever1,
  ...heldFever2,
  ...heldFever3,
  ...heldGut1,
  ...heldGut2,
  ...heldHead1,
  ...heldHead2,
  ...heldHead3,
  ...heldInjury1,
  ...heldInjury2,
  ...heldInjury3,
  ...heldInjury4,
  ...heldIntimate1,
  ...heldIntimate2,
  ...heldIntimate3,
  ...heldMind1,
  ...heldMind2,
  ...heldNewborn1,
  ...heldNewborn2,
  ...heldNewborn3,
  ...heldPregnancy1,
  ...heldPregnancy2,
  ...heldPregnancy3,
  ...heldRequest1,
  ...heldSickle1,
  ...heldSkin1,
  ...heldSkin2,
  ...heldSugarPressure1,
  ...heldSugarPressure2,
  ...heldVenomPoison1,
  ...heldVenomPoison2,
  ...heldVenomPoison3,
];
