import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Face, arm, speech, sight, balance: stroke and its warning attack. */
export const stroke: Presentation = {
  id: "stroke",
  label: "Bouche de travers, côté faible, parole difficile",
  opens: {
    one_side_weak: 5,
    face_droop: 5,
    speech_trouble: 5,
    numb_one_side: 5,
    balance_loss: 4,
    vision_loss: 2,
    double_vision: 2,
  },
  specialties: ["Neurologie", "Médecine Générale"],
  questions: [
    "duration",
    {
      id: "came_suddenly",
      facts: ["sudden_onset"],
      you: "Est-ce venu d'un seul coup ?",
      they: "Est-ce venu d'un seul coup ?",
    },
    anyOf("stroke_signs", ["face_droop", "one_side_weak", "speech_trouble", "confusion", "vision_loss"]),
  ],
  rules: [
    {
      id: "stroke-two-signs",
      level: "emergency",
      when: "2 of (face_droop, one_side_weak, speech_trouble, vision_loss, balance_loss, double_vision, confusion, numb_one_side) & (one_side_weak | speech_trouble | face_droop)",
      reason: "Visage, bras, parole : plusieurs signes ensemble font craindre une attaque du cerveau.",
      source: "nice-stroke",
    },
    {
      id: "stroke-recent",
      level: "emergency",
      when: "(face_droop | one_side_weak | speech_trouble | numb_one_side) & (duration < 7d | sudden_onset & !stroke_history)",
      reason:
        "Une bouche de travers, un côté faible ou une parole difficile, même si cela a passé, peut être une attaque du cerveau.",
      source: "nice-stroke",
      advice: {
        todo: ["Notez l'heure exacte du début et dites-la aux soignants."],
        avoid: ["Rien à boire ni à manger, pas d'aspirine."],
      },
    },
    {
      id: "stroke-balance",
      level: "emergency",
      when: "balance_loss & !alcohol & (sudden_onset | vomiting | headache | double_vision | speech_trouble) & age >= 15y | double_vision & (sudden_onset | headache | one_side_weak)",
      reason: "Un équilibre perdu d'un coup peut venir d'une attaque du cerveau.",
      source: "nice-stroke",
    },
    {
      id: "stroke-worse",
      level: "emergency",
      when: "one_side_weak & (getting_worse | sickle_cell | child | pregnant | postpartum | drowsy | convulsion)",
      reason: "Un côté faible qui s'aggrave, ou chez une personne fragile, est une urgence.",
      source: "nice-stroke",
    },
    {
      id: "stroke-old",
      level: "urgent",
      when: "face_droop | one_side_weak & !hand_numbness | speech_trouble & !child | numb_one_side | balance_loss & age >= 15y | double_vision",
      reason: "Ces signes, même anciens, demandent un examen dans la journée.",
      source: "nice-stroke",
    },
  ],
  otherwise: { level: "urgent", reason: "Ces signes demandent un examen dans la journée.", source: "nice-stroke" },
  advice: {
    todo: ["Allongez la personne, tête un peu relevée ; sur le côté si elle vomit ou dort."],
    avoid: ["N'attendez pas que cela passe, pas de massage ni de remède dans la bouche."],
    watch: ["Somnolence, vomissements, convulsion."],
  },
};
