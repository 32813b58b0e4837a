import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling29: readonly Conversation[] = [
  {
    id: "w513",
    level: "routine",
    says: "Bonsoir, je vous écris la nuit parce que je n'arrive plus à fermer l'œil. Il y a six semaines environ, en me lavant, j'ai senti quelque chose sous mes doigts dans le sein droit, comme une arachide. Je me suis dit que c'étaient les règles, mais les règles sont passées et c'est toujours là, ni plus gros ni plus petit. Cela ne fait pas mal. Ma mère est partie d'un cancer du sein à soixante-deux ans et sur internet j'ai lu des choses terribles. J'ai trente-huit ans et des enfants à élever. Est-ce que je dois courir aux urgences cette nuit ?",
    answers: [
      [
        "fever breast_red breast_abscess",
        "Non, ni fièvre, ni rougeur, ni pus, le sein est comme l'autre à l'œil. C'est juste cette petite boule qui roule un peu sous le doigt et qui ne fait pas mal.",
      ],
      [
        "hoarse",
        "Ni l'un ni l'autre, ma voix est normale et ma gorge ne fait pas mal. Je vous parle d'une boule dans le sein droit.",
      ],
      [
        "sudden_onset",
        "Je l'ai découverte d'un coup sous la douche il y a six semaines, mais je ne sais pas depuis quand elle était là, et elle n'a pas changé depuis. Est-ce bon signe ?",
      ],
      ["alcohol", "Non, je ne bois jamais d'alcool. Pourquoi, quel rapport avec mon sein ?"],
      [
        "one_side_weak speech_trouble confusion vision_loss",
        "Non, rien de tout cela, je suis en bonne santé, je parle et je vois normalement. Il s'agit de la boule dans mon sein.",
      ],
      ["fainted belly_pain", "Non, je ne me suis pas évanouie et mon ventre ne fait pas mal."],
    ],
  },
  {
    id: "w514",
    level: "routine",
    says: "Bonjour, je suis commerçant à Abobo. Mon grand frère est mort d'un AVC il y a deux mois, il est tombé devant nous, la bouche de travers, je n'oublierai jamais cela. Depuis, ma femme m'oblige à surveiller. Je suis passé à la pharmacie lundi : quinze neuf. Mercredi : quinze et demi neuf. Ce matin : seize neuf. Pourtant je me sens en pleine forme, je n'ai ni vertige ni mal de tête. Le pharmacien m'a dit de voir quelqu'un, un client m'a dit d'avaler tout de suite le comprimé de son père. Est-ce que je risque la même chose que mon frère aujourd'hui ?",
    answers: [
      [
        "clearer",
        "Justement, rien ne fait mal. Ce qui a changé, c'est seulement le chiffre de la tension : seize neuf ce matin à la pharmacie, alors qu'avant je ne la mesurais jamais. Est-ce que c'est trop haut ?",
      ],
      ["age", "J'ai quarante-cinq ans, mon frère en avait cinquante-deux."],
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Non, rien de tout cela. C'est mon frère qui a eu la bouche de travers, moi je vois bien, je respire bien, j'ai ma force et ma tête.",
      ],
      [
        "pregnant",
        "Enceinte ? Non, je suis un homme, j'ai quarante-cinq ans. C'est pour ma tension que je vous écris.",
      ],
      [
        "vision_blurred vomiting speech_trouble dizzy",
        "Non, je vois net, je ne vomis pas, je parle bien, la tête ne tourne pas. Je me sens en forme.",
      ],
      [
        "convulsion face_droop double_vision",
        "Non, aucun, c'est mon frère qui avait la bouche de travers, moi mon visage est droit, je vois bien et je n'ai jamais fait de convulsion.",
      ],
    ],
  },
  {
    id: "w515",
    level: "routine",
    says: "Bonjour, je vous écris au sujet de ma mère, quatre-vingt-trois ans, qui vit avec nous à Bassam. Elle a toujours eu une mémoire d'éléphant. Depuis un peu plus d'un an, elle cherche ses clés, elle repose la même question trois fois dans la matinée, elle mélange les prénoms de ses petits-enfants. Il y a deux mois, elle s'est trompée de rue en revenant de la messe, un jeune l'a ramenée. Notre voisin a fait un AVC en mars et lui aussi était perdu, alors ma sœur a paniqué au téléphone. À part cela, elle mange, elle marche, elle chante à la chorale. Faut-il l'hospitaliser ?",
    answers: [
      [
        "confusion unconscious drowsy convulsion fainted",
        "Non, elle n'est pas dans un de ces états, elle est bien éveillée, elle nous répond et nous reconnaît tous. Elle n'a pas fait de crise ni de malaise. C'est seulement la mémoire, petit à petit, depuis plus d'un an.",
      ],
      [
        "one_side_weak speech_trouble head_injury",
        "Non, elle a la même force des deux côtés, elle parle clairement, elle n'est pas tombée et ne s'est pas cogné la tête. Est-ce que c'est l'âge, tout simplement ?",
      ],
      [
        "fever balance_loss hears_voices",
        "Non, pas de fièvre, elle marche comme d'habitude, elle n'entend pas de voix et ne voit rien d'étrange. Hier encore elle a chanté à la chorale.",
      ],
      [
        "face_droop",
        "Non, son visage est bien droit, elle sourit des deux côtés. C'est le voisin qui avait fait un AVC, pas elle.",
      ],
      [
        "stroke_said",
        "Non, elle n'a jamais fait d'AVC, c'était le voisin. Pour ma mère, c'est la mémoire qui baisse peu à peu depuis plus d'un an.",
      ],
      ["memory_loss", "Oui, c'est bien cela, la mémoire baisse depuis un peu plus d'un an, doucement."],
    ],
  },
  {
    id: "w516",
    level: "routine",
    says: "Bonjour, j'ai dix-neuf ans et je n'ai pas eu mon bac, c'était il y a cinq semaines. Au début j'ai pleuré comme tout le monde, puis les autres sont passées à autre chose et moi non. Je me réveille à quatre heures, je n'ai plus goût à rien, je ne réponds plus à mes amies. L'année dernière, un garçon de notre classe s'est suicidé après les résultats, ma mère y pense tout le temps et me surveille. Moi non, je n'ai jamais pensé à cela, je suis juste vide, comme une radio sans pile. Est-ce que c'est une maladie ou est-ce que je suis paresseuse ?",
    answers: [
      [
        "suicidal_thoughts",
        "Non, je vous assure, je n'ai jamais pensé à mourir ni à me faire du mal. C'est plutôt comme un grand vide.",
      ],
      [
        "confusion one_side_weak",
        "Non, j'ai toute ma tête et mes bras et mes jambes sont normaux. C'est le moral qui ne revient pas.",
      ],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Non, je n'entends pas de voix, je me lave et j'aide ma mère à la maison. Je dors, mais mal, je me réveille à quatre heures. Je ne me suis jamais blessée.",
      ],
      [
        "violence_home sexual_violence",
        "Non, mes parents sont gentils avec moi, personne ne me frappe, et personne ne m'a forcée à quoi que ce soit.",
      ],
      [
        "withdrawal lying_flat_worse",
        "Non, je ne bois pas et je ne prends aucune drogue, et je respire très bien couchée.",
      ],
    ],
  },
  {
    id: "w517",
    level: "self_care",
    says: "Bonjour, je suis maman pour la première fois, mon fils a douze jours. À la pesée d'hier il avait déjà repris trois cents grammes, la sage-femme l'a félicité. Mais après chaque tétée il a le hoquet, parfois dix minutes, et il éternue cinq ou six fois par jour. Quand la porte claque, il ouvre les bras d'un coup puis se calme. Ma belle-mère a prononcé le mot de maladie de l'oiseau et voulait lui faire des lavages de feuilles. La sage-femme, elle, a ri. Il tète très bien, il mouille beaucoup de couches. Mais le hoquet, est-ce que cela peut étouffer un bébé ?",
    answers: [
      [
        "floppy convulsion hard_breathing fever",
        "Non, il est bien tonique, il n'a pas fait de convulsion, quand je pose la main sur lui le sursaut s'arrête. Il respire calmement et le thermomètre a donné trente-six huit ce matin.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, son corps est tiède comme il faut, sa peau est rose, pas jaune. Le cordon est tombé hier et le nombril est sec et propre. Il n'a pas de vomissements verts, seulement de petits renvois de lait.",
      ],
      [
        "newborn_vesicles purple_spots",
        "Non, sa peau est toute lisse, je l'ai regardée ce matin au bain, ni cloques ni taches.",
      ],
      [
        "one_side_weak vomits_blood black_stool spontaneous_bleeding",
        "Non, il bouge les deux bras et les deux jambes, ses selles sont jaunes et il ne saigne de nulle part. Je voulais savoir pour le hoquet.",
      ],
      ["newborn_skin_pustules rash_spreading", "Non, il n'a pas un seul bouton, la peau est rose et douce."],
    ],
  },
  {
    id: "w518",
    level: "self_care",
    says: "Bonjour, j'ai vingt-quatre ans et j'ai décidé de me mettre au sport. Avant-hier, avec mon cousin, nous avons fait cent pompes et du développé couché, pour la première fois depuis le lycée. J'étais fier. Hier matin, au réveil, toute la poitrine me faisait mal, des deux côtés, quand j'enfile ma chemise ou quand j'appuie dessus, et les bras aussi. Mon oncle est mort d'une crise cardiaque à cinquante-huit ans, et sur internet « douleur à la poitrine » veut toujours dire infarctus. Je n'ai pas osé dormir. Au repos je ne sens presque rien. C'est grave, docteur ?",
    answers: [
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Non, mes jambes sont normales, j'utilise mes bras même si cela tire, la peau n'est pas rouge et je n'ai pas de fièvre. La douleur n'est pas très forte, disons quatre sur dix quand je bouge.",
      ],
      [
        "limb_cold_pale snake_bite scorpion_sting burn wound",
        "Non, mes bras et mes jambes sont chauds et normaux, et aucun animal ne m'a touché, je n'ai ni brûlure ni plaie. C'est seulement depuis les pompes.",
      ],
      ["animal_bite", "Non, aucun animal ne m'a mordu. J'ai seulement fait des pompes, enfin, cent pompes."],
      [
        "pulled_elbow",
        "Non, il n'y a pas d'enfant, c'est moi qui ai mal à la poitrine, j'ai vingt-quatre ans, et mes bras bougent.",
      ],
    ],
  },
  {
    id: "w519",
    level: "self_care",
    says: "Bonjour, je suis enceinte pour la première fois, neuf semaines d'après l'échographie de vendredi, et on a vu le petit cœur battre, c'était magnifique. Depuis deux semaines, le matin, l'odeur de l'huile me soulève le cœur, il m'arrive de rendre une fois au réveil, puis à dix heures je mange mon placali sans problème. Ma sœur a fait une fausse couche l'an dernier, elle a beaucoup saigné, alors chaque fois que je vais aux toilettes je vérifie. Rien, jamais une goutte. Une collègue dit que trop vomir empoisonne l'enfant. Que puis-je prendre de simple contre cette nausée ?",
    answers: [
      ["age", "J'ai vingt-sept ans, c'est mon tout premier."],
      [
        "drowsy hard_breathing convulsion mouth_burn",
        "Non, je n'ai pris aucun produit, c'est seulement une collègue qui disait que vomir empoisonne l'enfant. Je suis bien réveillée, je respire bien et ma bouche n'a rien.",
      ],
      [
        "tiny_amount",
        "Non, il n'y a aucun produit, je n'ai rien avalé de dangereux, seulement mon acide folique. J'ai juste des nausées de grossesse le matin.",
      ],
      [
        "poisoning",
        "Non, vous n'avez pas compris, il n'y a aucune intoxication. Je suis enceinte de neuf semaines et j'ai des nausées le matin, c'est tout.",
      ],
      ["belly_pain low_belly_pain", "Non, je n'ai mal nulle part au ventre, ni en haut ni en bas."],
      [
        "little_urine weight_loss",
        "Non, j'urine normalement, c'est clair, et mon poids n'a pas bougé, j'ai même pris une livre, enfin, presque.",
      ],
      ["leg_swelling_one", "Non, mes deux jambes sont pareilles et pas gonflées."],
      [
        "soaks_pads severe_belly_pain vision_blurred",
        "Non, pas une goutte de sang, mon ventre ne fait pas mal et je vois très bien.",
      ],
      [
        "vaginal_bleeding fever burning_urine vomits_everything",
        "Non, rien de tout cela, pas de sang, pas de fièvre, cela ne brûle pas quand j'urine, et je ne rends qu'une fois au réveil, ensuite je mange et je bois normalement.",
      ],
      ["confusion cannot_stand", "Non, j'ai toute ma tête et je tiens debout, je vais au bureau tous les jours."],
    ],
  },
  {
    id: "w520",
    level: "self_care",
    says: "Bonjour, je suis un papa qui n'a pas dormi. Hier vers dix-sept heures, mon fils de trois ans est monté sur une chaise en plastique pour attraper un biscuit, la chaise a glissé et il a cogné le front sur le carrelage. Il a crié tout de suite, je l'ai pris, cinq minutes après il réclamait encore le biscuit. Il a une bosse comme une noix. Ma mère a parlé d'hémorragie dans le cerveau, parce qu'un cousin est mort ainsi après un accident de moto. Je l'ai réveillé trois fois cette nuit, il était furieux. Ce matin il court partout. Faut-il un scanner ?",
    answers: [
      ["age", "Moi j'ai trente-deux ans, mais celui qui est tombé, c'est mon fils, il a trois ans."],
      [
        "vomiting breath_deep drowsy confusion belly_pain",
        "Ni moi ni lui, non. Mon fils n'a pas vomi, il respire normalement, il est bien réveillé, il parle comme d'habitude et n'a pas mal au ventre. Il s'est seulement cogné le front.",
      ],
      [
        "sugar",
        "Je n'ai pas mesuré le sucre, mon fils n'a pas le diabète. Il réclamait un biscuit, c'est tout. Pourquoi cette question ?",
      ],
      [
        "weight_loss fever foot_wound cannot_drink",
        "Non, rien de tout cela, ni pour moi ni pour mon fils. Il boit, il mange, il n'a pas de fièvre, il a seulement une bosse au front depuis hier.",
      ],
      [
        "lost_consciousness_injury vomits_twice convulsion",
        "Non, il n'a pas perdu connaissance, il a crié tout de suite, il n'a pas vomi une seule fois et n'a pas eu de convulsion.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien ne coule, il ne se plaint pas de la tête, il est tombé d'une petite chaise, quarante centimètres, il bouge tout. La bosse est ferme, comme une noix, et elle diminue déjà.",
      ],
      ["anticoagulant", "Non, il ne prend aucun médicament."],
      ["hard_breathing unconscious", "Non, il respire bien et il court partout dans la maison en ce moment même."],
      [
        "dizzy drunk deep_cut",
        "Non, il ne titube pas, il a trois ans, bien sûr qu'il ne boit pas d'alcool, et il n'a pas de plaie, seulement la bosse.",
      ],
      ["vomits_everything", "Non, il n'a rien vomi du tout, il a pris sa bouillie et redemandé un biscuit."],
      ["much_urine", "Non, il urine comme d'habitude, pas plus. C'est pour la bosse au front que je vous écris."],
      [
        "suicidal_thoughts",
        "Mais non, il a trois ans, il parle de biscuits. C'est ma mère qui parlait de l'hémorragie de notre cousin.",
      ],
    ],
  },
  {
    id: "w521",
    level: "self_care",
    says: "Bonjour, je suis coiffeuse, j'ai trente-trois ans. Dimanche nous avons mangé du poisson braisé très pimenté et lundi j'avais trois petites plaies blanches dans la bouche, deux à l'intérieur de la lèvre et une au bord de la langue. Cela pique surtout avec le piment et l'orange. J'en ai déjà eu souvent, trois ou quatre fois par an depuis le lycée, cela part en une semaine. Mais mon beau-père a eu un cancer de la langue qui avait commencé par une petite plaie, et une cliente m'a parlé du sida. J'ai fait le test il y a six mois, c'était négatif. Dois-je m'affoler ?",
    answers: [
      [
        "convulsion fainted confusion cannot_hold_urine",
        "Non, rien de cela, je n'ai pas de convulsion, je ne m'évanouis pas, j'ai toute ma tête et je retiens bien mes urines. Ce ne sont que mes trois petites plaies dans la bouche.",
      ],
      [
        "cannot_drink skin_peeling cannot_swallow",
        "Non, je bois et j'avale normalement, ma peau n'a rien et mes yeux non plus. Il faut juste que j'évite le piment.",
      ],
      [
        "poor_feeding rash severe_pain immunocompromised",
        "Non, je bois comme d'habitude, je n'ai pas de boutons ailleurs et ce n'est pas très fort, cela pique. Mon test du VIH était négatif il y a six mois et je n'ai aucune maladie.",
      ],
      [
        "cannot_stand hard_breathing spontaneous_bleeding",
        "Non, je suis en forme, je travaille debout au salon, je respire bien et je ne saigne pas, même pas des gencives.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, mon cou est souple, je ne vomis pas, mes yeux sont blancs et mes urines sont claires. Est-ce que ces questions veulent dire que c'est grave ?",
      ],
      [
        "cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, ma bouche s'ouvre bien, ma peau est normale, et je ne suis pas sortie d'Abidjan, je n'ai approché aucun malade ni enterrement.",
      ],
      [
        "no_urine blue_lips noisy_breathing",
        "Non, j'urine normalement, mes lèvres sont normales à part les petites plaies à l'intérieur, et je respire sans bruit.",
      ],
      ["fever", "Non, pas du tout, je n'ai pas de fièvre et mon corps n'est pas chaud."],
      [
        "vomits_blood no_stool_gas severe_belly_pain worst_headache",
        "Non, rien de tout cela, mon ventre et ma tête vont très bien, je vais aux toilettes tous les jours.",
      ],
      ["bile_vomit diabetes", "Non, je ne vomis pas et je n'ai pas le diabète."],
      [
        "diarrhea flank_pain hernia_stuck head_injury overdose",
        "Non, rien de tout cela, je n'ai pris aucun médicament et je n'ai reçu aucun coup.",
      ],
      [
        "suspect_food",
        "Non, le poisson était frais, nous en avons tous mangé et personne n'est malade, c'était seulement très pimenté.",
      ],
    ],
  },
  {
    id: "w522",
    level: "self_care",
    says: "Bonjour, c'est un peu gênant. Je suis informaticien, j'ai passé la semaine dernière en formation à Dakar, assis toute la journée, à manger du pain et à boire du café. En rentrant j'étais bloqué, puis depuis trois jours je vais à la selle, mais c'est dur comme du bois, et sur le papier j'ai vu quelques gouttes de sang bien rouge. Un collègue est mort d'un cancer du côlon l'an dernier, il avait soixante ans, il perdait du sang lui aussi. Moi j'en ai trente-quatre. Ma femme dit que c'est le kôkô. Après, cela brûle un peu, puis plus rien. Qu'en pensez-vous ?",
    answers: [
      ["age", "La personne malade, c'est moi, j'ai trente-quatre ans."],
      [
        "much_rectal_blood fainted black_stool",
        "Non, seulement quelques gouttes sur le papier, rien dans la cuvette. Les selles sont brunes, pas noires, et je n'ai pas eu de malaise.",
      ],
      ["cannot_stand vomits_blood", "Non, je tiens debout, je travaille, et je n'ai pas vomi du tout."],
      [
        "fever severe_pain abscess anticoagulant",
        "Non, pas de fièvre, cela brûle un peu au passage mais ce n'est pas fort, pas d'abcès, pas de boule, et je ne prends aucun médicament, même pas d'aspirine.",
      ],
      [
        "diarrhea belly_pain pallor",
        "Non, pas de diarrhée, au contraire c'est dur, mon ventre ne fait pas mal et mes paumes sont bien roses.",
      ],
    ],
  },
  {
    id: "w523",
    level: "self_care",
    says: "Bonjour, je m'appelle Aya, j'ai seize ans. Ce matin je cueillais des mangues avec mes cousines, il y avait un petit nid que je n'avais pas vu et une guêpe m'a piquée à l'avant-bras gauche. C'était il y a trois heures. Au début cela brûlait comme du feu, maintenant c'est une plaque rouge de trois centimètres, un peu gonflée, qui gratte. Ma mère panique parce que son frère a failli mourir étouffé, avec le visage gonflé, après des abeilles. Moi je respire bien, mon visage est normal. J'ai mis de la glace. Est-ce que cela peut arriver plus tard, dans la nuit ?",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, ce n'est pas une vraie brûlure, c'est une piqûre de guêpe, cela brûlait seulement comme du feu au début. Il n'y a ni feu, ni courant, ni produit.",
      ],
      [
        "burn_joint_hand burn_blisters fever wound_infected",
        "Non, ce n'est pas une brûlure, je le répète, c'est une piqûre de guêpe à l'avant-bras. Il n'y a pas de cloque, pas de pus, je n'ai pas de fièvre. C'est juste rouge, un peu chaud et gonflé sur trois centimètres.",
      ],
      [
        "unconscious confusion convulsion fainted belly_pain",
        "Non, je suis bien consciente, je parle normalement, pas de malaise et mon ventre ne fait pas mal.",
      ],
      [
        "recurrent",
        "Non, je ne fais pas de crises de panique, c'est ma mère qui panique à cause de son frère. Moi j'ai juste la piqûre qui gratte.",
      ],
      [
        "chest_pain",
        "Non, la poitrine ne fait pas mal. C'est à l'avant-bras gauche seulement, là où la guêpe m'a piquée.",
      ],
      [
        "suicidal_thoughts",
        "Non, jamais, pourquoi me demandez-vous cela ? J'ai juste été piquée par une guêpe ce matin.",
      ],
      [
        "tongue_swelling vomiting many_stings face_swelling cellulitis",
        "Non, rien de tout cela, le visage, les lèvres et la langue sont normaux, une seule piqûre à l'avant-bras, je ne vomis pas, et la rougeur reste à trois centimètres, elle ne s'étend pas.",
      ],
      ["severe_pain", "Non, ce n'est pas très fort, cela gratte plus que cela ne fait mal, comme un gros moustique."],
    ],
  },
  {
    id: "w524",
    level: "self_care",
    says: "Bonjour, je suis un retraité de soixante-neuf ans, à Odienné, où l'harmattan souffle très fort cette semaine. Depuis quatre jours j'ai le nez bouché le soir, il coule clair le matin, j'éternue, je toussote et mes lèvres sont fendues. Ma femme a exactement la même chose. En 2015 j'ai été hospitalisé dix jours pour une pneumonie, on m'avait mis l'oxygène, et mes enfants ont gardé cette peur : dès que je tousse, ils veulent m'envoyer à Abidjan. Je prends ma température matin et soir, trente-six six. Je marche jusqu'à la mosquée sans m'arrêter. Faut-il vraiment m'inquiéter ?",
    answers: [
      [
        "confusion neck_stiff cannot_speak",
        "Non, j'ai toute ma tête, je plie le cou sans peine à la prière, et je parle sans être essoufflé. Est-ce que la pneumonie peut revenir ?",
      ],
      [
        "severe_pain cough_blood cannot_stand",
        "Non, rien de fort, à peine la gorge sèche. Il n'y a pas de sang quand je toussote et je tiens très bien debout, je vais à la mosquée à pied.",
      ],
      [
        "cough_much_blood blue_lips chest_pressure",
        "Non, je ne crache pas de sang, mes lèvres sont gercées mais pas bleues, et rien ne serre dans la poitrine.",
      ],
      [
        "pleuritic_pain weight_loss",
        "Non, je n'ai pas mal en respirant et mon poids n'a pas bougé, ma femme cuisine trop bien.",
      ],
    ],
  },
];
