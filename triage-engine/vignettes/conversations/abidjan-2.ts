import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const abidjan2: readonly Conversation[] = [
  {
    id: "l415",
    level: "urgent",
    says: "Un chien du quartier a mordu ma fille hier soir au mollet, ce n'est pas profond. Je peux juste mettre du Bétadine ?",
    answers: [
      ["age", "7 ans"],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "non rien de tout ça, c'est deux petits trous de dents seulement",
      ],
      ["snake_bite", "Non"],
      ["cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much", "Rien de tout cela"],
      ["anticoagulant", "Non"],
      [
        "jaw_swelling fever gum_swelling severe_pain tooth_bleeding",
        "non elle n'a pas mal aux dents madame, c'est le chien qui l'a mordue au mollet",
      ],
      ["confusion convulsion", "Rien de tout cela"],
    ],
  },
  {
    id: "l416",
    level: "urgent",
    says: "palu là m'a attrapé dèh, corps chaud, je tremble depuis avant hier",
    answers: [
      ["age", "15 à 49 ans"],
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "non ya rien de ça"],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Rien de tout cela"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "non ya pas ça"],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "non jsuis en forme d'habitude, pas de maladie",
      ],
      ["cannot_swallow no_urine blue_lips noisy_breathing", "non ya pas ça dèh"],
      ["malaria_test_negative", "pas encore fait test"],
    ],
  },
  {
    id: "l417",
    level: "urgent",
    says: "bonsoir, samedi on m'a forcée... je sais pas si je dois faire un test ou prendre quelque chose. svp c'est confidentiel ?",
    answers: [
      ["age", "21 ans"],
      ["heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain", "Rien de tout cela"],
    ],
  },
  {
    id: "l418",
    level: "urgent",
    says: "Bonjour. Depuis deux jours j'ai de petits boutons remplis d'eau sur un seul côté du thorax, cela brûle énormément, même le vêtement me fait mal.",
    answers: [
      ["age", "58 ans"],
      ["drowsy hard_breathing convulsion cannot_drink confusion", "Non, aucun de ces signes heureusement."],
      ["neck_stiff face_droop vision_loss", "Rien de tout cela"],
      ["fainted cannot_stand pallor sweating", "Non, rien de tout ça."],
    ],
  },
  {
    id: "l419",
    level: "urgent",
    says: "g mal kan je pisse sa chofe dpui 2jr, je sui en état de 5 moi",
    answers: [
      ["age", "15 à 49 ans"],
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "non ya pa sa"],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "non rien"],
      ["flank_pain belly_pain rash ear_pain", "mal au rein non, just un peu mal bas ventre kan je pisse"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Rien de tout cela"],
      ["soaks_pads severe_belly_pain vision_blurred", "Rien de tout cela"],
      ["no_fetal_movement contractions waters_broken face_swelling", "non bébé bouge bien, ya pa d'eau ki a coulé"],
      ["vaginal_bleeding", "non ya pa sang"],
      ["flank_pain blood_urine vomiting chills", "Rien de tout cela"],
      ["no_urine drowsy", "Rien de tout cela"],
      ["unconscious fainted blue_lips noisy_breathing", "non ya pa"],
    ],
  },
  {
    id: "l420",
    level: "urgent",
    says: "Bonjour, mon sein gauche est devenu dur et rouge depuis hier, j'allaite et ça fait très mal quand le bébé prend.",
    answers: [
      ["age", "31 ans"],
      ["fever breast_abscess", "Fièvre ou corps chaud"],
      ["confusion cannot_stand vomits_everything", "Rien de tout cela"],
      ["hard_breathing convulsion spontaneous_bleeding", "Rien de tout cela"],
      ["neck_stiff purple_spots jaundice dark_urine", "Rien de tout cela"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Rien de tout cela"],
      ["unconscious drowsy cannot_swallow no_urine", "Rien de tout cela"],
    ],
  },
  {
    id: "l421",
    level: "urgent",
    says: "mn fils de 4 ans tien son oreil é pleure tt la nuit ya leau sal ki sor",
    answers: [
      ["ear_swelling_behind face_droop neck_stiff confusion", "Rien de tout cela"],
      ["fever hearing_loss_sudden severe_pain vertigo", "son corps é chau, 38,6"],
      ["cannot_drink vomits_everything convulsion drowsy hard_breathing", "non, il boi é mange un peu, ya pa crise"],
      ["pallor purple_spots jaundice dark_urine", "non ya pa sa"],
      ["sickle_cell cannot_bear_weight skin_peeling", "non mn fils a pa drépano, rien d tout sa"],
      ["cannot_stand floppy unconscious", "Rien de tout cela"],
    ],
  },
  {
    id: "l422",
    level: "urgent",
    says: "Slt, au service ce matin je me suis piqué avec l'aiguille d'un malade. J'ai lavé. Je fais quoi ?",
    answers: [["age", "26 ans"]],
  },
  {
    id: "l423",
    level: "urgent",
    says: "bjr ma tension c 19/11 a la pharmacie tt a leur, ils on repri c pareil. moi jsui bien hein",
    answers: [
      ["age", "50 à 64 ans"],
      ["chest_pain hard_breathing one_side_weak confusion vision_loss", "ya rien dedans, jsui bien jvs ai dit"],
      ["headache vision_blurred vomiting speech_trouble dizzy", "Rien de tout cela"],
      ["convulsion face_droop double_vision", "non rien"],
    ],
  },
  {
    id: "l424",
    level: "urgent",
    says: "huile d'alloco a versé sur ma main hier ça a fait des ampoules, j'ai mis dentifrice",
    answers: [
      ["age", "30 ans oh"],
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "Rien de tout cela"],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "non c'est ampoules seulement, les doigts bougent bien",
      ],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "non c'est le dos de la main droite et deux doigts seulement",
      ],
      ["burn_joint_hand burn_blisters fever", "oui c'est la main, et les ampoules sont grosses, plus que pièce de 250"],
      ["hard_breathing noisy_breathing unconscious confusion", "Rien de tout cela"],
      ["tetanus_doubt", "ça fait longtemps, c'était pour ma grossesse en 2019 je crois"],
      ["pregnancy_weeks", "je suis pas enceinte hein, c'était en 2019"],
      ["soaks_pads severe_belly_pain vision_blurred convulsion", "Rien de tout cela"],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "mais je ne suis pas enceinte ! c'est ma main qui est brûlée",
      ],
    ],
  },
  {
    id: "l425",
    level: "routine",
    accepts: ["urgent"],
    says: "Bonjour, je n'arrête pas de tousser ça fait 4 semaines maintenant, deux sirops déjà mais rien.",
    answers: [
      ["age", "36 ans"],
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "Rien de tout cela"],
      ["fever hard_breathing cough_blood pleuritic_pain weight_loss", "Rien de tout cela"],
    ],
  },
  {
    id: "l426",
    level: "routine",
    says: "tt le monde se grate ds la maison la nuit!! moi, mn mari, les enfan. bouton entr les doi",
    answers: [
      ["age", "moi g 34 ans, lé enfan 6 é 3 ans"],
      ["fever cellulitis wound_infected skin_peeling", "non pa d fièvr, ya pa pu, c juste bouton ki grate"],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "non lé enfan von bien, il mange il joue, c gratté seulement",
      ],
      ["tongue_swelling", "Non"],
    ],
  },
  {
    id: "l427",
    level: "routine",
    says: "Bonsoir docteur, en me lavant j'ai senti une boule dans mon sein droit. Ça ne fait pas mal. Ma tante est morte du cancer du sein, j'ai peur.",
    answers: [
      ["age", "34 ans"],
      ["fever breast_red breast_abscess", "Rien de tout cela"],
      ["lump_worrying", "Non, elle bouge quand je touche et elle est toujours pareille"],
    ],
  },
  {
    id: "l428",
    level: "routine",
    says: "mon genou droit me fatigue depuis des mois surtout pour monter escalier, j'ai 68 ans",
    answers: [
      ["fever", "Non"],
      ["hot_joint", "Non, un peu gonflé des fois mais c'est pas rouge ni chaud"],
      ["cannot_bear_weight deformity severe_pain fall", "Rien de tout cela"],
    ],
  },
];
