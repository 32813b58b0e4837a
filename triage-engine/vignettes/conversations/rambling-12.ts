import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling12: readonly Conversation[] = [
  {
    id: "r525",
    level: "self_care",
    says: "Bonjour docteur. J'ai vingt-six ans et je suis gardien de nuit dans une résidence. Il y a trois jours l'harmattan s'est levé, il y a eu beaucoup de poussière, et le lendemain j'ai commencé à éternuer et à avoir le nez qui coule, de l'eau claire. J'ai aussi la gorge un peu irritée et je tousse un peu. J'ai pris ma température ce matin, trente-six huit. Je mange et je travaille. Mais mon grand-père est mort de la tuberculose, il y a vingt ans, et ma mère dit que cela commence toujours par une toux. Est-ce que je dois m'inquiéter ?",
    answers: [
      [
        "confusion neck_stiff cannot_speak",
        "Non, pas du tout. Je plie le cou, je parle normalement, et je monte mes trois étages sans souffler plus que d'habitude.",
      ],
      [
        "hard_breathing blue_lips noisy_breathing purple_spots",
        "Non, rien de tout cela, je respire sans bruit et je n'ai pas de taches.",
      ],
      ["wheeze face_swelling", "Non, ni l'un ni l'autre, c'est seulement le nez qui coule comme une fontaine."],
      ["duration", "Depuis trois jours, enfin, si je compte aujourd'hui, cela fait trois jours."],
    ],
  },
  {
    id: "r526",
    level: "self_care",
    says: "Bonsoir. Je suis graphiste, j'ai trente ans, et nous avons un gros dossier à rendre vendredi, donc je suis devant l'ordinateur de huit heures à vingt heures. Depuis avant-hier, en fin d'après-midi, j'ai la tête serrée comme dans un foulard, des deux côtés, cela vient peu à peu, et un paracétamol la soulage en une demi-heure. La nuit je dors. J'ai déjà eu cela pendant mes examens. Seulement, ma tante est morte d'une hémorragie cérébrale et tout avait commencé par un mal de tête, mais chez elle c'était d'un seul coup. Rassurez-moi, je n'ai que mal à la tête.",
    answers: [
      [
        "neck_stiff one_side_weak confusion vision_loss",
        "Non, aucun de ces signes, je bouge le cou, je vois bien et je travaille normalement. Je n'ai que mal à la tête.",
      ],
      [
        "pregnant",
        "Non, mes règles sont venues la semaine dernière, donc je ne crois pas, non, je ne suis pas enceinte.",
      ],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non, pas du tout, c'est un petit mal de tête, trois sur dix, et je parle et je vois normalement.",
      ],
      ["fever vomiting getting_worse", "Non, pas de fièvre, je ne vomis pas, et ce n'est pas plus fort qu'avant-hier."],
      [
        "head_injury smoke_gas high_pressure",
        "Non, je n'ai reçu aucun coup, pas de fumée, et ma tension était à douze sur sept le mois dernier.",
      ],
      ["purple_spots face_droop balance_loss", "Non, aucun de ces signes, je marche droit et mon visage est normal."],
    ],
  },
  {
    id: "r527",
    level: "self_care",
    says: "Bonjour madame, je suis une jeune maman de vingt-deux ans et c'est mon premier enfant, alors tout m'inquiète. Ma fille a cinq semaines, elle est née à terme avec trois kilos cent, et hier à la pesée elle faisait quatre kilos deux, tout le monde était content. Depuis deux semaines environ, après la tétée, elle rend un peu de lait caillé au coin de la bouche et elle a le hoquet. Elle tète bien et elle mouille ses couches. Sur internet j'ai lu que cela pouvait être une sténose qui s'opère, mais elle ne vomit pas en jet. Ma belle-mère veut lui donner de l'eau sucrée. Qu'en pensez-vous ?",
    answers: [
      ["mouth_thrush hiccups eats_drinks_well", "Le hoquet, et elle tète bien."],
      ["baby_spits_up cord_normal", "De petites régurgitations, oui."],
      ["mouth_sores", "Non, aucune tache."],
      [
        "floppy convulsion hard_breathing fever",
        "Non, elle est bien tonique, elle gigote, elle respire calmement et j'ai mesuré trente-sept hier soir, enfin, plutôt ce matin.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, elle est chaude normalement, pas jaune, le nombril est tombé et bien sec, et ce qu'elle rend est blanc comme du lait.",
      ],
    ],
  },
  {
    id: "r528",
    level: "self_care",
    says: "Bonjour docteur. Je suis en déplacement à San-Pédro et ma femme vient de m'appeler au sujet de notre fils de quatre ans. Ce matin, il y a environ cinq heures, il courait après sa sœur dans le couloir, il a glissé et son front a cogné la porte. Il a pleuré tout de suite, elle a mis un linge froid, et il a une petite bosse de deux centimètres. Depuis il a mangé son riz et il joue dans la cour. Un ami m'a dit qu'un enfant de sa famille était tombé dans le coma le lendemain d'une chute, mais c'était un accident de moto. Faut-il une radio ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, ma femme l'a vu tomber, il n'a jamais perdu connaissance, il n'a pas vomi et il parle comme d'habitude.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, il n'a pas de sang ni d'eau au nez ou aux oreilles, il ne se plaint pas de la tête, il court sur ses deux jambes. Il est tombé de sa hauteur. La bosse est petite et dure.",
      ],
      ["dizzy vomiting deep_cut", "Non, il n'a pas vomi, il ne tangue pas et la peau n'est pas ouverte."],
      [
        "vomits_everything hard_breathing",
        "Non, il n'a pas vomi du tout et il respire normalement. Ma femme dit qu'il demande des beignets.",
      ],
      [
        "fainted speech_trouble vision_loss double_vision balance_loss",
        "Non, il parle, il voit et il court normalement. Faut-il le réveiller cette nuit ?",
      ],
    ],
  },
  {
    id: "r529",
    level: "self_care",
    says: "Bonjour. Je suis cuisinier dans un maquis de Treichville, j'ai trente-trois ans, et les petites brûlures, je connais. Hier soir, en sortant l'alloco, le milieu de mon avant-bras a touché le bord de la plaque. J'ai mis tout de suite sous le robinet pendant dix minutes, comme on m'a appris. Ce matin il reste une marque rouge, longue de deux centimètres, sans cloque, la peau est fermée. Un collègue avait été brûlé à l'huile bouillante sur tout le bras, il a été greffé, et depuis je suis prudent. On me propose du dentifrice ou du blanc d'œuf. Qu'est-ce qui est le mieux ?",
    answers: [
      [
        "burn_joint_hand fever wound_infected",
        "Non, c'est au milieu de l'avant-bras, loin du poignet et du coude. Je n'ai pas de fièvre et il n'y a pas de pus.",
      ],
      ["pregnant", "Je suis un homme, madame, donc non !"],
      ["burn_small", "Oui, c'est exactement cela, une petite marque rouge de deux centimètres, sans cloque."],
    ],
  },
  {
    id: "r530",
    level: "self_care",
    says: "Bonjour docteur. J'ai quarante-sept ans, je suis professeur et j'ai trois ruches derrière la maison. Ce matin, en soulevant un couvercle, j'ai été piqué par une abeille à l'avant-bras. J'ai retiré le dard aussitôt et j'ai mis de l'eau froide. Trois heures plus tard, c'est gonflé sur trois centimètres, rouge, et cela gratte, mais rien ailleurs. J'ai déjà été piqué bien des fois et jamais je n'ai fait d'allergie. Seulement, un cousin est mort d'un choc allergique après une guêpe et ma femme a peur que j'étouffe cette nuit. Je respire tout à fait normalement. Puis-je la rassurer ?",
    answers: [
      ["insect_sting limb_pain pain_to_arm_jaw", "Une piqûre d'abeille au bras."],
      ["insect_sting", "Oui, une abeille."],
      ["limb_pain", "Seulement là où elle a piqué."],
      [
        "hard_breathing tongue_swelling fainted vomiting many_stings",
        "Non, une seule piqûre, sur l'avant-bras. Je respire très bien, ma langue et mes lèvres sont normales et je n'ai pas eu de malaise.",
      ],
      [
        "hives face_swelling fever cellulitis severe_pain",
        "Non, je n'ai pas de plaques ailleurs, mon visage est normal et je n'ai pas de fièvre. La douleur est légère, comme une démangeaison d'ortie.",
      ],
      ["hoarse", "Non, ma voix est comme d'habitude, j'ai même donné un cours tout à l'heure."],
      ["wheeze dizzy cannot_swallow", "Non, rien de tout cela, j'avale bien et la tête ne me tourne pas."],
      ["skin_peeling", "Non, ma peau est entière, il n'y a qu'une petite enflure de trois centimètres."],
      ["pregnant", "Je suis un homme, docteur, donc non."],
      ["confusion convulsion cannot_stand", "Non, je vais très bien, je n'ai que ce bras qui gratte."],
      ["insect_sting", "Oui, une seule abeille, ce matin, il y a trois heures."],
    ],
  },
  {
    id: "r531",
    level: "self_care",
    says: "Bonjour. J'ai vingt-quatre ans, je suis en stage au Plateau et je mange souvent dehors. Avant-hier soir j'ai mangé un garba qui ne devait pas être très frais, avec un ami qui, lui, n'a rien eu. Hier à midi j'ai commencé à aller à la selle, liquide, quatre fois en tout jusqu'à ce matin, et depuis c'est plus calme. Je bois de l'eau et j'ai mangé du riz blanc. J'ai vu à la télévision qu'il y avait eu le choléra dans un autre pays et je me suis demandé si c'était cela. Ma température est normale, trente-six neuf. Faut-il un antibiotique ?",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, ce n'est pas comme de l'eau de riz, c'est mou et brun. Je tiens debout, j'urine comme d'habitude et je suis bien réveillé.",
      ],
      [
        "bloody_stool vomits_everything sunken_eyes little_urine",
        "Non, il n'y a pas de sang, je n'ai pas vomi, mes yeux sont comme d'habitude et j'urine normalement.",
      ],
      [
        "cluster_diarrhea",
        "Non, personne n'est malade autour de moi, ni à la maison ni dans le quartier. C'était à la télévision, dans un autre pays.",
      ],
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Non, rien de tout cela. J'ai juste de petites coliques avant d'aller à la selle.",
      ],
      ["bile_vomit diabetes", "Non, je n'ai pas vomi et je ne suis pas diabétique."],
      ["pregnant", "Je suis un garçon, donc non !"],
      [
        "immunocompromised kidney_disease sickle_cell",
        "Non, je n'ai aucune maladie de ce genre, j'ai toujours été en bonne santé.",
      ],
    ],
  },
  {
    id: "r532",
    level: "self_care",
    says: "Bonjour madame. J'ai vingt ans et je suis apprentie coiffeuse. Depuis l'âge de quatorze ans, le premier jour de mes règles, j'ai des crampes en bas du ventre, puis le lendemain c'est terminé. Ce matin elles sont arrivées, juste à la date, et j'ai eu mes crampes de d'habitude ; j'ai pris un ibuprofène après le petit déjeuner et cela va déjà mieux. Je vous écris parce que ma grande sœur a été opérée d'une grossesse hors de l'utérus le mois passé et toute la famille en parle. Moi, je ne suis pas mariée et je n'ai jamais eu de rapport. Est-ce que je peux continuer l'ibuprofène ?",
    answers: [
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, aucun de ces signes, je n'ai que mes crampes dans le bas du ventre.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Non, mes jambes vont très bien, c'est au bas du ventre. Pas de fièvre, et la douleur est moyenne, quatre sur dix, moins depuis le comprimé.",
      ],
      ["pregnant", "Non, mes règles sont arrivées ce matin à la date prévue, et je n'ai jamais eu de rapport."],
      ["late_period", "Non, elles sont venues à la date prévue et c'est exactement comme chaque mois."],
      [
        "fainted soaks_pads rigid_belly",
        "Non, je ne me suis pas évanouie, mon ventre est souple et je change quatre fois par jour, comme d'habitude.",
      ],
      ["vomits_everything discharge_odour", "Non, je n'ai pas vomi, et à part le sang des règles il n'y a rien."],
    ],
  },
  {
    id: "r533",
    level: "self_care",
    says: "Bonjour. J'ai vingt et un ans, je suis à l'université et je me suis remis au sport avec mes amis. Avant-hier nous avons fait un pari et j'ai fait cent pompes, moi qui n'en faisais plus depuis un an. Hier matin, au réveil, j'avais mal aux deux côtés de la poitrine, dans les muscles, quand j'appuie ou quand je lève les bras ; aujourd'hui c'est déjà un peu moins. Mon oncle est mort d'une crise cardiaque à soixante-dix ans et ma mère s'est affolée. Je ne suis pas essoufflé et au repos je ne sens rien. Puis-je reprendre l'entraînement samedi ?",
    answers: [
      ["reliever_fails", "Non, pas du tout, je n'ai jamais eu d'asthme et je n'utilise aucun spray."],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Non, mes jambes n'ont rien et je n'ai pas de fièvre. La douleur est légère, trois sur dix, seulement dans les pectoraux quand je bouge.",
      ],
      [
        "chest_pressure pain_to_arm_jaw sweating fainted",
        "Non, cela ne serre pas, cela ne va ni dans le bras ni dans la mâchoire. Je n'ai pas eu de sueurs ni de malaise.",
      ],
      [
        "tearing_pain surgery_recent cough_blood",
        "Non, pas de déchirure, je n'ai jamais été opéré et je ne crache pas de sang.",
      ],
      [
        "effort_pain pleuritic_pain palpitations diabetes",
        "Non, ce n'est pas quand je cours ni quand je respire, c'est quand j'appuie sur le muscle. Le cœur bat normalement et je ne suis pas diabétique.",
      ],
      ["confusion cannot_stand pallor", "Non, je suis en pleine forme, je n'ai que ces courbatures."],
      ["heartburn", "Non, cela ne brûle pas et les repas n'y changent rien, c'est comme une courbature."],
      [
        "chest_pain",
        "Oui, dans les muscles des deux côtés, depuis les cent pompes, quand j'appuie ou que je lève les bras.",
      ],
    ],
  },
  {
    id: "r534",
    level: "self_care",
    says: "Bonjour docteur, c'est un peu gênant à écrire. J'ai vingt-huit ans, je suis mariée, je prends la pilule et mes règles sont venues il y a douze jours. La semaine dernière le dentiste m'a donné de l'amoxicilline pour une dent, que j'ai terminée il y a quatre jours. Depuis trois jours cela gratte en bas et j'ai des pertes blanches, épaisses, comme du lait caillé, sans odeur. C'est la première fois de ma vie. Une amie m'a parlé du sida et de la gonorrhée, mais mon mari n'a rien et mon test était négatif l'an dernier. Existe-t-il un ovule que je puisse acheter à la pharmacie ?",
    answers: [
      [
        "fever low_belly_pain vaginal_bleeding",
        "Non, pas de fièvre, le ventre ne me fait pas mal et je ne saigne pas.",
      ],
      [
        "severe_pain leg_swelling_one",
        "Non, je n'ai pas de douleur, seulement la démangeaison, et mes jambes sont normales.",
      ],
      ["tongue_swelling", "Non, ma gorge et mes lèvres n'ont rien, c'est en bas que cela gratte."],
      ["pregnant", "Non, je prends la pilule et mes règles sont venues il y a douze jours."],
      [
        "discharge_odour discharge_colored genital_ulcer sex_risk thrush_before",
        "Non, elles sont blanches et sans odeur, il n'y a pas de plaie, je n'ai que mon mari et c'est la première fois.",
      ],
    ],
  },
  {
    id: "r535",
    level: "self_care",
    says: "Bonjour. Je suis la maman d'un garçon de douze ans, qui est en sixième à Gagnoa. Lundi, la maîtresse, pardon, le professeur principal nous a prévenus que la moitié de la classe avait l'Apollo. Mardi soir mon fils est rentré avec les deux yeux rouges qui pleurent, et le matin ils sont un peu collés ; je les nettoie à l'eau bouillie. Il voit bien, il regarde la télévision. Ma grand-mère est devenue aveugle au village, de la maladie des rivières, et cela me fait peur quand on me parle des yeux. Il n'a pas le corps chaud. Dois-je mettre du lait maternel, comme dit ma voisine ?",
    answers: [
      ["age", "Il a douze ans, il les a eus en mai."],
      [
        "eye_chemical halos eye_bulging",
        "Non, aucun produit, ses yeux bougent bien, ils ne sortent pas et il voit les lampes comme d'habitude.",
      ],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "Non, il n'a pas mal, cela picote seulement, la lumière ne le gêne pas, il n'a pas de lentilles et n'a reçu aucun coup.",
      ],
      [
        "feeding_question",
        "Non, il a douze ans ! Je parlais du lait maternel que la voisine veut mettre dans ses yeux.",
      ],
    ],
  },
  {
    id: "r536",
    level: "self_care",
    says: "Bonsoir. J'ai vingt-deux ans et lundi je passe les examens de ma deuxième année de droit. J'ai un bon dossier, mais depuis cinq jours je m'endors vers deux heures du matin parce que je repasse mes cours dans ma tête. Il est vrai que je bois du café jusqu'à vingt-deux heures. La journée je vais à la bibliothèque et je ris encore avec mes amies. L'année dernière une étudiante de la cité a fait une dépression et a voulu mourir, on en parle encore ; moi, je n'ai pas du tout ces pensées-là, je veux seulement dormir. Me conseillez-vous un comprimé ?",
    answers: [
      [
        "confusion fever headache vomiting head_injury",
        "Non, je n'ai rien de tout cela, ni fièvre ni mal de tête, et je ne suis tombée nulle part.",
      ],
      [
        "diabetes convulsion overdose hard_breathing",
        "Non, je n'ai pas le diabète, je ne prends aucun médicament, je n'ai jamais fait de crise et je respire bien.",
      ],
      ["tongue_swelling", "Non, pas du tout, pourquoi cette question ? Je dors mal, c'est tout."],
      ["cannot_stand cannot_drink no_urine", "Non, je marche, je mange, je bois et j'urine comme d'habitude."],
      [
        "drowsy",
        "Non, au contraire, je suis bien réveillée, un peu trop même, c'est m'endormir le soir qui est difficile.",
      ],
      [
        "hives face_swelling inconsolable_crying",
        "Non, aucun de ces signes. Je ne pleure pas, je veux seulement dormir.",
      ],
      ["suicidal_thoughts", "Non, pas du tout, c'était une autre étudiante de la cité, l'an dernier."],
      [
        "no_sleep_days hears_voices withdrawal lying_flat_worse",
        "Non, je dors quatre ou cinq heures, je n'entends pas de voix, je ne bois pas d'alcool et je respire bien couchée.",
      ],
      ["checkup", "Non, c'est pour mon sommeil : depuis cinq jours je m'endors trop tard à cause des examens."],
      ["chest_pain fainted", "Non, je n'ai pas de douleur et je ne suis jamais tombée dans les pommes."],
      [
        "drug_use violence_home loss_of_function",
        "Non, rien de tout cela, je vais aux cours tous les jours et je me lave, rassurez-vous.",
      ],
    ],
  },
];
