import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise31: readonly Conversation[] = [
  {
    id: "m201",
    level: "emergency",
    says: "Bonjour, j'ai accouché il y a trois semaines et depuis hier soir j'ai un point qui me pique au côté droit de la poitrine quand je tire l'air. Je me dis que c'est le bébé que je porte trop.",
    answers: [["postpartum", "Oui, ma petite première est née il y a trois semaines."]],
  },
  {
    id: "m202",
    level: "emergency",
    says: "Bonjour, j'ai 14 ans, le bas du ventre à gauche m'a réveillé vers 4 heures du matin et ça me fait mal jusqu'à maintenant. J'ai un peu honte d'en parler à maman.",
    answers: [
      ["clearer", "En vrai c'est mon testicule gauche, il est gonflé et remonté, ça m'a pris d'un coup en dormant."],
      ["testicle_pain", "Oui, c'est bien lui, je ne peux même pas laisser le drap le toucher."],
    ],
  },
  {
    id: "m203",
    level: "emergency",
    says: "Bonjour, c'est pour mon vieux de 78 ans. Hier à midi il a dit qu'un rideau est tombé devant son œil gauche, puis au bout de dix minutes c'est revenu. Aujourd'hui il est assis tranquille devant sa radio.",
    answers: [],
  },
  {
    id: "m204",
    level: "urgent",
    says: "Bonjour docteur, j'ai des petites cloques d'eau en ligne sur le côté droit, du dos jusqu'au ventre. Ça me brûle comme piment depuis trois jours.",
    answers: [
      ["age", "J'ai 58 ans bien sonnés, je suis au champ depuis l'enfance."],
      [
        "confusion neck_stiff face_droop vision_loss",
        "Ma bouche est droite dans le miroir, je vois mes cabosses de loin. Pour le reste tout va bien.",
      ],
      [
        "confusion neck_stiff",
        "Je touche ma poitrine avec mon menton sans souci et je calcule mes kilos de cacao sans me tromper.",
      ],
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "Mon ventre est souple comme d'habitude, mes selles sont brunes, ce sont les cloques qui brûlent. Rien d'autre.",
      ],
      ["severe_pain", "C'est moyen, je dors quand même en me couchant sur l'autre côté."],
      ["sudden_onset", "Ça a commencé par une cuisson de la peau, puis les cloques sont sorties petit à petit."],
      [
        "cannot_stand hard_breathing hernia_stuck",
        "Je suis debout, j'ai sarclé hier, je respire bien et je n'ai pas de boule à l'aine.",
      ],
      [
        "fever vomiting right_upper_pain constant_pain",
        "Mon corps est frais, 37,1, je garde mon repas, mais la peau me cuit jour et nuit depuis cinq jours sur ce côté.",
      ],
      [
        "vomiting right_upper_pain constant_pain",
        "Je n'ai rien vomi, rien sous les côtes, mais la cuisson de la peau ne s'arrête pas.",
      ],
      ["jaundice chills", "Mes yeux sont blancs comme du coton et je ne tremble pas, seulement ma peau cuit."],
      ["one_side_weak", "Mes deux bras lèvent la machette et je marche droit jusqu'à la plantation."],
    ],
  },
  {
    id: "m205",
    level: "urgent",
    says: "Bonsoir, je fais le ménage dans une clinique et hier une aiguille qui était dans le sachet de poubelle m'a piquée au doigt. J'ai lavé mais mon cœur n'est pas tranquille.",
    answers: [
      ["age", "J'ai trente-six ans depuis le mois de mars."],
      ["face_droop limb_cold_pale", "Mon visage est normal et mon doigt est rose et chaud comme les autres."],
      ["needle_injury", "C'est ça même, une aiguille déjà utilisée, elle a traversé mon gant."],
    ],
  },
  {
    id: "m206",
    level: "urgent",
    says: "Bonjour, je suis enceinte de cinq mois et depuis avant-hier mon pipi chauffe quand ça sort. Je me lève tout le temps pour trois gouttes.",
    answers: [
      ["age", "Je viens d'avoir mes 27 ans."],
      [
        "flank_pain blood_urine vomiting chills",
        "Mon dos est tranquille, mon pipi est jaune sans sang, et je garde tous mes repas. Rien d'autre.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je n'ai aucun saignement, mes yeux voient clair et je respire bien. Rien d'autre.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Le bébé danse chaque soir, mon linge reste sec, et mon visage est le même. Pour le reste tout va bien.",
      ],
      ["vaginal_bleeding vomits_everything", "Pas une goutte de sang en bas, et mon riz reste à sa place."],
    ],
  },
  {
    id: "m207",
    level: "urgent",
    says: "Bonjour, il y a trois nuits un garçon que je connais m'a forcée à coucher avec lui. Je suis chez ma cousine maintenant et je ne sais pas par où commencer.",
    answers: [
      ["age", "J'ai 22 ans, je suis à l'université."],
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Rien ne saigne, je n'ai pas de plaie, et je veux vivre, j'ai des projets.",
      ],
      [
        "heavy_bleeding vaginal_bleeding severe_pain",
        "Je n'ai pas de sang du tout, c'est juste un peu sensible en bas.",
      ],
      ["hours_since_event", "C'était il y a trois nuits."],
    ],
  },
  {
    id: "m208",
    level: "routine",
    says: "Bonjour, mon garçon de 11 ans a une plaie à la jambe gauche depuis un mois et demi qui ne veut pas se fermer. Elle ne lui fait même pas mal, mais elle grandit doucement.",
    answers: [
      [
        "black_skin pain_out_of_proportion heavy_bleeding confusion",
        "La peau est claire autour, ça ne sent rien du tout, et il parle comme d'habitude. Pour le reste tout va bien.",
      ],
      [
        "fever wound_infected diabetes rash_spreading",
        "Son corps est frais, la plaie est propre sans pus, et autour la peau reste calme. Rien d'autre.",
      ],
      [
        "neck_wound limb_cold_pale locked_jaw",
        "Il ouvre grand la bouche pour manger, son pied est chaud, la plaie est à la jambe. Rien d'autre.",
      ],
      [
        "deep_cut dirty_wound wound_object numb_fingers",
        "La plaie est propre, il n'a pas marché sur un clou, et il bouge bien ses orteils. Rien d'autre.",
      ],
      ["tetanus_doubt", "Son carnet est complet, le rappel date de l'école l'an passé."],
      ["leg_ulcer", "Oui, elle est là depuis un mois et demi et ne se ferme pas."],
    ],
  },
  {
    id: "m209",
    level: "routine",
    says: "Bonjour, en me lavant j'ai senti une petite boule dans mon sein gauche, comme une petite cola. Ça fait trois semaines, ça ne fait pas mal.",
    answers: [
      ["age", "J'ai eu 41 ans le mois passé."],
      [
        "fever breast_red breast_abscess",
        "Le sein est de la même couleur que l'autre, la boule est dure et le corps frais.",
      ],
      ["breast_red breast_abscess", "Le sein est blanc comme l'autre, ni chaud ni gonflé, et aucun pus ne sort."],
      ["lump_worrying", "Elle est dure mais elle roule un peu sous mes doigts, et sa taille n'a pas changé."],
    ],
  },
  {
    id: "m210",
    level: "routine",
    says: "Bonjour, je suis chauffeur de taxi et ma toux est là depuis cinq semaines. Les clients commencent à me regarder de travers.",
    answers: [
      ["age", "Je suis dans mes 38 ans."],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Je crache un peu de blanc le matin sans sang, et je chante en conduisant. Pour le reste tout va bien.",
      ],
      [
        "fever hard_breathing cough_blood pleuritic_pain weight_loss",
        "Mon corps est frais, mes pantalons tiennent toujours, et je respire à fond sans douleur. Rien d'autre.",
      ],
    ],
  },
  {
    id: "m211",
    level: "routine",
    says: "Bonsoir, depuis cinq semaines rien ne me dit, même le football avec les amis. J'ai le cœur lourd tous les jours.",
    answers: [
      ["age", "J'ai 24 ans, je suis en master."],
      ["suicidal_thoughts", "Non, jamais, je tiens trop à ma mère pour ça."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Je vais à tous mes cours, je me lave chaque matin, je dors quand même cinq heures.",
      ],
      ["hears_voices self_harm", "Aucune voix, c'est seulement la tristesse, et je ne me suis jamais blessé."],
      ["violence_home sexual_violence", "À la maison c'est calme avec mon frère, personne ne m'a forcé ni frappé."],
      ["violence_home", "Non, nous rions ensemble le soir, personne ne lève la main chez nous."],
      ["low_mood", "Oui, je suis triste tous les jours."],
    ],
  },
  {
    id: "m212",
    level: "routine",
    says: "Bonjour ma fille, depuis huit mois mon pipi sort comme un petit filet, il faut patienter avant que ça vienne. La nuit je me lève trois fois.",
    answers: [
      ["age", "Je marche vers mes 73 ans, j'en ai 72."],
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "J'ai uriné il y a une heure, je marche jusqu'à la mosquée et je sens bien ma chaise.",
      ],
      [
        "fever burning_urine blood_urine thirst",
        "Mon corps est frais, le pipi est jaune clair et ne brûle pas. Rien d'autre.",
      ],
      ["weak_stream", "Oui, un petit filet qui se fait attendre."],
    ],
  },
];
