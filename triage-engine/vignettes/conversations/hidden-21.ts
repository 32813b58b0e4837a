import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden21: readonly Conversation[] = [
  {
    id: "z413",
    level: "urgent",
    says: "Je suis triste depuis que ma maman est partie, je dors mal et j'ai plus goût à rien. Ça fait deux mois.",
    answers: [
      ["age", "J'ai 38 ans."],
      [
        "suicidal_thoughts",
        "Des fois je me dis que ce serait mieux de ne plus me réveiller, mais je ne ferais jamais rien à cause de mes deux enfants.",
      ],
      ["suicidal_plan", "Non, jamais, je n'ai rien préparé."],
      ["suicide_attempt", "Non, jamais."],
      ["alone_now", "Non, mon mari et ma soeur sont avec moi à la maison."],
      ["hears_voices", "Non."],
      ["loss_of_function no_sleep_days self_harm", "Non, je dors mal mais je vais au travail."],
      ["pregnant", "Non, mes règles sont normales."],
    ],
  },
  {
    id: "z414",
    level: "emergency",
    says: "Salut, j'ai les jambes fatiguées avec des fourmis dans les pieds depuis 4 jours. C'est le manque de vitamines non ?",
    answers: [
      ["age", "30 ans"],
      [
        "one_side_weak face_droop speech_trouble both_legs_weak limb_cold_pale",
        "Les deux jambes sont lourdes, depuis hier je n'arrive plus à monter l'escalier ni à me lever de la chaise sans aide.",
      ],
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Quand je me couche le souffle est un peu court, le reste non.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Non, c'est les deux jambes pareilles, pas enflées, et les bras aussi deviennent faibles.",
      ],
      ["cannot_speak blue_lips sudden_onset chest_pressure confusion", "Non, rien de tout ça."],
      [
        "lying_flat_worse pleuritic_pain surgery_recent cough_blood",
        "Pas impossible, mais couché le souffle est un peu court.",
      ],
      ["tongue_swelling hives smoke_gas chest_injury", "Non, rien de tout ça."],
      ["pregnant", "Non, je suis un homme."],
      ["reliever_fails", "Je n'ai pas de spray, je n'ai jamais eu l'asthme."],
      ["diabetes sickle_cell", "Non, aucun des deux."],
      [
        "drowsy convulsion fainted cannot_stand pallor",
        "Pour me mettre debout il faut qu'on m'aide, les jambes ne portent plus bien.",
      ],
    ],
  },
  {
    id: "z415",
    level: "emergency",
    says: "Mon papa de 79 ans se plaint de la tête depuis une semaine. Il avait glissé dans la cour il y a 12 jours mais ce n'était pas grave, juste une petite bosse.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Depuis deux jours il dort dans la journée et il mélange les noms de ses petits-enfants.",
      ],
    ],
  },
  {
    id: "z416",
    level: "routine",
    says: "Bonjour, je tousse depuis un mois surtout la nuit, le sirop de la pharmacie n'a rien fait. Que faire ?",
    answers: [
      ["age", "40 ans."],
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "Non, rien de tout ça."],
      ["fever hard_breathing cough_blood pleuritic_pain weight_loss", "Non, rien de tout ça."],
    ],
  },
  {
    id: "z417",
    level: "emergency",
    says: "Bonjour, mon bébé de 9 mois pleure beaucoup depuis hier nuit, après il se calme et ça recommence. C'est les dents ou les coliques ?",
    answers: [
      ["suicidal_thoughts", "Non, c'est un bébé."],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Il refuse le sein depuis ce matin, et entre les pleurs il devient tout mou et pâle.",
      ],
    ],
  },
  {
    id: "z418",
    level: "emergency",
    says: "Bonsoir, je suis enceinte de 8 mois et j'ai des brûlures d'estomac depuis hier. Le Maalox ne fait rien, je peux prendre autre chose ?",
    answers: [
      ["age", "29 ans."],
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Non, rien de tout ça."],
      ["severe_pain vomits_everything fever jaundice food_stuck_now", "C'est fort quand même, 7 sur 10. Le reste non."],
      ["sudden_onset", "Non, ça a monté petit à petit depuis hier."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion",
        "Depuis ce matin je vois comme des mouches et des étoiles devant les yeux.",
      ],
    ],
  },
  {
    id: "z419",
    level: "emergency",
    says: "Je me suis gratté la jambe avec une tôle il y a 4 jours, la petite plaie ne sèche pas. Je mets quoi dessus, bétadine ou poudre ?",
    answers: [
      ["age", "47 ans."],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Oui, il y a un morceau de peau noire et ça sent mauvais.",
      ],
    ],
  },
  {
    id: "z420",
    level: "emergency",
    says: "Bonjour, j'ai des boutons sur le corps depuis 3 jours, ça chauffe un peu. Quelle crème je peux acheter ?",
    answers: [
      ["age", "26 ans."],
      ["new_medicine_rash", "Oui, j'ai pris du Bactrim pendant 8 jours, jusqu'à hier."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Oui, la peau du dos part quand on frotte et j'ai des plaies dans la bouche.",
      ],
    ],
  },
  {
    id: "z421",
    level: "emergency",
    says: "La vieille a des nausées depuis hier, elle dit que c'est le foutou de dimanche qui n'est pas descendu. Elle a 74 ans.",
    answers: [
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Elle n'est pas allée aux toilettes depuis deux jours, même l'air ne sort pas.",
      ],
      [
        "no_stool_gas bile_vomit rigid_belly saddle_numbness severe_belly_pain",
        "C'est verdâtre ce qu'elle vomit, et toujours pas de selles ni de gaz.",
      ],
    ],
  },
  {
    id: "z422",
    level: "urgent",
    says: "J'ai marché sur une pointe hier au chantier, le trou est petit et ça fait pas trop mal. Je dois faire quoi ?",
    answers: [
      ["age", "22 ans"],
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "Non, rien de tout ça."],
      ["deep_cut wound_infected wound_object numb_fingers", "Non, rien de tout ça, la pointe est sortie entière."],
    ],
  },
  {
    id: "z423",
    level: "self_care",
    says: "Bonjour, ma fille de 5 semaines rend un peu de lait après la tétée et elle a le hoquet. C'est depuis deux semaines, j'ai peur qu'elle ne garde pas assez.",
    answers: [
      ["cannot_drink floppy convulsion hard_breathing fever", "Non, rien de tout ça, elle tète bien."],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, le nombril est sec et elle est bien rose.",
      ],
      ["newborn_vesicles purple_spots", "Non."],
      ["newborn_skin_pustules rash_spreading", "Non, pas de boutons."],
      ["slow_growth", "Non, elle pèse 4,2 kilos, elle grossit bien."],
    ],
  },
  {
    id: "z424",
    level: "emergency",
    says: "Bonjour mon enfant, je suis trop fatiguée depuis 3 jours, le corps n'a plus de force. Je peux prendre des vitamines ou du Coartem ?",
    answers: [
      ["age", "J'ai 66 ans."],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Oui, ce matin en me levant je suis tombée, les jambes ne tiennent plus.",
      ],
    ],
  },
];
