import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite4: readonly Conversation[] = [
  {
    id: "p201",
    level: "emergency",
    says: "Bonjour, j'ai 29 ans, je suis une femme. Depuis ce matin, je suis essoufflée de façon soudaine et j'ai un point du côté droit de la poitrine quand j'inspire. J'ai fait un long trajet en car il y a quatre jours et mon mollet gauche est douloureux depuis.",
    answers: [],
  },
  {
    id: "p202",
    level: "emergency",
    says: "Bonjour, je suis une femme de 63 ans, diabétique et hypertendue. Depuis deux heures environ, je ressens une lourdeur en haut du ventre et une gêne dans la mâchoire. Je transpire beaucoup alors qu'il ne fait pas chaud, et je me sens très fatiguée.",
    answers: [
      [
        "vomits_blood black_stool chest_pressure hard_breathing",
        "Non, je n'ai pas vomi de sang et mes selles sont normales. La poitrine ne serre pas vraiment, c'est plutôt le haut du ventre, mais je suis un peu essoufflée.",
      ],
    ],
  },
  {
    id: "p203",
    level: "emergency",
    says: "Bonjour, je suis la maman d'un petit garçon né il y a cinq jours. Depuis hier soir, il ne veut plus prendre le sein, il dort presque tout le temps et je trouve qu'il est tout mou. Ses pieds sont froids malgré la couverture.",
    answers: [],
  },
  {
    id: "p204",
    level: "emergency",
    says: "Bonjour docteur, j'ai 33 ans et je suis enceinte de huit mois, c'est mon premier bébé. Depuis hier j'ai un mal de tête très fort que le paracétamol ne calme pas. Ce matin, je vois des points brillants devant les yeux et mes mains sont gonflées.",
    answers: [],
  },
  {
    id: "p205",
    level: "emergency",
    says: "Bonjour, je vous écris pour mon fils de 14 ans. Il s'est réveillé cette nuit, il y a trois heures, avec une douleur brutale au testicule gauche qui remonte vers le bas du ventre. Il a vomi deux fois et refuse que l'on touche.",
    answers: [["testicle_pain", "Oui, c'est le testicule gauche, il est gonflé et plus haut que l'autre."]],
  },
  {
    id: "p206",
    level: "emergency",
    says: "Bonjour, je suis un homme de 47 ans et je travaille dans le bâtiment. J'ai mal au bas du dos depuis deux semaines, avec des douleurs dans les deux jambes. Depuis hier, je ne sens plus bien mes fesses ni mon entrejambe et j'ai du mal à uriner.",
    answers: [],
  },
  {
    id: "p207",
    level: "emergency",
    says: "Bonjour, ma fille de 2 ans a avalé il y a une heure une petite pile ronde de la télécommande, son frère l'a vue faire. Elle bave un peu et refuse de manger son biscuit, mais elle est réveillée et elle pleure. Que dois-je faire ?",
    answers: [],
  },
  {
    id: "p208",
    level: "emergency",
    says: "Bonjour, mon fils a 9 ans et il est drépanocytaire SS. Depuis hier il a de la fièvre à 39,1 et ce matin il se plaint d'une douleur à la poitrine quand il respire. Il tousse aussi et je trouve qu'il respire plus vite que d'habitude.",
    answers: [["sickle_cell", "Oui, il est drépanocytaire SS, il est suivi au CHU depuis qu'il est petit."]],
  },
  {
    id: "p209",
    level: "emergency",
    says: "Bonjour, j'ai 71 ans, je suis une femme suivie pour la tension. Ce matin, pendant une vingtaine de minutes, mes mots sortaient de travers et ma main droite a lâché la tasse. Maintenant tout est redevenu normal, mais je voudrais savoir si c'est grave.",
    answers: [],
  },
  {
    id: "p210",
    level: "emergency",
    says: "Bonsoir, j'ai 26 ans, je suis une femme. Depuis deux mois, rien ne va plus dans ma vie et je ne dors presque pas. Hier j'ai acheté un produit au marché et je pense en finir cette nuit. Je ne sais pas à qui parler.",
    answers: [
      [
        "suicidal_thoughts",
        "Oui, je pense à mourir, et c'est pour cela que j'ai acheté ce produit, un pesticide. Je suis seule à la maison ce soir.",
      ],
    ],
  },
  {
    id: "p211",
    level: "emergency",
    says: "Bonsoir, je suis une femme de 66 ans. Depuis cinq heures, mon œil droit est rouge et me fait terriblement mal, je vois flou et il y a des cercles colorés autour des lampes. J'ai aussi vomi trois fois et j'ai mal au front.",
    answers: [],
  },
  {
    id: "p212",
    level: "urgent",
    says: "Bonjour, j'ai 38 ans, je suis un homme. Depuis deux jours j'ai de la fièvre à 38,7 avec des frissons, des courbatures et un mal de tête. Je bois bien et je peux marcher, mais je n'ai pas encore fait de test du paludisme.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, je n'ai aucun de ces signes, je suis seulement courbaturé et un peu fatigué.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, je plie bien le cou, je ne vomis pas et mes urines sont claires.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, je n'ai rien de cela et je n'ai pas voyagé ni approché de malade.",
      ],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Non, je n'ai aucune maladie connue, je suis d'habitude en bonne santé.",
      ],
      [
        "worst_headache speech_trouble double_vision drowsy",
        "Non, le mal de tête est modéré, à 4 sur 10, et il diminue avec le paracétamol.",
      ],
      [
        "face_droop one_side_weak vision_loss balance_loss cannot_swallow",
        "Non, je n'ai aucun de ces signes, je marche et j'avale normalement.",
      ],
    ],
  },
];
