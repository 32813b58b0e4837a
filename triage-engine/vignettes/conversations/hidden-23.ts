import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden23: readonly Conversation[] = [
  {
    id: "j413",
    level: "emergency",
    says: "Bonjour, mon petit de 20 mois refuse de manger depuis hier soir et il toussote. Je pense que ce sont les dents qui sortent.",
    answers: [
      ["cannot_drink vomits_everything convulsion drowsy hard_breathing", "Non, rien de tout ça."],
      ["fever", "Non, 37."],
      ["chest_indrawing blue_lips apnea", "Non, rien de ça."],
      [
        "choking swallowed_battery swallowed_kerosene",
        "Personne n'a vu, mais hier la télécommande était ouverte et il manque la petite ronde dedans.",
      ],
    ],
  },
  {
    id: "j414",
    level: "emergency",
    says: "Bonjour, je suis fatiguée depuis une semaine et je n'ai plus d'appétit. Y a-t-il un bon fortifiant ?",
    answers: [
      ["age", "47 ans."],
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "Ma soeur dit que par moments je mélange les choses, le reste non.",
      ],
      ["fever", "Non."],
      ["fainted jaundice pallor thirst cannot_drink", "Ce matin aux toilettes je suis tombée dans les pommes."],
      ["chest_pain palpitations speech_trouble", "Non, rien de ça."],
      ["pregnant", "Non, chez moi les règles sont finies depuis deux ans."],
      [
        "vaginal_bleeding belly_pain worst_headache faint_on_effort",
        "Le ventre me fait un peu mal partout, les autres non.",
      ],
      [
        "belly_pain severe_belly_pain rigid_belly vomiting bile_vomit",
        "J'ai un peu mal au ventre et je vomis quatre ou cinq fois par jour depuis deux jours.",
      ],
    ],
  },
  {
    id: "j415",
    level: "emergency",
    says: "Bonjour, ma fille de 4 ans est fatiguée depuis ce matin, elle ne veut pas jouer. C'est peut-être l'école qui l'épuise.",
    answers: [
      ["sickle_cell", "Oui, elle est drépanocytaire SS."],
      ["confusion pallor", "Ses paumes et sa langue sont devenues blanches."],
      ["fever wheeze poor_feeding ear_pain", "Non, 37,1, elle boit un peu."],
      ["cannot_drink vomits_everything convulsion drowsy hard_breathing", "Elle souffle un peu vite, le reste non."],
      ["chest_indrawing blue_lips apnea", "Non, je ne vois rien de ça."],
    ],
  },
  {
    id: "j416",
    level: "emergency",
    says: "Bonjour, j'ai des brûlures à l'estomac depuis hier. Le Maalox de ma soeur, je peux le prendre ?",
    answers: [
      ["pregnant", "Oui, je suis à huit mois de mon premier."],
      ["age", "29 ans."],
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Non, rien de tout ça."],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "Oui c'est fort, 7 sur 10, et j'ai vomi deux fois mais l'eau passe.",
      ],
      ["sudden_onset", "Non, c'est monté petit à petit depuis hier."],
      [
        "confusion no_stool_gas severe_belly_pain worst_headache",
        "La tête me fait fort mal aussi, mais pas la pire de ma vie, le reste non.",
      ],
      ["neck_stiff one_side_weak vision_loss", "Non, rien de tout ça."],
      ["pregnant", "Oui, je suis à huit mois de mon premier."],
    ],
  },
  {
    id: "j417",
    level: "emergency",
    says: "Bonjour, je suis constipé depuis hier et j'ai le ventre ballonné. Quel laxatif me conseillez-vous ?",
    answers: [
      [
        "no_stool_gas bile_vomit rigid_belly saddle_numbness severe_belly_pain",
        "Oui, plus de selles ni de gaz depuis hier, et j'ai vomi vert.",
      ],
      ["severe_pain vomits_everything fever jaundice food_stuck_now", "Oui, la douleur est très forte, 8 sur 10."],
      ["age", "68 ans"],
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "J'ai vomi mais pas de sang, c'était vert et après marron.",
      ],
    ],
  },
  {
    id: "j418",
    level: "emergency",
    says: "Bonjour, j'ai mal à la tête d'un seul côté depuis hier soir et j'ai envie de vomir. C'est la migraine je pense.",
    answers: [
      ["age", "63 ans."],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "La vue n'est pas partie, mais l'oeil droit voit comme dans un brouillard.",
      ],
    ],
  },
  {
    id: "j419",
    level: "urgent",
    says: "Bonsoir, je n'arrive pas à dormir depuis deux nuits et je suis triste.",
    answers: [
      ["age", "19 ans."],
      ["suicidal_thoughts", "Non, je ne pense pas à ça."],
      ["hears_voices loss_of_function no_sleep_days self_harm", "Non, je dors un petit peu et je suis fatiguée."],
      ["violence_home sexual_violence", "Il y a deux jours un homme que je connais m'a forcée."],
      ["heavy_bleeding vaginal_bleeding deep_cut severe_pain", "Non, rien de tout ça, juste un petit mal en bas."],
      ["pregnant", "Non, mes règles c'était il y a deux semaines."],
    ],
  },
  {
    id: "j420",
    level: "urgent",
    says: "Bonjour, mon garçon de 4 ans est fatigué depuis hier, il a moins envie de jouer.",
    answers: [
      ["cannot_drink vomits_everything convulsion hard_breathing", "Non, rien de tout ça."],
      ["fever", "Oui, 38,6 ce matin."],
      ["neck_stiff pallor purple_spots jaundice dark_urine", "Non, rien de tout ça."],
      ["sickle_cell cannot_bear_weight skin_peeling inconsolable_crying", "Non, il est AA et il n'a rien de ça."],
      ["confusion one_side_weak", "Non."],
      ["ear_pain rash belly_pain burning_urine joint_pain", "Non, rien de tout ça."],
      ["poor_feeding fast_breathing", "Non, il boit bien et il respire comme d'habitude."],
      ["malaria_test_negative", "Non, on n'a pas encore fait le test."],
    ],
  },
  {
    id: "j421",
    level: "routine",
    says: "Bonjour, je suis fatiguée depuis 3 mois, je n'ai plus de force le soir. Y a-t-il un bon fortifiant ?",
    answers: [
      ["age", "36 ans."],
      ["hard_breathing chest_pressure confusion black_stool one_side_weak", "Non, rien de tout ça."],
      ["weight_loss night_sweats low_mood heavy_period", "Oui, mes règles sont abondantes, ça dure sept jours."],
      ["pregnant", "Non, je les ai eues il y a deux semaines."],
      ["soaks_pads fainted severe_belly_pain cannot_stand", "Non, rien de tout ça."],
      ["vomits_blood spontaneous_bleeding", "Non, rien."],
      ["dizzy pallor fever", "Un tout petit peu pâle, c'est tout."],
      ["chest_pain", "Non."],
      ["sickle_cell", "Non."],
    ],
  },
  {
    id: "j422",
    level: "routine",
    says: "Bonjour, j'ai des fourmis dans les doigts de la main droite depuis 3 mois, surtout la nuit. C'est un manque de vitamines ?",
    answers: [
      ["age", "47 ans."],
      ["one_side_weak face_droop speech_trouble both_legs_weak limb_cold_pale", "Non, rien de tout ça."],
      ["saddle_numbness cannot_hold_urine", "Non."],
      ["weakness_climbing hard_breathing", "Non, rien de ça."],
      ["leg_weakness fever foot_wound headache", "Non, rien de tout ça."],
      ["confusion vision_loss balance_loss", "Non, rien de tout ça."],
    ],
  },
  {
    id: "j423",
    level: "self_care",
    says: "Bonjour, ma fille de 5 semaines tète moins longtemps qu'avant et elle rejette un peu de lait après. Est-ce normal ?",
    answers: [
      ["cannot_drink floppy convulsion hard_breathing fever", "Non, elle n'a rien de tout ça."],
      ["cold_body newborn_jaundice_early newborn_cord_red bile_vomit", "Non, rien de tout cela."],
      ["newborn_vesicles purple_spots", "Non, sa peau est propre."],
      ["mouth_sores", "Non, sa bouche est rose."],
    ],
  },
  {
    id: "j424",
    level: "self_care",
    says: "Bonjour, j'ai mal au bas du dos depuis 3 jours à force de porter des cartons. Qu'est-ce que je peux prendre ?",
    answers: [
      ["age", "34 ans."],
      ["saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted", "Non, rien de tout ça."],
      ["fever", "Non, pas de fièvre."],
      ["spine_tender", "Non, c'est les muscles des deux côtés."],
      ["foot_drop fall weight_loss cancer severe_pain", "Non, rien, c'est 4 sur 10."],
      ["locked_jaw paracetamol_much", "Non, j'en prends deux ou trois par jour."],
      ["face_droop", "Non."],
      ["pregnant", "Je suis un homme."],
      ["sickle_cell", "Non."],
    ],
  },
];
