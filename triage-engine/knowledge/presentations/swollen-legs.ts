import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Both legs or feet swollen: heart, kidneys, liver, pregnancy, long standing. */
export const swollenLegs: Presentation = {
  id: "swollen-legs",
  label: "Deux jambes ou deux pieds gonflés",
  opens: { leg_swelling_both: 5, feet_swollen_both: 4, evening_swelling: 4 },
  fits: "age >= 5y",
  specialties: ["Cardiologie", "Médecine Générale", "Gynécologie"],
  questions: [
    anyOf("legs_danger", ["hard_breathing", "lying_flat_worse", "chest_pain", "confusion"]),
    "pregnant",
    anyOf(
      "legs_pregnant_danger",
      ["headache", "vision_blurred", "face_swelling", "upper_belly_pain", "high_pressure"],
      "pregnant | postpartum",
    ),
    anyOf("legs_urgent", ["face_swelling", "little_urine", "belly_swollen", "jaundice", "fever"]),
    {
      id: "evening_swelling",
      facts: ["evening_swelling"],
      you: "Est-ce seulement le soir, ou après être resté longtemps debout ou assis ?",
      they: "Est-ce seulement le soir, ou après être resté longtemps debout ou assis ?",
    },
    "duration",
  ],
  rules: [
    {
      id: "legs-heart",
      level: "emergency",
      when: "leg_swelling_both & age >= 5y & (hard_breathing | lying_flat_worse | chest_pain | confusion | no_urine)",
      reason: "le cœur ou les reins ne suivent peut-être plus.",
      source: "esc-heart-failure",
    },
    {
      id: "legs-pregnant",
      level: "emergency",
      when: "leg_swelling_both & (pregnant | postpartum) & (headache | vision_blurred | face_swelling | high_pressure | upper_belly_pain | right_upper_pain | hard_breathing)",
      reason: "c'est un signe de danger.",
      source: "pcpnc",
      specialties: ["Gynécologie"],
    },
    {
      id: "legs-urgent",
      level: "urgent",
      when: "leg_swelling_both & age >= 5y & (face_swelling | little_urine | belly_swollen | jaundice | fever | breathless_on_effort | dark_urine | heart_disease & getting_worse | kidney_disease | palpitations | child | blood_urine)",
      reason: "à examiner aujourd'hui.",
      source: "keneya-table",
    },
    {
      id: "legs-pregnant-only",
      level: "routine",
      when: "leg_swelling_both & pregnant",
      reason: "Pendant la grossesse, des pieds gonflés demandent une mesure de la tension et des urines.",
      source: "pcpnc",
      specialties: ["Gynécologie", "Médecine Générale"],
    },
    {
      id: "legs-months",
      level: "routine",
      when: "leg_swelling_both & ((duration >= 14d | age >= 60y) & ~evening_swelling | hypertension | heart_disease | diabetes)",
      reason: "un bilan est à faire dans la semaine.",
      source: "keneya-table",
    },
    {
      id: "legs-tired",
      level: "self_care",
      when: "evening_swelling & ~hypertension & age >= 15y & age < 65y & !hard_breathing & !face_swelling & !little_urine & !belly_swollen & !fever & !pregnant & !chest_pain & (age < 50y | duration < 60d)",
      reason: "sans autre signe, cela vient le plus souvent des veines.",
      source: "keneya-table",
      covers: [
        "leg_swelling_both",
        "leg_swelling",
        "feet_swollen_both",
        "heavy_legs",
        "limb_pain",
        "fatigue",
        "evening_swelling",
        "cramps",
      ],
      advice: { todo: ["Surélevez les jambes le soir, marchez un peu chaque heure, réduisez le sel."] },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Des jambes gonflées méritent un examen dans la semaine.",
    source: "keneya-table",
  },
  advice: {
    todo: ["Surélevez les jambes, mangez moins salé."],
    avoid: ["Pas de médicament « pour uriner » sans avis."],
    watch: ["Souffle court, étouffement couché, visage gonflé, urines rares."],
  },
};
