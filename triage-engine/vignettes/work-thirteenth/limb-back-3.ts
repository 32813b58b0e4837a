import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const thirteenthLimbBack3: readonly Vignette[] = [
  {
    id: "k12-limb-gout-toe",
    level: "urgent",
    accepts: ["routine"],
    specialties: ["Médecine Générale", "Orthopédie"],
    source: "nhs: gout",
    tags: ["adult"],
    says: "mon gros orteil est rouge et gonflé depuis cette nuit après choukouya et bière, le drap même me fait mal",
    yes: ["gout", "hot_joint", "joint_pain", "severe_pain", "alcohol"],
    numbers: { age: years(54), duration: 1, pain: 8 },
    sex: "male",
    words: { pain: "8" },
  },
  {
    id: "k12-limb-sciatica-short",
    level: "self_care",
    specialties: ["Orthopédie", "Médecine Générale"],
    source: "nice-back: sciatica",
    tags: ["adult", "negation"],
    says: "J'ai une douleur qui part de la fesse et descend derrière la cuisse depuis dix jours. Je lève bien le pied, je ne perds pas les urines, l'entrejambe n'est pas endormi, et marcher me soulage.",
    yes: ["sciatica", "back_pain", "limb_pain"],
    numbers: { age: years(42), duration: 10, pain: 5 },
    sex: "female",
    words: { pain: "5" },
  },
];
