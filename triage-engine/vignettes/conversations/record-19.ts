import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record19: readonly Conversation[] = [
  {
    id: "k513",
    level: "routine",
    says: "Bonjour, ma fille de 6 ans se gratte depuis 3 semaines, surtout la nuit, entre les doigts et aux poignets, avec des petits boutons. Son petit frère et moi commençons à nous gratter aussi.",
    answers: [
      ["tongue_swelling", "Non, son visage n'est pas gonflé et elle respire bien."],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Non, pas de fièvre et pas de pus. Elle a seulement des petits boutons et des lignes de grattage.",
      ],
      ["confusion neck_stiff face_droop vision_loss", "Non, rien de tout cela. Elle joue et elle va à l'école."],
    ],
  },
  {
    id: "k514",
    level: "routine",
    says: "Bonjour, je suis une femme de 38 ans. Depuis un mois je sens une boule dans mon sein gauche, grosse comme une noisette ; elle ne fait pas mal et la peau est normale.",
    answers: [
      [
        "fever breast_red breast_abscess",
        "Non, pas de fièvre ni de rougeur. C'est une boule dure qui ne fait pas mal.",
      ],
      [
        "lump_worrying",
        "Elle est dure, mais elle n'a pas changé de taille depuis un mois. Si elle est fixe, je ne sais pas.",
      ],
    ],
  },
  {
    id: "k515",
    level: "routine",
    says: "Bonjour, je suis un homme de 26 ans. Je tousse depuis 4 semaines avec des crachats blancs, et le sirop de la pharmacie n'a rien changé.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, aucun de ces signes. Les crachats sont blancs, sans sang.",
      ],
      [
        "fever hard_breathing cough_blood pleuritic_pain weight_loss",
        "Non. Je n'ai pas de fièvre, je ne maigris pas et je mange avec appétit.",
      ],
    ],
  },
  {
    id: "k516",
    level: "routine",
    says: "Bonjour, je suis un homme de 45 ans. Depuis la mort de mon frère il y a 2 mois, je suis triste presque tous les jours, je dors mal et je n'ai plus goût à rien.",
    answers: [
      ["suicidal_thoughts", "Non, je n'ai pas d'idée de mort et je n'en ai jamais eu."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Non, je n'entends pas de voix et je continue d'aller travailler. Je me réveille à 3 heures du matin.",
      ],
      ["violence_home sexual_violence", "Non, pas ça. Ma femme me soutient."],
      ["withdrawal lying_flat_worse", "Non, pas ça. Je ne bois pas d'alcool et je ne prends pas de drogue."],
      ["duration", "Cela dure depuis 2 mois, depuis la mort de mon frère."],
    ],
  },
  {
    id: "k517",
    level: "routine",
    says: "Bonjour, j'écris pour mon père de 81 ans. Depuis 8 mois son jet d'urine est faible, il doit pousser pour uriner et il se lève quatre fois la nuit.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non. Il arrive à uriner à chaque fois, la dernière fois il y a une heure ; ses jambes sont normales.",
      ],
      ["fever burning_urine blood_urine thirst", "Non, rien de tout cela. Il n'y a ni sang ni brûlure."],
      ["vomiting breath_deep drowsy confusion belly_pain", "Non, il mange bien et il est bien conscient."],
      ["sugar", "Je ne connais pas le chiffre exact, mais sa glycémie était normale le mois dernier."],
      ["weight_loss foot_wound", "Non, il n'a pas maigri et il n'a pas de plaie. Il mange bien."],
      ["weak_stream much_urine", "C'est le jet d'urine qui est faible, il doit pousser et cela met longtemps."],
      ["contractions waters_broken", "Non, pas ça. C'est un homme de 81 ans."],
    ],
  },
  {
    id: "k518",
    level: "routine",
    says: "Bonjour, je suis un homme de 57 ans. On m'a pris la tension trois fois à la pharmacie en deux semaines : 15/9, 15/10 et aujourd'hui 152/94. Je me sens bien.",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Non, je n'ai rien de tout cela, je me sens bien.",
      ],
      ["headache vision_blurred vomiting speech_trouble dizzy", "Non, aucun de ces signes."],
      ["convulsion face_droop double_vision", "Non, rien de tout cela."],
    ],
  },
  {
    id: "k519",
    level: "self_care",
    says: "Bonjour, j'ai 25 ans et je suis enceinte de 8 semaines. J'ai des nausées le matin depuis 2 semaines, mais je mange et je bois.",
    answers: [
      ["belly_pain low_belly_pain", "Non, je n'ai pas mal au ventre."],
      ["little_urine weight_loss", "Non, j'urine normalement et mon poids est stable."],
      ["leg_swelling_one", "Non, mes jambes ne sont pas gonflées."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, aucun de ces signes. Je ne saigne pas.",
      ],
      [
        "vaginal_bleeding fever burning_urine vomits_everything",
        "Non, ni saignement, ni fièvre, ni brûlure. Je vomis une fois tous les deux ou trois jours et je garde le reste.",
      ],
      ["vomits_blood confusion no_stool_gas worst_headache", "Non, rien de tout cela."],
      ["drowsy cannot_stand neck_stiff", "Non, pas ça."],
      ["no_urine bile_vomit diabetes", "Non, rien de tout cela. Je n'ai aucune maladie connue."],
      [
        "diarrhea flank_pain hernia_stuck head_injury overdose",
        "Non, pas ça. Je prends seulement de l'acide folique et du fer.",
      ],
    ],
  },
  {
    id: "k520",
    level: "self_care",
    says: "Bonjour, ma fille a 5 semaines. Elle régurgite un peu de lait après les tétées et elle a souvent le hoquet, mais elle tète bien et elle grossit.",
    answers: [
      [
        "floppy convulsion hard_breathing fever",
        "Non, rien de tout cela. Sa température est de 36,8 et elle est bien éveillée.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, rien de tout cela. Son nombril est propre et le lait qu'elle régurgite est blanc.",
      ],
      ["newborn_vesicles purple_spots", "Non, elle n'a pas de boutons."],
      ["slow_growth", "Non, elle grossit bien. Elle pesait 3200 g à la naissance et 4300 g hier."],
    ],
  },
  {
    id: "k521",
    level: "self_care",
    says: "Bonjour, ma fille de 4 ans s'est cogné le front contre une porte en courant il y a 5 heures. Elle a pleuré tout de suite, elle a une petite bosse et maintenant elle joue.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, elle n'a pas perdu connaissance et n'a pas vomi. Elle joue et elle parle normalement.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, pas ça. Elle est tombée de sa hauteur et elle a seulement une petite bosse de deux centimètres au front.",
      ],
      [
        "headache dizzy deep_cut",
        "Non, elle a un peu mal seulement quand on touche la bosse, et il n'y a pas de plaie.",
      ],
      ["cannot_drink vomits_everything hard_breathing", "Non, elle a mangé et bu normalement."],
      ["anticoagulant", "Non, elle ne prend aucun médicament."],
      [
        "vision_loss double_vision balance_loss both_legs_weak worst_headache",
        "Non, elle marche et elle voit normalement.",
      ],
    ],
  },
  {
    id: "k522",
    level: "self_care",
    says: "Bonjour, homme de 22 ans. J'ai joué au football hier pour la première fois depuis six mois et ce matin j'ai des courbatures aux cuisses et aux mollets, mais je marche.",
    answers: [
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, mes pieds sont chauds et je respire bien. J'ai seulement des courbatures.",
      ],
      ["fainted face_droop", "Non, rien de tout cela."],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Non. Les deux jambes sont pareilles, sans gonflement, et la douleur est à 4 sur 10.",
      ],
      ["snake_bite scorpion_sting burn wound animal_bite", "Non, pas ça. J'ai seulement joué au football hier."],
    ],
  },
  {
    id: "k523",
    level: "self_care",
    says: "Bonjour, je suis une femme de 33 ans. Depuis hier j'ai mal à la tête des deux côtés, comme un serrement, après deux longues journées devant l'ordinateur ; le paracétamol me soulage.",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non, pas ça. Le mal de tête est venu progressivement et je tourne la tête sans peine.",
      ],
      ["pregnant", "Non, je ne suis pas enceinte, j'ai eu mes règles il y a une semaine."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non. C'est un mal de tête léger, à 3 sur 10, et je parle et je vois normalement.",
      ],
      ["head_injury smoke_gas high_pressure eye_pain", "Non, pas ça. Ma tension était à 11/7 le mois dernier."],
      ["fever vomiting getting_worse", "Non, je n'ai pas de fièvre et je n'ai pas vomi. Le paracétamol me soulage."],
      ["locked_jaw paracetamol_much", "Non. Je prends rarement du paracétamol, un comprimé a suffi."],
      ["anticoagulant", "Non, je ne prends pas de médicament de ce genre."],
      ["purple_spots face_droop balance_loss", "Non, rien de tout cela."],
    ],
  },
  {
    id: "k524",
    level: "self_care",
    says: "Bonjour, j'ai 17 ans, je suis une fille. Mes règles sont arrivées ce matin à la date prévue et j'ai des crampes dans le bas du ventre, comme chaque mois le premier jour.",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Non, rien de tout cela. Mes règles sont arrivées à la bonne date et je saigne comme d'habitude.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Non, pas de fièvre ni de vomissement. La douleur est moyenne, 4 sur 10.",
      ],
      [
        "plays_normally vaginal_bleeding bleeding",
        "Ce sont seulement mes règles, je saigne comme d'habitude, trois à quatre serviettes par jour.",
      ],
    ],
  },
];
