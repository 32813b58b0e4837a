import type { Vignette } from "#triage-engine/vignette.ts";
import { rareRules } from "#triage-engine/vignettes/work-forty-fifth/rare-rules.ts";
import { xf1Home1 } from "#triage-engine/vignettes/work-forty-fifth/xf1-home-1.ts";
import { xf1Home2 } from "#triage-engine/vignettes/work-forty-fifth/xf1-home-2.ts";
import { xf1Now1 } from "#triage-engine/vignettes/work-forty-fifth/xf1-now-1.ts";
import { xf1Now3 } from "#triage-engine/vignettes/work-forty-fifth/xf1-now-3.ts";
import { xf1Now2 } from "#triage-engine/vignettes/work-forty-fifth/xf1-now-2.ts";
import { xf1Today1 } from "#triage-engine/vignettes/work-forty-fifth/xf1-today-1.ts";
import { xf1Today2 } from "#triage-engine/vignettes/work-forty-fifth/xf1-today-2.ts";
import { xf1Week1 } from "#triage-engine/vignettes/work-forty-fifth/xf1-week-1.ts";
import { xf1Week2 } from "#triage-engine/vignettes/work-forty-fifth/xf1-week-2.ts";
import { xf2Home1 } from "#triage-engine/vignettes/work-forty-fifth/xf2-home-1.ts";
import { xf2Home2 } from "#triage-engine/vignettes/work-forty-fifth/xf2-home-2.ts";
import { xf2Now1 } from "#triage-engine/vignettes/work-forty-fifth/xf2-now-1.ts";
import { xf2Now3 } from "#triage-engine/vignettes/work-forty-fifth/xf2-now-3.ts";
import { xf2Now2 } from "#triage-engine/vignettes/work-forty-fifth/xf2-now-2.ts";
import { xf2Today1 } from "#triage-engine/vignettes/work-forty-fifth/xf2-today-1.ts";
import { xf2Today3 } from "#triage-engine/vignettes/work-forty-fifth/xf2-today-3.ts";
import { xf2Today2 } from "#triage-engine/vignettes/work-forty-fifth/xf2-today-2.ts";
import { xf2Week1 } from "#triage-engine/vignettes/work-forty-fifth/xf2-week-1.ts";
import { xf2Week2 } from "#triage-engine/vignettes/work-forty-fifth/xf2-week-2.ts";
import { xf3Home1 } from "#triage-engine/vignettes/work-forty-fifth/xf3-home-1.ts";
import { xf3Home2 } from "#triage-engine/vignettes/work-forty-fifth/xf3-home-2.ts";
import { xf3Now1 } from "#triage-engine/vignettes/work-forty-fifth/xf3-now-1.ts";
import { xf3Now3 } from "#triage-engine/vignettes/work-forty-fifth/xf3-now-3.ts";
import { xf3Now2 } from "#triage-engine/vignettes/work-forty-fifth/xf3-now-2.ts";
import { xf3Today1 } from "#triage-engine/vignettes/work-forty-fifth/xf3-today-1.ts";
import { xf3Today3 } from "#triage-engine/vignettes/work-forty-fifth/xf3-today-3.ts";
import { xf3Today2 } from "#triage-engine/vignettes/work-forty-fifth/xf3-today-2.ts";
import { xf3Week1 } from "#triage-engine/vignettes/work-forty-fifth/xf3-week-1.ts";
import { xf3Week2 } from "#triage-engine/vignettes/work-forty-fifth/xf3-week-2.ts";

/** Cases by three writers who knew neither rules nor words, met once by editions 1.20.0 and 1.21.0 before anything was learnt from them. */
export const workFortyFifth: readonly Vignette[] = [
  ...rareRules,
  ...xf1Home1,
  ...xf1Home2,
  ...xf1Now1,
  ...xf1Now3,
  ...xf1Now2,
  ...xf1Today1,
  ...xf1Today2,
  ...xf1Week1,
  ...xf1Week2,
  ...xf2Home1,
  ...xf2Home2,
  ...xf2Now1,
  ...xf2Now3,
  ...xf2Now2,
  ...xf2Today1,
  ...xf2Today3,
  ...xf2Today2,
  ...xf2Week1,
  ...xf2Week2,
  ...xf3Home1,
  ...xf3Home2,
  ...xf3Now1,
  ...xf3Now3,
  ...xf3Now2,
  ...xf3Today1,
  ...xf3Today3,
  ...xf3Today2,
  ...xf3Week1,
  ...xf3Week2,
];
