import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite18: readonly Conversation[] = [
  {
    id: "t225",
    level: "routine",
    accepts: ["urgent"],
    says: "Bonjour, je suis la mère d'un garçon de onze ans. Il a une plaie à l'avant-bras gauche depuis six semaines ; c'était d'abord une petite boule. La plaie s'élargit lentement, mais elle ne lui fait pas mal du tout. Il n'a pas de fièvre et il joue normalement.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, il n'a aucun de ces signes ; la plaie ne sent pas mauvais et il bouge bien son bras.",
      ],
      [
        "deep_cut dirty_wound wound_object numb_fingers",
        "La plaie fait environ trois centimètres et ses bords sont un peu décollés, mais elle n'est pas profonde et il n'y a ni clou ni saleté. Ses doigts bougent bien.",
      ],
      ["pain_out_of_proportion confusion", "Non, la plaie ne lui fait pas mal du tout et il est tout à fait lucide."],
      ["cannot_stand purple_spots", "Non, il n'a aucun de ces signes, il court et il joue comme d'habitude."],
      ["diabetes rash_spreading", "Non, il n'est pas diabétique et la plaie s'élargit lentement, sur six semaines."],
    ],
  },
  {
    id: "t226",
    level: "routine",
    says: "Bonjour, j'ai 70 ans, je suis un homme. Depuis environ huit mois, mon jet d'urine est faible et je me lève trois fois par nuit. Je n'ai ni brûlure ni sang dans les urines, et j'arrive toujours à uriner. Mon frère aîné a été opéré de la prostate.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non, aucun de ces signes. J'arrive toujours à uriner, même si je dois pousser un peu au début.",
      ],
      ["fever thirst", "Non, je n'ai ni fièvre ni soif particulière."],
      ["weak_stream", "Oui, le jet est faible et long à venir, et il y a quelques gouttes après."],
    ],
  },
  {
    id: "t227",
    level: "self_care",
    says: "Bonjour, je suis une femme de 27 ans. Depuis deux jours j'ai le nez qui coule, des éternuements et la gorge qui gratte un peu, avec 38 hier soir. J'ai fait un test de paludisme ce matin au dispensaire, il est négatif. Je mange et je bois normalement.",
    answers: [
      [
        "confusion neck_stiff cannot_speak",
        "Non, je n'ai aucun de ces signes, je respire bien et je suis même allée travailler.",
      ],
      [
        "fever severe_pain cough_blood cannot_stand",
        "J'avais 38 hier soir, mais ce matin j'ai 37,2. Je n'ai aucun des autres signes.",
      ],
      [
        "severe_pain cough_blood cannot_stand",
        "Non, aucun de ces signes, j'ai seulement la gorge qui gratte et le nez qui coule.",
      ],
      ["cannot_swallow drooling muffled_voice cannot_open_mouth", "Non, aucun de ces signes, j'avale normalement."],
      ["noisy_breathing purple_spots", "Non, aucun de ces signes, je respire sans bruit et ma peau est normale."],
      ["throat_one_side rash neck_swelling", "Non, aucun de ces signes, la gorge gratte légèrement des deux côtés."],
    ],
  },
  {
    id: "t228",
    level: "self_care",
    says: "Bonjour, je suis la maman d'une petite fille de trois semaines. Depuis une semaine, elle a souvent le hoquet après la tétée et rend un peu de lait, sans effort. Elle tète très bien, prend du poids et n'a pas de fièvre. Est-ce que c'est normal ?",
    answers: [
      ["floppy convulsion hard_breathing", "Non, elle n'a aucun de ces signes, elle est tonique et respire calmement."],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, elle n'a aucun de ces signes, elle rend seulement un peu de lait blanc et son nombril est sec.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est normale, sans cloques ni taches."],
      ["newborn_skin_pustules rash_spreading", "Non, elle n'a aucun bouton ni rougeur sur la peau."],
      ["slow_growth", "Non, elle grossit bien : elle est passée de 3,2 à 3,8 kilos."],
    ],
  },
  {
    id: "t229",
    level: "self_care",
    says: "Bonjour, j'ai 35 ans, je suis un homme. J'ai mal au bas du dos depuis quatre jours, après avoir soulevé un sac de riz. La douleur ne descend pas dans les jambes, et je marche. Le paracétamol me soulage un peu. Mon collègue, lui, a été opéré d'une hernie discale.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, je n'ai aucun de ces signes, j'urine et je vais à la selle normalement.",
      ],
      ["fever", "Non, je n'ai pas de fièvre, seulement cette douleur quand je me penche."],
      ["spine_tender", "Non, elle est surtout musculaire, en barre, et elle se calme quand je suis couché."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Non, je n'ai rien de tout cela, la douleur est d'environ 5 sur 10 quand je me penche.",
      ],
      ["face_droop limb_cold_pale", "Non, aucun de ces signes, mes jambes sont normales."],
      ["sickle_cell", "Non, je ne suis pas drépanocytaire."],
    ],
  },
  {
    id: "t230",
    level: "self_care",
    says: "Bonjour, je suis une femme de 30 ans. Depuis hier soir, j'ai eu quatre selles liquides après un repas pris au maquis. Il n'y a pas de sang, je n'ai pas vomi et je n'ai pas de fièvre. Je bois de l'eau et du SRO sans difficulté.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, aucun de ces signes. J'urine normalement et je tiens bien debout.",
      ],
      [
        "bloody_stool vomits_everything sunken_eyes little_urine",
        "Non, je n'ai aucun de ces signes, j'ai juste de petites crampes avant d'aller aux toilettes.",
      ],
      ["cluster_diarrhea", "Non, personne n'est malade à la maison et il n'y a pas de choléra dans le quartier."],
      ["confusion", "Non, je suis tout à fait lucide."],
      ["pregnant", "Non, je ne suis pas enceinte, mes règles se sont terminées il y a trois jours."],
      ["diabetes immunocompromised kidney_disease sickle_cell", "Non, je n'ai aucune de ces maladies."],
    ],
  },
  {
    id: "t231",
    level: "self_care",
    says: "Bonjour, j'ai 19 ans, je suis un homme. Depuis deux jours, mes deux yeux sont rouges et pleurent, avec une sensation de sable. Je vois bien et la lumière ne me fait pas mal. Deux camarades de classe ont eu l'Apollo la semaine dernière.",
    answers: [
      [
        "eye_chemical halos eye_bulging",
        "Non, aucun de ces signes, je n'ai rien mis dans mes yeux et je ne porte pas de lentilles.",
      ],
      [
        "eye_pain eye_injury",
        "Non, pas de vraie douleur, seulement une gêne comme du sable, et je n'ai reçu aucun coup.",
      ],
      [
        "fever eyelid_swollen",
        "Non, je n'ai pas de fièvre et les paupières ne sont pas gonflées, juste un peu collées le matin.",
      ],
    ],
  },
  {
    id: "t232",
    level: "self_care",
    says: "Bonjour, je suis une femme de 42 ans. Il y a deux heures, en cuisinant, j'ai touché le bord d'une marmite avec l'avant-bras. Il y a une petite marque rouge de deux centimètres, sans cloque, qui pique légèrement. Je l'ai passée sous l'eau un quart d'heure.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, aucun de ces signes, c'est juste une petite trace rouge sur l'avant-bras.",
      ],
      ["hard_breathing noisy_breathing unconscious confusion", "Non, aucun de ces signes, je vais bien."],
      ["burn_joint_hand fever wound_infected", "Non, c'est au milieu de l'avant-bras, et la peau est intacte."],
    ],
  },
  {
    id: "t233",
    level: "self_care",
    says: "Bonjour, je vous écris pour mon bébé de neuf mois, un garçon. Depuis trois jours, avec la grosse chaleur, il a de tout petits boutons rouges dans le cou et sur le dos. Il n'a pas de fièvre, il mange bien et il joue. Sa cousine a eu la rougeole l'an dernier.",
    answers: [
      ["age", "Il a neuf mois."],
      ["new_medicine_rash", "Non, il n'a pris aucun médicament récemment, ni aucun aliment nouveau."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling",
        "Non, il n'a rien de tout cela, ce sont de tout petits boutons rouges dans les plis.",
      ],
      ["vomits_everything convulsion", "Non, il ne vomit pas et n'a jamais convulsé, il joue comme d'habitude."],
      ["itch_night_household", "Non, personne d'autre ne se gratte, c'est venu avec la chaleur et la sueur."],
      [
        "shingles hives",
        "Non, ce sont seulement de tout petits boutons rouges dans les plis, sans cloques ni plaques.",
      ],
      [
        "eats_drinks_well itch heat_rash sweating",
        "Oui, il boit et mange normalement, il transpire beaucoup avec la chaleur et il a ces petits boutons de chaleur qui le grattent un peu.",
      ],
      ["cannot_stand one_side_weak", "Non, aucun de ces signes, il se tient assis, rampe et joue comme toujours."],
      ["cellulitis wound_infected", "Non, il n’a ni plaie ni pus, la peau entre les boutons est normale."],
    ],
  },
  {
    id: "t234",
    level: "self_care",
    says: "Bonjour, j'ai 17 ans, je suis une fille. Mes règles sont arrivées ce matin, à la date prévue, et j'ai des crampes dans le bas-ventre comme tous les mois. L'ibuprofène me soulage. Je voudrais savoir ce que je peux faire de plus pour être tranquille à l'école.",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Non, je n'ai aucun de ces signes, mes règles sont à l'heure et le flux est normal.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Non, aucun de ces signes, la douleur est d'environ 5 sur 10, comme tous les mois.",
      ],
    ],
  },
  {
    id: "t235",
    level: "self_care",
    says: "Bonjour, mon fils a trois ans. Il y a une heure et demie, il s'est cogné le front contre le coin de la table en courant. Il a pleuré tout de suite, puis il est reparti jouer. Il a une petite bosse, sans plaie, et n'a pas vomi.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, il n'a eu aucun de ces signes, il a pleuré aussitôt et il se comporte comme d'habitude.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, aucun de ces signes, il n'est pas tombé, il a seulement une petite bosse dure sur le front.",
      ],
      ["headache dizzy deep_cut", "Non, il ne se plaint de rien, il joue et il marche bien, et il n'y a pas de plaie."],
      ["cannot_drink vomits_everything hard_breathing", "Non, il boit et mange bien, et il respire normalement."],
      [
        "fainted speech_trouble vision_loss double_vision both_legs_weak",
        "Non, il n'a aucun de ces signes, il court et parle comme d'habitude.",
      ],
    ],
  },
  {
    id: "t236",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, j'ai 47 ans, je suis une femme. Depuis trois jours, quand je me retourne dans le lit, tout tourne pendant une quinzaine de secondes, puis cela s'arrête. Entre les crises je marche normalement et j'entends bien. J'avais eu la même chose il y a deux ans.",
    answers: [
      [
        "one_side_weak speech_trouble double_vision worst_headache",
        "Non, je n'ai aucun de ces signes, je parle et je vois normalement.",
      ],
      ["vomiting fever fainted pallor", "Non, aucun de ces signes, j'ai juste une légère nausée pendant le vertige."],
      ["pregnant", "Non, je ne suis pas enceinte, mes règles sont régulières."],
      ["hard_breathing chest_pressure chest_pain confusion", "Non, je n'ai aucun de ces signes, je respire bien."],
    ],
  },
];
