import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden6: readonly Conversation[] = [
  {
    id: "v301",
    level: "emergency",
    says: "Bonjour, j'ai mal à la gorge depuis 3 jours. Quand j'avale ça pique. Qu'est-ce que je peux prendre ?",
    answers: [
      ["age", "J'ai 42 ans."],
      ["cannot_swallow drooling muffled_voice hard_breathing cannot_open_mouth", "Non, rien de tout ça."],
      ["fever", "Oui, hier c'était 39,2 et je grelottais."],
      [
        "confusion cannot_stand convulsion spontaneous_bleeding",
        "Non, je suis fatiguée mais je marche, rien de tout ça.",
      ],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Non, rien de tout ça."],
      [
        "skin_peeling black_skin haemorrhagic_contact",
        "J'ai des petites plaies dans la bouche mais ma peau va bien, le reste non.",
      ],
      ["flank_pain belly_pain burning_urine rash ear_pain", "Non, rien de tout ça."],
      ["cannot_drink", "Non, je bois même si ça pique."],
      ["poor_feeding severe_pain immunocompromised", "Non, rien de tout ça."],
      ["no_urine noisy_breathing", "Non, ni l'un ni l'autre."],
    ],
  },
  {
    id: "v302",
    level: "emergency",
    says: "Bonsoir docteur, j'ai attrapé un torticolis depuis hier, la nuque me tire. J'ai mis le baume mais ça ne part pas.",
    answers: [
      ["age", "47 ans"],
      ["fever one_side_weak both_legs_weak light_hurts confusion", "Non, rien de tout ça."],
      [
        "leg_weakness numb_fingers severe_pain fall locked_jaw",
        "Ce matin la cuillère rentrait à peine dans ma bouche.",
      ],
    ],
  },
  {
    id: "v303",
    level: "emergency",
    says: "Bonjour, j'ai des fourmis dans les pieds depuis quelques jours, et les mains commencent aussi. Est-ce que c'est un manque de vitamines ?",
    answers: [
      ["age", "38 ans, je suis chauffeur."],
      [
        "one_side_weak face_droop speech_trouble both_legs_weak limb_cold_pale",
        "Mes deux jambes me lâchent, hier il fallait me tirer pour que je me lève de la chaise.",
      ],
      [
        "hand_numbness",
        "Les mains fourmillent toute la journée, pas surtout la nuit, mais c'est les jambes qui lâchent.",
      ],
    ],
  },
  {
    id: "v304",
    level: "emergency",
    says: "J'ai mal au rein gauche depuis ce matin, ça me prend aussi dans le dos. Je pense que c'est un calcul, quelle tisane je peux boire ?",
    answers: [
      ["age", "71 ans"],
      [
        "fever severe_pain no_urine single_kidney fainted",
        "Ça fait trop mal, et à midi j'ai vu tout noir dans les toilettes, je me suis retrouvé par terre.",
      ],
    ],
  },
  {
    id: "v305",
    level: "emergency",
    says: "Bonjour, ma maman de 81 ans n'a plus d'appétit depuis 4 jours et elle a la nausée. Elle dit que la nourriture la dégoûte.",
    answers: [
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Elle est plus lente et le soir elle s'embrouille un peu, mais pas le reste.",
      ],
      [
        "drowsy cannot_stand neck_stiff convulsion",
        "Non, elle tient debout, mais hier et ce matin elle a failli tomber en se levant.",
      ],
      [
        "chest_pain palpitations hard_breathing one_side_weak speech_trouble",
        "Le cœur ne va pas vite, au contraire l'appareil à la maison montre 38. Pas de douleur.",
      ],
      [
        "palpitations hard_breathing one_side_weak speech_trouble",
        "Il bat lentement, 38, et le souffle est comme d'habitude. Le reste non.",
      ],
      ["black_stool vaginal_bleeding belly_pain faint_on_effort", "Non, rien de tout ça."],
      ["fainted fever pallor vomiting", "Elle a vomi deux fois et elle a failli s'évanouir, pas de fièvre, pas pâle."],
      [
        "vomits_everything no_urine bile_vomit diabetes",
        "Non, elle urine un peu moins mais elle urine, et pas de diabète.",
      ],
      [
        "diarrhea flank_pain hernia_stuck head_injury overdose",
        "Depuis dix jours elle prend deux comprimés de digoxine au lieu d'un, on s'est trompé.",
      ],
      ["overdose", "Oui, c'est ça."],
    ],
  },
  {
    id: "v306",
    level: "emergency",
    says: "Bonjour. Je suis fatigué depuis deux jours et j'ai la nausée. Je crois que j'ai mangé quelque chose de gras.",
    answers: [
      ["age", "55 ans"],
      ["belly_pain low_belly_pain", "Le ventre me fait un peu mal partout, oui."],
      ["pregnant", "Je suis un homme."],
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "Hier j'ai failli m'évanouir deux fois en me levant, le reste non.",
      ],
      ["sudden_onset", "Non, ça vient doucement."],
      ["cannot_stand confusion hard_breathing hernia_stuck", "Oui, je ne tiens plus debout, la tête tourne trop."],
      [
        "belly_pain severe_belly_pain vomiting bile_vomit",
        "Un petit mal au ventre et je vomis, depuis hier même l'eau remonte.",
      ],
    ],
  },
  {
    id: "v307",
    level: "emergency",
    says: "Bonjour, je tousse la nuit depuis une semaine, je n'arrive pas à dormir. Quel sirop je peux acheter à la pharmacie ?",
    answers: [
      ["age", "J'ai 27 ans."],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Quand je parle je dois m'arrêter pour reprendre l'air, le reste non.",
      ],
      [
        "fever hard_breathing cough_blood pleuritic_pain weight_loss",
        "Oui, rien que marcher jusqu'à la porte le souffle me manque. Pas de fièvre ni de sang.",
      ],
      ["sudden_onset", "Non, c'est venu petit à petit."],
      ["lying_flat_worse leg_swelling_one surgery_recent", "Oui, je dors assise sinon j'étouffe."],
    ],
  },
  {
    id: "v308",
    level: "emergency",
    says: "Bonjour, mon bébé régurgite plus que d'habitude depuis hier soir. Il a 12 jours. Est-ce que c'est mon lait qui ne passe pas ?",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Il prend le sein quelques minutes et il s'arrête, mais il respire bien et il n'est pas chaud.",
      ],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Il tète moins, et ce matin ce qui sort est vert comme la feuille.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est propre."],
      ["mouth_sores", "Non"],
    ],
  },
  {
    id: "v309",
    level: "emergency",
    says: "Bonjour, mon fils de 6 ans est fatigué ces jours-ci, il ne joue plus. Hier il a commencé à dire que son ventre fait mal.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Aujourd'hui il dort beaucoup, mais quand je l'appelle il ouvre les yeux. Le reste non.",
      ],
    ],
  },
  {
    id: "v310",
    level: "emergency",
    says: "Bonjour, j'ai mal en haut de l'épaule droite depuis ce matin et le ventre un peu dérangé. J'ai dû mal dormir. Je peux mettre une pommade ?",
    answers: [
      ["pregnant", "J'ai un retard de règles de sept semaines, je crois."],
      ["age", "29 ans"],
      ["fever", "Non"],
      ["locked_jaw paracetamol_much", "Non, rien de tout ça."],
      ["rice_water cannot_stand no_urine drowsy fainted", "Ce matin sous la douche j'ai failli partir, tout tournait."],
      ["bloody_stool vomits_everything sunken_eyes little_urine", "Non, rien de tout ça."],
      ["cluster_diarrhea", "Non, personne n'est malade ici."],
      ["confusion face_droop one_side_weak speech_trouble double_vision", "Non, rien de tout ça."],
    ],
  },
  {
    id: "v311",
    level: "emergency",
    says: "Slt, j'ai mal au bas du ventre depuis ce matin. J'ai pas envie d'aller à l'école.",
    answers: [
      ["age", "14 ans"],
      ["rigid_belly bile_vomit bloody_stool cannot_stand drowsy", "Non, rien de tout ça."],
      ["testicle_pain", "Oui... le gauche est gros et il est remonté, j'avais honte."],
    ],
  },
  {
    id: "v312",
    level: "emergency",
    says: "Bonjour mon docteur, mon rhumatisme du bras gauche me fatigue depuis ce matin. Quelle pommade est bonne pour ça ?",
    answers: [
      ["age", "J'ai 67 ans."],
      ["fever", "Non, pas de fièvre."],
      ["locked_jaw paracetamol_much", "Non, rien de tout ça."],
      [
        "hard_breathing chest_pressure confusion",
        "Oui, j'ai comme un poids au milieu de la poitrine et le souffle un peu court.",
      ],
    ],
  },
];
