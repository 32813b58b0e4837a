import type { Vignette } from "#triage-engine/vignette.ts";
import { heldAdmin1 } from "#triage-engine/vignettes/work-fifth/admin-1.ts";
import { heldBackJoint1A } from "#triage-engine/vignettes/work-fifth/back-joint-1-a.ts";
import { heldBackJoint1B } from "#triage-engine/vignettes/work-fifth/back-joint-1-b.ts";
import { heldBelly1A } from "#triage-engine/vignettes/work-fifth/belly-1-a.ts";
import { heldBelly1B } from "#triage-engine/vignettes/work-fifth/belly-1-b.ts";
import { heldBreath1A } from "#triage-engine/vignettes/work-fifth/breath-1-a.ts";
import { heldBreath1B } from "#triage-engine/vignettes/work-fifth/breath-1-b.ts";
import { heldBurns1 } from "#triage-engine/vignettes/work-fifth/burns-1.ts";
import { heldEnt1A } from "#triage-engine/vignettes/work-fifth/ent-1-a.ts";
import { heldEnt1B } from "#triage-engine/vignettes/work-fifth/ent-1-b.ts";
import { heldEnt2A } from "#triage-engine/vignettes/work-fifth/ent-2-a.ts";
import { heldEnt2B } from "#triage-engine/vignettes/work-fifth/ent-2-b.ts";
import { heldEye1 } from "#triage-engine/vignettes/work-fifth/eye-1.ts";
import { heldFever1A } from "#triage-engine/vignettes/work-fifth/fever-1-a.ts";
import { heldFever1B } from "#triage-engine/vignettes/work-fifth/fever-1-b.ts";
import { heldFever2A } from "#triage-engine/vignettes/work-fifth/fever-2-a.ts";
import { heldFever2B } from "#triage-engine/vignettes/work-fifth/fever-2-b.ts";
import { heldGut1A } from "#triage-engine/vignettes/work-fifth/gut-1-a.ts";
import { heldGut1B } from "#triage-engine/vignettes/work-fifth/gut-1-b.ts";
import { heldGut2A } from "#triage-engine/vignettes/work-fifth/gut-2-a.ts";
import { heldGut2B } from "#triage-engine/vignettes/work-fifth/gut-2-b.ts";
import { heldHead1A } from "#triage-engine/vignettes/work-fifth/head-1-a.ts";
import { heldHead1B } from "#triage-engine/vignettes/work-fifth/head-1-b.ts";
import { heldHeart1A } from "#triage-engine/vignettes/work-fifth/heart-1-a.ts";
import { heldHeart1B } from "#triage-engine/vignettes/work-fifth/heart-1-b.ts";
import { heldInfant1A } from "#triage-engine/vignettes/work-fifth/infant-1-a.ts";
import { heldInfant1B } from "#triage-engine/vignettes/work-fifth/infant-1-b.ts";
import { heldInfection1A } from "#triage-engine/vignettes/work-fifth/infection-1-a.ts";
import { heldInfection1B } from "#triage-engine/vignettes/work-fifth/infection-1-b.ts";
import { heldMind1A } from "#triage-engine/vignettes/work-fifth/mind-1-a.ts";
import { heldMind1B } from "#triage-engine/vignettes/work-fifth/mind-1-b.ts";
import { heldNeuro1A } from "#triage-engine/vignettes/work-fifth/neuro-1-a.ts";
import { heldNeuro1B } from "#triage-engine/vignettes/work-fifth/neuro-1-b.ts";
import { heldNewborn1A } from "#triage-engine/vignettes/work-fifth/newborn-1-a.ts";
import { heldNewborn1B } from "#triage-engine/vignettes/work-fifth/newborn-1-b.ts";
import { heldPoison1A } from "#triage-engine/vignettes/work-fifth/poison-1-a.ts";
import { heldPoison1B } from "#triage-engine/vignettes/work-fifth/poison-1-b.ts";
import { heldPostnatal1A } from "#triage-engine/vignettes/work-fifth/postnatal-1-a.ts";
import { heldPostnatal1B } from "#triage-engine/vignettes/work-fifth/postnatal-1-b.ts";
import { heldPregnancy1A } from "#triage-engine/vignettes/work-fifth/pregnancy-1-a.ts";
import { heldPregnancy1B } from "#triage-engine/vignettes/work-fifth/pregnancy-1-b.ts";
import { heldPregnancy2 } from "#triage-engine/vignettes/work-fifth/pregnancy-2.ts";
import { heldSkin1A } from "#triage-engine/vignettes/work-fifth/skin-1-a.ts";
import { heldSkin1B } from "#triage-engine/vignettes/work-fifth/skin-1-b.ts";
import { heldSugarPressure1A } from "#triage-engine/vignettes/work-fifth/sugar-pressure-1-a.ts";
import { heldSugarPressure1B } from "#triage-engine/vignettes/work-fifth/sugar-pressure-1-b.ts";
import { heldTrauma1A } from "#triage-engine/vignettes/work-fifth/trauma-1-a.ts";
import { heldTrauma1B } from "#triage-engine/vignettes/work-fifth/trauma-1-b.ts";
import { heldUrine1A } from "#triage-engine/vignettes/work-fifth/urine-1-a.ts";
import { heldUrine1B } from "#triage-engine/vignettes/work-fifth/urine-1-b.ts";
import { heldVague1 } from "#triage-engine/vignettes/work-fifth/vague-1.ts";
import { heldVarious1A } from "#triage-engine/vignettes/work-fifth/various-1-a.ts";
import { heldVarious1B } from "#triage-engine/vignettes/work-fifth/various-1-b.ts";
import { heldVenom1A } from "#triage-engine/vignettes/work-fifth/venom-1-a.ts";
import { heldVenom1B } from "#triage-engine/vignettes/work-fifth/venom-1-b.ts";
import { heldWomen1A } from "#triage-engine/vignettes/work-fifth/women-1-a.ts";
import { heldWomen1B } from "#triage-engine/vignettes/work-fifth/women-1-b.ts";

/** The third held set, learnt from since. */
export const workFifth: readonly Vignette[] = [
  ...heldFever1A,
  ...heldFever1B,
  ...heldFever2A,
  ...heldFever2B,
  ...heldNewborn1A,
  ...heldNewborn1B,
  ...heldInfant1A,
  ...heldInfant1B,
  ...heldGut1A,
  ...heldGut1B,
  ...heldGut2A,
  ...heldGut2B,
  ...heldBelly1A,
  ...heldBelly1B,
  ...heldHeart1A,
  ...heldHeart1B,
  ...heldBreath1A,
  ...heldBreath1B,
  ...heldEnt1A,
  ...heldEnt1B,
  ...heldEnt2A,
  ...heldEnt2B,
  ...heldHead1A,
  ...heldHead1B,
  ...heldNeuro1A,
  ...heldNeuro1B,
  ...heldSugarPressure1A,
  ...heldSugarPressure1B,
  ...heldPregnancy1A,
  ...heldPregnancy1B,
  ...heldPregnancy2,
  ...heldPostnatal1A,
  ...heldPostnatal1B,
  ...heldWomen1A,
  ...heldWomen1B,
  ...heldUrine1A,
  ...heldUrine1B,
  ...heldBackJoint1A,
  ...heldBackJoint1B,
  ...heldTrauma1A,
  ...heldTrauma1B,
  ...heldBurns1,
  ...heldVenom1A,
  ...heldVenom1B,
  ...heldPoison1A,
  ...heldPoison1B,
  ...heldSkin1A,
  ...heldSkin1B,
  ...heldEye1,
  ...heldInfection1A,
  ...heldInfection1B,
  ...heldMind1A,
  ...heldMind1B,
  ...heldAdmin1,
  ...heldVague1,
  ...heldVarious1A,
  ...heldVarious1B,
];
