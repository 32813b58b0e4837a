import type { Vignette } from "#triage-engine/vignette.ts";
import { yaBreeze1 } from "#triage-engine/vignettes/work-thirty-ninth/ya-breeze-1.ts";
import { yaCloud1 } from "#triage-engine/vignettes/work-thirty-ninth/ya-cloud-1.ts";
import { yaDrizzle1 } from "#triage-engine/vignettes/work-thirty-ninth/ya-drizzle-1.ts";
import { yaStorm1 } from "#triage-engine/vignettes/work-thirty-ninth/ya-storm-1.ts";
import { ybCalm1 } from "#triage-engine/vignettes/work-thirty-ninth/yb-calm-1.ts";
import { ybHidden1 } from "#triage-engine/vignettes/work-thirty-ninth/yb-hidden-1.ts";
import { ybSlower1 } from "#triage-engine/vignettes/work-thirty-ninth/yb-slower-1.ts";
import { ybSudden1 } from "#triage-engine/vignettes/work-thirty-ninth/yb-sudden-1.ts";
import { zaBody1 } from "#triage-engine/vignettes/work-thirty-ninth/za-body-1.ts";
import { zaHead1 } from "#triage-engine/vignettes/work-thirty-ninth/za-head-1.ts";
import { zaWomen1 } from "#triage-engine/vignettes/work-thirty-ninth/za-women-1.ts";
import { zbBaby1 } from "#triage-engine/vignettes/work-thirty-ninth/zb-baby-1.ts";
import { zbChild1 } from "#triage-engine/vignettes/work-thirty-ninth/zb-child-1.ts";
import { zbMother1 } from "#triage-engine/vignettes/work-thirty-ninth/zb-mother-1.ts";
import { zbOld1 } from "#triage-engine/vignettes/work-thirty-ninth/zb-old-1.ts";

/** Cases written to be learnt from: half of them begin so that nobody knows what it is about, half are what ends at home. */
export const workThirtyNinth: readonly Vignette[] = [
  ...yaBreeze1,
  ...yaCloud1,
  ...yaDrizzle1,
  ...yaStorm1,
  ...ybCalm1,
  ...ybHidden1,
  ...ybSlower1,
  ...ybSudden1,
  ...zaBody1,
  ...zaHead1,
  ...zaWomen1,
  ...zbBaby1,
  ...zbChild1,
  ...zbMother1,
  ...zbOld1,
];
