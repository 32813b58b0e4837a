import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling31: readonly Conversation[] = [
  {
    id: "y313",
    level: "routine",
    says: "On m'a envoyé votre numéro à l'école où j'enseigne en CE1. Il y a trois semaines, sous la douche, mes doigts se sont arrêtés sur une petite boule dans le sein gauche, comme une graine d'arachide. Ça ne fait pas mal du tout, j'ai donc attendu en me disant que ça partirait avec les règles. Ma tante maternelle est morte du cancer du sein à 60 ans, vous comprenez que je ne dors pas tranquille. Une collègue me conseille des feuilles de papayer. Une autre dit de ne surtout pas toucher, que ça réveille le mal. Je préfère demander avant d'écouter tout le monde.",
    answers: [
      ["age", "J'ai eu 47 ans en mars."],
      ["fever breast_red breast_abscess", "Non, rien, la peau est comme d'habitude."],
      ["confusion headache vomiting head_injury", "Non, rien de tout cela, c'est juste la boule au sein."],
      ["diabetes convulsion overdose hard_breathing", "Non, aucun de ces signes, et je ne prends pas de médicaments."],
      ["pregnant", "Non, je ne suis pas enceinte, mes règles viennent quand elles veulent depuis un an."],
      ["sickle_cell", "Non, pas chez moi."],
      ["cannot_stand cannot_drink no_urine", "Non, je fais la classe tous les jours et je bois normalement."],
      ["drowsy", "Non, c'est le contraire : je dors mal parce que je m'inquiète."],
      [
        "lump_worrying",
        "Elle n'a pas grossi en trois semaines. Elle est dure, mais je crois qu'elle bouge un peu sous le doigt.",
      ],
      ["suicidal_thoughts", "Non, je dors mal mais je n'ai pas ces idées."],
      [
        "no_sleep_days hears_voices withdrawal lying_flat_worse sexual_violence",
        "Non, rien de tout cela. Je dors, mais mal.",
      ],
      ["period_now", "Non, pas en ce moment, et elles sont irrégulières depuis un an."],
    ],
  },
  {
    id: "y314",
    level: "routine",
    says: "Au volant du matin au soir, avec la poussière des travaux du métro, on respire n'importe quoi. À Noël c'est mon fils qui avait la bronchite, et ma femme, elle, est asthmatique depuis l'enfance. Maintenant c'est mon tour de tousser, ça fait cinq semaines que ça dure. J'ai vidé deux sirops et pris des gélules rouge et jaune achetées au bord de la route, zéro résultat. Les clients remontent leur vitre ou changent de taxi, ça me fait perdre de l'argent. À part ça, je mange comme quatre. Faut-il un examen ou un sirop plus fort ?",
    answers: [
      ["age", "Mon fils a 7 ans et il est guéri. C'est moi qui tousse, j'ai 38 ans."],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, aucun de ces signes, seulement des crachats blancs le matin.",
      ],
      [
        "fever hard_breathing cough_blood pleuritic_pain weight_loss",
        "Non à tout, même mon pantalon commence à serrer.",
      ],
    ],
  },
  {
    id: "y315",
    level: "routine",
    says: "Ma fille, je suis un vieux planteur de cacao de Daloa, je n'ai pas l'habitude de raconter ces affaires. Mon ami Gnagne a porté une sonde pendant deux mois, il se promenait avec sa poche sous le boubou, le pauvre. Chez moi ça traîne depuis la fin de la grande traite : le jet est devenu mince, il faut attendre que ça vienne, et la nuit je me lève trois fois. J'ai été opéré d'une hernie en 1998, et je prends un cachet pour la tension. Un guérisseur m'a vendu une écorce à 10 000, elle m'a seulement donné des gaz. Mes enfants veulent que je monte à Abidjan, mais les cabosses sont mûres.",
    answers: [
      ["age", "Non non, ma fille, c'est vous que j'appelle comme ça ! Le malade c'est moi, j'ai 71 ans."],
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "Rien de tout cela, le souffle est bon, je monte encore à la plantation.",
      ],
      ["pain_to_arm_jaw fainted", "Non, ni l'un ni l'autre."],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "Mais non, ma fille, rien de tout ça. C'est pour uriner que j'ai du mal.",
      ],
      [
        "drowsy convulsion no_urine bloody_stool",
        "Non, j'urine encore, ce matin même, mais c'est un petit filet. Pas de sang.",
      ],
      ["vomiting belly_pain belly_swollen", "Non, le ventre est mou et je mange bien."],
      ["weight_loss food_sticks pallor", "Non, mon poids ne bouge pas, et tout descend bien quand je mange."],
      [
        "traditional_remedy bloating slow_growth",
        "L'écorce du guérisseur m'avait donné des gaz, c'est passé. Mon souci, c'est le jet d'urine mince et les trois réveils la nuit, depuis huit mois.",
      ],
      ["weak_stream", "Oui, voilà, c'est ça : faible et long à venir."],
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non, ni fesses endormies, ni jambes faibles, et l'urine finit toujours par venir.",
      ],
      ["confusion one_side_weak", "Non, rien de tout ça, je compte encore mes sacs moi-même."],
    ],
  },
  {
    id: "y316",
    level: "routine",
    says: "Bonsoir, j'écris au sujet de mon neveu de 9 ans que j'élève à Tiassalé depuis le départ de ses parents pour le Gabon. Les enfants d'ici passent leur vie au bord du fleuve, on ne peut pas les tenir. Au début c'était une petite boule dure sur l'avant-bras, j'ai pensé à un furoncle, comme ceux que j'avais moi-même à son âge. Puis ça s'est ouvert et la plaie s'agrandit doucement, mais le gamin ne se plaint jamais, il joue, il mange. L'infirmier du village n'est pas là ce mois-ci. On a mis de la poudre de pénicilline et des feuilles, sans succès. La fille des voisins avait eu quelque chose de pareil au genou et on l'avait gardée des mois à l'hôpital. Je fais quoi ?",
    answers: [
      ["age", "C'est mon neveu, il a 9 ans."],
      [
        "pain_out_of_proportion black_skin confusion cannot_stand",
        "Non, rien de ça, il dit que ça ne fait pas mal, et ça ne sent pas.",
      ],
      ["fever", "Non, il n'a pas de fièvre."],
      [
        "cellulitis abscess boil_face diabetes immunocompromised",
        "Non, rien de tout ça : ni rouge, ni chaud, ni pus, et il n'a pas de maladie connue.",
      ],
      ["heavy_bleeding neck_wound limb_cold_pale locked_jaw", "Non, rien de tout ça, il bouge bien le bras."],
      ["purple_spots", "Non, juste la plaie."],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Elle est ouverte, grande comme une pièce de 200 francs, avec les bords décollés et comme du coton au fond. Pas de pus, pas de rouge, et ses doigts bougent bien.",
      ],
      ["wound_infected rash_spreading", "Non, ni l'un ni l'autre, ça s'agrandit doucement, sur des semaines."],
    ],
  },
  {
    id: "y317",
    level: "routine",
    says: "Ma grand-mère a 80 ans et c'est encore elle qui commande toute la cour à Bassam. Avant elle cousait les pagnes de tout le quartier ; aujourd'hui elle n'arrive plus à enfiler son aiguille. Elle dit qu'il y a de la fumée devant ses yeux et que ça vient petit à petit depuis l'an dernier. Grand-père, lui, était devenu aveugle avec un glaucome, alors elle croit que c'est la même chose qui vient la chercher. Dimanche elle m'a pris pour mon cousin à la porte, on a ri mais elle a pleuré après. Elle ne se plaint d'aucune douleur. On n'a pas encore d'assurance pour elle. Où est-ce qu'il faut l'amener et est-ce que ça presse ?",
    answers: [
      [
        "one_side_weak speech_trouble worst_headache",
        "Non, aucun de ces signes, elle marche et elle parle très bien, elle nous gronde même.",
      ],
      [
        "eye_pain red_eye diabetes flashes_floaters headache",
        "Non, pas de douleur, l'œil n'est pas rouge, pas d'éclairs, et le sucre était normal le mois dernier, 0,95.",
      ],
      ["sickle_cell", "Non, personne n'a ça dans la famille."],
      ["confusion fainted belly_pain", "Non, elle a toute sa tête, elle ne tombe pas et le ventre va bien."],
      ["gradual_onset", "Oui, c'est venu doucement, depuis un an."],
      [
        "vision_blurred vision_loss late_period crying_baby",
        "La vue est floue, comme de la fumée, aux deux yeux. Le reste... elle a 80 ans, les règles c'est fini depuis longtemps !",
      ],
    ],
  },
  {
    id: "y318",
    level: "routine",
    says: "En septembre la société où j'étais comptable a fermé, du jour au lendemain, trente personnes dehors. Au début j'ai envoyé des CV, j'ai même fait des petits boulots à la zone 4. Depuis six semaines environ, je n'ai plus goût à rien, même le football à la télé m'ennuie. Je me réveille à trois heures et je regarde le plafond. Mon épouse est patiente, elle fait tourner la maison avec son commerce de pagnes. Son frère à elle a perdu la tête il y a quelques années, on l'a enfermé à Bingerville, alors elle s'inquiète pour moi. Je ne sais pas si ça se soigne, ou si c'est juste le chômage.",
    answers: [
      ["age", "J'ai 36 ans."],
      ["suicidal_thoughts", "Non, jamais, j'ai deux filles et ma femme."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Pas de voix, pas de blessures. Je dors quatre heures par nuit environ, et je me lave, je m'habille, je fais ce qu'il y a à faire.",
      ],
      ["violence_home sexual_violence", "Non, ni l'un ni l'autre, la maison est calme."],
      ["withdrawal lying_flat_worse", "Non, je bois une bière le week-end, pas plus, et je respire bien couché."],
    ],
  },
  {
    id: "y319",
    level: "self_care",
    says: "Le hoquet, chez mon deuxième, c'est du matin au soir, on dirait un petit moteur. Il a cinq semaines, né à terme, et ma belle-sœur qui est venue de Man pour m'aider prétend que c'est l'estomac qui est froid. Elle veut coller un fil mouillé sur son front, comme on fait chez nous. Après la tétée il rejette aussi un peu de lait, sur mon épaule, il faut que je change de pagne. Sa grande sœur avait eu la jaunisse à la naissance, avec les lampes, c'est pour ça que je surveille. Avant-hier à la pesée il faisait 4,4 kilos et la sage-femme était contente. Dois-je m'inquiéter quand même ?",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Ma belle-sœur va bien, c'est mon bébé qui a le hoquet. Et lui n'a rien de tout cela : il tète fort, il respire tranquille et il n'est pas chaud.",
      ],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Pas ma belle-sœur, le bébé ! Et non, rien de tout ça : il tète comme d'habitude, le nombril est sec, il n'est pas jaune et son lait revient blanc.",
      ],
      ["newborn_vesicles purple_spots", "Le bébé n'a aucune cloque ni tache, sa peau est belle."],
      [
        "newborn_skin_pustules rash_spreading",
        "Non, rien sur la peau du bébé. Et ma belle-sœur non plus, d'ailleurs !",
      ],
      [
        "slow_growth",
        "Le bébé grossit bien : 3,3 kilos à la naissance, 4,4 avant-hier. Le poids de ma belle-sœur, c'est son affaire.",
      ],
    ],
  },
  {
    id: "y320",
    level: "self_care",
    says: "Le garba du coin, vous connaissez, on y va entre collègues quand la paie est tombée. Hier midi on était quatre, et Mireille m'a appelée le soir pour me demander si mon ventre marchait aussi. Eh bien oui, il marche : quatre fois depuis hier soir, de l'eau. À quinze ans j'ai eu une fièvre typhoïde avec deux semaines de lit, alors maman panique au téléphone depuis Gagnoa. J'ai acheté des sachets de sel à la pharmacie et je les bois. Je suis au guichet aujourd'hui, c'est juste gênant de se lever devant les clients. Faut-il un antibiotique ?",
    answers: [
      ["chest_pain hard_breathing fainted", "Non, aucun des trois."],
      [
        "confusion cannot_stand convulsion spontaneous_bleeding",
        "Non, aucun, je compte même les billets sans me tromper.",
      ],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Non, rien de tout ça."],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela, seulement le ventre qui coule.",
      ],
      ["runny_nose cough sore_throat", "Non, aucun rhume."],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "Non, je n'ai aucune maladie."],
      ["unconscious drowsy cannot_swallow no_urine", "Non, j'urine bien et j'ai bien dormi."],
      [
        "suspect_food fall fever typhoid panic",
        "Oui pour le repas, le garba d'hier midi. Pas de chute, pas de fièvre, pas de panique, et la typhoïde c'était à quinze ans.",
      ],
      ["rice_water", "Non, c'est jaune-brun et ce n'est pas énorme."],
      ["bloody_stool sunken_eyes little_urine", "Non, rien de cela."],
      ["cluster_diarrhea", "Seulement Mireille, qui a mangé le même garba que moi. Pas de choléra dans le quartier."],
      ["recurrent", "Je n'ai pas de crises de panique, c'est maman qui panique au téléphone."],
    ],
  },
  {
    id: "y321",
    level: "self_care",
    says: "Aujourd'hui c'était jour férié, les enfants étaient cinq dans le salon à courir comme des cabris. Ma fille de 5 ans a pris le cadre de la porte en plein front vers midi. Elle a hurlé tout de suite, ma femme lui a mis des glaçons, et deux minutes après elle était repartie derrière ses frères. Il reste une bosse comme un demi-citron vert. Moi je ne suis pas tranquille, car un cousin à moi est mort d'un choc à la tête, mais lui c'était une moto. En août elle avait fait un palu, bien soigné. On me dit qu'il ne faut pas la laisser dormir ce soir, c'est vrai ?",
    answers: [
      ["age", "Ma femme a 34 ans, mais c'est notre fille qui s'est cognée, elle a 5 ans."],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non, rien, elle a mangé son riz et elle court.",
      ],
      ["neck_stiff pallor purple_spots jaundice dark_urine", "Non, aucun."],
      ["fever", "Non, elle n'est pas chaude, ma femme a touché son front, à côté de la bosse."],
      [
        "chest_pressure one_side_weak speech_trouble vomits_blood black_stool",
        "Non, rien de tout ça, elle court partout et parle sans arrêt.",
      ],
      ["severe_pain fainted", "Non, elle ne s'est pas évanouie, et elle a mal seulement quand on touche la bosse."],
      [
        "snake_bite scorpion_sting sexual_violence poisoning self_harm",
        "Ah non, rien de tout cela, c'est un cadre de porte !",
      ],
      ["confusion cannot_stand", "Non, elle joue et elle répond comme d'habitude."],
      ["malaria_treated", "Oui, en août, un palu bien traité et guéri. Aujourd'hui c'est seulement la bosse."],
    ],
  },
  {
    id: "y322",
    level: "self_care",
    accepts: ["routine"],
    says: "J'ai enfin trouvé du travail au port, depuis lundi passé, c'est un grand frère de l'église qui m'a placé. Avant-hier on a déchargé un bateau de riz, des sacs de cinquante kilos, j'ai voulu montrer que je suis un homme. Depuis hier j'ai mal dans la poitrine, des deux côtés, surtout quand je lève les bras pour enfiler mon tee-shirt. Mon grand-père est parti du cœur à 75 ans et maman m'a tout de suite rappelé ça. Les anciens se moquent, ils me frottent avec un baume chinois. Je voudrais juste être sûr avant d'y retourner demain.",
    answers: [
      ["age", "J'ai 24 ans."],
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Non, rien de tout ça, ça tire seulement quand je lève les bras ou quand j'appuie.",
      ],
      ["tearing_pain leg_swelling_one surgery_recent cough_blood", "Non, rien de tout cela."],
      ["fever effort_pain pleuritic_pain palpitations diabetes", "Non, rien de tout ça. En respirant ça va."],
      ["sickle_cell", "Non, je suis AA, on l'a fait au lycée."],
      ["confusion cannot_stand pallor", "Non, rien de tout ça."],
      [
        "chest_pain pain_to_arm_jaw pulled_elbow limb_pain",
        "J'ai mal dans la poitrine des deux côtés, devant, et un peu dans les épaules. Ça ne descend pas dans le bras ni dans la mâchoire.",
      ],
    ],
  },
  {
    id: "y323",
    level: "self_care",
    accepts: ["routine"],
    says: "Figurez-vous que je ne supporte plus l'odeur du poisson fumé, moi qui en vends ! Je suis à neuf semaines, c'est ma première grossesse, et l'échographie de la septième semaine était bonne, j'ai même entendu le cœur. Le matin j'ai envie de vomir et parfois ça sort, une fois, puis le reste de la journée je mange. Ma belle-mère a été hospitalisée pour ça quand elle attendait les jumeaux, donc elle me voit déjà avec une perfusion. Mon mari achète du gingembre et du citron. J'ai fait ma première consultation la semaine dernière mais j'ai oublié de poser la question. Existe-t-il quelque chose pour calmer ?",
    answers: [
      ["age", "J'ai 25 ans."],
      ["belly_pain low_belly_pain", "Non, ni l'un ni l'autre."],
      ["little_urine weight_loss", "Non, j'urine comme d'habitude et mon poids n'a pas bougé à la pesée."],
      ["leg_swelling_one", "Non, mes deux jambes sont pareilles."],
      ["soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing", "Non, rien de tout cela."],
      [
        "vaginal_bleeding fever burning_urine vomits_everything",
        "Non, rien de cela, je vomis seulement une fois le matin, et le reste du temps je garde tout.",
      ],
      ["vomits_blood confusion no_stool_gas worst_headache", "Non, rien de tout ça."],
      ["cannot_stand neck_stiff", "Non, je tiens mon étal toute la journée."],
      ["no_urine bile_vomit diabetes", "Non, rien, et je n'ai pas le sucre."],
      ["diarrhea flank_pain hernia_stuck head_injury overdose", "Non, rien de tout ça."],
    ],
  },
  {
    id: "y324",
    level: "self_care",
    says: "Mes trois petits-enfants sont venus passer le week-end et ils m'ont laissé un souvenir : l'Apollo. Eux, l'école les a renvoyés vendredi, toute la classe y est passée. Chez moi l'œil gauche a commencé avant-hier, puis le droit, ça coule et ça gratte comme du sable. Ma voisine, qui est pourtant instruite, me propose du jus de citron et même son urine du matin, non merci ! Je suis retraité des douanes, 67 ans, et je ne prends que mon ramipril. En 2003 j'avais eu la même chose et j'avais dépensé une fortune en collyres. Cette fois je voudrais savoir si l'eau propre suffit.",
    answers: [
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "Non, rien de tout ça, c'est seulement les yeux chez moi.",
      ],
      ["pain_to_arm_jaw fainted", "Non plus, monsieur ou madame, c'est aux yeux que ça se passe."],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "Toujours non ! Je mange bien, je n'ai ni fièvre ni douleur, ce sont les deux yeux rouges qui coulent.",
      ],
      ["vomits_everything jaundice food_stuck_now", "Non, non et non. Je vous parle de mes yeux."],
      ["weight_loss food_sticks pallor vomiting", "Non, rien, je mange très bien."],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, je vois bien dès que j'essuie, et je n'ai mis que de l'eau.",
      ],
      ["tongue_swelling", "Non, rien n'est gonflé."],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "Non, pas de douleur, la lumière ça va, et je ne porte pas de lentilles.",
      ],
    ],
  },
];
