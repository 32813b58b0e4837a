import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite19: readonly Conversation[] = [
  {
    id: "k401",
    level: "emergency",
    says: "Bonjour, ma fille de 11 mois a la diarrhée comme de l'eau depuis deux jours et elle vomit depuis ce matin. Ses yeux sont creux et elle dort presque tout le temps. Elle n'a pas de fièvre et il n'y a pas de sang dans les selles.",
    answers: [
      [
        "drowsy unconscious convulsion fainted",
        "Oui, elle somnole beaucoup, j'ai du mal à la réveiller depuis midi. Elle n'a pas convulsé et elle ne s'est pas évanouie.",
      ],
    ],
  },
  {
    id: "k402",
    level: "emergency",
    says: "Bonsoir, j'ai 29 ans et j'ai accouché il y a cinq jours. Depuis hier soir j'ai un fort mal de tête que le paracétamol ne calme pas, et je vois des points brillants devant les yeux. Je n'ai pas de fièvre et je ne saigne pas beaucoup.",
    answers: [],
  },
  {
    id: "k403",
    level: "emergency",
    says: "Bonjour, j'écris pour mon père qui a 63 ans. Ce matin vers sept heures il a eu d'un coup un très grand vertige, il ne tient plus debout sans qu'on le soutienne et il vomit. Il bouge bien ses bras et ses jambes, mais on comprend moins bien quand il parle. Il prend un traitement pour la tension.",
    answers: [
      [
        "cannot_stand vomiting pallor cold_body sweating",
        "Il ne peut plus tenir debout tout seul, il tombe vers la gauche, et il a vomi deux fois. Il n'est ni pâle ni froid et il ne transpire pas.",
      ],
    ],
  },
  {
    id: "k404",
    level: "emergency",
    says: "Bonjour, j'ai 26 ans et je travaille dans un champ de cacao. Un serpent m'a mordu à la cheville il y a quarante minutes. La douleur est supportable et je ne me sens pas mal, est-ce que je dois quand même faire quelque chose ?",
    answers: [],
  },
  {
    id: "k405",
    level: "emergency",
    says: "Bonjour docteur, mon fils de 14 ans s'est réveillé à quatre heures du matin avec une forte douleur en bas du ventre à gauche. Il a vomi deux fois. Il n'a pas de fièvre et il n'a pas la diarrhée, je me demande si c'est l'appendicite.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Non, rien de tout cela, son ventre est souple et il est bien réveillé.",
      ],
      [
        "testicle_pain",
        "Je lui ai demandé : oui, le testicule gauche est gonflé et lui fait très mal quand on le touche.",
      ],
    ],
  },
  {
    id: "k406",
    level: "emergency",
    says: "Bonjour, je suis la grand-mère d'un bébé de sept jours né à la maison. Depuis hier il n'arrive plus à prendre le sein, comme si sa bouche ne s'ouvrait pas, et son corps devient raide quand on le touche. Il n'est pas chaud et il n'est pas jaune.",
    answers: [],
  },
  {
    id: "k407",
    level: "urgent",
    says: "Bonjour, ma fille de 9 ans a de la fièvre depuis hier soir, 38,9 ce matin, avec des maux de tête et des frissons. Elle a vomi une fois mais elle boit et elle parle normalement. On n'a pas encore fait de test du palu.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non, rien de tout cela. Elle a vomi une seule fois et elle a gardé l'eau et un peu de bouillie depuis.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Non, rien de tout cela. Son cou est souple et ses urines sont claires.",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Non, elle n'est pas drépanocytaire et elle n'a rien de tout cela.",
      ],
      ["confusion balance_loss", "Non, elle parle et elle marche normalement."],
      ["one_side_weak double_vision worst_headache", "Non, rien de tout cela, c'est un mal de tête ordinaire."],
      [
        "immunocompromised steroid_stopped diabetes dialysis_missed anticoagulant",
        "Non, elle n'a aucune maladie et ne prend que du paracétamol.",
      ],
      ["cannot_stand floppy unconscious fainted", "Non, elle est fatiguée mais elle tient debout et elle répond bien."],
    ],
  },
  {
    id: "k408",
    level: "urgent",
    says: "Bonjour, j'ai 23 ans. Avant-hier dans la nuit un homme que je connais m'a forcée à avoir un rapport, sans préservatif. Je ne saigne pas et je n'ai pas de blessure, mais j'ai peur du sida et d'une grossesse.",
    answers: [
      [
        "vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, rien de tout cela. Je suis triste mais je ne pense pas à mourir.",
      ],
    ],
  },
  {
    id: "k409",
    level: "urgent",
    says: "Bonjour, j'ai 31 ans et j'allaite mon bébé de trois semaines. Depuis hier mon sein droit est rouge, dur et chaud, et j'ai 38,7 avec des frissons. Le bébé va bien et tète bien.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, aucun de ces signes, je tiens debout et je respire normalement.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, je n'ai rien de tout cela et je n'ai pas vomi.",
      ],
      ["flank_pain belly_pain burning_urine rash ear_pain", "Non, rien de tout cela, j'ai seulement mal au sein."],
      [
        "soaks_pads vision_blurred leg_swelling_one",
        "Non, je saigne très peu, je vois bien et mes jambes ne sont pas gonflées.",
      ],
      ["foul_lochia low_belly_pain", "Non, les pertes ne sentent pas mauvais et je n'ai pas mal au ventre."],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Non, rien de tout cela."],
      ["runny_nose cough sore_throat", "Non, je ne suis pas enrhumée."],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "Non, je n'ai aucune maladie."],
      [
        "severe_pain severe_belly_pain no_urine",
        "Non, la douleur du sein est moyenne, 6 sur 10, et j'urine normalement.",
      ],
    ],
  },
  {
    id: "k410",
    level: "urgent",
    says: "Bonjour, j'ai 67 ans et j'ai le diabète depuis douze ans. Une chaussure neuve m'a fait une plaie sous le gros orteil il y a six jours. Elle ne me fait pas mal et je n'ai pas de fièvre, mais elle ne se ferme pas.",
    answers: [
      [
        "black_skin rash_spreading cellulitis limb_cold_pale",
        "Non, la peau n'est pas noire, ça ne sent pas mauvais et le pied est chaud comme l'autre.",
      ],
      ["heavy_bleeding neck_wound locked_jaw", "Non, rien de tout cela, la plaie donne juste un peu de liquide clair."],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "La plaie est petite, sans pus et sans rougeur. Mes deux pieds sont engourdis depuis des années à cause du diabète, mais je bouge bien les orteils.",
      ],
      [
        "one_side_weak face_droop speech_trouble saddle_numbness cannot_hold_urine",
        "Non, rien de tout cela. L'engourdissement, c'est seulement les pieds et c'est ancien.",
      ],
      ["weakness_climbing both_legs_weak hard_breathing", "Non, je marche bien et je respire normalement."],
      ["leg_weakness headache", "Non, je n'ai ni faiblesse des jambes ni mal de tête."],
      ["confusion head_injury", "Non, j'ai toute ma tête et je n'ai reçu aucun coup."],
    ],
  },
  {
    id: "k411",
    level: "urgent",
    says: "Bonjour, le chien du voisin a mordu mon fils de 10 ans au mollet ce matin. Il y a deux petits trous, ça a saigné un peu puis ça s'est arrêté. L'enfant va bien, mais je ne sais pas si le chien est vacciné.",
    answers: [
      ["snake_bite", "Non, ce n'est pas un serpent, c'est le chien du voisin qui l'a mordu au mollet."],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non, rien de tout cela, c'est seulement le mollet et la plaie est petite.",
      ],
      ["neck_wound limb_cold_pale black_skin locked_jaw", "Non, rien de tout cela, il bouge bien la jambe et le pied."],
      [
        "dirty_wound wound_infected wound_object numb_fingers",
        "Non, ce sont juste deux petits trous et une égratignure, et il sent bien ses orteils.",
      ],
      ["confusion convulsion", "Non, il est tout à fait normal."],
    ],
  },
  {
    id: "k412",
    level: "urgent",
    says: "Bonjour, j'ai 22 ans et j'ai de la fièvre tous les soirs depuis neuf jours, jusqu'à 39. Le test du palu fait il y a trois jours est négatif. Je suis fatigué, je suis constipé et j'ai un peu mal au ventre, mais je ne vomis pas.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, rien de tout cela. Je marche normalement et j'ai toute ma tête.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, mon cou est souple, mes yeux sont blancs et mes urines sont normales.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela, je n'ai pas voyagé et je n'ai pas touché de malade.",
      ],
      [
        "runny_nose cough sore_throat",
        "J'ai une petite toux sèche, mais mon nez ne coule pas et je n'ai pas mal à la gorge.",
      ],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "Non, je n'ai aucune maladie connue."],
      [
        "no_stool_gas bile_vomit rigid_belly saddle_numbness severe_belly_pain",
        "Non, j'ai encore des gaz et ma dernière selle date d'avant-hier. Mon ventre est souple et la douleur est légère.",
      ],
      ["pregnant", "Non, je suis un homme."],
      ["steroid_stopped", "Non, je n'ai jamais pris de cortisone."],
      ["unconscious drowsy fainted vomits_blood black_stool", "Non, rien de tout cela."],
    ],
  },
];
