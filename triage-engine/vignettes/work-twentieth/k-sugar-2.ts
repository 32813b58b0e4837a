import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const heldKSugar2: readonly Vignette[] = [
  {
    id: "h15k-sugar-stable-strips",
    level: "routine",
    specialties: ["Médecine Générale"],
    source: "keneya-table: supply, stable",
    tags: ["elderly", "messy"],
    says: "je ve renouvelé metformine, glycemi 1,10, ya rien ki me derange",
    yes: ["diabetes", "supply_request", "stable_condition", "taking_medicine"],
    numbers: { age: years(64), sugar: 1.1 },
    sex: "male",
    words: {
      critical_supply: "non il me reste 2 sem",
    },
  },
];
