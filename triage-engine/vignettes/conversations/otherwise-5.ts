import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise5: readonly Conversation[] = [
  {
    id: "v201",
    level: "emergency",
    says: "Bonjour, j'ai accouché il y a neuf jours d'un garçon. Depuis hier son nombril sent mauvais et la peau tout autour est devenue rouge.",
    answers: [["age", "Il a eu ses neuf jours ce matin, il est né à terme au centre de santé."]],
  },
  {
    id: "v202",
    level: "emergency",
    says: "Bonsoir, ma fille de trois ans a avalé une petite pile ronde et plate de télécommande, il y a une heure environ. Elle joue, mais je suis inquiet.",
    answers: [],
  },
  {
    id: "v203",
    level: "emergency",
    says: "Bonjour, j'ai 19 ans et je suis enceinte de huit mois. Depuis deux jours j'ai un mal de tête que le paracétamol ne calme pas.",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "C'est monté petit à petit, mon cou bouge librement et mes bras ont leur force, mais je vois des mouches devant les yeux.",
      ],
    ],
  },
  {
    id: "v204",
    level: "emergency",
    says: "Bonjour docteur, mon fils de 13 ans s'est réveillé à quatre heures du matin avec une forte douleur au bas du ventre. Il a vomi deux fois et il marche plié.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Son ventre reste souple et il est bien réveillé. Il vomit ce qu'il a mangé, rien de vert, et ses selles d'hier étaient normales.",
      ],
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand",
        "Son ventre se laisse toucher sauf tout en bas à gauche, il marche mais courbé, et il n'a pas saigné.",
      ],
      [
        "testicle_pain",
        "Il avait honte de le dire : celui de gauche est gonflé, dur, plus haut que l'autre, et il crie si on y touche.",
      ],
    ],
  },
  {
    id: "v205",
    level: "emergency",
    says: "Bonjour, j'ai accouché il y a six jours et depuis hier j'ai 39 de température avec des frissons. Mes pertes ont aussi une odeur très forte.",
    answers: [],
  },
  {
    id: "v206",
    level: "emergency",
    says: "Bonjour, je garde mon neveu de quatre ans. Il a eu une diarrhée avec du sang la semaine passée, et depuis hier il est tout blanc et très fatigué.",
    answers: [],
  },
  {
    id: "v207",
    level: "urgent",
    says: "Bonjour, j'ai 81 ans. Depuis deux jours, j'ai des petites cloques sur le côté droit, sous le sein jusque dans le dos, et ça brûle beaucoup.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Je ne me suis pas brûlée, ces cloques sont sorties toutes seules, seulement sur la poitrine et le dos.",
      ],
      [
        "burn_joint_hand fever wound_infected",
        "Mon corps est frais, les cloques sont claires, seulement sur le tronc. J'ai la tension, bien équilibrée.",
      ],
      ["new_medicine_rash", "Je ne prends que mon amlodipine, la même depuis des années."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Seulement des petites cloques sur le côté droit du tronc, ma bouche et mes yeux vont bien et je respire comme d'habitude.",
      ],
      [
        "confusion neck_stiff face_droop vision_loss",
        "Mon visage est bien droit, j'ai toute ma tête et j'y vois comme avant.",
      ],
      ["neck_stiff face_droop", "Je plie le cou sans effort et mon sourire est bien droit."],
      ["one_side_weak", "Je lève les deux bras et je marche comme d'habitude."],
    ],
  },
  {
    id: "v208",
    level: "urgent",
    says: "Bonsoir, j'ai 17 ans. Avant-hier soir, un voisin m'a obligée à coucher avec lui et je ne sais pas quoi faire.",
    answers: [
      ["clearer", "J'ai été violée par un voisin il y a deux jours. J'ai seulement un peu mal en bas et je dors mal."],
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts",
        "Mes vêtements sont restés propres, je n'ai aucune blessure et je tiens à la vie.",
      ],
    ],
  },
  {
    id: "v209",
    level: "urgent",
    says: "Bonjour, je suis enceinte de six mois et j'ai 27 ans. Depuis trois jours, ça me brûle quand j'urine et je vais aux toilettes tout le temps.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Mes selles sont normales, je tiens bien debout et j'urine au moins dix fois par jour, par petites quantités.",
      ],
      [
        "fever flank_pain blood_urine vomiting chills",
        "Ma température est normale et mon dos va bien. L'urine est trouble mais jaune.",
      ],
      [
        "flank_pain blood_urine vomiting chills",
        "Je mange et je garde tout, je ne tremble pas, et mon dos est tranquille des deux côtés.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je respire bien, ma vue est bonne et mon linge reste sec. J'ai juste une petite lourdeur au-dessus du pubis.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion",
        "Mes garnitures sont propres, mon ventre est souple, j'y vois aussi bien qu'avant et je n'ai jamais convulsé. Le bébé bouge bien.",
      ],
      [
        "contractions waters_broken face_swelling",
        "La poche est intacte, mon ventre ne se durcit pas, et mon visage est comme d'habitude.",
      ],
      ["waters_broken face_swelling", "Je n'ai perdu que de l'urine, et mes joues ne sont pas enflées."],
      ["vaginal_bleeding vomits_everything", "Je garde tous mes repas et je n'ai pas perdu une goutte de sang."],
      ["vaginal_bleeding", "Je n'ai rien perdu de ce côté-là."],
      ["rice_water no_urine fainted", "Mes selles sont normales, j'ai uriné il y a une heure et je tiens debout."],
      ["bloody_stool sunken_eyes", "Mes selles sont brunes et moulées, et mes yeux sont comme avant."],
    ],
  },
  {
    id: "v210",
    level: "urgent",
    says: "Bonjour, mon fils de six ans a le nez qui coule et le corps chaud depuis deux jours. J'ai mesuré 38,6 ce matin.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Il boit bien et garde tout, il respire comme d'habitude et il joue dès que le sirop a fait baisser la fièvre.",
      ],
      ["convulsion", "Son corps n'a jamais été secoué, même quand la fièvre était haute."],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Il tourne la tête normalement, ses paumes sont bien roses et son pipi est clair. Ses yeux sont blancs.",
      ],
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "Il parle et marche comme d'habitude, et il ne se plaint pas de la tête.",
      ],
      [
        "hearing_loss vomiting fainted pallor",
        "Il entend bien, il mange un peu moins mais garde tout, et il a bonne mine.",
      ],
      ["vomiting fainted pallor", "Il n'a rien rendu, il est resté bien debout et ses lèvres sont roses."],
      ["neck_stiff purple_spots", "Il touche sa poitrine avec le menton, et sa peau est propre, sans tache."],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Il n'a pas la drépanocytose, il court partout et sa peau est intacte.",
      ],
      [
        "cannot_bear_weight skin_peeling inconsolable_crying",
        "Il s'appuie bien sur ses deux jambes, sa bouche et ses yeux sont propres, et il pleure à peine.",
      ],
      ["confusion cannot_stand", "Il a les idées claires et il tient bien debout."],
      [
        "confusion cannot_speak blue_lips chest_pressure chest_pain",
        "Il parle bien, respire sans effort, ses lèvres sont roses et sa poitrine ne lui fait pas mal.",
      ],
    ],
  },
  {
    id: "v211",
    level: "urgent",
    says: "Bonsoir, le petit chien du voisin a pincé ma fille de dix ans au mollet cet après-midi. Il y a juste deux petits trous qui ne saignent plus.",
    answers: [
      ["snake_bite", "Pas du tout, c'est le jeune chien du voisin qui l'a mordue au mollet."],
      [
        "bite_face_neck rabies_signs deep_cut",
        "Ce sont deux petits trous peu profonds à la jambe, elle marche normalement et boit de l'eau sans problème.",
      ],
      [
        "bite_face_neck rabies_signs",
        "La morsure est seulement au mollet, avec deux petits trous. Elle est calme et elle boit normalement.",
      ],
      ["confusion convulsion", "Elle raconte tout avec précision et n'a jamais fait de crise."],
      ["confusion", "Elle a toute sa tête."],
    ],
  },
  {
    id: "v212",
    level: "urgent",
    says: "Bonjour, ma fille a douze jours et ses deux yeux sont collés depuis deux jours. Il y a du pus jaune qui revient dès que je nettoie.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Elle tète toutes les deux ou trois heures, pleure fort, et son souffle est tranquille.",
      ],
      [
        "bloody_stool bile_vomit bulging_fontanelle hernia_stuck floppy",
        "Ses selles sont jaunes, elle bouge bien bras et jambes, le dessus de sa tête est plat.",
      ],
      [
        "convulsion hard_breathing fever",
        "Hier elle avait 36,8, elle respire doucement et ne secoue ni bras ni jambes.",
      ],
      ["hard_breathing", "Son souffle est régulier et silencieux."],
      [
        "inconsolable_crying ear_pain head_injury",
        "Elle se calme dès qu'on la prend ou qu'elle tète, et elle n'est jamais tombée.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red",
        "Elle est tiède comme il faut, 36,8, sa peau est rose et le cordon est tombé, c'est bien sec.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est lisse partout."],
      ["vision_loss", "Je ne vois rien de blanc sur l'œil, elle ouvre les yeux quand je nettoie et suit la lumière."],
    ],
  },
];
