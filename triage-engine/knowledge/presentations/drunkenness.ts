import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const drunkenness: Presentation = {
  id: "drunkenness",
  label: "Excès d'alcool",
  opens: { drunk: 4, bad_alcohol: 5 },
  specialties: ["Médecine Générale"],
  questions: [
    anyOf("drunk_danger", ["drowsy", "convulsion", "head_injury", "cold_body", "vision_blurred"]),
    anyOf("drunk_urgent", ["vomiting", "belly_pain", "diabetes", "chest_pain"]),
  ],
  rules: [
    {
      id: "drunk-danger",
      level: "emergency",
      when: "drunk & (drowsy | unconscious | convulsion | confusion | head_injury | cold_body | hard_breathing | vomits_blood | age < 15y | low_sugar_signs) | (drunk | bad_alcohol) & (vision_blurred | vision_loss) | alcohol & (vision_blurred | vision_loss) & (headache | vomiting) | bad_alcohol & (headache | vomiting | belly_pain | hard_breathing | dizzy)",
      reason: "cette personne est en danger.",
      source: "french",
      advice: {
        todo: ["Couchez-la sur le côté, couverte, et ne la laissez pas seule."],
        avoid: ["Ne faites pas vomir, pas de douche froide, pas de café."],
      },
    },
    {
      id: "drunk-urgent",
      level: "urgent",
      when: "drunk & (vomiting & (diabetes | pregnant | belly_pain & ~getting_better) | many_vomits | chest_pain | pregnant)",
      reason: "à voir aujourd'hui.",
      source: "french",
    },
    {
      id: "drunk-hangover",
      level: "self_care",
      when: "drunk & age >= 15y & !drowsy & !convulsion & !head_injury & !cold_body & !vision_blurred & !belly_pain & !chest_pain & !diabetes",
      reason: "Un lendemain d'alcool sans signe de danger passe avec le repos et l'eau.",
      source: "keneya-table",
      covers: [
        "drunk",
        "headache",
        "nausea",
        "vomiting",
        "fatigue",
        "dizzy",
        "thirst",
        "heartburn",
        "indigestion",
        "head_pressure",
        "unwell_vague",
      ],
    },
  ],
  otherwise: { level: "routine", reason: "Parlez de votre consommation d'alcool à un soignant.", source: "mhgap" },
  advice: {
    todo: ["Eau ou solution de réhydratation, repas léger, repos."],
    avoid: ["Pas de conduite, pas de paracétamol en quantité, pas d'autre alcool."],
    watch: ["difficile à réveiller", "convulsion", "vomissements répétés ou avec du sang", "vue trouble"],
  },
};
