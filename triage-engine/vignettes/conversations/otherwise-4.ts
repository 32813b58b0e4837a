import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise4: readonly Conversation[] = [
  {
    id: "v113",
    level: "routine",
    says: "Bonjour, j'ai 39 ans. Une molaire trouée du bas me fait souffrir depuis dix jours, surtout au froid et au sucré.",
    answers: [
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "J'ouvre la bouche en grand et j'avale comme il faut. Un paracétamol de temps en temps me suffit.",
      ],
      [
        "hard_breathing neck_swelling paracetamol_much",
        "Je respire librement, mon cou est comme d'habitude, et je prends deux comprimés par jour au plus.",
      ],
      [
        "jaw_swelling fever gum_swelling severe_pain tooth_bleeding",
        "Ma joue et ma gencive ont leur aspect normal. La douleur est supportable, surtout au froid.",
      ],
      [
        "jaw_swelling fever gum_swelling tooth_bleeding",
        "Je me sens frais, rien n'a gonflé, et on ne m'a arraché aucune dent.",
      ],
      ["confusion noisy_breathing", "J'ai toute ma tête et je respire en silence."],
      ["noisy_breathing tongue_swelling", "Ma langue et mes lèvres sont comme tous les jours, je respire sans bruit."],
    ],
  },
  {
    id: "v114",
    level: "routine",
    says: "J'ai 66 ans et mon genou droit me fait mal depuis cinq mois, surtout dans les escaliers. Que puis-je faire ?",
    answers: [
      ["fever", "Ma température est normale, c'est seulement le genou qui craque."],
      ["locked_jaw paracetamol_much", "Ma bouche s'ouvre bien et je me contente de deux paracétamols par jour."],
      ["hot_joint", "Il est à peine plus rond que l'autre, de couleur normale et pas chaud au toucher."],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Je marche sans canne et il est bien droit. La douleur est supportable, quatre sur dix, je ne suis pas tombée.",
      ],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Je vais très bien en dehors de ce genou, je fais mon marché et ma tension est à 13/8.",
      ],
      [
        "confusion hard_breathing convulsion spontaneous_bleeding",
        "Rien de tout cela, j'ai ma tête et je respire bien.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Mon cou est souple, mes yeux sont blancs et mes urines sont claires. C'est juste le genou.",
      ],
      [
        "skin_peeling black_skin haemorrhagic_contact",
        "Ma peau est normale et je n'ai fréquenté aucun malade, je n'ai pas voyagé.",
      ],
      [
        "unconscious drowsy cannot_swallow no_urine",
        "Je suis bien éveillée, j'avale normalement et j'urine plusieurs fois par jour.",
      ],
    ],
  },
  {
    id: "v115",
    level: "routine",
    says: "Bonjour, j'ai 52 ans. Depuis que j'ai perdu mon travail je n'ai plus goût à rien, cela dure depuis six semaines.",
    answers: [
      ["suicidal_thoughts", "Jamais, mes enfants comptent trop pour moi."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Je m'occupe encore de la maison et des enfants, je n'entends rien d'étrange. Je me réveille à quatre heures.",
      ],
      ["violence_home sexual_violence", "À la maison tout va bien, ma femme me soutient beaucoup."],
      ["withdrawal lying_flat_worse", "Je ne bois pas et je ne prends rien. Je dors bien à plat, même si peu."],
    ],
  },
  {
    id: "v116",
    level: "routine",
    says: "Bonjour, j'ai 60 ans. Je traîne une toux sèche depuis six semaines, et aucun sirop n'en vient à bout.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Mes crachats sont inexistants, c'est une toux d'irritation, et je parle sans m'essouffler.",
      ],
      [
        "fever cough_blood pleuritic_pain weight_loss",
        "Mon poids est stable, je suis frais, et tousser ne me fait pas souffrir.",
      ],
    ],
  },
  {
    id: "v117",
    level: "routine",
    says: "Bonjour docteur, j'ai 72 ans et je vois comme à travers un brouillard, un peu plus chaque mois depuis plus d'un an.",
    answers: [
      ["sudden_onset", "Au contraire, c'est venu tout doucement, des deux côtés."],
      [
        "one_side_weak speech_trouble worst_headache vision_loss",
        "Je parle et je marche comme avant, et ma tête est tranquille. J'y vois encore, mais dans la brume.",
      ],
      [
        "one_side_weak speech_trouble worst_headache",
        "Mes bras et mes jambes ont leur force, je parle bien et je n'ai mal nulle part.",
      ],
      [
        "eye_pain red_eye diabetes flashes_floaters headache",
        "Mes yeux sont blancs et ne me font pas souffrir. Mon sucre était normal il y a trois mois.",
      ],
      [
        "eye_pain red_eye flashes_floaters headache",
        "Mes yeux ne sont ni rouges ni douloureux, je ne vois ni éclairs ni points, et ma tête va bien.",
      ],
      ["confusion face_droop", "Ma bouche est droite et j'ai toute ma tête."],
      ["duration", "Depuis plus d'un an."],
      ["vision_blurred", "Oui, une vue trouble, des deux yeux, qui baisse lentement."],
    ],
  },
  {
    id: "v118",
    level: "routine",
    says: "Bonjour, mon fils de 8 ans a deux plaques rondes sans cheveux sur la tête depuis trois semaines. Cela le gratte un peu.",
    answers: [
      ["tongue_swelling", "Sa bouche et sa gorge sont comme d'habitude."],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Il est frais, la peau est sèche avec des pellicules grises et des cheveux cassés.",
      ],
      ["pain_out_of_proportion", "Cela le gratte un peu seulement, il n'a pas mal."],
    ],
  },
  {
    id: "v119",
    level: "self_care",
    says: "Bonjour, ma petite fille a 13 jours. Elle a le hoquet après presque chaque tétée et elle éternue souvent, est-ce normal ?",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Elle tète avec appétit neuf ou dix fois par jour, elle est tonique, et j'ai pris 36,9 ce matin.",
      ],
      ["convulsion hard_breathing", "Elle respire calmement et n'a jamais eu de secousses."],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Son nombril est sec, sa peau est rose et elle boit comme d'habitude. Elle remonte parfois un peu de lait blanc.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est propre et rose partout."],
      ["mouth_sores", "Sa bouche est toute rose."],
      ["newborn_skin_pustules rash_spreading", "Pas de boutons, sa peau est nette."],
      ["slow_growth", "Elle pesait 3,2 kilos à la naissance et 3,5 hier, elle pousse bien."],
      [
        "cellulitis newborn_marks breastfed_stool bloody_stool",
        "Ses selles sont jaunes et molles, sans sang, et sa peau est normale.",
      ],
      [
        "vomits_everything vomits_blood belly_swollen little_urine",
        "Son ventre est souple, elle mouille sept couches par jour et garde son lait.",
      ],
    ],
  },
  {
    id: "v120",
    level: "self_care",
    says: "Bonjour, j'ai 35 ans. J'ai porté des sacs de ciment samedi et j'ai le bas du dos raide et douloureux depuis trois jours.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Je vais aux toilettes comme à l'ordinaire et mes jambes me portent bien.",
      ],
      [
        "saddle_numbness cannot_hold_urine cannot_pass_urine fainted",
        "J'urine quand je veux, je sens bien mes fesses, et je suis toujours resté bien conscient.",
      ],
      ["fever", "Je suis frais, ma température est normale."],
      ["spine_tender", "Couché cela se calme, c'est une barre en bas du dos, pas un endroit précis."],
      [
        "foot_drop fall weight_loss cancer",
        "Mes orteils bougent normalement et mon poids est stable. Je ne suis pas tombé, je suis en bonne santé.",
      ],
      ["weight_loss cancer", "Je garde le même poids et je n'ai jamais eu de maladie grave."],
      ["locked_jaw paracetamol_much", "Ma mâchoire est souple, et j'ai pris deux comprimés de paracétamol hier."],
      ["face_droop", "Mon visage est bien droit."],
      ["pregnant", "Je suis un homme."],
    ],
  },
  {
    id: "v121",
    level: "self_care",
    says: "Bonjour, j'ai 22 ans. J'ai repris les pompes et la musculation avant-hier, et depuis hier les deux côtés de la poitrine me font mal quand je lève les bras.",
    answers: [
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Au repos je ne sens rien, et je monte les escaliers sans m'essouffler.",
      ],
      [
        "chest_pressure pain_to_arm_jaw sweating fainted",
        "C'est seulement quand je pousse ou que j'appuie dessus. Cela ne va nulle part ailleurs.",
      ],
      ["panic", "Non, j'étais tranquille, ce sont les muscles travaillés qui tirent."],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Rien de déchirant, mes jambes sont pareilles et je n'ai jamais été opéré.",
      ],
      [
        "tearing_pain surgery_recent cough_blood",
        "Je crache clair quand je me lave les dents, c'est tout. La douleur reste dans les muscles de devant.",
      ],
      [
        "fever effort_pain pleuritic_pain palpitations diabetes",
        "Mon coeur est calme, mon sucre est normal et je suis frais. Respirer à fond ne change rien.",
      ],
      [
        "fever effort_pain pleuritic_pain",
        "Ma température est normale, et l'effort ou la respiration ne changent rien, seulement les bras.",
      ],
      ["severe_pain", "Elle est légère, trois sur dix, je dors bien."],
      ["limb_cold_pale pain_out_of_proportion", "Mes bras sont chauds et de bonne couleur, la peau va bien."],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Je n'ai aucune brûlure, ce sont les muscles travaillés avant-hier.",
      ],
      ["confusion cannot_stand pallor", "J'ai toute ma tête, je tiens debout et j'ai mes couleurs."],
      ["heartburn", "Non, manger n'y change rien, c'est dans les muscles."],
    ],
  },
  {
    id: "v122",
    level: "self_care",
    says: "Bonjour, j'ai 31 ans. Le soir après le bureau, j'ai comme un bandeau serré autour de la tête depuis quatre jours.",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Cela s'installe petit à petit, je tourne le cou librement et ma vue est bonne.",
      ],
      [
        "neck_stiff one_side_weak confusion",
        "Mes bras et mes jambes ont toute leur force et j'ai les idées claires, je travaille normalement.",
      ],
      ["pregnant", "Mes règles sont venues la semaine passée."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Elle est légère, trois sur dix, je parle et je vois normalement, et je suis bien réveillée.",
      ],
      [
        "worst_headache speech_trouble double_vision convulsion",
        "J'ai déjà eu pire, je vois une seule image et je parle bien. Je n'ai jamais fait de crise.",
      ],
      ["fever vomiting getting_worse", "Ma température est normale, je garde mes repas et c'est pareil chaque soir."],
      [
        "head_injury smoke_gas high_pressure",
        "Je n'ai reçu aucun coup, l'air est bon au bureau et ma tension était à 12/7 hier.",
      ],
      ["head_injury smoke_gas", "Ma tête n'a pas été cognée et personne ne fume près de moi."],
      [
        "locked_jaw paracetamol_much",
        "Je prends un seul paracétamol le soir et cela me suffit, ma bouche s'ouvre bien.",
      ],
    ],
  },
  {
    id: "v123",
    level: "self_care",
    says: "Bonjour, j'ai 45 ans. Je mets très longtemps à m'endormir depuis cinq nuits, car une inspection m'attend à l'école la semaine prochaine.",
    answers: [
      [
        "clearer",
        "Rien ne me fait mal, c'est le sommeil qui tarde à venir : je reste une heure et demie les yeux ouverts.",
      ],
      ["where", "Le plus gênant est de ne pas trouver le sommeil le soir, et je suis fatiguée dans la journée."],
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "Je respire bien et j'ai toute ma force, c'est juste l'inspection qui tourne dans ma tête au coucher.",
      ],
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "Je marche, je parle et je vois comme d'habitude, et ma tête est tranquille.",
      ],
      [
        "hearing_loss vomiting fever fainted pallor",
        "J'entends bien, je mange bien et je suis fraîche. Je prends un café le soir, il est vrai.",
      ],
      ["vomiting fever fainted pallor", "Je garde mes repas, ma température est normale et j'ai bonne mine."],
      ["pregnant", "Mes règles tombent à l'heure, je ne suis pas enceinte."],
      [
        "lost_consciousness_injury spine_pain_injury heavy_bleeding injury_paralysis",
        "Je n'ai pas eu de choc, je bouge bien et rien ne saigne. C'est mon sommeil qui ne va pas.",
      ],
      ["head_injury", "Ma tête n'a rien reçu, je ne suis pas tombée."],
    ],
  },
  {
    id: "v124",
    level: "self_care",
    says: "Bonjour, j'ai 70 ans. Des crampes au mollet me réveillent deux fois par semaine depuis une quinzaine de jours, puis tout passe en étirant le pied.",
    answers: [
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Mes jambes sont chaudes et de leur couleur normale, et je respire bien.",
      ],
      [
        "limb_cold_pale chest_pain pain_out_of_proportion",
        "La peau va très bien et la poitrine aussi. Mes pieds sont tièdes.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Mes deux jambes sont pareilles et je marche au champ toute la journée. La crampe dure deux minutes.",
      ],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Je ne me suis pas brûlé, ce sont des crampes la nuit.",
      ],
      [
        "cellulitis fever severe_pain",
        "La peau est normale et je n'ai pas de température. C'est vif pendant deux minutes, puis plus rien.",
      ],
      ["burn_joint_hand wound_infected", "Mes jambes sont intactes, il n'y a que cette crampe de temps en temps."],
    ],
  },
];
