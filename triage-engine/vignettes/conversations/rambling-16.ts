import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling16: readonly Conversation[] = [
  {
    id: "s601",
    level: "emergency",
    says: "Bonjour, excusez-moi si je suis longue. Hier soir j'ai préparé le foutou, j'ai bien mangé, puis vers 21 heures une douleur est venue en bas à droite du ventre. J'ai pris deux Spasfon, ça n'est pas parti. Ma mère dit que c'est l'appendicite, mais ça me fait aussi mal au bout de l'épaule, c'est bizarre. Mes règles ont douze jours de retard, mais je suis souvent irrégulière, surtout quand j'ai des soucis au travail. En 2021 on m'a soignée pour une infection des trompes. Je n'ai pas vraiment de saignement, juste quelques gouttes brunes. Est-ce que je peux attendre lundi ?",
    answers: [],
  },
  {
    id: "s602",
    level: "emergency",
    says: "Bonsoir, je vous écris pour ma femme, elle a 31 ans. Elle a accouché lundi passé, tout s'était bien déroulé, par voie basse, le bébé tète bien. Les premiers jours elle était seulement fatiguée à cause des nuits. Depuis hier elle se plaint de la tête, elle a pris du paracétamol deux fois et ça ne passe pas. Elle dit qu'elle voit comme des petites mouches qui brillent. Ma tante pense que c'est le manque de sommeil. La voisine, qui est infirmière, lui a trouvé 16/10. Elle n'a jamais eu la tension avant. Nous avons peur de déranger la maternité pour rien.",
    answers: [
      ["age", "C'est ma femme qui est malade, elle a 31 ans."],
      [
        "chest_pain hard_breathing fainted",
        "Non, rien à la poitrine, elle respire bien et elle ne s'est pas évanouie. C'est surtout la tête, et ses yeux qui voient des mouches.",
      ],
      [
        "sudden_onset",
        "Non, elle voit comme avant, pas plus mal, il y a seulement des petites mouches brillantes qui passent devant ses yeux depuis hier.",
      ],
      [
        "vision_loss eye_penetrating double_vision",
        "Non, rien de tout cela. Elle voit toujours de ses deux yeux, ce sont juste des mouches brillantes, et sa tête lui fait très mal.",
      ],
      [
        "drowsy confusion convulsion face_droop one_side_weak",
        "Non, elle parle bien, elle n'a pas fait de crise et aucun côté n'est faible. Par contre son visage et ses mains sont un peu gonflés, je le remarque maintenant.",
      ],
      [
        "tongue_swelling vomiting hoarse",
        "Non, sa langue et sa gorge vont bien et elle ne vomit pas. C'est le visage et les mains qui sont gonflés, et la tête qui lui fait mal.",
      ],
      [
        "wheeze dizzy cannot_swallow",
        "Non, rien de tout cela. Elle a mal à la tête, huit sur dix, et elle est gonflée, elle vient d'accoucher il y a six jours.",
      ],
    ],
  },
  {
    id: "s603",
    level: "emergency",
    says: "Bonjour ma fille, je suis la grand-mère. C'est le premier enfant de mon fils, un garçon, il a onze jours. Il est né à la maternité à terme, trois kilos, et la première semaine il tétait comme un champion. On l'a baigné hier soir comme d'habitude. Depuis ce matin il prend le sein deux minutes puis il s'endort, et il ne réclame plus. Son corps n'est pas chaud du tout, il est plutôt frais, alors je l'ai bien couvert. Ma belle-fille dit que c'est un bébé sage. Moi j'ai eu six enfants et je ne suis pas tranquille.",
    answers: [],
  },
  {
    id: "s604",
    level: "emergency",
    says: "Bonjour docteur, je ne sais pas si je dois m'inquiéter, puisque maintenant je me sens tout à fait bien. J'ai 58 ans, je suis comptable. Ce matin vers sept heures je prenais mon café, ma femme m'a posé une question et je n'arrivais pas à sortir les mots, comme une radio mal réglée, et le gobelet m'a glissé de la main droite. Cela a duré dix minutes à peu près, puis plus rien. Ma femme voulait appeler, j'ai refusé parce que c'était fini. Je prends l'amlodipine pour la tension, enfin, quand j'y pense. Est-ce simplement de la fatigue ?",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Non, aucun de ces signes en ce moment. La main droite avait lâché le gobelet pendant ces dix minutes, mais maintenant elle serre normalement. Est-ce que c'est grave ?",
      ],
    ],
  },
  {
    id: "s605",
    level: "emergency",
    says: "Bonjour, je suis la voisine, la maman est partie au marché et elle m'a laissé la petite de trois ans. Je pilais le placali et les enfants jouaient derrière la cour. Quand je suis revenue, il y a environ quarante minutes, elle tenait une bouteille d'eau minérale où mon mari garde le pétrole de la lampe, et sa bouche sentait. Elle en a bu une gorgée, je pense, pas beaucoup. Je lui ai donné un peu de lait. Elle n'a pas pleuré, mais elle tousse depuis et elle a vomi une fois. Faut-il la faire encore vomir ? J'ai tellement honte.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Elle boit, elle n'a pas vomi tout et elle n'a pas convulsé. Par contre elle respire un peu plus vite que d'habitude et elle est un peu endormie, mais elle ouvre les yeux quand je l'appelle.",
      ],
      [
        "chest_indrawing blue_lips apnea",
        "Non, ses lèvres sont roses, je ne vois pas de creux entre les côtes et elle n'arrête pas de respirer. Est-ce que je dois la faire vomir ?",
      ],
      [
        "fever fast_breathing wheeze poor_feeding ear_pain",
        "Elle n'est pas chaude et elle n'a pas mal aux oreilles. Elle respire un peu plus vite que d'habitude, oui, sans sifflement, et elle n'a plus très envie de boire. Mais c'est le pétrole qui m'inquiète !",
      ],
      [
        "choking swallowed_kerosene",
        "Oui, du pétrole de lampe, c'est exactement ce que j'ai écrit au début. Elle en a avalé une gorgée.",
      ],
    ],
  },
  {
    id: "s606",
    level: "emergency",
    says: "Bonjour madame, c'est pour mon fils qui a 14 ans et qui est très pudique. Hier il a joué au ballon normalement et il a mangé son attiéké. Ce matin à cinq heures il s'est réveillé en criant, il disait que c'était le bas du ventre à gauche. Il a vomi deux fois. J'ai d'abord cru au palu, car il en a eu un il y a deux mois, mais il n'a pas de fièvre. Je lui ai frotté le ventre avec du beurre de karité. Finalement il vient d'avouer à son père que c'est sa bourse gauche qui est enflée. Il marche plié en deux. Est-ce une hernie ?",
    answers: [],
  },
  {
    id: "s607",
    level: "emergency",
    says: "Bonjour, j'écris au sujet de papa, 71 ans, qui ne veut pas déranger. Hier soir il a glissé en sortant de la douche et il s'est cogné l'arrière du crâne contre le carrelage. Il n'a pas perdu connaissance, il s'est relevé tout seul et il s'est même moqué de nous. Il a une petite bosse, nous avons mis de la glace. Il a un traitement pour son cœur qui bat irrégulièrement, du Sintrom, et un cachet pour la tension. Ce matin il a juste un petit mal de tête et il a fait la grasse matinée. Mon frère dit que tout va bien. Qu'en pensez-vous ?",
    answers: [
      [
        "anticoagulant",
        "Oui, c'est bien cela, le Sintrom, le médecin avait expliqué que c'était pour rendre le sang plus liquide.",
      ],
    ],
  },
  {
    id: "s608",
    level: "emergency",
    says: "Bonjour, je suis maçon, j'ai 44 ans. Vendredi j'ai soulevé un sac de ciment et mon dos a craqué comme un bois sec. J'ai déjà eu des lumbagos, deux fois, et ça passait en une semaine avec l'ibuprofène et le massage. Cette fois ça descend dans les deux jambes. Ce qui m'étonne, c'est que depuis hier je ne sens plus bien la peau entre les cuisses quand je m'essuie, comme après la piqûre du dentiste. Et ce matin l'urine vient goutte à goutte. Je n'ai que mal au dos sinon. Quel médicament plus fort puis-je acheter à la pharmacie ?",
    answers: [
      [
        "saddle_numbness limb_cold_pale numb_fingers cannot_hold_urine",
        "L'entrejambe, oui, c'est comme endormi. Les orteils, non, je les bouge. Les urines ne s'échappent pas, c'est plutôt l'inverse, elles ne veulent pas venir.",
      ],
      [
        "saddle_numbness limb_cold_pale numb_fingers",
        "Comme je vous l'ai dit, c'est l'entrejambe qui est endormi. Les pieds sont chauds et les orteils bougent.",
      ],
    ],
  },
  {
    id: "s609",
    level: "emergency",
    says: "Bonjour, je vous raconte dans l'ordre. On m'a opérée d'un fibrome il y a douze jours, à la clinique, tout s'est bien passé et la cicatrice est sèche. Je suis restée beaucoup couchée parce que ma sœur me l'a conseillé. Il y a trois jours mon mollet gauche est devenu dur, j'ai pensé à une crampe, j'ai mis de la pommade. Cette nuit, en allant aux toilettes, j'ai été essoufflée comme si j'avais couru, et j'ai un point à droite quand je respire à fond. Je suis de nature angoissée, mon mari dit que ce sont les nerfs. C'est grave ?",
    answers: [["age", "J'ai 39 ans, j'aurai quarante ans en mars."]],
  },
  {
    id: "s610",
    level: "urgent",
    says: "Bonjour, je suis le mari. Ma femme a 29 ans et notre fille a quatre semaines, elle l'allaite seulement au sein. Avant-hier, elle a senti que le sein gauche était lourd, comme une pierre, et sa mère a fait des massages avec de l'eau chaude. Hier une grande plaque rouge est apparue et le soir elle avait 38,7 avec des frissons. Elle a pris du paracétamol, elle est un peu mieux ce matin. La belle-mère veut qu'elle arrête de donner ce sein parce que le lait serait gâté. Est-ce que c'est vrai, et est-ce que c'est dangereux pour le bébé ?",
    answers: [
      ["age", "Ma belle-mère ? Non, c'est ma femme qui est malade, elle a 29 ans, comme je vous l'ai dit."],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, elle n'a rien de tout cela. Elle tient debout, elle parle normalement, elle donne même le sein en ce moment.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, aucun de ces signes. Ses yeux sont blancs et ses urines sont claires. C'est le sein qui l'ennuie.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela. Nous n'avons pas voyagé et il n'y a eu aucun enterrement.",
      ],
      [
        "tongue_swelling fainted vomiting hoarse",
        "Non, rien de tout cela, elle n'a pas vomi et elle ne s'est pas évanouie.",
      ],
      [
        "wheeze dizzy cannot_swallow",
        "Non, rien de tout cela. Elle respire et elle avale bien, c'est le sein rouge et la fièvre qui m'inquiètent.",
      ],
      ["no_urine noisy_breathing", "Non, elle urine bien et elle respire normalement."],
    ],
  },
  {
    id: "s611",
    level: "urgent",
    says: "Bonjour, je voyage souvent pour mon travail entre Bouaké et Abidjan. Avant-hier, en revenant du car, je me suis senti cassé, comme si on m'avait battu. J'ai cru que c'était la climatisation. La nuit j'ai grelotté sous deux couvertures et hier le thermomètre marquait 38,9. J'ai trouvé dans le tiroir une plaquette de Coartem entamée et j'ai avalé une prise, je n'ai pas fait de test. Ce matin j'ai pu me laver et manger un peu de bouillie. Mon collègue a failli mourir d'un neuropalu l'an dernier, c'est pourquoi j'ai peur. Dois-je finir la plaquette ?",
    answers: [
      ["age", "J'ai 36 ans, et d'habitude je ne suis jamais malade."],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, aucun de ces signes. Je suis fatigué mais je tiens debout, et je ne délire pas comme mon collègue l'an dernier.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, aucun de ces signes. Mes urines sont jaune clair et mon cou bouge bien.",
      ],
      ["pregnant", "Je suis un homme, docteur, donc non !"],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela. Je suis allé à Bouaké seulement, pas à l'étranger.",
      ],
      [
        "lost_consciousness_injury spine_pain_injury heavy_bleeding injury_paralysis",
        "Je n'ai reçu aucun choc, docteur, j'ai de la fièvre depuis avant-hier.",
      ],
      ["head_injury", "Non, elle n'a pas été touchée, j'ai mal à la tête à cause de la fièvre, cinq sur dix."],
      [
        "severe_belly_pain pelvis_injury open_fracture limb_cold_pale",
        "Non, rien de tout cela, ce n'est pas un accident, c'est une fièvre.",
      ],
      ["unconscious drowsy cannot_swallow no_urine", "Non, rien de tout cela, j'urine et j'avale normalement."],
    ],
  },
  {
    id: "s612",
    level: "urgent",
    says: "Bonjour docteur, je suis la maman d'un petit garçon de 4 ans. Hier après l'école maternelle il jouait avec un petit chiot que tous les enfants du quartier caressent. Il est revenu avec deux petites éraflures sur la main droite, ce n'est pas une vraie morsure, le chiot l'a plutôt mordillé en jouant. Ça a saigné un tout petit peu. J'ai rincé à l'eau et mis du mercurochrome. Aujourd'hui il va très bien, il court partout. Mais le chiot n'a plus été revu et son propriétaire est inconnu. Mon mari dit que j'exagère. Que dois-je faire ?",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, aucun de ces signes, Dieu merci. Ce sont juste deux éraflures, comme des griffures de chat. C'est grave ?",
      ],
      [
        "bite_face_neck rabies_signs deep_cut",
        "Non, c'est sur la main droite, pas au visage, et c'est à peine plus profond qu'une égratignure. Il boit son eau normalement.",
      ],
      ["cannot_drink vomits_everything convulsion hard_breathing", "Non, il mange, il boit et il court partout."],
      [
        "dirty_wound wound_infected wound_object numb_fingers",
        "Non, la plaie est propre, ce n'est pas rouge et il n'y a pas de pus. Ses doigts bougent bien.",
      ],
      ["confusion", "Non, il a toute sa tête, il chante."],
    ],
  },
];
