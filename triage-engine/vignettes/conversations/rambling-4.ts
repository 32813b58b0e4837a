import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling4: readonly Conversation[] = [
  {
    id: "p501",
    level: "emergency",
    says: "Bonjour ma fille, j'ai soixante-sept ans et je ne suis pas une femme qui se plaint. Ce matin j'ai pris mon attiéké comme d'habitude, puis je suis allée balayer la cour. Il y a deux heures environ, j'ai senti comme un poids qui serre au creux de l'estomac et qui remonte jusque dans la mâchoire, et j'étais trempée de sueur froide alors qu'il ne faisait pas chaud. Ma sœur dit que ce sont des gaz. J'ai pris un pansement gastrique, mais cela ne passe pas. J'ai le diabète et la tension depuis dix ans.",
    answers: [
      [
        "pain_to_arm_jaw",
        "Oui, c'est exact, cela part du creux de l'estomac et cela remonte jusque dans la mâchoire, comme un étau ; est-ce que c'est grave, ma fille ?",
      ],
      ["age", "Ma fille ? Je n'ai pas parlé de ma fille, c'est moi qui suis malade, j'ai soixante-sept ans."],
    ],
  },
  {
    id: "p502",
    level: "emergency",
    says: "Bonsoir, excusez-moi si je raconte trop, je suis un peu affolée. Cet après-midi je pliais le linge et mon fils de trois ans jouait avec la petite télécommande du ventilateur. Quand je suis revenue, le couvercle était ouvert et il m'a dit qu'il avait mangé le rond qui brille : il manque en effet une pile plate sur les deux. C'était il y a une heure et demie. Ma belle-mère dit que cela sortira dans les selles et qu'il faut lui donner de la banane. Il n'a pas l'air vraiment malade, mais il n'a pas voulu son goûter.",
    answers: [
      [
        "swallowed_battery",
        "Oui, une pile plate et ronde, la petite pile de la télécommande, il me l'a montré avec ses doigts et je ne la retrouve nulle part.",
      ],
    ],
  },
  {
    id: "p503",
    level: "emergency",
    says: "Bonjour madame, c'est ma première grossesse et je suis à trente-quatre semaines. Tout allait bien, j'ai fait mes trois consultations. Depuis hier soir je n'ai que mal à la tête, j'ai pris du paracétamol deux fois et je me suis couchée tôt. Ce matin j'ai vu des petites mouches brillantes devant mes yeux en me levant et mes bagues ne rentrent plus, mon mari trouve que mon visage est rond. Ma tante dit que toutes les femmes enceintes gonflent et que c'est la chaleur. Je voudrais seulement savoir si je peux prendre autre chose pour la tête.",
    answers: [],
  },
  {
    id: "p504",
    level: "emergency",
    says: "Bonjour, c'est un peu gênant à raconter, j'ai dix-neuf ans et je suis étudiant. Hier soir j'ai joué au football avec mes amis, je n'ai pas reçu de coup, j'ai mangé du garba et je me suis couché normalement. Vers cinq heures du matin, donc il y a quatre heures, une douleur très forte m'a réveillé en bas du ventre et surtout dans le testicule droit, qui est remonté et gonflé. J'ai vomi une fois. Mon colocataire pense que c'est une infection et qu'il faut attendre. Je n'ose pas le dire à mes parents. Est-ce que c'est grave ?",
    answers: [
      ["testicle_pain", "Oui, c'est bien le testicule droit, et cela monte aussi un peu dans le bas du ventre."],
    ],
  },
  {
    id: "p505",
    level: "emergency",
    says: "Bonjour docteur, je suis la grand-mère. Ma fille a accouché il y a six jours à la maternité, tout s'est bien passé et la petite pesait 2,9 kilos. À la maison, nous avons soigné le cordon avec la poudre de chez nous, comme je l'ai fait pour tous mes enfants. Depuis hier, la peau autour du nombril est devenue rouge et cela s'étend sur le ventre, avec une petite odeur, et la petite tète moins que les autres jours. Ma voisine parle de changer de poudre. La maman se repose, elle est fatiguée, elle va bien.",
    answers: [
      ["newborn_cord_red", "Oui, le nombril est rouge et il sent un peu."],
      ["rash_spreading", "Oui, la rougeur gagne le ventre."],
      [
        "age",
        "La malade est la petite, elle a six jours. La maman, ma fille, a vingt-deux ans, mais elle, elle va bien.",
      ],
    ],
  },
  {
    id: "p506",
    level: "emergency",
    says: "Bonjour, je vous écris pour mon père qui a quatre-vingt-deux ans et qui vit avec nous. Hier soir nous mangions en famille devant la télévision, vers vingt heures. À un moment, il a lâché sa cuillère, sa main droite était toute molle et il cherchait ses mots, on ne comprenait pas ce qu'il disait ; cela a duré vingt minutes environ, puis tout est revenu. Ce matin il a bien marché jusqu'à la mosquée et il plaisante. Il dit que c'était la fatigue et il ne veut pas sortir. Il prend un comprimé pour la tension, pas toujours. Faut-il quand même consulter ?",
    answers: [],
  },
  {
    id: "p507",
    level: "emergency",
    says: "Bonjour, je suis vendeuse au marché d'Adjamé, j'ai quarante-quatre ans. Il y a dix jours, enfin non, onze, j'ai soulevé un sac de riz et mon dos s'est bloqué. J'ai fait des massages au beurre de karité et pris de l'ibuprofène, cela descendait dans les deux jambes. Depuis hier, c'est bizarre, quand je m'essuie aux toilettes je ne sens presque plus le papier, et l'urine a du mal à venir. La douleur du dos, elle, n'est pas plus forte que d'habitude. Le masseur veut me revoir vendredi. Ma mère aussi a toujours souffert du dos.",
    answers: [
      [
        "saddle_numbness limb_cold_pale numb_fingers cannot_hold_urine",
        "C'est surtout l'entrejambe qui est endormi, je ne sens plus le papier, et hier j'ai eu une fuite d'urine sans m'en rendre compte, enfin, une seule fois. Les pieds, eux, ne sont ni froids ni pâles.",
      ],
    ],
  },
  {
    id: "p508",
    level: "emergency",
    says: "Bonjour, je garde mon neveu de neuf ans pendant que ses parents sont au village. Il est drépanocytaire SS, nous connaissons bien ses crises. Avant-hier il s'est baigné longtemps au soleil, puis hier il a commencé à avoir mal aux jambes et je lui ai donné ses comprimés habituels et beaucoup d'eau. Cette nuit il est devenu chaud, 39,2 au thermomètre, et il dit que sa poitrine lui fait mal quand il respire. Sa mère, au téléphone, me dit de continuer l'eau et les comprimés comme chaque fois, et d'attendre demain. Ses yeux ne sont pas plus jaunes que d'habitude.",
    answers: [["sickle_cell", "Oui, il est drépanocytaire SS, on le sait depuis qu'il a un an."]],
  },
  {
    id: "p509",
    level: "emergency",
    says: "Bonjour, j'espère que je ne vous dérange pas. J'ai vingt-quatre ans, je suis coiffeuse. Hier après le travail, j'ai commencé à avoir mal en bas du ventre à gauche ; j'ai pensé à quelque chose que j'avais mangé, j'ai bu une tisane. Mes règles sont un peu en désordre, les dernières remontent à sept semaines, et je vois seulement de petites traces brunes. Ce matin, en me levant, tout est devenu noir et j'ai dû m'asseoir par terre. Ma patronne dit que c'est la faim. J'ai pris du Spasfon, cela n'a pas vraiment aidé.",
    answers: [
      [
        "low_belly_pain fainted",
        "J'ai mal dans le bas du ventre, à gauche, et ce matin je ne suis pas vraiment tombée, mais tout est devenu noir et j'ai failli m'évanouir.",
      ],
    ],
  },
  {
    id: "p510",
    level: "emergency",
    says: "Bonsoir. Je ne sais pas très bien par où commencer. J'ai quarante et un ans, j'ai perdu mon emploi il y a quatre mois, et depuis, je ne dors plus, je tourne dans le lit jusqu'au matin. J'ai essayé la tisane et les comprimés de la pharmacie. Je pense souvent que ma famille serait plus tranquille sans moi, et la semaine passée j'ai acheté un flacon de produit pour les champs que j'ai caché dans ma chambre. Ma femme croit que je suis seulement fatigué. Elle part demain au village avec les enfants. Je voudrais quelque chose pour dormir.",
    answers: [
      ["suicidal_plan", "Oui, je pense le boire quand ma femme sera partie."],
      ["suicidal_thoughts", "Oui, j'y pense tous les jours."],
      [
        "drowsy convulsion hard_breathing no_urine bloody_stool",
        "Non, je n'ai aucun de ces signes, je n'ai rien bu du produit, il est encore fermé dans ma chambre.",
      ],
      [
        "vomiting mouth_burn",
        "Non, je n'ai pas vomi et ma bouche n'a rien : je n'ai pas encore bu ce produit, je pense à le faire quand ma femme sera partie.",
      ],
      [
        "tiny_amount",
        "Je n'en ai pris aucune goutte, je n'ai donc aucun signe ; le flacon est plein, un demi-litre, et il est toujours caché dans ma chambre.",
      ],
    ],
  },
  {
    id: "p511",
    level: "emergency",
    says: "Bonjour, j'ai soixante et un ans, retraité de l'enseignement. Hier soir, pendant la coupure de courant, je me suis cogné le front contre une poutre du garage. Je ne suis pas tombé, je n'ai pas perdu connaissance, j'ai mis de la glace et j'ai dormi. Je dois préciser que je porte une valve au cœur depuis 2015 et que je prends du Sintrom tous les jours. Ce matin j'ai une bosse et un petit mal de tête, rien de terrible, comme après une mauvaise nuit. Mon épouse veut que je demande, moi je trouve que c'est exagéré.",
    answers: [["anticoagulant", "Oui, c'est exact, je prends du Sintrom chaque soir depuis l'opération de ma valve."]],
  },
  {
    id: "p512",
    level: "urgent",
    says: "Bonjour, j'ai trente et un ans et je rentrais de la boulangerie ce matin vers sept heures. Il y a dans notre rue des chiens que personne ne garde, d'habitude ils ne font rien. L'un d'eux s'est approché de mon sac, j'ai voulu le repousser et il m'a mordue à la main, cela fait deux petits trous qui ont à peine saigné. J'ai passé un peu d'eau et mis du citron, sur le conseil du gardien. Cela ne fait pas vraiment mal. Mon frère dit que c'est une égratignure et que le chien avait l'air normal. Qu'en pensez-vous ?",
    answers: [
      ["snake_bite", "Ah non, ce n'était pas un serpent, c'était un chien, un chien errant du quartier."],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, je n'ai rien de tout cela, cela a un peu saigné puis cela s'est arrêté tout seul.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Ce sont deux petits trous, pas larges, mais c'étaient des dents de chien, donc pas très propre ; mes doigts bougent et sentent bien, et il n'y a pas de pus.",
      ],
      [
        "bite_face_neck rabies_signs deep_cut",
        "Non, le chien a mordu la main seulement, la chair n'est pas arrachée, et je bois de l'eau sans aucune peur.",
      ],
      ["confusion convulsion", "Non, rien de cela, je suis calme et je vous écris moi-même."],
    ],
  },
];
