import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const short20: readonly Conversation[] = [
  {
    id: "x413",
    level: "urgent",
    says: "Bonjour, j'ai le sucre. J'ai une petite plaie sous le gros orteil depuis 5 jours, ça ne fait presque pas mal. C'est quoi comme pommade il faut mettre ?",
    answers: [
      ["age", "54 ans docteur"],
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "Non, aucun de ces signes"],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "mes pieds sont un peu endormis depuis un an, mais la plaie est propre et petite",
      ],
      [
        "deep_cut wound_infected wound_object numb_fingers",
        "orteils un peu endormis oui, depuis un an, je les bouge bien. Le reste non",
      ],
      ["fever rash_spreading cellulitis", "Non rien, le sucre était à 1,80 ce matin"],
      ["confusion face_droop one_side_weak speech_trouble vision_loss", "Non"],
    ],
  },
  {
    id: "x414",
    level: "urgent",
    says: "jai accouché ya 3 semaine, mon sein gauche est dur rouge et sa chauffe, jai fievre aussi",
    answers: [
      ["age", "29an"],
      ["confusion cannot_stand vomits_everything", "non"],
      ["soaks_pads convulsion vision_blurred hard_breathing leg_swelling_one", "non rien"],
      ["foul_lochia low_belly_pain chills", "oui j'ai eu frissons cette nuit, le reste non"],
      ["spontaneous_bleeding", "non"],
      ["neck_stiff purple_spots jaundice dark_urine", "non aucun, l'urine est claire"],
      ["flank_pain belly_pain burning_urine rash ear_pain", "non seulement le sein"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "non rien de tt sa"],
      ["runny_nose cough sore_throat", "non"],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "non aucune"],
      ["unconscious drowsy cannot_swallow no_urine", "non"],
    ],
  },
  {
    id: "x415",
    level: "routine",
    says: "Je tousse depuis un mois, sirop là ça marche pas",
    answers: [
      ["age", "40"],
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "Non"],
      ["fever hard_breathing cough_blood pleuritic_pain weight_loss", "Aucun, je mange bien même"],
    ],
  },
  {
    id: "x416",
    level: "routine",
    says: "dent pique depuis 6 jours, trou dedans",
    answers: [
      ["age", "33 ans"],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "non aucun, j'ai pris 2 paracétamol hier soir c'est tout",
      ],
      ["jaw_swelling fever gum_swelling severe_pain tooth_bleeding", "rien de tout ça"],
      ["confusion noisy_breathing", "non"],
    ],
  },
  {
    id: "x417",
    level: "routine",
    says: "bjr dr ma fille de 6 ans se gratte tro la nuit, ya bouton entre les doigts. moi mem et ses freres on se gratte aussi",
    answers: [
      ["tongue_swelling", "non"],
      ["fever cellulitis wound_infected skin_peeling", "non rien de tt ça"],
    ],
  },
  {
    id: "x418",
    level: "routine",
    says: "Bonjour, j'ai senti une petite boule dans mon sein droit sous la douche, elle ne fait pas mal mais j'ai peur.",
    answers: [
      ["age", "36 ans"],
      ["fever breast_red breast_abscess", "Non, la peau est normale"],
      ["chest_pain hard_breathing fainted", "Non pas du tout"],
      ["lump_worrying", "Un peu dure mais elle bouge sous le doigt, et elle n'a pas grossi"],
      [
        "hears_voices drug_use violence_home loss_of_function sexual_violence",
        "Non pas du tout, c'est seulement la boule du sein qui m'inquiète",
      ],
    ],
  },
  {
    id: "x419",
    level: "routine",
    says: "Bonjour ma fille. Le vieux ici a 71 ans, quand je pisse ça vient petit petit, la nuit je me lève trois fois.",
    answers: [
      ["clearer", "L'urine sort doucement, le jet n'a plus de force. Ça fait huit mois."],
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non pas du tout, mais c'est moi-même qui suis malade, j'ai 71 ans.",
      ],
      ["fever burning_urine blood_urine thirst", "Non rien de tout ça"],
    ],
  },
  {
    id: "x420",
    level: "self_care",
    says: "mes règles sont venues today et j'ai mal au bas ventre comme chaque mois, je peux prendre quoi",
    answers: [
      ["age", "20 ans"],
      ["fainted late_period soaks_pads rigid_belly", "non c'est venu à l'heure"],
      ["fever severe_pain vomits_everything discharge_odour", "non, 5 sur 10 seulement et ça passe avec ibuprofène"],
    ],
  },
  {
    id: "x421",
    level: "self_care",
    says: "guêpe m'a piqué au bras il y a une heure",
    answers: [
      ["age", "34"],
      ["hard_breathing tongue_swelling fainted vomiting many_stings", "rien de tout ça"],
      ["hives face_swelling fever cellulitis severe_pain", "non ça gratte un peu seulement là où elle a piqué"],
      ["limb_cold_pale chest_pain pain_out_of_proportion", "non"],
      ["leg_swelling_one cannot_bear_weight", "non j'utilise mon bras normal"],
      ["unconscious confusion convulsion cannot_stand", "non"],
    ],
  },
  {
    id: "x422",
    level: "self_care",
    says: "Bonjour, mon bébé de 5 semaines a beaucoup le hoquet et il rejette un peu de lait après la tétée. Est-ce que c'est normal ? Il grossit bien.",
    answers: [
      ["floppy convulsion hard_breathing fever", "Non, aucun de ces signes."],
      ["cold_body newborn_jaundice_early newborn_cord_red bile_vomit", "Non rien de tout cela"],
      ["newborn_vesicles purple_spots", "Non, sa peau est belle"],
      ["newborn_skin_pustules rash_spreading", "Non plus"],
      ["slow_growth", "Non, il a bien grossi, 4,4 kilos"],
    ],
  },
  {
    id: "x423",
    level: "self_care",
    says: "mes reins me font mal 3 jours mtn, j'ai porté sacs de riz",
    answers: [
      ["age", "29 ans"],
      ["saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted", "non pas du tout"],
      ["fever", "non"],
      ["spine_tender", "non c'est en bas du dos des deux côtés, couché ça calme"],
      ["foot_drop fall weight_loss cancer severe_pain", "rien de tout ça"],
      ["locked_jaw paracetamol_much", "non"],
      ["face_droop", "non"],
      ["pregnant", "je suis un homme"],
      ["sickle_cell", "non"],
    ],
  },
  {
    id: "x424",
    level: "self_care",
    says: "Mon neveu de 11 ans a attrapé Apollo, les deux yeux sont rouges et coulent depuis 2 jours. à l'école ils sont plusieurs",
    answers: [
      ["vision_loss eye_chemical halos eye_bulging", "non aucun"],
      [
        "eye_pain vision_blurred light_hurts contact_lenses eye_injury",
        "Non il voit bien, c'est juste comme du sable dans les yeux",
      ],
      ["fever eyelid_swollen", "pas de fièvre, les paupières un tout petit peu gonflées le matin"],
      ["eye_penetrating double_vision", "non"],
      ["tongue_swelling", "non"],
    ],
  },
];
