import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling26: readonly Conversation[] = [
  {
    id: "v501",
    level: "emergency",
    says: "Bonsoir. Ce matin vers huit heures je suis sorti arroser mes plantes, comme chaque jour, et en me relevant j'ai cogné la tempe contre le portail en fer. Sur le moment ce n'était pas vraiment grand-chose, une petite bosse. Je prends du Sintrom depuis quatre ans pour mon cœur qui bat irrégulièrement, le cardiologue y tient beaucoup, et aussi un comprimé pour la tension. Ma femme a mis de la glace, j'ai mangé normalement à midi. Depuis, je n'ai que mal à la tête, un peu. Ma fille, qui est à Bouaké, veut que je demande conseil. J'ai soixante et onze ans.",
    answers: [
      [
        "anticoagulant",
        "Oui, c'est bien cela, du Sintrom, un demi-comprimé chaque soir ; je fais contrôler mon INR tous les mois. C'est grave ?",
      ],
    ],
  },
  {
    id: "v502",
    level: "emergency",
    says: "Bonjour madame l'infirmière. Hier soir nous avons mangé un peu tard, du foutou avec une sauce graine bien grasse, alors ce matin quand je me suis réveillée vers six heures avec une lourdeur au creux de l'estomac j'ai pensé que c'était mon ulcère d'autrefois. J'ai pris un sachet de Gaviscon, sans résultat. Cela remonte par moments jusque dans la mâchoire et j'ai mouillé ma chemise de nuit de sueur, alors qu'il fait frais. J'ai cinquante-neuf ans, le diabète depuis dix ans et la tension. Ma voisine dit que ce sont les gaz, moi je ne sais plus que penser.",
    answers: [
      [
        "pain_to_arm_jaw",
        "Oui, par moments cela monte dans la mâchoire, à gauche surtout, comme un mal de dents sans les dents. Dans le bras, pas vraiment.",
      ],
    ],
  },
  {
    id: "v503",
    level: "emergency",
    says: "Bonjour, je vous écris pour ma petite sœur qui vit avec moi à Abobo. Hier dans la soirée elle s'est disputée avec son fiancé au téléphone, elle a pleuré et elle s'est enfermée. Je pensais qu'elle dormait. Ce matin, en préparant le café, elle m'a avoué qu'elle avait avalé vers vingt-deux heures deux plaquettes de paracétamol, et puis elle a dit qu'elle regrettait et que c'était fini. Elle a dix-neuf ans, elle n'a jamais été malade. Elle marche, elle parle, elle a même pris un peu de pain. Notre mère dit de lui faire boire du lait et de ne pas en parler. Que faut-il faire ?",
    answers: [
      [
        "paracetamol_much",
        "Oui, elle dit deux plaquettes de 500, il manque vingt-quatre comprimés ; enfin, peut-être vingt-trois, il en restait un par terre.",
      ],
    ],
  },
  {
    id: "v504",
    level: "emergency",
    says: "Bonjour. Je suis un retraité de soixante-trois ans, hypertendu depuis longtemps. Il y a trois semaines le médecin du dispensaire a changé mon traitement et m'a mis sous énalapril, que je prends chaque soir. Hier j'ai mangé du poisson comme d'habitude, rien de spécial. Ce matin au réveil, ma lèvre du bas était gonflée, puis la langue est devenue épaisse, comme si elle ne tenait plus dans ma bouche, et ma femme trouve que ma voix a changé. Je n'ai ni boutons ni démangeaisons. J'ai pris une cétirizine qui restait de mon petit-fils. Est-ce que je dois attendre que cela passe ?",
    answers: [],
  },
  {
    id: "v505",
    level: "emergency",
    says: "Bonsoir docteur. J'ai quarante-quatre ans et je vends des pagnes au marché d'Adjamé. Il y a trois semaines j'ai soulevé un gros ballot et le dos s'est bloqué, avec une douleur qui descend dans la jambe gauche. Un infirmier du quartier m'a fait des piqûres, puis j'ai pris de l'ibuprofène. Depuis avant-hier je ne sens plus bien quand je m'essuie aux toilettes, comme après l'anesthésie chez le dentiste, et je me suis mouillée deux fois sans m'en rendre compte, ce qui me fait très honte. Ma mère a eu le dos pareil et elle a guéri avec des massages. Faut-il que j'en fasse aussi ?",
    answers: [
      [
        "saddle_numbness limb_cold_pale numb_fingers cannot_hold_urine",
        "C'est l'entrejambe qui est endormi, et un peu les fesses aussi. Et comme je vous l'ai dit, les urines m'échappent sans que je les sente. Les pieds, eux, ne sont ni froids ni bleus. C'est grave, docteur ?",
      ],
    ],
  },
  {
    id: "v506",
    level: "emergency",
    says: "Bonjour madame. J'ai accouché il y a cinq jours à la maternité de Daloa, tout s'est bien passé, mon garçon pesait deux kilos neuf et il a crié tout de suite. Les premiers jours il tétait très bien, presque toutes les deux heures. Hier soir ma belle-mère l'a lavé à l'eau tiède, puis il a moins tété, et depuis ce matin il ne prend plus le sein, il dort, on dirait qu'il est fatigué. Ma belle-mère dit qu'un bébé sage est une bénédiction et qu'il n'y a pas de fièvre, au contraire, ses pieds sont frais. C'est mon premier enfant, je m'inquiète peut-être trop ?",
    answers: [
      ["age", "Il a cinq jours, il est né vendredi, enfin non, c'était plutôt jeudi tard dans la nuit."],
      [
        "cannot_drink cannot_swallow vomits_everything no_urine sunken_eyes",
        "Il ne prend plus du tout le sein depuis ce matin, il n'ouvre même pas la bouche. Il ne vomit pas puisqu'il n'avale rien, et il n'a mouillé qu'une seule couche depuis hier soir. Les yeux ne sont pas creusés, un peu jaunes peut-être.",
      ],
      [
        "cannot_drink cannot_swallow vomits_everything",
        "C'est qu'il ne peut plus téter, rien du tout depuis ce matin. Il ne vomit pas et la salive ne coule pas de sa bouche.",
      ],
    ],
  },
  {
    id: "v507",
    level: "urgent",
    says: "Bonjour. Je suis enseignant, j'ai cinquante-deux ans. Je suis allé passer les congés au village du côté de Man, et je suis rentré à Abidjan il y a huit jours en parfaite santé. Avant-hier après les cours j'ai eu des frissons, et hier soir le thermomètre marquait 38,9. J'avais à la maison une boîte d'artéméther achetée en pharmacie, j'en ai pris deux fois sans faire de test, car mon collègue dit que cela suffit. Ce matin je suis courbaturé, avec la tête un peu lourde, mais j'ai pu marcher jusqu'à l'école. Pensez-vous que je puisse simplement terminer la boîte ?",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, rien de tout cela, je suis fatigué mais je tiens debout, je respire bien et je parle comme d'habitude.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, je plie le cou sans peine, je n'ai pas vomi, et mes urines ne sont pas plus foncées que d'habitude.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, aucun de ces signes. Je suis seulement allé au village près de Man, en Côte d'Ivoire, il n'y a eu ni enterrement ni malade dans la famille, et nous n'avons pas mangé de gibier.",
      ],
      [
        "mouth_burn",
        "Non, je n'ai pris aucun produit, seulement l'artéméther en comprimés, et ma bouche va bien. Pourquoi cette question ?",
      ],
      [
        "tiny_amount",
        "Non, je n'ai rien léché ni bu de particulier, je crois que nous ne nous comprenons pas. J'ai de la fièvre depuis deux jours, des frissons et des courbatures, et je n'ai pas fait de test du palu.",
      ],
      [
        "suicide_attempt",
        "Mais non, pas du tout, je tiens à la vie ! J'ai pris ces comprimés pour soigner le palu, deux prises seulement, comme écrit sur la boîte.",
      ],
      [
        "no_urine face_droop one_side_weak speech_trouble vision_loss",
        "Non, rien de cela, j'ai uriné il y a une heure à peine et je n'ai pas le visage de travers.",
      ],
    ],
  },
  {
    id: "v508",
    level: "urgent",
    says: "Bonsoir, je ne sais pas trop comment commencer. Je suis étudiante, j'ai vingt-trois ans, et je loge en ce moment chez ma cousine. Samedi soir, donc il y a deux jours, je suis allée à un anniversaire et un garçon que je connaissais m'a proposé de me raccompagner. Chez lui il m'a forcée, j'ai dit non et il a continué, sans préservatif. Je me suis lavée plusieurs fois depuis. Je n'ai pas vraiment mal, je ne saigne pas, mais je n'arrive pas à dormir et je pense tout le temps aux maladies et à une grossesse. Je n'en ai parlé qu'à ma cousine. Est-ce que c'est trop tard pour faire quelque chose ?",
    answers: [
      [
        "drowsy pregnant unconscious confusion convulsion",
        "Non, aucun de ces signes. Pour la grossesse, je ne crois pas être enceinte, mes règles sont venues il y a deux semaines, mais c'est justement ce que je crains après samedi.",
      ],
    ],
  },
  {
    id: "v509",
    level: "urgent",
    says: "Bonjour, je vous écris pour ma grand-mère de quatre-vingts ans, chez qui j'habite à Bingerville. Hier dans l'après-midi il avait plu, elle a voulu ramasser le linge et elle a glissé dans la cour, sans malaise, elle a juste posé la main droite pour se retenir. Un vieux du quartier qui remet les os lui a mis une bande avec une pommade. Ce matin le poignet est très gonflé et il a une drôle de forme, comme une fourchette retournée, et elle ne peut pas tenir son verre. Elle dit que ce n'est pas grave et qu'elle a connu pire à la guerre. Elle prend seulement de l'amlodipine.",
    answers: [
      [
        "one_side_weak face_droop speech_trouble vision_loss double_vision",
        "Non, rien de tout cela, son visage est droit et elle parle très bien. C'est seulement le poignet droit qui est déformé depuis la chute, et elle ne serre pas le verre parce que cela lui fait mal.",
      ],
      [
        "fever",
        "Non, pas de fièvre, elle est fraîche comme d'habitude ; c'est seulement le poignet qui est un peu chaud.",
      ],
      [
        "locked_jaw paracetamol_much",
        "Non, elle ouvre la bouche et elle a bien mangé. Du paracétamol, elle n'en a pris que deux comprimés hier soir et un ce matin, enfin, peut-être deux ce matin.",
      ],
      ["hard_breathing confusion", "Non, elle respire bien et elle a toute sa tête, elle me gronde comme d'habitude."],
    ],
  },
  {
    id: "v510",
    level: "urgent",
    says: "Bonjour madame. J'ai vingt-neuf ans, j'attends mon deuxième enfant et j'en suis à six mois, la sage-femme me suit à la PMI de Cocody et la dernière consultation était bonne. Dimanche nous avons fait un long voyage en car depuis Yamoussoukro et je me suis retenue pendant des heures. Depuis, cela me brûle quand j'urine et j'y vais toutes les demi-heures, trois gouttes à chaque fois. Ma sœur m'a conseillé le bissap et beaucoup d'eau, je le fais depuis trois jours sans grand changement. Le bébé bouge comme d'habitude. Est-ce que je peux attendre mon rendez-vous, qui est dans deux semaines ?",
    answers: [
      [
        "fever flank_pain blood_urine vomiting chills",
        "Non, pas de fièvre, j'ai pris ma température, 37,1. Le dos ne me fait pas mal plus que d'habitude, pas de sang non plus, l'urine est simplement trouble.",
      ],
      ["burning_urine", "Oui, cela brûle surtout à la fin, comme du piment. C'est grave pour le bébé ?"],
    ],
  },
  {
    id: "v511",
    level: "urgent",
    says: "Bonsoir. Je suis couturière, j'ai trente-huit ans, et je fais de l'épilepsie depuis l'enfance. Grâce au traitement je n'ai plus fait de crise depuis deux ans, j'ai pu me marier et avoir mes enfants. Mon neurologue du CHU est parti à la retraite en novembre et depuis je me débrouillais avec la vieille ordonnance. Hier soir j'ai pris mon dernier comprimé de phénobarbital, et la pharmacie m'a dit aujourd'hui qu'il n'y en a plus et que de toute façon l'ordonnance est périmée. Je me sens bien, je travaille normalement. Mon mari dit que je peux rester quelques semaines sans rien. Qu'en pensez-vous ?",
    answers: [
      [
        "critical_supply",
        "Oui, c'est exactement cela, il ne m'en reste même plus un seul depuis hier soir. Est-ce dangereux d'arrêter d'un coup ?",
      ],
    ],
  },
  {
    id: "v512",
    level: "routine",
    says: "Bonjour. Je suis chauffeur de taxi, j'ai cinquante-sept ans, et on m'a trouvé la tension il y a cinq ans lors d'une visite. Je prends de l'amlodipine, enfin, quand j'y pense, car avec les horaires je l'oublie souvent. Ce matin, en achetant du doliprane pour ma femme, la pharmacienne m'a proposé de mesurer et l'appareil a donné 15,8 sur 9,4, puis 15,5 sur 9,3 après dix minutes assis. Je ne sens rien du tout. Mais mon père est mort d'un AVC à soixante-six ans et, depuis ce matin, j'y pense sans arrêt. Dois-je courir à l'hôpital ou bien puis-je continuer mon travail ?",
    answers: [
      [
        "confusion drowsy one_side_weak speech_trouble head_injury",
        "Non, aucun de ces signes, je me sens tout à fait normal, je conduis depuis ce matin.",
      ],
      [
        "convulsion face_droop",
        "Non, rien de cela, je me suis même regardé dans la glace pour vérifier, mon visage est droit.",
      ],
      [
        "fever sudden_onset balance_loss hears_voices",
        "Non, rien de cela. Je marche droit et je n'entends que les klaxons ! Est-ce que 15,8 c'est grave ?",
      ],
      [
        "memory_loss",
        "Non, ma mémoire est bonne, j'oublie mon comprimé parce que je pars à quatre heures du matin, c'est une question d'horaires.",
      ],
      [
        "clearer",
        "Je n'ai mal nulle part. Ce qui a changé, c'est ma tension, mesurée ce matin à la pharmacie à 15,8 sur 9,4 puis 15,5 sur 9,3, alors que je suis hypertendu depuis cinq ans et que j'oublie souvent mon amlodipine.",
      ],
      [
        "chest_pain hard_breathing vision_loss",
        "Non, rien de tout cela, je vois bien, je respire bien, la poitrine ne me dérange pas.",
      ],
      ["headache vomiting dizzy", "Non, aucun des trois, je ne sens vraiment rien du tout."],
    ],
  },
  {
    id: "v513",
    level: "routine",
    says: "Bonjour. Je suis institutrice à Gagnoa, j'ai quarante-cinq ans et trois enfants. J'ai perdu mon mari il y a huit mois, d'une maladie du foie. Au début j'étais occupée par les funérailles et les papiers, et j'ai tenu. Mais depuis environ six semaines je n'ai plus de goût à rien, je pleure en corrigeant les cahiers, je me réveille à trois heures et je mange à peine. Une collègue dans la même situation s'est suicidée l'an dernier, et ma sœur a peur que je fasse pareil, mais moi je n'y pense pas, mes enfants ont besoin de moi. Je vais encore travailler. Est-ce une vraie maladie ou de la faiblesse ?",
    answers: [
      [
        "suicidal_thoughts",
        "Non, pas du tout, je n'y pense pas et je n'y ai jamais pensé, même aux pires moments. C'est ma sœur qui a peur pour moi.",
      ],
      [
        "confusion one_side_weak",
        "Non, je ne suis pas confuse, je suis fatiguée, mais pas paralysée, je marche jusqu'à l'école tous les matins.",
      ],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Non, pas de voix. Je dors mal mais je dors quatre ou cinq heures, et je travaille encore, je me lave, je ne me suis jamais fait de mal.",
      ],
      [
        "violence_home sexual_violence",
        "Non, ni l'un ni l'autre, je vis avec mes enfants et ma sœur, et chez nous tout le monde est gentil.",
      ],
      [
        "withdrawal lying_flat_worse",
        "Non, je ne bois pas d'alcool, et couchée je respire très bien, c'est seulement le sommeil qui ne vient pas.",
      ],
      [
        "duration",
        "Cela fait environ six semaines, enfin, la tristesse est là depuis la mort de mon mari, mais c'est pire depuis six semaines.",
      ],
      [
        "grief crying_baby sick_contact",
        "C'est le deuil, j'ai perdu mon mari il y a huit mois. Il n'y a pas de bébé à la maison, le dernier a onze ans, et personne n'est malade.",
      ],
      [
        "crying_baby sick_contact",
        "Comme je vous le disais, il n'y a pas de bébé chez moi et personne n'est malade. C'est moi qui pleure.",
      ],
      [
        "sick_contact",
        "Non, personne n'est malade autour de moi en ce moment ; mon mari l'était, mais il y a plus de huit mois maintenant.",
      ],
    ],
  },
];
