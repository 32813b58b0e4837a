import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise23: readonly Conversation[] = [
  {
    id: "j201",
    level: "emergency",
    says: "Bonjour tantie infirmière, c'est pour mon petit garçon qui a cinq jours. Depuis ce matin quand je lui présente le sein il ne prend pas, il laisse seulement.",
    answers: [["clearer", "Il ne veut plus téter, il dort tout le temps et son corps est mou comme un pagne mouillé."]],
  },
  {
    id: "j202",
    level: "emergency",
    says: "Bonsoir. Depuis trois heures de temps ma jambe gauche me fait très mal, c'est venu d'un coup pendant que je regardais la télé. Le pied est devenu froid comme poisson de congélateur.",
    answers: [],
  },
  {
    id: "j203",
    level: "emergency",
    says: "Bonjour, j'ai accouché il y a trois semaines, on m'a opérée. Depuis ce matin quand je respire fort, ça me pique dans le côté droit de la poitrine.",
    answers: [],
  },
  {
    id: "j204",
    level: "emergency",
    says: "Bonjour docteur, ce matin j'ai pompé les cabosses de cacao avec le produit contre les mirides. Depuis que je suis rentré du champ je transpire trop et la salive coule dans ma bouche.",
    answers: [],
  },
  {
    id: "j205",
    level: "emergency",
    says: "Bonjour, mon fils de 13 ans s'est réveillé à cinq heures avec le bas du ventre qui lui fait mal. Il marche comme un canard et il n'est pas parti à l'école.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Son ventre est souple, mais il a vomi deux fois ce matin, pas du vert. Pour le reste ça va.",
      ],
      [
        "bile_vomit bloody_stool cannot_stand drowsy",
        "Ce qu'il a vomi c'est blanc comme la salive, son caca d'hier était normal, il répond bien. Rien d'autre.",
      ],
      [
        "testicle_pain",
        "Il avait honte de me montrer, le côté gauche est remonté et gros comme un citron, il crie si on touche.",
      ],
    ],
  },
  {
    id: "j206",
    level: "emergency",
    says: "C'est ma maman de 70 ans, elle a le sucre. Elle a avalé son comprimé à l'aube et depuis une heure elle transpire, elle raconte des histoires qui n'ont ni tête ni pied.",
    answers: [
      [
        "drowsy hard_breathing convulsion vomiting mouth_burn",
        "Elle garde les yeux ouverts mais elle ne reconnaît plus ses petits-enfants, elle souffle normalement, rien d'autre.",
      ],
    ],
  },
  {
    id: "j207",
    level: "urgent",
    says: "Bonjour, le chien du voisin a attrapé mon mollet ce matin quand je partais à l'atelier. C'est pas gros hein, deux petits trous seulement.",
    answers: [
      ["snake_bite", "C'est le chien du voisin qui m'a mordu, pas un serpent."],
      ["age", "J'ai 34 ans, je suis couturier."],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Les deux trous se sont fermés tout seuls, le sang ne coule plus et je bois mon eau tranquille.",
      ],
      [
        "bite_face_neck rabies_signs deep_cut",
        "C'est au mollet seulement, les trous sont petits comme une graine de haricot. Rien d'autre.",
      ],
      ["confusion convulsion", "J'ai toute ma tête, je couds mes chemises depuis midi et mon corps est tranquille."],
    ],
  },
  {
    id: "j208",
    level: "urgent",
    says: "Bonjour madame. Quand je pisse ça me chauffe comme du piment depuis deux jours, et je cours aux toilettes à chaque fois. Je suis en état de cinq mois.",
    answers: [
      ["age", "J'ai fêté mes 25 ans le mois passé."],
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Mes selles sont bien moulées, c'est seulement le pipi que je fais tout le temps, par petites gouttes qui brûlent.",
      ],
    ],
  },
  {
    id: "j209",
    level: "urgent",
    says: "Bonjour, mon garçon de 7 ans a le nez qui coule comme robinet et il tousse un peu un peu depuis deux jours. La nuit son corps chauffe.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Il boit son eau et son jus sans rendre, il court derrière son frère. Pour le reste tout va bien.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Ses paumes sont bien rouges, ses yeux blancs comme le coton, son pipi est clair comme l'eau. Il baisse la tête sans peine.",
      ],
    ],
  },
  {
    id: "j210",
    level: "urgent",
    says: "Bonjour, j'écris pour ma tante de 83 ans, elle me dicte. Elle dit que le côté droit de son front brûle comme si on a posé la braise dessus, et depuis hier des petites cloques d'eau sont sorties là.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Elle n'a touché ni feu ni produit, ce sont des cloques sorties toutes seules sur le front et la paupière droite.",
      ],
      [
        "confusion neck_stiff face_droop vision_loss",
        "Elle parle droit, son visage est bien d'aplomb et elle reconnaît les gens au portail.",
      ],
      ["anticoagulant", "Elle prend seulement son comprimé de tension le matin, rien pour rendre le sang liquide."],
    ],
  },
  {
    id: "j211",
    level: "urgent",
    says: "Bonsoir. Avant-hier nuit un garçon que je connais m'a forcée, moi je ne voulais pas. Je ne sais pas à qui dire ça, est-ce que je dois faire quelque chose ?",
    answers: [
      ["age", "J'ai 21 ans, je suis étudiante."],
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Je ne saigne nulle part, je ne pense pas à mourir, ma grande sœur est à côté de moi.",
      ],
      [
        "heavy_bleeding vaginal_bleeding deep_cut severe_pain",
        "Je n'ai pas de blessure, en bas c'est juste un peu sensible. Rien d'autre.",
      ],
    ],
  },
  {
    id: "j212",
    level: "urgent",
    says: "Bonjour, le ventre de ma fille de quatre mois court depuis hier. J'ai changé six couches de caca d'eau en une journée.",
    answers: [
      [
        "drowsy cannot_drink no_urine vomits_everything rice_water",
        "Elle tète bien fort, elle a mouillé quatre couches de pipi depuis ce matin. Rien d'autre.",
      ],
      [
        "sunken_eyes skin_pinch_slow wasting",
        "Ses yeux brillent, quand elle pleure les larmes coulent, elle a ses petites joues rondes.",
      ],
      [
        "fever bloody_stool little_urine irritable",
        "Son corps est frais, 37 au thermomètre, le caca est jaune clair sans rouge et elle me sourit. Rien d'autre.",
      ],
      ["convulsion hard_breathing", "Elle respire doucement comme un bébé qui dort, son corps n'a jamais secoué."],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Elle suit mon doigt du regard, rien n'est tombé dans ses yeux, ils sont clairs et normaux.",
      ],
      ["steroid_stopped", "Elle n'a jamais pris de remède, elle connaît seulement mon lait."],
      ["fainted noisy_breathing", "Son souffle ne fait pas de bruit et elle est éveillée, elle babille."],
    ],
  },
];
