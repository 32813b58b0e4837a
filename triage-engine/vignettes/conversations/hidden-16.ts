import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden16: readonly Conversation[] = [
  {
    id: "x301",
    level: "emergency",
    says: "Bonjour, ma fille de 11 ans est très fatiguée et elle a vomi depuis hier. Je pense que c'est quelque chose qu'elle a mangé.",
    answers: [
      [
        "vomits_everything drowsy bile_vomit vomits_blood no_urine",
        "Elle est un peu endormie mais elle répond quand on l'appelle, le reste non.",
      ],
      ["neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine", "Non, rien de tout ça."],
      ["severe_pain right_lower_pain", "Non, elle a un peu mal partout dans le ventre."],
      [
        "confusion convulsion much_urine",
        "Oui, depuis trois semaines elle se lève la nuit pour pisser et même elle mouille le lit.",
      ],
    ],
  },
  {
    id: "x302",
    level: "emergency",
    says: "J'ai 14 ans, j'ai mal en bas du ventre depuis ce matin. Maman dit que c'est le piment d'hier.",
    answers: [
      ["rigid_belly bile_vomit bloody_stool cannot_stand drowsy", "Non, rien de tout ça."],
      ["testicle_pain", "Euh oui, la boule de droite a grossi et elle me fait très mal, j'avais honte de le dire."],
    ],
  },
  {
    id: "x303",
    level: "emergency",
    says: "Bonjour, je suis enceinte de 8 mois et j'ai l'estomac qui me brûle depuis hier. Je peux prendre quoi pour ça ?",
    answers: [
      ["age", "27 ans"],
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Non, rien de tout ça."],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "C'est fort, à 7 sur 10, en haut du ventre et sous les côtes à droite, le reste non.",
      ],
    ],
  },
  {
    id: "x304",
    level: "emergency",
    says: "Mon papa de 76 ans se plaint de la tête depuis 2 jours. On lui donne paracétamol mais ça revient toujours.",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Depuis hier il mélange un peu les noms des enfants.",
      ],
    ],
  },
  {
    id: "x305",
    level: "emergency",
    says: "Bonjour j'ai mal à la gorge depuis deux jours, ça pique quand j'avale. Je voudrais savoir quel sirop prendre.",
    answers: [
      ["age", "38 ans"],
      [
        "cannot_swallow drooling muffled_voice hard_breathing cannot_open_mouth",
        "Non, j'avale ma salive, ça fait mal c'est tout.",
      ],
      ["fever", "Oui, 39,2 depuis hier avec des frissons."],
      ["confusion cannot_stand convulsion spontaneous_bleeding", "Non, rien de tout ça."],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Non, rien de tout ça."],
      [
        "skin_peeling black_skin haemorrhagic_contact",
        "Non, ma peau n'a rien, c'est seulement l'intérieur de la bouche qui a des petites plaies.",
      ],
      ["flank_pain belly_pain burning_urine rash ear_pain", "Non, rien de tout ça."],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Oui, je prends le carbimazole pour la thyroïde depuis 6 semaines.",
      ],
    ],
  },
  {
    id: "x306",
    level: "emergency",
    says: "Mon fils de 6 ans est fatigué depuis hier, il ne veut pas jouer. Il veut seulement se coucher.",
    answers: [
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "Son souffle est un peu rapide, sinon non.",
      ],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non, il boit un peu et il se réveille, c'est juste qu'il souffle un peu vite.",
      ],
      ["chest_indrawing blue_lips apnea", "Non, rien de tout ça."],
      ["sickle_cell", "Oui, il est SS."],
    ],
  },
  {
    id: "x307",
    level: "emergency",
    says: "J'ai une dent du fond qui me fait souffrir depuis 5 jours. Qu'est-ce que je peux prendre pour calmer ?",
    answers: [
      ["age", "J'ai 47 ans"],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Oui, ma bouche s'ouvre d'un doigt seulement, sous le menton c'est devenu gros et dur.",
      ],
    ],
  },
  {
    id: "x308",
    level: "emergency",
    says: "Bonsoir, ma femme a accouché il y a 9 jours et elle ne dort presque plus. Est-ce qu'il y a un médicament léger pour dormir ?",
    answers: [
      ["age", "Elle a 25 ans"],
      ["suicidal_thoughts", "Non, elle ne dit pas ça."],
      [
        "no_sleep_days hears_voices withdrawal lying_flat_worse sexual_violence",
        "Oui, depuis 4 nuits elle parle seule, elle dit qu'on a échangé le bébé et que quelqu'un lui commande de le mettre dehors.",
      ],
    ],
  },
  {
    id: "x309",
    level: "emergency",
    says: "J'ai mal au dos depuis 3 semaines, je suis un homme de 69 ans. C'est sûrement l'âge mais ça ne passe pas.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Depuis hier mes deux jambes sont lourdes, je trébuche, et quand je m'assieds aux toilettes je ne sens pas bien entre les jambes.",
      ],
    ],
  },
  {
    id: "x310",
    level: "emergency",
    says: "Je suis une dame de 64 ans, depuis ce matin je me sens très fatiguée et j'ai l'estomac lourd. J'ai mangé du foutou hier soir, c'est peut-être ça.",
    answers: [
      ["age", "64 ans, comme j'ai dit."],
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "Oui, j'ai la sueur froide depuis ce matin et quand je marche jusqu'à la cour le souffle me manque.",
      ],
      ["pain_to_arm_jaw fainted", "Oui, ma mâchoire et mon bras gauche sont lourds."],
    ],
  },
  {
    id: "x311",
    level: "emergency",
    says: "Mon garçon de 7 ans boite depuis hier, il dit que sa jambe lui fait mal. Il a joué au ballon dimanche.",
    answers: [["fever", "Oui, depuis hier nuit il chauffe, 39."]],
  },
  {
    id: "x312",
    level: "emergency",
    says: "Bonjour, mon bébé de 7 jours prend moins le sein depuis hier. C'est ma petite fille, est-ce que c'est mon lait qui n'est pas bon ?",
    answers: [
      ["clearer", "Elle tète moins bien qu'avant, depuis hier, c'est ça qui a changé."],
      ["age", "Elle a 7 jours."],
    ],
  },
];
