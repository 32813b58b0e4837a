import type { Vignette } from "#triage-engine/vignette.ts";
import { heldAfterbirth1 } from "#triage-engine/vignettes/work-fifteenth/afterbirth-1.ts";
import { heldAllergy1 } from "#triage-engine/vignettes/work-fifteenth/allergy-1.ts";
import { heldBelly1 } from "#triage-engine/vignettes/work-fifteenth/belly-1.ts";
import { heldBelly2 } from "#triage-engine/vignettes/work-fifteenth/belly-2.ts";
import { heldBites1 } from "#triage-engine/vignettes/work-fifteenth/bites-1.ts";
import { heldBleed1 } from "#triage-engine/vignettes/work-fifteenth/bleed-1.ts";
import { heldBleed2 } from "#triage-engine/vignettes/work-fifteenth/bleed-2.ts";
import { heldBones1 } from "#triage-engine/vignettes/work-fifteenth/bones-1.ts";
import { heldBones2 } from "#triage-engine/vignettes/work-fifteenth/bones-2.ts";
import { heldBreath1 } from "#triage-engine/vignettes/work-fifteenth/breath-1.ts";
import { heldBreath2 } from "#triage-engine/vignettes/work-fifteenth/breath-2.ts";
import { heldBurns1 } from "#triage-engine/vignettes/work-fifteenth/burns-1.ts";
import { heldChest1 } from "#triage-engine/vignettes/work-fifteenth/chest-1.ts";
import { heldChest2 } from "#triage-engine/vignettes/work-fifteenth/chest-2.ts";
import { heldChild1 } from "#triage-engine/vignettes/work-fifteenth/child-1.ts";
import { heldChild2 } from "#triage-engine/vignettes/work-fifteenth/child-2.ts";
import { heldEnt1 } from "#triage-engine/vignettes/work-fifteenth/ent-1.ts";
import { heldEnt2 } from "#triage-engine/vignettes/work-fifteenth/ent-2.ts";
import { heldEpidemic1 } from "#triage-engine/vignettes/work-fifteenth/epidemic-1.ts";
import { heldEpidemic2 } from "#triage-engine/vignettes/work-fifteenth/epidemic-2.ts";
import { heldEyes1 } from "#triage-engine/vignettes/work-fifteenth/eyes-1.ts";
import { heldFever1 } from "#triage-engine/vignettes/work-fifteenth/fever-1.ts";
import { heldFever2 } from "#triage-engine/vignettes/work-fifteenth/fever-2.ts";
import { heldGut1 } from "#triage-engine/vignettes/work-fifteenth/gut-1.ts";
import { heldGut2 } from "#triage-engine/vignettes/work-fifteenth/gut-2.ts";
import { heldHead1 } from "#triage-engine/vignettes/work-fifteenth/head-1.ts";
import { heldLegs1 } from "#triage-engine/vignettes/work-fifteenth/legs-1.ts";
import { heldMind1 } from "#triage-engine/vignettes/work-fifteenth/mind-1.ts";
import { heldMind2 } from "#triage-engine/vignettes/work-fifteenth/mind-2.ts";
import { heldNeuro1 } from "#triage-engine/vignettes/work-fifteenth/neuro-1.ts";
import { heldNeuro2 } from "#triage-engine/vignettes/work-fifteenth/neuro-2.ts";
import { heldNewborn1 } from "#triage-engine/vignettes/work-fifteenth/newborn-1.ts";
import { heldNewborn2 } from "#triage-engine/vignettes/work-fifteenth/newborn-2.ts";
import { heldPoison1 } from "#triage-engine/vignettes/work-fifteenth/poison-1.ts";
import { heldPregnancy1 } from "#triage-engine/vignettes/work-fifteenth/pregnancy-1.ts";
import { heldPregnancy2 } from "#triage-engine/vignettes/work-fifteenth/pregnancy-2.ts";
import { heldRequests1 } from "#triage-engine/vignettes/work-fifteenth/requests-1.ts";
import { heldRequests2 } from "#triage-engine/vignettes/work-fifteenth/requests-2.ts";
import { heldSickle1 } from "#triage-engine/vignettes/work-fifteenth/sickle-1.ts";
import { heldSkin1 } from "#triage-engine/vignettes/work-fifteenth/skin-1.ts";
import { heldSkin2 } from "#triage-engine/vignettes/work-fifteenth/skin-2.ts";
import { heldSugar1 } from "#triage-engine/vignettes/work-fifteenth/sugar-1.ts";
import { heldSugar2 } from "#triage-engine/vignettes/work-fifteenth/sugar-2.ts";
import { heldTrauma1 } from "#triage-engine/vignettes/work-fifteenth/trauma-1.ts";
import { heldTrauma2 } from "#triage-engine/vignettes/work-fifteenth/trauma-2.ts";
import { heldUrine1 } from "#triage-engine/vignettes/work-fifteenth/urine-1.ts";
import { heldUrine2 } from "#triage-engine/vignettes/work-fifteenth/urine-2.ts";
import { heldWomen1 } from "#triage-engine/vignettes/work-fifteenth/women-1.ts";
import { heldWomen2 } from "#triage-engine/vignettes/work-fifteenth/women-2.ts";

/** The eighth held set, learnt from since. */
export const workFifteenth: readonly Vignette[] = [
  ...heldAfterbirth1,
  ...heldAllergy1,
  ...heldBelly1,
  ...heldBelly2,
  ...heldBites1,
  ...heldBleed1,
  ...heldBleed2,
  ...heldBones1,
  ...heldBones2,
  ...heldBreath1,
  ...heldBreath2,
  ...heldBurns1,
  ...heldChest1,
  ...heldChest2,
  ...heldChild1,
  ...heldChild2,
  ...heldEnt1,
  ...heldEnt2,
  ...heldEpidemic1,
  ...heldEpidemic2,
  ...heldEyes1,
  ...heldFever1,
  ...heldFever2,
  ...heldGut1,
  ...heldGut2,
  ...heldHead1,
  ...heldLegs1,
  ...heldMind1,
  ...heldMind2,
  ...heldNeuro1,
  ...heldNeuro2,
  ...heldNewborn1,
  ...heldNewborn2,
  ...heldPoison1,
  ...heldPregnancy1,
  ...heldPregnancy2,
  ...heldRequests1,
  ...heldRequests2,
  ...heldSickle1,
  ...heldSkin1,
  ...heldSkin2,
  ...heldSugar1,
  ...heldSugar2,
  ...heldTrauma1,
  ...heldTrauma2,
  ...heldUrine1,
  ...heldUrine2,
  ...heldWomen1,
  ...heldWomen2,
];
