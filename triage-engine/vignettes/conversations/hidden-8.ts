import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden8: readonly Conversation[] = [
  {
    id: "v401",
    level: "emergency",
    says: "Mon bébé fille de 5 semaines met presque une heure pour finir sa tétée, elle s'arrête tout le temps. Est-ce que mon lait n'est pas assez riche ?",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Elle n'a pas de fièvre et elle prend le sein, mais elle souffle vite, même quand elle dort, et ça se creuse sous ses côtes.",
      ],
    ],
  },
  {
    id: "v402",
    level: "emergency",
    says: "Mon garçon de 6 jours rejette après la tétée depuis hier soir. Comment je peux arranger ça ?",
    answers: [
      [
        "vomits_everything drowsy bile_vomit vomits_blood no_urine",
        "Oui, ce qu'il rejette est vert comme le jus de feuilles.",
      ],
    ],
  },
  {
    id: "v403",
    level: "emergency",
    says: "Mon bébé de 4 mois n'a pas fait caca depuis 4 jours, alors qu'avant c'était chaque jour. Qu'est-ce que je peux lui donner pour le débloquer ?",
    answers: [
      [
        "bile_vomit belly_swollen cannot_drink floppy no_stool_newborn",
        "Oui, son corps est devenu mollasson, il ne tient plus sa tête depuis deux jours.",
      ],
      [
        "floppy pallor cold_body sweating",
        "Corps tout mou oui, mais il n'est ni pâle, ni froid, et il ne transpire pas.",
      ],
    ],
  },
  {
    id: "v404",
    level: "emergency",
    says: "Je suis très fatiguée depuis trois jours et j'ai la nausée. J'ai du mal à aller au travail.",
    answers: [
      ["steroid_stopped", "J'ai arrêté la prednisone il y a six jours."],
      ["age", "J'ai 29 ans."],
      ["belly_pain low_belly_pain", "Oui, j'ai mal un peu partout dans le ventre, une douleur sourde."],
      ["pregnant", "Non, mes règles sont finies depuis cinq jours."],
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "Ce matin en me levant je suis partie dans les pommes, le reste non.",
      ],
      ["severe_pain", "Moyenne."],
      [
        "cannot_stand confusion hard_breathing hernia_stuck",
        "Je tiens debout, mais la tête tourne à chaque fois que je me lève.",
      ],
      ["one_side_weak speech_trouble double_vision balance_loss worst_headache", "Non, rien de tout ça."],
      ["hearing_loss vomiting fever pallor", "Je vomis trois ou quatre fois par jour depuis hier, mais pas de fièvre."],
      ["confusion severe_belly_pain", "Non, rien de tout ça."],
      [
        "vomits_everything no_urine bile_vomit diabetes",
        "Pas tout, la moitié de ce que je bois revient, et j'urine un peu. Pas de diabète.",
      ],
      ["diarrhea flank_pain hernia_stuck head_injury overdose", "Non, rien de tout ça."],
    ],
  },
  {
    id: "v405",
    level: "emergency",
    says: "Je suis enceinte de 8 mois et les nausées du début sont revenues depuis quatre jours. Rien ne me donne envie de manger.",
    answers: [
      ["age", "31 ans"],
      ["belly_pain low_belly_pain", "Oui, ça me fait mal en haut à droite, sous les côtes."],
      ["little_urine weight_loss", "Non, ni l'un ni l'autre."],
      ["leg_swelling_one", "Non, les deux pieds sont un peu gonflés, comme avant."],
    ],
  },
  {
    id: "v406",
    level: "emergency",
    says: "J'ai accouché il y a trois semaines et je tousse depuis une dizaine de jours. Quel sirop je peux prendre avec l'allaitement ?",
    answers: [
      ["age", "26 ans"],
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "Non, rien de tout ça."],
      [
        "fever hard_breathing cough_blood pleuritic_pain weight_loss",
        "Quand je marche jusqu'à la cour le souffle me coupe, et la nuit je m'assois pour pouvoir respirer.",
      ],
    ],
  },
  {
    id: "v407",
    level: "emergency",
    says: "Ma petite sœur a accouché il y a neuf jours et elle ne dort presque plus la nuit. Qu'est-ce qu'on peut lui donner pour dormir ?",
    answers: [
      ["age", "Elle a 23 ans."],
      ["suicidal_thoughts", "Non, elle n'a jamais parlé de ça."],
      [
        "no_sleep_days hears_voices withdrawal lying_flat_worse sexual_violence",
        "Elle dort à peine une heure ou deux, et elle répond à notre tante qui est morte, elle dit qu'elle l'entend.",
      ],
      [
        "soaks_pads convulsion vision_blurred hard_breathing leg_swelling_one",
        "Non, elle saigne peu et rien de tout ça.",
      ],
      ["fever wound_caesarean burning_urine breast_red", "Non, aucun de ceux-là, pas de fièvre."],
      ["harm_baby_thoughts", "Elle dit que l'enfant n'est pas à elle et qu'il faut le rendre à l'eau."],
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Par moments elle ne sait plus quel jour on est et elle me prend pour quelqu'un d'autre.",
      ],
    ],
  },
  {
    id: "v408",
    level: "emergency",
    says: "Ma fille de 18 mois refuse sa bouillie depuis hier midi. Je pense que ce sont les dents qui sortent, qu'est-ce que je peux mettre sur les gencives ?",
    answers: [],
  },
  {
    id: "v409",
    level: "emergency",
    says: "Mon fils de 9 ans marche bizarrement depuis trois jours, il traîne les pieds et il dit qu'il est fatigué.",
    answers: [
      [
        "one_side_weak face_droop speech_trouble vision_loss double_vision",
        "Ses deux jambes n'ont plus de force, et depuis ce matin il laisse tomber le verre.",
      ],
    ],
  },
  {
    id: "v410",
    level: "emergency",
    says: "Mon fils de 3 ans a mal au cou depuis hier et il garde la tête penchée. Il a dû mal dormir, non ?",
    answers: [
      [
        "fever one_side_weak both_legs_weak light_hurts confusion",
        "Oui son corps chauffe, j'ai mesuré 39,2 aujourd'hui. Le reste non.",
      ],
      ["leg_weakness numb_fingers severe_pain fall locked_jaw", "Non, rien de tout ça."],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Il boit, mais l'eau passe avec peine, et quand il est couché il fait un bruit de ronflement.",
      ],
      [
        "vomits_everything convulsion drowsy hard_breathing",
        "Je vous l'ai dit, il fait un bruit de ronflement quand il est couché, le reste non.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Il ne peut ni tourner la tête ni regarder en haut, le reste non.",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Non, il est grognon mais il se calme dans mes bras.",
      ],
      ["cannot_stand floppy vomiting", "Non, il ne vomit pas et il tient debout."],
    ],
  },
  {
    id: "v411",
    level: "emergency",
    says: "Mon papa de 81 ans a un peu mal à la tête chaque jour depuis une semaine. Le paracétamol le soulage un moment puis ça revient.",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Il se trompe dans les jours et les prénoms des petits depuis deux jours, et sa jambe gauche traîne. Le reste non.",
      ],
    ],
  },
  {
    id: "v412",
    level: "emergency",
    says: "Ma grand-mère de 79 ans ne mange presque plus depuis une semaine, elle a la nausée. Elle dit que la nourriture n'a plus de goût.",
    answers: [
      ["confusion neck_stiff cannot_speak", "Non, rien de tout ça, elle nous reconnaît bien."],
      ["fever hard_breathing severe_pain cough_blood cannot_stand", "Non, rien de tout ça."],
      ["vomits_blood no_stool_gas severe_belly_pain worst_headache", "Non, elle n'a pas mal, rien de tout ça."],
      ["drowsy convulsion", "Non, rien de ça."],
      [
        "vomits_everything no_urine bile_vomit diabetes",
        "Non, elle n'a pas le sucre et elle a vomi deux fois seulement.",
      ],
      [
        "diarrhea flank_pain hernia_stuck head_injury overdose",
        "Elle prend par erreur deux de ses petits comprimés du cœur par jour au lieu d'un, depuis deux semaines.",
      ],
      ["overdose", "Oui."],
    ],
  },
];
