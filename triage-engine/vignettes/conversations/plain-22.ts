import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const plain22: readonly Conversation[] = [
  {
    id: "c066",
    level: "routine",
    says: "mon oncle voit de plus en plus flou des deux yeux depuis un an, le noir de l'œil devient blanc",
    answers: [
      ["age", "70 ans"],
      ["hard_breathing fainted cannot_stand black_stool chest_pain", "Rien de tout cela"],
      ["sudden_onset", "non, petit à petit depuis un an, et il voit mal avec le soleil"],
      [
        "one_side_weak speech_trouble worst_headache vision_loss",
        "non, il voit encore, c'est juste comme un brouillard. Sa voisine est devenue aveugle d'un glaucome",
      ],
      ["eye_pain red_eye diabetes flashes_floaters headache", "non, rien de tout cela"],
      ["sickle_cell", "Non"],
      ["confusion spontaneous_bleeding heavy_bleeding", "rien du tout"],
    ],
  },
  {
    id: "c067",
    level: "self_care",
    says: "Mon fils de 6 ans vient d'avaler son chewing-gum, est-ce que c'est grave ?",
    answers: [
      ["hard_breathing drooling cannot_swallow swallowed_battery swallowed_sharp", "Rien de tout cela"],
      [
        "vomiting belly_pain fever severe_pain",
        "non, il va bien, il joue. Il a eu une bronchite le mois passé mais c'est guéri",
      ],
      ["foreign_body", "Non"],
      ["cough", "non il ne tousse pas"],
    ],
  },
  {
    id: "c068",
    level: "self_care",
    says: "le bb de ma voisine bave bcp et mord tt, sé gencives son gonflé, c les dents ?",
    answers: [
      ["age", "c pr le bb, el a 7 moi"],
      ["cannot_drink vomits_everything convulsion drowsy hard_breathing", "non ri1, el tete bien"],
      ["floppy fever", "Rien de tout cela"],
      ["diarrhea vomiting inconsolable_crying ear_pain", "non, rien 2 tt sa, c son frere ki a 1 rhume"],
      ["noisy_breathing cannot_swallow", "non"],
    ],
  },
  {
    id: "c069",
    level: "self_care",
    says: "Mon mari a les talons tout secs et fendus depuis deux semaines, son père est diabétique, je m'inquiète",
    answers: [
      ["age", "35 ans"],
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "non, rien de tout ça"],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "non c'est juste de la peau sèche avec de petites fentes",
      ],
      ["fever cellulitis skin_peeling", "Rien de tout cela"],
      ["tetanus_doubt", "je ne sais pas pour le vaccin"],
      ["diabetes", "non, c'est son père qui est diabétique, pas lui"],
      ["rash_spreading", "Non"],
      ["confusion", "non, il va très bien"],
      ["foot_wound", "non pas une plaie, la peau est sèche et fendillée, ça ne saigne pas"],
      ["itch_night_household ringworm", "Rien de tout cela"],
    ],
  },
  {
    id: "c070",
    level: "self_care",
    says: "Ma collègue a les urines jaune fluo depuis qu'elle prend des vitamines, elle a eu le palu le mois passé",
    answers: [
      ["clearer", "Rien ne lui fait mal, c'est juste la couleur du pipi, jaune très vif depuis hier"],
      ["where", "Urines"],
      ["age", "elle a 26 ans"],
      ["fever flank_pain blood_urine vomiting chills", "Rien de tout cela"],
    ],
  },
  {
    id: "c071",
    level: "self_care",
    says: "mon élève a un point de côté en courant après manger, son cousin est drépanocytaire",
    answers: [
      ["age", "12 ans"],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "non, rien de tout ça, c'est sous les côtes à droite, ça passe déjà au repos",
      ],
      ["rigid_belly bile_vomit bloody_stool cannot_stand drowsy", "Rien de tout cela"],
      ["testicle_pain", "Non"],
    ],
  },
  {
    id: "c072",
    level: "self_care",
    says: "Mon employé a touché du poil à gratter au champ, ses mains, en fait ses avant-bras, le démangent",
    answers: [
      ["age", "il a 22 ans"],
      ["new_medicine_rash", "non, pas de médicament, c'est la plante il y a une heure"],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "non rien de ça, mais son frère à lui est asthmatique",
      ],
      ["fever", "mon employé vous voulez dire ? non, pas de fièvre"],
      ["reliever_fails", "il n'a pas de spray, c'est son frère qui est asthmatique, pas lui"],
      [
        "cannot_speak blue_lips confusion chest_indrawing",
        "non, mon employé respire bien, il a juste les avant-bras qui grattent",
      ],
      ["tongue_swelling", "non, rien au visage"],
      ["wheeze getting_worse fast_breathing", "non rien, il respire normalement"],
      ["itch_night_household", "autre, c'est juste depuis qu'il a touché la plante"],
      ["itch_night_household", "Autre"],
      ["shingles hives", "non, seulement les avant-bras"],
    ],
  },
];
