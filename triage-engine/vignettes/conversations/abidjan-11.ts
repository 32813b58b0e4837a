import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const abidjan11: readonly Conversation[] = [
  {
    id: "r413",
    level: "urgent",
    says: "bonsoir. on m'a forcée avant-hier. je sais pas quoi faire, j'ai peur des maladies",
    answers: [
      ["age", "24 ans"],
      ["heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain", "Rien de tout cela"],
      ["chest_pain hard_breathing fainted", "non, je dors mal seulement"],
    ],
  },
  {
    id: "r414",
    level: "urgent",
    says: "Yé suis pas bien dèh, corps chaud, froid froid, ça fait 2 jr, le palu m'a encore attrapé je crois",
    answers: [
      ["age", "moi meme 41 ans"],
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "non ya pas tout ça, je tiens debout"],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "non, j'ai vomi une fois hier c'est tout, pipi est normal",
      ],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Rien de tout cela"],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "non j'ai pas ces maladies"],
      ["unconscious drowsy fainted cannot_swallow no_urine", "Rien de tout cela"],
    ],
  },
  {
    id: "r415",
    level: "urgent",
    says: "J'ai une petite plaie sous le gros orteil depuis 5 jours à cause de ma nouvelle chaussure, ça fait pas mal mais ça sèche pas",
    answers: [
      ["age", "50 à 64 ans"],
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "Rien de tout cela"],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "non c'est petit, l'eau claire sort un peu, rouge un peu autour. mes pieds sont endormis depuis longtemps mais les orteils bougent",
      ],
      ["tetanus_doubt", "je sais pas dèh, ça fait longtemps"],
    ],
  },
  {
    id: "r416",
    level: "urgent",
    says: "sa me brule kan je pisse dpui 3 jrs et je pisse chaque fois",
    answers: [
      ["age", "27 ans"],
      ["fever flank_pain blood_urine vomiting chills", "non rien de tout ça"],
    ],
  },
  {
    id: "r417",
    level: "urgent",
    says: "Bonjour. Mes urines sont rouges par moments depuis une semaine, je n'ai mal nulle part.",
    answers: [
      ["age", "58 ans"],
      ["jaundice fever burning_urine little_urine", "Rien de tout cela"],
      ["fainted cannot_pass_urine confusion purple_spots no_urine", "non je pisse bien"],
    ],
  },
  {
    id: "r418",
    level: "routine",
    says: "la toux la veut pas finir, ça fait un mois je tousse, jai acheté sirop rien",
    answers: [
      ["age", "g 28 ans"],
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "non yen a pas"],
      ["fever hard_breathing cough_blood pleuritic_pain weight_loss", "Rien de tout cela"],
    ],
  },
  {
    id: "r419",
    level: "routine",
    says: "Mon fils se gratte la nuit jusqu'à il dort pas, boutons entre les doigts",
    answers: [
      ["age", "5 à 14 ans"],
      ["fever cellulitis wound_infected skin_peeling", "non, pas de fièvre, ça gratte seulement fort"],
    ],
  },
  {
    id: "r420",
    level: "routine",
    says: "j'ai senti une petite boule dans mon sein droit en me lavant, ça fait 3 semaines, ça fait pas mal mais j'ai peur du cancer",
    answers: [
      ["age", "34 ans"],
      ["fever breast_red breast_abscess", "Rien de tout cela"],
      ["chest_pain hard_breathing fainted", "non"],
      ["lump_worrying", "non, ça bouge sous le doigt et ça n'a pas grossi"],
      ["hears_voices drug_use violence_home loss_of_function", "non pas du tout"],
    ],
  },
  {
    id: "r421",
    level: "routine",
    accepts: ["self_care"],
    says: "c'est pour ma grand mère, ses genoux la fatiguent depuis plusieurs mois surtout quand elle monte escalier",
    answers: [
      ["age", "elle a 68 ans"],
      ["fever", "non son corps est normal"],
      ["hot_joint", "non, ça gonfle petit petit le soir le genou droit mais c'est ni rouge ni chaud"],
      ["cannot_bear_weight deformity severe_pain fall", "Rien de tout cela"],
      ["knee_shoulder_worn", "Oui"],
    ],
  },
  {
    id: "r422",
    level: "routine",
    says: "mes regles sont pas venues dpui 2 semaine et le test de la pharmacie a montré 2 traits je fais koi",
    answers: [
      ["age", "23 ans"],
      ["belly_pain low_belly_pain", "non ya pas douleur"],
      ["little_urine weight_loss", "Rien de tout cela"],
      ["leg_swelling_one", "non"],
      ["pregnancy_weeks", "Moins de 3 mois"],
      ["soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing", "Rien de tout cela"],
      ["vaginal_bleeding fever burning_urine vomits_everything", "non rien de ça"],
      ["fainted shoulder_tip_pain", "Rien de tout cela"],
      ["heavy_bleeding", "Non"],
      ["dizzy", "non la tête tourne pas"],
    ],
  },
  {
    id: "r423",
    level: "routine",
    says: "Bonjour docteur, depuis quelque temps l'urine ne sort plus fort, il faut pousser pousser, et la nuit je me lève trois fois",
    answers: [],
  },
  {
    id: "r424",
    level: "routine",
    says: "ya une tache claire sur mon bras ça fait 5 mois, pommade marche pas",
    answers: [
      [
        "clearer",
        "la peau est devenue claire à un endroit sur le bras gauche, grand comme pièce, si on touche je sens rien",
      ],
      ["where", "Peau"],
      ["age", "30 ans"],
      ["new_medicine_rash", "non j'ai pas pris médicament, c'est pas bouton c'est tache"],
      ["purple_spots skin_peeling hard_breathing face_swelling drowsy", "Rien de tout cela"],
      ["fever", "non pas de fièvre"],
      ["itch_night_household", "Autre"],
      ["duration", "Plus d'un mois"],
    ],
  },
];
