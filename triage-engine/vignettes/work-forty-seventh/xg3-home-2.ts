import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const xg3Home2: readonly Vignette[] = [
  {
    id: "xg3-piscine-oreille-pleine",
    level: "self_care",
    specialties: ["ORL", "Médecine Générale"],
    source: "nhs: eau dans l'oreille",
    tags: ["adult", "vague", "correction"],
    says: "Mon oreille fait glouglou. Depuis une semaine... euh non, en fait depuis la piscine d'hier. Ça me dérange au téléphone.",
    yes: ["ear_water", "eats_drinks_well", "hearing_loss", "adult"],
    numbers: { age: years(26), duration: 1, pain: 0, temperature: 36.7 },
    sex: "male",
    words: {
      ear_pain: "non, même quand je tire dessus",
      hearing_loss: "un peu bouché, ça revient quand je penche la tête",
    },
  },
  {
    id: "xg3-bras-mort-canape",
    level: "self_care",
    specialties: ["Médecine Générale"],
    source: "nhs: engourdissement par compression, passé",
    tags: ["adult", "vague"],
    says: "Je me suis réveillé et j'avais plus de bras, la peur de ma vie. J'étais sur le canapé, mon petit couché dessus.",
    yes: ["limb_asleep", "numbness", "getting_better", "anxiety", "breathes_well", "eats_drinks_well", "adult"],
    numbers: { age: years(34), duration: 0.1, hours_since_event: 2, pain: 0 },
    sex: "male",
    words: {
      getting_better: "c'est revenu en trois minutes avec des fourmis",
      one_side_weak: "non, je serre fort, tout est normal",
    },
  },
];
