import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const dependence: Presentation = {
  id: "dependence",
  label: "Alcool, drogue, sevrage",
  opens: { withdrawal: 5, drug_use: 4 },
  specialties: ["Psychiatrie", "Médecine Générale"],
  questions: [
    anyOf("drug_danger", ["drowsy", "convulsion", "confusion", "hard_breathing", "chest_pain"]),
    "dark_thoughts",
    anyOf("drug_urgent", ["withdrawal", "hears_voices", "vomiting", "pregnant"]),
  ],
  rules: [
    {
      id: "drug-danger",
      level: "emergency",
      when: "(drug_use | withdrawal) & (drowsy | unconscious | convulsion | confusion | hard_breathing | chest_pain | psychosis_agitated | high_fever) | withdrawal & (hears_voices | fever & agitation)",
      reason: "la vie est en danger.",
      source: "mhgap",
      specialties: ["Médecine Générale", "Psychiatrie"],
      advice: {
        todo: [
          "Couchez la personne sur le côté et surveillez son souffle.",
          "Dites ce qui a été pris : rien ne sera répété à la police.",
        ],
        avoid: ["Ne la laissez pas seule, pas de douche froide."],
      },
    },
    {
      id: "drug-withdrawal",
      level: "urgent",
      when: "withdrawal | drug_use & (pregnant | hears_voices | vomiting & severe_belly_pain)",
      reason: "cela peut être dangereux ; faites-vous accompagner aujourd'hui.",
      source: "mhgap",
      specialties: ["Médecine Générale", "Psychiatrie"],
    },
    {
      id: "drug-help",
      level: "routine",
      when: "drug_use",
      reason: "Vouloir arrêter est un grand pas : un soignant peut vous aider sans juger.",
      source: "mhgap",
    },
  ],
  otherwise: { level: "routine", reason: "Un soignant peut vous aider sans juger.", source: "mhgap" },
  advice: {
    todo: ["Parlez-en à une personne de confiance.", "Diminuez peu à peu, avec un soignant."],
    avoid: [
      "N'arrêtez pas d'un coup une forte consommation d'alcool ou de calmants.",
      "Pas de mélange alcool et comprimés.",
    ],
    watch: ["tremblements forts, sueurs", "convulsion", "voix", "sommeil profond"],
  },
};
