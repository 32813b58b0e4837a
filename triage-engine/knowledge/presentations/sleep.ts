import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const sleep: Presentation = {
  id: "sleep",
  label: "Sommeil difficile",
  opens: { cannot_sleep: 3, no_sleep_days: 4 },
  fits: "age >= 1y",
  specialties: ["Médecine Générale", "Psychiatrie"],
  questions: [
    "dark_thoughts",
    anyOf("sleep_urgent", ["no_sleep_days", "hears_voices", "withdrawal", "lying_flat_worse", "sexual_violence"]),
    anyOf("sleep_body", ["pain_unplaced", "night_sweats"], "age >= 40y"),
    "duration",
  ],
  rules: [
    {
      id: "sleep-urgent",
      level: "urgent",
      when: "cannot_sleep & (no_sleep_days & (agitation | hears_voices) | hears_voices | lying_flat_worse | suicidal_thoughts)",
      reason: "à examiner aujourd'hui.",
      source: "mhgap",
    },
    {
      id: "sleep-weeks",
      level: "routine",
      when: "cannot_sleep & (duration >= 28d | drug_use | loss_of_function | age < 12y & duration >= 14d)",
      reason: "quand cela dure, une consultation est utile.",
      source: "mhgap",
    },
    {
      id: "sleep-short",
      level: "self_care",
      when: "cannot_sleep & ~itch & !suicidal_thoughts & !no_sleep_days & !hears_voices & !withdrawal & !lying_flat_worse & !sexual_violence & (age < 40y | !pain_unplaced & !night_sweats) & age >= 12y & duration < 28d",
      reason: "Un sommeil difficile depuis peu s'améliore souvent avec de bonnes habitudes.",
      source: "mhgap",
      covers: ["cannot_sleep", "fatigue", "stress", "irritable", "headache", "anxiety", "head_pressure"],
    },
  ],
  otherwise: { level: "routine", reason: "Parlez de votre sommeil à un médecin.", source: "mhgap" },
  advice: {
    mild: [
      "Couchez-vous et levez-vous à heures fixes, chambre fraîche et sombre.",
      "Éteignez le téléphone une heure avant.",
    ],
    avoid: ["Pas de café, thé fort ou noix de cola après midi.", "Pas de comprimés de la rue pour dormir."],
    watch: ["plusieurs nuits sans dormir du tout", "idée de mourir"],
  },
};
