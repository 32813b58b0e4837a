import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden14: readonly Conversation[] = [
  {
    id: "x201",
    level: "emergency",
    says: "Bonjour, ma petite fille tète un peu moins depuis hier nuit. Elle est sage, elle dort bien. Est-ce que je dois changer quelque chose dans mon manger ?",
    answers: [
      ["age", "Elle a neuf jours"],
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Quand je la soulève elle est comme un petit chiffon. Elle tète une minute puis elle lâche, mais elle n'est pas chaude",
      ],
    ],
  },
  {
    id: "x202",
    level: "emergency",
    says: "Bonjour, j'ai mal à la tête depuis mon réveil ce matin et j'ai envie de vomir. Je crois que c'est la fatigue, il a trop plu hier.",
    answers: [
      ["age", "J'ai 31 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non, pas d'un côté, ce sont les deux jambes qui sont un peu sans force",
      ],
      ["pregnant", "Non"],
      ["worst_headache speech_trouble double_vision convulsion drowsy", "Non, rien de tout ça"],
      ["fever vomiting severe_pain vision_blurred getting_worse", "Non, j'ai juste envie de vomir"],
      [
        "head_injury smoke_gas high_pressure",
        "On a laissé le fourneau à charbon allumé dans la chambre fermée toute la nuit à cause de la pluie",
      ],
    ],
  },
  {
    id: "x203",
    level: "emergency",
    says: "Bonsoir, j'ai l'estomac qui me chauffe depuis hier soir, en haut du ventre. J'ai mangé du piment. Quel médicament je peux prendre ?",
    answers: [
      ["age", "24 ans"],
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Non, rien de tout ça"],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "Non, j'ai vomi deux fois mais l'eau reste, et ça me chauffe moyen",
      ],
      ["weight_loss food_sticks pallor vomiting", "Vomi deux fois comme j'ai dit, le reste non"],
      ["confusion cannot_stand convulsion spontaneous_bleeding", "Non, rien de tout ça"],
      ["neck_stiff purple_spots dark_urine", "Non, rien de tout ça"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Non, rien de tout ça"],
      ["runny_nose cough sore_throat", "Non, rien de tout ça"],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "Non, aucune maladie"],
      ["pregnant", "Oui, j'ai une grossesse, c'est ma première"],
      ["pregnancy_weeks", "Bientôt huit mois, la sage-femme a dit 34 semaines"],
      [
        "soaks_pads severe_belly_pain vision_blurred",
        "Je ne saigne pas, mais depuis hier il y a des petites mouches qui volent devant mes yeux",
      ],
    ],
  },
  {
    id: "x204",
    level: "emergency",
    says: "Bonjour docteur, j'ai mal aux dents en bas depuis ce matin, à gauche, ça vient et ça repart. Je voudrais un calmant.",
    answers: [
      ["age", "61 ans, je suis retraité"],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Le souffle devient un peu court quand ça me prend, le reste non",
      ],
    ],
  },
  {
    id: "x205",
    level: "emergency",
    says: "Slt, j'ai le ventre qui me fait mal depuis hier et un peu la diarrhée. Je pense que c'est l'attiéké que j'ai mangé.",
    answers: [
      ["age", "27 ans"],
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Je ne suis pas tombée, mais ce matin aux toilettes j'ai vu tout noir et je me suis accroupie",
      ],
      ["fever bloody_stool vomits_everything sunken_eyes little_urine", "Non, rien de tout ça"],
      ["pregnant", "Oui, ça fait deux à trois semaines que je les attends"],
      ["cluster_diarrhea", "Non, personne"],
      [
        "pregnancy_weeks",
        "Je n'ai pas fait de test, je ne sais pas si je suis enceinte. Les dernières règles c'était il y a sept semaines",
      ],
    ],
  },
  {
    id: "x206",
    level: "emergency",
    says: "Bonjour, mon fils de 13 ans a mal au bas du ventre depuis ce matin et il a vomi. Il ne veut pas aller à l'école.",
    answers: [
      ["rigid_belly bile_vomit bloody_stool cannot_stand drowsy", "Non, rien de tout ça"],
      ["testicle_pain", "Oui, celui de gauche est gros et il ne veut pas qu'on touche"],
    ],
  },
  {
    id: "x207",
    level: "emergency",
    says: "Bonjour, ma fille est fatiguée ces temps-ci, elle n'a plus la force de jouer. Quelle vitamine je peux lui donner ?",
    answers: [
      ["age", "Elle a 9 ans"],
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "Depuis hier elle souffle fort et vite, même quand elle est assise",
      ],
      ["vomiting belly_pain", "Oui, les deux : elle a vomi quatre fois depuis hier et son ventre lui fait mal"],
    ],
  },
  {
    id: "x208",
    level: "emergency",
    says: "Bonjour, mon vieux père se plaint de mal de tête depuis quelques jours. Le paracétamol ne fait pas grand-chose.",
    answers: [
      ["age", "Il a 77 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Depuis hier il traîne le pied droit et il mélange les mots",
      ],
    ],
  },
  {
    id: "x209",
    level: "emergency",
    says: "Bonjour, j'ai mal aux reins depuis trois semaines, c'est venu en soulevant un sac de riz. Les massages ne changent rien.",
    answers: [
      ["age", "J'ai 38 ans, je porte les bagages au marché"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Oui, quand je m'essuie en bas je ne sens plus rien, et le pipi coule sans me prévenir",
      ],
    ],
  },
  {
    id: "x210",
    level: "emergency",
    says: "Bonjour, je suis constipé depuis hier et le ventre me dérange. Je voudrais un médicament pour aller au besoin.",
    answers: [
      ["age", "70 ans"],
      ["rice_water cannot_stand no_urine drowsy fainted", "Non, rien de tout ça"],
      [
        "fever bloody_stool vomits_everything sunken_eyes little_urine",
        "J'ai vomi trois fois, mais un peu d'eau reste. Le reste non",
      ],
      ["cluster_diarrhea", "Non, personne"],
      [
        "no_stool_gas bile_vomit rigid_belly saddle_numbness severe_belly_pain",
        "Depuis hier rien ne sort, même pas un pet, et ce que je rends est vert",
      ],
    ],
  },
  {
    id: "x211",
    level: "emergency",
    says: "Bonsoir, mon garçon de 5 ans est fatigué depuis ce matin, il reste couché. Hier il courait partout.",
    answers: [
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "Il souffle plus vite que d'habitude, sinon le reste non",
      ],
      ["chest_indrawing blue_lips apnea", "Non, rien de tout ça"],
      ["choking swallowed_battery swallowed_kerosene", "Non, rien de tout ça"],
      ["sickle_cell", "Oui, il est SS, il prend son acide folique"],
    ],
  },
  {
    id: "x212",
    level: "emergency",
    says: "Bonjour, j'ai un peu le rhume et la gorge qui pique depuis hier nuit, le corps est chaud. Le test palu de ce matin est négatif.",
    answers: [
      ["age", "48 ans"],
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "Non, rien de tout ça"],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Non, rien de tout ça"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Non, rien de tout ça"],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "J'ai un cancer du sein, la dernière perfusion c'était il y a neuf jours",
      ],
      ["breast_red breast_abscess", "Non, le sein est calme"],
    ],
  },
];
