import type { Vignette } from "#triage-engine/vignette.ts";

export const xn2Part8: readonly Vignette[] = [
  {
    id: "xn2-new-shoes-wedding",
    level: "self_care",
    specialties: ["Médecine Générale", "Dermatologie"],
    source: "nhs: friction blisters",
    tags: ["adult", "messy"],
    says: "jai dansé au mariage avec chaussures neuves, mtnt au talon jai une ampoule bien ronde pleine deau claire. ca fait mal juste si je met la chaussure. je perce avec aiguille ou je laisse?",
    yes: ["friction_blister", "hurt_one_place", "eats_drinks_well", "breathes_well", "adult", "childbearing"],
    numbers: { age: 11323, duration: 1 },
    sex: "female",
    words: {
      friction_blister: "oui c la chaussure ki a frotté",
      diabetes: "non jai pas le sucre",
      wound_infected: "non pas rouge autour pas de pus",
      burn: "non c pas une brulure",
    },
  },
];
