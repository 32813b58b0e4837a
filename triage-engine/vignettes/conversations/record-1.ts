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
];
