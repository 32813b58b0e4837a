import type { Vignette } from "#triage-engine/vignette.ts";
import { heldAdmin1 } from "#triage-engine/vignettes/work-sixteenth/admin-1.ts";
import { heldAdmin2 } from "#triage-engine/vignettes/work-sixteenth/admin-2.ts";
import { heldAdmin3 } from "#triage-engine/vignettes/work-sixteenth/admin-3.ts";
import { heldAfterbirth1 } from "#triage-engine/vignettes/work-sixteenth/afterbirth-1.ts";
import { heldAfterbirth2 } from "#triage-engine/vignettes/work-sixteenth/afterbirth-2.ts";
import { heldBelly1 } from "#triage-engine/vignettes/work-sixteenth/belly-1.ts";
import { heldBelly2 } from "#triage-engine/vignettes/work-sixteenth/belly-2.ts";
import { heldBelly3 } from "#triage-engine/vignettes/work-sixteenth/belly-3.ts";
import { heldBites1 } from "#triage-engine/vignettes/work-sixteenth/bites-1.ts";
import { heldBites2 } from "#triage-engine/vignettes/work-sixteenth/bites-2.ts";
import { heldBreath1 } from "#triage-engine/vignettes/work-sixteenth/breath-1.ts";
import { heldBreath2 } from "#triage-engine/vignettes/work-sixteenth/breath-2.ts";
import { heldBreath3 } from "#triage-engine/vignettes/work-sixteenth/breath-3.ts";
import { heldBurns1 } from "#triage-engine/vignettes/work-sixteenth/burns-1.ts";
import { heldChest1 } from "#triage-engine/vignettes/work-sixteenth/chest-1.ts";
import { heldChest2 } from "#triage-engine/vignettes/work-sixteenth/chest-2.ts";
import { heldChest3 } from "#triage-engine/vignettes/work-sixteenth/chest-3.ts";
import { heldChild1 } from "#triage-engine/vignettes/work-sixteenth/child-1.ts";
import { heldChild2 } from "#triage-engine/vignettes/work-sixteenth/child-2.ts";
import { heldChild3 } from "#triage-engine/vignettes/work-sixteenth/child-3.ts";
import { heldChild4 } from "#triage-engine/vignettes/work-sixteenth/child-4.ts";
import { heldDiarrhoea1 } from "#triage-engine/vignettes/work-sixteenth/diarrhoea-1.ts";
import { heldDiarrhoea2 } from "#triage-engine/vignettes/work-sixteenth/diarrhoea-2.ts";
import { heldEnt1 } from "#triage-engine/vignettes/work-sixteenth/ent-1.ts";
import { heldEnt2 } from "#triage-engine/vignettes/work-sixteenth/ent-2.ts";
import { heldEnt3 } from "#triage-engine/vignettes/work-sixteenth/ent-3.ts";
import { heldEnt4 } from "#triage-engine/vignettes/work-sixteenth/ent-4.ts";
import { heldEye1 } from "#triage-engine/vignettes/work-sixteenth/eye-1.ts";
import { heldEye2 } from "#triage-engine/vignettes/work-sixteenth/eye-2.ts";
import { heldFever1 } from "#triage-engine/vignettes/work-sixteenth/fever-1.ts";
import { heldFever2 } from "#triage-engine/vignettes/work-sixteenth/fever-2.ts";
import { heldFever3 } from "#triage-engine/vignettes/work-sixteenth/fever-3.ts";
import { heldHead1 } from "#triage-engine/vignettes/work-sixteenth/head-1.ts";
import { heldHead2 } from "#triage-engine/vignettes/work-sixteenth/head-2.ts";
import { heldHead3 } from "#triage-engine/vignettes/work-sixteenth/head-3.ts";
import { heldLimbs1 } from "#triage-engine/vignettes/work-sixteenth/limbs-1.ts";
import { heldLimbs2 } from "#triage-engine/vignettes/work-sixteenth/limbs-2.ts";
import { heldMind1 } from "#triage-engine/vignettes/work-sixteenth/mind-1.ts";
import { heldMind2 } from "#triage-engine/vignettes/work-sixteenth/mind-2.ts";
import { heldNewborn1 } from "#triage-engine/vignettes/work-sixteenth/newborn-1.ts";
import { heldNewborn2 } from "#triage-engine/vignettes/work-sixteenth/newborn-2.ts";
import { heldNewborn3 } from "#triage-engine/vignettes/work-sixteenth/newborn-3.ts";
import { heldPale1 } from "#triage-engine/vignettes/work-sixteenth/pale-1.ts";
import { heldPoison1 } from "#triage-engine/vignettes/work-sixteenth/poison-1.ts";
import { heldPoison2 } from "#triage-engine/vignettes/work-sixteenth/poison-2.ts";
import { heldPregnancy1 } from "#triage-engine/vignettes/work-sixteenth/pregnancy-1.ts";
import { heldPregnancy2 } from "#triage-engine/vignettes/work-sixteenth/pregnancy-2.ts";
import { heldPregnancy3 } from "#triage-engine/vignettes/work-sixteenth/pregnancy-3.ts";
import { heldSelfcare1 } from "#triage-engine/vignettes/work-sixteenth/selfcare-1.ts";
import { heldSelfcare2 } from "#triage-engine/vignettes/work-sixteenth/selfcare-2.ts";
import { heldSickle1 } from "#triage-engine/vignettes/work-sixteenth/sickle-1.ts";
import { heldSkin1 } from "#triage-engine/vignettes/work-sixteenth/skin-1.ts";
import { heldSkin2 } from "#triage-engine/vignettes/work-sixteenth/skin-2.ts";
import { heldSkin3 } from "#triage-engine/vignettes/work-sixteenth/skin-3.ts";
import { heldSugar1 } from "#triage-engine/vignettes/work-sixteenth/sugar-1.ts";
import { heldSugar2 } from "#triage-engine/vignettes/work-sixteenth/sugar-2.ts";
import { heldTableRest1 } from "#triage-engine/vignettes/work-sixteenth/table-rest-1.ts";
import { heldTrauma1 } from "#triage-engine/vignettes/work-sixteenth/trauma-1.ts";
import { heldTrauma2 } from "#triage-engine/vignettes/work-sixteenth/trauma-2.ts";
import { heldTrauma3 } from "#triage-engine/vignettes/work-sixteenth/trauma-3.ts";
import { heldUrine1 } from "#triage-engine/vignettes/work-sixteenth/urine-1.ts";
import { heldUrine2 } from "#triage-engine/vignettes/work-sixteenth/urine-2.ts";
import { heldUrine3 } from "#triage-engine/vignettes/work-sixteenth/urine-3.ts";
import { heldWomen1 } from "#triage-engine/vignettes/work-sixteenth/women-1.ts";
import { heldWomen2 } from "#triage-engine/vignettes/work-sixteenth/women-2.ts";

/** The ninth held set, learnt from since. */
export const workSixteenth: readonly Vignette[] = [
  ...heldAdmin1,
  ...heldAdmin2,
  ...heldAdmin3,
  ...heldAfterbirth1,
  ...heldAfterbirth2,
  ...heldBelly1,
  ...heldBelly2,
  ...heldBelly3,
  ...heldBites1,
  ...heldBites2,
  ...heldBreath1,
  ...heldBreath2,
  ...heldBreath3,
  ...heldBurns1,
  ...heldChest1,
  ...heldChest2,
  ...heldChest3,
  ...heldChild1,
  ...heldChild2,
  ...heldChild3,
  ...heldChild4,
  ...heldDiarrhoea1,
  ...heldDiarrhoea2,
  ...heldEnt1,
  ...heldEnt2,
  ...heldEnt3,
  ...heldEnt4,
  ...heldEye1,
  ...heldEye2,
  ...heldFever1,
  ...heldFever2,
  ...heldFever3,
  ...heldHead1,
  ...heldHead2,
  ...heldHead3,
  ...heldLimbs1,
  ...heldLimbs2,
  ...heldMind1,
  ...heldMind2,
  ...heldNewborn1,
  ...heldNewborn2,
  ...heldNewborn3,
  ...heldPale1,
  ...heldPoison1,
  ...heldPoison2,
  ...heldPregnancy1,
  ...heldPregnancy2,
  ...heldPregnancy3,
  ...heldSelfcare1,
  ...heldSelfcare2,
  ...heldSickle1,
  ...heldSkin1,
  ...heldSkin2,
  ...heldSkin3,
  ...heldSugar1,
  ...heldSugar2,
  ...heldTableRest1,
  ...heldTrauma1,
  ...heldTrauma2,
  ...heldTrauma3,
  ...heldUrine1,
  ...heldUrine2,
  ...heldUrine3,
  ...heldWomen1,
  ...heldWomen2,
];
