import type { Vignette } from "#triage-engine/vignette.ts";
import { weeks, months, years } from "#triage-engine/vignettes/spans.ts";

export const helddSkin1: readonly Vignette[] = [
  {
    id: "h13d-skin-bourbouille",
    level: "self_care",
    specialties: ["Dermatologie", "Médecine Générale", "Pédiatrie"],
    source: "nhs-skin: bourbouille",
    tags: ["child", "other-person", "west-africa", "messy"],
    says: "bb a bourbouil o cou é o dos sa grat un peu, il fé chaud ici",
    yes: ["heat_rash", "rash", "itch", "eats_drinks_well", "plays_normally", "heat_exposure", "infant", "vaccinated"],
    numbers: { age: months(11), duration: 3, temperature: 36.9 },
    sex: "male",
  },
  {
    id: "h13d-skin-house-scratches",
    level: "routine",
    specialties: ["Dermatologie", "Médecine Générale"],
    source: "nhs-skin: gale",
    tags: ["adult", "several"],
    says: "À la maison on se gratte tous la nuit, moi, madame et les deux enfants, surtout entre les doigts. Le jour ça va mieux. Pas de fièvre.",
    yes: ["itch", "itch_night_household", "rash", "recurrent", "sick_contact", "eats_drinks_well", "cannot_sleep"],
    numbers: { age: years(36), duration: weeks(3), temperature: 36.8 },
    sex: "male",
  },
  {
    id: "h13d-skin-quiet-sore",
    level: "routine",
    accepts: ["urgent"],
    specialties: ["Dermatologie", "Médecine Générale", "Chirurgie Générale"],
    source: "who-skin-ntd: ulcère de Buruli possible",
    tags: ["adult", "west-africa"],
    says: "plaie qui fait pas mal",
    yes: ["painless_ulcer", "wound", "leg_ulcer"],
    numbers: { age: years(23), duration: weeks(6), temperature: 36.8 },
    sex: "male",
    words: {
      painless_ulcer: "oui sur la jambe, ça a commencé par une boule, je travaille au bas-fond riz",
      duration: "un mois et demi",
    },
  },
];
