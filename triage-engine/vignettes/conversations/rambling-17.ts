import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling17: readonly Conversation[] = [
  {
    id: "s613",
    level: "urgent",
    says: "Bonjour, j'ai 62 ans et je suis très inquiète pour mon cœur. Dimanche, en revenant du culte, j'ai senti une brûlure sous le sein droit qui va jusque dans le dos, comme une ceinture de feu. J'ai pris du paracétamol et ma fille m'a fait un massage au baume. Cela ne monte pas quand je marche, et je ne suis pas essoufflée. Hier, en me lavant, j'ai vu des petites cloques serrées sur une bande rouge, d'un seul côté. Ma voisine dit que c'est un sort, une autre dit le zona. Ma sœur aînée est morte d'un infarctus. Est-ce le cœur ?",
    answers: [
      [
        "confusion neck_stiff face_droop vision_loss",
        "Non, rien de tout cela. Je vois bien, je parle bien et mon cou n'est pas raide.",
      ],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, je ne me suis pas brûlée, ni au feu ni avec un produit. Je disais que ça brûle, c'est la sensation.",
      ],
      [
        "hard_breathing chest_pressure noisy_breathing unconscious drowsy",
        "Non, aucun de ces signes. Je respire bien et la poitrine ne serre pas, c'est la peau qui brûle.",
      ],
    ],
  },
  {
    id: "s614",
    level: "urgent",
    says: "Bonsoir, je vous écris pour mon mari, 54 ans, qui a le sucre depuis neuf ans et qui prend la metformine. Il a acheté des chaussures neuves pour le baptême de notre neveu. En lui coupant les ongles, il y a cinq jours, j'ai remarqué une petite plaie sous le gros orteil, grosse comme une pièce de cinquante francs. Il dit qu'il ne la sent même pas et que donc ce n'est rien. Je nettoie avec de l'alcool. Ça suinte un peu, mais ça ne sent pas mauvais. Son grand frère a été amputé, alors je ne dors plus. Peut-on soigner ça à la maison ?",
    answers: [
      ["age", "Mon neveu n'est pas malade, c'est mon mari, et il a 54 ans."],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, rien de noir et ça ne sent pas mauvais, le pied est chaud comme l'autre. Sa mâchoire va bien.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, elle n'est pas profonde, juste comme une peau arrachée par la chaussure, et elle n'est pas rouge autour. Ses orteils bougent, mais c'est vrai qu'il ne la sent pas.",
      ],
      ["diabetes", "Oui, comme je vous l'ai dit, il a le sucre depuis neuf ans et il prend la metformine."],
      [
        "fever rash_spreading cellulitis",
        "Non, pas de fièvre et pas de rougeur autour. La plaie est petite, elle suinte un peu.",
      ],
      ["confusion", "Non, il a toute sa tête."],
      ["nail_problem foot_wound small_wound", "C'est une petite plaie sous le gros orteil, donc une plaie du pied."],
    ],
  },
  {
    id: "s615",
    level: "urgent",
    says: "Bonjour, je ne sais pas si c'est ici qu'il faut parler. Je travaille comme vendeuse depuis trois mois. Avant-hier soir mon patron m'a demandé de rester pour l'inventaire, les autres sont parties. Il a fermé la porte et il m'a forcée. J'ai dit non plusieurs fois. Depuis je suis chez ma cousine, je me suis lavée beaucoup de fois. Je n'ai pas de blessure, juste un peu mal en bas. Je n'ai rien dit à mes parents. J'ai peur d'une maladie ou d'une grossesse, mes règles étaient il y a deux semaines. Est-ce que c'est trop tard pour faire quelque chose ?",
    answers: [
      ["sexual_violence unsaid_event low_belly_pain anxiety period_now", "Le rapport sexuel imposé, oui, c'est cela."],
      ["pregnant", "Non, mes règles étaient il y a deux semaines."],
      ["age", "J'ai 22 ans."],
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts",
        "Non, je ne saigne pas et je n'ai pas de plaie. Je pleure, mais je ne veux pas mourir, ma cousine veille sur moi.",
      ],
      ["sexual_violence unsaid_event", "C'était un rapport imposé, oui."],
      ["unsaid_event", "Oui, vous avez bien compris. Est-ce que c'est trop tard pour faire quelque chose ?"],
    ],
  },
  {
    id: "s616",
    level: "urgent",
    says: "Bonjour, voilà mon histoire. Samedi je suis allée à un mariage et j'ai mis mes lentilles de couleur, je suis rentrée tard et j'ai dormi avec. Hier matin l'œil gauche était rouge, j'ai cru que c'était Apollo parce que mon petit cousin l'a eu. J'ai mis le collyre qui restait de lui. L'autre œil n'a rien du tout. Aujourd'hui j'ai l'impression d'avoir du sable, ça me fait vraiment mal, et je dois garder les rideaux fermés. Je vois un peu moins net, enfin, c'est peut-être les larmes. Combien de temps dure un Apollo normalement ?",
    answers: [
      ["age", "J'ai 26 ans."],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, je vois encore, juste un peu moins net. Je n'ai pas mis de produit à part le collyre, et je ne vois pas de cercles autour des lampes.",
      ],
      [
        "fever eyelid_swollen",
        "Non, pas de fièvre, et la paupière n'est pas gonflée. Mais la lumière me fait vraiment mal à l'œil.",
      ],
      ["confusion vomiting", "Non, ni l'un ni l'autre, je suis seulement gênée par l'œil."],
    ],
  },
  {
    id: "s617",
    level: "urgent",
    says: "Bonjour, c'est ma petite sœur qui habite avec moi, elle a 24 ans et elle attend son premier bébé, elle en est au cinquième mois. Les consultations se passent bien, la sage-femme était contente la dernière fois. Depuis mercredi, enfin non, plutôt mardi, elle se lève toute la nuit et elle serre les dents quand elle urine, elle dit que ça la brûle. Je lui fais boire de l'eau de coco et de la tisane de kinkéliba. Elle n'a ni fièvre ni mal aux reins. Le bébé bouge comme d'habitude. Sa prochaine visite est dans deux semaines, peut-elle attendre jusque-là ?",
    answers: [
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, aucun de ces signes, elle ouvre bien la bouche. Elle n'a pas pris de paracétamol du tout.",
      ],
      [
        "jaw_swelling gum_swelling severe_pain tooth_bleeding",
        "Non, mais ce ne sont pas ses dents. Elle serre les dents parce que ça lui brûle quand elle urine.",
      ],
      ["pregnancy_weeks", "Elle est au cinquième mois, enfin cinq mois tout juste la semaine prochaine."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion",
        "Non, aucun de ces signes, elle n'a que cette brûlure quand elle urine.",
      ],
      [
        "contractions waters_broken face_swelling",
        "Non, pas de contractions, pas de perte d'eau, et son visage n'est pas gonflé.",
      ],
      ["vaginal_bleeding vomits_everything", "Non, elle ne saigne pas et elle ne vomit pas."],
      [
        "flank_pain blood_urine chills",
        "Non, pas de mal aux reins, pas de sang et pas de frissons. L'urine est seulement un peu trouble.",
      ],
      ["confusion noisy_breathing", "Non, rien de tout cela, elle est à côté de moi et elle respire bien."],
    ],
  },
  {
    id: "s618",
    level: "routine",
    says: "Bonjour, j'ai 41 ans, je suis chauffeur de gbaka. La toux a commencé il y a quatre semaines, avec un rhume que toute ma famille a eu. Chez les autres c'est fini, chez moi ça reste, surtout le matin, avec un crachat blanc. J'ai bu un sirop de la pharmacie puis du miel avec du citron, sans grand changement. Je n'ai pas maigri, ma femme dit même que j'ai pris du ventre. Il n'y a jamais eu de sang. Un cousin a fait la tuberculose il y a deux ans, mais nous n'habitons pas ensemble. Est-ce que je dois faire un examen ?",
    answers: [
      [
        "confusion neck_stiff cannot_speak",
        "Non, aucun de ces signes. Je parle toute la journée avec mes passagers, je ne suis pas essoufflé.",
      ],
      [
        "fever severe_pain cough_blood cannot_stand",
        "Non, pas de fièvre, pas de sang, pas de douleur. Je suis même en train de travailler.",
      ],
      ["cough_much_blood blue_lips chest_pressure", "Non, rien de tout cela. Un crachat blanc le matin, c'est tout."],
      ["pleuritic_pain", "Non, je n'ai pas mal quand je respire."],
      ["cough runny_nose", "C'est la toux, le rhume est fini depuis trois semaines."],
    ],
  },
  {
    id: "s619",
    level: "routine",
    says: "Bonjour, je voudrais un conseil pour ma mère qui a 78 ans et qui vit chez moi. Il y a à peu près un an, elle a commencé à chercher les noms de ses petits-enfants, puis à poser trois fois la même question. La semaine passée elle a laissé le gaz allumé. Cela vient tout doucement, comme une lampe qui baisse. Elle marche bien, elle mange bien, elle prie, elle prend son cachet de tension. Sa sœur a fait un AVC, mais elle, elle n'a jamais eu la bouche de travers ni un bras faible. Est-ce l'âge, ou existe-t-il un traitement ?",
    answers: [
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "Non, aucun de ces signes. Elle respire bien et ses selles sont normales.",
      ],
      [
        "pain_to_arm_jaw fainted",
        "Non, elle ne s'est jamais évanouie et elle n'a pas de douleur. C'est seulement la mémoire.",
      ],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "Non, aucun de ces signes, elle mange très bien. Je parlais de la mémoire, docteur.",
      ],
      [
        "confusion convulsion chest_pain",
        "Non, ce n'est pas de la confusion brutale, elle parle normalement, elle oublie seulement les noms et les questions. Pas de convulsion, pas de douleur dans la poitrine.",
      ],
      [
        "infertility bloating",
        "Ni l'un ni l'autre, elle a 78 ans ! C'est la mémoire qui baisse doucement depuis un an.",
      ],
      ["one_side_weak vision_loss", "Non, elle n'a jamais eu de faiblesse et elle voit bien avec ses lunettes."],
      ["systolic", "Le mois passé, c'était 14/8 au dispensaire."],
      ["headache vomiting dizzy", "Non, aucun de ces signes, elle n'a pas mal à la tête."],
      ["drowsy head_injury", "Non, elle n'est pas somnolente et elle ne s'est jamais cogné la tête."],
      ["hears_voices", "Non, elle n'entend pas de voix, elle oublie seulement."],
    ],
  },
  {
    id: "s620",
    level: "routine",
    says: "Bonjour docteur, j'ose à peine écrire. Il y a un mois, sous la douche, j'ai senti une petite boule dans mon sein droit, de la taille d'un haricot. Elle roule sous le doigt. Je n'ai pas mal, la peau est normale, rien ne coule. J'ai attendu que mes règles passent, parce que mon amie m'a dit que ça disparaîtrait, mais elle est toujours là, elle n'a pas grossi. Ma tante est décédée d'un cancer du sein à cinquante ans, alors j'ai passé des nuits à lire sur Internet. J'ai 38 ans et deux enfants. Dois-je courir à l'hôpital cette nuit ?",
    answers: [
      [
        "fever breast_red breast_abscess",
        "Non, aucun de ces trois signes. Le sein n'est pas rouge et la boule est plutôt ferme, mais pas douloureuse.",
      ],
      [
        "belly_pain fainted shoulder_tip_pain soaks_pads",
        "Non, aucun de ces signes, mes règles sont venues normalement la semaine passée. C'est seulement la boule au sein.",
      ],
      ["vaginal_bleeding dizzy", "Non, ni l'un ni l'autre."],
      ["heavy_bleeding", "Non, je ne saigne de nulle part."],
    ],
  },
  {
    id: "s621",
    level: "routine",
    says: "Bonjour, je suis la maman d'une fillette de 7 ans. Nous sommes rentrés du village il y a un mois, les enfants avaient dormi tous ensemble sur la même natte. Une semaine après, elle a commencé à se gratter, surtout la nuit, entre les doigts et sur les fesses. J'ai mis du talc et changé de savon, rien. Maintenant son petit frère et mon mari se grattent aussi, on dirait un concert dès qu'on éteint la lampe. Elle n'a pas de fièvre, elle mange bien. Une voisine a parlé de variole du singe, ça m'a fait peur. Qu'est-ce que c'est ?",
    answers: [
      [
        "cellulitis wound_infected skin_peeling",
        "Non, aucun de ces signes, ce sont de petits boutons secs, sans pus. Est-ce que c'est contagieux pour l'école ?",
      ],
      [
        "itch_night_household",
        "Oui, c'est bien cela, ils sont trois à se gratter la nuit, enfin moi aussi je commence peut-être.",
      ],
    ],
  },
  {
    id: "s622",
    level: "routine",
    says: "Bonjour, j'ai 61 ans, je suis enseignant à la retraite, un peu enveloppé. Cela fait cinq mois que mon genou droit me fait souffrir quand je monte l'escalier de l'immeuble et quand je reste longtemps debout à l'église. Le matin il est raide comme une vieille serrure, puis en dix minutes ça se dégrippe. Je prends un paracétamol de temps en temps et ça me soulage. Il n'est ni rouge ni chaud, je ne suis pas tombé. Un ami m'a dit qu'il fallait craindre la paralysie si je ne me faisais pas opérer. Est-ce vrai ? Que me conseillez-vous ?",
    answers: [
      ["fever", "Non, pas de fièvre du tout, ni maintenant ni avant."],
      ["hot_joint", "Non, le genou n'est ni gonflé, ni rouge, ni chaud."],
      [
        "cannot_bear_weight deformity severe_pain",
        "Non, je marche et je m'appuie dessus. La jambe est droite, et la douleur est de quatre sur dix environ.",
      ],
      [
        "elderly knee_shoulder_worn joint_pain knee_pain standing_faint",
        "C'est une douleur du genou depuis cinq mois, quand je marche et quand je monte l'escalier. Pas de malaise du tout.",
      ],
    ],
  },
  {
    id: "s623",
    level: "routine",
    says: "Bonjour, c'est un sujet délicat pour un homme de mon âge, j'ai 66 ans. Depuis environ huit mois le jet n'a plus de force, je dois attendre avant que l'urine vienne et je me lève trois fois la nuit. Au début je pensais que c'était le thé du soir, je l'ai supprimé sans grand résultat. Je finis toujours par uriner, cela ne brûle pas et je n'ai pas vu de sang. On a vérifié mon sucre il y a deux mois, il était normal. Mon frère a eu un cancer de la prostate. À quel médecin dois-je m'adresser ?",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non, aucun de ces signes. Mes jambes vont bien et je finis toujours par uriner.",
      ],
      [
        "fever burning_urine blood_urine thirst",
        "Non, pas de fièvre, pas de brûlure et pas de sang. Je n'ai pas plus soif que d'habitude.",
      ],
      [
        "vomiting breath_deep drowsy confusion belly_pain",
        "Non, rien de tout cela, je suis en forme à part ce jet faible.",
      ],
      ["sugar", "Je ne me souviens pas du chiffre exact, on m'a dit que c'était normal il y a deux mois."],
      ["weight_loss foot_wound cannot_drink", "Non, je n'ai pas maigri, je n'ai pas de plaie et je bois normalement."],
      ["hard_breathing cannot_stand", "Non, je respire bien et j'ai de la force."],
    ],
  },
  {
    id: "s624",
    level: "routine",
    says: "Bonjour, je ne suis pas sûre que ce soit une vraie maladie. Il y a cinq semaines mon fiancé m'a quittée, deux mois avant la dot. Depuis, je pleure presque tous les jours, je n'ai plus goût à rien, même la chorale, et je me réveille à trois heures du matin. Je vais quand même au travail, j'assure. Ma sœur avait avalé des comprimés il y a six ans, alors toute la famille me surveille, mais moi je n'ai jamais pensé à mourir, ça non. Ma pasteure prie avec moi. Est-ce que cela passera tout seul ou bien dois-je consulter ?",
    answers: [
      ["age", "J'ai 31 ans."],
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Non, aucun de ces signes. Je dors environ quatre ou cinq heures, je me lave, je travaille, et je ne me suis jamais blessée.",
      ],
      [
        "withdrawal lying_flat_worse",
        "Non, je ne bois pas d'alcool et je n'ai jamais touché à la drogue. Je respire bien couchée.",
      ],
      ["fever", "Non, je n'ai pas de fièvre."],
    ],
  },
];
