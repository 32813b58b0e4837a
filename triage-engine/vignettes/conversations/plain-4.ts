import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const plain4: readonly Conversation[] = [
  {
    id: "a040",
    level: "self_care",
    accepts: ["routine"],
    says: "J'ai accouché il y a 3 jours, mon ventre me serre en bas chaque fois que le bébé tète, est-ce normal ?",
    answers: [
      ["age", "29 ans"],
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "non, ça dure quelques minutes pendant la tétée et ça passe",
      ],
      ["severe_pain", "Légère"],
      ["cannot_stand confusion hard_breathing hernia_stuck", "Non rien, je marche et je mange bien"],
      ["fever vomiting right_lower_pain right_upper_pain constant_pain", "non, rien du tout"],
      ["soaks_pads convulsion vision_blurred leg_swelling_one", "Rien de tout cela"],
      ["wound_caesarean burning_urine breast_red", "non"],
      ["suicidal_thoughts harm_baby_thoughts hears_voices", "non non, je suis contente"],
      ["dizzy", "Non"],
      ["getting_better", "oui ça diminue, c'est comme des règles"],
      ["late_period", "non, je viens d'accoucher il y a 3 jours"],
      ["late_period", "Non"],
    ],
  },
  {
    id: "a041",
    level: "emergency",
    says: "je suis tombé du palmier en cherchant le vin, j'ai mal au dos et mes jambes ne bougent plus",
    answers: [],
  },
  {
    id: "a042",
    level: "emergency",
    says: "ma nièce de 17 ans a bu la teinture noire pour cheveux, son cou commence à gonfler",
    answers: [
      [
        "fever cellulitis wound_infected skin_peeling",
        "non pas de fièvre ni de plaie, c'est le cou et le visage qui gonflent",
      ],
      [
        "hard_breathing noisy_breathing cannot_swallow drooling cannot_open_mouth",
        "non elle respire encore bien, mais sa voix est devenue enrouée depuis qu'elle a bu ça",
      ],
      [
        "confusion tongue_swelling",
        "elle a toute sa tête, la langue ça va, dans la gorge je peux pas voir, c'est le cou et le visage qui enflent",
      ],
      ["sudden_onset", "non les yeux ça va, elle voit bien"],
      [
        "one_side_weak speech_trouble worst_headache",
        "non, c'est à cause de la teinture qu'elle a avalée il y a deux heures, elle a vomi aussi une fois",
      ],
      ["vision_loss face_droop double_vision balance_loss both_legs_weak", "Rien de tout cela"],
      [
        "tongue_swelling blue_lips chest_indrawing",
        "la langue et les lèvres non, le cou et le visage oui, et la voix enrouée",
      ],
    ],
  },
  {
    id: "a043",
    level: "emergency",
    says: "bonjour j'ai honte mais mon sexe est dur depuis 2h du matin et ça fait très mal, je suis drépano SS",
    answers: [],
  },
  {
    id: "a044",
    level: "emergency",
    says: "un serpent m'a craché dans l'oeil au champ tout à l'heure, ça brûle fort je peux pas ouvrir",
    answers: [],
  },
  {
    id: "a045",
    level: "emergency",
    says: "Maman est diabétique, elle a une plaie au gros orteil qui est devenu noir et ça sent mauvais",
    answers: [],
  },
  {
    id: "a046",
    level: "emergency",
    says: "j'ai mal à la tête depuis deux semaines, ça augmente chaque jour et maintenant je vois double",
    answers: [],
  },
  {
    id: "a047",
    level: "emergency",
    says: "depuis ce matin je vois comme dans du brouillard, hier on a bu le sodabi aux funérailles",
    answers: [
      ["age", "j'ai 41 ans"],
      ["sudden_onset", "non, c'est venu peu à peu depuis le réveil"],
      [
        "one_side_weak speech_trouble worst_headache vision_loss",
        "pas de paralysie et je parle bien, mais je vois presque tout en blanc, et j'ai vomi 3 fois",
      ],
      [
        "hard_breathing fainted cannot_stand black_stool chest_pain",
        "je respire plus vite que d'habitude et le ventre me fait mal, le reste non",
      ],
      [
        "hard_breathing fainted cannot_stand black_stool chest_pain",
        "ce n'est pas que j'étouffe, je souffle vite seulement",
      ],
    ],
  },
  {
    id: "a048",
    level: "urgent",
    accepts: ["emergency"],
    says: "hier midi la bouche de mon papa s'est tordue et il ne parlait plus, après 20 minutes c'est passé",
    answers: [],
  },
  {
    id: "a049",
    level: "urgent",
    accepts: ["emergency"],
    says: "salut, le préservatif a craqué cette nuit et la fille vient de me dire qu'elle a le VIH",
    answers: [
      ["age", "c'est pas ma fille, c'est ma copine. moi j'ai 23 ans"],
      ["pills_missed_many", "quels comprimés ? on parle du préservatif qui s'est déchiré"],
      ["pills_missed_many", "Non"],
      ["fever severe_pain leg_swelling_one", "non elle n'a rien, moi non plus, j'ai juste peur d'avoir attrapé"],
    ],
  },
  {
    id: "a050",
    level: "urgent",
    accepts: ["emergency"],
    says: "le singe du voisin m'a mordu la main avant-hier, deux petits trous",
    answers: [
      ["age", "16 ans"],
      ["bite_face_neck heavy_bleeding rabies_signs deep_cut", "non rien de tout ça, c'est petit et sec maintenant"],
      ["confusion convulsion", "non, je suis bien"],
    ],
  },
  {
    id: "a051",
    level: "urgent",
    says: "le corps me chauffe et je grelotte depuis 2 jours, j'ai mal partout",
    answers: [
      ["age", "15 à 49 ans"],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "non, j'ai tous mes esprits et je marche",
      ],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "non rien de tout ça, juste la bouche amère"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Rien de tout cela"],
      ["runny_nose cough sore_throat", "non, pas de rhume"],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "non je n'ai aucune maladie"],
      ["unconscious drowsy cannot_swallow no_urine", "non je suis bien réveillé et j'urine normal"],
    ],
  },
  {
    id: "a052",
    level: "urgent",
    says: "Je suis tailleur, l'aiguille de la machine a cassé dans mon doigt hier et un bout est resté dedans",
    answers: [
      ["age", "22 ans"],
      ["limb_cold_pale numb_fingers open_fracture thigh_broken", "Rien de tout cela"],
      [
        "cannot_bear_weight deformity ankle_bone_pain severe_pain",
        "non, le doigt plie, il fait mal seulement quand on touche",
      ],
      ["fracture", "non, c'est le bout d'aiguille qui est dans la chair"],
      ["heart_or_nausea", "j'ai pas mal au cœur, c'est le doigt"],
      ["chest_pressure pain_to_arm_jaw hard_breathing sweating fainted", "non rien de ça, mon cœur va bien"],
      ["tearing_pain leg_swelling_one surgery_recent cough_blood", "non, aucun"],
      ["fever effort_pain pleuritic_pain palpitations diabetes", "non j'ai que le doigt"],
      ["heartburn", "Non"],
    ],
  },
];
