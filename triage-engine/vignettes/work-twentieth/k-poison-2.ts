import type { Vignette } from "#triage-engine/vignette.ts";
import { hours, years } from "#triage-engine/vignettes/spans.ts";

export const heldKPoison2: readonly Vignette[] = [
  {
    id: "h15k-poison-toothpaste",
    level: "self_care",
    specialties: ["Pédiatrie", "Médecine Générale"],
    source: "keneya-table: mild product, well",
    tags: ["child", "messy", "negation"],
    says: "Dr ma fille a sucé le tube dentifrice, elle a avalé un peu, elle ri é court partou, ni vomi ni toux",
    yes: ["swallowed_mild", "tiny_amount", "plays_normally", "eats_drinks_well"],
    numbers: { age: years(2), duration: hours(1), hours_since_event: 1 },
    sex: "female",
    words: {
      swallowed_mild: "oui pate dentifrice pour enfan",
    },
  },
  {
    id: "h15k-poison-orange-seed",
    level: "self_care",
    specialties: ["Pédiatrie", "Médecine Générale"],
    source: "keneya-table: harmless object",
    tags: ["child", "negation"],
    says: "Mon garçon vient de me dire qu'il a mangé le noyau de sa prune. Est-ce que ça va rester dans son ventre ?",
    yes: ["swallowed_harmless", "plays_normally", "eats_drinks_well", "advice_question"],
    numbers: { age: years(6), duration: hours(2), hours_since_event: 2 },
    sex: "male",
  },
  {
    id: "h15k-poison-pressure-double",
    level: "urgent",
    accepts: ["routine"],
    specialties: ["Médecine Générale", "Cardiologie"],
    source: "keneya-table: double dose, well",
    tags: ["elderly", "negation"],
    says: "J'ai oublié que j'avais déjà pris mon cachet de la tension ce matin, j'en ai repris un à midi.",
    yes: ["double_dose", "hypertension", "taking_medicine"],
    numbers: { age: years(69), duration: hours(1), hours_since_event: 1 },
    sex: "male",
    words: {
      double_dose: "oui le même comprimé deux fois",
      dizzy: "non ça va",
    },
  },
  {
    id: "h15k-poison-eau-javel-lick",
    level: "urgent",
    accepts: ["self_care"],
    specialties: ["Pédiatrie", "Médecine Générale"],
    source: "keneya-table: tiny amount, well",
    tags: ["child", "messy", "other-person"],
    says: "ma niece a touché le bouchon de javel avc sa langue une fois, jai rincé, elle pleure plu",
    yes: ["tiny_amount", "swallowed_caustic", "plays_normally", "eats_drinks_well", "product_named"],
    numbers: { age: years(3), duration: hours(1), hours_since_event: 1 },
    sex: "female",
    words: {
      mouth_burn: "non sa bouche est normale",
      swallowed_caustic: "juste leché le bouchon",
    },
  },
];
