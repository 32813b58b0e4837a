import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record17: readonly Conversation[] = [
  {
    id: "v613",
    level: "routine",
    says: "Homme 34 ans, apprenti gbaka, toux grasse depuis 4 semaines. Un voisin de cour a été traité pour TB l'an passé.",
    answers: [
      [
        "cough_much_blood hard_breathing confusion cannot_stand",
        "non, pas d'hémoptysie, eupnéique, travaille normalement",
      ],
      ["cannot_speak blue_lips chest_pressure", "non, SpO2 98, il travaille"],
      ["fever thirst", "non, apyrétique à 36,9, pas de polydipsie"],
      ["pleuritic_pain weight_loss", "non, poids stable à 64 kg"],
    ],
  },
  {
    id: "v614",
    level: "routine",
    says: "Femme de 46 ans, G5P4, découverte à l'autopalpation d'un nodule du sein gauche il y a 2 mois.",
    answers: [
      ["clearer", "une boule de 2 cm au sein gauche, indolore, stable depuis 2 mois"],
      ["fever breast_red breast_abscess", "non, apyrétique, pas de signe inflammatoire, ça ne lui fait pas mal"],
      ["lump breast_lump", "boule dans un sein, le gauche"],
    ],
  },
  {
    id: "v615",
    level: "routine",
    says: "Patient de 82 ans, jet urinaire faible et nycturie (4 à 5 levers) depuis environ 8 mois. Pas d'arrêt complet des urines.",
    answers: [
      ["saddle_numbness both_legs_weak cannot_pass_urine", "non, urine ce matin, pas de déficit des MI"],
      ["fever burning_urine blood_urine thirst", "non, apyrétique, pas de brûlure mictionnelle, pas d'hématurie"],
      ["weak_stream", "oui, jet faible avec gouttes à la fin, depuis 8 mois"],
    ],
  },
  {
    id: "v616",
    level: "routine",
    says: "Femme 29 ans, primipare, 5 semaines de post-partum, tristesse et pleurs presque tous les jours depuis 3 semaines.",
    answers: [
      ["suicidal_thoughts", "non, pas d'idées suicidaires"],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "non, pas d'hallucinations, sommeil haché mais elle dort, s'occupe du bébé",
      ],
      ["violence_home sexual_violence", "non, bien entourée par le mari et la mère"],
    ],
  },
  {
    id: "v617",
    level: "self_care",
    says: "Femme 33 ans, rhinorrhée claire, éternuements et toux sèche depuis 2 j. TDR palu fait ce matin au centre : négatif.",
    answers: [
      ["confusion neck_stiff cannot_speak", "non, conscience normale, nuque souple, eupnéique"],
      ["fever hard_breathing severe_pain cough_blood cannot_stand", "T 37,9 hier soir, 37,4 ce matin, le reste non"],
      ["cough_much_blood blue_lips chest_pressure", "non, rien de tout cela"],
      ["pleuritic_pain weight_loss", "non, ni l'un ni l'autre"],
    ],
  },
  {
    id: "v618",
    level: "self_care",
    says: "Homme de 30 ans, cuisinier de maquis, petite brûlure de l'avant-bras droit par vapeur il y a 2 heures. Rougeur simple.",
    answers: [
      [
        "burn_joint_hand burn_blisters fever wound_infected",
        "non, avant-bras, 3 cm sur 2, pas de phlyctène, apyrétique",
      ],
      ["face_droop limb_cold_pale", "non, bouge bien la main et le poignet"],
      [
        "burn_face burn_large burn_electric burn_chemical burn_around",
        "non, rougeur de l'avant-bras seulement, vapeur de marmite, ni visage ni circulaire",
      ],
    ],
  },
  {
    id: "v619",
    level: "self_care",
    says: "Homme 41 ans, maçon, lombalgie basse depuis 5 j après port de sacs de ciment, soulagée au repos.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "non, pas de déficit, sphincters RAS",
      ],
      ["fever", "non, apyrétique à 36,7"],
      ["spine_tender", "non, EVA 4/10, soulagé couché"],
      ["foot_drop fall weight_loss cancer", "non, pas de déficit, pas de chute, poids stable, pas de cancer"],
      ["locked_jaw paracetamol_much", "non, paracétamol 3 cp par jour seulement"],
      ["face_droop speech_trouble", "non, rien au visage, parole normale"],
      ["duration", "5 j"],
      ["sickle_cell", "non, pas d'ATCD"],
    ],
  },
  {
    id: "v620",
    level: "self_care",
    says: "Garçon de 4 ans, tombé de sa hauteur dans la cour de la maternelle il y a 3 h, petite bosse frontale. A pleuré aussitôt.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "non, pas de PC, pas de vomissement, éveillé, il joue",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "non, rien aux oreilles ni au nez, petite bosse de 2 cm, chute de sa hauteur",
      ],
      ["headache dizzy deep_cut", "non, pas de céphalée actuellement, pas de plaie"],
      ["cannot_drink vomits_everything hard_breathing", "non, il a pris son goûter, respire bien"],
      [
        "limb_cold_pale numb_fingers saddle_numbness cough_blood heavy_bleeding",
        "non, rien de tout ça, il court partout",
      ],
    ],
  },
  {
    id: "v621",
    level: "self_care",
    says: "Élève de 17 ans, dysménorrhée, règles commencées ce matin à la date prévue, douleurs hypogastriques comme chaque mois.",
    answers: [
      ["fainted late_period soaks_pads rigid_belly", "non, pas de retard, flux habituel 4 garnitures/j, ventre souple"],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "non, apyrétique, EVA 4/10, pas de vomissement, pas de leucorrhées",
      ],
    ],
  },
  {
    id: "v622",
    level: "self_care",
    says: "Nourrisson de 3 mois, sexe M, allaité exclusivement, régurgite du lait après les tétées depuis l'âge d'un mois. Courbe de poids bonne.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "non, tète vigoureusement, éveillé, respire bien",
      ],
      [
        "fever diarrhea vomiting cold_body loss_of_appetite",
        "non, T 36,8, selles normales, petites régurgitations sans effort, pas de vomissement vrai",
      ],
      ["wasting feet_swollen_both", "non, 6,3 kg, bel enfant, pas d'œdèmes"],
    ],
  },
  {
    id: "v623",
    level: "self_care",
    says: "Jeune homme de 24 ans, yeux rouges larmoyants bilatéraux depuis 2 j, épidémie d'Apollo dans la cité universitaire.",
    answers: [
      ["vision_loss eye_chemical halos eye_bulging", "non, AV normale, pas de produit, pas de halo"],
      [
        "eye_pain vision_blurred light_hurts contact_lenses eye_injury",
        "non, juste sensation de sable, supporte la lumière, pas de lentilles",
      ],
      ["fever eyelid_swollen", "non, apyrétique, paupières normales, un peu collées au réveil"],
      ["light_noise_bother", "non, pas de photophobie"],
    ],
  },
  {
    id: "v624",
    level: "self_care",
    says: "Femme de 63 ans, vertiges rotatoires brefs depuis 4 j, déclenchés en se tournant dans le lit, durée moins d'une minute.",
    answers: [
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "non, pas de déficit, parole normale, marche droite, pas de céphalée",
      ],
      [
        "hearing_loss vomiting fever fainted pallor",
        "non, audition normale, nausées légères sans vomissement, apyrétique",
      ],
      ["hard_breathing chest_pressure chest_pain confusion", "non, conscience normale, aucun de ces signes"],
      ["positional_vertigo", "oui, 20 à 30 secondes au lit, côté droit, rien entre les épisodes"],
    ],
  },
];
