import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";
import { cleanWound } from "#triage-engine/knowledge/first-aid.ts";

export const diabeticFoot: Presentation = {
  id: "diabetic-foot",
  label: "Pied et diabète",
  fits: "~(~diabetes)",
  opens: { foot_wound: 5, black_skin: 5, leg_ulcer: 4, wound_infected: 3, wound: 3, nail_problem: 3 },
  specialties: ["Chirurgie Générale", "Médecine Générale"],
  questions: [anyOf("foot_danger", ["black_skin", "fever", "rash_spreading", "cellulitis", "limb_cold_pale"])],
  rules: [
    {
      id: "foot-danger",
      level: "emergency",
      when: "diabetes & (foot_wound | wound | leg_ulcer | black_skin | wound_infected) & (black_skin | fever | rash_spreading | cellulitis | limb_cold_pale | confusion)",
      reason: "cela peut coûter le pied ou la vie.",
      source: "iwgdf-foot",
      advice: {
        todo: ["Pansement propre, pied surélevé, ne marchez plus dessus.", "Mesurez le sucre si possible."],
        avoid: ["Pas de bain de pied chaud, pas de plante ni de poudre."],
      },
    },
    {
      id: "foot-any",
      level: "urgent",
      when: "diabetes & (foot_wound | leg_ulcer | wound_infected | nail_pus | burn | friction_blister)",
      reason: "cela se fait voir dans les 24 heures.",
      source: "iwgdf-foot",
      advice: {
        ...cleanWound,
        todo: [
          ...(cleanWound.todo ?? []),
          "Marchez le moins possible sur ce pied.",
          "Mesurez le sucre aujourd'hui, gardez le traitement.",
        ],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Avec le diabète, faites examiner vos pieds dans la semaine.",
    source: "iwgdf-foot",
  },
  advice: {
    todo: [
      "Regardez vos pieds chaque jour, séchez bien entre les orteils.",
      "[!foot_wound & !wound] Portez des chaussures fermées et souples.",
    ],
    avoid: ["Ne marchez pas pieds nus.", "Ne coupez pas les cors vous-même."],
    watch: ["peau noire", "fièvre", "plaie qui sent ou s'étend"],
  },
};
