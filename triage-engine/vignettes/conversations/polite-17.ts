import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite17: readonly Conversation[] = [
  {
    id: "t213",
    level: "urgent",
    says: "Bonjour, je vous écris pour mon fils de douze ans. Cet après-midi, un chien errant l'a mordu au mollet gauche. Il y a deux petits trous qui ont saigné un peu, mais cela s'est arrêté. J'ai rincé à l'eau. Il marche normalement et le chien s'est enfui.",
    answers: [
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non, aucun de ces signes : la morsure est au mollet, les deux trous sont petits et ne saignent plus.",
      ],
      ["confusion convulsion", "Non, il est tout à fait normal, il parle et marche comme d'habitude."],
    ],
  },
  {
    id: "t214",
    level: "urgent",
    says: "Bonjour, je suis une femme de 22 ans et je porte des lentilles de contact. Depuis hier, mon œil gauche est rouge, douloureux, et la lumière me gêne beaucoup. L'œil droit est normal. Il n'y a pas eu de choc ni de produit dans l'œil.",
    answers: [
      [
        "vision_loss halos eye_bulging",
        "Non, je n'ai aucun de ces signes, mais je vois légèrement flou de l'œil gauche.",
      ],
      [
        "fever eyelid_swollen",
        "Non, je n'ai pas de fièvre et la paupière n'est pas gonflée, mais l'œil pleure beaucoup et j'avais dormi avec mes lentilles.",
      ],
      ["sudden_onset", "Non, la vue n'a pas baissé d'un coup, elle est juste un peu floue depuis hier."],
      [
        "one_side_weak speech_trouble worst_headache",
        "Non, aucun de ces signes, je n'ai pas mal à la tête, c'est seulement l'œil.",
      ],
      ["pregnant", "Non, je ne suis pas enceinte, mes règles étaient là il y a dix jours."],
      ["confusion vomiting", "Non, je suis lucide et je n'ai pas vomi."],
    ],
  },
  {
    id: "t215",
    level: "urgent",
    says: "Bonjour, j'ai 20 ans, je suis une femme. Avant-hier soir, un homme que je connais m'a forcée à avoir un rapport sexuel, sans préservatif. Je ne suis pas blessée et je ne saigne pas. Je suis chez ma sœur, en sécurité, mais j'ai peur du VIH et d'une grossesse.",
    answers: [
      [
        "vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, aucun de ces signes. J'ai juste le bas du ventre un peu sensible, et je n'ai pas d'idées de mourir.",
      ],
      ["fainted", "Non, je ne me suis pas évanouie, mais je dors mal depuis."],
    ],
  },
  {
    id: "t216",
    level: "urgent",
    says: "Bonjour, je suis une femme de 31 ans, enceinte de 22 semaines. Depuis deux jours, cela me brûle quand j'urine et j'y vais très souvent, pour de petites quantités. Je n'ai pas de fièvre, je ne perds pas de sang et le bébé bouge bien.",
    answers: [
      [
        "flank_pain blood_urine vomiting chills",
        "Non, je n'ai aucun de ces signes, mais mes urines sont un peu troubles.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, aucun de ces signes, le bébé bouge bien et je n'ai pas de contractions.",
      ],
      ["waters_broken face_swelling", "Non, je ne perds pas les eaux et mon visage n'est pas gonflé."],
      ["vomits_everything", "Non, je ne vomis pas, je mange et je bois normalement."],
    ],
  },
  {
    id: "t217",
    level: "urgent",
    says: "Bonjour, j'ai 72 ans, je suis un homme. Depuis deux jours j'ai une brûlure en ceinture sur le côté droit du thorax, du dos vers l'avant, et ce matin de petites cloques groupées sont sorties au même endroit. J'ai été opéré de la prostate en 2019.",
    answers: [
      [
        "burn_large",
        "Non, je ne me suis pas brûlé. C'est une sensation de brûlure sur la peau, avec des cloques groupées sur une plaque rouge en bande.",
      ],
      [
        "confusion neck_stiff face_droop vision_loss",
        "Non, je n'ai aucun de ces signes, et je n'ai pas de cloques sur le visage.",
      ],
      [
        "burn_face burn_around burn_electric burn_chemical",
        "Non, ce n'est pas une brûlure par le feu ou un produit, ce sont des cloques sorties toutes seules sur le côté droit du thorax.",
      ],
      [
        "hard_breathing chest_pressure noisy_breathing unconscious drowsy",
        "Non, je n'ai rien de tout cela, je respire bien et la douleur reste sur la peau, environ 6 sur 10.",
      ],
    ],
  },
  {
    id: "t218",
    level: "urgent",
    says: "Bonjour, je suis un homme de 50 ans. Hier matin, au réveil, je n'entendais plus rien de l'oreille gauche, avec un sifflement continu. Je n'ai ni douleur, ni écoulement, ni vertige. Mon père est devenu sourd avec l'âge, mais chez moi c'est venu d'un coup.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Non, je n'ai aucun de ces signes, seulement l'oreille gauche qui n'entend plus et qui siffle.",
      ],
      [
        "reliever_fails",
        "Je n'ai pas de spray, je ne suis pas asthmatique. Le sifflement dont je parle est dans mon oreille.",
      ],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain",
        "Oui, j'ai une surdité soudaine de l'oreille gauche depuis hier matin. Je n'ai ni fièvre, ni douleur, ni écoulement.",
      ],
      [
        "cannot_speak blue_lips chest_indrawing",
        "Non, je respire tout à fait normalement, mon problème est seulement l'oreille gauche.",
      ],
      ["hard_breathing", "Non, je respire très bien."],
      ["drowsy convulsion cannot_stand", "Non, aucun de ces signes, je suis en forme à part l'oreille."],
    ],
  },
  {
    id: "t219",
    level: "routine",
    says: "Bonjour, j'ai 40 ans, je suis un homme, chauffeur de métier. Je tousse depuis quatre semaines, avec un peu de crachats clairs. Je n'ai pas de fièvre, je ne crache pas de sang et je n'ai pas maigri. Le sirop de la pharmacie n'a rien changé.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, aucun de ces signes. Je respire normalement et je continue à travailler.",
      ],
      ["pleuritic_pain", "Non, je n'ai aucune douleur à la poitrine, même en respirant fort."],
      [
        "cough productive_cough",
        "Les deux : je tousse depuis quatre semaines et je crache un peu de glaires claires, sans sang.",
      ],
    ],
  },
  {
    id: "t220",
    level: "routine",
    says: "Bonjour, je suis une femme de 44 ans. Il y a trois semaines, j'ai découvert sous la douche une petite boule dans le sein droit, d'environ deux centimètres. Elle ne me fait pas mal et n'a pas grossi. Ma tante a eu un cancer du sein, cela m'inquiète.",
    answers: [
      ["fever breast_red breast_abscess", "Non, je n'ai ni fièvre ni rougeur, la boule est ferme, mobile et indolore."],
    ],
  },
  {
    id: "t221",
    level: "routine",
    says: "Bonjour, j'ai 52 ans, je suis un homme. Cette semaine, on m'a pris la tension trois fois à la pharmacie : 155/92, 158/94 et 152/90. Je me sens bien, je n'ai ni mal de tête ni douleur à la poitrine. Ma mère a fait un AVC à 70 ans.",
    answers: [
      [
        "hard_breathing one_side_weak confusion vision_loss",
        "Non, je n'ai aucun de ces signes, je me sens tout à fait normal.",
      ],
      [
        "vision_blurred vomiting speech_trouble dizzy",
        "Non, aucun de ces signes, je vois bien et je n'ai pas d'étourdissement.",
      ],
      ["convulsion face_droop double_vision", "Non, aucun de ces signes, je me sens bien."],
    ],
  },
  {
    id: "t222",
    level: "routine",
    says: "Bonjour, je suis une femme de 31 ans. Depuis trois semaines, je me gratte surtout la nuit, avec de petits boutons entre les doigts, aux poignets et à la taille. Mon mari et nos deux enfants se grattent aussi. Personne n'a de fièvre.",
    answers: [
      [
        "cellulitis wound_infected skin_peeling",
        "Non, aucun de ces signes, ce sont seulement de petits boutons qui démangent, sans pus.",
      ],
      ["tongue_swelling", "Non, rien ne gonfle, j'ai seulement des démangeaisons la nuit."],
    ],
  },
  {
    id: "t223",
    level: "routine",
    says: "Bonjour, j'ai 68 ans, je suis une femme. Mon genou droit me fait mal depuis environ huit mois, surtout dans les escaliers et après une longue marche. Il craque un peu. Il n'est ni rouge ni chaud, et je ne suis pas tombée.",
    answers: [
      ["fever", "Non, je n'ai pas de fièvre, et mon corps n'est pas chaud."],
      ["hot_joint", "Non, il n'est ni rouge ni chaud, il gonfle seulement un peu certains soirs."],
      [
        "cannot_bear_weight deformity severe_pain",
        "Non, j'arrive à marcher sans canne et le genou n'est pas déformé ; la douleur est supportable.",
      ],
      [
        "knee_shoulder_worn joint_pain knee_pain",
        "C'est une douleur du genou droit qui dure depuis huit mois, surtout quand je marche ou monte l'escalier, avec une raideur de dix minutes le matin.",
      ],
      ["joint_pain", "Oui, c'est l'articulation du genou droit qui fait mal."],
    ],
  },
  {
    id: "t224",
    level: "routine",
    says: "Bonjour, je suis un homme de 39 ans, enseignant. Depuis cinq semaines, après ma séparation, je suis triste tous les jours, je n'ai plus goût à rien et je me réveille à quatre heures du matin. Je continue à travailler et je n'ai pas envie de mourir.",
    answers: [
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Non, je n'entends pas de voix et j'arrive à travailler et à m'occuper de moi. Je dors environ cinq heures par nuit et je vis avec mon frère.",
      ],
      ["withdrawal lying_flat_worse", "Non, aucun des deux, je ne bois pas d'alcool et je respire bien."],
    ],
  },
];
