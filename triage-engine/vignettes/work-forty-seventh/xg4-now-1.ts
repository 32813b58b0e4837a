import type { Vignette } from "#triage-engine/vignette.ts";

export const xg4Now1: readonly Vignette[] = [
  {
    id: "xg4-jumelle-oublie-son-souffle",
    level: "emergency",
    specialties: ["Pédiatrie"],
    source: "etat: arrêts de la respiration, cyanose ; imci: petit nourrisson, signes de maladie grave",
    tags: ["newborn", "child", "other-person", "messy", "west-africa"],
    says: "svp c la grand mere des jumo. la 2eme la, ki est sorti a 7 mois, des fois son ventre reste sans bouger longtemp, on la tapote et puis sa repart. sa bouche devien comme mure. c depui ce matin",
    yes: [
      "newborn",
      "young_infant",
      "infant",
      "under_5",
      "child",
      "newborn_small",
      "apnea",
      "blue_lips",
      "poor_feeding",
      "drowsy",
      "floppy",
      "sudden_onset",
      "getting_worse",
      "breastfed_stool",
    ],
    unknown: ["fever", "cold_body", "vaccinated", "little_urine"],
    numbers: { age: 9, duration: 0.3 },
    words: {
      apnea: "oui elle oublie de souffler, on compte jusqua 20 et rien",
      poor_feeding: "elle tire un peu seulement et elle lache",
      age: "9 jours",
      convulsion: "non elle secoue pas",
    },
  },
];
