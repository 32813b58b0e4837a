import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const how1: readonly Conversation[] = [
  {
    id: "ua01",
    level: "emergency",
    says: "Bonjour, c'est mon mari, il a 54 ans, il est taximan. Depuis une heure sa bouche est tordue et son bras gauche et son pied gauche n'ont plus de force.",
    answers: [],
  },
  {
    id: "ua02",
    level: "emergency",
    says: "Ma fille de 3 ans a le corps chaud depuis hier soir. Ce matin elle a convulsé et maintenant elle dort trop, je l'appelle elle répond à peine.",
    answers: [],
  },
  {
    id: "ua03",
    level: "emergency",
    says: "Bonsoir je suis enceinte de 8 mois, j'ai 28 ans. J'ai trop mal à la tête depuis hier et je vois flou.",
    answers: [],
  },
  {
    id: "ua04",
    level: "emergency",
    says: "Mon petit garçon de 2 ans a bu du pétrole dans une bouteille de coca il y a 30 minutes. Depuis il tousse.",
    answers: [],
  },
  {
    id: "ua05",
    level: "urgent",
    accepts: ["emergency"],
    says: "slt jai 21 ans etudiant a cocody, jai le corps chaud depuis 2 jours avec mal de tete et je suis courbaturé",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "non rien de ça, je suis juste fatigué, je marche bien",
      ],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Rien de tout cela"],
      ["pregnant", "non, je suis un garçon"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "non rien, pas de voyage ni rien"],
      ["runny_nose cough sore_throat", "non, pas de rhume ni toux"],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "Rien de tout cela"],
      ["worst_headache speech_trouble double_vision drowsy", "non, mal de tete normal de palu quoi"],
      ["black_stool", "non"],
      ["malaria_test_negative", "non j'ai pas fait de test encore"],
      ["anticoagulant", "non je prends aucun médicament"],
      ["chills", "oui le soir je tremble de froid, et ma bouche est amère"],
    ],
  },
  {
    id: "ua06",
    level: "urgent",
    accepts: ["emergency"],
    says: "Bonjour ma fille, j'ai 73 ans, je suis diabétique. J'ai une plaie sous le gros orteil depuis dix jours et maintenant ça sent.",
    answers: [
      [
        "black_skin fever rash_spreading cellulitis limb_cold_pale",
        "C'est la plaie qui sent, et c'est rouge autour. Le pied n'est pas noir, et je n'ai pas de fièvre.",
      ],
      [
        "heavy_bleeding limb_cold_pale locked_jaw",
        "Non ma fille, le pied est chaud comme l'autre, ça ne saigne pas. Je le sens un peu endormi seulement.",
      ],
      [
        "rash_spreading cellulitis",
        "C'est rouge juste autour de la plaie, ça ne monte pas dans le pied. Il y a un peu de pus.",
      ],
      ["cannot_stand", "Non, je tiens debout et je marche dans la cour."],
      ["feet_tingle_both", "Non, juste ce pied-là qui est un peu endormi."],
    ],
  },
  {
    id: "ua07",
    level: "urgent",
    says: "Hier au chantier j'ai marché sur un clou rouillé, ça a traversé la chaussure. J'ai 37 ans.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, ça n'a pas beaucoup saigné. Le pied est un peu enflé et j'ai mal quand je pose.",
      ],
      [
        "deep_cut wound_infected wound_object numb_fingers",
        "non, c'est un petit trou propre, j'ai enlevé tout le clou et lavé à l'eau",
      ],
    ],
  },
  {
    id: "ua08",
    level: "routine",
    accepts: ["urgent"],
    says: "Bonjour, j'ai 26 ans, depuis 5 jours ça me gratte en bas et j'ai des pertes blanches comme du lait caillé",
    answers: [
      ["fever low_belly_pain vaginal_bleeding", "Non je n'ai pas mal au ventre, pas de fièvre, pas de sang."],
      ["pregnant", "Non, mes règles étaient là la semaine passée."],
      [
        "discharge_odour discharge_colored genital_ulcer sex_risk thrush_before",
        "non ça sent pas, c'est blanc. j'ai un seul copain et pas de plaie",
      ],
    ],
  },
  {
    id: "ua09",
    level: "routine",
    accepts: ["urgent"],
    says: "bonjour, ca fait un mois que je tousse, je crache jaune et mes habits sont devenus larges. homme 44 ans, mecanicien",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "non pas de sang, je respire bien. la nuit je transpire jusqu'a mouiller le drap",
      ],
      ["fever cough_blood pleuritic_pain", "non, pas de fievre et pas mal a la poitrine"],
      ["cannot_stand", "Non, je tiens debout, je travaille au garage même"],
    ],
  },
  {
    id: "ua10",
    level: "routine",
    accepts: ["self_care"],
    says: "Mon fils de 7 ans a des ronds sans cheveux sur la tête depuis 3 semaines, ça pèle et ça gratte.",
    answers: [
      [
        "fever cellulitis wound_infected",
        "Non, y a pas de pus et il n'est pas chaud, il joue bien. Deux camarades de sa classe ont la même chose.",
      ],
      ["ringworm", "Oui c'est des ronds comme la teigne, mais je ne sais pas si c'est ça."],
    ],
  },
  {
    id: "ua11",
    level: "self_care",
    accepts: ["routine"],
    says: "bjr jai 22 ans, mes regles sont venues hier et jai mal au bas ventre comme chaque mois",
    answers: [
      ["pregnant", "non, jai jamais fait rapport meme. elles sont venues a la bonne date"],
      ["fever severe_pain vomits_everything discharge_odour", "non rien de ça, jai mal comme dhabitude"],
      ["fainted late_period soaks_pads rigid_belly", "non, une garniture fait presque toute la matinée, cest normal"],
    ],
  },
  {
    id: "ua12",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, j'ai 31 ans, hier j'ai soulevé un sac de riz au magasin et depuis j'ai mal aux reins.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, rien de tout ça. Je marche, ça tire seulement quand je me baisse.",
      ],
      ["fever", "Non, pas de corps chaud."],
      ["spine_tender", "Non, c'est tout le bas du dos qui tire, couché ça va."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "non rien, je suis pas tombé. Ça me dérange un peu mais je travaille.",
      ],
      ["face_droop", "Non !"],
      ["pregnant", "je suis un homme"],
      ["sickle_cell", "non"],
      ["leg_weakness", "non mes jambes sont bien, je t'ai dit je marche"],
    ],
  },
  {
    id: "ua13",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, mon bébé fille de 8 mois a des petits boutons rouges au cou et dans le dos depuis deux jours, avec la chaleur là.",
    answers: [
      ["new_medicine_rash", "Non, elle n'a pris aucun médicament."],
      ["purple_spots skin_peeling hard_breathing face_swelling drowsy", "Non, elle joue et tète bien."],
      ["fever", "Non, son corps n'est pas chaud."],
      ["convulsion", "non, jamais"],
      ["itch_night_household", "Chaleur, sueur"],
      ["cellulitis wound_infected", "Non, pas de pus, c'est juste des petits boutons"],
    ],
  },
  {
    id: "ua14",
    level: "self_care",
    accepts: ["routine"],
    says: "slt j'ai 17 ans garçon, ça fait 4 jours je n'arrive pas à aller à la selle",
    answers: [
      [
        "no_stool_gas bile_vomit rigid_belly saddle_numbness severe_belly_pain",
        "non, je pete normal, mon ventre est juste un peu ballonné",
      ],
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "non rien de ça"],
      ["severe_pain vomits_everything fever jaundice food_stuck_now", "non, jai pas mal fort et je mange bien"],
      ["weight_loss food_sticks pallor vomiting belly_swollen", "non, je vomis pas et je maigris pas"],
    ],
  },
];
