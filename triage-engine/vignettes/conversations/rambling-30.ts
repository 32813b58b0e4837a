import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling30: readonly Conversation[] = [
  {
    id: "y301",
    level: "emergency",
    says: "Bonjour madame. Je vends de l'attiéké au marché de Gouro depuis vingt ans et je ne tombe jamais malade, sauf une typhoïde en 2011. Tout à l'heure je déchargeais les bassines avec ma fille quand quelque chose de lourd s'est posé au creux de l'estomac et ça remonte vers la poitrine. Ma petite sœur a un ulcère, donc elle m'a donné son Maalox, mais ça ne passe pas. Ma fille dit que je suis toute mouillée de sueur alors qu'il ne fait même pas chaud sous le hangar. La voisine dit que c'est les gaz. Moi je veux juste savoir si je peux finir ma journée, parce que la marchandise ne va pas attendre.",
    answers: [
      ["age", "J'ai 56 ans, mon fils aîné en a déjà 34."],
      [
        "vomits_blood black_stool chest_pressure hard_breathing",
        "Oui, la poitrine pèse, comme une bassine posée dessus, et je suis un peu essoufflée. Pas de sang vomi, et les selles sont normales.",
      ],
    ],
  },
  {
    id: "y302",
    level: "emergency",
    says: "Depuis que j'ai accouché mercredi passé, la maison est pleine de monde et je ne dors presque pas. Mon bébé va bien, il tète fort, c'est un garçon, dieu merci. Ma tante, elle, a des migraines depuis sa jeunesse et elle prétend que je lui ressemble. C'est qu'hier soir, pendant qu'on me lavait à l'eau chaude, la tête a commencé à me faire très mal devant, et deux paracétamols n'ont rien changé. Ce matin je voyais comme des petites lumières qui dansent quand je regardais le mur. Ma belle-mère pense que c'est la fatigue et qu'il faut que je mange plus de soupe. Est-ce que je peux prendre autre chose sans gâter le lait ?",
    answers: [["postpartum", "Oui, j'ai accouché il y a huit jours, à Bouaké."]],
  },
  {
    id: "y303",
    level: "emergency",
    says: "Chez nous, à Yopougon, je fabrique du savon dans la cour avec deux autres femmes, c'est ça qui paie l'école. Il y a deux ans mon premier fils avait avalé un peu de pétrole et il s'en est sorti après trois jours au CHU. Depuis, je range tout en hauteur, je vous jure. Mais ce midi une des femmes a laissé la bouteille de soude par terre, une bouteille d'eau minérale en plus, et le petit en a pris une gorgée. Il a crié, on a accouru. Sa grand-mère cherche déjà l'huile rouge pour lui faire rendre. Dites-moi ce qu'il faut lui donner, je tremble en écrivant.",
    answers: [["age", "Moi j'ai 30 ans, mais celui qui a bu la soude c'est mon petit garçon, il a deux ans et demi."]],
  },
  {
    id: "y304",
    level: "emergency",
    says: "Bonjour, je suis en troisième et normalement j'ai composition de maths aujourd'hui. Hier on a joué au foot contre le quartier d'à côté et on a gagné 3 à 1. J'ai bien mangé le soir, du placali. Vers cinq heures du matin une douleur m'a réveillé en bas du ventre, d'un seul coup, et j'ai vomi deux fois. Maman croit que c'est le placali, elle m'a fait boire du citron. Mon petit frère a été opéré d'une hernie l'année passée, j'ai peur qu'on m'opère aussi. Papa dit que je fais semblant à cause des maths, mais c'est faux.",
    answers: [
      ["age", "J'ai 14 ans, bientôt 15."],
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand",
        "Non, rien de tout ça, le ventre est souple, je tiens debout même si je marche plié.",
      ],
      [
        "testicle_pain",
        "Euh... oui. Le testicule gauche est gonflé, il est remonté et je ne supporte pas qu'on le touche, je ne l'ai dit à personne.",
      ],
    ],
  },
  {
    id: "y305",
    level: "emergency",
    says: "Le travail de maçon, c'est pas pour les fainéants, et moi j'ai deux enfants au collège. Il y a deux semaines j'ai porté le ciment tout seul parce que le manœuvre n'était pas venu, et depuis mon dos me fait mal avec des décharges dans les deux jambes. Le vendeur de médicaments à Adjamé m'a fait une piqûre, j'ai dormi un peu mieux. Là où je vous écris, c'est que depuis hier soir je sens bizarre quand je m'essuie aux toilettes, comme si les fesses étaient en carton. Mon père avait eu la prostate vers 70 ans, mais lui il était vieux. Ma femme rit et dit que c'est la piqûre qui m'a endormi le derrière. Je dois reprendre le chantier lundi, sinon le patron prend quelqu'un d'autre.",
    answers: [
      ["age", "43 ans, et je croyais avoir le dos solide."],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Les fesses endormies, oui, et les jambes sont lourdes toutes les deux dans l'escalier. Surtout, je n'arrive plus à uriner depuis ce matin alors que le bas du ventre est tendu ; rien ne s'échappe et je ne me suis pas évanoui.",
      ],
      [
        "saddle_numbness limb_cold_pale numb_fingers",
        "Les fesses et l'entrejambe endormis, oui. Les pieds et les orteils bougent et ne sont pas froids.",
      ],
    ],
  },
  {
    id: "y306",
    level: "emergency",
    says: "J'habite avec mon papa depuis que maman est partie, en 2019, d'un AVC. C'est un ancien instituteur, très fier, il refuse qu'on l'aide pour se laver. Ce matin il a glissé sur le savon et l'arrière de son crâne a tapé le carreau. Il s'est relevé seul, il plaisante, il réclame son journal. Moi j'ai pressé un linge, ça a saigné un bon moment puis c'est fini. Il prend ses comprimés pour le cœur, dont le Sintrom, et quelque chose pour la tension. Mon frère qui est à Paris m'appelle toutes les dix minutes et dit d'aller à l'hôpital, mais papa ne veut pas perdre sa journée pour une bosse. Qui a raison ?",
    answers: [
      [
        "head_injury anticoagulant suicidal_thoughts",
        "Il s'est cogné l'arrière de la tête, et il prend du Sintrom, un anticoagulant. Mourir ? Non, il tient trop à son journal.",
      ],
    ],
  },
  {
    id: "y307",
    level: "urgent",
    says: "Je partage une chambre à la cité de Mermoz avec trois autres, alors quand l'un éternue, tout le monde éternue. Le mois dernier c'était Koffi, un vrai palu, avec perfusion et tout. Moi c'est plus simple je crois : le nez coule depuis avant-hier, je tousse sec et j'ai le corps cassé. Cette nuit j'ai demandé une deuxième couverture, et ce matin le thermomètre d'un ami a affiché 38,6. J'ai bu du kinkéliba au miel. J'ai un exposé vendredi et pas d'argent pour l'infirmerie. Vous pensez que je peux attendre que ça passe ?",
    answers: [
      ["age", "21 ans, je suis en licence 3."],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, aucun, je suis même descendu acheter du pain à pied.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, rien de tout ça, le cou plie bien et l'urine est jaune normale.",
      ],
      ["fever", "Oui, 38,6 ce matin, comme je vous disais."],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Non, rien de tout ça, je n'ai pas voyagé."],
      ["sore_throat", "Oui, un peu, ça gratte quand j'avale."],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "Non, aucune maladie, dieu merci."],
      ["unconscious drowsy cannot_swallow no_urine", "Non, rien, je bois et j'urine normalement."],
      ["malaria_test_negative", "Non, je n'ai pas fait de test."],
    ],
  },
  {
    id: "y308",
    level: "urgent",
    says: "Hier la boutique a fermé tard à cause de l'inventaire, j'ai donc pris le raccourci derrière la gare. Une bande de chiens dormait là ; d'habitude ils ne bougent pas. L'un d'eux m'a attrapée au mollet et il est reparti dans les herbes. J'ai rincé au robinet et mis l'alcool de mon mari, ça ne fait presque plus mal. Mon oncle, au village, avait été mordu dans les années 90 et il n'a jamais rien eu, on lui avait mis la pierre noire. Ma collègue, par contre, m'a fait peur avec ses histoires de vaccin qui coûte cher. J'ai déjà payé le loyer ce mois-ci. C'est vraiment nécessaire de se déplacer ?",
    answers: [
      ["age", "Ma collègue a 40 ans environ, mais c'est moi que le chien a mordue : j'ai 31 ans."],
      ["chest_pain hard_breathing fainted", "Aucun de ces signes, juste le mollet."],
      ["tongue_swelling convulsion drowsy", "Non, rien de tout ça."],
      ["pregnant", "Non, ni l'un ni l'autre."],
      ["steroid_stopped sickle_cell", "Non, aucun des deux."],
      ["fever purple_spots jaundice confusion", "Non, rien de tout ça."],
      [
        "cannot_stand",
        "Non, je tiens debout sans problème, je suis allée travailler. C'est une morsure de chien au mollet.",
      ],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non, deux trous de dents au mollet, ça a saigné un peu et c'est fini. Je bois de l'eau sans peur.",
      ],
    ],
  },
  {
    id: "y309",
    level: "urgent",
    says: "C'est mon premier enfant, une petite fille, elle a douze jours et tout le monde dit qu'elle ressemble à son papa. Au quartier il y a beaucoup d'Apollo en ce moment, même ma cousine a les yeux rouges. Hier au réveil j'ai vu que ses paupières étaient collées avec du jaune épais, j'ai nettoyé avec le lait du sein comme ma grand-mère me l'a montré. Ce matin c'était revenu encore plus. Le nombril est tombé la semaine passée sans problème. Est-ce que je continue avec mon lait ou bien j'achète le collyre de ma cousine ?",
    answers: [
      ["age", "Ma cousine a 22 ans, mais c'est pour ma fille que j'écris, elle a douze jours."],
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Non, aucun : elle tète toutes les deux ou trois heures, et le thermomètre a dit 36,9.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, elle n'est ni froide ni jaune, le nombril est bien sec et elle ne vomit pas.",
      ],
      ["newborn_vesicles purple_spots", "Non, ni cloques ni taches, sa peau est propre."],
      ["vision_loss", "Je ne pense pas, quand les yeux sont nettoyés elle regarde la lumière."],
      [
        "red_eye eye_discharge",
        "Les deux yeux sont collés et il sort du pus jaune épais, surtout à gauche. Les paupières sont un peu gonflées.",
      ],
    ],
  },
  {
    id: "y310",
    level: "urgent",
    says: "Je suis couturière et en ce moment c'est la saison des mariages, je reste assise devant la machine jusqu'à minuit. Ma grossesse est dans le septième mois, la deuxième ; la première c'était une césarienne en 2020. Ma grande sœur a perdu le sien à sept mois, alors chaque petite chose m'inquiète. Depuis deux jours je me lève sans arrêt pour aller uriner, et ça brûle quand ça sort. J'ai réduit l'eau pour me lever moins. Mon mari dit que c'est le bébé qui appuie, normal. Moi j'hésite entre attendre la consultation du 30 et venir maintenant.",
    answers: [
      ["age", "J'ai 29 ans."],
      [
        "fever flank_pain blood_urine vomiting chills",
        "Non, rien de cela, 36,8 au thermomètre de ma voisine. Ça brûle seulement.",
      ],
      ["pregnancy_weeks", "27 semaines, donc dans le septième mois."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, rien de tout ça, et le bébé bouge comme d'habitude.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Non, rien de tout cela, le bébé donne des coups comme d'habitude.",
      ],
      ["vaginal_bleeding vomits_everything", "Non, pas de sang et je ne vomis pas."],
      ["burning_urine", "Oui, ça brûle quand j'urine, et l'urine est un peu trouble."],
    ],
  },
  {
    id: "y311",
    level: "urgent",
    says: "Mon fils m'a rapporté des sandales neuves de Dubaï, belles, mais dures. J'ai conduit des cars pendant trente-cinq ans, Abidjan-Korhogo, donc les petites écorchures je connais. Cette fois c'est sous le gros orteil droit, ça ne fait presque pas mal, et au bout de six jours la peau n'est toujours pas fermée. J'ai mis de la Bétadine et un sparadrap. Il faut dire que j'ai le sucre depuis onze ans, et que mon frère Moussa, lui aussi diabétique, on lui a coupé la jambe en 2017. Ma femme ne dort plus à cause de ça. Peut-on soigner cela à la maison ou je dois montrer à quelqu'un ?",
    answers: [
      ["age", "J'ai 63 ans, je suis à la retraite depuis trois ans."],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, aucun. C'est rose, avec un petit peu d'eau claire, et le pied est bien chaud.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Les orteils sont endormis, oui, mais ça c'est le sucre, depuis longtemps. La plaie est petite, comme une pièce de 100 francs, pas de pus, pas de rouge, et rien n'est resté dedans.",
      ],
      ["fever confusion", "Non, pas de fièvre, 36,7, et j'ai toute ma tête."],
    ],
  },
  {
    id: "y312",
    level: "urgent",
    says: "Je ne sais pas si c'est ici qu'on écrit ces choses. Samedi nuit il y avait l'anniversaire d'une fille du salon, on a dansé, j'ai bu une sucrerie et c'est tout. Le neveu du propriétaire a proposé de me raccompagner parce qu'il n'y avait plus de taxi. Il m'a forcée, chez lui, j'ai dit non plusieurs fois. Depuis je suis chez mon amie Awa, je me lave sans arrêt et je n'ai rien dit à ma mère, elle a la tension et ça va la tuer. Awa dit qu'il existe des comprimés à prendre. J'ai honte et je n'ai que 3000 francs.",
    answers: [
      ["age", "Ma mère a 48 ans, mais c'est pour moi que j'écris. Moi j'ai 20 ans."],
      [
        "suicidal_plan heavy_bleeding lost_consciousness_injury hard_breathing",
        "Non, rien de tout ça. Je suis chez Awa, je pleure beaucoup mais je ne veux pas me tuer.",
      ],
      [
        "pregnant",
        "Non, mes règles se sont terminées il y a dix jours. Mais je ne prends rien et il n'a pas mis de préservatif.",
      ],
      [
        "fracture wound severe_pain sexual_violence",
        "Oui, c'est ce que j'ai écrit, il m'a forcée samedi nuit. Sinon rien de cassé, pas de plaie, juste un peu mal en bas.",
      ],
      ["violence_danger", "Non, je ne suis pas en danger ici, il ne sait pas où je suis et il n'avait pas d'arme."],
    ],
  },
];
