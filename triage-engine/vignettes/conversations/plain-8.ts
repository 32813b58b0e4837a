import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const plain8: readonly Conversation[] = [
  {
    id: "a092",
    level: "routine",
    says: "bonjour, quand je tousse ou que je ris j'ai des gouttes de pipi qui sortent, j'ai honte, ça fait un an",
    answers: [
      ["age", "41 ans"],
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "rien du tout, je suis en forme"],
      [
        "fever hard_breathing cough_blood pleuritic_pain weight_loss",
        "Rien de tout cela, je tousse seulement de temps en temps comme tout le monde, le problème c'est le pipi",
      ],
    ],
  },
  {
    id: "a093",
    level: "self_care",
    says: "On a vacciné ma fille de 11 ans à l'école hier contre le cancer du col, elle a mal au bras",
    answers: [
      ["limb_cold_pale hard_breathing chest_pain pain_out_of_proportion", "non rien de ça"],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "elle était un peu chaude hier soir 37,8 mais ce matin plus rien, le bras bouge bien",
      ],
      ["cannot_drink vomits_everything convulsion drowsy", "non elle mange et elle joue"],
      ["neck_stiff pallor purple_spots jaundice dark_urine", "Rien de tout cela"],
      [
        "sickle_cell skin_peeling inconsolable_crying",
        "non pas du tout, c'est juste le bras là où on a piqué, un peu rouge autour",
      ],
      ["confusion cannot_stand", "Non"],
    ],
  },
  {
    id: "a094",
    level: "self_care",
    says: "Je suis rentré de voyage hier en avion et depuis l'atterrissage j'ai les deux oreilles bouchées",
    answers: [
      ["age", "52 ans"],
      ["ear_swelling_behind face_droop neck_stiff confusion", "Rien de tout cela"],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "non, j'entends quand même, juste comme du coton dans les oreilles",
      ],
      ["drowsy convulsion", "non"],
    ],
  },
  {
    id: "a095",
    level: "self_care",
    says: "hier soir j'ai pris deux doliprane 1000 en même temps au lieu d'un seul pour mal de tête, c'est grave ?",
    answers: [
      ["age", "c'est pour moi, 38 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "non, le mal de tête est passé maintenant je me sens bien",
      ],
      ["pregnant", "C'est un homme"],
      ["worst_headache speech_trouble double_vision convulsion drowsy", "non tout va bien, pas de nausée non plus"],
      [
        "head_injury smoke_gas high_pressure eye_pain",
        "rien de tout ça, je voulais juste savoir pour les deux comprimés",
      ],
      ["fever vomiting severe_pain vision_blurred getting_worse", "Rien de tout cela"],
      ["locked_jaw paracetamol_much", "non, deux comprimés de 1000 en tout et pour tout, rien d'autre"],
      ["purple_spots face_droop balance_loss", "Rien de tout cela"],
    ],
  },
  {
    id: "a096",
    level: "self_care",
    says: "coucou j'ai oublié ma pilule hier soir, je l'ai prise ce matin, est ce que je risque d'être enceinte ?",
    answers: [
      ["age", "23 ans"],
      ["fever severe_pain leg_swelling_one", "Rien de tout cela"],
      ["belly_pain fainted shoulder_tip_pain", "non aucun"],
      ["pills_missed_many", "Non, un seul"],
    ],
  },
  {
    id: "a097",
    level: "self_care",
    accepts: ["routine"],
    says: "Ce matin au réveil j'ai vu une tache rouge comme du sang dans le blanc de mon oeil droit, ça fait pas mal",
    answers: [
      ["age", "44 ans"],
      ["vision_loss eye_chemical halos eye_bulging", "non, je vois normalement"],
      ["eye_pain light_hurts contact_lenses eye_injury", "Rien de tout cela"],
      ["fever eyelid_swollen", "non plus"],
    ],
  },
  {
    id: "a098",
    level: "self_care",
    says: "je dors mal depuis 5 jours à cause du bac qui est la semaine prochaine, je suis trop stressée",
    answers: [
      ["age", "15 à 49 ans"],
      ["chest_pain hard_breathing fainted", "Non, parfois le coeur tape un peu vite avant un devoir c'est tout"],
      ["suicidal_thoughts", "Non jamais"],
      ["hears_voices drug_use violence_home loss_of_function sexual_violence", "Rien de tout cela"],
      ["no_sleep_days withdrawal lying_flat_worse", "non, je dors quand même 5h, je bois du café le soir pour réviser"],
    ],
  },
  {
    id: "a099",
    level: "self_care",
    says: "Je me suis brûlé le palais hier avec du thé trop chaud, ça pique quand je mange",
    answers: [
      ["age", "J'ai 63 ans"],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "oui la bouche, mais juste le palais, une petite peau qui part",
      ],
    ],
  },
  {
    id: "a100",
    level: "self_care",
    says: "J'ai le hoquet depuis midi ça fait 3 heures et ça ne veut pas s'arrêter",
    answers: [
      ["age", "28"],
      ["chest_pain vomiting severe_belly_pain one_side_weak headache", "rien de tout ça, seulement le hoquet"],
    ],
  },
];
