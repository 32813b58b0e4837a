import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling11: readonly Conversation[] = [
  {
    id: "r513",
    level: "urgent",
    says: "Bonjour ma fille, excusez une vieille institutrice qui écrit long. Il y a quatre jours j'ai senti comme une brûlure sur le côté gauche du front ; j'ai cru que c'était mon foulard trop serré, puis le soleil, car nous avions eu des funérailles. Avant-hier des petites cloques sont sorties, en grappe, toujours du même côté, jusqu'à la paupière et même une sur le bout du nez, et depuis hier l'œil de ce côté est rouge et pleure. La voisine dit que c'est un sort, moi je ne crois pas à cela. J'ai seulement la tension, bien réglée. J'ai mis du talc. Quelle crème faut-il ?",
    answers: [
      ["age", "J'ai soixante-six ans, mon enfant, bientôt soixante-sept."],
      [
        "confusion neck_stiff face_droop vision_loss",
        "Non, le visage est droit, je plie le cou et j'ai toute ma tête. Je vois encore de cet œil, mais c'est un peu flou, comme derrière un voile mouillé.",
      ],
      [
        "eye_chemical halos eye_bulging",
        "Non, je n'ai rien mis dans l'œil, il bouge bien, et je ne vois pas de cercles, seulement un peu flou.",
      ],
      ["fever eyelid_swollen", "Non, je n'ai pas de fièvre. La paupière est un peu gonflée, oui, à cause des cloques."],
      ["drowsy vomiting", "Non, je suis bien éveillée, je vous écris d'ailleurs, et je ne vomis pas."],
    ],
  },
  {
    id: "r514",
    level: "urgent",
    says: "Bonsoir, je ne sais pas si c'est ici qu'il faut écrire. J'ai dix-neuf ans, je suis en première année et je loge chez ma cousine. Avant-hier soir je suis allée rendre un cours à un garçon que je connais depuis le lycée ; il a fermé la porte et il m'a forcée, sans préservatif. J'avais dit non plusieurs fois. Je suis rentrée, je me suis lavée et je n'ai rien dit à personne, sauf à ma cousine ce matin. Je ne suis pas blessée. Je dors mal. Elle m'a dit qu'il y a des médicaments à prendre et qu'il ne faut pas traîner. Est-ce vrai, ou est-ce déjà trop tard ?",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, je ne saigne pas, je n'ai pas de blessure et pas vraiment de douleur. Et je ne veux pas mourir, je suis seulement bouleversée.",
      ],
      [
        "sexual_violence sex_risk",
        "C'était un rapport imposé, avant-hier soir, sans préservatif. Est-ce que je suis obligée d'en dire plus ?",
      ],
    ],
  },
  {
    id: "r515",
    level: "urgent",
    says: "Bonjour, je suis le grand frère d'un garçon de seize ans qui est drépanocytaire SS, suivi au CHU depuis tout petit. Dimanche il y a eu la grande pluie, il est rentré mouillé et il a dormi avec le ventilateur. Depuis avant-hier il a mal dans les deux cuisses et au bas du dos, comme dans ses crises. Nous avons fait comme d'habitude : beaucoup d'eau, paracétamol puis ibuprofène, et d'ordinaire le lendemain c'est fini, mais cette fois cela ne passe pas. L'an dernier il avait été hospitalisé pour les poumons, mais là il respire très bien. Sa température est à trente-sept deux. Que pouvons-nous ajouter ?",
    answers: [
      [
        "chest_pain pallor one_side_weak spleen_big",
        "Non, rien à la poitrine cette fois-ci. Il n'est pas plus pâle que d'habitude, il bouge bien les bras et les jambes malgré la douleur, et le ventre est souple.",
      ],
      [
        "severe_pain",
        "Elle est forte, il dit sept sur dix, et non, le paracétamol et l'ibuprofène ne la calment pas cette fois.",
      ],
      [
        "jaundice vomiting cannot_drink priapism",
        "Ses yeux sont un peu jaunes comme toujours, pas plus que d'habitude. Il ne vomit pas, il boit beaucoup, et non, il n'a pas ce problème d'érection.",
      ],
      [
        "confusion drowsy spontaneous_bleeding vomits_blood cannot_stand",
        "Non, il a toute sa tête, il ne saigne pas et il se lève, seulement il marche avec peine à cause des cuisses.",
      ],
      [
        "convulsion worst_headache headache",
        "Non, il n'a pas mal à la tête et il n'a jamais fait de crise de ce genre.",
      ],
    ],
  },
  {
    id: "r516",
    level: "urgent",
    says: "Bonjour madame. J'ai accouché il y a trois semaines d'une petite fille, sans problème, à la maternité de Cocody, et ma mère est venue de Man pour m'aider. L'allaitement a été difficile au début, j'avais des crevasses, puis la sage-femme m'a montré comment placer l'enfant et c'était mieux. Hier, enfin plutôt hier soir, le sein droit est devenu dur, rouge et chaud, et cette nuit j'ai tremblé ; ce matin j'avais trente-huit neuf. Ma mère dit que c'est le lait qui monte et qu'il faut un cataplasme. J'ai lu sur internet le mot septicémie et j'ai pris peur. Dois-je arrêter de donner le sein ?",
    answers: [
      ["age", "J'ai vingt-quatre ans, c'est mon premier bébé."],
      [
        "fever breast_red breast_abscess",
        "C'est moi la malade : j'ai trente-huit neuf et le sein droit est rouge, chaud et dur. Mais il n'y a ni boule molle ni pus.",
      ],
      [
        "confusion cannot_stand vomits_everything",
        "Non, je bois et je mange, je marche dans la maison et j'ai toute ma tête. Est-ce dangereux pour le bébé ?",
      ],
      [
        "hard_breathing convulsion spontaneous_bleeding",
        "Non, je respire bien, je n'ai pas eu de crise et je ne saigne de nulle part, à part les pertes normales d'après l'accouchement.",
      ],
      [
        "neck_stiff purple_spots jaundice dark_urine",
        "Non, mon cou est souple, mes yeux sont blancs, l'urine est claire et la seule rougeur est sur le sein.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela. Je n'ai pas voyagé depuis l'accouchement.",
      ],
      ["unconscious drowsy belly_pain", "Non, je suis bien éveillée et mon ventre ne me fait pas mal."],
    ],
  },
  {
    id: "r517",
    level: "urgent",
    says: "Bonjour. Je suis comptable, j'ai trente-neuf ans et je n'ai jamais de problème de santé, à part un petit rhume il y a deux semaines, complètement fini. Avant-hier soir j'ai téléphoné normalement à mon frère avec mon oreille gauche, comme toujours. Hier matin, au réveil, j'ai voulu faire pareil et je n'entendais plus rien de cette oreille, seulement un sifflement, comme si elle était pleine de coton. Le pharmacien a pensé à un bouchon et m'a vendu des gouttes, sans effet. Je n'ai pas mal. Mon père est devenu sourd, mais lui à quatre-vingts ans. Est-ce que cela va revenir tout seul ?",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Non, rien de cela. Mon visage est bien droit, je tourne la tête normalement et derrière l'oreille c'est comme de l'autre côté.",
      ],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "Je n'entends plus de l'oreille gauche depuis hier matin au réveil. Pas de fièvre, rien ne coule, je n'ai pas mal et la tête ne tourne pas.",
      ],
      ["cannot_speak", "Non, je respire très bien, je n'ai que l'oreille qui ne marche plus."],
      ["drowsy convulsion", "Non, je suis bien réveillé et je n'ai jamais fait de crise."],
      [
        "ear_discharge hearing_loss_sudden severe_pain",
        "Oui, je vous l'ai dit, cette oreille n'entend plus du tout depuis hier matin. Mais rien ne coule et je n'ai pas mal.",
      ],
    ],
  },
  {
    id: "r518",
    level: "routine",
    says: "Bonjour docteur. Je travaille dans une menuiserie à Yopougon, j'ai quarante et un ans. Au début du mois dernier j'ai eu un rhume comme tout l'atelier, le nez a cessé de couler au bout de cinq jours, mais la toux est restée. J'ai pris un sirop, puis un autre, puis du miel avec du citron. Cela fait maintenant quatre semaines que je tousse, surtout le soir. Je n'ai pas craché de sang et je n'ai pas maigri. Un collègue avait eu la tuberculose il y a deux ans, il est guéri. Ma femme m'a dit de vous demander s'il faut changer de sirop.",
    answers: [
      [
        "cough_much_blood hard_breathing confusion cannot_stand",
        "Non, pas de sang du tout, je respire normalement et je porte encore mes planches au travail.",
      ],
      ["fever thirst", "Non, pas de fièvre, et je ne bois pas plus que d'habitude."],
      ["neck_stiff cannot_speak", "Non, ma nuque est souple et je parle sans m'arrêter, trop même, dit ma femme."],
      ["blue_lips", "Non, mes lèvres sont normales."],
      [
        "runny_nose cough tb_contact",
        "C'est la toux, depuis quatre semaines. Le nez ne coule plus, et le collègue de la tuberculose, c'était il y a deux ans.",
      ],
      ["pleuritic_pain", "Non, je n'ai mal nulle part à la poitrine, même quand je respire à fond."],
    ],
  },
  {
    id: "r519",
    level: "routine",
    says: "Bonsoir. Nous sommes cinq à la maison, mon mari, mes trois enfants et moi, qui ai trente et un ans. Il y a un mois, un cousin est venu du village et il a dormi dans la chambre des garçons. Depuis trois semaines, d'abord l'aîné, ensuite les autres, puis moi, nous nous grattons surtout la nuit, entre les doigts, aux poignets et à la ceinture. J'ai changé de savon, j'ai fait bouillir les draps, j'ai mis du beurre de karité. Une voisine a parlé de la variole du singe, mais personne n'a de fièvre ni de grosses cloques. Que faut-il faire pour toute la famille ?",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, aucun de ces signes, nous allons tous bien à part cette démangeaison. C'est grave, ce que vous citez là ?",
      ],
      [
        "chest_pressure one_side_weak speech_trouble vomits_blood black_stool",
        "Non, rien de tout cela, nous nous grattons seulement.",
      ],
      [
        "severe_pain fainted jaundice pallor cannot_drink",
        "Non, rien de tout cela, nous mangeons et buvons bien, et personne n'est pâle ni jaune.",
      ],
      ["pregnant", "Non, mes règles sont venues il y a dix jours, je ne suis pas enceinte."],
      ["fever", "Non, personne n'a de fièvre à la maison."],
      [
        "snake_bite scorpion_sting sexual_violence poisoning self_harm",
        "Non, rien de tout cela, ce sont des démangeaisons la nuit, dans toute la maison.",
      ],
      [
        "feeding_question itch itch_night_household",
        "Ce sont des démangeaisons la nuit, chez toutes les personnes de la maison. Il n'y a pas de bébé, le plus petit a trois ans.",
      ],
      [
        "cellulitis wound_infected skin_peeling",
        "Non, il n'y a ni pus ni plaie ni cloque, seulement de petits boutons de grattage.",
      ],
    ],
  },
  {
    id: "r520",
    level: "routine",
    says: "Bonjour docteur, je vous écris parce que je n'ose pas en parler à mon mari. J'ai trente-six ans, deux grands enfants, et je suis secrétaire. Il y a trois semaines, sous la douche, j'ai senti une petite boule dans le sein gauche, comme une bille, qui roule sous le doigt et qui ne fait pas mal. J'ai attendu mes règles en pensant qu'elle partirait ; les règles sont passées la semaine dernière et elle est toujours là. Ma tante a eu un cancer du sein et depuis je ne pense qu'à cela. Sinon je me sens en bonne santé. Est-ce que je peux encore attendre ?",
    answers: [
      [
        "fever breast_red breast_abscess",
        "Non, je n'ai pas de fièvre, le sein n'est ni rouge ni chaud et la boule ne fait pas mal ; elle est plutôt dure comme du caoutchouc.",
      ],
      [
        "belly_pain fainted shoulder_tip_pain soaks_pads",
        "Non, aucun de ces signes. Mes règles étaient normales la semaine dernière.",
      ],
      [
        "vaginal_bleeding dizzy",
        "Non, plus maintenant, les règles sont finies depuis la semaine dernière, et la tête ne me tourne pas.",
      ],
      ["heavy_bleeding", "Non, je ne saigne pas du tout."],
      [
        "breast_lump period_now late_period",
        "C'est la boule dans le sein gauche. Mes règles sont finies depuis la semaine dernière, il n'y a pas de retard.",
      ],
    ],
  },
  {
    id: "r521",
    level: "routine",
    says: "Bonjour. On m'a conseillé d'écrire ici plutôt que de garder tout pour moi. J'ai trente-quatre ans, j'étais magasinier au port et la société a fermé il y a deux mois. Au début j'ai cherché partout, je me levais à cinq heures. Maintenant je suis triste presque tous les jours, plus rien ne me fait plaisir, je me réveille à quatre heures et je tourne dans le salon. Un voisin dans la même situation s'est donné la mort l'an dernier ; moi non, je n'ai jamais pensé à cela, j'ai mes enfants et ma femme me soutient. Est-ce une maladie, ou est-ce que cela va passer ?",
    answers: [
      [
        "suicidal_thoughts",
        "Non, pas vraiment, enfin non, jamais. Je pense trop à l'argent, mais mourir, non, je veux voir mes enfants grandir.",
      ],
      ["suicidal_plan", "Non, vous m'avez mal compris : je ne pense pas à mourir et je n'ai rien préparé du tout."],
      ["suicide_attempt", "Non, jamais, ni aujourd'hui ni avant. Je vous parle seulement de tristesse et de sommeil."],
      ["alone_now", "Non, ma femme est à côté de moi et les enfants dorment."],
      ["hears_voices", "Non, je n'entends aucune voix, je ne suis pas fou."],
      [
        "loss_of_function violence_home no_sleep_days self_harm",
        "Non, je m'occupe encore des enfants et de moi-même, je dors un peu, et il n'y a ni violence ni blessure chez nous.",
      ],
    ],
  },
  {
    id: "r522",
    level: "routine",
    says: "Bonjour mon enfant. J'ai soixante-douze ans et je cultive encore un peu de cacao du côté de Soubré. Depuis la dernière traite, cela fait huit mois à peu près, quand je vais uriner il me faut attendre, et le jet est faible, il tombe presque sur mes pieds. La nuit je me lève trois fois. J'ai toujours pensé que c'était l'âge, et je bois moins le soir. Mon petit frère a été opéré de la prostate et on lui avait parlé de cancer, alors mes enfants s'inquiètent. Moi je n'ai pas de douleur, pas de sang. Est-ce qu'il faut aller jusqu'à l'hôpital pour cela ?",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non, j'urine, mais lentement. Mes jambes sont solides, je monte encore au champ, et je sens bien tout en bas.",
      ],
      [
        "poor_feeding",
        "Pas vraiment, je bois bien dans la journée, je diminue seulement le soir pour ne pas me lever trop.",
      ],
      [
        "fever burning_urine blood_urine thirst",
        "Non, pas de fièvre, cela ne brûle pas, l'urine est claire et je n'ai pas plus soif que d'habitude.",
      ],
      ["weak_stream", "Oui, c'est cela, le jet est faible et il faut attendre avant qu'il vienne, depuis huit mois."],
    ],
  },
  {
    id: "r523",
    level: "routine",
    says: "Bonjour docteur. Je suis une dame de soixante-trois ans, un peu forte, je ne vais pas vous mentir. J'ai vendu du poisson debout pendant trente ans. Depuis cinq mois environ, le genou droit me fait mal quand je monte l'escalier de l'église et le soir quand je m'assois ; le matin il est raide dix minutes, puis il se dégourdit. Le paracétamol me soulage, mais je n'aime pas en prendre tout le temps. Ma voisine a eu une phlébite à la jambe et elle a failli mourir, cela m'a fait peur, pourtant ma jambe à moi n'est pas enflée. Est-ce que je dois faire une radio ?",
    answers: [
      ["age", "Comme je vous l'ai dit, j'ai soixante-trois ans."],
      ["fever", "Non, pas de fièvre, et le genou n'est pas chaud non plus."],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Non, je m'appuie dessus et je marche jusqu'au marché, le genou n'est pas déformé et je ne suis pas tombée. La douleur est à quatre sur dix.",
      ],
      [
        "knee_shoulder_worn joint_pain knee_pain",
        "C'est une douleur du genou droit depuis cinq mois, surtout dans l'escalier, comme une charnière rouillée.",
      ],
    ],
  },
  {
    id: "r524",
    level: "routine",
    says: "Bonjour. J'ai dix-sept ans, je suis en classe de première et j'habite dans un village à côté de Tanda. Il y a quatre mois ma mère a remarqué une tache plus claire sur mon avant-bras gauche, grande comme une pièce, enfin, un peu plus grande. L'infirmier a pensé à un champignon et m'a donné une crème, je l'ai mise un mois sans changement. Cela ne gratte pas. L'autre jour je me suis appuyé contre la marmite chaude à cet endroit et je n'ai rien senti, il n'y a pourtant pas eu de brûlure. À l'école on se moque de moi. Faut-il une autre crème ?",
    answers: [
      [
        "clearer",
        "Je n'ai mal nulle part. C'est seulement une tache plus claire sur la peau de l'avant-bras gauche, depuis quatre mois, et à cet endroit je ne sens ni le chaud ni la piqûre.",
      ],
      [
        "where",
        "C'est la peau de l'avant-bras gauche. Ce qui me gêne, c'est la tache claire où je ne sens plus rien quand on touche.",
      ],
    ],
  },
];
