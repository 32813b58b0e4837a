import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record15: readonly Conversation[] = [
  {
    id: "t125",
    level: "routine",
    says: "Un menuisier de 61 ans constate une baisse progressive de l'audition des deux oreilles depuis un an, avec des acouphènes intermittents. Il n'a ni otalgie, ni écoulement, ni vertige.",
    answers: [
      ["ear_swelling_behind face_droop neck_stiff confusion", "Non, aucun de ces signes n'est présent."],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain",
        "Non, pas de fièvre, rien ne coule, et la baisse s'est faite lentement des deux côtés.",
      ],
    ],
  },
  {
    id: "t126",
    level: "routine",
    says: "Une femme de 42 ans, ayant des ménorragies anciennes et stables, se plaint d'une asthénie progressive depuis deux mois. Elle n'a ni dyspnée, ni syncope, ni palpitations, ni douleur thoracique. Ses dernières règles, terminées il y a dix jours, étaient comme d'habitude.",
    answers: [
      ["pregnant", "Non, elle n'est pas enceinte, elle a eu une ligature des trompes."],
      [
        "soaks_pads severe_belly_pain cannot_stand",
        "Non, elle ne saigne pas en ce moment et elle continue à travailler.",
      ],
      ["confusion one_side_weak", "Non, elle est lucide et sa force est normale des deux côtés."],
      ["dizzy pallor fever", "Elle est un peu pâle seulement, sans vertige ni fièvre."],
      ["black_stool", "Non, ses selles ont une couleur normale."],
    ],
  },
  {
    id: "t127",
    level: "self_care",
    says: "Un homme de 31 ans, magasinier, présente une lombalgie basse depuis trois jours après avoir soulevé des sacs de riz. La douleur n'irradie pas ; il n'a ni fièvre, ni trouble sphinctérien, ni déficit des membres inférieurs.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, rien de tout cela, il urine et marche normalement.",
      ],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Non, la douleur est moyenne, il n'est pas tombé et n'a pas maigri.",
      ],
      ["face_droop", "Non, son visage est normal."],
      ["sickle_cell", "Non, il n'est pas drépanocytaire."],
    ],
  },
  {
    id: "t128",
    level: "self_care",
    says: "La mère d'un nourrisson de trois mois et demi, de sexe féminin, signale de petites régurgitations de lait après les tétées depuis l'âge d'un mois. L'enfant prend bien du poids, sourit et n'a pas de fièvre ; les régurgitations ne sont ni verdâtres ni en jet.",
    answers: [
      ["convulsion hard_breathing", "Non, elle respire bien et n'a jamais convulsé."],
      ["slow_growth", "Non, elle grossit bien, elle pèse 6,2 kg."],
      ["vomits_everything", "Non, elle rend seulement une petite quantité de lait."],
      ["bile_vomit vomits_blood no_urine", "Non, le lait rejeté est blanc et elle mouille six couches par jour."],
      [
        "neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine",
        "Non, son ventre est souple, ses selles sont normales et elle n'a rien avalé d'autre que du lait.",
      ],
      ["severe_pain right_lower_pain", "Non, elle est calme et ne semble pas souffrir."],
      ["little_urine irritable", "Non, elle urine bien et elle est souriante."],
    ],
  },
  {
    id: "t129",
    level: "self_care",
    says: "Une étudiante de 24 ans consulte pour deux petites ulcérations douloureuses de la face interne de la lèvre inférieure, apparues il y a trois jours. Elle a déjà présenté des épisodes identiques, guéris spontanément. Elle s'alimente et n'a pas de fièvre.",
    answers: [
      [
        "clearer",
        "Elle a deux petits aphtes dans la bouche, à l'intérieur de la lèvre du bas, qui brûlent quand elle mange.",
      ],
      ["cannot_drink skin_peeling cannot_swallow", "Non, elle boit et mange, la peau est normale."],
      ["hard_breathing", "Non, elle respire normalement."],
      [
        "poor_feeding rash severe_pain immunocompromised",
        "Non, elle mange et boit comme d'habitude, et elle n'a pas d'autre maladie. La douleur est légère.",
      ],
      ["convulsion fainted confusion cannot_hold_urine", "Non, rien de tout cela."],
      ["pain_where", "À l'intérieur de la lèvre inférieure, dans la bouche."],
      ["mouth_thrush", "Non, il n'y a pas de dépôts blancs, seulement deux petites plaies rondes."],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, aucun de ces signes, ce sont seulement des aphtes.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, elles sont petites, propres et superficielles.",
      ],
      ["tetanus_doubt", "Non, il est à jour, elle a eu son rappel au lycée."],
    ],
  },
  {
    id: "t130",
    level: "self_care",
    says: "Un agent de bureau de 48 ans, sans antécédent, présente depuis quatre jours une toux grasse avec rhinorrhée claire et éternuements. La température, mesurée, est à 36,8 °C ; il ne décrit ni dyspnée, ni douleur thoracique, ni sang dans les crachats.",
    answers: [
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "Non, aucun de ces symptômes."],
      ["neck_stiff", "Non, le cou est souple."],
      ["severe_pain cannot_stand", "Non, il n'a pas de douleur et il continue à travailler."],
      ["pleuritic_pain weight_loss", "Non, ni l'un ni l'autre."],
    ],
  },
  {
    id: "t131",
    level: "self_care",
    says: "Une lycéenne de 17 ans présente depuis ce matin des douleurs hypogastriques à type de crampes, survenues au premier jour de ses règles, arrivées à la date prévue. Les douleurs sont identiques à celles de chaque cycle et cèdent à l'ibuprofène. Elle n'a ni fièvre ni pertes anormales.",
    answers: [
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, seulement des crampes dans le bas-ventre.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis severe_pain",
        "Non, ses jambes vont bien et la douleur est modérée.",
      ],
      ["pregnant", "Non, ses règles sont venues ce matin à la date prévue et elle n'a jamais eu de rapports."],
      ["late_period", "Non, elles sont à l'heure et comme d'habitude."],
      ["fainted soaks_pads rigid_belly", "Non, le ventre est souple et les règles sont d'abondance normale."],
      ["vomits_everything discharge_odour", "Non, ni vomissement ni pertes malodorantes."],
      [
        "cramps takes_anti_inflammatory limb_pain",
        "Elle prend de l'ibuprofène pour ses règles douloureuses. Les crampes sont dans le bas-ventre, pas dans les jambes ni les bras.",
      ],
    ],
  },
  {
    id: "t132",
    level: "self_care",
    says: "Le père d'une fillette de 4 ans rapporte qu'elle est tombée d'une chaise il y a trois heures et s'est cogné le front. Elle a pleuré aussitôt, n'a pas perdu connaissance et n'a pas vomi. Elle présente une petite bosse frontale et joue normalement.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, elle est bien réveillée et n'a rien présenté de cela.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, elle n'a rien de cela, la chaise faisait quarante-cinq centimètres de haut.",
      ],
      ["headache dizzy deep_cut", "Non, elle ne se plaint de rien et il n'y a pas de plaie."],
      ["cannot_drink vomits_everything hard_breathing", "Non, elle boit, mange et respire normalement."],
      [
        "speech_trouble vision_loss double_vision balance_loss both_legs_weak",
        "Non, elle parle, voit et marche normalement.",
      ],
    ],
  },
  {
    id: "t133",
    level: "self_care",
    says: "Un homme de 35 ans, en bonne santé, a présenté quatre selles liquides depuis hier après un repas pris au maquis. Il boit correctement et urine normalement. Il n'a ni fièvre, ni sang dans les selles, ni vomissement.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, les selles sont brunes, il tient debout et urine bien.",
      ],
      [
        "vomits_everything sunken_eyes little_urine",
        "Non, il ne vomit pas, les yeux sont normaux et les urines sont claires.",
      ],
      ["cluster_diarrhea", "Non, personne d'autre n'est malade autour de lui."],
      ["confusion", "Non, il est parfaitement lucide."],
      ["diabetes immunocompromised kidney_disease sickle_cell", "Non, il n'a aucune maladie."],
    ],
  },
  {
    id: "t134",
    level: "self_care",
    says: "Une gestante de 28 ans, deuxième geste à neuf semaines d'aménorrhée, se plaint de nausées matinales légères depuis deux semaines. Elle mange et boit normalement, vomit au plus une fois par semaine et n'a ni douleur abdominale, ni saignement, ni fièvre.",
    answers: [
      ["vomits_blood confusion no_stool_gas severe_belly_pain worst_headache", "Non, elle n'a rien de tout cela."],
      [
        "drowsy cannot_stand neck_stiff convulsion",
        "Non, elle est bien éveillée et se sent en forme en dehors des nausées.",
      ],
      [
        "vomits_everything no_urine bile_vomit diabetes",
        "Non, elle urine normalement, boit bien et n'est pas diabétique.",
      ],
      ["diarrhea flank_pain hernia_stuck head_injury", "Non, elle n'a rien de tout cela."],
      ["soaks_pads vision_blurred hard_breathing", "Non, aucun saignement, elle voit et respire bien."],
      ["vaginal_bleeding burning_urine", "Non, ni saignement ni brûlure."],
      ["low_belly_pain", "Non, elle n'a aucune douleur."],
      ["leg_swelling_one", "Non, ses deux jambes sont normales."],
      ["jaundice tongue_swelling", "Non, ni l'un ni l'autre."],
      ["little_urine weight_loss", "Non, elle urine normalement et son poids est stable."],
    ],
  },
  {
    id: "t135",
    level: "self_care",
    says: "Un apprenti de 19 ans a été piqué par une abeille à la main il y a cinq heures. Il persiste une rougeur de 3 cm modérément prurigineuse au point de piqûre. Il n'a ni gêne respiratoire, ni gonflement du visage, ni urticaire, ni malaise.",
    answers: [
      [
        "tongue_swelling vomiting many_stings",
        "Non, une seule piqûre sur le dos de la main. Rien à la bouche, pas de vomissement.",
      ],
      [
        "limb_cold_pale chest_pain pain_out_of_proportion",
        "Non, la main est de couleur normale et la douleur est faible.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever",
        "Non, la rougeur ne s'étend pas et il n'a pas de fièvre. Sa main bouge bien.",
      ],
      ["unconscious confusion convulsion cannot_stand", "Non, il est conscient et se sent bien."],
    ],
  },
  {
    id: "t136",
    level: "self_care",
    says: "Une coiffeuse de 23 ans a les deux yeux rouges et larmoyants depuis hier, avec une sensation de grains de sable. Sa vision est normale et elle ne porte pas de lentilles. Plusieurs collègues ont la même chose ; il n'y a ni fièvre ni douleur oculaire.",
    answers: [
      ["vision_loss eye_chemical halos eye_bulging", "Non, sa vue est bonne et rien n'est entré dans les yeux."],
      [
        "eye_pain vision_blurred light_hurts eye_injury",
        "Non, pas de douleur, elle voit bien et la lumière ne la gêne pas.",
      ],
    ],
  },
];
