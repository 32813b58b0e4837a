import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const abidjan5: readonly Conversation[] = [
  {
    id: "p413",
    level: "emergency",
    says: "Papa a glissé hier soir sous la douche et sa tête a tapé le carreau. Il a une bosse mais il dit que ça va. Est-ce qu'on doit faire quelque chose ?",
    answers: [
      ["age", "Il a 74 ans"],
      ["lost_consciousness_injury vomits_twice drowsy confusion convulsion", "Rien de tout cela"],
      ["blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent", "Rien de tout cela"],
      ["anticoagulant", "Oui"],
    ],
  },
  {
    id: "p414",
    level: "self_care",
    says: "Mon petit de 3 ans est tombé du fauteuil, ya une petite bosse sur son front mais il joue là",
    answers: [
      ["lost_consciousness_injury vomits_twice confusion convulsion", "Rien de tout cela"],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "non ya rien, le fauteuil est bas même",
      ],
      ["headache dizzy vomiting drunk deep_cut", "Rien de tout cela"],
      ["cannot_drink vomits_everything hard_breathing", "Non, il boit et il a mangé"],
      ["limb_cold_pale numb_fingers saddle_numbness cough_blood heavy_bleeding", "Rien de tout cela"],
    ],
  },
  {
    id: "p415",
    level: "emergency",
    says: "la petite a avalé un truc de la télécommande je crois. elle joue normal. je lui donne de la banane pr ke sa sorte?",
    answers: [],
  },
  {
    id: "p416",
    level: "urgent",
    says: "bjr sa chauf kan je pisse dpui 2jr et je vai tt le temps o toilette",
    answers: [
      ["age", "24 ans"],
      ["fever flank_pain blood_urine vomiting chills", "nn ya pas fievre, pas sang, rien"],
    ],
  },
  {
    id: "p417",
    level: "routine",
    says: "Mon genou là me fatigue trop, l'escalier je ne peux plus monter bien. Ça fait des mois. Je suis vieille maman de 63 ans.",
    answers: [
      ["age", "50 à 64 ans"],
      ["fever", "Non"],
      ["hot_joint", "non pas gonflé pas chaud"],
      ["cannot_bear_weight deformity severe_pain fall", "J'arrive à marcher dessus, rien de tout ça"],
    ],
  },
  {
    id: "p418",
    level: "emergency",
    says: "Je saigne un peu marron depuis ce matin et j'ai mal en bas à gauche, c'est peut-être mes règles qui viennent",
    answers: [
      ["age", "J'ai 27 ans"],
      ["fainted late_period soaks_pads rigid_belly", "Retard de règles"],
    ],
  },
  {
    id: "p419",
    level: "self_care",
    says: "jsui enceinte 2mois, le matin envie de vomir seulement, koi fer pour calmer ca",
    answers: [
      ["age", "15 à 49 ans"],
      ["belly_pain low_belly_pain", "Rien de tout cela"],
      ["little_urine weight_loss", "Rien de tout cela"],
      ["leg_swelling_one", "Non"],
      ["soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing", "non rien de grave, pas mal o ventre"],
      ["vaginal_bleeding fever burning_urine vomits_everything", "Non. Je vomi une seule fois le matin, l'eau reste"],
      ["vomits_blood confusion no_stool_gas worst_headache", "Rien de tout cela"],
      ["drowsy cannot_stand neck_stiff", "Non, je suis bien réveillée"],
      ["no_urine bile_vomit diabetes", "Rien de tout cela"],
      ["diarrhea flank_pain hernia_stuck head_injury", "Rien de tout cela"],
    ],
  },
  {
    id: "p420",
    level: "urgent",
    says: "Les deux pieds de ma petite-fille sont gonflés depuis une semaine et ses cheveux deviennent rouges.",
    answers: [
      ["age", "Elle va bientôt faire 4 ans, 3 ans et 10 mois"],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Rien de tout cela. Elle boit, elle mange un peu sa bouillie",
      ],
      ["loss_of_appetite", "Non, elle mange encore sa bouillie de maïs"],
      ["fever", "Non"],
      ["no_urine", "Non, elle urine bien"],
      ["vomiting slow_growth", "Elle a maigri des bras oui, elle grossit pas bien. Elle vomit pas"],
      ["diarrhea cold_body", "Rien de tout cela"],
      ["wasting", "Non"],
      ["confusion cannot_stand floppy", "Rien de tout cela"],
    ],
  },
  {
    id: "p421",
    level: "routine",
    says: "Depuis mon échec à l'examen plus rien ne me plaît, je suis découragé, je reste couché dans la chambre. Ça fait plus d'un mois maintenant.",
    answers: [
      ["age", "23 ans"],
      ["suicidal_thoughts", "Non jamais, je veux pas mourir, je suis découragé seulement"],
      ["hears_voices loss_of_function violence_home no_sleep_days self_harm", "Rien de tout cela"],
    ],
  },
  {
    id: "p422",
    level: "emergency",
    says: "mon fils a mal aux os depuis hier c sa maladie. paracetamol fait plus rien et il tousse",
    answers: [
      ["age", "9 ans"],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "il respire vite oui et ça lui fait mal dans la poitrine quand il respire",
      ],
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "oui il respire mal, il respire vite, corps chaud 38.9",
      ],
    ],
  },
  {
    id: "p423",
    level: "self_care",
    says: "apollo m'a pris vieux père, les 2 yeux rouges ça coule, tout le monde au boulot a ça",
    answers: [
      ["age", "non c'est moi-même qui suis malade, g 30 ans"],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "c'est moi le malade pas mon père. non je vois bien, rien n'est rentré dedans",
      ],
      ["eye_pain light_hurts contact_lenses eye_injury", "Rien de tout cela"],
      ["fever eyelid_swollen", "non, pas corps chaud, paupière normale"],
      ["duration", "2 à 3 jours"],
    ],
  },
  {
    id: "p424",
    level: "urgent",
    says: "Le palu m'a attrapé depuis 3 jours, corps chaud, froid, courbatures. Quel médicament je peux prendre ?",
    answers: [
      ["age", "15 à 49 ans"],
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "Rien de tout cela"],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, ma nuque est bien, je vomis pas, yeux normaux, pipi normal",
      ],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Rien de tout cela"],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "Rien de tout cela"],
      ["unconscious drowsy fainted cannot_swallow no_urine", "Non, rien"],
      ["malaria_test_negative", "Pas de test"],
    ],
  },
];
