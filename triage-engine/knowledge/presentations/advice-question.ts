import type { Presentation } from "#triage-engine/schema.ts";

export const adviceQuestion: Presentation = {
  id: "advice-question",
  label: "Conseil ou prévention",
  opens: { advice_question: 2 },
  specialties: ["Médecine Générale"],
  questions: [
    {
      id: "any_sign",
      facts: ["unwell_vague"],
      you: "Avez-vous un signe de maladie ou une blessure, ou vous a-t-on fait du mal ?",
      they: "{Qui} a-t-{il} un signe de maladie ou une blessure, ou lui a-t-on fait du mal ?",
    },
  ],
  rules: [
    {
      id: "advice-only",
      level: "self_care",
      when: "advice_question & !unwell_vague",
      reason: "Votre question est un conseil de santé, sans signe de maladie.",
      source: "keneya-table",
      covers: ["advice_question", "feeding_question"],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Posez cette question à un médecin lors d'une consultation.",
    source: "keneya-table",
  },
  advice: {
    todo: [
      "Dormez sous moustiquaire, lavez-vous les mains, buvez de l'eau sûre.",
      "Gardez vos vaccins à jour, bougez chaque jour, peu de sel et de sucre.",
      "Pour une réponse précise, prenez rendez-vous avec un médecin.",
    ],
    watch: ["fièvre", "un signe nouveau"],
  },
};
