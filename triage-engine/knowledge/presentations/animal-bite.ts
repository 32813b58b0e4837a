import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

const washBite = {
  todo: [
    "Lavez tout de suite à l'eau et au savon pendant 15 minutes, puis désinfectez.",
    "Allez le jour même au centre antirabique (INHP) ou au centre de santé pour le vaccin contre la rage.",
    "Apportez le carnet de vaccination ; si l'animal est vivant et connu, faites-le surveiller 10 jours.",
  ],
  avoid: [
    "Ni poudre noire, ni plante, ni piment sur la plaie.",
    "N'attendez pas les signes : une fois là, la rage ne se guérit plus.",
    "Ne tuez pas l'animal s'il peut être surveillé.",
  ],
} as const;

export const animalBite: Presentation = {
  id: "animal-bite",
  label: "Morsure ou griffure d'animal",
  opens: { animal_bite: 5, human_bite: 5, animal_scratch: 5, bite_face_neck: 5, rabies_signs: 5, animal_suspect: 2 },
  specialties: ["Médecine Générale", "Chirurgie Générale"],
  questions: [anyOf("bite_danger", ["bite_face_neck", "heavy_bleeding", "rabies_signs", "deep_cut"])],
  rules: [
    {
      id: "bite-rabies-signs",
      level: "emergency",
      when: "rabies_signs | (animal_bite | animal_scratch) & (confusion | agitation | convulsion)",
      reason: "la rage est à craindre.",
      source: "who-rabies",
    },
    {
      id: "bite-face",
      level: "emergency",
      when: "(animal_bite | animal_scratch | human_bite) & (bite_face_neck | heavy_bleeding | deep_cut & (age < 5y | numb_fingers))",
      reason: "il faut des soins et un vaccin contre la rage tout de suite.",
      source: "who-rabies",
      specialties: ["Chirurgie Générale", "Médecine Générale"],
      advice: washBite,
    },
    {
      id: "bite-any",
      level: "urgent",
      when: "animal_bite | animal_scratch",
      reason: "cela peut donner la rage ; le vaccin se fait le jour même.",
      source: "who-rabies",
      advice: washBite,
    },
    {
      id: "bite-human",
      level: "urgent",
      when: "human_bite",
      reason: "Une morsure humaine s'infecte facilement et se montre aujourd'hui.",
      source: "nice-cellulitis",
      advice: { todo: ["Lavez à l'eau et au savon pendant 15 minutes."] },
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Un contact avec un animal suspect se discute le jour même avec un soignant.",
    source: "who-rabies",
  },
  advice: {
    ...washBite,
    watch: ["rougeur, pus ou fièvre", "fourmillements à l'endroit de la morsure", "peur de l'eau"],
  },
};
