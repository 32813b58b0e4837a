import type { Vignette } from "#triage-engine/vignette.ts";

export const xg4Home1: readonly Vignette[] = [
  {
    id: "xg4-papa-chemise-mouillee-rot",
    level: "self_care",
    specialties: ["Pédiatrie", "Médecine Générale"],
    source: "nhs: reflux simple du bébé qui tète et grossit bien",
    tags: ["newborn", "child", "other-person", "minimising", "west-africa"],
    says: "Doc c'est le papa, premier bébé hein. Mon vieux de 25 jours là, chaque fois on le met à l'épaule pour son rot il laisse un peu de lait sur ma chemise. Il est en forme, gros même, la sage-femme l'a pesé hier c'est bon. Sa maman se fatigue pour rien ou bien ?",
    yes: [
      "newborn",
      "young_infant",
      "infant",
      "under_5",
      "child",
      "baby_spits_up",
      "after_meal",
      "recurrent",
      "eats_drinks_well",
      "breathes_well",
      "plays_normally",
      "vaccinated",
      "breastfed_stool",
      "hiccups",
    ],
    numbers: { age: 25, duration: 12, temperature: 36.7 },
    words: {
      baby_spits_up: "une cuillère de lait blanc, ça coule tout seul",
      vomiting: "non, ça ne gicle pas, ça coule au coin de la bouche",
      bile_vomit: "non, c'est blanc comme le lait",
      slow_growth: "non, il grossit bien",
      hiccups: "un petit hoquet après le sein des fois",
    },
  },
];
