import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling21: readonly Conversation[] = [
  {
    id: "t525",
    level: "routine",
    says: "Bonjour, merci de me lire. J'ai trente-cinq ans, deux enfants de cinq et neuf ans, et j'étais secrétaire jusqu'au mois dernier. Il y a cinq semaines l'entreprise m'a licenciée. Depuis ce jour je suis triste du matin au soir, je pleure quand les enfants sont à l'école, et je ne dors que par morceaux. J'ai essayé la prière, les tisanes, la marche. Une ancienne camarade s'est suicidée l'an passé, et cela m'a choquée, moi je ne pense pas à cela. Mon mari est patient. Mais je ne me reconnais plus, comme si on avait éteint la lumière. Est-ce une maladie ?",
    answers: [
      [
        "confusion unconscious drowsy convulsion fainted",
        "Non, aucun de ces signes. J'ai toute ma tête, c'est le cœur qui est lourd, je veux dire le moral.",
      ],
      ["suicidal_thoughts", "Non, jamais. J'ai mes enfants, je ne ferais pas une chose pareille."],
      ["hard_breathing no_urine bloody_stool", "Non, rien de cela, je suis seulement triste et je dors mal."],
      [
        "vomiting belly_pain belly_swollen jaundice fever",
        "Non, rien au ventre, pas de fièvre, mes yeux ne sont pas jaunes.",
      ],
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Non, aucun. Je m'occupe encore des enfants et de la maison, mais sans goût, comme une machine.",
      ],
      [
        "traditional_remedy",
        "J'ai pris des tisanes de citronnelle et de kinkéliba, comme tout le monde, pas un remède de guérisseur. C'est important ?",
      ],
    ],
  },
  {
    id: "t526",
    level: "routine",
    says: "Bonjour, je suis enseignant, cinquante ans, et je me sens parfaitement bien. Il y a deux semaines il y avait une journée de dépistage devant la pharmacie et j'ai fait la queue comme les autres. On m'a trouvé 155/95, puis la semaine suivante 152/94, et hier encore 158/96. J'ai supprimé le cube dans la sauce, j'ai mangé de l'ail. Mon père est mort d'un AVC à soixante-douze ans, cela me travaille. Le pharmacien ne veut pas me vendre de comprimés sans ordonnance. Est-ce que je peux prendre ceux de ma sœur en attendant, ou bien faut-il courir à l'hôpital ?",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Non, je ne ressens absolument rien. C'est bien cela qui m'étonne.",
      ],
      ["pregnant", "Je suis un homme, ma chère dame, alors non !"],
      [
        "headache vision_blurred vomiting speech_trouble dizzy",
        "Non, aucun de ces signes, je vois bien et je n'ai pas mal à la tête.",
      ],
    ],
  },
  {
    id: "t527",
    level: "self_care",
    says: "Bonjour, j'ai vingt-trois ans, je prépare mes examens de licence et je mange n'importe comment ces temps-ci, beaucoup d'ananas. Depuis quatre jours j'ai deux petites plaies blanches dans la bouche, une derrière la lèvre et une sur le côté de la langue, qui piquent quand je mange pimenté. J'en ai déjà eu, deux ou trois fois par an, et c'est toujours parti. Seulement, hier soir, j'ai lu sur internet qu'une plaie de la langue peut être un cancer, et je n'ai plus fermé l'œil. Je bois et je mange, pas plus doucement que d'habitude. Que puis-je mettre dessus ?",
    answers: [
      [
        "cannot_drink skin_peeling cannot_swallow",
        "Non, je bois, j'avale ma salive sans problème, et je n'ai rien aux yeux ni sur la peau.",
      ],
      [
        "fever poor_feeding rash severe_pain immunocompromised",
        "Non, pas de fièvre, rien sur la peau, et je bois normalement. La douleur est supportable, elle pique surtout avec le piment. Je n'ai aucune maladie.",
      ],
      ["convulsion fainted confusion cannot_hold_urine", "Non, rien de tout cela, je n'ai que mal à la bouche."],
      ["pain_where", "Ailleurs : dans la bouche, les deux petites plaies, sur la lèvre et la langue."],
      [
        "no_sleep_days hears_voices withdrawal lying_flat_worse",
        "Non, rien de tout cela. J'ai mal dormi une seule nuit, à cause de ce que j'avais lu. Ce sont seulement deux petites plaies dans la bouche.",
      ],
      ["hard_breathing heavy_bleeding", "Non, rien de cela, les plaies ne saignent même pas."],
      ["suicidal_thoughts", "Non, jamais ! J'ai seulement deux aphtes et un examen à préparer."],
    ],
  },
  {
    id: "t528",
    level: "self_care",
    says: "Bonjour, j'ai vingt-six ans, je suis informaticien et je n'avais plus fait de sport depuis deux ans. Avant-hier un ami m'a traîné à la salle, nous avons fait des pompes et des haltères pendant une heure. Depuis hier les muscles de la poitrine me font mal, des deux côtés, quand je lève les bras ou que j'appuie dessus, comme des courbatures. Si je ne bouge pas je ne sens rien. Mon oncle est mort d'un infarctus, il avait soixante-six ans, alors vous comprenez que le mot poitrine m'inquiète. J'ai mis du baume. Puis-je retourner à la salle samedi ?",
    answers: [
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Non, rien ne serre, je respire bien, et cela ne va nulle part. C'est comme des courbatures.",
      ],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Non, rien de tel, les deux jambes sont pareilles, et je n'ai jamais été opéré.",
      ],
      [
        "fever effort_pain pleuritic_pain palpitations diabetes",
        "Non, pas de fièvre, pas de diabète, et mon cœur bat normalement. J'ai mal seulement quand je lève les bras ou que j'appuie sur les muscles, pas en marchant ni en respirant.",
      ],
      ["confusion cannot_stand pallor", "Non, aucun de ces signes, je suis en pleine forme à part les courbatures."],
      ["heartburn", "Non, ce n'est pas une brûlure, et cela n'a aucun rapport avec les repas."],
    ],
  },
  {
    id: "t529",
    level: "self_care",
    says: "Bonjour, je suis la maman d'une petite fille de cinq semaines, je la nourris uniquement au sein. Elle tète bien, elle est passée de 3,2 à 4,3 kilos, la sage-femme était contente. Ce qui m'inquiète, c'est qu'après presque chaque tétée elle a le hoquet, son petit corps saute, puis elle éternue et rend un peu de lait. Ma voisine m'a dit que c'est peut-être un début de convulsion, comme chez sa nièce, mais non, ma fille ne raidit rien et elle me regarde. Je l'ai mise sur le ventre, enfin non, sur mon épaule. Faut-il lui donner de l'eau sucrée ?",
    answers: [
      [
        "floppy convulsion hard_breathing fever",
        "Non, elle est bien tonique, elle respire tranquillement et le thermomètre marque 36,8. Ce ne sont que des hoquets.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, elle n'est pas froide, elle n'est pas jaune, son nombril est guéri, et ce qu'elle rend est blanc comme le lait.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est belle, sans cloques ni taches."],
      ["newborn_skin_pustules rash_spreading", "Non, pas un seul bouton."],
      ["slow_growth", "Non, au contraire, elle est passée de 3,2 à 4,3 kilos en cinq semaines."],
    ],
  },
  {
    id: "t530",
    level: "self_care",
    says: "Bonjour, j'ai quarante-quatre ans et je suis gestionnaire dans une banque. C'est la clôture de l'année, je passe dix heures devant l'écran. Depuis cinq jours, en fin d'après-midi, j'ai mal à la tête, cela serre des deux côtés comme un bandeau trop petit, puis un paracétamol et une bonne sieste et c'est fini. J'ai la même chose chaque décembre. Ma sœur aînée a fait un AVC au printemps, voilà pourquoi je vous écris, ce n'est pas que la douleur soit forte. Ma tension était de 12/8 avant-hier à l'infirmerie. Est-ce que je dois passer un scanner ?",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non, rien de tout cela. C'est venu doucement, comme chaque soir depuis cinq jours, et ma nuque est souple.",
      ],
      ["pregnant", "Non, mes règles sont venues la semaine passée."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non, ce n'est pas le plus fort, c'est trois sur dix, et je n'ai rien des autres signes.",
      ],
      [
        "fever vomiting vision_blurred getting_worse",
        "Non, pas de fièvre, pas de vomissements, je vois bien, et ce n'est pas plus fort que les premiers jours.",
      ],
      ["head_injury smoke_gas", "Non, ni choc ni fumée, je passe mes journées au bureau."],
      ["fainted purple_spots", "Non, je ne me suis jamais évanouie et je n'ai pas de taches."],
      ["severe_pain", "Non, c'est trois sur dix, ce n'est pas fort du tout."],
    ],
  },
  {
    id: "t531",
    level: "self_care",
    says: "Bonjour, je suis cuisinier dans un maquis, trente-quatre ans. Ce midi, en soulevant le couvercle de la marmite, la vapeur m'a touché l'avant-bras, au milieu. J'ai tout de suite mis le bras sous le robinet pendant dix minutes. Maintenant la peau est rouge sur trois centimètres, sans cloque, et cela chauffe un peu comme un coup de soleil. Le patron voulait mettre du dentifrice, j'ai refusé. L'an dernier un collègue a été gravement brûlé au visage par le gaz, il est resté un mois à l'hôpital, moi ce n'est rien de pareil. Que faut-il appliquer ?",
    answers: [
      ["confusion vomiting", "Non, je n'ai pas vomi et j'ai toute ma tête, je suis même encore au service."],
      [
        "hard_breathing blue_lips noisy_breathing unconscious drowsy",
        "Non, aucun, je respire normalement et je suis bien éveillé.",
      ],
      [
        "back_injury_effort burn_small burn rash fever",
        "C'est une petite brûlure rouge sans cloque, au milieu de l'avant-bras. Je n'ai mal nulle part ailleurs.",
      ],
    ],
  },
  {
    id: "t532",
    level: "self_care",
    says: "Bonjour, j'ai dix-neuf ans, je suis en première année de droit. Mes règles sont arrivées hier, à la bonne date, et comme chaque mois depuis le lycée j'ai des crampes dans le bas du ventre le premier et le deuxième jour. L'ibuprofène me soulage, j'arrive à suivre les cours avec une bouillotte. Ce n'est pas plus fort que d'habitude. Si j'écris, c'est que ma cousine a été opérée d'une grossesse extra-utérine le mois dernier et que ma mère a pris peur pour moi, mais je n'ai jamais eu de rapports. Existe-t-il quelque chose de plus efficace, sans danger ?",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Non, mes règles sont venues à la bonne date, je change quatre garnitures par jour comme d'habitude, et je n'ai pas eu de malaise.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Non, je n'ai pas de fièvre ni de mauvaises odeurs. La douleur est de quatre sur dix, l'ibuprofène la calme, et je ne vomis pas.",
      ],
    ],
  },
  {
    id: "t533",
    level: "self_care",
    says: "Bonjour, je suis le grand-père d'un écolier de huit ans qui vit chez moi. Dans sa classe trois enfants ont attrapé Apollo la semaine dernière. Avant-hier il est rentré avec les deux yeux rouges qui coulent, et le matin les paupières sont collées, je les nettoie avec de l'eau bouillie refroidie. Il joue et lit son livre comme avant. Mon propre frère est devenu aveugle à la suite d'une maladie des yeux, c'était l'onchocercose, il y a longtemps, et cela me reste dans la tête. Une dame propose du lait maternel ou de l'urine dans l'œil. Qu'en dites-vous ?",
    answers: [
      [
        "vision_loss face_droop one_side_weak speech_trouble double_vision",
        "Non, il voit parfaitement bien, c'est mon frère qui avait perdu la vue autrefois. L'enfant n'a que les yeux rouges qui coulent.",
      ],
      [
        "eye_chemical halos eye_bulging",
        "Non, aucun produit, je n'ai pas accepté l'urine ! Ses yeux bougent bien, il ne parle pas de cercles.",
      ],
      [
        "eye_pain vision_blurred light_hurts contact_lenses eye_injury",
        "Non, ses yeux grattent mais ne font pas vraiment mal, la lumière ne le gêne pas et il voit comme avant. Il ne porte pas de lentilles et n'a pas reçu de coup.",
      ],
      [
        "fever eyelid_swollen",
        "Pas de fièvre, 36,7. Les paupières sont un tout petit peu gonflées le matin, pas vraiment plus.",
      ],
      ["tongue_swelling", "Non, sa bouche et sa gorge sont normales."],
      ["eyelid_swollen", "Un tout petit peu le matin au réveil, puis cela disparaît quand je nettoie."],
      [
        "eye_discharge feeding_question plays_normally stye face_swelling",
        "Les yeux sont collés le matin et il joue normalement. Il n'a pas de bouton sur la paupière et son visage n'est pas gonflé.",
      ],
      ["feeding_question", "Non, il a huit ans, il mange de tout. C'est pour ses yeux que j'écris."],
      ["cannot_talk", "Non, il parle très bien, c'est même un bavard."],
    ],
  },
  {
    id: "t534",
    level: "self_care",
    says: "Bonjour, je suis une maman un peu paniquée. Ma fille a trois ans et elle court tout le temps. Ce matin, il y a environ cinq heures, elle a glissé dans le couloir et son front a cogné la porte. Elle a pleuré immédiatement, je l'ai prise, j'ai mis un linge froid, et elle est repartie jouer avec ses poupées au bout de dix minutes. Elle a une bosse grosse comme une noisette, et elle a mangé son riz à midi. Ma sœur me dit qu'un enfant du quartier est mort d'une hémorragie dans le cerveau après une chute de l'étage. Est-ce que je dois la réveiller la nuit ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, elle n'a pas perdu connaissance, elle a pleuré tout de suite, elle n'a pas vomi et elle parle comme d'habitude.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien n'a coulé du nez ni de l'oreille. Elle est tombée de sa propre hauteur. La bosse est petite et dure, et elle marche bien.",
      ],
      [
        "headache dizzy deep_cut",
        "Non, elle ne se plaint de rien, elle marche droit, et la peau n'est pas ouverte. Il n'y a que la bosse.",
      ],
      [
        "vomits_everything hard_breathing",
        "Non, elle n'a pas vomi du tout et elle respire normalement, elle vient même de goûter.",
      ],
      [
        "spine_pain_injury heavy_bleeding injury_paralysis",
        "Non, elle bouge tout, elle court même déjà de nouveau, et elle n'a saigné nulle part.",
      ],
      [
        "severe_belly_pain pelvis_injury open_fracture limb_cold_pale",
        "Non, rien de tout cela, elle marche, elle court et elle mange.",
      ],
      ["deformity chest_pain severe_pain", "Non, rien n'est tordu et elle ne se plaint d'aucune douleur."],
      [
        "speech_trouble vision_loss double_vision both_legs_weak worst_headache",
        "Non, rien de tout cela, elle parle et voit comme d'habitude.",
      ],
    ],
  },
  {
    id: "t535",
    level: "self_care",
    says: "Bonjour, j'ai trente et un ans, je suis agent de sécurité. Hier midi j'ai mangé un garba au bord de la route avec un collègue. Vers seize heures le ventre a commencé à couler, j'ai dû aller aux toilettes quatre fois depuis, c'est liquide, marron, et j'ai vomi une fois hier mais plus maintenant. Mon collègue a eu la même chose et il va déjà bien. Je bois le sachet de sel et de sucre de la pharmacie et je mange du riz blanc. Dans les journaux on parlait de choléra l'an passé, pas dans notre quartier. Faut-il un antibiotique ?",
    answers: [
      [
        "vomiting swallowed_medicine severe_pain severe_belly_pain rigid_belly",
        "J'ai vomi une seule fois hier, plus maintenant. Je n'ai pris aucun médicament par erreur, et le ventre n'est pas dur, ce sont de petites crampes qui passent après la selle. C'est grave ?",
      ],
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, ce n'est pas comme de l'eau de riz, c'est marron, et j'ai uriné il y a une heure. Je tiens debout.",
      ],
      [
        "fever bloody_stool vomits_everything sunken_eyes little_urine",
        "Non, pas de fièvre, j'avais 36,9, pas de sang, et j'urine comme d'habitude. Je garde tout ce que je bois.",
      ],
      [
        "vomits_blood confusion no_stool_gas worst_headache",
        "Non, aucun de ces signes. Le vomi d'hier, c'était la nourriture.",
      ],
      ["neck_stiff convulsion", "Non, je plie bien le cou et je n'ai jamais convulsé."],
      [
        "much_urine breath_deep belly_pain",
        "J'urine normalement. Le ventre me fait de petites crampes avant la selle, puis cela passe, rien d'autre.",
      ],
      [
        "diabetes belly_pain",
        "Je n'ai pas de diabète, le sucre dont je parlais est dans le sachet de réhydratation. Le ventre fait de petites crampes, sans plus.",
      ],
      [
        "belly_pain bile_vomit",
        "Le vomi d'hier n'était pas vert, c'était le repas. J'ai un peu mal au ventre avant la selle, deux sur dix, puis plus rien.",
      ],
    ],
  },
  {
    id: "t536",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, je suis couturière, cinquante ans. Depuis deux semaines, quand je bois de l'eau glacée ou que je mange sucré, une dent en haut à gauche m'envoie un petit éclair, deux ou trois secondes, puis plus rien. J'avais acheté une brosse très dure au marché, je crois que cela vient de là. Je dors bien et je mâche normalement. Mon père avait fait un abcès de la dent qui était descendu dans le cou, on l'avait opéré en urgence, c'est pour cela que je suis méfiante. J'ai essayé le clou de girofle. Y a-t-il un dentifrice que vous conseillez ?",
    answers: [
      [
        "clearer",
        "C'est une dent, en haut à gauche, qui est sensible au froid et au sucré. Quand je bois glacé, un éclair de deux ou trois secondes, et en dehors de cela je n'ai mal nulle part.",
      ],
      ["where", "C'est une dent, en haut à gauche."],
      ["event", "Non, rien de cela."],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, aucun de ces signes, je n'ai que cette dent sensible au froid.",
      ],
      [
        "chest_pressure one_side_weak speech_trouble vomits_blood black_stool",
        "Non, rien de tout cela, je vous assure que c'est seulement la dent, quand je bois froid.",
      ],
      [
        "severe_pain jaundice pallor cannot_drink",
        "Non, ce n'est qu'un petit éclair de deux ou trois secondes quand c'est froid, ensuite plus rien.",
      ],
      ["pregnant", "Non, j'ai cinquante ans et mes règles sont terminées depuis un an."],
      ["fever", "Non, pas de fièvre."],
      [
        "snake_bite scorpion_sting sexual_violence self_harm",
        "Non, rien de tout cela. C'est une dent sensible au froid.",
      ],
    ],
  },
];
