import type { Vignette } from "#triage-engine/vignette.ts";

export const xg4Week1: readonly Vignette[] = [
  {
    id: "xg4-langue-lait-qui-reste",
    level: "routine",
    accepts: ["urgent"],
    specialties: ["Pédiatrie", "Médecine Générale"],
    source: "pcpnc: muguet du nouveau-né qui tète bien, traitement local",
    tags: ["newborn", "child", "other-person", "correction"],
    says: "Ma fille a trois semaines. Je croyais que c'était du lait resté sur sa langue, en fait non : j'ai frotté avec un linge mouillé et ça ne part pas, il y en a aussi dedans les joues. Elle tète sans problème et elle prend du poids. Il lui faut un produit ?",
    yes: [
      "newborn",
      "young_infant",
      "infant",
      "under_5",
      "child",
      "mouth_thrush",
      "gradual_onset",
      "eats_drinks_well",
      "breathes_well",
      "plays_normally",
      "vaccinated",
      "breastfed_stool",
    ],
    numbers: { age: 21, duration: 4, temperature: 36.9 },
    words: {
      mouth_thrush: "oui, des plaques blanches collées comme du fromage",
      fever: "non, 36,9 sous le bras",
      duration: "je l'ai vu il y a quatre jours",
    },
  },
];
