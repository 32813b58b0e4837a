import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling22: readonly Conversation[] = [
  {
    id: "u101",
    level: "emergency",
    says: "Bonjour Madame, je vous écris parce que je ne sais pas si c'est mon repas d'hier. Chez ma fille nous avons mangé du foutou avec la sauce graine, assez grasse, et j'ai bien dormi. Ce matin vers sept heures, en balayant la cour, j'ai senti une lourdeur au creux de l'estomac et au milieu de la poitrine, qui remonte vers la mâchoire, et j'ai transpiré alors qu'il faisait frais. J'ai pris un citrate de bétaïne, cela n'a rien changé. Ma voisine dit que ce sont des gaz. J'ai 63 ans, j'ai le diabète et la tension, je prends bien mes comprimés. Que dois-je faire ?",
    answers: [],
  },
  {
    id: "u102",
    level: "emergency",
    says: "Bonsoir, je vous contacte au sujet de mon père qui a 74 ans. Hier soir, vers vingt heures, il a glissé en sortant de la douche et l'arrière de sa tête a tapé le carrelage. Il s'est relevé tout seul, il n'a pas perdu connaissance, il plaisantait même. Il est suivi depuis trois ans pour son cœur qui bat irrégulièrement et il prend du Sintrom tous les soirs, plus un comprimé pour la tension. Depuis ce matin il se plaint de la tête, pas très fort d'après lui, et le paracétamol ne l'a pas vraiment soulagé. Mon frère pense que je m'inquiète pour rien. Est-ce qu'on peut attendre son rendez-vous de la semaine prochaine ?",
    answers: [
      [
        "chest_pain hard_breathing",
        "Non, il n'a ni douleur dans la poitrine ni gêne pour respirer, c'est seulement sa tête qui le préoccupe.",
      ],
      [
        "chest_pressure one_side_weak electric_shock",
        "Non, rien de cela, il marche bien et ses deux bras sont aussi forts qu'avant. Il n'a pas reçu de courant, il a glissé sur le carrelage mouillé et sa tête a cogné.",
      ],
      [
        "unconscious drowsy confusion convulsion severe_pain",
        "Il n'a pas perdu connaissance, mais il est un peu plus endormi que d'habitude, il a fait deux siestes aujourd'hui. Il se réveille tout de même et répond bien. La douleur n'est pas très forte, quatre sur dix d'après lui.",
      ],
    ],
  },
  {
    id: "u103",
    level: "emergency",
    says: "Bonjour. Je suis chauffeur de poids lourd sur l'axe Abidjan-Bouaké, j'ai 44 ans, et mon dos, c'est une vieille histoire, cela fait bien deux ans. Mais cette fois, c'est depuis cinq jours, après un long trajet. L'infirmier du dispensaire m'a fait une piqûre et donné du diclofénac, cela ne change rien. La douleur descend derrière les deux cuisses, et depuis hier, c'est un peu gênant à dire, j'ai les fesses et l'entrejambe comme endormies, comme après une piqûre de dentiste. Mon patron dit que c'est la position assise. J'ai déjà acheté une ceinture lombaire au marché. Avez-vous une bonne pommade à me conseiller ?",
    answers: [
      [
        "saddle_numbness back_pain limb_cold_pale numb_fingers cannot_hold_urine",
        "C'est bien l'entrejambe et les fesses qui sont endormies, avec le mal de dos. Les urines n'échappent pas vraiment, c'est même le contraire : depuis ce matin je pousse et il ne vient que quelques gouttes. Les pieds et les orteils bougent normalement et ne sont pas froids.",
      ],
      [
        "saddle_numbness back_pain limb_cold_pale",
        "Comme je vous le disais, l'entrejambe et les fesses sont endormies et j'ai mal au dos. Les jambes ne sont ni froides ni pâles.",
      ],
    ],
  },
  {
    id: "u104",
    level: "emergency",
    says: "Bonjour, je me permets de vous écrire parce que je tourne en rond depuis cette nuit. Il y a trois semaines je me suis cassé la cheville droite en descendant d'un gbaka, on m'a plâtrée et je reste donc au lit presque toute la journée. Tout allait bien jusqu'à hier soir : en allant à la salle de bains avec mes béquilles, le souffle m'a manqué d'un coup, et depuis j'ai un point à droite quand j'inspire à fond. Mon mari pense que c'est le stress ou la fatigue des béquilles. J'ai 38 ans, je ne suis pas asthmatique, je prends seulement ma pilule. C'est peut-être juste le manque d'exercice, non ?",
    answers: [
      [
        "hard_breathing cannot_speak blue_lips chest_pressure chest_indrawing",
        "Oui, j'ai du mal à respirer, surtout dès que je fais quelques pas, mais je peux encore finir mes phrases. Mes lèvres ne sont pas bleues, et cela ne serre pas, c'est plutôt comme un coup de couteau à droite quand j'inspire. C'est grave ?",
      ],
      [
        "hard_breathing chest_indrawing noisy_breathing",
        "Oui, la difficulté à respirer, comme je l'ai dit, depuis hier soir d'un seul coup. Les côtes ne se creusent pas et cela ne fait pas de bruit.",
      ],
    ],
  },
  {
    id: "u105",
    level: "emergency",
    says: "Bonjour, c'est pour mon mari, il a 77 ans. Depuis trois jours il a mal à une dent, alors il mange à peine, un peu de bouillie seulement. Ce matin à sept heures il a pris son Daonil comme d'habitude, car il est très discipliné pour son diabète, cela fait vingt ans. Puis, vers neuf heures, je l'ai trouvé trempé de sueur dans son fauteuil, il tremblait, et il m'a appelée par le nom de sa sœur. Enfin, il me répond, mais à côté. Ma belle-fille dit que c'est la vieillesse et la chaleur. Notre appareil n'a plus de bandelettes. Faut-il le laisser se reposer ?",
    answers: [
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, sa bouche s'ouvre, il avale, il respire bien et son cou n'est pas gonflé. Il a pris peut-être deux paracétamols hier, pas plus. Mais c'est surtout qu'il ne me reconnaît pas bien.",
      ],
    ],
  },
  {
    id: "u106",
    level: "emergency",
    says: "Bonjour Madame l'infirmière. Je suis enceinte de huit mois, c'est mon premier bébé, j'ai 29 ans. Ma grossesse s'est très bien passée, je prends mon fer, même si j'ai manqué la dernière consultation à cause d'un deuil au village. Depuis hier je n'ai que mal à la tête, au front, rien d'autre de spécial, sauf que ce matin j'ai vu comme des petites étoiles qui brillaient pendant que je préparais le café. Ma tante dit que c'est normal, que le bébé prend le fer. J'ai pris deux paracétamols, je me suis couchée, cela n'est pas passé. Je ne voudrais pas déranger la maternité pour rien.",
    answers: [
      [
        "suicidal_thoughts",
        "Non, pas du tout, Dieu merci, je suis très heureuse d'attendre ce bébé. C'est ma tête qui m'inquiète.",
      ],
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Non, aucun de ces signes, je dors à côté de mon mari qui est très doux. C'est la tête et les petites étoiles dans les yeux, le reste va bien.",
      ],
    ],
  },
  {
    id: "u107",
    level: "urgent",
    says: "Bonjour, je suis instituteur à Daloa, 56 ans. Hier, comme il y avait une campagne gratuite à la pharmacie, je suis entré par curiosité, car je me sens tout à fait bien. La jeune dame m'a pris la tension deux fois et elle a trouvé 19/11,5. J'y suis retourné ce matin, après vingt minutes assis, c'était 19/11. Il faut dire que j'ai cessé mon traitement il y a deux mois, avec la rentrée des enfants, l'argent ne suffisait pas. Mon frère aîné a fait un AVC à soixante ans, c'est pourquoi j'ai peur, mais moi je n'ai rien. Est-ce que je peux attendre la fin du mois ?",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Non, aucun de ces signes. J'ai eu une légère lourdeur à la tête la semaine passée, mais plus maintenant.",
      ],
      [
        "headache vision_blurred vomiting speech_trouble dizzy",
        "Non, plus maintenant pour la tête, et je vois et je parle normalement, je n'ai ni vomi ni tourné de l'œil.",
      ],
      [
        "convulsion face_droop double_vision",
        "Non, rien de cela, mon visage est normal, c'est mon frère qui avait eu la bouche de travers.",
      ],
    ],
  },
  {
    id: "u108",
    level: "urgent",
    says: "Bonsoir, j'ai 33 ans, je suis maçon. Hier vers seize heures, sur le chantier, je reculais avec une brouette et j'ai posé le pied gauche sur une vieille planche. Il y avait un clou rouillé, il a traversé ma sandale et il est entré dans la plante du pied, deux centimètres à peu près. Je l'ai retiré moi-même, j'ai lavé avec du savon et mis de l'alcool, cela n'a presque pas saigné. Mes collègues m'ont conseillé de l'huile chaude, mais je n'ai pas voulu. Aujourd'hui j'ai un peu mal quand j'appuie. Mon dernier vaccin, c'était à l'école primaire je crois. Est-ce que ça va se refermer tout seul ?",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, cela ne saigne plus, le pied n'est ni froid ni noir, il ne sent pas mauvais, et j'ouvre la bouche sans difficulté. Il est juste un peu gonflé autour du trou.",
      ],
      [
        "deep_cut wound_infected wound_object numb_fingers",
        "Le trou est petit, il ne bâille pas, mais le clou est entré de deux centimètres environ. Il n'y a pas de pus ni de rougeur chaude, rien n'est resté dedans à mon avis, et mes orteils bougent bien.",
      ],
      ["dirty_wound", "Oui, c'est un clou rouillé, sur une planche de chantier, donc plutôt sale."],
    ],
  },
  {
    id: "u109",
    level: "urgent",
    says: "Bonjour ma fille, j'ai 68 ans et je n'ai jamais été une femme à maux de tête. Pourtant, cela fait deux semaines et demie que j'ai mal à la tempe droite, tous les jours, et cela augmente doucement. J'ai d'abord changé de lunettes, puis j'ai arrêté le café. Quand je me peigne, la peau du crâne me fait mal, et quand je mâche la viande ma mâchoire se fatigue, alors le dentiste a regardé et il n'a rien trouvé. Ma tension est bonne, 14/8 mardi dernier, je prends mon comprimé pour uriner. Ma sœur me dit que c'est l'âge. Qu'en pensez-vous ?",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Non, ma fille, rien de tout cela. Je vois comme d'habitude avec mes lunettes et mes bras marchent bien.",
      ],
      [
        "vision_blurred vomiting speech_trouble dizzy",
        "Non, aucun, je vois net avec mes lunettes et je parle, trop même, d'après ma sœur.",
      ],
      ["thunderclap neck_stiff", "Non, c'est venu doucement, pas d'un coup, et je peux plier le cou sans peine."],
      [
        "worst_headache double_vision convulsion",
        "Non, ce n'est pas la plus forte de ma vie, c'est cinq sur dix, mais chaque jour un peu plus que la veille. Je ne vois pas double et je n'ai pas convulsé.",
      ],
      [
        "head_injury smoke_gas",
        "Non, je ne me suis cognée nulle part, et je cuisine au gaz mais dehors, dans la cour.",
      ],
      ["known_migraine", "Non, je n'ai jamais eu de migraine de ma vie, c'est tout nouveau."],
      [
        "vomits_blood black_stool spontaneous_bleeding chest_pressure",
        "Non, rien de tout cela, ma fille, ce n'est que la tempe.",
      ],
      [
        "headache",
        "Oui, à la tempe droite, depuis deux semaines et demie, et la peau du crâne me fait mal quand je me peigne.",
      ],
    ],
  },
  {
    id: "u110",
    level: "urgent",
    says: "Bonjour docteur, enfin, Madame, je ne sais pas comment on doit dire. Je suis gardien de nuit, 41 ans, et j'ai pris la pluie samedi pendant mon service. Dimanche le nez coulait un peu, et puis lundi j'ai commencé à tousser. Hier soir le thermomètre de ma femme marquait 39, avec des frissons sous deux couvertures, et j'ai un point au côté droit quand je tousse. J'ai acheté un sirop et du paracétamol, cela descend et cela remonte, comme un ascenseur. Ma femme dit que c'est un refroidissement. Je fume un peu, cinq cigarettes par jour. Puis-je reprendre le travail demain soir ?",
    answers: [
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Pas vraiment de serrement, c'est plutôt un point, comme une aiguille, à droite, quand je tousse ou que j'inspire à fond. Cela ne va ni dans le bras ni dans la mâchoire. Au repos je respire normalement, je suis seulement un peu plus essoufflé dans l'escalier. Je ne me suis pas évanoui.",
      ],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Non, pas de déchirure, mes deux jambes sont pareilles, je n'ai jamais été opéré et mes crachats sont jaunes, sans sang.",
      ],
      ["chest_wall_pain", "Non, c'est quand je tousse ou que j'inspire à fond, pas quand j'appuie dessus."],
      [
        "fever effort_pain palpitations diabetes",
        "La fièvre, oui, 39 hier soir avec des frissons. Pour le reste, non, pas de diabète et le cœur va bien.",
      ],
      [
        "confusion cannot_stand convulsion spontaneous_bleeding",
        "Non, rien de tout cela, j'ai toute ma tête et je marche seul, un peu comme un vieux, mais je marche.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, aucun de ces signes, mes urines sont claires et je bois bien.",
      ],
      ["pregnant", "Je suis un homme, Madame, je vous écrivais que ma femme m'a pris la température."],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela, je ne suis pas sorti d'Abidjan et je n'ai vu aucun malade.",
      ],
      [
        "immunocompromised heart_disease kidney_disease sickle_cell",
        "Non, aucune de ces maladies, mon test du VIH était négatif en 2023.",
      ],
      ["unconscious drowsy cannot_swallow no_urine", "Non, rien de tout cela, j'ai uriné ce matin et j'avale bien."],
    ],
  },
  {
    id: "u111",
    level: "urgent",
    says: "Bonjour, je m'appelle Aya, 26 ans, étudiante à Yamoussoukro. Je suis suivie pour une épilepsie depuis mes quatorze ans et je vais très bien, je n'ai plus fait de crise depuis deux ans. Mon souci est plutôt pratique : j'ai fait quatre pharmacies hier et elles sont toutes en rupture de Dépakine. Il me reste deux comprimés, celui de ce soir et celui de demain matin. Mon ordonnance a expiré et mon neurologue est en congé jusqu'au mois prochain, sa secrétaire m'a proposé le 18. Une amie me dit que quelques semaines de pause ne font rien, puisque je suis guérie. Est-ce que je peux attendre ?",
    answers: [
      ["critical_supply", "Oui, c'est exactement cela, il me reste deux comprimés de Dépakine pour mon épilepsie."],
    ],
  },
  {
    id: "u112",
    level: "routine",
    says: "Bonjour, je suis menuisier, j'ai 36 ans, et je vous écris surtout parce que ma femme insiste. Cela fait trois semaines et demie que je tousse, le matin plus que le soir, avec des crachats blancs. J'ai bu deux flacons de sirop et du miel au citron, rien n'y fait. Ce qui nous inquiète, c'est qu'un collègue de l'atelier a craché du sang l'an dernier et on lui a trouvé la tuberculose ; moi, je n'ai jamais craché de sang, je mange bien et je pèse toujours 72 kilos. C'est peut-être la poussière de bois, car j'ai arrêté la cigarette il y a cinq ans. Que me conseillez-vous ?",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, je n'ai aucun de ces signes, je n'ai jamais craché de sang et je respire comme d'habitude.",
      ],
      [
        "fever pleuritic_pain weight_loss",
        "Non, pas de fièvre, pas de douleur à la poitrine, et je pèse toujours 72 kilos.",
      ],
      [
        "cough productive_cough eats_drinks_well",
        "C'est la toux avec les crachats blancs, depuis trois semaines et demie, et oui, je mange et je bois normalement.",
      ],
    ],
  },
];
