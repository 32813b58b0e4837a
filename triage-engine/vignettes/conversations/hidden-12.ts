import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden12: readonly Conversation[] = [
  {
    id: "w401",
    level: "emergency",
    says: "Bonjour, ça fait deux jours que je suis vraiment fatiguée, j'ai mal au cœur et je vomis un peu. Je n'ai envie de rien.",
    answers: [
      ["steroid_stopped", "Oui, la prednisone, quatre ans, et je l'ai arrêtée il y a six jours."],
      ["age", "J'ai 34 ans."],
      ["suicidal_thoughts", "Non, pas du tout."],
      ["heart_or_nausea", "C'est l'envie de vomir."],
      ["hard_breathing confusion", "Non, rien de tout ça."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Je ne peux plus travailler, je reste couchée, mais le reste non.",
      ],
      ["loss_of_function", "Oui, c'est ça."],
    ],
  },
  {
    id: "w402",
    level: "emergency",
    says: "Bonsoir, j'ai mal à la tête depuis que je me suis levé ce matin et j'ai un peu envie de vomir. Le paracétamol ne fait rien.",
    answers: [
      ["age", "39 ans."],
      ["thunderclap neck_stiff one_side_weak confusion vision_loss", "Non, rien de tout ça."],
      ["pregnant", "Je suis un homme."],
      ["worst_headache speech_trouble double_vision convulsion drowsy", "Non, rien de tout ça."],
      ["fever vomiting severe_pain vision_blurred getting_worse", "La vue est un peu floue, oui."],
      ["sudden_onset", "Non, c'est juste un peu flou depuis le réveil."],
      ["eye_pain red_eye diabetes flashes_floaters", "Non, rien de tout ça."],
      [
        "head_injury smoke_gas high_pressure",
        "Ah oui, à cause de la pluie on a dormi avec le fourneau de charbon allumé dans la chambre fermée, ma femme et ma fille ont mal à la tête aussi.",
      ],
    ],
  },
  {
    id: "w403",
    level: "emergency",
    says: "Bjr, g mal au bas-ventre dpui ce matin, à gauche. J'ai vomi aussi, je pense c'est le garba que j'ai mangé hier.",
    answers: [
      ["age", "16 ans"],
      ["pregnant", "Mais non, je suis un garçon."],
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Le ventre me fait très fort, 8 sur 10, mais le reste non.",
      ],
      ["vomits_everything fever no_urine bile_vomit diabetes", "Non, rien de tout ça."],
      ["diarrhea flank_pain hernia_stuck head_injury overdose", "Non, rien de tout ça."],
      ["testicle_pain", "Bon... oui, le gauche est gonflé et dur, ça fait très mal quand je touche, j'avais honte."],
    ],
  },
  {
    id: "w404",
    level: "emergency",
    says: "Bonjour docteur, depuis hier mes jambes sont lourdes, comme si j'avais marché toute la journée. Je suis fatigué, fatigué.",
    answers: [
      ["age", "J'ai 47 ans."],
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Oui, quand je me couche le souffle devient court depuis ce matin.",
      ],
      [
        "cannot_speak blue_lips sudden_onset chest_pressure confusion",
        "Non, rien de tout ça, c'est surtout quand je me couche.",
      ],
      ["fever", "Non, pas de fièvre."],
      ["leg_swelling_one pleuritic_pain surgery_recent cough_blood", "Non, rien de tout ça."],
      ["tongue_swelling hives smoke_gas chest_injury", "Non, rien de tout ça."],
      ["pregnant", "Non, je suis un homme."],
      ["reliever_fails", "Je n'ai pas de spray, je ne suis pas asthmatique."],
      [
        "fainted cannot_stand pallor sweating",
        "Je tiens debout, mais je n'arrive presque plus à monter l'escalier, les deux jambes n'ont plus de force. Le reste non.",
      ],
      ["both_legs_weak face_droop one_side_weak speech_trouble vision_loss", "C'est la faiblesse des deux jambes."],
    ],
  },
  {
    id: "w405",
    level: "emergency",
    says: "Bonjour, mes règles sont venues avec mal de bas-ventre, ça fait 4 jours et c'est plus fort que d'habitude. Qu'est-ce que je peux prendre ?",
    answers: [
      ["age", "J'ai 19 ans."],
      [
        "fainted late_period soaks_pads rigid_belly",
        "En vrai oui, avant ça j'avais un retard de deux mois, mais je n'ai pas évanoui et je ne trempe pas une garniture en une heure.",
      ],
    ],
  },
  {
    id: "w406",
    level: "emergency",
    says: "Bonjour, mon fils de 9 ans est fatigué depuis 3 jours et il se plaint du ventre. Il ne veut même plus aller jouer.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand",
        "Non, rien de tout ça, son ventre est souple et il tient debout.",
      ],
      ["testicle_pain", "Non, de ce côté il n'y a rien."],
      [
        "fever vomiting right_lower_pain severe_pain constant_pain",
        "Oui, il a vomi 3 fois aujourd'hui et le ventre lui fait mal tout le temps depuis 3 jours, mais pas de fièvre.",
      ],
      ["vomits_everything vomits_blood no_urine", "Non, rien de tout ça, il urine bien."],
      ["neck_stiff belly_swollen head_injury swallowed_medicine", "Non, rien de tout ça."],
      [
        "confusion convulsion much_urine",
        "Oui, il boit et il pisse tout le temps depuis 3 semaines, même au lit la nuit.",
      ],
    ],
  },
  {
    id: "w407",
    level: "emergency",
    says: "Bonjour, mon garçon de 18 mois tousse un peu depuis hier soir et il ne veut plus manger. Peut-être ce sont les dents qui sortent.",
    answers: [
      [
        "swallowed_object swallowed_caustic scorpion_sting snake_bite",
        "La petite pile plate de la télécommande manque depuis hier.",
      ],
      [
        "choking swallowed_battery swallowed_kerosene",
        "Hier il s'est étouffé d'un coup, et la pile de la télécommande manque.",
      ],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non, rien de tout ça, il prend quand même un peu de lait mais difficilement.",
      ],
      ["fever", "Non, le corps est normal, 37."],
      ["chest_indrawing blue_lips apnea", "Non, rien de tout ça."],
      ["fast_breathing wheeze poor_feeding ear_pain", "Oui, il boit moins que d'habitude, le reste non."],
      ["no_urine", "Non, sa couche était mouillée ce matin."],
      ["floppy sunken_eyes", "Non, rien de tout ça."],
    ],
  },
  {
    id: "w408",
    level: "emergency",
    says: "Bonsoir, je me suis gratté la jambe sur un clou il y a 4 jours, une petite plaie seulement. Mais ça me fait mal, je voudrais une pommade.",
    answers: [
      ["age", "44 ans."],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Oui, la peau est devenue sombre par endroits et ça sent mauvais.",
      ],
    ],
  },
  {
    id: "w409",
    level: "emergency",
    says: "Bonjour, j'ai une toux qui me fatigue depuis une semaine, surtout la nuit. Est-ce que je peux prendre un sirop ?",
    answers: [
      ["age", "J'ai 25 ans."],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Oui, quand je parle longtemps le souffle me coupe, je dois m'arrêter.",
      ],
      ["blue_lips sudden_onset chest_pressure confusion", "Non, c'est venu petit à petit."],
      ["fever", "Non, pas de fièvre."],
      [
        "lying_flat_worse leg_swelling_one pleuritic_pain surgery_recent cough_blood",
        "Oui, depuis 3 nuits je dors assise, couchée je ne peux pas respirer.",
      ],
    ],
  },
  {
    id: "w410",
    level: "emergency",
    says: "Bonjour, mon bébé est né la semaine passée, une fille. Depuis hier elle tète moins, elle dort beaucoup, est-ce que c'est normal ?",
    answers: [["age", "Elle a 6 jours."]],
  },
  {
    id: "w411",
    level: "emergency",
    says: "Bonjour, j'ai des fourmis dans les pieds depuis 4 jours et les jambes sont molles. C'est peut-être un manque de vitamines ?",
    answers: [],
  },
  {
    id: "w412",
    level: "emergency",
    says: "Bonsoir, j'ai un mal de tête du côté droit depuis hier soir et je vomis. On m'a dit que c'est peut-être le palu ou la migraine.",
    answers: [
      ["age", "J'ai 58 ans."],
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "Non, rien de tout ça."],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Non, rien de tout ça."],
      ["fever", "Non, pas de fièvre."],
      ["thunderclap one_side_weak vision_loss", "De l'œil droit je vois très mal, comme dans le brouillard."],
    ],
  },
];
