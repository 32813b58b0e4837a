import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const short10: readonly Conversation[] = [
  {
    id: "r301",
    level: "emergency",
    says: "j'ai mal au bas ventre",
    answers: [
      ["age", "24 ans"],
      ["pregnant", "je crois que j'ai du retard, trois semaines à peu près"],
    ],
  },
  {
    id: "r302",
    level: "emergency",
    says: "Mon bébé ne veut plus téter.",
    answers: [["age", "il a 5 jours"]],
  },
  {
    id: "r303",
    level: "emergency",
    says: "j'ai mal en bas du ventre",
    answers: [
      ["age", "j'ai 14 ans"],
      ["rigid_belly bile_vomit bloody_stool cannot_stand drowsy", "non rien de tout ça"],
      ["testicle_pain", "oui, le gauche, il est gonflé et ça fait très mal"],
    ],
  },
  {
    id: "r304",
    level: "emergency",
    says: "Je suis essoufflée.",
    answers: [
      ["age", "68 ans"],
      [
        "cannot_speak blue_lips sudden_onset chest_pressure confusion",
        "C'est venu d'un coup oui, et ça pèse dans la mâchoire et le haut de l'estomac",
      ],
    ],
  },
  {
    id: "r305",
    level: "emergency",
    says: "J'ai mal au dos.",
    answers: [
      ["age", "45"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "oui, les trois : ça dort entre les jambes, les deux jambes sont faibles et l'urine ne sort pas depuis hier nuit",
      ],
    ],
  },
  {
    id: "r306",
    level: "emergency",
    says: "Ma fille a avalé quelque chose.",
    answers: [
      ["swallowed_object", "oui, une petite pile ronde"],
      [
        "hard_breathing drooling cannot_swallow swallowed_battery swallowed_sharp",
        "une petite pile ronde, elle bave un peu",
      ],
      ["clearer", "elle a avalé une pile ronde, une petite"],
    ],
  },
  {
    id: "r307",
    level: "emergency",
    says: "J'ai mal à la tête.",
    answers: [
      ["age", "32 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "non pas ça, mais je vois des mouches devant les yeux",
      ],
      ["eye_penetrating double_vision", "non non"],
      ["eye_pain light_hurts red_eye", "non, ni l'un ni l'autre, les yeux ne sont pas rouges"],
      ["bad_alcohol", "non jamais d'alcool"],
      ["speech_trouble worst_headache", "non pas le pire de ma vie, mais c'est fort, 8 sur 10"],
      ["pregnant", "oui je suis enceinte de huit mois"],
    ],
  },
  {
    id: "r308",
    level: "emergency",
    says: "Mon œil me fait mal.",
    answers: [
      ["age", "56 ans"],
      ["vision_loss eye_chemical halos eye_bulging", "les cercles autour des lampes oui, et je vois flou"],
    ],
  },
  {
    id: "r309",
    level: "emergency",
    says: "Mon père a eu le bras faible hier.",
    answers: [],
  },
  {
    id: "r310",
    level: "urgent",
    says: "J'ai le rhume.",
    answers: [
      ["age", "15 à 49 ans"],
      ["confusion neck_stiff cannot_speak", "rien de ça"],
      ["fever hard_breathing severe_pain cough_blood cannot_stand", "oui la fièvre seulement, 38,6"],
      ["convulsion spontaneous_bleeding", "rien"],
      ["purple_spots vomits_everything jaundice dark_urine", "non, mes urines sont claires"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "aucun de ça"],
      ["unconscious drowsy cannot_swallow no_urine", "aucun, j'urine normalement"],
      ["malaria_test_negative", "Pas de test"],
    ],
  },
  {
    id: "r311",
    level: "urgent",
    says: "Mon sein me fait mal.",
    answers: [
      ["age", "28 ans"],
      ["fever breast_red breast_abscess", "les deux premiers"],
      ["confusion cannot_stand vomits_everything", "non non rien"],
      ["hard_breathing convulsion spontaneous_bleeding", "ni l'un ni l'autre"],
      ["neck_stiff purple_spots jaundice dark_urine", "rien du tout"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "non"],
      ["unconscious drowsy cannot_swallow no_urine", "rien de tout ça"],
    ],
  },
  {
    id: "r312",
    level: "urgent",
    says: "Le chien du voisin a griffé mon fils.",
    answers: [
      ["age", "Mon voisin je sais pas, mais mon fils a 7 ans"],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "non, ni l'un ni l'autre, juste trois petites griffures au bras de mon fils",
      ],
      [
        "neck_wound limb_cold_pale black_skin locked_jaw",
        "mon voisin va bien, c'est mon fils qui a été griffé. Lui il n'a rien de tout ça",
      ],
      [
        "dirty_wound wound_infected wound_object numb_fingers",
        "C'est de mon fils qu'il s'agit ! La griffure est propre, il bouge bien la main",
      ],
    ],
  },
];
