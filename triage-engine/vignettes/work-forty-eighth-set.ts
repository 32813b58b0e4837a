import type { Vignette } from "#triage-engine/vignette.ts";
import { evPart1 } from "#triage-engine/vignettes/work-forty-eighth/ev-1.ts";
import { evPart2 } from "#triage-engine/vignettes/work-forty-eighth/ev-2.ts";
import { evPart3 } from "#triage-engine/vignettes/work-forty-eighth/ev-3.ts";
import { evPart4 } from "#triage-engine/vignettes/work-forty-eighth/ev-4.ts";
import { evPart5 } from "#triage-engine/vignettes/work-forty-eighth/ev-5.ts";
import { evPart6 } from "#triage-engine/vignettes/work-forty-eighth/ev-6.ts";
import { xn1Part1 } from "#triage-engine/vignettes/work-forty-eighth/xn1-1.ts";
import { xn1Part2 } from "#triage-engine/vignettes/work-forty-eighth/xn1-2.ts";
import { xn1Part3 } from "#triage-engine/vignettes/work-forty-eighth/xn1-3.ts";
import { xn1Part4 } from "#triage-engine/vignettes/work-forty-eighth/xn1-4.ts";
import { xn1Part5 } from "#triage-engine/vignettes/work-forty-eighth/xn1-5.ts";
import { xn1Part6 } from "#triage-engine/vignettes/work-forty-eighth/xn1-6.ts";
import { xn1Part7 } from "#triage-engine/vignettes/work-forty-eighth/xn1-7.ts";
import { xn2Part1 } from "#triage-engine/vignettes/work-forty-eighth/xn2-1.ts";
import { xn2Part2 } from "#triage-engine/vignettes/work-forty-eighth/xn2-2.ts";
import { xn2Part3 } from "#triage-engine/vignettes/work-forty-eighth/xn2-3.ts";
import { xn2Part4 } from "#triage-engine/vignettes/work-forty-eighth/xn2-4.ts";
import { xn2Part5 } from "#triage-engine/vignettes/work-forty-eighth/xn2-5.ts";
import { xn2Part6 } from "#triage-engine/vignettes/work-forty-eighth/xn2-6.ts";
import { xn2Part7 } from "#triage-engine/vignettes/work-forty-eighth/xn2-7.ts";
import { xn2Part8 } from "#triage-engine/vignettes/work-forty-eighth/xn2-8.ts";
import { xo1Part1 } from "#triage-engine/vignettes/work-forty-eighth/xo1-1.ts";
import { xo1Part2 } from "#triage-engine/vignettes/work-forty-eighth/xo1-2.ts";
import { xo1Part3 } from "#triage-engine/vignettes/work-forty-eighth/xo1-3.ts";
import { xo1Part4 } from "#triage-engine/vignettes/work-forty-eighth/xo1-4.ts";
import { xo1Part5 } from "#triage-engine/vignettes/work-forty-eighth/xo1-5.ts";
import { xo1Part6 } from "#triage-engine/vignettes/work-forty-eighth/xo1-6.ts";
import { xo1Part7 } from "#triage-engine/vignettes/work-forty-eighth/xo1-7.ts";
import { xo2Part1 } from "#triage-engine/vignettes/work-forty-eighth/xo2-1.ts";
import { xo2Part2 } from "#triage-engine/vignettes/work-forty-eighth/xo2-2.ts";
import { xo2Part3 } from "#triage-engine/vignettes/work-forty-eighth/xo2-3.ts";
import { xo2Part4 } from "#triage-engine/vignettes/work-forty-eighth/xo2-4.ts";
import { xo2Part5 } from "#triage-engine/vignettes/work-forty-eighth/xo2-5.ts";
import { xo2Part6 } from "#triage-engine/vignettes/work-forty-eighth/xo2-6.ts";
import { xo2Part7 } from "#triage-engine/vignettes/work-forty-eighth/xo2-7.ts";
import { xo3Part1 } from "#triage-engine/vignettes/work-forty-eighth/xo3-1.ts";
import { xo3Part2 } from "#triage-engine/vignettes/work-forty-eighth/xo3-2.ts";
import { xo3Part3 } from "#triage-engine/vignettes/work-forty-eighth/xo3-3.ts";
import { xo3Part4 } from "#triage-engine/vignettes/work-forty-eighth/xo3-4.ts";
import { xo3Part5 } from "#triage-engine/vignettes/work-forty-eighth/xo3-5.ts";
import { xo3Part6 } from "#triage-engine/vignettes/work-forty-eighth/xo3-6.ts";
import { xo3Part7 } from "#triage-engine/vignettes/work-forty-eighth/xo3-7.ts";
import { xp1Part1 } from "#triage-engine/vignettes/work-forty-eighth/xp1-1.ts";
import { xp1Part2 } from "#triage-engine/vignettes/work-forty-eighth/xp1-2.ts";
import { xp1Part3 } from "#triage-engine/vignettes/work-forty-eighth/xp1-3.ts";
import { xp1Part4 } from "#triage-engine/vignettes/work-forty-eighth/xp1-4.ts";
import { xp1Part5 } from "#triage-engine/vignettes/work-forty-eighth/xp1-5.ts";
import { xp1Part6 } from "#triage-engine/vignettes/work-forty-eighth/xp1-6.ts";
import { xp2Part1 } from "#triage-engine/vignettes/work-forty-eighth/xp2-1.ts";
import { xp2Part2 } from "#triage-engine/vignettes/work-forty-eighth/xp2-2.ts";
import { xp2Part3 } from "#triage-engine/vignettes/work-forty-eighth/xp2-3.ts";
import { xp2Part4 } from "#triage-engine/vignettes/work-forty-eighth/xp2-4.ts";
import { xp2Part5 } from "#triage-engine/vignettes/work-forty-eighth/xp2-5.ts";
import { xp2Part6 } from "#triage-engine/vignettes/work-forty-eighth/xp2-6.ts";

/** Cases by seven writers, five of them of everyday matters alone, met by edition 1.25.0 while it was made; and one for each of its everyday rules (`ev`). */
export const workFortyEighth: readonly Vignette[] = [
  ...evPart1,
  ...evPart2,
  ...evPart3,
  ...evPart4,
  ...evPart5,
  ...evPart6,
  ...xn1Part1,
  ...xn1Part2,
  ...xn1Part3,
  ...xn1Part4,
  ...xn1Part5,
  ...xn1Part6,
  ...xn1Part7,
  ...xn2Part1,
  ...xn2Part2,
  ...xn2Part3,
  ...xn2Part4,
  ...xn2Part5,
  ...xn2Part6,
  ...xn2Part7,
  ...xn2Part8,
  ...xo1Part1,
  ...xo1Part2,
  ...xo1Part3,
  ...xo1Part4,
  ...xo1Part5,
  ...xo1Part6,
  ...xo1Part7,
  ...xo2Part1,
  ...xo2Part2,
  ...xo2Part3,
  ...xo2Part4,
  ...xo2Part5,
  ...xo2Part6,
  ...xo2Part7,
  ...xo3Part1,
  ...xo3Part2,
  ...xo3Part3,
  ...xo3Part4,
  ...xo3Part5,
  ...xo3Part6,
  ...xo3Part7,
  ...xp1Part1,
  ...xp1Part2,
  ...xp1Part3,
  ...xp1Part4,
  ...xp1Part5,
  ...xp1Part6,
  ...xp2Part1,
  ...xp2Part2,
  ...xp2Part3,
  ...xp2Part4,
  ...xp2Part5,
  ...xp2Part6,
];
