import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling33: readonly Conversation[] = [
  {
    id: "z313",
    level: "routine",
    says: "Salut et merci de prendre mon message. Au garage on respire la peinture et l'essence toute la journée, alors au départ je n'ai pas fait attention. Ça fait cinq semaines que je tousse, avec un crachat blanc le matin. J'ai pris un sirop au miel puis de l'amoxicilline que mon patron avait gardée, rien n'a changé. Sinon je soulève les moteurs comme d'habitude et je mange mes deux plats d'attiéké. Celui avec qui je partageais la chambre avant a été soigné pour la tuberculose, il maigrissait et crachait du sang, moi pas. J'ai vingt-huit ans et je fume un peu. Ma fiancée refuse de m'embrasser tant que je n'ai pas demandé.",
    answers: [
      [
        "cough_much_blood hard_breathing confusion cannot_stand",
        "Non, aucun sang et je respire bien. Hier encore j'ai sorti une boîte de vitesses tout seul.",
      ],
      ["cough_blood fever thirst", "Non, rien. Je bois comme tout le monde et le corps n'est pas chaud."],
      ["cannot_speak blue_lips chest_pressure", "Non, aucun, le souffle est normal et la poitrine ne serre pas."],
      ["convulsion fainted noisy_breathing", "Non, rien de cela, seulement la toux."],
      ["pleuritic_pain weight_loss", "Non, pas de douleur, et mon bleu de travail me va pareil."],
      [
        "fumes",
        "Pas un moment, c'est la peinture du garage, je la respire tous les jours depuis des années. La toux, elle, n'a que cinq semaines.",
      ],
    ],
  },
  {
    id: "z314",
    level: "routine",
    says: "Bonsoir, j'écris du salon pendant que les enfants dorment. Dimanche il y a trois semaines, en me lavant avant l'église, ma main a senti une petite boule au sein droit. Elle ne fait pas mal, c'est pour ça que j'ai laissé passer. Ma mère a eu un fibrome à l'utérus qu'on a opéré à Treichville, mais ce n'est pas le même endroit. Une amie du tontine en avait une aussi, c'était du lait, seulement moi mon dernier a six ans. J'ai trente-huit ans. J'ai mis du beurre de karité chaud et j'ai prié, la boule est restée. Dites-moi franchement si je dois vendre mon congélateur pour payer des examens.",
    answers: [
      [
        "fever breast_red breast_abscess",
        "Non, aucune fièvre, et le sein garde sa couleur. Quand j'appuie dessus c'est dur mais ça ne fait pas mal.",
      ],
      [
        "lump_worrying",
        "Elle n'a pas grossi depuis trois semaines. Elle est dure, mais elle roule un peu sous le doigt.",
      ],
      ["breast_lump lump", "C'est une boule dans le sein, le droit, sur le côté."],
    ],
  },
  {
    id: "z315",
    level: "routine",
    says: "Bonjour, chez nous personne ne dort plus. Tout a commencé quand les cousins sont venus pour les funérailles et qu'on a mis six enfants sur deux nattes. C'est mon fils de cinq ans qui est le plus touché : il se gratte toute la nuit, entre les doigts, aux poignets et sur le ventre. Moi aussi ça me gratte maintenant, et ses deux frères. J'ai lavé avec le savon noir et changé de lessive, trois semaines que ça dure. Mon aînée avait de l'eczéma bébé, mais là ça ne ressemble pas. Le tradipraticien parle d'un sort jeté pendant l'enterrement. Je voudrais une crème pas trop chère.",
    answers: [
      [
        "fever cellulitis wound_infected skin_peeling",
        "Non, pas de fièvre ni de pus, juste des petits boutons et des traces d'ongles. Sa bouche et ses yeux sont normaux.",
      ],
      [
        "itch_night_household eczema",
        "La première : la nuit c'est l'enfer, et nous sommes quatre à nous gratter dans la maison.",
      ],
      ["tongue_swelling", "Non, son visage est normal."],
      [
        "eczema",
        "Non, pas de peau sèche, ce sont des petits boutons qui grattent. L'eczéma, c'était mon aînée quand elle était bébé.",
      ],
    ],
  },
  {
    id: "z316",
    level: "routine",
    says: "Bonjour ma fille, c'est mon petit-fils qui tape pour moi. J'ai vendu du poisson fumé debout pendant quarante ans à Sassandra, alors le corps réclame. C'est le genou gauche qui me fatigue, depuis la fête de Pâques passée, cela fait bien huit mois. Pour monter à l'étage de mon fils je m'arrête à chaque marche, mais quand je suis assise ça va. Ma cadette a eu le palu avec les articulations, et mon défunt mari avait la goutte. On m'a massée avec du baume et j'avale un paracétamol de temps en temps. J'ai soixante-douze ans et je prends mon cachet pour la tension. Est-ce qu'il y a une piqûre pour cela ?",
    answers: [
      [
        "cannot_speak blue_lips sudden_onset chest_pressure confusion",
        "Non mon enfant, le souffle est bon et la tête est claire. C'est le genou qui m'arrête dans l'escalier, pas la poitrine.",
      ],
      ["fever", "Non, pas de fièvre du tout."],
      [
        "lying_flat_worse leg_swelling_one pleuritic_pain surgery_recent cough_blood",
        "Non, je dors à plat et mes deux jambes sont pareilles. On ne m'a jamais opérée.",
      ],
      ["tongue_swelling hives smoke_gas chest_injury", "Non, rien de tout cela, c'est le genou qui fait mal."],
      ["reliever_fails", "Moi, je n'ai pas de spray, je n'ai jamais eu d'asthme."],
      ["duration", "Huit mois, depuis Pâques."],
      [
        "chest_pain hard_breathing one_side_weak vision_loss",
        "Non, rien de tout cela, mes bras et mes jambes ont leur force et je vois bien avec mes lunettes.",
      ],
      ["systolic", "Au dispensaire, le mois dernier, c'était 13 sur 8."],
      ["headache vomiting speech_trouble dizzy", "Non, aucun, la tête va bien. C'est le genou, mon enfant."],
      ["convulsion face_droop double_vision", "Non, rien de tout cela, Dieu merci."],
      [
        "breathless_on_effort high_pressure",
        "Ni l'un ni l'autre, ma tension est bien réglée avec le cachet. C'est le genou gauche qui fait mal quand je marche et dans les escaliers.",
      ],
      [
        "locked_jaw paracetamol_much",
        "Non, la bouche s'ouvre bien, et je prends un comprimé de paracétamol, deux au plus, les mauvais jours.",
      ],
    ],
  },
  {
    id: "z317",
    level: "routine",
    says: "Bonjour, je suis maître de CM2 à Odienné et d'habitude c'est moi qui encourage les autres. En mars ma femme est repartie dans sa famille avec les enfants, on ne s'est pas battus, c'est fini simplement. Depuis deux mois environ je n'ai plus de goût à rien, même le ballon du samedi je n'y vais plus. Je me réveille à trois heures et je regarde le plafond. J'ai maigri un peu, mon pantalon tourne. Mes collègues disent d'aller au champ et de boire un coup. Mon oncle avait fait une vraie folie quand il était jeune, il parlait aux arbres, j'ai peur que ce soit de famille. J'ai quarante-quatre ans et je n'ai jamais pris de médicament.",
    answers: [
      ["suicidal_thoughts", "Non, cela ne m'est jamais venu. J'ai mes enfants à voir grandir."],
      ["confusion cannot_stand", "Non, je fais mes cours normalement et je tiens debout toute la journée."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Non, pas de voix, et je travaille tous les jours. Je dors de vingt-deux heures à trois heures, puis plus rien.",
      ],
      ["violence_home sexual_violence", "Non, ni l'un ni l'autre. Avec ma femme on s'est quittés sans violence."],
      [
        "withdrawal lying_flat_worse",
        "Non, je bois une bière ou deux le week-end, jamais plus, et je respire bien couché.",
      ],
      ["low_mood", "Oui, c'est exactement cela."],
    ],
  },
  {
    id: "z318",
    level: "routine",
    says: "Bonjour le service. Cette semaine j'ai soutenu mon mémoire de licence, donc pas le temps pour les bobos. Il y a un trou dans une de mes dents du fond, en bas à droite, que je connais depuis le lycée. Cinq jours maintenant qu'elle me lance dès que je bois quelque chose de glacé ou que je mange sucré. Un ami m'a conseillé le clou de girofle et ça endort une demi-heure. Un voisin de chambre a eu la figure enflée pour une dent et il a fini au CHU, ça m'a marqué. Moi ma joue est comme avant. J'ai vingt-trois ans et la mutuelle étudiante ne marche que dans une seule clinique.",
    answers: [
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, j'ouvre grand la bouche et j'avale bien. Je prends deux comprimés de paracétamol par jour, pas plus.",
      ],
      [
        "jaw_swelling fever gum_swelling severe_pain tooth_bleeding",
        "Non, rien n'est gonflé et pas de fièvre. La douleur, je dirais cinq sur dix.",
      ],
      ["caries", "Oui, il y a un trou dedans, la langue passe."],
      ["convulsion fainted confusion cannot_hold_urine", "Non, rien de tout ça, c'est juste la dent."],
      ["skin_peeling", "Non, pas du tout."],
      ["rash immunocompromised", "Non, rien de tout ça, je suis en bonne santé."],
    ],
  },
  {
    id: "z319",
    level: "self_care",
    says: "Bonjour madame, je suis une maman toute neuve et peut-être que je m'affole. Mon garçon a trois semaines, il est né à terme à Abobo. Après chaque tétée il a le hoquet, parfois dix minutes, et il laisse couler un peu de lait sur mon épaule. Ma belle-sœur me dit que le hoquet fait grossir le cœur et elle lui colle un fil rouge mouillé sur le front. Son fils à elle avait été opéré de l'estomac à un mois parce qu'il vomissait tout. Le mien, à la pesée de lundi, il avait pris huit cents grammes. J'ai eu un peu d'anémie pendant la grossesse, c'est rentré dans l'ordre. Faut-il changer pour le lait en boîte ?",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Non, il tète fort, huit à dix fois par jour, et il gigote bien. Le thermomètre disait 36,8 ce matin.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, il est tiède et bien rose, le cordon est tombé et c'est sec. Le lait qui sort est blanc.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est toute lisse."],
      ["newborn_skin_pustules rash_spreading", "Non, aucun bouton."],
      ["slow_growth", "Non, au contraire, de 3,1 kilos à la naissance il est à 3,9 maintenant."],
    ],
  },
  {
    id: "z320",
    level: "self_care",
    says: "Coucou, j'avoue que c'est un petit problème. On préparait l'alloco pour l'anniversaire de mon mari et la cuisine était pleine de monde. En attrapant la marmite, mon avant-bras gauche a touché le bord brûlant, il y a deux heures. J'ai mis l'eau du robinet un bon quart d'heure, puis ma belle-mère a voulu étaler du dentifrice, j'ai refusé. C'est une marque rouge longue comme un doigt coupé en deux. Dans mon enfance ma sœur s'était renversé de l'huile et elle a gardé des cicatrices sur tout le torse, voilà pourquoi je demande. J'ai vingt-six ans et je vends des robes, je porte souvent des manches courtes.",
    answers: [
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "Non, rien de tout ça, heureusement."],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, la peau n'est même pas ouverte, et je bouge tous mes doigts.",
      ],
      ["tetanus_doubt", "Non, j'ai été vaccinée pendant ma grossesse en 2023."],
      [
        "pregnancy_weeks",
        "Je ne suis pas enceinte, la grossesse c'était en 2023, et mes règles sont venues la semaine passée.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, rien de tout cela. C'est juste une petite brûlure sur l'avant-bras.",
      ],
      [
        "burn_joint_hand burn_blisters fever",
        "Non, ce n'est ni la main ni le coude, et il n'y a pas de cloque. Pas de fièvre.",
      ],
      ["vaginal_bleeding burning_urine vomits_everything", "Non, aucun, je n'ai que ma marque rouge au bras."],
      ["face_droop", "Non, mon visage est normal."],
    ],
  },
  {
    id: "z321",
    level: "self_care",
    says: "Bonjour, je garde les enfants de ma sœur pendant son voyage à Accra et je ne voudrais pas de reproches. La petite de quatre ans courait après le chat ce matin, vers huit heures, et son front a rencontré le pied de la table. Elle a hurlé tout de suite, je l'ai prise, et cinq minutes après elle redemandait le chat. Il y a une bosse pas plus grosse qu'une noix. Depuis elle a mangé du riz et dansé devant la télé. Son frère a déjà fait une convulsion avec la fièvre à un an, et moi je me suis cassé le bras à son âge. J'ai frotté un glaçon. Dois-je la réveiller cette nuit ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Non, rien, elle n'a pas vomi et elle a crié aussitôt. Là elle chante le générique de son dessin animé.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, elle est tombée de sa propre hauteur, et rien ne coule du nez ni des oreilles. La bosse est dure et petite, sur le front.",
      ],
      ["headache dizzy deep_cut", "Non, elle ne se plaint de rien, elle marche bien et la peau n'est pas coupée."],
      ["vomits_everything hard_breathing", "Non, rien de cela, elle respire bien et elle n'a pas vomi une seule fois."],
      ["anticoagulant", "Non, elle ne prend aucun médicament."],
      [
        "unconscious fainted speech_trouble vision_loss double_vision",
        "Non, rien, elle parle comme un moulin et elle voit très bien.",
      ],
    ],
  },
  {
    id: "z322",
    level: "self_care",
    says: "Bonjour chef, je décharge les camions au port de San Pedro. Mercredi on a eu une grosse livraison de cacao, l'équipe manquait de bras et j'ai fait double. Le soir, en me baissant pour mes chaussures, le bas du dos s'est bloqué. Ça fait trois jours, c'est supportable, debout je tiens, couché sur le côté ça passe. Mon beau-frère a une hernie discale et il traîne la jambe, ma mère en a pleuré. On m'a vendu des comprimés chinois au marché mais je n'ai pas osé. L'an dernier j'ai eu la typhoïde, guéri. J'ai trente-cinq ans, et si je m'arrête il n'y a pas de paie.",
    answers: [
      [
        "one_side_weak face_droop speech_trouble vision_loss double_vision",
        "Non, rien de tout cela. C'est mon beau-frère qui traîne la jambe, moi mes deux jambes sont solides.",
      ],
      ["age", "Mon beau-frère ? Il a cinquante ans, mais c'est pour moi que j'écris, et moi j'en ai trente-cinq."],
      [
        "hernia_stuck vomiting no_stool_gas severe_pain",
        "Non, rien de tout cela, le ventre va bien. Le dos, c'est quatre sur dix.",
      ],
      ["fever lump_worrying", "Non, pas de fièvre et aucune boule."],
      ["hernia", "Non, je n'ai pas de boule. C'est mon beau-frère qui a une hernie discale, dans le dos."],
      [
        "clearer",
        "J'ai mal en bas du dos depuis que j'ai porté trop de sacs mercredi. Ça ne descend pas dans les jambes et ça se calme quand je me couche.",
      ],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, rien de tout cela, j'urine normalement et je sens bien partout.",
      ],
      ["spine_tender", "Non, c'est tout le bas du dos, comme une barre, et couché ça se calme."],
      ["foot_drop fall weight_loss cancer", "Non, rien, je lève bien le pied et je ne suis pas tombé."],
      ["locked_jaw paracetamol_much", "Non, la bouche s'ouvre bien et je n'ai rien pris comme médicament."],
      ["pregnant", "Moi, je suis un homme."],
      ["sickle_cell", "Non, je n'ai pas la drépanocytose."],
    ],
  },
  {
    id: "z323",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, sujet un peu intime, excusez-moi. Il y a dix jours j'ai fini un antibiotique pour une angine, la gorge va très bien maintenant. Depuis trois jours ça me démange entre les jambes, c'est pénible surtout assise au bureau. Les pertes sont blanches et épaisses, comme du lait caillé, sans odeur. Ma colocataire de fac avait attrapé une chaude-pisse avec un copain et elle avait mal partout, ça me trotte dans la tête. Moi je suis mariée depuis janvier, j'ai vingt-quatre ans et je prends la pilule. Ma tante conseille de se laver avec de l'alun, je n'ai pas encore essayé.",
    answers: [
      ["fever low_belly_pain vaginal_bleeding", "Non, ni fièvre, ni mal au ventre, ni sang."],
      ["confusion hard_breathing noisy_breathing", "Non, pas du tout, je respire bien."],
      ["discharge_urethral", "Non, je suis une femme ! Ce sont des pertes blanches."],
      ["pregnant", "Non, mes règles sont venues il y a huit jours, et je n'oublie pas ma pilule."],
      [
        "discharge_odour discharge_colored genital_ulcer sex_risk thrush_before",
        "Non, pas d'odeur, c'est blanc et il n'y a pas de plaie. C'est la première fois, et je n'ai que mon mari.",
      ],
      [
        "cannot_swallow drooling muffled_voice cannot_open_mouth throat_one_side",
        "Non, la gorge est guérie, c'est en bas que ça me démange.",
      ],
      ["rash throat_pus", "Non, ni boutons ni points blancs. Ce sont seulement les démangeaisons et les pertes."],
    ],
  },
  {
    id: "z324",
    level: "self_care",
    says: "Bonjour, l'internat de ma fille a renvoyé la moitié des élèves chez elles hier. Apollo est dans les dortoirs, paraît-il, ça va de lit en lit. Elle a quatorze ans et elle est arrivée avec les deux yeux rouges qui coulent, on dirait qu'elle a épluché des oignons. Ce matin les cils étaient un peu collés. Ma mère est devenue aveugle avec un glaucome, donc chez nous on ne plaisante pas avec les yeux. Une voisine propose du lait maternel ou du jus de citron dedans, j'ai dit non. Elle a des examens blancs jeudi, est-ce que je dois l'amener à l'ophtalmo à trente mille ?",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, elle voit bien, elle a lu toutes les affiches sur le trajet. Aucun produit n'est entré dedans.",
      ],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "Non, ça fait comme du sable, pas une vraie douleur. La lumière ne la dérange pas, et elle ne porte pas de lentilles.",
      ],
      ["fever eyelid_swollen", "Non, pas de fièvre, et ses paupières ne sont pas gonflées."],
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "Non, rien de tout cela, ce sont seulement les yeux.",
      ],
      [
        "severe_pain vomits_everything jaundice food_stuck_now",
        "Non, rien de tout ça, elle a mangé son omelette ce matin sans souci.",
      ],
      ["weight_loss food_sticks pallor vomiting", "Non, rien de cela, c'est une fille en pleine forme."],
    ],
  },
];
