import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

const calm = {
  todo: [
    "Parlez doucement, sans contredire, à distance, avec peu de monde.",
    "Éloignez armes et objets dangereux, mettez les enfants à l'abri.",
    "Faites-vous aider pour le conduire à l'hôpital.",
  ],
  avoid: ["Pas de chaînes ni de coups.", "Ne restez pas sans aide près d'une personne violente."],
} as const;

export const psychosis: Presentation = {
  id: "psychosis",
  label: "Voix, délire, agitation",
  opens: {
    hears_voices: 5,
    psychosis_agitated: 5,
    violent: 4,
    agitation: 2,
    no_sleep_days: 3,
    harm_baby_thoughts: 4,
  },
  specialties: ["Psychiatrie", "Médecine Générale"],
  questions: [
    anyOf("mind_danger", ["violent", "suicidal_thoughts", "fever", "confusion", "psychosis_agitated"]),
    {
      id: "mind_known",
      facts: ["known_psychosis"],
      you: "Est-ce une maladie déjà connue et suivie ?",
      they: "Est-ce une maladie déjà connue et suivie ?",
      needs: "hears_voices",
    },
    anyOf("mind_urgent", ["no_sleep_days", "drug_use", "getting_worse", "loss_of_function"], "hears_voices"),
  ],
  rules: [
    {
      id: "mind-violent",
      level: "emergency",
      when: "violent & (hears_voices | psychosis_agitated | agitation | confusion | drug_use | drunk | known_psychosis | no_sleep_days) | psychosis_agitated",
      reason: "la personne et les autres sont en danger.",
      source: "iitt",
      advice: calm,
    },
    {
      id: "mind-organic",
      level: "emergency",
      when: "hears_voices & (fever | confusion | headache & vomiting | convulsion | head_injury | withdrawal | drowsy | pregnant | postpartum | age >= 65y | age < 12y)",
      reason: "cela peut venir d'une maladie du corps, comme le paludisme ou une méningite.",
      source: "mhgap",
      specialties: ["Médecine Générale", "Psychiatrie", "Neurologie"],
      advice: calm,
    },
    {
      id: "mind-harm",
      level: "emergency",
      when: "hears_voices & (suicidal_thoughts | self_harm) | harm_baby_thoughts & (hears_voices | confusion | suicidal_thoughts)",
      reason: "il faut de l'aide maintenant.",
      source: "mhgap",
      advice: calm,
    },
    {
      id: "mind-new",
      level: "urgent",
      when: "hears_voices & !known_psychosis | hears_voices & (no_sleep_days | getting_worse | drug_use | loss_of_function) | no_sleep_days & ~stress & ~screen_fatigue | violent | harm_baby_thoughts",
      reason: "à montrer aujourd'hui.",
      source: "mhgap",
    },
    {
      id: "mind-known",
      level: "routine",
      when: "hears_voices & known_psychosis",
      reason: "Une maladie connue et stable se revoit dans la semaine, sans arrêter le traitement.",
      source: "mhgap",
    },
  ],
  otherwise: { level: "urgent", reason: "Un changement de comportement se montre aujourd'hui.", source: "mhgap" },
  advice: { ...calm, watch: ["violence", "idées de mourir", "fièvre", "refus de boire"] },
};
