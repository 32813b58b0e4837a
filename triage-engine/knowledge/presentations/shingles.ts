import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const shingles: Presentation = {
  id: "shingles",
  label: "Zona",
  opens: { shingles: 6, shingles_eye: 6 },
  specialties: ["Dermatologie", "Médecine Générale"],
  questions: [
    anyOf("shingles_danger", ["confusion", "neck_stiff", "face_droop", "vision_loss"]),
    {
      id: "shingles_on_eye",
      facts: ["shingles_eye"],
      you: "Les boutons touchent-ils le front, la paupière ou le bout du nez ?",
      they: "Les boutons touchent-ils le front, la paupière ou le bout du nez ?",
    },
  ],
  rules: [
    {
      id: "shingles-danger",
      level: "emergency",
      when: "shingles & (confusion | neck_stiff | vision_loss | leg_weakness | one_side_weak | drowsy)",
      reason: "cela demande l'hôpital.",
      source: "french",
      specialties: ["Neurologie", "Ophtalmologie"],
    },
    {
      id: "shingles-eye",
      level: "urgent",
      when: "shingles_eye",
      reason: "Un zona près de l'œil peut abîmer la vue : voyez un médecin des yeux aujourd'hui.",
      source: "french",
      specialties: ["Ophtalmologie", "Dermatologie"],
    },
    {
      id: "shingles-any",
      level: "urgent",
      when: "shingles & ~stye",
      reason: "Un zona se traite mieux dans les trois premiers jours.",
      source: "nhs-skin",
    },
  ],
  otherwise: { level: "urgent", reason: "Un zona se traite mieux dans les trois premiers jours.", source: "nhs-skin" },
  advice: {
    todo: [
      "Peau propre et sèche, linge doux dessus, paracétamol selon la notice.",
      "Parlez d'un test du VIH au soignant avant 50 ans.",
    ],
    avoid: ["Pas de contact avec une femme enceinte qui n'a pas eu la varicelle.", "Ne percez pas les cloques."],
    watch: ["œil rouge ou vue trouble", "visage qui tombe d'un côté", "fièvre"],
  },
};
