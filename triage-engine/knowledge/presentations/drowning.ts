import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

const breathe = {
  todo: [
    "Si la personne ne respire pas : 5 insufflations puis massage cardiaque, sans attendre.",
    "Si elle respire sans répondre : sur le côté ; éveillée : assise. Séchez-la et couvrez-la.",
  ],
  avoid: ["N'appuyez pas sur le ventre pour faire sortir l'eau."],
} as const;

export const drowning: Presentation = {
  id: "drowning",
  label: "Noyade ou eau avalée",
  opens: { drowning: 5, water_inhaled: 5 },
  specialties: ["Médecine Générale"],
  questions: [anyOf("water_danger", ["hard_breathing", "cough", "fainted", "drowsy", "vomiting"])],
  rules: [
    {
      id: "drowning-any",
      level: "emergency",
      when: "drowning",
      reason: "Après une noyade, l'eau dans les poumons peut gêner la respiration des heures plus tard.",
      source: "etat",
      advice: breathe,
    },
    {
      id: "drowning-signs",
      level: "emergency",
      when: "water_inhaled & (hard_breathing | cough | fainted | unconscious | drowsy | vomiting | blue_lips | chest_pain | confusion)",
      reason: "les poumons sont peut-être touchés.",
      source: "etat",
      advice: breathe,
    },
    {
      id: "drowning-watch",
      level: "urgent",
      when: "water_inhaled & age < 15y & duration < 1d",
      reason: "Un enfant qui a avalé de l'eau se fait surveiller aujourd'hui.",
      source: "etat",
      specialties: ["Pédiatrie", "Médecine Générale"],
    },
    {
      id: "drowning-gulp",
      level: "self_care",
      when: "water_inhaled & (age >= 15y | duration >= 1d) & !hard_breathing & !cough & !fainted & !drowsy & !vomiting",
      reason: "Une gorgée d'eau avalée sans toux ni gêne est sans danger.",
      source: "keneya-table",
      covers: ["water_inhaled", "nausea"],
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Après une chute dans l'eau, un examen aujourd'hui est prudent.",
    source: "etat",
  },
  advice: { watch: ["toux", "gêne pour respirer", "somnolence", "fièvre"] },
};
