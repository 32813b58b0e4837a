import type { Presentation } from "#triage-engine/schema.ts";

export const childBehaviour: Presentation = {
  id: "child-behaviour",
  label: "Comportement ou développement de l'enfant",
  opens: { child_behaviour: 4, skills_lost: 5 },
  fits: "age < 18y",
  specialties: ["Pédiatrie", "Psychiatrie"],
  questions: [
    {
      id: "skills",
      facts: ["skills_lost"],
      you: "L'enfant a-t-il perdu ce qu'il savait faire (parler, marcher, jouer) ?",
      they: "{Qui} a-t-{il} perdu ce qu'{il} savait faire (parler, marcher, jouer) ?",
    },
  ],
  rules: [
    {
      id: "child-skills-lost",
      level: "urgent",
      when: "skills_lost",
      reason: "Un enfant qui perd ce qu'il savait faire se montre sans attendre.",
      source: "mhgap",
      specialties: ["Pédiatrie", "Neurologie"],
    },
    {
      id: "child-behaviour-visit",
      level: "routine",
      when: "child_behaviour",
      reason: "Un retard ou un comportement qui inquiète mérite une consultation.",
      source: "mhgap",
    },
  ],
  otherwise: { level: "routine", reason: "Un comportement qui inquiète mérite une consultation.", source: "mhgap" },
  advice: {
    todo: [
      "Parlez, lisez et jouez chaque jour avec l'enfant.",
      "Apportez le carnet de santé et les bulletins d'école.",
    ],
    avoid: ["Pas de coups, pas d'écran avant 2 ans."],
    watch: ["convulsion", "refus de manger", "idée de mourir"],
  },
};
