import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling1: readonly Conversation[] = [
  {
    id: "l501",
    level: "emergency",
    says: "Bonjour, excusez-moi de vous déranger. Hier soir nous avons eu une cérémonie à la maison, j'ai mangé du foutou sauce graine, un peu tard je l'avoue, et j'ai bien dormi. Ce matin vers cinq heures je me suis levée pour la prière et j'ai senti comme un poids au milieu de la poitrine, avec une sueur froide et un peu de nausée. Ma fille m'a donné de l'oméprazole, elle dit que ce sont les gaz. J'ai le diabète depuis dix ans et un peu de tension. Cela ne passe pas vraiment. Est-ce que c'est mon estomac ? J'ai 63 ans.",
    answers: [
      [
        "chest_pressure hard_breathing cannot_speak blue_lips chest_indrawing",
        "C'est bien un poids au milieu de la poitrine, oui. Je suis aussi un peu essoufflée quand je marche jusqu'à la douche, mais au repos je parle normalement et mes lèvres ne sont pas bleues. C'est grave ?",
      ],
    ],
  },
  {
    id: "l502",
    level: "emergency",
    says: "Bonjour docteur, je vous écris pour ma fille, c'est mon premier enfant alors je m'inquiète peut-être pour rien. L'accouchement s'est bien passé à Bouaké, il y a dix-neuf jours, elle pesait 3 kilos, et elle a fait son BCG. Jusqu'à avant-hier elle tétait très bien. Depuis hier soir elle prend le sein, suce deux fois et lâche, puis elle se rendort. Ma belle-mère dit que c'est un bébé sage et que je dois être contente qu'elle dorme. Elle n'a pas le corps chaud, au contraire. J'ai du lait, mes seins sont pleins. Qu'est-ce que je dois faire ?",
    answers: [
      ["age", "Ma fille a dix-neuf jours aujourd'hui, donc moins d'un mois."],
      [
        "vomits_everything convulsion drowsy hard_breathing",
        "Oui, elle dort tout le temps et je dois la secouer pour qu'elle ouvre les yeux. Elle ne vomit pas, elle n'a pas fait de convulsion. La respiration est peut-être un peu rapide, je ne l'ai pas comptée.",
      ],
      [
        "drowsy unconscious confusion fainted",
        "C'est la somnolence, elle est difficile à réveiller. Elle finit par ouvrir les yeux quand je la secoue, donc elle n'a pas perdu connaissance, elle se rendort ensuite.",
      ],
    ],
  },
  {
    id: "l503",
    level: "emergency",
    says: "Bonjour, je vous écris au sujet de mon oncle qui vit avec nous à Yopougon. Il a 67 ans, il prend des médicaments pour la tension mais pas tous les jours, vous savez comment sont les vieux. Ce matin vers huit heures, pendant le petit déjeuner, sa tasse est tombée de sa main droite et il parlait bizarrement, on ne comprenait pas les mots. Cela a duré vingt minutes environ, puis c'est parti tout seul. Maintenant il n'a plus rien, il plaisante même avec les enfants. Ma tante veut attendre le rendez-vous de la semaine prochaine. Est-ce raisonnable ?",
    answers: [
      [
        "speech_trouble face_droop one_side_weak vision_loss double_vision",
        "Ce matin il parlait mal, on ne comprenait pas, et ma tante dit que la bouche était tirée d'un côté. Son bras droit était sans force, d'où la tasse. Pour la vue, rien. Mais tout cela n'existe plus maintenant.",
      ],
    ],
  },
  {
    id: "l504",
    level: "emergency",
    says: "Bonsoir, je vais essayer d'être claire. Hier après-midi j'ai fait le ménage toute la journée et le soir j'ai senti un tiraillement en bas à droite du ventre, j'ai pensé à une fatigue. Ce matin c'est devenu beaucoup plus fort et, c'est curieux, j'ai mal aussi à la pointe de l'épaule droite. J'ai failli tomber en me levant. Mes règles ne sont pas venues ce mois-ci mais je suis souvent irrégulière, ma sœur est pareille. J'ai pris du Spasfon. Ma voisine pense à l'appendicite. J'ai 27 ans et un enfant de quatre ans. C'est grave ?",
    answers: [
      [
        "late_period",
        "Oui, elles ont environ trois semaines de retard. Mais cela m'arrive d'être en retard, enfin, pas autant que cela d'habitude.",
      ],
    ],
  },
  {
    id: "l505",
    level: "emergency",
    says: "Bonjour madame, je suis toute tremblante en vous écrivant. J'étais en train de préparer le riz et mon fils de trois ans regardait la télévision au salon avec sa grande sœur. Il y a une heure environ il a toussé un peu, je suis venue voir, et la petite télécommande de la lampe était ouverte par terre. Il manque une des deux piles plates, les petites rondes. Sa sœur dit qu'il l'a mise dans la bouche et lui il dit qu'il l'a mangée. Mon mari répond qu'elle va sortir dans les selles, comme la pièce de monnaie l'an passé. Il est calme. Dois-je lui donner du pain ?",
    answers: [
      [
        "swallowed_battery",
        "Oui, une pile plate toute ronde, comme un bouton. Je ne l'ai pas vue dans sa bouche moi-même, mais lui-même dit qu'il l'a mangée et je ne la retrouve nulle part.",
      ],
    ],
  },
  {
    id: "l506",
    level: "emergency",
    says: "Bonjour, c'est au sujet de mon fils aîné, quatorze ans, un garçon sportif qui n'est presque jamais malade. Hier il a joué au football comme tous les mercredis, il a bien mangé l'attiéké poisson le soir. Vers quatre heures du matin il nous a réveillés avec un mal de ventre en bas, brutal, et il a vomi deux fois. Sa mère a pensé au poisson et lui a donné du charbon. C'est seulement tout à l'heure qu'il m'a avoué, très gêné, qu'il a surtout mal à une bourse, à gauche, et qu'elle est gonflée. Il n'a pas le corps chaud. Est-ce que cela peut attendre lundi ?",
    answers: [
      ["testicle_pain", "Oui, c'est cela, à la bourse gauche, très fort. Il ne supporte même pas le drap dessus."],
    ],
  },
  {
    id: "l507",
    level: "emergency",
    says: "Bonsoir, je ne veux pas vous alarmer mais je préfère demander. Nous étions au maquis avec des collègues pour fêter un départ, j'ai mangé des crevettes grillées et bu un jus de bissap. Dix minutes après, j'ai commencé à me gratter partout, avec des plaques comme des piqûres d'ortie. Ensuite mes lèvres ont gonflé, et ma langue me semble épaisse, mes amis disent que ma voix a changé. Un collègue m'a acheté de la cétirizine, je l'ai prise il y a vingt minutes. Il y a deux ans le crabe m'avait déjà donné des boutons. J'ai 34 ans. Faut-il que je boive du lait ?",
    answers: [],
  },
  {
    id: "l508",
    level: "emergency",
    says: "Bonjour. Je suis une institutrice à la retraite, j'ai 61 ans, et je n'ai pas l'habitude de me plaindre. Hier soir, dans la pénombre, je regardais le feuilleton lorsque j'ai eu mal au front du côté droit, puis dans l'œil droit, de plus en plus fort. L'œil est devenu rouge et je voyais des cercles de couleur autour de l'ampoule, comme un arc-en-ciel. J'ai vomi trois fois dans la nuit, alors mon mari parle de palu ou de mauvaise digestion. J'ai pris du paracétamol sans résultat. Dans ma famille on a beaucoup de migraines, mais moi jamais. Que me conseillez-vous ?",
    answers: [],
  },
  {
    id: "l509",
    level: "emergency",
    says: "Bonsoir. Je ne sais pas si c'est le bon endroit pour écrire cela. J'ai vingt-deux ans, je suis étudiant à Cocody, en deuxième année de droit. J'ai raté ma session en juin, puis ma copine est partie, et depuis quinze jours je dors trois heures par nuit. J'ai gardé des comprimés, j'en ai une quarantaine dans le tiroir, et j'ai écrit une lettre pour ma mère. Mon colocataire est rentré au village jusqu'à dimanche. Mon oncle pasteur me dit de prier et que cela passera. Je mange peu, j'ai parfois mal à la tête. Je voudrais surtout dormir. Merci de me lire.",
    answers: [
      [
        "confusion unconscious drowsy convulsion fainted",
        "Non, je n'ai rien de tout cela, je suis bien conscient. Je n'ai encore rien avalé. Pourquoi me demandez-vous cela ?",
      ],
      [
        "thunderclap neck_stiff one_side_weak vision_loss",
        "Non, rien de tel. C'est un petit mal de tête de fatigue, pas plus que d'habitude. Ce n'est pas vraiment pour ma tête que j'écris.",
      ],
      [
        "pregnant",
        "Non, je suis un homme. Je n'ai même plus de copine. Ce sont les comprimés dans le tiroir qui me font peur.",
      ],
      [
        "chest_pain hard_breathing",
        "Non, le corps va bien. C'est dans la tête que je ne tiens plus. Je pensais les prendre ce soir.",
      ],
      [
        "worst_headache speech_trouble double_vision",
        "Non. Je vous l'ai dit, ma tête me fait à peine mal. C'est vivre que je n'ai plus envie, ce soir je suis seul.",
      ],
      [
        "fever vomiting severe_pain vision_blurred getting_worse",
        "Non, rien de tout cela dans le corps. C'est ma vie que je veux arrêter, cette nuit, avec les comprimés. Vous comprenez ?",
      ],
      [
        "head_injury smoke_gas high_pressure",
        "Non, ni choc ni fumée, ni tension. Je crois que vous ne m'écoutez pas, je veux mourir ce soir.",
      ],
      [
        "suicidal_plan",
        "Oui, les quarante comprimés que j'ai gardés dans le tiroir, du paracétamol et des somnifères, et la lettre est écrite. J'ai pensé les prendre ce soir.",
      ],
    ],
  },
  {
    id: "l510",
    level: "emergency",
    says: "Bonjour, j'ai accouché de mon deuxième garçon samedi passé, donc cela fait six jours, par voie basse, tout s'est bien passé et le bébé tète bien. À la dernière consultation la sage-femme avait parlé d'une tension un peu limite. Depuis hier soir j'ai un mal de tête très fort, et par moments je vois des petites mouches lumineuses. Ma mère dit que c'est le manque de sommeil, et c'est vrai que je dors mal. J'ai pris deux paracétamols, sans succès. Mon visage est un peu bouffi, mais j'ai aussi pris du poids. Je n'ai que mal à la tête, sinon ça va. C'est normal après un accouchement ?",
    answers: [],
  },
  {
    id: "l511",
    level: "emergency",
    says: "Bonjour à vous. Je travaille au marché d'Adjamé, je porte des sacs de riz depuis vingt ans, donc le mal de reins je connais. Il y a trois semaines j'ai forcé et le dos s'est bloqué en bas, un infirmier m'a fait des piqûres de diclofénac et j'allais un peu mieux. Depuis deux jours la douleur descend dans les deux jambes et, quand je m'assois, je ne sens plus bien mes fesses, comme chez le dentiste. Ce matin j'ai même mouillé mon pantalon sans m'en rendre compte. Mon frère dit que c'est la prostate. J'ai 45 ans, je n'ai pas de fièvre. Un massage peut-il aider ?",
    answers: [
      [
        "saddle_numbness limb_cold_pale numb_fingers cannot_hold_urine",
        "Les fesses et l'entrejambe sont endormis, oui, et les urines m'ont échappé ce matin. Mes pieds ne sont pas froids et mes orteils bougent, enfin, lentement.",
      ],
    ],
  },
  {
    id: "l512",
    level: "emergency",
    says: "Bonjour, c'est pour mon papa, il a 70 ans et il habite au village près de Gagnoa, je suis venue le voir pour le week-end. Il a une hernie à l'aine à droite depuis au moins huit ans, il la rentre lui-même avec la main et il n'a jamais voulu se faire opérer. Hier soir elle est sortie après avoir soulevé un bidon et, cette fois, elle ne veut plus rentrer, elle est dure comme une pierre. Il a vomi, le pauvre, et il n'a pas mangé. Le guérisseur propose de masser avec du beurre de karité. Il prend l'amlodipine pour sa tension. Peut-on attendre mon retour à Abidjan mardi ?",
    answers: [
      [
        "hernia vomiting",
        "Les deux : la boule de l'aine qui ne rentre plus, et il a vomi quatre fois depuis hier soir, c'était verdâtre.",
      ],
    ],
  },
  {
    id: "l513",
    level: "emergency",
    says: "Bonjour, je m'occupe de ma grand-mère qui a 76 ans. Hier soir elle a glissé dans la douche sur le savon et sa tête a heurté le mur derrière, elle n'a pas perdu connaissance, elle s'est relevée toute seule et elle a même ri. Elle a une petite bosse, nous avons mis de la glace. Elle prend du Sintrom pour son cœur qui bat irrégulièrement, et un médicament pour l'estomac. Cette nuit elle a dormi. Ce matin elle a un peu mal à la tête, pas plus que cela, et elle n'a pas fini sa bouillie. Mon père dit que si elle parle bien tout va bien. Vous confirmez ?",
    answers: [
      [
        "anticoagulant",
        "Oui, le Sintrom, c'est bien pour rendre le sang plus liquide. Le dernier contrôle, il y a trois semaines, était à 2,9.",
      ],
    ],
  },
  {
    id: "l514",
    level: "emergency",
    says: "Bonjour, je suis la maman de Grâce, 9 ans, qui est drépanocytaire SS, suivie au CHU. D'habitude je gère ses crises à la maison, avec du paracétamol et beaucoup d'eau. Avant-hier elle a nagé à la piscine d'une amie, et hier elle a eu mal aux jambes comme les autres fois. Dans la nuit elle s'est mise à tousser, et maintenant elle a mal dans la poitrine quand elle respire profondément. Elle a 39,2. Mon mari pense que c'est le palu parce que son petit frère l'a eu. Je lui ai donné de l'ibuprofène. Puis-je encore attendre demain pour son médecin ?",
    answers: [
      ["age", "Ce n'est pas mon amie qui est malade, c'est ma fille Grâce, elle a neuf ans."],
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Encore une fois, c'est ma fille Grâce, pas mon amie. Elle respire plus vite que d'habitude, oui, et la douleur est dans la poitrine mais elle ne part pas dans le bras. Pas de sueurs, pas d'évanouissement.",
      ],
      [
        "chest_pressure pain_to_arm_jaw hard_breathing",
        "C'est ma fille, pas une amie. Oui, elle respire plus vite et cela lui fait mal dans la poitrine quand elle inspire, comme un couteau. Pas dans le bras ni dans la mâchoire. C'est grave ?",
      ],
      ["panic", "Non, pas du tout, elle n'a pas eu peur, c'est venu cette nuit avec la toux et les 39,2."],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Non, aucun de ces signes. Elle tousse, mais sans sang, et on ne l'a pas opérée.",
      ],
      ["chest_wall_pain", "Non, surtout quand elle respire profondément ou qu'elle tousse, même sans bouger."],
      [
        "effort_pain palpitations diabetes",
        "C'est ma fille Grâce, neuf ans, drépanocytaire SS. Pas de diabète. Elle a mal au repos aussi, dès qu'elle respire fort, et son cœur bat vite, mais avec 39,2 c'est peut-être la fièvre.",
      ],
    ],
  },
];
