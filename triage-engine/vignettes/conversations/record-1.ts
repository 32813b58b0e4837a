import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record1: readonly Conversation[] = [
  {
    id: "l101",
    level: "emergency",
    says: "Un homme de 57 ans, hypertendu et diabétique de type 2, tabagique, consulte pour une pesanteur épigastrique évoluant depuis deux heures, survenue au repos. Elle s'accompagne de nausées et de sueurs froides. Il rapporte une gêne associée dans la mâchoire inférieure.",
    answers: [
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Non, pas de fièvre ni de vomissements. La douleur est assez forte, à 7 sur 10.",
      ],
      ["nausea sweating", "Oui, il a des nausées et des sueurs froides."],
    ],
  },
  {
    id: "l102",
    level: "emergency",
    says: "Nouveau-née de 9 jours, née à domicile d'une mère non vaccinée, amenée pour arrêt de la succion depuis la veille. La mâchoire est contractée et le corps se raidit par accès au moindre bruit. Le cordon avait été pansé avec une poudre traditionnelle.",
    answers: [["locked_jaw", "Oui, la mâchoire est serrée et elle a des spasmes."]],
  },
  {
    id: "l103",
    level: "emergency",
    says: "Une femme de 26 ans, sans enfant, traitée il y a deux ans pour une infection génitale haute, se présente pour des douleurs pelviennes gauches d'apparition brutale ce matin. Ses dernières règles remontent à huit semaines. Elle décrit de petites pertes brunâtres et une sensation de malaise en se levant.",
    answers: [],
  },
  {
    id: "l104",
    level: "emergency",
    says: "Un garçon de 13 ans, sans antécédent, est réveillé à quatre heures du matin par une douleur scrotale droite intense, il y a environ quatre heures. La bourse est augmentée de volume et le testicule paraît ascensionné. Il a vomi une fois.",
    answers: [["pain_where", "Il a mal au testicule droit."]],
  },
  {
    id: "l105",
    level: "emergency",
    says: "Une femme de 68 ans, hypertendue irrégulièrement suivie, rapporte hier soir un épisode de faiblesse du bras droit avec manque du mot. L'épisode a duré une vingtaine de minutes et a régressé complètement. L'examen est actuellement normal selon la famille.",
    answers: [
      [
        "one_side_weak face_droop speech_trouble vision_loss double_vision",
        "Hier soir, il y a eu une faiblesse du bras droit et des difficultés à trouver ses mots. Aujourd'hui, tout est redevenu normal.",
      ],
      [
        "one_side_weak face_droop vision_loss double_vision balance_loss",
        "Seulement une faiblesse du bras droit, hier soir, pendant vingt minutes. La vue, le visage et la marche étaient normaux.",
      ],
    ],
  },
  {
    id: "l106",
    level: "emergency",
    says: "Fillette de 3 ans amenée par sa tante après l'ingestion, il y a une heure, d'une pile bouton provenant d'une télécommande. Elle salive plus que d'habitude et refuse de manger. Il n'y a pas de détresse respiratoire.",
    answers: [["swallowed_battery", "Oui, elle a avalé une pile bouton."]],
  },
  {
    id: "l107",
    level: "emergency",
    says: "Une gestante de 31 ans, troisième geste, à 35 semaines d'aménorrhée, consulte pour des céphalées intenses depuis le matin. Elles sont associées à des phosphènes et à un œdème du visage et des mains. Elle signale aussi une douleur en barre épigastrique.",
    answers: [
      [
        "face_swelling tongue_swelling throat_tight",
        "Le visage est gonflé, ainsi que les mains. La gorge et la langue sont normales.",
      ],
    ],
  },
  {
    id: "l108",
    level: "emergency",
    says: "Un homme de 22 ans, drépanocytaire homozygote SS, présente depuis la veille une douleur basithoracique droite avec toux et essoufflement. La température est à 38,7 °C. Le paracétamol n'a apporté aucun soulagement.",
    answers: [],
  },
  {
    id: "l109",
    level: "emergency",
    says: "Un cultivateur de 45 ans présente, trois heures après avoir pulvérisé un insecticide sans protection sur son champ de coton, une hypersalivation et des sueurs profuses. On note un larmoiement, des vomissements et des fasciculations musculaires. Il est conscient mais ralenti.",
    answers: [["pesticide_exposure vomiting", "Les deux : il a pulvérisé un insecticide et il vomit."]],
  },
  {
    id: "l110",
    level: "emergency",
    says: "Une femme de 61 ans, hypermétrope, est vue pour une douleur oculaire droite violente installée en six heures. L'œil est rouge, la vision s'est effondrée et elle perçoit des halos colorés autour des lampes. Elle a vomi à deux reprises.",
    answers: [],
  },
  {
    id: "l111",
    level: "emergency",
    says: "Un manœuvre de 52 ans, lombalgique chronique, présente depuis deux jours une sciatique bilatérale. Depuis ce matin, il signale une anesthésie du périnée et n'arrive plus à uriner. Les deux membres inférieurs sont affaiblis.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak fainted",
        "Oui, le périnée est endormi et les deux jambes sont faibles. Il n'y a pas de fuite et pas d'évanouissement.",
      ],
    ],
  },
  {
    id: "l112",
    level: "emergency",
    says: "Une étudiante de 19 ans, avec un antécédent de tentative de suicide l'an dernier, exprime depuis deux jours un projet suicidaire précis. Sa colocataire a découvert une lettre d'adieu et une réserve de comprimés dans sa chambre. Elle n'a encore rien ingéré.",
    answers: [["suicidal_plan", "Oui, elle a gardé des comprimés pour cela."]],
  },
  {
    id: "l113",
    level: "emergency",
    says: "Un homme de 34 ans, opéré il y a douze jours d'une fracture du tibia gauche, présente depuis ce matin une dyspnée brutale. Il décrit un point de côté droit augmenté par l'inspiration et un crachat strié de sang. Le mollet gauche est tuméfié et douloureux.",
    answers: [],
  },
  {
    id: "l114",
    level: "emergency",
    says: "Garçon de 4 ans amené pour des brûlures par bouillie chaude survenues il y a deux heures. Les lésions, phlycténulaires, intéressent le thorax, l'abdomen et le bras gauche. La mère y a appliqué du dentifrice.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, le visage n'est pas touché. La brûlure est étendue, environ douze à quinze paumes de sa main. C'était de la bouillie, ni courant ni produit.",
      ],
      [
        "burn_joint_hand burn_blisters fever wound_infected",
        "Oui, il y a de grosses cloques. La main n'est pas touchée. Il n'a pas de fièvre.",
      ],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non, il est bien réveillé, il pleure mais il boit et respire bien.",
      ],
      ["no_urine", "Non, il a uriné il y a une heure."],
      ["poor_feeding vomiting slow_growth", "Non, il boit comme d'habitude, il ne vomit pas et il grandit bien."],
      ["confusion noisy_breathing", "Non, il est lucide et sa respiration est normale."],
    ],
  },
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
];
