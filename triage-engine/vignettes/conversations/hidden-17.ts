import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden17: readonly Conversation[] = [
  {
    id: "x313",
    level: "emergency",
    says: "Je suis enceinte de 7 mois et j'ai mal au dos depuis ce matin. Je peux me faire masser ?",
    answers: [
      ["age", "31 ans"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, seulement la tête me tourne un peu quand je me lève.",
      ],
      ["fever", "Non."],
      ["spine_tender", "Non, c'est tout le bas du dos, sans arrêt."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Pas de chute ni le reste, mais oui ça fait bien fort et ça ne lâche pas.",
      ],
      ["foot_drop weight_loss cancer severe_pain", "Oui, je l'ai dit, la douleur est bien forte, le reste non."],
      ["locked_jaw paracetamol_much", "Non."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Pas une garniture entière, juste un peu de sang noir dans le slip.",
      ],
    ],
  },
  {
    id: "x314",
    level: "emergency",
    says: "J'ai 16 ans, j'ai mal au ventre et j'ai vomi ce matin. Je ne sais pas si je dois prendre quelque chose.",
    answers: [
      ["pregnant", "Non, mes règles sont venues il y a 10 jours."],
      ["vomits_blood confusion no_stool_gas severe_belly_pain worst_headache", "Non, rien de tout ça."],
      ["vomits_everything fever no_urine bile_vomit diabetes", "Non, rien de tout ça, j'ai vomi trois fois."],
      [
        "diarrhea flank_pain hernia_stuck head_injury overdose",
        "Oui… hier soir j'ai avalé 24 comprimés de paracétamol après une dispute avec maman.",
      ],
      ["overdose", "Oui, 24 comprimés de 500 hier soir."],
    ],
  },
  {
    id: "x315",
    level: "emergency",
    says: "Ma grand-mère de 79 ans est faible depuis ce matin, elle reste couchée. On dirait qu'elle n'a pas la force.",
    answers: [
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "Oui, elle raconte des choses bizarres, elle ne reconnaît pas mon nom.",
      ],
    ],
  },
  {
    id: "x316",
    level: "emergency",
    says: "Depuis hier soir j'ai mal à la tête du côté droit et je vomis. J'ai 61 ans, je pense que c'est le palu.",
    answers: [
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "Non, rien de tout ça."],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Non, rien de ça."],
      ["fever", "Non, pas de corps chaud."],
      ["thunderclap one_side_weak vision_loss", "Pas perdue, mais mon œil droit voit flou."],
    ],
  },
  {
    id: "x317",
    level: "emergency",
    says: "J'ai 72 ans, mon ventre est ballonné et je suis constipée depuis 2 jours. Quelle tisane ou laxatif je peux prendre ?",
    answers: [
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Non, je n'ai pas ça."],
      ["pain_to_arm_jaw fainted", "Non."],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "Je vomis depuis hier nuit, c'est vert, et la douleur vient par vagues.",
      ],
      [
        "bile_vomit severe_pain severe_belly_pain rigid_belly belly_pain",
        "Les vomissements verts et le mal au ventre par vagues.",
      ],
    ],
  },
  {
    id: "x318",
    level: "emergency",
    says: "Bonjour, depuis deux jours je n'ai plus de force et j'ai des nausées. J'ai 52 ans, je suis un homme, c'est peut-être un coup de fatigue.",
    answers: [
      [
        "steroid_stopped diabetes sickle_cell dialysis_missed",
        "La prednisone, oui, je l'ai arrêtée il y a cinq jours.",
      ],
      ["steroid_stopped dialysis_missed", "La prednisone, oui, je l'ai arrêtée il y a cinq jours."],
      ["steroid_stopped", "Oui, je l'ai arrêtée il y a cinq jours."],
      ["vomits_blood confusion no_stool_gas severe_belly_pain worst_headache", "Non, rien de tout ça."],
      [
        "drowsy cannot_stand neck_stiff convulsion",
        "Quand je me mets debout je manque de tomber, je dois vite me recoucher.",
      ],
      [
        "hard_breathing lost_consciousness_injury spine_pain_injury heavy_bleeding injury_paralysis",
        "Non, je ne suis pas tombé, je n'ai rien de tout ça.",
      ],
      ["head_injury", "Non, je ne suis pas tombé."],
      [
        "pelvis_injury open_fracture limb_cold_pale",
        "Pas de mal au bassin, mais debout la tête part et je manque de tomber.",
      ],
      [
        "chest_pain palpitations one_side_weak speech_trouble",
        "Le cœur va un peu vite quand je me lève, le reste non.",
      ],
      [
        "fainted chest_pressure electric_shock",
        "Non, je manque de tomber mais je ne suis jamais tombé dans les pommes.",
      ],
      ["heart_disease fever pallor", "Non, rien de tout ça."],
      ["vomiting black_stool", "Oui, je rends tout ce que je prends, mais les selles sont normales."],
      ["drowsy neck_stiff convulsion", "Non."],
      ["no_urine bile_vomit diabetes", "Non, rien de tout ça."],
    ],
  },
  {
    id: "x319",
    level: "urgent",
    says: "Je suis enceinte de 5 mois et j'ai une gêne en bas du ventre depuis 2 jours. C'est normal ?",
    answers: [
      ["age", "23 ans"],
      ["rigid_belly fainted no_stool_gas vomits_blood black_stool", "Non, rien de tout ça."],
      ["severe_pain", "Non, c'est juste lourd."],
      ["cannot_stand confusion hard_breathing hernia_stuck", "Non, rien de tout ça."],
      ["fever vomiting right_lower_pain right_upper_pain constant_pain", "Non, ça pèse seulement, ça va et vient."],
      ["soaks_pads severe_belly_pain vision_blurred convulsion", "Non, rien de tout ça."],
      ["no_fetal_movement contractions waters_broken face_swelling", "Non, le bébé bouge bien."],
      ["vaginal_bleeding burning_urine vomits_everything", "Oui, ça chauffe quand je pisse et j'y vais souvent."],
      ["flank_pain blood_urine chills", "Non."],
    ],
  },
  {
    id: "x320",
    level: "urgent",
    says: "Mon fils de 9 ans a mal à la tête depuis hier. Je lui donne quoi ?",
    answers: [
      ["neck_stiff confusion drowsy convulsion balance_loss", "Non, rien de tout ça."],
      ["one_side_weak double_vision worst_headache", "Non."],
      ["fever vomiting severe_pain vision_blurred getting_worse", "Oui, hier soir il était chaud, 38,6."],
      ["cannot_drink vomits_everything hard_breathing", "Non, il boit bien."],
      ["pallor purple_spots jaundice dark_urine", "Non, rien de ça."],
      ["sickle_cell cannot_bear_weight skin_peeling inconsolable_crying", "Non, rien de tout ça."],
      ["anticoagulant", "Non."],
      ["cannot_stand floppy unconscious", "Non, il joue un peu."],
      ["ear_pain rash belly_pain burning_urine joint_pain", "Non."],
      ["fast_breathing", "Non."],
      ["malaria_test_negative", "Non, on n'a pas fait de test."],
    ],
  },
  {
    id: "x321",
    level: "routine",
    says: "J'ai mal au dos depuis 2 mois, je suis maçon et j'ai 44 ans. Ça ne finit pas.",
    answers: [
      ["saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted", "Non, rien de tout ça."],
      ["fever", "Non."],
      ["spine_tender", "Non, c'est 4 sur 10 et couché ça va mieux."],
      ["foot_drop fall weight_loss cancer", "Non, rien de tout ça."],
      ["locked_jaw paracetamol_much", "Non."],
    ],
  },
  {
    id: "x322",
    level: "routine",
    says: "Bonjour, je suis triste depuis plus d'un mois et je dors mal. J'ai 36 ans, j'ai perdu mon travail.",
    answers: [
      ["suicidal_thoughts", "Non, jamais."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Non, je fais mon travail de maison et je m'occupe des enfants, je n'entends rien.",
      ],
      ["violence_home sexual_violence", "Non."],
      ["withdrawal lying_flat_worse", "Non."],
    ],
  },
  {
    id: "x323",
    level: "self_care",
    says: "J'ai un peu mal à la tête depuis cet après-midi, j'ai travaillé toute la journée sur l'ordinateur. J'ai 29 ans, homme.",
    answers: [
      ["thunderclap neck_stiff one_side_weak confusion vision_loss", "Non, aucun."],
      ["worst_headache speech_trouble double_vision convulsion drowsy", "Non, rien de tout ça."],
      ["fever vomiting vision_blurred getting_worse", "Non."],
      ["head_injury smoke_gas high_pressure", "Non."],
      ["locked_jaw paracetamol_much", "Non."],
      ["duration", "Depuis cet après-midi, 3 ou 4 heures."],
      ["anticoagulant", "Non."],
      ["purple_spots face_droop balance_loss", "Non."],
    ],
  },
  {
    id: "x324",
    level: "self_care",
    says: "Mon fils de 8 ans est tombé hier en courant dans la cour et il a une petite bosse au front. Je dois faire quelque chose ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, il a pleuré tout de suite et il n'a rien eu de ça.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien, c'est une petite bosse dure de 2 cm.",
      ],
      ["headache dizzy vomiting deep_cut", "Non, il a mal seulement quand j'appuie sur la bosse."],
      ["anticoagulant", "Non, il ne prend rien."],
      ["hard_breathing vomits_everything", "Non."],
    ],
  },
];
