import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise32: readonly Conversation[] = [
  {
    id: "m213",
    level: "routine",
    says: "Bonjour, dans ma maison tout le monde se gratte la nuit, moi, mon mari et les deux petits. Ça fait trois semaines, on a des petits boutons entre les doigts.",
    answers: [
      ["age", "Moi qui écris j'ai 33 ans."],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Le corps est frais chez moi, les boutons sont secs sans pus. Pour le reste tout va bien.",
      ],
    ],
  },
  {
    id: "m214",
    level: "routine",
    says: "Bonjour, mes règles devaient venir il y a neuf jours et je ne vois rien. D'habitude je suis réglée comme une montre.",
    answers: [
      ["age", "J'ai 26 ans, je vends à Adjamé."],
      ["sudden_onset", "Mes yeux vont très bien, ce sont mes règles que je ne vois pas."],
      [
        "one_side_weak speech_trouble worst_headache",
        "Je parle comme une radio, mes bras portent mes bassines et ma tête est légère.",
      ],
      [
        "eye_pain red_eye diabetes flashes_floaters headache",
        "Mes yeux sont blancs et tranquilles, je n'ai pas le sucre, la tête ne me fait rien.",
      ],
      ["duration", "Ça fait neuf jours que j'attends mes règles."],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Mes jambes sont pareilles, je porte mes bassines et mon corps est frais. Rien d'autre.",
      ],
      ["pregnant", "Mes règles sont en retard de neuf jours, j'ai pas encore fait le test."],
    ],
  },
  {
    id: "m215",
    level: "self_care",
    says: "Bonjour, j'ai encore mon bouton de fièvre au bord de la lèvre, comme chaque année pendant les examens. C'est là depuis deux jours et ça picote.",
    answers: [
      ["age", "J'ai dix-neuf ans."],
      [
        "convulsion fainted confusion cannot_hold_urine",
        "J'ai toute ma tête, je marche et je suis mes cours, c'est juste la lèvre.",
      ],
      [
        "cannot_drink skin_peeling cannot_swallow",
        "Je bois mon jus, j'avale bien, ce sont trois petites cloques au bord de la lèvre seulement.",
      ],
      ["skin_peeling", "Dedans la bouche c'est propre, mes yeux sont clairs, ma peau tient bien."],
      [
        "fever rash severe_pain immunocompromised",
        "Mon corps est frais, mon ventre et mes bras sont sans boutons, ça picote seulement. Rien d'autre.",
      ],
      ["chest_pain hard_breathing", "Je respire bien et ma poitrine est légère, je danse même."],
      [
        "hears_voices drug_use violence_home loss_of_function sexual_violence",
        "Je vais à la fac chaque jour, chez moi c'est la paix, je ne touche à rien. Pour le reste tout va bien.",
      ],
      ["suicidal_thoughts", "Non, j'aime trop la vie, c'est juste ma lèvre qui m'embête."],
      ["mouth_thrush", "Ma langue est toute rose, rien de blanc dessus."],
    ],
  },
  {
    id: "m216",
    level: "self_care",
    says: "Bonjour, ma fille a 25 jours et elle a le hoquet après presque chaque tétée. Ma belle-mère colle un fil rouge sur son front mais moi je veux comprendre.",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Elle tire le sein comme une grande, elle gigote des jambes et son corps est frais. Rien d'autre.",
      ],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Elle tète neuf ou dix fois par jour, sa peau est bien claire, et le nombril est sec. Rien d'autre.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est lisse comme du beurre de karité, pas une tache."],
      ["newborn_skin_pustules rash_spreading", "Aucun bouton, sa peau est toute propre."],
      ["slow_growth", "Elle est passée de 3,2 à 4 kilos, ses pyjamas deviennent petits."],
    ],
  },
  {
    id: "m217",
    level: "self_care",
    says: "Bonjour, c'est ma nièce qui écrit pour moi. Mon petit-fils de 8 mois a des petits grains rouges au cou et au dos depuis trois jours, avec la chaleur qu'il fait là.",
    answers: [
      [
        "fever cellulitis wound_infected purple_spots face_swelling",
        "Son corps est frais, 36,9 ce matin, et son visage est comme d'habitude. Rien d'autre.",
      ],
      [
        "cannot_drink vomits_everything convulsion hard_breathing",
        "Il tète et finit sa bouillie, il respire tranquille et joue avec sa cuillère.",
      ],
      ["no_urine", "Non, il a déjà mouillé trois couches depuis ce matin."],
      [
        "poor_feeding vomiting slow_growth",
        "Il tète autant qu'avant, garde tout, et le carnet montre qu'il grossit bien.",
      ],
    ],
  },
  {
    id: "m218",
    level: "self_care",
    says: "Bonjour, j'ai un petit bouton sur le bord de la paupière droite depuis trois jours. Ça me gêne quand je cligne, on dirait un grain de mil.",
    answers: [
      ["age", "La vieille que je suis a fait 70 ans."],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Je lis ma bible comme avant, rien n'est entré dans l'œil. Pour le reste tout va bien.",
      ],
      [
        "eye_pain vision_blurred light_hurts contact_lenses eye_injury",
        "La paupière est sensible quand j'appuie, mais l'œil lui-même est blanc, je vois bien au soleil. Rien d'autre.",
      ],
      ["fever eyelid_swollen", "Le corps est frais, la paupière est normale à part ce petit grain au bord."],
    ],
  },
  {
    id: "m219",
    level: "self_care",
    says: "Bonjour, mon examen est dans quatre jours et depuis six nuits je regarde le plafond jusqu'à deux heures du matin. Qu'est-ce que je peux faire pour dormir ?",
    answers: [
      ["clearer", "Rien ne fait mal, c'est le sommeil qui tarde à venir, ma tête révise toute seule au lit."],
      ["age", "J'ai 20 ans."],
      [
        "chest_pain hard_breathing fainted",
        "Ma poitrine est libre, je joue au ballon le soir et je tiens debout. Rien d'autre.",
      ],
      [
        "hears_voices drug_use violence_home loss_of_function sexual_violence",
        "Chez moi c'est calme, je vais au cours et je ris avec mes amis. Pour le reste tout va bien.",
      ],
      ["suicidal_thoughts", "Non, pas du tout, je pense seulement à mon diplôme."],
      ["duration", "Ça fait six nuits aujourd'hui."],
    ],
  },
  {
    id: "m220",
    level: "self_care",
    says: "Bonjour, j'ai porté des sacs d'igname et depuis cinq jours mes reins me tirent quand je me baisse. Avec le paracétamol ça se calme un peu.",
    answers: [
      ["age", "J'ai quarante-deux ans."],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Mes jambes me portent jusqu'au champ, je sens bien ma selle de vélo et le pipi sort quand je veux. Rien d'autre.",
      ],
      ["fever", "Mon corps est frais, je n'ai pas chauffé un seul jour."],
      ["spine_tender", "Couché je suis bien, ça tire large en bas du dos, pas sur un os."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Mes orteils se lèvent bien, je ne suis pas tombé, mon pantalon tient pareil. Rien d'autre.",
      ],
      ["locked_jaw paracetamol_much", "Je mange bien mon foutou, et je prends quatre comprimés par jour au maximum."],
      ["locked_jaw", "Ma bouche s'ouvre grand pour le foutou et mon corps reste souple."],
      ["face_droop speech_trouble", "Ma bouche est droite et je crie sur mes bœufs comme d'habitude."],
      ["pregnant", "Je suis un homme, papa de quatre enfants."],
      ["sickle_cell", "Non, mes enfants et moi nous avons fait l'examen, rien de ça."],
      ["plays_normally checkup", "Ce n'est pas un contrôle, c'est mon dos qui tire depuis les sacs d'igname."],
    ],
  },
  {
    id: "m221",
    level: "self_care",
    says: "Bonjour, ce matin en tournant mon alloco une goutte d'huile chaude a sauté sur mon avant-bras. C'est rouge, petit comme l'ongle du pouce.",
    answers: [
      ["age", "J'ai 28 ans, j'ai encore la force."],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "C'est juste l'huile sur l'avant-bras, une tache comme l'ongle. Rien d'autre.",
      ],
      [
        "burn_joint_hand burn_blisters fever wound_infected",
        "La peau est entière sans cloque, c'est au milieu de l'avant-bras, loin du coude. Rien d'autre.",
      ],
      [
        "unconscious confusion hard_breathing noisy_breathing",
        "Je respire tranquille et je discute avec mes clientes comme d'habitude.",
      ],
    ],
  },
  {
    id: "m222",
    level: "self_care",
    says: "Bonjour, avant-hier j'ai fait cent pompes pour la première fois de ma vie. Depuis hier les muscles de la poitrine et des bras sont tout courbaturés.",
    answers: [
      ["age", "J'ai 23 ans, j'apprends la mécanique."],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Je serre mes boulons comme d'habitude, mes jambes sont pareilles, et c'est une petite douleur.",
      ],
      [
        "cannot_bear_weight cellulitis fever",
        "Mes bras travaillent, ma peau a sa couleur de tous les jours et mon corps est frais.",
      ],
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Ma poitrine est libre, je monte mes trois étages sans m'arrêter, ça reste dans les muscles. Rien d'autre.",
      ],
      [
        "tearing_pain surgery_recent cough_blood",
        "Ça ne déchire rien, je n'ai jamais été opéré, mon crachat est clair.",
      ],
      [
        "cough_much_blood cannot_speak blue_lips confusion",
        "Je parle avec mes clients sans m'essouffler, et mes lèvres ont leur couleur. Pour le reste tout va bien.",
      ],
      ["pregnant", "Je suis un homme, un garçon quoi."],
      ["sickle_cell", "Non, mon test à l'école disait AA, je n'ai rien de ça."],
      [
        "cannot_stand pallor face_droop one_side_weak speech_trouble",
        "J'ai porté un moteur ce matin, ma bouche est droite et mes paumes sont bien rouges. Rien d'autre.",
      ],
      ["pleuritic_pain weight_loss", "Je respire à fond sans douleur, mes vêtements tiennent pareil."],
      [
        "limb_cold_pale snake_bite scorpion_sting burn wound",
        "Rien ne m'a piqué ni brûlé, mes mains sont chaudes, c'est après les pompes. Rien d'autre.",
      ],
      ["animal_bite", "Aucune bête ne m'a touché, ce sont mes cent pompes."],
    ],
  },
  {
    id: "m223",
    level: "self_care",
    says: "Bonjour, hier soir ma petite de 3 ans a cogné son front contre la table du salon en courant. Il y a une petite bosse, moi je dors pas, elle elle danse.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Elle a crié tout de suite, elle a gardé tout son repas et ce matin elle s'est réveillée avant moi. Pour le reste tout va bien.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Son nez et ses oreilles sont secs, elle est tombée de sa propre taille et elle court droit. Pour le reste tout va bien.",
      ],
      [
        "headache dizzy vomiting deep_cut",
        "Elle a mangé son riz et l'a gardé, la peau n'est pas ouverte. Rien d'autre.",
      ],
      ["vomits_everything hard_breathing", "Elle a bu son lait et l'a gardé, elle respire comme d'habitude."],
      ["anticoagulant", "Non, elle ne prend aucun médicament."],
      [
        "unconscious fainted speech_trouble vision_loss double_vision",
        "Elle chante ses comptines, elle attrape les petites miettes par terre, elle n'est jamais tombée dans les pommes.",
      ],
      [
        "unconscious speech_trouble vision_loss double_vision balance_loss",
        "Elle raconte sa poupée, elle me reconnaît de loin et elle court sans tanguer. Rien d'autre.",
      ],
    ],
  },
  {
    id: "m224",
    level: "self_care",
    says: "Bonjour, je suis enceinte de deux mois et le matin l'odeur du café me donne envie de rendre. Après dix heures ça passe et je mange bien.",
    answers: [
      ["age", "J'ai 31 ans, je suis maîtresse de CE1."],
      ["belly_pain low_belly_pain", "Mon ventre est tranquille, rien ne tire ni en haut ni en bas."],
      ["little_urine weight_loss", "Mon pipi est clair comme l'eau et ma jupe serre toujours pareil."],
      ["leg_swelling_one", "Mes deux jambes sont pareilles, mes sandales entrent bien."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Mon slip est propre, je vois bien le tableau de ma classe et je respire bien. Rien d'autre.",
      ],
      [
        "vaginal_bleeding fever vomits_everything",
        "Pas de sang, mon corps est frais, et mon eau reste dans le ventre.",
      ],
      [
        "flank_pain blood_urine vomiting chills",
        "Mon dos est tranquille, le pipi est sans sang, je rends une petite fois tous les deux ou trois jours.",
      ],
      ["flank_pain chills", "Rien ne me tire derrière, et je ne tremble pas, j'ai la main tiède."],
      ["burning_urine", "Non, mon pipi ne chauffe pas, il sort doucement sans brûler."],
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Mes jambes me portent bien, je sens tout et je vide ma vessie normalement. Rien d'autre.",
      ],
      ["jaundice", "Mes yeux sont bien blancs dans le miroir."],
      ["contractions", "Rien ne durcit, mon ventre est souple comme un coussin."],
    ],
  },
];
