import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record5: readonly Conversation[] = [
  {
    id: "p113",
    level: "urgent",
    says: "Une femme de 27 ans, accouchée par voie basse il y a douze jours et allaitant, consulte pour une douleur du sein droit avec rougeur localisée évoluant depuis deux jours. La température est à 38,7 °C avec quelques frissons.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, elle n'a aucun de ces signes, elle respire bien.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, la nuque est souple, elle ne vomit pas et ses urines sont claires.",
      ],
      ["flank_pain belly_pain burning_urine ear_pain", "Non, elle n'a mal qu'au sein droit."],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Non, rien de cela, et elle n'a pas voyagé."],
      [
        "soaks_pads vision_blurred leg_swelling_one",
        "Non, les lochies sont normales et les jambes ne sont pas gonflées.",
      ],
      ["wound_caesarean breast_red", "Oui, le sein droit est rouge, chaud et gonflé. Elle n'a pas eu de césarienne."],
      ["foul_lochia low_belly_pain", "Non, les pertes n'ont pas d'odeur et elle n'a pas mal au bas-ventre."],
      [
        "unconscious drowsy fainted severe_pain severe_belly_pain",
        "Non, elle est consciente et la douleur du sein est à 5 sur 10.",
      ],
    ],
  },
  {
    id: "p114",
    level: "urgent",
    says: "Fillette de 4 ans, non vaccinée contre la rougeole, amenée par sa mère pour une fièvre à 38,9 °C évoluant depuis quatre jours avec toux, rhinorrhée et yeux rouges. Une éruption maculopapuleuse, débutée derrière les oreilles, gagne le tronc depuis hier. L'enfant boit correctement.",
    answers: [
      ["vision_loss eye_chemical halos eye_bulging", "Non, elle voit bien et rien n'est entré dans l'œil."],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "Non, elle n'a pas de douleur de l'œil ; ses yeux sont seulement rouges.",
      ],
      ["eyelid_swollen", "Non, ses paupières ne sont pas gonflées."],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non, elle boit bien, ne vomit pas et respire sans difficulté.",
      ],
      ["tongue_swelling", "Non, il n'y a aucun gonflement."],
      [
        "unconscious confusion cannot_stand pallor floppy",
        "Non, elle est éveillée, elle joue par moments et n'est pas pâle.",
      ],
    ],
  },
  {
    id: "p115",
    level: "urgent",
    says: "Un homme de 59 ans, diabétique de type 2 depuis douze ans et traité par metformine, consulte pour une ulcération indolore sous le gros orteil gauche, apparue il y a huit jours après le port de chaussures neuves. Il est apyrétique.",
    answers: [
      [
        "vomiting breath_deep drowsy confusion belly_pain",
        "Non, il n'a ni vomissements, ni somnolence, ni mal au ventre.",
      ],
      ["sugar_improved", "Il n'a pas pris de sucre, il n'a pas fait de malaise."],
      ["sugar", "La glycémie est à 1,9 g/L."],
      [
        "much_urine weight_loss foot_wound cannot_drink",
        "Il a une plaie du pied, sous le gros orteil. Il n'urine pas plus que d'habitude et n'a pas maigri.",
      ],
      [
        "black_skin rash_spreading cellulitis limb_cold_pale",
        "Non, le pied est chaud, sans noirceur ni odeur, et la rougeur ne s'étend pas.",
      ],
      ["heavy_bleeding neck_wound locked_jaw", "Non, rien de cela."],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, la plaie est petite, propre, avec un léger suintement clair, sans pus.",
      ],
    ],
  },
  {
    id: "p116",
    level: "urgent",
    says: "Une femme de 30 ans consulte pour des douleurs dentaires mandibulaires droites évoluant depuis quatre jours, compliquées depuis la veille d'une tuméfaction de la joue. La température est à 38,4 °C. Elle a pris de l'ibuprofène sans soulagement durable.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, elle respire normalement et n'a rien de tout cela.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, sa nuque est souple et elle ne vomit pas.",
      ],
      ["pregnant", "Non, elle a eu ses règles il y a dix jours."],
      ["flank_pain belly_pain burning_urine rash ear_pain", "Non, elle n'a mal qu'à la dent et à la joue."],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, elle ouvre la bouche presque normalement et n'a pas voyagé.",
      ],
      ["pain_where", "Elle a mal à une dent du bas, à droite, et à la joue droite."],
      ["cannot_swallow neck_swelling paracetamol_much", "Non, elle avale normalement et le cou n'est pas gonflé."],
      ["snake_bite anticoagulant", "Non, ni morsure ni anticoagulant."],
      [
        "gum_swelling severe_pain tooth_bleeding",
        "La gencive est un peu gonflée autour de la dent de sagesse, la douleur est à 6 sur 10, et aucune dent n'a été arrachée.",
      ],
      ["late_period", "Non, ses règles sont venues à temps et comme d'habitude."],
      ["fainted soaks_pads rigid_belly", "Non, elle n'a aucun saignement, pas de malaise et son ventre est souple."],
      [
        "no_urine blue_lips noisy_breathing",
        "Non, elle urine normalement, ses lèvres sont roses et elle respire sans bruit.",
      ],
    ],
  },
  {
    id: "p117",
    level: "urgent",
    says: "Jeune femme de 22 ans, accompagnée de sa sœur, consultant à la suite d'une agression sexuelle avec pénétration survenue il y a deux jours. Aucun soin n'a été reçu depuis. Elle ne présente ni plaie ni saignement apparents.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, pas de saignement, pas de plaie et pas d'idées de mourir.",
      ],
      ["sexual_violence", "Oui, c'est bien cela."],
    ],
  },
  {
    id: "p118",
    level: "urgent",
    says: "Un infirmier stagiaire de 26 ans s'est piqué le pouce gauche avec une aiguille souillée il y a dix heures, en prélevant un patient connu séropositif pour le VIH. La plaie a été lavée et désinfectée. Il ne présente aucun symptôme.",
    answers: [
      ["limb_cold_pale heavy_bleeding", "Non, le pouce est normal et ne saigne plus."],
      [
        "limb_pain needle_injury hiv wound",
        "Une piqûre avec une aiguille qui avait servi chez un patient séropositif.",
      ],
    ],
  },
  {
    id: "p119",
    level: "urgent",
    says: "Une femme de 70 ans, hypertendue, a fait ce matin une chute de sa hauteur avec réception sur la main droite. Le poignet est tuméfié et déformé, et sa mobilisation est impossible. La peau est intacte.",
    answers: [
      ["fever", "Non, pas de fièvre."],
      [
        "cannot_bear_weight deformity severe_pain",
        "Oui, le poignet est déformé, elle ne peut plus le bouger et la douleur est à 7 sur 10.",
      ],
      [
        "limb_cold_pale numb_fingers open_fracture thigh_broken",
        "Non, les doigts sont chauds, roses, et elle les bouge et les sent normalement.",
      ],
      ["hard_breathing unconscious drowsy confusion", "Non, elle est consciente et respire bien."],
    ],
  },
  {
    id: "p120",
    level: "routine",
    says: "Un menuisier de 41 ans, non fumeur, consulte pour une toux productive évoluant depuis quatre semaines. Les expectorations sont blanchâtres et peu abondantes. L'état général est conservé et il poursuit son activité.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, il n'a jamais craché de sang et il n'est pas essoufflé.",
      ],
      ["fever pleuritic_pain weight_loss", "Non, il n'a ni fièvre ni douleur, et son poids est stable."],
    ],
  },
  {
    id: "p121",
    level: "routine",
    says: "Une femme de 50 ans, ménopausée, a découvert il y a trois semaines, à l'autopalpation, un nodule indolore du sein gauche d'environ deux centimètres. Elle ne rapporte ni écoulement mamelonnaire ni modification cutanée.",
    answers: [
      ["fever breast_red breast_abscess", "Non, le sein n'est ni rouge ni chaud, et elle n'a pas de fièvre."],
      ["lump_worrying", "Elle n'a pas vraiment grossi, mais elle est dure."],
    ],
  },
  {
    id: "p122",
    level: "routine",
    says: "Un homme de 28 ans consulte pour une macule hypochromique de la face externe du bras gauche, présente depuis huit mois. La lésion n'est ni prurigineuse ni douloureuse, et le patient la décrit comme insensible au toucher.",
    answers: [
      [
        "one_side_weak face_droop speech_trouble saddle_numbness cannot_hold_urine",
        "Non, aucune faiblesse, aucun de ces troubles.",
      ],
      ["weakness_climbing both_legs_weak hard_breathing", "Non, il n'a aucune faiblesse et respire normalement."],
      ["leg_weakness fever foot_wound headache", "Non, il n'a ni fièvre, ni plaie, ni mal de tête."],
      ["confusion head_injury", "Non, aucun choc et il est lucide."],
    ],
  },
  {
    id: "p123",
    level: "routine",
    says: "Un homme de 63 ans, retraité, consulte pour une diminution progressive de la force du jet urinaire évoluant depuis neuf mois. Il se lève trois fois par nuit pour uriner et décrit des gouttes retardataires.",
    answers: [
      ["vomiting breath_deep drowsy confusion belly_pain", "Non, il n'a rien de tout cela."],
      ["sugar_improved", "Il n'est pas diabétique et n'a pas pris de sucre pour cela."],
      ["sugar", "La glycémie n'a pas été mesurée."],
      ["weight_loss fever foot_wound cannot_drink", "Non, son poids est stable et il n'a pas de fièvre."],
      ["saddle_numbness both_legs_weak cannot_pass_urine", "Non, il urine chaque jour et ses jambes sont fortes."],
      ["burning_urine blood_urine thirst", "Non, aucune brûlure, pas de sang, et il n'a pas plus soif."],
    ],
  },
  {
    id: "p124",
    level: "routine",
    says: "Une commerçante de 44 ans consulte pour des lombalgies basses d'horaire mécanique, évoluant depuis dix semaines. La douleur, d'intensité modérée, augmente au port de charges et cède au repos. Elle n'irradie pas dans les membres inférieurs.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, aucun engourdissement, et elle contrôle bien ses urines et ses selles.",
      ],
      ["fever", "Non, elle n'a pas de fièvre."],
      ["spine_tender", "Non, la douleur est diffuse et elle disparaît lorsqu'elle se couche."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Non, elle n'est pas tombée, n'a pas maigri, et la douleur est à 4 sur 10.",
      ],
      ["belly_pain low_belly_pain", "Non, elle n'a pas mal au ventre."],
    ],
  },
];
