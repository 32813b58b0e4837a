import type { Vignette } from "#triage-engine/vignette.ts";
import { hours, years } from "#triage-engine/vignettes/spans.ts";

/** Held set h13, letter e: belly, stools, vomiting. */
export const heldeBelly2: readonly Vignette[] = [
  {
    id: "h13e-belly-baptism-bloating",
    level: "self_care",
    specialties: ["Médecine Générale", "Gastroentérologie"],
    source: "keneya-table: gêne légère après le repas",
    tags: ["adult", "west-africa"],
    says: "Hier c'était le baptême de la fille de ma collègue à Yopougon, il y avait de tout, alloco, attiéké poisson, placali, et les boissons sucrées n'ont pas manqué, j'ai mangé comme si on allait fermer la porte. Résultat, ce matin mon ventre est ballonné, ça gargouille, je fais des gaz et je me sens lourde. Je suis allée aux toilettes normalement, j'ai bu mon thé et mangé un pain. Je voulais savoir si une tisane suffit.",
    yes: ["bloating", "indigestion", "after_meal", "belly_pain", "eats_drinks_well"],
    numbers: { age: years(33), duration: hours(12), pain: 2 },
    sex: "female",
    words: { belly_pain: "une petite gêne c'est tout" },
  },
  {
    id: "h13e-belly-usual-period",
    level: "self_care",
    specialties: ["Gynécologie", "Médecine Générale"],
    source: "keneya-table: douleurs de règles habituelles",
    tags: ["adult", "messy", "negation"],
    says: "cc, mé regle on comencé ier a la date normal é jé mal en ba com chak moi, pa plus. jé pri le paracetamol sa a bcp calmé. pa de fievre pa de perte ki sent. g 19ans jsui a la cité u, y a autre choz ke le paracetamol ou bien ?",
    yes: [
      "period_pain",
      "period_usual_pain",
      "period_now",
      "belly_pain",
      "low_belly_pain",
      "recurrent",
      "childbearing",
      "eats_drinks_well",
      "getting_better",
    ],
    numbers: { age: years(19), duration: 1, pain: 4 },
    sex: "female",
  },
  {
    id: "h13e-belly-road-constipation",
    level: "self_care",
    specialties: ["Médecine Générale", "Gastroentérologie"],
    source: "nhs: constipation récente sans signe d'alerte",
    tags: ["adult", "negation"],
    says: "Depuis mon voyage à Korhogo je n'ai fait caca qu'une seule fois en quatre jours, et c'était dur. Le ventre est souple, je pète, je mange, aucune douleur, pas de sang. Avant le voyage tout était réglé comme l'horloge. C'est le car et les maquis de la route peut-être ?",
    yes: ["constipation", "hard_stool", "eats_drinks_well", "recent_travel"],
    numbers: { age: years(40), duration: 4 },
    sex: "male",
    words: { no_stool_gas: "non les gaz sortent bien" },
  },
];
