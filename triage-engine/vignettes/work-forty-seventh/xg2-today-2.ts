import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const xg2Today2: readonly Vignette[] = [
  {
    id: "xg2-yeux-jaunes-gratte-maigri",
    level: "urgent",
    accepts: ["routine"],
    specialties: ["Gastroentérologie", "Médecine Générale"],
    source: "nice-cancer: ictère sans douleur après 40 ans",
    tags: ["elderly", "other-person", "negation"],
    says: "Papi a les yeux jaunes depuis deux semaines, il se gratte tout le corps et son pantalon tombe tout seul. Pas de fièvre, pas de douleur.",
    yes: [
      "jaundice",
      "itch",
      "weight_loss",
      "pale_stool",
      "dark_urine",
      "loss_of_appetite",
      "fatigue",
      "gradual_onset",
      "traditional_remedy",
      "general_decline",
      "elderly",
      "adult",
    ],
    numbers: { age: years(73), duration: 15 },
    sex: "male",
    words: { pale_stool: "il dit que c'est blanc comme l'argile", confusion: "non, il est lucide" },
  },
];
