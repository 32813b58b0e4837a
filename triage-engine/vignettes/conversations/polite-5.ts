import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite5: readonly Conversation[] = [
  {
    id: "p213",
    level: "urgent",
    says: "Bonjour, ma fille de 8 ans a été mordue au mollet droit par le chien du voisin il y a trois heures. Il y a deux petits trous, cela a saigné un peu puis s'est arrêté. Le chien n'est pas vacciné, à ce que dit le voisin.",
    answers: [
      ["snake_bite", "Non, ce n'est pas un serpent, c'est le chien du voisin qui l'a mordue au mollet."],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non, la morsure est au mollet et ne saigne plus, ce sont deux petits trous et elle marche normalement.",
      ],
      [
        "confusion convulsion",
        "Non, elle est bien éveillée et elle parle normalement, elle a juste un peu mal au mollet.",
      ],
    ],
  },
  {
    id: "p214",
    level: "urgent",
    says: "Bonjour, j'ai 22 ans, je suis une femme. Il y a deux jours, un homme que je connais m'a forcée à avoir un rapport sexuel. Je ne saigne pas, mais j'ai peur d'une grossesse et du VIH. Je n'en ai parlé qu'à ma sœur.",
    answers: [
      [
        "vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, je ne saigne pas et je n'ai pas de plaie, seulement un bleu au bras. Je n'ai pas d'idées de mourir et ma sœur est avec moi.",
      ],
      [
        "chest_pain hard_breathing fainted",
        "Non, je n'ai rien de cela, je me sens surtout bouleversée et je dors mal.",
      ],
      [
        "unconscious drowsy confusion limb_cold_pale numb_fingers",
        "Non, je n'ai aucun de ces signes et je n'ai pas perdu connaissance.",
      ],
      ["sexual_violence", "Oui, c'est bien cela, il y a deux jours."],
    ],
  },
  {
    id: "p215",
    level: "urgent",
    says: "Bonjour, je suis un homme de 68 ans. Depuis trois jours, j'ai une brûlure sur le côté gauche du torse, en demi-ceinture. Depuis hier, des petites cloques groupées sont apparues au même endroit, sur une peau rouge, et uniquement de ce côté.",
    answers: [
      ["shingles", "Oui, seulement à gauche."],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, je ne me suis pas brûlé, c'est une sensation de brûlure sur la peau avec des petites cloques qui sont venues toutes seules.",
      ],
      [
        "hard_breathing noisy_breathing unconscious confusion",
        "Non, je respire tout à fait normalement et j'ai toute ma tête.",
      ],
    ],
  },
  {
    id: "p216",
    level: "urgent",
    says: "Bonjour, j'ai 27 ans et je suis enceinte de cinq mois. Depuis deux jours, cela me brûle quand j'urine et je vais aux toilettes très souvent pour quelques gouttes. Je n'ai pas de sang dans les urines et je sens bien mon bébé bouger.",
    answers: [
      [
        "fever flank_pain vomiting chills",
        "Non, je n'ai pas de fièvre ni de frissons, je n'ai pas mal au dos et je ne vomis pas.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, je n'ai aucun de ces signes et je ne perds pas de sang.",
      ],
      [
        "contractions waters_broken face_swelling",
        "Non, je n'ai pas de contractions ni de perte des eaux et mon visage est normal.",
      ],
      ["vomits_everything", "Non, je ne vomis pas du tout et je mange bien."],
    ],
  },
  {
    id: "p217",
    level: "urgent",
    says: "Bonjour, je suis un homme de 41 ans. J'ai une rage de dent en bas à droite depuis quatre jours et, depuis hier matin, ma joue est gonflée et chaude. J'ai un mauvais goût dans la bouche, mais je peux encore avaler.",
    answers: [
      [
        "pain_out_of_proportion black_skin confusion cannot_stand",
        "Non, rien de tout cela, la douleur est forte, autour de 7 sur 10, mais elle vient de la dent et la peau est normale.",
      ],
      ["fever", "Non, j'ai pris ma température ce matin, elle était à 37,2."],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, j'ouvre la bouche et j'avale normalement, le cou n'est pas gonflé, et je n'ai pris que de l'ibuprofène.",
      ],
      ["snake_bite anticoagulant", "Non, rien de cela, je n'ai pas été mordu et je ne prends pas d'anticoagulant."],
      [
        "gum_swelling tooth_bleeding",
        "La gencive est un peu gonflée autour de la dent cariée, mais on ne m'a pas arraché de dent.",
      ],
      [
        "chest_pressure noisy_breathing purple_spots",
        "Non, je n'ai rien de tout cela, ma poitrine va bien et je respire normalement.",
      ],
    ],
  },
  {
    id: "p218",
    level: "urgent",
    says: "Bonjour, j'ai 33 ans, je suis une femme. Il y a deux heures, je me suis renversé de l'huile de friture sur le dos de la main droite. J'ai mis la main sous l'eau un quart d'heure, mais il y a maintenant de grosses cloques.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, c'est seulement le dos de la main et les doigts, avec de l'huile chaude, et les cloques font environ quatre centimètres.",
      ],
      [
        "hard_breathing noisy_breathing unconscious confusion",
        "Non, rien de tout cela, j'ai seulement mal à la main, environ 6 sur 10.",
      ],
    ],
  },
  {
    id: "p219",
    level: "urgent",
    says: "Bonjour, je suis une femme de 24 ans et je porte des lentilles de contact. Depuis hier, mon œil gauche est rouge et douloureux, la lumière me gêne beaucoup et il coule. J'ai dormi avec mes lentilles le week-end dernier.",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, je vois encore, mais un peu flou, et je n'ai reçu aucun produit dans l'œil.",
      ],
      [
        "fever eyelid_swollen",
        "Non, je n'ai pas de fièvre et ma paupière n'est pas gonflée, l'œil est seulement rouge et larmoyant.",
      ],
      ["sudden_onset", "Non, elle est devenue légèrement floue petit à petit depuis hier."],
      [
        "one_side_weak speech_trouble worst_headache",
        "Non, je n'ai rien de tout cela, je n'ai même pas mal à la tête.",
      ],
      ["pregnant", "Non, je ne suis pas enceinte et mes règles sont à l'heure."],
      ["confusion vomiting", "Non, je ne vomis pas et j'ai les idées claires."],
    ],
  },
  {
    id: "p220",
    level: "routine",
    says: "Bonjour, j'ai 27 ans, je suis un homme. Depuis trois semaines, j'ai des démangeaisons surtout la nuit, entre les doigts, aux poignets et autour de la taille. Les deux personnes qui partagent ma chambre se grattent aussi. J'ai de petits boutons.",
    answers: [
      ["tongue_swelling", "Non, ma bouche et ma gorge sont normales, je n'ai que des démangeaisons sur la peau."],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Non, je n'ai pas de fièvre, il y a juste des petits boutons et des traces de grattage, sans pus.",
      ],
    ],
  },
  {
    id: "p221",
    level: "routine",
    says: "Bonjour, je suis une femme de 64 ans. Mon genou droit me fait mal depuis environ huit mois, surtout dans les escaliers et après une longue marche. Le matin, il est raide pendant dix minutes, puis cela se dérouille. Je marche sans canne.",
    answers: [
      ["fever", "Non, je n'ai pas de fièvre et mon genou n'est ni rouge ni chaud."],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Non, je m'appuie sur ma jambe et je ne suis pas tombée, la douleur est autour de 4 sur 10.",
      ],
      [
        "knee_shoulder_worn joint_pain knee_pain",
        "C'est une douleur mécanique du genou droit, qui dure depuis environ huit mois.",
      ],
    ],
  },
  {
    id: "p222",
    level: "routine",
    says: "Bonjour, j'ai 45 ans, je suis un homme et je fume un peu. Je tousse depuis quatre semaines, plutôt une toux sèche avec parfois un peu de glaire blanche. Je n'ai pas perdu l'appétit et je continue à travailler normalement.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, je n'ai aucun de ces signes, je ne crache jamais de sang et je respire bien.",
      ],
      [
        "fever pleuritic_pain weight_loss",
        "Non, je n'ai pas de fièvre, je n'ai pas maigri et je n'ai pas mal à la poitrine.",
      ],
      [
        "smoker cough productive_cough",
        "C'est surtout la toux, depuis quatre semaines, avec de temps en temps un crachat blanc.",
      ],
    ],
  },
  {
    id: "p223",
    level: "routine",
    says: "Bonjour, je suis une femme de 39 ans. Depuis six mois, mes règles sont plus abondantes qu'avant, elles durent sept jours avec quelques caillots. Elles sont terminées depuis une semaine, mais je me sens fatiguée et je voudrais un avis.",
    answers: [
      ["pregnant", "Non, je ne suis pas enceinte, on m'a ligaturé les trompes et mes règles viennent régulièrement."],
      [
        "soaks_pads fainted severe_belly_pain cannot_stand",
        "Non, je ne saigne plus depuis une semaine et je ne me suis jamais évanouie, même si je me sens fatiguée.",
      ],
      [
        "dizzy pallor fever hard_breathing",
        "Non, je n'ai pas de vertiges ni de fièvre et mes lèvres ont leur couleur habituelle.",
      ],
      [
        "confusion one_side_weak",
        "Non, j'ai toute ma tête et je bouge normalement, je suis simplement fatiguée en fin de journée.",
      ],
      [
        "heavy_period",
        "Oui, c'est cela, mes règles sont trop abondantes depuis six mois, je change de garniture toutes les trois ou quatre heures au plus fort.",
      ],
    ],
  },
  {
    id: "p224",
    level: "routine",
    says: "Bonjour, j'ai 44 ans, je suis une femme. Il y a dix jours, sous la douche, j'ai senti une petite boule dure dans mon sein gauche. Elle ne me fait pas mal et la peau est normale, mais ma tante a eu un cancer du sein.",
    answers: [
      ["age", "Ma tante a 62 ans, mais c'est moi qui ai la boule au sein et j'ai 44 ans."],
      [
        "fever breast_red breast_abscess",
        "Je parle de moi et non de ma tante : je n'ai pas de fièvre, mon sein n'est ni rouge ni gonflé et la boule est dure, sans douleur.",
      ],
      [
        "hernia_stuck vomiting no_stool_gas severe_pain",
        "Non, je n'ai rien de tout cela, j'ai seulement cette petite boule d'environ deux centimètres dans le sein.",
      ],
      [
        "inconsolable_crying poor_feeding belly_swollen",
        "Non, je suis une adulte de 44 ans, je mange et je bois bien et mon ventre est normal.",
      ],
      ["hard_breathing noisy_breathing cannot_swallow", "Non, je respire et j'avale sans aucune gêne."],
      ["lump_worrying", "Elle est dure, mais elle ne grossit pas et elle bouge un peu sous les doigts."],
    ],
  },
];
