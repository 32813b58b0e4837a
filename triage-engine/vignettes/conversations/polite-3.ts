import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite3: readonly Conversation[] = [
  {
    id: "l229",
    level: "routine",
    says: "Bonjour, je suis un homme de 52 ans, je prends de l'amlodipine tous les jours pour la tension depuis six ans. Hier à la pharmacie j'avais 15/9, et ce matin 15,5/9. Je ne ressens rien de particulier. D'habitude je suis plutôt à 13/8.",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Non, aucun de ces signes, je me sens en forme.",
      ],
      [
        "headache vision_blurred vomiting speech_trouble dizzy",
        "Non, je n'ai rien de tout cela, je vois bien et je n'ai pas mal à la tête.",
      ],
      ["convulsion face_droop double_vision", "Non, rien de tout cela, mon visage est normal."],
      [
        "hypertension high_pressure",
        "Les deux, je suis hypertendu connu depuis six ans et la tension mesurée ce matin était de 15,5/9.",
      ],
    ],
  },
  {
    id: "l230",
    level: "routine",
    accepts: ["self_care"],
    says: "Bonjour, je suis une femme de 55 ans. Depuis six jours, quand je me tourne dans le lit ou que je lève la tête, tout tourne autour de moi pendant une vingtaine de secondes, puis cela s'arrête. Entre les crises je me sens tout à fait normale.",
    answers: [
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "Non, aucun de ces signes, je marche droit et je parle normalement entre les crises.",
      ],
      [
        "hearing_loss vomiting fever fainted pallor",
        "Non, j'entends bien et je ne vomis pas, j'ai seulement une petite nausée pendant la crise.",
      ],
      ["pregnant", "Non, je suis ménopausée depuis quatre ans."],
      ["chest_pain palpitations hard_breathing", "Non, mon cœur bat normalement et je respire bien."],
      ["black_stool", "Non, mes selles sont de couleur normale."],
      ["confusion chest_pressure", "Non, rien de tout cela, je me sens bien quand je ne bouge pas la tête."],
    ],
  },
  {
    id: "l231",
    level: "routine",
    says: "Bonjour, je suis un homme de 48 ans. J'ai perdu mon travail il y a deux mois et depuis six semaines je suis triste presque tous les jours. Rien ne me fait plaisir, je me réveille à quatre heures du matin et je mange peu. Ma femme me pousse à demander de l'aide.",
    answers: [
      [
        "suicidal_thoughts",
        "Non, je n'ai jamais pensé à mourir ni à me faire du mal, j'ai ma femme et mes trois enfants.",
      ],
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Non, rien de tout cela, je dors environ quatre à cinq heures par nuit et je continue à m'occuper de la maison et de moi-même.",
      ],
      ["withdrawal lying_flat_worse", "Non, je ne bois qu'une bière le dimanche et je respire très bien couché."],
    ],
  },
  {
    id: "l232",
    level: "routine",
    says: "Bonjour docteur, je suis un homme de 71 ans. Depuis environ un an ma vue baisse petit à petit aux deux yeux, comme s'il y avait un brouillard. Le soir les phares des voitures m'éblouissent. Je n'ai aucune douleur, mais j'ai du mal à lire le journal.",
    answers: [
      [
        "one_side_weak speech_trouble worst_headache vision_loss",
        "Non, je n'ai aucun de ces signes, la vue a seulement baissé peu à peu et je vois encore assez pour me déplacer.",
      ],
      [
        "eye_pain red_eye diabetes flashes_floaters headache",
        "Non, mes yeux ne sont ni rouges ni douloureux, et ma glycémie était normale il y a six mois.",
      ],
      ["confusion face_droop", "Non, rien de cela, j'ai toute ma tête et mon visage est normal."],
    ],
  },
  {
    id: "l233",
    level: "self_care",
    says: "Bonjour, j'ai 26 ans, je suis une femme. Depuis deux jours j'ai le nez qui coule, j'éternue, la gorge me gratte et je tousse un peu. J'ai pris ma température ce matin, 36,7. Plusieurs collègues au bureau ont la même chose. Que puis-je prendre ?",
    answers: [
      ["confusion neck_stiff cannot_speak", "Non, aucun de ces signes, je respire bien même si j'ai le nez pris."],
      ["severe_pain cough_blood cannot_stand", "Non, aucun de ces signes, je suis allée travailler aujourd'hui."],
      [
        "cannot_swallow drooling muffled_voice cannot_open_mouth",
        "Non, j'avale bien, la gorge gratte seulement un peu.",
      ],
      ["blue_lips noisy_breathing purple_spots", "Non, rien de tout cela, je respire normalement par la bouche."],
      ["throat_one_side rash neck_swelling", "Non, la gorge gratte un peu partout et je n'ai pas de boutons."],
    ],
  },
  {
    id: "l234",
    level: "self_care",
    says: "Bonjour, je suis la maman d'une petite fille de trois semaines, c'est mon premier bébé. Elle a souvent le hoquet après la tétée, elle éternue plusieurs fois par jour et rejette un peu de lait. Elle tète très bien et elle grossit. Est-ce que c'est normal ?",
    answers: [
      ["age", "Elle a trois semaines, elle est née à terme."],
      [
        "floppy convulsion hard_breathing fever",
        "Non, elle est bien tonique, elle respire calmement et sa température est à 36,8.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, sa peau est rose et tiède, le nombril est tombé et il est sec, et elle ne vomit pas vert.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est belle, sans cloques ni taches."],
      ["newborn_skin_pustules rash_spreading", "Non, elle n'a aucun bouton."],
      ["slow_growth", "Non, elle grossit bien, elle est passée de 3,1 à 3,9 kilos."],
    ],
  },
  {
    id: "l235",
    level: "self_care",
    says: "Bonjour, je suis un homme de 37 ans, magasinier. Il y a quatre jours j'ai soulevé des sacs de riz et depuis j'ai mal au bas du dos, surtout quand je me penche. Cela reste dans le dos. Le paracétamol m'aide et couché je n'ai presque plus mal.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, j'urine et je vais à la selle normalement, et mes jambes sont aussi fortes que d'habitude.",
      ],
      ["fever", "Non, je n'ai pas de fièvre et je me sens bien par ailleurs."],
      [
        "spine_tender",
        "Non, la douleur est plutôt dans les muscles des deux côtés et elle disparaît presque quand je suis couché.",
      ],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Non, je lève bien les pieds, je ne suis pas tombé et mon poids n'a pas changé. La douleur est à quatre sur dix.",
      ],
      ["face_droop", "Non, mon visage est normal, j'ai seulement mal au bas du dos."],
      ["sickle_cell", "Non, je ne suis pas drépanocytaire."],
    ],
  },
  {
    id: "l236",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, j'ai 28 ans, je suis enceinte de neuf semaines et l'échographie est bonne. Depuis deux semaines j'ai des nausées le matin. Je vomis seulement une fois tous les deux ou trois jours, et le reste du temps je mange et je bois bien. Comment me soulager ?",
    answers: [
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Non, aucun de ces signes, je n'ai pas mal au ventre et je vais à la selle normalement.",
      ],
      [
        "drowsy cannot_stand neck_stiff convulsion",
        "Non, aucun de ces signes, je suis juste un peu fatiguée le matin.",
      ],
      [
        "vomits_everything fever no_urine bile_vomit diabetes",
        "Non, j'urine comme d'habitude, je n'ai pas de fièvre et je ne suis pas diabétique.",
      ],
      ["diarrhea flank_pain hernia_stuck head_injury", "Non, aucun de ces signes, juste les nausées du matin."],
      ["soaks_pads vision_blurred hard_breathing", "Non, je ne saigne pas du tout et je respire bien."],
      ["vaginal_bleeding burning_urine", "Non, ni l'un ni l'autre."],
      ["low_belly_pain", "Non, je n'ai pas mal au ventre."],
      ["leg_swelling_one", "Non, mes jambes sont normales toutes les deux."],
      ["one_side_weak black_stool spontaneous_bleeding", "Non, rien de tout cela, seulement des nausées le matin."],
      ["little_urine weight_loss", "Non, j'urine comme d'habitude et mon poids est stable."],
    ],
  },
  {
    id: "l237",
    level: "self_care",
    says: "Bonjour, je suis un homme de 40 ans. Depuis hier midi j'ai la diarrhée, quatre selles liquides en tout, avec de petites crampes juste avant. J'avais mangé dans la rue. Ma température est à 36,9, je bois du sel de réhydratation et je mange du riz sans problème.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, aucun de ces signes, j'urine bien et mes urines sont claires.",
      ],
      [
        "bloody_stool vomits_everything sunken_eyes little_urine",
        "Non, il n'y a pas de sang, je ne vomis pas et j'urine normalement.",
      ],
      ["cluster_diarrhea", "Non, personne d'autre n'est malade à la maison ni dans le quartier."],
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, aucun de ces signes, je me sens plutôt bien entre deux selles.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis severe_pain",
        "Non, mes jambes vont bien, je n'ai que la diarrhée avec de petites crampes.",
      ],
      ["confusion", "Non, j'ai toute ma tête."],
      ["diabetes immunocompromised kidney_disease sickle_cell", "Non, je n'ai aucune maladie."],
    ],
  },
  {
    id: "l238",
    level: "self_care",
    says: "Bonjour, je suis le papa d'un garçon de 5 ans. Il y a trois heures il est tombé d'une chaise et son front a touché le carrelage. Il a pleuré tout de suite, puis il est reparti jouer. Il a une petite bosse au front et il a pris son goûter normalement.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, il n'a pas perdu connaissance et n'a pas vomi, il parle et joue comme d'habitude.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien n'est sorti du nez ni des oreilles, la chaise faisait cinquante centimètres et la bosse est petite et dure.",
      ],
      [
        "headache dizzy drunk deep_cut",
        "Non, il dit seulement que la bosse fait mal quand on la touche, et il n'y a pas de plaie.",
      ],
      ["hard_breathing vomits_everything", "Non, il respire normalement et il n'a pas vomi du tout."],
      [
        "lump_worrying",
        "Non, c'est une simple bosse de deux centimètres sortie après le choc, et elle ne grossit pas.",
      ],
      ["cannot_drink", "Non, il boit et mange normalement, il a pris tout son goûter."],
      ["fever diarrhea cold_body loss_of_appetite", "Non, il n'a pas de fièvre et il mange bien."],
      ["wasting feet_swollen_both", "Non, c'est un enfant bien nourri, de poids normal."],
    ],
  },
  {
    id: "l239",
    level: "self_care",
    says: "Bonjour, j'ai 18 ans, je suis une fille, élève en terminale. Mes règles sont venues ce matin à la date prévue et j'ai des crampes dans le bas du ventre, comme tous les mois depuis trois ans. L'ibuprofène et une bouillotte me soulagent. Est-ce que c'est normal d'avoir mal ?",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Non, aucun de ces signes, mon flux est comme d'habitude et mes règles sont à l'heure.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Non, je n'ai pas de fièvre, la douleur est à quatre sur dix et je ne vomis pas.",
      ],
      ["pregnant", "Non, mes règles sont venues ce matin à la bonne date et je n'ai jamais eu de rapports."],
      ["no_stool_gas vomits_blood black_stool", "Non, je vais à la selle normalement et je n'ai pas vomi."],
      [
        "cannot_stand confusion hard_breathing hernia_stuck",
        "Non, aucun de ces signes, je suis debout et je fais mes devoirs.",
      ],
      [
        "right_lower_pain right_upper_pain constant_pain",
        "Non, les crampes sont au milieu du bas-ventre, elles vont et viennent depuis ce matin.",
      ],
      ["limb_cold_pale chest_pain pain_out_of_proportion", "Non, rien de tout cela, ce sont mes crampes habituelles."],
      ["leg_swelling_one cannot_bear_weight cellulitis", "Non, mes jambes vont bien."],
    ],
  },
  {
    id: "l240",
    level: "self_care",
    says: "Bonjour, je suis un homme de 34 ans. Il y a une heure une guêpe m'a piqué à l'avant-bras gauche, une seule fois. C'est rouge et gonflé autour sur environ quatre centimètres, et ça démange. J'ai mis de la glace. Je n'ai jamais fait d'allergie.",
    answers: [
      [
        "hard_breathing tongue_swelling fainted vomiting many_stings",
        "Non, je respire très bien, je n'ai rien au visage et je n'ai été piqué qu'une fois à l'avant-bras.",
      ],
      [
        "hives face_swelling fever cellulitis severe_pain",
        "Non, seulement la rougeur autour de la piqûre, avec une douleur à trois sur dix.",
      ],
      [
        "double_vision confusion neck_stiff eye_bulging",
        "Non, rien de tout cela, je vois bien et je me sens tout à fait normal.",
      ],
      ["unconscious drowsy convulsion cannot_stand", "Non, je suis bien réveillé et je marche normalement."],
      ["eyelid_swollen", "Non, mes yeux sont normaux, seul mon avant-bras est gonflé."],
      ["runny_nose blocked_nose nose_pus sneezing", "Non, je ne suis pas enrhumé."],
      ["insect_sting", "Oui, c'est une piqûre de guêpe à l'avant-bras gauche, il y a une heure."],
    ],
  },
  {
    id: "l241",
    level: "self_care",
    says: "Bonjour, j'ai 23 ans, je suis un homme. Depuis hier mes deux yeux sont rouges et larmoient, avec une sensation de sable, et ils étaient un peu collés ce matin. Deux camarades de ma chambre à la cité universitaire ont la même chose. Je vois bien.",
    answers: [
      ["eye_chemical halos eye_bulging", "Non, rien de tout cela, aucun produit n'est entré dans mes yeux."],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "Non, ce n'est pas vraiment douloureux, je supporte la lumière et je ne porte pas de lentilles.",
      ],
      ["fever eyelid_swollen", "Non, ma température est à 36,6 et mes paupières ne sont presque pas gonflées."],
      ["light_noise_bother", "Non, la lumière ne me gêne pas, j'ai juste la sensation de sable."],
    ],
  },
  {
    id: "l242",
    level: "self_care",
    says: "Bonjour, j'ai 44 ans, je suis une femme, comptable. Depuis deux jours j'ai mal à la tête en fin de journée, comme un casque qui serre, au moment de la clôture des comptes. Le paracétamol et une bonne nuit me soulagent. J'ai déjà eu cela plusieurs fois les autres années.",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non, le mal de tête vient progressivement dans l'après-midi, et je n'ai aucun de ces signes.",
      ],
      ["pregnant", "Non, je ne suis pas enceinte, j'ai un stérilet et mes règles sont venues la semaine passée."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non, c'est un mal de tête léger, à trois sur dix, et je parle et vois normalement.",
      ],
      [
        "fever vomiting getting_worse",
        "Non, je n'ai pas de fièvre et je ne vomis pas, c'est pareil d'un jour à l'autre et le paracétamol me soulage.",
      ],
      [
        "head_injury smoke_gas high_pressure",
        "Non, je n'ai pas reçu de choc et ma tension était à 12/8 hier au travail.",
      ],
      [
        "known_migraine",
        "Oui, c'est le même mal de tête que les autres années en période de clôture, mais on ne m'a jamais parlé de migraine.",
      ],
      ["leg_swelling_one", "Non, mes jambes sont normales."],
      ["face_droop balance_loss purple_spots", "Non, rien de tout cela."],
    ],
  },
];
