import type { Vignette } from "#triage-engine/vignette.ts";
import { hours, years } from "#triage-engine/vignettes/spans.ts";

/** Head, nerves, pressure, sugar, mind, injuries, poisons, eyes, ears, mouth, nose: written without a look at the rules. */
export const headFourth9: readonly Vignette[] = [
  {
    id: "w4-head-arm-slept-on",
    level: "self_care",
    specialties: ["Médecine Générale", "Neurologie"],
    source: "nhs : engourdissement par compression",
    tags: ["adult"],
    says: "je me suis réveillé couché sur mon bras, mou comme un chiffon avec des fourmis, deux minutes après il était normal",
    yes: ["limb_asleep", "numbness"],
    numbers: { age: years(25), duration: hours(5) },
    sex: "male",
  },
  {
    id: "w4-head-kerb-ankle",
    level: "self_care",
    specialties: ["Orthopédie", "Médecine Générale"],
    source: "ottawa : entorse légère, marche",
    tags: ["adult", "negation"],
    says: "j'ai mal posé le pied sur le trottoir, la cheville est un peu ronde mais je marche, je suis même venue à pied au boulot",
    yes: ["sprain"],
    numbers: { age: years(27), duration: 1, hours_since_event: 20, pain: 3 },
    sex: "female",
  },
  {
    id: "w4-head-red-patch-white-eye",
    level: "self_care",
    accepts: ["routine"],
    specialties: ["Ophtalmologie", "Médecine Générale"],
    source: "aao-eye : hémorragie sous-conjonctivale",
    tags: ["adult", "negation"],
    says: "dans la glace ce matin une flaque de sang dans le blanc de mon œil. Je ne sens rien et je vois clair. J'ai beaucoup éternué hier.",
    yes: ["eye_blood_spot", "red_eye"],
    numbers: { age: years(45), duration: hours(7) },
    sex: "male",
  },
  {
    id: "w4-head-shouted-at-match",
    level: "self_care",
    specialties: ["ORL", "Médecine Générale"],
    source: "nhs : voix cassée après effort vocal",
    tags: ["adult", "west-africa"],
    says: "g crié au stade pour les Éléphants depuis plus de voix, juste un filet. avaler ça va, respirer aussi",
    yes: ["hoarse"],
    numbers: { age: years(24), duration: 2 },
    sex: "male",
  },
];
