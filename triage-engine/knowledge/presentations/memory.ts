import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const memory: Presentation = {
  id: "memory",
  label: "Mémoire",
  opens: { memory_loss: 4 },
  specialties: ["Neurologie", "Médecine Générale"],
  questions: [
    anyOf("memory_danger", ["confusion", "drowsy", "one_side_weak", "speech_trouble", "head_injury"]),
    anyOf("memory_urgent", ["fever", "sudden_onset", "balance_loss", "hears_voices"]),
  ],
  rules: [
    {
      id: "memory-sudden",
      level: "emergency",
      when: "memory_loss & (drowsy | confusion | one_side_weak | speech_trouble | face_droop | head_injury | convulsion | fever & age >= 65y | headache & vomiting)",
      reason: "une infection, un saignement ou une attaque est à craindre.",
      source: "iitt",
      advice: { todo: ["Mesurez le sucre si possible, donnez du sucre si la personne est éveillée et diabétique."] },
    },
    {
      id: "memory-fast",
      level: "urgent",
      when: "memory_loss & (sudden_onset | fever | balance_loss | hears_voices | hiv)",
      reason: "à examiner aujourd'hui.",
      source: "nice-dementia",
    },
    {
      id: "memory-slow",
      level: "routine",
      when: "memory_loss",
      reason: "Une mémoire qui baisse depuis des mois mérite un bilan.",
      source: "nice-dementia",
    },
  ],
  otherwise: { level: "routine", reason: "Une mémoire qui baisse mérite un bilan.", source: "nice-dementia" },
  advice: {
    todo: [
      "Venez avec un proche et la liste des médicaments.",
      "Notez les rendez-vous, gardez des habitudes fixes, coupez le gaz après usage.",
    ],
    avoid: ["Ne laissez pas la personne sortir seule si elle se perd."],
    watch: ["confusion brutale", "fièvre", "chute avec coup à la tête", "visage ou bras qui tombe"],
  },
};
