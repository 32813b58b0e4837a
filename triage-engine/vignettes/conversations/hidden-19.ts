import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden19: readonly Conversation[] = [
  {
    id: "y413",
    level: "emergency",
    says: "Ma fille a mal au ventre depuis hier et elle a vomi. On pense que c'est le repas du baptême.",
    answers: [
      ["age", "Elle a 11 ans."],
      [
        "vomits_everything drowsy bile_vomit vomits_blood no_urine",
        "Depuis ce matin elle n'arrête pas de dormir, il faut la secouer un peu.",
      ],
      ["neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine", "Non, rien de tout ça."],
      ["severe_pain right_lower_pain", "Non, elle a mal autour du nombril, ce n'est pas trop fort."],
      ["confusion convulsion much_urine", "Elle fait pipi sans arrêt, même au lit la nuit, depuis trois semaines."],
    ],
  },
  {
    id: "y414",
    level: "emergency",
    says: "Je suis enceinte et j'ai des brûlures d'estomac depuis cette nuit. Est-ce que je peux prendre du Maalox ?",
    answers: [
      ["age", "J'ai 24 ans."],
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Non, rien de tout ça."],
      ["severe_pain vomits_everything fever jaundice food_stuck_now", "Non, ça brûle mais je supporte."],
      ["pregnancy_weeks", "Huit mois presque, 33 semaines."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion",
        "Depuis ce matin je vois des petites étoiles qui brillent.",
      ],
    ],
  },
  {
    id: "y415",
    level: "emergency",
    says: "Slt docteur g des boutons sur le corps depuis 3 jours. C kel pommade ki est bon ?",
    answers: [
      ["age", "38 ans"],
      ["new_medicine_rash", "Oui, on m'a mis sous Bactrim il y a douze jours."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Dans le dos la peau part quand on frotte, et j'ai des plaies dans la bouche.",
      ],
    ],
  },
  {
    id: "y416",
    level: "emergency",
    says: "Ma fille de 20 mois ne veut plus manger depuis hier, elle bave beaucoup. Je crois que ce sont les dents qui sortent.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Elle boit un peu, par petites gorgées. Le reste non.",
      ],
      [
        "swallowed_object swallowed_caustic scorpion_sting snake_bite",
        "Je n'ai rien vu, mais la pile ronde de la télécommande a disparu depuis hier, elle jouait avec.",
      ],
    ],
  },
  {
    id: "y417",
    level: "emergency",
    says: "Je suis très fatigué depuis deux jours, mes jambes sont lourdes. C'est peut-être la chaleur.",
    answers: [
      ["age", "J'ai 50 ans."],
      ["limb_cold_pale hard_breathing chest_pain pain_out_of_proportion", "Quand je me couche l'air me manque, oui."],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Non, ce sont les deux pieds qui sont gonflés.",
      ],
    ],
  },
  {
    id: "y418",
    level: "emergency",
    says: "Bonjour, ma grand-mère n'a pas d'appétit depuis quelques jours. Qu'est-ce qu'on peut lui donner pour ouvrir l'appétit ?",
    answers: [
      ["age", "Elle a 81 ans."],
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Depuis ce matin elle est trempée de sueur."],
      ["pain_to_arm_jaw fainted", "Non, rien de tout ça."],
      ["severe_pain vomits_everything fever jaundice food_stuck_now", "Non, rien de tout ça."],
      ["cannot_stand cannot_speak blue_lips chest_pain", "Elle tient mal debout, elle tremble."],
      [
        "confusion cannot_stand convulsion spontaneous_bleeding",
        "Elle raconte des choses bizarres, elle n'a pas reconnu la voisine.",
      ],
    ],
  },
  {
    id: "y419",
    level: "urgent",
    says: "Je suis enceinte et j'ai une petite gêne dans le bas-ventre depuis deux jours. C'est le bébé qui appuie ?",
    answers: [
      ["age", "30 ans."],
      ["pregnancy_weeks", "Cinq mois environ, 21 semaines."],
      ["rigid_belly fainted no_stool_gas vomits_blood black_stool", "Non, rien de tout ça."],
      ["severe_pain", "Non, c'est une petite gêne."],
      ["cannot_stand confusion hard_breathing hernia_stuck", "Non, rien de tout ça."],
      ["fever vomiting right_lower_pain right_upper_pain constant_pain", "Non, ça va et ça vient."],
      ["soaks_pads severe_belly_pain vision_blurred convulsion", "Non, rien de tout ça."],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Non, le bébé bouge bien et je n'ai rien de tout ça.",
      ],
      ["vaginal_bleeding burning_urine vomits_everything", "Oui, ça brûle quand j'urine et j'y vais souvent."],
      ["flank_pain blood_urine chills", "Non, rien de tout ça."],
    ],
  },
  {
    id: "y420",
    level: "urgent",
    says: "J'ai une petite plaie au gros orteil, c'est la nouvelle chaussure qui a frotté. Ça fait cinq jours et ça ne se ferme pas.",
    answers: [
      ["age", "52 ans."],
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "Non, rien de tout ça."],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, elle est petite et propre, un peu humide.",
      ],
      ["tetanus_doubt", "Non, je l'ai fait il y a trois ans."],
      ["diabetes", "Oui, depuis huit ans, je prends la metformine."],
      ["fever rash_spreading cellulitis", "Non, rien de tout ça."],
      ["confusion", "Non."],
    ],
  },
  {
    id: "y421",
    level: "routine",
    says: "Je me sens fatiguée depuis plusieurs mois et parfois la tête me tourne un peu quand je me lève vite.",
    answers: [
      ["age", "33 ans."],
      ["one_side_weak speech_trouble double_vision balance_loss worst_headache", "Non, rien de tout ça."],
      ["hearing_loss vomiting fever fainted pallor", "Non, rien de tout ça."],
      ["pregnant", "Non, le test est négatif."],
      ["confusion vomits_blood black_stool spontaneous_bleeding", "Non, rien de tout ça."],
    ],
  },
  {
    id: "y422",
    level: "routine",
    says: "Je tousse depuis un mois, c'est sec et ça énerve ma femme la nuit. Sinon je vais bien.",
    answers: [
      ["age", "J'ai 61 ans."],
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "Non, aucun."],
      ["fever hard_breathing cough_blood pleuritic_pain weight_loss", "Non, rien du tout."],
    ],
  },
  {
    id: "y423",
    level: "self_care",
    says: "Mon bébé rejette un peu de lait après la tétée et elle a souvent le hoquet. Est-ce normal ? C'est une petite fille de trois semaines.",
    answers: [
      ["age", "Trois semaines."],
      ["cannot_drink floppy convulsion hard_breathing fever", "Non, rien de tout ça, elle tète bien."],
      ["cold_body newborn_jaundice_early newborn_cord_red bile_vomit", "Non, tout va bien de ce côté."],
      ["newborn_vesicles purple_spots", "Non, sa peau est belle."],
      ["newborn_skin_pustules rash_spreading", "Non, pas de boutons."],
      ["slow_growth", "Non, elle est passée de 3,2 à 3,9 kilos."],
    ],
  },
  {
    id: "y424",
    level: "self_care",
    says: "Bonjour, j'ai mal à la tête depuis hier soir, ça serre un peu. Je suis en période d'examens.",
    answers: [
      ["age", "25 ans."],
      ["thunderclap neck_stiff one_side_weak confusion vision_loss", "Non, rien de tout ça."],
      ["pregnant", "Je suis un homme."],
      ["worst_headache speech_trouble double_vision convulsion drowsy", "Non, rien de tout ça."],
      ["fever vomiting severe_pain vision_blurred getting_worse", "Non, rien de tout ça."],
      ["head_injury smoke_gas high_pressure", "Non, rien de tout ça."],
      ["locked_jaw paracetamol_much", "Non, rien de tout ça."],
      ["purple_spots face_droop balance_loss", "Non, rien de tout ça."],
    ],
  },
];
