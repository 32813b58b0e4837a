import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const heldPallor1: readonly Vignette[] = [
  {
    id: "h6-pallor-woman-walking",
    level: "urgent",
    specialties: ["Médecine Générale", "Gynécologie"],
    source: "iitt: pâleur marquée",
    tags: ["adult", "messy"],
    says: "g plu de san, mes main son blanche, je marche 1 peu je sui fatigué le cœur bat fort. mes regles dur 10jr",
    yes: ["pallor", "fatigue", "palpitations", "heavy_period", "breathless_on_effort", "dizzy", "recurrent"],
    numbers: { age: years(35), duration: 30 },
    sex: "female",
    words: {
      soaks_pads: "non pas maintenant, les règles sont finies",
      hard_breathing: "non, seulement quand je monte un escalier",
    },
  },
  {
    id: "h6-pallor-tired-periods",
    level: "routine",
    specialties: ["Médecine Générale", "Gynécologie"],
    source: "nice-heavy-periods: fatigue et règles abondantes",
    tags: ["adult", "vague"],
    says: "Je suis tout le temps fatiguée depuis deux mois, je manque un peu de tonus, mes règles sont longues et abondantes depuis cette année. Je dors et je mange normalement, je fais mon ménage.",
    yes: ["fatigue", "heavy_period", "gradual_onset", "eats_drinks_well", "recurrent"],
    numbers: { age: years(41), duration: 60 },
    sex: "female",
  },
];
