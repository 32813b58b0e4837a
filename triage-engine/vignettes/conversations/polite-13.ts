import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite13: readonly Conversation[] = [
  {
    id: "s201",
    level: "emergency",
    says: "Bonjour, je suis une femme de 62 ans, diabétique. Depuis deux heures, je ressens une lourdeur en haut du ventre qui remonte vers la poitrine, avec des sueurs froides et des nausées. Je n'ai pas de fièvre et je n'ai rien mangé d'inhabituel.",
    answers: [],
  },
  {
    id: "s202",
    level: "emergency",
    says: "Bonjour, je vous écris pour mon fils de 18 mois. Il a de la fièvre depuis hier, 39,2 ce matin, et il y a une heure tout son corps s'est mis à trembler avec les yeux révulsés pendant environ trois minutes. Cela ne lui était jamais arrivé.",
    answers: [
      [
        "convulsion unconscious drowsy confusion fainted",
        "C'est une convulsion : tout son corps a été secoué pendant environ trois minutes. Maintenant il est un peu endormi, mais il ouvre les yeux quand je l'appelle.",
      ],
    ],
  },
  {
    id: "s203",
    level: "emergency",
    says: "Bonjour, j'ai 27 ans et je suis enceinte de huit mois. Depuis ce matin, j'ai un fort mal de tête et je vois des petites mouches devant les yeux. Mon visage est gonflé depuis trois jours. Je ne saigne pas et le bébé bouge bien.",
    answers: [],
  },
  {
    id: "s204",
    level: "emergency",
    says: "Bonjour, je vous écris pour mon père, 68 ans, hypertendu. Ce matin, pendant une vingtaine de minutes, il parlait difficilement et sa main droite a lâché sa tasse. Maintenant tout est redevenu normal. Il n'est pas tombé et n'a pas mal à la tête.",
    answers: [],
  },
  {
    id: "s205",
    level: "emergency",
    says: "Bonjour, j'ai 29 ans, je suis une femme. Depuis hier soir, j'ai une douleur en bas du ventre à droite, assez forte, avec quelques pertes brunes. Mes règles ont deux semaines de retard. Je n'ai pas de fièvre. Ma sœur a été opérée de l'appendicite l'année dernière.",
    answers: [
      ["late_period", "Oui, mes règles ont deux semaines de retard. Je n'ai pas encore fait de test de grossesse."],
    ],
  },
  {
    id: "s206",
    level: "emergency",
    says: "Bonjour, ma fille de 3 ans a bu une gorgée de pétrole lampant dans une bouteille il y a une demi-heure. Depuis, elle tousse et elle a vomi une fois. Elle est réveillée et elle pleure. Que dois-je faire, s'il vous plaît ?",
    answers: [["swallowed_kerosene", "Oui, elle a avalé une gorgée de pétrole, sa bouche en sent encore l'odeur."]],
  },
  {
    id: "s207",
    level: "emergency",
    says: "Bonjour, je suis la mère d'un garçon de 14 ans. Depuis quatre heures, il se plaint d'une douleur très forte au testicule gauche, qui l'a réveillé cette nuit. Il a vomi une fois. Il n'a pas reçu de coup et il n'a pas de fièvre.",
    answers: [
      ["testicle_pain", "Oui, c'est le testicule gauche, il est aussi gonflé et semble plus haut que l'autre."],
    ],
  },
  {
    id: "s208",
    level: "emergency",
    says: "Bonjour, ma fille a 9 ans et elle est drépanocytaire SS. Depuis hier soir, elle a 39 de fièvre et elle a mal à la poitrine quand elle respire. Je lui ai donné du paracétamol mais cela ne passe pas. Son frère, lui, a seulement un rhume.",
    answers: [["sickle_cell", "Oui, elle est drépanocytaire SS, suivie depuis ses deux ans."]],
  },
  {
    id: "s209",
    level: "emergency",
    says: "Bonjour, je viens d'accoucher il y a douze jours. Ma petite fille est chaude depuis hier soir, j'ai mesuré 38,4, et elle tète moins que d'habitude. Elle n'a pas vomi et son nombril est sec. L'accouchement s'était bien passé à terme.",
    answers: [["age", "Elle a douze jours, elle est née à la maternité."]],
  },
  {
    id: "s210",
    level: "urgent",
    says: "Bonjour, j'ai 41 ans, je suis un homme. Depuis deux jours, j'ai de la fièvre le soir, 38,8, avec des frissons et des courbatures. Je n'ai ni vomissements ni diarrhée. Ma sœur a eu la dengue le mois dernier, mais elle est guérie.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, je n'ai aucun de ces signes. Je suis fatigué, mais je tiens debout et je marche normalement.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, ma nuque est souple et mes urines sont de couleur normale. Je mange un peu et je bois.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela. Je n'ai pas voyagé et je n'ai pas approché de malade qui saignait.",
      ],
      ["unconscious drowsy cannot_swallow no_urine", "Non, aucun de ces signes. Je bois bien et j'urine normalement."],
      ["malaria_test_negative", "Non, je n'ai pas encore fait de test du paludisme."],
    ],
  },
  {
    id: "s211",
    level: "urgent",
    says: "Bonjour, je suis une femme de 28 ans. Il y a deux heures, le chien de mon voisin m'a mordue au mollet droit. Il y a deux petits trous, cela a un peu saigné mais c'est arrêté. Je ne sais pas si le chien est vacciné.",
    answers: [
      ["snake_bite", "Non, ce n'est pas un serpent, c'est le chien de mon voisin qui m'a mordue au mollet."],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non, ce sont deux petits trous qui ne saignent plus, et je les ai lavés rapidement à l'eau.",
      ],
      ["confusion convulsion", "Non, je suis parfaitement consciente, j'ai juste un peu mal au mollet."],
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, rien de tout cela, ma jambe est chaude et la douleur est supportable.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever",
        "Non, je marche normalement, la peau n'est pas rouge autour des trous et je n'ai pas de fièvre.",
      ],
    ],
  },
  {
    id: "s212",
    level: "urgent",
    says: "Bonjour, j'ai 26 ans, je suis une femme. Depuis deux jours, j'ai des brûlures en urinant, et depuis hier une douleur au flanc droit avec 38,7 de fièvre. J'ai des nausées mais je ne vomis pas. Je ne suis pas enceinte, mes règles datent de la semaine passée.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, je n'ai aucun de ces signes, je suis seulement fatiguée et j'ai eu un frisson hier soir.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, rien de tout cela. Mes urines ne sont pas foncées et je garde ce que je bois.",
      ],
    ],
  },
];
