import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const scorpion: Presentation = {
  id: "scorpion",
  label: "Piqûre de scorpion",
  opens: { scorpion_sting: 6 },
  specialties: ["Médecine Générale"],
  questions: [
    anyOf("scorpion_danger", ["sting_general_signs", "hard_breathing", "vomiting", "sweating", "agitation"]),
    "pregnant",
  ],
  rules: [
    {
      id: "scorpion-danger",
      level: "emergency",
      when: "scorpion_sting & (age < 15y | sting_general_signs | hard_breathing | vomiting | sweating | agitation | drooling | palpitations | convulsion | confusion | chest_pain | cannot_stand | fainted | pregnant | age >= 70y)",
      reason: "le cœur et les poumons peuvent être touchés.",
      source: "french",
      advice: {
        todo: ["Gardez le membre immobile, froid dans un linge sur la piqûre."],
        avoid: ["Pas de garrot, d'incision ni de pierre noire."],
      },
    },
    {
      id: "scorpion-local",
      level: "urgent",
      when: "scorpion_sting",
      reason: "Une piqûre de scorpion se fait surveiller quelques heures.",
      source: "french",
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Une piqûre de scorpion se fait surveiller quelques heures.",
    source: "french",
  },
  advice: {
    todo: ["Lavez, froid dans un linge, paracétamol selon la notice.", "Membre au repos."],
    avoid: ["Pas de garrot, d'incision ni de pierre noire."],
    watch: ["sueurs, bave ou vomissements", "gêne pour respirer", "agitation", "cœur qui bat fort"],
  },
};
