import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling34: readonly Conversation[] = [
  {
    id: "j301",
    level: "emergency",
    says: "Bonjour. Ce matin j'étais à Adjamé pour acheter mes pagnes et j'ai dû m'asseoir sur un ballot, la tête me tournait et j'ai cru que j'allais tomber. La vendeuse m'a donné du sucré, elle pensait que je n'avais pas mangé, mais j'avais bien pris mon attiéké. Ma grande sœur a eu l'appendicite l'année passée et depuis elle voit l'appendicite partout. Il faut dire que depuis hier nuit ça me fait mal en bas du ventre, à droite, c'est venu d'un coup pendant que je pliais le linge. J'ai pris un paracétamol, ça n'a presque rien fait. Mon mari est en mission à Korhogo et je n'ai pas envie de dépenser pour une clinique si c'est juste mes règles qui se préparent, elles ont trois semaines de retard.",
    answers: [
      ["age", "31 ans."],
      ["pregnant", "Un retard de trois semaines, je n'ai pas encore fait de test. C'est possible, on n'utilise rien."],
    ],
  },
  {
    id: "j302",
    level: "emergency",
    says: "Bonsoir docteur, c'est la maman de Yoan, trois ans. On regardait la série et la télécommande ne marchait plus, alors mon mari l'a ouverte et a laissé les pièces sur la table. Il y a une heure, sa sœur de huit ans est venue me dire qu'il avait mis la petite pile ronde dans la bouche et qu'elle n'est plus ressortie. J'ai cherché partout sous les fauteuils, rien. Il a toussoté un peu et maintenant il joue avec ses voitures. Ma belle-mère dit que mon mari aussi avait avalé une pièce de 25 francs étant petit et que c'est sorti dans le caca. Elle veut lui donner de la banane et qu'on attende demain.",
    answers: [["swallowed_battery", "Oui, c'est bien ça, la pile ronde de la télécommande."]],
  },
  {
    id: "j303",
    level: "emergency",
    says: "Mon père a 66 ans, c'est un ancien de la SOTRA, un homme qui ne se plaint jamais. L'eau est coupée dans le quartier depuis avant-hier et il a tenu à monter lui-même les bidons jusqu'au deuxième étage. Après, il s'est assis, il dit que c'est le foutou de midi qui n'est pas descendu, que ça pèse en haut de l'estomac et que même sa mâchoire est fatiguée. Je lui ai donné un sachet pour l'ulcère il y a deux heures, il dit que ça n'a rien changé. Son maillot est trempé alors que le ventilateur tourne. Moi-même j'ai un ulcère depuis 2018, donc je connais un peu. Il refuse qu'on appelle un taxi, il parle du prix.",
    answers: [
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "Oui, la poitrine lui pèse aussi, il transpire froid et il souffle. Pas de sang ni de selles noires.",
      ],
    ],
  },
  {
    id: "j304",
    level: "emergency",
    says: "Bonjour, je vous écris pour mon garçon de 13 ans qui devait composer en maths ce matin. À quatre heures il est venu taper à ma porte en se tenant le bas du ventre, plié en deux. D'abord j'ai pensé qu'il inventait à cause du devoir, parce que l'an dernier il m'avait déjà fait ce coup. Mais il a vomi deux fois et il transpire. Son oncle dit que ce sont les mangues vertes, je lui ai donné du charbon et une bouillotte. Il marche les jambes écartées et il ne veut pas que je regarde, il a honte de moi maintenant. Je ne sais pas si je dois l'envoyer quand même à l'école à dix heures.",
    answers: [
      [
        "severe_belly_pain sudden_onset rigid_belly bile_vomit",
        "La douleur est venue d'un seul coup, elle l'a réveillé, et il dit que c'est insupportable. Le ventre n'est pas dur et il a vomi ce qu'il avait mangé, pas vert.",
      ],
    ],
  },
  {
    id: "j305",
    level: "emergency",
    says: "Je suis la grand-mère, c'est ma fille qui a accouché il y a neuf jours, une jolie petite fille, tout le village est venu saluer. L'accouchement a été facile, pas comme moi qui ai perdu deux enfants. Depuis hier soir la petite est trop sage, elle dort tout le temps et quand on lui présente le sein elle ne prend pas. Ma fille s'inquiète pour ses seins qui sont durs comme des cailloux. J'ai mis un bonnet et deux couvertures parce que je la trouve froide. La voisine propose une tisane pour réveiller l'enfant, mais l'infirmier passe seulement mardi. Est-ce qu'on peut attendre mardi ?",
    answers: [
      ["age", "Neuf jours, elle est née mardi de l'autre semaine."],
      [
        "drowsy unconscious convulsion fainted",
        "Elle dort trop, on doit la secouer pour qu'elle ouvre les yeux. Elle n'a pas fait de crise.",
      ],
    ],
  },
  {
    id: "j306",
    level: "emergency",
    says: "Bonjour, je vends des beignets devant l'école et j'ai 58 ans. Ce matin vers sept heures je servais le café et la tasse m'a échappé de la main droite, je n'arrivais pas à la tenir. Ma fille a ri au début, parce que je lui parlais et mes mots sortaient tout mélangés. Au bout de vingt minutes tout était rentré dans l'ordre et j'ai fini de vendre mes beignets. Le vieux d'à côté dit que c'est la fatigue, lui il a été paralysé en 2015 et ça n'avait rien à voir selon lui. Maintenant je me sens très bien, je vous écris seulement pour que ma fille me laisse tranquille.",
    answers: [
      [
        "one_side_weak face_droop speech_trouble vision_loss double_vision",
        "Ma main droite était sans force, mes paroles sortaient de travers, et ma fille dit que ma bouche était tirée à droite. Mes yeux voyaient bien.",
      ],
    ],
  },
  {
    id: "j307",
    level: "urgent",
    says: "Bonsoir, je suis stagiaire aide-soignant dans un centre à Yopougon, c'est mon deuxième mois. Ce matin il y avait foule, la sage-femme criait, et moi je devais ramasser le plateau après une prise de sang. En remettant le capuchon je me suis piqué le pouce avec l'aiguille qui venait de servir. J'ai lavé au savon, mis de l'alcool, et je n'ai rien dit parce que j'ai peur qu'on me renvoie. La patiente était une dame maigre que je ne connais pas, elle est rentrée chez elle. Un ami m'a raconté qu'un cousin à lui a attrapé l'hépatite comme ça. Je n'ai mal nulle part, mais je n'arrive plus à penser à autre chose.",
    answers: [
      ["age", "J'ai 24 ans."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Euh, je suis un homme, donc pas de garniture ! Aucun de ces signes, seulement la piqûre au pouce.",
      ],
      [
        "fever burning_urine vomits_everything",
        "Non, je ne suis pas malade, c'est le sang de la dame qui me fait peur.",
      ],
      [
        "limb_cold_pale numb_fingers open_fracture thigh_broken",
        "Non, mon pouce bouge très bien, il y a juste un petit point de piqûre.",
      ],
      [
        "cannot_bear_weight deformity ankle_bone_pain severe_pain",
        "Rien de tout cela, je travaille de mes deux mains et mes jambes vont bien.",
      ],
      [
        "confusion cannot_stand",
        "Non, je suis debout et je vous écris clairement, j'ai seulement peur du VIH et de l'hépatite.",
      ],
      ["needle_injury", "Oui, une aiguille qui venait de servir à une prise de sang, il y a cinq heures."],
    ],
  },
  {
    id: "j308",
    level: "urgent",
    says: "Ma première grossesse, j'ai souffert avec la tension et on m'a gardée dix jours à l'hôpital de Bouaké. Cette fois, à sept mois, tout va bien, la sage-femme a dit que ma tension était parfaite la semaine passée. Seulement depuis trois jours, chaque fois que je vais uriner, ça chauffe, et cinq minutes après j'ai encore envie. Je suis couturière, avec les commandes de fête je bois très peu d'eau. Ma mère m'a conseillé de l'eau de maïs et j'en ai bu deux bouteilles. Le bébé donne des coups, donc je me dis que ce n'est rien. Mais ma voisine a perdu sa grossesse l'an dernier et depuis je m'inquiète pour tout.",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak vision_loss",
        "Rien de tout ça, et le bébé est encore dans mon ventre, hein, il bouge bien.",
      ],
      ["systolic", "C'était 11 la semaine passée, 11/7."],
      [
        "headache vision_blurred vomiting dizzy",
        "Moi, je n'ai rien de tout ça. Et le bébé, il est toujours dans le ventre !",
      ],
      [
        "cannot_drink vomits_everything convulsion drowsy",
        "C'est moi la patiente, je suis enceinte de sept mois. Je bois, je mange, je ne vomis pas et je n'ai pas fait de crise.",
      ],
      ["vomits_everything drowsy", "Non, ni lui ni moi, le bébé bouge et moi je suis bien éveillée."],
      [
        "soaks_pads severe_belly_pain",
        "Non, je ne perds pas de sang, et le bas du ventre pèse juste un peu quand j'urine.",
      ],
      [
        "contractions waters_broken face_swelling",
        "Non, pas de contractions, pas d'eaux perdues, mon visage est normal. C'est seulement l'urine qui brûle.",
      ],
      ["fever", "Je n'ai pas de fièvre et je suis enceinte, le bébé n'est pas encore né."],
      ["no_urine", "Moi j'ai uriné il y a une demi-heure, trop souvent même. Pour le bébé, il est dans le ventre."],
      ["feet_swollen_both", "Mes pieds à moi ne sont pas gonflés, mes sandales vont bien."],
      ["diabetes", "Non, je n'ai pas le sucre, la sage-femme l'a contrôlé."],
      ["fainted face_droop", "Non, personne ne s'est évanoui, moi non plus."],
    ],
  },
  {
    id: "j309",
    level: "urgent",
    says: "Bonjour à vous, c'est pour ma grand-mère de 72 ans qui vit avec nous à Daloa. Il y a cinq jours elle a commencé à dire que son front brûlait à gauche, comme si on lui avait mis du piment. Nous avons cru à un insecte, un faux moustique de ceux qui laissent une traînée. Maintenant il y a des petites cloques d'eau serrées les unes contre les autres, du front jusqu'à la paupière, toujours du même côté. Un monsieur du quartier a soufflé dessus et appliqué du kaolin. Mon grand frère a eu la varicelle le mois dernier et on se demande s'il l'a contaminée. Elle prend son comprimé de tension, elle mange, elle prie, mais la nuit elle gémit.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, ce n'est pas une vraie brûlure, aucun feu ni produit. C'est la peau qui la brûle et il y a des cloques.",
      ],
      [
        "burn_joint_hand fever wound_infected",
        "Pas de fièvre, pas de pus, les cloques sont remplies d'eau claire et elles sont sur le front et la paupière.",
      ],
      ["new_medicine_rash", "Non, elle prend le même comprimé de tension depuis des années."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "La peau ne se décolle pas et sa bouche est normale. Les cloques vont jusqu'à la paupière gauche, qui est enflée, et l'œil de ce côté est un peu rouge.",
      ],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Elle voit comme avant et elle n'a rien mis dans l'œil, le kaolin était sur le front. La lumière la gêne un peu.",
      ],
      ["eye_chemical halos eye_bulging", "Non, pas de produit, pas de cercles, et l'œil bouge comme l'autre."],
      [
        "eye_pain vision_blurred contact_lenses eye_injury",
        "C'est surtout la peau et la paupière qui lui font mal, l'œil pique un peu. Elle voit clair, sans lentilles, et elle n'a pas reçu de coup.",
      ],
      ["confusion convulsion vomiting", "Non, elle a toute sa tête et elle ne vomit pas."],
    ],
  },
  {
    id: "j310",
    level: "urgent",
    says: "Je suis papa de trois enfants et leur mère est partie aux funérailles à Man, donc c'est moi qui gère. La grande a eu un rhume la semaine dernière, la petite est en pleine forme. Celui du milieu, Ismaël, six ans, a pris le relais : le nez coule, il tousse un peu. Depuis avant-hier il est chaud, le thermomètre a donné 38,6 hier soir. Je lui donne le sirop de paracétamol, ça baisse et il reprend son ballon, puis ça remonte. Ma sœur dit que c'est l'harmattan et que j'achète du sirop au miel. Je voulais savoir si je peux le laisser à la maison jusqu'au retour de sa mère vendredi.",
    answers: [
      [
        "hard_breathing wheeze face_swelling",
        "Mon garçon respire normalement, ça ne siffle pas et son visage n'est pas gonflé.",
      ],
      [
        "cannot_drink vomits_everything convulsion",
        "Ismaël est un garçon. Il boit bien, il n'a pas vomi et il n'a jamais fait de crise.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Non, rien de cela, son cou est souple et ses urines sont claires. Et c'est un garçon, pas la petite.",
      ],
      [
        "bile_vomit rigid_belly saddle_numbness severe_belly_pain",
        "Non, son ventre ne lui fait pas mal, il n'a rien de tout cela.",
      ],
      ["sickle_cell", "Non, Ismaël n'est pas drépanocytaire."],
      ["confusion cannot_stand", "Non, il tient debout, il tape dans son ballon dès que la fièvre baisse."],
    ],
  },
  {
    id: "j311",
    level: "urgent",
    says: "Docteur, je suis chauffeur de gbaka, toute la journée le pied sur la pédale. Samedi en enlevant ma chaussure j'ai vu la chaussette collée, il y avait un petit trou sous le gros orteil droit. Je vous assure que je n'avais rien senti, ni clou ni caillou. Ma femme nettoie au bétadine chaque soir, ça suinte un peu mais ça ne me fait pas mal. Mon oncle, qui a le sucre comme moi, on lui a coupé la jambe à Treichville, c'est pour ça que ma femme insiste. Moi je pense que ça va sécher tout seul, et si je m'arrête, le patron donne le véhicule à un autre.",
    answers: [
      ["age", "Mon oncle a 70 ans mais c'est pour moi que j'écris, moi j'ai 49 ans."],
      [
        "black_skin fever rash_spreading cellulitis limb_cold_pale",
        "Rien de tout cela, c'est juste un peu rouge au bord, ça ne s'étend pas et ça ne sent pas.",
      ],
      ["heavy_bleeding neck_wound locked_jaw", "Non, ça ne saigne même pas."],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, c'est petit, comme une pièce de 50 francs, sans pus. Par contre mes pieds sont un peu endormis depuis des mois.",
      ],
      [
        "confusion face_droop one_side_weak speech_trouble vision_loss",
        "Non, je parle bien et mes deux bras sont forts.",
      ],
      ["foot_wound diabetes wound", "J'ai le diabète depuis huit ans et une plaie sous le gros orteil, donc les deux."],
    ],
  },
  {
    id: "j312",
    level: "urgent",
    says: "Bonsoir, je ne sais pas si c'est ici qu'il faut écrire. Je suis en première année à Cocody, j'ai 19 ans, je loue une chambre avec une amie. Avant-hier soir il y avait un anniversaire, un garçon que je connais a proposé de me raccompagner. Il m'a forcée, dans sa voiture, et il n'a rien mis. Depuis je dors chez ma cousine, je me suis lavée je ne sais combien de fois. Je n'ai pas de blessure, je peux marcher, j'ai même assisté au TD d'économie. Ma mère est cardiaque, elle ne doit surtout pas l'apprendre.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, rien de tout ça. Je n'ai pas envie de mourir, je pleure seulement beaucoup.",
      ],
    ],
  },
];
