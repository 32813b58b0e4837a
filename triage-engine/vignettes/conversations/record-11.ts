import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record11: readonly Conversation[] = [
  {
    id: "r113",
    level: "urgent",
    says: "Homme de 70 ans, hypertendu sous hydrochlorothiazide, consultant pour une éruption vésiculeuse en bande de l'hémithorax droit apparue il y a deux jours, précédée de brûlures au même endroit. La douleur l'empêche de dormir. Il n'y a ni fièvre ni essoufflement.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, ce n'est pas une brûlure : il n'a été en contact ni avec le feu, ni avec un produit. Ce sont des vésicules apparues spontanément.",
      ],
      [
        "pain_where",
        "La douleur se situe sur le côté droit du thorax, au niveau des vésicules, sous le sein et jusque dans le dos.",
      ],
      ["severe_pain", "Elle est moyenne dans la journée, à six sur dix, mais elle le réveille la nuit."],
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "Non, le ventre est souple, il va à la selle normalement et ne saigne pas.",
      ],
      ["sudden_onset", "Non, elle s'est installée progressivement sur trois jours, puis les vésicules sont apparues."],
      ["cannot_stand confusion hernia_stuck", "Non, il est lucide, tient debout et n'a pas de hernie."],
      [
        "vomiting right_lower_pain constant_pain",
        "Il ne vomit pas et n'a pas mal au ventre. La douleur du thorax, à l'endroit des vésicules, est continue depuis plusieurs jours.",
      ],
      ["jaundice chills", "Non, ni jaunisse ni frissons."],
      [
        "pallor sweating one_side_weak speech_trouble",
        "Non, il n'est ni pâle ni en sueur, et il parle et bouge normalement.",
      ],
    ],
  },
  {
    id: "r114",
    level: "urgent",
    says: "Je suis l'assistante sociale qui accompagne une étudiante de 21 ans, victime d'une agression sexuelle il y a deux jours, sans préservatif. Elle est actuellement en sécurité chez sa cousine. Elle ne présente ni plaie ni saignement et n'a encore vu aucun soignant.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, elle ne saigne pas, n'a pas de plaie ni de douleur, et elle n'a pas d'idées de mort.",
      ],
      ["sexual_violence sex_risk", "Un rapport imposé, par un inconnu."],
    ],
  },
  {
    id: "r115",
    level: "urgent",
    says: "Un homme de 37 ans, sans antécédent particulier, présente une douleur d'une molaire inférieure gauche cariée évoluant depuis quatre jours, avec depuis hier une tuméfaction chaude de la joue du même côté. Il prend de l'ibuprofène. Il n'a ni fièvre ni gêne pour respirer ou avaler.",
    answers: [
      [
        "cannot_open_mouth cannot_swallow neck_swelling paracetamol_much",
        "Non, il ouvre la bouche normalement, avale sa salive, et son cou n'est pas gonflé. Il n'a pas pris de paracétamol.",
      ],
      ["snake_bite anticoagulant", "Non, ni l'un ni l'autre."],
      [
        "gum_swelling severe_pain tooth_bleeding",
        "La gencive est un peu gonflée autour de la molaire. La douleur est assez forte, à six sur dix, et aucune dent n'a été arrachée.",
      ],
      ["confusion noisy_breathing", "Non, il est lucide et sa respiration est silencieuse."],
    ],
  },
  {
    id: "r116",
    level: "urgent",
    says: "Fillette de 5 ans amenée par sa mère pour une rhinorrhée et une toux légère évoluant depuis deux jours, avec une fièvre à 38,5 °C depuis hier soir. Son petit frère est enrhumé. Elle boit bien, joue par moments et n'a ni vomissements ni diarrhée.",
    answers: [
      [
        "vomits_everything convulsion hard_breathing",
        "Non, elle ne vomit pas, n'a pas convulsé et respire normalement.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Non, sa nuque est souple, elle n'est pas pâle, et ses urines sont claires.",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Non, elle n'est pas drépanocytaire, elle marche bien et se console facilement.",
      ],
      [
        "chest_indrawing blue_lips apnea",
        "Non, elle respire calmement, sans creux ni pause, et ses lèvres sont roses.",
      ],
      ["choking swallowed_kerosene", "Non, elle n'a rien avalé de dangereux."],
      ["confusion cannot_stand", "Non, elle est bien éveillée et tient debout."],
      [
        "ear_pain rash belly_pain burning_urine joint_pain",
        "Non, elle ne se plaint ni des oreilles, ni du ventre, ni des articulations, et sa peau est normale.",
      ],
      ["fast_breathing", "Non, sa respiration n'est pas rapide."],
      ["malaria_test_negative", "Non, aucun test n'a été réalisé."],
    ],
  },
  {
    id: "r117",
    level: "urgent",
    says: "Infirmier d'un dispensaire rural, je reçois un homme de 38 ans dont le père est diabétique. Il décrit depuis cinq semaines une soif intense, des urines très fréquentes et une perte de six kilos ; la glycémie capillaire de ce matin est à 2,9 g/L. Il est bien conscient, sans vomissements ni fièvre.",
    answers: [
      [
        "breath_deep drowsy confusion belly_pain",
        "Non, sa respiration est normale, il est bien éveillé, cohérent, et n'a pas mal au ventre.",
      ],
      [
        "much_urine foot_wound cannot_drink",
        "Oui, il urine une dizaine de fois par jour et se lève la nuit. Il n'a pas de plaie au pied et il boit bien.",
      ],
      ["cannot_stand fainted", "Non, il est fatigué mais il tient debout et ne s'est pas évanoui."],
    ],
  },
  {
    id: "r118",
    level: "routine",
    says: "Un chauffeur de 33 ans, non fumeur et sans antécédent respiratoire, consulte pour une toux productive à crachats blanchâtres évoluant depuis quatre semaines, non soulagée par un sirop. Il n'y a ni sang dans les crachats, ni fièvre, ni amaigrissement.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, il ne crache pas de sang, n'est pas essoufflé et n'a pas de douleur dans la poitrine.",
      ],
      ["pleuritic_pain", "Non, il n'a pas de douleur en respirant."],
      ["cough productive_cough", "Il a une toux avec quelques crachats blancs."],
    ],
  },
  {
    id: "r119",
    level: "routine",
    says: "Une mère amène son fils de 9 ans pour un prurit à prédominance nocturne évoluant depuis trois semaines, avec de petits boutons entre les doigts et aux poignets. Ses deux sœurs se grattent également. L'enfant est en bon état général, sans fièvre.",
    answers: [
      ["tongue_swelling", "Non, ni la langue ni les lèvres ne sont gonflées."],
      ["cellulitis wound_infected skin_peeling", "Non, les boutons sont secs, sans pus ni rougeur étendue."],
    ],
  },
  {
    id: "r120",
    level: "routine",
    says: "Femme de 41 ans, deux enfants, dont une tante a eu un cancer du sein. Elle consulte pour une tuméfaction indolore du sein gauche, découverte il y a trois semaines à l'autopalpation. La peau est normale, il n'y a ni écoulement mamelonnaire ni fièvre.",
    answers: [
      ["breast_lump", "Oui, une boule de deux centimètres."],
      ["breast_lump lump", "Oui, une boule dans le sein gauche."],
      ["breast_red breast_abscess", "Non, le sein n'est ni rouge ni chaud, et la boule est ferme et indolore."],
      [
        "breast_lump breast_change",
        "Oui, il y a une boule d'environ deux centimètres dans le sein gauche. La peau et le mamelon sont normaux.",
      ],
      ["lump_worrying", "Elle n'a pas grossi en trois semaines. Elle est ferme mais elle bouge sous les doigts."],
      ["breast_lump", "Oui, c'est une boule dans le sein gauche."],
    ],
  },
  {
    id: "r121",
    level: "routine",
    says: "Menuisier de 58 ans, exposé au bruit depuis trente ans, dont l'épouse rapporte une baisse progressive de l'audition des deux oreilles depuis environ huit mois. Il signale un léger bourdonnement intermittent. Il n'a ni douleur, ni écoulement, ni vertige.",
    answers: [
      ["ear_swelling_behind face_droop neck_stiff confusion", "Non, il n'a rien de tout cela."],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain",
        "Non, la baisse est progressive des deux côtés, sans fièvre, ni douleur, ni écoulement.",
      ],
      ["ear_ringing", "Oui, un léger bourdonnement de temps en temps."],
    ],
  },
  {
    id: "r122",
    level: "routine",
    says: "Agent de santé communautaire, je présente une fillette de 11 ans vivant près d'une rivière, qui porte depuis cinq semaines une ulcération indolore de l'avant-bras droit, précédée d'un nodule. Elle a été traitée par des feuilles. Elle n'a ni fièvre ni altération de l'état général.",
    answers: [
      [
        "hernia_stuck vomiting no_stool_gas severe_pain",
        "Non, il n'y a pas de hernie. Il s'agit d'une plaie de l'avant-bras, indolore ; elle ne vomit pas et va à la selle.",
      ],
      ["hard_breathing noisy_breathing cannot_swallow", "Non, elle respire et avale normalement."],
      [
        "lump_worrying",
        "Non, il ne s'agit plus d'une boule : c'est une plaie ouverte de trois centimètres qui s'élargit lentement.",
      ],
      [
        "lump",
        "Non. Au début il y avait un petit nodule, mais à présent c'est une plaie ouverte, indolore, aux bords décollés.",
      ],
      [
        "black_skin pain_out_of_proportion heavy_bleeding confusion",
        "Non, la plaie ne sent pas mauvais, n'est pas noire, ne saigne pas et n'est pas douloureuse.",
      ],
      [
        "neck_wound limb_cold_pale locked_jaw",
        "Non, la plaie se trouve à l'avant-bras, la main est chaude et elle ouvre bien la bouche.",
      ],
      ["cannot_stand purple_spots", "Non, elle tient debout et n'a pas de taches violettes."],
      ["diabetes rash_spreading", "Non, elle n'est pas diabétique et la plaie s'agrandit lentement."],
      [
        "dirty_wound wound_object numb_fingers",
        "Non, aucun objet dans la plaie, et elle bouge et sent bien ses doigts. On y a seulement appliqué des feuilles.",
      ],
      ["tetanus_doubt", "Non, le rappel a été fait à l'école il y a un an."],
    ],
  },
  {
    id: "r123",
    level: "routine",
    says: "L'épouse d'un comptable de 50 ans rapporte chez lui, depuis la perte de son emploi il y a six semaines, une tristesse quasi permanente, une perte d'intérêt et un sommeil fragmenté. Il n'a aucun antécédent psychiatrique. Il nie toute idée suicidaire et n'entend pas de voix.",
    answers: [
      [
        "suicidal_plan",
        "Il s'agit de mon mari. Non, il n'a pensé à aucun moyen et n'a rien préparé ; il ne veut pas mourir.",
      ],
      ["suicide_attempt", "Non, mon mari n'a jamais tenté de se faire du mal."],
      ["alone_now", "Non, mon mari n'est pas seul, je suis avec lui ainsi que nos enfants."],
      ["hears_voices", "Non, mon mari n'entend aucune voix."],
      [
        "loss_of_function violence_home no_sleep_days self_harm",
        "Non. Mon mari se lave et sort un peu, il dort mal mais quelques heures par nuit, et il ne se blesse pas.",
      ],
      ["suicidal_thoughts", "Non, mon mari n'a aucune idée de mort ni de suicide."],
      [
        "fever low_belly_pain vaginal_bleeding",
        "Le malade est mon mari, un homme de 50 ans. Il n'a pas de fièvre et ne saigne pas.",
      ],
      ["pregnant", "Non, le malade est un homme, il ne peut pas être enceinte."],
      ["low_belly_pain vaginal_bleeding", "Non. Il s'agit de mon mari, et il n'a pas mal au ventre."],
      [
        "discharge_odour discharge_colored genital_ulcer sex_risk thrush_before",
        "Non. Ces questions ne concernent pas mon mari : il est triste depuis qu'il a perdu son emploi.",
      ],
      ["vaginal_discharge", "Non, aucune perte. Mon mari a surtout perdu l’intérêt et dort mal."],
      [
        "withdrawal lying_flat_worse",
        "Non, mon mari ne boit presque pas d’alcool, ne prend pas de drogue et respire bien couché.",
      ],
    ],
  },
  {
    id: "r124",
    level: "routine",
    says: "Homme de 69 ans, hypertendu équilibré sous amlodipine, consultant pour une faiblesse du jet urinaire avec attente avant la miction et trois levers nocturnes, évoluant depuis dix mois. Il n'a pas de brûlures, pas de sang dans les urines et pas de fièvre. Il continue à uriner.",
    answers: [
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "Non, il ne présente aucun de ces troubles.",
      ],
      ["weight_loss night_sweats low_mood heavy_period", "Non, son poids est stable et son moral est bon."],
      ["vomits_blood spontaneous_bleeding cold_body", "Non, aucun saignement et son corps n'est pas froid."],
      ["fainted jaundice pallor thirst cannot_drink", "Non, il n'a rien de tout cela."],
    ],
  },
];
