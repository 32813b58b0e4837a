import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

/** Of rules that no other case fires. */
export const rareRules: readonly Vignette[] = [
  {
    id: "rare-foot-first",
    level: "emergency",
    specialties: ["Gynécologie", "Médecine Générale"],
    source: "mcpc: breech and transverse lie",
    tags: ["adult", "pregnancy", "other-person"],
    says: "Ma belle-sœur est en travail depuis ce matin au campement. Un pied du bébé est sorti et plus rien n'avance.",
    yes: ["baby_part_out", "contractions", "pregnant"],
    numbers: { age: years(24) },
    sex: "female",
  },
  {
    id: "rare-thirst-harmattan",
    level: "self_care",
    accepts: ["routine"],
    specialties: ["Médecine Générale"],
    source: "nhs: thirst",
    tags: ["adult", "west-africa"],
    says: "J'ai très soif depuis hier et je bois des litres, mais je n'urine pas plus que d'habitude, je n'ai pas maigri et je n'ai pas de somnolence. J'ai travaillé deux jours en plein soleil.",
    yes: ["thirst", "heat_exposure"],
    numbers: { age: years(29), duration: 0.4 },
    sex: "male",
  },
  {
    id: "rare-panic-weeks",
    level: "routine",
    specialties: ["Psychiatrie", "Médecine Générale"],
    source: "mhgap: anxiety",
    tags: ["adult"],
    says: "Depuis deux mois j'ai des crises de panique qui reviennent chaque semaine, dans le gbaka.",
    yes: ["panic", "recurrent"],
    numbers: { age: years(33), duration: 60 },
    sex: "female",
  },
];
