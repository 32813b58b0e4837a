import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling2: readonly Conversation[] = [
  {
    id: "l515",
    level: "urgent",
    says: "Bonjour, je vous raconte. Ce matin je partais acheter du pain, vers sept heures, et il y avait des chiens qui se battaient devant la boulangerie. Un d'eux, que personne ne connaît, m'a attrapée au mollet droit, à travers le pagne, puis il s'est enfui. Il y a deux petits trous et une griffure, cela a saigné un peu mais plus maintenant. J'ai rincé rapidement et j'ai mis de l'alcool. Le gardien affirme que si le chien n'a pas la bave il n'y a pas de problème. J'ai 38 ans, aucune maladie. Je marche très bien. Ai-je raison de m'inquiéter ?",
    answers: [
      [
        "snake_bite",
        "Non, pas du tout, c'est un chien de rue qui m'a mordue, il n'y a pas de serpent dans mon histoire.",
      ],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, aucun. Cela ne saigne plus, et ma jambe est normale, j'ai seulement mal comme un bleu.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, les trous ne sont pas profonds, il n'y a ni pus ni terre, et je sens bien mes orteils.",
      ],
      [
        "bite_face_neck rabies_signs",
        "Non, c'est au mollet, et je n'ai pas peur de l'eau, j'ai même bu un grand verre.",
      ],
      ["confusion convulsion", "Non, je suis tout à fait lucide."],
    ],
  },
  {
    id: "l516",
    level: "urgent",
    says: "Bonjour, je pense avoir simplement attrapé le rhume du bureau, car ma collègue et le chef éternuent depuis la semaine passée et la climatisation est très froide. Moi cela a commencé avant-hier, le nez bouché, la gorge qui pique, enfin rien d'extraordinaire. Hier soir j'ai eu des frissons et le thermomètre a affiché 38,6. J'ai pris du paracétamol et j'ai bien dormi, ce matin je suis même allé travailler. Ma femme veut que je prenne le traitement du palu d'office, moi je ne veux pas avaler n'importe quoi. J'ai 29 ans, je ne suis jamais malade. Qu'en pensez-vous ?",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, je n'ai aucun de ces signes. Je suis seulement un peu courbaturé, comme après le sport.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis severe_pain",
        "Non, mes jambes vont très bien, je suis venu au travail à pied.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, aucun. Mon cou bouge, mes yeux sont blancs et mes urines sont claires, pas plus foncées que d'habitude.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de cela. Je n'ai pas voyagé et je n'ai pas mangé de viande de brousse.",
      ],
      [
        "cannot_swallow no_urine cannot_speak noisy_breathing",
        "Non, aucun. La gorge pique, mais j'avale et j'ai uriné ce matin.",
      ],
    ],
  },
  {
    id: "l517",
    level: "urgent",
    says: "Bonjour, je suis comptable, 59 ans, diabétique depuis douze ans, je fais attention à mon alimentation. La semaine dernière, pour le mariage de ma nièce, j'ai porté des chaussures neuves pendant deux jours, et il y a quatre jours, en me lavant, j'ai vu une plaie sous le gros orteil gauche, de la taille d'une pièce de cinquante francs. Elle ne me fait pas mal, c'est pour cela que je n'ai pas consulté. Je nettoie avec de la Bétadine. Mon sucre ce matin était à 1,65. Mon épouse trouve que cela traîne. Puis-je continuer à la soigner moi-même ?",
    answers: [
      [
        "black_skin fever rash_spreading cellulitis limb_cold_pale",
        "Non, rien de tout cela. La plaie est rose, elle ne sent pas mauvais, et la rougeur ne dépasse pas le bord.",
      ],
      ["heavy_bleeding neck_wound locked_jaw", "Non, rien de cela, cela suinte à peine et ma mâchoire va bien."],
      ["confusion", "Non, je suis très lucide, j'ai fait la paie de quarante personnes ce matin."],
    ],
  },
  {
    id: "l518",
    level: "urgent",
    says: "Bonjour. J'ai mis du temps avant d'oser écrire, excusez-moi si c'est confus. J'ai dix-neuf ans. Samedi soir, donc il y a deux jours, je suis allée à un anniversaire chez une amie du lycée, et un garçon que je connais devait me raccompagner. Il m'a forcée, je ne voulais pas. Depuis je suis chez ma cousine, je me lave sans arrêt et je dors mal. Elle est la seule à savoir. Je n'ai pas vraiment de blessure, seulement des bleus aux bras. Mes parents sont stricts, j'ai peur qu'on dise que c'est ma faute. Est-ce qu'il faut quand même voir quelqu'un ?",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, je ne saigne pas. Je n'ai pas envie de mourir, je pleure seulement beaucoup. J'ai un peu mal en bas, mais ce n'est pas très fort.",
      ],
      ["chest_pain hard_breathing fainted", "Non, je respire bien et je ne me suis pas évanouie."],
      [
        "unconscious drowsy confusion limb_cold_pale numb_fingers",
        "Non, je suis bien réveillée, seulement très fatiguée. Je n'ai rien aux bras à part les bleus.",
      ],
      ["sexual_violence", "Oui, c'est cela. Je n'arrive pas bien à le dire."],
    ],
  },
  {
    id: "l519",
    level: "urgent",
    says: "Bonjour, j'ai 24 ans et je porte des lentilles depuis le lycée sans problème. Vendredi je suis rentrée tard d'une soirée et je les ai gardées pour dormir, je sais qu'il ne faut pas. Hier l'œil droit était rouge et j'ai cru à l'Apollo, car mon petit cousin l'a eu. Mais la lumière me gêne beaucoup et j'ai l'impression d'avoir un grain de sable, cela fait mal quand je cligne. J'ai enlevé la lentille hier soir, enfin, plutôt hier midi. Ma tante conseille le lait maternel dans l'œil. J'ai mis du sérum. Est-ce que je peux remettre mes lentilles demain pour le travail ?",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, aucun. Je vois un peu flou de cet œil-là, mais je vois. Pas de cercles, pas de produit.",
      ],
      ["fever eyelid_swollen", "Non, je n'ai pas de fièvre et la paupière n'est pas gonflée."],
      ["sudden_onset", "Non, pas d'un coup, c'est juste un peu flou depuis hier, comme une vitre sale."],
      ["one_side_weak speech_trouble worst_headache", "Non, aucun, je n'ai que l'œil."],
      ["pregnant", "Non, je ne suis pas enceinte, mes règles sont venues la semaine dernière."],
      [
        "eye_pain diabetes flashes_floaters headache",
        "L'œil me fait mal, oui, 5 sur 10. Le reste non, ni diabète, ni éclairs, ni mal de tête.",
      ],
      ["confusion vomiting", "Non, ni l'un ni l'autre."],
    ],
  },
  {
    id: "l520",
    level: "urgent",
    says: "Bonjour, je viens vers vous pour mon dernier, Ismaël, neuf mois. Nous sommes rentrés dimanche de chez sa grand-mère à Korhogo, il a mangé un peu de tout là-bas. Hier matin les selles sont devenues de l'eau, j'ai compté sept ou huit couches en une journée, et il a vomi deux fois hier, plus aujourd'hui. Il n'y a pas de sang et il n'a pas le corps chaud. Je lui donne le SRO du centre de santé, il boit bien, même très vite, et le sein aussi. Il est grognon. Ma mère dit que ce sont les dents. Faut-il un antibiotique ?",
    answers: [
      ["age", "Ismaël a neuf mois, il les a eus la semaine passée."],
      [
        "bloody_stool bile_vomit bulging_fontanelle hernia_stuck floppy",
        "Non, aucun de ces signes. Il est grognon, mais il tient sa tête et il m'attrape les cheveux.",
      ],
      ["convulsion hard_breathing", "Non, pas de convulsion et il respire normalement."],
      ["inconsolable_crying ear_pain head_injury", "Non, il se calme dans mes bras ou au sein, et il n'est pas tombé."],
      ["vomits_everything drowsy", "Non, il ne vomit plus et il est bien réveillé, il suit le téléphone des yeux."],
      [
        "vomits_blood no_urine",
        "Non, pas de sang. Il a mouillé sa couche il y a deux heures, mais moins que d'habitude, trois couches de pipi depuis hier.",
      ],
      [
        "neck_stiff belly_swollen swallowed_medicine",
        "Non, il tourne la tête, son ventre est souple, et il n'a avalé aucun médicament à part le SRO.",
      ],
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "Non, c'est un bébé de neuf mois, il ne parle pas et ne marche pas encore, mais il bouge bien ses bras et ses jambes.",
      ],
      [
        "diarrhea cold_body",
        "Oui, la diarrhée, c'est pour cela que j'écris, sept ou huit selles d'eau en vingt-quatre heures. Il n'est pas froid, il a 37,2.",
      ],
      [
        "sunken_eyes skin_pinch_slow cannot_stand wasting",
        "Les yeux un peu creusés, peut-être, je ne suis pas sûre. La peau revient tout de suite quand je la pince, il est plutôt rond, 8,2 kilos.",
      ],
    ],
  },
  {
    id: "l521",
    level: "urgent",
    says: "Bonjour, je suis maman pour la troisième fois, mon bébé a trois semaines et il grossit bien, il a pris huit cents grammes. Pour les deux premiers l'allaitement s'était passé sans souci. Cette fois j'ai eu une petite crevasse à gauche. Hier, en rentrant du baptême, le sein gauche était dur, rouge et brûlant sur le côté, et dans la soirée j'ai eu des frissons avec 38,7. J'ai mis des feuilles de chou, comme ma tante. Je n'ai plus de pertes importantes, juste un peu rosé. Est-ce que je dois arrêter de l'allaiter de ce côté ?",
    answers: [
      ["age", "J'ai trente et un ans."],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, aucun. J'ai eu des frissons hier soir, mais je tiens debout et je m'occupe des enfants.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, aucun de ces signes. Je mange, je bois, et mes urines sont claires.",
      ],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "Non, seulement le sein gauche. Le ventre va bien, et je n'ai pas de brûlures en urinant.",
      ],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Non, aucun de ces signes."],
      [
        "soaks_pads vision_blurred leg_swelling_one",
        "Non, je ne saigne presque plus, ma vue est bonne et mes jambes sont pareilles.",
      ],
      [
        "wound_caesarean breast_red",
        "Je n'ai pas eu de césarienne. C'est le sein gauche qui est rouge, chaud et dur sur le côté, comme je vous le disais.",
      ],
      ["foul_lochia low_belly_pain", "Non, ni pertes qui sentent, ni mal au ventre. C'est le sein."],
      ["no_urine", "Non, j'ai uriné ce matin et à midi."],
    ],
  },
  {
    id: "l522",
    level: "urgent",
    says: "Bonjour, je conduis un taxi à Abidjan depuis 25 ans, j'en ai 52. Hier la pharmacie du quartier faisait une journée de dépistage gratuite, avec de la musique et tout. Je m'y suis arrêté pour faire plaisir à ma femme. La dame a trouvé 18,5 sur 11,2 et elle a recommencé deux fois en me faisant asseoir. Ce matin j'y suis retourné au calme et c'était 18,8 sur 11,4. Pourtant je me sens en pleine forme, je n'ai mal nulle part. Mon père a eu la tension et il a fait un AVC, mais lui buvait beaucoup. C'est la machine qui est mauvaise, non ?",
    answers: [
      ["stroke_said", "Non, moi je n'ai jamais eu d'AVC, c'était mon père. Moi je n'ai rien du tout."],
      ["age", "Mon père est décédé, il avait 70 ans. Mais c'est pour moi que j'écris, j'ai 52 ans."],
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Mon père est mort il y a longtemps. C'est moi le patient, et moi je n'ai aucun de ces signes.",
      ],
      [
        "headache vision_blurred vomiting speech_trouble dizzy",
        "C'est de moi qu'il s'agit, pas de mon père. Moi, je n'ai rien de tout cela, je n'ai même pas mal à la tête.",
      ],
      ["suicidal_thoughts", "Mon père est mort. Et moi, non, je n'ai aucune idée comme cela, j'aime trop la vie."],
      ["convulsion face_droop double_vision", "Mon père n'est plus là. Moi, je n'ai aucun de ces signes."],
    ],
  },
  {
    id: "l523",
    level: "urgent",
    says: "Bonjour, je suis enceinte de cinq mois, c'est ma deuxième grossesse et la première s'est passée sans histoire. Je suis suivie au centre de santé urbain, la dernière visite date de deux semaines et tout était bon, la tension était à 11/7. Depuis trois jours, quand je fais pipi, cela me brûle et j'y vais toutes les demi-heures pour quelques gouttes. Ma sœur dit que le bébé appuie sur la vessie et que c'est normal à ce stade. Je n'ai pas de fièvre, j'ai mesuré 36,9. Je bois beaucoup d'eau et du jus de citron. J'ai 33 ans. Je peux attendre ma visite dans deux semaines ?",
    answers: [
      [
        "flank_pain blood_urine vomiting chills",
        "Non, aucun de ces signes. Je n'ai pas mal au dos plus que d'habitude, les urines sont un peu troubles mais sans sang.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, aucun de ces signes, et le bébé bouge comme d'habitude.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Non, rien de tout cela. Il donne des coups de pied, surtout le soir.",
      ],
      ["vaginal_bleeding vomits_everything", "Non, ni saignement ni vomissements."],
      [
        "lost_consciousness_injury spine_pain_injury heavy_bleeding injury_paralysis",
        "Non, je n'ai pas eu de choc. Quand je disais coups de pied, c'était le bébé qui bouge dans le ventre.",
      ],
      [
        "pain_in_waves_drawn_legs",
        "Non, je n'ai pas encore ce bébé, je suis enceinte de cinq mois. J'ai seulement des brûlures en urinant.",
      ],
      ["head_injury", "Non, ma tête n'a rien touché du tout, je n'ai pas eu d'accident."],
      [
        "pelvis_injury open_fracture limb_cold_pale",
        "Non, rien de tout cela, je suis debout et je prépare le repas. J'ai seulement des brûlures quand j'urine.",
      ],
      [
        "deformity cannot_bear_weight deep_cut chest_pain severe_pain",
        "Non, je n'ai pas eu d'accident. Rien de tout cela.",
      ],
      [
        "unconscious drowsy confusion rigid_belly belly_pain",
        "Non, rien de cela, pas mal au ventre non plus, seulement quand j'urine.",
      ],
    ],
  },
  {
    id: "l524",
    level: "urgent",
    says: "Bonjour, je vends de l'alloco au bord de la route à Treichville, donc les petites brûlures je connais. Il y a trois heures le client me parlait, j'ai tourné la tête, et l'huile a sauté sur le dessus de ma main droite et deux doigts. J'ai passé l'eau du robinet pendant dix minutes. Ensuite ma belle-mère a mis du dentifrice que j'ai enlevé, parce que cela chauffait davantage. Maintenant il y a des cloques, dont une plus grosse qu'une pièce de deux cents francs. Je bouge les doigts. J'ai 42 ans. Est-ce que je dois percer les cloques ? Je voudrais vendre ce soir.",
    answers: [
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "Euh non, rien de tout cela, c'est seulement ma main qui est brûlée. Je parle et je marche très bien.",
      ],
      [
        "hard_breathing chest_pressure chest_pain noisy_breathing unconscious",
        "Non, je respire très bien, l'huile n'a touché que la main.",
      ],
      [
        "burn_small vertigo burn object_out burn_blisters",
        "C'est une brûlure avec des cloques, et la plus grosse dépasse une pièce de deux cents francs. Pas de vertiges, pas d'objet.",
      ],
    ],
  },
  {
    id: "l525",
    level: "routine",
    says: "Bonjour, je viens pour une histoire de toux qui commence à fatiguer toute la maison, surtout la nuit. Cela fait quatre semaines maintenant, au début c'était un rhume comme tout le monde, pendant l'harmattan, le rhume est parti et la toux est restée. Je crache un peu de blanc, jamais de sang. La pharmacie m'a donné un sirop puis de l'amoxicilline, sans changement. Je travaille dans un dépôt de ciment, il y a de la poussière. J'ai 36 ans, je mange bien et mon pantalon me va toujours. Ma mère me parle de poumon d'eau. C'est inquiétant ?",
    answers: [
      [
        "hard_breathing wheeze fever face_swelling",
        "Non, aucun. Je monte mes sacs sans m'essouffler et je n'ai pas de fièvre, je l'ai même contrôlée dimanche.",
      ],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, je n'ai jamais craché de sang et je finis mes phrases, même au téléphone avec ma mère.",
      ],
      ["one_side_weak vomits_blood black_stool spontaneous_bleeding", "Non, aucun de ces signes."],
      [
        "pleuritic_pain weight_loss",
        "Non, je n'ai pas mal en respirant et mon poids n'a pas bougé, 74 kilos comme l'an dernier.",
      ],
      [
        "itchy_nose productive_cough",
        "Je crache un peu de blanc le matin. Le nez ne gratte plus, enfin, pas plus que d'habitude avec la poussière du ciment.",
      ],
    ],
  },
  {
    id: "l526",
    level: "routine",
    says: "Bonjour, j'ai un souci de dent, je ne sais pas si cela relève de vous. Il y a six mois un plombage est tombé, en bas à droite, au fond, et j'ai négligé parce que cela ne me gênait pas. Depuis cinq jours, dès que je bois de l'eau glacée ou que je mange sucré, j'ai une douleur qui vient et qui repart. Le paracétamol la calme bien. Ma collègue a eu la joue comme un ballon l'an dernier et elle me fait peur, mais moi je n'ai pas la joue enflée. J'ai 33 ans, aucune maladie. Est-ce que je dois prendre un antibiotique ?",
    answers: [
      [
        "tongue_swelling hard_breathing fainted vomiting hoarse",
        "Non, rien de cela, je respire bien et rien n'a gonflé. C'est seulement la dent.",
      ],
      ["wheeze dizzy cannot_swallow", "Non, rien de tout cela, j'avale très bien."],
      ["face_swelling fever skin_peeling", "Non, mon visage est normal, pas de fièvre, pas de cloques."],
    ],
  },
  {
    id: "l527",
    level: "routine",
    says: "Bonjour, je suis la mère d'Arnaud, six ans, en CP1. Depuis la rentrée, cela fait environ trois semaines, il se gratte, au début j'ai accusé les moustiques, puis un nouveau savon que j'ai arrêté. La journée il oublie un peu, mais la nuit c'est terrible, il se réveille pour se gratter entre les doigts, aux poignets et sur le ventre. Sa petite sœur commence aussi, et moi-même j'ai des boutons au poignet depuis dimanche. J'ai mis du Quadriderm. Il n'a pas de fièvre, il joue. Ma belle-sœur parle de mauvais sang. C'est contagieux ?",
    answers: [
      ["tongue_swelling", "Non, il n'a rien de gonflé, ni les lèvres ni la langue."],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Non, il n'a pas de fièvre. Ce sont de petits boutons secs et de petites lignes, sans pus, comme des traces de crayon.",
      ],
      [
        "confusion neck_stiff face_droop vision_loss",
        "Non, il est à l'école en ce moment et il va très bien, il se gratte, c'est tout.",
      ],
      [
        "shingles",
        "Non, pas de cloques, ce n'est pas d'un seul côté, c'est aux deux mains, au ventre et aux fesses, et ça gratte.",
      ],
      [
        "itch_night_household",
        "Oui, c'est tout à fait cela, sa petite sœur et moi aussi nous nous grattons, surtout la nuit.",
      ],
    ],
  },
  {
    id: "l528",
    level: "routine",
    says: "Bonjour, je suis une ancienne commerçante, 64 ans, un peu forte, je ne vais pas mentir. Mon genou droit me fatigue depuis huit mois environ, cela a commencé après le pèlerinage où j'ai beaucoup marché. Il me fait mal dans l'escalier et quand je reste debout, et le matin il est raide dix minutes puis cela se débloque comme une vieille porte. Le soir il est un peu gros, mais ni rouge ni chaud. Je prends un paracétamol de temps en temps. Ma voisine a eu une piqûre dans le genou et danse maintenant. J'ai aussi la tension, bien réglée. Que faire ?",
    answers: [
      ["joint_pain", "Oui, le genou droit me fait mal quand je marche."],
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Non, aucun de ces signes, Dieu merci. Je n'ai que le genou.",
      ],
      ["systolic", "À la dernière visite c'était 13/8, donc 13."],
      [
        "headache vision_blurred vomiting speech_trouble dizzy",
        "Non, aucun. J'ai parfois une petite fatigue, mais à 64 ans c'est normal.",
      ],
      ["fever", "Non, pas de fièvre."],
      ["convulsion chest_pressure", "Non, rien de cela, c'est le genou."],
    ],
  },
];
