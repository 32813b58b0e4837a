import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling19: readonly Conversation[] = [
  {
    id: "t501",
    level: "emergency",
    says: "Bonsoir. Je vous écris parce que mon épouse insiste, moi je pensais à une simple indigestion. J'ai mangé un foutou sauce graine vers dix-huit heures, puis je me suis assis devant la télévision. Depuis deux heures environ, j'ai comme une pierre posée au creux de l'estomac, ça serre et ça monte jusque dans la mâchoire, et j'ai mouillé ma chemise de sueur froide. J'ai pris un sachet pour l'estomac sans résultat. J'ai soixante et un ans, je suis diabétique sous metformine, sinon je ne suis pas quelqu'un qui se plaint.",
    answers: [
      ["pain_to_arm_jaw", "Oui, c'est exact, cela monte dans la mâchoire, mais pas dans le bras. C'est grave ?"],
    ],
  },
  {
    id: "t502",
    level: "emergency",
    says: "Bonjour, je suis un peu embarrassée de vous écrire. J'ai vingt-sept ans. Hier j'ai fait la lessive toute la journée et le soir j'ai vu un peu de sang brun, j'ai cru que mes règles arrivaient enfin, parce qu'elles ont deux semaines de retard. Ce matin j'ai une forte douleur en bas du ventre, à droite, et c'est bizarre, l'épaule droite me fait mal aussi, alors que je n'ai rien porté. Ma tantie dit que c'est l'humidité. J'ai pris deux paracétamols et je me suis couchée, ça va un peu mais pas vraiment.",
    answers: [
      ["late_period", "Oui, deux semaines de retard, moi qui suis toujours à l'heure. Je n'ai pas fait de test."],
    ],
  },
  {
    id: "t503",
    level: "emergency",
    says: "Bonjour madame l'infirmière, je suis maman pour la première fois, excusez-moi si c'est long. Mon fils est né il y a douze jours à la maternité, tout s'est bien passé, il pesait trois kilos cent. Jusqu'à hier il tétait bien. Cette nuit je l'ai trouvé chaud, j'ai pensé que c'était la couverture, je l'ai découvert, et ce matin le thermomètre disait 38,3 sous le bras. Il prend le sein mais il s'endort vite dessus. Ma belle-mère dit que tous les bébés chauffent un peu et qu'il faut le laver avec des feuilles. Je préfère demander.",
    answers: [
      [
        "fever purple_spots jaundice dark_urine",
        "Il a de la fièvre, oui, 38,3. Des taches, non, il n'en a pas, et ses yeux ne sont pas jaunes, ses urines sont claires.",
      ],
    ],
  },
  {
    id: "t504",
    level: "emergency",
    says: "Bonjour, c'est pour ma femme, elle a trente et un ans et elle attend notre premier enfant, elle est à huit mois. Elle travaille encore, elle est caissière, et je lui dis toujours de se reposer. Depuis hier soir elle a mal à la tête, le paracétamol n'a pas vraiment calmé, et elle me dit qu'elle voit des petits points qui brillent devant les yeux. Elle pense que c'est l'écran de la caisse. Son visage a gonflé aussi mais on dit que c'est normal en fin de grossesse. Sa dernière visite remonte à un mois, tout était bon. Dois-je m'inquiéter ?",
    answers: [],
  },
  {
    id: "t505",
    level: "emergency",
    says: "Bonjour docteur, j'écris à propos de mon mari, il a cinquante-huit ans et il est têtu comme une pierre. Il a la tension mais il a laissé ses comprimés depuis deux mois parce que, dit-il, il se sent bien. Ce matin vers sept heures, au petit déjeuner, il a lâché sa tasse de la main gauche et sa bouche était de travers pendant une vingtaine de minutes. Puis tout est redevenu comme avant, il a même plaisanté, et il veut partir au champ. Moi je ne suis pas tranquille. Ma voisine dit qu'il suffit de reprendre les comprimés. Qu'en pensez-vous ?",
    answers: [],
  },
  {
    id: "t506",
    level: "emergency",
    says: "Bonjour, je suis une retraitée de soixante-huit ans, ancienne institutrice. Hier soir je cousais sous la lampe, puis j'ai commencé à avoir mal à la tête du côté droit. J'ai pensé à un repas trop gras car j'ai vomi deux fois dans la nuit. L'œil droit est devenu tout rouge, il me fait très mal, et quand je regarde l'ampoule je vois des cercles de couleur autour, comme un arc-en-ciel. Ma fille a mis de l'eau froide dessus. Je prends mon comprimé d'amlodipine chaque matin sans faute. Est-ce l'estomac ou bien la fatigue ?",
    answers: [
      [
        "headache red_eye neck_stiff light_hurts worst_headache",
        "J'ai mal à la tête, du côté droit seulement, et l'œil droit est bien rouge. Le cou, je le plie comme d'habitude. Ce n'est pas la lumière qui me fait mal, c'est l'œil lui-même.",
      ],
      [
        "headache red_eye neck_stiff worst_headache",
        "Oui, comme je vous le disais, mal à la tête du côté droit et l'œil droit tout rouge. La nuque n'est pas raide. Ce n'est pas le plus fort de ma vie, mais l'œil, lui, me fait très mal.",
      ],
      ["red_eye", "Oui, l'œil droit est rouge, très rouge."],
    ],
  },
  {
    id: "t507",
    level: "emergency",
    says: "Bonjour, je suis le père d'un garçon de quatorze ans. Hier il a joué au football jusqu'au soir, sans tomber ni recevoir de coup, il a bien mangé et s'est couché normalement. Vers cinq heures ce matin il s'est réveillé en criant qu'il avait mal en bas du ventre, à gauche, et il a vomi une fois. Comme il est pudique, il n'a avoué qu'après que la bourse gauche était gonflée et qu'on ne pouvait pas y toucher. Sa mère voulait lui donner un vermifuge. Il marche courbé comme un vieillard. Faut-il attendre demain, ou bien aller à la pharmacie ?",
    answers: [
      [
        "vomiting testicle_swelling severe_pain severe_belly_pain rigid_belly",
        "Il a vomi une fois, la bourse gauche est gonflée, et la douleur est très forte, il dit neuf sur dix. Le ventre lui-même n'est pas dur.",
      ],
    ],
  },
  {
    id: "t508",
    level: "emergency",
    says: "Bonjour mon enfant, je suis la grand-mère, je garde ma petite-fille de deux ans pendant que sa mère est au marché. Je triais le riz dans la cour, elle jouait à côté avec les bouteilles. Je me suis retournée et elle avait à la bouche la petite bouteille où nous mettons le pétrole de la lampe. Elle a peut-être avalé une gorgée ou deux, pas plus. Elle a toussé et sa bouche sent le pétrole. C'était il y a quarante minutes environ. Maintenant elle pleure un peu mais elle me regarde bien. La voisine veut lui donner de l'huile rouge, moi j'hésite.",
    answers: [
      [
        "swallowed_kerosene",
        "Oui, c'est bien du pétrole, celui de la lampe. Une gorgée ou deux, je n'ai pas vraiment vu.",
      ],
    ],
  },
  {
    id: "t509",
    level: "emergency",
    says: "Bonjour, je suis maçon, j'ai quarante-cinq ans. Il y a trois semaines j'ai soulevé un sac de ciment et depuis j'ai mal aux reins, avec la douleur qui descend dans la jambe droite. Un collègue m'a massé, le pharmacien m'a vendu du diclofénac, et cela allait mieux. Depuis hier soir, par contre, je ne sens plus bien entre les cuisses, c'est comme anesthésié quand je m'assois, et cette nuit l'urine n'est pas venue. La douleur du dos elle-même n'est pas plus forte que d'habitude. J'ai un chantier à finir, alors je voudrais savoir quel comprimé prendre.",
    answers: [],
  },
  {
    id: "t510",
    level: "emergency",
    says: "Bonjour, j'écris pour ma petite sœur qui est couchée à côté de moi, elle a dix-neuf ans et elle est drépanocytaire SS depuis l'enfance. Nous connaissons ses crises, d'habitude elle boit beaucoup, on la masse, elle prend ses calmants et cela passe. Celle-ci a commencé avant-hier dans le dos après la pluie. Depuis cette nuit elle dit qu'elle a mal du côté droit de la poitrine quand elle respire, et le thermomètre marque 38,9. Elle a pris du tramadol hier, enfin non, c'était avant-hier, puis encore hier. Maman veut attendre que la crise finisse comme les autres fois.",
    answers: [],
  },
  {
    id: "t511",
    level: "urgent",
    says: "Bonjour, je suis comptable, j'ai trente-trois ans. Tout a commencé lundi par des brûlures quand j'urine, j'ai cru que c'était parce que je ne bois pas assez au bureau, alors j'ai bu des litres d'eau avec du citron. Cela a diminué un peu. Depuis hier j'ai mal dans le flanc droit, sur le côté du dos, et j'ai 38,7 de température. J'ai déjà eu une infection urinaire l'an dernier, une amie m'avait donné trois sachets de quelque chose et c'était passé. Ma collègue dit que c'est plutôt le palu. Je mange encore, sans grand appétit.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, je n'ai rien de tout cela, je suis seulement fatiguée mais je tiens debout et je respire comme d'habitude.",
      ],
    ],
  },
  {
    id: "t512",
    level: "urgent",
    says: "Bonjour, je rentrais du travail hier vers dix-huit heures, je passais derrière le marché comme tous les jours, et un chien que personne ne connaît m'a attrapé la main droite. Il m'a fait deux petits trous, cela n'a pas beaucoup saigné, puis il est parti en courant. J'ai versé de l'eau et de l'alcool, ma femme a mis un pansement propre. Ce n'est pas vraiment douloureux ce matin, un peu comme une épine. J'ai quarante ans, je suis en bonne santé. Mon voisin dit qu'un chien qui court aussi bien ne peut pas être malade. A-t-il raison ?",
    answers: [
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non, c'est seulement à la main, les trous ne sont pas profonds et cela ne saigne plus. Je bois de l'eau sans difficulté.",
      ],
      ["confusion convulsion", "Non, ni l'un ni l'autre, je vais bien, il n'y a que la main."],
      ["animal_bite bleeding", "Une morsure de chien, à la main droite. Le saignement s'est arrêté hier soir."],
    ],
  },
];
