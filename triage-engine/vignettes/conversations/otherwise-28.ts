import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise28: readonly Conversation[] = [
  {
    id: "k213",
    level: "self_care",
    says: "Bonjour, j'ai un petit bouton au bord de la paupière, juste à la racine des cils, depuis avant-hier. C'est vilain et ça pique quand je touche.",
    answers: [
      ["age", "J'ai 31 ans."],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Je lis mon journal sans souci, c'est seulement le bouton sur la paupière, rien d'autre.",
      ],
      [
        "eye_pain vision_blurred light_hurts contact_lenses eye_injury",
        "L'œil lui-même est blanc et ne sent rien, le soleil ne me gêne pas, j'ai jamais porté de lentilles, rien d'autre.",
      ],
      ["fever eyelid_swollen", "Juste le bouton lui-même, le reste de la paupière est plat et mon corps est frais."],
    ],
  },
  {
    id: "k214",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, j'écris pour ma tantie de 77 ans. La nuit son mollet se serre comme un nœud, deux trois fois dans la semaine, elle masse et puis ça part.",
    answers: [
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Son pied est tiède, elle respire tranquillement, rien d'autre ne la dérange.",
      ],
      ["fainted face_droop speech_trouble", "Elle parle bien, son sourire est droit et elle n'est jamais tombée."],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Ses deux jambes sont pareilles et souples le jour, elle marche jusqu'à l'église sans gêne.",
      ],
      ["duration", "Ça a commencé le mois passé, donc un mois à peu près."],
    ],
  },
  {
    id: "k215",
    level: "self_care",
    says: "Bonjour, c'est mon premier bébé, elle a seize jours. Elle a le hoquet après chaque tétée et elle éternue beaucoup, est-ce que c'est normal ?",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Elle tète fort toutes les deux heures, elle gigote bien, 36,8 au thermomètre, pour le reste tout va bien.",
      ],
      ["convulsion hard_breathing", "Son souffle est calme quand elle dort, ses bras n'ont jamais secoué."],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Elle est tiède et rose jusqu'aux talons, son nombril est tombé tout sec, rien d'autre.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est lisse et propre partout, sans un bouton."],
      ["slow_growth", "Elle avait 3,2 kilos à la naissance et hier à la PMI 3,5 kilos."],
    ],
  },
  {
    id: "k216",
    level: "self_care",
    says: "Bonjour, avant-hier j'ai porté des briques toute la journée pour la première fois. Depuis hier ma poitrine me fait mal des deux côtés quand je lève les bras, je voulais savoir si c'est grave.",
    answers: [
      ["age", "J'ai 23 ans, je viens de commencer comme aide-maçon."],
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Je monte mes trois étages sans m'arrêter, rien ne serre, ce sont les muscles du devant, pour le reste tout va bien.",
      ],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Mes deux jambes sont pareilles, on ne m'a jamais opéré, pour le reste tout va bien.",
      ],
      [
        "fever effort_pain pleuritic_pain palpitations diabetes",
        "Mon corps est frais, je respire à fond sans douleur, mon cœur bat doucement, rien d'autre.",
      ],
      [
        "limb_cold_pale pain_out_of_proportion",
        "Mes bras et mes mains sont chauds, ça tire seulement quand je force, rien d'autre.",
      ],
      [
        "cannot_bear_weight cellulitis severe_pain",
        "Je me sers de mes deux bras, la peau est normale, la douleur est petite, rien d'autre.",
      ],
      ["pregnant", "Je suis un homme, moi, docteur."],
      [
        "confusion cannot_stand pallor",
        "Ma tête est claire, je tiens debout toute la journée au chantier, rien d'autre.",
      ],
    ],
  },
  {
    id: "k217",
    level: "self_care",
    says: "Bonjour, ma fille de trois ans a cogné son front contre la table ce matin en courant. Elle a une petite bosse, elle a pleuré sur le champ et puis elle est repartie jouer.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Elle est restée éveillée tout le temps, elle a mangé son riz sans rien rendre et elle cause comme d'habitude.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Son nez et ses oreilles sont secs, elle court derrière son frère, elle était debout par terre, la bosse est petite et dure.",
      ],
      [
        "dizzy vomiting deep_cut",
        "Elle tient bien sur ses pieds, la peau n'est pas ouverte, son riz est resté dans son ventre.",
      ],
      ["vomits_everything hard_breathing", "Elle a tout gardé et elle respire tranquille, elle chante même."],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Ses jambes sont pareilles, elle court partout, son corps est frais, elle touche sa bosse sans pleurer.",
      ],
      ["anticoagulant", "Elle ne prend aucun médicament."],
      [
        "fainted speech_trouble vision_loss double_vision balance_loss",
        "Elle marche droit, elle raconte ses dessins animés et attrape son ballon, rien d'autre.",
      ],
      [
        "limb_cold_pale snake_bite scorpion_sting burn wound",
        "Aucune plaie, aucune bête ne l'a piquée, ses mains et ses pieds sont chauds.",
      ],
      [
        "limb_cold_pale snake_bite scorpion_sting burn animal_bite",
        "Ses bras et ses jambes sont tièdes et roses, aucune morsure, aucune brûlure, rien d'autre.",
      ],
    ],
  },
  {
    id: "k218",
    level: "self_care",
    says: "Bonjour, je suis institutrice et depuis trois jours ma voix est cassée, j'ai trop crié à la fête du sport de l'école. La gorge gratte un peu.",
    answers: [
      ["age", "Moi j'ai 36 ans."],
      [
        "hard_breathing noisy_breathing drooling cannot_swallow tongue_swelling",
        "Je respire sans bruit, j'ai avalé mon foutou ce midi, rien d'autre.",
      ],
      [
        "smoke_gas burn_face swallowed_caustic",
        "J'ai seulement crié dans la cour, en plein air, je n'ai rien avalé de mauvais.",
      ],
      ["fever", "Mon corps est frais comme le matin."],
      ["muffled_voice cannot_open_mouth", "Ma bouche s'ouvre grand, la voix est juste éraillée comme un vieux coq."],
      ["muffled_voice", "Ma voix sort rauque et cassée mais elle n'est pas étouffée."],
      ["throat_one_side rash neck_swelling", "Ça gratte au milieu, mon cou est normal et ma peau est lisse."],
      ["confusion blue_lips chest_indrawing", "Je respire calme, mes lèvres sont roses et j'ai toute ma tête."],
    ],
  },
  {
    id: "k219",
    level: "self_care",
    says: "Bonjour docteur, j'ai sarclé mon manioc courbé toute la journée et depuis cinq jours mes reins me font mal. La nuit couché, ça va.",
    answers: [
      ["age", "J'ai 40 ans cette année."],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Je marche jusqu'au champ sur mes deux jambes, le pipi et les selles viennent quand je veux, rien d'autre.",
      ],
      ["fever", "Mon corps est frais, je n'ai pas chauffé."],
      ["spine_tender", "C'est plutôt une barre dans les muscles, quand je suis couché ça me laisse."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Mes pieds se lèvent bien, je n'ai pas glissé, mes habits me vont toujours, rien d'autre.",
      ],
      [
        "locked_jaw paracetamol_much",
        "Ma bouche s'ouvre bien pour manger mon foutou, et je n'ai pas pris un seul comprimé.",
      ],
      ["pregnant", "Je suis un homme, planteur."],
      ["face_droop speech_trouble", "Mon visage est droit et je parle comme d'habitude."],
      ["sickle_cell", "Non, je suis AA, on m'a fait l'examen."],
      [
        "treatment_missed allergy_trigger taking_medicine plays_normally body_aches",
        "Je ne suis aucun traitement, c'est comme une courbature au bas du dos après le sarclage.",
      ],
    ],
  },
  {
    id: "k220",
    level: "self_care",
    says: "Bonjour, une guêpe a piqué ma nièce de 10 ans au bras il y a deux heures. C'est rouge et gonflé comme une pièce, elle dit que ça gratte.",
    answers: [
      [
        "hard_breathing tongue_swelling fainted vomiting many_stings",
        "Elle respire bien, sa bouche est normale, une seule guêpe sur l'avant-bras, rien d'autre.",
      ],
      [
        "hives face_swelling fever cellulitis severe_pain",
        "Son visage est comme d'habitude, le reste de sa peau est lisse, l'eau froide a presque tout calmé et son corps est frais.",
      ],
      [
        "hives face_swelling cellulitis severe_pain",
        "Seul l'avant-bras a sa petite plaque, elle ne grandit pas et la douleur est presque partie.",
      ],
      [
        "cannot_drink vomits_everything convulsion",
        "Elle a bu son jus et mangé son alloco, tout est resté, elle danse dans la cour.",
      ],
      ["wasting feet_swollen_both", "C'est une fille bien en chair, ses pieds sont normaux."],
      ["confusion cannot_stand", "Sa tête est claire, elle saute à la corde dans la cour."],
      ["cold_body", "Pas froid, elle est tiède comme d'habitude, c'est l'eau sur la piqûre qui était froide."],
      ["malaria_test_negative", "Elle n'a aucune fièvre, il n'y a pas eu de test."],
      ["limb_cold_pale chest_pain pain_out_of_proportion", "Son bras est tiède et la douleur est presque partie."],
      ["snake_bite scorpion_sting burn wound animal_bite", "Non, seulement la guêpe."],
    ],
  },
  {
    id: "k221",
    level: "self_care",
    says: "Bonjour, je suis enceinte de neuf semaines. Le matin l'odeur de la sauce me soulève le cœur, mais j'arrive à manger après. Que dois-je prendre ?",
    answers: [
      ["age", "J'ai 25 ans, je vends l'attiéké."],
      ["belly_pain low_belly_pain", "Mon ventre est tranquille, il ne me fait pas mal."],
      ["little_urine weight_loss", "Je fais pipi cinq six fois par jour et mon poids n'a pas bougé à la visite."],
      ["leg_swelling_one", "Mes deux jambes sont fines et pareilles."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je n'ai pas vu une goutte de sang, mes yeux voient clair et je respire bien, rien d'autre.",
      ],
      [
        "vaginal_bleeding fever burning_urine vomits_everything",
        "Pas une tache dans mon slip, mon corps est frais et le pipi ne brûle pas, rien d'autre.",
      ],
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Je marche normalement avec mes cuvettes et mon pipi sort bien, rien d'autre.",
      ],
      ["jaundice", "Le blanc de mes yeux est blanc comme du coton."],
      [
        "fainted cannot_stand black_stool chest_pain",
        "Je tiens debout toute la matinée au marché, mes selles sont marron, rien d'autre.",
      ],
      ["sickle_cell", "Mon examen a dit AA, personne ne l'a chez nous."],
      [
        "confusion spontaneous_bleeding heavy_bleeding",
        "Mes gencives et mon nez ne saignent pas, ma tête est claire, rien d'autre.",
      ],
    ],
  },
  {
    id: "k222",
    level: "self_care",
    says: "Bonjour, mon concours est dans dix jours et depuis une semaine le sommeil ne vient pas vite. Je tourne dans mon lit jusqu'à une heure du matin.",
    answers: [
      ["age", "J'ai 20 ans, je suis à la fac."],
      ["suicidal_thoughts", "Je ris avec mes amis et je pense à mon avenir, jamais à ça."],
      ["suicidal_plan", "Pas du tout, je n'y pense jamais, je veux juste réussir mon concours."],
      ["suicide_attempt", "Jamais, je n'ai jamais rien fait contre moi."],
      ["alone_now", "Mes deux camarades de chambre révisent à côté de moi."],
      ["hears_voices", "J'entends seulement mes camarades qui récitent leurs cours, aucune voix."],
      ["chest_pain hard_breathing fainted", "Je cours au football le dimanche sans m'arrêter, rien de tout ça."],
      ["pregnant", "Je suis un garçon."],
    ],
  },
  {
    id: "k223",
    level: "self_care",
    says: "Bonjour, mes règles sont venues hier et j'ai mal au bas-ventre comme tous les mois. À 17 ans, est-ce que je peux prendre quelque chose pour aller en cours ?",
    answers: [
      ["age", "J'ai 17 ans, je suis au lycée."],
      [
        "fainted late_period soaks_pads rigid_belly",
        "Elles sont venues à leur date, trois garnitures par jour comme toujours, rien d'autre.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Mon corps est frais, la douleur part avec l'ibuprofène et j'ai gardé mon déjeuner, rien d'autre.",
      ],
    ],
  },
  {
    id: "k224",
    level: "self_care",
    says: "Bonjour, quand je bois de l'eau glacée mes dents du bas à gauche me lancent deux secondes. Ça fait dix jours, sinon je mange bien.",
    answers: [
      ["clearer", "Mes dents sont sensibles au froid et au sucré, un éclair de deux secondes puis plus rien."],
      ["age", "J'ai 35 ans, je suis chauffeur de taxi."],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Je mords dans mon pain la bouche grande ouverte, mon cou est normal, je n'ai pas pris de médicament.",
      ],
      [
        "jaw_swelling fever gum_swelling severe_pain tooth_bleeding",
        "Mes joues sont égales, la gencive est rose, aucune dent arrachée, rien d'autre.",
      ],
      ["caries gum_bleeding bad_breath", "Mes dents sont entières, rien de cassé, et la brosse sort blanche."],
    ],
  },
];
