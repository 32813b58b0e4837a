import type { Vignette } from "#triage-engine/vignette.ts";
import { workEighth } from "#triage-engine/vignettes/work-eighth-set.ts";
import { workNineteenth } from "#triage-engine/vignettes/work-nineteenth-set.ts";
import { workTwentieth } from "#triage-engine/vignettes/work-twentieth-set.ts";
import { workTwentyFirst } from "#triage-engine/vignettes/work-twenty-first-set.ts";
import { workTenth } from "#triage-engine/vignettes/work-tenth-set.ts";
import { workEighteenth } from "#triage-engine/vignettes/work-eighteenth-set.ts";
import { workEleventh } from "#triage-engine/vignettes/work-eleventh-set.ts";
import { workTwelfth } from "#triage-engine/vignettes/work-twelfth-set.ts";
import { workFifteenth } from "#triage-engine/vignettes/work-fifteenth-set.ts";
import { workFifth } from "#triage-engine/vignettes/work-fifth-set.ts";
import { workFirst } from "#triage-engine/vignettes/work-first-set.ts";
import { workThirteenth } from "#triage-engine/vignettes/work-thirteenth-set.ts";
import { workFourteenth } from "#triage-engine/vignettes/work-fourteenth-set.ts";
import { workFourth } from "#triage-engine/vignettes/work-fourth-set.ts";
import { workNinth } from "#triage-engine/vignettes/work-ninth-set.ts";
import { workSecond } from "#triage-engine/vignettes/work-second-set.ts";
import { workSeventh } from "#triage-engine/vignettes/work-seventh-set.ts";
import { workSixteenth } from "#triage-engine/vignettes/work-sixteenth-set.ts";
import { workSeventeenth } from "#triage-engine/vignettes/work-seventeenth-set.ts";
import { workSixth } from "#triage-engine/vignettes/work-sixth-set.ts";
import { workTwentySecond } from "#triage-engine/vignettes/work-twenty-second-set.ts";
import { workTwentyFifth } from "#triage-engine/vignettes/work-twenty-fifth-set.ts";
import { workTwentyFourth } from "#triage-engine/vignettes/work-twenty-fourth-set.ts";
import { workTwentyThird } from "#triage-engine/vignettes/work-twenty-third-set.ts";
import { workTwentySeventh } from "#triage-engine/vignettes/work-twenty-seventh-set.ts";
import { workTwentySixth } from "#triage-engine/vignettes/work-twenty-sixth-set.ts";
import { workTwentyNinth } from "#triage-engine/vignettes/work-twenty-ninth-set.ts";
import { workTwentyEighth } from "#triage-engine/vignettes/work-twenty-eighth-set.ts";
import { workThirtieth } from "#triage-engine/vignettes/work-thirtieth-set.ts";
import { workThirtyFirst } from "#triage-engine/vignettes/work-thirty-first-set.ts";
import { workThirtyFifth } from "#triage-engine/vignettes/work-thirty-fifth-set.ts";
import { workThirtyFourth } from "#triage-engine/vignettes/work-thirty-fourth-set.ts";
import { workThirtyThird } from "#triage-engine/vignettes/work-thirty-third-set.ts";
import { workThirtySecond } from "#triage-engine/vignettes/work-thirty-second-set.ts";
import { workThird } from "#triage-engine/vignettes/work-third-set.ts";
import { workThirtySixth } from "#triage-engine/vignettes/work-thirty-sixth-set.ts";
import { workThirtySeventh } from "#triage-engine/vignettes/work-thirty-seventh-set.ts";
import { workThirtyEighth } from "#triage-engine/vignettes/work-thirty-eighth-set.ts";
import { workThirtyNinth } from "#triage-engine/vignettes/work-thirty-ninth-set.ts";
import { workFortieth } from "#triage-engine/vignettes/work-fortieth-set.ts";
import { workFortyFirst } from "#triage-engine/vignettes/work-forty-first-set.ts";
import { workFortySecond } from "#triage-engine/vignettes/work-forty-second-set.ts";
import { workFortyThird } from "#triage-engine/vignettes/work-forty-third-set.ts";
import { workFortyFourth } from "#triage-engine/vignettes/work-forty-fourth-set.ts";
import { workFortyFifth } from "#triage-engine/vignettes/work-forty-fifth-set.ts";
import { workFortySixth } from "#triage-engine/vignettes/work-forty-sixth-set.ts";
import { workFortySeventh } from "#triage-engine/vignettes/work-forty-seventh-set.ts";
import { workFortyEighth } from "#triage-engine/vignettes/work-forty-eighth-set.ts";
import { workFortyNinth } from "#triage-engine/vignettes/work-forty-ninth-set.ts";
import { workFiftieth } from "#triage-engine/vignettes/work-fiftieth-set.ts";
import { workFiftyFirst } from "#triage-engine/vignettes/work-fifty-first-set.ts";

/** The cases the engineers work with. */
export const workVignettes: readonly Vignette[] = [
  ...workFirst,
  ...workSecond,
  ...workThird,
  ...workFourth,
  ...workFifth,
  ...workSixth,
  ...workSeventh,
  ...workEighth,
  ...workNinth,
  ...workTenth,
  ...workEleventh,
  ...workTwelfth,
  ...workThirteenth,
  ...workFourteenth,
  ...workFifteenth,
  ...workSixteenth,
  ...workSeventeenth,
  ...workEighteenth,
  ...workNineteenth,
  ...workTwentieth,
  ...workTwentyFirst,
  ...workTwentySecond,
  ...workTwentyThird,
  ...workTwentyFourth,
  ...workTwentyFifth,
  ...workTwentySixth,
  ...workTwentySeventh,
  ...workTwentyEighth,
  ...workTwentyNinth,
  ...workThirtieth,
  ...workThirtyFirst,
  ...workThirtySecond,
  ...workThirtyThird,
  ...workThirtyFourth,
  ...workThirtyFifth,
  ...workThirtySixth,
  ...workThirtySeventh,
  ...workThirtyEighth,
  ...workThirtyNinth,
  ...workFortieth,
  ...workFortyFirst,
  ...workFortySecond,
  ...workFortyThird,
  ...workFortyFourth,
  ...workFortyFifth,
  ...workFortySixth,
  ...workFortySeventh,
  ...workFortyEighth,
  ...workFortyNinth,
  ...workFiftieth,
  ...workFiftyFirst,
];
