import type { Vignette } from "#triage-engine/vignette.ts";
import { months, years } from "#triage-engine/vignettes/spans.ts";

/** A patient for a rule that no other case made true. */
export const x7Shoulder1: readonly Vignette[] = [
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
