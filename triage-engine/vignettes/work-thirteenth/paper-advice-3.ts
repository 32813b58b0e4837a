import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const thirteenthPaperAdvice3: readonly Vignette[] = [
  {
    id: "k12-paper-first-aid-kit",
    level: "self_care",
    specialties: ["Médecine Générale"],
    source: "nhs: travel health",
    tags: ["adult"],
    says: "Que mettre dans la trousse pour une semaine à Assinie avec trois enfants ? On part avec mes beaux-parents, ma belle-mère a déjà rempli deux glacières et réservé les chambres près de la lagune.",
    yes: ["advice_question"],
    numbers: { age: years(36) },
    sex: "male",
  },
];
