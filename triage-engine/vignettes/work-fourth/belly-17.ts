import type { Vignette } from "#triage-engine/vignette.ts";
import { hours, years } from "#triage-engine/vignettes/spans.ts";

/** Written blind: adults' belly, women, pregnancy, urine, men, back, limbs, blood, lumps. */
export const bellyFourth17: readonly Vignette[] = [
  {
    id: "w4-belly-alcohol-dry-mouth-morning",
    level: "self_care",
    specialties: ["Médecine Générale", "Gastroentérologie"],
    source: "nhs: after drinking",
    tags: ["adult", "messy"],
    says: "bangui hier, la tête lourde, bouche sèche, 1 peu nausée, jé pa vomi",
    yes: ["alcohol", "nausea", "headache", "dry_mouth", "eats_drinks_well"],
    numbers: { age: years(29), duration: hours(8), pain: 2, temperature: 36.6 },
    sex: "male",
  },
];
