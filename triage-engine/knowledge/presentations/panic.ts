import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const panic: Presentation = {
  id: "panic",
  label: "Crise de panique",
  opens: { panic: 6 },
  specialties: ["Psychiatrie", "Médecine Générale"],
  questions: [
    anyOf("panic_body", ["chest_pain", "hard_breathing", "fainted"]),
    {
      id: "panic_again",
      facts: ["recurrent"],
      you: "Ces crises de panique se répètent-elles ?",
      they: "Ces crises de panique se répètent-elles ?",
    },
    "dark_thoughts",
  ],
  rules: [
    {
      id: "panic-again",
      level: "urgent",
      when: "panic & recurrent & ~(duration >= 28d)",
      reason: "Des crises de panique qui se répètent demandent un examen rapide.",
      source: "mhgap",
      specialties: ["Médecine Générale", "Psychiatrie"],
    },
    {
      id: "panic-weeks",
      level: "routine",
      when: "panic & recurrent & duration >= 28d",
      reason: "Des crises de panique qui reviennent depuis des semaines se soignent.",
      source: "mhgap",
    },
    {
      id: "panic-once",
      level: "self_care",
      when: "panic & !recurrent & !chest_pain & !hard_breathing & !fainted & !suicidal_thoughts",
      reason: "Une crise de panique isolée, déjà calmée, n'est pas dangereuse.",
      source: "mhgap",
      covers: [
        "panic",
        "anxiety",
        "fear_of_dying",
        "palpitations",
        "sweating",
        "dizzy",
        "nausea",
        "numbness",
        "hand_numbness",
        "stress",
        "headache",
        "fatigue",
        "cannot_sleep",
      ],
    },
  ],
  otherwise: { level: "routine", reason: "Parlez de cette crise à un médecin dans la semaine.", source: "mhgap" },
  advice: {
    todo: [
      "Respirez lentement : 4 secondes pour inspirer, 6 pour souffler, pendant 5 minutes.",
      "Restez avec quelqu'un de calme.",
    ],
    avoid: ["Moins de café, pas d'alcool ni de comprimés de la rue."],
    watch: ["douleur de poitrine", "évanouissement", "idée de mourir"],
  },
};
