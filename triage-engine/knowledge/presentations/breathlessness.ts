import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Breathlessness from fifteen years on. */
export const breathlessness: Presentation = {
  id: "breathlessness",
  label: "Difficulté à respirer",
  opens: {
    hard_breathing: 4,
    breathless_on_effort: 4,
    cannot_speak: 5,
    blue_lips: 5,
    lying_flat_worse: 4,
    fast_breathing: 3,
  },
  fits: "!child",
  specialties: ["Médecine Générale", "Cardiologie"],
  questions: [
    "breath_danger",
    "panic_known",
    "fever",
    anyOf("breath_clot", ["lying_flat_worse", "leg_swelling_one", "pleuritic_pain", "surgery_recent", "cough_blood"]),
    anyOf("breath_allergy", ["tongue_swelling", "hives", "smoke_gas", "chest_injury"]),
    "pregnant",
    "reliever",
    "duration",
  ],
  rules: [
    {
      id: "breath-elsewhere",
      level: "emergency",
      when: "hard_breathing & (tongue_swelling | hives | smoke_gas | chest_injury)",
      reason:
        "Mal respirer avec la gorge ou le corps qui gonfle, après une fumée ou un coup à la poitrine, est une urgence.",
      source: "iitt",
    },
    {
      id: "breath-cannot-speak",
      level: "emergency",
      when: "cannot_breathe | cannot_speak | blue_lips | hard_breathing & (confusion | drowsy | cannot_stand | fainted | cold_body & sweating)",
      reason:
        "Ne plus pouvoir finir une phrase, avoir les lèvres bleues ou s'épuiser à respirer : l'air manque gravement.",
      source: "iitt",
    },
    {
      id: "breath-sudden",
      level: "emergency",
      when: "hard_breathing & sudden_onset & age >= 15y & (age >= 30y | !panic)",
      reason: "Une difficulté à respirer venue d'un coup peut venir d'un caillot, du cœur ou d'un poumon décollé.",
      source: "esc-embolism",
    },
    {
      id: "breath-elderly-infection",
      level: "emergency",
      when: "elderly & fast_breathing & (confusion | unwell_vague | loss_of_appetite | cannot_stand | drowsy | fever)",
      reason:
        "Chez une personne âgée, respirer vite et ne plus être comme d'habitude peut être une infection grave, même sans fièvre.",
      source: "keneya-table",
      specialties: ["Médecine Générale"],
    },
    {
      id: "breath-chest-pressure",
      level: "emergency",
      when: "(hard_breathing | breathless_on_effort) & (chest_pressure | pain_to_arm_jaw) & age >= 15y & (age >= 30y | !panic)",
      reason: "Le souffle court avec la poitrine serrée peut venir du cœur.",
      source: "esc-acs",
      specialties: ["Cardiologie", "Médecine Générale"],
    },
    {
      id: "breath-clot",
      level: "emergency",
      when: "(hard_breathing & leg_swelling | (hard_breathing | breathless_on_effort & duration < 30d) & (leg_swelling_one | calf_pain | recent_travel & limb_pain | surgery_recent | postpartum | cough_blood | pleuritic_pain | fainted)) & age >= 12y",
      reason:
        "Le souffle court avec une jambe gonflée, un point de côté, une opération ou un accouchement récents fait craindre un caillot dans les poumons.",
      source: "esc-embolism",
      specialties: ["Cardiologie", "Médecine Générale"],
    },
    {
      id: "breath-lying",
      level: "emergency",
      when: "lying_flat_worse & age >= 15y & (leg_swelling_both | feet_swollen_both | heart_disease | hypertension | age >= 50y | getting_worse | palpitations | pregnant | postpartum | cough | kidney_disease)",
      reason: "Étouffer couché peut vouloir dire que le cœur ne suffit plus et que l'eau monte dans les poumons.",
      source: "esc-heart-failure",
      specialties: ["Cardiologie", "Médecine Générale"],
    },
    {
      id: "breath-pregnant",
      level: "emergency",
      when: "hard_breathing & pregnant",
      reason: "Pendant la grossesse, une difficulté à respirer est un signe de danger.",
      source: "pcpnc",
      specialties: ["Gynécologie", "Cardiologie", "Médecine Générale"],
    },
    {
      id: "breath-oxygen",
      level: "emergency",
      when: "oxygen < 92 | breaths_per_minute >= 30 & age >= 12y",
      reason: "La mesure montre que l'air manque gravement.",
      source: "iitt",
    },
    {
      id: "breath-heart-strain",
      level: "emergency",
      when: "hard_breathing & age >= 15y & (sweating & age >= 35y & !fever | fast_breathing & age >= 50y | palpitations & (heart_disease | age >= 50y) | heart_disease & (leg_swelling_both | feet_swollen_both | getting_worse) | pallor)",
      reason: "Mal respirer avec des sueurs, un souffle très rapide ou un cœur déjà malade peut s'aggraver vite.",
      source: "iitt",
      specialties: ["Cardiologie", "Médecine Générale"],
    },
    {
      id: "breath-smoke-injury",
      level: "emergency",
      when: "hard_breathing & (smoke_gas | burn_face | chest_injury | snake_bite | neck_swelling | tongue_swelling | cannot_swallow)",
      reason: "Mal respirer après un choc, de la fumée ou avec un cou ou une langue qui gonfle est une urgence.",
      source: "iitt",
    },
    {
      id: "breath-rest",
      level: "urgent",
      when: "hard_breathing & !child",
      reason: "Une difficulté à respirer, même sans autre signe, doit être examinée aujourd'hui.",
      source: "iitt",
    },
    {
      id: "breath-effort-new",
      level: "urgent",
      when: "breathless_on_effort & (duration < 60d | getting_worse | leg_swelling_both | feet_swollen_both | pregnant | postpartum | palpitations | weight_loss | night_sweats | oxygen < 95)",
      reason: "Un essoufflement nouveau à l'effort doit être examiné rapidement : cœur, poumons ou manque de sang.",
      source: "esc-heart-failure",
      specialties: ["Cardiologie", "Médecine Générale"],
    },
    {
      id: "breath-effort-stable",
      level: "routine",
      when: "breathless_on_effort & duration >= 60d",
      reason: "Un essoufflement ancien à l'effort mérite un bilan dans la semaine.",
      source: "keneya-table",
      specialties: ["Cardiologie", "Médecine Générale"],
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Un souffle qui change doit être examiné aujourd'hui.",
    source: "iitt",
  },
  advice: {
    todo: [
      "Asseyez-vous, penché en avant, habits desserrés, fenêtre ouverte.",
      "Si vous avez un spray prescrit pour l'asthme, utilisez-le comme on vous l'a montré.",
    ],
    avoid: ["Ne restez pas couché à plat.", "Pas de fumée, pas d'encens, pas d'effort."],
    watch: ["Lèvres bleues, impossible de parler, confusion, poitrine qui serre : appelez le 185."],
  },
};
