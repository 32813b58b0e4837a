import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record18: readonly Conversation[] = [
  {
    id: "k501",
    level: "emergency",
    says: "Bonjour, je suis une femme de 66 ans. Depuis 5 heures j'ai une douleur très forte à l'œil droit et au front, l'œil est rouge, je vois des halos colorés autour des lampes et j'ai vomi deux fois.",
    answers: [],
  },
  {
    id: "k502",
    level: "emergency",
    says: "Bonjour, mon fils a 9 jours. Depuis hier soir il tète très mal, son corps est froid au toucher et le tour de son nombril est rouge avec un peu de pus.",
    answers: [],
  },
  {
    id: "k503",
    level: "emergency",
    says: "Bonjour, homme de 41 ans. J'ai mal au bas du dos depuis 2 jours et cela descend dans les deux jambes ; depuis ce matin mes fesses et mon entrejambe sont engourdis et je n'arrive plus à uriner.",
    answers: [],
  },
  {
    id: "k504",
    level: "emergency",
    says: "Bonjour, j'écris pour ma fille de 2 ans. Il y a une heure, elle a avalé une petite pile ronde de télécommande ; elle a bavé un peu et maintenant elle joue.",
    answers: [],
  },
  {
    id: "k505",
    level: "emergency",
    says: "Bonjour, mon fils de 12 ans est drépanocytaire SS. Depuis cette nuit il a mal à la poitrine quand il inspire, il respire vite et il a 38,8 de température.",
    answers: [],
  },
  {
    id: "k506",
    level: "emergency",
    says: "Bonjour, j'ai 27 ans et j'ai accouché il y a 6 jours. J'ai très mal à la tête depuis hier, je vois des points brillants et mon visage est gonflé.",
    answers: [],
  },
  {
    id: "k507",
    level: "urgent",
    says: "Bonjour, je suis une femme de 19 ans. Depuis 3 jours j'ai de la fièvre à 39,2 avec des douleurs dans toutes les articulations et mal derrière les yeux, et ce matin des taches rouges sont sorties sur mon ventre.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, rien de tout cela. Je marche seule, je suis seulement très fatiguée et j'ai mal aux articulations.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, rien de tout cela. Les taches sont rouges et elles pâlissent quand j'appuie dessus.",
      ],
      ["pregnant", "Non, je ne suis pas enceinte, mes règles se sont terminées la semaine dernière."],
      [
        "flank_pain belly_pain burning_urine ear_pain",
        "Non, rien de tout cela. J'ai mal surtout derrière les yeux et aux articulations.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela, et je n'ai pas voyagé. Une voisine a eu la dengue le mois dernier.",
      ],
      ["runny_nose cough sore_throat", "Non, pas de toux ni de mal de gorge."],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "Non, je n'ai aucune maladie connue."],
      ["severe_pain", "Elle est moyenne, 5 sur 10, et le paracétamol me soulage un peu."],
      ["double_vision eye_bulging", "Non, je vois normalement."],
      ["eyelid_swollen face_swelling", "Non, pas ça."],
      [
        "unconscious drowsy vomits_blood black_stool",
        "Non, rien de tout cela. Je suis bien consciente et je n'ai pas vomi.",
      ],
    ],
  },
  {
    id: "k508",
    level: "urgent",
    says: "Bonjour, mon neveu de 8 ans a été mordu au mollet par un chien inconnu il y a 3 heures. Il y a deux petits trous et une éraflure, et cela ne saigne plus.",
    answers: [
      ["snake_bite", "Non, ce n'est pas un serpent, c'est un chien inconnu qui l'a mordu au mollet."],
      [
        "neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, pas ça. Il y a deux petits trous au mollet et son pied est chaud.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non. Ce sont deux petits trous et une éraflure de deux centimètres, et il marche normalement.",
      ],
      ["bite_face_neck rabies_signs", "Non, c'est seulement le mollet, et il n'est pas agité."],
      ["confusion convulsion", "Non, il n'a rien de tout cela."],
    ],
  },
  {
    id: "k509",
    level: "urgent",
    says: "Bonjour, je suis une femme de 24 ans. Avant-hier soir un homme m'a forcée à avoir un rapport sexuel sans préservatif. Je n'ai pas de blessure, mais j'ai peur du VIH et d'une grossesse.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, rien de tout cela. Je pleure beaucoup, mais je n'ai pas d'idée de mourir.",
      ],
    ],
  },
  {
    id: "k510",
    level: "urgent",
    says: "Bonjour, je suis un homme de 52 ans. Depuis 3 semaines j'ai très soif, j'urine tout le temps et j'ai maigri de 6 kilos ; hier la pharmacie a trouvé une glycémie à 3,1 g/L.",
    answers: [
      [
        "vomiting breath_deep drowsy confusion belly_pain",
        "Non, je n'ai aucun de ces signes, je mange et je bois normalement.",
      ],
      ["fever foot_wound", "Non, je n'ai ni fièvre ni plaie au pied."],
      ["hard_breathing cannot_stand", "Non, je respire normalement et je tiens debout, je suis seulement fatigué."],
    ],
  },
  {
    id: "k511",
    level: "urgent",
    says: "Bonjour, j'ai 29 ans, je suis une femme. Il y a 4 heures, de l'huile chaude s'est renversée sur ma main droite ; la peau est rouge, avec trois grosses cloques.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, pas ça. Seuls le dos de la main droite et les doigts sont brûlés, et la brûlure ne fait pas le tour.",
      ],
      ["unconscious confusion hard_breathing noisy_breathing", "Non, je respire bien et je n'ai pas respiré de fumée."],
    ],
  },
  {
    id: "k512",
    level: "urgent",
    says: "Bonjour, je suis un homme de 44 ans. Hier matin, au réveil, je n'entendais presque plus de l'oreille gauche et elle siffle sans arrêt ; je n'ai pas mal.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Non, rien de tout cela. J'entends seulement très mal de l'oreille gauche et elle siffle.",
      ],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "Oui, la surdité est venue d'un coup hier matin, à l'oreille gauche. Il n'y a ni fièvre, ni écoulement, ni douleur, ni vertige.",
      ],
      ["drowsy convulsion", "Non, pas ça."],
    ],
  },
];
