import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite9: readonly Conversation[] = [
  {
    id: "q225",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, ma petite fille a 5 semaines et elle est nourrie uniquement au sein. Elle n'a pas fait de selle depuis quatre jours, alors qu'avant elle en faisait chaque jour. Elle tète très bien, elle prend du poids et ne vomit pas. Ses dernières selles étaient jaunes et molles.",
    answers: [
      [
        "floppy convulsion hard_breathing fever",
        "Non, elle est tonique et bien éveillée, et sa température est de 36,9. Elle respire normalement.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, aucun de ces signes, son nombril est sec et sa peau n'est pas jaune.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est tout à fait normale."],
      [
        "belly_swollen no_stool_newborn",
        "Non, son ventre est souple, et elle avait bien fait sa première selle le jour de sa naissance.",
      ],
      ["bloody_stool", "Non, je n'ai jamais vu de sang dans ses selles."],
      ["both_legs_weak saddle_numbness", "Non, elle bouge bien les deux jambes et elle est bien tonique."],
      ["newborn_skin_pustules rash_spreading", "Non, elle n'a aucun bouton, sa peau est belle."],
      ["slow_growth", "Non, au contraire, elle grossit bien, sa pesée de la semaine dernière était bonne."],
    ],
  },
  {
    id: "q226",
    level: "self_care",
    says: "Bonjour, j'ai 28 ans, je suis un homme. Il y a trois heures, une guêpe m'a piqué à l'avant-bras. J'ai une petite enflure rouge de quatre centimètres qui démange. Je respire normalement. Mon cousin avait fait une grave allergie aux abeilles, mais moi jamais.",
    answers: [
      [
        "tongue_swelling fainted vomiting many_stings",
        "Non, je n'ai rien de tout cela. C'était une seule piqûre, à l'avant-bras.",
      ],
      [
        "hives face_swelling fever cellulitis severe_pain",
        "Non, aucun de ces signes. La douleur est faible, 2 sur 10, cela démange surtout.",
      ],
      ["hoarse", "Non, ma voix est normale."],
      ["wheeze dizzy cannot_swallow", "Non, aucun de ces signes, je me sens bien."],
      ["skin_peeling", "Non, ma peau est normale en dehors de la petite enflure de l'avant-bras."],
      [
        "unconscious confusion convulsion cannot_stand",
        "Non, rien de tout cela, je suis en pleine forme à part la démangeaison.",
      ],
    ],
  },
  {
    id: "q227",
    level: "self_care",
    says: "Bonjour, j'ai 23 ans, je suis un homme. Avant-hier, j'ai rejoué au football pour la première fois depuis un an. Depuis hier, j'ai des courbatures dans les deux cuisses et les deux mollets, surtout dans les escaliers. Mes urines sont claires et je n'ai reçu aucun coup.",
    answers: [
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, aucun de ces signes. La douleur est d'environ 3 sur 10, seulement quand je bouge.",
      ],
      ["fainted cough_blood", "Non, je n'ai ni l'un ni l'autre, je suis en bonne santé."],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever",
        "Non, mes deux jambes ne sont pas gonflées, je peux marcher et je n'ai pas de fièvre.",
      ],
      ["snake_bite scorpion_sting burn", "Non, rien de cela, seulement le match de football."],
    ],
  },
  {
    id: "q228",
    level: "self_care",
    says: "Bonjour, j'ai 36 ans, je suis une femme. Depuis quatre jours, avec l'harmattan, mon nez coule clair, j'éternue beaucoup et mes yeux me démangent. Cela m'arrive chaque année à cette période. Ma sœur est asthmatique, mais pas moi, et je n'ai pas de fièvre.",
    answers: [
      [
        "confusion neck_stiff cannot_speak",
        "Non, je n'ai aucun de ces signes, je respire bien malgré le nez bouché par moments.",
      ],
      ["wheeze face_swelling", "Non, je n'ai ni sifflement ni gonflement du visage."],
    ],
  },
  {
    id: "q229",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, j'ai 48 ans, je suis une femme. Depuis deux jours, tout tourne pendant une vingtaine de secondes quand je me retourne dans mon lit, puis cela s'arrête complètement. Entre les crises, je marche et j'entends normalement. J'ai déjà eu cela il y a deux ans, c'était sans gravité.",
    answers: [
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "Non, je n'ai aucun de ces signes, je marche droit et je parle normalement. J'ai juste une légère nausée pendant la crise.",
      ],
      ["vomiting fever fainted pallor", "Non, je n'ai pas vomi, pas de fièvre et je n'ai pas perdu connaissance."],
      ["pregnant", "Non, je ne suis pas enceinte et mes règles sont normales."],
      [
        "hard_breathing chest_pressure chest_pain confusion",
        "Non, aucun de ces signes, je respire bien et je n'ai pas mal à la poitrine.",
      ],
      [
        "vertigo positional_vertigo",
        "Ce sont des vertiges brefs qui tournent quand je me retourne à droite dans le lit ou que je lève la tête.",
      ],
    ],
  },
  {
    id: "q230",
    level: "self_care",
    says: "Bonjour, j'ai 22 ans, je suis une femme. Depuis trois jours, j'ai deux petits aphtes à l'intérieur de la lèvre et de la joue, qui piquent quand je mange des aliments acides. J'en fais deux ou trois fois par an. Je mange quand même et je n'ai pas de fièvre.",
    answers: [
      ["cannot_drink skin_peeling cannot_swallow", "Non, je bois et j'avale normalement, et ma peau est saine."],
      ["hard_breathing", "Non, je respire tout à fait normalement."],
      [
        "poor_feeding rash severe_pain immunocompromised",
        "Non, je bois comme d'habitude et je n'ai aucun bouton. Mon test VIH était négatif.",
      ],
      ["mouth_thrush", "Non, ma langue est normale, il n'y a que ces deux petits aphtes."],
    ],
  },
  {
    id: "q231",
    level: "self_care",
    says: "Bonjour, j'ai 17 ans, je suis une fille. Mes règles sont arrivées ce matin à la date prévue et j'ai des crampes au bas-ventre, comme chaque mois. L'ibuprofène me soulage en général. Le flux est habituel et je n'ai jamais eu de rapports. Que puis-je faire de plus ?",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Non, mes règles sont arrivées à l'heure, je n'ai pas fait de malaise et je change trois ou quatre protections par jour.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Non, je n'ai ni fièvre, ni vomissement, ni pertes anormales. La douleur est à 4 sur 10 environ.",
      ],
      ["pregnant", "Non, je ne suis pas enceinte, mes règles ont commencé ce matin à la date prévue."],
      ["no_stool_gas vomits_blood black_stool", "Non, je vais à la selle normalement et je n'ai pas vomi."],
      [
        "cannot_stand confusion hard_breathing hernia_stuck",
        "Non, je n'ai aucun de ces signes, seulement mes crampes habituelles.",
      ],
      ["limb_cold_pale chest_pain pain_out_of_proportion", "Non, aucun de ces signes."],
      [
        "leg_swelling_one cannot_bear_weight cellulitis",
        "Non, mes jambes sont normales, j'ai seulement mal au bas-ventre.",
      ],
    ],
  },
  {
    id: "q232",
    level: "self_care",
    says: "Bonjour, j'ai 30 ans, je suis un homme. J'ai mis des chaussures neuves hier et j'ai maintenant une ampoule au talon droit, de deux centimètres environ, non percée, au liquide clair. La douleur est légère. Je ne suis pas diabétique. Dois-je la percer ?",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, aucun de ces signes, il s'agit seulement d'une ampoule au talon et la peau autour est normale.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, l'ampoule est fermée, le liquide est clair et je bouge bien mes orteils.",
      ],
      ["pain_where", "J'ai mal au talon droit, là où se trouve l'ampoule, et seulement quand je marche."],
      ["face_droop", "Non, mon visage est tout à fait normal."],
      ["tetanus_doubt", "Non, mon vaccin contre le tétanos est à jour."],
      [
        "animal_bite human_bite animal_scratch needle_injury self_harm",
        "Non, c'est juste le frottement de mes chaussures neuves.",
      ],
      ["anticoagulant painless_ulcer", "Non, je ne prends aucun médicament et je n'ai pas d'autre plaie."],
      ["agitation", "Non, je ne suis pas agité du tout, j'ai seulement une ampoule au talon."],
    ],
  },
  {
    id: "q233",
    level: "self_care",
    says: "Bonjour, j'ai 29 ans et je suis enceinte de huit semaines. Depuis dix jours, j'ai des nausées légères le matin, mais je mange par petites quantités et je bois bien. Je n'ai ni saignement ni douleur. L'échographie était normale. Que puis-je faire pour me soulager ?",
    answers: [
      [
        "belly_pain low_belly_pain",
        "Non, je n'ai mal ni au ventre ni dans le bas du ventre. J'ai seulement des nausées le matin.",
      ],
      ["little_urine weight_loss", "Non, j'urine normalement et mon poids est stable."],
      ["leg_swelling_one", "Non, mes deux jambes sont normales."],
      ["soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing", "Non, je n'ai aucun de ces signes."],
      [
        "vaginal_bleeding fever burning_urine vomits_everything",
        "Non, je n'ai aucun de ces signes. J'ai vomi une seule fois, avant-hier.",
      ],
      [
        "vomits_blood confusion no_stool_gas worst_headache",
        "Non, aucun de ces signes, seulement les nausées du matin.",
      ],
      ["drowsy cannot_stand neck_stiff", "Non, je suis bien éveillée et je fais mes activités normalement."],
      ["no_urine bile_vomit diabetes", "Non, aucun de ces signes, j'urine bien et je ne suis pas diabétique."],
      ["diarrhea flank_pain hernia_stuck head_injury", "Non, je n'ai rien de cela, mes selles sont normales."],
    ],
  },
  {
    id: "q234",
    level: "self_care",
    says: "Bonjour, j'ai 25 ans, je suis un homme. Depuis deux jours, j'ai le nez qui coule, la gorge un peu irritée et une petite fièvre à 38,1 hier soir. J'ai fait un test de paludisme ce matin au centre de santé, il est négatif. Je mange et je bois normalement.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, je n'ai aucun de ces signes. Je n'avais que 37,6 ce matin.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, aucun de ces signes, je plie bien le cou et mes urines sont claires.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, aucun de ces signes, et je n'ai pas voyagé. Quelques collègues sont aussi enrhumés.",
      ],
      ["cannot_swallow drooling muffled_voice", "Non, j'avale normalement, ma gorge est juste un peu irritée."],
      [
        "throat_one_side rash neck_swelling",
        "Non, ma gorge est irritée des deux côtés, légèrement, et je n'ai ni boutons ni gonflement.",
      ],
      ["unconscious drowsy no_urine", "Non, je suis bien réveillé et j'urine normalement."],
      ["flank_pain belly_pain burning_urine ear_pain", "Non, je n'ai rien de cela, j'ai juste le nez qui coule."],
      ["cough", "Non, je ne tousse pratiquement pas."],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Non, je n'ai aucune de ces maladies, je suis en bonne santé.",
      ],
    ],
  },
  {
    id: "q235",
    level: "self_care",
    says: "Bonjour, je suis le papa d'une fillette de 3 ans. Il y a deux heures, en courant, elle s'est cogné le front contre la table et elle a une bosse de deux centimètres. Elle a pleuré aussitôt, puis elle a repris ses jeux. Elle n'a pas vomi et n'a pas perdu connaissance.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Non, aucun de ces signes. Elle s'est calmée en cinq minutes et elle a même mangé ensuite.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, elle n'a rien de cela. Elle était debout, elle n'est pas tombée de haut, et sa bosse est petite et dure.",
      ],
      [
        "cannot_drink vomits_everything hard_breathing",
        "Non, elle boit bien, elle n'a pas vomi et respire normalement.",
      ],
      [
        "unconscious speech_trouble vision_loss double_vision balance_loss",
        "Non, elle parle, voit et marche comme d'habitude.",
      ],
      ["headache dizzy deep_cut", "Non, elle ne se plaint pas de la tête et elle n'a pas de plaie, juste la bosse."],
    ],
  },
  {
    id: "q236",
    level: "self_care",
    says: "Bonjour, j'ai 41 ans, je suis un homme. Depuis trois heures, après un repas copieux avec une boisson gazeuse, j'ai le hoquet et il ne s'arrête pas. Je n'ai aucune douleur et je n'ai pas vomi. C'est surtout gênant au travail. Que puis-je faire ?",
    answers: [
      [
        "chest_pain severe_belly_pain one_side_weak headache",
        "Non, je n'ai aucune douleur ni aucune faiblesse. Le hoquet est simplement gênant.",
      ],
      ["persistent_hiccups", "Non, mon hoquet dure depuis trois heures seulement, pas depuis deux jours."],
    ],
  },
];
