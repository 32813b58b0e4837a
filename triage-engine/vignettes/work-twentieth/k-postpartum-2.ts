import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const heldKPostpartum2: readonly Vignette[] = [
  {
    id: "h15k-postpartum-tears-day-three",
    level: "self_care",
    accepts: ["routine"],
    specialties: ["Gynécologie", "Psychiatrie"],
    source: "nice-postnatal-mind: baby blues",
    tags: ["adult", "vague", "negation"],
    says: "Je pleure pour un rien et je souris deux minutes après. Pourtant ma fille est belle, elle a trois jours, et ma mère m'aide.",
    yes: ["postpartum", "baby_blues", "breastfeeding", "low_mood"],
    numbers: { age: years(27), duration: 2, days_after_birth: 3 },
    sex: "female",
    words: {
      suicidal_thoughts: "non jamais",
      harm_baby_thoughts: "non je l'adore",
    },
  },
];
