import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling8: readonly Conversation[] = [
  {
    id: "q513",
    level: "urgent",
    says: "Bonjour, je ne sais pas très bien comment écrire cela. J'ai vingt-trois ans, je suis étudiante à Cocody. Vendredi soir, nous étions plusieurs à réviser chez un camarade, les autres sont partis plus tôt que prévu. Il m'a forcée, j'ai dit non plusieurs fois et il n'a pas mis de préservatif. Je suis rentrée chez ma tante et je me suis lavée longtemps. C'était il y a trois jours maintenant. Je n'ai pas vraiment mal. Je mange peu, je dors mal, mais je vais en cours. Je n'en ai parlé à personne. Est-ce qu'il est trop tard pour faire quelque chose ?",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts",
        "Non, je n'ai pas de plaie et je ne saigne pas. Je n'ai pas envie de mourir non plus, j'ai surtout honte.",
      ],
      [
        "chest_pain hard_breathing fainted",
        "Non, rien de tout cela, je respire bien, c'est surtout dans la tête que ça tourne en rond.",
      ],
      [
        "confusion face_droop one_side_weak speech_trouble double_vision",
        "Non, aucun de ces signes, je suis seulement fatiguée et un peu perdue.",
      ],
      ["sexual_violence", "Oui, c'est cela."],
    ],
  },
  {
    id: "q514",
    level: "urgent",
    says: "Bonjour, je suis élève infirmier en deuxième année, j'ai vingt-deux ans, en stage dans un petit centre de santé vers Daloa. Hier, enfin, hier en fin de garde, vers seize heures, j'aidais à ranger le plateau après les prélèvements. En remettant le capuchon, je me suis piqué l'index avec l'aiguille qui venait de servir, ça a saigné une goutte. J'ai lavé au savon, puis à la javel diluée. Je n'ai osé le dire à personne, la surveillante est sévère. Le doigt n'est ni rouge ni gonflé, je n'ai pas mal. J'ai lu sur Internet des choses effrayantes sur le sida et je n'ai pas dormi.",
    answers: [],
  },
  {
    id: "q515",
    level: "urgent",
    says: "Bonjour, j'ai quarante-cinq ans, je conduis un gbaka sur Abobo, alors je n'ai pas beaucoup de temps pour le dentiste. J'ai une dent cariée en bas à droite qui me dérange depuis longtemps, et depuis cinq jours elle me lance vraiment. J'ai mis du clou de girofle, puis du paracétamol. Depuis hier la joue est enflée du même côté, on dirait que j'ai une balle de ping-pong dans la bouche. Mes apprentis se moquent de moi. Le mal de dent lui-même est plutôt moins fort. Mon oncle est mort d'une infection des dents, paraît-il, c'est pour cela que j'écris.",
    answers: [
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, rien de tout cela. J'ouvre la bouche presque comme d'habitude, j'avale ma salive et je respire bien ; le cou n'est pas gonflé, c'est seulement la joue. Du paracétamol, j'en prends trois comprimés par jour, pas plus.",
      ],
      [
        "snake_bite anticoagulant",
        "Un serpent ? Non, pas du tout, c'est une dent. Et je ne prends aucun médicament pour le sang.",
      ],
    ],
  },
  {
    id: "q516",
    level: "urgent",
    says: "Bonjour, je vous écris à la place de mon grand frère qui a soixante-dix ans et qui ne sait pas se servir du téléphone. Dimanche il a mis ses chaussures neuves pour un mariage, et il a dansé, il était heureux. Le lendemain on a vu une ampoule sous le gros orteil gauche, maintenant c'est ouvert, large comme une pièce, et cela suinte un peu. Lui dit qu'il ne sent rien du tout et qu'on exagère. Il a le sucre depuis une quinzaine d'années, il prend de la metformine. On met de la Bétadine. Doit-il voir quelqu'un ou bien cela va-t-il sécher ?",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, la plaie ne sent pas et elle n'est pas noire, le pied est chaud comme l'autre et cela ne saigne pas. Il a seulement ce trou qui suinte un peu.",
      ],
      [
        "fever rash_spreading cellulitis",
        "Non, pas de fièvre, et le bord est un peu rose mais cela ne s'étend pas plus qu'hier.",
      ],
      ["confusion", "Non, il a toute sa tête, il me corrige même quand je vous écris."],
      [
        "small_wound foot_wound diabetes",
        "C'est une plaie du pied, sous le gros orteil, et il a le diabète depuis quinze ans.",
      ],
    ],
  },
  {
    id: "q517",
    level: "urgent",
    says: "Bonjour, j'ai quarante-sept ans, je suis standardiste, donc j'ai besoin de mes oreilles. Avant-hier soir tout allait bien, j'ai téléphoné à mon fils à Paris. Hier au réveil, j'ai mis le combiné à l'oreille gauche et je n'entendais presque plus rien, d'un coup, comme si on avait débranché le fil. J'ai cru que l'appareil était en panne. Il y a aussi un sifflement. Je n'ai pas mal, je n'ai pas de rhume. Ma femme a mis quelques gouttes d'huile tiède, pensant à un bouchon, cela n'a rien changé. Est-ce que j'attends que cela revienne tout seul ?",
    answers: [
      [
        "object_ear_nose hearing_gone plays_normally",
        "Oui, de cette oreille je n'entends presque plus rien depuis hier au réveil.",
      ],
      [
        "swallowed_battery",
        "Non, il n'y a ni pile ni aimant, je n'ai rien mis dans l'oreille à part quelques gouttes d'huile. C'est l'audition qui a disparu d'un coup.",
      ],
      [
        "vomiting belly_pain fever severe_pain",
        "Non, aucun de ces signes, je n'ai mal nulle part. Il y a juste ce sifflement et cette oreille sourde.",
      ],
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Non, rien de tout cela. Mon visage est droit, et derrière l'oreille il n'y a rien du tout.",
      ],
      ["drowsy convulsion", "Non, ni l'un ni l'autre, je suis bien réveillé."],
    ],
  },
  {
    id: "q518",
    level: "routine",
    says: "Bonjour, je m'occupe de ma nièce, qui a neuf ans et qui vit chez nous au village, près de la rivière où les enfants se baignent. Il y a environ six semaines elle avait une petite boule sous la peau du bras, on a pensé à un furoncle. Puis cela s'est ouvert, et la plaie s'agrandit doucement sans lui faire mal, elle a maintenant la largeur d'un bouchon de bouteille avec des bords comme décollés. Nous avons essayé une pommade, puis des feuilles. Elle va à l'école, elle joue, elle mange. Le guérisseur parle d'une maladie de l'eau.",
    answers: [
      ["age", "Elle a neuf ans, elle les a eus en mars."],
      [
        "black_skin pain_out_of_proportion heavy_bleeding confusion",
        "Non, aucun de ces signes. Justement, c'est curieux, la plaie ne lui fait pas mal et elle ne sent pas.",
      ],
      [
        "fever wound_infected diabetes rash_spreading",
        "Non, pas de fièvre et pas de pus, le tour n'est pas rouge. Et personne n'a jamais parlé de diabète.",
      ],
      ["cannot_stand", "Non, elle court, elle est même allée à l'école ce matin."],
      [
        "cellulitis abscess boil_face immunocompromised",
        "Non, rien de tout cela. C'est une plaie calme, si je puis dire, et elle n'a pas d'autre maladie.",
      ],
      ["purple_spots limb_cold_pale", "Non, pas de taches, et sa main est chaude comme l'autre."],
      [
        "painless_ulcer",
        "Oui, exactement, elle ne lui fait pas mal et elle ne guérit pas, elle s'agrandit même un peu.",
      ],
    ],
  },
  {
    id: "q519",
    level: "routine",
    says: "Bonjour, j'ai quarante et un ans, je vends des pagnes à Treichville. En me savonnant, il y a trois semaines à peu près, j'ai senti quelque chose dans le sein droit, comme une noisette. J'ai attendu mes règles pour voir, elles sont venues et reparties, et la boule est toujours là, elle ne fait pas mal du tout. J'ai honte d'en parler à mon mari. Ma tante est morte d'un cancer, alors vous comprenez que j'y pense la nuit. Le sein n'est ni rouge ni chaud. Une collègue me conseille un massage au beurre chaud. Que dois-je faire ?",
    answers: [
      ["breast_lump period_now lump", "Une boule dans le sein droit."],
      [
        "hernia_stuck vomiting no_stool_gas severe_pain",
        "Non, rien de tout cela, ce n'est pas une hernie, c'est une boule dans mon sein et elle ne me fait pas mal. C'est moi la malade.",
      ],
      [
        "hard_breathing noisy_breathing cannot_swallow",
        "Non, aucun de ces signes, je respire et j'avale normalement. Et c'est bien moi, la personne en question.",
      ],
      [
        "fever lump_worrying",
        "Pas de fièvre. La boule est plutôt dure, oui, mais elle roule un peu sous les doigts, et elle n'a pas grossi en trois semaines, enfin, je ne crois pas.",
      ],
      [
        "lump lump_worrying",
        "C'est une boule sous la peau du sein, plutôt dure, de la taille d'une noisette, mais elle bouge un peu et elle n'a pas grossi.",
      ],
      ["lump_worrying", "Dure, oui, mais pas fixe : elle roule un peu sous le doigt, et elle ne grossit pas."],
    ],
  },
  {
    id: "q520",
    level: "routine",
    says: "Bonjour, je ne suis pas sûre d'être malade. J'ai cinquante-deux ans. Mon mari est décédé il y a quatre mois, c'était une longue maladie, j'étais préparée, comme on dit. Au début j'ai tenu, il y avait les funérailles et la famille. Mais depuis deux mois je suis triste presque chaque jour, je me réveille à trois heures et plus rien ne me fait plaisir, même pas mes petits-enfants. Je vais quand même à mon étal. Le pasteur dit de prier. Je ne veux pas mourir, non, ce n'est pas cela. Est-ce qu'un médecin peut quelque chose contre le chagrin ?",
    answers: [
      [
        "bile_vomit rigid_belly saddle_numbness severe_belly_pain",
        "Non, je n'ai rien au ventre, aucun de ces signes. C'est plutôt le moral qui ne va pas, depuis deux mois.",
      ],
      [
        "belly_pain vomiting",
        "Non, ni l'un ni l'autre. Je mange seulement un peu moins qu'avant, je n'ai plus le goût.",
      ],
      [
        "belly_swollen fever cannot_pass_urine",
        "Non, rien de tout cela, mon ventre est normal et j'urine bien. C'est vraiment la tristesse qui me pèse.",
      ],
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Non, rien de tout cela. Je dors, mais je me réveille à trois heures, et je tiens mon commerce, enfin, avec moins de courage qu'avant.",
      ],
      [
        "no_stool_gas grief",
        "C'est le deuil, j'ai perdu mon mari il y a quatre mois. Pour les selles, tout est normal.",
      ],
    ],
  },
  {
    id: "q521",
    level: "routine",
    says: "Bonjour, c'est un sujet délicat et je préfère l'écrire que le dire. J'ai cinquante-deux ans, je suis marié depuis vingt ans, tout allait bien de ce côté. On m'a découvert la tension l'an dernier et je prends du bisoprolol. Depuis sept ou huit mois, mon sexe ne se lève plus comme avant, c'est très souvent trop mou, alors que l'envie est toujours là. Je n'ai pas mal. Un ami m'a vendu un produit du marché, je n'ai pas osé le prendre parce que j'ai entendu qu'un homme en a fait une crise cardiaque. Est-ce l'âge, ou le médicament ?",
    answers: [
      [
        "heart_said",
        "Non, pas moi, c'est un homme dont on m'a parlé qui a fait une crise cardiaque. Mon cœur à moi va bien.",
      ],
      ["erectile_trouble", "Oui, si on veut, c'est cela : l'envie est là, mais l'érection ne tient pas."],
    ],
  },
  {
    id: "q522",
    level: "routine",
    says: "Bonjour, j'ai quarante-neuf ans et je suis couturière depuis toujours. Je travaille beaucoup, surtout avant les fêtes, et je ne dors que six heures. Depuis environ trois mois, la nuit, le pouce et les deux doigts suivants de la main droite fourmillent, cela me réveille, et je secoue la main comme un thermomètre pour que cela passe. Le jour, ça va à peu près, mais il m'arrive de lâcher l'aiguille. Ma voisine a fait une paralysie, un AVC, et tout le monde me fait peur avec cela. Chez moi rien n'est paralysé. J'ai mis un baume chinois.",
    answers: [
      [
        "numbness one_side_weak",
        "Ce sont des fourmillements, dans le pouce et les deux doigts suivants, surtout la nuit. Non, je n'ai pas de paralysie, mon bras est aussi fort qu'avant.",
      ],
      [
        "one_side_weak face_droop speech_trouble vision_loss double_vision",
        "Non, rien de tout cela. C'était ma voisine, l'AVC. Moi je parle bien, je vois bien et mon visage est droit.",
      ],
      [
        "age",
        "Ma voisine ? Elle a soixante-cinq ans je crois, mais ce n'est pas elle la malade, c'est moi, j'ai quarante-neuf ans.",
      ],
      ["chest_pain hard_breathing fainted", "Non, aucun de ces signes, je n'ai que la main qui fourmille."],
      ["saddle_numbness cannot_hold_urine", "Non, pas du tout, je me retiens très bien et je n'ai rien de ce côté-là."],
      [
        "weakness_climbing both_legs_weak",
        "Non, pas du tout, mes jambes sont très bien, je pédale sur ma machine toute la journée.",
      ],
      ["leg_weakness fever foot_wound headache", "Non, aucun de ces signes, c'est uniquement la main."],
      ["confusion head_injury", "Non, ni l'un ni l'autre, je n'ai reçu aucun coup et j'ai toute ma tête."],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, rien de tout cela. Je vous parle de mes doigts, madame, pas de ma tête !",
      ],
      ["duration", "Depuis environ trois mois, comme je vous l'ai écrit, peut-être un peu plus."],
      [
        "numb_fingers anxiety",
        "Ce sont les doigts qui s'endorment et fourmillent la nuit, mais ils bougent très bien. Je m'inquiète un peu, comme tout le monde, sans plus.",
      ],
      ["limb_cold_pale", "Non, mes mains sont chaudes et de couleur normale."],
    ],
  },
  {
    id: "q523",
    level: "routine",
    says: "Bonjour, j'ai soixante ans, je suis gardien de nuit. Il y a deux mois, le médecin du dispensaire a changé mon traitement de la tension : maintenant c'est du périndopril, un comprimé le matin, et la tension est bonne. Depuis cinq semaines je tousse, une toux sèche qui gratte, surtout quand je me couche, et deux flacons de sirop n'y ont rien fait. Mes collègues disent que c'est la tuberculose et ne veulent plus partager la théière avec moi. Pourtant je ne maigris pas et je ne crache rien. Je n'arrête pas de tousser, c'est fatigant, voilà tout.",
    answers: [
      [
        "cough_much_blood hard_breathing confusion cannot_stand",
        "Non, aucun de ces signes. Je respire comme d'habitude et je n'ai jamais craché de sang.",
      ],
      [
        "one_side_weak vomits_blood black_stool spontaneous_bleeding",
        "Non, rien de tout cela, c'est seulement la toux.",
      ],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Non, aucun de ces signes, ma peau est normale et je n'ai pas de fièvre.",
      ],
      [
        "itch_night_household",
        "Non, personne ne se gratte à la maison. C'est la gorge qui me gratte quand je tousse, pas la peau.",
      ],
      [
        "cannot_swallow drooling muffled_voice cannot_open_mouth",
        "Non, rien de tout cela, j'avale sans problème et ma voix est normale.",
      ],
      [
        "throat_one_side rash neck_swelling",
        "Non, rien de tout cela, ma gorge n'a pas de mal d'un côté ou de l'autre, elle gratte seulement.",
      ],
      [
        "tb_contact",
        "Non, personne de ma connaissance n'est soigné pour la tuberculose, ce sont seulement mes collègues qui en parlent.",
      ],
      [
        "tuberculosis",
        "Non, on ne m'a jamais dit que j'avais la tuberculose, je n'ai pas fait de test. Ce sont les collègues qui le prétendent.",
      ],
      [
        "cannot_speak blue_lips chest_pressure",
        "Non, rien de tout cela, je fais ma ronde de nuit à pied sans m'arrêter.",
      ],
      ["pleuritic_pain", "Non, je n'ai pas de douleur à la poitrine, même quand je respire à fond."],
    ],
  },
  {
    id: "q524",
    level: "routine",
    says: "Bonjour, j'ai quarante-six ans et j'ai eu cinq enfants, tous par voie basse, le dernier pesait 4 kilos 200. Ce n'est pas une urgence, je crois, mais cela me gâche la vie. Depuis un an environ, dès que je tousse, que je ris ou que je soulève une bassine, je perds de l'urine, au point que je mets une garniture pour aller à l'église. Assise ou couchée, rien. Cela ne brûle pas. J'ai lu sur Internet qu'on pouvait être paralysé quand on ne retient plus ses urines, est-ce vrai ? Mes jambes vont très bien, je marche cinq kilomètres par jour.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non, pas du tout. Je sens bien quand je m'essuie, mes jambes sont solides, et quand j'ai envie l'urine vient sans effort.",
      ],
      [
        "fever burning_urine blood_urine thirst",
        "Non, ni brûlure, ni sang, ni fièvre, et je ne bois pas plus que d'habitude.",
      ],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, aucun de ces signes. Je ne suis pas vraiment enrhumée, je parlais de tousser parce que c'est là que l'urine s'échappe.",
      ],
      [
        "hard_breathing cough_blood pleuritic_pain weight_loss",
        "Non, aucun de ces signes, je respire bien et je n'ai pas maigri, plutôt le contraire.",
      ],
    ],
  },
];
