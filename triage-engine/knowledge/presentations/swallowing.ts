import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const swallowing: Presentation = {
  id: "swallowing",
  label: "Difficulté à avaler",
  opens: { food_sticks: 4.5, food_stuck_now: 5 },
  specialties: ["Gastroentérologie", "ORL"],
  questions: [
    anyOf("swallow_danger", ["hard_breathing", "drooling", "food_stuck_now", "face_droop", "noisy_breathing"]),
    anyOf("swallow_urgent", ["fever", "cannot_drink", "vomits_blood"]),
    "duration",
  ],
  rules: [
    {
      id: "swallow-blocked",
      level: "emergency",
      when: "food_stuck_now & ~(duration >= 7d) | food_sticks & (drooling | hard_breathing | noisy_breathing | choking)",
      reason: "à retirer sans attendre.",
      source: "esge-foreign",
      specialties: ["ORL", "Gastroentérologie"],
    },
    {
      id: "swallow-stroke",
      level: "emergency",
      when: "food_sticks & (face_droop | speech_trouble | one_side_weak)",
      reason: "une attaque du cerveau est à craindre.",
      source: "nice-stroke",
      specialties: ["Neurologie"],
    },
    {
      id: "swallow-liquids",
      level: "urgent",
      when: "food_sticks & (cannot_drink | fever | vomits_everything)",
      reason: "à voir dans la journée.",
      source: "nice-dyspepsia",
    },
    {
      id: "swallow-explore",
      level: "routine",
      when: "food_sticks",
      reason: "Des aliments qui restent bloqués doivent être explorés dans la semaine.",
      source: "nice-cancer",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une difficulté à avaler mérite un examen dans la semaine.",
    source: "nice-cancer",
  },
  advice: {
    todo: ["Mangez mou, lentement, assis bien droit."],
    avoid: ["N'avalez ni boule de riz ni pain pour pousser une arête."],
    watch: ["Partez tout de suite si la salive ne descend plus ou si vous respirez mal."],
  },
};
