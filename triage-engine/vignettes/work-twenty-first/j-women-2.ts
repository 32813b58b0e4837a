import type { Vignette } from "#triage-engine/vignette.ts";
import { hours, years } from "#triage-engine/vignettes/spans.ts";

export const heldJWomen2: readonly Vignette[] = [
  {
    id: "h15j-women-late-period-pew",
    level: "emergency",
    specialties: ["Gynécologie", "Chirurgie Générale"],
    source: "nice-ectopic: retard de règles, douleur et malaise",
    tags: ["adult", "minimising", "other-person"],
    says: "Pendant la chorale elle s'est assise, ma camarade, toute pâle ; elle a voulu se lever et elle est tombée évanouie une minute. Elle dit que c'est la faim, elle n'avait pas pris son déjeuner. Elle a mal en bas à gauche depuis midi et bizarrement à l'épaule. Ses règles devaient venir il y a cinq semaines, elle a juste quelques traces marron. Elle rit, elle veut qu'on finisse la répétition.",
    yes: [
      "late_period",
      "pregnancy_possible",
      "low_belly_pain",
      "belly_pain",
      "one_side_pain",
      "shoulder_tip_pain",
      "shoulder_pain",
      "fainted",
      "vaginal_bleeding",
      "pallor",
      "sudden_onset",
    ],
    unknown: ["pregnant"],
    numbers: { age: years(29), duration: hours(5) },
    sex: "female",
  },
];
