import type { Vignette } from "#triage-engine/vignette.ts";
import { months, years } from "#triage-engine/vignettes/spans.ts";

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
  {
    id: "rule-stroke-shoulder-stiff",
    level: "routine",
    accepts: ["urgent"],
    specialties: ["Orthopédie", "Médecine Générale"],
    source: "keneya-table: joint pain for weeks",
    tags: ["adult"],
    says: "Mon épaule droite fait mal depuis deux mois, je n'arrive plus à lever le bras pour nouer mon foulard",
    yes: ["shoulder_pain", "joint_pain", "limb_pain", "limb_lift_hard", "cannot_move_limb", "knee_shoulder_worn"],
    numbers: { age: years(54), duration: months(2), pain: 4 },
    sex: "female",
  },
];
