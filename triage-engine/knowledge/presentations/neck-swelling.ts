import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Swelling of the neck or below the jaw, mumps. Goitre and glands have their own pages. */
export const neckSwelling: Presentation = {
  id: "neck-swelling",
  label: "Cou ou mâchoire qui gonfle",
  opens: { neck_swelling: 5, mumps: 5, neck_node: 4 },
  specialties: ["ORL", "Médecine Générale"],
  questions: [
    anyOf("neck_swelling_danger", [
      "hard_breathing",
      "noisy_breathing",
      "cannot_swallow",
      "drooling",
      "cannot_open_mouth",
    ]),
    anyOf("neck_swelling_urgent", ["fever", "severe_pain", "toothache", "testicle_pain", "vomiting"]),
    "duration",
  ],
  rules: [
    {
      id: "neck-airway",
      level: "emergency",
      when: "(neck_swelling | mumps) & (hard_breathing | noisy_breathing | cannot_swallow | drooling | muffled_voice | neck_stiff & fever | cannot_open_mouth & (fever | toothache) | tongue_swelling | confusion) | neck_swelling & (snake_bite | sudden_onset & (hives | allergy_trigger))",
      reason: "la gorge peut se fermer.",
      source: "iitt",
    },
    {
      id: "neck-infection",
      level: "urgent",
      when: "neck_swelling & (fever | severe_pain | toothache | duration < 7d & !goitre | getting_worse) | mumps & (testicle_pain | vomiting | headache | hearing_loss | fever)",
      reason: "à examiner aujourd'hui.",
      source: "iitt",
    },
    {
      id: "neck-node-fever",
      level: "urgent",
      when: "neck_node & (fever & duration >= 7d | night_sweats | weight_loss | getting_worse & duration < 14d)",
      reason: "à examiner rapidement.",
      source: "nice-cancer",
    },
    {
      id: "neck-lump",
      level: "routine",
      when: "neck_node | neck_swelling & duration >= 7d | mumps",
      reason: "cela mérite un examen dans la semaine.",
      source: "nice-cancer",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Un gonflement du cou mérite un examen dans la semaine.",
    source: "nice-cancer",
  },
  advice: {
    avoid: ["Ne percez pas, ne massez pas, pas de pommade chauffante."],
    watch: ["Souffle difficile, salive qu'on n'avale plus, bouche qui s'ouvre mal : urgence."],
  },
};
