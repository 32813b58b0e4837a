import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const abidjan1: readonly Conversation[] = [
  {
    id: "l401",
    level: "emergency",
    says: "bjr dr g mal o dos dpui 4jr jai porté sac de riz, paracetamol fai rien",
    answers: [
      ["age", "41 ans"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "oui mes fesse la son mort on diré, é jarrive pa a pissé dpui ce matin",
      ],
    ],
  },
  {
    id: "l402",
    level: "emergency",
    says: "Bonjour madame, le nombril de mon bébé sent mauvais et c'est rouge autour. Qu'est-ce que je peux mettre dessus ?",
    answers: [["age", "il a 12 jours"]],
  },
  {
    id: "l403",
    level: "emergency",
    says: "ma femme a mal de tete depuis hier nuit le paracetamol né pa calmé, ell di ell voi des etoiles",
    answers: [
      ["age", "29 ans"],
      ["sudden_onset", "non pa d'un cou mais ell di c flou"],
      [
        "one_side_weak speech_trouble worst_headache vision_loss",
        "non ya pa faiblesse, ell parle bien. c gro mal de tete mai ell voi flou avec etoiles c tou",
      ],
      ["pregnant", "oui ell é en état de 8 mois"],
    ],
  },
  {
    id: "l404",
    level: "emergency",
    says: "slt, jai mal au bas ventre depuis 4h du matin sa fait tro tro mal, j'ai vomi 2 fois. je suis un garçon de 15 ans",
    answers: [
      ["rigid_belly fainted no_stool_gas vomits_blood black_stool", "Rien de tout cela"],
      ["testicle_pain", "euh oui... un est gonflé et remonté, g honte un peu"],
    ],
  },
  {
    id: "l405",
    level: "emergency",
    says: "Bonsoir. Je suis vraiment fatiguée ces temps-ci, j'ai beaucoup maigri et depuis hier je vomis. Le test palu est négatif donc je ne comprends pas.",
    answers: [
      ["age", "J'ai 19 ans"],
      ["vomits_blood confusion no_stool_gas severe_belly_pain worst_headache", "Rien de tout cela"],
      [
        "drowsy cannot_stand neck_stiff convulsion",
        "Je somnole un peu oui, mais je tiens encore debout. Pas de nuque raide, pas de crise.",
      ],
    ],
  },
  {
    id: "l406",
    level: "emergency",
    says: "Bonjour, la bouche de ma maman était de travers ce matin mais c'est passé, maintenant elle va bien et elle dit que c'est la fatigue. On peut attendre sa consultation de vendredi ?",
    answers: [],
  },
  {
    id: "l407",
    level: "emergency",
    says: "mn enfan a bu petrol ya 1h es ke je peu doné huile rouge",
    answers: [],
  },
  {
    id: "l408",
    level: "emergency",
    says: "Bonsoir mon enfant, j'ai mal à la tête d'un seul côté avec l'œil et je vomis depuis hier soir. J'ai 66 ans.",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non mon enfant, rien de tout ça. Mais je vois trouble avec l'œil droit et il est rouge",
      ],
    ],
  },
  {
    id: "l409",
    level: "emergency",
    says: "le vié dent la me tue dpui 6jr mtn mon menton a gonflé, jarrive pa a manger",
    answers: [
      ["age", "33"],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Bouche qui ne s'ouvre presque plus, Impossibilité d'avaler sa salive, Gonflement du cou",
      ],
    ],
  },
  {
    id: "l410",
    level: "emergency",
    says: "Bonjour docteur mon fils est drépano SS, il a sa crise depuis hier, ses os lui font mal comme d'habitude. Le sirop ne calme pas.",
    answers: [
      ["age", "9 ans"],
      [
        "chest_pain hard_breathing pallor one_side_weak spleen_big",
        "Oui la poitrine lui fait mal, sur les côtes aussi, et il respire vite vite",
      ],
    ],
  },
  {
    id: "l411",
    level: "emergency",
    says: "j'ai mal o bas ventre droit dpui ce matin é ma tete tourne, mes regle vienne goute goute",
    answers: [
      ["age", "27ans"],
      ["pregnant", "Retard de règles"],
    ],
  },
  {
    id: "l412",
    level: "emergency",
    says: "Bjr, la vieille dit que son ulcère la dérange depuis 2h. Elle transpire beaucoup et elle est fatiguée. Elle peut prendre quel médicament ?",
    answers: [
      ["age", "elle a 64 ans"],
      [
        "vomits_blood black_stool chest_pressure hard_breathing",
        "Elle dit ça serre au creux de l'estomac et ça monte dans la mâchoire, et elle souffle court quand elle marche",
      ],
    ],
  },
  {
    id: "l413",
    level: "emergency",
    says: "serpan ma mordu o chan, jé mi piere noir. sa va passé?",
    answers: [],
  },
  {
    id: "l414",
    level: "emergency",
    says: "Bonsoir. Je dors plus, j'ai plus goût à rien, tout le monde sera mieux sans moi je crois.",
    answers: [["suicidal_plan", "Oui"]],
  },
];
