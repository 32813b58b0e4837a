import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record16: readonly Conversation[] = [
  {
    id: "v601",
    level: "emergency",
    says: "Enfant de 3 ans, sexe M, fièvre depuis 4 j traitée à domicile par paracétamol et décoctions. Amené ce matin au poste de santé, paumes très blanches.",
    answers: [],
  },
  {
    id: "v602",
    level: "emergency",
    says: "Femme 23 ans, P2, accouchée à domicile il y a 6 jours, douleurs pelviennes depuis 2 j et lochies malodorantes.",
    answers: [
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "non, pas de ventre de bois, transit conservé, pas de malaise, pas d'hématémèse ni méléna",
      ],
      ["severe_pain", "non, EVA 6/10, marche lentement avec aide"],
      ["cannot_stand confusion hard_breathing hernia_stuck", "non, tient debout, consciente, eupnéique, pas de hernie"],
      [
        "fever vomiting right_lower_pain right_upper_pain constant_pain",
        "oui, T 39 avec frissons, douleur pelvienne continue, pas de vomissement",
      ],
    ],
  },
  {
    id: "v603",
    level: "emergency",
    says: "Homme de 67 ans, hypertendu connu en rupture de traitement depuis 2 mois. A présenté ce matin un trouble du langage pendant une vingtaine de minutes, tout est rentré dans l'ordre.",
    answers: [],
  },
  {
    id: "v604",
    level: "emergency",
    says: "Patient de 45 ans, cultivateur, difficulté à ouvrir la bouche depuis 2 jours, n'arrive plus à mâcher. Notion de plaie du pied par daba il y a une dizaine de jours.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "oui, trismus, et spasmes douloureux au bruit depuis ce matin",
      ],
      ["locked_jaw", "oui"],
    ],
  },
  {
    id: "v605",
    level: "emergency",
    says: "Élève de 15 ans, drépanocytaire SS, vient à l'infirmerie du lycée pour une érection douloureuse qui ne cède pas.",
    answers: [],
  },
  {
    id: "v606",
    level: "emergency",
    says: "Homme 62 ans, docker, porteur d'une hernie inguinale droite depuis des années, habituellement réductible. Depuis hier soir tuméfaction dure et douloureuse.",
    answers: [
      [
        "hard_breathing lying_flat_worse chest_pain confusion",
        "non, pas de dyspnée ni douleur thoracique, conscience normale",
      ],
      [
        "hernia_stuck vomiting no_stool_gas severe_pain",
        "oui, irréductible, vomissements x4, arrêt des matières et des gaz depuis hier, EVA 8/10",
      ],
    ],
  },
  {
    id: "v607",
    level: "urgent",
    says: "Nouveau-né de 12 jours, sexe F, yeux collés avec sécrétions purulentes bilatérales depuis hier. Né à terme, voie basse.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "non, tète bien, se réveille pour téter, respire normalement",
      ],
      ["severe_pain fainted jaundice pallor", "non, tonique, rose, pas d'ictère"],
      [
        "sunken_eyes no_urine fast_breathing",
        "non, urines normales, respiration normale, pas de signe de déshydratation",
      ],
      ["snake_bite scorpion_sting poisoning", "non, rien de tout cela"],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "non, T 36,9, cordon tombé et propre, pas d'ictère, pas de vomissement",
      ],
      ["vision_loss", "non, cornée claire, réagit à la lumière"],
    ],
  },
  {
    id: "v608",
    level: "urgent",
    says: "Étudiante de 21 ans, victime d'une agression sexuelle avant-hier soir par un inconnu. Vient demander quoi faire.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "non, pas de plaie ni de saignement, pas d'idées suicidaires, pas de douleur",
      ],
      ["sexual_violence", "oui, par un inconnu"],
    ],
  },
  {
    id: "v609",
    level: "urgent",
    says: "Homme de 39 ans, commerçant, TA 19/12 retrouvée ce matin à la pharmacie lors d'un contrôle systématique. Asymptomatique.",
    answers: [
      ["chest_pain hard_breathing one_side_weak confusion vision_loss", "non, aucun de ces signes, se sent bien"],
      [
        "headache vision_blurred vomiting speech_trouble dizzy",
        "non, pas de céphalées, pas de flou visuel, parole normale",
      ],
    ],
  },
  {
    id: "v610",
    level: "urgent",
    says: "Fillette de 8 ans, morsure du mollet gauche par un chien errant hier en fin d'après-midi sur le chemin de l'école. Plaie peu profonde.",
    answers: [
      ["bite_face_neck heavy_bleeding rabies_signs", "non, mollet seulement, saignement arrêté, enfant calme"],
      [
        "neck_wound limb_cold_pale black_skin locked_jaw",
        "non, deux traces de crocs superficielles au mollet, sensibilité du pied normale",
      ],
      [
        "dirty_wound wound_infected wound_object numb_fingers",
        "lavée à l'eau et savon 5 min seulement, petite rougeur de 1 cm, pas de pus, elle bouge bien les orteils",
      ],
      ["confusion convulsion", "non, conscience normale, elle joue"],
    ],
  },
  {
    id: "v611",
    level: "urgent",
    says: "Femme 55 ans, obésité, jambe droite rouge et chaude depuis 3 jours, porte d'entrée interorteils. Non diabétique.",
    answers: [
      [
        "pain_out_of_proportion black_skin confusion cannot_stand",
        "non, douleur 5/10, pas de nécrose, consciente, marche en boitant",
      ],
      ["fever", "oui, T 38,6 avec frissons hier, TDR non fait"],
    ],
  },
  {
    id: "v612",
    level: "routine",
    says: "Garçon de 11 ans, campement près de Daloa, ulcère de la jambe gauche évoluant depuis 7 semaines, indolore, bords décollés.",
    answers: [
      [
        "black_skin pain_out_of_proportion heavy_bleeding confusion",
        "non, fond jaunâtre, pas de nécrose, pas d'odeur, indolore",
      ],
      ["cannot_stand purple_spots", "non, état général conservé, va à l'école"],
      [
        "fever wound_infected diabetes rash_spreading",
        "non, apyrétique, pas de diabète, extension lente sur 7 semaines, pas de rougeur autour",
      ],
    ],
  },
];
