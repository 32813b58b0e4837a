import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling10: readonly Conversation[] = [
  {
    id: "r501",
    level: "emergency",
    says: "Bonjour docteur. Hier soir nous étions au mariage de ma nièce, j'ai mangé de l'attiéké avec beaucoup de piment et j'ai bien dormi. Ce matin je me suis levé à six heures, j'ai balayé ma cour, et vers huit heures j'ai senti comme un poids au milieu de la poitrine, qui remonte jusque dans la mâchoire, et ma chemise s'est mouillée d'une sueur froide. Ma femme m'a donné un sachet pour l'estomac, mais cela n'a rien changé depuis deux heures. J'ai soixante et un ans et je pense que c'est le repas. Qu'est-ce que je peux prendre pour digérer ?",
    answers: [],
  },
  {
    id: "r502",
    level: "emergency",
    says: "Bonsoir madame l'infirmière. Je suis à ma deuxième grossesse, la première s'était très bien passée. Il y a deux semaines, la sage-femme m'a dit que ma tension était à quatorze et de me reposer, alors je me suis reposée chez ma mère. Hier soir j'ai commencé à avoir mal à la tête, j'ai pris deux paracétamols et cela n'a rien fait ; en plus je vois de petits points brillants devant les yeux et mes bagues ne rentrent plus. Ma mère dit que c'est normal à huit mois, que toutes les femmes enflent. Le bébé bouge bien. Est-ce que je dois juste dormir ?",
    answers: [],
  },
  {
    id: "r503",
    level: "emergency",
    says: "Bonjour, je vous écris pour mon petit-fils qui a neuf jours. Ma fille a accouché normalement à la maternité, l'enfant pesait trois kilos et il a crié tout de suite. Nous lui faisons son bain matin et soir comme on fait chez nous. Hier encore il tétait très bien, toutes les deux heures, et les voisines l'admiraient. Depuis ce matin il ne prend presque plus le sein, il dort, il faut le secouer pour qu'il ouvre les yeux, et je le trouve plutôt froid. Ma fille dit que c'est parce qu'il a trop bien dormi. Je n'ai pas de thermomètre à la maison.",
    answers: [
      [
        "cannot_drink drowsy cannot_swallow vomits_everything no_urine",
        "Il est très difficile à réveiller, oui, il faut le secouer, et il ne prend plus que quelques gorgées au sein. Il n'a pas vomi, et il a mouillé une seule couche ce matin. C'est grave ?",
      ],
    ],
  },
  {
    id: "r504",
    level: "emergency",
    says: "Bonjour docteur, j'espère que je ne vous dérange pas. J'ai trente-trois ans et deux enfants, je vends des pagnes au marché d'Adjamé. D'habitude mes règles viennent comme une horloge, mais ce mois-ci elles ont presque trois semaines de retard ; j'ai pensé que c'était la fatigue, car nous avons déménagé. Hier, en portant un carton, j'ai senti une douleur en bas du ventre, à gauche, et ce matin, en me levant, tout est devenu noir et ma sœur m'a retenue. Elle m'a donné un thé sucré. J'ai aussi quelques petites pertes brunes, sans doute les règles qui arrivent enfin. Est-ce que je peux aller vendre demain ?",
    answers: [],
  },
  {
    id: "r505",
    level: "emergency",
    says: "Bonjour, je vous écris pour ma maman qui a soixante-huit ans. Elle vit avec nous depuis que papa est décédé, elle se lève tôt, elle prie, puis elle prend sa bouillie. Ce matin, vers neuf heures, elle a laissé tomber sa cuillère deux fois, sa bouche était un peu de travers et nous ne comprenions pas bien ce qu'elle disait. Cela a duré vingt minutes, puis tout est redevenu normal, et maintenant elle rit et elle a mangé son riz. Elle prend un comprimé pour la tension. Mon frère dit qu'elle était mal réveillée. Faut-il s'en occuper ou attendre son rendez-vous du mois prochain ?",
    answers: [],
  },
  {
    id: "r506",
    level: "emergency",
    says: "Bonjour docteur, je suis le papa d'une petite fille de deux ans. Aujourd'hui le courant est coupé depuis midi dans notre quartier, donc ma femme avait préparé la lampe. Elle faisait la vaisselle et la petite jouait avec son grand frère dans la cuisine. Il y a une heure environ, elle a pris la bouteille de sucrerie où nous gardons le pétrole et elle en a avalé peut-être deux gorgées. Elle a toussé, elle a rendu une fois, et la voisine lui a donné une cuillère d'huile rouge. Maintenant elle est assise sur mes genoux. Est-ce qu'il faut lui donner du lait ?",
    answers: [["swallowed_kerosene", "Oui, c'est bien du pétrole lampant, celui de la lampe."]],
  },
  {
    id: "r507",
    level: "emergency",
    says: "Bonjour. Je conduis un camion entre Abidjan et Ferkessédougou depuis quinze ans, et le dos, c'est mon métier qui veut ça. Il y a dix jours j'ai aidé à charger du ciment et j'ai senti un blocage dans les reins ; j'ai pris de l'ibuprofène, un ami m'a massé au beurre de karité. Depuis hier j'ai les fesses et l'entrejambe comme endormis, je ne sens plus bien le siège quand je m'assois, et l'urine ne vient que par gouttes. J'ai déjà eu une sciatique il y a trois ans, elle était passée toute seule. Le patron me demande si je peux reprendre la route lundi.",
    answers: [
      ["age", "J'ai quarante-quatre ans depuis le mois d'août. Pourquoi, c'est une maladie de l'âge ?"],
      [
        "cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Oui, cette nuit les selles m'ont échappé une fois, mes deux jambes sont molles, et l'urine ne vient que par gouttes depuis hier soir. Je ne me suis pas évanoui.",
      ],
    ],
  },
  {
    id: "r508",
    level: "emergency",
    says: "Bonjour madame, je suis la mère d'un garçon de quatorze ans, un enfant calme qui ne se plaint jamais. Hier il a joué au football, il a mangé du foutou avec nous et il s'est couché normalement. Vers quatre heures du matin il m'a réveillée en pleurant : mal au bas du ventre, et il a vomi deux fois. J'ai pensé au foutou, mais mes autres enfants n'ont rien. Il avait honte de le dire, mais finalement il a avoué à son père que c'est surtout une bourse qui lui fait mal et qu'elle a gonflé. Je lui ai donné du Spasfon et il marche courbé. Peut-on attendre la fin des cours ?",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand",
        "Non, son ventre n'est pas dur, et ce qu'il a vomi, c'était le repas, pas du vert. Il n'y a pas de sang non plus et il tient debout, même s'il marche plié comme un vieux.",
      ],
      [
        "testicle_pain",
        "Oui, c'est bien un garçon, et c'est la bourse gauche : elle est gonflée, elle est remontée et il ne supporte pas qu'on la touche.",
      ],
    ],
  },
  {
    id: "r509",
    level: "emergency",
    says: "Bonjour. J'ai soixante-treize ans, je suis un instituteur à la retraite et je ne suis pas homme à m'affoler. Hier soir, le carreau de la douche était savonneux, j'ai glissé et ma tête a cogné contre le mur ; je me suis relevé tout seul, sans m'évanouir. J'ai été opéré du cœur il y a six ans, on m'a mis une valve, et je prends du Sintrom chaque soir. Ce matin j'ai une petite bosse, je n'ai qu'un léger mal de tête, j'ai lu mon journal comme d'habitude. Ma fille insiste pour que je vous écrive. Je lui ai dit qu'une pommade suffirait. N'ai-je pas raison ?",
    answers: [
      [
        "anticoagulant",
        "Oui, le Sintrom, un quart de comprimé chaque soir, enfin non, trois quarts depuis l'an dernier.",
      ],
    ],
  },
  {
    id: "r510",
    level: "urgent",
    says: "Bonjour docteur, c'est pour ma nièce de neuf ans, qui passe ses vacances chez moi à Daloa. Hier après-midi elle revenait de la boutique avec le pain, elle a couru et le chien d'un voisin l'a attrapée au mollet. Ce n'est pas profond, à peine un centimètre, cela a saigné un peu et je l'ai lavée à l'eau puis j'ai mis de l'alcool. Le voisin jure que son chien n'est pas méchant, mais il ne retrouve aucun carnet. La petite joue et mange bien aujourd'hui. Sa mère m'a parlé d'un enfant du village mort de la rage autrefois, alors je ne dors plus. Un pansement suffit-il ?",
    answers: [
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non, rien de tout cela. C'est au mollet, c'est petit, cela ne saigne plus depuis hier et elle boit son eau sans problème.",
      ],
      [
        "confusion convulsion",
        "Non, elle parle normalement et elle n'a fait aucune crise. Elle se dispute même avec ses cousins !",
      ],
      [
        "animal_bite bleeding plays_normally eats_drinks_well",
        "C'est une morsure de chien au mollet, hier après-midi, qui a saigné un peu et qui ne saigne plus. Elle joue et elle mange comme d'habitude.",
      ],
    ],
  },
  {
    id: "r511",
    level: "urgent",
    says: "Bonsoir. Je suis étudiante à Yamoussoukro, j'ai vingt-six ans et je vis en chambre avec une amie. Il y a quatre jours, cela a commencé à brûler en urinant ; une amie pharmacienne m'a conseillé de boire beaucoup, ce que j'ai fait, et c'était un peu mieux mercredi, enfin, non, plutôt jeudi. Depuis hier j'ai des frissons, j'ai mesuré trente-huit sept, et j'ai mal au côté droit du dos, sous les côtes. J'arrive à manger et à boire. J'avais eu une cystite l'année dernière, soignée en trois jours. Mon oncle est dialysé et j'ai peur pour mes reins. Dois-je prendre les mêmes comprimés que l'an dernier ?",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, j'ai toute ma tête, je marche jusqu'à la fontaine, je respire comme d'habitude et je ne saigne de nulle part. Pas de crise non plus.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, ma nuque est souple, je n'ai pas de taches, et je garde ce que je mange. Mes yeux sont blancs. Les urines sont plutôt troubles, un peu roses, pas comme du coca.",
      ],
      ["pregnant", "Non, j'ai un implant et mes règles sont passées il y a dix jours."],
      [
        "right_upper_pain",
        "Pas vraiment sous les côtes devant : c'est dans le dos, au niveau du rein droit, comme un coup de poing.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela, je n'ai pas voyagé, je n'ai vu personne de malade et ma peau est normale.",
      ],
      [
        "severe_pain no_urine single_kidney fainted",
        "La douleur est moyenne, six sur dix, j'urine souvent et j'ai mes deux reins. C'est mon oncle qui est dialysé, pas moi.",
      ],
      [
        "age",
        "C'est moi qui suis malade, pas mon oncle : j'ai vingt-six ans. Lui, il a cinquante-quatre ans, et il est seulement dialysé.",
      ],
      [
        "belly_pain rash ear_pain",
        "Non, le ventre ne me fait pas mal, ma peau est normale et mes oreilles aussi. C'est le dos à droite et la brûlure en urinant.",
      ],
      ["single_kidney fainted", "Non, j'ai mes deux reins et je ne me suis pas évanouie."],
      ["stones_known", "Non, jamais, seulement une cystite l'an dernier."],
      ["sudden_onset", "Non, elle est montée peu à peu depuis hier matin, enfin, plutôt depuis hier midi."],
      [
        "vomiting blood_urine",
        "Non, je ne vomis pas. Les urines sont un peu roses depuis hier, oui, est-ce que c'est du sang ?",
      ],
    ],
  },
  {
    id: "r512",
    level: "urgent",
    says: "Bonjour docteur. J'ai cinquante-huit ans et je tiens une quincaillerie. Samedi dernier, pour le baptême de mon petit-fils, j'ai porté des chaussures neuves toute la journée, et le soir j'ai vu une ampoule sous le gros orteil. Je l'ai percée avec une aiguille passée à la flamme. Je suis diabétique depuis douze ans, je prends mes comprimés, et ce matin le sucre était à un virgule huit. L'ampoule est devenue une petite plaie qui ne se ferme pas, mais cela ne me fait pas vraiment mal. Ma femme met du miel dessus. Un ancien collègue a été amputé, mais lui ne se soignait pas. Est-ce que je continue le miel ?",
    answers: [
      ["diabetes", "Oui, je suis diabétique depuis douze ans."],
      ["leg_ulcer", "Elle a six jours."],
    ],
  },
];
