import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

export const hiccupsAdult: Presentation = {
  id: "hiccups",
  label: "Hoquet",
  opens: { hiccups: 3, persistent_hiccups: 4 },
  fits: "age >= 1y",
  specialties: ["Médecine Générale", "Gastroentérologie"],
  questions: [
    anyOf("hiccups_urgent", ["chest_pain", "vomiting", "severe_belly_pain", "one_side_weak", "headache"]),
    "duration",
  ],
  rules: [
    {
      id: "hiccups-other",
      level: "urgent",
      when: "hiccups & age >= 1y & (chest_pain | vomiting & duration >= 1d | severe_belly_pain | kidney_disease | headache & vomiting | belly_swollen)",
      reason: "à examiner aujourd'hui.",
      source: "keneya-table",
    },
    {
      id: "hiccups-long",
      level: "routine",
      when: "hiccups & age >= 1y & duration >= 2d",
      reason: "Un hoquet de plus de deux jours mérite une consultation.",
      source: "keneya-table",
    },
    {
      id: "hiccups-simple",
      level: "self_care",
      when: "hiccups & age >= 1y & !chest_pain & !vomiting & !severe_belly_pain & !one_side_weak & duration < 2d",
      reason: "Un hoquet bref, sans autre signe, passe seul.",
      source: "nhs",
      covers: ["hiccups", "bloating", "heartburn", "after_meal", "indigestion", "fatigue"],
      advice: { todo: ["Buvez lentement un verre d'eau fraîche, retenez le souffle quelques secondes."] },
    },
  ],
  otherwise: { level: "routine", reason: "Un hoquet qui dure mérite une consultation.", source: "keneya-table" },
  advice: { watch: ["Douleur de poitrine, vomissements, faiblesse : consultez."] },
};
