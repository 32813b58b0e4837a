import type { Vignette } from "#triage-engine/vignette.ts";
import { weeks } from "#triage-engine/vignettes/spans.ts";

export const heldKNewborn2: readonly Vignette[] = [
  {
    id: "h15k-newborn-five-pimples",
    level: "urgent",
    specialties: ["Pédiatrie"],
    source: "imci: local skin infection",
    tags: ["newborn"],
    says: "J'ai vu quatre petits boutons blancs dans le pli du cou de ma fille en la lavant.",
    yes: ["newborn_skin_pustules", "rash", "eats_drinks_well"],
    numbers: { age: 12, duration: 1 },
    sex: "female",
    words: {
      newborn_skin_pustules: "oui avec du pus au bout",
    },
  },
  {
    id: "h15k-newborn-hiccup-after-milk",
    level: "self_care",
    specialties: ["Pédiatrie"],
    source: "keneya-table: hiccup, thriving",
    tags: ["newborn", "messy", "negation"],
    says: "Bsr il a le hoket apres chak tété, il grossi, fé pipi normal, c koi ?",
    yes: ["hiccups", "eats_drinks_well", "baby_spits_up"],
    numbers: { age: weeks(3), duration: weeks(1) },
    sex: "male",
    words: {
      hiccups: "oui sa dure 5min é sa passe",
    },
  },
  {
    id: "h15k-newborn-swollen-breasts-baby",
    level: "self_care",
    specialties: ["Pédiatrie"],
    source: "keneya-table: usual marks",
    tags: ["newborn", "negation"],
    says: "Ses petits seins sont gonflés tous les deux et le nez est couvert de grains blancs. Elle vient d'avoir une semaine, elle boit bien.",
    yes: ["newborn_marks", "eats_drinks_well"],
    numbers: { age: 7, duration: 3 },
    sex: "female",
    words: {
      fever: "non 36,9",
      breast_red: "non la peau est normale",
    },
  },
  {
    id: "h15k-newborn-yellow-runny-stool",
    level: "self_care",
    specialties: ["Pédiatrie"],
    source: "nhs: breast-fed stool",
    tags: ["newborn", "messy", "negation"],
    says: "caca de mon fils est jaune et mou, 6 fois par jour, je lui donne que le sein. C'est ventre ki court?",
    yes: ["breastfed_stool", "yellow_thing", "eats_drinks_well"],
    numbers: { age: weeks(4), duration: weeks(1), stools_per_day: 6 },
    sex: "male",
    words: {
      bloody_stool: "non ya pas",
      poor_feeding: "non il tete fort",
    },
  },
  {
    id: "h15k-newborn-cord-hangs",
    level: "self_care",
    specialties: ["Pédiatrie"],
    source: "pcpnc: dry cord",
    tags: ["newborn", "negation"],
    says: "Le bout du cordon tient encore au quatorzième jour. Il est sec et noir.",
    yes: ["cord_normal", "eats_drinks_well"],
    numbers: { age: 14, duration: 2 },
    sex: "male",
  },
];
