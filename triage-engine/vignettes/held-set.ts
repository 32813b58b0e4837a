import type { Vignette } from "#triage-engine/vignette.ts";
import { xg1Now1 } from "#triage-engine/vignettes/held/xg1-now-1.ts";
import { xg1Now2 } from "#triage-engine/vignettes/held/xg1-now-2.ts";
import { xg1Today1 } from "#triage-engine/vignettes/held/xg1-today-1.ts";
import { xg1Today2 } from "#triage-engine/vignettes/held/xg1-today-2.ts";
import { xg1Week1 } from "#triage-engine/vignettes/held/xg1-week-1.ts";
import { xg1Home1 } from "#triage-engine/vignettes/held/xg1-home-1.ts";
import { xg2Now1 } from "#triage-engine/vignettes/held/xg2-now-1.ts";
import { xg2Now3 } from "#triage-engine/vignettes/held/xg2-now-3.ts";
import { xg2Now2 } from "#triage-engine/vignettes/held/xg2-now-2.ts";
import { xg2Today1 } from "#triage-engine/vignettes/held/xg2-today-1.ts";
import { xg2Today2 } from "#triage-engine/vignettes/held/xg2-today-2.ts";
import { xg2Week1 } from "#triage-engine/vignettes/held/xg2-week-1.ts";
import { xg2Home1 } from "#triage-engine/vignettes/held/xg2-home-1.ts";
import { xg3Now1 } from "#triage-engine/vignettes/held/xg3-now-1.ts";
import { xg3Now3 } from "#triage-engine/vignettes/held/xg3-now-3.ts";
import { xg3Now2 } from "#triage-engine/vignettes/held/xg3-now-2.ts";
import { xg3Today1 } from "#triage-engine/vignettes/held/xg3-today-1.ts";
import { xg3Week1 } from "#triage-engine/vignettes/held/xg3-week-1.ts";
import { xg3Home1 } from "#triage-engine/vignettes/held/xg3-home-1.ts";
import { xg3Home2 } from "#triage-engine/vignettes/held/xg3-home-2.ts";
import { xg4Now1 } from "#triage-engine/vignettes/held/xg4-now-1.ts";
import { xg4Today1 } from "#triage-engine/vignettes/held/xg4-today-1.ts";
import { xg4Week1 } from "#triage-engine/vignettes/held/xg4-week-1.ts";
import { xg4Home1 } from "#triage-engine/vignettes/held/xg4-home-1.ts";

/**
 * Cases by four writers who knew neither rules nor words. Only their sums are looked at: whoever sees one of them has begun to learn from it.
 */
export const heldVignettes: readonly Vignette[] = [
  ...xg1Now1,
  ...xg1Now2,
  ...xg1Today1,
  ...xg1Today2,
  ...xg1Week1,
  ...xg1Home1,
  ...xg2Now1,
  ...xg2Now3,
  ...xg2Now2,
  ...xg2Today1,
  ...xg2Today2,
  ...xg2Week1,
  ...xg2Home1,
  ...xg3Now1,
  ...xg3Now3,
  ...xg3Now2,
  ...xg3Today1,
  ...xg3Week1,
  ...xg3Home1,
  ...xg3Home2,
  ...xg4Now1,
  ...xg4Today1,
  ...xg4Week1,
  ...xg4Home1,
];
