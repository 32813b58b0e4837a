import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record6: readonly Conversation[] = [
  {
    id: "p125",
    level: "routine",
    says: "Un homme de 84 ans, autonome, est amené par sa fille pour une baisse progressive de l'audition de l'oreille droite, installée depuis cinq mois. Il décrit une sensation d'oreille bouchée, sans douleur.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Non, il n'a ni gonflement, ni paralysie du visage, ni raideur.",
      ],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "Non, la baisse est progressive, sans fièvre, sans écoulement et sans vertige.",
      ],
      ["drowsy convulsion", "Non, il est parfaitement éveillé."],
    ],
  },
  {
    id: "p126",
    level: "routine",
    says: "Un employé de banque de 47 ans, sans antécédent personnel, se présente après la découverte d'une tension artérielle à 162/96 mmHg lors d'un dépistage d'entreprise. Un contrôle en pharmacie a retrouvé 158/94 mmHg. Il est asymptomatique.",
    answers: [
      ["chest_pain hard_breathing one_side_weak confusion vision_loss", "Non, il ne ressent rien de tel."],
      ["pregnant", "Non, c'est un homme."],
      ["headache vision_blurred vomiting speech_trouble dizzy", "Non, aucun symptôme."],
      ["convulsion face_droop double_vision", "Non, rien de cela."],
    ],
  },
  {
    id: "p127",
    level: "self_care",
    says: "Nourrisson de sexe féminin, âgée de 3 semaines, née à terme et allaitée au sein, amenée par sa mère pour un hoquet fréquent et de petites régurgitations de lait après les tétées. La prise de poids est bonne et l'enfant tète vigoureusement.",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Non, elle tète bien, elle est tonique et sa température est de 36,9 °C.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, sa peau est rose, le nombril est sec et elle ne vomit pas vert.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est normale."],
      ["newborn_skin_pustules rash_spreading", "Non, il n'y a aucun bouton."],
    ],
  },
  {
    id: "p128",
    level: "self_care",
    accepts: ["routine"],
    says: "Un homme de 26 ans, sans antécédent, signale des douleurs musculaires des deux pectoraux apparues le lendemain d'une séance intensive de pompes. La douleur est modérée, reproduite par la pression et par l'élévation des bras.",
    answers: [
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever",
        "Non, les jambes sont normales, il n'a pas de fièvre et il utilise ses bras.",
      ],
      ["duration", "Depuis hier."],
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Non, il ne ressent pas d'oppression, ne transpire pas et respire bien.",
      ],
      ["tearing_pain surgery_recent cough_blood", "Non, il n'a pas été opéré et il ne tousse pas."],
      ["effort_pain pleuritic_pain palpitations diabetes", "Non, il n'a mal qu'en appuyant ou en levant les bras."],
      ["confusion cannot_stand pallor", "Non, il se sent en forme."],
    ],
  },
  {
    id: "p129",
    level: "self_care",
    accepts: ["routine"],
    says: "Une femme de 38 ans rapporte depuis deux semaines une sensibilité dentaire brève, déclenchée par les boissons froides et les aliments sucrés. La gêne disparaît en quelques secondes. Il n'existe ni douleur spontanée ni tuméfaction.",
    answers: [
      ["clearer", "Ce sont plusieurs dents qui sont sensibles au froid et au sucré, pendant quelques secondes."],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, elle ouvre bien la bouche et avale normalement.",
      ],
      [
        "jaw_swelling fever gum_swelling severe_pain tooth_bleeding",
        "Non, il n'y a ni gonflement ni fièvre, et la gêne est légère.",
      ],
      ["caries", "Non, aucune dent n'est cassée ni cariée."],
    ],
  },
  {
    id: "p130",
    level: "self_care",
    says: "Une comptable de 31 ans décrit une céphalée bilatérale à type de serrement, apparue progressivement hier après une longue journée sur écran. L'intensité est faible et le paracétamol la soulage. Des épisodes semblables surviennent environ une fois par mois.",
    answers: [
      ["neck_stiff one_side_weak confusion vision_loss", "Non, aucun de ces symptômes."],
      ["pregnant", "Non, ses règles sont venues la semaine dernière."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non, c'est un mal de tête léger, elle parle et voit normalement.",
      ],
      [
        "fever vomiting severe_pain getting_worse",
        "Non, ni fièvre ni vomissements, et la douleur diminue avec le paracétamol.",
      ],
      ["head_injury smoke_gas high_pressure", "Non, aucun choc, et sa tension est normale."],
      ["vomits_blood black_stool spontaneous_bleeding chest_pressure", "Non, rien de tout cela."],
    ],
  },
  {
    id: "p131",
    level: "self_care",
    says: "Un étudiant de 22 ans, sans antécédent, présente depuis hier une diarrhée liquide avec quatre selles par jour, survenue après un repas pris dans la rue. La température est à 36,9 °C. Il s'hydrate correctement.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, les selles ne ressemblent pas à de l'eau de riz, il urine et tient debout.",
      ],
      [
        "bloody_stool vomits_everything sunken_eyes little_urine",
        "Non, pas de sang, pas de vomissements, et il urine normalement.",
      ],
      ["cluster_diarrhea", "Non, personne d'autre n'est malade et il n'y a pas de choléra dans le quartier."],
      ["diabetes immunocompromised kidney_disease sickle_cell", "Non, il n'a aucune maladie chronique."],
    ],
  },
  {
    id: "p132",
    level: "self_care",
    says: "Fillette de 5 ans amenée par sa mère pour une brûlure de l'avant-bras gauche par contact bref avec une marmite chaude, il y a une heure. La lésion est une rougeur de deux centimètres, sans phlyctène. Elle a été refroidie à l'eau pendant quinze minutes.",
    answers: [
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, elle respire bien, le bras est normal et la douleur est légère.",
      ],
      ["leg_swelling_one cannot_bear_weight cellulitis fever", "Non, elle bouge bien le bras et n'a pas de fièvre."],
      ["new_medicine_rash", "Non, elle n'a pas de boutons, c'est une petite brûlure."],
      ["purple_spots skin_peeling face_swelling drowsy", "Non, elle joue et il n'y a pas de cloque."],
      ["itch_night_household", "Non, il n'y a pas de démangeaisons."],
      ["snake_bite scorpion_sting burn", "Oui, une petite brûlure de l'avant-bras, rouge, de deux centimètres."],
      ["confusion noisy_breathing", "Non, elle est éveillée et respire sans bruit."],
      ["burn_joint_hand wound_infected", "Non, c'est sur l'avant-bras, et il n'y a pas de pus."],
      [
        "burn_face burn_large burn_electric burn_chemical burn_around",
        "Non, elle est limitée à deux centimètres sur l'avant-bras, due à une marmite chaude.",
      ],
    ],
  },
  {
    id: "p133",
    level: "self_care",
    says: "Un étudiant de 20 ans rapporte des difficultés d'endormissement depuis six jours, à l'approche d'un examen universitaire. Il consomme du café en soirée et utilise longuement son téléphone au lit. Le fonctionnement diurne est conservé.",
    answers: [
      ["clearer", "Il a du mal à s'endormir le soir, parce qu'il est inquiet pour son examen."],
      ["chest_pain hard_breathing fainted", "Non, rien de tout cela."],
      ["suicidal_thoughts", "Non, il n'a jamais parlé de mourir."],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, il va en cours et n'a pas de voix, pas de drogue ni de violence.",
      ],
      [
        "no_sleep_days withdrawal lying_flat_worse",
        "Non, il dort quelques heures chaque nuit et ne boit pas d'alcool.",
      ],
    ],
  },
  {
    id: "p134",
    level: "self_care",
    says: "Nourrisson de sexe masculin, âgé de 8 mois, amené par sa mère pour une éruption de fines papules rouges du cou, du dos et des plis, apparue depuis trois jours de forte chaleur. Il est apyrétique, joue et tète normalement.",
    answers: [
      ["new_medicine_rash", "Non, il n'a pris aucun médicament."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling",
        "Non, il respire bien et son visage n'est pas gonflé.",
      ],
      ["vomits_everything convulsion", "Non, il ne vomit pas et n'a pas convulsé."],
      ["itch_night_household", "Non, personne d'autre ne se gratte à la maison."],
      ["shingles hives", "Non, ce sont seulement de petits boutons fins."],
    ],
  },
  {
    id: "p135",
    level: "self_care",
    says: "Une lycéenne de 17 ans décrit des douleurs hypogastriques modérées au premier jour de ses règles, survenues à la date attendue. Elles sont identiques chaque mois depuis trois ans et cèdent à l'ibuprofène.",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Non, les règles sont arrivées à la date prévue, d'abondance normale, et le ventre est souple.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Non, pas de fièvre, la douleur est à 3 sur 10 et elle ne vomit pas.",
      ],
      ["pregnant", "Non, elle n'est pas enceinte et ses règles sont arrivées aujourd'hui."],
      ["no_stool_gas vomits_blood black_stool", "Non, elle a des selles et des gaz normaux."],
      ["cannot_stand confusion hard_breathing hernia_stuck", "Non, elle se tient debout et n'a pas de hernie."],
      [
        "right_lower_pain right_upper_pain constant_pain",
        "Non, la douleur est au milieu du bas-ventre, elle a commencé ce matin et passe avec l'ibuprofène.",
      ],
      ["heavy_period bloating", "Ni l'un ni l'autre, les règles sont d'abondance normale et elle n'est pas ballonnée."],
      ["severe_belly_pain", "Non, la douleur est à 3 sur 10."],
      ["dizzy pallor", "Non, elle n'est ni pâle ni étourdie."],
    ],
  },
  {
    id: "p136",
    level: "self_care",
    says: "Garçon de 2 ans et demi, tombé de sa hauteur en courant il y a trois heures, présentant une petite bosse frontale. Il a pleuré immédiatement puis a repris ses jeux. Il a mangé normalement depuis.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Non, il n'a pas perdu connaissance, n'a pas vomi et il est bien éveillé.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien ne coule des oreilles ni du nez, et il marche normalement.",
      ],
      ["headache dizzy drunk deep_cut", "Non, il n'a pas de plaie et ne se plaint de rien."],
      ["vomits_everything hard_breathing", "Non, il respire bien et n'a pas vomi."],
      [
        "limb_cold_pale numb_fingers saddle_numbness cough_blood heavy_bleeding",
        "Non, il bouge normalement et ne saigne pas.",
      ],
    ],
  },
];
