import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

const woman = ["adult", "childbearing"];
const mother = [...woman, "postpartum", "breastfeeding"];

export const q3Mothers1: readonly Vignette[] = [
  {
    id: "q3-after-birth-sad-three-weeks",
    level: "routine",
    accepts: ["urgent"],
    specialties: ["Psychiatrie", "Gynécologie", "Médecine Générale"],
    source: "nice-postnatal-mind: tristesse qui dure plus de deux semaines après la naissance",
    tags: ["pregnancy", "vague"],
    says: "Ça ne va pas trop depuis que j'ai mon bébé, je ne sais pas comment expliquer.",
    yes: [
      ...mother,
      "baby_blues",
      "low_mood",
      "cannot_sleep",
      "fatigue",
      "anxiety",
      "stress",
      "unwell_vague",
      "gradual_onset",
      "eats_drinks_well",
    ],
    numbers: { age: years(30), duration: 21, days_after_birth: 38 },
    sex: "female",
    words: {
      low_mood: "oui je pleure presque tous les jours depuis trois semaines, plus rien ne me fait plaisir",
      harm_baby_thoughts: "jamais, je m'occupe bien de lui",
      suicidal_thoughts: "non jamais",
    },
  },
  {
    id: "q3-after-birth-tears-day-4",
    level: "self_care",
    specialties: ["Gynécologie", "Médecine Générale", "Psychiatrie"],
    source: "nice-postnatal: baby blues des premiers jours",
    tags: ["pregnancy"],
    says: "J'ai eu mon bébé il y a quatre jours, tout s'est bien passé. Depuis hier les larmes montent pour un rien puis je ris cinq minutes après. Mon mari m'aide, je mange et je dors entre les tétées.",
    yes: [
      ...mother,
      "baby_blues",
      "low_mood",
      "fatigue",
      "eats_drinks_well",
      "vaginal_bleeding",
      "bleeding",
      "vaccinated",
      "sudden_onset",
    ],
    numbers: { age: years(23), duration: 1, days_after_birth: 4 },
    sex: "female",
    words: {
      vaginal_bleeding: "oui juste les pertes normales d'après l'accouchement, comme des petites règles",
      bleeding: "oui un peu, les pertes normales après l'accouchement",
      harm_baby_thoughts: "jamais de la vie",
    },
  },
  {
    id: "q3-mother-first-milk-doubt",
    level: "self_care",
    accepts: ["routine"],
    specialties: ["Gynécologie", "Médecine Générale", "Pédiatrie"],
    source: "pcpnc: conseil d'allaitement, les premiers jours le colostrum suffit",
    tags: ["pregnancy", "west-africa"],
    says: "J'ai accouché avant-hier et mes seins ne donnent qu'un peu de liquide jaune. La vieille veut qu'on ajoute de l'eau. Moi je vais bien, est-ce que mon lait va suffire ?",
    yes: [
      ...mother,
      "no_milk",
      "feeding_question",
      "advice_question",
      "yellow_thing",
      "eats_drinks_well",
      "vaginal_bleeding",
      "bleeding",
      "vaccinated",
    ],
    numbers: { age: years(20), duration: 2, days_after_birth: 2 },
    sex: "female",
    words: {
      vaginal_bleeding: "oui le sang habituel après l'accouchement, une serviette toutes les cinq heures",
      bleeding: "oui seulement le sang habituel après l'accouchement",
    },
  },
];
