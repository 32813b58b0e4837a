import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record3: readonly Conversation[] = [
  {
    id: "l129",
    level: "routine",
    says: "Garçon de 10 ans, dont la grand-mère a été traitée pour une lèpre, présente depuis trois mois une macule hypochromique du bras gauche. La lésion est sèche, insensible au toucher et non prurigineuse. L'état général est excellent.",
    answers: [
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "Non, il n'a rien de tout cela. Il a seulement une tache claire sur le bras.",
      ],
      ["fever", "Non, il n'a pas de fièvre."],
      ["weight_loss night_sweats low_mood heavy_period", "Non, aucun de ces signes."],
      ["face_droop speech_trouble saddle_numbness cannot_hold_urine", "Non, il n'a rien de tout cela."],
      ["weakness_climbing both_legs_weak", "Non, ses membres ont une force normale."],
      ["leg_weakness foot_wound headache", "Non, rien de cela. Il a seulement une tache insensible sur le bras."],
      ["head_injury limb_cold_pale", "Non, il n'a pas eu de choc et le bras est chaud."],
      ["fainted jaundice pallor thirst cannot_drink", "Non, il n'a rien de tout cela."],
      ["general_decline numb_patch", "C'est une tache claire qui ne sent rien. L'état général est bon."],
    ],
  },
  {
    id: "l130",
    level: "routine",
    says: "Une femme de 44 ans, originaire de l'ouest du pays, consulte pour une tuméfaction cervicale antérieure indolore augmentant lentement depuis deux ans. Elle ne rapporte ni dyspnée, ni dysphagie, ni dysphonie. Le poids est stable.",
    answers: [
      ["clearer", "Elle a une boule à l'avant du cou, un goitre, qui ne fait pas mal et grossit lentement."],
      [
        "hernia_stuck vomiting no_stool_gas severe_pain",
        "Non, il n'y a pas de hernie. La boule est dans le cou et ne fait pas mal.",
      ],
      ["noisy_breathing cannot_swallow", "Non, elle respire et avale sans difficulté."],
      ["fever lump_worrying", "Non, pas de fièvre. La boule est souple et grossit lentement."],
      ["drooling cannot_open_mouth", "Non, aucun de ces signes."],
      ["toothache", "Non, elle n'a pas mal aux dents."],
    ],
  },
  {
    id: "l131",
    level: "routine",
    accepts: ["urgent"],
    says: "Une femme de 33 ans, mère d'un nourrisson de quatre mois, présente depuis cinq semaines une tristesse de l'humeur avec pleurs et perte d'intérêt. Le sommeil est perturbé. Elle continue à s'occuper de son enfant et à l'allaiter.",
    answers: [
      ["suicidal_thoughts", "Non, elle n'en parle pas."],
      ["fever low_belly_pain vaginal_bleeding", "Non, rien de tout cela."],
      ["drowsy purple_spots", "Non, elle est bien réveillée et n'a pas de taches."],
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Non, rien de tout cela. Elle s'occupe d'elle-même et du bébé.",
      ],
      ["pregnant", "Non, elle n'est pas enceinte."],
      [
        "discharge_odour discharge_colored genital_ulcer sex_risk thrush_before",
        "Non, elle n'a aucun problème gynécologique. Elle est triste et pleure beaucoup.",
      ],
      ["vaginal_discharge", "Non, pas de pertes. Elle a perdu l'intérêt pour ce qu'elle aimait."],
      ["withdrawal lying_flat_worse", "Non, elle ne prend ni alcool ni drogue et respire normalement allongée."],
    ],
  },
  {
    id: "l132",
    level: "routine",
    accepts: ["self_care"],
    says: "Un homme de 58 ans, hypertendu traité par amlodipine 5 mg, présente depuis dix jours des chiffres tensionnels compris entre 150/92 et 155/95 mmHg. Ces mesures ont été relevées en pharmacie. Il est totalement asymptomatique.",
    answers: [
      ["chest_pain hard_breathing one_side_weak confusion vision_loss", "Non, il ne ressent rien de tout cela."],
      ["headache vision_blurred vomiting speech_trouble dizzy", "Non, aucun de ces troubles."],
    ],
  },
  {
    id: "l133",
    level: "self_care",
    says: "Une femme de 28 ans, sans antécédent, présente depuis trois jours une rhinorrhée claire avec éternuements et une légère irritation pharyngée. La température est à 36,9 °C. L'alimentation est normale.",
    answers: [
      ["confusion neck_stiff cannot_speak", "Non, aucun de ces signes."],
      [
        "hard_breathing severe_pain cough_blood cannot_stand",
        "Non, elle respire bien et la douleur de gorge est légère.",
      ],
      ["cannot_swallow drooling muffled_voice cannot_open_mouth", "Non, elle avale bien et sa voix est normale."],
      ["noisy_breathing purple_spots", "Non, aucun de ces signes."],
      ["throat_one_side rash neck_swelling", "Non, rien de cela."],
    ],
  },
  {
    id: "l134",
    level: "self_care",
    says: "Fillette de 2 ans amenée par sa mère après une chute de sa hauteur survenue il y a trois heures, avec choc frontal. Elle a pleuré immédiatement puis a repris ses jeux. On note une petite bosse frontale de deux centimètres, sans plaie.",
    answers: [
      ["high_fall", "Non, elle est tombée de sa hauteur en marchant."],
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Non, elle n'a pas perdu connaissance, n'a pas vomi et elle joue.",
      ],
      [
        "blood_ear_nose headache_worse_injury one_side_weak skull_dent",
        "Non, rien de cela. La bosse est petite et dure.",
      ],
      ["headache dizzy drunk deep_cut", "Non, elle n'a pas de plaie et ne semble pas avoir mal."],
      ["cannot_drink vomits_everything hard_breathing", "Non, elle boit et respire normalement."],
      ["limb_cold_pale numb_fingers saddle_numbness cough_blood heavy_bleeding", "Non, elle n'a rien de tout cela."],
      ["bump_small lump_worrying", "C'est une petite bosse après un choc léger."],
      ["lump_worrying", "Non, la bosse est petite et n'augmente pas."],
    ],
  },
  {
    id: "l135",
    level: "self_care",
    says: "Un docker de 36 ans présente depuis quatre jours une lombalgie basse apparue après le port de sacs de ciment. La douleur, modérée, n'irradie pas et cède partiellement au paracétamol. Il marche normalement.",
    answers: [
      ["saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted", "Non, aucun de ces signes."],
      ["fever", "Non, pas de fièvre."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Non, il bouge bien les pieds. Il n'est pas tombé et la douleur est modérée.",
      ],
      ["face_droop", "Non, son visage est normal."],
      ["sickle_cell", "Non, il n'est pas drépanocytaire."],
    ],
  },
  {
    id: "l136",
    level: "self_care",
    says: "Nourrisson de 5 semaines, allaité exclusivement, amené pour des régurgitations lactées de faible abondance après les tétées, depuis deux semaines. La prise pondérale est satisfaisante. Il tète vigoureusement et il est apyrétique.",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Non, il tète bien, il est tonique et il n'a pas de fièvre.",
      ],
      ["cold_body newborn_jaundice_early newborn_cord_red bile_vomit", "Non, aucun de ces signes. Le lait est blanc."],
      ["newborn_vesicles purple_spots", "Non, la peau est normale."],
      ["confusion one_side_weak", "Non, il est tonique et bouge ses quatre membres."],
      ["lice", "Non, ce ne sont pas des poux : il régurgite un peu de lait après les tétées."],
      ["slow_growth", "Non, il grossit bien, il pèse 4,6 kg."],
      [
        "vomits_everything vomits_blood no_urine",
        "Non, il rejette seulement un peu de lait blanc et il mouille sept couches par jour.",
      ],
      ["neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine", "Non, aucun de ces signes."],
      ["newborn_skin_pustules rash_spreading", "Non, il n'a pas de boutons."],
    ],
  },
  {
    id: "l137",
    level: "self_care",
    says: "Un homme de 25 ans rapporte depuis hier soir, après un repas copieux et épicé, une pesanteur gastrique légère avec ballonnement et éructations. La gêne est en voie de régression. Il n'a ni vomissement ni trouble du transit.",
    answers: [
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Non, rien de tout cela."],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "Non, la gêne est légère et il n'a pas de fièvre.",
      ],
      ["weight_loss food_sticks pallor", "Non, il avale bien et son poids est stable."],
    ],
  },
  {
    id: "l138",
    level: "self_care",
    says: "Une adolescente de 16 ans consulte pour des crampes hypogastriques modérées apparues hier, au premier jour de ses règles, survenues à la date prévue. Ces douleurs sont identiques à celles de chaque cycle et soulagées par l'ibuprofène. Elle n'a jamais eu de rapports sexuels.",
    answers: [
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, seulement des crampes au bas-ventre avec les règles.",
      ],
      [
        "fainted late_period soaks_pads rigid_belly",
        "Non, les règles sont venues à la date prévue et le flux est habituel.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Non, elle n'a pas de fièvre et la douleur est modérée.",
      ],
      ["vomits_everything discharge_odour", "Non, aucun vomissement et pas de pertes."],
      ["period_usual_pain", "Oui, c'est la même douleur qu'à chaque cycle."],
    ],
  },
  {
    id: "l139",
    level: "self_care",
    says: "Un homme de 31 ans présente depuis deux jours une rougeur oculaire bilatérale avec larmoiement et sensation de grains de sable. Plusieurs personnes de son entourage ont une conjonctivite. L'acuité visuelle est conservée, sans douleur ni photophobie.",
    answers: [
      ["vision_loss eye_chemical halos eye_bulging", "Non, il voit bien et il n'a reçu aucun produit dans les yeux."],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "Non, pas de douleur, il ne porte pas de lentilles et n'a pas reçu de coup.",
      ],
      ["fever eyelid_swollen", "Non, ni fièvre ni paupière gonflée."],
      ["new_medicine_rash", "Il n'a pas de boutons et n'a pris aucun nouveau médicament."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Non, rien de tout cela, seulement les yeux rouges qui coulent.",
      ],
      ["shingles hives itch_night_household", "Non, il n'a rien sur la peau."],
    ],
  },
  {
    id: "l140",
    level: "self_care",
    says: "Nourrisson de 9 mois, de sexe féminin, présente depuis quatre jours de fines papules prurigineuses du cou, du dos et des aisselles, apparues pendant une période de forte chaleur. L'enfant est apyrétique, joue et s'alimente normalement.",
    answers: [
      ["clearer", "Elle a de petits boutons de chaleur qui grattent sur le cou, le dos et les aisselles."],
      [
        "fever cellulitis wound_infected purple_spots face_swelling",
        "Non, elle n'a pas de fièvre et la peau n'est pas infectée.",
      ],
      ["cannot_drink vomits_everything convulsion drowsy hard_breathing", "Non, elle tète et mange bien, elle joue."],
      ["tongue_swelling", "Non, le visage et la bouche sont normaux."],
    ],
  },
  {
    id: "l141",
    level: "self_care",
    says: "Un comptable de 47 ans présente depuis deux jours des céphalées bilatérales légères, en étau, apparues dans un contexte de surmenage professionnel. Elles sont soulagées par le paracétamol et identiques à des épisodes antérieurs. La tension artérielle mesurée hier était de 125/80 mmHg.",
    answers: [
      ["chest_pain hard_breathing one_side_weak confusion vision_loss", "Non, aucun de ces signes."],
      ["pregnant", "C'est un homme, il n'est pas enceinte."],
      ["vision_blurred vomiting speech_trouble dizzy", "Non, aucun de ces signes."],
      ["thunderclap neck_stiff", "Non, la douleur est venue progressivement et la nuque est souple."],
      ["fever both_legs_weak light_hurts", "Non, il n'a pas de fièvre ni de faiblesse."],
      ["drowsy convulsion face_droop double_vision balance_loss", "Non, aucun de ces signes."],
      ["severe_pain", "Non, la douleur est légère, à 3 sur 10."],
      ["leg_weakness numb_fingers fall swollen_glands", "Non, aucun de ces signes."],
      ["headache high_pressure neck_pain", "Seulement un mal de tête. La tension était normale hier, à 12,5/8."],
      ["high_pressure neck_pain", "Ni l'un ni l'autre. La tension est normale et le cou ne fait pas mal."],
      ["neck_pain", "Non, il n'a pas mal au cou, seulement à la tête."],
      ["worst_headache", "Non, le mal de tête est léger."],
    ],
  },
  {
    id: "l142",
    level: "self_care",
    accepts: ["routine"],
    says: "Une femme de 23 ans consulte pour deux petites ulcérations de la face interne de la lèvre inférieure, évoluant depuis quatre jours. Elle en présente des épisodes similaires deux fois par an. Elle s'alimente normalement et n'a pas de fièvre.",
    answers: [
      ["clearer", "Elle a deux petits aphtes dans la bouche, à l'intérieur de la lèvre, qui piquent en mangeant."],
      ["cannot_drink skin_peeling cannot_swallow", "Non, elle boit et avale normalement."],
      ["hard_breathing", "Non, elle respire normalement."],
      [
        "poor_feeding rash severe_pain immunocompromised",
        "Non, elle boit bien, la peau est normale et la douleur est légère.",
      ],
      ["convulsion fainted confusion cannot_hold_urine", "Non, aucun de ces signes."],
      ["pain_where", "Elle a mal à l'intérieur de la lèvre inférieure."],
      ["mouth_thrush", "Non, seulement les deux aphtes."],
    ],
  },
];
