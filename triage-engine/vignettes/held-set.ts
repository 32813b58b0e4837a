import type { Vignette } from "#triage-engine/vignette.ts";
import { xj1Now1 } from "#triage-engine/vignettes/held/xj1-now-1.ts";
import { xj1Now2 } from "#triage-engine/vignettes/held/xj1-now-2.ts";
import { xj1Today1 } from "#triage-engine/vignettes/held/xj1-today-1.ts";
import { xj1Today2 } from "#triage-engine/vignettes/held/xj1-today-2.ts";
import { xj1Week1 } from "#triage-engine/vignettes/held/xj1-week-1.ts";
import { xj1Week2 } from "#triage-engine/vignettes/held/xj1-week-2.ts";
import { xj1Home1 } from "#triage-engine/vignettes/held/xj1-home-1.ts";
import { xj1Home2 } from "#triage-engine/vignettes/held/xj1-home-2.ts";
import { xj2Now1 } from "#triage-engine/vignettes/held/xj2-now-1.ts";
import { xj2Now2 } from "#triage-engine/vignettes/held/xj2-now-2.ts";
import { xj2Today1 } from "#triage-engine/vignettes/held/xj2-today-1.ts";
import { xj2Today2 } from "#triage-engine/vignettes/held/xj2-today-2.ts";
import { xj2Week1 } from "#triage-engine/vignettes/held/xj2-week-1.ts";
import { xj2Week2 } from "#triage-engine/vignettes/held/xj2-week-2.ts";
import { xj2Home1 } from "#triage-engine/vignettes/held/xj2-home-1.ts";
import { xj2Home2 } from "#triage-engine/vignettes/held/xj2-home-2.ts";
import { xj3Now1 } from "#triage-engine/vignettes/held/xj3-now-1.ts";
import { xj3Now2 } from "#triage-engine/vignettes/held/xj3-now-2.ts";
import { xj3Today1 } from "#triage-engine/vignettes/held/xj3-today-1.ts";
import { xj3Today2 } from "#triage-engine/vignettes/held/xj3-today-2.ts";
import { xj3Week1 } from "#triage-engine/vignettes/held/xj3-week-1.ts";
import { xj3Week2 } from "#triage-engine/vignettes/held/xj3-week-2.ts";
import { xj3Home1 } from "#triage-engine/vignettes/held/xj3-home-1.ts";
import { xj3Home2 } from "#triage-engine/vignettes/held/xj3-home-2.ts";
import { xj4Now1 } from "#triage-engine/vignettes/held/xj4-now-1.ts";
import { xj4Now2 } from "#triage-engine/vignettes/held/xj4-now-2.ts";
import { xj4Today1 } from "#triage-engine/vignettes/held/xj4-today-1.ts";
import { xj4Today2 } from "#triage-engine/vignettes/held/xj4-today-2.ts";
import { xj4Week1 } from "#triage-engine/vignettes/held/xj4-week-1.ts";
import { xj4Week2 } from "#triage-engine/vignettes/held/xj4-week-2.ts";
import { xj4Home1 } from "#triage-engine/vignettes/held/xj4-home-1.ts";
import { xj4Home2 } from "#triage-engine/vignettes/held/xj4-home-2.ts";

/**
 * Cases by four writers who knew neither rules nor words, their levels given a second time by readers who had not seen the first. Only their sums are looked at: whoever sees one
 * of them has begun to learn from it.
 */
export const heldVignettes: readonly Vignette[] = [
  ...xj1Now1,
  ...xj1Now2,
  ...xj1Today1,
  ...xj1Today2,
  ...xj1Week1,
  ...xj1Week2,
  ...xj1Home1,
  ...xj1Home2,
  ...xj2Now1,
  ...xj2Now2,
  ...xj2Today1,
  ...xj2Today2,
  ...xj2Week1,
  ...xj2Week2,
  ...xj2Home1,
  ...xj2Home2,
  ...xj3Now1,
  ...xj3Now2,
  ...xj3Today1,
  ...xj3Today2,
  ...xj3Week1,
  ...xj3Week2,
  ...xj3Home1,
  ...xj3Home2,
  ...xj4Now1,
  ...xj4Now2,
  ...xj4Today1,
  ...xj4Today2,
  ...xj4Week1,
  ...xj4Week2,
  ...xj4Home1,
  ...xj4Home2,
];
