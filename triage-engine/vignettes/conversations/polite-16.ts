import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite16: readonly Conversation[] = [
  {
    id: "t201",
    level: "emergency",
    says: "Bonjour, j'ai 29 ans, je suis une femme. Depuis ce matin j'ai une douleur en bas du ventre, surtout à gauche, et curieusement aussi une douleur à la pointe de l'épaule droite. Je n'ai pas de fièvre. Quand je me lève, la tête me tourne.",
    answers: [
      [
        "low_belly_pain shoulder_tip_pain",
        "J'ai les deux : une douleur continue en bas du ventre à gauche, à 7 sur 10, et en même temps une douleur à la pointe de l'épaule droite.",
      ],
    ],
  },
  {
    id: "t202",
    level: "emergency",
    says: "Bonjour, j'ai 67 ans, je suis une femme diabétique. Depuis deux heures environ j'ai des nausées, une gêne dans les mâchoires et au creux de l'estomac, avec des sueurs froides. Je n'ai pas vraiment mal à la poitrine, mais je me sens épuisée. Mon frère est mort d'un infarctus.",
    answers: [
      [
        "diabetes sweating",
        "Les deux : je suis diabétique, sous metformine, et j'ai des sueurs froides depuis deux heures. Ma glycémie est à 1,90 g/L.",
      ],
    ],
  },
  {
    id: "t203",
    level: "emergency",
    says: "Bonjour, je suis la maman d'un petit garçon de cinq jours, né à terme. Depuis hier soir il dort beaucoup, il faut le réveiller pour téter et il lâche vite le sein. Ses yeux et sa peau sont devenus jaunes. Mon aîné avait eu une petite jaunisse qui était passée seule.",
    answers: [],
  },
  {
    id: "t204",
    level: "emergency",
    says: "Bonjour, ma fille a trois ans. Il y a une demi-heure, elle a bu une gorgée de pétrole lampant qui était gardé dans une bouteille d'eau. Elle a toussé tout de suite et elle tousse encore un peu. Elle est réveillée. Ma voisine me conseille de lui donner du lait ou de l'huile rouge.",
    answers: [
      [
        "swallowed_kerosene",
        "Oui, c'est bien du pétrole lampant, elle en a avalé une gorgée et son haleine sent le pétrole.",
      ],
    ],
  },
  {
    id: "t205",
    level: "emergency",
    says: "Bonjour, j'ai 15 ans, je suis un garçon. Vers quatre heures du matin, j'ai été réveillé par une douleur très forte dans le bas-ventre à droite et dans la bourse du même côté. Cela fait trois heures, j'ai vomi une fois. Je n'ai reçu aucun coup.",
    answers: [
      [
        "testicle_pain",
        "Oui, c'est bien le testicule droit, il est gonflé et remonté, et je ne supporte pas qu'on le touche.",
      ],
    ],
  },
  {
    id: "t206",
    level: "emergency",
    says: "Bonjour, je suis une femme de 24 ans et j'ai accouché il y a huit jours. Depuis hier j'ai un mal de tête intense que le paracétamol ne calme pas, et je vois comme des points brillants. Je n'ai pas de fièvre, et mes saignements sont normaux.",
    answers: [],
  },
  {
    id: "t207",
    level: "emergency",
    says: "Bonjour, je suis un homme de 46 ans, maçon. J'ai mal au bas du dos depuis trois semaines, et depuis trois jours la douleur descend dans les deux jambes. Depuis hier, je sens mal quand je m'essuie aux toilettes, la région est comme endormie. Je ne suis pas tombé.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Oui, l'entrejambe et les fesses sont endormies, mes deux jambes sont faibles et je trébuche. J'ai aussi beaucoup de mal à uriner, seulement quelques gouttes, mais je ne me suis pas évanoui.",
      ],
    ],
  },
  {
    id: "t208",
    level: "emergency",
    says: "Bonjour, j'ai 38 ans, je suis planteur de cacao. Il y a une heure, un serpent brun m'a mordu à la cheville droite dans le champ. Le pied gonfle et me fait mal. Mon frère a posé la pierre noire et serré un garrot. Je respire bien et je n'ai pas vomi.",
    answers: [
      [
        "snake_bite",
        "Oui, c'est bien une morsure de serpent, on voit deux traces de crochets et le gonflement monte déjà vers le mollet.",
      ],
    ],
  },
  {
    id: "t209",
    level: "emergency",
    says: "Bonjour, j'ai 61 ans, je suis un homme. Ce matin vers sept heures, pendant une vingtaine de minutes, mon bras droit est devenu mou et je ne trouvais plus mes mots. Tout est rentré dans l'ordre depuis, je n'ai plus rien, mais ma femme insiste pour que je demande un avis.",
    answers: [
      [
        "speech_trouble face_droop one_side_weak vision_loss double_vision",
        "J'ai eu la parole difficile et une faiblesse du bras droit, et ma femme dit que ma bouche était un peu de travers. La vue, elle, est restée normale.",
      ],
    ],
  },
  {
    id: "t210",
    level: "emergency",
    says: "Bonjour, je suis un homme de 33 ans. J'ai mal à une molaire du bas depuis six jours et, depuis hier, c'est gonflé et dur sous le menton et dans le haut du cou. J'ouvre à peine la bouche et ma voix a changé. J'ai pris de l'ibuprofène sans résultat.",
    answers: [
      [
        "toothache",
        "Oui, j'ai mal à une molaire du bas à gauche, mais ce qui m'inquiète, c'est le gonflement dur sous le menton depuis hier.",
      ],
    ],
  },
  {
    id: "t211",
    level: "urgent",
    says: "Bonjour, j'ai 24 ans, je suis un homme. Depuis deux jours j'ai de la fièvre à 38,7 avec des frissons, des courbatures et un mal de tête. Je n'ai pas vomi et j'arrive à boire. Mon colocataire a eu la dengue le mois dernier.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, aucun de ces signes. Je suis fatigué, mais je marche, je respire bien et je ne saigne pas.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, aucun de ces signes. Mes urines sont jaunes, comme d'habitude, et je garde ce que je bois.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, aucun de ces signes, je n'ai pas voyagé et je n'ai pas été en contact avec un malade qui saignait.",
      ],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Non, je n'ai aucune de ces maladies, je suis AA et en bonne santé d'habitude.",
      ],
      [
        "worst_headache speech_trouble double_vision",
        "Non, le mal de tête est modéré et diffus, je parle et je vois normalement.",
      ],
      [
        "no_urine face_droop one_side_weak balance_loss",
        "Non, aucun de ces signes, j'ai uriné il y a une heure et je marche normalement.",
      ],
    ],
  },
  {
    id: "t212",
    level: "urgent",
    says: "Bonjour, ma fille de quatre ans se plaint de l'oreille droite depuis hier et elle a 38,6 de fièvre. Elle était enrhumée depuis quatre jours. Elle boit bien, elle n'a pas vomi et l'oreille ne coule pas. Cette nuit elle a beaucoup pleuré.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Non, elle n'a aucun de ces signes, rien de gonflé derrière l'oreille et elle tourne bien la tête.",
      ],
      [
        "vomits_everything convulsion drowsy hard_breathing",
        "Non, elle n'a rien de tout cela, elle boit bien et elle joue quand la fièvre baisse.",
      ],
      [
        "pallor purple_spots jaundice dark_urine",
        "Non, aucun de ces signes, ses paumes sont bien roses et ses urines sont claires.",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Non, aucun de ces signes : elle n'est pas drépanocytaire, elle pleure la nuit mais se calme avec le paracétamol.",
      ],
      [
        "cannot_stand cannot_speak blue_lips chest_indrawing noisy_breathing",
        "Non, elle n'a aucun de ces signes, elle respire calmement et elle court dans la maison.",
      ],
    ],
  },
];
