import type { Vignette } from "#triage-engine/vignette.ts";
import { fourteenthBelly1 } from "#triage-engine/vignettes/work-fourteenth/belly-1.ts";
import { fourteenthBelly2 } from "#triage-engine/vignettes/work-fourteenth/belly-2.ts";
import { fourteenthBelly3 } from "#triage-engine/vignettes/work-fourteenth/belly-3.ts";
import { fourteenthBelly4 } from "#triage-engine/vignettes/work-fourteenth/belly-4.ts";
import { fourteenthBones1 } from "#triage-engine/vignettes/work-fourteenth/bones-1.ts";
import { fourteenthBones2 } from "#triage-engine/vignettes/work-fourteenth/bones-2.ts";
import { fourteenthBones3 } from "#triage-engine/vignettes/work-fourteenth/bones-3.ts";
import { fourteenthChest1 } from "#triage-engine/vignettes/work-fourteenth/chest-1.ts";
import { fourteenthChest2 } from "#triage-engine/vignettes/work-fourteenth/chest-2.ts";
import { fourteenthChest3 } from "#triage-engine/vignettes/work-fourteenth/chest-3.ts";
import { fourteenthChest4 } from "#triage-engine/vignettes/work-fourteenth/chest-4.ts";
import { fourteenthFever1 } from "#triage-engine/vignettes/work-fourteenth/fever-1.ts";
import { fourteenthFever2 } from "#triage-engine/vignettes/work-fourteenth/fever-2.ts";
import { fourteenthFever3 } from "#triage-engine/vignettes/work-fourteenth/fever-3.ts";
import { fourteenthHead1 } from "#triage-engine/vignettes/work-fourteenth/head-1.ts";
import { fourteenthHead2 } from "#triage-engine/vignettes/work-fourteenth/head-2.ts";
import { fourteenthHead3 } from "#triage-engine/vignettes/work-fourteenth/head-3.ts";
import { fourteenthHead4 } from "#triage-engine/vignettes/work-fourteenth/head-4.ts";
import { fourteenthLiving1 } from "#triage-engine/vignettes/work-fourteenth/living-1.ts";
import { fourteenthLiving2 } from "#triage-engine/vignettes/work-fourteenth/living-2.ts";
import { fourteenthLiving3 } from "#triage-engine/vignettes/work-fourteenth/living-3.ts";
import { fourteenthLiving4 } from "#triage-engine/vignettes/work-fourteenth/living-4.ts";
import { fourteenthMind1 } from "#triage-engine/vignettes/work-fourteenth/mind-1.ts";
import { fourteenthMind2 } from "#triage-engine/vignettes/work-fourteenth/mind-2.ts";
import { fourteenthMind3 } from "#triage-engine/vignettes/work-fourteenth/mind-3.ts";
import { fourteenthNewborn1 } from "#triage-engine/vignettes/work-fourteenth/newborn-1.ts";
import { fourteenthNewborn2 } from "#triage-engine/vignettes/work-fourteenth/newborn-2.ts";
import { fourteenthNewborn3 } from "#triage-engine/vignettes/work-fourteenth/newborn-3.ts";
import { fourteenthSenses1 } from "#triage-engine/vignettes/work-fourteenth/senses-1.ts";
import { fourteenthSenses2 } from "#triage-engine/vignettes/work-fourteenth/senses-2.ts";
import { fourteenthSenses3 } from "#triage-engine/vignettes/work-fourteenth/senses-3.ts";
import { fourteenthSenses4 } from "#triage-engine/vignettes/work-fourteenth/senses-4.ts";
import { fourteenthSkin1 } from "#triage-engine/vignettes/work-fourteenth/skin-1.ts";
import { fourteenthSkin2 } from "#triage-engine/vignettes/work-fourteenth/skin-2.ts";
import { fourteenthSkin3 } from "#triage-engine/vignettes/work-fourteenth/skin-3.ts";
import { fourteenthSkin4 } from "#triage-engine/vignettes/work-fourteenth/skin-4.ts";
import { fourteenthUrine1 } from "#triage-engine/vignettes/work-fourteenth/urine-1.ts";
import { fourteenthUrine2 } from "#triage-engine/vignettes/work-fourteenth/urine-2.ts";
import { fourteenthUrine3 } from "#triage-engine/vignettes/work-fourteenth/urine-3.ts";
import { fourteenthUrine4 } from "#triage-engine/vignettes/work-fourteenth/urine-4.ts";
import { fourteenthWomen1 } from "#triage-engine/vignettes/work-fourteenth/women-1.ts";
import { fourteenthWomen2 } from "#triage-engine/vignettes/work-fourteenth/women-2.ts";
import { fourteenthWomen3 } from "#triage-engine/vignettes/work-fourteenth/women-3.ts";
import { fourteenthWomen4 } from "#triage-engine/vignettes/work-fourteenth/women-4.ts";
import { fourteenthWomen5 } from "#triage-engine/vignettes/work-fourteenth/women-5.ts";

/** Written blind: what lies between today and this week, with many denials. */
export const workFourteenth: readonly Vignette[] = [
  ...fourteenthBelly1,
  ...fourteenthBelly2,
  ...fourteenthBelly3,
  ...fourteenthBelly4,
  ...fourteenthBones1,
  ...fourteenthBones2,
  ...fourteenthBones3,
  ...fourteenthChest1,
  ...fourteenthChest2,
  ...fourteenthChest3,
  ...fourteenthChest4,
  ...fourteenthFever1,
  ...fourteenthFever2,
  ...fourteenthFever3,
  ...fourteenthHead1,
  ...fourteenthHead2,
  ...fourteenthHead3,
  ...fourteenthHead4,
  ...fourteenthLiving1,
  ...fourteenthLiving2,
  ...fourteenthLiving3,
  ...fourteenthLiving4,
  ...fourteenthMind1,
  ...fourteenthMind2,
  ...fourteenthMind3,
  ...fourteenthNewborn1,
  ...fourteenthNewborn2,
  ...fourteenthNewborn3,
  ...fourteenthSenses1,
  ...fourteenthSenses2,
  ...fourteenthSenses3,
  ...fourteenthSenses4,
  ...fourteenthSkin1,
  ...fourteenthSkin2,
  ...fourteenthSkin3,
  ...fourteenthSkin4,
  ...fourteenthUrine1,
  ...fourteenthUrine2,
  ...fourteenthUrine3,
  ...fourteenthUrine4,
  ...fourteenthWomen1,
  ...fourteenthWomen2,
  ...fourteenthWomen3,
  ...fourteenthWomen4,
  ...fourteenthWomen5,
];
