import type { Vignette } from "#triage-engine/vignette.ts";

export const xf1Week2: readonly Vignette[] = [
  {
    id: "xf1-ronfle-plus-que-son-pere",
    level: "routine",
    specialties: ["ORL", "Pédiatrie"],
    source: "nhs: ronflement et végétations de l'enfant",
    tags: ["child"],
    says: "Mon garçon de cinq ans ronfle plus fort que son père, bouche ouverte, le nez toujours pris, toute l'année. En classe la maîtresse le trouve endormi sur son cahier. Il n'est pas malade pourtant.",
    yes: [
      "child",
      "snoring",
      "blocked_nose",
      "mild_breath_noise_nose",
      "recurrent",
      "fatigue",
      "runny_nose",
      "cold_signs",
      "eats_drinks_well",
      "plays_normally",
    ],
    unknown: ["hearing_loss"],
    numbers: { age: 2050, duration: 365 },
    sex: "male",
    words: {
      apnea: "non, j'ai veillé à côté, il ne s'arrête pas",
      hard_breathing: "non, dans la journée rien",
      sore_throat: "non",
    },
  },
];
