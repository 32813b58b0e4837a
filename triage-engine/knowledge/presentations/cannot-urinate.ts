import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const cannotUrinate: Presentation = {
  id: "cannot-urinate",
  label: "Impossible d'uriner",
  opens: { cannot_pass_urine: 5, no_urine: 2.5 },
  specialties: ["Urologie", "Médecine Générale"],
  questions: [anyOf("retention_danger", ["fever", "both_legs_weak", "saddle_numbness", "confusion", "vomiting"])],
  rules: [
    {
      id: "retention-nerves",
      level: "emergency",
      when: "cannot_pass_urine & (both_legs_weak | saddle_numbness | numbness | leg_weakness | spine_pain_injury)",
      reason: "cela peut venir de la moelle épinière.",
      source: "nice-back",
      specialties: ["Neurologie", "Orthopédie", "Urologie"],
    },
    {
      id: "retention-infection",
      level: "emergency",
      when: "cannot_pass_urine & (fever | chills | confusion | vomiting | drowsy)",
      reason: "une infection grave est à craindre.",
      source: "nice-luts",
    },
    {
      id: "retention-child",
      level: "emergency",
      when: "cannot_pass_urine & age < 5y",
      reason: "Un petit enfant qui n'arrive pas à uriner doit être vu tout de suite.",
      source: "etat",
      specialties: ["Pédiatrie", "Urologie"],
    },
    {
      id: "retention-no-urine",
      level: "urgent",
      when: "no_urine & age >= 15y",
      reason:
        "Ne plus uriner depuis plus de 8 heures demande un examen dans la journée : vessie bloquée ou manque d'eau.",
      source: "iitt",
    },
    {
      id: "retention-any",
      level: "urgent",
      when: "cannot_pass_urine",
      reason: "Une vessie qui ne se vide plus doit être soulagée au plus vite, le jour même.",
      source: "iitt",
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Une vessie qui ne se vide plus doit être soulagée le jour même.",
    source: "iitt",
  },
  advice: {
    todo: [
      "Partez sans attendre vers un centre qui peut poser une sonde.",
      "Essayez d'uriner dans un bain tiède, sans forcer.",
    ],
    avoid: ["Ne buvez pas beaucoup pour forcer.", "Ni décoction, ni alcool."],
    watch: ["Appelez tout de suite si fièvre, jambes faibles ou douleur insupportable."],
  },
};
