import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise19: readonly Conversation[] = [
  {
    id: "z201",
    level: "emergency",
    says: "Bonsoir, depuis une heure et demie la mâchoire du bas et l'épaule gauche me pèsent comme si on avait posé un sac de riz dessus. La sueur froide coule sur moi alors que je suis assise sous le ventilateur. J'ai 63 ans.",
    answers: [
      ["pain_to_arm_jaw sweating", "Ça descend de la mâchoire dans mon bras gauche et mon pagne est mouillé de sueur."],
    ],
  },
  {
    id: "z202",
    level: "emergency",
    says: "Bonjour, c'est pour mon bébé de 18 jours. Depuis ce matin il ne s'intéresse plus au sein, il s'endort dès que je le pose dessus, et je trouve son corps froid au toucher.",
    answers: [],
  },
  {
    id: "z203",
    level: "emergency",
    says: "Bonjour docteur, mon petit frère de 13 ans s'est réveillé à 4h du matin avec mal au bas-ventre à droite. Il a honte d'en parler mais c'est dans la bourse que ça le tient, et il marche plié en deux.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Il tient debout mais plié, il a vomi deux fois son repas, son ventre reste souple.",
      ],
      [
        "rigid_belly bile_vomit bloody_stool drowsy",
        "Son ventre est souple comme d'habitude, il me répond bien éveillé, rien d'autre.",
      ],
      ["testicle_pain", "Le testicule droit est gonflé, il est monté plus haut et il crie si on le touche."],
    ],
  },
  {
    id: "z204",
    level: "emergency",
    says: "Bonjour, j'ai accouché il y a six jours et depuis hier soir la tête me tape fort, le paracétamol n'y fait rien. Par moments je vois des petites étoiles qui dansent devant mes yeux.",
    answers: [],
  },
  {
    id: "z205",
    level: "emergency",
    says: "Bonjour, je suis maçon, j'ai 46 ans et le bas du dos me fatigue depuis deux semaines après avoir porté des sacs de ciment. Depuis ce matin, quand je m'assois, je ne sens plus bien la chaise sous mes fesses.",
    answers: [
      [
        "cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Mes deux pieds traînent par terre et depuis hier soir pas une goutte de pipi ne sort.",
      ],
      [
        "cannot_hold_urine both_legs_weak fainted",
        "Ce matin un peu de caca est sorti sans que je le sente, et mes jambes ne me portent plus bien.",
      ],
    ],
  },
  {
    id: "z206",
    level: "emergency",
    says: "Ma fille de 2 ans a pris la bouteille où on garde le pétrole de la lampe et elle a bu un peu, il y a quarante minutes. Sa bouche sent le pétrole et elle tousse depuis. Sa grand-mère veut lui donner de l'huile rouge.",
    answers: [],
  },
  {
    id: "z207",
    level: "urgent",
    says: "Bonsoir, à midi le chien du voisin a attrapé ma fille de 9 ans au mollet. Il y a deux petits trous, ça a saigné un peu puis ça s'est arrêté. On dit que le chien n'a jamais fait de vaccin.",
    answers: [
      ["snake_bite", "C'est le chien du voisin qui l'a pincée, on n'a vu aucun serpent."],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "C'est seulement au mollet, deux petits trous de croc, elle boit et joue, rien d'autre.",
      ],
      ["confusion convulsion", "Elle raconte l'histoire clairement et saute à la corde dans la cour."],
    ],
  },
  {
    id: "z208",
    level: "urgent",
    says: "Bonjour, je suis étudiant à Bouaké, 22 ans. Depuis deux jours mon corps chauffe, surtout le soir, et je tremble sous le drap. Je pense que le palu m'a attrapé.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Je marche seul jusqu'aux toilettes et je parle bien, pour le reste tout va bien.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Je plie mon cou sans gêne et mon pipi est clair comme l'eau, rien d'autre.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Ma peau est nette et ma bouche s'ouvre grand, je n'ai pas quitté Bouaké, rien d'autre.",
      ],
      ["runny_nose cough sore_throat", "Mon nez est sec, ma gorge avale bien et je ne tousse pas."],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Je suis un garçon en bonne santé, je n'ai jamais pris de traitement au long cours.",
      ],
      ["unconscious drowsy no_urine", "Je dors et me réveille normalement, et je viens d'uriner avant de vous écrire."],
      ["malaria_test_negative", "Je n'ai fait aucun test, j'ai seulement pris du paracétamol."],
    ],
  },
  {
    id: "z209",
    level: "urgent",
    says: "Bonjour, instituteur à la retraite, 69 ans. Une ligne de petits boutons remplis d'eau est sortie sur mon côté droit, du dos jusque devant sous le sein, et ça me brûle comme du piment depuis deux jours.",
    answers: [
      [
        "drowsy hard_breathing convulsion cannot_drink confusion",
        "Je respire à l'aise et je bois mon eau comme d'habitude, rien d'autre.",
      ],
      ["vomits_everything neck_stiff", "Je garde tout ce que je mange et je tourne la tête librement."],
      ["chickenpox", "Les boutons d'eau sont en bande d'un seul côté et ça brûle, la varicelle je l'ai faite enfant."],
      ["face_droop vision_loss", "Mon visage est droit quand je souris et je lis mon journal sans peine."],
    ],
  },
  {
    id: "z210",
    level: "urgent",
    says: "Bonjour, je suis enceinte de cinq mois. Depuis deux jours ça chauffe quand j'urine et je me lève toutes les heures pour trois gouttes.",
    answers: [
      ["age", "J'ai fêté mes vingt-cinq ans le mois passé."],
      [
        "fever flank_pain blood_urine vomiting chills",
        "Mon corps est frais, mon pipi n'a pas de sang, pour le reste tout va bien.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Ma culotte reste sèche et je vois clair, rien d'autre.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Le bébé me donne des coups toute la journée et mon visage n'est pas gonflé, rien d'autre.",
      ],
      ["vaginal_bleeding vomits_everything", "Pas une goutte de sang, et mon attiéké reste bien dans le ventre."],
    ],
  },
  {
    id: "z211",
    level: "urgent",
    says: "Bonjour, c'est difficile à écrire. Avant-hier nuit, un homme que je connais m'a forcée à coucher avec lui, sans protection. J'ai 24 ans et je ne sais pas où aller.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Pas de sang, pas de plaie, juste un peu sensible en bas ; je veux vivre.",
      ],
    ],
  },
  {
    id: "z212",
    level: "urgent",
    says: "Bonjour docteur, j'ai le sucre depuis huit ans et je suis planteur, 60 ans. Mes nouvelles chaussures m'ont ouvert une petite plaie sous le gros orteil, ça fait cinq jours et ça ne se ferme pas.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "La chair est rose et propre, mon pied est tiède comme l'autre, rien d'autre.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "C'est en surface, rose sans pus, mes orteils bougent mais le pied est endormi depuis un an.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object",
        "La peau est ouverte en surface seulement, large comme une pièce de 100 francs, sans pus ni rougeur.",
      ],
      ["fever rash_spreading cellulitis", "Autour de la plaie la peau a sa couleur normale et mon corps est frais."],
      [
        "confusion face_droop one_side_weak speech_trouble vision_loss",
        "Mes deux bras sont forts, je parle clair et mon visage est droit, rien d'autre.",
      ],
    ],
  },
];
