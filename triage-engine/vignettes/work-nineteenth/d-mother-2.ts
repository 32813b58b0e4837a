import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const helddMother2: readonly Vignette[] = [
  {
    id: "h13d-mother-breast-ball",
    level: "routine",
    specialties: ["Gynécologie", "Chirurgie Générale"],
    source: "nice-cancer: boule du sein, avis dans la semaine",
    tags: ["adult", "several"],
    says: "Je sais pas si je dois m'inquiéter. En me lavant avant d'aller au culte j'ai senti une petite boule dans le sein gauche, elle roule sous le doigt et ne fait pas mal. Ma grande sœur dit que c'est les hormones, mon mari dit d'attendre, moi je ne dors plus bien à cause de ça.",
    yes: ["breast_lump", "lump", "anxiety", "cannot_sleep", "eats_drinks_well", "stress"],
    numbers: { age: years(38), duration: 10, temperature: 36.7 },
    sex: "female",
    words: { breast_change: "non la peau est normale" },
  },
  {
    id: "h13d-mother-forced-night",
    level: "urgent",
    accepts: ["emergency"],
    specialties: ["Gynécologie", "Médecine Générale", "Psychiatrie"],
    source: "who-violence: viol de moins de cinq jours",
    tags: ["adult", "vague"],
    says: "Avant-hier soir quelqu'un m'a obligée à coucher avec lui. Je n'ai pas de blessure mais j'ai peur de tout, des maladies, de tomber enceinte.",
    yes: [
      "sexual_violence",
      "anxiety",
      "unsaid_event",
      "emergency_contraception",
      "hiv_exposure",
      "sti_worry",
      "cannot_sleep",
      "stress",
      "sex_risk",
    ],
    numbers: { age: years(20), duration: 2, hours_since_event: 40 },
    sex: "female",
    words: { suicidal_thoughts: "non, je veux seulement être soignée" },
  },
];
