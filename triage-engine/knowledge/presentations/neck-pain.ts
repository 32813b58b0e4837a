import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const neckPain: Presentation = {
  id: "neck-pain",
  label: "Mal au cou",
  opens: { neck_pain: 4 },
  specialties: ["Médecine Générale", "Orthopédie", "Neurologie"],
  questions: [
    anyOf("neck_danger", ["fever", "one_side_weak", "both_legs_weak", "light_hurts", "confusion"]),
    anyOf("neck_urgent", ["leg_weakness", "numb_fingers", "severe_pain", "fall", "locked_jaw"]),
    "duration",
  ],
  rules: [
    {
      id: "neck-danger",
      level: "emergency",
      when: "neck_pain & (fever & (neck_stiff | headache | light_hurts | confusion | vomiting) | one_side_weak | both_legs_weak | face_droop | speech_trouble | chest_pressure | thunderclap | locked_jaw)",
      reason: "c'est peut-être grave.",
      source: "iitt",
      specialties: ["Neurologie", "Médecine Générale"],
    },
    {
      id: "neck-urgent",
      level: "urgent",
      when: "neck_pain & (fever | severe_pain | numb_fingers | leg_weakness | cancer | immunocompromised | fall)",
      reason: "à examiner aujourd'hui.",
      source: "french",
    },
    {
      id: "neck-weeks",
      level: "routine",
      when: "neck_pain & duration >= 21d",
      reason: "Un mal de cou qui dure plus de trois semaines mérite une consultation.",
      source: "keneya-table",
    },
    {
      id: "neck-torticollis",
      level: "self_care",
      when: "neck_pain & !fever & !one_side_weak & !both_legs_weak & !light_hurts & !confusion & !severe_pain & !numb_fingers & !fall & !violence_danger & age >= 5y & duration < 21d",
      reason: "Un torticolis ou une raideur du cou sans fièvre passe en quelques jours.",
      source: "keneya-table",
      covers: [
        "neck_pain",
        "neck_stiff",
        "shoulder_pain",
        "head_pressure",
        "body_aches",
        "fatigue",
        "back_pain",
        "stress",
      ],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Un mal de cou sans signe de danger se fait voir dans la semaine s'il gêne.",
    source: "keneya-table",
  },
  advice: {
    todo: ["Paracétamol selon la notice."],
    mild: ["Chaleur douce, mouvements lents ; dormez avec un oreiller bas."],
    avoid: ["Pas de craquement ni de manipulation du cou."],
    watch: ["fièvre avec nuque raide", "bras ou jambe faible", "mal de tête violent"],
  },
};
