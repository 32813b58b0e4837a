import type { Presentation } from "#triage-engine/schema.ts";

export const hivExposure: Presentation = {
  id: "hiv-exposure",
  label: "Contact à risque pour le VIH, piqûre d'aiguille",
  opens: { hiv_exposure: 5, needle_injury: 5 },
  specialties: ["Médecine Générale"],
  questions: [
    {
      id: "hiv_when",
      number: "hours_since_event",
      choices: [
        { label: "Moins de 3 jours", numbers: { hours_since_event: 24 } },
        { label: "Plus de 3 jours", numbers: { hours_since_event: 200 } },
      ],
      you: "À quand remonte ce contact ?",
      they: "À quand remonte ce contact ?",
    },
  ],
  rules: [
    {
      id: "hiv-early",
      level: "urgent",
      when: "(hiv_exposure | needle_injury) & ~(hours_since_event >= 72) & ~(days(hiv_exposure) >= 3) & ~(days(needle_injury) >= 3)",
      reason: "Moins de 72 heures après le contact, un traitement peut empêcher le VIH : le plus tôt est le mieux.",
      source: "who-pep",
    },
    {
      id: "hiv-late",
      level: "routine",
      when: "(hiv_exposure | needle_injury) & (hours_since_event >= 72 | days(hiv_exposure) >= 3)",
      reason: "Après 72 heures, un test et un suivi se font en consultation.",
      source: "who-pep",
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Un contact à risque demande un avis dans la journée, car un traitement préventif n'agit que tôt.",
    source: "who-pep",
  },
  advice: {
    todo: [
      "Lavez la piqûre ou la plaie à l'eau et au savon ; rincez l'œil à l'eau.",
      "Allez aujourd'hui dans un centre qui donne le traitement préventif (PEP) ; il est confidentiel.",
    ],
    avoid: [
      "Ne faites pas saigner en pressant, pas d'eau de Javel sur la plaie.",
      "Pas de rapport sans préservatif jusqu'au résultat.",
    ],
    watch: ["Refaites le test aux dates données par le centre."],
  },
};
