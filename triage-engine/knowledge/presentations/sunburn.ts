import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const sunburn: Presentation = {
  id: "sunburn",
  label: "Coup de soleil",
  opens: { sunburn: 6 },
  specialties: ["Médecine Générale", "Dermatologie"],
  questions: [anyOf("sunburn_signs", ["burn_blisters", "fever", "confusion", "vomiting"])],
  rules: [
    {
      id: "burn-sun-bad",
      level: "urgent",
      when: "sunburn & (burn_blisters | fever | vomiting)",
      reason: "à examiner aujourd'hui.",
      source: "nhs-skin",
      specialties: ["Médecine Générale", "Dermatologie"],
    },
    {
      id: "burn-sun",
      level: "self_care",
      when: "sunburn & !burn_blisters & !fever & !confusion & !vomiting & age >= 1y",
      reason: "Un coup de soleil sans cloque ni fièvre passe en quelques jours.",
      source: "nhs-skin",
      covers: ["sunburn", "burn", "rash", "headache", "fatigue", "itch", "burn_small"],
      advice: { todo: ["Ombre, eau à boire, linges frais, crème hydratante."] },
    },
  ],
  otherwise: { level: "routine", reason: "Un coup de soleil étendu se montre dans la semaine.", source: "nhs-skin" },
  advice: {
    todo: ["Ombre, eau à boire, linges frais, crème hydratante.", "Habits couvrants les jours suivants."],
    avoid: ["Ne percez pas les cloques, pas d'huile ni de parfum."],
    watch: ["cloques", "fièvre", "confusion ou vomissements"],
  },
};
