import type { Vignette } from "#triage-engine/vignette.ts";
import { months, weeks, years } from "#triage-engine/vignettes/spans.ts";

export const heldMore1: readonly Vignette[] = [
  {
    id: "h7-more-mouth-ulcers-fever-child",
    level: "urgent",
    specialties: ["Pédiatrie", "ORL"],
    source: "keneya-table: bouche pleine de plaies avec fièvre",
    tags: ["child", "other-person", "several"],
    says: "Ma fille de 2 ans et demi a de la fièvre depuis deux jours et la bouche pleine de petites plaies, les gencives sont rouges. Elle refuse de manger mais elle accepte l'eau fraîche et elle a mouillé trois couches.",
    yes: ["mouth_sores", "fever", "loss_of_appetite", "irritable", "gum_swelling"],
    numbers: { age: months(30), duration: 2, temperature: 38.8 },
    words: { mouth_sores: "oui, plein, sur la langue et les lèvres" },
  },
  {
    id: "h7-more-panic-again",
    level: "urgent",
    accepts: ["routine"],
    specialties: ["Psychiatrie", "Médecine Générale"],
    source: "keneya-table: crises de panique répétées",
    tags: ["adult", "several"],
    says: "Trois fois cette semaine, en pleine classe, mes mains ont fourmillé, j'ai tremblé et j'ai cru que j'allais devenir folle, puis en un quart d'heure c'était fini. Le médecin m'a examinée lundi, le cœur va bien.",
    yes: ["panic", "anxiety", "recurrent", "numbness", "tremor"],
    numbers: { age: years(25), duration: weeks(1) },
    sex: "female",
    words: { panic: "oui, ça monte d'un coup puis ça passe" },
  },
  {
    id: "h7-more-caustic-soda",
    level: "emergency",
    specialties: ["Pédiatrie", "Médecine Générale"],
    source: "keneya-table: caustique avalé",
    tags: ["child", "messy", "other-person"],
    says: "mn garson 3an a mi soud caustik ds sa bouch, lèvr blanch, bave tro, i crie",
    yes: [
      "swallowed_caustic",
      "mouth_burn",
      "drooling",
      "poisoning",
      "cannot_swallow",
      "inconsolable_crying",
      "severe_pain",
    ],
    numbers: { age: years(3), hours_since_event: 1 },
    words: { swallowed_caustic: "oui de la soud pr savon" },
  },
];
