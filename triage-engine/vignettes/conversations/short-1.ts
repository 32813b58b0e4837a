import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const short1: readonly Conversation[] = [
  {
    id: "l301",
    level: "emergency",
    says: "J'ai un point de côté.",
    answers: [
      ["age", "31 ans"],
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "le souffle est court quand je marche, le reste non",
      ],
      [
        "chest_pressure hard_breathing sweating fainted",
        "difficulté à respirer oui, quand je marche, et ça pique quand j'inspire fort",
      ],
    ],
  },
  {
    id: "l302",
    level: "emergency",
    says: "mon bébé ne tète plus",
    answers: [["age", "5 jours"]],
  },
  {
    id: "l303",
    level: "emergency",
    says: "mon œil me fait mal",
    answers: [
      ["age", "66 ans"],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "oui, je vois des cercles de couleur autour des ampoules, et c'est flou",
      ],
      ["halos", "oui c'est ça"],
    ],
  },
  {
    id: "l304",
    level: "emergency",
    says: "J'ai mal au bas-ventre.",
    answers: [
      ["age", "14 ans"],
      ["rigid_belly bile_vomit bloody_stool cannot_stand drowsy", "non rien de tout ça, le ventre est souple"],
      ["testicle_pain", "oui, le gauche est gonflé et très douloureux"],
    ],
  },
  {
    id: "l305",
    level: "emergency",
    says: "ma tête tourne",
    answers: [
      ["age", "J'ai 40 ans"],
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "non, mais je suis faible des deux jambes et un peu perdue",
      ],
      [
        "hearing_loss vomiting fever fainted pallor",
        "j'ai vomi une fois, pas de fièvre, je ne suis pas tombée dans les pommes",
      ],
      ["pregnant", "non, règles la semaine passée"],
      ["face_droop saddle_numbness cannot_hold_urine", "non rien de ça"],
      ["weakness_climbing both_legs_weak hard_breathing", "oui les deux jambes sont faibles, mais je respire bien"],
      ["foot_drop fall weight_loss cancer severe_pain", "ni l'un ni l'autre"],
      [
        "drowsy confusion convulsion cannot_stand",
        "oui je somnole et je suis un peu perdue, je tiens debout avec peine",
      ],
    ],
  },
  {
    id: "l306",
    level: "emergency",
    says: "je vomis",
    answers: [
      ["age", "19"],
      ["vomits_blood confusion no_stool_gas severe_belly_pain worst_headache", "non aucun, ce que je vomis est clair"],
      ["drowsy cannot_stand neck_stiff convulsion", "oui je dors trop, je tiens debout mais je suis très fatiguée"],
      ["drowsy neck_stiff convulsion", "somnolente oui, le reste non"],
    ],
  },
  {
    id: "l307",
    level: "emergency",
    says: "Mes pieds sont gonflés.",
    answers: [
      ["age", "23 ans"],
      ["hard_breathing lying_flat_worse chest_pain confusion", "rien de tout ça"],
      ["pregnant", "oui enceinte, 34 semaines"],
      [
        "headache vision_blurred face_swelling upper_belly_pain high_pressure",
        "mal de tête, vue avec des points brillants, visage gonflé, et la barre à l'estomac",
      ],
    ],
  },
  {
    id: "l308",
    level: "emergency",
    says: "mal de dos",
    answers: [
      ["age", "48 ans, c'est moi"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "les trois premiers, et je n'ai pas pu pisser depuis hier soir",
      ],
    ],
  },
  {
    id: "l309",
    level: "emergency",
    says: "mon mari a eu la bouche de travers",
    answers: [["age", "59 ans"]],
  },
  {
    id: "l310",
    level: "emergency",
    says: "Mon fils a mal aux os",
    answers: [
      ["age", "il a 7 ans"],
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "il respire vite et sa poitrine lui fait mal",
      ],
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "oui il respire difficilement, et mal à la poitrine",
      ],
    ],
  },
  {
    id: "l311",
    level: "emergency",
    says: "quelque chose m'a mordu au champ",
    answers: [],
  },
  {
    id: "l312",
    level: "emergency",
    says: "j'ai mal à une dent",
    answers: [
      ["age", "35"],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "la bouche ne s'ouvre presque plus et le cou est gonflé, la salive ça passe mal",
      ],
    ],
  },
  {
    id: "l313",
    level: "emergency",
    says: "je suis fatiguée depuis ce matin",
    answers: [
      ["age", "68 ans"],
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "le souffle est court au moindre pas et ça serre au creux de l'estomac",
      ],
    ],
  },
  {
    id: "l314",
    level: "emergency",
    says: "je n'arrive plus à dormir",
    answers: [
      ["suicidal_plan", "oui, cette nuit"],
      ["alone_now", "oui je suis seul"],
      ["suicidal_thoughts", "oui j'y pense tous les jours"],
      ["duration", "3 semaines"],
      ["age", "45 ans"],
      [
        "no_sleep_days hears_voices withdrawal lying_flat_worse",
        "ni l'un ni l'autre, je ne dors plus mais je suis très fatigué",
      ],
      ["confusion one_side_weak", "Rien de tout cela"],
    ],
  },
];
