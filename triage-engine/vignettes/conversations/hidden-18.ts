import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden18: readonly Conversation[] = [
  {
    id: "y401",
    level: "emergency",
    says: "Bonjour, mon bébé tète moins depuis hier. Il est sage, il ne pleure presque pas. C'est mon premier.",
    answers: [["age", "Il a 5 jours."]],
  },
  {
    id: "y402",
    level: "emergency",
    says: "Bonsoir docteur, j'ai des fourmis dans les pieds depuis quelques jours et maintenant dans les doigts aussi. C'est peut-être un manque de vitamines ?",
    answers: [
      ["age", "J'ai 36 ans."],
      [
        "one_side_weak face_droop speech_trouble both_legs_weak limb_cold_pale",
        "Mes deux jambes me lâchent, depuis hier je ne monte plus les marches sans m'accrocher au mur.",
      ],
      [
        "hand_numbness",
        "Les doigts fourmillent toute la journée, pas surtout la nuit, et ce sont mes deux jambes qui ne me portent plus.",
      ],
    ],
  },
  {
    id: "y403",
    level: "emergency",
    says: "J'ai mal à la tête depuis mon réveil ce matin, avec un peu envie de vomir. Le paracétamol n'a rien fait.",
    answers: [
      [
        "head_injury smoke_gas high_pressure eye_pain",
        "Pas de coup, mais le fourneau de charbon est resté allumé dans la chambre fermée cette nuit.",
      ],
      ["age", "31 ans."],
      ["thunderclap neck_stiff one_side_weak confusion vision_loss", "Non, rien de tout ça."],
      ["pregnant", "Non, j'ai vu mes règles la semaine passée."],
      ["worst_headache speech_trouble double_vision convulsion drowsy", "Non, rien de tout ça."],
      [
        "fever vomiting severe_pain vision_blurred getting_worse",
        "J'ai vomi une fois ce matin, et je vois un peu trouble.",
      ],
      ["much_urine breath_deep belly_pain", "Non, rien de tout ça."],
      ["eye_pain red_eye diabetes flashes_floaters", "Non, rien de tout ça."],
      ["steroid_stopped sickle_cell dialysis_missed anticoagulant", "Non, rien de tout ça."],
      ["cannot_stand fainted", "Je tiens debout, mais mes jambes sont molles et la tête me tourne."],
      [
        "one_side_weak face_droop balance_loss",
        "Non, rien de ça, ce sont les deux jambes qui sont molles, je marche quand même.",
      ],
      ["hearing_loss fainted pallor", "Non, rien de tout ça."],
      ["hard_breathing chest_pressure chest_pain cannot_swallow", "Non, rien de tout ça."],
    ],
  },
  {
    id: "y404",
    level: "emergency",
    says: "Bjr, j ai mal aux dents du bas et à la machoire depuis tout à l heure. Je peux prendre quel medicament ?",
    answers: [
      ["age", "58 ans"],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Je souffle un peu plus que d'habitude, c'est tout.",
      ],
    ],
  },
  {
    id: "y405",
    level: "emergency",
    says: "Je tousse depuis presque une semaine, surtout la nuit. Quel sirop je peux prendre ? J'allaite.",
    answers: [
      ["pregnant", "Non, j'ai accouché il y a quatre semaines."],
      ["age", "J'ai 26 ans."],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Je finis mes phrases, mais dès que je fais dix pas je suis essoufflée.",
      ],
      ["cough_much_blood blue_lips chest_pressure confusion", "Non, rien de tout ça."],
      ["fever cough_blood pleuritic_pain weight_loss", "Non, rien de tout ça."],
      ["immunocompromised copd", "Non, ni l'un ni l'autre."],
    ],
  },
  {
    id: "y406",
    level: "emergency",
    says: "Hier soir au champ quelque chose m'a piqué au pied. C'est enflé et ça me fait mal pour marcher.",
    answers: [
      ["age", "40 ans."],
      [
        "snake_bite",
        "Oui, il y a deux petits trous, et j'ai vu une petite bête marron filer dans les feuilles, un serpent.",
      ],
    ],
  },
  {
    id: "y407",
    level: "emergency",
    says: "J'ai mal à la gorge depuis hier, ça pique quand j'avale. Est-ce que je peux faire des gargarismes au citron ?",
    answers: [
      ["age", "47 ans."],
      ["cannot_swallow drooling muffled_voice hard_breathing cannot_open_mouth", "Non, rien de tout ça."],
      ["fever", "Oui, 38,6 ce matin avec des frissons."],
      ["confusion cannot_stand convulsion spontaneous_bleeding", "Non, je suis fatiguée mais je marche."],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Non, rien de tout ça."],
      ["skin_peeling black_skin haemorrhagic_contact", "Non, rien de tout ça."],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "J'ai un cancer du sein, ma dernière perfusion de chimio c'était il y a neuf jours.",
      ],
    ],
  },
  {
    id: "y408",
    level: "emergency",
    says: "Mon vieux papa se sent fatigué et a la tête qui tourne quand il se lève, depuis deux jours. Il a 67 ans.",
    answers: [
      [
        "one_side_weak speech_trouble double_vision balance_loss black_stool",
        "Ses selles sont noires et collantes depuis deux jours.",
      ],
      ["black_stool fainted hearing_loss vomiting fever", "Ses selles sont noires et collantes depuis deux jours."],
      ["one_side_weak speech_trouble double_vision balance_loss worst_headache", "Non, rien de tout ça."],
      [
        "hearing_loss vomiting fever fainted pallor",
        "Ce matin aux toilettes il a vu tout noir quelques secondes et il est retombé assis.",
      ],
      ["chest_pain palpitations hard_breathing", "Pas de douleur, mais il dit que son cœur bat vite quand il se lève."],
      ["chest_pressure electric_shock", "Non."],
      ["steroid_stopped dialysis_missed", "Non, ni l'un ni l'autre."],
      ["confusion cannot_stand cold_body", "Il tient debout, il s'appuie un peu ; le reste non."],
    ],
  },
  {
    id: "y409",
    level: "emergency",
    says: "J'ai un mal de côté à gauche qui ne veut pas passer. J'ai mis de la pommade mais rien.",
    answers: [
      ["clearer", "C'est sur le côté gauche du ventre, juste sous les côtes, ça fait mal."],
      ["where", "Le ventre, en haut à gauche."],
      ["age", "J'ai 22 ans."],
      ["pregnant", "Non, je suis un homme."],
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "Mon ventre est tendu, ça fait mal quand on appuie, et ce matin j'ai failli tomber en me levant.",
      ],
    ],
  },
  {
    id: "y410",
    level: "emergency",
    says: "Bonsoir. Je n'ai plus goût à rien depuis un moment, je dors mal et je pense trop. Le travail est fini.",
    answers: [
      ["age", "44 ans."],
      ["suicidal_thoughts", "Oui, depuis une semaine j'y pense."],
      ["suicidal_plan", "Oui, j'ai acheté une bouteille de produit pour herbe, je l'ai cachée dans ma chambre."],
    ],
  },
  {
    id: "y411",
    level: "emergency",
    says: "J'ai une rage de dent depuis trois jours. Je prends du paracétamol mais la douleur revient toujours, et maintenant j'ai un peu la nausée.",
    answers: [
      ["age", "J'ai 27 ans."],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Le paracétamol, oui, j'en avale trois toutes les deux heures depuis hier matin.",
      ],
      [
        "cannot_open_mouth hard_breathing neck_swelling paracetamol_much",
        "Oui, trop de paracétamol, une trentaine de comprimés depuis hier matin.",
      ],
    ],
  },
  {
    id: "y412",
    level: "emergency",
    says: "On a plâtré le bras de mon garçon hier. Il se plaint que ça fait mal, c'est normal le deuxième jour ?",
    answers: [
      ["clearer", "Son avant-bras cassé lui fait beaucoup plus mal depuis cette nuit, même avec le paracétamol."],
    ],
  },
];
