import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const short16: readonly Conversation[] = [
  {
    id: "t301",
    level: "emergency",
    says: "J'ai mal à l'estomac.",
    answers: [
      ["age", "68 ans"],
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "oui je transpire froid, et le souffle est un peu court. La poitrine, ça serre plutôt au creux de l'estomac. Pas de sang ni de noir.",
      ],
    ],
  },
  {
    id: "t302",
    level: "emergency",
    says: "Ma fille a avalé quelque chose.",
    answers: [
      ["age", "elle a 2 ans"],
      [
        "hard_breathing drooling cannot_swallow swallowed_battery swallowed_sharp",
        "elle bave un peu oui, et c'est une pile ronde de la télécommande",
      ],
    ],
  },
  {
    id: "t303",
    level: "emergency",
    says: "Mon bébé ne veut plus téter.",
    answers: [["age", "il a 5 jours"]],
  },
  {
    id: "t304",
    level: "emergency",
    says: "j'ai mal au bas-ventre",
    answers: [
      ["age", "27"],
      ["pregnant", "les règles ont deux semaines de retard"],
    ],
  },
  {
    id: "t305",
    level: "emergency",
    says: "Mon papa parlait bizarre ce matin.",
    answers: [],
  },
  {
    id: "t306",
    level: "emergency",
    says: "Mon fils a mal au bas du ventre.",
    answers: [
      ["age", "14 ans"],
      ["rigid_belly bile_vomit bloody_stool cannot_stand drowsy", "non rien de tout ça"],
      ["testicle_pain", "oui, le droit, il est gonflé et remonté, ça lui fait très mal"],
    ],
  },
  {
    id: "t307",
    level: "emergency",
    says: "J'ai mal à la tête.",
    answers: [
      ["age", "j'ai 22 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "aucune de ces choses là, mais je vois des points qui brillent",
      ],
      ["sudden_onset", "non, pas baissé d'un coup, juste des points qui brillent depuis hier"],
      ["speech_trouble worst_headache", "non ni l'un ni l'autre, c'est fort mais j'ai pas eu le pire de ma vie"],
      ["pregnant", "oui enceinte, de huit mois"],
    ],
  },
  {
    id: "t308",
    level: "emergency",
    says: "Une bête m'a mordu au pied.",
    answers: [
      ["snake_bite", "oui, c'est deux petits trous à la cheville"],
      ["age", "39 ans"],
      ["hard_breathing tongue_swelling fainted vomiting many_stings", "rien de tout ça pour l'instant"],
      [
        "hives face_swelling fever cellulitis severe_pain",
        "le pied gonfle mais la douleur ça va, moyenne. Pas de fièvre ni plaques",
      ],
      ["pain_where", "à la cheville droite, là où ça m'a mordu"],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "c'est deux petits trous à la cheville, ça saigne pas beaucoup",
      ],
      ["bite_face_neck rabies_signs deep_cut", "non, rien de ça. La bête c'était un serpent, je l'ai vu s'enfuir"],
      ["unconscious confusion convulsion cannot_stand", "non rien de tout ça, je suis bien conscient"],
    ],
  },
  {
    id: "t309",
    level: "emergency",
    says: "Ma fille est très fatiguée.",
    answers: [
      ["age", "12 ans"],
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "elle respire fort et vite oui, le reste non",
      ],
      ["weight_loss night_sweats low_mood heavy_period", "oui elle a maigri, ça fait trois semaines"],
      ["cough_much_blood cannot_stand", "non, elle tient debout mais elle est très fatiguée"],
      ["vomits_blood spontaneous_bleeding", "ni l'un ni l'autre"],
      ["cough_blood fever thirst", "oui elle boit beaucoup d'eau, trop même. Pas de sang ni fièvre"],
      [
        "vomiting breath_deep drowsy belly_pain",
        "oui, vomissements depuis hier, elle a mal au ventre, sa bouche sent le fruit et elle somnole",
      ],
    ],
  },
  {
    id: "t310",
    level: "emergency",
    says: "J'ai mal au dos.",
    answers: [
      ["age", "47ans"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "ni l'un ni l'autre pour l'évanouissement, mais oui entre les cuisses je sens plus rien, les deux jambes sont faibles et depuis ce matin le pipi s'échappe",
      ],
    ],
  },
  {
    id: "t311",
    level: "urgent",
    says: "J'ai le corps chaud.",
    answers: [
      ["age", "31 ans"],
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "Rien de tout cela"],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "non, rien de tout ça, le cou plie bien"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "aucun, j'ai voyagé nulle part"],
      ["unconscious drowsy cannot_swallow no_urine", "non rien de tout ça"],
      ["malaria_test_negative", "pas fait de test"],
    ],
  },
  {
    id: "t312",
    level: "urgent",
    says: "Un chien a mordu mon fils.",
    answers: [
      ["age", "Il a huit ans"],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "non, c'est au mollet, c'est pas profond et ça ne saigne plus",
      ],
      ["confusion convulsion", "ni l'un ni l'autre"],
    ],
  },
];
