import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling5: readonly Conversation[] = [
  {
    id: "p513",
    level: "urgent",
    says: "Bonjour docteur, je suis chauffeur, cinquante-six ans. J'ai acheté des chaussures neuves pour un mariage samedi passé et j'ai dansé toute la soirée. Dimanche j'ai trouvé une petite plaie sous mon gros orteil gauche, je la nettoie chaque jour avec de l'eau salée. Elle ne me fait pas mal du tout, d'ailleurs mes pieds sentent peu de choses depuis des années à cause du sucre que j'ai depuis douze ans. Cela fait cinq jours et elle ne se ferme pas. Je ne voudrais pas déranger un médecin pour si peu, une pommade suffirait peut-être ?",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, je n'ai rien de tout cela, la plaie est propre et rose, elle n'est pas noire et ne sent pas mauvais.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, elle n'est pas profonde, elle n'est pas sale, il n'y a pas de pus. Mes orteils bougent, mais ils sont un peu endormis depuis des années, pas plus que d'habitude.",
      ],
      [
        "fever rash_spreading cellulitis",
        "Non, pas de fièvre et la rougeur ne s'étend pas, la peau autour est normale.",
      ],
      ["confusion", "Non, ma tête est claire, je conduis encore mon taxi."],
    ],
  },
  {
    id: "p514",
    level: "urgent",
    says: "Bonjour, j'ai accouché il y a trois semaines de mon deuxième enfant, un garçon, et j'allaite comme pour l'aînée. L'accouchement s'est bien passé, je suis rentrée le lendemain. Avant-hier le bébé a moins pris le sein gauche parce que nous étions en voyage. Depuis hier ce sein est rouge, dur et chaud, et j'ai eu des frissons avec 38,7 cette nuit. Ma mère met des feuilles chaudes dessus et dit d'arrêter l'allaitement. Mon bébé, lui, va très bien. J'ai pris un paracétamol et cela baisse un peu. Dois-je vraiment arrêter d'allaiter ?",
    answers: [
      ["age", "Mon bébé a trois semaines, mais il va bien, c'est moi qui suis malade ; moi j'ai vingt-huit ans."],
      [
        "fever breast_abscess",
        "Oui, j'ai eu 38,7 cette nuit avec des frissons ; pour le sein, il est dur partout d'un côté, mais je n'ai pas vu de pus ni de boule molle.",
      ],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, rien de tout cela, je tiens debout, je suis seulement fatiguée et le sein me fait mal.",
      ],
      ["vomits_everything", "Non, je garde l'eau et la bouillie, je ne vomis pas."],
      [
        "soaks_pads vision_blurred leg_swelling_one",
        "Non, rien de cela, je vois bien, mes jambes sont pareilles et je ne perds presque plus de sang.",
      ],
      [
        "foul_lochia low_belly_pain",
        "Non, pas de mauvaise odeur et le bas du ventre ne me fait pas mal, je n'ai mal qu'au sein.",
      ],
      [
        "neck_stiff purple_spots jaundice dark_urine",
        "Non, rien de cela, mes yeux sont blancs et mes urines sont claires.",
      ],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "Non, je n'ai mal qu'au sein gauche, qui est rouge ; ailleurs la peau est normale et les urines ne brûlent pas.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela, je n'ai pas voyagé à l'étranger et personne n'a été malade autour de moi.",
      ],
      [
        "unconscious drowsy cannot_swallow no_urine",
        "Non, rien de tout cela, je vous écris moi-même et j'urine normalement.",
      ],
    ],
  },
  {
    id: "p515",
    level: "urgent",
    says: "Bonjour, j'ai dix-sept ans et je suis en classe de première. C'est difficile pour moi d'écrire, j'ai effacé trois fois. Avant-hier je suis allée chercher mes cahiers chez quelqu'un du quartier que ma famille connaît bien. Il a fermé la porte et il m'a forcée, il n'a pas mis de préservatif. Depuis, je suis chez ma tante, je me suis lavée beaucoup de fois. Je n'ai rien dit à ma tante, elle croit que j'ai le palu parce que je ne mange pas. J'ai peur d'être enceinte ou d'avoir une maladie. Est-ce que je dois faire quelque chose ?",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, aucun de ces signes. J'ai seulement un peu mal en bas et je pleure beaucoup, mais je ne veux pas mourir.",
      ],
      ["fainted shoulder_tip_pain", "Non, je ne me suis pas évanouie et mon épaule ne me fait pas mal."],
      [
        "fever leg_swelling_one",
        "Non, je n'ai pas de fièvre, c'est ma tante qui croit au palu, et mes jambes sont normales.",
      ],
      ["age", "Ma tante a quarante-cinq ans, mais ce n'est pas elle, c'est moi, et j'ai dix-sept ans."],
      [
        "hard_breathing unconscious drowsy confusion convulsion",
        "Ma tante n'a rien. Moi non plus, je n'ai aucun de ces signes, je suis éveillée et je respire bien.",
      ],
    ],
  },
  {
    id: "p516",
    level: "urgent",
    says: "Bonjour madame, j'ai cinquante-deux ans, je suis menuisier à Bouaké. Lundi j'ai senti comme une brûlure sur le côté droit, sous le bras, j'ai cru que je m'étais frotté contre une planche. J'ai mis du baume. Hier une bande de petites cloques groupées est sortie, du dos jusque sous le sein, uniquement à droite, comme une ceinture qui s'arrête au milieu. Le frottement de la chemise est pénible. On me dit au quartier que c'est un sort ou une chenille. Je n'ai jamais eu cela, à part la varicelle quand j'étais petit.",
    answers: [
      [
        "confusion neck_stiff face_droop vision_loss",
        "Non, je n'ai aucun de ces signes, la tête va très bien, c'est seulement le côté qui brûle.",
      ],
      ["drowsy one_side_weak", "Non, je suis bien réveillé et mes bras et mes jambes marchent comme d'habitude."],
      ["shingles", "Oui, des cloques douloureuses, uniquement à droite, en ceinture. Est-ce que c'est contagieux ?"],
    ],
  },
  {
    id: "p517",
    level: "urgent",
    says: "Bonjour, c'est pour ma fille de quatre ans. Tout a commencé avant-hier, elle est revenue de la maternelle avec le nez qui coule, et il y a plusieurs enfants enrhumés dans sa classe. J'ai lavé le nez avec du sérum. Hier après la sieste elle avait 38,6, je lui ai donné un sirop de paracétamol et la fièvre est redescendue, puis revenue ce matin. Elle joue, elle boit son eau et elle me demande des dessins animés. Mon mari dit que c'est un simple rhume. L'année passée elle avait eu une otite. Pour vous, puis-je attendre la fin de la semaine ?",
    answers: [
      [
        "cannot_drink vomits_everything convulsion hard_breathing",
        "Non, elle n'a rien de cela, elle boit bien et elle respire comme d'habitude, avec seulement le nez bouché.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Non, elle n'a rien de cela, son cou bouge, elle est bien rose et ses urines sont claires.",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Non, elle n'est pas drépanocytaire, elle marche et elle joue, et sa peau est normale.",
      ],
      [
        "chest_indrawing blue_lips apnea",
        "Non, elle respire tranquillement, ses côtes ne se creusent pas et elle est bien rose.",
      ],
      ["choking swallowed_kerosene", "Non, elle n'a rien avalé de travers et elle n'a pas touché au pétrole."],
    ],
  },
  {
    id: "p518",
    level: "urgent",
    says: "Bonjour, je me permets de vous écrire parce que ma fille a insisté. J'ai soixante-trois ans, je cultivais le cacao et je fume depuis mes trente ans. Je prends de l'amlodipine pour la tension. Vendredi j'ai bien mangé chez mon frère, puis le lendemain matin mon urine est sortie rouge, comme du bissap, sans aucune douleur, et cela s'est répété hier. Aujourd'hui c'est plus clair. Mon frère croit que c'est la bilharziose de notre enfance, au bord du fleuve. Je ne souffre pas, je dors, je mange. Peut-on laisser passer ?",
    answers: [
      [
        "fever flank_pain burning_urine",
        "Non, pas de fièvre, pas de brûlure et les reins ne me font pas mal, pas plus que d'habitude après les champs, c'est-à-dire rien.",
      ],
      [
        "fainted cannot_pass_urine confusion purple_spots no_urine",
        "Non, je ne me suis pas évanoui, j'urine sans difficulté, seulement hier il y avait deux petits caillots. C'est grave ?",
      ],
      ["blood_urine", "Oui, elle était rouge comme du bissap samedi et hier, aujourd'hui elle est presque claire."],
    ],
  },
  {
    id: "p519",
    level: "urgent",
    says: "Bonjour, j'ai trente-trois ans et je travaille dans une banque, toute la journée sur écran. Samedi, il y avait le mariage de ma cousine, nous sommes rentrés à trois heures et je me suis endormie avec mes lentilles de contact. Dimanche, enfin plutôt hier matin, mon œil droit était rouge et il me fait mal, surtout à la lumière. Ma collègue dit que c'est Apollo parce qu'il y en a dans son quartier, et elle m'a prêté son collyre. L'autre œil va bien. J'ai remis mes lunettes. Combien de jours dure Apollo ?",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, je n'ai reçu aucun produit, je vois encore, un peu flou seulement de cet œil, et il n'y a pas de cercles autour des lampes.",
      ],
      ["fever eyelid_swollen", "Non, je n'ai pas de fièvre et la paupière n'est pas vraiment gonflée."],
      ["sudden_onset", "Non, pas d'un seul coup, c'est un peu flou depuis hier, comme à travers une vitre embuée."],
      ["one_side_weak speech_trouble worst_headache", "Non, rien de tout cela, je n'ai mal qu'à l'œil."],
      ["pregnant", "Non, je ne suis pas enceinte, mes règles sont venues la semaine passée."],
      [
        "eye_pain diabetes flashes_floaters headache",
        "J'ai mal à cet œil, oui, disons cinq sur dix, et la lumière me gêne ; mais ni diabète, ni éclairs, ni mal de tête.",
      ],
      ["confusion vomiting", "Non, ma tête est claire et je n'ai pas vomi."],
    ],
  },
  {
    id: "p520",
    level: "routine",
    says: "Bonjour, j'ai trente-cinq ans, je suis maçon et je respire de la poussière toute la journée. Le mois passé j'ai pris une pluie sur le chantier et j'ai eu un rhume, comme tout le monde. Le rhume est parti en quelques jours, mais la toux est restée et cela fait maintenant quatre semaines, surtout le soir et le matin. J'ai bu deux flacons de sirop et du miel avec du citron. Je travaille normalement, j'ai bon appétit. Ma femme n'arrive plus à dormir à cause du bruit et elle a peur. Est-ce que c'est grave ?",
    answers: [
      ["age", "C'est moi qui tousse, pas ma femme. J'ai trente-cinq ans, je suis un homme."],
      [
        "chest_pain hard_breathing fainted",
        "Ma femme va bien, c'est moi qui tousse. Moi, je n'ai pas mal à la poitrine, je respire bien et je ne me suis jamais évanoui.",
      ],
      [
        "confusion neck_stiff cannot_speak",
        "Non, ni pour ma femme ni pour moi. Moi, le malade, je parle normalement et je finis toutes mes phrases.",
      ],
      [
        "cannot_drink vomits_everything convulsion drowsy",
        "Non, je bois et je mange bien, je travaille, je n'ai aucun de ces signes.",
      ],
      ["chest_indrawing blue_lips apnea", "Non, rien de tout cela, je suis d'une couleur normale et je respire bien."],
      [
        "fever fast_breathing wheeze ear_pain",
        "Non, pas de fièvre, je ne siffle pas, je ne respire pas vite et l'oreille va bien.",
      ],
    ],
  },
  {
    id: "p521",
    level: "routine",
    says: "Bonjour madame, je suis couturière et j'ai quarante-sept ans, mère de quatre enfants. Il y a une dizaine de jours, j'écoutais à la radio une émission sur Octobre rose et cela m'a fait penser à me regarder. En me lavant, j'ai senti une boule dans le sein droit, grosse comme une noix de cola, qui ne fait pas mal. J'ai d'abord cru que c'était avant les règles, mais les règles sont passées et la boule est toujours là. La sœur de ma mère est morte d'un cancer du sein, alors je dors mal. Est-ce forcément un cancer ?",
    answers: [
      [
        "fever breast_red breast_abscess",
        "Non, le sein n'est ni rouge ni chaud, je n'ai pas de fièvre, et la boule est plutôt dure et ne fait pas mal.",
      ],
      [
        "belly_pain fainted shoulder_tip_pain soaks_pads",
        "Non, rien de cela, je n'ai mal nulle part, mes règles sont finies et elles étaient comme d'habitude.",
      ],
      ["vaginal_bleeding dizzy", "Non, aucun saignement maintenant et je ne suis pas étourdie."],
      ["heavy_bleeding", "Non, je ne saigne pas du tout."],
      [
        "lump_worrying",
        "Elle est dure, oui, mais elle ne grossit pas depuis dix jours et elle bouge un peu sous le doigt.",
      ],
      [
        "breast_lump period_now late_period lump cannot_sleep",
        "C'est une boule dans le sein droit. Les règles sont finies, sans retard, et si je dors mal, c'est seulement à cause de la peur.",
      ],
      ["chest_pain hard_breathing", "Non, je respire bien et la poitrine ne me fait pas mal."],
    ],
  },
  {
    id: "p522",
    level: "routine",
    says: "Bonjour, j'ai trente-huit ans, je suis institutrice, mariée, deux enfants de neuf et six ans. Ma mère est décédée il y a trois mois après une longue maladie et c'est moi qui l'ai soignée. Depuis environ deux mois je suis triste presque tous les jours, je pleure pour rien, je n'ai plus goût aux choses que j'aimais et je me réveille à quatre heures. Je continue à faire la classe. Mon mari est gentil, il m'a proposé de prier et de me reposer. Je ne veux pas de médicaments forts. Est-ce que cela passera tout seul ?",
    answers: [
      [
        "suicidal_thoughts harm_baby_thoughts hears_voices",
        "Non, je n'ai jamais pensé à mourir ni à me faire du mal, je n'entends pas de voix, et je n'ai pas de bébé, mon dernier a six ans.",
      ],
      [
        "fever severe_pain foul_lochia",
        "Non, je n'ai pas de fièvre ni de douleur, et je n'ai pas accouché récemment, mon dernier enfant a six ans.",
      ],
      [
        "loss_of_function violence_home no_sleep_days self_harm",
        "Non, je continue à travailler et à me laver, il n'y a pas de violence chez nous, mon mari est doux, et je dors quand même quatre ou cinq heures, donc pas vraiment des nuits blanches.",
      ],
      ["baby_blues", "Non, ce n'est pas après un accouchement, c'est depuis le décès de ma mère, il y a trois mois."],
      [
        "soaks_pads convulsion vision_blurred hard_breathing leg_swelling_one",
        "Non, rien de tout cela, je n'ai pas accouché, je suis seulement triste.",
      ],
      ["withdrawal lying_flat_worse", "Non, je ne bois pas d'alcool, et couchée à plat je respire bien."],
      [
        "cannot_speak blue_lips sudden_onset chest_pressure confusion",
        "Non, rien de tout cela, je respire bien, ce n'est que la tristesse, venue petit à petit.",
      ],
      [
        "pleuritic_pain surgery_recent cough_blood",
        "Non, je n'ai pas mal à la poitrine, pas d'opération et je ne tousse pas.",
      ],
      ["tongue_swelling hives smoke_gas chest_injury", "Non, rien de cela, je n'ai que cette tristesse."],
      ["pregnant", "Non, je ne suis pas enceinte, mes règles sont venues la semaine passée."],
      ["fainted", "Non, je ne me suis jamais évanouie."],
    ],
  },
  {
    id: "p523",
    level: "routine",
    says: "Bonjour mon enfant, j'ai soixante-seize ans et je suis encore solide, je marche chaque matin. Ce n'est pas une urgence mais mon petit-fils m'a montré comment écrire ici. Depuis le début de l'année, disons huit mois, mon jet d'urine est devenu faible, je dois attendre, et je me lève trois fois dans la nuit. Mon ami du même âge a été opéré de la prostate, il m'a effrayé. J'ai bu des racines pendant un mois, cela n'a rien changé. Pour ma tension je prends mon comprimé et elle est bonne. Que me conseillez-vous ?",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non, rien de cela, mes jambes sont solides et l'urine finit toujours par venir, seulement elle est lente.",
      ],
      [
        "hard_breathing chest_pressure confusion",
        "Non, je respire bien, je marche chaque matin, et ma tête est encore claire, grâce à Dieu.",
      ],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Non, rien de cela, ma peau est bonne et je n'ai pas de fièvre, c'est seulement l'urine qui est lente.",
      ],
      [
        "burning_urine blood_urine thirst",
        "Non, cela ne brûle pas, je n'ai pas vu de sang et je ne bois pas plus que d'habitude.",
      ],
      ["weak_stream", "Oui, c'est exactement cela, le jet est faible et long à venir, depuis huit mois environ."],
    ],
  },
  {
    id: "p524",
    level: "routine",
    says: "Bonjour, je viens vous parler de mon fils de sept ans. Pendant les vacances il a dormi chez ses cousins au village, ils étaient cinq sur la même natte. À son retour, il y a trois semaines, il a commencé à se gratter, surtout la nuit, avec des petits boutons entre les doigts et aux poignets. J'ai changé le savon, j'ai mis du talc, rien. Depuis une semaine, son grand frère et moi, nous nous grattons aussi. À part cela il est en pleine forme, il mange, il court. Ma mère dit que c'est le sang qui est sale. Qu'est-ce que je dois faire ?",
    answers: [
      [
        "fever cellulitis wound_infected skin_peeling",
        "Non, il n'a pas de fièvre et il n'y a pas de pus, seulement des petits boutons qu'il gratte.",
      ],
      ["tongue_swelling", "Non, son visage est normal, rien ne gonfle."],
      [
        "hard_breathing fainted vomiting hoarse",
        "Non, il respire bien, il crie même très fort dans la cour, et il ne vomit pas.",
      ],
      ["wheeze dizzy cannot_swallow", "Non, rien de cela, il n'a que des démangeaisons."],
      ["face_swelling", "Non, son visage n'est pas gonflé, il est comme d'habitude."],
      [
        "itch_night_household",
        "Oui, cela gratte surtout la nuit, et nous sommes trois à la maison : lui, son frère et moi.",
      ],
    ],
  },
];
