import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const abidjan7: readonly Conversation[] = [
  {
    id: "q401",
    level: "emergency",
    says: "bjr mon mari revient du champs de cacao la il bave bcp il transpire et il vomi",
    answers: [
      ["age", "il a 34 ans"],
      ["vomits_blood confusion no_stool_gas severe_belly_pain worst_headache", "non ya rien de tt sa"],
      [
        "drowsy cannot_stand neck_stiff convulsion",
        "il est faible il tient pas debout seul oh, mais il dort pas, il parle",
      ],
    ],
  },
  {
    id: "q402",
    level: "emergency",
    says: "Bonjour, c'est la grand-mère. Le bébé de ma fille ne veut plus téter depuis hier soir. Il est né la semaine passée à la maison.",
    answers: [],
  },
  {
    id: "q403",
    level: "emergency",
    says: "slt dr g mal o bas ventre a goch depui ce matin sa ma pri dun cou",
    answers: [
      ["age", "28 ans"],
      ["pregnant", "g pa vu mes regles depui 7 semaines, mais test j'ai pas fait"],
    ],
  },
  {
    id: "q404",
    level: "emergency",
    says: "Bonsoir docteur. J'ai un mal de tête terrible du côté droit depuis le début de la soirée et j'ai vomi deux fois. J'ai pris du paracétamol mais cela n'a rien donné. J'ai 63 ans et je prends de l'amlodipine pour la tension. Je pensais que c'était la tension, mais l'appareil de ma voisine donne 14/8.",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Perte de la vue non, mais je vois flou de l'œil droit. Le reste non, rien de tout ça.",
      ],
      [
        "headache high_pressure neck_stiff light_hurts worst_headache",
        "Mal de tête oui, et la lumière me gêne à l'œil droit. La nuque n'est pas raide et ce n'est pas le plus fort de ma vie.",
      ],
      ["high_pressure", "Non, c'était 14/8, c'est bon pour moi."],
    ],
  },
  {
    id: "q405",
    level: "emergency",
    says: "Ma fille a avalé la petite pile ronde de la télécommande. Elle joue normalement dèh. Est-ce que ça va sortir dans le caca ?",
    answers: [],
  },
  {
    id: "q406",
    level: "emergency",
    says: "bjr, le dos me fai mal tro depui 2 semaine, c les bagaj ke je porte o marché. Sa desen dan les pied",
    answers: [
      ["age", "42"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "oui entrejambe est com endormi depui hier, pipi sor seul mm, é les 2 jambes son faibles",
      ],
    ],
  },
  {
    id: "q407",
    level: "emergency",
    says: "jai mal en bas du ventre ca ma reveiller cette nuit",
    answers: [
      ["age", "13 ans"],
      ["rigid_belly bile_vomit bloody_stool cannot_stand drowsy", "non rien de ca"],
      ["testicle_pain", "oui le coté droit, c gonflé et ca fait trop mal, g honte"],
    ],
  },
  {
    id: "q408",
    level: "emergency",
    says: "Ma petite sœur vomit depuis hier et elle est couchée seulement, elle est fatiguée. On a fait test palu hier c'est négatif. Donc on ne comprend pas.",
    answers: [
      ["age", "Elle a 16 ans"],
      ["vomits_blood confusion no_stool_gas severe_belly_pain worst_headache", "Rien de tout cela"],
      [
        "drowsy cannot_stand neck_stiff convulsion",
        "Elle dort beaucoup oui, mais quand on l'appelle elle répond. Elle est très fatiguée, nuque non, crise non.",
      ],
    ],
  },
  {
    id: "q409",
    level: "emergency",
    says: "ma soeur la depui son accouchement elle dort plus, elle parle seule la nuit, la famille dit c les genies. on fait comment",
    answers: [],
  },
  {
    id: "q410",
    level: "urgent",
    says: "Bonjour, capote s'est déchirée avant-hier soir avec une go et là elle vient me dire qu'elle est séropositive. Je fais quoi ?",
    answers: [
      ["age", "C'est moi même hein, j'ai 26 ans"],
      ["fever severe_pain leg_swelling_one", "Rien de tout cela"],
    ],
  },
  {
    id: "q411",
    level: "urgent",
    says: "g acouché ya 3 semaine, mon sein goch est dur com caillou et sa chauffe, meme toucher je pe pa. hier nuit g eu froid froid",
    answers: [
      ["age", "jai 24 an"],
      ["breast_red breast_abscess", "oui le sein é rouge, chau et gonflé"],
      ["confusion cannot_stand vomits_everything", "non, je tien debout, je boi bien"],
      ["soaks_pads convulsion vision_blurred hard_breathing leg_swelling_one", "non rien de tt sa"],
      ["foul_lochia low_belly_pain chills", "oui frisson, hier nuit g tremblé et mn corp été tro chau. le reste non"],
      ["spontaneous_bleeding", "non"],
      ["neck_stiff purple_spots jaundice dark_urine", "Rien de tout cela"],
      ["flank_pain belly_pain burning_urine rash ear_pain", "non rien, c le sein seulement"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "non, rien de tt sa"],
      ["unconscious drowsy cannot_swallow no_urine", "Rien de tout cela"],
    ],
  },
  {
    id: "q412",
    level: "urgent",
    says: "Chef bonjour. J'ai une petite plaie sous le gros orteil, c'est la sandale qui a blessé. Ça fait pas mal mais ça refuse de guérir. Quelle pommade je peux mettre dessus ?",
    answers: [
      ["age", "59 ans, je suis taximan"],
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "Rien de tout cela"],
      ["deep_cut dirty_wound wound_infected wound_object numb_fingers", "Rien de tout cela"],
      ["tetanus_doubt", "Je sais pas dèh, ça fait longtemps, j'étais à l'école"],
      ["diabetes", "Oui j'ai le sucre, ça fait 12 ans, je prends metformine"],
      ["fever rash_spreading cellulitis", "Non, pas de fièvre, c'est pas rouge, ya petite eau claire seulement"],
      ["confusion", "Non"],
    ],
  },
];
