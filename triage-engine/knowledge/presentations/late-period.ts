import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const latePeriod: Presentation = {
  id: "late-period",
  label: "Retard de règles",
  fits: "!(sex = male) & age >= 10y & !(age >= 58y)",
  opens: { late_period: 3.5, pregnancy_test_wanted: 4, pregnancy_test_negative: 2 },
  specialties: ["Gynécologie", "Médecine Générale"],
  questions: [
    anyOf("late_period_danger", ["belly_pain", "fainted", "shoulder_tip_pain", "soaks_pads"]),
    anyOf("late_period_urgent", ["vaginal_bleeding", "dizzy"]),
  ],
  rules: [
    {
      id: "late-period-ectopic",
      level: "emergency",
      when: "late_period & (belly_pain | low_belly_pain | one_side_pain | fainted | shoulder_tip_pain | shoulder_pain | soaks_pads | vaginal_bleeding & dizzy | heavy_bleeding)",
      reason: "une grossesse hors de l'utérus est à craindre.",
      source: "nice-ectopic",
      specialties: ["Gynécologie", "Chirurgie Générale"],
      advice: {
        todo: ["Partez tout de suite à l'hôpital, accompagnée.", "Restez couchée pendant le trajet."],
        avoid: ["Ne mangez ni ne buvez en chemin."],
      },
    },
    {
      id: "late-period-spotting",
      level: "urgent",
      when: "late_period & (vaginal_bleeding | bleeding | dizzy)",
      reason: "un test et un examen sont à faire dans la journée.",
      source: "nice-ectopic",
    },
    {
      id: "late-period-alone",
      level: "routine",
      when: "(late_period | pregnancy_test_wanted) & ~pregnant",
      reason: "faites un test de grossesse, puis une consultation dans la semaine.",
      source: "keneya-table",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Un doute sur une grossesse se lève par un test, puis une consultation dans la semaine.",
    source: "keneya-table",
  },
  advice: {
    todo: ["Faites un test de grossesse (pharmacie ou centre de santé), le matin."],
    avoid: ["Pas de plante ni de comprimé pour faire venir les règles."],
    watch: ["Partez tout de suite si vous avez mal au ventre, un malaise ou du sang."],
  },
};
