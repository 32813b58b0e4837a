import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise15: readonly Conversation[] = [
  {
    id: "y201",
    level: "emergency",
    says: "Bonjour, j'ai 68 ans, je suis planteur à Daloa. Ce matin j'étais assis sur mon banc et mon dos m'a pris d'un coup, en bas, ça ne lâche plus. Même que je suis tombé un petit moment dans la cour.",
    answers: [
      [
        "hard_breathing lost_consciousness_injury spine_pain_injury heavy_bleeding injury_paralysis",
        "Je n'ai reçu aucun coup. C'est le bas du dos, pas le cou, et je bouge mes deux jambes normalement. Rien d'autre.",
      ],
      ["head_injury", "Ma tête n'a rien, je me suis laissé glisser dans l'herbe, pas de bosse."],
      [
        "severe_belly_pain pelvis_injury open_fracture limb_cold_pale",
        "Le mal gagne mon ventre qui est tendu, huit sur dix, et la tête me tourne quand je me lève. Pas d'os sorti, mes pieds sont tièdes.",
      ],
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "Je parle clair, mes bras portent mon panier et ma tête ne me fait pas mal. C'est le dos et le ventre.",
      ],
      [
        "hearing_loss vomiting fever fainted pallor",
        "Ce matin dans la cour tout est devenu noir une minute, et ma fille me trouve pâle et mouillé de sueur. Pour le reste tout va bien.",
      ],
    ],
  },
  {
    id: "y202",
    level: "emergency",
    says: "Bonsoir madame l'infirmière, je vends l'attiéké au marché et je suis à huit mois de grossesse. Depuis hier soir la tête me serre devant, le paracétamol n'a rien changé. Ce matin ma bague ne rentre plus et mon visage est rond.",
    answers: [
      ["age", "J'ai 29 ans, mon premier enfant a quatre ans."],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Ça a monté petit à petit, mon cou plie bien, mais depuis ce matin je vois des étincelles et un brouillard.",
      ],
    ],
  },
  {
    id: "y203",
    level: "emergency",
    says: "Bonjour, c'est pour mon fils de 13 ans. Il s'est réveillé à quatre heures avec un mal au bas-ventre du côté gauche, il a rendu deux fois. Il marche plié et il a honte d'expliquer.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Son ventre reste souple quand j'appuie, il rend juste un peu de liquide clair et il me parle bien. Le reste, rien.",
      ],
      ["testicle_pain", "Je viens de regarder, le côté gauche est gonflé, dur, et il crie si on le frôle."],
    ],
  },
  {
    id: "y204",
    level: "emergency",
    says: "Bonjour, c'est ma tantie qui parle, j'écris pour elle. Sa petite-fille de 20 mois a avalé la petite pile plate de la télécommande, son frère l'a vue faire il y a une heure. Elle joue comme d'habitude.",
    answers: [],
  },
  {
    id: "y205",
    level: "emergency",
    says: "Bonjour docteur, mon garçon de 4 ans est drépano SS. Depuis hier soir ses paumes sont devenues blanches d'un coup et son ventre est dur à gauche. Il reste couché, il ne veut pas jouer.",
    answers: [],
  },
  {
    id: "y206",
    level: "emergency",
    says: "Bonjour, je vous écris pour ma grand-mère qui a 84 ans. Depuis le repas de midi, son pied droit est devenu froid comme la glace et tout blanc, et la jambe lui fait très mal. Elle n'est pas tombée.",
    answers: [
      [
        "limb_cold_pale numb_fingers saddle_numbness cannot_hold_urine",
        "Le pied est glacé et blanc, elle ne sent plus ses orteils et les remue à peine. Rien d'autre.",
      ],
    ],
  },
  {
    id: "y207",
    level: "urgent",
    accepts: ["emergency"],
    says: "Bonjour, je suis élève infirmière en stage à Bouaké. Ce matin, il y a cinq heures, je me suis piquée le doigt avec une aiguille qui venait de servir à un malade. J'ai lavé au savon tout de suite.",
    answers: [
      ["age", "J'ai 22 ans, je suis en deuxième année."],
      ["face_droop limb_cold_pale", "Mon visage est bien droit dans le miroir et mes doigts sont tièdes et roses."],
      ["needle_injury", "C'est bien ça, l'aiguille creuse d'une prise de sang m'est entrée dans l'index."],
    ],
  },
  {
    id: "y208",
    level: "urgent",
    says: "Bonjour, étudiant de 24 ans, je porte des lentilles et j'ai dormi avec. Depuis hier mon œil droit est rouge et dès que j'ouvre le rideau, ça me brûle.",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Je lis encore les panneaux, un peu flou de ce côté, et aucun liquide n'est entré dedans. Pour le reste tout va bien.",
      ],
      ["fever eyelid_swollen", "La paupière est comme l'autre, et mon corps est frais."],
      ["sudden_onset", "Pas d'un coup, c'est un petit brouillard venu avec la rougeur depuis hier."],
      [
        "one_side_weak speech_trouble worst_headache",
        "Je parle clair, je porte mon sac des deux bras, et la tête ne me fait pas mal.",
      ],
      ["pregnant", "Je suis un garçon, donc cette question n'est pas pour moi."],
      ["confusion vomiting", "J'ai suivi mes cours avec les idées claires, et mon déjeuner est resté dans le ventre."],
    ],
  },
  {
    id: "y209",
    level: "urgent",
    says: "Bonjour, j'ai 31 ans et j'ai accouché il y a trois semaines. Mon sein gauche est dur comme une pierre, rouge, il chauffe, et depuis hier mon corps est chaud aussi.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Je tiens bien debout pour bercer le bébé, mon souffle est tranquille et j'ai les idées claires. Rien d'autre.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Je plie le cou jusqu'à la poitrine, je garde ma soupe, et mon pipi est clair comme l'eau. Rien d'autre.",
      ],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "Mes reins et mon ventre sont tranquilles, je pisse sans brûlure, seul le sein est rouge.",
      ],
      [
        "soaks_pads vision_blurred leg_swelling_one",
        "Les pertes tachent à peine la garniture, je vois net et mes deux mollets sont pareils.",
      ],
      ["soaks_pads", "Une seule serviette me fait la journée, c'est brun clair."],
      [
        "foul_lochia low_belly_pain chills",
        "Rien ne sent mauvais en bas et mon bas-ventre est tranquille, mais hier soir j'ai tremblé sous deux pagnes.",
      ],
      [
        "flank_pain belly_pain rash ear_pain",
        "Mon dos et mon ventre sont tranquilles, ma peau est lisse ailleurs qu'au sein, et mes oreilles vont bien.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "J'ouvre grand la bouche, la peau du sein n'est pas ouverte, et je ne suis pas sortie du quartier depuis l'accouchement.",
      ],
      ["runny_nose cough sore_throat", "Mon nez est sec, je ne tousse pas et j'avale sans gêne."],
      ["runny_nose sore_throat", "Mon nez ne coule pas et la gorge laisse passer le foutou sans gêne."],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Je n'ai aucune maladie, mes analyses de la grossesse étaient toutes bonnes.",
      ],
      [
        "immunocompromised diabetes sickle_cell",
        "Je n'ai ni diabète ni drépanocytose, mes tests de la grossesse, VIH compris, étaient négatifs, et je ne prends pas de cortisone.",
      ],
    ],
  },
  {
    id: "y210",
    level: "urgent",
    says: "Bonjour, je conduis le gbaka à Yopougon, j'ai 53 ans. Depuis trois jours mon pipi sort rouge comme le bissap, mais ça ne me fait pas mal du tout.",
    answers: [
      [
        "jaundice fever burning_urine little_urine",
        "Mes yeux sont bien blancs, mon corps est frais, et je pisse autant que d'habitude sans que ça brûle.",
      ],
      [
        "fainted cannot_pass_urine confusion purple_spots no_urine",
        "Je conduis toute la journée sans tomber, mon pipi sort avec bon jet, j'ai uriné il y a une heure. Rien d'autre.",
      ],
    ],
  },
  {
    id: "y211",
    level: "urgent",
    says: "Bonjour. J'ai 19 ans. Avant-hier nuit un gars que je connais m'a forcée, il n'a rien mis. Je n'ai encore vu personne, je suis chez ma grande sœur.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Je n'ai pas de blessure, rien ne coule, et je ne veux pas mourir, je pleure seulement.",
      ],
      [
        "heavy_bleeding vaginal_bleeding deep_cut severe_pain",
        "Je suis juste un peu irritée en bas, ça ne saigne pas et il n'y a pas de plaie.",
      ],
    ],
  },
  {
    id: "y212",
    level: "urgent",
    says: "Bonjour, mon mari a le sucre depuis dix ans, il a 61 ans. Ses nouvelles sandales lui ont fait une petite plaie sous le gros orteil, ça fait quatre jours. Lui il dit que c'est rien.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Le pied est tiède et de la même couleur que l'autre, la plaie ne sent rien. Pour le reste tout va bien.",
      ],
      [
        "fever rash_spreading cellulitis",
        "Son corps est frais, le rouge ne court pas sur le pied, la peau autour est plate.",
      ],
      [
        "rash_spreading cellulitis",
        "La rougeur n'avance pas, autour de la plaie la peau est froide et plate comme de l'autre côté.",
      ],
      [
        "drowsy confusion fainted cannot_stand",
        "Il est bien réveillé, il compte sa monnaie et il marche comme tous les jours.",
      ],
      ["confusion fainted no_urine", "Il parle bien, il n'est jamais tombé, et il a uriné il y a une heure."],
    ],
  },
];
