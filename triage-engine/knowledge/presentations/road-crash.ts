import type { Presentation } from "#triage-engine/schema.ts";
import { badlyHurt } from "#triage-engine/knowledge/first-aid.ts";

export const roadCrash: Presentation = {
  id: "road-crash",
  label: "Accident de la route",
  opens: { road_crash: 6, speed_crash: 3 },
  specialties: ["Chirurgie Générale", "Orthopédie", "Médecine Générale"],
  questions: [
    "trauma_danger",
    "trauma_inside",
    {
      id: "crash_speed",
      facts: ["speed_crash"],
      you: "Le choc était-il violent : grande vitesse, personne éjectée, ou piéton renversé ?",
      they: "Le choc était-il violent : grande vitesse, personne éjectée, ou piéton renversé ?",
    },
    "head_hit",
    "pregnant",
  ],
  rules: [
    {
      id: "trauma-crash-speed",
      level: "emergency",
      when: "road_crash & (speed_crash | belly_pain & (dizzy | vision_blurred | pallor | fainted | vomiting) | chest_pain & hard_breathing)",
      reason: "un accident violent peut blesser à l'intérieur sans signe au début.",
      source: "iitt",
      advice: badlyHurt,
    },
    {
      id: "trauma-crash",
      level: "urgent",
      when: "road_crash & ~(duration >= 14d)",
      reason: "Après un accident de la route, un examen dans la journée est nécessaire, même si tout semble aller.",
      source: "iitt",
    },
    {
      id: "trauma-crash-old",
      level: "routine",
      when: "road_crash & (days(road_crash) >= 14 | hours_since_event >= 336)",
      reason: "Ce qui gêne encore deux semaines après un accident se fait examiner dans la semaine.",
      source: "keneya-table",
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Après un accident de la route, un examen dans la journée est prudent.",
    source: "iitt",
  },
  advice: {
    todo: ["Restez avec quelqu'un aujourd'hui.", "Froid dans un linge sur les coups, paracétamol selon la notice."],
    avoid: ["Pas de conduite, pas d'alcool, pas de massage."],
    watch: ["mal au ventre", "gêne pour respirer", "vomissements ou sommeil inhabituel", "membre froid ou endormi"],
  },
};
