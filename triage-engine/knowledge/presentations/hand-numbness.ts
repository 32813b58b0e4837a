import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const handNumbness: Presentation = {
  id: "hand-numbness",
  label: "Mains ou pieds qui s'endorment",
  opens: { hand_numbness: 4 },
  specialties: ["Neurologie", "Médecine Générale", "Orthopédie"],
  questions: [
    anyOf("numb_danger", ["one_side_weak", "face_droop", "speech_trouble", "both_legs_weak", "limb_cold_pale"]),
    "duration",
  ],
  rules: [
    {
      id: "numb-danger",
      level: "emergency",
      when: "hand_numbness & (one_side_weak | face_droop | speech_trouble | vision_loss | both_legs_weak | limb_cold_pale | balance_loss)",
      reason: "une attaque du cerveau ou une artère bouchée est à craindre.",
      source: "french",
      specialties: ["Neurologie"],
    },
    {
      id: "numb-routine",
      level: "routine",
      when: "hand_numbness",
      reason: "Des mains ou des pieds qui s'endorment souvent peuvent venir d'un nerf serré ou du diabète.",
      source: "keneya-table",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Des fourmillements répétés demandent un examen dans la semaine.",
    source: "keneya-table",
  },
  advice: {
    todo: ["Secouez les mains, changez de position la nuit.", "Faites mesurer le sucre dans le sang."],
    watch: ["faiblesse d'un côté", "visage tiré", "parole gênée"],
  },
};
