import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const short17: readonly Conversation[] = [
  {
    id: "t313",
    level: "urgent",
    says: "On m'a forcée.",
    answers: [
      ["age", "20 ans"],
      ["heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain", "non rien de tout ça"],
      ["hours_since_event", "ça fait deux jours"],
    ],
  },
  {
    id: "t314",
    level: "urgent",
    says: "Mon fils a mal à l'oreille.",
    answers: [
      ["age", "4 ans"],
      ["ear_swelling_behind face_droop neck_stiff confusion", "je crois pas"],
      ["fever ear_discharge hearing_loss_sudden severe_pain vertigo", "oui le corps est chaud, 38,6. Le reste non"],
      ["cannot_drink vomits_everything convulsion drowsy hard_breathing", "non il boit, il mange moins c'est tout"],
      ["pallor purple_spots jaundice dark_urine", "je crois pas"],
      ["sickle_cell cannot_bear_weight skin_peeling inconsolable_crying", "non rien de tout ça, pas de drépano"],
      ["cannot_stand floppy unconscious", "ni l'un ni l'autre"],
    ],
  },
  {
    id: "t315",
    level: "urgent",
    says: "ça chauffe quand je pisse",
    answers: [
      ["age", "45 ans"],
      ["fever flank_pain blood_urine vomiting chills", "pas de fièvre en tout cas, et le reste non plus"],
      ["pregnant", "je suis un homme"],
    ],
  },
  {
    id: "t316",
    level: "urgent",
    says: "J'ai des boutons qui brûlent.",
    answers: [
      ["age", "62"],
      ["new_medicine_rash", "non, aucun médicament nouveau"],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "non, juste des petites cloques d'eau sur un côté du ventre, la bouche et les yeux c'est bon",
      ],
      ["fever", "non pas de fièvre"],
      ["cannot_drink cannot_swallow", "non je bois bien"],
      ["severe_pain immunocompromised", "ça brûle moyen, 6 sur 10, et non pour les maladies"],
      ["newborn_vesicles", "non, je suis pas un bébé, j'ai 62 ans"],
      ["duration", "les boutons ça fait deux jours"],
      ["mouth_thrush", "non, rien dans la bouche"],
      ["mouth_sores", "Non, c'est sur la peau du ventre, un seul côté jusqu'au dos"],
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "non rien de tout ça, c'est la peau qui brûle, pas le ventre dedans",
      ],
      ["sudden_onset", "non, petit à petit, ça a commencé à brûler deux jours avant les boutons"],
    ],
  },
  {
    id: "t317",
    level: "urgent",
    says: "J'ai une petite plaie au pied.",
    answers: [
      ["age", "j'ai 58 ans"],
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "rien de tout ça"],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "non, c'est petit, pas sale, pas rouge, un peu d'eau claire seulement",
      ],
      ["tetanus_doubt", "aucune idée"],
      ["diabetes", "oui, le sucre depuis dix ans"],
      ["fever rash_spreading cellulitis", "pas de fièvre et ça ne s'étend pas"],
      ["rash_spreading cellulitis", "non, ça ne s'étend pas, pas rouge"],
      ["confusion", "non"],
    ],
  },
  {
    id: "t318",
    level: "urgent",
    says: "Ma dent me fait mal.",
    answers: [
      ["age", "15 à 49 ans"],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "non, ma bouche s'ouvre bien. Le paracétamol j'en prends deux par jour seulement",
      ],
      ["jaw_swelling fever gum_swelling severe_pain tooth_bleeding", "la joue est enflée oui, le reste non"],
      ["confusion noisy_breathing", "ni l'un ni l'autre"],
    ],
  },
  {
    id: "t319",
    level: "routine",
    says: "Ça me gratte partout.",
    answers: [
      ["age", "vingt-cinq ans"],
      ["new_medicine_rash", "non j'ai rien pris"],
      ["purple_spots skin_peeling hard_breathing face_swelling drowsy", "rien de tout ça"],
      ["fever", "non le corps est normal"],
      ["tongue_swelling", "non"],
      ["itch_night_household", "oui la nuit surtout, mon mari et l'enfant grattent aussi"],
      ["cellulitis wound_infected", "non rien"],
    ],
  },
  {
    id: "t320",
    level: "routine",
    says: "Je n'arrête pas de tousser.",
    answers: [
      ["age", "42 ans"],
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "non non, rien de tout cela"],
      ["fever hard_breathing cough_blood pleuritic_pain weight_loss", "non, je mange bien et j'ai pas maigri"],
      ["duration", "ça fait trois semaines"],
    ],
  },
  {
    id: "t321",
    level: "routine",
    says: "Mon genou me fait mal.",
    answers: [
      ["age", "66 ans"],
      ["fever", "pas de fièvre non"],
      ["hot_joint", "gonflé parfois un peu, mais ni rouge ni chaud"],
      ["cannot_bear_weight deformity severe_pain fall", "non je marche, j'ai pas chuté"],
      ["duration", "cinq mois maintenant"],
    ],
  },
  {
    id: "t322",
    level: "routine",
    says: "Je n'ai plus le moral.",
    answers: [
      ["age", "29 ans"],
      ["suicidal_thoughts", "non jamais, je veux pas mourir"],
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "non, rien de tout ça, je me débrouille encore au marché",
      ],
      ["duration", "cinq semaines à peu près"],
    ],
  },
  {
    id: "t323",
    level: "routine",
    says: "J'ai une boule au sein.",
    answers: [
      ["age", "38 ans"],
      ["fever breast_red breast_abscess", "non, ça fait même pas mal"],
      ["lump_worrying", "non elle est pareille, un peu dure mais elle bouge sous le doigt"],
    ],
  },
  {
    id: "t324",
    level: "routine",
    says: "Je n'ai pas vu mes règles.",
    answers: [
      ["age", "24 ans"],
      ["belly_pain fainted shoulder_tip_pain soaks_pads", "rien de tout ça"],
      ["vaginal_bleeding dizzy", "ni saignement ni étourdissement"],
      ["heavy_bleeding", "non, rien ne coule"],
    ],
  },
];
