import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling32: readonly Conversation[] = [
  {
    id: "z301",
    level: "emergency",
    says: "Bonjour, je vous écris parce que ma fille insiste. Tout à l'heure j'étais au marché de Yopougon pour les tomates, je marchandais tranquillement. À midi j'avais mangé un garba bien huilé, alors j'ai pensé que c'était ça. J'ai comme une pierre posée en haut du ventre, juste sous la poitrine, et j'ai transpiré froid jusqu'à mouiller mon pagne. La voisine m'a donné du citron avec du bicarbonate, ça n'a rien changé. Ma grande sœur, elle, a un ulcère depuis dix ans et elle dit que c'est pareil. Moi j'ai le sucre, je prends mes comprimés, et j'ai soixante et un ans. Je ne veux pas payer un taxi pour de l'huile mal digérée.",
    answers: [
      [
        "vomits_blood black_stool chest_pressure hard_breathing",
        "Pas de sang, et les selles sont de couleur normale. Mais oui, ça pèse comme un mortier jusqu'en bas de la poitrine, et je souffle dès que je marche un peu.",
      ],
    ],
  },
  {
    id: "z302",
    level: "emergency",
    says: "Bonsoir docteur, c'est pour mon dernier, il a vingt mois et il touche à tout. Son grand frère avait l'otite la semaine dernière, donc on avait la tête ailleurs. Je pliais le linge et j'ai trouvé la télécommande ouverte par terre, avec une seule des deux petites piles rondes. On a cherché sous le canapé avec la torche, rien. Depuis une heure il bave beaucoup et il repousse son biberon. Sa grand-mère dit que ce sont les dents qui sortent. Mon mari veut lui donner de l'huile rouge pour que ça glisse, moi j'ai peur.",
    answers: [
      [
        "cannot_drink cannot_swallow vomits_everything no_urine sunken_eyes",
        "Il n'avale plus bien sa salive, elle coule sur son bavoir, et il refuse le biberon depuis une heure. Il a rendu une seule fois un peu de salive ; il a mouillé sa couche à midi et ses yeux sont comme d'habitude.",
      ],
    ],
  },
  {
    id: "z303",
    level: "emergency",
    says: "Bonjour. J'ai quinze ans, je suis en troisième et normalement aujourd'hui j'ai composition de maths. Mon père croit que je fais semblant à cause de ça. Vers quatre heures du matin je dormais et une douleur m'a réveillé d'un coup en bas du ventre à droite. J'ai vomi deux fois dans la cour. Mon cousin a été opéré de l'appendicite à Noël, ça a coûté très cher, maman en parle encore. En vrai, ça descend jusque dans la bourse et j'ai honte de le dire à la maison. J'ai pris un paracétamol mais je marche plié.",
    answers: [
      ["pregnant", "Moi je suis un garçon, donc non."],
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "Non, aucun de ces signes. Le ventre n'est pas dur, et j'étais aux toilettes hier normalement.",
      ],
      [
        "testicle_pain",
        "Oui... celui de droite, il est gonflé, on dirait qu'il est remonté, et je ne supporte même pas le tissu du caleçon dessus.",
      ],
    ],
  },
  {
    id: "z304",
    level: "emergency",
    says: "Bonjour madame l'infirmière, je suis la tante, c'est moi qui ai le téléphone. Ma petite sœur a accouché il y a cinq jours à la maternité de Bouaké, une fille, trois kilos, tout le monde était content. Pour le premier enfant elle avait eu une césarienne et la plaie avait coulé, mais cette fois c'est passé par le bas. La belle-mère soigne le nombril avec du beurre de karité et une poudre du village. Ce matin le tour du nombril est devenu rouge et ça sent. La petite dort, on lui présente le sein et elle ne prend presque pas. La belle-mère dit qu'un bon bébé dort beaucoup. Le baptême est samedi et personne ne veut retourner à l'hôpital.",
    answers: [["age", "Elle a cinq jours aujourd'hui."]],
  },
  {
    id: "z305",
    level: "emergency",
    says: "Bonjour, j'espère que je ne dérange pas. Je suis couturière et avec les uniformes de la rentrée je couds jusqu'à minuit, donc je ne dors pas assez. Je suis à huit mois de grossesse, mon deuxième, et le premier s'était passé sans souci. Hier soir la tête a commencé à me faire mal devant, j'ai accusé la lumière de la machine. Ma mère a la tension depuis longtemps, moi jamais. Ce matin ma bague ne passe plus et mes clientes disent que j'ai le visage gonflé. Par moments je vois des petits points qui brillent. Mon rendez-vous de sage-femme n'est que le vingt-huit, est-ce que je peux attendre ?",
    answers: [],
  },
  {
    id: "z306",
    level: "emergency",
    says: "Bonsoir, c'est au sujet de mon mari, quarante et un ans, il est maçon sur un chantier à Bingerville. Depuis hier il n'arrive plus à ouvrir la bouche pour manger son placali, à peine je passe un doigt. Au début on a ri, on a dit que c'était une dent de sagesse, parce que moi j'en ai souffert l'an dernier. Le vendeur de pharmacie par terre lui a donné des gélules rouges et noires, sans résultat. La nuit, quand la porte claque, tout son dos se tend et il gémit. Il y a une dizaine de jours il avait marché sur un clou, mais c'est presque fermé. Le chef de chantier paie à la journée, donc il veut y aller demain.",
    answers: [],
  },
  {
    id: "z307",
    level: "urgent",
    says: "Bonjour, je vous écris entre deux clients, je tiens un kiosque à café. Toute la classe de ma fille est enrhumée, la maîtresse aussi, avec la climatisation et la poussière. Elle a sept ans et depuis avant-hier son nez coule et elle toussote. Hier soir le thermomètre a montré 38,6, j'ai donné le sirop de paracétamol et elle s'est remise à dessiner. Mon neveu a fait un palu grave l'an passé, il a été transfusé, alors ma mère s'inquiète. Moi je pense que c'est un simple rhume. À la pharmacie on me propose un antibiotique à six mille francs, est-ce que je l'achète ?",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non, rien de tout ça. Elle boit bien, elle respire tranquillement et là elle me réclame un beignet.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Non, elle penche la tête pour se gratter le pied sans problème, et son pipi est clair. Pas de taches non plus, et ses paumes sont bien roses.",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Non, elle n'est pas drépanocytaire, on a fait l'examen à la naissance. Elle court partout et elle ne pleure pas.",
      ],
      ["chest_indrawing blue_lips apnea", "Non, les côtes ne rentrent pas et ses lèvres sont roses."],
      ["confusion cannot_speak", "Non, elle parle bien et elle raconte sa journée sans s'arrêter."],
      [
        "ear_pain rash belly_pain burning_urine joint_pain",
        "Non, rien de tout ça. C'est le nez, un peu de toux et le corps chaud d'hier soir.",
      ],
      ["fast_breathing", "Non, elle respire comme d'habitude."],
      ["malaria_test_negative", "Non, on n'a pas fait de test."],
    ],
  },
  {
    id: "z308",
    level: "urgent",
    says: "Bonjour, je m'occupe de mon grand-père qui a quatre-vingt-cinq ans, on vit ensemble à Grand-Bassam. Vendredi il s'est plaint que le front le brûlait à gauche, et on a cru qu'il s'était cogné à la moustiquaire. Samedi sont sortis des petits boutons d'eau, en paquet, seulement de ce côté, jusqu'à la paupière. Un voisin guérisseur dit que c'est un insecte qui a uriné sur lui et il a mis du kaolin. Mon grand-père a été opéré d'une cataracte à l'autre œil en 2015 et il craint de perdre le bon. Il a aussi la tension, bien suivie. Ma tante, elle, a eu la varicelle le mois passé, est-ce que ça vient d'elle ?",
    answers: [
      [
        "drowsy hard_breathing convulsion cannot_drink confusion",
        "Non, il a toute sa tête, il m'a même récité les présidents depuis l'indépendance. Il boit et il respire bien.",
      ],
      [
        "face_droop one_side_weak speech_trouble vision_loss double_vision",
        "Non, rien de cela, son visage est droit et il parle bien. Il voit à peu près comme avant.",
      ],
      [
        "chickenpox",
        "Je ne pense pas, ça brûle plus que ça ne gratte et c'est seulement à gauche du front. La varicelle, c'était ma tante.",
      ],
    ],
  },
  {
    id: "z309",
    level: "urgent",
    says: "Bonsoir, je ne sais pas par où commencer. Je suis étudiante à Daloa, j'ai dix-neuf ans, et je n'arrive plus à dormir. Avant-hier soir j'étais à un anniversaire, un garçon que je connais du quartier a proposé de me raccompagner. Il m'a forcée dans sa chambre, sans préservatif. Je me suis lavée trois fois depuis et je suis chez une amie maintenant. Une fille de ma cité a eu la même chose et elle est tombée enceinte, on s'est moqué d'elle. J'ai un peu mal en bas, c'est tout. Je ne veux pas que mes parents sachent, et je n'ai que cinq mille francs.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts",
        "Non, je ne saigne pas et je n'ai pas de plaie. Je pleure beaucoup mais je ne veux pas mourir.",
      ],
      ["pregnant", "Non, mes règles datent de deux semaines. Mais je ne prends aucune pilule."],
    ],
  },
  {
    id: "z310",
    level: "urgent",
    says: "Bonjour, j'ai une question peut-être bête. Mon fils de onze ans revenait de l'entraînement hier avec ses crampons à la main, il y a eu une dispute de chiens près de la décharge. L'un d'eux lui a attrapé le mollet, il y a deux petits trous et ça a saigné un moment puis plus rien. Ma mère a mis sa poudre noire, elle avait fait pareil pour mon frère en 1998 et il va très bien. L'enfant a mangé, il a dormi, ce matin il voulait jouer. Le chien, personne ne sait à qui il est. On m'a dit que les piqûres coûtent trop cher, est-ce que c'est vraiment nécessaire ?",
    answers: [
      ["snake_bite", "Non, non, c'est un chien, pas un serpent."],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non, c'est seulement au mollet, et les trous ne sont pas profonds. Il boit son eau normalement.",
      ],
      ["confusion convulsion", "Non, il est bien dans sa tête et il n'a pas fait de crise."],
      [
        "animal_bite bleeding plays_normally",
        "C'est la morsure du chien, et il joue et réagit comme d'habitude. Ça ne saigne plus depuis hier.",
      ],
    ],
  },
  {
    id: "z311",
    level: "urgent",
    says: "Bonjour docteur. Je suis un ancien chauffeur de car, soixante-trois ans, et j'ai conduit trente ans la ligne Abidjan-Man. Lundi, aux toilettes, j'ai vu que l'urine était rouge comme du bissap, et je n'avais pas bu de bissap. Je n'ai mal nulle part, c'est ça qui est bizarre. Enfant, au village, nous avions tous la bilharziose, on se baignait au marigot. Un collègue a fini en dialyse et un autre a la prostate, donc dans ma tête ça tourne. J'ai bu beaucoup d'eau et de la tisane de barbe de maïs, ça s'est éclairci un jour puis c'est revenu avec un petit caillot. Ma femme veut que j'attende la pension, à la fin du mois.",
    answers: [
      ["jaundice fever burning_urine little_urine", "Rien de tout cela. J'urine autant qu'avant et ça ne brûle pas."],
      [
        "fainted cannot_pass_urine confusion purple_spots no_urine",
        "Non, rien de tout ça, le jet est bon et je suis allé uriner il y a une heure.",
      ],
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "Non, rien du tout, je marche droit et la tête va bien.",
      ],
      [
        "black_stool hearing_loss vomiting",
        "Non, les selles sont normales, j'entends bien et je n'ai pas vomi. C'est l'urine seulement.",
      ],
      [
        "hard_breathing chest_pressure chest_pain neck_stiff",
        "Non, rien de cela, je monte mes deux étages sans m'arrêter.",
      ],
      ["blood_urine", "Oui, c'est bien cela, depuis quatre jours."],
    ],
  },
  {
    id: "z312",
    level: "urgent",
    says: "Bonjour, je vais bien, je le dis tout de suite. Je fais de l'épilepsie depuis le lycée, on m'appelait la possédée à l'époque, mais avec la carbamazépine je n'ai plus fait de crise depuis plus d'un an. Je viens de déménager de Korhogo à San Pedro et un carton s'est perdu, celui avec mes ordonnances. Il me reste deux comprimés, ce qui fait jusqu'à demain matin. Mon neurologue de Korhogo est parti à l'étranger, son numéro ne passe plus. Ma petite cousine, qui convulsait petite, a arrêté le sien toute seule et elle n'a rien eu, donc ma tante dit que je peux attendre. J'ai trente-trois ans et je commence un travail lundi.",
    answers: [
      ["critical_supply", "Oui, c'est pour l'épilepsie, la carbamazépine 400 matin et soir."],
      ["supply_request", "Oui, c'est ça, il me faut une nouvelle ordonnance."],
    ],
  },
];
