import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one } from "#triage-engine/knowledge/ask.ts";

export const piles: Presentation = {
  id: "piles",
  label: "Hémorroïdes (kôkô), douleur de l'anus",
  opens: { piles: 4.5, anal_pain: 4, anal_itch: 4, blood_on_paper: 4, rectum_out: 5 },
  specialties: ["Gastroentérologie", "Chirurgie Générale"],
  questions: [
    anyOf("piles_danger", ["much_rectal_blood", "fainted", "black_stool"]),
    anyOf("piles_urgent", ["fever", "severe_pain", "abscess", "anticoagulant"]),
    one(
      "piles_blood",
      "bloody_stool",
      "Y a-t-il du sang dans les selles ou sur le papier ?",
      "Y a-t-il du sang dans les selles ou sur le papier ?",
    ),
    "duration",
  ],
  rules: [
    {
      id: "piles-abscess",
      level: "urgent",
      when: "(anal_pain | piles) & (fever | abscess)",
      reason: "un abcès à ouvrir est à craindre.",
      source: "acg-anal",
      specialties: ["Chirurgie Générale", "Gastroentérologie"],
    },
    {
      id: "piles-severe",
      level: "urgent",
      when: "(anal_pain | piles) & severe_pain",
      reason: "un médecin peut vite soulager (caillot, fissure, abcès).",
      source: "acg-anal",
      specialties: ["Chirurgie Générale", "Gastroentérologie"],
    },
    {
      id: "piles-rectum",
      level: "urgent",
      when: "rectum_out",
      reason: "Un boyau qui sort par l'anus doit être remis en place dans la journée.",
      source: "acg-anal",
      specialties: ["Chirurgie Générale", "Pédiatrie"],
    },
    {
      id: "piles-bleeding",
      level: "routine",
      when: "(piles | anal_pain | hard_stool) & bloody_stool",
      reason: "cela mérite un examen dans la semaine.",
      source: "nice-cancer",
    },
    {
      id: "piles-long",
      level: "routine",
      when: "(piles | anal_pain | anal_itch) & duration >= 14d",
      reason: "quand cela dure, un examen est à faire.",
      source: "acg-anal",
    },
    {
      id: "piles-simple",
      level: "self_care",
      when: "(piles | anal_pain | anal_itch) & !severe_pain & !fever & !bloody_stool & !much_rectal_blood & !black_stool & !abscess & duration < 14d & age >= 15y",
      reason: "sans saignement ni forte douleur, cela se calme souvent en quelques jours.",
      source: "nhs",
      covers: [
        "piles",
        "anal_pain",
        "anal_itch",
        "constipation",
        "hard_stool",
        "blood_on_paper",
        "bloating",
        "fatigue",
        "itch",
      ],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une gêne de l'anus mérite un examen dans la semaine.",
    source: "acg-anal",
  },
  advice: {
    todo: [
      "Bains de siège d'eau tiède, 10 minutes, deux fois par jour.",
      "Buvez beaucoup d'eau et mangez des fruits, des légumes, des céréales.",
    ],
    avoid: [
      "Ne forcez pas aux toilettes.",
      "Pas de produit irritant ni de poudre dans l'anus.",
      "Moins de piment et d'alcool.",
    ],
    watch: ["Consultez vite si le sang coule, si la douleur devient très forte ou en cas de fièvre."],
  },
};
