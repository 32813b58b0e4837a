import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise13: readonly Conversation[] = [
  {
    id: "y101",
    level: "emergency",
    says: "Bonjour, j'ai 66 ans et je suis diabétique. Depuis ce matin six heures j'ai une lourdeur dans les deux mâchoires et je transpire froid. Je me sens toute drôle.",
    answers: [
      [
        "vomiting breath_deep drowsy confusion belly_pain",
        "J'ai l'estomac retourné mais je n'ai rien rendu, et j'ai toute ma tête. Je sens aussi un poids en haut de l'estomac.",
      ],
    ],
  },
  {
    id: "y102",
    level: "emergency",
    says: "Bonjour, ma fille a trois semaines. Depuis hier soir elle tète très peu et je la trouve froide au toucher.",
    answers: [],
  },
  {
    id: "y103",
    level: "emergency",
    says: "Bonsoir, mon œil droit est rouge et me fait très mal depuis hier soir. Je vois des cercles de couleur autour des lampes. J'ai 62 ans.",
    answers: [["halos", "C'est bien cela, comme un arc-en-ciel autour de l'ampoule."]],
  },
  {
    id: "y104",
    level: "emergency",
    says: "Bonjour, mon fils de 14 ans s'est réveillé à cinq heures avec une forte douleur en bas du ventre à gauche. Il marche plié en deux.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Il est bien réveillé et son ventre reste souple. Il a rendu une fois, mais ce n'était pas vert.",
      ],
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand",
        "Aucun de ces signes, ses dernières selles étaient normales hier. Il tient debout, mais les jambes écartées.",
      ],
      [
        "testicle_pain",
        "Celui de gauche est gonflé, remonté et il ne supporte pas qu'on le touche. Il avait honte de le dire.",
      ],
    ],
  },
  {
    id: "y105",
    level: "emergency",
    says: "Bonjour, j'ai accouché il y a neuf jours. Depuis hier j'ai un fort mal de tête que le paracétamol ne calme pas et je vois des points brillants.",
    answers: [],
  },
  {
    id: "y106",
    level: "emergency",
    says: "Bonjour, mon mari, 45 ans, a traité son champ de cacao ce matin. Depuis une heure il transpire beaucoup, il bave et il a vomi trois fois.",
    answers: [],
  },
  {
    id: "y107",
    level: "urgent",
    says: "Bonjour, j'ai 15 ans. J'ai le nez qui coule et je tousse depuis deux jours, et hier soir j'avais le corps chaud.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Je suis lucide et je tiens bien debout. Mon souffle est normal et rien ne saigne.",
      ],
      [
        "confusion convulsion spontaneous_bleeding",
        "Je vous réponds clairement, je n'ai jamais fait de crise et mes gencives sont propres.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Je plie le cou sans problème, mes yeux sont blancs et l'urine est claire. Je mange et je bois normalement.",
      ],
      [
        "neck_stiff purple_spots vomits_everything",
        "Mon cou est souple et ma peau n'a pas de taches. L'eau et les repas restent bien dans l'estomac.",
      ],
      [
        "vomits_blood black_stool chest_pressure sweating",
        "Je n'ai rien vomi et mes selles sont brunes comme toujours. Quand je tousse, c'est seulement la gorge qui pique.",
      ],
      ["severe_pain food_stuck_now", "Non, la douleur est légère et je mange de tout."],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Rien de cela, je n'ai pas voyagé. Il y a juste des camarades de classe enrhumés.",
      ],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Je ne souffre d'aucune maladie et je suis vacciné.",
      ],
      ["pregnant", "Je suis un garçon."],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "Rien de tout cela, seulement un petit mal de tête et la gorge un peu irritée.",
      ],
      ["immunocompromised diabetes sickle_cell", "Je vous l'ai dit, je suis en bonne santé, sans maladie connue."],
    ],
  },
  {
    id: "y108",
    level: "urgent",
    says: "Bonjour, un chien errant m'a mordu au mollet hier en fin d'après-midi. La plaie est petite mais je m'inquiète pour la rage.",
    answers: [
      ["age", "J'ai 34 ans, je suis maçon."],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Ce sont deux petits trous au mollet qui ont à peine saigné. Je bois de l'eau sans difficulté.",
      ],
      [
        "neck_wound limb_cold_pale black_skin locked_jaw",
        "Je n'ai que ces deux trous au mollet, la jambe est chaude comme l'autre et ma bouche s'ouvre bien.",
      ],
      [
        "dirty_wound wound_infected wound_object numb_fingers",
        "C'est un chien, donc pas de clou. La plaie est propre et sèche, je l'ai rincée une minute à l'eau, et mes orteils bougent bien.",
      ],
      ["wound_infected wound_object", "La plaie est sèche, ni rouge ni gonflée, et rien n'est resté dedans."],
      ["confusion convulsion", "J'ai les idées claires et je n'ai jamais fait de crise."],
      ["confusion", "Non, je raisonne comme d'habitude."],
    ],
  },
  {
    id: "y109",
    level: "urgent",
    says: "Bonjour, j'ai 29 ans. Il y a deux nuits, un homme que je connais m'a forcée à avoir un rapport. Je ne sais pas ce que je dois faire.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Je ne perds pas de sang et je ne suis pas blessée. Je suis triste, mais je tiens à la vie.",
      ],
      ["deep_cut severe_pain", "C'est juste un peu sensible en bas, et il n'y a pas de plaie."],
      ["hours_since_event", "C'était avant-hier dans la nuit, il y a environ quarante heures."],
    ],
  },
  {
    id: "y110",
    level: "urgent",
    says: "Bonjour, j'ai 71 ans. Depuis trois jours ça me brûle sur le côté gauche, sous l'omoplate, et hier des petites cloques sont sorties au même endroit.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Je marche comme d'habitude et je vais aux toilettes sans souci, je ne suis jamais tombé dans les pommes.",
      ],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine",
        "Je sens tout normalement entre les jambes et je me retiens comme il faut.",
      ],
      ["fever", "Ma température est normale, j'ai vérifié ce matin."],
      [
        "spine_tender",
        "Non, c'est la peau qui brûle, du côté gauche seulement, avec les cloques. Les os ne me font pas mal.",
      ],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Mes pieds se lèvent bien, je ne suis pas tombé et mon poids est stable. La douleur est moyenne, cinq sur dix.",
      ],
      [
        "foot_drop weight_loss cancer",
        "Je n'ai jamais eu de maladie grave, je pèse pareil et je lève bien les orteils.",
      ],
      [
        "locked_jaw paracetamol_much",
        "Je parle et je mange sans gêne. Pour la douleur, je prends deux comprimés par jour.",
      ],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Je ne me suis pas brûlé, c'est une sensation de brûlure sur la peau, avec des cloques en bouquet.",
      ],
      [
        "confusion neck_stiff face_droop vision_loss",
        "J'ai toute ma tête, le cou est souple, mon visage est normal et je n'y vois ni plus ni moins qu'avant.",
      ],
      [
        "one_side_weak speech_trouble limb_cold_pale",
        "Je parle bien, mes bras et mes jambes sont forts et bien chauds.",
      ],
      [
        "one_side_weak limb_cold_pale",
        "Je soulève tout comme avant, et mes mains et mes pieds ont une couleur normale.",
      ],
    ],
  },
  {
    id: "y111",
    level: "urgent",
    says: "Bonjour docteur, je suis enceinte de six mois et depuis deux jours j'ai des brûlures quand j'urine. J'y vais tout le temps.",
    answers: [
      ["age", "J'ai 31 ans, c'est ma deuxième grossesse."],
      [
        "fever flank_pain blood_urine vomiting chills",
        "Je ne me sens pas chaude, le dos va bien et l'urine est jaune. Je garde tout ce que je mange.",
      ],
      [
        "flank_pain blood_urine vomiting chills",
        "Je n'ai mal que pendant que j'urine, le reste va bien. Je ne frissonne pas.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je ne perds pas de sang, je vois bien et je respire bien. Le bébé bouge beaucoup.",
      ],
      [
        "soaks_pads severe_belly_pain convulsion",
        "Mon ventre est souple et mes sous-vêtements restent propres, tout va bien de ce côté.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Il donne des coups de pied toute la journée. Mon visage est comme d'habitude, seuls mes pieds gonflent un peu le soir.",
      ],
    ],
  },
  {
    id: "y112",
    level: "urgent",
    says: "Bonjour, hier matin en me réveillant je n'entendais presque plus de l'oreille gauche, et elle siffle. J'ai 47 ans.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Mon visage bouge normalement, la nuque est souple, et derrière l'oreille c'est plat et indolore.",
      ],
      ["ear_swelling_behind confusion", "C'est tout plat derrière l'oreille et j'ai les idées claires."],
      [
        "fever ear_discharge severe_pain vertigo",
        "L'oreille est sèche et ne fait pas mal. Hier j'étais un peu instable, aujourd'hui c'est passé.",
      ],
      ["drowsy convulsion", "Je suis bien éveillée et je n'ai jamais fait de crise."],
    ],
  },
];
