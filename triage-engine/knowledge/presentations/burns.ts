import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

const coolBurn = {
  todo: [
    "Refroidissez tout de suite : eau propre, fraîche, qui coule doucement pendant 20 minutes.",
    "Enlevez bagues et habits qui ne collent pas, puis couvrez d'un linge propre et sec.",
    "Gardez la personne au chaud et faites-la boire si elle est bien éveillée.",
  ],
  avoid: [
    "Ni glace, ni dentifrice, ni huile, ni œuf, ni miel, ni poudre.",
    "Ne percez pas les cloques, n'arrachez pas un habit collé.",
  ],
} as const;

export const burns: Presentation = {
  id: "burns",
  label: "Brûlure",
  opens: {
    burn: 5,
    burn_face: 5,
    burn_large: 5,
    burn_around: 5,
    burn_electric: 5,
    burn_chemical: 5,
    burn_joint_hand: 5,
    burn_small: 5,
    burn_blisters: 3,
  },
  specialties: ["Chirurgie Générale", "Dermatologie", "Médecine Générale"],
  questions: [
    anyOf("burn_danger", ["burn_face", "burn_large", "burn_around", "burn_electric", "burn_chemical"], "!burn_small"),
    anyOf("burn_urgent", ["burn_joint_hand", "burn_blisters", "fever", "wound_infected"]),
  ],
  rules: [
    {
      id: "burn-place",
      level: "emergency",
      when: "burn_face | burn_large & ~shingles | burn_around | burn_trunk & age < 5y | burn & (hard_breathing | hoarse | noisy_breathing | confusion | unconscious | smoke_gas)",
      reason: "la vie ou le membre est en danger.",
      source: "who-surgical",
      specialties: ["Chirurgie Générale"],
      advice: coolBurn,
    },
    {
      id: "burn-electric",
      level: "emergency",
      when: "burn_electric",
      reason: "Une brûlure électrique paraît petite dehors mais peut être profonde et toucher le cœur.",
      source: "who-surgical",
      specialties: ["Chirurgie Générale", "Cardiologie"],
      advice: { todo: ["Coupez le courant avant de toucher la personne.", ...coolBurn.todo], avoid: coolBurn.avoid },
    },
    {
      id: "burn-chemical",
      level: "emergency",
      when: "burn_chemical",
      reason: "Un produit chimique continue de brûler tant qu'il n'est pas rincé.",
      source: "who-surgical",
      specialties: ["Chirurgie Générale", "Dermatologie"],
      advice: {
        todo: [
          "Enlevez les habits souillés et rincez à grande eau au moins 30 minutes, sans vous brûler.",
          "Emportez le nom du produit.",
        ],
        avoid: coolBurn.avoid,
      },
    },
    {
      id: "burn-wide",
      level: "emergency",
      when: "burn & ~shingles & body_parts_many & (age < 15y | age >= 60y | burn_blisters | severe_pain)",
      reason: "cela fait perdre beaucoup d'eau et peut vite devenir grave.",
      source: "who-surgical",
      advice: coolBurn,
    },
    {
      id: "burn-infant",
      level: "emergency",
      when: "burn & age < 1y",
      reason: "Chez un bébé de moins d'un an, toute brûlure se soigne à l'hôpital.",
      source: "who-surgical",
      specialties: ["Pédiatrie", "Chirurgie Générale"],
      advice: coolBurn,
    },
    {
      id: "burn-hand-blister",
      level: "urgent",
      when: "burn_joint_hand & (burn_blisters | !burn_small) | burn & burn_blisters",
      reason: "à montrer aujourd'hui.",
      source: "who-surgical",
      advice: coolBurn,
    },
    {
      id: "burn-fragile",
      level: "urgent",
      when: "burn & (fever | wound_infected | diabetes | pregnant | immunocompromised | age >= 65y & ~burn_small | age < 5y & !burn_small | tetanus_doubt)",
      reason: "à cet âge ou dans cet état, à montrer aujourd'hui.",
      source: "who-surgical",
      advice: coolBurn,
    },
    {
      id: "burn-old",
      level: "routine",
      when: "burn_healing_doubt | burn & days(burn) >= 21",
      reason: "Une brûlure qui ne ferme pas après deux semaines se fait voir.",
      source: "who-surgical",
    },
    {
      id: "burn-mild",
      level: "self_care",
      when: "burn & ~burn_healing_doubt & !burn_face & !burn_large & !burn_electric & !burn_chemical & !burn_around & !burn_blisters & !fever & !wound_infected & (burn_small | !burn_joint_hand & age >= 5y) & age >= 1y & ~(days(burn) >= 21)",
      reason: "Une petite brûlure rouge, sans cloque, guérit seule en quelques jours.",
      source: "who-surgical",
      covers: ["burn", "burn_small", "burn_joint_hand", "limb_pain", "wound", "small_wound", "rash"],
      advice: coolBurn,
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Tant que l'étendue de la brûlure n'est pas claire, mieux vaut la montrer aujourd'hui.",
    source: "who-surgical",
  },
  advice: { ...coolBurn, watch: ["cloques", "fièvre", "rougeur qui s'étend ou pus", "douleur qui augmente"] },
};
