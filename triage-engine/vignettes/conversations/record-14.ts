import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record14: readonly Conversation[] = [
  {
    id: "t113",
    level: "urgent",
    says: "L'institutrice d'un garçon de 11 ans signale qu'un chien errant l'a mordu au mollet il y a trois heures. La plaie est superficielle et ne saigne plus. L'enfant est en bon état général et n'a jamais été vacciné contre la rage.",
    answers: [
      [
        "neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, la plaie est seulement au mollet et elle est superficielle. La jambe est de couleur normale.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, ce sont deux petites marques de crocs, propres, et il bouge bien les orteils.",
      ],
      ["bite_face_neck rabies_signs", "Non, la morsure est au mollet et il se comporte normalement."],
      ["confusion convulsion", "Non, il est lucide et n'a pas convulsé."],
    ],
  },
  {
    id: "t114",
    level: "urgent",
    says: "Un homme de 67 ans, hypertendu sous amlodipine, présente depuis deux jours une éruption vésiculeuse en bande sur l'hémithorax gauche, précédée de brûlures. Il n'a ni fièvre, ni dyspnée, ni atteinte du visage.",
    answers: [
      ["confusion neck_stiff face_droop vision_loss", "Non, rien de tel."],
      ["drowsy one_side_weak", "Non, il est bien éveillé et bouge normalement."],
    ],
  },
  {
    id: "t115",
    level: "urgent",
    says: "Une accouchée de 25 ans, au 20e jour du post-partum et allaitant, présente une douleur du sein gauche avec rougeur localisée depuis hier. Sa température est à 38,6 °C. Les lochies ne sont pas malodorantes et le bébé tète bien.",
    answers: [
      ["age", "Elle a 25 ans."],
      ["breast_red breast_abscess", "Oui, le sein gauche est rouge, chaud et gonflé, mais il n'y a pas de pus."],
      ["confusion cannot_stand vomits_everything", "Non, je suis lucide, je me lève et je bois sans vomir."],
      [
        "soaks_pads convulsion vision_blurred hard_breathing leg_swelling_one",
        "Non, je saigne très peu, je vois bien et mes jambes sont normales.",
      ],
      [
        "foul_lochia low_belly_pain chills",
        "J'ai eu quelques frissons hier soir, mais pas de mal au bas-ventre et les pertes ne sentent pas mauvais.",
      ],
      ["spontaneous_bleeding", "Non, je ne saigne nulle part."],
      ["neck_stiff purple_spots jaundice dark_urine", "Non, aucun de ces signes."],
      ["flank_pain belly_pain burning_urine ear_pain", "Non, j'ai mal seulement au sein."],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Non, rien de tout cela."],
      [
        "unconscious drowsy severe_pain severe_belly_pain",
        "Non, la douleur du sein est supportable et je suis bien éveillée.",
      ],
    ],
  },
  {
    id: "t116",
    level: "urgent",
    says: "Infirmière scolaire : je reçois une étudiante de 20 ans qui déclare avoir subi une agression sexuelle il y a deux jours par un homme connu. Elle ne saigne pas et n'a pas de plaie apparente. Elle n'exprime pas d'idée suicidaire.",
    answers: [
      [
        "vaginal_bleeding deep_cut severe_pain",
        "Non, pas de saignement, pas de plaie. Elle ressent seulement une légère gêne.",
      ],
      ["sexual_violence", "Oui, c'est bien cela."],
    ],
  },
  {
    id: "t117",
    level: "urgent",
    says: "Nourrisson de 14 mois amené par sa mère pour une fièvre à 38,7 °C évoluant depuis deux jours avec rhinorrhée claire. Il boit, joue entre les pics et ne vomit pas. Aucun test du paludisme n'a été réalisé.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion hard_breathing",
        "Non, elle tète et boit bien, elle ne vomit pas, n'a pas convulsé et respire normalement.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Non, je ne vois rien de tout cela, elle a sa couleur habituelle.",
      ],
    ],
  },
  {
    id: "t118",
    level: "urgent",
    says: "Un homme de 46 ans sans antécédent consulte pour une polyurie et une polydipsie depuis trois semaines avec un amaigrissement de 6 kg. La glycémie capillaire à la pharmacie est à 3,4 g/L. Il n'a ni vomissement, ni douleur abdominale, ni trouble de la conscience.",
    answers: [
      ["breath_deep drowsy", "Non, sa respiration est normale et il est bien éveillé."],
      [
        "much_urine fever foot_wound cannot_drink",
        "Oui, il urine beaucoup le jour et la nuit. Pas de fièvre, pas de plaie, et il boit bien.",
      ],
      ["cannot_stand fainted", "Non, il est fatigué mais il tient debout et ne s'est pas évanoui."],
    ],
  },
  {
    id: "t119",
    level: "routine",
    says: "Un homme de 41 ans, chauffeur, non fumeur, présente une toux sèche évoluant depuis quatre semaines. Il ne rapporte ni fièvre, ni hémoptysie, ni amaigrissement, ni sueurs nocturnes.",
    answers: [
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "Non, il n'a aucun de ces symptômes."],
      ["hard_breathing pleuritic_pain", "Non, il respire bien et n'a pas mal à la poitrine."],
    ],
  },
  {
    id: "t120",
    level: "routine",
    says: "Une femme de 37 ans, mère de deux enfants, a découvert il y a trois semaines une masse indolore du quadrant supéro-externe du sein droit. Il n'existe ni écoulement mamelonnaire, ni rougeur, ni fièvre. Sa tante maternelle a eu un cancer du sein.",
    answers: [
      ["breast_red breast_abscess", "Non, le sein n'est ni rouge ni chaud et la boule ne fait pas mal."],
      ["lump_worrying", "Non, elle n'a pas changé de taille et elle bouge sous les doigts."],
    ],
  },
  {
    id: "t121",
    level: "routine",
    says: "Un homme de 69 ans, retraité, décrit un jet urinaire faible et une nycturie de trois levers par nuit, installés progressivement depuis huit mois. Il n'a ni hématurie, ni brûlure, ni fièvre, ni rétention.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non, il sent bien la région et ses jambes sont solides. Il arrive à uriner.",
      ],
      ["burning_urine thirst", "Non, ni brûlure ni soif particulière."],
      ["weak_stream", "Oui, le jet est faible et met du temps à venir."],
    ],
  },
  {
    id: "t122",
    level: "routine",
    says: "Une commerçante de 58 ans, en surpoids, se plaint de gonalgies droites mécaniques depuis six mois, majorées par la montée des escaliers. Le genou n'est ni rouge ni chaud et elle n'a pas eu de traumatisme.",
    answers: [
      ["fever", "Non, elle n'a pas de fièvre."],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Non, elle marche normalement, la douleur est modérée et elle n'est pas tombée.",
      ],
    ],
  },
  {
    id: "t123",
    level: "routine",
    says: "Fillette de 8 ans amenée par sa grand-mère pour deux plaques arrondies du cuir chevelu, squameuses, avec cheveux cassés, évoluant depuis cinq semaines. Elle se gratte modérément, sans fièvre ni suintement.",
    answers: [
      ["tongue_swelling", "Non, aucun gonflement."],
      ["cellulitis wound_infected", "Non, la peau n'est ni rouge ni chaude et il n'y a pas de pus."],
    ],
  },
  {
    id: "t124",
    level: "routine",
    says: "Une enseignante de 33 ans, divorcée récemment, rapporte une tristesse quotidienne, une perte d'intérêt et un sommeil fractionné depuis cinq semaines. Elle n'a pas d'idée suicidaire, continue à travailler et ne prend aucun médicament.",
    answers: [
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Non, elle n'entend pas de voix, elle travaille toujours et dort un peu chaque nuit. Pas de violence ni de blessure.",
      ],
    ],
  },
];
