import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const abidjan6: readonly Conversation[] = [
  {
    id: "p425",
    level: "emergency",
    says: "g mal o dan dpui 5jr mtn la joue et menton on gonflé, jai pri amoxi au marché sa fai rien",
    answers: [
      ["age", "33 an"],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "oui bouche ouvre un doigt seulement, cou gonflé dur, salive passe mal",
      ],
    ],
  },
  {
    id: "p426",
    level: "routine",
    says: "Mon garçon a une tache blanche sur le bras, ça ne gratte même pas. On a mis pommade 3 mois, rien.",
    answers: [
      ["clearer", "C'est une tache claire sur son bras gauche, il ne sent rien quand on pique dessus. Ça fait 6 mois."],
      ["age", "5 à 14 ans"],
      [
        "one_side_weak face_droop speech_trouble saddle_numbness cannot_hold_urine",
        "Non, sa main et son pied marchent bien, c'est la tache seulement qui est morte",
      ],
      ["weakness_climbing both_legs_weak hard_breathing", "Rien de tout cela"],
      ["leg_weakness fever foot_wound headache", "Non, rien de tout ça"],
      ["confusion head_injury", "Rien de tout cela"],
    ],
  },
  {
    id: "p427",
    level: "self_care",
    says: "Bonjour, mon bébé de 3 semaines a le hoquet tout le temps et elle rejette un peu de lait après la tétée. C'est mon premier, est-ce normal ?",
    answers: [
      ["cannot_drink floppy convulsion hard_breathing fever", "Rien de tout cela"],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, rien de tout cela, elle tète très bien",
      ],
      ["newborn_vesicles purple_spots", "Rien de tout cela"],
      ["newborn_skin_pustules rash_spreading", "Non, sa peau est jolie, pas de boutons"],
      ["slow_growth", "Non, elle a pris 500 grammes"],
    ],
  },
  {
    id: "p428",
    level: "urgent",
    says: "Depuis que je me suis réveillé mon oreille gauche n'entend plus, c'est comme bouché, ça siffle",
    answers: [
      ["age", "41 ans"],
      ["ear_swelling_behind face_droop neck_stiff confusion", "Rien de tout cela"],
      ["fever ear_discharge severe_pain vertigo", "non ça fait pas mal, ça coule pas, pas vertige"],
      ["reliever_fails", "Je n'ai pas d'asthme ni de spray, c'est dans mon oreille que ça siffle"],
      ["cannot_speak blue_lips chest_indrawing", "Non, je respire bien, j'ai que l'oreille"],
      ["drowsy convulsion cannot_stand", "Rien de tout cela"],
    ],
  },
  {
    id: "p429",
    level: "self_care",
    says: "Mn bb de 7 moi a des ti boutons o cou et dan le dos avec chaleur la, c koi je mets",
    answers: [
      ["fever cellulitis wound_infected purple_spots face_swelling", "non rien de tt sa, son corps né pas chaud"],
      ["cannot_drink vomits_everything convulsion drowsy hard_breathing", "Rien de tout cela"],
    ],
  },
  {
    id: "p430",
    level: "emergency",
    says: "J'ai mal à la tête du côté droit depuis hier nuit et j'ai vomi deux fois. On dirait que c'est la tension.",
    answers: [
      ["age", "J'ai 61 ans"],
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Rien de tout cela. Mais je vois trouble de l'œil droit, pas perdu complètement",
      ],
    ],
  },
  {
    id: "p431",
    level: "routine",
    says: "Docteur la nuit je me lève 3 fois pour pisser et ça sort un peu un peu seulement. Depuis l'année passée.",
    answers: [
      ["age", "65 ans ou plus"],
      ["vomiting breath_deep drowsy confusion belly_pain", "Non, rien de tout ça"],
      ["sugar_improved", "Je n'ai pas pris de sucre, j'ai pas le diabète"],
      ["sugar", "Je ne sais pas"],
      ["weight_loss fever foot_wound cannot_drink", "Rien de tout cela"],
    ],
  },
  {
    id: "p432",
    level: "self_care",
    says: "J'ai 2 petites plaies dans la bouche, ça pique quand je mange piment. J'ai ça de temps en temps.",
    answers: [
      ["age", "30 ans"],
      ["cannot_drink skin_peeling cannot_swallow", "Rien de tout cela"],
      ["fever poor_feeding rash severe_pain immunocompromised", "Rien de tout cela"],
      ["hard_breathing", "Non"],
      ["duration", "4 à 7 jours"],
      ["mouth_thrush", "Non"],
    ],
  },
  {
    id: "p433",
    level: "emergency",
    says: "mon frere ouvre plus bien sa bouche depuis hier, il dit que ses machoires sont serrées et il a mal au cou",
    answers: [],
  },
  {
    id: "p434",
    level: "urgent",
    says: "G soif tt le temps et je pisse tro, j'ai maigri même mes pagnes tombent. depui un mois com ça",
    answers: [
      ["age", "46 ans"],
      ["vomiting breath_deep drowsy confusion belly_pain", "nn ya pas tt ça"],
      ["sugar_improved", "g pas pris sucre. à la pharmacie ce matin on a trouvé 3,20"],
      ["sugar", "2,5 à 3,9"],
      ["fever foot_wound cannot_drink", "non, corp né pas chaud, pieds ya rien"],
      ["pregnant", "Non"],
      ["hard_breathing cannot_stand", "Rien de tout cela"],
    ],
  },
  {
    id: "p435",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, ça me gratte en bas depuis trois jours avec des pertes blanches comme du lait caillé.",
    answers: [
      ["age", "15 à 49 ans"],
      ["fever low_belly_pain vaginal_bleeding", "Rien de tout cela"],
      ["pregnant", "Non"],
      [
        "discharge_odour discharge_colored genital_ulcer sex_risk thrush_before",
        "Non, ça sent rien, c'est blanc et c'est la première fois",
      ],
    ],
  },
  {
    id: "p436",
    level: "routine",
    says: "yako docteur, la toux là veut pas finir, ça fait 4 semaines, sirop sirop rien",
    answers: [
      ["age", "31 ans, c'est moi"],
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "non, aucun"],
      ["fever hard_breathing cough_blood pleuritic_pain weight_loss", "Rien de tout cela"],
    ],
  },
];
