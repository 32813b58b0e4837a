import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling7: readonly Conversation[] = [
  {
    id: "q501",
    level: "emergency",
    says: "Bonjour, je vous écris au sujet de mon père, qui a 81 ans et qui vit avec nous à Bouaké. Il a bien dormi, il s'est levé comme d'habitude vers sept heures, il a pris son café et son comprimé pour la tension. Et puis à table, pendant un quart d'heure à peu près, il cherchait ses mots, on ne comprenait plus rien, et un coin de sa bouche tombait. Ensuite tout est revenu. Maintenant il plaisante, il marche, il a mangé son riz. Mon frère dit que ce n'est rien, que c'est la fatigue. Moi je ne suis pas tranquille.",
    answers: [],
  },
  {
    id: "q502",
    level: "emergency",
    says: "Bonsoir madame, j'ai accouché par césarienne il y a douze jours, d'un garçon qui va très bien, Dieu merci. Je suis restée beaucoup couchée parce que la cicatrice tirait. Ma belle-mère me masse tous les matins avec de l'eau chaude. Depuis hier soir, non, enfin, hier en fin d'après-midi, j'ai un point à droite quand je respire profondément et je suis essoufflée rien que pour aller aux toilettes. J'ai pensé à un coup de froid à cause du climatiseur. J'ai pris du paracétamol, ça n'a pas changé grand-chose. Est-ce que c'est normal après une césarienne ?",
    answers: [["postpartum", "Oui, c'est bien cela, il y a douze jours exactement, par césarienne."]],
  },
  {
    id: "q503",
    level: "emergency",
    says: "Bonjour, j'ai soixante-trois ans, je suis institutrice à la retraite. Hier soir je regardais la télévision dans le noir avec mes petits-enfants et j'ai commencé à avoir mal au-dessus de l'œil droit. J'ai cru que c'était encore la migraine de ma jeunesse. Mais l'œil est devenu tout rouge et je voyais des cercles de couleur autour de l'ampoule, comme un arc-en-ciel, et j'ai vomi deux fois dans la nuit. Ma fille m'a mis une compresse de thé. Ce matin ce n'est pas vraiment mieux. Mon voisin dit que c'est Apollo, mais l'autre œil n'a rien.",
    answers: [
      [
        "halos",
        "Oui, autour de l'ampoule du salon je voyais des cercles, comme un arc-en-ciel, et je les vois encore un peu ce matin.",
      ],
    ],
  },
  {
    id: "q504",
    level: "emergency",
    says: "Bonjour, je ne sais pas si je dois m'inquiéter. J'ai 26 ans, je suis coiffeuse. Ce matin en ouvrant le salon j'ai senti une douleur dans le bas du ventre à droite, et j'ai pensé au repas d'hier, on a mangé du garba au bord de la route. Depuis, ça ne part pas, j'ai même mal jusque dans l'épaule droite, c'est bizarre, et j'ai des traces brunes dans mon slip alors que mes règles ont deux semaines de retard. Ma cousine me dit que ce sont les règles qui arrivent. J'ai pris un Spasfon et je me suis assise.",
    answers: [["late_period", "Oui, deux semaines de retard, alors que d'habitude je suis réglée comme une horloge."]],
  },
  {
    id: "q505",
    level: "emergency",
    says: "Bonjour docteur, c'est pour mon fils de quatorze ans. Hier il a joué au football comme tous les samedis, il a mangé normalement, il s'est couché sans problème. Vers cinq heures du matin il m'a réveillée parce qu'il avait mal au bas-ventre, il a vomi une fois. J'ai cru à une indigestion et je lui ai donné une tisane. Il a fini par avouer à son père qu'une de ses bourses est gonflée et qu'on ne peut pas la toucher, il avait honte de me le dire. Il n'a pas de fièvre. Son oncle a été opéré de l'appendicite au même âge, alors je me demande.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand",
        "Non, pas vraiment, il n'a rien de tout cela : son ventre est souple, il a vomi une seule fois et c'était clair, et il tient debout, mais il marche plié en deux.",
      ],
      [
        "testicle_pain",
        "Oui, le gauche, son père a regardé : il est gonflé, dur, un peu remonté, et il crie dès qu'on l'effleure.",
      ],
    ],
  },
  {
    id: "q506",
    level: "emergency",
    says: "Bonjour, je suis peut-être une maman trop inquiète. Ma fille a deux ans. Cet après-midi elle jouait sur le tapis avec la petite télécommande du ventilateur pendant que je pliais le linge. Quand je suis revenue, le couvercle était ouvert et je l'ai vue mettre la petite pile ronde et plate dans sa bouche, et depuis je ne la retrouve nulle part, j'ai soulevé tous les coussins. Elle ne s'est pas étouffée, elle joue encore, elle n'a pas pleuré. Ma voisine dit que ça sortira tout seul dans les selles, comme une pièce de monnaie. C'est grave ?",
    answers: [
      [
        "clearer",
        "Elle n'a mal nulle part, je pense qu'elle a avalé la pile ronde de la télécommande, il y a une heure environ. Ce qui a changé, c'est qu'elle bave un peu plus que d'habitude et qu'elle a refusé son biscuit.",
      ],
    ],
  },
  {
    id: "q507",
    level: "emergency",
    says: "Bonjour, nous sommes à Man, il fait froid et humide ces jours-ci. J'ai trente-six ans et je n'ai que mal à la tête, avec un peu de nausée, depuis mon réveil vers six heures. Hier soir il y a eu une coupure de courant, il pleuvait, alors nous avons fermé toutes les fenêtres et laissé le fourneau à charbon allumé dans la chambre pour réchauffer la petite. Ma femme aussi a mal à la tête ce matin et la tête lui tourne. On a pensé au poisson d'hier. J'ai pris du paracétamol. Faut-il faire le test du palu ?",
    answers: [
      [
        "smoke_gas",
        "Oui, le fourneau à charbon est resté allumé toute la nuit et tout était fermé. Nous venons d'ouvrir les fenêtres. C'est grave ?",
      ],
    ],
  },
  {
    id: "q508",
    level: "emergency",
    says: "Bonjour madame l'infirmière, je suis maman pour la première fois et tout le monde me donne des conseils différents. Mon bébé a six jours, il est né à la maternité de Gagnoa, il pesait 3 kilos 100 et tout s'est bien passé. Les premiers jours il réclamait le sein sans arrêt. Depuis hier soir il est devenu très sage, il ne prend presque plus le sein, il dort et il faut le réveiller. Ma mère dit que c'est un bébé calme comme son père, et que c'est une chance. Il n'a pas de fièvre, il serait même plutôt frais. Je préfère quand même demander.",
    answers: [
      [
        "cannot_drink cannot_swallow vomits_everything no_urine sunken_eyes",
        "Il ne prend presque plus le sein depuis hier soir, il suce deux fois et il s'endort. Il a mouillé une seule couche depuis la nuit, il ne vomit pas et ses yeux ne sont pas creusés.",
      ],
    ],
  },
  {
    id: "q509",
    level: "emergency",
    says: "Bonjour, c'est pour mon mari, il a trente-huit ans, il travaille dans la plantation de cacao. Il n'est presque jamais malade. Il y a une dizaine de jours, enfin, plutôt neuf, il a marché sur un clou ; on a lavé et mis de la poudre, la plaie s'est refermée. Depuis hier il a du mal à ouvrir la bouche, la mâchoire est comme bloquée, il mange sa bouillie avec une petite cuillère. J'ai cru que c'était une dent de sagesse. Ce matin il se plaint aussi de la nuque et du dos. Il a pris du paracétamol. Le dentiste peut-il nous recevoir lundi ?",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "La mâchoire, oui, elle est bloquée, il n'ouvre plus que d'un doigt, et ce matin tout son dos se raidit d'un coup dès qu'on claque la porte. Pour le reste non, la plaie est sèche et ne sent pas mauvais.",
      ],
      [
        "locked_jaw",
        "Oui, les deux : la mâchoire est bloquée et son corps se contracte par moments, surtout quand il y a du bruit.",
      ],
    ],
  },
  {
    id: "q510",
    level: "urgent",
    says: "Bonjour, j'ai 31 ans et je suis comptable à Yopougon. Avant-hier en rentrant du bureau j'étais fatiguée, avec des courbatures, comme après une grosse lessive. Je me suis dit que c'était la climatisation. Hier soir j'ai eu des frissons et le thermomètre a donné 38,9 ; j'ai pris du paracétamol et c'est redescendu, ce matin c'est 37,8. J'ai aussi la tête lourde. Ma sœur a fait un palu grave l'an dernier avec des convulsions, moi je n'ai rien de tout cela, je me lève, je bois. Je n'ai pas encore fait de test. Puis-je attendre la semaine prochaine ?",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, je n'ai aucun de ces signes, Dieu merci. Je suis fatiguée mais je me lève et je réponds à mes messages, vous voyez.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, rien de tout cela : mon cou plie bien, mes urines sont claires et je garde ce que je bois. Les convulsions, c'était ma sœur, l'an dernier.",
      ],
    ],
  },
  {
    id: "q511",
    level: "urgent",
    says: "Bonjour, je vous écris pour avoir un conseil, car ma femme et moi ne sommes pas d'accord. Notre fils de sept ans est allé jouer hier chez le voisin. Ils ont couru dans la cour, le petit est tombé, rien de méchant. Dans le jeu, le chien l'a attrapé au mollet : ce n'est pas vraiment une morsure, il y a juste deux petites traces de dents qui ont saigné un peu. On a rincé à l'eau. Il dort bien, il mange bien, il rit. Le voisin jure que son chien est gentil, mais il ne retrouve pas le carnet. Ma femme veut l'hôpital, moi je trouve cela exagéré.",
    answers: [
      ["snake_bite", "Non, pas un serpent, c'est le chien du voisin qui l'a attrapé au mollet."],
      ["age", "Il a sept ans, bientôt huit."],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non, rien de tout cela, ce sont deux petites traces au mollet, pas profondes, et il n'est pas agité, il boit son eau normalement.",
      ],
      [
        "hard_breathing lost_consciousness_injury spine_pain_injury injury_paralysis",
        "Non, aucun, il est tombé sur l'herbe en courant et il s'est relevé en riant. Il n'y a que le mollet.",
      ],
      ["head_injury", "Non, pas du tout, c'est seulement le mollet, là où le chien l'a pris."],
      [
        "severe_belly_pain pelvis_injury open_fracture limb_cold_pale",
        "Non, rien de tout cela, il court et il saute, il n'a que ces deux petites marques.",
      ],
      [
        "deformity cannot_bear_weight chest_pain severe_pain",
        "Non, il marche et joue comme d'habitude, il dit que ça pique seulement un peu. C'est la rage qui m'inquiète, au fond.",
      ],
      ["confusion convulsion vomits_everything", "Non, aucun de ces signes, il parle et mange comme d'habitude."],
      ["animal_bite", "Oui, si vous voulez, c'est bien le chien, deux traces de dents qui ont saigné un peu."],
    ],
  },
  {
    id: "q512",
    level: "urgent",
    says: "Bonsoir, j'ai cinquante-huit ans. Il y a trois jours j'ai commencé à sentir comme une brûlure sur le front à gauche, on aurait dit un coup de soleil, alors que je n'étais pas sortie. J'ai changé de savon, puis de foulard. Hier sont apparues de petites cloques en bouquet sur le front, d'un seul côté, et il y en a maintenant sur la paupière et sur le côté du nez. Cela me lance, cela m'empêche de dormir. Une dame au marché m'a dit que c'était un sort. Je n'ai pas de fièvre. J'ai mis du beurre de karité. Qu'en pensez-vous ?",
    answers: [
      [
        "drowsy confusion convulsion face_droop one_side_weak",
        "Non, aucun de ces signes, mon visage est droit et j'ai toute ma tête. C'est seulement la brûlure et les cloques.",
      ],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, ce n'est pas une vraie brûlure, je ne me suis pas brûlée, c'est une sensation de brûlure avec des cloques qui sont venues toutes seules.",
      ],
    ],
  },
];
