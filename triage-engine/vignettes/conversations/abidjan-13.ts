import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const abidjan13: readonly Conversation[] = [
  {
    id: "t401",
    level: "emergency",
    says: "Bonsoir, je suis très fatiguée depuis hier soir, dès que je marche un peu le souffle me coupe. J'ai accouché y a 3 semaines, c'est peut-être le manque de sang ?",
    answers: [["age", "34 ans"]],
  },
  {
    id: "t402",
    level: "emergency",
    says: "bjr dr c pour mn bb de 12 jours son nombril coule et sa sent pas bon, la vieille a mis poudre noire dessus",
    answers: [],
  },
  {
    id: "t403",
    level: "emergency",
    says: "Bonjour, j'ai mal au coeur depuis tout à l'heure et je transpire beaucoup. Je pense que c'est le placali d'hier qui n'est pas passé. J'ai un peu mal à la mâchoire aussi.",
    answers: [
      ["age", "50 à 64 ans"],
      ["heart_or_nausea", "Envie de vomir"],
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Non rien de tout ça, juste une lourdeur au creux de l'estomac qui part pas",
      ],
      ["black_stool hard_breathing", "Je suis un peu essoufflé oui, mais les selles c'est normal"],
    ],
  },
  {
    id: "t404",
    level: "emergency",
    says: "bonjour mn fils de 13 ans a mal au bas ventre depui ce matin 5h sa la reveillé il a vomi 2 fois il marche plié",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "non ya pas tout sa, il a juste mal et il vomi jaune",
      ],
      ["vomits_everything vomits_blood no_urine", "Rien de tout cela"],
      [
        "neck_stiff belly_swollen head_injury swallowed_medicine",
        "non sa tete c bon, ventre est pas gonflé, il a pas pris medicament",
      ],
      ["severe_pain right_lower_pain", "Douleur très forte"],
      ["confusion convulsion much_urine", "Rien de tout cela"],
      ["fever poor_feeding little_urine irritable", "non pas fièvre"],
      [
        "diarrhea breath_deep hernia_stuck testicle_pain",
        "oui le testicule gauche é gonflé dur, on peut pas toucher, il avait honte de dire",
      ],
    ],
  },
  {
    id: "t405",
    level: "emergency",
    says: "Bonjour docteur, ma fille de 2 ans a avalé la petite pile ronde de la télécommande, son frère a vu. Elle joue normalement, est-ce qu'elle va la sortir dans le caca ?",
    answers: [],
  },
  {
    id: "t406",
    level: "emergency",
    says: "slt dr on c réveillé ce matin avec gros mal de tete moi et mon fils, la tete tourne on veut vomir. on a mangé meme riz hier soir",
    answers: [
      ["age", "il a 9 ans"],
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "non ya pas tout sa, il marche, mais jambes molles un peu",
      ],
      ["one_side_weak face_droop vision_loss", "Rien de tout cela"],
      ["hearing_loss fever fainted pallor", "Non, pas de fièvre, il est pas pâle, il entend bien"],
      ["saddle_numbness cannot_hold_urine cannot_pass_urine", "non ya pas sa, il pisse bien"],
      ["foot_drop fall weight_loss cancer severe_pain", "Rien de tout cela"],
      ["drowsy confusion convulsion hard_breathing chest_pressure", "il dort bcp dpui ce matin, le reste non"],
    ],
  },
  {
    id: "t407",
    level: "emergency",
    says: "Mon enfant, la tête me fait très mal d'un côté depuis hier nuit et je vomis. J'ai pris Doliprane ça n'a rien fait.",
    answers: [
      ["age", "C'est moi-même la vieille qui suis malade hein, j'ai 62 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non non mon cou est bien, je parle bien. Je n'ai pas perdu la vue mais l'œil droit voit trouble trouble",
      ],
      ["sudden_onset", "Oui, depuis hier soir ça a baissé, c'est l'œil droit seulement"],
    ],
  },
  {
    id: "t408",
    level: "emergency",
    says: "slt tantie g le visage ki é gonflé depui la semaine passée é la tete me fé mal, le paracetamol fé rien. c normal pour femme enceinte ?",
    answers: [],
  },
  {
    id: "t409",
    level: "emergency",
    says: "Bonjour, ma fille de 5 ans est très fatiguée depuis ce matin, elle ne veut plus jouer, elle reste couchée et son ventre a gonflé d'un côté.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Non le ventre est pas dur, mais elle tient pas bien debout, elle veut rester couchée. Elle répond quand on lui parle",
      ],
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "Elle respire plus vite que d'habitude. Le reste non",
      ],
      ["fever", "Non"],
      [
        "weight_loss night_sweats low_mood heavy_period",
        "Non, elle a 5 ans elle a pas ses règles. C'est depuis ce matin seulement elle a plus envie de jouer",
      ],
      [
        "vomiting right_lower_pain severe_pain constant_pain",
        "Non ça fait pas très mal, elle vomit pas, c'est le côté gauche qui est gros",
      ],
      ["fainted belly_pain", "Mal au ventre"],
    ],
  },
  {
    id: "t410",
    level: "emergency",
    says: "vié mère le dos là me tue depuis 10 jours, sa descend ds les 2 jambes. g pris ibuprofène mais sa donne rien. chui chauffeur de gbaka",
    answers: [
      ["age", "g 45 ans"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "oui les fesses é entre les jambes sont endormies dpui hier, les jambes sont faibles tous les deux é pipi vient pas dpui hier soir",
      ],
    ],
  },
  {
    id: "t411",
    level: "urgent",
    says: "Dr un chien du quartier m'a eu hier soir au mollet, c'est pas grand chose dèh, deux petits trous. Faut mettre quoi dessus ?",
    answers: [
      ["snake_bite", "Non, c'est un chien je dis, pas serpent"],
      ["clearer", "Un chien errant m'a mordu au mollet hier soir, il y a deux petits trous, ça a saigné un peu"],
      ["age", "27 ans"],
      ["bite_face_neck heavy_bleeding rabies_signs deep_cut", "Non rien de tout ça, c'est deux petits trous seulement"],
      ["confusion convulsion", "Rien de tout cela"],
    ],
  },
  {
    id: "t412",
    level: "urgent",
    says: "Bonsoir. Je voudrais savoir quel médicament on peut prendre après un rapport que je n'ai pas voulu, pour ne pas tomber malade ni enceinte.",
    answers: [
      ["age", "15 à 49 ans"],
      ["unwell_vague", "Non pas malade. Quelqu'un m'a forcée avant-hier soir, sans préservatif"],
      ["heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain", "Rien de tout cela"],
    ],
  },
];
