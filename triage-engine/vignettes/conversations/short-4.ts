import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const short4: readonly Conversation[] = [
  {
    id: "p301",
    level: "emergency",
    says: "j'ai mal au ventre",
    answers: [
      ["age", "24 ans"],
      ["pregnant", "enceinte je sais pas, mais mes règles ont 2 semaines de retard"],
    ],
  },
  {
    id: "p302",
    level: "emergency",
    says: "J'ai l'estomac qui me serre.",
    answers: [
      ["age", "j'ai 62 ans"],
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "ni sang ni selles noires. Mais ça serre, ça monte jusqu'à la mâchoire, je transpire froid et le souffle est court",
      ],
    ],
  },
  {
    id: "p303",
    level: "emergency",
    says: "Mon bébé ne tète plus.",
    answers: [["age", "5 jours"]],
  },
  {
    id: "p304",
    level: "emergency",
    says: "mal au bas ventre",
    answers: [
      ["age", "14 ans"],
      ["rigid_belly bile_vomit bloody_stool cannot_stand drowsy", "non rien de tout ça"],
      ["testicle_pain", "oui le gauche, il est gonflé et ça fait trop mal"],
    ],
  },
  {
    id: "p305",
    level: "emergency",
    says: "Le corps de ma fille est chaud.",
    answers: [
      ["age", "elle a 4 ans"],
      ["cannot_drink vomits_everything convulsion drowsy hard_breathing", "non aucun, elle boit un peu"],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "les yeux un peu jaunes mais c'est comme d'habitude, sinon non",
      ],
    ],
  },
  {
    id: "p306",
    level: "emergency",
    says: "Mal de tête depuis ce matin",
    answers: [
      ["age", "moi, 31 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "non, mais je vois trouble avec des mouches qui brillent",
      ],
      ["sudden_onset", "non pas d'un seul coup, c'est venu petit à petit ce matin"],
      ["speech_trouble worst_headache", "non aucun des deux, mais c'est fort"],
      ["pregnant", "Oui, enceinte, de 34 semaines"],
    ],
  },
  {
    id: "p307",
    level: "emergency",
    says: "Mon papa parlait bizarrement.",
    answers: [["age", "70 ans"]],
  },
  {
    id: "p308",
    level: "emergency",
    says: "Mon enfant a bu du pétrole.",
    answers: [],
  },
  {
    id: "p309",
    level: "emergency",
    says: "J'ai le souffle court.",
    answers: [
      ["age", "30 ans"],
      [
        "cannot_speak blue_lips sudden_onset chest_pressure confusion",
        "oui c'est venu d'un coup ce matin. Les phrases j'arrive à les finir",
      ],
    ],
  },
  {
    id: "p310",
    level: "emergency",
    says: "la vie me fatigue",
    answers: [["suicidal_plan", "oui, j'ai acheté des comprimés pour les avaler cette nuit"]],
  },
  {
    id: "p311",
    level: "emergency",
    says: "J'ai mal au dos.",
    answers: [
      ["age", "45"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "les trois premiers je crois, et j'arrive presque plus à pisser",
      ],
      ["fever confusion vomiting", "ni l'un ni l'autre, pas de fièvre en tout cas"],
      ["spine_tender", "non pas un os précis"],
      ["foot_drop fall weight_loss cancer severe_pain", "douleur très forte oui, les orteils se lèvent, pas de chute"],
      ["drowsy face_droop speech_trouble", "non rien de ça"],
    ],
  },
  {
    id: "p312",
    level: "urgent",
    says: "Je crois que c'est le palu",
    answers: [
      ["age", "c'est moi, 36 ans"],
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "aucun de tout ça"],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "non, mes yeux sont blancs et je pisse clair"],
      ["fever", "oui, 38,7"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "aucun, pas de voyage ni enterrement"],
      ["skin_peeling cannot_open_mouth black_skin", "non"],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "aucune maladie"],
      ["unconscious drowsy cannot_swallow no_urine", "non aucun"],
      ["malaria_test_negative", "pas de test"],
    ],
  },
];
