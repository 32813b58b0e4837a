import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling20: readonly Conversation[] = [
  {
    id: "t513",
    level: "urgent",
    says: "Bonjour, je ne sais pas bien comment écrire cela, je recommence pour la troisième fois. J'ai vingt-quatre ans, je suis étudiante et je loge en ce moment chez ma grande sœur. Avant-hier soir j'étais à un anniversaire, un garçon que je connais a proposé de me raccompagner, et chez lui il m'a forcée, je n'étais pas d'accord, il n'a pas mis de préservatif. Je me suis lavée longtemps en rentrant. Je n'ai pas vraiment mal. Ma sœur dit qu'il faut en parler à quelqu'un, moi j'ai surtout honte. Je voudrais savoir s'il y a quelque chose à faire pour éviter une maladie ou une grossesse.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts",
        "Non, je n'ai ni saignement ni plaie. Je suis très triste, mais je ne pense pas à mourir.",
      ],
      ["sexual_violence", "Oui, c'est cela."],
    ],
  },
  {
    id: "t514",
    level: "urgent",
    says: "Bonjour, je suis planteur, soixante-trois ans, je prends un comprimé pour la tension et c'est tout. Dimanche, après avoir désherbé, j'ai senti une brûlure dans le dos à gauche, comme un fer chaud, j'ai accusé les herbes. Puis depuis avant-hier il est sorti des petites cloques en bouquet qui font une demi-ceinture, du dos jusque sous le sein gauche, rien à droite. Le guérisseur du village m'a mis une poudre qui a séché un peu. Mon beau-frère, lui, est mort d'une crise cardiaque et ma femme a peur, mais ce n'est pas une douleur dans le cœur, c'est la peau qui brûle.",
    answers: [
      [
        "confusion neck_stiff face_droop vision_loss",
        "Non, rien de cela, j'ai toute ma tête, mon visage est normal et je vois bien. Il n'y a que la peau.",
      ],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, ce n'est pas une brûlure par le feu ni par un produit. Je dis que cela brûle comme un fer chaud, mais ce sont des cloques sorties toutes seules, sur le tronc seulement.",
      ],
      [
        "hard_breathing chest_pressure noisy_breathing unconscious drowsy",
        "Non, rien ne serre, je respire bien et j'ai toute ma tête.",
      ],
    ],
  },
  {
    id: "t515",
    level: "urgent",
    says: "Bonjour, c'est la maman d'un petit garçon de six ans. Il a attrapé le rhume à l'école la semaine passée, son nez coulait clair, rien de méchant, il continuait à courir partout. Hier soir il s'est mis à pleurer en tenant son oreille droite, et j'ai pris sa température : 38,8. Je lui ai donné le sirop de paracétamol et il s'est endormi vers minuit. Ce matin il joue un peu, puis la douleur revient. Ma mère veut mettre de l'huile tiède dans l'oreille. Le cousin a eu une méningite l'an passé, c'est pour cela que je suis si anxieuse.",
    answers: [
      [
        "swallowed_battery",
        "Une pile ? Non, il n'a rien mis dans son oreille, je ne comprends pas bien votre question. C'est une douleur qui est venue après le rhume.",
      ],
      [
        "vomiting belly_pain severe_pain",
        "Il n'a pas vomi et le ventre ne lui fait pas mal. La douleur de l'oreille vient et repart, entre les deux il joue.",
      ],
      [
        "neck_stiff purple_spots confusion convulsion",
        "Non, il plie bien le cou, il n'a pas de taches, il parle normalement, et il n'a jamais fait de convulsion. C'est son cousin qui avait eu la méningite.",
      ],
      [
        "blue_lips chest_indrawing face_droop",
        "Non, aucun de ces signes, son visage est droit et il respire normalement. C'est seulement l'oreille et la fièvre.",
      ],
    ],
  },
  {
    id: "t516",
    level: "urgent",
    says: "Bonjour, je vous écris pour un détail, vous me direz si je dérange. J'ai soixante-six ans, j'ai le sucre depuis douze ans, je prends la metformine et le glibenclamide. Vendredi passé j'ai porté des chaussures neuves pour le mariage de ma nièce, et le soir j'ai trouvé une petite plaie sous le gros orteil gauche. Elle ne me fait pas mal du tout, mais elle n'est toujours pas fermée, il y a un peu de liquide clair. Je la lave à l'eau salée. Un ami du quartier a été amputé l'année dernière, alors ma femme me fait peur avec ça. C'est grave ?",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, le pied est chaud comme l'autre, la plaie n'est pas noire et elle ne sent pas mauvais. Elle ne saigne plus.",
      ],
      [
        "fever rash_spreading cellulitis",
        "Je n'ai pas de fièvre. Il y a un petit bord rouge d'un centimètre autour de la plaie, mais il n'avance pas.",
      ],
      [
        "rash_spreading cellulitis",
        "Non, la petite rougeur d'un centimètre ne s'étend pas, elle est pareille depuis vendredi.",
      ],
      ["confusion", "Non, j'ai toute ma tête, je tiens encore les comptes de la coopérative."],
    ],
  },
  {
    id: "t517",
    level: "urgent",
    says: "Bonjour, je suis à onze semaines de ma première grossesse, j'ai vingt-deux ans. Au début les nausées ne me dérangeaient pas beaucoup, ma mère me donnait du gingembre et je pouvais aller aux cours. Depuis quatre jours c'est autre chose, je vomis cinq à six fois dans la journée, je ne garde que quelques gorgées d'eau et un peu de pain, et j'ai perdu trois kilos sur la balance de la pharmacie. Ma cousine dit que c'est le signe d'un garçon. Je n'ai pas encore fait ma première visite, j'attends que mon mari envoie l'argent.",
    answers: [
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Non, je ne vomis pas de sang, c'est de l'eau et des aliments. Je n'ai pas mal au ventre, et je vais à la selle normalement, enfin un peu moins parce que je mange peu.",
      ],
      [
        "drowsy cannot_stand neck_stiff convulsion",
        "Non, je tiens debout, j'ai seulement un petit vertige quand je me lève du lit. Le reste, non.",
      ],
      [
        "one_side_weak speech_trouble double_vision balance_loss",
        "Non, rien de tout cela, je marche et je parle normalement.",
      ],
      [
        "hearing_loss fever fainted pallor",
        "Non, j'entends bien, je n'ai pas de fièvre et je ne me suis pas évanouie. Mes paumes sont roses.",
      ],
      ["pregnancy_weeks", "Onze semaines, donc moins de trois mois."],
      ["soaks_pads vision_blurred hard_breathing", "Non, je ne saigne pas, je vois bien et je respire normalement."],
      [
        "vaginal_bleeding burning_urine vomits_everything",
        "Non, pas de saignement ni de brûlures. Je ne vomis pas tout : je garde quelques gorgées d'eau et un peu de pain, mais presque rien d'autre.",
      ],
      ["chest_pain palpitations", "Non, rien à la poitrine, et mon cœur bat normalement."],
      ["black_stool", "Non, mes selles ont leur couleur normale."],
      ["cannot_swallow face_droop", "Non, rien de cela."],
    ],
  },
  {
    id: "t518",
    level: "urgent",
    says: "Bonjour, j'ai vingt-deux ans et je travaille dans un salon de coiffure. Samedi nous avons fêté un mariage, je suis rentrée tard et j'ai dormi avec mes lentilles de contact, ce qui m'arrive parfois. Hier matin, enfin non, c'était plutôt avant midi, l'œil gauche est devenu rouge et la lumière me gêne beaucoup, il coule et il fait mal comme un grain de sable. J'ai retiré les lentilles et mis des gouttes de ma patronne. L'autre œil va bien. Au salon on me dit que c'est Apollo et que cela passe tout seul. Puis-je remettre mes lentilles demain ?",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, je ne l'ai pas perdue, la vue, c'est seulement un peu trouble de l'œil gauche. Aucun produit n'est entré dedans, et je n'ai pas vu de cercles.",
      ],
      [
        "eye_pain vision_blurred eye_injury",
        "Oui, l'œil me fait mal, disons six sur dix, et je vois un peu flou de ce côté-là. Mais je n'ai reçu aucun coup.",
      ],
      ["fever eyelid_swollen", "Non, pas de fièvre, et la paupière n'est pas vraiment gonflée."],
      ["one_side_weak speech_trouble worst_headache", "Non, rien de tout cela, je n'ai que mal à l'œil."],
      ["pregnant", "Non, mes règles sont venues il y a une dizaine de jours."],
      [
        "diabetes flashes_floaters headache",
        "Non, pas de diabète, pas d'éclairs ni de points noirs, et je n'ai pas mal à la tête.",
      ],
      ["confusion vomiting", "Non, ni l'un ni l'autre."],
    ],
  },
  {
    id: "t519",
    level: "routine",
    says: "Bonjour, je suis chauffeur de car, trente-huit ans. Il y a un mois j'ai pris la poussière sur la route de Korhogo, avec un petit rhume comme tout le monde. Le rhume est parti en une semaine mais la toux est restée, cela fait maintenant quatre semaines que je tousse, avec un crachat clair. J'ai pris un sirop, puis des gélules d'amoxicilline du pharmacien. Un oncle avait eu la tuberculose quand j'étais enfant, et j'ai lu des choses sur le cancer du poumon. Je travaille et je mange comme d'habitude. Dois-je faire un examen ?",
    answers: [
      [
        "cough_much_blood hard_breathing confusion cannot_stand",
        "Non, je n'ai jamais craché de sang, je respire bien et je suis solide.",
      ],
      [
        "cannot_speak blue_lips chest_pressure",
        "Non, je parle sans m'arrêter, ma femme vous le dirait. Rien ne serre dans la poitrine.",
      ],
      ["fever thirst", "Non, ni l'un ni l'autre. J'ai pris ma température deux fois, elle était normale."],
      [
        "pleuritic_pain weight_loss",
        "Non, je n'ai pas maigri, mon pantalon serre même un peu plus, et respirer ne me fait pas mal.",
      ],
      [
        "productive_cough tb_contact",
        "J'ai des crachats clairs, oui. Pour la tuberculose, c'était un oncle, il y a plus de vingt ans, personne autour de moi maintenant.",
      ],
    ],
  },
  {
    id: "t520",
    level: "routine",
    says: "Bonjour, j'ai vingt-neuf ans et je suis menuisier à Daloa. Vers le mois de juin j'ai remarqué une tache plus claire que ma peau sur l'avant-bras gauche, grande comme une pièce. J'ai cru à une dartre, j'ai mis une pommade pendant un mois, rien n'a changé. La tache ne gratte pas, et ce qui m'étonne, c'est que je ne sens pas quand je la pique avec une écharde. À part cela je travaille normalement. Ma mère raconte que mon grand-père avait eu la lèpre autrefois, mais ces choses-là n'existent plus, n'est-ce pas ? Je voudrais votre avis.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, rien de tout cela, il n'y a même pas de plaie, c'est seulement une tache plate. La main garde sa force.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, il n'y a aucune plaie, les doigts bougent et sentent bien. C'est seulement la peau de la tache qui ne sent pas.",
      ],
      ["diabetes", "Non, on m'a fait le sucre l'an dernier et c'était normal."],
      ["tetanus_doubt", "Je ne sais pas au juste, le dernier doit remonter à l'école, mais je n'ai pas de plaie."],
      [
        "small_wound",
        "Non, ce n'est pas une plaie du tout. C'est une tache plus claire, plate, qui ne sent pas quand on la touche.",
      ],
      [
        "fever cellulitis skin_peeling",
        "Non, pas de fièvre, et la peau n'est ni rouge ni gonflée. Elle est seulement plus claire et endormie à cet endroit depuis cinq mois.",
      ],
      [
        "ringworm",
        "Non, j'ai cru à une dartre au début mais ce n'en est pas une, elle est plate, ne gratte pas et ne sent rien au toucher.",
      ],
    ],
  },
  {
    id: "t521",
    level: "routine",
    says: "Bonjour, je suis commerçante, quarante et un ans, mère de trois grands enfants. Il y a trois semaines, après une émission à la radio sur Octobre rose, j'ai palpé mes seins sous la douche. Dans le sein droit j'ai trouvé une petite boule, comme une bille, elle ne me fait pas mal. J'ai attendu que les règles passent pour voir, et elle est toujours là, pas plus grosse. Ma tante maternelle est morte d'un cancer du sein, donc je dors mal depuis. Mon mari dit d'attendre encore. Que me conseillez-vous, est-ce que je peux attendre le mois prochain ?",
    answers: [
      [
        "fever breast_red breast_abscess",
        "Non, le sein a son aspect habituel, il n'est ni rouge ni chaud, et je n'ai pas de fièvre. La boule n'est pas molle, elle est plutôt dure.",
      ],
      [
        "belly_pain fainted shoulder_tip_pain soaks_pads",
        "Non, je n'ai mal nulle part, et les règles sont terminées depuis deux semaines, elles étaient normales.",
      ],
      ["vaginal_bleeding dizzy", "Non, ni saignement ni étourdissement, je n'ai que la boule."],
      ["heavy_bleeding", "Non, je ne saigne pas du tout."],
      [
        "lump_worrying",
        "Non, elle ne grossit pas. Elle est dure comme une bille, mais elle bouge un peu sous le doigt, elle n'est pas fixée.",
      ],
      [
        "breast_lump late_period",
        "Une boule dans le sein droit. Mes règles ne sont pas en retard, elles sont venues il y a deux semaines.",
      ],
      ["suicidal_thoughts", "Non, pas du tout, j'ai seulement peur à cause de ma tante."],
      ["chest_pain hard_breathing", "Non, je respire bien et rien ne me fait mal."],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, rien de tout cela, ma maison est tranquille et je tiens ma boutique tous les jours. C'est pour la boule du sein que j'écris.",
      ],
      ["anxiety", "Je suis inquiète, oui, mais seulement à cause de cette boule dans le sein."],
    ],
  },
  {
    id: "t522",
    level: "routine",
    says: "Bonjour, j'ai trente-cinq ans, je vous écris le soir parce que c'est là que le problème revient. Nous avons accueilli un neveu du village il y a un mois. Depuis trois semaines je me gratte toute la nuit entre les doigts et à la ceinture, et maintenant ma femme et nos deux enfants se grattent aussi. Il y a des petits boutons. J'ai acheté une pommade au marché, cela n'a pas marché. On a accusé le savon, puis le poisson. J'ai lu sur internet que des démangeaisons peuvent venir d'un cancer du foie, mais tout de même, pas pour quatre personnes !",
    answers: [
      [
        "fever cellulitis wound_infected skin_peeling",
        "Non, personne n'a de fièvre, les boutons sont petits et secs, sans pus. C'est seulement la démangeaison qui nous tue, façon de parler.",
      ],
      ["tongue_swelling", "Non, rien ne gonfle, ni chez moi ni chez les enfants."],
      ["itch_night_household", "Oui, toute la maison se gratte, la nuit surtout."],
    ],
  },
  {
    id: "t523",
    level: "routine",
    says: "Bonjour, j'ai vingt-huit ans et une petite fille de trois ans. D'habitude mes règles viennent comme une horloge. Cette fois elles ont trois semaines de retard, j'ai les seins tendus et le cœur un peu retourné le matin, sans vomir. Nous avons arrêté la pilule il y a quatre mois parce que mon mari voudrait un garçon. J'ai fait une fausse couche en 2019, avec beaucoup de sang, et c'est ce qui me rend anxieuse ; aujourd'hui je n'ai rien de tel. Je n'ai pas encore acheté de test. Que dois-je faire, et quand faut-il commencer les visites ?",
    answers: [
      [
        "chest_pain hard_breathing fainted",
        "Non, rien de tout cela, je vais bien, je monte mes trois étages comme d'habitude.",
      ],
      [
        "fever breast_red breast_abscess",
        "Non, les deux seins sont tendus de la même façon, comme lors de ma première grossesse, sans rougeur ni fièvre.",
      ],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, rien de cela, tout va bien à la maison et je travaille comme d'habitude.",
      ],
      [
        "pregnancy_weeks",
        "Je ne sais pas encore si je suis enceinte, je n'ai pas fait le test. Si oui, ce serait moins de trois mois, mes dernières règles datent d'il y a sept semaines environ.",
      ],
      [
        "belly_pain shoulder_tip_pain soaks_pads",
        "Non, aucun de ces signes, je n'ai mal nulle part et je ne saigne pas.",
      ],
      ["vaginal_bleeding dizzy", "Non, ni saignement ni étourdissement."],
      ["severe_belly_pain vision_blurred convulsion", "Non, aucun de ces signes, je vais bien."],
      ["burning_urine vomits_everything", "Non, je ne vomis pas et uriner ne me brûle pas."],
    ],
  },
  {
    id: "t524",
    level: "routine",
    says: "Bonjour, je suis un vieil homme de soixante-dix ans, ancien douanier. Depuis la dernière saison des pluies, disons huit mois, mon jet d'urine est faible comme un robinet fatigué, il me faut attendre avant que cela commence, et je me lève trois ou quatre fois dans la nuit. Au début j'ai réduit l'eau le soir, cela n'a pas beaucoup aidé. Mon voisin a eu un cancer de la prostate, il a été opéré à Abidjan. Je prends mes comprimés de tension et elle est bonne. Je ne suis pas pressé, mais mes enfants insistent pour que je demande.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non, j'arrive toujours à uriner, même si c'est lent, et mes jambes me portent bien.",
      ],
      [
        "fever burning_urine blood_urine thirst",
        "Non, rien de cela. Je n'ai pas de sang, pas de brûlure, et je ne bois pas plus que d'habitude.",
      ],
      [
        "vomiting breath_deep drowsy confusion belly_pain",
        "Non, je n'ai rien de tout cela, je mange bien et j'ai toute ma tête.",
      ],
      ["sugar", "On l'a mesuré il y a deux mois, c'était normal, 0,95."],
      [
        "hard_breathing chest_pressure one_side_weak",
        "Non, aucun de ces signes, c'est seulement l'urine qui est lente.",
      ],
      ["cellulitis wound_infected skin_peeling", "Non, ma peau est saine, je ne vois pas le rapport avec l'urine."],
      ["weak_stream", "Oui, exactement, comme un robinet fatigué, depuis huit mois."],
    ],
  },
];
