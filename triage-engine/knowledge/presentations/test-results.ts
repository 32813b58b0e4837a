import type { Presentation } from "#triage-engine/schema.ts";

export const testResults: Presentation = {
  id: "test-results",
  label: "Résultats d'examens",
  opens: { test_results: 4, results_alarming: 5 },
  specialties: ["Médecine Générale"],
  questions: [
    {
      id: "results_bad",
      facts: ["results_alarming"],
      you: "Vous a-t-on dit que le résultat était grave ou urgent ?",
      they: "Vous a-t-on dit que le résultat était grave ou urgent ?",
    },
  ],
  rules: [
    {
      id: "request-results-alarming",
      level: "urgent",
      when: "results_alarming",
      reason: "Un résultat signalé comme grave se montre à un médecin aujourd'hui.",
      source: "keneya-table",
    },
    {
      id: "results-read",
      level: "routine",
      when: "test_results",
      reason: "Des résultats se lisent avec un médecin, en consultation.",
      source: "keneya-table",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Des résultats se lisent avec un médecin, en consultation.",
    source: "keneya-table",
  },
  advice: { todo: ["Apportez la feuille de résultats et l'ordonnance."], watch: ["un signe nouveau ou qui s'aggrave"] },
};
