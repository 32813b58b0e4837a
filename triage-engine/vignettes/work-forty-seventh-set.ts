import type { Vignette } from "#triage-engine/vignette.ts";
import { xg1Home1 } from "#triage-engine/vignettes/work-forty-seventh/xg1-home-1.ts";
import { xg1Now1 } from "#triage-engine/vignettes/work-forty-seventh/xg1-now-1.ts";
import { xg1Now2 } from "#triage-engine/vignettes/work-forty-seventh/xg1-now-2.ts";
import { xg1Today1 } from "#triage-engine/vignettes/work-forty-seventh/xg1-today-1.ts";
import { xg1Today2 } from "#triage-engine/vignettes/work-forty-seventh/xg1-today-2.ts";
import { xg1Week1 } from "#triage-engine/vignettes/work-forty-seventh/xg1-week-1.ts";
import { xg2Home1 } from "#triage-engine/vignettes/work-forty-seventh/xg2-home-1.ts";
import { xg2Now1 } from "#triage-engine/vignettes/work-forty-seventh/xg2-now-1.ts";
import { xg2Now2 } from "#triage-engine/vignettes/work-forty-seventh/xg2-now-2.ts";
import { xg2Now3 } from "#triage-engine/vignettes/work-forty-seventh/xg2-now-3.ts";
import { xg2Today1 } from "#triage-engine/vignettes/work-forty-seventh/xg2-today-1.ts";
import { xg2Today2 } from "#triage-engine/vignettes/work-forty-seventh/xg2-today-2.ts";
import { xg2Week1 } from "#triage-engine/vignettes/work-forty-seventh/xg2-week-1.ts";
import { xg3Home1 } from "#triage-engine/vignettes/work-forty-seventh/xg3-home-1.ts";
import { xg3Home2 } from "#triage-engine/vignettes/work-forty-seventh/xg3-home-2.ts";
import { xg3Now1 } from "#triage-engine/vignettes/work-forty-seventh/xg3-now-1.ts";
import { xg3Now2 } from "#triage-engine/vignettes/work-forty-seventh/xg3-now-2.ts";
import { xg3Now3 } from "#triage-engine/vignettes/work-forty-seventh/xg3-now-3.ts";
import { xg3Today1 } from "#triage-engine/vignettes/work-forty-seventh/xg3-today-1.ts";
import { xg3Week1 } from "#triage-engine/vignettes/work-forty-seventh/xg3-week-1.ts";
import { xg4Home1 } from "#triage-engine/vignettes/work-forty-seventh/xg4-home-1.ts";
import { xg4Now1 } from "#triage-engine/vignettes/work-forty-seventh/xg4-now-1.ts";
import { xg4Today1 } from "#triage-engine/vignettes/work-forty-seventh/xg4-today-1.ts";
import { xg4Week1 } from "#triage-engine/vignettes/work-forty-seventh/xg4-week-1.ts";

/** Cases by four writers, held from edition 1.21.0 to 1.22.0. */
export const workFortySeventh: readonly Vignette[] = [
  ...xg1Home1,
  ...xg1Now1,
  ...xg1Now2,
  ...xg1Today1,
  ...xg1Today2,
  ...xg1Week1,
  ...xg2Home1,
  ...xg2Now1,
  ...xg2Now2,
  ...xg2Now3,
  ...xg2Today1,
  ...xg2Today2,
  ...xg2Week1,
  ...xg3Home1,
  ...xg3Home2,
  ...xg3Now1,
  ...xg3Now2,
  ...xg3Now3,
  ...xg3Today1,
  ...xg3Week1,
  ...xg4Home1,
  ...xg4Now1,
  ...xg4Today1,
  ...xg4Week1,
];
