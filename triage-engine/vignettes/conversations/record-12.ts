import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record12: readonly Conversation[] = [
  {
    id: "r125",
    level: "self_care",
    says: "Magasinier de 35 ans, sans antécédent, présentant depuis trois jours une lombalgie basse apparue après le soulèvement d'un carton, d'intensité modérée et calmée par le paracétamol. Pas d'irradiation dans les jambes, pas de troubles urinaires, pas de fièvre ni de traumatisme.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, la sensibilité est normale, il urine bien et n'a aucune faiblesse des jambes.",
      ],
      ["spine_tender", "Non, la douleur est diffuse et se calme en position couchée."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Non, il n'est pas tombé, n'a pas maigri et la douleur reste modérée.",
      ],
      ["face_droop", "Non, le visage est normal."],
      ["sickle_cell", "Non, il n'est pas drépanocytaire."],
    ],
  },
  {
    id: "r126",
    level: "self_care",
    says: "Enseignant de 40 ans, sans antécédent, présentant depuis deux jours une rhinorrhée claire, une toux légère et une fièvre à 38,1 °C hier soir, revenue à 37,4 °C. Le test rapide du paludisme réalisé ce matin est négatif. Il s'alimente et boit normalement, sans essoufflement.",
    answers: [
      [
        "confusion cannot_stand convulsion spontaneous_bleeding",
        "Non, il est lucide, tient debout et ne saigne pas. Il n'a pas eu de convulsion.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, la nuque est souple, il ne vomit pas et ses urines sont claires.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, aucun de ces signes, et il n'a pas voyagé ni approché de malade grave.",
      ],
      ["cannot_speak", "Non, il parle et marche sans essoufflement."],
      ["severe_pain cough_blood", "Non, seulement une légère irritation de la gorge, sans sang dans les crachats."],
      ["unconscious drowsy cannot_swallow no_urine", "Non, il est bien éveillé et urine normalement."],
      ["flank_pain belly_pain burning_urine rash ear_pain", "Non, il n'a rien de tout cela."],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "Non, il n'a aucune maladie."],
    ],
  },
  {
    id: "r127",
    level: "self_care",
    says: "Une femme de 32 ans, sans antécédent et non enceinte, consulte pour une diarrhée liquide évoluant depuis hier, à raison de quatre selles par jour, survenue après un repas pris à l'extérieur. Elle boit sa solution de réhydratation. Pas de sang dans les selles, pas de fièvre.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, les selles ne ressemblent pas à de l'eau de riz, et elle urine normalement. Elle n'est ni faible ni somnolente.",
      ],
      [
        "vomits_everything sunken_eyes little_urine",
        "Non, elle n'a vomi qu'une seule fois hier, et elle urine normalement.",
      ],
      ["cluster_diarrhea", "Non, personne n'est malade dans son entourage."],
      ["diabetes immunocompromised kidney_disease sickle_cell", "Non, elle n'a aucune maladie."],
    ],
  },
  {
    id: "r128",
    level: "self_care",
    says: "Nouveau-née de 12 jours, à terme, poids de naissance 3,2 kg, allaitée au sein, dont la mère s'inquiète d'un hoquet après les tétées et d'éternuements répétés. Elle tète bien et pèse 3,4 kg depuis hier. Il n'y a ni fièvre, ni toux, ni vomissements.",
    answers: [
      ["floppy convulsion hard_breathing", "Non, elle est tonique, n'a pas convulsé et respire calmement."],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, elle est rose et tiède, le nombril est propre et sec, et elle ne vomit pas.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est nette."],
      ["newborn_skin_pustules rash_spreading", "Non, sa peau est saine, sans bouton."],
      ["slow_growth", "Non, elle grossit bien : elle a dépassé son poids de naissance."],
    ],
  },
  {
    id: "r129",
    level: "self_care",
    says: "Femme de 45 ans, non fumeuse et sans antécédent, souffrant depuis deux jours d'une odynophagie modérée accompagnée de rhinorrhée et de toux sèche. Elle avale les aliments solides comme les liquides. Elle n'a pas de fièvre, et aucun dépôt n'est visible sur les amygdales.",
    answers: [
      [
        "cannot_swallow drooling muffled_voice hard_breathing cannot_open_mouth",
        "Non, elle avale sa salive, sa voix est presque normale et elle respire bien.",
      ],
      [
        "throat_one_side rash neck_swelling",
        "Non, la douleur concerne les deux côtés, et il n'y a ni bouton ni gonflement.",
      ],
      ["severe_pain", "Non, la douleur est légère, elle dort bien."],
      ["confusion neck_stiff cannot_speak", "Non, elle est lucide, plie le cou et parle sans essoufflement."],
      ["blue_lips noisy_breathing purple_spots", "Non, sa respiration est silencieuse et sa peau est normale."],
    ],
  },
  {
    id: "r130",
    level: "self_care",
    says: "L'infirmière scolaire rapporte le cas d'une lycéenne de 17 ans qui présente, au premier jour de ses règles, des douleurs pelviennes modérées identiques à celles de chaque mois, soulagées par l'ibuprofène. Les règles sont survenues à la date prévue. Elle n'a ni fièvre, ni pertes, ni vomissements.",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Non, les règles sont venues à la date prévue, le flux est normal et le ventre est souple.",
      ],
      ["severe_pain vomits_everything discharge_odour", "Non, la douleur est modérée, et elle ne vomit pas."],
    ],
  },
  {
    id: "r131",
    level: "self_care",
    says: "Cuisinier de 28 ans, en bonne santé et vacciné contre le tétanos il y a deux ans, s'étant brûlé à l'avant-bras gauche il y a une heure au contact d'une marmite. On observe une rougeur de trois centimètres sans cloque, refroidie à l'eau pendant quinze minutes. La douleur est légère.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, la brûlure est limitée à l'avant-bras et due à une marmite chaude.",
      ],
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, sa main est normale, il respire bien et la douleur est légère.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever",
        "Non, il se sert de son bras normalement et n'a pas de fièvre.",
      ],
      ["unconscious confusion noisy_breathing", "Non, il est bien conscient et respire normalement."],
      ["burn_joint_hand wound_infected", "Non, seulement l'avant-bras, sans pus."],
    ],
  },
  {
    id: "r132",
    level: "self_care",
    says: "Nourrisson de 8 mois, aux vaccinations à jour, amené par sa mère pour une éruption de très petits boutons rouges du cou et du dos, apparue il y a quatre jours pendant les fortes chaleurs. Il tète et joue normalement. Il n'a ni fièvre ni pus.",
    answers: [
      ["new_medicine_rash", "Non, il n'a reçu aucun médicament."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling",
        "Non, il n'y a ni tache violette, ni cloque, et il respire bien.",
      ],
      ["cannot_drink vomits_everything convulsion", "Non, il tète bien, ne vomit pas et n'a pas convulsé."],
      [
        "itch_night_household",
        "Personne d'autre ne se gratte à la maison. Les boutons viennent avec la chaleur et la transpiration.",
      ],
      ["cannot_stand one_side_weak", "Non, il bouge bien les bras et les jambes et il est vif."],
      ["cellulitis wound_infected", "Non, la peau n'est ni gonflée ni chaude, et il n'y a pas de pus."],
    ],
  },
  {
    id: "r133",
    level: "self_care",
    says: "Homme de 31 ans, ne portant pas de lentilles, consultant pour une rougeur et un larmoiement des deux yeux évoluant depuis trois jours, avec sensation de sable. Plusieurs collègues présentent la même atteinte. L'acuité visuelle est conservée, sans douleur ni photophobie.",
    answers: [
      ["vision_loss eye_chemical halos eye_bulging", "Non, il voit bien et n'a reçu aucun produit dans les yeux."],
      ["eye_pain eye_injury", "Non, pas de douleur, seulement une sensation de sable, et il n'a reçu aucun coup."],
      ["fever eyelid_swollen", "Non, pas de fièvre, et les paupières ne sont pas gonflées."],
      ["new_medicine_rash", "Il n'a pas de boutons et ne prend aucun médicament."],
      ["purple_spots skin_peeling hard_breathing drowsy", "Non, rien de tout cela ; seuls les yeux sont atteints."],
      [
        "itch_night_household",
        "Il n'a pas de démangeaisons de la peau. Ce sont les deux yeux qui sont rouges et larmoyants.",
      ],
      ["shingles hives itch_night_household", "Non, la peau est saine, il n'a mal nulle part et ne se gratte pas."],
    ],
  },
  {
    id: "r134",
    level: "self_care",
    says: "Le père d'un garçon de 4 ans signale que celui-ci est tombé de sa hauteur en courant, il y a trois heures, et s'est cogné le front. Il a pleuré aussitôt, sans perte de connaissance ni vomissement. Il présente une petite bosse et joue comme d'habitude.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "C'est l'enfant qui est tombé. Non, il n'a pas perdu connaissance, n'a pas vomi, et se comporte normalement.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien de tout cela chez l'enfant. La bosse est petite et ferme, et il est tombé de sa hauteur.",
      ],
      ["headache dizzy deep_cut", "Non, l'enfant a seulement mal quand on touche la bosse, et il n'y a pas de plaie."],
      ["cannot_drink vomits_everything hard_breathing", "Non, l'enfant boit, ne vomit pas et respire bien."],
      [
        "suicidal_thoughts",
        "Non, personne ne parle de mourir. Le malade est un enfant de 4 ans qui s'est cogné le front.",
      ],
      [
        "speech_trouble vision_loss double_vision balance_loss both_legs_weak",
        "Non, il parle, voit et marche normalement.",
      ],
      [
        "hears_voices loss_of_function violence_home no_sleep_days",
        "Non, l'enfant joue et se comporte normalement, et il n'y a aucune violence à la maison.",
      ],
      ["low_mood", "Non, l'enfant est joyeux et joue comme d'habitude."],
    ],
  },
  {
    id: "r135",
    level: "self_care",
    says: "Jeune footballeuse de 19 ans, sans antécédent, présentant depuis hier une douleur externe de la cheville droite après torsion du pied vers l'intérieur, avec un léger gonflement. Elle a pu marcher immédiatement et marche encore aujourd'hui. Il n'existe ni déformation ni plaie.",
    answers: [
      [
        "limb_cold_pale numb_fingers open_fracture thigh_broken",
        "Non, le pied est chaud et sensible, elle bouge les orteils et aucun os n'est visible.",
      ],
      [
        "cannot_bear_weight deformity ankle_bone_pain severe_pain",
        "Non, elle marche en boitant légèrement et l'appui sur les os n'est pas douloureux.",
      ],
      ["fever", "Non, elle n'a pas de fièvre."],
      ["face_droop", "Non, son visage est normal."],
      ["hot_joint", "Elle est un peu gonflée en dehors, mais ni rouge ni chaude."],
    ],
  },
  {
    id: "r136",
    level: "self_care",
    says: "Une primigeste de 25 ans, enceinte de 9 semaines avec une grossesse intra-utérine confirmée à l'échographie, signale des nausées matinales légères depuis deux semaines. Elle s'alimente et boit normalement, et son poids est stable. Elle n'a ni saignement, ni douleur, ni fièvre.",
    answers: [
      ["belly_pain low_belly_pain", "Non, elle n'a aucune douleur du ventre."],
      ["little_urine weight_loss", "Non, elle urine normalement et n'a pas maigri."],
      ["leg_swelling_one", "Non, ses deux jambes sont normales."],
      ["soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing", "Non, elle n'a aucun de ces signes."],
      [
        "vaginal_bleeding burning_urine vomits_everything",
        "Non, ni saignement, ni brûlures, et elle garde ce qu'elle mange.",
      ],
      ["vomits_blood confusion no_stool_gas worst_headache", "Non, elle n'a aucun de ces signes."],
      ["drowsy cannot_stand neck_stiff", "Non, elle est bien éveillée et tient debout."],
      ["no_urine bile_vomit diabetes", "Non, elle urine normalement, ne vomit pas vert et n'est pas diabétique."],
    ],
  },
];
