import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record4: readonly Conversation[] = [
  {
    id: "p101",
    level: "emergency",
    says: "Nouveau-né de sexe masculin, âgé de 5 jours, né à terme par voie basse, amené par sa mère pour un ictère apparu au troisième jour. La coloration jaune s'étend depuis ce matin aux paumes et aux plantes. L'enfant est décrit comme somnolent et prend mal le sein.",
    answers: [
      [
        "newborn_jaundice_early drowsy",
        "Oui, les paumes et les plantes sont jaunes, et il est somnolent : il faut le réveiller pour téter.",
      ],
    ],
  },
  {
    id: "p102",
    level: "emergency",
    says: "Une femme de 24 ans, aux antécédents d'infection génitale traitée, consulte pour une douleur de la fosse iliaque gauche d'apparition brutale il y a cinq heures. Ses dernières règles remontent à sept semaines. Elle rapporte des pertes brunâtres peu abondantes et une lipothymie au lever.",
    answers: [
      ["low_belly_pain", "Oui, dans la fosse iliaque gauche."],
      [
        "belly_pain fainted shoulder_tip_pain soaks_pads",
        "Oui, elle a mal au ventre et à l'épaule, et elle a perdu connaissance en se levant.",
      ],
      ["vaginal_bleeding", "Oui, de petites pertes brunes."],
    ],
  },
  {
    id: "p103",
    level: "emergency",
    says: "Un homme de 67 ans, hypertendu irrégulièrement traité et tabagique, présente depuis deux heures une douleur interscapulaire d'installation brutale, décrite comme un déchirement, migrant vers la face antérieure du thorax. Il est pâle et couvert de sueurs. Aucun traumatisme n'est signalé.",
    answers: [
      [
        "hard_breathing fainted cannot_stand black_stool chest_pain",
        "Oui, il a une douleur dans la poitrine et il est un peu gêné pour respirer. Pas d'évanouissement, pas de selles noires.",
      ],
    ],
  },
  {
    id: "p104",
    level: "emergency",
    says: "Adolescent de 14 ans, sans antécédent, amené par son père pour une douleur scrotale droite apparue brutalement au réveil, il y a quatre heures. Deux épisodes de vomissements sont survenus. Le testicule droit est gonflé et très sensible.",
    answers: [],
  },
  {
    id: "p105",
    level: "emergency",
    says: "Fillette de 3 ans amenée par sa grand-mère après ingestion accidentelle d'une gorgée de pétrole lampant, il y a environ quarante minutes. Depuis, l'enfant tousse et sa respiration paraît un peu rapide. Elle reste consciente.",
    answers: [["swallowed_kerosene", "Oui, elle a avalé du pétrole lampant."]],
  },
  {
    id: "p106",
    level: "emergency",
    says: "Une primigeste de 29 ans, à 34 semaines d'aménorrhée, consulte pour des céphalées frontales intenses évoluant depuis la veille. Elle signale des phosphènes ainsi qu'un œdème récent du visage et des mains. Les mouvements fœtaux sont perçus.",
    answers: [],
  },
  {
    id: "p107",
    level: "emergency",
    says: "Un docker de 58 ans, porteur d'une hernie inguinale droite négligée depuis six ans, consulte pour une tuméfaction de l'aine devenue dure, douloureuse et impossible à réduire depuis dix heures. Il a vomi à quatre reprises.",
    answers: [],
  },
  {
    id: "p108",
    level: "emergency",
    says: "Garçon de 9 ans, drépanocytaire homozygote SS, amené par sa mère pour une douleur thoracique droite majorée par l'inspiration, associée à une fièvre à 39,2 °C depuis la veille. L'enfant tousse et respire rapidement.",
    answers: [],
  },
  {
    id: "p109",
    level: "emergency",
    says: "Une femme de 62 ans, hypermétrope et hypertendue traitée, consulte pour une douleur intense de l'œil gauche, apparue il y a six heures. L'œil est rouge et la patiente voit des halos colorés autour des lumières. Elle a vomi deux fois.",
    answers: [],
  },
  {
    id: "p110",
    level: "emergency",
    says: "Étudiante de 21 ans, accompagnée d'une amie, ayant ingéré volontairement une trentaine de comprimés de paracétamol à 500 mg il y a trois heures, dans un contexte de rupture sentimentale. Elle est consciente et ne présente pour l'heure que de légères nausées.",
    answers: [["suicide_attempt", "Oui, elle a voulu mourir, c'était il y a trois heures."]],
  },
  {
    id: "p111",
    level: "emergency",
    says: "Un homme de 34 ans consulte pour une odynophagie gauche évoluant depuis cinq jours malgré deux jours d'amoxicilline. Depuis ce matin, il ne parvient plus à avaler sa salive et sa voix est étouffée. La température est mesurée à 39 °C.",
    answers: [],
  },
  {
    id: "p112",
    level: "urgent",
    says: "Un agriculteur de 33 ans se présente au lendemain d'une morsure du mollet droit par un chien errant qui a pris la fuite. L'examen montre deux plaies punctiformes peu profondes, qui ne saignent plus.",
    answers: [
      ["bite_face_neck rabies_signs deep_cut", "Non, rien de tout cela. Les plaies sont petites et peu profondes."],
      [
        "black_skin fever rash_spreading cellulitis limb_cold_pale",
        "Non, la peau autour est normale et il n'a pas de fièvre.",
      ],
      ["confusion convulsion", "Non, il est lucide et n'a pas convulsé."],
    ],
  },
];
