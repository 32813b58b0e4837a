import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling37: readonly Conversation[] = [
  {
    id: "k313",
    level: "routine",
    says: "Je fais le cacao du côté de Soubré, avec mes deux frères. L'an passé un de mes frères a eu une plaie qui ne guérissait pas et on l'a envoyé loin pour la soigner, ça nous a coûté une moto. Moi c'est autre chose. J'ai une tache claire sur l'avant-bras, ça doit faire cinq mois. Le vendeur de médicaments du marché a dit que c'était une dartre et m'a vendu une pommade, puis une autre. L'autre jour, en sortant la marmite du feu, j'ai touché le bord avec cet endroit et je n'ai rien senti, ma femme a crié avant moi.",
    answers: [
      ["age", "Trente-quatre ans, j'ai commencé le cacao à quinze avec mon père."],
      ["fever cellulitis wound_infected skin_peeling", "Rien de tout cela, pas de fièvre et la peau n'est pas abîmée."],
      [
        "patch_pale street_medicine ringworm",
        "Une tache plus claire, oui. La pommade vient du vendeur du marché, mais à mon avis ce n'est pas une dartre, elle n'a pas de bord et ne gratte pas.",
      ],
    ],
  },
  {
    id: "k314",
    level: "routine",
    says: "À la paroisse on a eu une causerie pour octobre rose, une infirmière a montré comment se palper sur un mannequin. Les copines riaient, moi j'ai fait le geste sous la douche le soir même. Du côté droit, en haut, il y a une petite noix. Elle ne me fait rien du tout. J'ai 52 ans, les règles sont finies, on m'a enlevé un fibrome en 2015 et depuis je n'ai plus vu un hôpital. Ma cousine a été emportée par cette maladie à 40 ans, je n'arrive pas à en parler à mon mari. J'ai attendu six semaines en espérant que ça fonde.",
    answers: [
      ["pregnant", "Non, je suis ménopausée depuis deux ans."],
      [
        "soaks_pads fainted severe_belly_pain cannot_stand",
        "Non, rien de tout ça, je ne saigne plus du tout. C'est la boule au sein qui m'inquiète.",
      ],
      [
        "sexual_violence",
        "Quel saignement ? Je n'ai pas parlé de saignement, je n'en ai pas, et personne ne m'a forcée à rien.",
      ],
      ["dizzy pallor fever hard_breathing", "Non, rien de tout cela, je me porte bien à part cette noix."],
      ["duration", "Cela fait six semaines, depuis la causerie."],
      ["fibroid", "J'avais un fibrome, on l'a enlevé en 2015. Là c'est une boule dans le sein droit."],
      [
        "breast_red breast_abscess",
        "Non, la peau est normale, ce n'est pas rouge ni chaud, et c'est dur comme une noix, sans douleur.",
      ],
      [
        "lump_worrying",
        "Elle est dure, oui, mais elle n'a pas changé de taille depuis six semaines. Fixe, je ne sais pas trop.",
      ],
    ],
  },
  {
    id: "k315",
    level: "routine",
    says: "Avant, le dimanche, j'étais le premier sur le terrain, on m'appelait Drogba. Maintenant mes amis passent me chercher et je dis que j'ai un devoir. J'ai raté ma deuxième année et ma copine est partie la même semaine, ça va faire cinq semaines. Mon frère, chez qui je vis, dit que je dois prier et me secouer. Je vais au cours, mais je lis la même page dix fois. Une tante a eu les nerfs fatigués quand on était petits et on l'a gardée longtemps au village, j'ai pas envie de finir comme ça.",
    answers: [
      ["age", "Mon ex ? Elle a vingt ans, mais c'est moi qui ne vais pas bien, et moi j'en ai 21."],
      ["suicidal_thoughts", "Non, jamais. Je suis triste, mais mourir, ça non."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Non, pas de voix et je ne me suis jamais blessé. Je dors mal mais je dors quelques heures, je me lave et je vais aux cours.",
      ],
      ["violence_home sexual_violence", "Non, mon frère crie un peu mais il ne m'a jamais touché."],
      ["grief", "Oui, ma copine m'a quitté il y a cinq semaines. Personne n'est mort."],
      ["low_mood", "Oui, c'est ça, triste presque tous les jours et plus envie de rien."],
      ["clearer", "Je suis triste presque tous les jours depuis cinq semaines et je n'ai plus envie de rien."],
      ["where", "C'est le moral."],
    ],
  },
  {
    id: "k316",
    level: "routine",
    says: "Ma grand-mère a 74 ans et c'était la reine de la couture dans notre quartier de Korhogo. Samedi elle a cousu une manche à l'envers, on s'est toutes moquées, elle est partie pleurer dans sa chambre. En fait elle nous a avoué qu'elle voit comme dans la brume du harmattan, et que ça descend tout doucement depuis l'an dernier. Le soir, les phares des motos l'éblouissent. Une voisine a perdu la vue d'un coup, un matin, à cause de la tension, donc grand-mère pense que c'est pareil pour elle. On n'a pas beaucoup de moyens, est-ce qu'on peut acheter des lunettes au marché ?",
    answers: [
      ["suicidal_thoughts", "Non, pas du tout, elle a pleuré parce qu'on s'est moquées, c'est tout."],
      [
        "confusion face_droop one_side_weak speech_trouble",
        "Rien de tout cela, elle parle comme une radio et elle marche sans canne.",
      ],
      ["hard_breathing wheeze fever face_swelling", "Non, rien de tout ça, c'est seulement ses yeux qui baissent."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Non, elle a toute sa tête, elle dort bien et elle se lave seule. Elle n'arrive plus à coudre parce qu'elle ne voit pas bien.",
      ],
      ["violence_home sexual_violence", "Non, jamais, chez nous on la respecte, on s'est moquées gentiment."],
      [
        "low_mood itchy_nose",
        "Ni l'un ni l'autre vraiment. Elle voit dans un brouillard, aux deux yeux, et ça baisse lentement depuis un an.",
      ],
      ["worst_headache", "Non, elle n'a pas mal à la tête."],
      [
        "eye_pain red_eye diabetes flashes_floaters",
        "Non, ses yeux ne sont ni rouges ni douloureux, pas d'éclairs, et le sucre était normal il y a trois mois.",
      ],
    ],
  },
  {
    id: "k317",
    level: "routine",
    says: "C'est un peu gênant, alors je préfère écrire que d'aller en parler à la sage-femme, elle habite ma cour. J'ai 29 ans et deux garçons. Depuis trois semaines environ je sens une odeur, comme le poisson, et ça mouille mon slip. Je me lave deux fois par jour avec le savon noir et j'ai ajouté le vinaigre, sur conseil de ma copine qui avait eu des champignons quand elle était enceinte. Mon mari n'a rien dit mais il se tourne de l'autre côté. L'an passé c'était déjà venu et un comprimé l'avait fait partir.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non, je n'ai rien de tout ça, mes jambes vont bien et j'urine normalement.",
      ],
      ["fever burning_urine blood_urine thirst", "Non, aucun de ceux-là. C'est l'odeur et les pertes, un peu grises."],
      ["urine_leak", "Non, je ne perds pas l'urine, ce sont des pertes grises qui viennent du vagin."],
      ["pregnant", "Non, j'ai l'implant et mes règles ont fini il y a six jours."],
      ["low_belly_pain vaginal_bleeding", "Non, ni mal ni sang, rien que l'odeur et l'eau grise."],
      [
        "discharge_odour discharge_colored genital_ulcer sex_risk thrush_before",
        "Oui, elles sentent mauvais, comme le poisson, mais elles sont grises, pas jaunes. Pas de bouton ni de plaie, je n'ai que mon mari, et le comprimé de l'an passé c'était pour la même odeur.",
      ],
    ],
  },
  {
    id: "k318",
    level: "routine",
    says: "Mes petits-enfants passent les vacances chez moi à Man, ils sont cinq et ils font ce qu'ils veulent. Hier soir la plus jeune, cinq ans, m'appelle des toilettes en criant : mamie, il y a un serpent ! C'était un ver, long comme mon crayon, tout rose. On a rigolé après mais sur le coup j'ai eu froid dans le dos. Dans ma jeunesse on nous purgeait avec les feuilles tous les mois, et un enfant du village en est mort. Sa mère dit de ne rien lui donner sans demander, alors je demande.",
    answers: [
      [
        "snake_bite",
        "Non, non, il n'y a pas de serpent, c'est un ver qui est sorti dans ses selles. Elle a dit serpent parce qu'elle a eu peur.",
      ],
      [
        "snake_spit",
        "Mais non, pas de venin, pas de serpent ! Un ver est sorti dans le caca de la petite, c'est tout.",
      ],
      [
        "no_stool_gas belly_swollen bile_vomit severe_belly_pain",
        "Non, elle va à la selle tous les jours, le ventre est souple et elle ne vomit pas.",
      ],
      [
        "confusion cannot_speak blue_lips chest_indrawing",
        "Non, elle respire très bien et elle joue dehors avec ses cousins.",
      ],
      ["fever bloody_stool pallor", "Non, pas de fièvre, pas de sang, et ses lèvres sont bien rouges."],
    ],
  },
  {
    id: "k319",
    level: "self_care",
    says: "Je fais la ligne Abidjan-Yamoussoukro et hier midi, comme j'étais en retard, j'ai pris le garba au corridor de Gesco. Mon apprenti a pris de l'alloco, lui il n'a rien, ça l'amuse. Depuis la nuit je cours aux toilettes, quatre fois maintenant. En 2011 au pays il y avait le choléra et un collègue était resté là-dedans, c'est pour ça que ma femme m'oblige à vous écrire. Moi j'ai acheté le sachet SRO à la pharmacie et je bois. Demain j'ai un voyage, je voudrais savoir si je peux prendre la route.",
    answers: [
      ["age", "J'ai 41 ans, dont vingt sur cette route."],
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Rien de tout cela, c'est liquide mais pas comme l'eau de riz, et j'urine normalement.",
      ],
      [
        "fever bloody_stool vomits_everything sunken_eyes little_urine",
        "Non, pas de fièvre, j'ai mesuré 36,9, pas de sang et je n'ai pas vomi. J'urine bien.",
      ],
      ["cluster_diarrhea", "Non, personne n'est malade autour de moi. Le choléra c'était en 2011."],
      [
        "belly_pain shoulder_tip_pain soaks_pads",
        "J'ai un petit mal au ventre juste avant d'aller, deux sur dix, et ça passe après. L'épaule non, et la garniture c'est pour les femmes.",
      ],
      ["late_period", "Mais je suis un homme, madame ! C'est moi qui étais en retard sur la route, pas les règles."],
    ],
  },
  {
    id: "k320",
    level: "self_care",
    says: "Je suis maman pour la première fois, j'ai vingt ans et je panique pour tout, on me l'a déjà dit. Ma fille a trois semaines. Après la tétée elle fait le hoquet, ça secoue tout son petit corps, et puis elle rend un peu de lait sur mon épaule avec le rot. Ma grand-mère lui colle un fil mouillé sur le front et dit que c'est signe qu'elle grandit. Mais sur Facebook j'ai lu l'histoire d'un bébé qu'on a dû opérer parce qu'il rejetait tout. À la pesée lundi la sage-femme a dit qu'elle avait bien grossi.",
    answers: [
      [
        "convulsion unconscious drowsy fainted",
        "Rien de tout cela, elle est bien réveillée et elle crie fort quand elle a faim. Ce qui la secoue, c'est seulement le hoquet.",
      ],
      [
        "cannot_drink hard_breathing fever",
        "Non, elle tète bien toutes les deux ou trois heures, elle respire bien et elle a 36,8.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Rien de tout cela, elle est toute rose et chaude comme il faut, le nombril est tombé et il est propre.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est belle, pas de cloques ni de taches."],
      ["newborn_skin_pustules rash_spreading", "Non, aucun bouton."],
      ["slow_growth", "Non, elle grossit bien, sept cents grammes depuis la naissance."],
    ],
  },
  {
    id: "k321",
    level: "self_care",
    says: "Mardi un camion de riz est arrivé sans les dockers, grève ou je ne sais quoi, et le patron nous a demandé de décharger. J'ai 38 ans, je ne suis plus un jeune mais j'ai fait mes soixante sacs comme les autres. Le lendemain, au réveil, le bas du dos était raide comme une planche. Ça va un peu mieux quand je marche, mais pour lacer les chaussures c'est ma fille qui aide. Un collègue s'est retrouvé paralysé d'un pied à cause d'un nerf, il ne travaille plus et il a quatre enfants. J'ai pris du paracétamol, deux par jour.",
    answers: [
      [
        "one_side_weak face_droop speech_trouble vision_loss double_vision",
        "Non, rien de tout ça chez moi, le pied paralysé c'était le collègue. Moi j'ai seulement mal au bas du dos.",
      ],
      ["age", "Le collègue, je ne sais pas, quarante-cinq peut-être. Mais c'est moi qui ai mal au dos et j'ai 38 ans."],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Aucun de ces signes, j'urine bien et je sens bien mes fesses, excusez-moi.",
      ],
      ["fever", "Non, pas de fièvre."],
      ["spine_tender", "Non, ce n'est pas un point précis, c'est tout le bas, quatre sur dix, et couché ça va."],
      [
        "foot_drop fall weight_loss cancer",
        "Rien de tout cela, le pied se lève bien, je ne suis pas tombé et je n'ai pas maigri.",
      ],
      ["locked_jaw paracetamol_much", "Non, ni spasmes ni trop de comprimés, je prends deux paracétamols par jour."],
      ["pregnant", "Je suis un homme, docteur, donc non."],
      ["sickle_cell", "Non, je n'ai pas la drépanocytose."],
    ],
  },
  {
    id: "k322",
    level: "self_care",
    says: "Ma femme est de garde à l'hôtel jusqu'à 22 heures et c'est moi qui ai le petit, il va avoir trois ans dans six mois. On jouait à la police, il courait, il a glissé sur le carreau et son front a tapé la table basse. Il a hurlé, je l'ai pris, cinq minutes plus tard il voulait déjà arrêter le voleur. C'était vers 15 heures. Depuis il a mangé tout son riz sauce graine et il casse les oreilles des voisins. Seulement il a un petit œuf au front, et si ma femme voit ça je suis un homme mort. Son cousin était tombé du balcon il y a deux ans et il était resté une semaine à l'hôpital.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Rien de tout cela, il a pleuré tout de suite et il joue comme d'habitude.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien de tout ça, il est tombé de sa hauteur et c'est une petite bosse dure de deux centimètres.",
      ],
      ["headache dizzy vomiting deep_cut", "Non, il ne se plaint de rien, il n'a pas vomi et il n'y a pas de plaie."],
      ["vomits_everything hard_breathing", "Non, aucun des deux, il chante en ce moment."],
      ["swallowed_battery", "Une pile ? Non, il s'est cogné le front à une table, il n'a rien avalé."],
      ["belly_pain fever severe_pain", "Non, pas de fièvre, et quand je touche la bosse il fait juste une grimace."],
      ["anticoagulant", "Non, il ne prend aucun médicament."],
      [
        "fainted speech_trouble vision_loss double_vision balance_loss",
        "Non, il marche, il parle et il voit comme d'habitude.",
      ],
      ["object_ear_nose", "Non ! Rien dans le nez ni dans l'oreille, c'est le front qui a tapé la table."],
    ],
  },
  {
    id: "k323",
    level: "self_care",
    says: "Le manguier de la cour donnait trop de branches sur le toit du voisin, alors ce matin je suis monté avec la machette. Il y avait quelques abeilles que je n'avais pas vues, et une seule a trouvé ma main droite. J'ai gratté le dard avec l'ongle et j'ai continué à travailler. Trois heures après, le dos de la main est un peu gonflé et ça démange. Le fils du pasteur, lui, une guêpe l'a piqué en 2022 et on l'a porté à l'hôpital la gorge serrée. Ma femme a mis de l'oignon dessus, maintenant je sens la cuisine.",
    answers: [
      ["age", "J'ai 44 ans, un peu vieux pour grimper, dit ma femme."],
      [
        "hard_breathing tongue_swelling fainted vomiting many_stings",
        "Rien de tout cela, une seule piqûre, sur la main, et je respire bien.",
      ],
      [
        "hives face_swelling fever cellulitis severe_pain",
        "Non, la rougeur reste autour de la piqûre et la douleur c'est trois sur dix. Pas de fièvre ni de plaques ailleurs.",
      ],
      [
        "nail_pus finger_deep_infection diabetes",
        "Non, pas de pus, les doigts bougent bien, et je n'ai pas le diabète.",
      ],
      ["unconscious confusion convulsion cannot_stand", "Non, je suis bien, je discute et je marche."],
      ["duration", "Trois heures, c'était ce matin en taillant l'arbre."],
    ],
  },
  {
    id: "k324",
    level: "self_care",
    says: "Pour mon premier je n'avais rien senti, j'ai même dansé à un mariage à cinq mois. Là je suis à neuf semaines et l'odeur de l'attiéké me donne envie de partir en courant, surtout le matin. J'ai fait l'échographie il y a dix jours, le docteur a dit que tout est en place. Ma collègue de bureau a été perfusée trois fois pendant sa grossesse, elle ne gardait même pas l'eau, et elle me raconte ça à chaque pause. Moi je mange quand même, surtout le pain et les oranges. Est-ce qu'il y a quelque chose à prendre, ou bien c'est normal ?",
    answers: [
      ["age", "Ma collègue doit avoir la quarantaine, mais c'est pour moi que j'écris : j'ai 31 ans."],
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Non, rien de tout cela, heureusement. Juste l'envie de vomir le matin.",
      ],
      ["drowsy cannot_stand neck_stiff convulsion", "Aucun de ces signes, je travaille toute la journée au bureau."],
      [
        "fever no_urine bile_vomit diabetes",
        "Non, pas de fièvre, j'urine bien et je ne suis pas diabétique. J'ai vomi une seule fois en quatre jours, ce n'était pas vert.",
      ],
      [
        "diarrhea flank_pain hernia_stuck head_injury overdose",
        "Rien de tout cela, je prends juste le fer et l'acide folique du docteur.",
      ],
      ["pregnancy_weeks", "Deux mois, neuf semaines exactement."],
      ["soaks_pads vision_blurred hard_breathing", "Non, rien de tout ça."],
      ["vaginal_bleeding burning_urine", "Non, ni saignement ni brûlure."],
      ["tongue_swelling", "Non, rien ne gonfle."],
      ["hives face_swelling inconsolable_crying", "Non, rien de tout ça, ni plaques ni visage gonflé."],
      ["steroid_stopped", "Non, je n'ai jamais pris de cortisone."],
      ["fainted jaundice", "Non, ni l'un ni l'autre."],
      ["imaging_request", "Non, l'échographie est déjà faite."],
      ["belly_pain low_belly_pain", "Non, aucune douleur au ventre."],
      ["leg_swelling_one", "Non, mes jambes sont normales."],
      ["little_urine weight_loss", "Non, j'urine bien et mon poids est stable."],
      ["nausea morning_sickness", "Oui, des nausées de grossesse, le matin."],
    ],
  },
];
