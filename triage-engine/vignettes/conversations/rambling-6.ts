import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling6: readonly Conversation[] = [
  {
    id: "p525",
    level: "routine",
    says: "Bonjour, j'ai cinquante ans, je suis comptable et je ne vais jamais chez le médecin. La semaine dernière je suis allé acheter des vitamines et la pharmacienne m'a proposé de prendre ma tension : 15/9. J'étais surpris, je suis revenu deux fois au calme et c'était 15,5/9,5 puis 15/10. Je ne ressens absolument rien, je joue même au maracana le dimanche. Ma mère était hypertendue et elle a fait un AVC à soixante-dix ans, alors j'ai commencé à réduire le sel et le cube. Est-ce que je risque quelque chose, ou est-ce l'âge ?",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Non, je n'ai aucun de ces signes, je me sens comme d'habitude.",
      ],
      ["pregnant", "Enceinte ? Non, je suis un homme de cinquante ans."],
      [
        "headache vision_blurred vomiting speech_trouble dizzy",
        "Non, aucun de ces signes, je vois bien et je n'ai pas mal à la tête.",
      ],
    ],
  },
  {
    id: "p526",
    level: "routine",
    accepts: ["self_care"],
    says: "Bonjour, j'ai vingt-neuf ans. J'ai une dent trouée en bas à gauche depuis longtemps, je savais qu'il fallait la soigner, mais j'ai toujours repoussé. Il y a quatre jours, en buvant de l'eau glacée, la douleur est partie d'un coup, comme un courant électrique, et depuis elle revient, surtout la nuit. J'ai mis un clou de girofle et je prends du paracétamol, cela calme pendant quelques heures. Ma joue n'est pas gonflée, enfin je ne trouve pas. Ma sœur a eu un gros abcès l'an dernier et elle me fait peur. Faut-il l'arracher ?",
    answers: [
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, rien de tout cela. Je prends deux comprimés de paracétamol par jour, enfin, trois hier, et j'ouvre bien la bouche.",
      ],
      ["snake_bite anticoagulant", "Non, pas de serpent, et je ne prends rien à part le paracétamol."],
      [
        "fever gum_swelling severe_pain tooth_bleeding",
        "Non, pas de fièvre, la gencive est comme d'habitude, et la douleur est moyenne, disons cinq sur dix, avec le paracétamol cela va.",
      ],
      ["cannot_stand", "Non, je tiens debout, je travaille, je n'ai que mal à la dent."],
      ["cannot_drink", "Non, je bois normalement, j'évite seulement l'eau glacée parce qu'elle réveille la dent."],
      ["caries", "Oui, c'est une molaire trouée en bas à gauche, depuis longtemps."],
    ],
  },
  {
    id: "p527",
    level: "self_care",
    says: "Bonjour, je suis enceinte de neuf semaines, c'est mon premier bébé et j'ai vingt-cinq ans. L'échographie de la semaine dernière était bonne, le bébé est bien placé. Depuis trois semaines environ j'ai des nausées le matin, l'odeur de l'huile et du poisson fumé me soulève le cœur. Il m'arrive de vomir un peu au réveil, mais ensuite je garde mon repas et mon eau, et mon poids n'a pas bougé. Ma belle-sœur a été hospitalisée pour cela pendant sa grossesse, donc je m'inquiète. Y a-t-il des aliments à éviter ?",
    answers: [
      [
        "belly_pain low_belly_pain",
        "Non, je n'ai pas mal au ventre, ni en haut ni en bas, juste les nausées du matin.",
      ],
      ["leg_swelling_one", "Non, mes deux jambes sont pareilles, elles ne sont pas gonflées."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, aucun de ces signes, pas une goutte de sang. C'est grave, ces nausées ?",
      ],
      [
        "vaginal_bleeding fever burning_urine",
        "Non, rien de cela, pas de sang, pas de fièvre, et les urines ne brûlent pas.",
      ],
      [
        "vomits_blood confusion no_stool_gas worst_headache",
        "Non, rien de cela, ce que je vomis est clair et je vais à la selle comme d'habitude.",
      ],
      ["cannot_stand neck_stiff", "Non, je tiens debout et mon cou bouge normalement."],
      ["no_urine bile_vomit diabetes", "Non, j'urine normalement, ce n'est pas vert et je n'ai pas de diabète."],
      ["diarrhea flank_pain hernia_stuck head_injury", "Non, rien de tout cela, je n'ai que les nausées."],
      ["little_urine weight_loss", "Non, j'urine comme d'habitude et mon poids n'a pas changé."],
    ],
  },
  {
    id: "p528",
    level: "self_care",
    says: "Bonjour, j'ai trente ans et je travaille dans un bureau très climatisé. Mardi j'ai commencé à éternuer, puis le nez s'est bouché et maintenant je tousse un peu, la gorge gratte. J'ai pris ma température par prudence, 36,8, et comme ma mère insistait j'ai fait hier un test de palu, qui est négatif. Avec l'harmattan, la moitié du service est comme moi. Je bois du citron chaud et je mange normalement. Mais j'ai une présentation importante vendredi, et ma mère veut que je prenne un antibiotique. Est-ce nécessaire, à votre avis ?",
    answers: [
      [
        "confusion neck_stiff cannot_speak",
        "Non, aucun de ces signes, je ne suis pas essoufflé du tout, c'est seulement le nez et la gorge.",
      ],
      [
        "blue_lips noisy_breathing purple_spots",
        "Non, rien de tout cela, je suis d'une couleur normale et je respire sans bruit, à part le nez bouché.",
      ],
      ["wheeze face_swelling", "Non, ma poitrine ne siffle pas et mon visage est normal."],
    ],
  },
  {
    id: "p529",
    level: "self_care",
    says: "Bonjour, je suis un jeune papa et je m'inquiète facilement, excusez-moi. Notre fille a cinq semaines, elle est née à terme et la sage-femme l'a pesée lundi : 4,3 kilos, elle était contente. Depuis la deuxième semaine, après presque chaque tétée, elle a le hoquet pendant dix minutes et elle rejette un peu de lait sur son bavoir. Puis elle se rendort ou elle regarde autour d'elle. Ma mère met un fil mouillé sur son front, cela ne change rien. Ma femme dit que c'est normal. Moi, je compte les hoquets. Y a-t-il un danger ?",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Non, elle tète très bien, elle bouge, elle respire tranquillement et elle n'a pas de fièvre, 36,9 ce matin.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, elle est tiède comme il faut, pas jaune, son nombril est sec depuis longtemps et elle n'a jamais vomi vert, seulement un peu de lait blanc.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est belle, il n'y a ni cloques ni taches."],
      ["newborn_skin_pustules rash_spreading", "Non, pas de boutons du tout, elle a seulement le hoquet."],
      ["slow_growth", "Si, elle grossit bien : 3,2 kilos à la naissance et 4,3 kilos lundi."],
    ],
  },
  {
    id: "p530",
    level: "self_care",
    says: "Bonjour, j'ai quarante-deux ans. Samedi nous avons déménagé et, comme toujours, j'ai voulu porter le frigo avec mon cousin au lieu d'attendre les autres. Le soir je n'avais pas vraiment mal, mais dimanche au réveil le bas de mon dos était raide comme du bois. Cela fait quatre jours, c'est un peu mieux qu'hier, je marche mais je me penche difficilement. Je me suis frotté avec un baume chinois et j'ai pris du paracétamol. Mon voisin a été opéré d'une hernie discale et il me dit de faire un scanner tout de suite. Faut-il ?",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, je n'ai rien de cela, les toilettes vont comme d'habitude et mes jambes sont fortes.",
      ],
      ["fever", "Non, je n'ai pas de fièvre, je n'ai que mal au dos."],
      [
        "spine_tender",
        "Non, ce n'est pas un os précis, c'est une barre dans tout le bas du dos, et couché cela me soulage.",
      ],
      [
        "foot_drop fall weight_loss cancer",
        "Non, mes pieds se lèvent bien, je ne suis pas tombé, je n'ai jamais eu de cancer et je n'ai pas maigri, plutôt le contraire.",
      ],
      ["face_droop speech_trouble", "Non, mon visage est normal et je parle normalement."],
      ["belly_pain low_belly_pain", "Non, je n'ai mal qu'au dos, le ventre va très bien."],
      ["little_urine", "Non, j'urine comme d'habitude."],
      ["leg_swelling_one", "Non, mes deux jambes sont pareilles."],
      ["sickle_cell", "Non, je ne suis pas drépanocytaire, du moins personne ne me l'a jamais dit."],
    ],
  },
  {
    id: "p531",
    level: "self_care",
    says: "Bonjour ma fille, j'ai soixante-dix-huit ans et ma petite-fille écrit sous ma dictée. Ce matin j'épluchais l'igname pour le foutou et le couteau de cuisine a glissé sur mon doigt. C'est une coupure d'un centimètre, pas profonde, elle a saigné cinq minutes puis elle s'est arrêtée quand j'ai appuyé. J'ai lavé avec de l'eau et du savon et on m'a mis un pansement. Le rappel du tétanos, je l'ai fait il y a deux ans pendant la campagne. À mon âge, on entend tant de choses sur les plaies. Dois-je aller me faire recoudre ?",
    answers: [
      [
        "black_skin fever rash_spreading cellulitis limb_cold_pale",
        "Non, ma fille, rien de cela, le doigt est rose et chaud comme les autres.",
      ],
      [
        "hard_breathing lost_consciousness_injury spine_pain_injury heavy_bleeding injury_paralysis",
        "Non, rien de tout cela, je ne suis pas tombée, c'est seulement le couteau sur le doigt, et cela ne saigne plus.",
      ],
      ["head_injury", "Non, la tête n'a rien, c'est seulement le doigt."],
      [
        "severe_belly_pain pelvis_injury open_fracture",
        "Non, ma fille, rien de cela, je suis assise à la cuisine et je n'ai que ce petit doigt.",
      ],
      [
        "deformity cannot_bear_weight chest_pain severe_pain",
        "Non, rien de cela, le doigt plie bien et la douleur est petite.",
      ],
      ["pain_where", "Au doigt, l'index gauche, là où est la coupure, mais à peine maintenant."],
      ["neck_wound locked_jaw", "Non, rien de cela, la coupure est au doigt et elle n'est pas profonde."],
      [
        "dirty_wound wound_infected wound_object numb_fingers",
        "Non, le couteau était propre, la coupure n'est pas rouge, il n'y a pas de pus et mon doigt bouge et sent bien.",
      ],
      ["unconscious drowsy confusion cough_blood", "Non, rien de cela, ma fille, ma tête est bien claire."],
    ],
  },
  {
    id: "p532",
    level: "self_care",
    says: "Bonjour, excusez-moi, je suis encore toute tremblante. Mon fils a deux ans et demi et il court partout. Il y a trois heures, il poursuivait le chat et il s'est cogné le front contre la table basse du salon. Il a hurlé tout de suite, je l'ai pris dans mes bras et il s'est calmé en cinq minutes. Il a une petite bosse, comme un demi-citron, j'ai mis un gant froid. Depuis, il joue, il a mangé son goûter et il cherche de nouveau le chat. Ma voisine m'interdit de le laisser dormir cette nuit. Est-ce vrai ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, il n'a pas perdu connaissance, il a crié tout de suite, et il n'a pas vomi. Alors, peut-il dormir ?",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien de cela, il n'est pas tombé de haut, il courait, et la bosse est petite et dure.",
      ],
      [
        "cannot_drink vomits_everything hard_breathing",
        "Non, il boit, il a mangé son goûter et il respire normalement.",
      ],
      [
        "speech_trouble vision_loss double_vision balance_loss both_legs_weak",
        "Non, il parle, il voit et il marche comme d'habitude, il vient même de monter sur le canapé.",
      ],
      [
        "headache dizzy drunk deep_cut",
        "Non, il ne se plaint pas de la tête, il n'y a pas de plaie, et bien sûr il n'a pas bu d'alcool !",
      ],
    ],
  },
  {
    id: "p533",
    level: "self_care",
    says: "Bonjour, j'ai vingt-sept ans. Il y a deux heures j'étendais le linge derrière la maison, et il y avait un nid sous la tôle que je n'avais pas vu. Une guêpe m'a piquée à l'avant-bras, une seule fois. C'est rouge et un peu gonflé, comme une pièce de deux cents francs, disons un peu plus, et cela gratte maintenant plus que cela ne fait mal. J'ai mis du froid et de l'oignon. J'ai lu sur Internet qu'on peut mourir d'une piqûre, une femme en France est morte. Je me sens bien, mais je surveille ma gorge toutes les cinq minutes !",
    answers: [
      [
        "hard_breathing tongue_swelling fainted vomiting many_stings",
        "Non, je respire bien, ma gorge n'est pas gonflée, je n'ai pas vomi, et il n'y a eu qu'une seule piqûre, au bras.",
      ],
      [
        "hives face_swelling fever cellulitis severe_pain",
        "Non, rien sur le corps ni sur le visage, pas de fièvre ; la rougeur fait quatre centimètres environ et elle ne s'étend plus, elle diminue plutôt.",
      ],
      [
        "limb_cold_pale chest_pain pain_out_of_proportion",
        "Non, mon bras est chaud et de couleur normale, et la douleur est petite, trois sur dix, cela gratte surtout.",
      ],
      ["leg_swelling_one cannot_bear_weight", "Non, j'utilise mon bras normalement et mes jambes vont bien."],
      [
        "unconscious confusion convulsion cannot_stand",
        "Non, je suis en pleine forme, je suis debout et je continue mon linge.",
      ],
    ],
  },
  {
    id: "p534",
    level: "self_care",
    says: "Bonjour, je suis étudiante en droit, j'ai vingt ans et mes examens commencent dans une semaine. Je dors cinq heures par nuit et je lis sur un petit écran. Depuis cinq jours, vers la fin de l'après-midi, j'ai comme un bandeau qui serre doucement autour de la tête ; je prends un paracétamol, je m'allonge et cela passe. Le matin je n'ai rien. Avant-hier j'ai fait un test de palu à l'infirmerie, négatif, et je n'avais pas de température. Ma camarade a une cousine qui avait une tumeur, et depuis je n'arrête pas d'y penser. Je dois passer un scanner ?",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non, rien de tout cela, la douleur monte doucement, comme un bandeau, et je vois bien.",
      ],
      ["pregnant", "Non, mes règles se sont terminées il y a trois jours, elles étaient à l'heure."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non, ce n'est pas le plus fort de ma vie, c'est léger, trois sur dix, et je parle et vois bien.",
      ],
      [
        "vomiting getting_worse",
        "Non, je ne vomis pas et ce n'est pas pire de jour en jour, c'est toujours pareil, cela passe avec le repos.",
      ],
      [
        "head_injury smoke_gas high_pressure",
        "Non, pas de choc, pas de fumée, et ma tension prise à l'infirmerie était bonne, 11/7.",
      ],
      [
        "fainted late_period soaks_pads rigid_belly",
        "Non, rien de cela, mes règles sont finies et mon ventre va bien, je n'ai que ce petit mal de tête du soir.",
      ],
      ["vomits_everything discharge_odour", "Non, je mange et je bois bien, et je n'ai pas de pertes."],
    ],
  },
  {
    id: "p535",
    level: "self_care",
    says: "Bonjour, je suis la maman d'un petit garçon de quatorze mois. Depuis la semaine dernière il fait très chaud chez nous à Korhogo et nous avons des coupures, le ventilateur ne tourne pas. Il y a quatre jours j'ai vu de tout petits boutons rouges, fins comme du sable, sur son cou, son dos et dans les plis, là où il transpire. J'ai pris sa température deux fois, 36,9. Il joue, il mange sa bouillie. J'ai mis du talc. Dans la cour, on parle de rougeole chez un voisin, c'est pour cela que j'ai peur, même s'il est vacciné. C'est grave ?",
    answers: [
      [
        "hard_breathing convulsion confusion",
        "Non, il n'a rien de tout cela, il respire bien et il joue avec mon téléphone en ce moment.",
      ],
      ["vomits_everything", "Non, il ne vomit pas, il a fini sa bouillie."],
      [
        "cannot_stand one_side_weak vision_loss balance_loss",
        "Non, il marche, enfin il trotte, comme d'habitude, et il voit tout.",
      ],
      [
        "measles_signs",
        "Non, il n'a ni fièvre, ni toux, ni yeux rouges, seulement les petits boutons aux endroits où il transpire.",
      ],
      [
        "cellulitis wound_infected purple_spots face_swelling",
        "Non, rien de cela, les boutons sont tout petits et son visage est normal.",
      ],
      [
        "anxiety heat_rash",
        "Ce sont plutôt des petits boutons de chaleur, fins comme du sable ; l'inquiétude, c'est moi, la maman.",
      ],
      [
        "temperature_taken vaccinated local_only",
        "Sa température est de 36,9 et ses vaccins sont à jour ; il n'a pas été piqué.",
      ],
      ["local_only", "Non, il n'a été piqué par rien, ce sont des boutons de chaleur au cou et dans le dos."],
    ],
  },
  {
    id: "p536",
    level: "self_care",
    says: "Bonjour, j'ai quarante-cinq ans. Hier midi, pour fêter une promotion, nous avons mangé un poisson braisé dans un maquis que je ne connaissais pas. L'après-midi, mon ventre a commencé à gargouiller et je suis allé quatre fois à la selle, liquide, sans douleur particulière, juste de petites crampes avant. Aujourd'hui seulement deux fois. Je bois de l'eau avec un sachet de SRO et j'ai mangé du riz. Ma température était de 37,0. Un collègue a eu la même chose, il est déjà remis. Ma femme veut que je prenne du Flagyl. Faut-il, ou puis-je attendre ?",
    answers: [
      ["diarrhea", "Oui, des selles liquides, deux seulement aujourd'hui."],
      ["weight_loss food_sticks pallor", "Non, rien de cela."],
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, je n'ai aucun de ces signes, j'ai uriné normalement ce matin et je tiens debout, je suis même au travail.",
      ],
      [
        "bloody_stool vomits_everything sunken_eyes little_urine",
        "Non, pas de sang, je ne vomis pas du tout et j'urine comme d'habitude.",
      ],
      [
        "cluster_diarrhea",
        "Il y a seulement mon collègue qui a mangé le même poisson et qui est déjà guéri ; pas de choléra dans mon quartier, à ma connaissance.",
      ],
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "Non, rien de tout cela, mes selles sont brunes et liquides, et je respire bien.",
      ],
      ["pain_to_arm_jaw", "Non, je n'ai pas d'autre douleur, juste de petites crampes avant d'aller aux toilettes."],
      ["severe_pain jaundice food_stuck_now", "Non, la douleur est très légère, mes yeux sont blancs et j'avale bien."],
      ["pregnant", "Enceinte ? Non, je suis un homme."],
      [
        "pain_where",
        "Je n'ai pas vraiment mal, seulement de petites crampes dans le ventre juste avant d'aller aux toilettes.",
      ],
      ["confusion", "Non, ma tête est claire, je vous écris moi-même."],
      ["diabetes immunocompromised kidney_disease sickle_cell", "Non, je n'ai aucune de ces maladies."],
    ],
  },
];
