import type { Vignette } from "#triage-engine/vignette.ts";
import { hours, years } from "#triage-engine/vignettes/spans.ts";

/** Written blind: adults' belly, women, pregnancy, urine, men, back, limbs, blood, lumps. */
export const bellyFourth9: readonly Vignette[] = [
  {
    id: "w4-belly-legs-crossed-ants",
    level: "self_care",
    accepts: ["routine"],
    specialties: ["Médecine Générale", "Neurologie"],
    source: "nhs: limb asleep",
    tags: ["adult"],
    says: "après la prière mon pied était plein de fourmis, deux minutes et fini",
    yes: ["limb_asleep", "feet_tingle_both", "numbness"],
    numbers: { age: years(30), duration: hours(1) },
    sex: "male",
  },
];
