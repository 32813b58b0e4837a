import { layDown } from "#triage-engine/knowledge/first-aid.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

const onTheWay = {
  todo: ["Notez l'heure exacte du début et dites-la aux soignants."],
  avoid: ["Rien à boire ni à manger, pas d'aspirine."],
};

/** Face, arm, speech, sight, balance: stroke and its warning attack. */
export const stroke: Presentation = {
  id: "stroke",
  label: "Bouche de travers, côté faible, parole difficile",
  opens: {
    cannot_move_limb: 3,
    cannot_talk: 3.5,
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
      id: "limb_hurts",
      facts: ["limb_pain"],
      you: "Est-ce une douleur, une chute ou un coup qui vous empêche de bouger ?",
      they: "Est-ce une douleur, une chute ou un coup qui empêche de bouger ?",
      needs: "cannot_move_limb",
    },
    {
      id: "voice_lost",
      facts: ["hoarse"],
      you: "Est-ce seulement la voix qui est enrouée, ou la gorge qui fait mal ?",
      they: "Est-ce seulement la voix qui est enrouée, ou la gorge qui fait mal ?",
      needs: "cannot_talk & !sore_throat",
    },
    {
      id: "came_suddenly",
      facts: ["sudden_onset"],
      you: "Est-ce venu d'un seul coup ?",
      they: "Est-ce venu d'un seul coup ?",
    },
    {
      id: "after_alcohol",
      facts: ["alcohol"],
      you: "Avez-vous bu de l'alcool juste avant ?",
      they: "{Qui} a-t-{il} bu de l'alcool juste avant ?",
      needs: "~~balance_loss",
    },
    anyOf("stroke_signs", ["face_droop", "one_side_weak", "speech_trouble", "confusion", "vision_loss"]),
  ],
  rules: [
    {
      id: "stroke-two-signs",
      level: "emergency",
      when: "2 of (face_droop, one_side_weak, speech_trouble, vision_loss, balance_loss, double_vision, confusion, numb_one_side) & (one_side_weak | speech_trouble | face_droop)",
      reason: "une attaque du cerveau est à craindre.",
      source: "nice-stroke",
      advice: layDown,
    },
    {
      id: "stroke-named",
      level: "emergency",
      when: "stroke_said",
      reason: "Une attaque du cerveau se soigne dans les premières heures.",
      source: "nice-stroke",
      specialties: ["Neurologie", "Médecine Générale"],
      advice: onTheWay,
    },
    {
      id: "stroke-recent",
      level: "emergency",
      when: "(face_droop | one_side_weak & ~(pulled_elbow & age < 7y) | speech_trouble | numb_one_side) & (duration < 7d | sudden_onset & !stroke_history)",
      reason: "même si cela a passé, une attaque du cerveau est à craindre.",
      source: "nice-stroke",
      advice: onTheWay,
    },
    {
      id: "stroke-untimed",
      level: "emergency",
      when: "(face_droop | speech_trouble & age >= 40y | one_side_weak & ~vaccine_recent & ~limb_pain & ~joint_pain & ~back_pain & ~fall & ~blow & ~hand_numbness) & age >= 15y & ~(duration >= 7d) & ~stroke_history",
      reason: "même si cela a passé, une attaque du cerveau est à craindre.",
      source: "nice-stroke",
      advice: onTheWay,
    },
    {
      id: "stroke-limb-speech",
      level: "emergency",
      when: "cannot_move_limb & !limb_pain & (duration < 7d | sudden_onset) & age >= 15y | cannot_talk & !hoarse & (duration < 7d | sudden_onset) & age >= 30y | cannot_talk & cannot_move_limb",
      reason: "une attaque du cerveau est à craindre.",
      source: "nice-stroke",
      advice: layDown,
    },
    {
      id: "stroke-balance",
      level: "emergency",
      when: "balance_loss & !alcohol & (sudden_onset | vomiting | headache | double_vision | speech_trouble) & age >= 15y | double_vision & (sudden_onset | headache | one_side_weak)",
      reason: "une attaque du cerveau est à craindre.",
      source: "nice-stroke",
      advice: layDown,
    },
    {
      id: "stroke-worse",
      level: "emergency",
      when: "one_side_weak & (getting_worse | sickle_cell | child | pregnant | postpartum | drowsy | convulsion)",
      reason: "c'est une urgence.",
      source: "nice-stroke",
      advice: layDown,
    },
    {
      id: "stroke-old",
      level: "urgent",
      when: "face_droop | one_side_weak & !hand_numbness | speech_trouble & !child | numb_one_side | balance_loss & age >= 15y | double_vision",
      reason: "même ancien, à examiner dans la journée.",
      source: "nice-stroke",
    },
    {
      id: "stroke-shoulder-stiff",
      level: "routine",
      when: "cannot_move_limb & shoulder_pain & duration >= 14d & !face_droop & !speech_trouble",
      reason: "Une épaule raide depuis des semaines se fait examiner.",
      source: "keneya-table",
      specialties: ["Orthopédie", "Médecine Générale"],
    },
  ],
  otherwise: { level: "urgent", reason: "Ces signes demandent un examen dans la journée.", source: "nice-stroke" },
  advice: {
    todo: ["Allongez la personne, tête un peu relevée ; sur le côté si elle vomit ou dort."],
    avoid: ["N'attendez pas que cela passe, pas de massage ni de remède dans la bouche."],
    watch: ["Somnolence, vomissements, convulsion."],
  },
};
