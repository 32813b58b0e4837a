import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const pesticide: Presentation = {
  id: "pesticide",
  label: "Contact avec un pesticide",
  opens: { pesticide_exposure: 5 },
  specialties: ["Médecine Générale"],
  questions: [
    anyOf("pesticide_signs", ["hard_breathing", "drooling", "vomiting", "vision_blurred", "cannot_stand"]),
    anyOf("pesticide_urgent", ["headache", "dizzy", "nausea", "belly_pain", "sweating"]),
  ],
  rules: [
    {
      id: "pesticide-danger",
      level: "emergency",
      when: "pesticide_exposure & (hard_breathing | vomiting | drooling | vision_blurred | convulsion | drowsy | confusion | cannot_stand | fainted | sweating & (diarrhea | belly_pain))",
      reason: "un empoisonnement est à craindre.",
      source: "etat",
      advice: {
        todo: [
          "Éloignez-vous, enlevez les habits, lavez la peau et les cheveux à l'eau et au savon.",
          "Emportez le nom du produit.",
        ],
        avoid: ["Ni lait ni huile, ne faites pas vomir."],
      },
    },
    {
      id: "pesticide-urgent",
      level: "urgent",
      when: "pesticide_exposure & (headache | dizzy | nausea | belly_pain | sweating | diarrhea | cough | palpitations)",
      reason: "à montrer aujourd'hui, car cela peut s'aggraver.",
      source: "etat",
    },
    {
      id: "pesticide-well",
      level: "self_care",
      when: "pesticide_exposure & !hard_breathing & !vomiting & !drooling & !vision_blurred & !cannot_stand & !headache & !dizzy & !nausea & !belly_pain & !sweating",
      reason: "Après un contact avec un pesticide sans aucun signe, se laver suffit, en surveillant jusqu'à demain.",
      source: "keneya-table",
      covers: ["itch", "rash", "fatigue", "itchy_eyes", "pesticide_exposure"],
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Après un pesticide, un examen aujourd'hui est prudent si un signe apparaît.",
    source: "etat",
  },
  advice: {
    todo: ["Enlevez les habits, lavez la peau et les cheveux à l'eau et au savon.", "Lavez les habits à part."],
    avoid: ["Ne mangez ni ne fumez avant de vous laver."],
    watch: ["vomissements", "bave ou sueurs", "vue trouble", "gêne pour respirer"],
  },
};
