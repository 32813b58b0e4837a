import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling14: readonly Conversation[] = [
  {
    id: "s513",
    level: "urgent",
    says: "Bonjour, j'ai cinquante-sept ans. Le mois dernier, ma fille m'a offert de belles sandales pour la fête, et je les ai mises toute une journée au baptême. Le soir, je n'ai rien senti, mais il y a cinq jours en me lavant j'ai vu une petite plaie sous le gros orteil, de la taille d'un bouton de chemise. Je la nettoie avec de la Bétadine et je prends ma metformine tous les matins, puisque je suis diabétique depuis dix ans. Cela ne me fait pas vraiment mal, cela ne sent pas mauvais. Mon voisin a été amputé pour une histoire pareille et depuis je ne dors plus. Est-ce que la Bétadine suffit ?",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, la plaie ne saigne pas, elle n'est pas noire et elle ne sent rien. Elle est juste un peu humide. Le pied est chaud comme l'autre.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, elle n'est pas profonde et il n'y a pas vraiment de pus, c'est un peu humide. Mes orteils bougent bien, mais je ne sens pas bien mes pieds depuis des années, comme si je marchais sur du coton.",
      ],
      [
        "fever rash_spreading cellulitis",
        "Non, je n'ai pas de fièvre, et la rougeur reste juste autour de la plaie, elle ne s'étend pas.",
      ],
      ["confusion hard_breathing", "Non, ni l'un ni l'autre, je respire bien et j'ai toute ma tête."],
      [
        "foot_wound diabetes",
        "Les deux, en fait : je suis diabétique depuis dix ans et j'ai cette petite plaie sous le gros orteil.",
      ],
    ],
  },
  {
    id: "s514",
    level: "urgent",
    accepts: ["emergency"],
    says: "Bonjour, je ne sais pas par où commencer et je ne sais pas si c'est à vous qu'il faut écrire. J'ai vingt-trois ans. Il y a deux jours, je suis allée chez un ami de mon oncle pour déposer des papiers, il m'a fait entrer, et il m'a forcée. Je ne voulais pas, je l'ai dit plusieurs fois. Je me suis lavée longtemps en rentrant, et depuis je suis chez ma sœur, elle est gentille avec moi. Je n'ai pas de blessure, je ne saigne pas. Je pense seulement à la maladie et à la grossesse, parce que je ne prends rien. Est-ce qu'il est trop tard pour faire quelque chose ?",
    answers: [
      [
        "vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, je n'ai aucun de ces signes. Je me sens sale et je dors mal, mais je ne veux pas mourir.",
      ],
      [
        "pregnancy_weeks",
        "Je ne suis pas enceinte, en tout cas pas que je sache, c'est justement ce dont j'ai peur. Mes dernières règles datent d'il y a deux semaines.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, je n'ai aucun de ces signes. Et je vous répète que je ne crois pas être enceinte.",
      ],
      ["fever burning_urine vomits_everything", "Non, je n'ai pas de fièvre, rien ne me brûle et je ne vomis pas."],
      ["chest_pain fainted", "Non, ni l'un ni l'autre."],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, je n'entends rien d'anormal et je ne prends pas de drogue. Chez ma sœur je suis en sécurité. Je m'occupe de moi, mais je n'ai pas la tête à travailler.",
      ],
      ["belly_pain", "Non, pas vraiment, j'ai surtout l'estomac noué quand j'y repense."],
    ],
  },
  {
    id: "s515",
    level: "urgent",
    says: "Bonsoir, je suis papa d'une petite fille de quatre ans et ma femme est en voyage, alors je fais de mon mieux. Elle est enrhumée depuis cinq jours, le nez coule, rien d'extraordinaire. Hier soir elle a commencé à se tenir l'oreille gauche en pleurant, elle avait trente-huit six, je lui ai donné du sirop de paracétamol. Ce matin j'ai vu un liquide jaune sur l'oreiller et il en sort encore un peu ; du coup elle a moins mal. J'ai lu sur internet que cela pouvait donner une méningite et j'ai eu très peur. Elle a bu son lait et regarde la télévision. C'est grave ?",
    answers: [
      ["age", "Ma femme a trente ans, mais ce n'est pas elle qui est malade, c'est notre fille qui a quatre ans."],
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Ma femme n'a rien, elle est en voyage ! Ma fille, elle, n'a pas de gonflement derrière l'oreille, son visage est normal, elle plie bien le cou et elle parle normalement.",
      ],
      [
        "ear_swelling_behind confusion",
        "Ma femme se porte bien, c'est ma fille de quatre ans qui est malade. Ma fille n'a rien derrière l'oreille et elle répond normalement.",
      ],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "Oui, elle avait trente-huit six hier soir, et l'oreille gauche coule depuis ce matin, c'est jaune. Elle a moins mal maintenant, et elle entend quand je l'appelle.",
      ],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non, elle boit, elle mange un peu, elle est réveillée et elle respire bien, malgré son nez qui coule.",
      ],
      ["chest_indrawing blue_lips apnea", "Non, rien de cela, sa poitrine ne se creuse pas et ses lèvres sont roses."],
      [
        "fast_breathing wheeze poor_feeding",
        "Non, elle respire comme d'habitude, sans sifflement, et elle a bu tout son lait.",
      ],
      [
        "cannot_speak noisy_breathing purple_spots",
        "Non, aucun de ces signes, elle finit ses phrases et sa peau est normale.",
      ],
    ],
  },
  {
    id: "s516",
    level: "urgent",
    accepts: ["emergency"],
    says: "Bonjour, je suis soudeur à Koumassi, j'ai trente-huit ans, et dans le métier on a souvent les yeux rouges, donc au début je ne me suis pas inquiété. Hier après-midi, je meulais un portail, les lunettes étaient cassées, et j'ai senti un grain entrer dans l'œil droit. J'ai rincé avec de l'eau propre. Le soir, cela piquait encore, et ce matin je ne peux pas ouvrir cet œil à la lumière, il pleure, il est tout rouge et je vois un peu trouble de ce côté. La pharmacienne m'a vendu un collyre. L'autre œil est parfait. Mon apprenti dit qu'un chef perd un œil tous les dix ans, cela m'a fait peur.",
    answers: [
      [
        "vision_loss face_droop one_side_weak speech_trouble double_vision",
        "Non, non, je n'ai rien à la bouche ni au bras. Je vois encore de cet œil, c'est seulement un peu trouble, comme à travers un pare-brise sale.",
      ],
      [
        "eye_chemical halos eye_bulging",
        "Non, pas de produit, c'était un grain de métal en meulant. Je ne vois pas de cercles, et l'œil bouge bien.",
      ],
      ["fever eyelid_swollen", "Non, je n'ai pas de fièvre, la paupière est à peine gonflée, enfin, pas vraiment."],
      ["chest_pain hard_breathing fainted", "Non, aucun de ces signes, c'est seulement l'œil."],
      ["confusion vomiting", "Non, je n'ai pas vomi et je ne suis pas confus."],
      ["vision_blurred", "Oui, un peu trouble, mais seulement de l'œil droit, et je vois encore."],
    ],
  },
  {
    id: "s517",
    level: "urgent",
    says: "Bonjour, j'ai accouché il y a trois semaines d'une petite fille, c'était un accouchement normal, sans déchirure, et je l'allaite. Tout le monde dit qu'elle grossit bien. Le sein gauche était dur depuis deux ou trois jours parce qu'elle préfère le droit. Hier soir il est devenu rouge et brûlant sur le côté, j'ai eu des frissons et le thermomètre affichait trente-huit huit. Ma mère m'a mis des feuilles de chou et m'interdit de donner ce sein. Je n'ai pas d'hémorragie, pas d'odeur, de ce côté-là tout va bien. Est-ce que je dois arrêter l'allaitement ? Et est-ce dangereux pour la petite ?",
    answers: [
      ["age", "J'ai vingt-six ans, et la petite a trois semaines."],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, je n'ai rien de tout cela, je suis fatiguée, mais je tiens debout et je m'occupe de la petite.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, aucun de ces signes, mon cou est souple et je garde ce que je mange.",
      ],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "Non, rien de tout cela, il n'y a que le sein gauche qui est rouge et qui me fait mal.",
      ],
      [
        "soaks_pads vision_blurred leg_swelling_one",
        "Non, les pertes sont normales, ma vue est bonne et mes deux jambes sont pareilles.",
      ],
      ["foul_lochia low_belly_pain", "Non, mes pertes sentent normal et je n'ai pas mal au ventre."],
    ],
  },
  {
    id: "s518",
    level: "routine",
    accepts: ["urgent"],
    says: "Bonjour, j'ai vingt-neuf ans, je suis menuisier, et je vous écris parce que ma femme en a assez de m'entendre. Au début du mois dernier, j'ai eu un petit rhume, comme tout le monde au travail. Le rhume est parti en une semaine, mais la toux est restée : cela fait cinq semaines maintenant. J'ai fini deux sirops de la pharmacie sans résultat. Je ne crache pas de sang, je n'ai pas maigri, je mange bien et je travaille. Un oncle a eu la tuberculose il y a dix ans, il est guéri, mais forcément on y pense. Est-ce que je dois m'inquiéter ?",
    answers: [
      [
        "cough_much_blood hard_breathing confusion cannot_stand",
        "Non, aucun de ces signes. Je respire bien et je tiens très bien debout, je porte même mes planches.",
      ],
      ["cannot_speak blue_lips", "Non plus, je finis toutes mes phrases, même un peu trop longues d'après ma femme."],
      ["fever thirst", "Non, je n'ai pas de fièvre et je ne bois pas plus que d'habitude."],
      [
        "results_alarming",
        "Quel résultat ? Je n'ai pas fait d'analyse, je voulais dire que les sirops n'ont rien changé.",
      ],
      [
        "cough test_results tb_contact",
        "La toux, seulement la toux, depuis cinq semaines. Mon oncle a été soigné il y a dix ans, mais nous n'avons jamais vécu ensemble.",
      ],
      ["neck_stiff", "Non, mon cou est souple. C'est juste la toux."],
      ["pleuritic_pain", "Non, je n'ai pas mal à la poitrine."],
    ],
  },
  {
    id: "s519",
    level: "routine",
    says: "Bonjour, je suis couturière depuis vingt-cinq ans, j'en ai quarante-sept. Au mois de juillet, pour les tenues de mariage, j'ai travaillé assise presque jour et nuit, et c'est là que le bas du dos a commencé à me faire mal. Je pensais que cela passerait avec le repos, mais cela fait quatre mois maintenant et tous les soirs c'est la même chose. Je prends de l'ibuprofène de temps en temps, je marche normalement, la douleur ne descend pas dans les jambes. Une cliente m'a raconté que sa mère avait fini paralysée avec un mal de dos, alors je préfère demander. Cela ne m'empêche pas de coudre.",
    answers: [
      ["age", "J'ai quarante-sept ans, je les ai eus en août, enfin, non, en juillet."],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, rien de tout cela, je sens bien tout, j'urine normalement et mes jambes sont solides. C'est la mère de ma cliente qui est paralysée.",
      ],
      ["fever", "Non, je n'ai pas de fièvre."],
      ["limb_cold_pale", "Non, mes jambes et mes pieds sont normaux et chauds."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Non, je ne suis pas tombée, je n'ai pas maigri, je n'ai jamais eu de cancer et mes pieds se lèvent bien. La douleur est à quatre sur dix.",
      ],
      ["sciatica", "Non, au contraire, elle ne descend pas, elle reste en bas du dos."],
      ["hard_breathing chest_pain pain_out_of_proportion", "Non, aucun de ces signes."],
      ["leg_swelling_one cellulitis", "Non, mes jambes sont toutes les deux normales."],
      ["limb_pain", "Non, je n'ai mal ni aux bras ni aux jambes, c'est le bas du dos qui me fait mal."],
      ["pregnant", "Non, je me suis fait ligaturer les trompes et mes règles viennent normalement."],
      ["one_side_weak", "Non, je marche et je couds normalement, la paralysie c'était la mère de ma cliente."],
    ],
  },
  {
    id: "s520",
    level: "routine",
    says: "Bonjour, je vous écris pour moi, mais toute la maison est concernée. Il y a trois semaines, ma nièce est venue passer les vacances chez nous, elle se grattait et nous n'avons rien dit. Depuis son départ, mon mari se gratte, les deux enfants se grattent, et moi j'ai de petits boutons entre les doigts et aux poignets qui me réveillent la nuit. Le jour, c'est supportable. J'ai tout lavé au savon antiseptique, cela n'a rien changé. J'ai d'abord pensé à la variole du singe dont on parle à la radio, mais nous n'avons pas de fièvre et personne n'est malade. J'ai trente-trois ans. Que faut-il mettre ?",
    answers: [
      [
        "cellulitis wound_infected skin_peeling",
        "Non, je n'ai pas de pus et pas de peau qui se décolle, ce sont seulement de petits boutons et quelques traces de grattage.",
      ],
      ["itch_night_household", "Oui, c'est cela, cela nous gratte surtout la nuit, mon mari, les deux enfants et moi."],
    ],
  },
  {
    id: "s521",
    level: "routine",
    says: "Bonjour, c'est une question intime, j'espère que cela reste entre nous. J'ai vingt-six ans, je vis avec mon fiancé, j'ai un implant depuis deux ans. Après mes dernières règles, il y a une dizaine de jours, j'ai recommencé à avoir des pertes grises, assez liquides, avec une odeur de poisson, surtout après les rapports. C'est la troisième fois cette année. La dernière fois, une amie m'avait donné des ovules et cela s'était calmé. Je n'ai pas mal au ventre, rien ne me gratte vraiment. J'ai lu sur un forum que cela pouvait être le début d'un cancer, et depuis je n'ose plus rien faire. Qu'en pensez-vous ?",
    answers: [
      [
        "fever low_belly_pain vaginal_bleeding",
        "Non, je n'ai pas de fièvre, pas de douleur et je ne saigne pas, mes règles sont finies depuis plus d'une semaine.",
      ],
      ["severe_pain leg_swelling_one", "Non, je n'ai pas de douleur, et mes deux jambes sont normales."],
      ["pregnant", "Non, j'ai un implant, et mes règles sont venues il y a une dizaine de jours, comme prévu."],
      [
        "discharge_odour discharge_colored genital_ulcer sex_risk thrush_before",
        "Oui, les pertes sentent mauvais, comme du poisson, et elles sont grises. Pas de plaie, et mon fiancé est fidèle. C'est la troisième fois cette année.",
      ],
      [
        "hours_since_event",
        "Je vis avec mon fiancé, nous ne mettons pas de préservatif puisque j'ai l'implant ; le dernier rapport date de trois jours, mais je lui fais confiance.",
      ],
    ],
  },
  {
    id: "s522",
    level: "routine",
    says: "Bonjour, j'ai cinquante-deux ans, je suis comptable, assis toute la journée. La semaine passée, la pharmacie du quartier faisait une campagne gratuite et on m'a trouvé quinze sur neuf. Je n'y ai pas cru, alors j'y suis retourné hier, et ce matin encore, et c'est toujours pareil : quinze sur neuf, à peu près. Je me sens très bien, je monte mes trois étages comme d'habitude. Ma mère est morte d'un AVC à soixante-dix ans, c'est pour cela que j'ai voulu savoir. Je n'ai jamais pris de médicament pour cela. Est-ce que je dois acheter tout de suite les comprimés que prend mon collègue ?",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Non, je n'ai rien de tout cela, je me porte bien. C'est ma mère qui a été paralysée, à soixante-dix ans.",
      ],
      ["pregnant", "Ah non, je suis un homme, monsieur Koffi, cinquante-deux ans !"],
      [
        "headache vision_blurred vomiting speech_trouble dizzy",
        "Non, rien du tout, je vois clair et je n'ai même pas mal à la tête.",
      ],
    ],
  },
  {
    id: "s523",
    level: "routine",
    accepts: ["urgent"],
    says: "Bonjour, je suis institutrice, j'ai trente-huit ans et deux enfants. Au mois de septembre, mon mari est parti vivre ailleurs, et je pensais tenir le coup. Depuis deux mois environ, je suis triste tous les jours, je n'ai plus goût à rien, même pas à la chorale que j'aimais tant, et je me réveille à trois heures du matin. Je fais ma classe, je m'occupe des enfants, mais comme une machine. Ma sœur insiste pour que je parle à quelqu'un, parce que notre cousine s'est donné la mort il y a cinq ans ; moi, je n'ai jamais pensé à cela, j'ai mes enfants. Est-ce que c'est de la faiblesse ?",
    answers: [
      ["suicidal_thoughts", "Non, jamais. C'est ma cousine, il y a cinq ans ; moi, je veux voir grandir mes enfants."],
      ["age", "Ma cousine avait trente ans quand elle est morte, il y a cinq ans. Moi, j'ai trente-huit ans."],
      [
        "confusion one_side_weak",
        "Ma cousine est décédée, c'est de moi que je vous parle. Moi, je n'ai ni confusion ni paralysie, je suis seulement triste.",
      ],
      [
        "one_side_weak vomits_blood black_stool spontaneous_bleeding",
        "Ma cousine n'est plus de ce monde. Pour moi, non, je n'ai aucun de ces signes.",
      ],
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Encore une fois, ma cousine est décédée. Moi, je n'entends pas de voix, je travaille, je me lave, il n'y a pas de violence à la maison, et je dors quelques heures par nuit.",
      ],
      [
        "withdrawal lying_flat_worse",
        "Non, je ne bois pas d'alcool, je ne prends rien, et je respire bien couchée. Et il s'agit de moi, pas de ma cousine.",
      ],
      [
        "low_mood cannot_sleep",
        "Les deux : je suis triste tous les jours, sans goût à rien, et je me réveille à trois heures du matin, depuis deux mois.",
      ],
    ],
  },
  {
    id: "s524",
    level: "routine",
    says: "Bonjour, j'ai dix-neuf ans, je suis en terminale et le bac blanc est dans dix jours, donc cela tombe mal. J'ai une dent trouée en bas à droite depuis l'année dernière, elle ne me disait rien. Jeudi, j'ai bu un jus bien glacé à la récréation, et depuis cette dent me lance, surtout avec le froid et le sucré. Cela fait quatre jours. Le paracétamol calme bien et ma grand-mère me fait mettre un clou de girofle. La joue n'est pas enflée et je n'ai pas de fièvre. Un camarade dit que l'infection peut monter au cerveau, c'est vrai ? Je voudrais juste pouvoir réviser.",
    answers: [
      ["chest_pain hard_breathing fainted", "Non, aucun de ces signes, je n'ai que mal à la dent."],
      [
        "cannot_open_mouth cannot_swallow neck_swelling paracetamol_much",
        "Non, j'ouvre bien la bouche, j'avale bien et rien n'est gonflé. Pour le paracétamol, j'en prends deux ou trois par jour, pas plus que ce qui est écrit sur la boîte.",
      ],
      [
        "gum_swelling severe_pain tooth_bleeding",
        "Non, la gencive est normale, aucune dent n'a été arrachée, et la douleur est moyenne, cinq sur dix, comme un coup d'aiguille quand je bois froid.",
      ],
      [
        "unconscious drowsy confusion limb_cold_pale numb_fingers",
        "Non, rien de tout cela, j'ai seulement mal à la dent.",
      ],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, rien de tout cela, pourquoi me demandez-vous cela ? J'ai seulement mal à une dent.",
      ],
    ],
  },
];
