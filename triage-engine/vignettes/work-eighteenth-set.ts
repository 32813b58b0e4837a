import type { Vignette } from "#triage-engine/vignette.ts";
import { heldeBelly1 } from "#triage-engine/vignettes/work-eighteenth/e-belly-1.ts";
import { heldeBelly2 } from "#triage-engine/vignettes/work-eighteenth/e-belly-2.ts";
import { heldeChest1 } from "#triage-engine/vignettes/work-eighteenth/e-chest-1.ts";
import { heldeFace1 } from "#triage-engine/vignettes/work-eighteenth/e-face-1.ts";
import { heldeFever1 } from "#triage-engine/vignettes/work-eighteenth/e-fever-1.ts";
import { heldeFever2 } from "#triage-engine/vignettes/work-eighteenth/e-fever-2.ts";
import { heldeInjury1 } from "#triage-engine/vignettes/work-eighteenth/e-injury-1.ts";
import { heldeOther1 } from "#triage-engine/vignettes/work-eighteenth/e-other-1.ts";
import { heldeOther2 } from "#triage-engine/vignettes/work-eighteenth/e-other-2.ts";
import { heldeSkin1 } from "#triage-engine/vignettes/work-eighteenth/e-skin-1.ts";
import { heldeSmall1 } from "#triage-engine/vignettes/work-eighteenth/e-small-1.ts";
import { heldeStool1 } from "#triage-engine/vignettes/work-eighteenth/e-stool-1.ts";
import { heldeWomen1 } from "#triage-engine/vignettes/work-eighteenth/e-women-1.ts";
import { heldeWomen2 } from "#triage-engine/vignettes/work-eighteenth/e-women-2.ts";

/** A set that leans to the harmless told with much that does not matter: measured once, learnt from since. */
export const workEighteenth: readonly Vignette[] = [
  ...heldeBelly1,
  ...heldeBelly2,
  ...heldeChest1,
  ...heldeFace1,
  ...heldeFever1,
  ...heldeFever2,
  ...heldeInjury1,
  ...heldeOther1,
  ...heldeOther2,
  ...heldeSkin1,
  ...heldeSmall1,
  ...heldeStool1,
  ...heldeWomen1,
  ...heldeWomen2,
];
