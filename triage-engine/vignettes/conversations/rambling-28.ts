import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling28: readonly Conversation[] = [
  {
    id: "w501",
    level: "emergency",
    says: "Bonjour. Je vous écris parce que ma fille insiste, moi je me sens bien. Ce matin je me suis levé comme d'habitude, j'ai arrosé mes plants, puis je me suis assis pour prendre ma bouillie. Vers sept heures, la cuillère est tombée de ma main droite, deux fois, et quand j'ai voulu appeler ma femme, les mots ne sortaient pas comme il faut. Cela a duré vingt minutes peut-être, puis tout est revenu. J'ai pensé que j'avais mal dormi sur le bras. Je prends un comprimé pour la tension, pas toujours régulièrement. Est-ce que je peux partir au champ cet après-midi ?",
    answers: [
      ["age", "J'ai soixante-trois ans, enfin, soixante-trois depuis mars. C'est lié à l'âge, vous croyez ?"],
      [
        "one_side_weak face_droop speech_trouble saddle_numbness cannot_hold_urine",
        "En ce moment non, plus maintenant, la main serre bien, le visage est droit et je parle normalement. Mais ce matin, pendant ces vingt minutes, la main droite n'avait plus de force et les mots sortaient mal. Je ne suis pas endormi entre les jambes et je retiens mes urines.",
      ],
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, aucun de ceux-là, la main est chaude et de bonne couleur, je respire bien et la poitrine ne fait pas mal. Je vous l'ai dit, je me sens bien maintenant.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Non, mes jambes sont égales, je marche bien, je me sers du bras, la peau est normale, pas de fièvre ni de douleur. C'est seulement ce qui s'est passé ce matin.",
      ],
      [
        "weakness_climbing both_legs_weak",
        "Non, mes deux jambes vont bien, je suis allé jusqu'au portail et revenu. C'était la main droite, ce matin seulement.",
      ],
      [
        "leg_weakness foot_wound headache",
        "Non, les jambes sont bonnes, je n'ai pas de plaie et pas de mal de tête. Ma fille insiste, mais moi je crois que c'est passé.",
      ],
      [
        "confusion vomits_blood black_stool spontaneous_bleeding",
        "Non, j'ai toute ma tête, je n'ai pas vomi, mes selles sont normales et je ne saigne pas. Alors, est-ce que je peux partir au champ ?",
      ],
      [
        "feeding_question limb_pain",
        "Ni l'un ni l'autre, il n'y a pas de bébé, la bouillie c'était mon petit déjeuner, et mon bras ne fait pas mal. C'est ma main droite qui a lâché la cuillère ce matin et les mots qui ne sortaient plus, pendant vingt minutes.",
      ],
    ],
  },
  {
    id: "w502",
    level: "emergency",
    says: "Bonsoir Madame, je suis une jeune maman, j'ai eu ma césarienne il y a neuf jours et tout s'est bien passé, la cicatrice est belle, la sage-femme l'a dit lundi. Depuis, je me repose beaucoup, ma mère fait tout à la maison. Hier soir, en montant chez ma voisine au premier étage, je me suis retrouvée sans souffle, comme si j'avais couru, et depuis j'ai un petit point à droite quand je prends de l'air à fond. Ma mère dit que c'est la fatigue des nuits et que je devrais manger du foie. J'ai pris deux paracétamols. Dois-je simplement me reposer encore ?",
    answers: [
      ["age", "J'ai trente et un ans, c'est mon deuxième enfant. Est-ce que l'âge change quelque chose ?"],
      [
        "suicidal_thoughts harm_baby_thoughts hears_voices",
        "Mon bébé va bien, et moi non, je n'ai aucune idée de ce genre, ni voix ni rien, je suis heureuse avec lui. C'est le souffle court et ce point à droite qui m'inquiètent.",
      ],
    ],
  },
  {
    id: "w503",
    level: "emergency",
    says: "Bonjour, je suis la maman d'un garçon de treize ans. Hier il a joué au football tout l'après-midi, il a mangé de l'attiéké avec du poisson le soir comme nous tous, et il s'est couché normalement. À cinq heures ce matin il m'a réveillée, il avait mal en bas du ventre, à gauche, d'un seul coup. Il a rendu deux fois. Je lui ai donné un Spasfon et je lui ai fait une tisane de citronnelle. Son oncle dit qu'il marche les jambes écartées et qu'il a honte de montrer où cela fait mal. Moi je pense au poisson. Que dois-je lui donner ?",
    answers: [
      [
        "vomits_everything bile_vomit vomits_blood no_urine",
        "Non, il ne vomit pas tout, il a rendu deux fois, c'était jaune clair avec de la nourriture, ni vert ni du sang. Il a bu un peu d'eau depuis et il a uriné ce matin normalement.",
      ],
      [
        "neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine",
        "Non, le cou est souple, le ventre n'est pas gonflé, pas de sang dans les selles, pas de coup à la tête, et il n'a avalé que le Spasfon que je lui ai donné. C'est le poisson, n'est-ce pas ?",
      ],
      [
        "severe_pain right_lower_pain",
        "Oui, c'est très fort, il dit huit sur dix. Ce n'est pas à droite, c'est en bas à gauche, et il a fini par avouer à son oncle que le testicule gauche fait mal et qu'il est un peu gonflé.",
      ],
      [
        "low_belly_pain sudden_onset",
        "Oui, les deux : il a mal en bas du ventre à gauche et au testicule, et c'est venu d'un seul coup à cinq heures ce matin, cela l'a réveillé.",
      ],
    ],
  },
  {
    id: "w504",
    level: "emergency",
    says: "Bonjour, j'écris pour ma sœur qui a accouché il y a seize jours d'une petite fille, un beau bébé de deux kilos neuf cents. Les deux premières semaines, c'était parfait, elle tétait toutes les deux heures. Depuis hier soir elle est devenue très sage, elle ne réclame presque plus, elle prend le sein deux minutes et se rendort. Ma tante dit que c'est une chance d'avoir un bébé calme. Le petit corps est plutôt froid malgré la couverture, mais il pleut beaucoup chez nous. Ma sœur voudrait savoir s'il faut commencer un peu de lait en boîte pour qu'elle mange mieux.",
    answers: [
      [
        "cannot_drink drowsy cannot_swallow vomits_everything no_urine",
        "Elle n'est pas incapable de téter, mais elle tète beaucoup moins qu'avant et elle est difficile à réveiller, il a fallu la secouer trois fois cette nuit pour le sein. Elle ne vomit pas. Elle a mouillé une seule couche depuis minuit.",
      ],
      [
        "cannot_drink drowsy cannot_swallow vomits_everything sunken_eyes",
        "C'est surtout la somnolence, oui, elle est difficile à réveiller. Elle peut encore téter deux minutes puis elle lâche. Elle avale, elle ne vomit pas, les yeux ne sont pas creusés.",
      ],
      ["age", "Elle a seize jours aujourd'hui, comme je vous l'écrivais."],
    ],
  },
  {
    id: "w505",
    level: "emergency",
    says: "Bonjour, je suis gardien, j'ai quarante-six ans, je ne suis jamais malade. Hier il a plu toute la nuit et le linge ne séchait pas, alors j'ai rentré le fourneau de charbon dans la chambre et nous avons tout fermé à cause des moustiques. Nous avons mangé du riz sauce graine. Ce matin, ma femme et moi, nous nous sommes levés avec la tête lourde et l'envie de vomir, et le petit aussi. Moi je n'ai que mal à la tête, et les jambes un peu molles. Je crois que la sauce n'était plus bonne. Quel médicament faut-il acheter pour l'estomac ?",
    answers: [],
  },
  {
    id: "w506",
    level: "emergency",
    says: "Bonjour, je vends des pagnes à Adjamé et je porte des balles depuis vingt ans, donc le mal de dos, je connais. Il y a trois semaines j'ai soulevé une balle trop lourde et cela a tiré en bas du dos, puis dans les deux jambes. J'ai pris du diclofénac et une dame m'a massée avec du beurre de karité, c'était mieux. Depuis deux jours c'est drôle, quand je m'essuie aux toilettes je ne sens plus le papier, comme après la piqûre du dentiste. La douleur, elle, n'est pas plus forte que d'habitude. Quelle pommade me conseillez-vous pour reprendre le marché samedi ?",
    answers: [
      ["age", "J'ai quarante-quatre ans, et j'en parais plus, à force de porter."],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Oui, entre les jambes c'est comme endormi depuis deux jours. Depuis hier, j'ai du mal à faire sortir l'urine, et parfois un peu coule sans que je le sente. Les jambes sont plus faibles, je traîne les pieds. Je ne me suis pas évanouie.",
      ],
      [
        "limb_pain",
        "Non, ce n'est pas la douleur qui m'empêche, et je ne suis pas tombée. Je peux marcher, mais les jambes sont molles et les pieds traînent, comme si elles n'écoutaient pas. C'est grave ?",
      ],
      [
        "back_pain",
        "Oui, j'ai mal en bas du dos depuis trois semaines, mais pas plus que d'habitude. Ce qui est nouveau, c'est l'engourdissement entre les jambes et les urines.",
      ],
    ],
  },
  {
    id: "w507",
    level: "urgent",
    says: "Bonjour, je vous écris au sujet de chaussures que j'ai achetées pour le mariage de ma nièce. J'ai dansé toute la soirée de mercredi et, en les retirant, j'ai vu une ampoule sous le gros orteil droit. Elle s'est ouverte le lendemain, c'est maintenant une petite plaie comme une pièce de vingt-cinq francs. Cela ne fait pas vraiment mal. J'ai le sucre depuis douze ans, je prends ma metformine. Je lave, je mets de la Bétadine. Ma tante, elle, on lui a coupé la jambe pour cela, donc je n'en dors plus. Est-ce que je peux attendre que cela sèche tout seul ?",
    answers: [
      ["age", "J'ai cinquante-huit ans, j'ai eu le sucre à quarante-six ans. C'est grave ?"],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, cela ne saigne plus, le pied est chaud et de couleur normale, ce n'est pas noir et cela ne sent pas mauvais. Ma mâchoire est normale.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, elle n'est pas profonde, elle est propre, un peu humide, sans pus et sans rougeur autour. Il n'y a rien resté dedans. Les orteils bougent, mais mes pieds sont un peu endormis depuis des années à cause du sucre, pas plus que d'habitude.",
      ],
      [
        "fever rash_spreading cellulitis",
        "Non, je n'ai pas de fièvre, trente-six sept ce matin, et il n'y a pas de rougeur qui monte, le pied n'est pas enflé.",
      ],
      [
        "confusion face_droop one_side_weak speech_trouble vision_loss",
        "Non, rien de cela, je parle bien, mon visage est droit, je vois normalement et j'ai ma force. C'est seulement la petite plaie de l'orteil.",
      ],
    ],
  },
  {
    id: "w508",
    level: "urgent",
    says: "Bonjour, je suis instituteur et j'ai l'habitude de tout lire, peut-être trop. Hier, en rentrant de l'école, j'ai joué avec le petit chiot de ma voisine, il a trois mois, il est mignon et bien vivant. En jouant, il m'a attrapé la main droite avec ses dents, ce n'est pas vraiment une morsure, plutôt deux éraflures, avec quelques gouttes de sang. J'ai rincé à l'eau. La voisine dit qu'un chiot ne peut pas donner la rage et qu'il n'a jamais eu de piqûre parce qu'il ne sort pas. Ce matin on ne voit presque plus rien. Ai-je raison de m'inquiéter ?",
    answers: [
      [
        "vision_loss face_droop one_side_weak both_legs_weak",
        "Non, je n'ai rien de tout cela, je vois bien, mon visage est normal et mes deux bras et mes deux jambes ont leur force. Pourquoi cette question, est-ce la rage qui fait cela ?",
      ],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Quel bébé ? Il s'agit de moi, je suis adulte, j'ai trente-cinq ans. Le sang s'est arrêté tout de suite, ce sont deux éraflures à la main, propres, la main est chaude et bouge bien, ma mâchoire n'est pas bloquée.",
      ],
      [
        "neck_wound limb_cold_pale black_skin",
        "Je n'ai pas de bébé, c'est moi l'instituteur qui ai été éraflé. Non, rien au cou ni au ventre, ma main n'est ni froide ni noire, elle ne sent pas mauvais.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Encore une fois, il n'y a pas de bébé, c'est pour moi, trente-cinq ans. Les éraflures sont petites et propres, ni pus ni rougeur, rien dedans, et tous mes doigts bougent et sentent.",
      ],
      [
        "deep_cut wound_infected wound_object",
        "Mais quel bébé ? Le chiot a trois mois, moi j'en ai trente-cinq, d'années. Les éraflures ne sont pas profondes, ni rouges, ni chaudes, sans pus, rien n'est resté dedans.",
      ],
      [
        "cannot_drink vomits_everything convulsion hard_breathing",
        "Je vous en prie, il n'y a aucun bébé. Moi je bois, je ne vomis pas, je n'ai pas de convulsion et je respire bien. J'ai seulement ces deux éraflures de chiot à la main.",
      ],
    ],
  },
  {
    id: "w509",
    level: "urgent",
    says: "Bonjour, je suis la maman de Grâce qui a huit ans. Toute la famille a le rhume en ce moment, son petit frère a commencé dimanche et elle a suivi avant-hier, avec le nez qui coule, une petite toux, la gorge qui gratte. Hier soir en la couchant je l'ai trouvée chaude, le thermomètre a dit trente-huit quatre, j'ai donné du paracétamol et elle a bien dormi. Ce matin elle regarde la télévision et demande à sortir. Une voisine a perdu un enfant d'une méningite l'an dernier, alors je panique vite. C'est seulement le rhume, n'est-ce pas ?",
    answers: [
      ["age", "Mon frère ? Non, il s'agit de ma fille Grâce, elle a huit ans. C'est elle qui est malade."],
      [
        "neck_stiff purple_spots confusion convulsion drowsy",
        "Non, son cou est souple, elle a posé le menton sur la poitrine en jouant. Pas de taches, pas de convulsion, elle est bien réveillée et elle parle normalement. C'était la fille de la voisine, la méningite, pas la mienne.",
      ],
      [
        "hard_breathing blue_lips chest_indrawing noisy_breathing cannot_stand",
        "Non, elle respire bien, sans bruit, ses lèvres sont roses et elle tient debout, elle veut même sortir jouer.",
      ],
    ],
  },
  {
    id: "w510",
    level: "urgent",
    says: "Bonjour, je suis étudiante en droit et je suis en pleine période d'examens, je ne peux pas perdre de temps. Samedi, je suis rentrée tard d'un anniversaire et je me suis endormie sans rien enlever, ni maquillage ni lentilles. Hier matin, mon œil gauche était rouge et la lumière de la fenêtre me gênait beaucoup. Une camarade de chambre avait l'Apollo la semaine passée, donc elle m'a dit que c'était cela et que cela passe tout seul. J'ai mis du sérum physiologique, cela n'a pas vraiment changé. Est-ce que je peux remettre mes lentilles pour l'examen de demain ?",
    answers: [
      ["age", "J'ai vingt-deux ans, je suis en troisième année."],
      [
        "chest_pain hard_breathing fainted",
        "Non, la poitrine et le souffle vont bien, je ne me suis pas évanouie. C'est l'œil gauche seulement qui me fait mal.",
      ],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, je n'ai pas perdu la vue, c'est seulement un peu trouble de l'œil gauche. Aucun produit, pas de cercles autour des lampes, l'œil bouge normalement.",
      ],
      [
        "eye_pain vision_blurred eye_injury",
        "Oui, l'œil gauche fait mal, disons six sur dix, et je vois un peu trouble de ce côté. Non, je n'ai reçu ni coup ni objet dedans. Vous pensez que c'est l'Apollo ?",
      ],
      [
        "fever eyelid_swollen",
        "Non, je n'ai pas de fièvre et la paupière n'est pas gonflée. C'est l'œil lui-même, il larmoie et la lumière me gêne.",
      ],
      ["pregnant", "Non, je ne suis pas enceinte, mes règles sont venues normalement la semaine passée."],
      ["confusion vomiting", "Non, je ne vomis pas et je suis bien lucide, je révise même d'un seul œil."],
    ],
  },
  {
    id: "w511",
    level: "urgent",
    accepts: ["emergency"],
    says: "Bonjour, je ne sais pas si c'est ici qu'il faut écrire. J'ai vingt-quatre ans, je suis chez ma grande sœur depuis hier. Avant-hier soir je rentrais du travail et quelqu'un du quartier, que tout le monde connaît, m'a proposé de me déposer. Il ne m'a pas déposée. Il m'a forcée, sans préservatif. Je n'ai pas de blessure, je me suis lavée plusieurs fois, et ma sœur dit que si je n'ai rien, ce n'est pas la peine d'aller à l'hôpital pour que tout le monde parle. Je voulais seulement savoir s'il y a un examen à faire plus tard, dans quelques semaines.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, je ne saigne pas, je n'ai pas de plaie, j'avais un peu mal en bas hier mais plus maintenant. Je dors mal et je pleure, mais je ne pense pas à mourir.",
      ],
    ],
  },
  {
    id: "w512",
    level: "routine",
    says: "Bonjour, je conduis le car entre Abidjan et Bouaké, cela fait quinze ans, avec la clim et la poussière, vous voyez. Depuis un mois je tousse, surtout le matin, avec des glaires blanches, enfin, cela fait peut-être cinq semaines. J'ai fini deux flacons de sirop de la pharmacie, cela n'a rien changé. Mon grand-père est mort de la tuberculose, il crachait du sang, il était devenu un squelette. Moi non, je ne crache pas de sang, je mange bien, je travaille. Mais mes passagers commencent à me regarder de travers. Est-ce que je suis contagieux ?",
    answers: [
      ["age", "J'ai cinquante et un ans, comme la plupart des chauffeurs de la compagnie."],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, je n'ai jamais craché de sang, c'était mon grand-père. Je parle sans être essoufflé, rien ne serre dans la poitrine, mes lèvres sont normales et j'ai toute ma tête.",
      ],
      [
        "fever pleuritic_pain weight_loss",
        "Non, pas de fièvre, j'ai pris trente-six six, pas de douleur quand je respire, et je n'ai pas maigri, mon pantalon me serre même.",
      ],
      [
        "cough productive_cough eats_drinks_well",
        "La toux, oui, avec des crachats blancs le matin, et je bois et je mange normalement.",
      ],
    ],
  },
];
