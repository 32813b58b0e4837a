import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const plain21: readonly Conversation[] = [
  {
    id: "c053",
    level: "emergency",
    says: "Mon patron fait des selles noires collantes comme du goudron depuis hier et il a failli tomber ce matin",
    answers: [],
  },
  {
    id: "c054",
    level: "emergency",
    says: "slt ma colleg est enceinte 8 moi, el saigne bcp rouge depui 1h ms el a pa mal",
    answers: [],
  },
  {
    id: "c055",
    level: "urgent",
    says: "Ma femme a de la fièvre et mal au côté gauche, en fait c'est le droit, dans le dos, et ça brûle au pipi",
    answers: [
      ["age", "29 ans"],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "non rien de tout ça, elle a juste des frissons",
      ],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Rien de tout cela"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "non, rien"],
      ["runny_nose cough sore_throat", "Non, rien de tout ça"],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "non aucune maladie, juste une cystite l'an dernier bien guérie",
      ],
      ["flank_pain blood_urine vomiting", "oui mal au rein droit comme je disais, pas de sang, elle ne vomit pas"],
      ["severe_pain no_urine single_kidney fainted", "Rien de tout cela"],
      ["stones_known", "Non"],
      ["sudden_onset", "non, petit à petit depuis deux jours"],
      ["unconscious drowsy blue_lips noisy_breathing", "Rien de tout cela"],
    ],
  },
  {
    id: "c056",
    level: "urgent",
    says: "Une élève de CM1 s'est fait mordre à la main par un camarade, la peau est ouverte avec la marque des dents",
    answers: [
      ["age", "9 ans"],
      ["bite_face_neck heavy_bleeding rabies_signs deep_cut", "Rien de tout cela"],
      ["confusion convulsion", "non, elle est normale, elle parle bien"],
      ["animal_bite", "Non, c'est un autre élève qui l'a mordue"],
    ],
  },
  {
    id: "c057",
    level: "urgent",
    accepts: ["emergency"],
    says: "mon ouvrier a travaillé à genoux dans le béton frais hier, ses genoux sont brûlés avec des cloques",
    answers: [["burn_chemical", "Oui"]],
  },
  {
    id: "c058",
    level: "urgent",
    says: "bjr ma copine de boulo a mal o ba ventre dps 4 jr, avec dé pertes jaunes ki sente mauvé",
    answers: [
      ["age", "27 an"],
      ["fever vaginal_bleeding", "oui un peu 2 fievr dps hier, et 1 peu 2 sang aprè lé rapport 1 fois"],
      ["severe_pain vomiting", "non, pa tro forte é pa 2 vomissmt"],
      ["pregnant", "non, test negatif é regles fini ya 8 jr"],
      ["cancer sickle_cell", "ri1 2 tt ça, el a eu 1 chlamydia ya 2 an c gueri"],
      ["unconscious drowsy confusion convulsion hard_breathing", "non ri1"],
    ],
  },
  {
    id: "c059",
    level: "urgent",
    says: "Le fils de ma sœur a 4 ans, fièvre, toux, yeux rouges et des boutons sur le visage, son cousin a eu la rougeole",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "non, rien de tout ça, c'est le fils de ma sœur, il boit bien",
      ],
      ["vision_loss eye_chemical halos eye_bulging", "non, juste les yeux rouges"],
      [
        "eye_pain vision_blurred light_hurts contact_lenses eye_injury",
        "non ses yeux coulent juste, et il a le nez qui coule",
      ],
      ["eyelid_swollen", "Non"],
      ["sickle_cell", "non"],
      ["unconscious confusion cannot_stand pallor floppy", "non, il joue un peu"],
    ],
  },
  {
    id: "c060",
    level: "urgent",
    accepts: ["emergency"],
    says: "Ma grand-mère a glissé dans la cour ce matin, son poignet droit est gonflé, en fait le gauche",
    answers: [
      ["age", "69 ans"],
      ["fever", "Non"],
      [
        "cannot_bear_weight deformity severe_pain",
        "elle ne peut rien tenir avec la main, mais le poignet n'est pas tordu",
      ],
      [
        "cannot_bear_weight deformity severe_pain",
        "impossible d'utiliser le bras, enfin surtout la main gauche, mais pas de déformation",
      ],
      ["locked_jaw paracetamol_much", "non, aucun de ces signes"],
      [
        "hard_breathing lost_consciousness_injury spine_pain_injury heavy_bleeding injury_paralysis",
        "Rien de tout cela",
      ],
      ["head_injury", "Non"],
      ["severe_belly_pain pelvis_injury open_fracture limb_cold_pale", "non, rien"],
      ["unconscious drowsy confusion face_droop speech_trouble", "non, elle parle bien"],
    ],
  },
  {
    id: "c061",
    level: "routine",
    says: "ma mère n'arrive plus à lever le bras droit pour se coiffer, son épaule est bloquée depuis 3 mois",
    answers: [
      ["age", "elle a 57 ans"],
      ["fever", "non pas de fièvre, et elle n'est pas diabétique, c'est sa sœur qui l'est"],
      ["locked_jaw paracetamol_much", "Rien de tout cela"],
      ["limb_pain", "oui la douleur et c'est raide, mais elle n'est pas tombée"],
      ["hoarse", "non, c'est son épaule, pas la gorge"],
      ["sudden_onset", "non, c'est venu petit à petit"],
      ["alcohol", "non, elle ne boit pas"],
      ["face_droop speech_trouble confusion vision_loss", "Rien de tout cela"],
      ["drowsy convulsion fainted cannot_stand sweating", "non"],
      ["hot_joint", "Non"],
      [
        "cannot_bear_weight deformity severe_pain",
        "elle se sert de sa main mais elle ne lève plus le bras, c'est pas une douleur très forte, surtout la nuit",
      ],
      ["cannot_bear_weight deformity", "non, elle peut s'en servir mais pas le lever, et rien n'est déformé"],
    ],
  },
  {
    id: "c062",
    level: "routine",
    says: "Mon papa a la main droite qui tremble quand il ne fait rien, depuis 6 mois, mon oncle avait pareil",
    answers: [
      ["age", "65 ans ou plus"],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "non, rien de ça, il est juste plus lent et il marche à petits pas",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "non rien, il avait fait une typhoïde il y a des années mais c'est guéri",
      ],
      ["fever", "non, pas de fièvre"],
      ["malaria_test_negative", "il n'a pas de fièvre en fait, juste la main qui tremble"],
      ["one_side_weak face_droop speech_trouble saddle_numbness cannot_hold_urine", "Rien de tout cela"],
      ["weakness_climbing both_legs_weak", "non rien de ça"],
      ["leg_weakness foot_wound headache", "Rien de tout cela"],
      ["sickle_cell", "non"],
      ["fainted no_urine", "non, rien"],
      ["chills", "non, il ne frissonne pas, c'est seulement la main droite qui tremble au repos"],
    ],
  },
  {
    id: "c063",
    level: "routine",
    accepts: ["urgent"],
    says: "Une élève de ma classe se fige plusieurs fois par jour, regarde dans le vide quelques secondes puis reprend. Son grand frère est épileptique",
    answers: [
      [
        "confusion unconscious drowsy convulsion fainted",
        "Rien de tout ça, pas de secousses et elle ne tombe pas, elle est juste absente 5 à 10 secondes et ne répond pas",
      ],
    ],
  },
  {
    id: "c064",
    level: "routine",
    says: "slt c pr ma colleg 41 an, sé regles son tro abondante avec dé caillo depui 8 moi",
    answers: [
      ["pregnant", "non c pa moi c ma colleg, el é pa enceinte"],
      [
        "soaks_pads fainted severe_belly_pain cannot_stand",
        "non ri1 2 tt ça, el saigne plu la, sé regles son fini dps 10 jr",
      ],
      ["dizzy pallor fever hard_breathing", "non, jst 1 peu fatigué, pa d vertige"],
    ],
  },
  {
    id: "c065",
    level: "routine",
    says: "La fille de ma sœur a 13 ans, on trouve que son dos est tordu, une épaule plus haute que l'autre",
    answers: [
      [
        "clearer",
        "rien ne lui fait mal, mais quand elle se penche on voit une bosse d'un côté du dos, depuis 2 ou 3 mois",
      ],
      ["where", "Dos"],
      ["saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted", "Rien de tout cela"],
      ["fever", "non, mais son grand-père avait eu une tuberculose du dos autrefois"],
      ["spine_tender", "non, elle n'a aucune douleur"],
      ["foot_drop fall weight_loss cancer severe_pain", "non, rien"],
      ["locked_jaw paracetamol_much", "Rien de tout cela"],
    ],
  },
];
