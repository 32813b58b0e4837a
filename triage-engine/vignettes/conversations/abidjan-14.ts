import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const abidjan14: readonly Conversation[] = [
  {
    id: "t413",
    level: "urgent",
    says: "Bonjour, des boutons avec de l'eau sont sortis sur mon front du côté gauche, ça brûle comme piment, depuis trois jours. Je crois qu'une bestiole a pissé sur moi la nuit.",
    answers: [
      ["age", "67 ans"],
      ["saddle_numbness both_legs_weak cannot_pass_urine", "Non, pas du tout, c'est sur le front mes boutons"],
      ["fever burning_urine blood_urine thirst", "Non, pas de fièvre"],
      ["new_medicine_rash", "Non"],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Les boutons sont sur la paupière gauche aussi et l'œil est un peu rouge, il coule. La peau se décolle pas. Le reste non",
      ],
      ["vision_loss eye_chemical halos eye_bulging", "Rien de tout cela"],
      [
        "eye_pain vision_blurred light_hurts contact_lenses eye_injury",
        "Non, pas de douleur dans l'œil même, c'est la peau qui brûle. Je vois encore bien",
      ],
      ["frequent_urine", "Non, j'ai dit une bestiole a pissé sur moi, mes urines sont normales"],
      ["itch_night_household", "Autre"],
      ["shingles hives", "Zona, cloques douloureuses d'un seul côté"],
      ["confusion neck_stiff face_droop", "Rien de tout cela"],
      ["one_side_weak", "Non"],
    ],
  },
  {
    id: "t414",
    level: "urgent",
    says: "mon vieux pere le palu m'a attrapé on dirait, corps chaud dpui 2 jr, la bouche est amère é tt le corps me fé mal. g peu prendre artefan seul ?",
    answers: [
      ["age", "22 ans"],
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "Rien de tout cela"],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "non ya rien de tout sa, mon pipi est clair"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Rien de tout cela"],
      ["unconscious drowsy cannot_swallow no_urine", "non chui bien réveillé, j'avale, je pisse"],
    ],
  },
  {
    id: "t415",
    level: "urgent",
    says: "bjr dpui 3 jr kan je pisse sa chauffe é je vais tt le temp o toilette, la nuit 5 fois",
    answers: [
      ["age", "28 ans"],
      ["rice_water cannot_stand no_urine drowsy fainted", "non pas sa, c pipi ki chauffe, je fé pas diarrhée"],
      ["bloody_stool vomits_everything sunken_eyes little_urine", "non rien de sa"],
      ["cluster_diarrhea", "Non"],
      ["confusion hard_breathing convulsion spontaneous_bleeding", "Rien de tout cela"],
      ["neck_stiff purple_spots jaundice dark_urine", "non ya rien de sa"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Rien de tout cela"],
      ["unconscious blue_lips noisy_breathing", "Rien de tout cela"],
    ],
  },
  {
    id: "t416",
    level: "urgent",
    says: "Docteur bonjour, mon bébé de 10 mois fait caca d'eau depuis hier matin. On dit que c'est les dents qui sortent, c'est vrai ?",
    answers: [
      ["drowsy cannot_drink no_urine vomits_everything rice_water", "Rien de tout cela"],
      [
        "sunken_eyes skin_pinch_slow cannot_stand wasting",
        "Non ses yeux sont normaux, il est réveillé, il joue un peu",
      ],
      [
        "fever bloody_stool little_urine irritable poor_feeding",
        "Un peu grognon seulement, il boit bien, y a pas de sang, corps pas chaud",
      ],
      ["convulsion hard_breathing", "Rien de tout cela"],
      ["vomiting inconsolable_crying ear_pain", "Il a vomi une fois hier, c'est tout"],
      ["fainted head_injury", "Rien de tout cela"],
    ],
  },
  {
    id: "t417",
    level: "urgent",
    says: "Bonjour, je veux renouveler mon ordonnance svp. Mon docteur est en congé et la pharmacie dit que sans papier y a pas de médicament. Mes comprimés finissent ce soir.",
    answers: [
      ["age", "31 ans, c'est pour moi-même"],
      ["critical_supply", "Oui"],
    ],
  },
  {
    id: "t418",
    level: "urgent",
    says: "ya petit plaie sou mn pied depui 5 jr c la chaussure ki a frotté. sa fé meme pa mal mais sa seche pa. je met betadine sa va aller ?",
    answers: [
      ["age", "jai 60 ans"],
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "non ya rien de sa"],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "non c petit, un peu leau clair ki sort seulement",
      ],
      ["tetanus_doubt", "Non, moins de 10 ans"],
      ["diabetes", "oui g le sucre depui 12 ans, je prend metformine"],
      ["fever rash_spreading cellulitis", "non c propre, corp pas chaud"],
      ["confusion", "Non"],
    ],
  },
  {
    id: "t419",
    level: "routine",
    says: "dr la toux la veut pas finir, sa fait plus d'un mois je tousse. g bu tous les sirops de la pharmacie walaï",
    answers: [
      ["age", "15 à 49 ans"],
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "non ya pas sang, je respire bien"],
      ["fever cough_blood pleuritic_pain weight_loss", "Rien de tout cela"],
    ],
  },
  {
    id: "t420",
    level: "routine",
    says: "Bonjour, à la maison ici on se gratte tous, moi et mes trois enfants, surtout la nuit là c'est grave. Ça fait trois semaines on dort pas.",
    answers: [
      ["age", "Moi j'ai 33 ans, les enfants 2 ans, 5 ans et 8 ans"],
      ["confusion fever headache vomiting head_injury", "Non, rien de tout ça, juste les grattages"],
      ["diabetes convulsion overdose hard_breathing", "Rien de tout cela"],
      ["cannot_stand cannot_drink no_urine", "Rien de tout cela"],
      ["drowsy", "Non, on dort pas la nuit à cause des grattages c'est tout"],
      ["new_medicine_rash", "Non, pas de médicament"],
      ["purple_spots skin_peeling face_swelling", "Rien de tout cela"],
      ["suicidal_thoughts", "Non, jamais, c'est la peau qui nous gratte"],
      ["no_sleep_days hears_voices withdrawal lying_flat_worse", "Rien de tout cela"],
      ["itch_night_household", "Oui, toute la maison, la nuit"],
      ["cellulitis wound_infected", "Rien de tout cela"],
    ],
  },
  {
    id: "t421",
    level: "routine",
    says: "rage de dent me fatigue depui 5 jr, la dent du fond là est trouée, l'eau glacée sa me lance jusqua",
    answers: [
      ["age", "36"],
      ["cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much", "Rien de tout cela"],
      [
        "jaw_swelling fever gum_swelling severe_pain tooth_bleeding",
        "non, la joue est pas gonflée, sa fait mal moyen, paracétamol calme",
      ],
      ["confusion one_side_weak", "non ya rien de sa c la dent seulement"],
    ],
  },
  {
    id: "t422",
    level: "routine",
    says: "Bonjour docteur, en me lavant j'ai senti une boule dans mon sein gauche. J'ai peur.",
    answers: [
      ["age", "15 à 49 ans"],
      ["fever breast_red breast_abscess", "Non, rien de ça, il est pas rouge, ça fait pas mal"],
      ["chest_pain hard_breathing fainted", "Rien de tout cela"],
      ["lump_worrying", "Non, elle roule sous le doigt, comme une bille, ça a pas grossi"],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non rien de ça, j'ai peur que ce soit un cancer seulement",
      ],
    ],
  },
  {
    id: "t423",
    level: "routine",
    says: "mon bras ya tache blanche blanche dessu depui plusieur mois. pommade dartre marche pas. sa gratte pas, sa fé pas mal",
    answers: [
      ["age", "35 an"],
      ["fever cellulitis wound_infected skin_peeling", "Rien de tout cela"],
      ["severe_pain chest_pain", "Rien de tout cela"],
    ],
  },
  {
    id: "t424",
    level: "routine",
    says: "Bonjour, c'est pour ma maman de 78 ans. Elle oublie trop les choses, elle pose la même question dix fois, et dès fois elle cherche le nom de ses petits-enfants. Est-ce que c'est l'âge seulement ?",
    answers: [
      [
        "confusion drowsy one_side_weak speech_trouble head_injury",
        "Non rien de tout ça, c'est venu petit à petit depuis un an",
      ],
      ["fever balance_loss hears_voices", "Rien de tout cela"],
      ["convulsion face_droop", "Non, rien de ça"],
    ],
  },
];
