import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const short13: readonly Conversation[] = [
  {
    id: "s301",
    level: "emergency",
    says: "J'ai mal au ventre.",
    answers: [
      ["age", "27 ans"],
      ["pregnant", "mes règles ont deux semaines de retard"],
    ],
  },
  {
    id: "s302",
    level: "emergency",
    says: "J'ai mal au coeur.",
    answers: [
      ["age", "67 ans"],
      ["heart_or_nausea", "les deux, envie de vomir et ça pèse au milieu de la poitrine"],
    ],
  },
  {
    id: "s303",
    level: "emergency",
    says: "Mon bébé ne veut plus téter.",
    answers: [["age", "elle a 6 jours"]],
  },
  {
    id: "s304",
    level: "emergency",
    says: "Mon fils a mal au bas-ventre.",
    answers: [
      ["age", "13 ans"],
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "non rien de tout ça, il a juste vomi deux fois, pas vert",
      ],
      ["testicle_pain", "oui, le gauche, gonflé et il est remonté"],
    ],
  },
  {
    id: "s305",
    level: "emergency",
    says: "Ma femme a les pieds enflés.",
    answers: [
      ["age", "24 ans"],
      ["hard_breathing lying_flat_worse chest_pain confusion", "ni l'un ni l'autre, elle respire bien"],
      ["pregnant", "oui elle est à 8 mois"],
      [
        "headache vision_blurred face_swelling upper_belly_pain high_pressure",
        "mal de tête depuis hier, visage gonflé, elle voit des étoiles et la tension était à 16/11",
      ],
    ],
  },
  {
    id: "s306",
    level: "emergency",
    says: "J'ai le bras engourdi.",
    answers: [
      ["age", "j'ai 66 ans"],
      [
        "one_side_weak face_droop speech_trouble saddle_numbness cannot_hold_urine",
        "oui les trois premiers, mais ça a duré une demi-heure et c'est presque revenu",
      ],
    ],
  },
  {
    id: "s307",
    level: "emergency",
    says: "J'ai mal au dos.",
    answers: [
      ["age", "44"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "oui, endormi entre les jambes, et je n'arrive plus à pisser depuis hier soir",
      ],
    ],
  },
  {
    id: "s308",
    level: "emergency",
    says: "Je suis trop fatiguée.",
    answers: [
      ["age", "22 ans"],
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "je respire vite et fort, et ma soeur dit que je parle au ralenti",
      ],
      [
        "cannot_speak blue_lips sudden_onset chest_pressure confusion",
        "début brutal non, mais hier c'est devenu pire. Les autres non, un peu lente et j'ai envie de dormir",
      ],
      ["lying_flat_worse leg_swelling_one pleuritic_pain surgery_recent cough_blood", "non rien de ça"],
      ["tongue_swelling hives smoke_gas chest_injury", "non, rien de tout ça"],
      ["pregnant", "Non"],
      ["one_side_weak vomits_blood black_stool spontaneous_bleeding", "rien de tout ça"],
    ],
  },
  {
    id: "s309",
    level: "emergency",
    says: "Mon petit a bu un produit.",
    answers: [
      ["age", "2 ans"],
      ["drowsy hard_breathing convulsion vomiting mouth_burn", "il a vomi une fois et il respire un peu vite"],
      ["tiny_amount", "non, une ou deux gorgées, c'est du pétrole"],
    ],
  },
  {
    id: "s310",
    level: "urgent",
    says: "ça chauffe quand je pisse",
    answers: [
      ["age", "31 ans"],
      ["fever flank_pain blood_urine vomiting chills", "oui fièvre et frissons, et le côté droit du dos"],
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "non ça va, je tiens debout"],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "rien de tout ça"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "non rien de ça"],
      ["no_urine drowsy", "ni l'un ni l'autre"],
      ["unconscious fainted blue_lips noisy_breathing", "aucun de ces signes"],
    ],
  },
  {
    id: "s311",
    level: "urgent",
    says: "Un chien a mordu mon fils.",
    answers: [
      ["age", "il a 9 ans"],
      ["bite_face_neck heavy_bleeding rabies_signs deep_cut", "non, c'est au mollet, deux petits trous"],
    ],
  },
  {
    id: "s312",
    level: "urgent",
    says: "Ma fille a mal à l'oreille.",
    answers: [
      ["age", "1 à 4 ans"],
      ["ear_swelling_behind face_droop neck_stiff confusion", "non rien de tout ça"],
      ["fever ear_discharge hearing_loss_sudden severe_pain vertigo", "la fièvre seulement, 38,6"],
      ["cannot_drink vomits_everything convulsion drowsy hard_breathing", "non, elle boit bien, elle est éveillée"],
      ["pallor purple_spots jaundice dark_urine", "aucun"],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "non rien, elle se calme avec le paracétamol",
      ],
      ["cannot_stand cannot_swallow no_urine", "non"],
    ],
  },
];
