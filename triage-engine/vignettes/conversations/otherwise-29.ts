import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise29: readonly Conversation[] = [
  {
    id: "m101",
    level: "emergency",
    says: "Bonjour. J'ai accouché par césarienne il y a douze jours et depuis ce matin je manque d'air, avec une douleur du côté droit quand j'inspire. J'ai 29 ans.",
    answers: [],
  },
  {
    id: "m102",
    level: "emergency",
    says: "Bonjour, mon fils de 13 ans a été réveillé cette nuit par un mal très fort en bas du ventre, à gauche. Il a vomi deux fois et il ne veut pas que je regarde.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Son ventre est souple, il a rendu son repas seulement, et il est bien éveillé. Il marche plié en deux.",
      ],
      ["bile_vomit bloody_stool", "Il a rendu du riz, d'une couleur ordinaire, et ses selles d'hier étaient normales."],
      [
        "testicle_pain",
        "Il vient de me l'avouer : le testicule gauche est gonflé, remonté, et il ne supporte pas qu'on y touche.",
      ],
    ],
  },
  {
    id: "m103",
    level: "emergency",
    says: "Bonsoir. Hier pendant le repas je n'arrivais plus à parler et ma bouche était de travers, cela a duré une vingtaine de minutes. Aujourd'hui tout est rentré dans l'ordre, dois-je m'inquiéter ?",
    answers: [],
  },
  {
    id: "m104",
    level: "urgent",
    says: "Bonjour, j'ai 46 ans. J'ai des petites cloques groupées sur le côté droit de la poitrine, en bande jusqu'au dos, et cela brûle depuis trois jours.",
    answers: [
      [
        "confusion neck_stiff face_droop vision_loss",
        "J'ai toute ma tête, je tourne le cou comme je veux et mon visage est droit. Je vois bien.",
      ],
      ["drowsy one_side_weak", "Je suis bien réveillé et je me sers de mes bras et de mes jambes comme toujours."],
    ],
  },
  {
    id: "m105",
    level: "urgent",
    says: "Bonjour, le chat de la voisine a mordu ma fille de six ans à la main ce matin. Ce sont deux petits trous qui ont à peine saigné.",
    answers: [
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Seule la main est touchée et le sang s'est arrêté tout seul. Elle joue comme d'habitude.",
      ],
      [
        "bite_face_neck rabies_signs deep_cut",
        "Le visage et le cou sont intacts, et les trous sont tout petits, comme des piqûres. Elle boit normalement.",
      ],
      ["confusion convulsion", "Elle répond clairement et se comporte comme tous les jours."],
    ],
  },
  {
    id: "m106",
    level: "urgent",
    says: "Bonjour madame. Depuis deux jours je sens comme du piment quand je fais pipi et j'y vais tout le temps. J'ai 24 ans et j'attends un bébé pour dans quatre mois.",
    answers: [
      [
        "vomiting breath_deep drowsy confusion belly_pain",
        "Je garde tout ce que je mange et mon ventre est tranquille. Je suis en forme, à part les urines.",
      ],
      ["sugar", "On ne l'a jamais trouvé élevé, mais je ne l'ai pas mesuré ces jours-ci."],
      [
        "weight_loss fever foot_wound cannot_drink",
        "Je bois et je mange à ma faim, la température est à 36,8 et je prends du poids avec la grossesse. Mes pieds sont intacts.",
      ],
      ["weight_loss foot_wound", "Mon poids monte doucement et mes pieds sont propres et sains."],
      ["pregnancy_weeks", "Je suis à vingt-deux semaines, donc cinq mois."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Le bébé bouge bien, je vois et respire comme d'habitude, et je n'ai perdu ni sang ni eau.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Elle gigote souvent, mon ventre reste souple et je n'ai pas la figure enflée.",
      ],
      ["contractions waters_broken", "Mon slip est sec et le ventre ne durcit pas."],
      [
        "vaginal_bleeding burning_urine vomits_everything",
        "C'est ça, ça pique quand j'urine, comme je l'ai dit. Je ne perds pas de sang et je garde mes repas.",
      ],
      [
        "flank_pain blood_urine chills",
        "Le dos est tranquille, l'urine est un peu trouble mais jaune, et je n'ai pas froid.",
      ],
    ],
  },
  {
    id: "m107",
    level: "urgent",
    says: "Bonjour, je suis retraité, 62 ans. Hier au réveil je n'entendais presque plus rien de l'oreille gauche, et il y a un sifflement qui ne s'arrête pas.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Derrière l'oreille c'est normal, mon visage est bien symétrique et le cou est souple.",
      ],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "Je n'ai mal nulle part, l'oreille est sèche et je marche droit. L'ouïe est partie d'un coup, en une nuit.",
      ],
      ["drowsy convulsion", "Je dors et je me lève comme d'habitude, rien d'anormal de ce côté."],
    ],
  },
  {
    id: "m108",
    level: "routine",
    says: "Bonjour docteur, j'ai 44 ans. J'ai une tache claire sur l'avant-bras depuis environ cinq mois, et à cet endroit je ne sens presque plus rien quand on me touche.",
    answers: [],
  },
  {
    id: "m109",
    level: "routine",
    says: "Bonjour, en me lavant j'ai senti une petite boule dans mon sein droit, il y a trois semaines. Elle ne me fait pas mal. J'ai 41 ans.",
    answers: [
      [
        "fever breast_red breast_abscess",
        "La peau est de la même couleur que l'autre côté, rien ne coule, et je me sens en bonne santé.",
      ],
      ["lump_worrying", "Elle a gardé la taille d'une noisette. Elle est dure, mais elle roule un peu sous le doigt."],
    ],
  },
  {
    id: "m110",
    level: "routine",
    says: "Bonjour, j'ai 67 ans. Depuis plusieurs mois mon jet est faible, je dois pousser pour uriner et je me lève trois ou quatre fois chaque nuit.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Mes jambes me portent bien et je sens tout normalement. J'ai encore uriné il y a une heure.",
      ],
      [
        "fever burning_urine blood_urine thirst",
        "L'urine est claire et passe sans douleur, je bois comme avant et je n'ai pas le corps chaud.",
      ],
    ],
  },
  {
    id: "m111",
    level: "routine",
    says: "Bonjour, mon genou droit me fait souffrir depuis à peu près sept mois, surtout dans les escaliers. J'ai 59 ans et je vends au marché toute la journée.",
    answers: [
      ["fever", "Ma température est normale, je me sens bien en dehors de ce genou."],
      [
        "locked_jaw paracetamol_much",
        "J'ouvre la bouche normalement. Je prends un comprimé de temps en temps, pas davantage.",
      ],
      ["hot_joint", "Le genou a le même aspect que l'autre, il craque seulement."],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Je marche et je reste debout toute la journée au marché. La douleur est à quatre sur dix et je n'ai pas reçu de choc.",
      ],
      [
        "knee_shoulder_worn joint_pain knee_pain temperature_taken",
        "C'est le genou droit qui fait mal depuis sept mois, quand je monte les marches ou reste longtemps debout.",
      ],
    ],
  },
  {
    id: "m112",
    level: "routine",
    says: "Bonjour, mon bébé a seize jours et la sage-femme trouve qu'il n'a presque pas grossi depuis la naissance. Je lui donne seulement le sein.",
    answers: [
      ["clearer", "Rien ne lui fait mal. C'est son poids : 3,1 kg à la naissance et 3,12 kg au quatorzième jour."],
      ["where", "Aucune partie n'est malade, c'est seulement la prise de poids qui est trop faible."],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Il prend le sein avec force huit ou neuf fois par jour, il garde son lait et se réveille tout seul.",
      ],
      ["convulsion drowsy hard_breathing", "Il respire calmement, crie fort, et il est bien éveillé entre les tétées."],
      [
        "severe_pain fainted jaundice pallor",
        "Il est bien rose, les yeux sont blancs, et il ne semble souffrir de rien.",
      ],
      [
        "sunken_eyes no_urine fast_breathing poor_feeding",
        "Il mouille six ou sept couches par jour, tète toujours aussi bien et respire tranquillement.",
      ],
      ["snake_bite scorpion_sting poisoning", "Rien ne l'a piqué et il ne reçoit que mon lait, pas de tisane."],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Il est à 36,8, son nombril est tombé et bien sec, et son ventre est souple.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est toute propre, sans aucune marque."],
      [
        "one_side_weak vomits_blood black_stool spontaneous_bleeding",
        "Il bouge ses quatre membres pareil, ses selles sont jaunes et il ne saigne de nulle part.",
      ],
      [
        "one_side_weak vomits_blood spontaneous_bleeding",
        "Il gigote des deux côtés, garde son lait, et il n'y a de sang nulle part.",
      ],
      ["newborn_skin_pustules rash_spreading", "Sa peau est nette, je la regarde à chaque bain."],
    ],
  },
];
