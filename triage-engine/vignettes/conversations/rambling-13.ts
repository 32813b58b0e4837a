import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling13: readonly Conversation[] = [
  {
    id: "s501",
    level: "emergency",
    says: "Bonjour, excusez-moi de vous déranger, je suis peut-être trop inquiète. Ce matin je me suis levée comme d'habitude, j'ai préparé la bouillie, puis je suis allée puiser l'eau vers neuf heures. En portant le seau, j'ai senti comme une brique posée au milieu de la poitrine, et cela montait jusque dans la mâchoire ; j'étais trempée de sueur alors qu'il ne faisait pas chaud. Mon mari dit que c'est l'attiéké d'hier soir qui n'est pas passé, alors j'ai pris un citrate de bétaïne. C'est un peu moins fort maintenant, mais ce n'est pas vraiment parti. J'ai soixante-deux ans et je prends de l'amlodipine.",
    answers: [],
  },
  {
    id: "s502",
    level: "emergency",
    says: "Bonsoir, je vous écris pour mon premier garçon, il a douze jours aujourd'hui. L'accouchement s'est bien passé, il pesait trois kilos cent, et la sage-femme était contente. La première semaine il tétait toutes les deux heures. Hier soir ma belle-mère lui a fait son bain, et depuis il ne prenait presque plus ; ce matin il ne tète plus du tout, il garde le sein dans la bouche et il se rendort. Ma belle-mère dit que les bébés sages sont comme cela, et qu'il ne pleure pas parce qu'il est bien. Moi je ne suis pas tranquille, je n'ai pas d'expérience. Est-ce que c'est normal ?",
    answers: [
      [
        "cannot_drink cannot_swallow vomits_everything no_urine sunken_eyes",
        "Eh bien, il ne tète plus du tout depuis ce matin, c'est surtout cela. Il n'a pas vomi, et j'ai eu une couche mouillée ce matin, une seule. Pour les yeux, je ne trouve pas qu'ils soient enfoncés.",
      ],
      [
        "cannot_drink cannot_swallow vomits_everything sunken_eyes poor_feeding",
        "Comme je vous le disais, il ne tète plus du tout depuis ce matin, il garde le sein dans la bouche sans tirer. Il dort beaucoup, il est tout mou et je le trouve froid. Il ne vomit pas.",
      ],
    ],
  },
  {
    id: "s503",
    level: "emergency",
    says: "Bonjour, je suis enceinte de trente-quatre semaines, c'est mon premier enfant et je fais bien toutes mes consultations. Il y a un mois la sage-femme avait dit que tout allait bien. Depuis trois jours ma bague ne rentre plus et mes sœurs se moquent de mon visage tout rond le matin. Hier soir j'ai commencé à avoir très mal à la tête, j'ai pris deux paracétamols sans résultat, et ce matin je vois comme des petites étoiles qui brillent devant les yeux. Ma tante dit que c'est le soleil et le manque de sommeil. Le bébé bouge bien, je n'ai que mal à la tête, alors je ne sais pas s'il faut aller à l'hôpital.",
    answers: [
      [
        "vision_blurred",
        "Ce n'est pas vraiment flou, ce sont plutôt des petits points brillants qui dansent devant mes yeux depuis ce matin, comme des étincelles. Est-ce que c'est grave pour le bébé ?",
      ],
      [
        "headache neck_stiff light_hurts worst_headache",
        "J'ai mal à la tête, oui, assez fort, huit sur dix, mais ce n'est pas venu d'un coup. La nuque est souple et la lumière ne me gêne pas vraiment. Ce n'est pas le pire de ma vie, mais le paracétamol n'y fait rien.",
      ],
      [
        "headache worst_headache",
        "J'ai mal à la tête, c'est cela, fort depuis hier soir, mais je ne dirais pas que c'est le pire de ma vie.",
      ],
    ],
  },
  {
    id: "s504",
    level: "emergency",
    says: "Bonjour, je vous écris au sujet de mon père qui a soixante-huit ans. Il est hypertendu mais il prend ses comprimés quand il y pense. Ce matin vers sept heures nous prenions le petit déjeuner, il racontait son voyage à Bouaké, et tout à coup il a lâché sa tasse, sa main droite ne tenait plus rien et ses mots sortaient tout mélangés. Cela a duré un quart d'heure, enfin, peut-être un peu moins. Ensuite il a ri, il a fini son pain et il est parti arroser ses plantes comme si de rien n'était. Lui dit que ce n'est rien, plus maintenant en tout cas. Faut-il que je l'embête avec un rendez-vous ?",
    answers: [],
  },
  {
    id: "s505",
    level: "emergency",
    says: "Bonjour docteur. Je suis planteur à côté de Soubré, j'ai quarante ans, et je ne suis jamais malade. Tout à l'heure, je nettoyais sous les cacaoyers avec mon petit frère, nous avions presque fini, et quelque chose m'a piqué à la cheville ; mon frère a vu le serpent qui filait sous les feuilles. Il y a deux petits trous. Le vieux du campement m'a posé la pierre noire et m'a dit que c'était suffisant. Cela fait une heure, la cheville gonfle un peu, mais je marche et je n'ai pas vraiment de malaise. Est-ce que je peux attendre de voir comment cela évolue ?",
    answers: [
      ["snake_bite", "Oui, c'est bien un serpent, mon frère l'a vu de ses yeux, mais nous ne savons pas lequel."],
    ],
  },
  {
    id: "s506",
    level: "emergency",
    says: "Bonjour, j'ai quinze ans et c'est un peu gênant à raconter. Hier j'ai joué au football avec le quartier, personne ne m'a donné de coup, je suis rentré, j'ai mangé et j'ai dormi. Vers quatre heures du matin, une douleur dans le bas du ventre m'a réveillé d'un coup, et en fait c'est surtout le testicule gauche qui me fait mal, il est gonflé et je ne peux pas y toucher. J'ai vomi une fois. J'ai dit à ma mère que c'était le ventre, elle m'a donné un paracétamol et elle croit que c'est le riz. Je n'ose pas lui dire le reste. Est-ce que ça va passer tout seul ?",
    answers: [
      [
        "testicle_pain",
        "Oui, c'est le testicule gauche, depuis quatre heures du matin, cela fait cinq heures maintenant.",
      ],
    ],
  },
  {
    id: "s507",
    level: "emergency",
    says: "Bonjour, je m'appelle Mariam, j'ai vingt-huit ans, je vends au marché de Treichville. D'habitude mes règles viennent comme une horloge, mais ce mois-ci elles ont deux semaines de retard ; je pensais que c'était la fatigue du déménagement. Depuis hier, non, plutôt avant-hier soir, j'ai mal en bas du ventre, d'un seul côté, à droite. Ce matin, en me levant, la tête m'a tourné et j'ai failli tomber sur mon étal. Ma voisine pense à l'appendicite, une autre dit que ce sont simplement les règles qui arrivent avec difficulté, parce qu'il y a quelques petites traces brunes. Je n'ai pas de fièvre. Que dois-je prendre ?",
    answers: [["late_period", "Oui, deux semaines de retard, et je n'ai pas encore fait de test. C'est grave ?"]],
  },
  {
    id: "s508",
    level: "emergency",
    says: "Bonsoir, je suis vraiment ennuyée, c'est de ma faute. Mon fils a deux ans et il touche à tout. Nous avons eu une coupure de courant, j'ai sorti la lampe, et j'avais laissé le pétrole dans une bouteille de Fanta sur le sol. Le temps que je cherche les allumettes, il en avait avalé une gorgée, peut-être deux, puis il a recraché en pleurant. C'était il y a quarante minutes. Il tousse un peu mais il est réveillé et il m'appelle. La voisine veut lui donner de l'huile rouge pour le faire vomir, et ma mère préfère le lait. Laquelle a raison, s'il vous plaît ?",
    answers: [
      ["swallowed_kerosene", "Oui, du pétrole."],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non, il n'a pas vomi et il n'a pas fait de convulsion, il est bien réveillé. Il tousse un peu et il respire un peu plus vite que d'habitude, mais il ne s'étouffe pas.",
      ],
      [
        "chest_indrawing blue_lips apnea",
        "Non, je regarde sa poitrine : rien ne se creuse, ses lèvres sont bien roses et il ne s'arrête pas de respirer.",
      ],
    ],
  },
  {
    id: "s509",
    level: "emergency",
    says: "Bonjour, ma fille Aya a neuf ans, elle est drépanocytaire SS et elle est suivie à Yopougon depuis toute petite. Nous connaissons bien ses crises. Dimanche elle a eu mal aux jambes comme d'habitude, je lui ai donné du paracétamol, de l'ibuprofène et beaucoup d'eau, et les jambes vont mieux. Seulement, cette nuit elle avait trente-neuf un, et elle se plaint d'un point à droite de la poitrine quand elle prend son souffle. Le test du paludisme de ce matin est négatif, alors l'infirmier du quartier nous a dit de continuer le paracétamol. Sa grande cousine a eu la même maladie. Est-ce que nous pouvons attendre la consultation de vendredi ?",
    answers: [["sickle_cell", "Oui, elle est SS, c'est écrit dans son carnet depuis qu'elle a un an."]],
  },
  {
    id: "s510",
    level: "urgent",
    says: "Bonjour, j'ai trente-quatre ans, je suis chauffeur de taxi à Abidjan. Samedi j'ai beaucoup conduit sous la pluie et le soir j'étais courbaturé, j'ai mis cela sur le compte de la fatigue. Dimanche soir j'ai eu des frissons comme si quelqu'un avait mis la climatisation à fond, et ma femme a pris la température : trente-huit sept. Je prends du paracétamol, cela descend la journée et cela remonte le soir. Je mange un peu, je bois, j'ai un peu mal à la tête. Mon frère a fait un palu grave l'an dernier avec des convulsions, donc ma femme s'affole, mais moi je tiens debout. Faut-il vraiment consulter ?",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, rien de tout cela, c'est mon frère qui avait convulsé l'an dernier, pas moi. Je parle normalement et je marche.",
      ],
      [
        "age",
        "Mon frère a vingt-neuf ans, mais il va bien maintenant, c'est de moi qu'il s'agit, et j'ai trente-quatre ans.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, aucun de ces signes, mes urines sont claires et je plie bien le cou.",
      ],
      [
        "fever",
        "Oui, comme je vous l'ai dit, trente-huit sept dimanche soir, et cela remonte tous les soirs depuis deux jours.",
      ],
      ["pregnant", "Non, je suis un homme, c'est ma femme qui pourrait vous répondre à cela !"],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Ma femme n'est pas malade, c'est moi. Et moi, non, je n'ai aucun de ces signes et je n'ai pas voyagé.",
      ],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Non, je n'ai aucune maladie connue, je ne prends pas d'autre médicament que le paracétamol.",
      ],
      ["cannot_drink drowsy", "Non, je bois bien, deux litres par jour, et je suis bien réveillé."],
      ["pallor", "Non, ma femme dit que j'ai bonne mine, les paumes sont bien roses."],
      [
        "cannot_bear_weight inconsolable_crying",
        "Non, je m'appuie bien sur mes jambes et je ne pleure pas, je suis un adulte de trente-quatre ans !",
      ],
      [
        "worst_headache speech_trouble double_vision",
        "Non, j'ai seulement un peu mal à la tête quand la fièvre monte, je parle et je vois normalement.",
      ],
      [
        "face_droop one_side_weak balance_loss cannot_swallow no_urine",
        "Non, aucun de ces signes, j'avale bien, j'urine bien et je marche droit.",
      ],
    ],
  },
  {
    id: "s511",
    level: "urgent",
    says: "Bonjour, je suis étudiant, j'ai vingt-deux ans. Ce matin, je suis sorti courir vers six heures comme tous les jours, et près du lycée un chien que personne ne connaît m'a suivi. J'ai voulu l'éviter et il m'a attrapé le mollet avec les dents, puis il est parti vers la route. Il y a deux petits trous, cela a saigné quelques minutes, plus maintenant. J'ai passé un peu d'eau dessus et ma logeuse a mis de l'alcool. Je marche sans problème et j'ai même cours cet après-midi. Un ami m'a parlé de la rage et j'ai mal dormi rien que d'y penser, enfin, je veux dire que je n'arrive pas à faire ma sieste.",
    answers: [
      ["snake_bite", "Ah non, pas du tout, c'est un chien qui m'a mordu, pas un serpent !"],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non, c'est au mollet, la chair n'est pas arrachée, ce sont deux petits trous peu profonds et cela ne saigne plus. Je bois de l'eau sans problème.",
      ],
      ["confusion convulsion", "Non, j'ai toute ma tête et je n'ai pas convulsé. C'est grave ?"],
    ],
  },
  {
    id: "s512",
    level: "urgent",
    says: "Bonjour, je suis à cinq mois de grossesse, c'est mon deuxième bébé et j'ai trente ans. La première fois, j'avais eu des nausées jusqu'au bout, cette fois tout se passe bien. Je fais mes consultations au centre de santé et ma tension est toujours bonne. Depuis deux jours, cela me brûle quand j'urine et j'y vais toutes les demi-heures pour trois gouttes. J'ai bu beaucoup d'eau et de l'eau de coco comme ma mère me l'a dit. Je n'ai pas de fièvre, j'ai vérifié, et je ne saigne pas, heureusement, car ma sœur a fait une fausse couche à ce terme. Est-ce que je peux attendre mon rendez-vous du mois prochain ?",
    answers: [
      [
        "flank_pain blood_urine vomiting chills",
        "Non, je n'ai pas mal au dos, il n'y a pas de sang dans les urines, je ne vomis plus comme à la première grossesse et je n'ai pas de frissons.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, rien de cela, je ne saigne pas et je n'ai pas mal au ventre, heureusement. Ma sœur, elle, avait perdu beaucoup de sang.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Non, le bébé commence à bouger, comme de petites bulles, je n'ai pas de contractions et je n'ai pas perdu les eaux.",
      ],
      ["vaginal_bleeding vomits_everything", "Non, je ne saigne pas et je ne vomis pas."],
      ["leg_swelling_one", "Non, mes deux jambes sont pareilles, à peine gonflées le soir comme d'habitude."],
      ["burning_urine", "Oui, c'est exactement cela, depuis deux jours, et j'y vais sans arrêt."],
    ],
  },
];
