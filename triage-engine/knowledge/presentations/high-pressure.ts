import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

export const highPressure: Presentation = {
  id: "high-pressure",
  label: "Tension élevée",
  opens: { high_pressure: 4 },
  specialties: ["Cardiologie", "Médecine Générale"],
  questions: [
    anyOf("pressure_danger", ["chest_pain", "hard_breathing", "one_side_weak", "confusion", "vision_loss"]),
    "pregnant",
    {
      id: "pressure_measured",
      number: "systolic",
      choices: [
        { label: "Moins de 14", numbers: { systolic: 130, diastolic: 80 } },
        { label: "14 à 15", numbers: { systolic: 150, diastolic: 95 } },
        { label: "16 à 17", numbers: { systolic: 170, diastolic: 100 } },
        { label: "18 ou plus", numbers: { systolic: 185, diastolic: 110 } },
      ],
      you: "Quel est le premier chiffre de votre tension, si elle a été mesurée ?",
      they: "Quel est le premier chiffre de la tension, si elle a été mesurée ?",
    },
    anyOf("pressure_signs", ["headache", "vision_blurred", "vomiting", "speech_trouble", "dizzy"]),
  ],
  rules: [
    {
      id: "pressure-organ",
      level: "emergency",
      when: "high_pressure & (chest_pain & (systolic >= 160 | age >= 40y) | chest_pressure | hard_breathing | one_side_weak | speech_trouble | face_droop | confusion | vision_loss | convulsion | double_vision)",
      reason: "c'est une urgence.",
      source: "who-hypertension",
      specialties: ["Cardiologie", "Neurologie", "Médecine Générale"],
    },
    {
      id: "pressure-180-signs",
      level: "emergency",
      when: "(systolic >= 180 | diastolic >= 110) & (vision_blurred | headache & (severe_pain | vomiting | worst_headache | confusion) | vomiting | chest_pain | numb_one_side | limb_no_feeling | drowsy | no_urine)",
      reason: "avec une tension à 18/11 ou plus, le cerveau peut être abîmé.",
      source: "who-hypertension",
    },
    {
      id: "pressure-pregnant",
      level: "emergency",
      when: "(pregnant | postpartum) & (systolic >= 160 | diastolic >= 110 | (high_pressure | systolic >= 140 | diastolic >= 90) & (headache | vision_blurred | vision_loss | face_swelling | upper_belly_pain | right_upper_pain | convulsion | vomiting | hard_breathing))",
      reason: "une éclampsie commence peut-être.",
      source: "pcpnc",
      specialties: ["Gynécologie", "Cardiologie"],
    },
    {
      id: "pressure-pregnant-alone",
      level: "urgent",
      when: "(pregnant | postpartum) & (high_pressure & ~(systolic < 135) | systolic >= 140 | diastolic >= 90)",
      reason: "à contrôler aujourd'hui.",
      source: "pcpnc",
      specialties: ["Gynécologie", "Cardiologie"],
    },
    {
      id: "pressure-180",
      level: "urgent",
      when: "systolic >= 180 | diastolic >= 110",
      reason: "Une tension à 18/11 ou plus demande un avis dans la journée, même sans autre signe.",
      source: "who-hypertension",
    },
    {
      id: "pressure-signs",
      level: "urgent",
      when: "high_pressure & (vision_blurred | vomiting | headache & (getting_worse | sudden_onset | systolic >= 170) | dizzy & age >= 60y | chest_pain | nosebleed & systolic >= 160 | kidney_disease | child)",
      reason: "à contrôler aujourd'hui.",
      source: "who-hypertension",
    },
    {
      id: "pressure-140",
      level: "routine",
      when: "(systolic >= 140 | diastolic >= 90) & ~(systolic < 160 & ~(diastolic >= 90) & ~hypertension & (stress | anxiety)) | high_pressure & (hypertension | headache | age >= 60y | treatment_missed | palpitations | nosebleed)",
      reason: "Une tension élevée sans signe de danger demande une consultation dans la semaine.",
      source: "who-hypertension",
    },
    {
      id: "pressure-anxious",
      level: "self_care",
      when: "high_pressure & age >= 15y & age < 60y & (systolic < 140 | systolic < 160 & (stress | anxiety)) & ~(diastolic >= 90) & !pregnant & !chest_pain & !hard_breathing & !one_side_weak & !confusion & !vision_loss & !vision_blurred & !vomiting",
      reason:
        "Un chiffre sous 14, ou à peine plus après une émotion, sans autre signe, est rassurant : mesurez de nouveau au repos.",
      source: "who-hypertension",
      covers: [
        "high_pressure",
        "anxiety",
        "stress",
        "panic",
        "headache",
        "fatigue",
        "palpitations",
        "dizzy",
        "cannot_sleep",
      ],
      advice: { todo: ["Mesurez de nouveau après 10 minutes assis, trois jours de suite, et notez les chiffres."] },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une tension élevée sans signe de danger demande une consultation dans la semaine.",
    source: "who-hypertension",
  },
  advice: {
    todo: [
      "[~(systolic < 140)] Reposez-vous 10 minutes assis, puis mesurez de nouveau.",
      "Prenez vos comprimés de la tension comme prescrits, sans les laisser finir ; mangez moins salé.",
    ],
    avoid: ["N'arrêtez pas et ne doublez pas le traitement sans avis."],
    watch: ["Poitrine, souffle, vue, parole, force d'un côté : appelez le 185."],
  },
};
