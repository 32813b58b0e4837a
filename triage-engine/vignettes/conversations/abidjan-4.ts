import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const abidjan4: readonly Conversation[] = [
  {
    id: "p401",
    level: "emergency",
    says: "Bonsoir, j'ai traité mon champ de cacao ce matin avec la pompe. Depuis tout à l'heure je transpire beaucoup et la bave coule seule.",
    answers: [],
  },
  {
    id: "p402",
    level: "self_care",
    says: "slt g la tete ki serre le soir dpui 3jr, c les examens je croi. paracetamol calme",
    answers: [
      ["age", "g 26 ans"],
      ["thunderclap neck_stiff one_side_weak confusion vision_loss", "Rien de tout cela"],
      ["pregnant", "non mes règles c t ya 10 jr"],
      ["worst_headache speech_trouble double_vision convulsion drowsy", "Rien de tout cela"],
      ["fever vomiting severe_pain vision_blurred getting_worse", "Rien de tout cela"],
      ["head_injury smoke_gas high_pressure", "Non rien de ça"],
      ["fainted late_period soaks_pads rigid_belly", "nn, mes règles sont normales, c la tête seulement"],
      ["purple_spots face_droop balance_loss", "Rien de tout cela"],
      ["vomits_everything discharge_odour", "non c pas en bas, c ma tete ki serre seulement"],
    ],
  },
  {
    id: "p403",
    level: "urgent",
    says: "Un chien qui se promène dans le quartier a mordu ma fille à la jambe tout à l'heure en revenant de l'école, ça a fait deux petits trous.",
    answers: [
      ["snake_bite", "Non"],
      [
        "clearer",
        "C'est un chien qui a mordu ma fille de 10 ans au mollet, ça fait deux heures. Le chien est parti. On a rincé avec l'eau.",
      ],
      ["bite_face_neck heavy_bleeding rabies_signs deep_cut", "Rien de tout cela"],
      ["confusion convulsion", "non elle est bien réveillée, elle parle bien"],
    ],
  },
  {
    id: "p404",
    level: "emergency",
    says: "bonsoir docteur ma femme ne dort plus depuis 3 jours elle parle seule, on dit que cest les genies mais moi je comprends pas elle est plus comme avant",
    answers: [
      ["age", "15 à 49 ans"],
      [
        "violent suicidal_thoughts fever confusion psychosis_agitated",
        "elle s'agite beaucoup et hier elle a voulu jeter le bébé dans le puits, elle dit que c'est pas son enfant. Fièvre non",
      ],
      ["harm_baby_thoughts", "Oui"],
    ],
  },
  {
    id: "p405",
    level: "routine",
    says: "Tt le monde gratte à la maison la nuit on peut pas dormir deh, moi surtout entre les doigts",
    answers: [
      ["age", "28 ans moi"],
      ["fever cellulitis wound_infected skin_peeling", "Non ya pas tout ça, seulement petits boutons"],
    ],
  },
  {
    id: "p406",
    level: "emergency",
    says: "le nombril de mon bb sent pas bon et c rouge autour, la vieille a mis poudre noire dessus",
    answers: [["age", "4 jrs"]],
  },
  {
    id: "p407",
    level: "self_care",
    says: "C'est le garba de hier soir là, depuis ça mon ventre coule. Je fais comment ?",
    answers: [
      ["age", "15 à 49 ans"],
      ["rice_water cannot_stand no_urine drowsy fainted", "Rien de tout cela"],
      ["fever bloody_stool vomits_everything sunken_eyes little_urine", "non tout ça non, je pisse bien"],
      ["cluster_diarrhea", "Non"],
      ["diabetes immunocompromised kidney_disease sickle_cell", "Rien de tout cela"],
      ["vomits_blood confusion no_stool_gas severe_belly_pain worst_headache", "non ya rien de tout ça"],
      ["neck_stiff convulsion", "Rien de tout cela"],
      ["bile_vomit", "non vomi pas"],
      ["pregnant", "C'est un homme"],
    ],
  },
  {
    id: "p408",
    level: "urgent",
    says: "quelqu'un m'a forcé samedi nuit. j'ai honte je sais pas à qui parler",
    answers: [
      ["age", "j'ai 19 ans"],
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "non rien de ça, je veux pas mourir, j'ai juste un peu gêne en bas",
      ],
    ],
  },
  {
    id: "p409",
    level: "routine",
    says: "Bonjour, j'ai remarqué une petite boule dans mon sein droit en me lavant. Ça ne fait pas mal mais ça m'inquiète.",
    answers: [
      ["age", "36 ans"],
      ["fever breast_red breast_abscess", "Rien de tout cela"],
      ["lump_worrying", "Non"],
    ],
  },
  {
    id: "p410",
    level: "emergency",
    says: "Mn vieux a mal au pied gauche dpui ce matin, c venu dun coup. il di le pied est mort",
    answers: [
      ["age", "68 ans"],
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "oui sa jambe est froide et blanche jusqu'au genou. il respire bien, poitrine non",
      ],
    ],
  },
  {
    id: "p411",
    level: "self_care",
    says: "dr g porté siman lundi passé dpui sa mon dos me fait mal en bas la, je peu fer koi a la maison",
    answers: [
      ["age", "39"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "non je pisse bien et mes jambe sont solide",
      ],
      ["fever", "non"],
      ["spine_tender", "Non"],
      ["foot_drop fall weight_loss cancer severe_pain", "non ya pas tout sa, c moyen comme douleur"],
      ["pregnant", "C'est un homme"],
      ["rigid_belly no_stool_gas vomits_blood black_stool", "non"],
      ["cannot_stand confusion hard_breathing hernia_stuck", "non, rien"],
      [
        "vomiting right_lower_pain right_upper_pain constant_pain",
        "non c mon dos pas le ventre, kan je me couche sa calme",
      ],
      ["face_droop", "Non"],
    ],
  },
  {
    id: "p412",
    level: "urgent",
    says: "J'ai des boutons d'eau sur le côté droit qui me brûlent comme du feu, ça part du dos jusque devant.",
    answers: [
      ["age", "50 à 64 ans"],
      ["confusion neck_stiff face_droop vision_loss", "non non, rien de tout ça"],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "c'est pas une brûlure, je n'ai pas été brûlé, ce sont des boutons d'eau qui sont sortis seuls",
      ],
      ["drowsy hard_breathing convulsion cannot_drink", "non rien de tout ça, je bois normal"],
      ["noisy_breathing vomits_everything", "Rien de tout cela"],
    ],
  },
];
