import { sitUpAndSpray } from "#triage-engine/knowledge/first-aid.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

export const chronicBronchitis: Presentation = {
  id: "copd",
  label: "Bronchite chronique",
  opens: { copd: 4 },
  fits: "!child",
  specialties: ["Médecine Générale", "Cardiologie"],
  questions: [
    "breath_danger",
    anyOf("copd_urgent", ["hard_breathing", "getting_worse", "fever", "productive_cough", "leg_swelling_both"]),
  ],
  rules: [
    {
      id: "copd-failing",
      level: "emergency",
      when: "copd & (cannot_speak | blue_lips | confusion | drowsy | cannot_stand | hard_breathing & (fast_breathing | lying_flat_worse | sudden_onset) | oxygen < 90)",
      reason: "l'air manque gravement.",
      source: "gold",
      advice: sitUpAndSpray,
    },
    {
      id: "copd-worse",
      level: "urgent",
      when: "copd & (hard_breathing | getting_worse | fever | productive_cough & ~stable_condition | leg_swelling_both)",
      reason: "un traitement est nécessaire aujourd'hui.",
      source: "gold",
    },
  ],
  otherwise: { level: "routine", reason: "Une bronchite chronique stable mérite un suivi.", source: "gold" },
  advice: {
    todo: ["Continuez vos sprays comme prescrits, restez assis."],
    avoid: ["Pas de tabac ni de fumée de cuisine.", "Pas de somnifère ni de sirop contre la toux."],
    watch: ["Somnolence, lèvres bleues, impossible de parler : appelez le 185."],
  },
};
