import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite15: readonly Conversation[] = [
  {
    id: "s225",
    level: "self_care",
    says: "Bonjour, ma fille de 3 ans a le nez qui coule et un peu de toux depuis hier, avec 38,2 de température. Au dispensaire, le test du paludisme fait ce matin est négatif. Elle joue, elle mange et elle boit bien.",
    answers: [
      ["vomits_everything convulsion hard_breathing", "Non, elle n'a aucun de ces signes, elle respire normalement."],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Non, elle n'a rien de tout cela, elle joue avec son frère.",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Non, elle n'est pas drépanocytaire et elle marche et joue normalement.",
      ],
      ["chest_indrawing blue_lips apnea", "Non, sa respiration est tout à fait normale et ses lèvres sont roses."],
      ["choking swallowed_kerosene", "Non, elle n'a rien avalé de travers."],
      ["confusion cannot_stand", "Non, elle court et elle joue, elle est tout à fait éveillée."],
      [
        "ear_pain rash belly_pain burning_urine joint_pain",
        "Non, elle n'a rien de tout cela, seulement le nez qui coule et une petite toux.",
      ],
      ["fast_breathing", "Non, elle respire calmement, comme d'habitude."],
    ],
  },
  {
    id: "s226",
    level: "self_care",
    says: "Bonjour, j'ai 36 ans, je suis un homme. Depuis trois jours, j'ai mal au bas du dos après avoir soulevé des sacs de ciment. La douleur ne descend pas dans les jambes et je marche normalement. J'urine sans problème.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, je n'ai aucun de ces signes, j'ai seulement mal quand je me penche.",
      ],
      ["fever", "Non, je n'ai pas de fièvre."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Non, je ne suis pas tombé et je bouge bien les pieds. La douleur est à quatre sur dix.",
      ],
      ["face_droop limb_cold_pale", "Non, aucun de ces signes."],
      ["sickle_cell", "Non, je ne suis pas drépanocytaire."],
    ],
  },
  {
    id: "s227",
    level: "self_care",
    says: "Bonjour, je suis une femme de 29 ans. Depuis trois jours, j'ai le soir un mal de tête léger, comme un bandeau autour du front, qui passe avec le paracétamol. Je suis très stressée au travail. Je n'ai ni fièvre ni vomissements. Ma mère est migraineuse.",
    answers: [
      ["chest_pain hard_breathing fainted", "Non, je n'ai aucun de ces signes, seulement ce mal de tête le soir."],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non, aucun de ces signes. Le mal de tête vient doucement en fin de journée et reste léger.",
      ],
      ["pregnant", "Non, je ne suis pas enceinte, mes règles se sont terminées il y a cinq jours et j'ai un implant."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non, rien de tout cela, c'est un mal de tête léger, à trois sur dix.",
      ],
      ["vision_blurred getting_worse", "Non, ma vue est normale et le mal de tête n'est pas plus fort qu'au début."],
      [
        "head_injury smoke_gas high_pressure",
        "Non, je n'ai pas reçu de choc et ma tension était normale au dernier contrôle.",
      ],
      ["purple_spots face_droop balance_loss", "Non, aucun de ces signes, je marche normalement."],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, rien de tout cela, je continue à travailler normalement, j'ai seulement beaucoup de dossiers en ce moment.",
      ],
      [
        "head_pressure contraception",
        "C'est bien la tête serrée comme dans un bandeau, je ne demande pas de contraception, j'ai déjà un implant.",
      ],
    ],
  },
  {
    id: "s228",
    level: "self_care",
    says: "Bonjour, je suis un homme de 31 ans. Depuis hier soir, j'ai la diarrhée, quatre selles liquides en tout, après avoir mangé du garba. Il n'y a pas de sang, je n'ai pas de fièvre et je bois normalement.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, je n'ai aucun de ces signes, et j'ai uriné il y a une heure.",
      ],
      [
        "bloody_stool vomits_everything sunken_eyes little_urine",
        "Non, il n'y a pas de sang et je ne vomis pas. J'urine normalement.",
      ],
      ["cluster_diarrhea", "Non, personne d'autre n'est malade autour de moi."],
      [
        "confusion no_stool_gas severe_belly_pain worst_headache",
        "Non, j'ai juste de légères crampes avant d'aller à la selle.",
      ],
      ["bile_vomit diabetes", "Non, je ne vomis pas et je n'ai pas de diabète."],
      ["immunocompromised kidney_disease sickle_cell", "Non, je n'ai aucune maladie."],
    ],
  },
  {
    id: "s229",
    level: "self_care",
    says: "Bonjour, j'ai 23 ans, je suis une femme. Depuis deux jours, j'ai un léger mal de gorge, le nez qui coule et une petite toux. Je n'ai pas de fièvre, j'ai mesuré 36,8, et j'arrive à manger et à boire.",
    answers: [
      [
        "cannot_swallow drooling muffled_voice hard_breathing cannot_open_mouth",
        "Non, j'avale bien ma salive et je respire bien. Ma voix est juste un peu enrouée.",
      ],
      ["noisy_breathing tongue_swelling", "Non, je respire sans bruit et rien ne gonfle."],
      ["smoke_gas burn_face swallowed_caustic", "Non, rien de tout cela, je pense que c'est un simple rhume."],
      ["throat_one_side rash neck_swelling", "Non, la gorge me gratte des deux côtés et mon cou n'est pas gonflé."],
      ["confusion cannot_speak blue_lips chest_indrawing", "Non, je n'ai rien de tout cela."],
    ],
  },
  {
    id: "s230",
    level: "self_care",
    says: "Bonjour, mon bébé a trois semaines, c'est un garçon. Depuis quelques jours, il a souvent le hoquet après la tétée et il rejette un peu de lait blanc. Il tète bien et il a pris du poids. Il n'a pas de fièvre. Est-ce normal ?",
    answers: [
      ["age", "Il a trois semaines."],
      ["floppy convulsion hard_breathing", "Non, il est tonique et il respire bien."],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, il n'a pas la peau jaune, le cordon est tombé et le nombril est sec. Ce qu'il rejette est blanc.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est normale."],
      ["slow_growth", "Non, il a bien grossi, il a été pesé la semaine dernière."],
      [
        "vomits_everything vomits_blood no_urine",
        "Non, il ne rejette qu'un peu de lait, et il mouille environ sept couches par jour.",
      ],
      [
        "neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine",
        "Non, son ventre est souple, ses selles sont normales et il n'a reçu aucun médicament.",
      ],
      ["severe_pain right_lower_pain", "Non, il ne semble pas avoir mal, il est calme après la tétée."],
      ["little_urine irritable", "Non, il mouille bien ses couches et il est de bonne humeur."],
      ["cannot_stand tongue_swelling", "Non, il bouge bien et rien ne gonfle."],
    ],
  },
  {
    id: "s231",
    level: "self_care",
    says: "Bonjour, j'ai 24 ans et je suis enceinte de neuf semaines, l'échographie de la semaine dernière était normale. J'ai des nausées le matin depuis dix jours, mais je garde ce que je mange et je bois bien. Je n'ai ni douleur ni saignement.",
    answers: [
      ["belly_pain low_belly_pain", "Non, je n'ai pas mal au ventre, j'ai seulement des nausées le matin."],
      ["little_urine weight_loss", "Non, j'urine normalement et je n'ai pas maigri."],
      ["leg_swelling_one", "Non, mes jambes sont normales toutes les deux."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, aucun de ces signes, je me sens bien à part les nausées.",
      ],
      [
        "vaginal_bleeding fever burning_urine vomits_everything",
        "Non, je ne saigne pas et je n'ai pas de fièvre. Je vomis environ une fois tous les deux jours seulement.",
      ],
      [
        "vomits_blood confusion no_stool_gas worst_headache",
        "Non, aucun de ces signes, je vais à la selle normalement.",
      ],
      [
        "drowsy cannot_stand neck_stiff",
        "Non, aucun de ces signes, je suis un peu fatiguée mais je fais mes activités.",
      ],
      ["no_urine bile_vomit diabetes", "Non, j'urine normalement et je ne suis pas diabétique."],
      ["diarrhea flank_pain hernia_stuck head_injury", "Non, je n'ai aucun de ces signes."],
    ],
  },
  {
    id: "s232",
    level: "self_care",
    says: "Bonjour, je suis une femme de 44 ans. Il y a une heure, mon avant-bras a touché une marmite chaude. J'ai une petite rougeur de la taille d'une pièce, sans cloque. J'ai passé de l'eau fraîche dessus pendant un quart d'heure et j'ai peu mal.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, aucun de ces signes, c'est juste une petite rougeur sur l'avant-bras.",
      ],
      ["hard_breathing noisy_breathing unconscious confusion", "Non, je n'ai aucun de ces signes, je me sens bien."],
      ["burn_joint_hand fever wound_infected", "Non, c'est au milieu de l'avant-bras, et je n'ai pas de fièvre."],
    ],
  },
  {
    id: "s233",
    level: "self_care",
    says: "Bonjour, j'ai 19 ans, je suis un homme. Hier, je me suis tordu la cheville gauche au football. Elle est légèrement gonflée sur le côté, mais je marche normalement avec une petite gêne. Elle n'est pas déformée et il n'y a pas de plaie.",
    answers: [
      ["limb_cold_pale numb_fingers open_fracture thigh_broken", "Non, mes orteils sont chauds et je les bouge bien."],
      [
        "deformity ankle_bone_pain severe_pain",
        "Non, la cheville n'est pas déformée et je n'ai pas mal quand j'appuie sur l'os. La douleur est à trois sur dix.",
      ],
      ["pain_where", "J'ai mal à la cheville gauche, sur le côté extérieur."],
      ["fever", "Non, je n'ai pas de fièvre."],
      ["face_droop", "Non, mon visage est normal, j'ai seulement mal à la cheville."],
      ["hot_joint", "Elle est légèrement gonflée sur le côté, mais elle n'est ni rouge ni chaude."],
    ],
  },
  {
    id: "s234",
    level: "self_care",
    says: "Bonjour, je suis une femme de 40 ans. Depuis trois jours, j'ai deux petits aphtes à l'intérieur de la lèvre, qui piquent quand je mange pimenté. Cela m'arrive une ou deux fois par an. Je n'ai pas de fièvre et je mange normalement.",
    answers: [
      ["skin_peeling cannot_swallow", "Non, aucun de ces signes, j'avale normalement."],
      ["hard_breathing", "Non, je respire très bien."],
      [
        "rash severe_pain immunocompromised",
        "Non, je n'ai pas de boutons et mon test du VIH était négatif. Cela pique un peu seulement en mangeant.",
      ],
      ["mouth_thrush", "Non, il n'y a pas de dépôts blancs, seulement deux petits aphtes dans la lèvre."],
    ],
  },
  {
    id: "s235",
    level: "self_care",
    says: "Bonjour, j'ai 17 ans, je suis une fille. Depuis deux jours, mes deux yeux sont roses et larmoient, ils sont un peu collés le matin. Je vois bien et je n'ai pas mal. Plusieurs camarades de classe ont l'Apollo. Je ne porte pas de lentilles.",
    answers: [
      ["eye_chemical halos eye_bulging", "Non, rien de tout cela, je n'ai mis aucun produit dans mes yeux."],
      [
        "eye_pain light_hurts eye_injury",
        "Non, je n'ai pas mal et la lumière ne me gêne pas, mes yeux démangent juste un peu.",
      ],
      [
        "fever eyelid_swollen",
        "Non, je n'ai pas de fièvre et mes paupières ne sont pas gonflées, juste un peu collées le matin.",
      ],
    ],
  },
  {
    id: "s236",
    level: "self_care",
    says: "Bonjour, mon fils de 4 ans s'est cogné le front contre un mur en courant, il y a trois heures. Il a pleuré tout de suite et il a une petite bosse. Depuis, il joue et il a mangé normalement. Il n'a pas perdu connaissance et n'a pas vomi.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, il a pleuré tout de suite et il n'a rien de tout cela. Il parle et marche normalement.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien de tout cela. Il est tombé de sa hauteur en courant et la bosse est petite et dure.",
      ],
      [
        "headache dizzy deep_cut",
        "Non, il ne se plaint pas de la tête et il n'y a pas de plaie, seulement la petite bosse.",
      ],
      ["vomits_everything hard_breathing", "Non, il n'a pas vomi du tout et il respire bien."],
      [
        "speech_trouble vision_loss double_vision both_legs_weak worst_headache",
        "Non, il parle et voit normalement, il court partout dans la maison.",
      ],
    ],
  },
];
