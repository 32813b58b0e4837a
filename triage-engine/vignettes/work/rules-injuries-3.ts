import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

/** Injuries, limbs, burns and bites: a patient for each rule that no other case made true. */
export const rulesInjuries3: readonly Vignette[] = [
  {
    id: "rule-burn-sun-bad",
    level: "urgent",
    specialties: ["Médecine Générale", "Dermatologie"],
    source: "nhs-skin: coup de soleil",
    tags: ["adult"],
    says: "coup de soleil avec des cloques",
    yes: ["sunburn", "burn_blisters"],
    numbers: { age: years(25) },
    sex: "male",
  },
];
