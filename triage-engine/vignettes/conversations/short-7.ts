import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const short7: readonly Conversation[] = [
  {
    id: "q301",
    level: "emergency",
    says: "J'ai du mal à respirer.",
    answers: [
      ["age", "27 ans"],
      ["cannot_speak blue_lips sudden_onset chest_pressure confusion", "c'est venu d'un coup ce matin, le reste non"],
      ["panic", "non, pas d'angoisse"],
    ],
  },
  {
    id: "q302",
    level: "emergency",
    says: "Mon fils a mal au bas-ventre.",
    answers: [
      ["age", "il a 13 ans"],
      ["rigid_belly bile_vomit bloody_stool cannot_stand drowsy", "rien de tout ça"],
      ["testicle_pain", "oui, le gauche, très gonflé"],
    ],
  },
  {
    id: "q303",
    level: "emergency",
    says: "j'ai mal à l'oeil",
    answers: [
      ["age", "J'ai 66 ans."],
      ["vision_loss eye_chemical halos eye_bulging", "oui, des cercles autour des lampes"],
    ],
  },
  {
    id: "q304",
    level: "emergency",
    says: "Ma fille a avalé quelque chose.",
    answers: [
      [
        "hard_breathing drooling cannot_swallow swallowed_battery swallowed_sharp",
        "une petite pile ronde, et elle bave",
      ],
      ["age", "3 ans"],
      ["clearer", "elle a avalé une pile, une petite pile ronde de télécommande"],
    ],
  },
  {
    id: "q305",
    level: "emergency",
    says: "J'ai mal au dos.",
    answers: [
      ["age", "44"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "oui, l'entrejambe ne sent plus et les deux jambes sont faibles, et j'arrive plus à uriner",
      ],
    ],
  },
  {
    id: "q306",
    level: "emergency",
    says: "Mon bébé ne veut pas téter.",
    answers: [["age", "il a 5 jours"]],
  },
  {
    id: "q307",
    level: "emergency",
    says: "Je n'arrive plus à bien ouvrir la bouche.",
    answers: [
      ["locked_jaw neck_stiff", "oui, la mâchoire est bloquée et mon dos se raidit"],
      ["age", "41 ans"],
      [
        "cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "non rien de tout ça, mais j'avale difficilement",
      ],
      ["snake_bite anticoagulant", "ni l'un ni l'autre"],
      ["jaw_swelling fever gum_swelling severe_pain tooth_bleeding", "rien de tout ça, je n'ai pas mal aux dents"],
      ["drooling muffled_voice", "pas de bave, je parle entre les dents parce que ça bloque"],
      ["throat_one_side rash", "ni l'un ni l'autre"],
    ],
  },
  {
    id: "q308",
    level: "emergency",
    says: "Je vois flou.",
    answers: [
      ["bad_alcohol", "oui, on a bu un koutoukou bizarre hier soir"],
      ["age", "c'est moi, 47 ans"],
      ["sudden_onset", "oui, depuis ce matin, comme un brouillard devant les yeux"],
      [
        "one_side_weak speech_trouble worst_headache vision_loss",
        "non, je vois encore mais c'est flou, un peu mal à la tête seulement",
      ],
      ["pregnant", "C'est un homme"],
      ["eye_pain red_eye diabetes flashes_floaters", "rien de tout ça"],
      ["thunderclap neck_stiff confusion", "non pas du tout"],
      ["double_vision convulsion drowsy", "ni l'un ni l'autre"],
      ["fever vomiting getting_worse", "vomissements oui, 3 fois depuis ce matin, pas de fièvre"],
    ],
  },
  {
    id: "q309",
    level: "emergency",
    says: "Maman dit n'importe quoi.",
    answers: [],
  },
  {
    id: "q310",
    level: "urgent",
    says: "Je me suis piquée.",
    answers: [
      ["clearer", "avec une aiguille, au travail, l'aiguille d'un patient"],
      ["age", "moi-même, 29 ans"],
    ],
  },
  {
    id: "q311",
    level: "urgent",
    says: "On a abusé de moi.",
    answers: [
      ["age", "22 ans"],
      ["heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain", "non, aucun"],
      ["hours_since_event", "il y a deux jours"],
    ],
  },
  {
    id: "q312",
    level: "urgent",
    says: "J'ai des boutons sur le côté.",
    answers: [
      ["age", "63 ans"],
      ["new_medicine_rash", "non, aucun médicament"],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "non, des petites cloques d'eau mais rien à la bouche ni aux yeux",
      ],
      ["fever", "pas de fièvre"],
      ["itch_night_household", "non, c'est moi seul, et ça brûle plus que ça gratte"],
      ["duration", "trois jours"],
      ["shingles hives", "oui, des cloques douloureuses d'un seul côté"],
      ["confusion neck_stiff face_droop vision_loss", "rien de tout ça, c'est seulement le côté"],
      ["one_side_weak", "non"],
    ],
  },
];
