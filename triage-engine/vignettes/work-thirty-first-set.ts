import type { Vignette } from "#triage-engine/vignette.ts";
import { n1Alarm1 } from "#triage-engine/vignettes/work-thirty-first/n1-alarm-1.ts";
import { n1Grave1 } from "#triage-engine/vignettes/work-thirty-first/n1-grave-1.ts";
import { n1Home1 } from "#triage-engine/vignettes/work-thirty-first/n1-home-1.ts";
import { n1Mild1 } from "#triage-engine/vignettes/work-thirty-first/n1-mild-1.ts";
import { n1Planned1 } from "#triage-engine/vignettes/work-thirty-first/n1-planned-1.ts";
import { n1Siren1 } from "#triage-engine/vignettes/work-thirty-first/n1-siren-1.ts";
import { n1Soon1 } from "#triage-engine/vignettes/work-thirty-first/n1-soon-1.ts";
import { n1Today1 } from "#triage-engine/vignettes/work-thirty-first/n1-today-1.ts";
import { n1Week1 } from "#triage-engine/vignettes/work-thirty-first/n1-week-1.ts";
import { n2Belly1 } from "#triage-engine/vignettes/work-thirty-first/n2-belly-1.ts";
import { n2Fever1 } from "#triage-engine/vignettes/work-thirty-first/n2-fever-1.ts";
import { n2Injury1 } from "#triage-engine/vignettes/work-thirty-first/n2-injury-1.ts";
import { n2Mixed1 } from "#triage-engine/vignettes/work-thirty-first/n2-mixed-1.ts";
import { n2School1 } from "#triage-engine/vignettes/work-thirty-first/n2-school-1.ts";
import { n3Newborn1 } from "#triage-engine/vignettes/work-thirty-first/n3-newborn-1.ts";
import { n3Newborn2 } from "#triage-engine/vignettes/work-thirty-first/n3-newborn-2.ts";
import { n3Pregnancy1 } from "#triage-engine/vignettes/work-thirty-first/n3-pregnancy-1.ts";
import { n3Pregnancy2 } from "#triage-engine/vignettes/work-thirty-first/n3-pregnancy-2.ts";
import { n3Women1 } from "#triage-engine/vignettes/work-thirty-first/n3-women-1.ts";
import { n4Poison1 } from "#triage-engine/vignettes/work-thirty-first/n4-poison-1.ts";
import { n4Poison2 } from "#triage-engine/vignettes/work-thirty-first/n4-poison-2.ts";
import { n4Senses1 } from "#triage-engine/vignettes/work-thirty-first/n4-senses-1.ts";
import { n4Senses2 } from "#triage-engine/vignettes/work-thirty-first/n4-senses-2.ts";
import { n4Skin1 } from "#triage-engine/vignettes/work-thirty-first/n4-skin-1.ts";
import { n4Skin2 } from "#triage-engine/vignettes/work-thirty-first/n4-skin-2.ts";
import { n4Trauma1 } from "#triage-engine/vignettes/work-thirty-first/n4-trauma-1.ts";
import { n4Trauma2 } from "#triage-engine/vignettes/work-thirty-first/n4-trauma-2.ts";
import { n5Bones1 } from "#triage-engine/vignettes/work-thirty-first/n5-bones-1.ts";
import { n5Elders1 } from "#triage-engine/vignettes/work-thirty-first/n5-elders-1.ts";
import { n5Hearts1 } from "#triage-engine/vignettes/work-thirty-first/n5-hearts-1.ts";
import { n5Intimate1 } from "#triage-engine/vignettes/work-thirty-first/n5-intimate-1.ts";
import { n5Mind1 } from "#triage-engine/vignettes/work-thirty-first/n5-mind-1.ts";
import { n5Nerves1 } from "#triage-engine/vignettes/work-thirty-first/n5-nerves-1.ts";
import { n5Remedies1 } from "#triage-engine/vignettes/work-thirty-first/n5-remedies-1.ts";

/** The sixteenth held set: five writers, each level given again by somebody who had not seen it (308 of 310 the same). Learnt from since. */
export const workThirtyFirst: readonly Vignette[] = [
  ...n1Alarm1,
  ...n1Grave1,
  ...n1Home1,
  ...n1Mild1,
  ...n1Planned1,
  ...n1Siren1,
  ...n1Soon1,
  ...n1Today1,
  ...n1Week1,
  ...n2Belly1,
  ...n2Fever1,
  ...n2Injury1,
  ...n2Mixed1,
  ...n2School1,
  ...n3Newborn1,
  ...n3Newborn2,
  ...n3Pregnancy1,
  ...n3Pregnancy2,
  ...n3Women1,
  ...n4Poison1,
  ...n4Poison2,
  ...n4Senses1,
  ...n4Senses2,
  ...n4Skin1,
  ...n4Skin2,
  ...n4Trauma1,
  ...n4Trauma2,
  ...n5Bones1,
  ...n5Elders1,
  ...n5Hearts1,
  ...n5Intimate1,
  ...n5Mind1,
  ...n5Nerves1,
  ...n5Remedies1,
];
