import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const xf2Home2: readonly Vignette[] = [
  {
    id: "xf2-grand-pere-hoquete",
    level: "self_care",
    specialties: ["Médecine Générale"],
    source: "nhs: hoquet",
    tags: ["elderly", "other-person"],
    says: "Grand-père a mangé vite à la fête, depuis une demi-heure il fait hic hic et tout le monde rit. Il boit, il parle, il se moque même de nous.",
    yes: ["elderly", "hiccups", "after_meal", "eats_drinks_well", "breathes_well", "adult"],
    numbers: { age: years(75), duration: 0.02 },
    sex: "male",
    words: { choking: "non, rien n'est passé de travers", chest_pain: "non, il n'a pas mal" },
  },
  {
    id: "xf2-mere-enterree-samedi",
    level: "self_care",
    accepts: ["routine"],
    specialties: ["Médecine Générale", "Psychiatrie"],
    source: "mhgap: deuil sans signe de gravité",
    tags: ["adult"],
    says: "On a enterré ma mère samedi. Je pleure par moments et mes nuits sont courtes, mais la famille est là et je continue mes journées. Est-ce normal ?",
    yes: ["grief", "low_mood", "cannot_sleep", "advice_question", "eats_drinks_well", "breathes_well", "adult"],
    numbers: { age: years(51), duration: 6 },
    sex: "female",
    words: {
      suicidal_thoughts: "non, je veux voir grandir mes petits",
      haemorrhagic_contact: "non, elle est partie de vieillesse",
      loss_of_function: "non, je travaille",
    },
  },
];
