import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const thirteenthNoseThroat3: readonly Vignette[] = [
  {
    id: "k12-throat-drool",
    level: "emergency",
    specialties: ["ORL"],
    source: "keneya-table: Throat",
    tags: ["adult", "other-person"],
    says: "mon frère n'arrive plus à avaler sa salive, il bave dans une bassine et il parle comme s'il avait quelque chose de chaud dans la bouche, la bouche s'ouvre à peine",
    yes: [
      "cannot_swallow",
      "drooling",
      "muffled_voice",
      "cannot_open_mouth",
      "sore_throat",
      "fever",
      "throat_one_side",
      "neck_swelling",
    ],
    numbers: { age: years(31), duration: 3, temperature: 39.4 },
    sex: "male",
    words: { cannot_swallow: "même la salive ça ne passe pas" },
  },
  {
    id: "k12-throat-snot-drip",
    level: "self_care",
    specialties: ["Médecine Générale", "ORL"],
    source: "nhs: sore throat",
    tags: ["adult", "vague"],
    says: "ça me gratte derrière la gorge le matin, petit truc là",
    yes: ["sore_throat", "runny_nose", "cold_signs", "eats_drinks_well"],
    numbers: { age: years(50), duration: 3 },
    sex: "male",
    words: { duration: "trois matins", sore_throat: "oui c'est une gêne, un chatouillement" },
  },
];
