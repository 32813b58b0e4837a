import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite1: readonly Conversation[] = [
  {
    id: "l201",
    level: "emergency",
    says: "Bonjour, je suis une femme de 63 ans, je suis diabétique et hypertendue. Depuis trois heures j'ai comme un poids au creux de l'estomac, qui ne dépend pas du repas. J'ai des sueurs froides, des nausées, et je m'essouffle dès que je marche dans la maison.",
    answers: [
      [
        "cannot_speak blue_lips sudden_onset chest_pressure confusion",
        "J'ai la poitrine et le creux de l'estomac qui pèsent, oui, et cela est venu assez vite il y a trois heures. Je peux finir mes phrases et mes lèvres sont normales.",
      ],
    ],
  },
  {
    id: "l202",
    level: "emergency",
    says: "Bonjour, je suis la maman d'un petit garçon de 5 semaines. Depuis ce matin il est chaud, j'ai pris sa température dans les fesses : 38,4. Il tète un peu moins que d'habitude et il est grognon. Son grand frère est enrhumé. Est-ce que je peux attendre demain ?",
    answers: [],
  },
  {
    id: "l203",
    level: "emergency",
    says: "Bonjour, j'ai 27 ans, je suis une femme. Depuis hier soir j'ai une forte douleur en bas du ventre, surtout à gauche. J'ai de petites pertes brunes et la tête me tourne quand je me lève. D'habitude mes règles sont régulières, mais ce mois-ci elles ont deux semaines de retard.",
    answers: [
      ["late_period", "Oui, j'ai environ deux semaines de retard et je n'ai pas encore fait de test de grossesse."],
    ],
  },
  {
    id: "l204",
    level: "emergency",
    says: "Bonjour docteur, j'ai 22 ans et je suis enceinte de 34 semaines, c'est mon premier bébé. Depuis hier j'ai un fort mal de tête que le paracétamol ne calme pas, et ce matin je vois des mouches brillantes devant les yeux. Mon visage et mes mains sont gonflés depuis trois jours.",
    answers: [],
  },
  {
    id: "l205",
    level: "emergency",
    says: "Bonjour, je suis un homme de 66 ans, hypertendu. Ce matin vers 7 heures j'ai laissé tomber ma tasse car mon bras droit n'avait plus de force, et je n'arrivais plus à trouver mes mots. Cela a duré une vingtaine de minutes puis tout est passé. Dois-je m'inquiéter ?",
    answers: [],
  },
  {
    id: "l206",
    level: "emergency",
    says: "Bonjour, j'ai 14 ans, je suis un garçon. Je me suis réveillé il y a trois heures avec une douleur très forte en bas du ventre à gauche, et j'ai vomi deux fois. J'ai un peu honte de le dire, mais le testicule gauche me fait aussi mal.",
    answers: [
      ["testicle_pain", "Oui, le testicule gauche est gonflé, il est remonté et je ne supporte pas qu'on le touche."],
    ],
  },
  {
    id: "l207",
    level: "emergency",
    says: "Bonjour, je suis une femme de 39 ans. Je me suis réveillée il y a deux heures avec un mal de tête, des nausées et des vertiges. Mes deux enfants ont aussi mal à la tête. Hier soir, à cause de la pluie, nous avons laissé le fourneau à charbon allumé dans la chambre fermée.",
    answers: [],
  },
  {
    id: "l208",
    level: "emergency",
    says: "Bonjour, j'ai 19 ans, je suis une fille drépanocytaire SS. J'ai une crise avec douleurs dans le dos et les bras depuis deux jours. Depuis cette nuit j'ai en plus de la fièvre à 38,7, je tousse et j'ai mal dans la poitrine quand je respire.",
    answers: [["sickle_cell", "Oui, je suis drépanocytaire SS, suivie depuis l'enfance."]],
  },
  {
    id: "l209",
    level: "emergency",
    says: "Bonjour, je suis un homme de 46 ans, chauffeur. J'ai mal au bas du dos depuis deux semaines, après avoir soulevé un moteur. Depuis hier la douleur descend dans les deux jambes, je ne sens plus bien la peau entre mes cuisses et je n'arrive pas à uriner.",
    answers: [],
  },
  {
    id: "l210",
    level: "emergency",
    says: "Bonjour docteur, je suis une femme de 62 ans. Depuis cinq heures environ mon œil droit est rouge et très douloureux, je vois trouble de cet œil, avec des cercles de couleur autour des lampes. J'ai aussi mal à la tête du même côté et j'ai vomi trois fois.",
    answers: [],
  },
  {
    id: "l211",
    level: "emergency",
    says: "Bonjour, je vous écris pour ma mère de 85 ans. Hier soir elle a glissé dans la douche et sa tête a cogné le mur ; elle a une bosse à la tempe et un léger mal de tête. Elle prend du Sintrom pour son cœur. Elle parle et marche comme d'habitude.",
    answers: [["anticoagulant", "Oui, elle prend du Sintrom tous les jours pour une arythmie du cœur."]],
  },
  {
    id: "l212",
    level: "emergency",
    says: "Bonsoir, j'ai 24 ans, je suis un étudiant. Depuis un mois, après mon échec et ma rupture, je ne dors plus et je n'ai plus goût à rien. Je pense que tout serait plus simple si je n'étais plus là. Hier j'ai acheté un produit et j'ai écrit une lettre.",
    answers: [
      [
        "suicidal_thoughts",
        "Oui, j'y pense tous les jours. J'ai un insecticide dans ma chambre et je compte le boire cette nuit.",
      ],
      [
        "suicidal_plan",
        "Oui, j'ai acheté un insecticide et il est dans ma chambre, je vis seul et je pense le boire cette nuit.",
      ],
    ],
  },
  {
    id: "l213",
    level: "emergency",
    says: "Bonjour, j'ai 31 ans, j'ai accouché par césarienne il y a dix jours. Depuis ce matin j'ai une douleur au côté droit de la poitrine quand j'inspire, et je me sens essoufflée. Mon mollet gauche est gonflé et sensible depuis trois jours, je pensais à une crampe.",
    answers: [],
  },
  {
    id: "l214",
    level: "emergency",
    says: "Bonjour docteur, c'est pour ma fille de 11 ans. Depuis trois semaines elle boit et urine énormément, elle refait pipi au lit et elle a maigri. Depuis hier elle vomit, elle a mal au ventre et je trouve qu'elle respire profondément et vite. Elle est très fatiguée.",
    answers: [],
  },
];
