import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const plain17: readonly Conversation[] = [
  {
    id: "c001",
    level: "emergency",
    says: "J'ai mal à la gorge depuis hier soir, quel médicament je peux prendre ?",
    answers: [
      ["age", "37 ans"],
      [
        "cannot_swallow drooling muffled_voice hard_breathing cannot_open_mouth",
        "oui je n'arrive plus à avaler ma salive, je crache dans un gobelet, et ma voix est étouffée, c'est dur de respirer couché",
      ],
    ],
  },
  {
    id: "c002",
    level: "emergency",
    says: "ma fille a des petits points rouges sur les jambes depuis ce matin, je mets quelle pommade",
    answers: [
      ["age", "elle a 5 ans"],
      ["new_medicine_rash", "Non"],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "oui les taches sont violettes, quand j'appuie ça ne part pas, et elle est toute molle, elle dort beaucoup",
      ],
    ],
  },
  {
    id: "c003",
    level: "emergency",
    says: "mon bébé tète moins que d'habitude depuis hier, est-ce que c'est normal ?",
    answers: [
      ["age", "il a 18 jours"],
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "il ne tète presque plus, il est tout mou et son corps est chaud",
      ],
    ],
  },
  {
    id: "c004",
    level: "emergency",
    says: "Maman se sent fatiguée depuis deux jours, quelles vitamines je peux lui donner ?",
    answers: [
      ["age", "65 ans ou plus"],
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "oui, ses selles sont noires et collantes depuis hier",
      ],
    ],
  },
  {
    id: "c005",
    level: "emergency",
    says: "Bonjour, je suis enceinte et j'ai mal au dos depuis ce matin, je peux mettre une pommade ?",
    answers: [
      ["age", "27 ans"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "non, rien de ça, juste la tête qui tourne",
      ],
      ["fever", "Non"],
      ["spine_tender", "non pas un os précis, c'est tout le bas du dos, une douleur forte qui ne lâche pas"],
      ["foot_drop fall weight_loss cancer", "non, rien de tout ça"],
      ["locked_jaw paracetamol_much", "Rien de tout cela"],
      ["pregnancy_weeks", "33 semaines"],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "pas autant que ça, un peu de sang foncé depuis deux heures, et le ventre est dur comme du bois",
      ],
    ],
  },
  {
    id: "c006",
    level: "emergency",
    says: "mon petit garçon dort beaucoup aujourd'hui, d'habitude il ne fait pas de longues siestes",
    answers: [["age", "3 ans"]],
  },
  {
    id: "c007",
    level: "emergency",
    says: "mon frère a mal à la tête, il a travaillé au soleil toute la journée",
    answers: [
      ["age", "24 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "oui il dit n'importe quoi, il ne sait plus où il est",
      ],
    ],
  },
  {
    id: "c008",
    level: "emergency",
    says: "J'ai des fourmis dans les pieds, il me manque peut-être du magnésium ?",
    answers: [
      ["age", "31"],
      ["one_side_weak face_droop speech_trouble both_legs_weak limb_cold_pale", "oui, les deux jambes sont faibles"],
      ["hand_numbness", "non, ce sont les pieds d'abord, puis c'est monté aux genoux et aux mains, jour et nuit"],
      ["saddle_numbness cannot_hold_urine cannot_pass_urine fainted", "non, aucun de ceux-là"],
      ["fever", "Non"],
      ["locked_jaw paracetamol_much", "non"],
      ["weakness_climbing hard_breathing", "oui ça monte vers les bras et je respire mal quand je suis couchée"],
    ],
  },
  {
    id: "c009",
    level: "emergency",
    says: "on a mis un plâtre au bras de mon fils, ça le gêne un peu, il peut prendre un calmant ?",
    answers: [
      ["age", "12 ans"],
      [
        "limb_cold_pale numb_fingers open_fracture thigh_broken",
        "ses doigts sont froids, un peu bleus, endormis, il ne peut pas les bouger",
      ],
    ],
  },
  {
    id: "c010",
    level: "emergency",
    says: "J'ai le cou raide depuis ce matin, vous conseillez quoi comme pommade ?",
    answers: [
      ["age", "49 ans"],
      ["fever", "non"],
      ["purple_spots confusion convulsion drowsy", "non rien de tout ça"],
      ["vomiting unconscious fainted", "oui, j'ai vomi trois fois et je me suis évanouie un petit moment"],
    ],
  },
  {
    id: "c011",
    level: "emergency",
    says: "Bonjour, mes pertes ont une mauvaise odeur depuis quelques jours, je me lave avec quoi ?",
    answers: [
      ["age", "20 ans"],
      ["fever low_belly_pain vaginal_bleeding", "oui j'ai de la fièvre, mal en bas du ventre, et je saigne un peu"],
      ["severe_pain vomiting", "oui très forte, et j'ai vomi une fois"],
    ],
  },
  {
    id: "c012",
    level: "emergency",
    says: "Mes mains tremblent un peu depuis hier, c'est la fatigue non ?",
    answers: [
      ["age", "46 ans"],
      ["one_side_weak face_droop speech_trouble saddle_numbness cannot_hold_urine", "non, rien de tout ça"],
      ["weakness_climbing both_legs_weak hard_breathing", "non plus"],
      ["leg_weakness fever foot_wound headache", "non, mais j'ai chaud et je transpire beaucoup"],
      [
        "confusion cannot_stand convulsion spontaneous_bleeding",
        "oui, j'ai fait une crise cette nuit avec des secousses, je me suis mordu la langue, et je suis un peu perdu",
      ],
    ],
  },
  {
    id: "c013",
    level: "self_care",
    says: "J'ai mal à la gorge depuis hier soir, quel médicament je peux prendre ?",
    answers: [
      ["age", "22 ans"],
      ["cannot_swallow drooling muffled_voice hard_breathing cannot_open_mouth", "Rien de tout cela"],
      ["fever", "non pas de fièvre"],
      ["throat_one_side rash neck_swelling", "non, j'ai juste le nez qui coule"],
      ["confusion neck_stiff cannot_speak", "Rien de tout cela"],
      ["noisy_breathing purple_spots", "non, je mange et je respire bien"],
      ["severe_pain cough_blood cannot_stand", "Rien de tout cela"],
    ],
  },
];
