import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const short21: readonly Conversation[] = [
  {
    id: "y501",
    level: "emergency",
    says: "slt dr dpuis ce matin souffle me coupe kan je marche j compren pa",
    answers: [
      ["age", "38 ans"],
      ["cannot_speak blue_lips sudden_onset chest_pressure confusion", "debut brutal oui le reste nn"],
      ["fever", "nn pa de fievre"],
      [
        "lying_flat_worse leg_swelling_one pleuritic_pain surgery_recent cough_blood",
        "jambe gauch gonflé oui et sa pique kan je respir on ma opéré fibrome ya 2sem",
      ],
    ],
  },
  {
    id: "y502",
    level: "emergency",
    says: "bjr c pr ma gde soeur el a accouché ya 6jr sa tete lui fai tro mal",
    answers: [
      [
        "vision_blurred flashes_floaters face_swelling severe_pain",
        "el voi des ptits points et c flou, la figure é gonflé",
      ],
      ["headache neck_stiff light_hurts worst_headache", "mal de tete depui hier soir et el voi des ptits points"],
    ],
  },
  {
    id: "y503",
    level: "emergency",
    says: "mon petit a avalé la pile ronde de la telecomande",
    answers: [],
  },
  {
    id: "y504",
    level: "emergency",
    says: "ma fille drepano ss el est devenu tou blanche dpuis hier nuit el est tro fatigué",
    answers: [],
  },
  {
    id: "y505",
    level: "emergency",
    says: "mn vieux son caca est noir noir dpuis 2jr et il a vertige",
    answers: [
      ["vertigo", "nn c pa ca la tete lui tourne kan il se leve"],
      ["age", "72 ans"],
      ["much_rectal_blood fainted cannot_stand vomits_blood", "nn mais ce matin il a failli tombé"],
    ],
  },
  {
    id: "y506",
    level: "emergency",
    says: "ma bouche souvre plu dpuis 2 jr c serré kom sa",
    answers: [],
  },
  {
    id: "y507",
    level: "urgent",
    says: "singe du voisin ma mordu au doigt dèh",
    answers: [
      ["age", "g 23 ans"],
      ["bite_face_neck heavy_bleeding rabies_signs deep_cut", "nn c ptit"],
      ["confusion convulsion", "mais nn"],
    ],
  },
  {
    id: "y508",
    level: "urgent",
    says: "ma fille 4 ans corps chaud dpuis hier elle tousse un peu",
    answers: [
      ["cannot_drink vomits_everything convulsion drowsy hard_breathing", "non rien de tt sa"],
      ["neck_stiff pallor purple_spots jaundice dark_urine", "ya pa"],
      ["sickle_cell cannot_bear_weight skin_peeling inconsolable_crying", "nn"],
      ["chest_indrawing blue_lips apnea", "nn respire bien"],
      ["choking swallowed_battery swallowed_kerosene", "nn el a rien avalé"],
      ["unconscious confusion cannot_stand floppy", "nn el joue kan sa baisse"],
      ["ear_pain rash belly_pain burning_urine joint_pain", "nn just nez ki coule"],
      ["poor_feeding fast_breathing", "nn el mange un peu el boi"],
      ["malaria_test_negative", "nn pa encor fait"],
    ],
  },
  {
    id: "y509",
    level: "urgent",
    says: "jsp coment dire kelkun ma forcé avt hier",
    answers: [
      ["clearer", "on ma violé"],
      ["age", "17"],
      ["heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain", "nn pa de sang g pa envi de mourir"],
    ],
  },
  {
    id: "y510",
    level: "urgent",
    says: "j des petits bouton deau sur le coté dpuis ce matin sa chauffe tropp",
    answers: [
      ["age", "58 ans"],
      ["drowsy hard_breathing convulsion cannot_drink confusion", "rien de sa"],
      ["neck_stiff face_droop vision_loss", "nn la figure c bon"],
      ["cancer sickle_cell", "aucun"],
      ["cannot_stand purple_spots jaundice dark_urine", "nn"],
    ],
  },
  {
    id: "y511",
    level: "urgent",
    says: "rage de dent dpuis 5 jr mtn ma joue a enflé",
    answers: [
      ["age", "31"],
      ["cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much", "aucun"],
      ["fever gum_swelling severe_pain tooth_bleeding", "g pa de fievre sa fai mal 7/10"],
      ["gum_swelling severe_pain tooth_bleeding", "g di 7 sur 10"],
      ["confusion noisy_breathing", "nn je respir bien"],
    ],
  },
  {
    id: "y512",
    level: "urgent",
    says: "je pisse tro la nuit g soif tjr et je maigri",
    answers: [
      ["age", "44ans"],
      ["vomiting breath_deep drowsy confusion belly_pain", "nn aucun"],
      ["sugar", "3.40 hier a la farmacie"],
      ["fever foot_wound cannot_drink", "nn rien"],
      ["pregnant", "c un homme"],
      ["hard_breathing cannot_stand", "nn juste fatigué"],
    ],
  },
];
