import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

/** Written blind: adults' belly, women, pregnancy, urine, men, back, limbs, blood, lumps. */
export const bellyFourth13: readonly Vignette[] = [
  {
    id: "w4-belly-breastfeeding-mother-hungry",
    level: "self_care",
    accepts: ["routine"],
    specialties: ["Gynécologie", "Médecine Générale"],
    source: "pcpnc: tired breasts, no fever",
    tags: ["adult"],
    says: "bébé 5 jours, mes deux seins sont durs et lourds avant la tétée, après ils sont souples",
    yes: ["breast_pain", "breastfeeding", "postpartum"],
    numbers: { age: years(22), days_after_birth: 5, duration: 2, pain: 3 },
    sex: "female",
  },
];
