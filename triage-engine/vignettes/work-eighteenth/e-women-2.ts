import type { Vignette } from "#triage-engine/vignette.ts";
import { weeks, years } from "#triage-engine/vignettes/spans.ts";

/** Held set h13, letter e: pregnancy, after birth, women. */
export const heldeWomen2: readonly Vignette[] = [
  {
    id: "h13e-women-long-periods",
    level: "routine",
    specialties: ["Gynécologie", "Médecine Générale"],
    source: "nice-heavy-periods: règles abondantes stables",
    tags: ["adult", "negation"],
    says: "Mes règles durent huit jours depuis bientôt six mois alors qu'avant c'était quatre, et j'utilise plus de garnitures qu'avant, peut-être cinq par jour. Je ne suis pas enceinte, le test est négatif. Pas de vertige, pas d'essoufflement, juste un peu fatiguée à la fin. En ce moment je ne saigne pas.",
    yes: [
      "heavy_period",
      "vaginal_bleeding",
      "fatigue",
      "pregnancy_test_negative",
      "recurrent",
      "childbearing",
      "eats_drinks_well",
    ],
    numbers: { age: years(39), duration: weeks(25) },
    sex: "female",
    words: {
      soaks_pads: "non pas une par heure, cinq dans la journée",
      vaginal_bleeding: "pas en ce moment, mais pendant les règles oui beaucoup",
    },
  },
  {
    id: "h13e-women-lemon-and-nausea",
    level: "self_care",
    specialties: ["Gynécologie"],
    source: "rcog-vomiting: nausées légères du premier trimestre",
    tags: ["adult", "pregnancy", "west-africa"],
    says: "L'odeur de l'oignon qui frit me donne envie de vomir depuis que je suis en état, surtout le matin avant de manger, et mon mari se moque de moi parce que je suce du kaolin. Je mange bien à midi et le soir, je bois, je n'ai pas maigri. La pesée de la semaine passée était bonne, deux mois et demi. Est-ce qu'il y a une astuce ?",
    yes: ["pregnant", "nausea", "morning_sickness", "eats_drinks_well", "antenatal_visit", "advice_question"],
    numbers: { age: years(26), duration: weeks(4), pregnancy_weeks: 11, vomits_per_day: 0 },
    sex: "female",
  },
  {
    id: "h13e-women-curd-like-first",
    level: "self_care",
    accepts: ["routine"],
    specialties: ["Gynécologie", "Médecine Générale"],
    source: "keneya-table: mycose typique, hors grossesse",
    tags: ["adult", "messy", "negation"],
    says: "sa me grate en ba dpui 2jr apré lé antibio de ma dent, dé perte blanche com lait caillé, sa sent pa. pa mal o ventre pa fievre. regle fini ya 1 semaine donc jsui pa enceinte. jé déja eu sa en 2022 l'ovule avé marché",
    yes: [
      "vaginal_discharge",
      "discharge_thrush",
      "genital_itch",
      "thrush_before",
      "childbearing",
      "taking_medicine",
      "itch",
    ],
    numbers: { age: years(28), duration: 2 },
    sex: "female",
  },
];
