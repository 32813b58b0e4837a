import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite12: readonly Conversation[] = [
  {
    id: "r225",
    level: "self_care",
    says: "Bonjour, je suis une femme de 23 ans. Mes règles sont arrivées hier, à la date prévue, et j'ai des crampes au bas-ventre comme chaque mois. L'ibuprofène me soulage. Le saignement est habituel et je n'ai pas de fièvre. Ma sœur a un fibrome, d'où mon inquiétude.",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Non, mes règles sont venues à la bonne date et je change de garniture toutes les quatre heures environ.",
      ],
      ["severe_pain vomits_everything discharge_odour", "Non, la douleur est à 4 sur 10 et mes pertes sont normales."],
      [
        "low_belly_pain bleeding",
        "Ce sont des crampes dans le bas du ventre, comme à chaque période de règles ; le saignement est celui de d'habitude.",
      ],
    ],
  },
  {
    id: "r226",
    level: "self_care",
    says: "Bonjour, j'ai 29 ans, je suis un homme. Depuis hier soir, j'ai la diarrhée, quatre selles liquides en tout, après un repas dans un maquis. Je n'ai pas de fièvre, pas de sang dans les selles et je ne vomis pas. J'arrive à boire normalement.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, mes selles sont jaunes, je tiens debout et j'ai uriné il y a une heure.",
      ],
      ["vomits_everything sunken_eyes little_urine", "Non, je ne vomis pas et j'urine comme d'habitude."],
      ["cluster_diarrhea", "Non, personne d'autre n'est malade autour de moi ni dans le quartier."],
      ["confusion", "Non, j'ai les idées claires et je suis allé au travail."],
      ["diabetes immunocompromised kidney_disease sickle_cell", "Non, je n'ai aucune maladie connue."],
    ],
  },
  {
    id: "r227",
    level: "self_care",
    says: "Bonjour, je suis le papa d'une petite fille de 3 ans. Il y a cinq heures, elle est tombée d'une chaise basse et s'est fait une petite bosse au front. Elle a pleuré tout de suite, puis elle a rejoué et mangé. Elle n'a pas vomi.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Non, elle n'a jamais perdu connaissance et elle est bien éveillée, elle joue avec sa poupée.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, la bosse est dure, elle marche droit et elle ne se plaint pas de la tête.",
      ],
      [
        "cannot_drink vomits_everything hard_breathing",
        "Non, elle boit et elle mange normalement, elle a même pris son goûter.",
      ],
      [
        "limb_cold_pale numb_fingers saddle_numbness cough_blood heavy_bleeding",
        "Non, rien de cela, elle n'a que cette bosse de deux centimètres au front.",
      ],
      ["dizzy deep_cut", "Non, elle tient bien debout et il n'y a pas de plaie, la peau est intacte."],
    ],
  },
  {
    id: "r228",
    level: "self_care",
    says: "Bonjour, je suis la maman d'un bébé de six semaines, nourri au sein. Depuis trois semaines, il rejette une petite cuillère de lait après les tétées et il a souvent le hoquet. Il tète bien, il grossit bien et il n'a pas de fièvre. Est-ce normal ?",
    answers: [
      ["floppy convulsion hard_breathing", "Non, il est bien tonique et il respire calmement."],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, son corps a une température normale, 36,9, et son nombril est bien guéri.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est tout à fait normale, sans boutons ni taches."],
      ["slow_growth", "Non, il grossit bien, il a pris 900 grammes depuis la naissance."],
      ["vomits_blood no_urine", "Non, il mouille sept couches par jour et le lait rejeté est blanc, sans sang."],
      [
        "neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine",
        "Non, son ventre est souple, ses selles sont normales et il n'a rien avalé d'autre que mon lait.",
      ],
      ["severe_pain right_lower_pain", "Non, il ne semble avoir aucune douleur, il est calme et il dort bien."],
      ["little_urine irritable", "Non, il n'est pas grognon et il a toujours ses sept couches mouillées par jour."],
      ["cannot_stand tongue_swelling", "Non, il gigote normalement et son visage n'est pas gonflé."],
      [
        "vomiting",
        "Non, il ne vomit pas vraiment, il rejette une petite cuillère de lait après la tétée, sans effort.",
      ],
    ],
  },
  {
    id: "r229",
    level: "self_care",
    says: "Bonjour, je suis un homme de 35 ans. J'ai mal en bas du dos depuis trois jours, après avoir soulevé un sac de ciment. La douleur ne descend pas dans les jambes et j'urine normalement. J'avais eu la même chose il y a deux ans, et c'était passé.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak fainted",
        "Non, je sens bien partout et mes jambes sont fortes ; j'ai seulement mal quand je me penche.",
      ],
      ["fever", "Non, je n'ai pas de fièvre, et le paracétamol me soulage un peu."],
      ["spine_tender", "Non, la douleur est autour de 5 sur 10 et elle est meilleure quand je suis allongé."],
      ["foot_drop fall weight_loss cancer", "Non, mes pieds bougent bien, je ne suis pas tombé et je n'ai pas maigri."],
      ["limb_cold_pale", "Non, mes jambes sont chaudes et de couleur normale."],
    ],
  },
  {
    id: "r230",
    level: "self_care",
    says: "Bonjour, j'ai 42 ans, je suis une femme. Depuis deux jours, j'ai la tête serrée comme dans un casque en fin de journée, après l'ordinateur. Le paracétamol me soulage. Je n'ai pas de fièvre, je vois bien et ma tension était à 12/8 hier.",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion",
        "Non, le mal de tête est venu petit à petit et ma nuque est souple, mais mes épaules sont tendues.",
      ],
      ["pregnant", "Non, j'ai eu mes règles il y a cinq jours, elles étaient normales."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non, la douleur est légère, environ 3 sur 10, et je suis bien éveillée.",
      ],
      ["vomiting getting_worse", "Non, je ne vomis pas et cela ne s'aggrave pas, cela passe avec le paracétamol."],
      ["head_injury smoke_gas", "Non, je n'ai reçu aucun choc, c'est surtout après l'ordinateur."],
      ["purple_spots face_droop balance_loss", "Non, je marche normalement et je n'ai pas de taches."],
    ],
  },
  {
    id: "r231",
    level: "self_care",
    says: "Bonjour, je suis un étudiant de 21 ans, de sexe masculin. Depuis deux jours, mes deux yeux sont rouges, ils coulent et sont un peu collés le matin. Plusieurs camarades ont l'Apollo. Je vois bien, je n'ai pas mal et je ne porte pas de lentilles.",
    answers: [
      [
        "eye_chemical halos eye_bulging",
        "Non, je n'ai rien reçu dans les yeux, j'ai seulement une sensation de sable.",
      ],
      ["eye_pain light_hurts eye_injury", "Non, la lumière ne me gêne pas et je n'ai pas reçu de coup."],
      ["fever eyelid_swollen", "Non, mes paupières ne sont pas gonflées et je n'ai pas de température."],
    ],
  },
  {
    id: "r232",
    level: "self_care",
    says: "Bonjour, j'ai 25 ans et je suis enceinte de neuf semaines, avec une échographie normale. Depuis deux semaines, j'ai de légères nausées le matin, mais je mange et je bois. Je n'ai ni saignement, ni douleur au ventre, ni fièvre. Que puis-je faire ?",
    answers: [
      ["low_belly_pain", "Non, je n'ai pas mal dans le bas du ventre, seulement ces nausées le matin."],
      ["little_urine weight_loss", "Non, j'urine normalement et je n'ai pas perdu de poids."],
      ["leg_swelling_one", "Non, mes jambes sont normales toutes les deux."],
      ["soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing", "Non, je n'ai aucun de ces signes."],
      [
        "vaginal_bleeding burning_urine vomits_everything",
        "Non, je vomis seulement une fois tous les deux ou trois jours et je ne saigne pas.",
      ],
      [
        "vomits_blood confusion no_stool_gas worst_headache",
        "Non, je n'ai rien de tout cela, je me porte bien en dehors des nausées.",
      ],
      ["drowsy cannot_stand neck_stiff", "Non, je ne suis pas somnolente et je fais mes activités normalement."],
      ["no_urine bile_vomit diabetes", "Non, j'urine bien et je ne suis pas diabétique."],
      ["diarrhea flank_pain hernia_stuck head_injury", "Non, rien de tout cela, mes selles sont normales."],
    ],
  },
  {
    id: "r233",
    level: "self_care",
    says: "Bonjour, je vous écris pour ma fille de 6 ans. Depuis deux jours, elle a le nez qui coule et une petite toux. Elle avait 38,1 hier soir, mais 37,1 ce matin, et le test de paludisme fait ce matin est négatif. Elle joue et mange bien.",
    answers: [
      [
        "vomits_everything convulsion hard_breathing",
        "Non, elle ne vomit pas, elle respire bien et elle boit son eau normalement.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Non, rien de tout cela, sa nuque est souple et ses urines sont claires.",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Non, elle n'est pas drépanocytaire et elle court comme d'habitude.",
      ],
      ["chest_indrawing blue_lips apnea", "Non, elle respire calmement et elle est bien rose."],
      ["confusion cannot_speak", "Non, elle parle normalement et elle joue avec sa cousine."],
      ["ear_pain rash belly_pain burning_urine joint_pain", "Non, elle a juste la gorge un peu irritée."],
      ["fast_breathing", "Non, sa respiration est tranquille, elle tousse un peu de temps en temps."],
    ],
  },
  {
    id: "r234",
    level: "self_care",
    says: "Bonjour, je suis une femme de 63 ans. Il y a trois heures, mon avant-bras a touché le bord du four. J'ai une petite trace rouge de deux centimètres, sans cloque, que j'ai passée sous l'eau. Mon mari est diabétique, mais moi non. Que dois-je appliquer ?",
    answers: [
      [
        "clearer",
        "Je me suis légèrement brûlée à l'avant-bras droit en touchant le four ; c'est rouge sur deux centimètres et ça fait un peu mal.",
      ],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, c'est seulement l'avant-bras, avec le bord chaud du four.",
      ],
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, mon bras bouge bien et la douleur est faible, 2 sur 10.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever",
        "Non, c'est l'avant-bras et je le bouge sans problème ; la rougeur ne s'étend pas.",
      ],
      ["unconscious confusion face_droop speech_trouble", "Non, je vais très bien, c'est juste une petite brûlure."],
      ["burn_joint_hand wound_infected", "Non, c'est au milieu de l'avant-bras et la peau est fermée, sans pus."],
    ],
  },
  {
    id: "r235",
    level: "self_care",
    says: "Bonjour, j'ai 19 ans, je suis un homme. Avant-hier, j'ai fait une centaine de pompes et, depuis hier, les muscles de ma poitrine sont douloureux quand j'appuie ou que je lève les bras. Je ne suis pas essoufflé. Mon père a eu un infarctus à 62 ans.",
    answers: [
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Non, je peux me servir de mes bras et je n'ai pas de fièvre ; c'est comme des courbatures.",
      ],
      [
        "chest_pressure pain_to_arm_jaw sweating fainted",
        "Non, je n'ai aucun de ces signes et je n'ai rien quand je suis au repos.",
      ],
      ["tearing_pain surgery_recent cough_blood", "Non, je n'ai jamais été opéré et je ne crache pas de sang."],
      [
        "effort_pain pleuritic_pain palpitations diabetes",
        "Non, je ne suis pas diabétique, et cela ne fait mal que lorsque j'appuie ou que je lève les bras.",
      ],
      ["confusion cannot_stand pallor", "Non, je suis en forme, j'ai juste ces courbatures."],
    ],
  },
  {
    id: "r236",
    level: "self_care",
    says: "Bonjour, je suis un homme de 38 ans. Depuis trois jours, j'ai la gorge qui pique un peu, le nez qui coule et une toux légère. Je n'ai pas de fièvre et j'avale sans difficulté. Ma fille a été traitée pour une angine la semaine dernière.",
    answers: [
      [
        "cannot_swallow drooling muffled_voice hard_breathing cannot_open_mouth",
        "Non, j'avale bien ma salive et je respire normalement, ma voix est juste un peu enrouée.",
      ],
      [
        "noisy_breathing tongue_swelling",
        "Non, ma langue et mes lèvres sont normales et je ne fais pas de bruit en respirant.",
      ],
      [
        "smoke_gas burn_face swallowed_caustic",
        "Non, je n'ai rien respiré ni avalé de dangereux, c'est venu avec le rhume.",
      ],
      ["throat_one_side rash neck_swelling", "Non, c'est toute la gorge, légèrement, et mon cou n'est pas gonflé."],
      ["confusion cannot_speak blue_lips chest_indrawing", "Non, je respire bien et je vais au travail."],
      ["duration", "Cela dure depuis trois jours, comme je vous l'ai dit."],
    ],
  },
];
