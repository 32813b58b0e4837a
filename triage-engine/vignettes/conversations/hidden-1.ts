import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden1: readonly Conversation[] = [
  {
    id: "t601",
    level: "emergency",
    says: "Bonjour, mon bébé est grognon depuis ce matin, il pleure beaucoup et il tète moins. Je pense que c'est les dents.",
    answers: [
      ["age", "Il a 8 mois."],
      [
        "bloody_stool bile_vomit bulging_fontanelle hernia_stuck floppy",
        "Il a rendu trois fois, la dernière c'était vert, et dans la couche il y a une glaire comme de la gelée de groseille.",
      ],
    ],
  },
  {
    id: "t602",
    level: "emergency",
    says: "Bonsoir, ma fille est née il y a 5 jours, elle est très calme, elle dort et elle prend moins le sein. Est-ce que c'est normal ?",
    answers: [
      [
        "clearer",
        "Elle tète moins depuis hier soir, il faut la réveiller pour prendre le sein et elle se rendort tout de suite.",
      ],
    ],
  },
  {
    id: "t603",
    level: "emergency",
    says: "Bonjour, j'ai mal à la tête depuis hier soir. J'ai pris paracétamol mais ça ne passe pas, que prendre d'autre ?",
    answers: [
      ["age", "J'ai 24 ans."],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non c'est venu petit à petit, mais je vois comme des mouches qui brillent devant moi.",
      ],
      [
        "speech_trouble worst_headache",
        "Je parle bien, c'est fort, 7 sur 10, mais je ne sais pas si c'est le plus fort de ma vie.",
      ],
      ["pregnant", "Oui, je suis à huit mois."],
    ],
  },
  {
    id: "t604",
    level: "emergency",
    says: "Bonjour, je suis très fatiguée depuis hier, je n'arrive plus à faire mes petits travaux à la maison. Je prends du fer mais ça ne change rien.",
    answers: [
      ["age", "31 ans"],
      [
        "bile_vomit rigid_belly saddle_numbness severe_belly_pain",
        "Non, mon ventre va bien, c'est plutôt mon souffle qui est court.",
      ],
      [
        "cannot_speak blue_lips sudden_onset chest_pressure confusion",
        "C'est venu d'un coup hier en allant à la douche, quand je marche je m'arrête au milieu de ma phrase, et un point à droite quand je respire fort.",
      ],
    ],
  },
  {
    id: "t605",
    level: "emergency",
    says: "Bonjour docteur, j'ai une rage de dent depuis 5 jours, en bas à gauche. J'ai acheté amoxicilline au marché mais ça me fatigue encore.",
    answers: [
      ["age", "34 ans."],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "J'ouvre à peine, un doigt passe, et ma salive coule toute seule ; sous le menton c'est dur jusque dans le cou.",
      ],
    ],
  },
  {
    id: "t606",
    level: "emergency",
    says: "Slt docteur, j'ai la tête qui me fait mal depuis ce matin au chantier. C'est peut-être le soleil.",
    answers: [
      ["age", "g 46 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "C'est venu paf d'un seul coup en soulevant un sac, jamais eu ça, et ça tire derrière quand je baisse la tête.",
      ],
    ],
  },
  {
    id: "t607",
    level: "emergency",
    says: "Bonjour, j'ai mal aux reins, dans le bas du dos, depuis deux semaines à cause des sacs que je porte. Le diclofénac ne fait plus effet.",
    answers: [
      ["age", "J'ai 39 ans"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Quand je m'essuie je ne sens plus rien, et le pipi sort goutte goutte.",
      ],
    ],
  },
  {
    id: "t608",
    level: "emergency",
    says: "Bonjour, mon estomac me dérange depuis ce matin, j'ai envie de vomir. J'ai mangé du foutou hier soir, je crois que c'est ça.",
    answers: [
      ["age", "63 ans"],
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "Oui ça pèse là, ça monte jusqu'à la mâchoire, et je suis trempée d'eau froide.",
      ],
    ],
  },
  {
    id: "t609",
    level: "emergency",
    says: "Bonjour, ma fille de 11 ans a mal au ventre depuis 2 jours et elle vomit. Je lui ai donné spasfon et un vermifuge.",
    answers: [
      [
        "no_stool_gas belly_swollen bile_vomit severe_belly_pain",
        "Non, son ventre n'est pas gonflé, elle vomit clair et elle fait ses besoins.",
      ],
      ["fever bloody_stool pallor", "Non, elle n'a pas le corps chaud, pas de sang, ses mains sont normales."],
      [
        "vomits_everything drowsy vomits_blood no_urine",
        "Elle dort plus ce matin mais elle me répond, et elle pisse même beaucoup.",
      ],
    ],
  },
  {
    id: "t610",
    level: "emergency",
    says: "Bonjour, j'ai mal au bas-ventre depuis hier, comme quand mes règles vont venir. Je voudrais un médicament pour la douleur.",
    answers: [
      ["age", "J'ai 27 ans."],
      ["pregnant", "Mes règles devaient venir il y a deux semaines, toujours rien, juste des traces marron."],
    ],
  },
  {
    id: "t611",
    level: "emergency",
    says: "Bonjour, mon fils de 14 ans a mal en bas du ventre depuis cette nuit et il a vomi. Il ne veut pas aller à l'école, qu'est-ce que je lui donne ?",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Son ventre est souple, il n'y a pas de sang ni de vert, il tient debout mais il marche les jambes écartées.",
      ],
      ["testicle_pain", "J'ai regardé, le côté gauche est gros et dur, il crie quand on touche."],
    ],
  },
  {
    id: "t612",
    level: "emergency",
    says: "Bonjour, mon enfant de 3 ans est fatigué depuis hier soir, il ne joue plus et veut seulement se coucher. Il n'a pas le corps chaud.",
    answers: [
      ["clearer", "Il est devenu sans force depuis hier soir, il reste couché et il ne joue plus."],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Il boit même beaucoup, mais il souffle vite.",
      ],
      [
        "vomits_everything convulsion drowsy hard_breathing",
        "Il ne vomit pas, il est réveillé mais couché ; son souffle est rapide.",
      ],
      [
        "chest_indrawing blue_lips apnea",
        "Non, ses côtes ne rentrent pas, mais sa langue et ses paumes sont devenues toutes blanches.",
      ],
      ["choking swallowed_kerosene", "Non, il n'a rien avalé ; il a un grand ventre et une boule dure à gauche."],
      ["confusion pallor", "Oui, ses paumes et sa langue sont blanches depuis cette nuit."],
    ],
  },
];
