import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record9: readonly Conversation[] = [
  {
    id: "q125",
    level: "self_care",
    accepts: ["routine"],
    says: "Nouveau-né de 14 jours, né à terme, amené par sa mère pour un léger gonflement des deux seins apparu il y a cinq jours, avec une goutte de lait au mamelon gauche. Il tète bien et prend du poids. Il n'a ni fièvre ni rougeur locale.",
    answers: [
      ["floppy convulsion hard_breathing", "Non, il est tonique et respire bien. Il n'a pas convulsé."],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, sa température est à 36,8 °C. Le nombril est sec, il n'est pas jaune et il ne vomit pas.",
      ],
      [
        "breast_red breast_abscess",
        "Non, les seins sont un peu gonflés mais pas rouges ni chauds. Il n'y a pas de pus, seulement une goutte de lait blanc.",
      ],
      [
        "breast_lump breast_change",
        "Non, pas de sang et la peau est normale. Il y a juste un petit gonflement souple des deux côtés.",
      ],
      ["slow_growth", "Il grossit bien : il est né à 3,2 kg et pèse 3,5 kg."],
    ],
  },
  {
    id: "q126",
    level: "self_care",
    says: "Une femme de 33 ans, sans antécédent, présente depuis trois jours un écoulement nasal clair, des éternuements et une gorge légèrement irritée, avec une petite toux. La température est à 36,8 °C. Elle mange et boit normalement et n'est pas essoufflée.",
    answers: [
      [
        "confusion neck_stiff cannot_speak",
        "Non, elle n'a rien de cela. Elle finit ses phrases et son cou est souple.",
      ],
      [
        "severe_pain cough_blood cannot_stand",
        "Non, la gorge est seulement irritée. Pas de sang dans les crachats, et elle tient debout sans difficulté.",
      ],
      [
        "cannot_swallow drooling muffled_voice cannot_open_mouth",
        "Non, elle avale bien et sa voix est normale. Elle ouvre bien la bouche.",
      ],
      [
        "blue_lips noisy_breathing purple_spots",
        "Non, elle a bonne couleur et respire sans bruit. Elle n'a pas de taches.",
      ],
      [
        "throat_one_side rash neck_swelling",
        "Non, la gorge est irritée des deux côtés. Pas de boutons, et le cou n'est pas gonflé.",
      ],
    ],
  },
  {
    id: "q127",
    level: "self_care",
    says: "Un homme de 58 ans, non hypertendu et ne prenant aucun anticoagulant, a découvert ce matin une tache rouge vif sur le blanc de l'œil droit. Il n'a ni douleur, ni baisse de la vision, ni écoulement, et n'a reçu aucun coup.",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, la vue est normale. Il n'y a eu aucun produit, pas de halos, et l'œil bouge bien.",
      ],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "Non, aucune douleur et la lumière ne le gêne pas. Il ne porte pas de lentilles et n'a reçu aucun coup.",
      ],
      ["fever eyelid_swollen", "Non, pas de fièvre et la paupière est normale."],
      [
        "purple_spots skin_peeling new_medicine_rash face_swelling drowsy",
        "Non, rien sur la peau et il est bien éveillé. Il ne prend aucun nouveau médicament.",
      ],
      [
        "shingles hives itch_night_household",
        "Non, rien sur la peau. Il n'a qu'une tache rouge sur le blanc de l'œil.",
      ],
    ],
  },
  {
    id: "q128",
    level: "self_care",
    says: "Un homme de 30 ans, traité depuis six jours par rifampicine, isoniazide, pyrazinamide et éthambutol pour une tuberculose pulmonaire, s'inquiète d'urines devenues orange depuis le début du traitement. Il n'a ni brûlure urinaire, ni yeux jaunes, ni vomissement, ni fièvre. L'appétit est bon.",
    answers: [
      ["tuberculosis orange_urine", "Ses urines sont orange, et il est traité pour une tuberculose."],
      [
        "cough_much_blood hard_breathing confusion cannot_stand",
        "Non, il ne crache pas de sang et respire bien. Il tient debout et parle normalement.",
      ],
      ["thirst", "Non, il n'a pas de soif particulière."],
      ["cough", "Il tousse encore un peu, mais de moins en moins."],
      ["blue_lips chest_pressure", "Non, il a bonne couleur et la poitrine ne serre pas."],
      [
        "pleuritic_pain weight_loss",
        "Il avait maigri avant le traitement, mais il reprend du poids. La poitrine ne lui fait pas mal.",
      ],
    ],
  },
  {
    id: "q129",
    level: "self_care",
    says: "Un étudiant de 22 ans, sans antécédent, consulte pour une douleur des muscles pectoraux apparue hier, au lendemain d'une séance inhabituelle de pompes. La douleur est réveillée par la pression et par les mouvements des bras. Il n'a ni essoufflement, ni sueurs, ni palpitations.",
    answers: [
      [
        "chest_pressure pain_to_arm_jaw fainted",
        "Non, la poitrine ne serre pas et la douleur ne va pas dans le bras. Il ne s'est pas évanoui.",
      ],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Non, ce n'est pas une déchirure. Ses jambes sont normales, il n'a pas été opéré et il ne crache pas de sang.",
      ],
      [
        "fever effort_pain pleuritic_pain diabetes",
        "Non, pas de fièvre ni de diabète. La douleur vient quand il bouge les bras ou qu'on appuie, pas à la respiration.",
      ],
      ["severe_pain", "Non, elle est légère, à 3 sur 10. Il dort bien."],
      ["confusion cannot_stand pallor", "Non, il est en bonne forme et tient debout."],
    ],
  },
  {
    id: "q130",
    level: "self_care",
    accepts: ["routine"],
    says: "Une femme de 31 ans, accouchée il y a quatre mois et allaitante, consulte pour une chute diffuse des cheveux évoluant depuis trois semaines. Elle n'a ni plaque dégarnie, ni croûtes, ni démangeaisons du cuir chevelu. Elle ne se sent pas fatiguée et ne prend aucun médicament.",
    answers: [
      [
        "fever cellulitis wound_infected skin_peeling",
        "Non, pas de fièvre. La peau est normale, sans plaie ni cloque.",
      ],
      [
        "soaks_pads convulsion vision_blurred hard_breathing leg_swelling_one",
        "Non, elle ne saigne pas. Elle voit bien, respire bien et ses jambes sont normales.",
      ],
      [
        "lost_consciousness_injury spine_pain_injury injury_paralysis",
        "Non, elle n'est pas tombée. Ce sont seulement ses cheveux qui tombent.",
      ],
      [
        "unconscious drowsy confusion limb_cold_pale numb_fingers",
        "Non, elle va bien et ses membres sont normaux. Elle se plaint seulement de perdre ses cheveux.",
      ],
      [
        "wound_caesarean burning_urine breast_red",
        "Non, elle n'a pas eu de césarienne. Les seins et les urines sont normaux.",
      ],
      ["lice", "Non, elle n'a pas de poux. Elle perd ses cheveux au peignage."],
      ["head_injury", "Non, elle n'a reçu aucun coup à la tête."],
      ["severe_belly_pain pelvis_injury open_fracture", "Non, aucun de ces signes. Elle ne s'est pas blessée."],
      [
        "deformity cannot_bear_weight deep_cut chest_pain severe_pain",
        "Non, elle n'a mal nulle part et bouge normalement.",
      ],
      ["postpartum", "Non, elle a accouché il y a quatre mois."],
    ],
  },
  {
    id: "q131",
    level: "self_care",
    says: "Garçon de 4 ans, sans antécédent, qui s'est cogné le front contre une table il y a trois heures. La maîtresse d'école rapporte qu'il a pleuré aussitôt et qu'il présente une petite bosse frontale. Il n'a ni perdu connaissance ni vomi, et il joue normalement.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, il n'a pas perdu connaissance et n'a pas vomi. Il parle normalement et n'a pas convulsé.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien par l'oreille ni le nez. Il s'est cogné en courant, sans chute de hauteur, et il bouge bien. La bosse est petite et ferme.",
      ],
      ["headache dizzy deep_cut", "Non, il ne se plaint pas de la tête et il n'a pas de plaie. Il n'a qu'une bosse."],
      ["cannot_drink vomits_everything hard_breathing", "Non, il a mangé et bu sans vomir. Il respire bien."],
      [
        "vision_loss double_vision balance_loss both_legs_weak worst_headache",
        "Non, il voit bien, marche et court comme d'habitude.",
      ],
    ],
  },
  {
    id: "q132",
    level: "self_care",
    says: "Nourrisson de 7 mois, de sexe féminin, amené par sa mère pour de petits boutons rouges du cou et du dos apparus il y a trois jours pendant la forte chaleur. L'enfant tète bien et sourit. Elle n'a ni fièvre, ni cloques, ni pus.",
    answers: [
      ["new_medicine_rash", "Non, elle n'a reçu aucun nouveau médicament."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Non, pas de taches violettes ni de peau qui se décolle. Elle respire bien, le visage est normal et elle est bien éveillée.",
      ],
      ["fever", "Non, elle n'a pas de fièvre, elle est à 36,9 °C."],
      ["cannot_drink vomits_everything convulsion", "Non, elle tète bien, ne vomit pas et n'a pas convulsé."],
      ["itch_night_household", "Non, personne d'autre ne se gratte à la maison."],
      ["shingles hives", "Non, ce sont de petits boutons fins, sans cloques ni grandes plaques."],
    ],
  },
  {
    id: "q133",
    level: "self_care",
    says: "Une comptable de 35 ans, sans antécédent, présente depuis hier une céphalée modérée en casque, survenue progressivement après une semaine de travail intense et semblable à des épisodes antérieurs. Elle est soulagée par le paracétamol. Elle n'a ni fièvre, ni vomissements, ni troubles visuels.",
    answers: [
      [
        "neck_stiff one_side_weak confusion vision_loss",
        "Non, le cou est souple. Elle bouge bien ses bras et ses jambes, elle voit bien et elle parle normalement.",
      ],
      ["pregnant", "Non, elle n'est pas enceinte. Elle a ses règles en ce moment."],
      [
        "worst_headache double_vision convulsion drowsy",
        "Non, le mal de tête est modéré. Elle voit bien, n'a pas convulsé et elle est bien éveillée.",
      ],
      ["severe_pain", "Non, la douleur est à 3 sur 10 et cède au paracétamol."],
      [
        "head_injury smoke_gas high_pressure",
        "Non, elle n'a reçu aucun choc et n'a pas respiré de fumée. La tension est à 12/7.",
      ],
      [
        "purple_spots face_droop balance_loss",
        "Non, elle marche normalement, son visage est symétrique et elle n'a pas de taches.",
      ],
    ],
  },
  {
    id: "q134",
    level: "self_care",
    says: "L'infirmier d'une entreprise rapporte le cas d'une cuisinière de 40 ans, non diabétique, qui s'est brûlé l'avant-bras droit au contact d'une marmite il y a deux heures. La peau est rouge sur trois centimètres, sans cloque, et a été refroidie à l'eau. Le vaccin antitétanique est à jour.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, seulement l'avant-bras. La brûlure est petite et vient d'une marmite chaude.",
      ],
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, la douleur est légère. Elle respire bien et la main est chaude et rose.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever",
        "Non, elle se sert de son bras normalement. La rougeur ne s'étend pas et elle n'a pas de fièvre.",
      ],
      ["unconscious confusion face_droop speech_trouble", "Non, elle est consciente et parle normalement."],
    ],
  },
  {
    id: "q135",
    level: "self_care",
    accepts: ["routine"],
    says: "Un homme de 44 ans, sans antécédent, s'inquiète d'une mesure unique de la tension à 148/88 relevée hier à la pharmacie alors qu'il venait de courir. Une nouvelle mesure ce matin au repos est à 120/80. Il n'a ni céphalée, ni douleur thoracique, ni trouble de la vision.",
    answers: [
      [
        "hard_breathing one_side_weak confusion vision_loss",
        "Non, il respire bien. Il n'a ni faiblesse, ni confusion, ni perte de la vue.",
      ],
      [
        "vision_blurred vomiting speech_trouble dizzy",
        "Non, la vue est nette et il parle normalement. Pas de vomissements ni d'étourdissement.",
      ],
      ["convulsion face_droop double_vision", "Non, rien de tout cela."],
    ],
  },
  {
    id: "q136",
    level: "self_care",
    says: "Une femme de 26 ans, sous contraception œstroprogestative orale depuis deux ans, a oublié le comprimé d'hier soir, en deuxième semaine de plaquette. Elle demande la conduite à tenir. Elle n'a ni douleur, ni saignement, ni retard de règles.",
    answers: [
      ["fever severe_pain leg_swelling_one", "Non, pas de fièvre ni de douleur. Ses jambes sont normales."],
      ["contraception", "Elle prend déjà la pilule. Elle a oublié un comprimé et veut savoir quoi faire."],
    ],
  },
];
