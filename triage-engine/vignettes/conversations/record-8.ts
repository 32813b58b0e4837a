import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record8: readonly Conversation[] = [
  {
    id: "q113",
    level: "urgent",
    says: "Je suis sage-femme et je vous présente une femme de 28 ans, accouchée par voie basse il y a trois semaines et allaitante. Depuis deux jours, son sein droit est rouge, chaud et douloureux, avec une fièvre à 38,7 °C depuis hier. Les lochies sont normales et elle ne se plaint pas du bas-ventre.",
    answers: [
      ["confusion cannot_stand vomits_everything", "Non, elle n'est pas confuse. Elle tient debout et ne vomit pas."],
      [
        "soaks_pads convulsion vision_blurred hard_breathing leg_swelling_one",
        "Non, elle saigne normalement et respire bien. Elle n'a pas convulsé, elle voit bien et ses jambes ne sont pas gonflées.",
      ],
      ["foul_lochia chills", "Oui, elle a eu des frissons hier. Les pertes n'ont pas de mauvaise odeur."],
      ["spontaneous_bleeding", "Non, elle ne saigne ni du nez ni des gencives."],
      [
        "neck_stiff purple_spots jaundice dark_urine",
        "Non, sa nuque est souple et ses urines sont claires. Pas de taches, et les yeux sont blancs.",
      ],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "Non, rien de tout cela. Seul le sein droit est douloureux.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela et aucun contact de ce genre.",
      ],
      [
        "unconscious drowsy fainted severe_pain severe_belly_pain",
        "Non, elle est bien éveillée et ne s'est pas évanouie. La douleur du sein est à 6 sur 10 et le ventre ne lui fait pas mal.",
      ],
    ],
  },
  {
    id: "q114",
    level: "urgent",
    accepts: ["emergency"],
    says: "L'infirmier d'un dispensaire signale un homme de 79 ans, porteur d'une valve mécanique et traité par warfarine, dont l'INR de contrôle est ce matin à 6,5. Ses gencives saignent un peu au brossage depuis trois jours et il a quelques bleus sur les bras. Il n'est pas tombé et n'a ni selles noires ni maux de tête.",
    answers: [
      ["anticoagulant", "Oui, de la warfarine."],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, rien de cela. Il avale et respire normalement, et il ne prend pas de paracétamol.",
      ],
      ["snake_bite", "Non, aucun serpent ne l'a mordu."],
      [
        "jaw_swelling fever gum_swelling severe_pain tooth_bleeding",
        "Non, rien de cela. Il n'a pas de fièvre et on ne lui a pas arraché de dent. Les gencives saignent seulement un peu au brossage.",
      ],
      [
        "lost_consciousness_injury spine_pain_injury heavy_bleeding injury_paralysis",
        "Non, il n'a reçu aucun choc. Les saignements des gencives s'arrêtent seuls en quelques minutes et il bouge normalement.",
      ],
      ["head_injury", "Non, la tête n'a pas été touchée."],
      [
        "severe_belly_pain pelvis_injury open_fracture limb_cold_pale",
        "Non, il n'a pas eu d'accident et il marche normalement. Il a seulement quelques bleus.",
      ],
      [
        "unconscious drowsy confusion fainted cannot_stand",
        "Non, il est bien éveillé et lucide. Il tient debout et ne s'est pas évanoui.",
      ],
      [
        "deformity deep_cut chest_pain",
        "Non, il n'a pas de plaie ni de membre déformé, et la poitrine ne lui fait pas mal.",
      ],
    ],
  },
  {
    id: "q115",
    level: "urgent",
    says: "Un homme de 34 ans, sans antécédent personnel et dont la mère est diabétique, consulte pour une soif intense, des urines abondantes et un amaigrissement de 8 kg évoluant depuis cinq semaines. Une glycémie à jeun mesurée hier est à 3,2 g/L. Il n'a ni vomissement ni douleur abdominale.",
    answers: [
      ["breath_deep drowsy confusion", "Non, sa respiration est normale. Il est bien éveillé et parle normalement."],
      [
        "much_urine weight_loss fever foot_wound cannot_drink",
        "Oui, il urine beaucoup jour et nuit et il a maigri de huit kilos. Il n'a pas de fièvre, pas de plaie au pied, et il boit bien.",
      ],
      ["cannot_stand fainted", "Non, il est fatigué mais il tient debout et ne s'est jamais évanoui."],
    ],
  },
  {
    id: "q116",
    level: "urgent",
    says: "Fillette de 3 ans, à jour de ses vaccins, amenée par sa grand-mère pour une rhinorrhée et une toux légère évoluant depuis hier, avec une température à 38,4 °C. Elle boit bien et joue lorsque la fièvre baisse. Elle n'a ni vomissement ni difficulté respiratoire.",
    answers: [
      ["vomits_everything convulsion", "Non, elle n'a pas vomi et n'a pas convulsé."],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Non, rien de cela. Elle n'est pas pâle et ses urines sont claires.",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Non, elle n'est pas drépanocytaire. Elle marche bien, sa peau est normale et elle se console facilement.",
      ],
      ["chest_indrawing blue_lips apnea", "Non, elle respire normalement, sans creux entre les côtes."],
      ["choking swallowed_kerosene", "Non, elle n'a rien avalé de tel."],
      ["confusion cannot_stand", "Non, elle est bien éveillée et tient debout."],
      [
        "ear_pain rash belly_pain burning_urine joint_pain",
        "Non, elle a seulement le nez qui coule, une petite toux et de la fièvre.",
      ],
      ["fast_breathing", "Non, elle respire normalement."],
      ["malaria_test_negative", "Non, aucun test du paludisme n'a été fait."],
    ],
  },
  {
    id: "q117",
    level: "urgent",
    says: "Une étudiante de 22 ans, accompagnée de sa cousine, révèle avoir subi il y a trente heures un rapport sexuel forcé, sans préservatif. Elle ne présente ni plaie ni saignement. Elle ne prend pas de contraception et n'a encore vu aucun soignant.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, pas de saignement ni de plaie. Elle est triste, mais elle n'a aucune idée de mourir. Elle n'a pas de douleur forte.",
      ],
    ],
  },
  {
    id: "q118",
    level: "routine",
    says: "Garçon de 10 ans, vivant près d'une rivière, amené par son oncle pour un ulcère indolore de la jambe gauche évoluant depuis six semaines et ayant débuté par un petit nodule. La lésion s'élargit lentement malgré des pansements traditionnels. Il n'a ni fièvre ni gêne à la marche.",
    answers: [
      ["leg_ulcer", "Oui, elle ne guérit pas depuis six semaines."],
      ["lump", "Oui, un petit nodule au début."],
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Non, il n'a rien de tout cela."],
      [
        "severe_pain vomits_everything jaundice food_stuck_now",
        "Non, il n'a pas de douleur et il ne vomit pas. Ses yeux ne sont pas jaunes et il avale normalement.",
      ],
      ["hernia_stuck no_stool_gas", "Non, pas de hernie, et il va à la selle normalement."],
      ["noisy_breathing", "Non, sa respiration est silencieuse."],
      ["weight_loss food_sticks pallor", "Non, son poids est stable et il mange normalement. Il n'est pas pâle."],
      ["duration", "Cela dure depuis six semaines. C'est une plaie de la jambe qui ne fait pas mal."],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, la plaie ne saigne pas et ne sent pas mauvais. La jambe est de couleur normale.",
      ],
      [
        "deep_cut dirty_wound wound_object numb_fingers",
        "Elle mesure quatre centimètres, avec des bords décollés, mais elle n'est pas profonde. Aucun clou ni objet, et il sent bien ses orteils.",
      ],
      ["pain_out_of_proportion confusion", "Non, la plaie ne fait pas mal et il parle normalement."],
      ["cannot_stand purple_spots", "Non, il marche bien et il n'a pas de taches violettes."],
      [
        "diabetes rash_spreading",
        "Non, il n'est pas diabétique. La plaie s'élargit lentement, sans rougeur ni boutons.",
      ],
    ],
  },
  {
    id: "q119",
    level: "routine",
    says: "Un homme de 39 ans, fumeur, sans autre antécédent, consulte pour une douleur d'une molaire inférieure droite cariée évoluant depuis cinq jours. La douleur est réveillée par le froid et cède au paracétamol. Il n'a ni fièvre, ni gonflement de la joue, ni difficulté à ouvrir la bouche.",
    answers: [
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, il ouvre bien la bouche et avale sa salive. Il respire bien, le cou n'est pas gonflé et il a pris peu de paracétamol.",
      ],
      ["snake_bite anticoagulant", "Non, ni morsure de serpent ni anticoagulant."],
      [
        "gum_swelling severe_pain tooth_bleeding",
        "Non, la gencive est normale et la douleur est moyenne. On ne lui a pas arraché de dent.",
      ],
      ["confusion noisy_breathing", "Non, il parle normalement et sa respiration est calme."],
      ["smoker toothache caries", "C'est une molaire cariée qui lui fait mal. Il fume cinq cigarettes par jour."],
    ],
  },
  {
    id: "q120",
    level: "routine",
    says: "Une coiffeuse de 49 ans, non diabétique, consulte pour des fourmillements nocturnes des trois premiers doigts de la main droite évoluant depuis quatre mois. Ils la réveillent et cèdent lorsqu'elle secoue la main. Elle n'a ni traumatisme ni faiblesse du bras, et ne prend aucun médicament.",
    answers: [
      [
        "one_side_weak face_droop speech_trouble saddle_numbness cannot_hold_urine",
        "Non, pas de paralysie ni de bouche de travers. Elle parle bien et retient ses urines.",
      ],
      ["weakness_climbing both_legs_weak hard_breathing", "Non, ses jambes sont fortes et elle respire bien."],
      [
        "leg_weakness fever foot_wound headache",
        "Non, ses jambes sont normales. Elle n'a ni fièvre, ni plaie, ni mal de tête.",
      ],
      ["confusion head_injury", "Non, elle est lucide et n'a reçu aucun choc à la tête."],
      ["numbness", "Oui, des fourmillements des trois premiers doigts de la main droite, surtout la nuit."],
    ],
  },
  {
    id: "q121",
    level: "routine",
    says: "L'épouse d'un chauffeur de taxi de 55 ans, non fumeur, rapporte que son mari tousse depuis quatre semaines avec des crachats blancs, sans sang. Un traitement par amoxicilline n'a rien changé. Il n'a ni fièvre, ni amaigrissement, ni essoufflement.",
    answers: [
      ["age", "Il a 55 ans."],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, il n'a aucun de ces signes. Il ne crache pas de sang.",
      ],
      ["pleuritic_pain", "Non, il n'a pas mal à la poitrine."],
      ["cough productive_cough", "Il a les deux : une toux grasse avec des crachats blancs, depuis quatre semaines."],
    ],
  },
  {
    id: "q122",
    level: "routine",
    says: "Nourrisson de 13 mois, né à terme et de bonne croissance, dont la mère s'inquiète car le testicule droit n'a jamais été perçu dans la bourse depuis la naissance. Il n'a ni douleur, ni gonflement de l'aine, ni fièvre, et mange bien.",
    answers: [
      [
        "clearer",
        "Il manque un testicule dans la bourse, à droite. C'est ainsi depuis la naissance et il n'a pas mal.",
      ],
      ["where", "C'est la bourse, du côté droit : le testicule n'y est pas descendu."],
      ["testicle_pain", "Non, il n'a aucune douleur."],
      ["vomiting severe_pain black_skin", "Non, il ne vomit pas et la peau de la bourse est normale."],
      [
        "vomits_everything convulsion drowsy hard_breathing",
        "Non, il est éveillé et joue normalement. Rien de tout cela.",
      ],
      ["testicle_lump discharge_urethral", "Non, l'autre testicule est normal et rien ne coule de la verge."],
      ["discharge_urethral", "Non, aucun liquide ne sort de la verge."],
    ],
  },
  {
    id: "q123",
    level: "routine",
    says: "Un homme de 56 ans, diabétique de type 2 sous metformine, consulte pour des difficultés d'érection d'installation progressive évoluant depuis huit mois. Le désir est conservé. Il ne signale ni douleur, ni trouble urinaire, ni gêne thoracique à l'effort.",
    answers: [
      [
        "vomiting breath_deep drowsy confusion belly_pain",
        "Non, il ne vomit pas, il respire normalement et il n'a pas mal au ventre. Il est bien éveillé et cohérent.",
      ],
      ["sugar", "La glycémie est à 1,20 g/L."],
      [
        "much_urine weight_loss fever foot_wound cannot_drink",
        "Non, rien de cela. Son poids est stable et il boit normalement.",
      ],
      [
        "diabetes",
        "Il est diabétique depuis sept ans, bien équilibré. Mais il consulte pour ses difficultés d'érection.",
      ],
    ],
  },
  {
    id: "q124",
    level: "routine",
    says: "Le mari d'une femme de 29 ans, accouchée il y a six semaines et sans antécédent psychiatrique, rapporte que son épouse est triste et pleure presque chaque jour depuis trois semaines. Elle continue à s'occuper du bébé et à manger. Elle n'a ni fièvre ni saignement.",
    answers: [
      ["age", "Elle a 29 ans."],
      ["suicidal_thoughts", "Non, elle ne parle pas de mourir ni de se faire du mal."],
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Non, elle s'occupe d'elle-même et du bébé. Elle n'entend pas de voix, il n'y a pas de violence et elle dort quand le bébé dort.",
      ],
      ["low_mood", "Oui, elle est triste presque tous les jours et n'a plus beaucoup d'envies."],
    ],
  },
];
