import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const plain7: readonly Conversation[] = [
  {
    id: "a079",
    level: "self_care",
    says: "piment est rentré dan mon oeil en faisan la cuisine ya 1h, g rincé, ca pik encor un peu",
    answers: [
      ["age", "15 à 49 ans"],
      ["vision_loss eye_penetrating double_vision vision_blurred", "non je voi com avan"],
      ["eye_pain light_hurts red_eye", "un peu rouge et ca pik léger, mais ca part. la lumière me dérange pa"],
      ["eye_pain red_eye", "oui oeil rouge un peu, pa vraimen douleur"],
      ["eye_chemical halos eye_bulging", "non, c le piment seulemen ki é rentré"],
      ["contact_lenses eye_injury", "non pa lentille, personne ma tapé"],
      ["fever eyelid_swollen", "non"],
    ],
  },
  {
    id: "a080",
    level: "self_care",
    says: "g tro crié o match dimanche, ma voix est gaté mm, ca sort pa bien",
    answers: [
      ["clearer", "c ma voix, el es cassé, enroué depui 2 jour, c tout"],
      ["age", "37 ans"],
      ["hard_breathing noisy_breathing drooling cannot_swallow tongue_swelling", "walai rien de tt ca"],
      ["smoke_gas burn_face swallowed_caustic", "non g juste crié pour mon équipe"],
      ["fever", "non corps es normal"],
      ["blue_lips chest_indrawing", "non non"],
    ],
  },
  {
    id: "a081",
    level: "emergency",
    says: "bonjour mon fils de 4 ans a le nez qui coule noir d'un seul côté depuis ce matin et ça sent mauvais, il jouait hier avec la pile ronde de la télécommande",
    answers: [],
  },
  {
    id: "a082",
    level: "emergency",
    says: "Je n'arrive plus à bien ouvrir la bouche depuis hier, je pense que c'est une dent de sagesse qui pousse",
    answers: [["toothache", "non la dent ne fait pas mal, c'est la mâchoire qui est raide et bloquée"]],
  },
  {
    id: "a083",
    level: "emergency",
    says: "slt j'ai des aphtes plein la bouche et les lèvres qui pèlent depuis 2 jours, mes yeux aussi sont rouges",
    answers: [
      ["age", "33 ans"],
      [
        "convulsion fainted confusion cannot_hold_urine",
        "non rien de ça, mais j'ai de la fièvre et des taches sur la poitrine qui font mal",
      ],
      [
        "cannot_drink skin_peeling cannot_swallow",
        "oui j'ai des cloques sur le torse et la bouche est à vif, j'arrive à boire un peu",
      ],
      ["skin_peeling", "Oui"],
    ],
  },
  {
    id: "a084",
    level: "urgent",
    says: "j'ai 27 ans, mon mollet droit me fait mal et il est plus gros que l'autre depuis 3 jours, une crampe peut-être ?",
    answers: [
      ["limb_cold_pale hard_breathing chest_pain pain_out_of_proportion", "Rien de tout cela"],
      ["fainted face_droop", "non"],
      ["leg_swelling_one cannot_bear_weight cellulitis fever severe_pain", "Une seule jambe gonflée"],
      ["snake_bite spontaneous_bleeding", "non non"],
      ["cough_blood", "Non"],
      [
        "surgery_recent postpartum cancer",
        "pas d'opération ni cancer, par contre je prends la pilule depuis 2 mois et j'ai fait 14h de car la semaine passée",
      ],
      ["pregnant", "non, je prends la pilule"],
    ],
  },
  {
    id: "a085",
    level: "urgent",
    accepts: ["emergency"],
    says: "Bonsoir je me suis battu il y a 2 jours et j'ai une petite plaie sur le doigt, ça a gonflé",
    answers: [
      ["age", "31 ans"],
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "Non aucun de ces signes, ça ne saigne plus"],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "elle est rouge et un peu de pus sort, ça s'est ouvert sur les dents du gars quand je l'ai frappé",
      ],
      [
        "violence_danger suicidal_plan lost_consciousness_injury hard_breathing",
        "non, la bagarre est finie, personne ne me menace et je respire bien",
      ],
      ["unconscious drowsy confusion cannot_stand", "Rien de tout cela"],
    ],
  },
  {
    id: "a086",
    level: "urgent",
    says: "Depuis hier je vois plein de petites mouches noires devant l'oeil gauche et comme des éclairs sur le côté",
    answers: [
      ["age", "c'est moi, 58 ans"],
      ["sudden_onset", "Non je vois toujours bien"],
      ["one_side_weak speech_trouble worst_headache", "non rien de tout ça"],
      ["eye_pain red_eye diabetes flashes_floaters headache", "éclairs et points noirs nouveaux oui, le reste non"],
      ["confusion face_droop", "non rien"],
    ],
  },
  {
    id: "a087",
    level: "routine",
    says: "Bonjour docteur, j'ai une ligne noire sur l'ongle du pouce, ça fait 7 mois et elle devient plus large",
    answers: [
      ["age", "j'ai 52 ans"],
      ["nail_pus finger_deep_infection fever diabetes severe_pain", "Rien de tout cela"],
      [
        "nail_problem",
        "Non pas d'infection, c'est juste une bande noire et maintenant la peau à la base devient noire aussi",
      ],
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "non je suis en bonne forme"],
      ["chest_pressure one_side_weak speech_trouble vomits_blood black_stool", "Non, rien de tout ça"],
      ["pregnant", "Non"],
      ["snake_bite scorpion_sting sexual_violence poisoning self_harm", "non rien de ça, c'est seulement mon ongle"],
      ["fainted jaundice pallor cannot_drink", "non rien"],
    ],
  },
  {
    id: "a088",
    level: "routine",
    says: "il y a des petits boutons durs sur mon sexe depuis 3 semaines, ça fait pas mal mais ça me gêne, je suis un homme de 26 ans",
    answers: [],
  },
  {
    id: "a089",
    level: "routine",
    says: "Je ne vois plus mes règles depuis 5 mois mais le test de grossesse est négatif, et il y a du lait qui sort de mes seins",
    answers: [
      ["age", "15 à 49 ans"],
      ["fever breast_red breast_abscess", "non, les seins sont normaux à part le lait"],
      ["belly_pain fainted shoulder_tip_pain soaks_pads", "Rien de tout cela"],
      ["vaginal_bleeding dizzy", "non aucun saignement"],
      ["heavy_bleeding", "Non"],
    ],
  },
  {
    id: "a090",
    level: "routine",
    says: "La nuit j'ai des fourmis dans les doigts de la main droite, ça me réveille. Je suis coiffeuse, j'ai 36 ans",
    answers: [
      [
        "one_side_weak face_droop speech_trouble both_legs_weak limb_cold_pale",
        "non, rien de tout ça, juste les fourmis et parfois le peigne m'échappe",
      ],
      ["saddle_numbness cannot_hold_urine", "non non"],
      ["weakness_climbing hard_breathing", "Non, je respire bien"],
      ["leg_weakness fever foot_wound headache", "rien de ça non plus"],
      ["confusion vision_loss balance_loss", "non, je marche bien et je vois bien"],
      ["duration", "ça fait 2 mois"],
    ],
  },
  {
    id: "a091",
    level: "routine",
    says: "ma fille de 6 ans a des ronds sans cheveux sur la tête, la peau est blanche et ça gratte",
    answers: [
      ["tongue_swelling", "Non"],
      ["fever cellulitis wound_infected", "non pas de fièvre et pas de pus"],
    ],
  },
];
