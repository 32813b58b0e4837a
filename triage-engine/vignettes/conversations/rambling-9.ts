import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling9: readonly Conversation[] = [
  {
    id: "q525",
    level: "self_care",
    says: "Bonjour, j'ai vingt-sept ans et je travaille dans une banque où tout le monde éternue en ce moment. Avant-hier mon nez s'est mis à couler, la gorge me gratte, je tousse un tout petit peu. Hier soir j'avais 38, alors ce matin, avant d'aller au travail, je suis passé au dispensaire et le test du palu était négatif. On m'a donné du paracétamol et je suis à 37,2. Je mange normalement. J'ai lu des articles sur la pneumonie et le Covid, et ma mère m'appelle toutes les heures. Dois-je refaire un examen, ou puis-je simplement attendre que ça passe ?",
    answers: [
      [
        "confusion neck_stiff cannot_speak",
        "Non, rien de tout cela, je plie le cou normalement et je vous dicterais un roman sans m'essouffler.",
      ],
      [
        "severe_pain cough_blood cannot_stand",
        "Non, je n'ai mal nulle part, à part la gorge qui gratte, et je ne crache rien. Je suis au bureau en ce moment.",
      ],
      ["drowsy spontaneous_bleeding vomits_blood", "Non, aucun de ces signes, je suis bien réveillé."],
      ["pregnant", "Je suis un homme, donc non."],
      [
        "convulsion cannot_swallow vomits_everything",
        "Non, aucun de ces signes, j'ai mangé mon attiéké ce midi comme d'habitude.",
      ],
    ],
  },
  {
    id: "q526",
    level: "self_care",
    says: "Bonjour, ma petite a huit mois, c'est mon troisième enfant. Il fait une chaleur terrible à Korhogo et il n'y a pas de ventilateur dans la chambre depuis la panne. Ma belle-mère l'habille beaucoup, avec le bonnet. Depuis trois jours elle a plein de petits boutons rouges dans le cou, sur le dos et sous les bras, comme des grains de semoule, et elle se frotte un peu. Elle rit, elle tète, elle mange sa bouillie. On m'a parlé de la rougeole au quartier, mais elle n'a ni fièvre ni les yeux rouges. J'ai mis du talc. Est-ce contagieux ?",
    answers: [
      [
        "age",
        "Ma belle-mère a une soixantaine d'années, mais ce n'est pas elle qui a les boutons, c'est ma fille de huit mois.",
      ],
      [
        "new_medicine_rash",
        "Non, elle ne prend aucun médicament, à part la vitamine donnée au dispensaire il y a deux mois.",
      ],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Non, rien de tout cela, elle est éveillée, elle rit, et les boutons sont tout fins et rouges, sans cloques.",
      ],
      ["vomits_everything convulsion", "Non, elle ne vomit pas et elle n'a jamais convulsé."],
      [
        "itch_night_household",
        "Non, personne d'autre ne se gratte à la maison. C'est plutôt la chaleur, elle transpire beaucoup sous ses habits.",
      ],
      [
        "shingles hives",
        "Non, ce ne sont pas des plaques, ce sont de tout petits grains rouges, et pas d'un seul côté.",
      ],
      ["itch sweating", "Elle se frotte un peu, oui, et elle transpire beaucoup à cause de la chaleur et du bonnet."],
      ["cannot_stand one_side_weak", "Non, elle se met debout en se tenant au lit et elle bouge tout son petit corps."],
      ["cellulitis wound_infected", "Non, il n'y a ni plaie ni pus, juste ces petits grains rouges."],
    ],
  },
  {
    id: "q527",
    level: "self_care",
    says: "Bonjour, j'ai trente-quatre ans, je corrige des copies d'examen toute la journée sur un écran. Je bois trop de café, je le sais. Depuis quatre jours, vers la fin de l'après-midi, j'ai un mal de tête des deux côtés, comme un foulard trop serré, qui passe avec un paracétamol et une bonne nuit. Le matin je n'ai rien. J'ai eu la même chose l'an dernier à la même période. Mais j'ai lu sur Internet des histoires de tumeur et de rupture d'anévrisme et depuis je ne pense plus qu'à cela. Je n'ai que mal à la tête, rien d'autre. C'est grave ?",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non, aucun, cela vient petit à petit au fil de l'après-midi, et je vois très bien.",
      ],
      ["pregnant", "Non, mes règles sont venues il y a dix jours, comme prévu."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non, aucun. C'est un mal de tête modéré, quatre sur dix au plus, je parle et je vois normalement.",
      ],
      ["fever vomiting getting_worse", "Non, pas de fièvre, je ne vomis pas, et ce n'est pas pire qu'au premier jour."],
      ["head_injury smoke_gas high_pressure", "Non, rien de cela, et ma tension mesurée hier était de 12/7."],
      ["purple_spots face_droop balance_loss", "Non, rien de tout cela, je marche droit et mon visage est normal."],
    ],
  },
  {
    id: "q528",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, j'ai cinquante ans, je suis menuisier. Avant-hier matin, en me tournant dans le lit pour arrêter le réveil, la chambre s'est mise à tourner comme un manège, pendant une vingtaine de secondes, puis plus rien. J'ai cru mourir, mais debout, je marchais droit. Cela recommence chaque fois que je me couche sur le côté droit ou que je lève la tête vers l'étagère. Ma mère a fait un AVC à soixante ans, donc j'ai pensé à cela, mais je parle bien et mes bras sont forts. La pharmacienne a pris ma tension : 12/8. Est-ce que cela va partir ?",
    answers: [
      [
        "one_side_weak double_vision worst_headache",
        "Non, aucun de ces signes. Je n'ai pas mal à la tête et je vois une seule image, c'est seulement la chambre qui tourne.",
      ],
      [
        "hearing_loss vomiting fever fainted pallor",
        "Non, j'entends bien des deux oreilles et je n'ai pas perdu connaissance. J'ai un peu la nausée quand ça tourne, mais je n'ai pas vomi.",
      ],
      ["pregnant", "Je suis un homme, madame, donc non !"],
      [
        "hard_breathing chest_pressure chest_pain confusion",
        "Non, rien de tout cela, j'ai toute ma tête et le cœur va bien.",
      ],
    ],
  },
  {
    id: "q529",
    level: "self_care",
    says: "Bonjour, je m'en veux beaucoup. Hier vers dix-huit heures, j'étais dans la cuisine et mon fils de trois ans sautait sur le lit malgré l'interdiction. Il est tombé sur le carrelage, le lit n'est pas haut, cinquante centimètres peut-être. Il a crié tout de suite, il a une bosse au front, grosse comme une noix, j'ai mis de la glace. Je l'ai réveillé trois fois dans la nuit comme le disait ma grand-mère, il râlait, c'est tout. Ce matin il court partout. Un enfant du quartier est resté dans le coma après une chute, alors je ne vis plus. Faut-il un scanner ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, rien de tout cela. Il a pleuré tout de suite, il n'a pas vomi une seule fois et il parle comme d'habitude.",
      ],
      [
        "blood_ear_nose headache_worse_injury one_side_weak skull_dent",
        "Non, rien n'a coulé, ni du nez ni de l'oreille. La bosse est dure et elle a déjà diminué depuis hier.",
      ],
      [
        "headache dizzy vomiting deep_cut",
        "Non, il ne se plaint de rien, il n'a pas vomi, et la peau n'est pas ouverte, c'est une simple bosse.",
      ],
      ["cannot_drink vomits_everything hard_breathing", "Non, il a bu son lait et mangé sa bouillie ce matin."],
      [
        "spine_pain_injury heavy_bleeding injury_paralysis",
        "Non, il bouge les bras et les jambes, il saute même, et il ne saigne pas.",
      ],
      [
        "severe_belly_pain pelvis_injury open_fracture limb_cold_pale",
        "Non, rien du tout, il court dans la cour pendant que je vous écris.",
      ],
      ["deformity cannot_bear_weight chest_pain severe_pain", "Non, rien de tout cela, il n'a que sa bosse au front."],
      [
        "fainted speech_trouble vision_loss double_vision balance_loss",
        "Non, il n'a pas perdu connaissance, il parle, il voit et il marche droit.",
      ],
    ],
  },
  {
    id: "q530",
    level: "self_care",
    says: "Bonjour, j'ai trente-huit ans. Hier midi, c'était l'anniversaire d'une amie, nous avons mangé du poisson braisé et de l'attiéké au maquis, et il y avait beaucoup de sauce. Hier soir, j'ai commencé à courir aux toilettes : quatre selles liquides jusqu'à ce matin, sans sang, et quelques coliques juste avant. Mon amie a la même chose, pas plus que moi. Je bois de l'eau et un sachet de SRO, j'ai gardé du riz blanc ce midi. On a parlé de choléra à la radio, mais c'était dans une autre région. Je n'ai pas de fièvre. Dois-je prendre un antibiotique ?",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, aucun de ces signes. Les selles sont jaunes et liquides mais pas en grande quantité, et j'ai uriné il y a une heure.",
      ],
      [
        "bloody_stool vomits_everything sunken_eyes little_urine",
        "Non, pas de sang, je garde tout ce que je bois et j'urine presque comme d'habitude.",
      ],
      [
        "cluster_diarrhea",
        "Seulement mon amie, qui a mangé la même chose que moi. Dans le quartier, non, personne, et il n'y a pas de choléra chez nous.",
      ],
      ["confusion vomits_blood", "Non, ni l'un ni l'autre, je n'ai même pas vomi."],
      ["pregnant", "Non, j'ai un stérilet et mes règles sont venues il y a deux semaines."],
      [
        "diabetes immunocompromised kidney_disease sickle_cell",
        "Non, je n'ai aucune de ces maladies. Ma mère a le sucre, mais pas moi.",
      ],
      [
        "diarrhea belly_pain breastfed_stool",
        "C'est de la diarrhée, quatre fois depuis hier soir, avec de petites coliques juste avant. Le reste du temps je n'ai pas mal.",
      ],
      [
        "contraception",
        "Non, j'ai déjà un stérilet, je ne demande rien de ce côté-là. C'est pour la diarrhée que j'écris.",
      ],
      [
        "severe_pain leg_swelling_one",
        "Non, aucun de ces signes, ce ne sont que de petites coliques et mes jambes sont normales.",
      ],
    ],
  },
  {
    id: "q531",
    level: "self_care",
    says: "Bonjour, j'ai vingt-quatre ans et je n'avais jamais fait de sport sérieusement. Dimanche, mes amis m'ont emmené à la salle, j'ai voulu faire le malin : cent pompes, les haltères, tout. Le soir, rien du tout. Depuis hier matin j'ai mal à la poitrine des deux côtés, c'est comme un bleu quand j'appuie dessus, et aussi quand je lève les bras pour mettre ma chemise. Un collègue m'a dit qu'un mal à la poitrine, c'est l'infarctus jusqu'à preuve du contraire, et je me suis affolé. Je monte pourtant mes trois étages sans problème. J'ai mal aux bras aussi, un peu.",
    answers: [
      [
        "heart_said",
        "Non, c'est mon collègue qui en parlait. Moi, j'ai seulement les muscles de la poitrine qui font mal quand j'appuie.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Non, pas vraiment, ce n'est pas fort, trois sur dix. Je me sers de mes bras, ils sont seulement courbaturés, et mes jambes sont normales.",
      ],
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Non, rien de tout cela. J'ai bien les bras courbaturés, mais ce sont les muscles, la douleur ne part pas de la poitrine vers le bras.",
      ],
      ["tearing_pain surgery_recent cough_blood", "Non, rien de tout cela, et je n'ai jamais été opéré."],
      [
        "effort_pain pleuritic_pain palpitations diabetes",
        "Non, aucun de ces signes. L'escalier ne me fait rien, et je respire à fond sans que ce soit pire.",
      ],
      ["confusion cannot_stand pallor", "Non, aucun, je suis allé au travail à pied ce matin."],
      ["heartburn", "Non, cela n'a rien à voir avec les repas, c'est quand j'appuie ou que je lève les bras."],
      ["muscle_after_effort", "Oui, c'est bien ce que je pense, c'est venu le lendemain de la séance de musculation."],
    ],
  },
  {
    id: "q532",
    level: "self_care",
    says: "Bonjour, nous sommes de jeunes parents et nous nous inquiétons de tout. Notre fille a vingt-cinq jours. Elle tète toutes les trois heures, et la sage-femme l'a pesée lundi : elle a pris sept cents grammes depuis la naissance. Ce qui nous tracasse, c'est qu'après presque chaque tétée il lui remonte un peu de lait au coin de la bouche, et qu'elle a le hoquet plusieurs fois par jour. Elle éternue aussi. Ma mère parle de la maladie de l'oiseau, mais elle ne se raidit jamais, elle ne fait pas de crises. Elle est rose et bien éveillée. Faut-il changer de lait ?",
    answers: [
      [
        "floppy convulsion hard_breathing fever",
        "Non, aucun de ces signes. Elle gigote, elle respire tranquillement et elle avait 36,9 ce matin.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, aucun de ces signes. Son nombril est tombé et il est sec, et le lait qui remonte est blanc.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est belle, il n'y a ni cloques ni taches."],
      ["newborn_skin_pustules rash_spreading", "Non, pas un seul bouton."],
      ["slow_growth", "Non, au contraire, elle a pris sept cents grammes depuis la naissance."],
    ],
  },
  {
    id: "q533",
    level: "self_care",
    says: "Bonjour, ma question va vous paraître ridicule. J'ai trente-trois ans, je suis informaticien, et nous livrons un gros projet à la fin du mois, alors je dors cinq heures et je vis de café. Depuis une semaine, la paupière du bas, à gauche, saute toute seule quelques secondes, plusieurs fois par jour, comme un petit poisson sous la peau. Cela ne fait pas mal, je vois parfaitement. Ma tante affirme que c'est l'annonce d'un malheur, et Internet parle de sclérose en plaques et de paralysie du visage. Je me suis regardé dans la glace, mon sourire est droit. Faut-il s'inquiéter ?",
    answers: [
      ["age", "Ma tante a soixante-dix ans, mais c'est moi qui ai la paupière qui saute, et j'ai trente-trois ans."],
      [
        "limb_pain",
        "Non, je n'ai mal nulle part et je bouge tout normalement, je ne suis pas tombé. C'est juste la paupière qui tressaute.",
      ],
      [
        "hoarse",
        "Ni l'un ni l'autre, ma voix est normale et ma gorge ne fait pas mal. Je parle de ma paupière gauche.",
      ],
      [
        "sudden_onset",
        "Cela vient et cela repart, quelques secondes à chaque fois, depuis une semaine. La première fois c'était devant mon écran.",
      ],
      ["alcohol", "De l'alcool ? Non, je n'en bois pas, seulement du café, cinq ou six tasses."],
      [
        "one_side_weak speech_trouble confusion vision_loss",
        "Non, aucun de ces signes, je parle, je vois et je bouge normalement.",
      ],
      [
        "eye_chemical halos eye_bulging",
        "Non, rien de tout cela, l'œil est blanc et il bouge normalement, c'est la paupière qui tressaille.",
      ],
      [
        "eye_pain vision_blurred light_hurts contact_lenses eye_injury",
        "Non, aucun de ces signes, je vois parfaitement et je ne porte pas de lentilles.",
      ],
      ["fever eyelid_swollen", "Non, ni fièvre ni gonflement, elle saute, c'est tout."],
      ["fainted headache", "Non, ni l'un ni l'autre, je suis seulement fatigué de mes nuits courtes."],
      ["face_droop", "Non, c'est Internet qui en parlait ; mon sourire est droit et je ferme bien les deux yeux."],
    ],
  },
  {
    id: "q534",
    level: "self_care",
    says: "Bonjour, j'ai quinze ans, je suis en classe de troisième et j'ai composition lundi. Dans ma classe, au moins six élèves ont eu Apollo la semaine dernière, et on partage les mêmes tables. Depuis deux jours mes yeux sont rouges tous les deux, ils pleurent et ils grattent, et ce matin ils étaient un peu collés. Je lis bien au tableau, la lumière ne me gêne pas. Une fille m'a proposé de mettre de l'urine ou du citron dedans, elle dit que sa cousine est devenue aveugle faute de soins. Je n'ai rien mis. Est-ce que je peux aller à l'école ?",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, aucun. Je n'ai rien mis dans mes yeux, à part de l'eau propre pour les laver, et je vois bien.",
      ],
      [
        "eye_pain contact_lenses eye_injury",
        "Non, ils grattent, mais je n'ai pas vraiment mal, et je ne porte pas de lentilles.",
      ],
      ["fever eyelid_swollen", "Non, pas de fièvre, et les paupières sont un peu collées le matin mais pas gonflées."],
      ["tongue_swelling", "Non, pas du tout, seulement les yeux."],
    ],
  },
  {
    id: "q535",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, j'ai trente ans, je suis enceinte de vingt-cinq semaines, c'est ma deuxième grossesse et tout se passe bien, la sage-femme était contente à la dernière visite. Depuis une semaine, la nuit, j'ai des crampes dans le mollet, une fois à droite, une fois à gauche, qui durent une minute et passent quand je tire sur les orteils. Le matin il n'y a plus rien, je marche normalement. Ma sœur a fait une phlébite après son accouchement et elle m'a fait peur. Mes jambes ne sont pourtant pas gonflées. Le bébé bouge beaucoup. Est-ce que je peux prendre du magnésium ?",
    answers: [
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, aucun de ces signes. Mes jambes sont chaudes, souples, et je respire bien, juste un peu plus fort dans les escaliers, mais pas plus que d'habitude.",
      ],
      [
        "leg_swelling_one cellulitis fever severe_pain",
        "Non, aucun de ces signes. Les deux mollets sont pareils, pas rouges, et la crampe fait mal une minute seulement.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion",
        "Non, aucun de ces signes, je ne saigne pas et je vois bien. Est-ce que ces questions veulent dire que c'est grave ?",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Non, il bouge beaucoup, je n'ai pas de contractions, je n'ai pas perdu les eaux et mon visage est comme d'habitude.",
      ],
      [
        "vaginal_bleeding burning_urine vomits_everything",
        "Non, aucun de ces signes, je mange et je bois normalement.",
      ],
      [
        "belly_pain low_belly_pain",
        "Non, ni l'un ni l'autre, mon ventre va bien, ce sont seulement les mollets, la nuit.",
      ],
      ["reduced_movement", "Non, pas moins que d'habitude, il bouge même beaucoup le soir."],
      ["little_urine weight_loss", "Non, j'urine plutôt plus souvent qu'avant et je prends du poids normalement."],
    ],
  },
  {
    id: "q536",
    level: "self_care",
    says: "Bonjour, j'ai quarante-quatre ans, je suis choriste à la paroisse. Samedi nous avons marié ma nièce, j'ai chanté de midi à minuit et crié pour couvrir la sono, c'était magnifique. Dimanche matin ma voix était cassée, et depuis hier je ne peux plus que chuchoter, comme un vieux moteur. La gorge est un peu sèche, sans plus. Je respire bien, j'avale bien. Ma mère a été opérée d'un goitre qui l'étouffait, et mon père parle d'un cancer de la gorge chez son frère qui fumait. Moi je n'ai jamais fumé. J'ai répétition jeudi, puis-je chanter ?",
    answers: [],
  },
];
