import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const plain10: readonly Conversation[] = [
  {
    id: "b014",
    level: "routine",
    says: "Quand je mange gras j'ai mal sous les côtes à droite, c'est arrivé 4 fois en deux mois",
    answers: [
      ["age", "44 ans"],
      ["pregnant", "non, règles normales"],
      ["rigid_belly fainted no_stool_gas vomits_blood black_stool", "rien de tout ça, là je n'ai pas mal"],
      ["severe_pain", "non, elle est partie, la dernière fois c'était moyen, il y a 5 jours"],
      ["cannot_stand confusion hard_breathing hernia_stuck", "rien de tout ça"],
      ["fever vomiting right_lower_pain constant_pain", "non, pas de fièvre et ça ne dure jamais plus de deux heures"],
      ["jaundice chills", "Rien de tout cela"],
    ],
  },
  {
    id: "b015",
    level: "self_care",
    says: "J'ai soulevé un sac de ciment avant-hier et depuis j'ai mal en bas du dos",
    answers: [
      ["age", "15 à 49 ans"],
      ["saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted", "non rien de tout ça"],
      ["fever", "Non"],
      ["spine_tender", "Non"],
      ["foot_drop fall weight_loss cancer severe_pain", "non, rien"],
      ["locked_jaw paracetamol_much", "non, je n'ai pris qu'un peu de paracétamol"],
      ["face_droop", "Non"],
      ["pregnant", "C'est un homme"],
      ["sickle_cell", "Non"],
    ],
  },
  {
    id: "b016",
    level: "self_care",
    says: "J'ai un petit bouton rouge au bord de la paupière depuis 2 jours, ça fait mal quand je touche",
    answers: [
      ["age", "18 ans"],
      ["vision_loss eye_chemical halos eye_bulging", "non je vois bien"],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "non, ni lentilles ni coup, c'est juste le bouton qui fait mal quand j'appuie",
      ],
      ["fever eyelid_swollen", "pas de fièvre, la paupière n'est pas gonflée, juste le petit bouton"],
    ],
  },
  {
    id: "b017",
    level: "self_care",
    says: "Bonsoir, j'ai des petites cloques au bord de la lèvre depuis hier, ça picote",
    answers: [
      ["age", "35 ans"],
      ["cannot_drink skin_peeling cannot_swallow", "rien de tout ça, je mange et je bois normalement"],
      ["fever rash severe_pain immunocompromised", "non rien, à part les petites cloques sur la lèvre"],
      ["burn_face burn_large burn_around burn_electric burn_chemical", "non, je ne me suis pas brûlé"],
      ["hard_breathing", "non, je respire bien"],
      ["burn_joint_hand wound_infected", "Rien de tout cela"],
      ["mouth_thrush", "non"],
    ],
  },
  {
    id: "b018",
    level: "self_care",
    says: "Je ne suis pas allée à la selle depuis 4 jours, depuis que je suis arrivée à Ouaga",
    answers: [
      ["age", "20 ans"],
      [
        "no_stool_gas bile_vomit rigid_belly saddle_numbness severe_belly_pain",
        "non, les gaz passent, juste un peu ballonnée",
      ],
      ["both_legs_weak", "non"],
      ["vomiting belly_swollen fever cannot_pass_urine", "non rien de tout ça"],
      ["weight_loss bloody_stool loss_of_appetite", "non, je mange bien"],
    ],
  },
  {
    id: "b019",
    level: "self_care",
    says: "avec la chaleur j'ai plein de petits boutons qui grattent dans le dos et le cou, je travaille en combinaison",
    answers: [
      ["age", "15 à 49 ans"],
      ["tongue_swelling", "Non"],
      [
        "fever cellulitis wound_infected purple_spots face_swelling",
        "non, pas de fièvre, rien d'autre que les boutons",
      ],
    ],
  },
  {
    id: "b020",
    level: "self_care",
    says: "J'ai le nez qui coule, j'éternue et la gorge gratte un peu depuis 2 jours",
    answers: [
      ["age", "26 ans"],
      ["confusion neck_stiff cannot_speak", "Rien de tout cela"],
      ["fever hard_breathing severe_pain cough_blood cannot_stand", "non, pas de fièvre, je respire bien"],
      ["cannot_swallow drooling muffled_voice cannot_open_mouth", "non, j'avale bien"],
      ["noisy_breathing purple_spots", "non"],
      ["throat_one_side rash neck_swelling", "non, aucun"],
    ],
  },
  {
    id: "b021",
    level: "emergency",
    says: "bonjour, mon petit-fils a 9 jours, il est trop sage depuis hier, il dort tout le temps. c'est normal ?",
    answers: [],
  },
  {
    id: "b022",
    level: "emergency",
    says: "Bonjour j'ai mal à l'épaule droite depuis ce matin et la tête qui tourne quand je me lève. J'ai 27 ans",
    answers: [
      ["fever", "Non pas de fièvre"],
      ["cannot_bear_weight deformity severe_pain fall", "non, je ne suis pas tombée et je bouge mon bras normalement"],
      ["locked_jaw paracetamol_much", "Rien de tout cela"],
      [
        "one_side_weak speech_trouble double_vision balance_loss black_stool",
        "non, mais j'ai failli tomber ce matin en me levant, tout tournait",
      ],
      [
        "hearing_loss vomiting fainted pallor",
        "je n'ai pas perdu connaissance mais presque, et on me dit que je suis pâle",
      ],
      ["hard_breathing cannot_stand chest_pain", "non, je tiens debout mais je dois m'appuyer"],
      ["pregnant", "Retard de règles"],
    ],
  },
  {
    id: "b023",
    level: "emergency",
    says: "Ma femme a 31 ans, elle a accouché il y a 5 semaines et elle tousse toutes les nuits. Quel sirop elle peut prendre ?",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "oui elle est essoufflée, depuis hier elle n'arrive pas à finir ses phrases. pas de sang",
      ],
    ],
  },
  {
    id: "b024",
    level: "emergency",
    says: "mon fils de 20 mois tousse depuis hier soir, quel sirop je peux lui donner svp",
    answers: [
      ["chest_indrawing blue_lips apnea", "oui ses côtes rentrent un peu depuis ce matin"],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "il boit bien, mais il respire plus vite et ça siffle dans la poitrine",
      ],
      [
        "vomits_everything convulsion drowsy hard_breathing",
        "oui il respire vite et ses côtes rentrent un peu depuis ce matin",
      ],
    ],
  },
  {
    id: "b025",
    level: "emergency",
    says: "Ma voisine a accouché à la maison ce matin, le placenta n'est toujours pas sorti. Qu'est ce qu'on fait",
    answers: [],
  },
  {
    id: "b026",
    level: "urgent",
    says: "Je suis enceinte de 5 mois et ça me brûle quand je fais pipi, depuis 2 jours",
    answers: [
      ["age", "24 ans"],
      ["fever flank_pain blood_urine vomiting chills", "rien de tout ça, pas de fièvre"],
      ["soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing", "Rien de tout cela"],
      ["no_fetal_movement contractions waters_broken face_swelling", "non, le bébé bouge bien"],
      ["vaginal_bleeding vomits_everything", "Non"],
    ],
  },
];
