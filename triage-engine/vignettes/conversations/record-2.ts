import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record2: readonly Conversation[] = [
  {
    id: "l115",
    level: "urgent",
    says: "Une femme de 24 ans, porteuse d'un implant contraceptif, présente des brûlures mictionnelles depuis trois jours. Depuis la veille s'y ajoutent une fièvre à 38,9 °C avec frissons et une douleur de la fosse lombaire droite. L'état général est conservé.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, elle est lucide, tient debout et respire bien. Elle n'a pas eu de crise ni de saignement.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, rien de cela. Elle a vomi une seule fois.",
      ],
      ["chills flank_pain", "Les deux : des frissons et une douleur du côté droit du dos."],
    ],
  },
  {
    id: "l116",
    level: "urgent",
    says: "Garçon de 8 ans mordu ce matin au mollet droit par un chien errant non retrouvé. La plaie est superficielle, longue de deux centimètres, et ne saigne plus. Elle a été rincée à l'eau simple.",
    answers: [
      ["neck_wound limb_cold_pale black_skin locked_jaw", "Non, aucun de ces signes. La plaie est peu profonde."],
      [
        "dirty_wound wound_infected wound_object numb_fingers",
        "La plaie n'est pas rouge et il bouge bien les orteils. Il n'y a rien dans la plaie.",
      ],
      ["fever rash_spreading cellulitis", "Non, pas de fièvre ni de rougeur."],
      ["confusion convulsion numb_fingers", "Non, il est bien éveillé et bouge normalement le pied."],
    ],
  },
  {
    id: "l117",
    level: "urgent",
    says: "Un homme de 38 ans, sans antécédent notable, consulte pour un placard rouge, chaud et douloureux de la jambe droite évoluant depuis trois jours. La porte d'entrée est une piqûre d'insecte grattée. La température est à 38,5 °C.",
    answers: [
      ["hard_breathing tongue_swelling fainted vomiting many_stings", "Non, rien de tout cela."],
      [
        "hives face_swelling cellulitis severe_pain",
        "Oui, la peau de la jambe est rouge, chaude, gonflée et douloureuse, et la plaque s'étend peu à peu. La douleur est à 5 sur 10.",
      ],
      [
        "pain_out_of_proportion black_skin confusion cannot_stand",
        "Non, la douleur est supportable et il est lucide. La peau n'est pas noire.",
      ],
      ["abscess boil_face diabetes immunocompromised", "Non, il n'y a pas d'abcès et il n'est pas diabétique."],
      ["unconscious drowsy convulsion purple_spots jaundice", "Non, il est bien conscient et n'a rien de tout cela."],
    ],
  },
  {
    id: "l118",
    level: "urgent",
    says: "Nourrisson de 11 mois, de sexe masculin, amené pour une diarrhée aqueuse évoluant depuis deux jours, à raison de sept selles par jour. Il vomit deux à trois fois par jour. Il est irritable et boit avec avidité ; les yeux sont légèrement excavés.",
    answers: [
      [
        "drowsy cannot_drink no_urine vomits_everything rice_water",
        "Non, il est éveillé et il boit bien. Sa dernière urine date de quatre heures. Il ne vomit pas tout, et les selles sont liquides et jaunes.",
      ],
      [
        "sunken_eyes skin_pinch_slow cannot_stand wasting",
        "Oui, les yeux sont un peu enfoncés. Le pli de la peau revient vite et il n'est pas maigre.",
      ],
      [
        "vomiting severe_pain severe_belly_pain rigid_belly belly_pain",
        "Il a seulement des vomissements, trois fois par jour. Son ventre est souple et il n'a pas l'air d'avoir mal.",
      ],
    ],
  },
  {
    id: "l119",
    level: "urgent",
    says: "Une femme de 72 ans, hypertendue traitée, présente une éruption vésiculeuse en bande de l'hémithorax gauche. Elle a été précédée trois jours plus tôt d'une douleur à type de brûlure du même territoire. Il n'y a pas de fièvre.",
    answers: [
      ["new_medicine_rash", "Non, elle n'a pris aucun nouveau médicament."],
      ["purple_spots skin_peeling hard_breathing face_swelling drowsy", "Non, rien de cela."],
      ["itch_night_household", "Non, cela brûle surtout et personne d'autre n'a de boutons."],
      ["duration", "La douleur a commencé il y a trois jours, puis les cloques sont apparues."],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, ce n'est pas une brûlure, ce sont des cloques venues seules.",
      ],
      ["pain_where", "Elle a mal au côté gauche du thorax, sous le sein et jusqu'au dos, là où sont les cloques."],
      ["burn_joint_hand wound_infected", "Non, il n'y a pas de brûlure et pas de pus."],
      ["severe_pain", "Non, la douleur est à 6 sur 10 et elle arrive à bouger."],
    ],
  },
  {
    id: "l120",
    level: "urgent",
    says: "Une jeune femme de 20 ans, accompagnée de sa sœur, rapporte une agression sexuelle survenue il y a deux jours, avec pénétration sans préservatif. Elle n'a pas de contraception et n'a encore consulté nulle part. Elle est actuellement en sécurité chez sa sœur.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, pas de saignement, pas de plaie et pas d'idées de mourir. Elle a juste une légère douleur au bas-ventre.",
      ],
      ["sexual_violence sex_risk", "C'était un rapport imposé, sans préservatif."],
      ["fainted", "Non, elle ne s'est pas évanouie."],
    ],
  },
  {
    id: "l121",
    level: "urgent",
    says: "Un homme de 50 ans, diabétique depuis dix ans sous glibenclamide, consulte pour une ulcération plantaire indolore en regard du gros orteil gauche, évoluant depuis huit jours. Il n'y a ni nécrose ni odeur. Il est apyrétique.",
    answers: [
      ["vomiting breath_deep drowsy confusion belly_pain", "Non, aucun vomissement, et il est bien lucide."],
      ["sugar_improved", "Il n'a pas pris de sucre. Il n'a pas de malaise."],
      ["sugar", "Hier, il était à 2,1 g/L."],
      [
        "much_urine weight_loss fever foot_wound cannot_drink",
        "Oui, il a une plaie sous le gros orteil. Pas de fièvre, pas d'amaigrissement.",
      ],
      ["black_skin rash_spreading cellulitis limb_cold_pale", "Non, la peau autour est normale et le pied est chaud."],
      ["heavy_bleeding", "Non, il ne saigne pas."],
    ],
  },
  {
    id: "l122",
    level: "urgent",
    says: "Un homme de 41 ans, en surpoids, dont le père est diabétique, présente depuis cinq semaines un syndrome polyuro-polydipsique. Il a perdu huit kilogrammes. Une glycémie capillaire à jeun réalisée en pharmacie est à 3,4 g/L.",
    answers: [
      [
        "vomiting breath_deep drowsy confusion belly_pain",
        "Non, il n'a ni vomissement, ni douleur abdominale. Il est bien réveillé et respire normalement.",
      ],
      ["sugar_improved", "Il n'a pas pris de sucre ; il n'a pas eu de malaise."],
      [
        "much_urine weight_loss fever foot_wound cannot_drink",
        "Oui, il urine beaucoup, jour et nuit, et il a maigri de huit kilos. Pas de fièvre, pas de plaie, et il boit bien.",
      ],
      ["cannot_stand", "Non, il est fatigué mais il tient debout."],
    ],
  },
  {
    id: "l123",
    level: "urgent",
    says: "Garçon de 7 ans amené par son père pour une otalgie droite fébrile évoluant depuis deux jours. Une otorrhée purulente est apparue ce matin. La température est de 38,8 °C ; l'enfant boit correctement.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non, il boit bien, il est éveillé et il n'a pas fait de crise.",
      ],
      ["neck_stiff pallor purple_spots jaundice dark_urine", "Non, aucun de ces signes."],
      ["sickle_cell cannot_bear_weight skin_peeling inconsolable_crying", "Non, rien de tout cela."],
      ["confusion cannot_stand", "Non, il est lucide et il marche."],
      ["ear_pain rash belly_pain burning_urine joint_pain", "Oui, il a mal à l'oreille droite. Rien d'autre."],
      ["ear_swelling_behind face_droop", "Non, il n'y a ni gonflement ni visage de travers."],
    ],
  },
  {
    id: "l124",
    level: "urgent",
    says: "Un aide-soignant de 29 ans s'est piqué l'index hier soir avec une aiguille souillée, au décours d'un prélèvement chez un patient séropositif pour le VIH. La plaie a été lavée immédiatement. Il est asymptomatique.",
    answers: [["heavy_bleeding limb_cold_pale", "Non, le doigt a très peu saigné et il a une couleur normale."]],
  },
  {
    id: "l125",
    level: "routine",
    accepts: ["urgent"],
    says: "Une commerçante de 35 ans, non tabagique, consulte pour une toux traînante évoluant depuis cinq semaines, avec quelques crachats blanchâtres. Elle n'a ni fièvre, ni amaigrissement, ni sueurs nocturnes. Une collègue a été traitée pour une tuberculose l'an dernier.",
    answers: [
      [
        "cough_much_blood hard_breathing confusion cannot_stand",
        "Non, pas de sang dans les crachats et pas de gêne respiratoire.",
      ],
      ["cannot_speak blue_lips chest_pressure", "Non, il n'y a rien de tout cela."],
      ["pleuritic_pain", "Non, la poitrine ne lui fait pas mal."],
      [
        "cough productive_cough tb_contact",
        "Les trois : elle tousse, elle a des crachats blancs et une collègue a été soignée pour la tuberculose.",
      ],
    ],
  },
  {
    id: "l126",
    level: "routine",
    says: "Une femme de 64 ans, en surpoids, présente depuis huit mois des gonalgies bilatérales d'horaire mécanique. Elles sont majorées par la montée des escaliers et calmées par le repos. Il n'y a ni rougeur, ni chaleur locale, ni traumatisme.",
    answers: [
      ["clearer", "Elle a mal aux deux genoux depuis huit mois, surtout à la marche et dans les escaliers."],
      ["fever", "Non, elle n'a pas de fièvre."],
      ["hot_joint", "Un peu gonflée par moments, mais ni rouge ni chaude."],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Non, elle marche et n'est pas tombée. La douleur est modérée.",
      ],
    ],
  },
  {
    id: "l127",
    level: "routine",
    says: "Un homme de 27 ans se plaint d'un prurit à recrudescence nocturne évoluant depuis trois semaines. Les lésions prédominent aux espaces interdigitaux, aux poignets et aux organes génitaux externes. Son épouse et leur enfant présentent les mêmes symptômes.",
    answers: [
      ["new_medicine_rash", "Non, aucun nouveau médicament."],
      ["purple_spots skin_peeling hard_breathing face_swelling drowsy", "Non, aucun de ces signes."],
      ["fever", "Non, il n'a pas de fièvre."],
      ["tongue_swelling", "Non, rien n'est gonflé."],
    ],
  },
  {
    id: "l128",
    level: "routine",
    says: "Un homme de 70 ans, sans traitement, rapporte depuis sept mois un jet urinaire faible avec dysurie et trois levers nocturnes. Il n'a ni hématurie, ni brûlure mictionnelle, ni fièvre. Il parvient à uriner.",
    answers: [
      ["saddle_numbness both_legs_weak cannot_pass_urine", "Non, rien de cela. Il arrive à uriner."],
      ["blood_urine thirst", "Non, ni sang ni soif inhabituelle."],
      ["weak_stream", "Oui, le jet est faible, avec des gouttes à la fin."],
    ],
  },
];
