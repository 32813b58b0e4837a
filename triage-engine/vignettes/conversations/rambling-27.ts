import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling27: readonly Conversation[] = [
  {
    id: "v514",
    level: "routine",
    says: "Bonjour ma fille. J'ai soixante-six ans, j'ai élevé six enfants et j'ai toujours marché beaucoup pour vendre mon attiéké. Voilà huit mois que le genou droit me fait mal, surtout pour descendre l'escalier de chez ma fille et le soir après le marché ; il craque comme du bois sec. Au début je mettais du beurre de karité, puis une pommade du pharmacien et du paracétamol, et cela soulage un peu. Ma tante avait mal à la jambe et c'était un cancer des os, alors mes sœurs m'ont mis cette peur dans la tête. Je marche encore sans canne. Que dois-je faire ?",
    answers: [
      ["fever", "Non ma fille, pas de fièvre, le corps est comme d'habitude et le genou non plus n'est pas chaud."],
      [
        "locked_jaw paracetamol_much",
        "Non, la mâchoire va très bien, je parle assez pour cela ! Et le paracétamol, j'en prends deux comprimés le soir, pas plus.",
      ],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Non, je m'appuie dessus et je n'ai pas fait de chute. Le genou est un peu gonflé par moments, mais il n'est pas tordu, et la douleur est moyenne, disons quatre sur dix.",
      ],
    ],
  },
  {
    id: "v515",
    level: "routine",
    says: "Bonsoir. J'ai trente-trois ans, je suis enceinte de sept mois, trente semaines exactement d'après l'échographie, et c'est ma troisième grossesse. Je suis caissière, donc je reste assise ou debout toute la journée. Depuis trois semaines j'ai mal en bas du dos le soir, comme une barre, et dès que je m'allonge sur le côté cela s'en va. Ma cousine a fait une éclampsie l'an passé et depuis ma mère s'affole au moindre bobo, mais moi la sage-femme m'a trouvé une tension de 11/7 la semaine dernière et le bébé bouge beaucoup. Je n'ai pris aucun médicament, seulement mon fer. Puis-je mettre une ceinture ?",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, aucun de ces signes. J'urine souvent, mais pas plus que d'habitude à ce terme, et je me retiens très bien.",
      ],
      ["fever", "Non, pas de fièvre, à la consultation j'avais 36,8 et je n'ai pas eu chaud depuis."],
      [
        "spine_tender",
        "Non, pas vraiment sur un os précis, c'est plutôt une barre large en bas, et couchée je n'ai plus rien.",
      ],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Non, aucun de ces signes, je prends plutôt du poids, heureusement, et je ne suis pas tombée. La douleur est à quatre sur dix, pas plus.",
      ],
      [
        "locked_jaw paracetamol_much",
        "Non, rien de tout cela, je n'ai même pas pris de paracétamol, j'avais peur pour le bébé.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, pas du tout, je ne perds ni sang ni eau, le ventre est souple et je vois comme d'habitude.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Non, le bébé bouge même beaucoup, pas de contractions, pas de perte d'eau, et mon visage n'est pas gonflé.",
      ],
      [
        "vaginal_bleeding burning_urine vomits_everything",
        "Non, pas de saignement, pas de brûlures, et je garde très bien ce que je mange.",
      ],
      ["belly_pain low_belly_pain", "Non, le ventre ne me fait pas mal, ni en haut ni en bas, c'est seulement le dos."],
      ["leg_swelling_one", "Non, les deux sont pareilles, un peu lourdes le soir, mais pas gonflées."],
      ["reduced_movement", "Non, pas moins que d'habitude, il donne même des coups de pied pendant que je vous écris."],
      [
        "lost_consciousness_injury spine_pain_injury heavy_bleeding injury_paralysis",
        "Non, je n'ai reçu aucun choc et je n'ai rien de tout cela, c'est le bas du dos, le soir seulement.",
      ],
    ],
  },
  {
    id: "v516",
    level: "routine",
    says: "Bonjour docteur, je vous écris pour mon fils qui a sept ans. Pendant les vacances son cousin de Korhogo est venu dormir à la maison et il se grattait déjà. Il y a trois semaines mon fils a commencé à son tour, surtout la nuit dans le lit, avec de petits boutons entre les doigts, aux poignets et autour du nombril. Maintenant son petit frère se gratte, et moi aussi un peu, pour être honnête. J'ai lavé avec du savon noir et mis du talc, sans succès. J'ai lu sur internet qu'on parle de la variole du singe, et cela m'a effrayée. Il mange bien et joue comme d'habitude.",
    answers: [
      ["age", "Moi, j'ai trente et un ans, mais c'est surtout pour mon fils que j'écris, il a sept ans."],
      [
        "new_medicine_rash",
        "Non, il n'a pris aucun médicament nouveau, seulement le savon noir et le talc, et c'était après les boutons.",
      ],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Non, aucun de ces signes, il respire bien, il court partout, et son visage est comme d'habitude.",
      ],
      ["fever", "Non, il n'est pas chaud, je lui ai pris la température hier soir, 36,9."],
      ["tongue_swelling", "Non, ni la langue ni les lèvres, seulement les petits boutons qui grattent."],
    ],
  },
  {
    id: "v517",
    level: "self_care",
    says: "Bonsoir. J'ai vingt-quatre ans, je suis étudiant et pour payer mon loyer j'ai accepté avant-hier de décharger un camion de ciment à Treichville, une centaine de sacs. Le soir j'étais mort de fatigue, mais sans douleur. Hier au réveil, j'avais mal à la poitrine du côté droit quand je lève le bras ou quand j'appuie avec le doigt sur le muscle ; si je ne bouge pas, je ne sens presque rien. J'ai lu sur internet que cela pouvait être un infarctus et je n'ai pas dormi tranquille. Un comprimé de paracétamol m'a soulagé. Je n'ai jamais été malade. Dois-je m'inquiéter ?",
    answers: [
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Non, rien de tout cela. La douleur reste au même endroit, sur le muscle, et je respire normalement. J'ai transpiré en portant les sacs, mais plus maintenant.",
      ],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Non, rien de tout cela, je n'ai jamais été opéré et je ne crache pas.",
      ],
      [
        "fever effort_pain pleuritic_pain palpitations diabetes",
        "Non, pas de fièvre ni de diabète. Elle n'est pas plus forte quand je respire, seulement quand je lève le bras ou que je tourne le buste.",
      ],
      [
        "severe_pain",
        "Légère, je dirais trois sur dix quand je bouge, et presque rien au repos. C'est plutôt l'inquiétude qui m'a empêché de dormir.",
      ],
      [
        "one_side_weak speech_trouble",
        "Non, je n'ai rien de cela, je parle bien et les deux bras ont de la force ; c'est juste que le droit tire quand je le lève.",
      ],
      ["pregnant", "Je suis un homme, donc non, aucune grossesse à craindre de ce côté !"],
      ["pallor vomiting black_stool", "Non, rien de tout cela, je mange bien et mes selles sont comme d'habitude."],
      ["confusion cannot_stand cold_body", "Non, rien de cela, je suis en pleine forme à part ce muscle."],
      [
        "chest_pain dizzy_on_standing",
        "C'est la douleur dans la poitrine, sur le muscle à droite. Étourdi, je ne le suis pas, même en me levant vite.",
      ],
    ],
  },
  {
    id: "v518",
    level: "self_care",
    says: "Bonjour madame. J'ai trente et un ans, je suis comptable, mariée, avec un implant contraceptif. Le mois dernier j'ai eu une angine et le médecin m'a donné de l'amoxicilline pendant sept jours ; la gorge est tout à fait guérie. Mais trois jours après la dernière gélule, cela a commencé à me démanger en bas, avec des pertes blanches épaisses comme du lait caillé, sans odeur. Cela ne m'était jamais arrivé. Ma mère a eu un cancer du col il y a quelques années, elle est guérie maintenant, mais forcément j'y pense. Mes règles se sont terminées il y a quatre jours. Que puis-je acheter ?",
    answers: [
      [
        "fever low_belly_pain vaginal_bleeding",
        "Non, pas de fièvre, pas de mal au ventre, et je ne saigne plus, mes règles sont terminées depuis quatre jours.",
      ],
      [
        "pregnant",
        "Non, je ne suis pas enceinte, j'ai l'implant et mes règles sont venues à l'heure, elles ont fini il y a quatre jours.",
      ],
      [
        "discharge_odour discharge_colored genital_ulcer sex_risk thrush_before",
        "Non, cela ne sent rien et c'est bien blanc. C'est la première fois, je n'ai jamais eu de mycose, et mon mari n'a rien.",
      ],
      [
        "contraception genital_itch discharge_thrush",
        "Ce sont les démangeaisons et les pertes blanches épaisses comme du lait caillé. La contraception, non, j'ai déjà mon implant.",
      ],
      ["tongue_swelling", "Non, rien ne gonfle, ni la langue ni la gorge, et mon angine est bien guérie."],
      [
        "taking_medicine genital_itch contraception_trouble sore_throat",
        "Ce sont toujours les démangeaisons du sexe, avec les pertes blanches. La gorge, c'est fini, l'amoxicilline aussi, et l'implant ne me gêne pas.",
      ],
    ],
  },
  {
    id: "v519",
    level: "self_care",
    says: "Bonjour. J'ai quarante ans et je travaille dans une banque au Plateau ; nous sommes en plein bilan annuel et je passe douze heures par jour devant l'écran. Hier dans l'après-midi, petit à petit, j'ai senti la tête serrée comme par un foulard trop noué, des deux côtés et derrière. Un comprimé de paracétamol l'a fait partir, puis c'est revenu ce soir, en moins fort. J'ai cela chaque année à la même période. Seulement, ma cousine est morte d'une rupture d'anévrisme en mars, et depuis nous avons tous peur. Moi, je n'ai que mal à la tête, rien d'autre. Faut-il un scanner ?",
    answers: [
      [
        "neck_stiff one_side_weak confusion vision_loss",
        "Non, aucun de ces signes. La nuque est un peu tendue à force d'écran, mais je touche ma poitrine avec le menton sans difficulté.",
      ],
      ["pregnant", "Non, mes règles sont venues la semaine dernière, enfin, il y a huit jours exactement."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non, ce n'est pas le plus fort de ma vie, loin de là, disons trois sur dix ; l'an passé pendant le bilan c'était pire. Et rien des autres signes.",
      ],
      [
        "fever vomiting vision_blurred getting_worse",
        "Non, rien de tout cela, je vois bien, et ce soir c'est plutôt moins fort qu'hier.",
      ],
      [
        "head_injury smoke_gas high_pressure",
        "Non, aucun. La semaine dernière à la visite du travail ma tension était à 12/8, donc pas plus que d'habitude.",
      ],
      [
        "known_migraine",
        "Je n'ai pas vraiment de migraine, on ne m'a jamais dit cela, mais oui, c'est le même mal de tête que chaque année pendant le bilan.",
      ],
      [
        "locked_jaw paracetamol_much",
        "Non, deux comprimés de paracétamol en tout depuis hier, enfin non, trois avec celui de ce soir.",
      ],
      ["hard_breathing tongue_swelling", "Non, rien de tout cela, je respire normalement."],
      [
        "hives face_swelling inconsolable_crying",
        "Non, aucune plaque, je ne suis pas gonflée, et je ne pleure pas plus que d'habitude !",
      ],
      ["purple_spots face_droop balance_loss", "Non, rien de tout cela, je marche droit et mon visage est normal."],
      [
        "checkup deficit_passed gradual_onset head_pressure",
        "La tête serrée comme dans un bandeau, et c'est venu petit à petit. Le bilan dont je parlais, c'est celui de la banque, pas un bilan de santé.",
      ],
      ["deficit_passed", "Non, pas tout seul, il a fallu le paracétamol, et ce soir c'est revenu un peu, moins fort."],
    ],
  },
  {
    id: "v520",
    level: "self_care",
    says: "Bonjour. Je prépare les repas pour une cantine, j'ai trente-sept ans. Ce matin vers neuf heures, en soulevant le couvercle de la grande marmite, la vapeur m'a touché l'avant-bras gauche, au milieu, du côté extérieur. J'ai tout de suite mis le bras sous le robinet, un bon quart d'heure, comme on nous l'a appris. La peau est rouge sur la largeur d'une petite pièce et demie, sans cloque, et cela picote comme un coup de soleil. La voisine veut mettre du dentifrice. L'an passé une collègue a été brûlée gravement au visage, alors je préfère demander. Est-ce que cela va laisser une marque ?",
    answers: [
      ["fever confusion vomiting", "Non, rien de cela, à part le bras je me porte comme d'habitude."],
      [
        "hard_breathing chest_pressure noisy_breathing fainted",
        "Non, je respire très bien, je n'ai pas respiré de fumée, ce n'était que de la vapeur d'eau sur le bras.",
      ],
      [
        "burn_joint_hand wound_infected",
        "Non, ce n'est ni la main ni le poignet, c'est le milieu de l'avant-bras, et la peau est rose-rouge mais fermée, sans pus ni rien.",
      ],
      [
        "burn_face burn_large burn_electric burn_chemical burn_around",
        "Non, aucun de ces signes, c'est seulement la vapeur, sur une petite surface, deux doigts à peu près, enfin, disons trois centimètres.",
      ],
      [
        "chest_wall_pain muscle_after_effort sweating palpitations diabetes",
        "Non, rien de tout cela, je n'ai mal qu'au bras, là où c'est rouge.",
      ],
      [
        "pain_to_arm_jaw",
        "Non, pas du tout, je n'ai aucune douleur dans la poitrine, c'est la brûlure de l'avant-bras qui picote, et elle ne va nulle part.",
      ],
      [
        "back_injury_effort burn_small rash sunburn",
        "C'est la petite brûlure rouge sans cloque, et c'est tout. On dirait un coup de soleil, mais c'était la vapeur.",
      ],
    ],
  },
  {
    id: "v521",
    level: "self_care",
    says: "Bonsoir, je m'excuse de vous déranger pour si peu. J'ai vingt et un ans, je suis en deuxième année de droit à Cocody et mes examens commencent dans cinq jours. Depuis une semaine à peu près je me couche à minuit et je tourne dans le lit jusqu'à deux heures, avec les cours dans la tête. Je bois quatre cafés par jour, dont un le soir, enfin non, plutôt deux le soir. Un ami m'a dit que le manque de sommeil rend fou et qu'il a connu quelqu'un qui entendait des voix ; moi, rien de cela. Je mange bien, je joue encore au ballon. Existe-t-il un produit léger ?",
    answers: [
      [
        "violent suicidal_thoughts fever confusion psychosis_agitated",
        "Non, pas du tout, rien de tout cela ; je suis juste un peu nerveux, comme avant un match.",
      ],
      [
        "chest_pain hard_breathing fainted",
        "Non, aucun des trois. Le cœur bat un peu vite après le café, mais pas plus que d'habitude.",
      ],
      ["convulsion head_injury", "Non, ni l'un ni l'autre, je ne suis pas tombé et je n'ai jamais fait de crise."],
      [
        "hears_voices",
        "Non, ce n'est pas moi, c'est quelqu'un que mon ami a connu. Moi je n'entends rien et je ne vois rien d'étrange.",
      ],
      ["sudden_onset", "Non, ma vue est bonne, j'ai un peu les yeux fatigués à force de lire, c'est tout."],
      [
        "one_side_weak speech_trouble worst_headache",
        "Non, rien de cela, je n'ai même pas mal à la tête, je dors seulement moins bien que d'habitude.",
      ],
      ["pregnant", "Je suis un garçon, donc non, ce n'est pas possible."],
      [
        "eye_pain red_eye diabetes flashes_floaters",
        "Non, rien de tout cela, mes yeux vont bien, c'est du sommeil que je vous parle.",
      ],
    ],
  },
  {
    id: "v522",
    level: "self_care",
    says: "Bonjour. Au bureau, ma collègue d'en face éternue depuis lundi et, évidemment, avant-hier c'est moi qui ai commencé : le nez qui coule, la gorge qui gratte, une petite toux sèche. Hier soir j'avais 38,2. Ce matin je suis passée au centre de santé faire le test du palu, il est négatif, et le thermomètre était à 37,6. J'ai quarante-huit ans. À trente ans j'ai fait une pneumonie qui m'a tenue à l'hôpital dix jours, c'est pour cela que je suis prudente, mais c'était tout autre chose, j'étouffais. Aujourd'hui je mange, je bois mes tisanes et j'ai pris du paracétamol. Me faut-il un antibiotique ?",
    answers: [
      [
        "confusion neck_stiff cannot_speak",
        "Ma collègue a seulement un rhume, je crois, mais c'est de moi qu'il s'agit. Moi, je n'ai aucun de ces signes, je parle et je respire sans difficulté.",
      ],
      ["age", "J'ai quarante-huit ans, quarante-neuf en mars prochain."],
      [
        "fever hard_breathing severe_pain cough_blood cannot_stand",
        "Hier soir j'avais 38,2, mais ce matin 37,6 et maintenant je ne me sens plus chaude. Les autres signes, non, je n'en ai aucun.",
      ],
      [
        "convulsion spontaneous_bleeding",
        "Non, ni l'un ni l'autre, je ne saigne pas, je me mouche seulement beaucoup.",
      ],
      [
        "purple_spots vomits_everything jaundice dark_urine",
        "Non, aucun de ces signes, les urines sont claires avec toutes ces tisanes.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, aucun de ces signes, et je ne suis allée nulle part, seulement au bureau.",
      ],
      [
        "blue_lips noisy_breathing cannot_swallow",
        "Non, aucun de ces signes, j'avale bien ma salive et je respire sans bruit.",
      ],
      ["pregnant", "Non, je suis ménopausée depuis un an, je ne peux plus être enceinte."],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "Non, aucun de ces signes, seulement le nez, la gorge qui gratte et la petite toux.",
      ],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Non, aucune de ces maladies, la pneumonie c'était il y a dix-huit ans et je n'ai rien gardé.",
      ],
    ],
  },
  {
    id: "v523",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour à vous. J'ai soixante-seize ans, ancien planteur de cacao, je marche encore mes deux kilomètres chaque matin sans aucune gêne. Voici deux semaines que, la nuit, le mollet se durcit d'un coup comme une pierre, tantôt à gauche, tantôt à droite, deux ou trois fois dans la semaine. Je me lève, je tire le pied vers moi, et en deux minutes c'est fini. La jambe n'est pas enflée. Mon frère cadet a fait une phlébite l'an dernier et il me répète que c'est la même chose. Je ne prends aucun médicament, et ma femme dit que je ne bois pas assez d'eau. Qu'en dites-vous ?",
    answers: [
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, aucun de ces signes, la jambe est tiède et de bonne couleur, et je respire comme un jeune homme.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Non, les deux jambes sont pareilles et je m'appuie dessus sans problème. Pendant la crampe c'est assez douloureux, mais cela ne dure que deux minutes et le reste du temps je n'ai rien.",
      ],
      [
        "poor_feeding",
        "Pas vraiment, j'ai toujours bu peu d'eau, deux ou trois verres par jour, ce n'est pas moins que d'habitude. C'est ma femme qui le dit.",
      ],
      [
        "age",
        "Ma femme a soixante-neuf ans, mais elle se porte bien ; c'est moi qui ai les crampes, et j'ai soixante-seize ans.",
      ],
      [
        "snake_bite scorpion_sting burn wound animal_bite",
        "Non, rien ne m'a mordu ni piqué, et je n'ai pas de plaie, c'est seulement une crampe la nuit.",
      ],
      ["diarrhea", "Non, pas de diarrhée, je vais à la selle une fois par jour, comme d'habitude."],
    ],
  },
  {
    id: "v524",
    level: "self_care",
    says: "Bonjour, je suis papa d'un garçon de quatre ans, très remuant. Vers onze heures il courait autour de la table du salon avec sa sœur et il s'est cogné le front contre le bord. Il a pleuré tout de suite, on l'a consolé, sa mère a mis de la glace dans un torchon. Il a une bosse, à peu près grosse comme une noisette, rien d'ouvert. Depuis il a mangé son riz, il joue et il se chamaille de nouveau. Le fils du voisin est mort d'un traumatisme crânien après un accident de moto, alors ma femme veut l'hôpital. Il est maintenant quinze heures. Faut-il l'empêcher de dormir ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, rien de tout cela. Il a pleuré immédiatement, il n'a pas vomi et il parle comme d'habitude, même trop.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien de tout cela, il était debout par terre et il a seulement heurté la table. La bosse est dure et petite, et il dit que cela fait un peu mal quand on la touche, c'est tout.",
      ],
      [
        "headache dizzy deep_cut",
        "Non, il ne se plaint pas de la tête, il n'est pas étourdi, et il n'y a pas de plaie, seulement la bosse.",
      ],
      ["vomits_everything hard_breathing", "Non, il mange normalement, il n'a rien vomi et il respire très bien."],
      [
        "spine_pain_injury heavy_bleeding injury_paralysis",
        "Non, il tourne la tête dans tous les sens, rien ne saigne, et il court partout. Est-ce que je peux le laisser faire la sieste ?",
      ],
      [
        "speech_trouble double_vision balance_loss worst_headache",
        "Non, il parle bien, il court droit, et il ne se plaint de rien.",
      ],
      [
        "hearing_loss fever fainted pallor",
        "Non, il entend bien, il n'est pas chaud, il est comme d'habitude, avec de bonnes couleurs.",
      ],
      [
        "cannot_stand neck_stiff",
        "Non, il tient très bien debout et il baisse la tête sans difficulté pour jouer avec ses voitures.",
      ],
      [
        "head_injury",
        "Oui, il s'est cogné le front contre le bord de la table, vers onze heures, enfin, un peu avant onze heures.",
      ],
    ],
  },
];
