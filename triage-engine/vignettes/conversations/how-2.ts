import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const how2: readonly Conversation[] = [
  {
    id: "ub01",
    level: "emergency",
    says: "Bonsoir, mon fils de 7 mois fait caca comme de l'eau depuis avant-hier, au moins 8 fois par jour. Ce matin ses yeux sont rentrés dedans, quand je pince la peau de son ventre ça reste plié. Son corps est frais, 36,9 au thermomètre.",
    answers: [
      [
        "sunken_eyes cannot_drink cannot_swallow vomits_everything no_urine",
        "Oui les yeux sont creux comme je vous ai dit. Il repousse le sein depuis ce matin et sa couche est sèche depuis hier soir.",
      ],
    ],
  },
  {
    id: "ub02",
    level: "emergency",
    says: "bjr je sui coiffeuse à koumassi j'ai 26 ans. depuis hier j'ai une douleur forte en bas du ventre coté droit, et kan je me lève mes yeux deviennent noirs je dois m'assoir. mes urines sont claires. y a un peu de sang marron dans mon slip",
    answers: [["pregnant", "mes regles devaient venir y a 3 semaines, j'ai pas fait de test"]],
  },
  {
    id: "ub03",
    level: "emergency",
    says: "Bonjour Madame. Instituteur à la retraite, 71 ans, à Bouaké. Depuis ce matin 7 heures ma main droite laisse tomber le verre et ma bouche est tirée à gauche. La main gauche serre fort, je lis mon journal comme d'habitude.",
    answers: [],
  },
  {
    id: "ub04",
    level: "emergency",
    says: "slt jai 17 ans je suis eleve au lycee de daloa. ce matin a 5h mon testicule gauche m'a reveillé tellement ca fait mal, c gonflé et c remonté. mes urines sont claires ça coule bien. mon corps est frais",
    answers: [
      [
        "confusion headache vomiting head_injury",
        "j'ai vomi 2 fois. ma tete est claire, je parle normal et personne m'a tapé",
      ],
      [
        "drowsy convulsion fainted",
        "mais moi je suis bien réveillé, c'est moi qui écris. c'est mon testicule qui me fait mal depuis 5h",
      ],
    ],
  },
  {
    id: "ub05",
    level: "urgent",
    says: "Bonjour. Je suis planteur à Soubré. Ma fille de 5 ans a le corps chaud depuis hier soir, 38,6. Sinon elle court derrière les poules, elle a fini son foutou à midi, elle boit bien son eau et ses urines sont claires. Elle respire à l'aise.",
    answers: [
      ["convulsion drowsy", "Non rien de ça, elle est éveillée comme d'habitude, elle joue avec ses frères"],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Son cou se plie bien, ses paumes sont roses, ses yeux blancs et j'ai dit ses urines sont claires",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling",
        "Elle n'a pas la drépanocytose. Ses jambes sont solides, elle court, sa peau est nette",
      ],
      [
        "ear_pain belly_pain burning_urine joint_pain",
        "Elle pisse sans pleurer, son ventre est souple et elle touche pas ses oreilles",
      ],
      ["fast_breathing", "Non, elle respire à l'aise, tranquille"],
      ["malaria_test_negative", "Pas de test"],
      ["runny_nose mucus_stool", "Son nez est sec et ses selles sont moulées comme d'habitude"],
    ],
  },
  {
    id: "ub06",
    level: "urgent",
    says: "Bonsoir, j'ai 29 ans, j'allaite mon bébé de 6 semaines. Depuis hier mon sein gauche est rouge, chaud et dur sur un côté, ça fait mal. J'ai pris ma température: 38,4. Mon bébé tète bien et le lait coule. Mon ventre est souple, ce qui coule en bas est presque fini et ça n'a pas d'odeur.",
    answers: [
      [
        "confusion cannot_stand vomits_everything",
        "Ma tête est claire, je tiens debout et je mange normalement. Seulement j'ai eu des frissons cette nuit.",
      ],
      ["hard_breathing convulsion spontaneous_bleeding", "Je respire à l'aise, je n'ai rien de ça"],
      [
        "neck_stiff purple_spots jaundice dark_urine",
        "Mon cou se plie bien, mes yeux sont blancs, mes urines sont claires comme de l'eau",
      ],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "Non c'est seulement mon sein qui fait mal, le reste de ma peau est nette",
      ],
      [
        "soaks_pads vision_blurred leg_swelling_one",
        "Ce qui coule en bas est presque fini, je vois clair et mes deux jambes sont pareilles",
      ],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Rien de tout cela"],
      ["runny_nose cough sore_throat", "Mon nez est dégagé, ma gorge est tranquille, je ne tousse pas"],
      ["runny_nose sore_throat", "Mon nez est dégagé et ma gorge aussi, c'est mon sein qui me fatigue"],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "Rien de tout cela"],
    ],
  },
  {
    id: "ub07",
    level: "urgent",
    says: "Chef bonjour, maçon à San Pedro, 38 ans. Hier après midi un clou rouillé a traversé ma tapette et c'est rentré dans mon pied droit. Je l'ai enlevé entier. Je marche sur le talon, mes orteils bougent bien, la peau autour est comme d'habitude.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Ma bouche s'ouvre bien, le pied est chaud et de bonne couleur, ça a saigné un peu seulement et c'est arrêté",
      ],
      ["neck_wound black_skin", "Mais c'est sous le pied seulement. La peau est de sa couleur et ça sent rien."],
      ["deep_cut wound_infected", "Le trou est petit, peut-être 1 ou 2 cm dedans. Le tour est normal, sec."],
      ["limb_pain numbness", "Je sens bien mes orteils. Ça pique seulement quand je pose le pied à plat"],
      ["dirty_wound", "Oui, clou rouillé"],
    ],
  },
  {
    id: "ub08",
    level: "routine",
    says: "Bonjour, c'est pour mon garçon de 6 ans à Korhogo. Il a trois ronds sur la tete où les cheveux sont tombés, avec des petites peaux blanches, ça fait 3 semaines. Il se gratte. Il va à l'école, il mange bien, son corps est frais.",
    answers: [
      [
        "cellulitis wound_infected skin_peeling",
        "Sa peau ailleurs est propre et les ronds sont secs, ça ne lui fait pas mal",
      ],
      ["ringworm fell_other hair_loss", "Plaque ronde, dartre ou teigne"],
    ],
  },
  {
    id: "ub09",
    level: "routine",
    says: "Bonjour docteur, moi je fais cacao à Gagnoa, 50 ans. J'ai une boule dans l'aine à droite depuis deux mois. Quand je porte les sacs ça sort, quand je me couche ça rentre tout seul. Je vais aux toilettes chaque matin et je mange comme avant.",
    answers: [
      ["vomiting severe_pain", "Ça tire un peu le soir seulement. Ce que je mange reste dans le ventre."],
      ["vomiting severe_pain", "Rien de tout cela"],
      [
        "fever lump_worrying",
        "Non la boule rentre quand je me couche comme je vous ai dit, elle a la même taille depuis 2 mois, et mon corps est frais",
      ],
      ["groin_lump", "Oui"],
      ["belly_pain nausea", "Mon ventre est souple et j'ai bon appétit"],
    ],
  },
  {
    id: "ub10",
    level: "routine",
    accepts: ["self_care"],
    says: "Ma fille, j'ai 68 ans, je vends au marché de Bassam. Mon genou gauche me fatigue depuis 4 mois, surtout pour descendre l'escalier, le matin c'est raide un petit moment et ça craque. Il est frais comme l'autre et de la même couleur. Je marche jusqu'au marché et la nuit je dors bien.",
    answers: [
      ["fever", "Mon corps est comme d'habitude ma fille, bien frais"],
      ["hot_joint", "Comme j'ai dit, il est frais et pareil que l'autre genou"],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Ma jambe me porte, je suis arrivée au marché ce matin à pied. Je ne suis pas tombée",
      ],
      ["deformity severe_pain", "Elle est droite comme l'autre. Le mal est supportable ma fille"],
      ["joint_pain", "Oui ma fille, le genou gauche"],
      ["limb_pain", "C'est le genou seulement, le reste va bien"],
    ],
  },
  {
    id: "ub11",
    level: "self_care",
    says: "slt, etudiant 20 ans cité U cocody. ca fait 4 jours ke je vais pas a la selle, le peu qui sort est dur comme caillou. mon ventre est souple, je pète normal, je mange comme d'habitude. c depuis que je mange ke du pain a la cantine",
    answers: [
      [
        "no_stool_gas bile_vomit saddle_numbness severe_belly_pain",
        "je pète normal comme j'ai dit, ce que je mange reste dedans et je sens bien mes fesses. ca me gene juste",
      ],
      ["bile_vomit severe_belly_pain", "je garde tout ce que je mange, et le mal est petit"],
      ["vomiting fever cannot_pass_urine", "mon corps est frais, je pisse clair et sans forcer, rien ne remonte"],
      ["weight_loss bloody_stool", "mes pantalons me vont pareil et le caca est marron normal"],
      [
        "belly_pain bloating nausea low_belly_pain body_aches",
        "mon corps est en forme, ventre souple, j'ai bon appétit",
      ],
      ["bloating nausea body_aches", "je suis à l'aise, j'ai bien mangé ce midi, le ventre est plat"],
    ],
  },
  {
    id: "ub12",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonsoir, ma petite a 3 mois, elle remonte un peu de lait après chaque tétée, ça coule sur le bavoir, depuis un mois. Le lait est blanc. Elle sourit, elle prend du poids, elle mouille 6 ou 7 couches par jour et son caca est jaune. Est-ce que c'est normal?",
    answers: [
      [
        "cannot_drink convulsion hard_breathing fever",
        "Elle tète bien, elle respire doucement et sa température est de 36,8",
      ],
      ["bile_vomit vomits_blood", "C'est du lait blanc seulement, un petit peu"],
      ["vomits_blood", "Non"],
      [
        "neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine",
        "Son ventre est souple, son caca est jaune comme j'ai dit, personne ne lui a donné de médicament et elle n'est pas tombée",
      ],
      ["severe_pain right_lower_pain", "Elle sourit et elle joue avec ses mains, son ventre est souple partout"],
      [
        "feeding_question green_stool crying_baby sneezing watery_diarrhea",
        "Ses selles sont jaunes comme d'habitude, un peu molles. Elle est calme.",
      ],
    ],
  },
  {
    id: "ub13",
    level: "self_care",
    says: "Yo, docker à Treichville, 31 ans. J'ai déchargé du ciment il y a deux jours et depuis le bas de mon dos me fait mal quand je me penche. Je marche comme d'habitude, mes jambes sont solides, je pisse et je fais caca comme d'habitude.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine cannot_pass_urine fainted",
        "Je sens tout quand je m'essuie et mon pipi sort quand je veux. Je suis debout là.",
      ],
      ["cannot_hold_urine fainted", "Non mes urines et mes selles sortent quand je décide"],
      ["fever", "Mon corps est frais"],
      [
        "fall weight_loss cancer severe_pain",
        "Je suis en forme, je suis pas tombé, je pèse le même poids et je dors bien la nuit",
      ],
      ["pregnant", "C'est un homme"],
      ["sickle_cell", "Non, AA"],
      [
        "muscle_after_effort chest_pain",
        "C'est le dos seulement, depuis que j'ai porté le ciment. Ma poitrine est tranquille",
      ],
    ],
  },
  {
    id: "ub14",
    level: "self_care",
    says: "Bonjour, je suis cuisinière dans un maquis à Adjamé, 33 ans. À midi je coupais les oignons et le couteau a glissé sur mon index gauche. Petite coupure de 1 cm, les bords se touchent. J'ai appuyé, le sang est arrêté. Le doigt se plie et se tend, il est bien rose.",
    answers: [
      ["limb_cold_pale black_skin locked_jaw", "Rien de tout cela"],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "C'est juste la surface, le couteau était propre, je sens bien mon doigt et il bouge. La coupure est toute propre.",
      ],
      ["tetanus_doubt", "J'ai eu le vaccin il y a 2 ans quand j'attendais mon dernier"],
      ["diabetes", "Non"],
      [
        "animal_bite human_bite animal_scratch needle_injury self_harm",
        "Rien de ça, c'est le couteau de cuisine en coupant les oignons",
      ],
      ["anticoagulant painless_ulcer", "Je ne prends aucun remède, c'est une coupure de midi seulement"],
    ],
  },
];
