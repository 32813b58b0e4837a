import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise22: readonly Conversation[] = [
  {
    id: "j113",
    level: "routine",
    says: "Bonjour, j'ai 38 ans et je suis chauffeur de taxi. Je tousse depuis quatre semaines et le sirop n'y fait rien.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Mes crachats sont clairs et je parle sans m'arrêter. La poitrine va bien.",
      ],
      [
        "fever hard_breathing cough_blood pleuritic_pain weight_loss",
        "Mon poids est le même et je monte l'escalier sans problème. Ce que je crache est blanc, et mon corps est frais.",
      ],
    ],
  },
  {
    id: "j114",
    level: "routine",
    says: "Bonjour, j'ai 45 ans. En me lavant j'ai senti une petite boule dans le sein droit, elle ne fait pas mal. Cela m'inquiète.",
    answers: [
      ["fever breast_red breast_abscess", "La peau du sein est comme l'autre, et ma température est normale."],
      ["lump_worrying", "Elle n'a pas changé en trois semaines. Elle est un peu dure mais elle roule sous le doigt."],
    ],
  },
  {
    id: "j115",
    level: "routine",
    says: "Bonjour, j'ai 69 ans. Depuis environ huit mois mon jet d'urine est devenu faible et je me lève trois fois la nuit.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Je finis toujours par y arriver, et mes jambes sont solides. Je sens bien tout en bas.",
      ],
      [
        "fever burning_urine blood_urine thirst",
        "L'urine est claire et passe sans douleur, ma température est normale. Je bois comme tout le monde.",
      ],
      [
        "vomiting breath_deep drowsy confusion belly_pain",
        "Je mange bien, rien ne remonte, et mon ventre est souple. J'ai toute ma tête.",
      ],
      ["sugar", "À la prise de sang d'il y a deux mois, le docteur a dit que c'était normal, je n'ai pas le chiffre."],
      [
        "hard_breathing chest_pressure one_side_weak",
        "Je respire à l'aise et la poitrine est tranquille. Mes bras et mes jambes sont forts.",
      ],
      ["weight_loss foot_wound", "Mes pieds sont intacts et mes pantalons me vont toujours."],
      [
        "weak_stream much_urine temperature_taken",
        "C'est le jet qui est faible et qui se fait attendre. La quantité n'est pas plus grande qu'avant.",
      ],
    ],
  },
  {
    id: "j116",
    level: "routine",
    says: "Bonjour, j'ai 30 ans. Depuis trois semaines nous nous grattons tous à la maison, surtout la nuit, mes enfants, mon mari et moi.",
    answers: [
      ["clearer", "Nous avons des petits boutons qui démangent entre les doigts, aux poignets et à la ceinture."],
      [
        "fever cellulitis wound_infected skin_peeling",
        "La peau n'est ni chaude ni enflée, il y a juste des petits boutons et des traces de grattage. Personne n'a le corps chaud.",
      ],
    ],
  },
  {
    id: "j117",
    level: "routine",
    says: "Bonjour, c'est pour mon grand-père de 76 ans. Il dit qu'il voit comme à travers un brouillard, et cela empire doucement depuis un an.",
    answers: [
      ["sudden_onset", "Cela s'est fait petit à petit, des deux côtés."],
      [
        "one_side_weak speech_trouble worst_headache vision_loss",
        "Il bouge et il parle comme avant, la tête va bien. Il distingue encore les gens, mais il ne lit plus.",
      ],
      [
        "eye_pain red_eye diabetes flashes_floaters",
        "Ses yeux sont clairs et ne lui font pas mal. Son sucre a été contrôlé cette année, il était normal.",
      ],
      ["confusion face_droop", "Il raisonne très bien et son sourire est droit."],
    ],
  },
  {
    id: "j118",
    level: "routine",
    says: "Bonsoir, j'ai 52 ans et j'ai perdu mon mari il y a cinq mois. Depuis six semaines je pleure pour un rien et plus rien ne me fait plaisir.",
    answers: [
      ["suicidal_thoughts", "Jamais, je veux voir grandir mes petits-enfants."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Je vais encore vendre au marché et je m'occupe de moi. Je dors, mais je me réveille à quatre heures.",
      ],
      ["violence_home sexual_violence", "Personne ne me maltraite, ma sœur est très gentille avec moi."],
      [
        "withdrawal lying_flat_worse sexual_violence",
        "Rien de tel ne m'est arrivé. Je ne bois pas d'alcool et je dors à plat.",
      ],
    ],
  },
  {
    id: "j119",
    level: "self_care",
    says: "Bonjour, j'ai 33 ans. J'ai soulevé un sac de ciment il y a trois jours et depuis j'ai mal en bas du dos.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Je contrôle tout normalement, mes jambes sont solides et je sens bien partout.",
      ],
      ["fever", "Ma température est normale."],
      ["spine_tender", "C'est dans les muscles des deux côtés, et couché cela se calme."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Mes deux pieds se lèvent bien et la douleur est supportable. Je n'ai pas glissé, et mon poids est stable.",
      ],
      [
        "foot_drop weight_loss cancer",
        "Mes pieds bougent bien, je pèse toujours 70 kilos et je n'ai jamais eu de maladie grave.",
      ],
      ["locked_jaw paracetamol_much", "J'ai pris deux comprimés par jour, et ma mâchoire s'ouvre bien."],
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Mes jambes sont chaudes et de couleur normale, et je respire bien. Il n'y a que le bas du dos, à quatre sur dix.",
      ],
      [
        "limb_cold_pale chest_pain pain_out_of_proportion",
        "Ma poitrine va bien, mes bras et mes jambes ont leur couleur, et la peau du dos est normale.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis",
        "Je marche normalement et mes deux jambes sont pareilles. La peau est comme d'habitude.",
      ],
      ["sweating face_droop", "Je suis au sec, et mon visage est bien droit."],
      ["sickle_cell", "Je ne suis pas drépanocytaire."],
      [
        "snake_bite scorpion_sting burn wound animal_bite",
        "Aucune bête ne m'a touché et la peau est intacte. C'est le sac de ciment qui a tiré sur mon dos.",
      ],
    ],
  },
  {
    id: "j120",
    level: "self_care",
    says: "Bonjour, mon bébé a cinq semaines. Après chaque tétée il rejette un peu de lait, est-ce normal ?",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Il tète avec appétit, il gigote beaucoup et il est à 36,8. Il respire calmement.",
      ],
      ["convulsion hard_breathing", "Son souffle est tranquille et il n'a jamais eu de secousses."],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Il tète huit à dix fois par jour, son nombril est sec, il est bien rose et tiède. Ce qu'il rend est blanc.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est toute lisse."],
      [
        "vomits_everything drowsy vomits_blood no_urine",
        "Il mouille six à sept couches par jour, il est vif, et il ne rend qu'une cuillère de lait blanc.",
      ],
      [
        "vomits_everything drowsy vomits_blood",
        "Il garde presque tout son lait et il est bien éveillé. C'est toujours blanc.",
      ],
      [
        "neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine",
        "Son ventre est souple, ses selles sont jaunes, et il ne prend que mon lait. Il tourne bien la tête et il n'est jamais tombé.",
      ],
      ["newborn_skin_pustules rash_spreading", "Sa peau est propre, je ne vois rien dessus."],
      ["sudden_onset", "Il me regarde bien et suit mon visage des yeux."],
      ["one_side_weak", "Il gigote des quatre membres."],
      [
        "eye_pain red_eye diabetes flashes_floaters headache",
        "Ses yeux sont clairs et il n'a aucune maladie. C'est juste un peu de lait qui remonte.",
      ],
    ],
  },
  {
    id: "j121",
    level: "self_care",
    says: "Bonjour, j'ai 24 ans. Avant-hier j'ai repris la musculation et depuis hier j'ai les muscles de la poitrine douloureux quand je lève les bras.",
    answers: [
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Je respire bien et la douleur reste sur place, des deux côtés. Elle vient seulement quand je bouge ou que j'appuie.",
      ],
      [
        "chest_pressure sweating fainted",
        "C'est comme des courbatures, rien de plus. Je n'ai pas transpiré et je suis resté debout.",
      ],
      ["panic", "J'étais tranquille, c'est venu le lendemain de la séance."],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Mes mollets sont pareils et je ne tousse pas. Je ne suis jamais passé sur une table d'opération.",
      ],
      [
        "fever effort_pain pleuritic_pain palpitations diabetes",
        "Je monte les escaliers sans rien sentir, mon cœur bat calmement et respirer à fond ne change rien. Je suis en bonne santé et mon corps est frais.",
      ],
      ["palpitations", "Au contraire, mon cœur bat calmement."],
      ["severe_pain", "Légère, trois sur dix, j'ai dormi comme un loir."],
      ["limb_cold_pale pain_out_of_proportion", "Mes mains sont chaudes et roses, et la peau n'a rien."],
      ["pregnant", "Je suis un homme."],
      [
        "confusion cannot_stand pallor",
        "Je suis en pleine forme, bien debout, avec une mine normale et les idées claires.",
      ],
      [
        "cannot_bear_weight cellulitis",
        "Je marche et je me sers de mes bras, c'est juste un peu raide. La peau est normale.",
      ],
      ["cellulitis", "La peau de ma poitrine est normale."],
    ],
  },
  {
    id: "j122",
    level: "self_care",
    says: "Bonjour, j'ai 29 ans. J'ai mangé un garba hier et depuis j'ai la diarrhée, sept selles en tout.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Je marche comme d'habitude et j'urine bien. C'est de la bouillie liquide, marron.",
      ],
      ["rice_water fainted", "C'est marron et en petite quantité. Je suis resté debout tout le temps."],
      [
        "fever bloody_stool vomits_everything sunken_eyes little_urine",
        "Le thermomètre montre 36,9 et je n'ai rien vu de rouge. Je bois beaucoup et tout reste en place.",
      ],
      ["cluster_diarrhea", "Tout le monde se porte bien chez moi et dans le quartier."],
      ["confusion", "J'ai les idées bien claires."],
      ["pregnant", "Je suis un homme."],
      [
        "diabetes immunocompromised kidney_disease sickle_cell",
        "Je n'ai aucune de ces maladies, je suis bien portant.",
      ],
    ],
  },
  {
    id: "j123",
    level: "self_care",
    says: "Bonjour, ma fille de 4 ans s'est cogné le front contre la table en courant ce midi. Elle a une petite bosse, je voudrais savoir si c'est grave.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Elle a pleuré aussitôt, elle n'a rien rendu, et maintenant elle joue comme si de rien n'était.",
      ],
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Elle est restée consciente, elle parle comme d'habitude et elle a gardé son déjeuner.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Elle s'est cognée debout, à sa hauteur. Ses oreilles et son nez sont secs, elle court partout et la bosse est petite et ferme.",
      ],
      [
        "headache dizzy vomiting deep_cut",
        "La peau n'est même pas ouverte, elle a bien gardé son repas et elle marche droit. La tête ne la gêne pas.",
      ],
      ["cannot_drink vomits_everything hard_breathing", "Elle a mangé et bu à midi, et elle respire tranquillement."],
      ["vomits_everything hard_breathing", "Elle n'a rien vomi du tout et son souffle est normal."],
      ["suicidal_thoughts", "Mais non, elle a 4 ans, elle rit et elle joue à la poupée."],
      ["anticoagulant", "Elle ne prend aucun remède."],
      [
        "fainted speech_trouble vision_loss double_vision both_legs_weak",
        "Elle n'est pas tombée dans les pommes, elle bavarde, elle voit bien et elle court.",
      ],
      ["hears_voices loss_of_function no_sleep_days", "C'est une enfant de 4 ans, elle joue et dort très bien."],
      ["violence_home", "Non, elle s'est cognée toute seule en courant."],
    ],
  },
  {
    id: "j124",
    level: "self_care",
    says: "Bonjour, j'ai 26 ans et je suis enceinte de huit semaines. J'ai des nausées le matin, que puis-je faire ?",
    answers: [
      ["belly_pain low_belly_pain", "Mon ventre me laisse tranquille, c'est seulement l'envie de vomir."],
      ["low_belly_pain", "En bas aussi c'est calme."],
      ["little_urine weight_loss", "Mon poids ne bouge pas et j'urine comme d'habitude."],
      ["leg_swelling_one", "Mes deux jambes sont pareilles, fines comme toujours."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je respire bien, je vois bien et mes sous-vêtements sont propres. J'ai seulement la nausée du matin.",
      ],
      [
        "vaginal_bleeding fever burning_urine vomits_everything",
        "Je ne perds pas de sang, mon corps est frais et j'urine sans gêne. Je vomis une fois tous les trois jours, le reste passe.",
      ],
      [
        "vomits_blood confusion no_stool_gas worst_headache",
        "J'ai les idées claires, je vais à la selle tous les matins, et la tête ne me fait pas mal. Je ne rends qu'un peu de salive.",
      ],
      ["neck_stiff", "Mon cou bouge bien."],
      [
        "no_urine bile_vomit diabetes",
        "J'ai uriné il y a une heure, et mon sucre était normal au premier rendez-vous. Ce que je rends est transparent.",
      ],
      [
        "diarrhea flank_pain hernia_stuck head_injury overdose",
        "Mes selles sont moulées, mon dos va bien, et je n'ai reçu aucun coup. Je prends seulement l'acide folique.",
      ],
      ["steroid_stopped dialysis_missed", "Je n'ai jamais pris de cortisone et mes reins vont bien."],
    ],
  },
];
