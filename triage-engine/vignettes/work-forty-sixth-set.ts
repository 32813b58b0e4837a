import type { Vignette } from "#triage-engine/vignette.ts";
import { xh1Now1 } from "#triage-engine/vignettes/work-forty-sixth/xh1-now-1.ts";
import { xh1Now2 } from "#triage-engine/vignettes/work-forty-sixth/xh1-now-2.ts";
import { xh1Today1 } from "#triage-engine/vignettes/work-forty-sixth/xh1-today-1.ts";
import { xh1Today2 } from "#triage-engine/vignettes/work-forty-sixth/xh1-today-2.ts";
import { xh1Week1 } from "#triage-engine/vignettes/work-forty-sixth/xh1-week-1.ts";
import { xh1Week2 } from "#triage-engine/vignettes/work-forty-sixth/xh1-week-2.ts";
import { xh1Home1 } from "#triage-engine/vignettes/work-forty-sixth/xh1-home-1.ts";
import { xh1Home2 } from "#triage-engine/vignettes/work-forty-sixth/xh1-home-2.ts";
import { xh2Now1 } from "#triage-engine/vignettes/work-forty-sixth/xh2-now-1.ts";
import { xh2Now2 } from "#triage-engine/vignettes/work-forty-sixth/xh2-now-2.ts";
import { xh2Now3 } from "#triage-engine/vignettes/work-forty-sixth/xh2-now-3.ts";
import { xh2Today1 } from "#triage-engine/vignettes/work-forty-sixth/xh2-today-1.ts";
import { xh2Today2 } from "#triage-engine/vignettes/work-forty-sixth/xh2-today-2.ts";
import { xh2Week1 } from "#triage-engine/vignettes/work-forty-sixth/xh2-week-1.ts";
import { xh2Week2 } from "#triage-engine/vignettes/work-forty-sixth/xh2-week-2.ts";
import { xh2Home1 } from "#triage-engine/vignettes/work-forty-sixth/xh2-home-1.ts";
import { xh2Home2 } from "#triage-engine/vignettes/work-forty-sixth/xh2-home-2.ts";
import { xh3Now1 } from "#triage-engine/vignettes/work-forty-sixth/xh3-now-1.ts";
import { xh3Now2 } from "#triage-engine/vignettes/work-forty-sixth/xh3-now-2.ts";
import { xh3Today1 } from "#triage-engine/vignettes/work-forty-sixth/xh3-today-1.ts";
import { xh3Today2 } from "#triage-engine/vignettes/work-forty-sixth/xh3-today-2.ts";
import { xh3Week1 } from "#triage-engine/vignettes/work-forty-sixth/xh3-week-1.ts";
import { xh3Week2 } from "#triage-engine/vignettes/work-forty-sixth/xh3-week-2.ts";
import { xh3Home1 } from "#triage-engine/vignettes/work-forty-sixth/xh3-home-1.ts";
import { xh3Home2 } from "#triage-engine/vignettes/work-forty-sixth/xh3-home-2.ts";
import { xi1Now1 } from "#triage-engine/vignettes/work-forty-sixth/xi1-now-1.ts";
import { xi1Now2 } from "#triage-engine/vignettes/work-forty-sixth/xi1-now-2.ts";
import { xi1Now3 } from "#triage-engine/vignettes/work-forty-sixth/xi1-now-3.ts";
import { xi1Today1 } from "#triage-engine/vignettes/work-forty-sixth/xi1-today-1.ts";
import { xi1Today2 } from "#triage-engine/vignettes/work-forty-sixth/xi1-today-2.ts";
import { xi1Week1 } from "#triage-engine/vignettes/work-forty-sixth/xi1-week-1.ts";
import { xi1Week2 } from "#triage-engine/vignettes/work-forty-sixth/xi1-week-2.ts";
import { xi1Home1 } from "#triage-engine/vignettes/work-forty-sixth/xi1-home-1.ts";
import { xi1Home2 } from "#triage-engine/vignettes/work-forty-sixth/xi1-home-2.ts";
import { xi2Now1 } from "#triage-engine/vignettes/work-forty-sixth/xi2-now-1.ts";
import { xi2Now2 } from "#triage-engine/vignettes/work-forty-sixth/xi2-now-2.ts";
import { xi2Today1 } from "#triage-engine/vignettes/work-forty-sixth/xi2-today-1.ts";
import { xi2Today2 } from "#triage-engine/vignettes/work-forty-sixth/xi2-today-2.ts";
import { xi2Week1 } from "#triage-engine/vignettes/work-forty-sixth/xi2-week-1.ts";
import { xi2Week2 } from "#triage-engine/vignettes/work-forty-sixth/xi2-week-2.ts";
import { xi2Home1 } from "#triage-engine/vignettes/work-forty-sixth/xi2-home-1.ts";
import { xi2Home2 } from "#triage-engine/vignettes/work-forty-sixth/xi2-home-2.ts";

/** Cases by five writers who knew neither rules nor words, met once by editions 1.21.0 and 1.22.0 before anything was learnt from them. */
export const workFortySixth: readonly Vignette[] = [
  ...xh1Now1,
  ...xh1Now2,
  ...xh1Today1,
  ...xh1Today2,
  ...xh1Week1,
  ...xh1Week2,
  ...xh1Home1,
  ...xh1Home2,
  ...xh2Now1,
  ...xh2Now2,
  ...xh2Now3,
  ...xh2Today1,
  ...xh2Today2,
  ...xh2Week1,
  ...xh2Week2,
  ...xh2Home1,
  ...xh2Home2,
  ...xh3Now1,
  ...xh3Now2,
  ...xh3Today1,
  ...xh3Today2,
  ...xh3Week1,
  ...xh3Week2,
  ...xh3Home1,
  ...xh3Home2,
  ...xi1Now1,
  ...xi1Now2,
  ...xi1Now3,
  ...xi1Today1,
  ...xi1Today2,
  ...xi1Week1,
  ...xi1Week2,
  ...xi1Home1,
  ...xi1Home2,
  ...xi2Now1,
  ...xi2Now2,
  ...xi2Today1,
  ...xi2Today2,
  ...xi2Week1,
  ...xi2Week2,
  ...xi2Home1,
  ...xi2Home2,
];
