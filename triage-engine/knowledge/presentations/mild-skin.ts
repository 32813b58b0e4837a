import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const mildSkin: Presentation = {
  id: "mild-skin",
  label: "Bourbouille, fesses rouges, moustiques",
  opens: { heat_rash: 5, nappy_rash: 5, mosquito_bites: 5 },
  specialties: ["Dermatologie", "Médecine Générale"],
  questions: [anyOf("mild_skin_urgent", ["fever", "cellulitis", "wound_infected", "purple_spots", "face_swelling"])],
  rules: [
    {
      id: "mild-skin-infected",
      level: "urgent",
      when: "(heat_rash | nappy_rash | mosquito_bites) & (cellulitis | wound_infected | purple_spots | face_swelling | newborn_skin_pustules)",
      reason: "à montrer aujourd'hui.",
      source: "imci",
    },
    {
      id: "mild-skin-home",
      level: "self_care",
      when: "(heat_rash | nappy_rash | mosquito_bites) & !fever & !cellulitis & !wound_infected & !purple_spots & !face_swelling",
      reason: "cela passe avec des soins simples.",
      source: "nhs-skin",
      covers: [
        "heat_rash",
        "nappy_rash",
        "mosquito_bites",
        "advice_question",
        "rash",
        "itch",
        "crying_baby",
        "sweating",
        "irritable",
      ],
    },
  ],
  otherwise: { level: "routine", reason: "Des boutons qui durent se montrent dans la semaine.", source: "nhs-skin" },
  advice: {
    todo: [
      "Bains frais, habits légers en coton, peau bien sèche et à l'air.",
      "Bébé : change souvent, eau claire, crème à l'oxyde de zinc.",
      "Dormez sous une moustiquaire imprégnée.",
    ],
    avoid: ["Pas de talc parfumé, ni d'huile épaisse.", "Ne grattez pas."],
    watch: ["fièvre : test du paludisme", "pus ou croûtes", "rougeur chaude qui s'étend"],
  },
};
