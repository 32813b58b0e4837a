import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const short19: readonly Conversation[] = [
  {
    id: "x401",
    level: "emergency",
    says: "Bonjour. Depuis ce matin je suis très fatiguée d'un coup, j'ai des sueurs froides et quelque chose qui pèse au creux de l'estomac. J'ai 67 ans.",
    answers: [],
  },
  {
    id: "x402",
    level: "emergency",
    says: "mon bb de 9jr prend plus le sein dpui hier nuit el dor tro",
    answers: [],
  },
  {
    id: "x403",
    level: "emergency",
    says: "Bonsoir docteur je suis en état de 8 mois et depuis hier j'ai mal en haut du ventre à droite, je vomis aussi",
    answers: [
      ["age", "26 ans"],
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Non rien de tout ça"],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "La douleur est forte oui, 7 sur 10. J'ai vomi trois fois mais l'eau reste. Pas de fièvre, pas les yeux jaunes",
      ],
    ],
  },
  {
    id: "x404",
    level: "emergency",
    says: "Mon petit garçon vient d'avaler la pile ronde de la télécommande. Il joue normalement, est ce que je peux attendre que ça sorte dans le caca ?",
    answers: [],
  },
  {
    id: "x405",
    level: "emergency",
    says: "g mal en ba du ventre dpui 3h sa a comencer dun cou, jai vomi",
    answers: [
      ["age", "14ans"],
      ["rigid_belly bile_vomit bloody_stool cannot_stand drowsy", "non rien"],
      ["testicle_pain", "oui le gauche é gonflé et sa fait tro mal kan je touche"],
    ],
  },
  {
    id: "x406",
    level: "emergency",
    says: "le dos me fait mal depuis trois semaine, là depuis hier soir mes fesses sont comme mortes, je sens plus rien",
    answers: [],
  },
  {
    id: "x407",
    level: "emergency",
    says: "Slt, ce matin mon grand père sa bouche était de travers et sa main gauche tenait pas la tasse. Maintenant c'est passé. On fait quoi ?",
    answers: [],
  },
  {
    id: "x408",
    level: "emergency",
    says: "La vie me fatigue. Je veux que tout s'arrête",
    answers: [["suicidal_plan", "oui, j'ai pris les comprimés de tension de ma mère, j'en ai trente ici"]],
  },
  {
    id: "x409",
    level: "urgent",
    says: "Palu m'a attrapé ooh, 3 jours corps chaud",
    answers: [
      ["age", "31"],
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "Aucun"],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "non"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Non rien de tout ça ooh"],
      ["runny_nose cough sore_throat", "aucun"],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "non aucune maladie"],
      ["cancer", "non"],
      ["unconscious drowsy cannot_swallow no_urine", "non j'urine bien"],
      ["malaria_test_negative", "pas encore fait le test"],
    ],
  },
  {
    id: "x410",
    level: "urgent",
    says: "Le chien du voisin a mordu mon fils de 7 ans au mollet cet après midi",
    answers: [
      ["bite_face_neck heavy_bleeding rabies_signs deep_cut", "non rien de ça"],
      ["confusion convulsion", "non pas du tout"],
    ],
  },
  {
    id: "x411",
    level: "urgent",
    says: "Bonjour, c'est difficile à dire. Un homme m'a forcée il y a deux jours. Je ne sais pas quoi faire",
    answers: [
      ["age", "J'ai 19 ans"],
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non. J'ai juste un peu mal au bas du ventre",
      ],
      ["pregnant", "Non, mes règles c'était il y a deux semaines"],
    ],
  },
  {
    id: "x412",
    level: "urgent",
    says: "huile chaude a versé sur ma main ce matin, y a cloques",
    answers: [
      ["age", "38 ans"],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "non c'est juste le dessus de la main et les doigts",
      ],
      ["unconscious confusion hard_breathing noisy_breathing", "non ça va"],
    ],
  },
];
