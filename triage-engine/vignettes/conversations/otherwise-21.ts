import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise21: readonly Conversation[] = [
  {
    id: "j101",
    level: "emergency",
    says: "Bonjour, j'ai 63 ans. Depuis hier soir mon œil droit est rouge et me fait terriblement mal, et je vois des cercles de couleur autour des lampes.",
    answers: [["halos", "Tout à fait, chaque ampoule a son arc-en-ciel autour, et de cet œil tout est très trouble."]],
  },
  {
    id: "j102",
    level: "emergency",
    says: "Ma fille est née il y a six jours. Depuis cette nuit elle ne prend presque plus le sein et son nombril sent mauvais.",
    answers: [],
  },
  {
    id: "j103",
    level: "emergency",
    says: "Bonsoir, j'ai 24 ans et j'ai accouché il y a neuf jours. J'ai un mal de tête qui ne part pas malgré le paracétamol et mon visage est gonflé.",
    answers: [],
  },
  {
    id: "j104",
    level: "emergency",
    says: "Bonjour, c'est pour mon fils de 14 ans. Il s'est réveillé ce matin avec une douleur très forte en bas du ventre à gauche et il a vomi.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Son ventre est souple et il a toute sa tête. Il marche, mais les jambes écartées.",
      ],
      [
        "bile_vomit bloody_stool drowsy",
        "Ce qu'il a vomi était clair, ses selles d'hier étaient normales et il est bien éveillé.",
      ],
      [
        "testicle_pain",
        "Effectivement, le gauche a doublé de volume, il est remonté et il ne supporte pas qu'on le touche.",
      ],
    ],
  },
  {
    id: "j105",
    level: "emergency",
    says: "Bonjour, j'écris pour mon père, 71 ans, hypertendu. Ce matin il a laissé tomber son verre et il parlait de travers, mais au bout d'une demi-heure tout était rentré dans l'ordre.",
    answers: [],
  },
  {
    id: "j106",
    level: "emergency",
    says: "Bonjour, j'ai 19 ans. Depuis trois semaines je bois et j'urine sans arrêt, j'ai beaucoup maigri, et depuis ce matin je vomis.",
    answers: [
      [
        "breath_deep drowsy confusion belly_pain",
        "Je souffle fort et profond, on me dit que ma bouche sent la pomme. Le ventre aussi me tiraille, et j'ai un peu sommeil.",
      ],
    ],
  },
  {
    id: "j107",
    level: "urgent",
    says: "Bonjour, j'ai 22 ans. Avant-hier soir, un homme que je connais m'a forcée à avoir un rapport. Je ne sais pas quoi faire.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Je n'ai pas de blessure et je ne perds pas de sang. Je pleure beaucoup mais je tiens à la vie.",
      ],
      [
        "deep_cut severe_pain",
        "Mon corps est intact, il n'y a rien à recoudre. C'est surtout dans la tête que c'est lourd.",
      ],
      ["anticoagulant", "Je ne prends aucun comprimé."],
      [
        "drowsy confusion convulsion face_droop one_side_weak",
        "Je suis bien réveillée, je parle et je bouge normalement. Je n'arrive juste pas à bien dormir.",
      ],
      [
        "confusion convulsion face_droop one_side_weak speech_trouble",
        "Mon visage est droit, je marche et je parle bien, et j'ai toute ma tête. Aucune crise.",
      ],
    ],
  },
  {
    id: "j108",
    level: "urgent",
    says: "Bonjour, le chien du voisin a mordu mon fils de 9 ans au mollet ce matin. Il y a deux petits trous et ça ne saigne plus.",
    answers: [
      ["snake_bite", "Mais non, c'est un chien, celui de mon voisin."],
      [
        "bite_face_neck rabies_signs deep_cut",
        "Seul le mollet a été touché, et les trous sont peu profonds. Il boit et il joue.",
      ],
      [
        "bite_face_neck rabies_signs",
        "Il n'a été mordu qu'au mollet. Il boit son verre d'eau normalement et il est calme.",
      ],
      ["confusion convulsion", "Il est tout à fait lui-même, il répond bien et n'a pas eu de secousses."],
    ],
  },
  {
    id: "j109",
    level: "urgent",
    says: "Bonjour, j'ai 34 ans. J'ai le rhume depuis deux jours, le nez qui coule et la gorge qui gratte, et hier soir j'avais 38,2.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "J'ai les idées claires, je suis debout et je souffle comme d'habitude. Aucun saignement.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Mon cou est souple, l'eau passe bien et mes urines sont claires. La peau est nette.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Ma bouche et mes yeux sont en bon état, et je n'ai pas quitté Abidjan. Seul un collègue était enrhumé.",
      ],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Je n'ai aucune maladie de longue durée.",
      ],
      ["cannot_swallow drooling muffled_voice", "J'avale sans difficulté et ma voix est juste un peu nasillarde."],
      [
        "throat_one_side rash neck_swelling",
        "Ça gratte au milieu, pas plus à gauche qu'à droite. Ma peau et mon cou sont comme d'habitude.",
      ],
      [
        "cannot_speak noisy_breathing tongue_swelling",
        "Je parle sans m'arrêter, mon souffle est silencieux et ma bouche n'a pas gonflé.",
      ],
      ["malaria_test_negative", "Je n'ai encore rien fait, je n'ai pas mis les pieds au laboratoire."],
    ],
  },
  {
    id: "j110",
    level: "urgent",
    says: "Bonjour, j'ai 59 ans. Depuis hier des petites cloques sont sorties en bande du dos jusque sous le sein gauche, et ça brûle depuis quatre jours.",
    answers: [
      [
        "confusion neck_stiff face_droop vision_loss",
        "Mon visage est normal, je vois bien et je tourne la tête sans souci.",
      ],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Mes jambes me portent bien et je vais aux toilettes comme d'habitude.",
      ],
      ["fever", "Mon corps est frais."],
      ["spine_tender", "C'est la peau qui brûle, là où il y a les cloques, pas l'os."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Je marche normalement et je ne suis pas tombée. La douleur m'empêche de dormir, je dirais six sur dix, et mon poids est stable.",
      ],
      ["locked_jaw paracetamol_much", "Un comprimé matin et soir seulement, et j'ouvre la bouche sans difficulté."],
      ["sickle_cell", "Je ne suis pas drépanocytaire."],
      [
        "hard_breathing chest_pressure cannot_stand pallor sweating",
        "Je respire à l'aise, je tiens bien debout et mon teint est comme d'habitude. C'est seulement la peau du côté gauche qui brûle.",
      ],
    ],
  },
  {
    id: "j111",
    level: "urgent",
    says: "Bonjour docteur, j'ai 28 ans et j'allaite mon bébé de trois semaines. Depuis hier mon sein gauche est rouge, dur et chaud, et j'ai 38,6.",
    answers: [
      [
        "confusion cannot_stand vomits_everything",
        "Je garde tout ce que j'avale, je tiens sur mes jambes et j'ai toute ma tête.",
      ],
      [
        "soaks_pads convulsion vision_blurred hard_breathing leg_swelling_one",
        "Je vois clair et je respire bien. Les pertes sont légères et mes deux mollets sont pareils.",
      ],
      [
        "foul_lochia low_belly_pain chills",
        "J'ai eu des frissons cette nuit. Les pertes n'ont pas d'odeur et mon ventre est tranquille.",
      ],
      ["spontaneous_bleeding", "Mes gencives et mon nez vont bien, je n'ai aucune tache."],
      [
        "neck_stiff purple_spots jaundice dark_urine",
        "Je plie le cou facilement, mes yeux sont blancs et mes urines sont claires.",
      ],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "Il n'y a que le sein qui me fait mal, tout le reste va bien. Bébé tète bien.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Ma bouche et mes yeux vont bien, la peau du sein est seulement rouge. Je ne suis pas sortie du quartier depuis l'accouchement.",
      ],
      ["runny_nose cough sore_throat", "Rien de cela, je respire par le nez comme d'habitude."],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Je n'ai aucune maladie connue, les examens de grossesse étaient tous bons.",
      ],
      ["pregnancy_weeks", "Je ne suis plus enceinte, j'ai accouché il y a trois semaines."],
      ["severe_belly_pain", "Mon ventre est tranquille."],
    ],
  },
  {
    id: "j112",
    level: "urgent",
    says: "Bonjour, j'ai 41 ans. Tout à l'heure l'huile d'alloco s'est renversée sur ma main droite et j'ai de grosses cloques.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "C'est seulement le dos de la main et deux doigts, avec de l'huile. Le visage n'a rien reçu.",
      ],
      [
        "unconscious confusion hard_breathing noisy_breathing",
        "Je suis bien réveillée, je vous écris de la main gauche. Je respire normalement.",
      ],
      [
        "confusion face_droop speech_trouble",
        "Mon visage est bien droit, je parle clairement et je sais ce que je dis.",
      ],
    ],
  },
];
