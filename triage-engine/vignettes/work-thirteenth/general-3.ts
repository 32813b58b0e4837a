import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const thirteenthGeneral3: readonly Vignette[] = [
  {
    id: "k12-gen-vague-off",
    level: "self_care",
    specialties: ["Médecine Générale"],
    source: "nhs: minor illness",
    tags: ["adult", "vague"],
    says: "pas en forme aujourd'hui, un peu courbatu après le déménagement d'hier",
    yes: ["unwell_vague", "fatigue", "muscle_after_effort", "body_aches", "eats_drinks_well"],
    numbers: { age: years(25), duration: 1 },
    sex: "male",
    words: { fever: "non, j'ai mesuré 36,7", muscle_after_effort: "oui on a porté le frigo" },
  },
];
