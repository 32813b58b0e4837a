import type { Vignette } from "#triage-engine/vignette.ts";
import { v1Daily1 } from "#triage-engine/vignettes/work-thirty-seventh/v1-daily-1.ts";
import { v1Hidden1 } from "#triage-engine/vignettes/work-thirty-seventh/v1-hidden-1.ts";
import { v1Sudden1 } from "#triage-engine/vignettes/work-thirty-seventh/v1-sudden-1.ts";
import { v1Worried1 } from "#triage-engine/vignettes/work-thirty-seventh/v1-worried-1.ts";
import { v2Alarm1 } from "#triage-engine/vignettes/work-thirty-seventh/v2-alarm-1.ts";
import { v2Alarm2 } from "#triage-engine/vignettes/work-thirty-seventh/v2-alarm-2.ts";
import { v2Calm1 } from "#triage-engine/vignettes/work-thirty-seventh/v2-calm-1.ts";
import { v2Calm2 } from "#triage-engine/vignettes/work-thirty-seventh/v2-calm-2.ts";
import { v2Today1 } from "#triage-engine/vignettes/work-thirty-seventh/v2-today-1.ts";
import { v2Today2 } from "#triage-engine/vignettes/work-thirty-seventh/v2-today-2.ts";
import { w1Belly1 } from "#triage-engine/vignettes/work-thirty-seventh/w1-belly-1.ts";
import { w1Body1 } from "#triage-engine/vignettes/work-thirty-seventh/w1-body-1.ts";
import { w1Head1 } from "#triage-engine/vignettes/work-thirty-seventh/w1-head-1.ts";
import { w1Skin1 } from "#triage-engine/vignettes/work-thirty-seventh/w1-skin-1.ts";
import { w2Babies1 } from "#triage-engine/vignettes/work-thirty-seventh/w2-babies-1.ts";
import { w2Children1 } from "#triage-engine/vignettes/work-thirty-seventh/w2-children-1.ts";
import { w2Elders1 } from "#triage-engine/vignettes/work-thirty-seventh/w2-elders-1.ts";
import { w2Grandparents1 } from "#triage-engine/vignettes/work-thirty-seventh/w2-grandparents-1.ts";
import { y1Heavy1 } from "#triage-engine/vignettes/work-thirty-seventh/y1-heavy-1.ts";
import { y1Mild1 } from "#triage-engine/vignettes/work-thirty-seventh/y1-mild-1.ts";
import { y1Slow1 } from "#triage-engine/vignettes/work-thirty-seventh/y1-slow-1.ts";
import { y1Soon1 } from "#triage-engine/vignettes/work-thirty-seventh/y1-soon-1.ts";
import { y2Dusk1 } from "#triage-engine/vignettes/work-thirty-seventh/y2-dusk-1.ts";
import { y2Haze1 } from "#triage-engine/vignettes/work-thirty-seventh/y2-haze-1.ts";
import { y2Hush1 } from "#triage-engine/vignettes/work-thirty-seventh/y2-hush-1.ts";
import { y2Mist1 } from "#triage-engine/vignettes/work-thirty-seventh/y2-mist-1.ts";
import { y2Veil1 } from "#triage-engine/vignettes/work-thirty-seventh/y2-veil-1.ts";
import { z1Custom1 } from "#triage-engine/vignettes/work-thirty-seventh/z1-custom-1.ts";
import { z1Season1 } from "#triage-engine/vignettes/work-thirty-seventh/z1-season-1.ts";
import { z1Work1 } from "#triage-engine/vignettes/work-thirty-seventh/z1-work-1.ts";
import { z2Grey1 } from "#triage-engine/vignettes/work-thirty-seventh/z2-grey-1.ts";
import { z2Little1 } from "#triage-engine/vignettes/work-thirty-seventh/z2-little-1.ts";
import { z2Query1 } from "#triage-engine/vignettes/work-thirty-seventh/z2-query-1.ts";

/** Written to be learnt from: four writers of openings that say nothing (160 cases), four of what ends at home (160). */
export const workThirtySeventh: readonly Vignette[] = [
  ...v1Daily1,
  ...v1Hidden1,
  ...v1Sudden1,
  ...v1Worried1,
  ...v2Alarm1,
  ...v2Alarm2,
  ...v2Calm1,
  ...v2Calm2,
  ...v2Today1,
  ...v2Today2,
  ...w1Belly1,
  ...w1Body1,
  ...w1Head1,
  ...w1Skin1,
  ...w2Babies1,
  ...w2Children1,
  ...w2Elders1,
  ...w2Grandparents1,
  ...y1Heavy1,
  ...y1Mild1,
  ...y1Slow1,
  ...y1Soon1,
  ...y2Dusk1,
  ...y2Haze1,
  ...y2Hush1,
  ...y2Mist1,
  ...y2Veil1,
  ...z1Custom1,
  ...z1Season1,
  ...z1Work1,
  ...z2Grey1,
  ...z2Little1,
  ...z2Query1,
];
