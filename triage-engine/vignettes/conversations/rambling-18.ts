import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling18: readonly Conversation[] = [
  {
    id: "s625",
    level: "self_care",
    says: "Bonjour, je suis maman pour la première fois et je m'inquiète peut-être trop. Ma fille a trois mois et demi. Depuis la naissance, après presque chaque tétée, un peu de lait remonte et coule sur mon épaule. Ce n'est pas vraiment vomir, ça sort tout doucement, et c'est blanc. J'ai lu sur Internet qu'il existe une maladie de l'estomac où il faut opérer les bébés en urgence. À la pesée de mardi elle faisait six kilos et la sage-femme était très contente. Elle sourit, elle mouille bien ses couches. Faut-il changer de lait ou la coucher autrement ?",
    answers: [
      [
        "cannot_drink convulsion hard_breathing fever",
        "Non, aucun de ces signes, elle tète très bien et son corps n'est pas chaud. Je suis peut-être trop inquiète.",
      ],
      ["vomits_everything", "Non, elle ne rejette pas tout, juste un petit peu de lait après la tétée."],
      [
        "bile_vomit vomits_blood no_urine",
        "Non, ce n'est jamais vert, il n'y a pas de sang, et j'ai changé une couche bien mouillée il y a une heure.",
      ],
      ["severe_pain little_urine irritable", "Non, elle est souriante et elle mouille six couches par jour."],
      ["slow_growth", "Non, elle grossit bien, elle faisait six kilos mardi."],
    ],
  },
  {
    id: "s626",
    level: "self_care",
    says: "Bonjour, j'ai 24 ans, je suis étudiant en droit. Avant-hier, en révisant, j'ai senti que la paupière gauche me grattait. Le lendemain un petit bouton est sorti juste au bord, près des cils, comme un grain de riz rouge, sensible quand je le touche. Ma grand-mère dit que j'ai refusé quelque chose à une femme enceinte ! Je vois très bien, l'œil lui-même est blanc. Je n'ai pas de fièvre et je ne porte pas de lentilles. Mon cousin a perdu un œil à cause d'une infection mal soignée, alors je préfère demander. Puis-je le percer avec une aiguille ?",
    answers: [
      ["new_medicine_rash", "Non, je n'ai pris aucun médicament, et il n'y a qu'un seul bouton."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Non, aucun de ces signes, le visage n'est pas gonflé, c'est juste le petit bouton au bord de la paupière.",
      ],
      ["eye_chemical halos eye_bulging", "Non, je n'ai rien mis dans l'œil et je vois tout à fait normalement."],
      [
        "eye_pain light_hurts eye_injury",
        "Pas vraiment, l'œil ne me fait pas mal, c'est le bouton de la paupière qui est sensible quand je le touche. La lumière ne me gêne pas et je n'ai pas reçu de coup.",
      ],
      [
        "pregnancy_weeks",
        "Je suis un homme, je ne suis pas enceinte ! C'est ma grand-mère qui parlait d'une femme enceinte pour plaisanter.",
      ],
      ["age", "Ma grand-mère va très bien, c'est moi qui ai le bouton, j'ai 24 ans."],
      ["soaks_pads severe_belly_pain convulsion", "Non, aucun de ces signes, je suis un homme."],
      [
        "no_fetal_movement contractions waters_broken",
        "Non, je suis un homme, il n'y a pas de bébé. C'est un bouton à la paupière.",
      ],
      ["burning_urine vomits_everything", "Non, ni l'un ni l'autre."],
      ["tongue_swelling", "Non, rien ne gonfle, sauf un tout petit peu le bord de la paupière."],
      ["reduced_movement", "Il n'y a pas de bébé ! Je suis un homme et je parle de ma paupière."],
    ],
  },
  {
    id: "s627",
    level: "self_care",
    says: "Bonsoir, excusez-moi, je panique un peu. J'ai 20 ans et je prépare mes examens, je passe dix heures par jour devant l'ordinateur. Depuis trois jours, vers la fin d'après-midi, j'ai comme un bandeau qui serre le front et la nuque, pas très fort. Si je prends un paracétamol et que je me repose, ça disparaît. L'an passé, pendant les partiels, c'était pareil. Mais ce soir j'ai lu sur un forum l'histoire d'une fille qui avait une tumeur au cerveau. Je n'ai que mal à la tête, rien d'autre. Faut-il que je fasse un scanner ?",
    answers: [
      [
        "chest_pain hard_breathing fainted",
        "Non, rien dans la poitrine, et je ne me suis pas évanouie. Ma grand-mère s'évanouissait souvent, mais pas moi.",
      ],
      [
        "fever purple_spots drowsy confusion convulsion",
        "Non, aucun de ces signes. Je n'ai vraiment que ce bandeau autour de la tête, en fin d'après-midi.",
      ],
      [
        "recurrent",
        "Je n'ai pas de vraies crises de panique, c'est une façon de parler, je suis inquiète ce soir à cause de ce que j'ai lu.",
      ],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, aucun de ces signes, je n'ai jamais pris de drogue et tout va bien à la maison.",
      ],
      ["panic", "Non, ce n'est pas une crise de panique, c'est un mal de tête, trois sur dix, le soir."],
      [
        "one_side_weak both_legs_weak light_hurts",
        "Non, je n'ai aucune faiblesse et la lumière ne me gêne pas, sauf que je me fatigue devant l'écran.",
      ],
      ["thunderclap neck_stiff vision_loss", "Non, c'est venu doucement et mon cou est souple. J'y vois très bien."],
      ["pregnant", "Non, j'ai eu mes règles la semaine passée."],
      [
        "worst_headache speech_trouble double_vision",
        "Non, rien de tout cela, c'est un mal de tête ordinaire, trois sur dix.",
      ],
      ["vomiting getting_worse", "Non, je n'ai pas vomi et ça ne s'aggrave pas, c'est pareil chaque soir."],
      [
        "head_injury smoke_gas high_pressure",
        "Non, rien de tout cela, je ne me suis pas cognée et je n'ai pas de tension.",
      ],
    ],
  },
  {
    id: "s628",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, c'est pour mon épouse, elle a 35 ans. Hier en descendant du trottoir devant la pharmacie, son pied gauche a tourné vers l'intérieur. Elle n'est pas tombée, elle a pu continuer à marcher jusqu'à la maison, en boitant légèrement. Le soir c'était un peu gonflé sur le côté, nous avons mis de la glace. Ce matin elle pose le pied et elle fait la cuisine, elle dit que ça tire seulement. Sa mère parle déjà de fracture et veut l'emmener chez un rebouteux, moi je n'y crois pas. Qu'est-ce que nous pouvons faire ici ?",
    answers: [
      [
        "hard_breathing lying_flat_worse chest_pain confusion",
        "Non, aucun de ces signes, c'est seulement la cheville qui tire.",
      ],
      ["pregnant", "Non, elle n'est pas enceinte, elle a eu ses règles il y a dix jours."],
      [
        "headache vision_blurred face_swelling upper_belly_pain high_pressure",
        "Non, elle n'a rien de tout cela, c'est sa cheville qui est un peu enflée, pas son visage.",
      ],
      ["face_droop limb_cold_pale", "Non, rien de tout cela, son pied est chaud et de couleur normale."],
      [
        "little_urine belly_swollen jaundice fever",
        "Non, elle n'a rien de tout cela, elle a seulement la cheville tordue depuis hier.",
      ],
      ["numb_fingers open_fracture thigh_broken", "Non, rien de tout cela, ses orteils bougent et elle marche."],
      [
        "cannot_bear_weight deformity ankle_bone_pain severe_pain",
        "Non, elle s'appuie dessus, ce n'est pas déformé, et quand j'ai appuyé sur l'os elle n'a pas eu mal. La douleur est de trois sur dix.",
      ],
    ],
  },
  {
    id: "s629",
    level: "self_care",
    says: "Bonjour, ma mère, qui a 57 ans, vient de se faire une petite frayeur. Il y a deux heures elle a soulevé le couvercle de la marmite et la vapeur lui a touché l'avant-bras droit. J'ai tout de suite mis le bras sous le robinet, un quart d'heure au moins. Maintenant il y a une marque rouge de la taille d'un bouchon, sans cloque, et elle dit que ça picote, pas plus. Ma cousine avait été gravement brûlée au gaz l'an dernier, avec des greffes, c'est pourquoi tout le monde s'affole. La tante veut mettre du dentifrice. Est-ce une bonne idée ?",
    answers: [
      [
        "hard_breathing noisy_breathing unconscious confusion",
        "Non, aucun de ces signes, elle bavarde avec tout le monde. Elle n'a respiré aucune fumée, c'était seulement la vapeur de la sauce.",
      ],
      [
        "burn_joint_hand fever wound_infected",
        "Non, c'est l'avant-bras, assez loin du poignet et du coude. Pas de fièvre et pas de pus.",
      ],
      [
        "burn_face burn_large burn_electric burn_chemical burn_around",
        "Non, c'est une seule marque rouge de trois centimètres environ, par la vapeur de la marmite, sur l'avant-bras.",
      ],
    ],
  },
  {
    id: "s630",
    level: "self_care",
    says: "Bonjour, j'ai 33 ans et d'habitude je suis solide. Hier à midi j'ai mangé un garba au bord de la route avec des collègues. Le soir mon ventre s'est mis à gargouiller comme une vieille pompe et je suis allé quatre fois aux toilettes, c'était mou puis liquide. Il n'y avait ni sang ni glaires. J'ai pris du thé et des biscuits, je les garde. Je n'ai pas de fièvre, j'ai mesuré 37,1. À la radio ils parlaient du choléra dans un autre pays, ma femme s'est affolée, mais chez nous personne d'autre n'est malade. Faut-il un antibiotique ?",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, rien de tout cela. Ce n'est pas de l'eau de riz, c'est plutôt comme de la bouillie, et j'urine comme d'habitude.",
      ],
      ["vomits_everything sunken_eyes little_urine", "Non, je ne vomis pas, mes yeux sont normaux et j'urine bien."],
      [
        "cluster_diarrhea",
        "Non, personne n'est malade autour de moi. Le choléra, c'était à la radio, dans un autre pays.",
      ],
      ["confusion", "Non, j'ai toute ma tête."],
    ],
  },
  {
    id: "s631",
    level: "self_care",
    says: "Bonjour, c'est pour ma copine, elle a 19 ans et elle est à côté de moi avec une bouillotte. Ses règles sont venues hier, à la bonne date, et comme chaque mois elle a des crampes en bas du ventre le premier et le deuxième jour. Elle a pris un ibuprofène ce matin, ça l'a bien calmée. Elle ne saigne pas plus que d'habitude. Moi je m'inquiète parce que ma sœur, elle, avait fait une grossesse hors de l'utérus et on l'avait opérée la nuit même. Mais ma copine n'a jamais eu de retard. Que peut-on faire de plus pour la soulager ?",
    answers: [
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Non, aucun de ces signes, elle n'a pas de fièvre et elle n'a pas vomi. La douleur, elle dit que c'était quatre sur dix avant le comprimé.",
      ],
      [
        "fainted soaks_pads rigid_belly",
        "Non, aucun de ces signes. Elle change de serviette toutes les quatre heures à peu près et son ventre est souple.",
      ],
    ],
  },
  {
    id: "s632",
    level: "self_care",
    says: "Bonjour, j'ai 23 ans. Avant-hier, un ami m'a défié et nous avons fait cent pompes alors que je n'avais plus fait de sport depuis des mois. Hier au réveil, les deux côtés de la poitrine me faisaient mal, surtout quand je lève les bras ou que j'appuie dessus avec les doigts. Aujourd'hui c'est pareil, un peu moins. Je monte mes trois étages sans problème et je respire bien. Mais mon oncle est mort d'un infarctus à cinquante-six ans, alors dès que j'ai mal là je pense au cœur. Est-ce que je devrais faire un électrocardiogramme ?",
    answers: [
      [
        "chest_pressure pain_to_arm_jaw sweating fainted",
        "Non, ça ne serre pas et ça ne va ni dans le bras ni dans la mâchoire. Je ne transpire pas plus que d'habitude et je ne me suis pas évanoui.",
      ],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Non, aucun de ces signes. Je n'ai jamais été opéré et mes jambes sont pareilles, elles ont juste des courbatures aussi.",
      ],
      [
        "fever effort_pain pleuritic_pain palpitations diabetes",
        "Non, aucun de ces signes. Monter les escaliers ne change rien, c'est lever les bras qui fait mal.",
      ],
      [
        "limb_cold_pale pain_out_of_proportion",
        "Non, mes bras sont chauds et la peau ne me fait pas mal, c'est le muscle.",
      ],
      ["cannot_bear_weight cellulitis severe_pain", "Non, j'utilise mes bras, ça tire seulement, trois sur dix."],
      ["confusion cannot_stand pallor", "Non, rien de tout cela, je suis debout depuis ce matin."],
      ["heartburn", "Non, ça ne brûle pas et ça n'a rien à voir avec les repas."],
    ],
  },
  {
    id: "s633",
    level: "self_care",
    says: "Bonjour, je garde le fils de ma voisine, il a cinq ans, ses parents sont en voyage jusqu'à demain. Hier vers 17 heures il courait avec les autres et il s'est cogné le front contre la porte. Il a pleuré tout de suite, très fort, puis il a demandé un biscuit. Il y a une petite bosse comme un œuf de caille. Il n'a pas vomi et il ne s'est pas évanoui. Il a bien dormi et ce matin il regarde ses dessins animés. Un enfant de ma rue avait fait une hémorragie dans la tête, j'en tremble encore. Dois-je l'emmener ?",
    answers: [
      [
        "heavy_bleeding vomits_blood black_stool bloody_stool cough_blood",
        "Il ne saigne pas du tout, ni hier ni aujourd'hui. L'hémorragie, c'était un autre enfant de ma rue, il y a longtemps.",
      ],
    ],
  },
  {
    id: "s634",
    level: "self_care",
    says: "Bonjour, je suis le papa d'un petit bonhomme de huit mois. Il fait très chaud chez nous et le ventilateur est en panne depuis une semaine. Il y a quatre jours, j'ai vu de tout petits boutons rouges sur son cou, puis dans le dos, là où il transpire. Ma femme lui met un body à manches longues, parce qu'elle craint les moustiques. Il tète, il rit, il rampe, et je lui ai pris la température : 36,9. À la crèche un enfant a eu la rougeole le mois passé, mais le nôtre est bien vacciné. Quelle pommade faut-il mettre ?",
    answers: [
      ["age", "Mon fils a huit mois."],
      ["new_medicine_rash", "Non, il n'a reçu aucun médicament ces dernières semaines."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Non, aucun de ces signes, il rit et il rampe.",
      ],
      ["fever", "Non, j'ai mesuré 36,9, il n'a pas de fièvre."],
      ["cannot_drink vomits_everything convulsion", "Non, il tète bien et il ne vomit pas."],
      ["cannot_stand one_side_weak", "Non, il rampe partout, il a de la force."],
      [
        "cellulitis wound_infected",
        "Non, ce sont de tout petits boutons secs, pas de pus, et la peau n'est pas chaude.",
      ],
    ],
  },
  {
    id: "s635",
    level: "self_care",
    says: "Bonjour, je suis planteur de cacao, j'ai 47 ans. Ce matin, en ramassant les cabosses, j'ai soulevé des feuilles et un serpent vert, long comme mon bras, est parti devant moi, à deux mètres à peu près. J'ai sauté en arrière et mon cœur a battu fort pendant dix minutes. Il ne m'a pas touché, j'avais mes bottes, j'ai regardé mes jambes avec ma femme, il n'y a aucune trace. Maintenant je suis calme. L'an passé un manœuvre a été mordu et il est mort en route, alors j'y pense. Est-ce que je dois prendre un sérum par précaution ?",
    answers: [
      [
        "fainted chest_pressure hard_breathing one_side_weak electric_shock",
        "Non, aucun de ces signes. C'était seulement la peur, maintenant je suis tranquille.",
      ],
      ["chest_pain", "Non, je n'ai pas mal à la poitrine, mon cœur avait seulement battu fort à cause de la peur."],
      ["unconscious drowsy confusion cannot_stand", "Non, rien du tout, j'ai repris le travail."],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, rien de cela, je suis un planteur bien tranquille. Le serpent ne m'a pas touché, c'est tout.",
      ],
      ["dizzy heart_disease fever pallor", "Non, aucun de ces signes, je n'ai jamais eu de maladie du cœur."],
      ["pregnant", "Moi ? Je suis un homme, docteur, je ne suis pas enceinte."],
      ["suicidal_thoughts", "Non, jamais, j'ai trop de cacao à ramasser !"],
      ["snake_spit animal_bite", "Non, ni venin dans l'œil ni morsure, le serpent est parti de son côté."],
      [
        "head_injury cannot_bear_weight deformity severe_pain deep_cut",
        "Non, rien du tout, je ne suis pas tombé, j'ai seulement sauté en arrière.",
      ],
      [
        "spine_pain_injury pelvis_injury severe_belly_pain human_bite",
        "Non, je n'ai mal nulle part et personne ne m'a mordu.",
      ],
    ],
  },
  {
    id: "s636",
    level: "self_care",
    says: "Bonjour, mon épouse a 28 ans et elle est enceinte de neuf semaines, c'est notre deuxième. L'échographie de la semaine dernière a montré que tout est bien en place. Depuis quinze jours elle a des nausées le matin, l'odeur de l'huile la dérange, et il lui arrive de vomir une fois, pas tous les jours. Le reste du temps elle mange et elle boit normalement. À la première grossesse c'était exactement pareil. Mais sa cousine avait été hospitalisée avec des perfusions parce qu'elle ne gardait plus rien, voilà pourquoi je demande. Existe-t-il quelque chose de simple pour la soulager ?",
    answers: [
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Non, aucun de ces signes. Elle vomit de la salive ou un peu de thé, jamais de sang.",
      ],
      [
        "drowsy cannot_stand neck_stiff convulsion",
        "Non, aucun de ces signes, elle est même partie au marché ce matin.",
      ],
      [
        "vomits_everything fever no_urine bile_vomit diabetes",
        "Non, elle n'a rien de cela, elle urine bien et elle n'a pas le diabète.",
      ],
      [
        "diarrhea flank_pain hernia_stuck head_injury",
        "Non, pas de diarrhée, pas de mal aux reins, et elle ne s'est pas cognée.",
      ],
      ["soaks_pads vision_blurred hard_breathing", "Non, elle ne saigne pas, elle voit bien et elle respire bien."],
      ["vaginal_bleeding burning_urine", "Non, elle ne saigne pas et ça ne brûle pas."],
      ["belly_pain low_belly_pain", "Non, elle n'a mal nulle part."],
      ["leg_swelling_one", "Non, ses deux jambes sont comme d'habitude."],
      ["jaundice tongue_swelling", "Non, ses yeux sont blancs et rien ne gonfle."],
      ["fainted hoarse", "Non, elle parle et elle se tient comme d'habitude."],
      ["skin_peeling", "Non, sa peau est tout à fait normale."],
      ["face_swelling", "Non, son visage n'est pas gonflé, rien n'est gonflé."],
    ],
  },
];
