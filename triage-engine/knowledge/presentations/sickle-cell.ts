import type { Presentation } from "#triage-engine/schema.ts";

/** Sickle cell disease: painful crisis and what must not be missed in it. */
export const sickleCell: Presentation = {
  id: "sickle-cell",
  label: "Drépanocytose",
  opens: { sickle_pain: 5, sickle_cell: 4, spleen_big: 4, sickle_trait: 3, hand_foot_swollen: 3 },
  specialties: ["Médecine Générale", "Pédiatrie"],
  questions: [
    {
      id: "sickle_danger",
      facts: ["chest_pain", "hard_breathing", "pallor", "one_side_weak", "spleen_big"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
      needs: "!sickle_trait | sickle_cell",
    },
    { id: "sickle_fever", facts: ["fever"], you: "Avez-vous de la fièvre ?", they: "{Qui} a-t-{il} de la fièvre ?" },
    {
      id: "sickle_pain_strong",
      facts: ["severe_pain"],
      you: "La douleur est-elle très forte, ou non calmée par vos médicaments habituels ?",
      they: "La douleur est-elle très forte, ou non calmée par les médicaments habituels ?",
      needs: "sickle_pain | joint_pain | limb_pain | belly_pain | back_pain | severe_pain | body_aches",
    },
    {
      id: "sickle_jaundice",
      facts: ["jaundice", "vomiting", "cannot_drink", "priapism"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
  ],
  rules: [
    {
      id: "sickle-chest",
      level: "emergency",
      when: "sickle_cell & (chest_pain | hard_breathing | fast_breathing | pleuritic_pain | chest_indrawing)",
      reason:
        "Chez une personne drépanocytaire, mal à la poitrine ou souffle court peut être un syndrome thoracique aigu.",
      source: "nice-sickle",
    },
    {
      id: "sickle-fever",
      level: "emergency",
      when: "sickle_cell & (fever | temperature >= 38 | chills)",
      reason: "Chez une personne drépanocytaire, une fièvre peut devenir grave en quelques heures.",
      source: "nice-sickle",
    },
    {
      id: "sickle-pale-spleen",
      level: "emergency",
      when: "sickle_cell & (pallor | spleen_big | cannot_stand | fainted | drowsy)",
      reason: "Pâleur soudaine, rate gonflée ou grande faiblesse peuvent être une chute brutale du sang.",
      source: "nice-sickle",
    },
    {
      id: "sickle-brain",
      level: "emergency",
      when: "sickle_cell & (one_side_weak | speech_trouble | face_droop | convulsion | confusion | vision_loss | headache & (vomiting | dizzy | severe_pain | leg_weakness))",
      reason: "La drépanocytose peut boucher une artère du cerveau : ces signes sont une urgence.",
      source: "nice-sickle",
      specialties: ["Neurologie", "Médecine Générale"],
    },
    {
      id: "sickle-priapism",
      level: "emergency",
      when: "sickle_cell & priapism",
      reason: "Une érection douloureuse qui dure chez un drépanocytaire doit être soignée en quelques heures.",
      source: "nice-sickle",
      specialties: ["Urologie", "Médecine Générale"],
    },
    {
      id: "sickle-pain-strong",
      level: "urgent",
      when: "sickle_cell & (severe_pain | sickle_pain & !pain_treated) | sickle_pain & severe_pain",
      reason: "Une crise que les médicaments habituels ne calment pas doit être soignée aujourd'hui.",
      source: "nice-sickle",
    },
    {
      id: "sickle-jaundice",
      level: "urgent",
      when: "sickle_cell & (jaundice | vomiting | cannot_drink | diarrhea | belly_pain | dark_urine | pregnant & sickle_pain)",
      reason: "Yeux plus jaunes, vomissements ou mal de ventre avec la drépanocytose doivent être vus aujourd'hui.",
      source: "nice-sickle",
    },
    {
      id: "sickle-hand-foot",
      level: "urgent",
      when: "hand_foot_swollen & (age < 5y | sickle_cell)",
      reason: "Des mains ou des pieds gonflés chez un petit enfant peuvent être le premier signe d'une drépanocytose.",
      source: "nice-sickle",
      specialties: ["Pédiatrie", "Médecine Générale"],
    },
    {
      id: "sickle-follow-up",
      level: "routine",
      when: "sickle_trait",
      reason: "Être porteur AS n'est pas une maladie ; un conseil se prend sur rendez-vous.",
      source: "keneya-table",
    },
    {
      id: "sickle-known-ache",
      level: "self_care",
      when: "sickle_cell & sickle_pain & !severe_pain & !fever & !chest_pain & !hard_breathing & !pallor & !one_side_weak & !jaundice & !cannot_drink & !vomiting",
      reason: "Une douleur connue, légère, sans fièvre ni autre signe, peut se calmer à la maison.",
      source: "nice-sickle",
      covers: ["sickle_pain", "joint_pain", "limb_pain", "back_pain", "body_aches", "fatigue", "bone_pain_night"],
      advice: {
        todo: ["Buvez beaucoup, restez au chaud, reposez-vous, prenez votre antidouleur habituel selon la notice."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "La drépanocytose demande un suivi régulier, dans la semaine si vous avez une question.",
    source: "nice-sickle",
  },
  advice: {
    todo: ["Buvez souvent, couvrez-vous, évitez l'effort."],
    avoid: ["Pas de froid, pas de glace sur la douleur."],
    watch: ["Fièvre, mal à la poitrine, souffle court, pâleur, rate gonflée, bras ou jambe faible."],
  },
};
