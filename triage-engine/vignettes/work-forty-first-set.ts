import type { Vignette } from "#triage-engine/vignette.ts";
import { xb1Danger1 } from "#triage-engine/vignettes/work-forty-first/xb1-danger-1.ts";
import { xb1Danger2 } from "#triage-engine/vignettes/work-forty-first/xb1-danger-2.ts";
import { xb1Home1 } from "#triage-engine/vignettes/work-forty-first/xb1-home-1.ts";
import { xb1Soon1 } from "#triage-engine/vignettes/work-forty-first/xb1-soon-1.ts";
import { xb1Week1 } from "#triage-engine/vignettes/work-forty-first/xb1-week-1.ts";
import { xb2Home1 } from "#triage-engine/vignettes/work-forty-first/xb2-home-1.ts";
import { xb2Infant1 } from "#triage-engine/vignettes/work-forty-first/xb2-infant-1.ts";
import { xb2Newborn1 } from "#triage-engine/vignettes/work-forty-first/xb2-newborn-1.ts";
import { xb2NewbornWell1 } from "#triage-engine/vignettes/work-forty-first/xb2-newborn-well-1.ts";
import { xb2School1 } from "#triage-engine/vignettes/work-forty-first/xb2-school-1.ts";
import { xb2Toddler1 } from "#triage-engine/vignettes/work-forty-first/xb2-toddler-1.ts";
import { xb3Home1 } from "#triage-engine/vignettes/work-forty-first/xb3-home-1.ts";
import { xb3Orange1 } from "#triage-engine/vignettes/work-forty-first/xb3-orange-1.ts";
import { xb3Red1 } from "#triage-engine/vignettes/work-forty-first/xb3-red-1.ts";
import { xb3Scarlet1 } from "#triage-engine/vignettes/work-forty-first/xb3-scarlet-1.ts";
import { xb3Week1 } from "#triage-engine/vignettes/work-forty-first/xb3-week-1.ts";
import { xb4Grave1 } from "#triage-engine/vignettes/work-forty-first/xb4-grave-1.ts";
import { xb4Home1 } from "#triage-engine/vignettes/work-forty-first/xb4-home-1.ts";
import { xb4Today1 } from "#triage-engine/vignettes/work-forty-first/xb4-today-1.ts";
import { xb4Week1 } from "#triage-engine/vignettes/work-forty-first/xb4-week-1.ts";
import { xb5Danger1 } from "#triage-engine/vignettes/work-forty-first/xb5-danger-1.ts";
import { xb5Danger2 } from "#triage-engine/vignettes/work-forty-first/xb5-danger-2.ts";
import { xb5Home1 } from "#triage-engine/vignettes/work-forty-first/xb5-home-1.ts";
import { xb5Soon1 } from "#triage-engine/vignettes/work-forty-first/xb5-soon-1.ts";
import { xb5Week1 } from "#triage-engine/vignettes/work-forty-first/xb5-week-1.ts";
import { xb6Joints1 } from "#triage-engine/vignettes/work-forty-first/xb6-joints-1.ts";
import { xb6Mind1 } from "#triage-engine/vignettes/work-forty-first/xb6-mind-1.ts";
import { xb6Senses1 } from "#triage-engine/vignettes/work-forty-first/xb6-senses-1.ts";
import { xb6Skin1 } from "#triage-engine/vignettes/work-forty-first/xb6-skin-1.ts";

/** The twenty-fourth held set: six writers, half of it told plainly, each level given again by somebody who had not seen it (249 of 252 the same). Learnt from since. */
export const workFortyFirst: readonly Vignette[] = [
  ...xb1Danger1,
  ...xb1Danger2,
  ...xb1Home1,
  ...xb1Soon1,
  ...xb1Week1,
  ...xb2Home1,
  ...xb2Infant1,
  ...xb2Newborn1,
  ...xb2NewbornWell1,
  ...xb2School1,
  ...xb2Toddler1,
  ...xb3Home1,
  ...xb3Orange1,
  ...xb3Red1,
  ...xb3Scarlet1,
  ...xb3Week1,
  ...xb4Grave1,
  ...xb4Home1,
  ...xb4Today1,
  ...xb4Week1,
  ...xb5Danger1,
  ...xb5Danger2,
  ...xb5Home1,
  ...xb5Soon1,
  ...xb5Week1,
  ...xb6Joints1,
  ...xb6Mind1,
  ...xb6Senses1,
  ...xb6Skin1,
];
