import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const childhoodRash: Presentation = {
  id: "childhood-rash",
  label: "Varicelle, rougeole",
  opens: { chickenpox: 6, measles_signs: 6 },
  specialties: ["Médecine Générale", "Dermatologie"],
  questions: [
    anyOf("pox_danger", ["drowsy", "hard_breathing", "convulsion", "cannot_drink", "confusion"]),
    anyOf("pox_skin", ["skin_peeling", "purple_spots"], "!chickenpox"),
    "fever",
    "pregnant",
    anyOf("pox_urgent", ["cellulitis", "wound_infected", "immunocompromised", "eye_pain"], "chickenpox"),
  ],
  rules: [
    {
      id: "measles-danger",
      level: "emergency",
      when: "(measles_signs | chickenpox) & (drowsy | hard_breathing | convulsion | cannot_drink | vomits_everything | confusion | noisy_breathing | purple_spots | balance_loss | neck_stiff | vision_loss)",
      reason: "les poumons ou le cerveau peuvent être touchés.",
      source: "imci",
    },
    {
      id: "measles-any",
      level: "urgent",
      when: "measles_signs",
      reason: "Une rougeole possible se montre dans la journée : elle est très contagieuse et peut s'aggraver.",
      source: "imci",
      advice: {
        todo: [
          "Appelez avant de venir et restez à l'écart des autres enfants et des femmes enceintes.",
          "Faites boire souvent.",
        ],
      },
    },
    {
      id: "pox-fragile",
      level: "urgent",
      when: "chickenpox & ~burn & (age >= 13y | age < 6mo | pregnant | immunocompromised | cellulitis | wound_infected | fever & duration >= 4d | eye_pain | swollen_glands)",
      reason: "à cet âge ou dans cet état, à voir aujourd'hui.",
      source: "nhs-skin",
    },
    {
      id: "pox-child",
      level: "self_care",
      when: "chickenpox & age >= 6mo & age < 13y & !measles_signs & !drowsy & !hard_breathing & !convulsion & !cannot_drink & !fever & !cellulitis & !immunocompromised",
      reason: "Une varicelle chez un enfant qui va bien guérit seule en une à deux semaines.",
      source: "nhs-skin",
      covers: ["chickenpox", "rash", "itch", "fatigue", "crying_baby", "irritable", "loss_of_appetite", "runny_nose"],
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Ces boutons se montrent dans la journée tant que l'âge et la fièvre ne sont pas clairs.",
    source: "imci",
  },
  advice: {
    todo: [
      "Ongles courts, bains tièdes, paracétamol selon la notice.",
      "À la maison jusqu'à ce que les boutons soient secs.",
      "Faites boire souvent.",
    ],
    avoid: ["Ni aspirine ni anti-inflammatoire.", "Pas de contact avec une femme enceinte ou un nouveau-né."],
    watch: ["somnolence", "gêne pour respirer", "bouton rouge, chaud, avec du pus", "fièvre qui dure"],
  },
};
