import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const plain1: readonly Conversation[] = [
  {
    id: "a001",
    level: "emergency",
    says: "J'ai une douleur atroce comme une déchirure entre les omoplates qui passe devant dans la poitrine, venue d'un coup en soulevant ma valise. J'ai 63 ans",
    answers: [
      ["limb_cold_pale numb_fingers open_fracture thigh_broken", "Rien de tout cela"],
      [
        "cannot_bear_weight deformity ankle_bone_pain",
        "non, mes bras et jambes vont bien, c'est le dos et la poitrine et je transpire",
      ],
      ["fever", "non pas de fièvre"],
      ["locked_jaw paracetamol_much", "non, aucun des deux"],
      ["hard_breathing fainted", "Rien de tout cela"],
      ["shoulder_pain sweating", "Sueurs"],
      ["pain_where", "entre les omoplates et devant dans la poitrine"],
    ],
  },
  {
    id: "a002",
    level: "emergency",
    says: "mon bébé de 8 mois se tord et hurle par crises depuis hier soir, il devient tout pâle, et il y a du sang gluant dans sa couche",
    answers: [],
  },
  {
    id: "a003",
    level: "emergency",
    says: "bonjour g 14 ans je me suis réveillé à 4h avec trop mal à une boule, ça monte dans l'aine",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "non rien de ça, c'est la bourse gauche qui est gonflée et j'ai vomi 2 fois",
      ],
    ],
  },
  {
    id: "a004",
    level: "emergency",
    says: "Mon œil droit est rouge et me fait très mal depuis hier soir, je vois trouble et il y a des cercles de couleur autour des lampes",
    answers: [
      ["age", "59 ans"],
      ["halos", "oui"],
    ],
  },
  {
    id: "a005",
    level: "emergency",
    says: "J'ai mal au bas du dos depuis deux semaines et maintenant j'arrive plus à uriner et je sens plus bien mes fesses",
    answers: [],
  },
  {
    id: "a006",
    level: "emergency",
    says: "Ma fille de 9 ans boit tout le temps et pisse beaucoup depuis deux semaines, aujourd'hui elle vomit et dort sans arrêt",
    answers: [],
  },
  {
    id: "a007",
    level: "urgent",
    says: "ma petite de 3 ans tousse par quintes depuis 10 jours, elle devient rouge et finit par vomir, surtout la nuit",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "non rien de tout ça, entre les crises elle joue et respire bien",
      ],
      ["chest_indrawing blue_lips apnea", "non, elle devient rouge mais jamais bleue"],
      ["fever fast_breathing wheeze poor_feeding ear_pain", "Rien de tout cela"],
      ["bile_vomit vomits_blood no_urine", "Non, elle urine et le vomi c'est du lait et des glaires"],
      ["neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine", "non, rien"],
      ["severe_pain right_lower_pain", "non, le ventre va bien"],
      ["little_urine irritable", "Rien de tout cela"],
      ["diarrhea breath_deep hernia_stuck much_urine", "Rien de tout cela"],
      ["steroid_stopped diabetes dialysis_missed", "non, elle était en bonne santé"],
      ["confusion cannot_stand", "non, elle joue bien"],
    ],
  },
  {
    id: "a008",
    level: "urgent",
    says: "Bonjour, depuis 2 jours mon mollet gauche est gonflé, chaud et il me fait mal. J'ai fait un long voyage en car",
    answers: [
      ["age", "48 ans"],
      ["pain_out_of_proportion black_skin confusion cannot_stand", "Rien de tout cela"],
      ["fever", "Non"],
      ["snake_bite spontaneous_bleeding", "non pas de serpent ni saignement"],
      ["hard_breathing chest_pain cough_blood fainted limb_cold_pale", "Rien de tout cela"],
      ["surgery_recent postpartum cancer", "non, rien de ça"],
      ["pregnant", "C'est un homme"],
      ["calf_pain severe_pain", "oui mal au mollet gauche seulement"],
      ["calf_pain severe_pain", "Douleur du mollet d'un seul côté"],
      ["no_urine face_droop speech_trouble", "Rien de tout cela"],
    ],
  },
  {
    id: "a009",
    level: "urgent",
    says: "J'ai des petites cloques qui brûlent sur le côté gauche du front, ça a commencé par une brûlure il y a 4 jours",
    answers: [
      ["age", "65 ans ou plus"],
      ["confusion neck_stiff face_droop vision_loss", "non je vois bien, rien de tout ça"],
      ["drowsy one_side_weak", "non rien de cela"],
      ["shingles", "je connais pas le nom mais oui les cloques font mal et sont d'un seul côté"],
    ],
  },
  {
    id: "a010",
    level: "urgent",
    says: "mon fils de 7 ans fait des urines couleur coca depuis deux jours et il a le visage bouffi le matin",
    answers: [
      ["tongue_swelling hard_breathing fainted vomiting hoarse", "Rien de tout cela"],
      ["wheeze dizzy cannot_swallow", "non il respire bien"],
      [
        "fever skin_peeling",
        "non pas de fièvre. Il a eu des boutons infectés aux jambes il y a 2 semaines, c'est guéri",
      ],
      ["convulsion headache", "Rien de tout cela"],
    ],
  },
  {
    id: "a011",
    level: "routine",
    says: "La nuit mes doigts de la main droite fourmillent et s'endorment, ça me réveille, depuis 3 mois",
    answers: [
      ["age", "42"],
      [
        "one_side_weak face_droop speech_trouble saddle_numbness cannot_hold_urine",
        "non aucun, c'est juste le pouce et les deux doigts à côté",
      ],
      ["weakness_climbing both_legs_weak hard_breathing", "non"],
      ["leg_weakness fever foot_wound headache", "non rien"],
      ["confusion head_injury", "Rien de tout cela"],
    ],
  },
  {
    id: "a012",
    level: "routine",
    says: "Je me lève 4 fois la nuit pour pisser et le jet est faible, ça dure depuis des mois",
    answers: [
      ["age", "j'ai 61 ans"],
      ["saddle_numbness both_legs_weak cannot_pass_urine", "non j'arrive à uriner mais il faut pousser"],
      ["fever burning_urine blood_urine thirst", "Rien de tout cela"],
    ],
  },
  {
    id: "a013",
    level: "routine",
    says: "Mon garçon a des ronds sans cheveux sur la tête avec des pellicules, ça gratte un peu",
    answers: [
      ["age", "il a 6 ans"],
      ["tongue_swelling", "Non"],
      ["fever cellulitis wound_infected skin_peeling", "non il n'a rien de tout ça, pas de pus"],
    ],
  },
];
