import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise2: readonly Conversation[] = [
  {
    id: "u513",
    level: "routine",
    says: "J'ai 24 ans et une tache claire sur l'avant-bras depuis cinq mois. Elle ne gratte pas, mais quand je touche dessus je ne sens presque rien.",
    answers: [],
  },
  {
    id: "u514",
    level: "routine",
    says: "J'ai 66 ans, mon genou droit me fait souffrir depuis huit mois, surtout dans les escaliers. Le matin il est raide un petit moment.",
    answers: [
      ["fever", "Le corps est frais, je n'ai rien senti de ce côté."],
      ["hot_joint", "Il a la même taille que l'autre genou et la peau est fraîche."],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Je vais à pied au marché chaque matin, la jambe est droite. La douleur est supportable et je ne suis pas tombée.",
      ],
      [
        "knee_shoulder_worn joint_pain knee_pain",
        "C'est le genou, usé depuis longtemps je crois, ça fait mal à la marche et ça craque.",
      ],
    ],
  },
  {
    id: "u515",
    level: "routine",
    says: "Bonsoir, j'ai 53 ans, j'ai une boule à l'aine qui sort quand je soulève les charges au port. Couché, elle rentre toute seule, et cela dure depuis six mois.",
    answers: [
      [
        "hernia_stuck vomiting no_stool_gas severe_pain",
        "Non, elle est molle et je vais au besoin chaque matin. C'est une gêne plus qu'un mal.",
      ],
      [
        "fever lump_worrying",
        "Température normale. Elle garde la même taille depuis le début et elle bouge quand je la pousse avec la main.",
      ],
    ],
  },
  {
    id: "u516",
    level: "routine",
    says: "Je suis étudiante, j'ai 20 ans. Depuis cinq semaines je n'ai plus goût à rien, je pleure et je dors mal.",
    answers: [
      ["suicidal_thoughts", "Je suis triste, mais je veux vivre, cette idée ne me vient pas."],
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Je vis chez ma sœur qui est gentille. Je dors quatre ou cinq heures, je me lave et je mange un peu, mais je manque des cours.",
      ],
      [
        "hears_voices violence_home no_sleep_days self_harm",
        "Personne ne me frappe, je ne me suis pas blessée et je n'entends rien d'étrange. Je dors un peu chaque nuit.",
      ],
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Mes oreilles vont bien, je voulais dire qu'aucune voix ne me parle. Mon visage est normal et ma tête est claire.",
      ],
      ["ear_swelling_behind neck_stiff confusion", "Rien du tout de cela, c'est le moral qui ne va pas."],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "Mes oreilles sont saines, j'entends très bien. Mon seul problème est la tristesse.",
      ],
      ["sudden_onset", "Non, j'entends comme toujours, des deux oreilles."],
    ],
  },
  {
    id: "u517",
    level: "routine",
    says: "Mon père a 69 ans et sa vue baisse petit à petit depuis plus d'un an, il dit que c'est comme un voile. Les phares le gênent la nuit.",
    answers: [
      [
        "one_side_weak speech_trouble worst_headache vision_loss",
        "Il parle et marche comme avant, et il arrive encore à lire le journal sous une forte lampe.",
      ],
      [
        "eye_pain red_eye diabetes flashes_floaters",
        "Ses yeux sont blancs et ne lui font pas mal. Son sucre était normal il y a trois mois, et il ne voit pas d'éclairs.",
      ],
      ["eye_pain red_eye", "Le blanc de l'œil est bien blanc et il n'a aucun mal."],
      ["confusion face_droop", "Il raisonne comme un jeune homme et son sourire est bien droit."],
    ],
  },
  {
    id: "u518",
    level: "routine",
    says: "J'ai 31 ans, je tousse depuis quatre semaines malgré le sirop de la pharmacie. À part cela je travaille au marché comme tous les jours.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Je crache seulement un peu de blanc parfois, et je peux bavarder toute la journée avec les clientes.",
      ],
      [
        "fever hard_breathing cough_blood pleuritic_pain weight_loss",
        "Ma robe me va comme avant et le corps est frais. Je monte les escaliers avec mes bagages sans souffler.",
      ],
    ],
  },
  {
    id: "u519",
    level: "self_care",
    says: "Bonjour, j'ai 27 ans, j'ai le ventre qui coule depuis hier soir après avoir mangé au maquis. J'y suis allée quatre fois.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Je suis debout, je fais mes affaires, et j'urine comme les autres jours. C'est juste liquide, couleur normale.",
      ],
      [
        "rice_water drowsy fainted",
        "Ça ne ressemble pas à de l'eau de riz, c'est brun et en petite quantité. Je suis restée bien éveillée.",
      ],
      [
        "fever bloody_stool vomits_everything sunken_eyes little_urine",
        "36,9 au thermomètre, je bois bien et ça reste dans le ventre. Pas de rouge dans les selles.",
      ],
      ["sunken_eyes little_urine", "Mes yeux sont normaux et je suis allée uriner trois fois ce matin."],
      ["cluster_diarrhea", "Ma famille et les voisins se portent bien, moi seule ai mangé ce plat."],
      ["confusion", "Mes idées sont claires, je vous écris moi-même."],
      ["pregnant", "Mes règles se sont terminées il y a une semaine, à leur date."],
      [
        "diabetes immunocompromised kidney_disease sickle_cell",
        "Je suis en bonne santé d'ordinaire, je n'ai aucune maladie.",
      ],
      [
        "diabetes immunocompromised sickle_cell",
        "Pas de sucre, pas de sida, pas de drépano, mes analyses de l'an passé étaient bonnes.",
      ],
    ],
  },
  {
    id: "u520",
    level: "self_care",
    says: "Mon bébé de 24 jours a le hoquet après presque chaque tétée et il rejette un petit peu de lait. C'est mon premier enfant et cela m'inquiète.",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Il tète neuf fois par jour avec force, il est frais, 36,8, et il gigote bien.",
      ],
      ["convulsion hard_breathing", "Il respire doucement en dormant et il n'a jamais fait de secousses."],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Il prend même plus qu'au début, il a grossi de huit cents grammes. Sa peau a une belle couleur et le nombril est sec.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est lisse, propre, sans bouton."],
      ["mouth_sores", "Sa langue et ses joues sont bien roses."],
      ["drowsy cannot_stand", "Il se réveille tout seul pour réclamer le sein et il agite bras et jambes."],
      ["cannot_stand one_side_weak", "Ses quatre membres gigotent pareil et il serre fort mon doigt."],
    ],
  },
  {
    id: "u521",
    level: "self_care",
    says: "J'ai 71 ans. Avec la poussière de l'harmattan, depuis quatre jours mon nez coule, j'éternue et la gorge est sèche.",
    answers: [
      [
        "hard_breathing wheeze fever face_swelling",
        "Le thermomètre dit 36,7 et je respire à mon aise, sauf par le nez.",
      ],
      [
        "confusion neck_stiff cannot_speak",
        "Je discute longtemps avec mes voisines, j'ai toute ma tête et mon cou tourne librement.",
      ],
      ["neck_stiff cannot_speak", "Je vous l'ai dit, le cou est souple et je parle sans m'arrêter."],
      ["hard_breathing noisy_breathing purple_spots", "Non, j'ai juste le nez bouché la nuit. Ma peau est nette."],
      ["wheeze face_swelling", "Mon visage a sa forme de tous les jours et ma poitrine ne siffle pas."],
      [
        "severe_pain cough_blood cannot_stand",
        "Je fais ma cuisine debout, le crachat est clair et c'est plus une gêne qu'un mal.",
      ],
      ["severe_pain cough_blood", "Je n'ai mal nulle part et ce que je crache est clair comme de l'eau."],
      [
        "pleuritic_pain weight_loss immunocompromised copd",
        "Ma santé est bonne, mon poids n'a pas changé. Respirer ne me fait pas mal et je n'ai jamais été malade des bronches.",
      ],
      [
        "cannot_swallow drooling muffled_voice cannot_open_mouth throat_one_side",
        "J'avale ma salive et je parle comme d'habitude, ma gorge est seulement sèche.",
      ],
      [
        "drooling muffled_voice cannot_open_mouth throat_one_side rash",
        "Je ne bave pas, ma bouche s'ouvre grand, ma voix est la même. Ma peau est nette.",
      ],
      [
        "muffled_voice cannot_open_mouth throat_one_side rash throat_pus",
        "Ma voix est normale et ma bouche s'ouvre bien. Je n'ai pas de boutons, la gorge est rose et elle ne fait pas mal.",
      ],
    ],
  },
  {
    id: "u522",
    level: "self_care",
    says: "Ma fille de 5 ans courait et s'est cogné le front contre la porte il y a trois heures. Elle a une petite bosse.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Elle a pleuré sur le coup, puis elle est repartie jouer. Elle a même fini son riz et rien n'est remonté.",
      ],
      [
        "lost_consciousness_injury vomits_twice convulsion",
        "Elle est restée consciente tout le temps, et son ventre a gardé le repas. Elle court dans la maison.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Elle était debout par terre quand elle s'est cognée. Rien ne coule du nez, et la bosse est ferme, petite comme une noix.",
      ],
      [
        "headache dizzy vomiting deep_cut",
        "La peau n'est pas ouverte et elle ne se plaint plus de la tête. Elle tient bien l'équilibre.",
      ],
      ["vomiting fainted", "Elle n'est jamais tombée dans les pommes et son repas est resté en place."],
      ["vomiting vomits_everything", "Tout ce qu'elle mange reste dans son ventre, elle n'a rien rendu."],
      ["dizzy deep_cut", "Elle marche droit et la peau du front est intacte."],
      [
        "limb_cold_pale leg_swelling_one cannot_bear_weight cellulitis fever",
        "Elle court et saute à la corde, les jambes sont belles et elle est fraîche.",
      ],
      [
        "severe_pain snake_bite scorpion_sting burn",
        "Elle n'a été ni mordue ni piquée, et elle a mal seulement quand on appuie sur la bosse.",
      ],
      ["severe_pain scorpion_sting burn", "Rien ne l'a brûlée ni piquée, elle joue dehors en riant."],
    ],
  },
  {
    id: "u523",
    level: "self_care",
    says: "J'ai 15 ans et un petit bouton rouge est sorti au bord de ma paupière depuis deux jours. C'est sensible quand je touche.",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Je vois clair des deux yeux et rien n'est entré dedans. L'œil tourne de tous les côtés.",
      ],
      [
        "eye_chemical halos eye_bulging",
        "Je n'ai mis aucun produit et les lampes sont comme d'habitude. Il est à sa place.",
      ],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "Le soleil ne me gêne pas, c'est seulement le bouton qui est sensible, pas l'œil. Je n'ai jamais porté de lentilles.",
      ],
      [
        "eye_pain light_hurts eye_injury",
        "Personne ne m'a cogné et rien n'a touché l'œil. Je regarde le jour sans cligner.",
      ],
      ["fever eyelid_swollen", "La paupière est presque plate à part le petit grain. Je suis frais."],
      [
        "red_eye eye_discharge itchy_eyes eye_watering eye_blood_spot",
        "Le blanc de l'œil est normal, il y a juste un peu de croûte sèche le matin. Ça ne gratte pas.",
      ],
      [
        "purple_spots skin_peeling new_medicine_rash shingles hives",
        "Non, ma peau est normale partout, je ne prends aucun remède. Il n'y a que ce grain sur la paupière.",
      ],
      ["itch_night_household", "Chez nous personne ne se gratte."],
    ],
  },
  {
    id: "u524",
    level: "self_care",
    says: "Je suis enceinte de neuf semaines et j'ai la nausée presque tous les matins depuis trois semaines. Que puis-je faire pour être soulagée ? J'ai 26 ans.",
    answers: [
      [
        "belly_pain low_belly_pain",
        "Mon ventre me laisse tranquille, c'est seulement le cœur qui se soulève au réveil.",
      ],
      ["little_urine weight_loss", "Je remplis la cuvette comme d'habitude et la balance n'a pas bougé."],
      ["leg_swelling_one", "Mes deux jambes sont pareilles, fines comme toujours."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je ne perds pas de sang, je vois et je respire comme avant, mon ventre est calme.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion",
        "Pas de sang du tout, je vois net et je n'ai jamais eu de crise.",
      ],
      [
        "fever vomits_everything",
        "Je suis fraîche et je garde presque tout, je vomis au plus une fois dans la journée.",
      ],
      ["flank_pain blood_urine chills", "Mon dos va bien et je ne tremble pas. Les urines sont jaune clair."],
      ["confusion cannot_stand", "J'ai les idées claires et je vais au travail tous les jours."],
    ],
  },
];
