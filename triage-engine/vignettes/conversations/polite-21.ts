import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite21: readonly Conversation[] = [
  {
    id: "m301",
    level: "emergency",
    says: "Bonsoir, mon fils de 9 ans a été mordu par un serpent au pied droit il y a une heure, en ramassant du bois. Il y a deux petits points et le pied est un peu enflé. Il parle bien et il n'a pas vomi. Un voisin lui a mis la pierre noire et un garrot, est-ce que cela suffit ?",
    answers: [],
  },
  {
    id: "m302",
    level: "emergency",
    says: "Bonjour, ma petite fille a six jours et son nombril est rouge depuis hier. La rougeur va sur la peau du ventre et il y a un peu de pus qui sent mauvais. Elle n'a pas de fièvre, 36,8 au thermomètre. Est-ce que je peux continuer à nettoyer avec de l'alcool ?",
    answers: [
      [
        "newborn_cord_red",
        "Oui, le nombril est rouge et un peu de pus en sort, et la rougeur s'étend sur la peau autour.",
      ],
    ],
  },
  {
    id: "m303",
    level: "emergency",
    says: "Bonjour docteur, j'ai 29 ans et j'ai mal en bas du ventre à gauche depuis ce matin. La douleur monte jusqu'à l'épaule, c'est bizarre. J'ai aussi de petites pertes brunes depuis hier mais pas de fièvre. Je pensais que c'étaient mes règles qui arrivaient enfin.",
    answers: [
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Non, rien de tout cela pour les jambes et les bras. La douleur du bas-ventre est forte, je dirais 7 sur 10, et je n'ai pas fait de chute.",
      ],
      ["locked_jaw paracetamol_much", "Non, rien de tout cela, et je n'ai pris aucun médicament."],
      [
        "pregnant",
        "Oui, mes règles ont trois semaines de retard, les dernières datent de sept semaines. Je n'ai pas fait de test.",
      ],
    ],
  },
  {
    id: "m304",
    level: "emergency",
    says: "Bonjour, mon fils de 4 ans est drépanocytaire SS. Depuis ce matin il est devenu tout pâle, ses paumes sont blanches, et son ventre est gonflé du côté gauche. Il reste couché et ne joue plus. Il n'a pas de fièvre et il ne se plaint pas des os comme d'habitude.",
    answers: [["sickle_cell", "Oui, il est drépanocytaire SS, c'est connu depuis qu'il est bébé."]],
  },
  {
    id: "m305",
    level: "emergency",
    says: "Bonjour, j'ai 66 ans et je suis diabétique. Depuis deux heures j'ai comme une brûlure et un poids au creux de l'estomac, et je transpire beaucoup. J'ai pris un médicament contre l'acidité mais ça ne passe pas. Je pense que c'est l'attiéké poisson d'hier soir.",
    answers: [["diabetes sweating", "Les deux : je suis diabétique depuis longtemps, et là j'ai des sueurs froides."]],
  },
  {
    id: "m306",
    level: "emergency",
    says: "Bonsoir, je garde mon petit-fils de 2 ans et il a bu du pétrole dans une bouteille il y a trois quarts d'heure, je crois une gorgée. Il a toussé un peu et il a vomi une fois après l'huile rouge que je lui ai donnée. Maintenant il joue. Dois-je le faire vomir encore ?",
    answers: [["swallowed_kerosene", "Oui, c'est bien du pétrole de lampe, il en a bu une gorgée."]],
  },
  {
    id: "m307",
    level: "urgent",
    says: "Bonjour, j'ai 31 ans et j'ai de la fièvre depuis deux jours, 38,7 hier soir, avec des frissons et des courbatures. J'ai aussi un peu mal à la tête. Je ne vomis pas et j'arrive à marcher. Je crois que c'est le palu, je peux prendre un traitement à la pharmacie sans test ?",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, rien de tout cela. Je suis fatigué mais je tiens debout.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, rien de tout cela, mes urines sont jaune clair et mon cou est souple.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela, je n'ai pas voyagé et personne n'est malade autour de moi.",
      ],
      ["runny_nose cough sore_throat", "Non, rien de tout cela, ni rhume ni toux."],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "Non, je n'ai aucune maladie."],
      ["anticoagulant", "Non, je ne prends aucun médicament qui fluidifie le sang, seulement du paracétamol."],
      ["unconscious drowsy cannot_swallow no_urine", "Non, rien de tout cela, je bois bien et j'urine normalement."],
    ],
  },
  {
    id: "m308",
    level: "urgent",
    says: "Bonjour, ma fille de 5 ans a la diarrhée depuis deux jours, cinq fois par jour, et j'ai vu du sang rouge avec des glaires dans les selles. Elle boit bien l'eau sucrée salée et elle n'a pas de fièvre. Elle a mal au ventre juste avant d'aller aux toilettes.",
    answers: [
      [
        "drowsy no_urine vomits_everything rice_water",
        "Non, rien de tout cela. Elle a uriné ce matin et elle joue un peu.",
      ],
      [
        "sunken_eyes skin_pinch_slow cannot_stand wasting",
        "Non, rien de tout cela, ses yeux sont normaux et elle n'est pas maigre.",
      ],
      ["little_urine irritable", "Non, elle urine normalement et elle n'est pas grognon."],
      ["pallor", "Non, elle n'est pas pâle."],
      ["steroid_stopped", "Non, elle n'a jamais pris de cortisone."],
      ["confusion fainted vomits_blood", "Non, rien de tout cela."],
      ["bloody_stool", "Oui, du sang rouge avec des glaires."],
      ["convulsion hard_breathing", "Non, rien de tout cela."],
      ["chest_indrawing blue_lips apnea", "Non, elle respire tout à fait normalement."],
      ["choking swallowed_battery swallowed_kerosene", "Non, rien de tout cela, elle n'a rien avalé de particulier."],
    ],
  },
  {
    id: "m309",
    level: "urgent",
    says: "Bonjour, j'ai 26 ans et je porte des lentilles. Depuis hier mon œil droit est rouge et il me fait mal, la lumière me gêne beaucoup. L'autre œil est normal. Je n'ai rien reçu dans l'œil, est-ce que c'est l'Apollo ?",
    answers: [
      ["vision_loss eye_chemical halos eye_bulging", "Non, rien de tout cela. Je vois juste un peu flou de cet œil."],
      ["fever eyelid_swollen", "Non, ni fièvre ni paupière gonflée."],
      ["sudden_onset", "Non, pas d'un seul coup, c'est juste un peu flou depuis hier."],
      ["one_side_weak speech_trouble worst_headache", "Non, rien de tout cela, je n'ai même pas mal à la tête."],
      ["pregnant", "Non, je ne suis pas enceinte et mes règles sont à l'heure."],
      ["confusion vomiting", "Non, rien de tout cela."],
    ],
  },
  {
    id: "m310",
    level: "urgent",
    says: "Bonsoir, mon neveu de 8 ans a été mordu au mollet hier soir par un chien du quartier que personne ne connaît. Les plaies sont petites et ça ne saigne plus. Il marche normalement et il n'a pas de fièvre. Est-ce qu'il faut vraiment un vaccin pour si peu ?",
    answers: [
      ["bite_face_neck rabies_signs deep_cut", "Non, rien de tout cela, ce sont deux petites plaies peu profondes."],
      ["hard_breathing tongue_swelling convulsion drowsy", "Non, rien de tout cela."],
      ["confusion limb_cold_pale", "Non, rien de tout cela, il est bien."],
    ],
  },
  {
    id: "m311",
    level: "urgent",
    says: "Bonjour. J'ai 20 ans et avant-hier soir un homme que je connais m'a forcée à avoir un rapport, sans préservatif. Je ne suis pas blessée et je suis chez ma tante maintenant. J'ai peur du sida et d'une grossesse, je ne sais pas quoi faire.",
    answers: [
      ["heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain", "Non, je n'ai rien de tout cela."],
    ],
  },
  {
    id: "m312",
    level: "urgent",
    says: "Bonjour, ma mère de 85 ans a glissé dans la douche ce matin et elle est tombée sur la main droite. Son poignet est gonflé et n'a plus sa forme normale. Elle ne s'est pas cogné la tête et elle marche bien. Le masseur du quartier propose de le remettre en place.",
    answers: [
      ["fever", "Non, elle n'a pas de fièvre."],
      ["deformity severe_pain", "Oui, son poignet est déformé. Elle a mal, à peu près 6 sur 10."],
      [
        "limb_cold_pale numb_fingers open_fracture thigh_broken",
        "Non, rien de tout cela. Ses doigts sont roses et chauds, elle les bouge et il n'y a pas de plaie.",
      ],
      ["locked_jaw paracetamol_much", "Non, rien de tout cela, elle n'a encore rien pris pour la douleur."],
      [
        "unconscious drowsy confusion hard_breathing",
        "Non, rien de tout cela, elle parle normalement et n'a pas perdu connaissance.",
      ],
    ],
  },
];
