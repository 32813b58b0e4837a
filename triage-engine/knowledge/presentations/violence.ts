import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

const safe = {
  todo: [
    "Si vous êtes en danger, allez dans un lieu sûr : famille, voisins, centre de santé, commissariat.",
    "Vous pouvez demander un certificat médical : il vous appartient.",
    "Gardez vos papiers et un téléphone près de vous.",
  ],
  avoid: [
    "Vous n'êtes pas responsable de ces violences et n'avez pas à donner de détails ici.",
    "Effacez cette conversation si quelqu'un lit votre téléphone.",
  ],
} as const;

export const violence: Presentation = {
  id: "violence",
  label: "Violence d'un proche",
  opens: { violence_home: 5, violence_danger: 5 },
  specialties: ["Médecine Générale", "Psychiatrie", "Gynécologie"],
  questions: [
    anyOf("violence_now", [
      "violence_danger",
      "suicidal_plan",
      "heavy_bleeding",
      "lost_consciousness_injury",
      "hard_breathing",
    ]),
    "pregnant",
    anyOf("violence_urgent", ["fracture", "wound", "severe_pain", "sexual_violence"]),
  ],
  rules: [
    {
      id: "violence-danger",
      level: "emergency",
      when: "violence_danger & (violence_home | blow | fracture | wound | sexual_violence) | violence_home & (heavy_bleeding | lost_consciousness_injury | unconscious | hard_breathing | head_injury & vomiting | belly_injury | stab_gun | suicidal_thoughts & alone_now)",
      reason: "il faut une protection et des soins tout de suite.",
      source: "who-violence",
      advice: safe,
    },
    {
      id: "violence-urgent",
      level: "urgent",
      when: "violence_home",
      reason: "Des coups reçus demandent un examen et un soutien rapides, en confiance.",
      source: "who-violence",
      advice: safe,
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Un soignant peut vous recevoir en confiance aujourd'hui.",
    source: "who-violence",
  },
  advice: { ...safe, watch: ["menace de mort ou arme", "mal de tête, vomissements après un coup", "idée de mourir"] },
};
