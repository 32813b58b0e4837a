import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite7: readonly Conversation[] = [
  {
    id: "q201",
    level: "emergency",
    says: "Bonjour, j'ai 61 ans, je suis une femme, diabétique et hypertendue. Depuis deux heures je ressens un poids au creux de l'estomac qui remonte vers la mâchoire, avec des sueurs froides et des nausées. Je n'ai pas vomi et je n'ai pas de fièvre.",
    answers: [],
  },
  {
    id: "q202",
    level: "emergency",
    says: "Bonjour, je vous écris pour mon père, âgé de 70 ans. Depuis deux jours, il n'est pas allé à la selle et n'évacue plus de gaz. Son ventre est très gonflé, il a de fortes crampes et il a vomi deux fois ce matin. Il n'a jamais été opéré du ventre.",
    answers: [
      [
        "no_stool_gas",
        "Oui, c'est bien cela, il n'a eu ni selle ni gaz depuis deux jours et son ventre est très tendu.",
      ],
    ],
  },
  {
    id: "q203",
    level: "emergency",
    says: "Bonjour, je suis la maman d'un petit garçon de 2 ans. Il y a une heure, il a avalé la petite pile ronde de la télécommande, sa grande sœur l'a vu faire. Il a bavé un peu, mais maintenant il joue normalement. Faut-il simplement surveiller ses selles ?",
    answers: [],
  },
  {
    id: "q204",
    level: "emergency",
    says: "Bonjour, j'ai 38 ans, je suis une femme. J'ai mal au bas du dos depuis dix jours, après avoir soulevé un sac de riz. Depuis hier, mes deux jambes sont faibles et je sens comme un engourdissement entre les cuisses. Je ne suis pas tombée et je n'ai pas de fièvre.",
    answers: [],
  },
  {
    id: "q205",
    level: "emergency",
    says: "Bonjour, j'ai 33 ans, je suis une femme. Ce matin, mon mari, notre fils de six ans et moi nous sommes réveillés avec un fort mal de tête, des nausées et des vertiges. Nous avions gardé le fourneau à charbon allumé dans la chambre à cause de la pluie. Personne n'a de fièvre.",
    answers: [],
  },
  {
    id: "q206",
    level: "emergency",
    says: "Bonjour, ma petite fille a 6 jours. Depuis hier, la peau autour de son nombril est rouge et chaude, et il en sort un liquide qui sent mauvais. Elle tète un peu moins que d'habitude. J'ai pris sa température ce matin : 37,2, donc elle n'a pas de fièvre.",
    answers: [],
  },
  {
    id: "q207",
    level: "emergency",
    says: "Bonjour, j'ai 27 ans et j'ai accouché il y a six jours de mon premier enfant. Depuis hier soir, j'ai un mal de tête intense que le paracétamol ne calme pas, je vois des points lumineux et mes pieds sont gonflés. Ma tension était normale pendant toute la grossesse.",
    answers: [],
  },
  {
    id: "q208",
    level: "emergency",
    says: "Bonjour, je suis un homme de 29 ans. J'ai une molaire du bas qui me fait souffrir depuis cinq jours. Depuis ce matin, le dessous de mon menton et le plancher de ma bouche sont gonflés et durs, et j'ouvre à peine la bouche. J'ai pris de l'amoxicilline pendant deux jours.",
    answers: [],
  },
  {
    id: "q209",
    level: "emergency",
    says: "Bonjour, j'ai 68 ans, je suis un homme et j'ai un cœur irrégulier. Depuis quatre heures, une douleur brutale me prend toute la jambe gauche, qui est devenue froide et pâle. Je n'ai reçu aucun coup et la jambe n'est pas enflée. Mon frère avait eu une phlébite.",
    answers: [
      [
        "hard_breathing fainted cannot_stand black_stool chest_pain",
        "Non, aucun de ces signes, je respire bien et je n'ai pas mal à la poitrine. En revanche, mon pied est engourdi.",
      ],
      ["sudden_onset", "Oui, la douleur est venue d'un seul coup il y a quatre heures, et je bouge mal les orteils."],
    ],
  },
  {
    id: "q210",
    level: "urgent",
    says: "Bonjour, j'ai 58 ans, je suis un homme. Depuis trois jours, j'ai des brûlures sur le côté droit du front, et depuis hier des petites cloques en grappe y sont apparues, jusqu'à la paupière et au bout du nez. Je n'ai pas de fièvre. J'ai eu la varicelle étant enfant.",
    answers: [
      [
        "drowsy hard_breathing convulsion cannot_drink confusion",
        "Non, je n'ai aucun de ces signes, je suis bien éveillé et je respire normalement. Mon œil droit est rouge et larmoie un peu.",
      ],
      ["vomits_everything neck_stiff", "Non, je ne vomis pas et je plie le cou sans difficulté."],
      [
        "one_side_pain burn_blisters chickenpox plays_normally",
        "Ce sont des petites cloques groupées sur le front, la paupière et le nez, du côté droit du visage seulement, et elles brûlent. Je n'ai rien au ventre.",
      ],
      [
        "face_droop vision_loss",
        "Non, mon visage n'est pas déformé et je vois correctement. La lumière me gêne seulement un peu à droite.",
      ],
    ],
  },
  {
    id: "q211",
    level: "urgent",
    says: "Bonjour, j'ai 31 ans et je suis infirmière. Il y a six heures, je me suis piquée au doigt avec une aiguille après avoir prélevé un patient dont je ne connais pas le statut VIH. J'ai bien lavé au savon. Je n'ai aucun symptôme et je suis vaccinée contre l'hépatite B.",
    answers: [
      [
        "hard_breathing tongue_swelling convulsion drowsy",
        "Non, je n'ai aucun de ces signes, je me sens tout à fait bien physiquement.",
      ],
      ["face_droop limb_cold_pale", "Non, rien de tout cela, mon doigt et ma main sont normaux."],
      ["needle_injury", "Oui, c'est bien cela, avec l'aiguille creuse qui venait de servir au prélèvement."],
    ],
  },
  {
    id: "q212",
    level: "urgent",
    says: "Bonjour, j'ai 19 ans. Il y a trois jours, un homme que je connais m'a forcée à avoir un rapport, sans préservatif. Je ne saigne pas et je ne suis pas blessée. Je suis maintenant chez ma cousine, mais j'ai peur d'une grossesse ou d'une maladie et je dors très mal.",
    answers: [
      [
        "vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, je n'ai pas de saignement ni de plaie et je n'ai pas envie de mourir. Je suis surtout triste et inquiète.",
      ],
      [
        "chest_pain hard_breathing fainted",
        "Non, aucun de ces signes. J'ai eu une légère douleur au bas-ventre le premier jour, mais elle est partie.",
      ],
      [
        "sexual_violence pregnancy_possible anxiety cannot_sleep",
        "Oui, il y a eu un rapport sexuel imposé, et je suis angoissée et dors mal. Mes règles ne sont pas en retard, elles datent de deux semaines.",
      ],
    ],
  },
];
