import type { Presentation } from "#triage-engine/schema.ts";

export const childBehaviour: Presentation = {
  id: "child-behaviour",
  label: "Comportement ou développement de l'enfant",
  opens: { child_behaviour: 4, tantrum: 5, skills_lost: 5 },
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
      when: "child_behaviour & ~tantrum | tantrum & age >= 5y",
      reason: "cela mérite une consultation.",
      source: "mhgap",
    },
    {
      id: "child-tantrum",
      level: "self_care",
      when: "tantrum & age >= 1y & age < 5y & !skills_lost & ~convulsion & ~fainted & ~blue_lips",
      reason: "Des colères où l'enfant crie et se jette par terre sont habituelles entre un et quatre ans.",
      source: "nhs",
      covers: ["tantrum", "child_behaviour", "crying_baby", "irritable"],
      advice: { todo: ["Restez calme près de l'enfant, sans céder ni frapper, jusqu'à ce que la colère passe."] },
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
