import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const heldJFever2: readonly Vignette[] = [
  {
    id: "h15j-fever-sickle-schoolgirl",
    level: "emergency",
    specialties: ["Pédiatrie", "Médecine Générale"],
    source: "nice-sickle: drépanocytose et fièvre de 38,5 ou plus",
    tags: ["child", "other-person", "several"],
    says: "SS depuis la naissance, notre fille. Hier excursion à la basilique, elle a bu peu et marché beaucoup. Mal aux deux jambes comme d'habitude, l'antalgique habituel calme à moitié, et ce matin 38,8 avec un peu de toux. Elle boit, elle regarde la télé. Son carnet dit d'aller à l'hôpital si fièvre, mais on a l'oncle à recevoir à midi, ça peut être le soir ?",
    yes: [
      "sickle_cell",
      "sickle_pain",
      "fever",
      "cough",
      "limb_pain",
      "temperature_taken",
      "chronic_illness",
      "taking_medicine",
      "body_aches",
      "recurrent",
      "eats_drinks_well",
    ],
    numbers: { age: years(10), duration: 1, temperature: 38.8 },
  },
];
