import type { Presentation } from "#triage-engine/schema.ts";

const afterBite = {
  todo: [
    "Calmez la personne, allongez-la, immobilisez le membre avec une attelle souple.",
    "Enlevez bagues, bracelets et chaussures serrées ; notez l'heure de la morsure.",
    "Partez tout de suite vers un hôpital qui a du sérum antivenimeux, en transport, sans marcher.",
  ],
  avoid: [
    "Pas de garrot, pas de pierre noire, pas d'incision, ne sucez pas.",
    "Pas de remède à boire, pas d'alcool, pas de piqûre dans le muscle.",
    "Ne perdez pas de temps à chercher le serpent.",
  ],
} as const;

export const snake: Presentation = {
  id: "snake",
  label: "Serpent",
  opens: { snake_bite: 5, snake_spit: 5, snake_seen: 4, bite_unseen: 6 },
  specialties: ["Médecine Générale"],
  questions: [
    {
      id: "snake_bitten",
      facts: ["snake_bite"],
      you: "Un serpent a-t-il mordu, ou voyez-vous deux petits trous ?",
      they: "Un serpent a-t-il mordu, ou voyez-vous deux petits trous ?",
    },
    {
      id: "snake_spat",
      facts: ["snake_spit"],
      you: "Du venin a-t-il touché les yeux ?",
      they: "Du venin a-t-il touché les yeux ?",
      needs: "~bite_unseen",
    },
  ],
  rules: [
    {
      id: "snake-bite",
      level: "emergency",
      when: "snake_bite | snake_seen & (animal_bite | insect_sting)",
      reason: "Toute morsure de serpent est une urgence, même sans douleur ni gonflement au début.",
      source: "who-snake",
      advice: afterBite,
    },
    {
      id: "snake-spit",
      level: "emergency",
      when: "snake_spit",
      reason: "Du venin dans l'œil peut abîmer la vue : il faut rincer tout de suite.",
      source: "who-snake",
      specialties: ["Ophtalmologie", "Médecine Générale"],
      advice: {
        todo: ["Rincez l'œil ouvert à l'eau propre pendant 30 minutes."],
        avoid: ["Ne frottez pas, pas de lait, d'urine ni de plante dans l'œil."],
      },
    },
    {
      id: "snake-only-seen",
      level: "self_care",
      when: "snake_seen & !snake_bite & !snake_spit & !animal_bite",
      reason: "Un serpent vu sans morsure ni venin dans l'œil ne demande pas de soins.",
      source: "who-snake",
      covers: ["anxiety", "palpitations", "panic", "stress", "snake_seen"],
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Si une morsure n'est pas exclue, faites-vous examiner sans attendre.",
    source: "who-snake",
  },
  advice: {
    todo: [
      "Éloignez-vous, faites partir le serpent par quelqu'un qui sait.",
      "Regardez s'il y a une trace sur la peau ; au moindre doute, allez à l'hôpital.",
      "Chaussures fermées et lampe la nuit, herbe coupée autour de la maison.",
    ],
    avoid: ["N'essayez pas de l'attraper."],
    watch: ["trace de morsure", "gonflement", "saignement", "paupières qui tombent"],
  },
};
