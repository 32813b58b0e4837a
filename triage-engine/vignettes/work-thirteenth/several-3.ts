import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const thirteenthSeveral3: readonly Vignette[] = [
  {
    id: "k12-several-vague-cool",
    level: "self_care",
    specialties: ["Médecine Générale"],
    source: "nhs: minor illness",
    tags: ["adult", "vague", "messy"],
    says: "jsui un peu mou jordui la, g dansé tt la nui o bal de promo",
    yes: ["unwell_vague", "fatigue", "sleep_hygiene", "eats_drinks_well"],
    numbers: { age: years(18), duration: 0.5 },
    sex: "male",
    words: { fatigue: "oui pcq g pa dormi" },
  },
];
