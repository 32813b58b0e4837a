import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const plain20: readonly Conversation[] = [
  {
    id: "c040",
    level: "routine",
    says: "mes règles durent 9 jours avec des gros caillots depuis six mois, je suis fatiguée",
    answers: [],
  },
  {
    id: "c041",
    level: "routine",
    accepts: ["urgent"],
    says: "Je suis enceinte de 5 mois, ça me gratte beaucoup en bas avec des pertes blanches épaisses",
    answers: [
      ["age", "15 à 49 ans"],
      ["fever low_belly_pain vaginal_bleeding", "non rien, juste ça gratte"],
      [
        "discharge_odour discharge_colored genital_ulcer sex_risk thrush_before",
        "non, ça sent rien, c'est blanc comme du lait caillé",
      ],
      ["soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing", "Rien de tout cela"],
      ["no_fetal_movement contractions waters_broken face_swelling", "non, le bébé bouge bien"],
      ["burning_urine vomits_everything", "non, quand j'urine ça brûle pas"],
      ["tongue_swelling", "Non"],
    ],
  },
  {
    id: "c042",
    level: "self_care",
    says: "bonjour je suis enceinte de 7 mois et demi, mes seins coulent des gouttes jaunes, c'est normal ?",
    answers: [
      ["age", "26 ans"],
      ["belly_pain low_belly_pain", "Rien de tout cela"],
      ["little_urine weight_loss", "non, j'urine bien et je prends du poids"],
      ["leg_swelling_one", "non, mes jambes ça va"],
      ["soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing", "Rien de tout cela"],
      ["no_fetal_movement contractions waters_broken face_swelling", "non, bébé bouge beaucoup"],
      ["vaginal_bleeding fever burning_urine vomits_everything", "Rien de tout cela"],
      ["duration", "depuis une semaine"],
      ["constipation cramps heavy_legs frequent_urine", "Rien de tout cela"],
    ],
  },
  {
    id: "c043",
    level: "self_care",
    says: "Les fesses de mon bébé de 5 mois sont toutes rouges sous la couche depuis deux jours",
    answers: [
      ["fever cellulitis wound_infected purple_spots face_swelling", "Rien de tout cela"],
      ["cannot_drink vomits_everything convulsion drowsy hard_breathing", "non, elle tète bien et elle est joyeuse"],
    ],
  },
  {
    id: "c044",
    level: "self_care",
    says: "mon fils de 5 ans a avalé son chewing-gum à l'école, est-ce que ça va coller dans le ventre ?",
    answers: [
      ["hard_breathing drooling cannot_swallow swallowed_battery swallowed_sharp", "non, il est tranquille, il joue"],
      ["vomiting belly_pain fever severe_pain", "Rien de tout cela"],
      ["foreign_body", "non, il l'a avalé, rien n'est coincé"],
    ],
  },
  {
    id: "c045",
    level: "self_care",
    says: "Ce matin je me suis réveillé avec le bras gauche mort, plein de fourmis, j'avais dormi dessus",
    answers: [],
  },
  {
    id: "c046",
    level: "self_care",
    accepts: ["routine"],
    says: "J'ai un cor dur sur le petit orteil depuis que je porte de nouvelles chaussures fermées",
    answers: [
      ["age", "66 ans"],
      ["fever cellulitis wound_infected", "non pas de pus, ça fait mal dans la chaussure seulement"],
      ["duration", "quelques semaines, un mois peut-être"],
      ["mole_change diabetes", "non, pas de diabète"],
    ],
  },
  {
    id: "c047",
    level: "self_care",
    says: "mon pipi est jaune fluo depuis que j'ai commencé des vitamines il y a trois jours",
    answers: [
      ["clearer", "rien ne fait mal, c'est juste la couleur du pipi, jaune très vif"],
      ["where", "Urines"],
      ["age", "29 ans"],
      ["fever flank_pain blood_urine vomiting chills", "non, rien de tout ça"],
    ],
  },
  {
    id: "c048",
    level: "self_care",
    says: "Ma fille de 7 ans se gratte la tête, j'ai vu des poux dans ses tresses",
    answers: [
      ["tongue_swelling", "Non"],
      ["fever cellulitis wound_infected skin_peeling", "non, pas de fièvre ni de plaie"],
    ],
  },
  {
    id: "c049",
    level: "emergency",
    says: "Mon mari a passé la matinée au soleil sur un toit, maintenant sa peau brûle et il raconte n'importe quoi",
    answers: [],
  },
  {
    id: "c050",
    level: "emergency",
    says: "la fille de ma sœur a bu du pétrole dans une bouteille de fanta, elle tousse beaucoup depuis",
    answers: [],
  },
  {
    id: "c051",
    level: "emergency",
    says: "Un de mes élèves a touché un fil électrique dénudé dans la cour, il est tombé évanoui une minute",
    answers: [
      ["age", "il a 11 ans"],
      [
        "shock_high_voltage burn_electric fainted palpitations chest_pain",
        "oui il s'est évanoui une minute, son cœur bat vite, et il a une petite brûlure dans la paume",
      ],
    ],
  },
  {
    id: "c052",
    level: "emergency",
    says: "le bébé de la voisine a 5 semaines, il vomit tout le lait en jet après chaque tétée, il maigrit",
    answers: [
      [
        "vomits_everything cannot_drink cannot_swallow no_urine sunken_eyes",
        "Presque pas de couches mouillées depuis hier, les yeux un peu creusés, et tout ce qu'il tète ressort",
      ],
    ],
  },
];
