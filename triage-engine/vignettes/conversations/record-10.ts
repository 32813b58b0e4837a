import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record10: readonly Conversation[] = [
  {
    id: "r101",
    level: "emergency",
    says: "Un homme de 56 ans, hypertendu ayant interrompu son amlodipine depuis deux mois, présente depuis deux heures une douleur thoracique brutale, à type de déchirure, irradiant entre les omoplates. Il transpire abondamment. Il n'y a ni fièvre, ni toux, ni perte de connaissance.",
    answers: [
      [
        "chest_pain hard_breathing cannot_speak blue_lips chest_pressure",
        "Il s'agit d'une douleur dans la poitrine, déchirante, qui part dans le dos. Il respire sans difficulté et parle normalement.",
      ],
    ],
  },
  {
    id: "r102",
    level: "emergency",
    says: "Je suis infirmière au dispensaire et je vous présente un nourrisson de 5 semaines, né à terme, allaité au sein, amené par sa mère pour une fièvre à 38,4 °C constatée ce matin. Il tète un peu moins que d'habitude. Il n'a ni vomissements, ni convulsions, ni gêne respiratoire.",
    answers: [],
  },
  {
    id: "r103",
    level: "emergency",
    says: "Femme de 27 ans, mère d'un enfant, avec antécédent de salpingite, dont les dernières règles remontent à sept semaines. Elle consulte pour une douleur de la fosse iliaque gauche apparue hier soir, avec depuis ce matin une douleur de l'épaule droite et une lipothymie au lever. Pas de fièvre ni de vomissements.",
    answers: [],
  },
  {
    id: "r104",
    level: "emergency",
    says: "Garçon de 13 ans, sans antécédent notable, réveillé cette nuit, il y a quatre heures, par une douleur brutale de l'aine et du bas-ventre droits, accompagnée de deux vomissements. Son père, qui l'amène, signale aussi une bourse droite enflée. Il n'y a ni fièvre, ni brûlure urinaire, ni traumatisme.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Non, le ventre reste souple et les vomissements étaient alimentaires. Il tient debout, un peu courbé, et il est bien éveillé.",
      ],
      ["testicle_pain", "Oui, le testicule droit est enflé, un peu rouge et très sensible."],
    ],
  },
  {
    id: "r105",
    level: "emergency",
    says: "Sage-femme à la maternité, je rapporte le cas d'une femme de 34 ans, accouchée par voie basse il y a neuf jours, qui se plaint depuis hier de céphalées intenses avec vision floue, malgré le paracétamol. La grossesse s'était déroulée sans particularité. Elle n'a pas de fièvre et n'a pas convulsé.",
    answers: [["vision_blurred", "Oui, c'est exact, elle voit flou et perçoit des mouches devant les yeux."]],
  },
  {
    id: "r106",
    level: "emergency",
    says: "Un maçon de 44 ans, porteur d'une hernie discale connue et traité par diclofénac, présente depuis trois jours une lombalgie irradiant dans les deux jambes après avoir soulevé des sacs de ciment. Depuis ce matin, il décrit un engourdissement de la région périnéale et n'arrive plus à uriner. Il n'y a pas de fièvre.",
    answers: [["numbness", "Oui, il ne sent plus la région entre les jambes."]],
  },
  {
    id: "r107",
    level: "emergency",
    says: "Une grand-mère rapporte que sa petite-fille de 3 ans, sans antécédent, a avalé il y a une heure une pile bouton provenant d'une télécommande. L'enfant est asymptomatique : elle joue, ne tousse pas, ne bave pas et n'a pas vomi.",
    answers: [],
  },
  {
    id: "r108",
    level: "emergency",
    says: "Patiente de 68 ans, hypermétrope et hypertendue traitée par amlodipine, consultant pour un œil droit rouge et très douloureux depuis six heures. Elle voit flou de ce côté, perçoit des halos autour des lampes et a vomi trois fois. Elle n'a reçu ni coup ni produit dans l'œil.",
    answers: [],
  },
  {
    id: "r109",
    level: "emergency",
    says: "Je suis la tante et aide-soignante d'un garçon de 4 ans, drépanocytaire SS suivi, sous acide folique et pénicilline. Depuis ce matin, il est devenu très pâle, fatigué, et son ventre a augmenté de volume du côté gauche. Il n'a pas de fièvre et ne se plaint pas des os.",
    answers: [
      ["sickle_cell pallor", "Les deux : il est drépanocytaire SS et ses paumes sont très blanches depuis ce matin."],
    ],
  },
  {
    id: "r110",
    level: "urgent",
    says: "Une femme de 52 ans, obèse mais non diabétique, consulte pour une jambe droite rouge, chaude et douloureuse depuis deux jours, avec une fièvre à 38,6 °C et des frissons. On note un intertrigo entre les orteils. Elle n'a ni essoufflement ni douleur thoracique.",
    answers: [
      [
        "pain_out_of_proportion black_skin confusion cannot_stand",
        "Non. La douleur est supportable, la peau n'est pas noire, elle est lucide et elle marche.",
      ],
      [
        "abscess boil_face immunocompromised",
        "Non, pas d'abcès ni de pus, et elle n'a aucune maladie qui affaiblit les défenses.",
      ],
      ["pain_where", "La douleur siège à la jambe droite, de la cheville au mollet."],
      ["convulsion spontaneous_bleeding", "Non, ni convulsion ni saignement."],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, sa nuque est souple, elle ne vomit pas et ses urines sont claires.",
      ],
      ["pregnant", "Non, elle n'est pas enceinte et n'a aucun retard."],
      ["flank_pain belly_pain burning_urine rash ear_pain", "Non, rien d'autre que la jambe rouge et la fièvre."],
      ["skin_peeling cannot_open_mouth haemorrhagic_contact", "Non, rien de tout cela, et elle n'a pas voyagé."],
      ["heart_disease kidney_disease sickle_cell", "Non, elle n'a aucune de ces maladies."],
      [
        "unconscious drowsy fainted cannot_swallow no_urine",
        "Non, elle est consciente, avale bien et urine normalement.",
      ],
    ],
  },
  {
    id: "r111",
    level: "urgent",
    says: "Une mère signale que son fils de 10 ans, en bonne santé, a été mordu hier au mollet gauche par un chien errant qui s'est enfui. Les plaies sont petites, ne saignent plus et ont été rincées à l'eau. L'enfant marche normalement et n'a pas de fièvre.",
    answers: [
      [
        "bite_face_neck rabies_signs deep_cut",
        "Non, la morsure est au mollet, les plaies sont peu profondes et il n'a pas peur de l'eau.",
      ],
      ["bite_face_neck", "Non, la morsure se situe au mollet et la chair n'est pas arrachée."],
      [
        "neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, la jambe est chaude, la peau est de couleur normale et il ouvre bien la bouche.",
      ],
      [
        "dirty_wound wound_infected wound_object numb_fingers",
        "Non, il n'y a ni terre ni objet dans la plaie. Elle est légèrement rose, sans pus, et il bouge bien les orteils.",
      ],
      ["confusion convulsion", "Non, il est parfaitement conscient et n'a pas convulsé."],
    ],
  },
  {
    id: "r112",
    level: "urgent",
    says: "Femme de 29 ans, non enceinte, porteuse d'un implant contraceptif, ayant une cystite dans ses antécédents. Elle présente des brûlures mictionnelles depuis quatre jours, compliquées depuis hier d'une fièvre à 38,9 °C et d'une douleur lombaire droite. Pas de vomissements ni de sang dans les urines.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, elle urine normalement, n'a pas de faiblesse des jambes et ne s'est pas évanouie.",
      ],
      ["spine_tender", "Non, c'est le flanc droit qui est douloureux, pas un os du dos."],
      ["foot_drop fall weight_loss cancer severe_pain", "Non, rien de cela ; la douleur est modérée, à six sur dix."],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, elle est lucide, tient debout et respire normalement.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, sa nuque est souple, elle garde ce qu'elle boit et ses yeux ne sont pas jaunes.",
      ],
      [
        "belly_pain rash ear_pain",
        "Non, elle n'a pas mal au ventre, seulement au flanc droit, et n'a ni bouton ni otalgie.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, aucun de ces signes, et elle n'a pas voyagé.",
      ],
      ["unconscious drowsy cannot_swallow no_urine", "Non, elle est bien éveillée et urine en quantité normale."],
    ],
  },
];
