import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite8: readonly Conversation[] = [
  {
    id: "q213",
    level: "urgent",
    says: "Bonjour, je suis le père d'une fillette de 4 ans. Elle a de la fièvre, autour de 38,9, depuis deux jours et elle mange un peu moins. Elle boit bien et joue quand la fièvre descend. Son frère a eu le paludisme le mois dernier, mais elle n'a pas encore été testée.",
    answers: [
      [
        "vomits_everything convulsion hard_breathing",
        "Non, elle a vomi une seule fois hier, mais elle garde bien l'eau. Elle n'a pas convulsé et elle respire normalement.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Non, elle n'a rien de cela, elle plie bien le cou et ses paumes sont bien roses.",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Non, elle n'est pas drépanocytaire, elle a été testée. Elle marche bien et se laisse consoler.",
      ],
      [
        "confusion cannot_stand",
        "Non, elle tient debout et ses propos sont cohérents, elle joue même quand la fièvre baisse.",
      ],
    ],
  },
  {
    id: "q214",
    level: "urgent",
    says: "Bonjour, j'ai 26 ans, je suis une femme. Depuis trois jours, j'ai une boule rouge et très douloureuse à l'entrée du vagin, du côté gauche, de la taille d'une noix. J'ai du mal à m'asseoir. Je n'ai ni fièvre ni pertes anormales. J'en avais eu une petite l'an dernier.",
    answers: [
      [
        "hernia_stuck vomiting no_stool_gas severe_pain",
        "Ce n'est pas une hernie, je ne vomis pas et je vais à la selle normalement. La douleur est assez forte, environ 7 sur 10, surtout quand je m'assois.",
      ],
      ["pregnant", "Non, je ne suis pas enceinte, mes dernières règles datent de dix jours."],
      [
        "low_belly_pain vaginal_bleeding",
        "Non, je n'ai pas mal dans le bas du ventre et je ne saigne pas. La douleur est seulement au niveau de la boule.",
      ],
      ["pain_where", "J'ai mal ailleurs : c'est à l'entrée du vagin, sur la lèvre gauche, là où se trouve la boule."],
      [
        "hard_breathing noisy_breathing cannot_swallow",
        "Non, je respire et j'avale normalement, la boule est au niveau du vagin.",
      ],
      ["worst_headache limb_cold_pale", "Non, aucun des deux, je n'ai mal qu'à cette boule."],
    ],
  },
  {
    id: "q215",
    level: "urgent",
    says: "Bonjour, j'ai 24 ans, je suis un homme. Hier soir, au cours d'une dispute, mon poing a heurté les dents d'un autre homme. J'ai une petite plaie sur la jointure du majeur droit, qui est gonflée et rouge ce matin. Je n'ai pas de fièvre et la plaie ne saigne plus.",
    answers: [
      [
        "neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, aucun de ces signes. La plaie fait un centimètre et mon doigt est de couleur normale, juste un peu raide.",
      ],
      [
        "deep_cut dirty_wound wound_object numb_fingers",
        "Non, la plaie est petite et il ne reste rien dedans. Je sens bien mon doigt et je le bouge, mais avec un peu de gêne.",
      ],
      [
        "animal_bite animal_scratch needle_injury self_harm",
        "Non, ce n'est pas un animal, ce sont les dents de l'homme que j'ai frappé qui ont fait la plaie.",
      ],
      ["bite_face_neck rabies_signs", "Non, la plaie est à la main et je n'ai aucun de ces signes."],
      ["unconscious drowsy confusion hard_breathing", "Non, aucun de ces signes, je n'ai pas reçu de coup à la tête."],
    ],
  },
  {
    id: "q216",
    level: "urgent",
    says: "Bonjour, j'ai 25 ans et je suis enceinte de neuf semaines, c'est ma première grossesse. Depuis cinq jours, je vomis six ou sept fois par jour et je ne garde que quelques gorgées d'eau et un peu de riz. J'ai perdu deux kilos. Je n'ai ni saignement ni douleur au ventre.",
    answers: [
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Non, je n'ai pas vomi de sang et je vais à la selle. Je suis surtout très fatiguée et la tête me tourne un peu quand je me lève.",
      ],
      [
        "one_side_weak speech_trouble double_vision balance_loss",
        "Non, aucun de ces signes, je parle, je vois et je marche normalement.",
      ],
      [
        "hearing_loss fever fainted pallor",
        "Non, j'entends bien, je n'ai pas de fièvre et je ne me suis pas évanouie.",
      ],
      [
        "soaks_pads vision_blurred convulsion hard_breathing",
        "Non, je n'ai aucun de ces signes, je ne saigne pas et je vois bien.",
      ],
      [
        "vaginal_bleeding burning_urine vomits_everything",
        "Non, je ne saigne pas, je n'ai pas de brûlure en urinant et je garde quelques gorgées d'eau. Mes urines sont plus foncées et moins fréquentes.",
      ],
      ["chest_pain palpitations", "Non, je n'ai pas de douleur dans la poitrine et mon cœur bat normalement."],
      ["black_stool", "Non, mes selles sont de couleur normale."],
      [
        "drowsy cannot_stand cold_body",
        "Non, je ne suis pas somnolente et je tiens debout, mais je suis très fatiguée.",
      ],
    ],
  },
  {
    id: "q217",
    level: "urgent",
    says: "Bonjour, j'ai 41 ans, je suis une femme. Hier matin, je me suis réveillée sans presque plus entendre de l'oreille droite, avec un sifflement continu. L'oreille gauche va très bien. Je n'ai ni douleur, ni écoulement, ni rhume. Est-ce que cela peut être un simple bouchon ?",
    answers: [
      ["duration", "Depuis hier matin."],
      ["sudden_onset", "Oui, d'un coup, au réveil."],
      ["hearing_loss_sudden", "Oui, depuis hier matin."],
      [
        "clearer",
        "Je ne ressens pas de douleur. J'ai perdu l'audition de l'oreille droite d'un seul coup, hier au réveil, et j'entends un sifflement dans cette oreille.",
      ],
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Non, aucun de ces signes. Je me sens juste un peu en déséquilibre.",
      ],
      ["fever ear_discharge severe_pain vertigo", "Non, aucun de ces signes, cela ne tourne pas vraiment."],
      ["hearing_loss_sudden", "Oui, c'est bien cela, l'oreille droite, brusquement, hier matin au réveil."],
    ],
  },
  {
    id: "q218",
    level: "routine",
    says: "Bonjour, j'ai 30 ans, je suis un homme, planteur. Depuis environ cinq mois, j'ai une tache plus claire sur l'avant-bras gauche, où je ne sens plus la piqûre ni la chaleur. Elle ne gratte pas et ne fait pas mal. Un oncle avait été soigné pour la lèpre autrefois.",
    answers: [
      [
        "clearer",
        "Rien ne me fait mal. Ma peau a une tache plus pâle que le reste, de quatre centimètres environ, et à cet endroit je suis insensible au toucher chaud et aux piqûres.",
      ],
      [
        "hard_breathing fainted cannot_stand black_stool chest_pain",
        "Non, je n'ai aucun de ces signes, je me sens en bonne santé et je travaille au champ.",
      ],
      [
        "fever sickle_cell palpitations bloody_stool",
        "Non, je n'ai aucun de ces signes. J'ai seulement remarqué une deuxième petite tache dans le dos.",
      ],
      [
        "one_side_weak face_droop speech_trouble saddle_numbness cannot_hold_urine",
        "Non, aucun de ces signes, ma main a gardé toute sa force.",
      ],
      ["weakness_climbing both_legs_weak", "Non, j'ai toute ma force dans les bras et dans les jambes."],
      ["leg_weakness foot_wound headache", "Non, aucun de ces signes, je n'ai que ces deux taches."],
      ["confusion spontaneous_bleeding heavy_bleeding", "Non, je n'ai aucun de ces signes."],
      ["duration", "Cela dure depuis environ cinq mois."],
    ],
  },
  {
    id: "q219",
    level: "routine",
    says: "Bonjour, j'ai 44 ans, je suis un homme. Je tousse depuis quatre semaines, avec des crachats blancs, sans sang. Je n'ai pas de fièvre et je n'ai pas maigri. Mon colocataire est traité pour une tuberculose depuis un mois, et cela m'inquiète un peu. Je travaille normalement.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, je n'ai aucun de ces signes, je ne crache pas de sang et je ne suis pas essoufflé.",
      ],
      ["cannot_stand", "Non, je tiens bien debout et je vais au travail tous les jours."],
      ["pleuritic_pain", "Non, je n'ai pas de douleur dans la poitrine, même quand je respire profondément."],
      [
        "cough productive_cough tuberculosis",
        "C'est une toux avec des crachats blancs. La tuberculose, c'est mon colocataire qui l'a, et je n'ai pas encore fait de test.",
      ],
    ],
  },
  {
    id: "q220",
    level: "routine",
    says: "Bonjour, j'ai 47 ans, je suis une femme, couturière de métier. Depuis deux mois, j'ai des fourmillements dans le pouce, l'index et le majeur de la main droite, surtout la nuit. Cela passe quand je secoue la main. Je ne suis pas diabétique, mon contrôle était normal il y a trois mois.",
    answers: [
      [
        "one_side_weak face_droop speech_trouble both_legs_weak limb_cold_pale",
        "Non, je n'ai pas de paralysie et mon visage est normal. Il m'arrive seulement de lâcher une aiguille en cousant.",
      ],
      ["vision_loss balance_loss", "Non, ma vue et ma marche sont normales."],
      ["hand_numbness", "Oui, c'est tout à fait cela, les fourmillements me réveillent la nuit."],
      ["saddle_numbness cannot_hold_urine", "Non, pas du tout, seuls mes doigts sont concernés."],
      ["weakness_climbing hard_breathing", "Non, je n'ai ni l'un ni l'autre."],
      ["leg_weakness fever foot_wound headache", "Non, aucun de ces signes, je me porte bien par ailleurs."],
    ],
  },
  {
    id: "q221",
    level: "routine",
    says: "Bonjour, je suis un homme de 50 ans, marié. Depuis six mois environ, mes érections ne sont plus suffisantes pour avoir des rapports, alors que le désir est toujours là. Je n'ai aucune douleur et j'urine normalement. Je fume cinq cigarettes par jour et je ne prends aucun médicament.",
    answers: [
      [
        "clearer",
        "Je n'ai pas de douleur. Ce qui a changé, c'est que mon sexe ne durcit plus assez pendant les rapports, depuis environ six mois.",
      ],
      ["where", "Ce sont les parties intimes : c'est un problème d'érection, sans douleur."],
      ["event", "Non, rien de cela n'est arrivé, j'ai simplement du stress au travail."],
      ["chest_pain hard_breathing", "Non, ni l'un ni l'autre, même quand je fais un effort."],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, rien de tout cela, je travaille et je m'occupe de moi normalement.",
      ],
    ],
  },
  {
    id: "q222",
    level: "routine",
    says: "Bonjour, je suis la maman d'un garçon de 7 ans. Depuis un mois, il a trois plaques rondes sur le cuir chevelu, avec des pellicules et des cheveux cassés. Cela le démange un peu. Il joue et mange bien. Un camarade de sa classe présente la même chose.",
    answers: [
      [
        "tongue_swelling",
        "Non, sa langue et ses lèvres sont normales, il n'a rien d'autre que ces plaques sur la tête.",
      ],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Non, il n'a pas de fièvre et les plaques sont sèches, sans pus ni gonflement.",
      ],
      [
        "ringworm hair_loss plays_normally",
        "Ce sont des plaques rondes, comme une teigne, où les cheveux sont cassés. À part cela, il joue et réagit normalement.",
      ],
    ],
  },
  {
    id: "q223",
    level: "routine",
    says: "Bonjour, j'ai 57 ans, je suis un homme et je fume un paquet par jour depuis trente ans. Depuis cinq semaines, ma voix est enrouée et cela ne passe pas malgré les tisanes. J'avale et je respire normalement. Je n'ai ni fièvre ni mal de gorge important.",
    answers: [
      [
        "noisy_breathing drooling cannot_swallow tongue_swelling",
        "Non, je n'ai aucun de ces signes. J'ai seulement ma toux habituelle du matin.",
      ],
      [
        "smoke_gas burn_face swallowed_caustic",
        "Non, je n'ai rien respiré ni avalé de dangereux, à part la fumée de mes cigarettes.",
      ],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, aucun de ces signes, je finis bien mes phrases malgré ma voix rauque.",
      ],
      ["cough_blood pleuritic_pain weight_loss", "Non, je ne crache pas de sang et je n'ai pas perdu de poids."],
      ["chest_indrawing", "Non, je respire calmement."],
    ],
  },
  {
    id: "q224",
    level: "routine",
    says: "Bonjour, je vous écris au sujet de ma mère, qui a 78 ans. Depuis un an, elle oublie de plus en plus : elle répète les mêmes questions et égare ses affaires. Elle marche et parle normalement et n'a pas fait de chute. Son frère avait fait un AVC, elle non.",
    answers: [
      [
        "confusion drowsy one_side_weak head_injury",
        "Non, ses propos sont cohérents et elle est bien éveillée. Elle n'a ni paralysie ni choc à la tête, elle oublie simplement beaucoup.",
      ],
      [
        "fever sudden_onset balance_loss hears_voices",
        "Non, elle n'a rien de cela. Les oublis sont venus peu à peu, sur une année.",
      ],
      ["convulsion face_droop", "Non, elle n'a jamais convulsé et son visage est normal."],
    ],
  },
];
