import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const nail: Presentation = {
  id: "nail",
  label: "Doigt ou ongle",
  opens: { nail_problem: 4, nail_pus: 5, finger_deep_infection: 5 },
  specialties: ["Médecine Générale", "Chirurgie Générale", "Dermatologie"],
  questions: [
    anyOf("nail_urgent", ["nail_pus", "finger_deep_infection", "fever", "diabetes", "severe_pain"]),
    "duration",
  ],
  rules: [
    {
      id: "nail-hand",
      level: "emergency",
      when: "finger_deep_infection & (fever | diabetes | severe_pain)",
      reason: "le doigt peut perdre son mouvement sans opération rapide.",
      source: "idsa-skin",
      specialties: ["Chirurgie Générale", "Orthopédie"],
    },
    {
      id: "nail-infected",
      level: "urgent",
      when: "nail_pus | finger_deep_infection | nail_problem & (fever | diabetes | severe_pain | immunocompromised)",
      reason: "cela se soigne aujourd'hui.",
      source: "idsa-skin",
      specialties: ["Chirurgie Générale", "Médecine Générale"],
    },
    {
      id: "nail-lasting",
      level: "routine",
      when: "nail_problem & duration >= 14d",
      reason: "Un ongle qui change ou fait mal depuis deux semaines se montre.",
      source: "nhs-skin",
      specialties: ["Dermatologie", "Médecine Générale"],
    },
    {
      id: "nail-mild",
      level: "self_care",
      when: "nail_problem & !nail_pus & !finger_deep_infection & !fever & !diabetes & !severe_pain & duration < 14d",
      reason: "Un ongle un peu douloureux, sans pus, se soigne par des bains d'eau tiède.",
      source: "nhs-skin",
      covers: ["nail_problem", "limb_pain", "joint_pain"],
    },
  ],
  otherwise: { level: "routine", reason: "Un problème d'ongle se montre dans la semaine.", source: "nhs-skin" },
  advice: {
    todo: ["Bains d'eau tiède savonneuse 3 fois par jour, chaussures larges, ongles coupés droits."],
    avoid: ["N'ouvrez pas avec une lame.", "Pas de citron chaud ni de piment."],
    watch: ["pus", "doigt raide", "rougeur qui remonte", "fièvre"],
  },
};
