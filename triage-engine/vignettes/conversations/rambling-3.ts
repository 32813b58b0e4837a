import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling3: readonly Conversation[] = [
  {
    id: "l529",
    level: "routine",
    says: "Bonjour, je vous écris un peu en cachette car je ne veux pas affoler mon mari. En octobre notre entreprise a organisé une causerie sur le cancer et une dame nous a appris à nous palper. J'ai essayé chez moi il y a dix jours sous la douche, et j'ai senti une petite boule dans le sein gauche, en haut vers l'aisselle, grosse comme une arachide. Elle ne fait pas mal. J'ai attendu mes règles pour voir, elles sont venues, et la boule est toujours là. Une tante a eu un cancer du sein à soixante ans. J'ai 41 ans, trois enfants. Je n'en dors plus. C'est forcément mauvais ?",
    answers: [
      [
        "no_sleep_days hears_voices withdrawal lying_flat_worse",
        "Non, aucun. Je dors mal à cause de l'inquiétude, mais je dors quand même quelques heures.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Non, aucun. La boule ne fait pas mal et je n'ai pas de fièvre.",
      ],
      [
        "hernia_stuck vomiting no_stool_gas",
        "Non, rien de tout cela, ce n'est pas au ventre, c'est une petite boule dans le sein.",
      ],
      [
        "breast_red breast_abscess",
        "Non, le sein est normal à regarder, ni rouge ni chaud, sans pus. La boule est petite et ferme, elle ne fait pas mal.",
      ],
      [
        "lump_worrying",
        "Non, elle n'a pas l'air de grossir en dix jours. Elle est un peu ferme mais elle roule sous le doigt.",
      ],
    ],
  },
  {
    id: "l530",
    level: "routine",
    says: "Bonjour, on m'a dit que je pouvais écrire ici même sans être vraiment malade. J'étais chef d'équipe dans une usine de cacao, on a réduit le personnel, et je suis à la maison depuis quatre mois. Au début j'ai tenu, je cherchais. Depuis six semaines environ je n'ai plus goût à rien, même le football à la télévision ne m'intéresse pas, je me réveille à trois heures et je rumine. Je suis triste presque tous les jours. Mon épouse est très patiente, elle vend au marché. Je n'ai pas l'intention de faire une bêtise, j'ai quatre enfants. J'ai 47 ans. Est-ce une maladie ?",
    answers: [
      ["suicidal_thoughts", "Non, jamais. Je suis triste, mais je ne pense pas à mourir ni à me faire du mal."],
      ["chest_pain hard_breathing fainted", "Non, rien de cela."],
      ["chest_pressure", "Non, la poitrine va bien."],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, rien de tout cela. Je me lave, je m'occupe des enfants, je n'ai plus de travail mais c'est l'usine qui a réduit.",
      ],
      [
        "no_sleep_days self_harm",
        "Non, je dors quatre ou cinq heures, mal, mais je dors. Je ne me suis jamais blessé.",
      ],
      ["anxiety", "Je m'inquiète, oui, pour l'avenir, mais c'est surtout de la tristesse et plus goût à rien."],
    ],
  },
  {
    id: "l531",
    level: "routine",
    says: "Bonjour, à mon âge, 71 ans, on finit par parler de ces choses. Cela fait un an à peu près que le jet d'urine est faible, il faut que j'attende avant que cela vienne, et à la fin il reste des gouttes. Je me lève trois fois la nuit, ma femme se plaint plus que moi. Un ami d'enfance a eu la prostate et il a été sondé, cela m'a impressionné. Moi j'arrive à uriner à chaque fois, je n'ai pas mal. Une dame du marché me propose des racines à bouillir. Le sucre a été vérifié l'année dernière, c'était bon. Que me conseillez-vous ?",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non, rien de tout cela. J'urine à chaque fois, c'est seulement lent, comme un robinet mal ouvert.",
      ],
      [
        "hard_breathing drowsy confusion fainted",
        "Non, aucun. Je suis en forme, je vais au champ encore, enfin, moins souvent qu'avant.",
      ],
      ["fever cellulitis wound_infected skin_peeling", "Non, ma peau n'a rien et je n'ai pas de fièvre."],
      [
        "burning_urine blood_urine thirst",
        "Non, ça ne brûle pas, il n'y a pas de sang et je n'ai pas plus soif que d'habitude.",
      ],
      ["weak_stream", "Oui, c'est cela, depuis un an."],
    ],
  },
  {
    id: "l532",
    level: "routine",
    says: "Bonjour, je suis la grande sœur de Moussa, il a 15 ans, il vit chez nous à Daloa depuis deux ans pour l'école. Depuis environ cinq mois il a une tache plus claire sur l'avant-bras gauche. On a pensé à un dartre et on a mis de la crème contre les champignons pendant six semaines, sans effet. Dimanche il a posé le bras contre la marmite, il n'a rien senti à cet endroit, alors que moi j'aurais crié. La tache ne le gratte pas. Il va très bien, il joue au handball. Au village, un grand-père avait les doigts mangés. Est-ce une simple mycose ?",
    answers: [
      [
        "fever cellulitis wound_infected skin_peeling",
        "C'est mon petit frère Moussa, pas ma sœur. Non, il n'a aucun de ces signes, ni fièvre ni plaie, seulement cette tache.",
      ],
    ],
  },
  {
    id: "l533",
    level: "self_care",
    says: "Bonjour, je suis un peu enrhumée, mais comme je suis d'un naturel inquiet je préfère vous demander. Cela a commencé il y a trois jours en revenant de Yamoussoukro, le car était très climatisé, le nez coule, j'éternue et la gorge gratte. Hier j'avais 37,9, donc je suis allée au centre de santé et le test rapide du palu était négatif. L'infirmière m'a donné du paracétamol. Ce matin j'ai 37,4, je tousse un petit peu. J'ai pris de l'attiéké et du poisson à midi avec appétit. J'ai 26 ans, j'ai eu une pneumonie bébé. Est-ce que je dois faire une radio ?",
    answers: [
      ["confusion neck_stiff cannot_speak", "Non, aucun de ces signes. Je parle sans problème et mon cou bouge bien."],
      [
        "fever hard_breathing severe_pain cough_blood cannot_stand",
        "Hier j'avais 37,9 et ce matin 37,4, avec le test du palu négatif. Pour le reste non, je respire bien et je tiens debout.",
      ],
      [
        "fever severe_pain cough_blood",
        "Ce matin 37,4, donc plus vraiment. Hier 37,9, et le test du palu était négatif. Pas de douleur forte, pas de sang.",
      ],
      ["cannot_swallow drooling muffled_voice cannot_open_mouth", "Non, aucun, j'ai mangé à midi sans difficulté."],
      ["blue_lips noisy_breathing purple_spots", "Non, rien de cela."],
      ["throat_one_side rash neck_swelling", "Non, rien de cela, c'est tout le fond de la gorge qui gratte un peu."],
      ["runny_nose sneezing cough", "Les trois : le nez coule, j'éternue et je tousse un tout petit peu."],
    ],
  },
  {
    id: "l534",
    level: "self_care",
    says: "Bonjour, hier à midi nous avons acheté du garba à un nouveau vendeur près du chantier, mon collègue et moi. Dans la nuit j'ai eu le ventre qui gargouillait et depuis je suis allé cinq fois aux toilettes, c'est liquide et jaunâtre. J'ai vomi une fois hier soir, plus maintenant. Mon collègue a la même chose en plus léger. Je bois de l'eau avec le sachet de SRO et j'ai mangé un peu de riz blanc tout à l'heure. Il n'y a pas de sang, je n'ai pas de fièvre. J'ai 40 ans, pas de maladie. On parle de choléra à la radio, cela me tracasse. Faut-il une perfusion ?",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, aucun. C'est jaunâtre, pas comme de l'eau de riz, et j'ai uriné il y a une heure.",
      ],
      [
        "bloody_stool vomits_everything sunken_eyes little_urine",
        "Non, pas de sang, l'eau reste bien, et j'urine normalement.",
      ],
      ["pregnant", "Non, je suis un homme, madame."],
      [
        "cramps many_vomits",
        "J'ai de petites crampes au ventre juste avant d'aller aux toilettes, 2 sur 10, pas aux jambes. J'ai vomi une seule fois, hier.",
      ],
      [
        "diarrhea cholera_suspected",
        "C'est une diarrhée simple. Je n'ai pas de choléra, personne ne l'a dans le quartier, c'est la radio qui m'a inquiété.",
      ],
      [
        "violent suicidal_thoughts confusion psychosis_agitated",
        "Non, rien de cela, je suis un homme tranquille. J'ai juste la diarrhée.",
      ],
      [
        "cluster_diarrhea",
        "Seulement mon collègue qui a mangé le même garba, et plus légèrement. Il n'y a pas de choléra dans le quartier.",
      ],
    ],
  },
  {
    id: "l535",
    level: "self_care",
    says: "Bonsoir, je suis le papa de Maëlle qui a quatre ans, sa mère est en voyage à Dakar et je suis donc seul avec elle, ce qui me rend sans doute trop prudent. Il y a deux heures elle dansait sur une chaise de la cuisine, une chaise basse, cinquante centimètres, et elle est tombée le front sur le carrelage. Elle a pleuré tout de suite, je l'ai consolée, et dix minutes après elle jouait avec sa poupée. Elle a une petite bosse, j'ai mis de la glace dans un torchon. Elle a mangé une banane. Sur internet on lit des choses terribles. Je peux la laisser dormir ce soir ?",
    answers: [
      ["head_injury bump_small", "Une petite bosse sur le front, elle est tombée de la chaise."],
      ["fall", "Oui, elle est tombée de la chaise."],
      ["age", "Ma mère ? Non, c'est ma fille Maëlle qui est tombée, elle a quatre ans."],
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Ce n'est pas ma mère, c'est ma fille Maëlle. Non, elle n'a aucun de ces signes, elle a pleuré tout de suite et elle joue.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Ma mère va bien, c'est ma fille. Non, rien de cela. La chaise faisait cinquante centimètres et la bosse est petite et dure, deux centimètres.",
      ],
      [
        "headache dizzy vomiting drunk deep_cut",
        "C'est Maëlle, ma fille. Non, elle n'a mal que si on touche la bosse, elle ne vomit pas, pas de plaie, et l'alcool évidemment non, elle a quatre ans !",
      ],
      [
        "headache dizzy drunk",
        "Ma mère n'a rien. Ma fille Maëlle non plus, sauf qu'elle dit aïe si je touche la bosse.",
      ],
      [
        "cannot_drink vomits_everything hard_breathing",
        "Maëlle a mangé une banane et bu son jus, donc non, aucun de ces signes.",
      ],
      [
        "fainted speech_trouble vision_loss double_vision balance_loss",
        "Non, Maëlle court dans le salon, elle parle et elle voit très bien.",
      ],
    ],
  },
  {
    id: "l536",
    level: "self_care",
    says: "Bonjour, je suis maman d'un petit Emmanuel de cinq semaines, né à terme. Il pesait 3,1 kilos, et vendredi à la pesée il en faisait 4,4, la sage-femme était contente. Ce qui m'inquiète, c'est qu'après presque chaque tétée il rend un peu de lait par le coin de la bouche, surtout quand je le couche vite, et il a le hoquet plusieurs fois par jour. Ma belle-mère dit qu'il faut le purger, moi je refuse. Il tète très bien, il mouille ses couches et il me regarde. Il éternue aussi parfois. Est-ce que mon lait ne lui convient pas ?",
    answers: [
      ["age", "Vous parlez de ma mère ? C'est pour mon bébé, il a cinq semaines."],
      ["enema", "Non, on ne l'a pas purgé. Ma belle-mère le propose, mais moi j'ai refusé."],
      [
        "floppy convulsion hard_breathing fever",
        "Pas ma mère, mon bébé. Non, il est bien tonique, il respire bien et il a 36,8.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Toujours pour mon bébé : non, il est tiède comme il faut, il n'est pas jaune, son nombril est sec et ce qu'il rend est blanc comme le lait.",
      ],
      ["newborn_vesicles purple_spots", "Mon bébé a une peau toute lisse, donc non, aucun."],
      ["newborn_skin_pustules rash_spreading", "Non, mon bébé n'a pas un seul bouton."],
      ["slow_growth", "Mon bébé grossit très bien, il pesait 3,1 kilos à la naissance et 4,4 vendredi."],
    ],
  },
  {
    id: "l537",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, au bureau presque tout le monde a eu l'Apollo depuis la semaine dernière, on plaisante même en disant que c'est une réunion de lapins. Moi j'avais résisté, mais avant-hier l'œil gauche a commencé à couler, et hier le droit. Les deux sont roses, ça gratte, et le matin les cils sont un peu collés, ensuite je vois parfaitement. Je lave avec de l'eau bouillie refroidie. Mon frère met du citron, je n'ose pas. J'ai 30 ans, ma mère a un glaucome, moi je n'ai jamais eu de problème d'yeux. Est-ce que je risque de perdre la vue ?",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, rien de tout cela. Une fois que j'ai essuyé, je vois aussi bien qu'avant.",
      ],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "Non, cela gratte seulement, comme du sable fin. Je n'ai pas de lentilles et la lumière ne me gêne pas plus que d'habitude.",
      ],
      ["fever eyelid_swollen", "Non, pas de fièvre, et la paupière n'est pas gonflée."],
      ["tongue_swelling", "Non, rien de gonflé."],
      ["feeding_question", "Non, je n'ai pas de bébé, ce sont mes yeux qui sont roses."],
    ],
  },
  {
    id: "l538",
    level: "self_care",
    says: "Bonjour, samedi dernier j'ai aidé mon beau-frère à déménager, trois étages sans ascenseur, avec un congélateur, et bien entendu je n'ai pas plié les genoux. Le soir rien, puis dimanche matin le bas du dos était raide comme du bois. Cela fait cinq jours. Quand je me penche pour mettre mes chaussettes ça tire, quand je suis allongé ça va. Je prends du paracétamol et c'est déjà mieux. La douleur reste dans le dos, elle ne descend pas. Un voisin a fini paralysé, soi-disant pour un mal de dos. J'ai 35 ans. Il faut une radio ou un scanner ?",
    answers: [
      [
        "one_side_weak face_droop speech_trouble vision_loss double_vision",
        "Non, je n'ai aucun de ces signes. C'est un voisin qui a été paralysé, pas moi. Moi je marche et je travaille.",
      ],
      ["age", "Je ne sais pas, la soixantaine peut-être, mais ce n'est pas lui le malade, c'est moi, j'ai 35 ans."],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Pas le voisin, moi. Et moi, non, je n'ai aucun de ces signes, j'urine bien et mes jambes sont solides.",
      ],
      ["fever", "Moi, je n'ai pas de fièvre. Le voisin, je n'en sais rien."],
      ["spine_tender", "Non, c'est tout le bas du dos, comme une barre, et quand je suis couché cela va bien."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Laissez le voisin, s'il vous plaît. Moi je n'ai rien de tout cela, j'ai 4 sur 10 et je ne suis pas tombé.",
      ],
      ["sickle_cell", "Non, je ne suis pas drépanocytaire, on m'a testé au service militaire."],
    ],
  },
  {
    id: "l539",
    level: "self_care",
    says: "Bonjour, je suis secrétaire dans un cabinet d'expertise et nous sommes en pleine clôture, donc je passe dix heures par jour devant l'ordinateur. Avant-hier, en fin d'après-midi, j'ai eu mal à la tête, comme un foulard trop serré autour du crâne, et hier pareil. Je prends un paracétamol et cela s'en va, puis je dors. L'infirmière du travail a pris ma tension, 12/7. J'ai déjà connu cela l'an dernier à la même période. Mais une cousine vient de mourir d'une rupture d'anévrisme, alors vous imaginez. J'ai 28 ans. Dois-je faire un scanner ?",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non, aucun. C'est venu doucement, et ma vue est bonne. Mes épaules sont un peu tendues, mais mon cou plie très bien.",
      ],
      [
        "fever both_legs_weak light_hurts",
        "Non, je n'ai rien de tout cela, je n'ai que mal à la tête en fin de journée.",
      ],
      [
        "leg_weakness numb_fingers severe_pain fall swollen_glands",
        "Non, rien de tout cela. Je n'ai que mal à la tête.",
      ],
      ["pregnant", "Non, j'ai mes règles cette semaine, elles sont venues à la date."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non, aucun. C'est une petite douleur, 3 sur 10, rien de plus.",
      ],
      ["vomiting vision_blurred getting_worse", "Non, cela ne s'aggrave pas, cela part avec le paracétamol."],
      ["head_injury smoke_gas", "Non, ni l'un ni l'autre."],
      ["face_droop balance_loss purple_spots", "Non, aucun de ces signes, je marche droit."],
    ],
  },
  {
    id: "l540",
    level: "self_care",
    says: "Bonjour, je suis à la retraite à Grand-Bassam et je jardine. Hier vers dix-sept heures je taillais le bougainvillier quand une guêpe m'a piqué à l'avant-bras gauche, une seule, j'ai vu la bête. Sur le moment cela brûle comme du piment. J'ai mis du vinaigre. Ce matin c'est rouge et gonflé sur quatre centimètres, et surtout cela me démange. J'ai déjà été piqué plusieurs fois dans ma vie, sans suite. Mon fils, qui est en France, m'a envoyé un article sur le choc allergique et depuis je me surveille. J'ai 68 ans et je prends un comprimé pour la tension. Est-ce grave ?",
    answers: [
      [
        "hard_breathing tongue_swelling fainted vomiting many_stings",
        "Non, rien de tout cela. Une seule piqûre, sur le bras, et je respire parfaitement.",
      ],
      [
        "hives face_swelling fever cellulitis severe_pain",
        "Non, pas de plaques ailleurs, pas de fièvre. C'est rouge juste autour de la piqûre, cela ne s'étend pas, et cela me fait à peine mal.",
      ],
      ["hoarse", "Non, ma voix est normale, je chante même à la chorale ce soir."],
      ["wheeze dizzy cannot_swallow", "Non, rien de cela."],
      ["skin_peeling", "Non, la peau ne se décolle pas."],
      ["unconscious confusion convulsion cannot_stand", "Non, rien. Je vous écris de mon jardin."],
      [
        "insect_sting high_pressure",
        "C'est une piqûre de guêpe. Ma tension est traitée, je ne l'ai pas mesurée aujourd'hui, enfin, la dernière fois c'était 13/8.",
      ],
    ],
  },
  {
    id: "l541",
    level: "self_care",
    says: "Bonjour, je suis interne dans un lycée de jeunes filles, j'ai 17 ans et la surveillante m'a prêté son téléphone. Mes règles sont arrivées ce matin, à la date prévue, et j'ai mal en bas du ventre et dans les reins, comme à chaque fois le premier jour. D'habitude ma mère me donne un ibuprofène et une bouillotte, ici j'ai pris un ibuprofène à dix heures et cela va mieux. Mais une amie m'a dit qu'on peut avoir une maladie qui empêche d'avoir des enfants, un nom en « ose », et j'ai pleuré. Je ne saigne pas plus que d'habitude. Puis-je aller en cours ?",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Non, aucun. Elles sont arrivées le bon jour et je change ma garniture toutes les quatre heures environ.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Non, aucun. J'avais peut-être 5 sur 10 ce matin, et maintenant 2.",
      ],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine",
        "Non, rien de cela, je marche et je fais pipi normalement.",
      ],
      ["spine_tender", "Non, c'est plutôt diffus, dans les reins, comme à chaque fois."],
      ["foot_drop fall weight_loss cancer", "Non, rien de tout cela, je suis en pleine forme le reste du mois."],
      ["face_droop", "Non, mon visage est comme d'habitude."],
    ],
  },
  {
    id: "l542",
    level: "self_care",
    says: "Bonjour, nous attendons notre premier enfant et nous sommes très heureux, mon mari et moi, après deux ans de mariage. Je suis à huit semaines, l'échographie de la semaine dernière montrait l'embryon bien placé avec son petit cœur. Depuis quinze jours environ, le matin, l'odeur de l'huile me soulève le cœur et il m'arrive de vomir, une fois, pas tous les jours. Ensuite je mange normalement, je bois, tout reste. Ma mère vomissait jusqu'au septième mois, cela m'effraie. Je prends l'acide folique et j'ai rendez-vous mardi chez la sage-femme. J'ai 25 ans. Y a-t-il un danger pour le bébé ?",
    answers: [
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Non, aucun de ces signes, heureusement. Je vomis juste un peu le matin, un liquide clair.",
      ],
      ["fever low_belly_pain vaginal_bleeding", "Non, rien de tout cela, pas la moindre goutte de sang."],
      [
        "discharge_odour discharge_colored genital_ulcer sex_risk thrush_before",
        "Non, aucun. J'ai seulement les nausées.",
      ],
      ["soaks_pads vision_blurred convulsion hard_breathing", "Non, rien de tout cela."],
      ["drowsy cannot_stand", "Non, je me sens bien, un peu paresseuse seulement."],
      ["burning_urine", "Non, ça ne brûle pas."],
      ["vomiting", "Oui, une fois le matin, pas tous les jours, et le reste de la journée je garde tout."],
    ],
  },
];
