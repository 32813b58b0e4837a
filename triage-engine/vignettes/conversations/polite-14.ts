import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite14: readonly Conversation[] = [
  {
    id: "s213",
    level: "urgent",
    says: "Bonjour, je suis une femme de 55 ans. Depuis deux jours, ma jambe gauche est rouge, chaude, gonflée et douloureuse au-dessus de la cheville. J'ai eu 38,5 hier soir. Je ne suis pas diabétique, c'est ma mère qui l'était.",
    answers: [
      [
        "pain_out_of_proportion black_skin confusion cannot_stand",
        "Non, aucun de ces signes. La douleur est supportable et je peux marcher.",
      ],
      [
        "abscess boil_face immunocompromised",
        "Non, il n'y a pas d'abcès. J'ai seulement une petite égratignure entre les orteils et je n'ai pas de maladie des défenses.",
      ],
      [
        "heavy_bleeding neck_wound limb_cold_pale locked_jaw",
        "Non, je n'ai rien de tout cela, mon pied est chaud et j'ouvre bien la bouche.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, c'est une toute petite égratignure entre deux orteils, sans pus. C'est la peau de la jambe qui est rouge et chaude.",
      ],
      ["hard_breathing chest_pain fainted", "Non, je respire bien et je ne me suis pas évanouie."],
    ],
  },
  {
    id: "s214",
    level: "urgent",
    says: "Bonjour, mon fils de 6 ans a mal à l'oreille droite depuis hier, avec une fièvre à 38,6. Il était enrhumé depuis quatre jours. Il n'y a pas d'écoulement de l'oreille et il continue de boire correctement.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Non, il n'a rien de tout cela. Il plie bien le cou et il joue un peu.",
      ],
      ["cannot_drink vomits_everything convulsion hard_breathing", "Non, il boit bien et il respire normalement."],
      ["pallor purple_spots jaundice dark_urine", "Non, il n'a rien de tout cela."],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Non, il n'est pas drépanocytaire et il marche normalement. Il pleure un peu la nuit mais il se calme avec le paracétamol.",
      ],
      [
        "cannot_stand cannot_speak blue_lips chest_indrawing noisy_breathing",
        "Non, rien de tout cela, il respire sans difficulté.",
      ],
    ],
  },
  {
    id: "s215",
    level: "urgent",
    says: "Bonjour, j'ai 31 ans, j'ai accouché il y a trois semaines et j'allaite. Depuis hier, mon sein gauche est rouge, dur et très douloureux, et j'ai 38,9 de fièvre avec des frissons. Mes pertes sont normales et mon bébé va bien.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, je n'ai aucun de ces signes, mais je me sens très courbaturée.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, aucun de ces signes, j'arrive à boire et à manger un peu.",
      ],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "Non, je n'ai rien de tout cela, j'ai seulement mal au sein gauche.",
      ],
      [
        "soaks_pads vision_blurred leg_swelling_one",
        "Non, mes saignements sont très légers et mes jambes sont normales.",
      ],
      ["foul_lochia low_belly_pain", "Non, mes pertes ne sentent pas mauvais et je n'ai pas mal au ventre."],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, je n'ai rien de tout cela et je n'ai pas voyagé.",
      ],
      [
        "unconscious drowsy severe_pain severe_belly_pain vomiting",
        "Non, je suis bien consciente et je ne vomis pas. Le sein est très douloureux quand je le touche, mais c'est supportable.",
      ],
    ],
  },
  {
    id: "s216",
    level: "urgent",
    says: "Bonjour, j'ai 22 ans, je suis une femme. Il y a deux jours, un homme que je connais m'a forcée à avoir un rapport sexuel. Je n'ai pas de blessure et je ne saigne pas, mais j'ai peur d'une grossesse ou d'une maladie. Je suis chez ma tante.",
    answers: [
      [
        "vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, je n'ai aucun de ces signes. Je suis surtout triste et je dors mal.",
      ],
      ["chest_pain hard_breathing fainted", "Non, je n'ai rien de tout cela."],
      ["sexual_violence", "Oui, c'est bien cela, c'était il y a deux jours."],
    ],
  },
  {
    id: "s217",
    level: "urgent",
    says: "Bonjour, j'ai 27 ans, je suis un homme et je porte des lentilles de contact. Depuis hier, mon œil droit est rouge et douloureux, la lumière me gêne beaucoup et ma vue est un peu floue. Je n'ai reçu ni coup ni produit dans l'œil.",
    answers: [
      [
        "vision_loss halos eye_bulging",
        "Non, je vois encore, c'est juste un peu flou de l'œil droit. Je n'ai pas de cercles autour des lampes.",
      ],
      [
        "fever eyelid_swollen",
        "Non, je n'ai pas de fièvre et ma paupière n'est pas gonflée, c'est surtout la lumière qui me fait mal.",
      ],
      ["one_side_weak speech_trouble worst_headache", "Non, aucun de ces signes, c'est seulement mon œil droit."],
      ["confusion vomiting", "Non, je n'ai pas vomi et j'ai les idées claires."],
    ],
  },
  {
    id: "s218",
    level: "routine",
    says: "Bonjour, je suis un homme de 35 ans. Je tousse depuis un peu plus de trois semaines, avec parfois un peu de crachats blancs. Je n'ai pas de fièvre, je n'ai pas maigri et je ne crache pas de sang. Mon père a eu la tuberculose quand il était jeune.",
    answers: [
      [
        "cough_much_blood hard_breathing confusion cannot_stand",
        "Non, je n'ai aucun de ces signes. Je respire normalement et je continue à travailler.",
      ],
      ["cannot_speak blue_lips chest_pressure", "Non, je ne suis pas essoufflé et ma poitrine ne me serre pas."],
      ["pleuritic_pain", "Non, je n'ai pas mal à la poitrine."],
      ["cough productive_cough", "Je tousse surtout, et de temps en temps je crache un peu de blanc."],
    ],
  },
  {
    id: "s219",
    level: "routine",
    says: "Bonjour, j'ai 33 ans, je suis une femme. Depuis trois semaines, mes deux enfants et moi avons des démangeaisons, surtout la nuit, entre les doigts, aux poignets et à la taille. Il y a de petits boutons, sans pus. Personne n'a de fièvre.",
    answers: [
      [
        "cellulitis wound_infected skin_peeling",
        "Non, rien de tout cela, il n'y a que de petits boutons qui démangent.",
      ],
    ],
  },
  {
    id: "s220",
    level: "routine",
    accepts: ["self_care"],
    says: "Bonjour, je suis une femme de 63 ans. Depuis environ huit mois, j'ai mal aux deux genoux, surtout dans les escaliers et en me levant le matin. Ils ne sont ni rouges ni gonflés, et je ne suis pas tombée. Le paracétamol me soulage un peu.",
    answers: [
      ["fever", "Non, je n'ai pas de fièvre."],
      [
        "hot_joint",
        "Non, les genoux ne sont ni gonflés, ni rouges, ni chauds, ils sont juste un peu raides le matin pendant dix minutes.",
      ],
      ["cannot_bear_weight deformity severe_pain", "Non, je marche sans aide, j'ai seulement mal dans les escaliers."],
    ],
  },
  {
    id: "s221",
    level: "routine",
    says: "Bonjour, j'ai 38 ans, je suis une femme. Depuis quatre mois, je suis fatiguée et mes règles sont très abondantes, elles durent sept jours. Les dernières se sont terminées il y a dix jours. Je ne saigne pas actuellement et je ne me suis jamais évanouie.",
    answers: [
      [
        "pregnant",
        "Non, je ne suis pas enceinte, j'ai fait un test qui était négatif et mes règles viennent chaque mois.",
      ],
      [
        "soaks_pads severe_belly_pain cannot_stand",
        "Non, je ne saigne pas en ce moment et je tiens debout. Je m'essouffle seulement quand je monte trois étages.",
      ],
      [
        "dizzy pallor fever hard_breathing",
        "Non, je n'ai pas de vertige ni de fièvre, et mes lèvres ne me semblent pas blanches. Je respire bien au repos.",
      ],
      ["confusion one_side_weak", "Non, rien de tout cela, je suis juste fatiguée depuis quatre mois."],
      [
        "heavy_period",
        "Oui, elles sont très abondantes, avec des caillots, pendant sept jours. On m'a déjà trouvé des fibromes.",
      ],
    ],
  },
  {
    id: "s222",
    level: "routine",
    says: "Bonjour, je suis un homme de 45 ans. Depuis cinq semaines, je me sens triste, je n'ai plus goût à rien et je dors mal. J'ai perdu mon travail il y a trois mois. Je ne pense pas à mourir et je ne bois pas d'alcool.",
    answers: [
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Non, je n'entends pas de voix et je ne me suis pas blessé. Je dors mal, mais je dors quelques heures, et je me lave normalement.",
      ],
      ["withdrawal lying_flat_worse", "Non, je ne bois pas d'alcool et je respire bien quand je suis couché."],
    ],
  },
  {
    id: "s223",
    level: "routine",
    says: "Bonjour, j'ai 32 ans, je suis une femme. Il y a trois semaines, j'ai découvert une petite boule dans mon sein droit, grosse comme une bille. Elle n'est pas douloureuse et la peau est normale. Ma tante a eu un cancer du sein, cela m'inquiète.",
    answers: [
      ["fever breast_red breast_abscess", "Non, aucun de ces signes, la boule est mobile et ne fait pas mal."],
      ["lump_worrying", "Non, elle n'a pas grossi depuis trois semaines et elle bouge sous le doigt."],
    ],
  },
  {
    id: "s224",
    level: "routine",
    says: "Bonjour, je suis un homme de 30 ans. Depuis quatre jours, j'ai mal à une molaire en bas à gauche, qui est cariée. La douleur vient surtout quand je mange froid ou sucré. Ma joue n'est pas enflée et je n'ai pas de fièvre.",
    answers: [
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, aucun de ces signes. J'ai pris seulement un comprimé d'ibuprofène hier, qui m'a soulagé.",
      ],
      [
        "gum_swelling severe_pain tooth_bleeding",
        "Non, ma gencive n'est pas gonflée et la douleur est moyenne, à peu près quatre sur dix.",
      ],
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "Non, je n'ai rien de tout cela, mon ventre va très bien.",
      ],
      ["cannot_stand confusion hernia_stuck", "Non, rien de tout cela, j'ai seulement mal à cette dent."],
      [
        "vomiting right_lower_pain right_upper_pain constant_pain",
        "Non, je n'ai pas mal au ventre du tout, et la douleur de la dent va et vient.",
      ],
      ["noisy_breathing tongue_swelling", "Non, je respire et j'avale normalement, rien ne gonfle."],
    ],
  },
];
