import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const thirteenthEarNose3: readonly Vignette[] = [
  {
    id: "k12-flu-neg-test",
    level: "self_care",
    specialties: ["Médecine Générale"],
    source: "keneya-table: Fever, adult",
    tags: ["adult", "negation"],
    says: "J'ai fait le TDR palu à la pharmacie ce matin : négatif. J'ai 38,1, le nez qui coule et je tousse un peu depuis avant-hier, mais je bois, je mange et je tiens debout.",
    yes: [
      "fever",
      "malaria_test_negative",
      "malaria_test_mentioned",
      "runny_nose",
      "cough",
      "cold_signs",
      "eats_drinks_well",
      "temperature_taken",
    ],
    numbers: { age: years(34), duration: 2, temperature: 38.1 },
    sex: "female",
    words: { malaria_test_negative: "négatif oui", duration: "deux jours" },
  },
  {
    id: "k12-fever-mason",
    level: "urgent",
    specialties: ["Médecine Générale"],
    source: "malaria: test within 24 h",
    tags: ["adult", "minimising", "west-africa"],
    says: "c'est juste un petit palu, le corps chauffe depuis deux jours avec frissons, je veux savoir quel médicament prendre avant d'aller au chantier",
    yes: ["fever", "malaria", "chills", "headache", "body_aches", "eats_drinks_well"],
    numbers: { age: years(37), duration: 2 },
    sex: "male",
    words: { duration: "deux jours" },
  },
];
