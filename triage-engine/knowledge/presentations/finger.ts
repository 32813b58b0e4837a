import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const finger: Presentation = {
  id: "finger",
  label: "Doigt coincé",
  opens: { finger_crushed: 6 },
  specialties: ["Orthopédie", "Chirurgie Générale", "Médecine Générale"],
  questions: [anyOf("finger_urgent", ["deformity", "deep_cut", "severe_pain", "numb_fingers", "heavy_bleeding"])],
  rules: [
    {
      id: "trauma-finger",
      level: "urgent",
      when: "finger_crushed & (deformity | deep_cut | severe_pain | heavy_bleeding | numb_fingers | nail_pus)",
      reason: "une radio et des soins sont à faire aujourd'hui.",
      source: "who-surgical",
      specialties: ["Orthopédie", "Chirurgie Générale"],
    },
    {
      id: "finger-bruise",
      level: "self_care",
      when: "finger_crushed & !deformity & !deep_cut & !severe_pain & !numb_fingers & !heavy_bleeding & !amputation",
      reason: "Un doigt coincé qui bouge bien, sans plaie profonde, guérit en général tout seul.",
      source: "french",
      covers: ["finger_crushed", "limb_pain", "blow", "nail_problem", "small_wound"],
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Un doigt écrasé se montre aujourd'hui si un doute reste.",
    source: "who-surgical",
  },
  advice: {
    todo: ["Eau froide 15 minutes, main surélevée, enlevez les bagues.", "Paracétamol selon la notice."],
    avoid: ["Ne percez pas l'ongle vous-même."],
    watch: ["doigt qui ne plie plus", "pus", "douleur qui augmente"],
  },
};
