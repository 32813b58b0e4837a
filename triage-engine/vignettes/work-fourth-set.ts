import type { Vignette } from "#triage-engine/vignette.ts";
import { bellyFourth1 } from "#triage-engine/vignettes/work-fourth/belly-1.ts";
import { bellyFourth2 } from "#triage-engine/vignettes/work-fourth/belly-2.ts";
import { bellyFourth3 } from "#triage-engine/vignettes/work-fourth/belly-3.ts";
import { bellyFourth4 } from "#triage-engine/vignettes/work-fourth/belly-4.ts";
import { bellyFourth5 } from "#triage-engine/vignettes/work-fourth/belly-5.ts";
import { bellyFourth6 } from "#triage-engine/vignettes/work-fourth/belly-6.ts";
import { bellyFourth7 } from "#triage-engine/vignettes/work-fourth/belly-7.ts";
import { bellyFourth8 } from "#triage-engine/vignettes/work-fourth/belly-8.ts";
import { bellyFourth10 } from "#triage-engine/vignettes/work-fourth/belly-10.ts";
import { bellyFourth11 } from "#triage-engine/vignettes/work-fourth/belly-11.ts";
import { bellyFourth12 } from "#triage-engine/vignettes/work-fourth/belly-12.ts";
import { bellyFourth13 } from "#triage-engine/vignettes/work-fourth/belly-13.ts";
import { bellyFourth14 } from "#triage-engine/vignettes/work-fourth/belly-14.ts";
import { bellyFourth15 } from "#triage-engine/vignettes/work-fourth/belly-15.ts";
import { bellyFourth16 } from "#triage-engine/vignettes/work-fourth/belly-16.ts";
import { bellyFourth17 } from "#triage-engine/vignettes/work-fourth/belly-17.ts";
import { bellyFourth18 } from "#triage-engine/vignettes/work-fourth/belly-18.ts";
import { bellyFourth19 } from "#triage-engine/vignettes/work-fourth/belly-19.ts";
import { bellyFourth20 } from "#triage-engine/vignettes/work-fourth/belly-20.ts";
import { bellyFourth21 } from "#triage-engine/vignettes/work-fourth/belly-21.ts";
import { bellyFourth22 } from "#triage-engine/vignettes/work-fourth/belly-22.ts";
import { bellyFourth9 } from "#triage-engine/vignettes/work-fourth/belly-9.ts";
import { headFourth1 } from "#triage-engine/vignettes/work-fourth/head-1.ts";
import { headFourth2 } from "#triage-engine/vignettes/work-fourth/head-2.ts";
import { headFourth3 } from "#triage-engine/vignettes/work-fourth/head-3.ts";
import { headFourth4 } from "#triage-engine/vignettes/work-fourth/head-4.ts";
import { headFourth5 } from "#triage-engine/vignettes/work-fourth/head-5.ts";
import { headFourth6 } from "#triage-engine/vignettes/work-fourth/head-6.ts";
import { headFourth7 } from "#triage-engine/vignettes/work-fourth/head-7.ts";
import { headFourth8 } from "#triage-engine/vignettes/work-fourth/head-8.ts";
import { headFourth9 } from "#triage-engine/vignettes/work-fourth/head-9.ts";
import { rulesLast } from "#triage-engine/vignettes/work-fourth/rules-last.ts";
import { benignFourth1 } from "#triage-engine/vignettes/work-fourth/benign-1.ts";
import { benignFourth2 } from "#triage-engine/vignettes/work-fourth/benign-2.ts";
import { benignFourth3 } from "#triage-engine/vignettes/work-fourth/benign-3.ts";
import { benignFourth4 } from "#triage-engine/vignettes/work-fourth/benign-4.ts";
import { benignFourth5 } from "#triage-engine/vignettes/work-fourth/benign-5.ts";
import { benignFourth6 } from "#triage-engine/vignettes/work-fourth/benign-6.ts";
import { benignFourth7 } from "#triage-engine/vignettes/work-fourth/benign-7.ts";
import { benignFourth8 } from "#triage-engine/vignettes/work-fourth/benign-8.ts";
import { benignFourth9 } from "#triage-engine/vignettes/work-fourth/benign-9.ts";
import { benignFourth10 } from "#triage-engine/vignettes/work-fourth/benign-10.ts";
import { benignFourth11 } from "#triage-engine/vignettes/work-fourth/benign-11.ts";
import { benignFourth12 } from "#triage-engine/vignettes/work-fourth/benign-12.ts";
import { benignFourth13 } from "#triage-engine/vignettes/work-fourth/benign-13.ts";
import { benignFourth14 } from "#triage-engine/vignettes/work-fourth/benign-14.ts";
import { paed1 } from "#triage-engine/vignettes/work-fourth/paed-1.ts";
import { paed2 } from "#triage-engine/vignettes/work-fourth/paed-2.ts";
import { paed3 } from "#triage-engine/vignettes/work-fourth/paed-3.ts";
import { paed4 } from "#triage-engine/vignettes/work-fourth/paed-4.ts";
import { paed5 } from "#triage-engine/vignettes/work-fourth/paed-5.ts";
import { paed6 } from "#triage-engine/vignettes/work-fourth/paed-6.ts";
import { paed7 } from "#triage-engine/vignettes/work-fourth/paed-7.ts";
import { paed8 } from "#triage-engine/vignettes/work-fourth/paed-8.ts";
import { paed9 } from "#triage-engine/vignettes/work-fourth/paed-9.ts";
import { paed10 } from "#triage-engine/vignettes/work-fourth/paed-10.ts";
import { paed11 } from "#triage-engine/vignettes/work-fourth/paed-11.ts";
import { paed12 } from "#triage-engine/vignettes/work-fourth/paed-12.ts";
import { paed13 } from "#triage-engine/vignettes/work-fourth/paed-13.ts";
import { benign2Fourth1 } from "#triage-engine/vignettes/work-fourth/benign2-1.ts";
import { benign2Fourth2 } from "#triage-engine/vignettes/work-fourth/benign2-2.ts";
import { benign2Fourth3 } from "#triage-engine/vignettes/work-fourth/benign2-3.ts";
import { benign2Fourth4 } from "#triage-engine/vignettes/work-fourth/benign2-4.ts";
import { benign2Fourth5 } from "#triage-engine/vignettes/work-fourth/benign2-5.ts";
import { benign2Fourth6 } from "#triage-engine/vignettes/work-fourth/benign2-6.ts";

/** Cases written without a look at rules or results, learnt from since. */
export const workFourth: readonly Vignette[] = [
  ...bellyFourth1,
  ...bellyFourth2,
  ...bellyFourth3,
  ...bellyFourth4,
  ...bellyFourth5,
  ...bellyFourth6,
  ...bellyFourth7,
  ...bellyFourth8,
  ...bellyFourth9,
  ...bellyFourth22,
  ...bellyFourth21,
  ...bellyFourth20,
  ...bellyFourth19,
  ...bellyFourth18,
  ...bellyFourth17,
  ...bellyFourth16,
  ...bellyFourth15,
  ...bellyFourth14,
  ...bellyFourth13,
  ...bellyFourth12,
  ...bellyFourth11,
  ...bellyFourth10,
  ...headFourth1,
  ...headFourth2,
  ...headFourth3,
  ...headFourth4,
  ...headFourth5,
  ...headFourth6,
  ...headFourth7,
  ...headFourth8,
  ...headFourth9,
  ...paed1,
  ...paed2,
  ...paed3,
  ...paed4,
  ...paed5,
  ...paed6,
  ...paed7,
  ...paed8,
  ...paed9,
  ...paed10,
  ...paed11,
  ...paed12,
  ...paed13,
  ...benignFourth1,
  ...benignFourth2,
  ...benignFourth3,
  ...benignFourth4,
  ...benignFourth5,
  ...benignFourth6,
  ...benignFourth7,
  ...benignFourth8,
  ...benignFourth9,
  ...benignFourth10,
  ...benignFourth11,
  ...benignFourth12,
  ...benignFourth13,
  ...benignFourth14,
  ...benign2Fourth1,
  ...benign2Fourth2,
  ...benign2Fourth3,
  ...benign2Fourth4,
  ...benign2Fourth5,
  ...benign2Fourth6,
  ...rulesLast,
];
