import type { Vignette } from "#triage-engine/vignette.ts";
import { hours, months, years } from "#triage-engine/vignettes/spans.ts";

export const helddMan1: readonly Vignette[] = [
  {
    id: "h13d-man-ball-twist",
    level: "emergency",
    specialties: ["Urologie", "Chirurgie Générale"],
    source: "eau-urology: torsion du testicule",
    tags: ["child", "messy"],
    says: "mon testicul me fé mal dun cou dpui cour de spor, sa gonfle, g envi de vomir",
    yes: ["testicle_pain", "testicle_swelling", "sudden_onset", "severe_pain", "nausea", "low_belly_pain"],
    numbers: { age: years(15), duration: hours(3), hours_since_event: 3, pain: 9, temperature: 36.9 },
    sex: "male",
  },
  {
    id: "h13d-man-thin-stream",
    level: "routine",
    specialties: ["Urologie", "Médecine Générale"],
    source: "nice-luts: jet faible depuis des mois",
    tags: ["elderly"],
    says: "urine faible, goutte à goutte",
    yes: ["weak_stream", "frequent_urine", "recurrent", "eats_drinks_well", "urine_leak"],
    numbers: { age: years(71), duration: months(8), temperature: 36.7 },
    sex: "male",
  },
];
