import type { Vignette } from "#triage-engine/vignette.ts";
import { years } from "#triage-engine/vignettes/spans.ts";

export const xf2Week2: readonly Vignette[] = [
  {
    id: "xf2-coeur-saute-cafe",
    level: "routine",
    specialties: ["Cardiologie", "Médecine Générale"],
    source: "esc-rhythm: extrasystoles bien tolérées",
    tags: ["adult", "negation"],
    says: "Des fois mon cœur rate un coup, surtout après le café. Ça dure deux secondes. Je n'ai jamais perdu connaissance et je n'ai pas mal.",
    yes: [
      "palpitations",
      "recurrent",
      "sleep_hygiene",
      "stress",
      "eats_drinks_well",
      "breathes_well",
      "adult",
      "childbearing",
    ],
    numbers: { age: years(31), duration: 30, pain: 0 },
    sex: "female",
    words: { fainted: "non, jamais tombée", family_sudden_death: "non, personne dans la famille", chest_pain: "non" },
  },
];
