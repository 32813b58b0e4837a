import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const abidjan16: readonly Conversation[] = [
  {
    id: "u401",
    level: "emergency",
    says: "Bonjour docteur, depuis ce matin ma jambe droite là ça fait mal trop dèh, elle est froide froide, on dirait c'est plus ma jambe",
    answers: [
      ["age", "J'ai 63 ans docteur"],
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Membre froid oui, et c'est blanc un peu même, les autres là non",
      ],
      ["limb_pain limb_cold_pale", "Les deux docteur, la jambe fait mal et elle est froide et blanche"],
      [
        "limb_cold_pale numb_fingers saddle_numbness cannot_hold_urine",
        "Jambe froide et blanche je vous dis dèh, et les orteils sont endormis, ça bouge mal. L'urine sort normal",
      ],
    ],
  },
  {
    id: "u402",
    level: "emergency",
    says: "mn fils a avalé petite pile ronde telecomand",
    answers: [],
  },
  {
    id: "u403",
    level: "emergency",
    says: "g accouché ya 6 jr, tete fait mal, vois flou",
    answers: [],
  },
  {
    id: "u404",
    level: "emergency",
    says: "Bonjour docteur, mon bébé de 5 jours là ne veut plus téter hein, elle dort seulement et ses yeux sont devenus jaunes jaunes",
    answers: [],
  },
  {
    id: "u405",
    level: "emergency",
    says: "mon sexe est dur dpui la nuit sa descen pa",
    answers: [],
  },
  {
    id: "u406",
    level: "emergency",
    says: "Docteur pardon, la vieille est en train de dire n'importe quoi là depuis une heure, elle transpire trop hein, elle a le sucre",
    answers: [],
  },
  {
    id: "u407",
    level: "urgent",
    says: "sui ensainte 5 moi sa brule kan jurine",
    answers: [
      ["age", "25 an"],
      ["fever flank_pain blood_urine vomiting chills", "non rien de sa"],
      ["soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing", "aucun"],
      ["no_fetal_movement contractions waters_broken face_swelling", "non rien bb bouge bien"],
      ["vaginal_bleeding vomits_everything", "non ni lun ni lautr"],
    ],
  },
  {
    id: "u408",
    level: "urgent",
    says: "Bonsoir docteur, hier là le chat du voisin a griffé et mordu ma fille à la main, on doit faire quoi même ?",
    answers: [
      ["age", "Elle a 9 ans"],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non rien de tout ça, la plaie est petite, ça ne saigne plus",
      ],
      ["confusion convulsion", "Non elle parle bien, elle joue même"],
    ],
  },
  {
    id: "u409",
    level: "urgent",
    says: "on ma forcé avan hier jai peur maladie",
    answers: [
      ["age", "22"],
      ["heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain", "non aucun"],
      ["chest_pain hard_breathing fainted", "non rien"],
    ],
  },
  {
    id: "u410",
    level: "urgent",
    says: "boutons avc eau sur cote gauche sa brule",
    answers: [
      ["age", "61 ans"],
      ["confusion neck_stiff face_droop vision_loss", "rien de tt sa"],
      ["drowsy one_side_weak", "non"],
    ],
  },
  {
    id: "u411",
    level: "urgent",
    says: "Bonjour docteur, moi je suis épileptique hein, mon Gardénal est fini, dernier comprimé c'était hier soir, à la pharmacie y en a plus, je fais comment ?",
    answers: [["age", "41 ans"]],
  },
  {
    id: "u412",
    level: "urgent",
    accepts: ["emergency"],
    says: "Docteur c'est mon vieux, depuis hier soir il n'arrive pas à pisser, c'est goutte goutte seulement, son bas-ventre est gonflé et ça le fatigue trop dèh",
    answers: [
      ["age", "Mon vieux a 81 ans hein"],
      [
        "fever both_legs_weak saddle_numbness confusion vomiting",
        "Non pas de tout ça docteur, il marche bien, il parle bien",
      ],
      ["hard_breathing chest_pressure drowsy", "Non docteur, respire bien, il dort pas mais c'est la douleur"],
      ["pain_where", "C'est le bas-ventre docteur, là où c'est gonflé"],
      ["severe_pain", "C'est fort hein, 7 sur 10, il n'a pas dormi à cause de ça"],
    ],
  },
];
