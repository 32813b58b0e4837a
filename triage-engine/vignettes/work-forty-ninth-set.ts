import type { Vignette } from "#triage-engine/vignette.ts";
import { yc1Part1 } from "#triage-engine/vignettes/work-forty-ninth/yc1-1.ts";
import { yc1Part2 } from "#triage-engine/vignettes/work-forty-ninth/yc1-2.ts";
import { yc1Part3 } from "#triage-engine/vignettes/work-forty-ninth/yc1-3.ts";
import { yc1Part4 } from "#triage-engine/vignettes/work-forty-ninth/yc1-4.ts";
import { yc1Part5 } from "#triage-engine/vignettes/work-forty-ninth/yc1-5.ts";
import { yc2Part1 } from "#triage-engine/vignettes/work-forty-ninth/yc2-1.ts";
import { yc2Part2 } from "#triage-engine/vignettes/work-forty-ninth/yc2-2.ts";
import { yc2Part3 } from "#triage-engine/vignettes/work-forty-ninth/yc2-3.ts";
import { yc2Part4 } from "#triage-engine/vignettes/work-forty-ninth/yc2-4.ts";
import { yc2Part5 } from "#triage-engine/vignettes/work-forty-ninth/yc2-5.ts";
import { yc3Part1 } from "#triage-engine/vignettes/work-forty-ninth/yc3-1.ts";
import { yc3Part2 } from "#triage-engine/vignettes/work-forty-ninth/yc3-2.ts";
import { yc3Part3 } from "#triage-engine/vignettes/work-forty-ninth/yc3-3.ts";
import { yc3Part4 } from "#triage-engine/vignettes/work-forty-ninth/yc3-4.ts";
import { yc3Part5 } from "#triage-engine/vignettes/work-forty-ninth/yc3-5.ts";
import { ys1Part1 } from "#triage-engine/vignettes/work-forty-ninth/ys1-1.ts";
import { ys1Part2 } from "#triage-engine/vignettes/work-forty-ninth/ys1-2.ts";
import { ys1Part3 } from "#triage-engine/vignettes/work-forty-ninth/ys1-3.ts";
import { ys1Part4 } from "#triage-engine/vignettes/work-forty-ninth/ys1-4.ts";
import { ys1Part5 } from "#triage-engine/vignettes/work-forty-ninth/ys1-5.ts";
import { ys2Part1 } from "#triage-engine/vignettes/work-forty-ninth/ys2-1.ts";
import { ys2Part2 } from "#triage-engine/vignettes/work-forty-ninth/ys2-2.ts";
import { ys2Part3 } from "#triage-engine/vignettes/work-forty-ninth/ys2-3.ts";
import { ys2Part4 } from "#triage-engine/vignettes/work-forty-ninth/ys2-4.ts";
import { ys2Part5 } from "#triage-engine/vignettes/work-forty-ninth/ys2-5.ts";
import { ym1Part1 } from "#triage-engine/vignettes/work-forty-ninth/ym1-1.ts";
import { ym1Part2 } from "#triage-engine/vignettes/work-forty-ninth/ym1-2.ts";
import { ym1Part3 } from "#triage-engine/vignettes/work-forty-ninth/ym1-3.ts";
import { ym1Part4 } from "#triage-engine/vignettes/work-forty-ninth/ym1-4.ts";
import { ym1Part5 } from "#triage-engine/vignettes/work-forty-ninth/ym1-5.ts";

/** Corrections, self-care and plain textbook messages by writers who knew neither rules nor words; met once before anything was learnt from them. */
export const workFortyNinth: readonly Vignette[] = [
  ...yc1Part1,
  ...yc1Part2,
  ...yc1Part3,
  ...yc1Part4,
  ...yc1Part5,
  ...yc2Part1,
  ...yc2Part2,
  ...yc2Part3,
  ...yc2Part4,
  ...yc2Part5,
  ...yc3Part1,
  ...yc3Part2,
  ...yc3Part3,
  ...yc3Part4,
  ...yc3Part5,
  ...ys1Part1,
  ...ys1Part2,
  ...ys1Part3,
  ...ys1Part4,
  ...ys1Part5,
  ...ys2Part1,
  ...ys2Part2,
  ...ys2Part3,
  ...ys2Part4,
  ...ys2Part5,
  ...ym1Part1,
  ...ym1Part2,
  ...ym1Part3,
  ...ym1Part4,
  ...ym1Part5,
];
