import type { Vignette } from "#triage-engine/vignette.ts";
import { xd1Now1 } from "#triage-engine/vignettes/work-forty-fourth/xd1-now-1.ts";
import { xd1Now2 } from "#triage-engine/vignettes/work-forty-fourth/xd1-now-2.ts";
import { xd1Today1 } from "#triage-engine/vignettes/work-forty-fourth/xd1-today-1.ts";
import { xd1Week1 } from "#triage-engine/vignettes/work-forty-fourth/xd1-week-1.ts";
import { xd1Home1 } from "#triage-engine/vignettes/work-forty-fourth/xd1-home-1.ts";
import { xd2Now1 } from "#triage-engine/vignettes/work-forty-fourth/xd2-now-1.ts";
import { xd2Now3 } from "#triage-engine/vignettes/work-forty-fourth/xd2-now-3.ts";
import { xd2Now2 } from "#triage-engine/vignettes/work-forty-fourth/xd2-now-2.ts";
import { xd2Today1 } from "#triage-engine/vignettes/work-forty-fourth/xd2-today-1.ts";
import { xd2Week1 } from "#triage-engine/vignettes/work-forty-fourth/xd2-week-1.ts";
import { xd2Home1 } from "#triage-engine/vignettes/work-forty-fourth/xd2-home-1.ts";
import { xd3Now1 } from "#triage-engine/vignettes/work-forty-fourth/xd3-now-1.ts";
import { xd3Now3 } from "#triage-engine/vignettes/work-forty-fourth/xd3-now-3.ts";
import { xd3Now2 } from "#triage-engine/vignettes/work-forty-fourth/xd3-now-2.ts";
import { xd3Today1 } from "#triage-engine/vignettes/work-forty-fourth/xd3-today-1.ts";
import { xd3Today2 } from "#triage-engine/vignettes/work-forty-fourth/xd3-today-2.ts";
import { xd3Week1 } from "#triage-engine/vignettes/work-forty-fourth/xd3-week-1.ts";
import { xd3Home1 } from "#triage-engine/vignettes/work-forty-fourth/xd3-home-1.ts";
import { xd3Home2 } from "#triage-engine/vignettes/work-forty-fourth/xd3-home-2.ts";
import { xe1Now1 } from "#triage-engine/vignettes/work-forty-fourth/xe1-now-1.ts";
import { xe1Now3 } from "#triage-engine/vignettes/work-forty-fourth/xe1-now-3.ts";
import { xe1Now2 } from "#triage-engine/vignettes/work-forty-fourth/xe1-now-2.ts";
import { xe1Today1 } from "#triage-engine/vignettes/work-forty-fourth/xe1-today-1.ts";
import { xe1Today2 } from "#triage-engine/vignettes/work-forty-fourth/xe1-today-2.ts";
import { xe1Week1 } from "#triage-engine/vignettes/work-forty-fourth/xe1-week-1.ts";
import { xe1Week2 } from "#triage-engine/vignettes/work-forty-fourth/xe1-week-2.ts";
import { xe1Home1 } from "#triage-engine/vignettes/work-forty-fourth/xe1-home-1.ts";
import { xe1Home2 } from "#triage-engine/vignettes/work-forty-fourth/xe1-home-2.ts";
import { xe2Now1 } from "#triage-engine/vignettes/work-forty-fourth/xe2-now-1.ts";
import { xe2Now3 } from "#triage-engine/vignettes/work-forty-fourth/xe2-now-3.ts";
import { xe2Now2 } from "#triage-engine/vignettes/work-forty-fourth/xe2-now-2.ts";
import { xe2Now4 } from "#triage-engine/vignettes/work-forty-fourth/xe2-now-4.ts";
import { xe2Today1 } from "#triage-engine/vignettes/work-forty-fourth/xe2-today-1.ts";
import { xe2Today2 } from "#triage-engine/vignettes/work-forty-fourth/xe2-today-2.ts";
import { xe2Week1 } from "#triage-engine/vignettes/work-forty-fourth/xe2-week-1.ts";
import { xe2Week2 } from "#triage-engine/vignettes/work-forty-fourth/xe2-week-2.ts";
import { xe2Home1 } from "#triage-engine/vignettes/work-forty-fourth/xe2-home-1.ts";
import { xe2Home2 } from "#triage-engine/vignettes/work-forty-fourth/xe2-home-2.ts";
import { xe3Now1 } from "#triage-engine/vignettes/work-forty-fourth/xe3-now-1.ts";
import { xe3Now3 } from "#triage-engine/vignettes/work-forty-fourth/xe3-now-3.ts";
import { xe3Now2 } from "#triage-engine/vignettes/work-forty-fourth/xe3-now-2.ts";
import { xe3Today1 } from "#triage-engine/vignettes/work-forty-fourth/xe3-today-1.ts";
import { xe3Today2 } from "#triage-engine/vignettes/work-forty-fourth/xe3-today-2.ts";
import { xe3Week1 } from "#triage-engine/vignettes/work-forty-fourth/xe3-week-1.ts";
import { xe3Week2 } from "#triage-engine/vignettes/work-forty-fourth/xe3-week-2.ts";
import { xe3Home1 } from "#triage-engine/vignettes/work-forty-fourth/xe3-home-1.ts";
import { xe3Home2 } from "#triage-engine/vignettes/work-forty-fourth/xe3-home-2.ts";

/** Two sets by six writers who knew neither rules nor words, each met by editions 1.20.0 and 1.21.0 half made before anything was learnt from it. */
export const workFortyFourth: readonly Vignette[] = [
  ...xd1Now1,
  ...xd1Now2,
  ...xd1Today1,
  ...xd1Week1,
  ...xd1Home1,
  ...xd2Now1,
  ...xd2Now3,
  ...xd2Now2,
  ...xd2Today1,
  ...xd2Week1,
  ...xd2Home1,
  ...xd3Now1,
  ...xd3Now3,
  ...xd3Now2,
  ...xd3Today1,
  ...xd3Today2,
  ...xd3Week1,
  ...xd3Home1,
  ...xd3Home2,
  ...xe1Now1,
  ...xe1Now3,
  ...xe1Now2,
  ...xe1Today1,
  ...xe1Today2,
  ...xe1Week1,
  ...xe1Week2,
  ...xe1Home1,
  ...xe1Home2,
  ...xe2Now1,
  ...xe2Now3,
  ...xe2Now2,
  ...xe2Now4,
  ...xe2Today1,
  ...xe2Today2,
  ...xe2Week1,
  ...xe2Week2,
  ...xe2Home1,
  ...xe2Home2,
  ...xe3Now1,
  ...xe3Now3,
  ...xe3Now2,
  ...xe3Today1,
  ...xe3Today2,
  ...xe3Week1,
  ...xe3Week2,
  ...xe3Home1,
  ...xe3Home2,
];
