import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling24: readonly Conversation[] = [
  {
    id: "u201",
    level: "emergency",
    says: "Bonsoir, excusez-moi d'écrire aussi long, c'est mon premier enfant. Mon fils est né il y a six jours à la maternité, tout s'était bien passé, il pesait 3,1 kilos et il tétait bien. Hier soir, après le bain, ma belle-mère lui a donné une petite cuillère d'eau et il a vomi ; depuis il a vomi cinq fois et ce n'est pas du lait, c'est vert, comme de l'épinard. Elle dit que tous les bébés régurgitent et que je m'affole pour rien. Il tète un peu, mais moins qu'avant. Est-ce que je dois arrêter l'eau ?",
    answers: [
      [
        "bile_vomit severe_pain severe_belly_pain rigid_belly belly_pain",
        "Ce sont les vomissements verts, oui. Le ventre, je ne saurais dire s'il a vraiment mal, mais depuis ce matin il est gonflé et tendu comme un ballon.",
      ],
    ],
  },
  {
    id: "u202",
    level: "emergency",
    says: "Bonjour, je suis professeur de français dans un collège de Daloa. Ce matin vers sept heures, un de mes élèves de 13 ans s'est plié en deux pendant le salut aux couleurs en disant qu'il n'avait mal qu'au ventre. Nous avons pensé à la faim, l'infirmerie lui a donné du pain, puis un paracétamol, mais il a vomi deux fois. En insistant, seul à seul, il m'a avoué, très gêné, que c'est surtout la bourse droite qui lui fait mal et qu'elle a gonflé. Il marche les jambes écartées. Ses parents sont au champ, je ne sais pas si on peut attendre leur retour ce soir.",
    answers: [],
  },
  {
    id: "u203",
    level: "emergency",
    says: "Bonjour docteur, j'écris pour ma petite sœur de 29 ans qui attend son premier bébé, elle est à huit mois. Depuis dimanche nous plaisantions parce que son visage et ses mains avaient gonflé, elle ne pouvait plus mettre son alliance. Hier, après le repas, elle a eu une barre sous les côtes à droite, on a pensé au gras du kédjénou. Mais elle dit aussi qu'elle voit des petites mouches brillantes devant les yeux et elle a mal à la tête. Elle a bu une tisane et s'est couchée. Le bébé bouge bien. Notre tante dit que c'est la fatigue de fin de grossesse, qu'en pensez-vous ?",
    answers: [],
  },
  {
    id: "u204",
    level: "emergency",
    says: "Bonjour, je garde la petite de ma voisine, elle a deux ans, pendant que sa mère est au marché. Il y a une heure environ, enfin, peut-être un peu plus, elle s'amusait par terre avec la télécommande pendant que je pilais. Je l'ai vue porter à la bouche la petite pile ronde et plate, je l'ai appelée, elle a toussé une fois et la pile a disparu. J'ai cherché partout, sous le canapé et dans ses vêtements, sans la retrouver. Maintenant elle joue un peu, elle respire bien, elle ne pleure pas vraiment. Mon mari dit que cela sortira dans les selles. Faut-il s'inquiéter ?",
    answers: [
      [
        "swallowed_battery",
        "Oui, c'est bien cela, une petite pile plate, je l'ai vue la mettre dans la bouche, mais pas un aimant. C'est grave ?",
      ],
    ],
  },
  {
    id: "u205",
    level: "emergency",
    says: "Bonjour, je suis le papa d'un garçon de quatre ans. Il y a une dizaine de jours, son oreille droite s'est mise à couler après un rhume, le pharmacien nous a vendu des gouttes et l'écoulement a diminué, alors nous avons arrêté. Hier il s'est remis à pleurer la nuit. En le coiffant, sa mère a vu que derrière l'oreille c'est gonflé et rouge, et que le pavillon est décollé vers l'avant. Il a 38,9, mais le test du palu fait ce matin est négatif. Ma mère conseille de l'huile tiède dans l'oreille. Il boit, mange peu, et il répond quand on lui parle.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non, rien de tout cela, il boit, il est fatigué mais bien réveillé et il respire comme d'habitude.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Non, rien de cela non plus. Il tourne et plie le cou sans se plaindre, il n'a que mal derrière l'oreille.",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Non, aucun de ces signes, il se calme dans les bras de sa mère et il court normalement, c'est l'oreille et rien d'autre.",
      ],
      [
        "ear_swelling_behind face_droop confusion",
        "Oui, comme je vous le disais, c'est gonflé, rouge et douloureux derrière l'oreille droite. Sa bouche est bien droite et il ne dit rien de bizarre.",
      ],
    ],
  },
  {
    id: "u206",
    level: "emergency",
    says: "Bonjour, c'est pour mon mari qui a 68 ans et qui déteste les dentistes. La semaine passée, une molaire du bas le faisait souffrir, il a mâché des clous de girofle, puis une voisine lui a donné de l'amoxicilline. Je croyais que cela passait. Mais depuis avant-hier tout le dessous du menton a enflé, il n'ouvre plus la bouche que de la largeur d'un doigt et il crache sa salive dans un gobelet parce qu'il a du mal à l'avaler. Il est diabétique, sous metformine. Lui dit qu'il n'a que mal à la dent et qu'il ira lundi. Sa voix est bizarre aussi.",
    answers: [],
  },
  {
    id: "u207",
    level: "urgent",
    says: "Bonjour, je suis étudiante, j'ai 24 ans et je porte des lentilles souples depuis deux ans, je fais d'ordinaire très attention. Ce week-end nous avons veillé un oncle décédé au village et j'ai dormi deux nuits avec. Hier matin, l'œil gauche était rouge, j'ai cru à la poussière de la route. J'ai enlevé les lentilles, mais il me fait toujours mal, surtout à la lumière, et je vois un peu trouble de ce côté. Une camarade m'a prêté de vieilles gouttes. L'œil droit n'a rien. Je n'ai pas reçu de produit ni de coup. Est-ce que cela peut attendre la fin des examens, vendredi prochain ?",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, aucun de ces signes. Je vois toujours de cet œil, c'est seulement un peu trouble, et aucun produit n'y est entré.",
      ],
      ["fever eyelid_swollen", "Non, je n'ai pas de fièvre et la paupière n'est pas gonflée."],
      [
        "one_side_weak speech_trouble worst_headache",
        "Non, rien de cela, je n'ai même pas mal à la tête, c'est seulement l'œil gauche.",
      ],
      ["pregnant", "Non, je ne suis pas enceinte et mes règles sont venues à la date prévue."],
      ["confusion vomiting", "Non, rien de cela, j'ai l'esprit clair et je ne vomis pas."],
      [
        "contact_lenses red_eye vision_blurred",
        "Les trois, dans un sens : je portais des lentilles, l'œil gauche est rouge et je vois un peu trouble de ce côté. Il me fait mal aussi.",
      ],
    ],
  },
  {
    id: "u208",
    level: "urgent",
    says: "Bonjour madame, j'ai 31 ans, j'ai accouché il y a trois semaines, sans aucun problème, et j'allaite ma fille qui grossit très bien. Elle dort un peu plus longtemps la nuit depuis quelques jours. Avant-hier, enfin, non, c'était plutôt hier, mon sein droit est devenu dur, rouge et chaud sur le côté et le soir j'ai eu des frissons avec 38,8. J'ai mis des feuilles de chou, pris du paracétamol et continué à donner l'autre sein. Ma cousine a eu un cancer du sein, alors j'y pense forcément, mais il paraît que ce n'est pas pareil. Je n'ai pas de pertes qui sentent mauvais. Que dois-je faire ?",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, aucun de tout cela, je suis fatiguée mais je marche et je m'occupe de ma fille. Pourquoi, c'est grave ?",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, rien de tout cela, je ne vomis pas et mes urines sont claires.",
      ],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "Non, je n'ai mal qu'au sein. Rien en urinant, rien au ventre, pas de boutons non plus.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, aucun de ces signes, je ne suis allée nulle part, sauf à la maternité.",
      ],
      [
        "soaks_pads vision_blurred leg_swelling_one",
        "Non, aucun de ces signes, je saigne à peine, presque plus maintenant, et mes jambes sont normales.",
      ],
      [
        "wound_caesarean breast_red",
        "Le sein droit, oui, il est rouge, chaud et gonflé sur le côté. Je n'ai pas eu de césarienne, enfin, j'ai accouché normalement.",
      ],
      ["foul_lochia low_belly_pain", "Non, ni l'un ni l'autre, mes pertes sont normales et je n'ai pas mal au ventre."],
      ["no_urine", "Non, j'urine normalement, la dernière fois il y a une heure."],
    ],
  },
  {
    id: "u209",
    level: "urgent",
    says: "Bonjour, je vous écris car je n'ose pas déranger ma sage-femme pour si peu. J'ai 26 ans, je suis enceinte de cinq mois, c'est mon deuxième. La consultation du mois dernier était parfaite, la tension aussi. Depuis deux jours, quand j'urine, cela me brûle et je retourne aux toilettes toutes les demi-heures pour quelques gouttes. J'avais eu la même chose avant mon mariage et c'était passé avec beaucoup d'eau. Ma mère me fait boire une infusion de feuilles de corossol. Le bébé bouge comme d'habitude. Je n'ai pas vraiment mal au ventre, seulement cette brûlure. Puis-je attendre le rendez-vous du 15 ?",
    answers: [
      [
        "rice_water cannot_stand no_urine fainted",
        "Non, je n'ai pas de diarrhée, je tiens bien debout et des urines j'en ai tout le temps, seulement quelques gouttes à la fois.",
      ],
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Non, aucun de ces signes, je n'ai que cette brûlure quand j'urine.",
      ],
      [
        "systolic",
        "Je ne connais plus le chiffre exact, mais la sage-femme a dit le mois dernier qu'elle était normale.",
      ],
      [
        "headache vision_blurred vomiting speech_trouble dizzy",
        "Non, rien de tout cela, je n'ai pas mal à la tête et je vois bien.",
      ],
      [
        "soaks_pads severe_belly_pain convulsion",
        "Non, aucun de ces signes, je n'ai ni saignement ni vraie douleur au ventre.",
      ],
      [
        "contractions waters_broken face_swelling",
        "Non, rien de tout cela, pas de contractions, je n'ai pas perdu les eaux et mon visage est comme d'habitude.",
      ],
      [
        "vaginal_bleeding fever vomits_everything",
        "Non, aucun de ces signes, je ne saigne pas et je n'ai pas de fièvre.",
      ],
      ["face_droop double_vision chest_pressure", "Non, aucun de ces signes, j'ai seulement cette brûlure en urinant."],
    ],
  },
  {
    id: "u210",
    level: "urgent",
    says: "Bonjour, je suis maman de trois enfants et d'habitude je me débrouille, mais là je préfère demander. Ma dernière a quatre mois, je reprends le travail et depuis une semaine on lui donne aussi le biberon. Hier matin elle a commencé à faire des selles comme de l'eau jaune, cinq dans la journée, et encore deux cette nuit. Elle a vomi une seule fois, hier. Elle tète, elle sourit, elle mouille ses couches. La nounou dit que ce sont les dents. Mon neveu est mort de déshydratation autrefois, alors cela me fait peur, mais elle n'a pas les yeux creux. Faut-il changer de lait ?",
    answers: [
      [
        "cannot_drink no_urine vomits_everything rice_water",
        "Non, elle tète bien, elle a mouillé cinq couches aujourd'hui, et les selles sont liquides et jaunes, mais pas comme de l'eau de riz.",
      ],
      [
        "sunken_eyes skin_pinch_slow cannot_stand wasting",
        "Non, pas vraiment, ses yeux sont comme d'habitude, sa peau revient tout de suite et elle est bien potelée. À quatre mois elle ne tient pas encore debout, bien sûr.",
      ],
      [
        "watery_diarrhea",
        "Oui, c'est presque de l'eau jaune, cinq fois par jour, mais il n'y a ni sang ni glaires et elle tète bien. C'est donc une urgence ?",
      ],
    ],
  },
  {
    id: "u211",
    level: "urgent",
    says: "Bonjour, je suis bouleversée et je ne sais pas par où commencer. Ma nièce a quinze ans, elle vit chez moi pour ses études à Yamoussoukro. Avant-hier soir je l'ai envoyée chercher du charbon et elle est rentrée tard, sans parler. J'ai cru à une dispute avec une amie, je l'ai même grondée. Ce midi elle m'a dit en pleurant qu'un homme du quartier l'a forcée, sans préservatif. Elle n'est pas blessée, elle ne saigne pas, elle s'est lavée depuis. Ma sœur veut qu'on règle cela en famille et qu'on n'en parle plus. Moi je pense aux maladies, à une grossesse. Que faut-il faire maintenant ?",
    answers: [
      [
        "vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, aucun de ces signes. Elle est triste, elle pleure, mais elle ne parle pas de mourir et je dors avec elle.",
      ],
      [
        "pregnancy_weeks",
        "Elle n'est pas enceinte, enfin, pas à ma connaissance, ses règles sont venues il y a deux semaines ; j'ai seulement peur qu'elle le devienne après ce viol.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, rien de tout cela, physiquement elle va bien, elle marche et elle respire normalement.",
      ],
      [
        "fever burning_urine vomits_everything",
        "Non, elle n'a pas de fièvre, rien en urinant, et elle garde le peu qu'elle mange.",
      ],
      ["chest_pain fainted", "Non, ni l'un ni l'autre."],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, elle n'entend pas de voix et ne prend pas de drogue. Chez moi, personne ne lui fait de mal, c'était un homme du quartier. Elle se lave et m'aide à la cuisine.",
      ],
    ],
  },
  {
    id: "u212",
    level: "routine",
    says: "Bonjour, je suis un instituteur à la retraite et je vous écris au sujet du fils de mes voisins, un garçon de onze ans. Ils sont installés au bord du fleuve et les enfants s'y baignent tous les jours. Il y a six semaines, il avait une petite boule dure sur la jambe gauche, sans rien sentir. Depuis trois semaines, elle s'est ouverte et cela fait une plaie de trois centimètres qui ne guérit pas, et pourtant elle ne lui fait pas mal du tout, il joue au ballon. On a mis de la Bétadine et des feuilles. Sa grand-mère parle de sorcellerie, et un ami m'a parlé d'amputation. Est-ce grave ?",
    answers: [
      ["age", "Il a onze ans, mais ce n'est pas mon enfant, c'est le fils de mes voisins."],
      [
        "black_skin pain_out_of_proportion heavy_bleeding confusion",
        "Non, rien de tout cela, la plaie ne sent pas mauvais, elle ne saigne pas et elle ne lui fait pas mal.",
      ],
      [
        "cannot_stand purple_spots",
        "Non, il est en pleine forme, il court plus vite que les autres, et je n'ai vu aucune tache violette.",
      ],
      [
        "fever diabetes rash_spreading",
        "Non, il n'a pas de fièvre, pas de diabète, et la peau autour n'est pas rouge.",
      ],
    ],
  },
];
