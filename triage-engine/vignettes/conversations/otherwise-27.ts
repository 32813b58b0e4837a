import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise27: readonly Conversation[] = [
  {
    id: "k201",
    level: "emergency",
    says: "Bonsoir, j'ai accouché par opération il y a douze jours. Depuis hier soir mon souffle est court court, je fais dix pas et je m'arrête.",
    answers: [],
  },
  {
    id: "k202",
    level: "emergency",
    says: "Bonjour docteur. Ce matin au petit déjeuner ma main droite a lâché le gobelet et je parlais comme un homme saoul, vingt minutes comme ça. Maintenant c'est fini, je peux repartir au champ ou bien ?",
    answers: [],
  },
  {
    id: "k203",
    level: "emergency",
    says: "Bonjour, mon fils de deux ans a mis la petite pile ronde de la télécommande dans sa bouche, son grand frère l'a vu. On cherche la pile partout, on ne la voit pas. Lui il joue.",
    answers: [],
  },
  {
    id: "k204",
    level: "urgent",
    says: "Bonjour, je porte des lentilles et j'ai dormi avec l'autre nuit. Depuis hier mon œil droit est rouge et il me fait mal, la lumière de l'amphi me gêne trop.",
    answers: [
      ["age", "J'ai fêté mes 22 ans au mois de mai."],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Je lis encore le tableau mais c'est un peu voilé de ce côté, aucun produit n'a touché l'œil, rien d'autre.",
      ],
      [
        "eye_pain vision_blurred eye_injury",
        "L'œil me lance depuis hier, et de ce côté les lettres sont un peu brouillées, rien ne l'a cogné.",
      ],
      ["fever eyelid_swollen", "Mon corps est frais, la paupière est fine comme l'autre."],
      ["sudden_onset", "C'est venu petit à petit depuis hier, comme une buée."],
      [
        "one_side_weak speech_trouble worst_headache",
        "Ma tête est légère, je parle bien et mes bras portent mon sac, rien d'autre.",
      ],
      ["pregnant", "Mes règles sont venues la semaine passée, à l'heure."],
      [
        "diabetes flashes_floaters headache",
        "Le sucre, je ne l'ai pas, aucun éclair dans l'œil, et ma tête ne me fait pas mal.",
      ],
      ["confusion vomiting", "Je suis bien mes cours et mon repas de midi est resté en place."],
    ],
  },
  {
    id: "k205",
    level: "urgent",
    says: "Bonsoir, mon garçon de 4 ans a son nez qui coule et il tousse petit petit depuis deux jours. Depuis hier nuit son corps chauffe aussi.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Il boit son eau et il garde tout, il respire tranquille, rien d'autre.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Son cou plie bien pour regarder ses pieds, ses paumes sont roses et son pipi est clair.",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Il est AA, il saute sur le lit quand le sirop fait effet, rien d'autre.",
      ],
      ["chest_indrawing blue_lips apnea", "Ses côtes ne rentrent pas, sa bouche est rose, il respire tranquille."],
      [
        "choking swallowed_battery swallowed_kerosene",
        "Il n'a rien avalé de travers, ni pile ni pétrole, il toussait déjà avec son rhume.",
      ],
      [
        "unconscious confusion cannot_stand floppy",
        "Il tient debout, il nous répond et il joue avec sa petite voiture, pour le reste tout va bien.",
      ],
      [
        "ear_pain rash belly_pain burning_urine joint_pain",
        "Ses oreilles le laissent tranquille, sa peau est lisse, il court derrière sa sœur, rien d'autre.",
      ],
      ["poor_feeding fast_breathing", "Il vide son gobelet comme d'habitude et il souffle doucement."],
      ["malaria_test_negative", "On n'a pas encore fait le test."],
    ],
  },
  {
    id: "k206",
    level: "urgent",
    says: "Bonjour, j'écris pour mon papa, il a 66 ans et il a le sucre depuis longtemps. Sa nouvelle sandale lui a fait une petite plaie au gros orteil, ça fait quatre jours ça ne ferme pas.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Le sang ne coule pas, son pied est tiède et la peau est rose, pour le reste tout va bien.",
      ],
      ["soaks_pads", "Mais non, c'est mon papa, sa plaie ne saigne même pas une goutte."],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "C'est petit comme l'ongle, propre et rose, juste un peu d'eau claire, rien d'autre.",
      ],
      [
        "fever rash_spreading cellulitis",
        "Son corps est frais et autour de la plaie la peau a sa couleur, rien d'autre.",
      ],
      ["confusion", "Sa tête est claire, il nous bat encore à l'awalé."],
    ],
  },
  {
    id: "k207",
    level: "urgent",
    says: "Bonjour, moi je fais le ménage dans une clinique. Ce matin en vidant la poubelle une aiguille déjà utilisée m'a piqué le doigt à travers le gant. J'ai lavé, est-ce qu'il y a autre chose à faire ?",
    answers: [["age", "Je viens d'avoir 30 ans, je suis un homme."]],
  },
  {
    id: "k208",
    level: "routine",
    says: "Bonjour, c'est la grand-mère qui parle, ma nièce écrit. Ma petite-fille de 9 ans se gratte toute la nuit depuis trois semaines, entre les doigts et sur le ventre, et ses frères ont commencé aussi.",
    answers: [
      [
        "fever cellulitis wound_infected skin_peeling",
        "Son corps est frais, la peau n'est ni chaude ni gonflée, seulement des petits boutons secs.",
      ],
      [
        "cellulitis wound_infected skin_peeling",
        "Sa peau a juste des petits boutons qui grattent, aucune plaie, sa bouche et ses yeux sont propres.",
      ],
      ["tongue_swelling", "Sa bouche est normale, elle a mangé son riz et raconte des histoires."],
    ],
  },
  {
    id: "k209",
    level: "routine",
    says: "Bonjour, je suis menuisier, 44 ans. Ça fait un mois que je tousse, le sirop est fini et la toux est toujours là.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Je crache juste un peu de blanc le matin, je parle et je scie mon bois sans perdre le souffle, rien d'autre.",
      ],
      [
        "fever hard_breathing cough_blood pleuritic_pain weight_loss",
        "Mon pantalon me serre toujours pareil, le crachat est blanc comme du lait, pour le reste tout va bien.",
      ],
    ],
  },
  {
    id: "k210",
    level: "routine",
    says: "Bonjour ma fille. Mes genoux me fatiguent depuis huit mois, surtout le droit quand je monte les escaliers du marché. J'ai 62 ans.",
    answers: [
      ["fever", "Mon corps est frais comme d'habitude, je n'ai pas chauffé."],
      [
        "locked_jaw paracetamol_much",
        "Je mange et je bavarde toute la journée, le paracétamol c'est deux comprimés quand ça force.",
      ],
      ["hot_joint", "Mon genou a la même taille que l'autre et il est frais au toucher."],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Je monte doucement mes escaliers et je porte mes bassines, jamais tombée, la douleur est moyenne.",
      ],
      ["cannot_bear_weight deformity", "Je marche jusqu'au marché sur mes deux jambes, et mon genou est droit."],
    ],
  },
  {
    id: "k211",
    level: "routine",
    says: "Bonjour, sous la douche j'ai senti une petite boule dans mon sein gauche, comme une arachide. Ça fait deux semaines et ça ne me fait pas mal.",
    answers: [
      ["age", "J'ai 27 ans, je suis coiffeuse."],
      ["fever breast_red breast_abscess", "Mon sein a sa couleur de tous les jours, il est frais et rien n'en sort."],
      ["lump_worrying", "Elle est restée de la même taille et elle roule sous mon doigt."],
    ],
  },
  {
    id: "k212",
    level: "routine",
    says: "Bonjour, je suis un enseignant à la retraite, 64 ans. Depuis sept mois environ mon jet d'urine est devenu faible et je me lève trois fois la nuit.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Mes jambes sont solides, je sens bien mes fesses quand je m'assois, et j'ai uriné il y a une heure.",
      ],
      [
        "fever burning_urine blood_urine thirst",
        "Mon pipi est clair comme l'eau et il passe sans piquer, je bois comme avant, rien d'autre.",
      ],
      [
        "vomiting breath_deep drowsy confusion belly_pain",
        "Je garde tous mes repas, ma tête est claire et mon ventre est tranquille, rien d'autre.",
      ],
      ["sugar", "On l'a contrôlé il y a deux mois, c'était normal, je n'ai plus le chiffre."],
      [
        "weight_loss foot_wound cannot_drink",
        "Mes pantalons tombent pareil, mes pieds sont propres et je bois mon eau normalement.",
      ],
      [
        "hard_breathing chest_pressure one_side_weak",
        "Je fais mon tour de quartier chaque matin, le souffle est long et mes deux bras sont forts.",
      ],
      [
        "weak_stream much_urine fell_other",
        "C'est le jet qui est faible, j'attends un moment avant qu'il parte et ça goutte à la fin.",
      ],
    ],
  },
];
