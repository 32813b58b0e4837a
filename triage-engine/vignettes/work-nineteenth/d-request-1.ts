import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const helddRequest1: readonly Vignette[] = [
  {
    id: "h13d-request-yellow-card",
    level: "routine",
    specialties: ["Médecine Générale"],
    source: "keneya-table: demande de vaccin",
    tags: ["adult"],
    says: "vaccin fièvre jaune voyage",
    yes: ["vaccine_request", "advice_question", "eats_drinks_well"],
    numbers: { age: years(40), temperature: 36.7 },
    sex: "male",
    words: { vaccine_request: "oui pour aller au Gabon le mois prochain" },
  },
];
