import { zc1Part1 } from "./work-fiftieth/zc1-1.ts";
import { zc1Part2 } from "./work-fiftieth/zc1-2.ts";
import { zc1Part3 } from "./work-fiftieth/zc1-3.ts";
import { zc1Part4 } from "./work-fiftieth/zc1-4.ts";
import { zs1Part1 } from "./work-fiftieth/zs1-1.ts";
import { zs1Part2 } from "./work-fiftieth/zs1-2.ts";
import { zs1Part3 } from "./work-fiftieth/zs1-3.ts";
import { zs1Part4 } from "./work-fiftieth/zs1-4.ts";
import type { Vignette } from "#triage-engine/vignette.ts";

/** Cases of people who put something right and of everyday matters, by two writers, met by edition 1.28.0 before it learnt from them. */
export const workFiftieth: readonly Vignette[] = [
  ...zc1Part1,
  ...zc1Part2,
  ...zc1Part3,
  ...zc1Part4,
  ...zs1Part1,
  ...zs1Part2,
  ...zs1Part3,
  ...zs1Part4,
];
