import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling15: readonly Conversation[] = [
  {
    id: "s525",
    level: "self_care",
    says: "Bonjour, j'ai vingt-sept ans, je travaille dans un bureau climatisé et tous mes collègues éternuent. Vendredi, j'ai senti la gorge qui piquait un peu, puis le nez s'est mis à couler comme une fontaine, et depuis trois jours j'utilise un paquet de mouchoirs par jour. Je tousse un petit peu le soir en me couchant. J'ai pris ma température deux fois, trente-six huit, donc pas de fièvre. Petite, je faisais de l'asthme, mais plus maintenant, cela fait quinze ans que je n'ai plus rien, et je respire bien en dehors du nez bouché. Je mange et je bois normalement. Ma mère a peur d'une pneumonie ; que puis-je prendre ?",
    answers: [
      [
        "confusion neck_stiff cannot_speak",
        "Non, rien de tout cela, je peux même chanter dans la douche, c'est juste le nez qui est bouché.",
      ],
      [
        "severe_pain cough_blood cannot_stand",
        "Non, aucun de ces signes, je tiens bien debout et je n'ai pas craché de sang.",
      ],
      [
        "cannot_swallow drooling muffled_voice cannot_open_mouth",
        "Non, j'avale très bien, ma voix est juste un peu nasillarde, comme au téléphone.",
      ],
      ["blue_lips noisy_breathing purple_spots", "Non, rien de tout cela, je vous assure que ce n'est qu'un rhume."],
      [
        "throat_one_side rash neck_swelling",
        "Non, la gorge pique un peu des deux côtés, il n'y a ni boutons ni gonflement.",
      ],
      ["throat_one_side", "Non, ce n'est pas d'un seul côté, elle pique un petit peu partout, c'est tout."],
    ],
  },
  {
    id: "s526",
    level: "self_care",
    says: "Bonjour, j'ai trente et un ans. Hier, c'était l'anniversaire d'un ami et nous avons mangé du poisson braisé dans un maquis, peut-être pas très frais. Dans la soirée, j'ai vomi une fois, plus maintenant, puis j'ai eu la diarrhée, quatre fois en tout jusqu'à présent. C'est liquide et jaune, sans sang. Mon ami a eu la même chose et il va déjà mieux. J'ai acheté des sachets de réhydratation, je les bois, j'ai mangé un peu de riz ce matin et c'est resté. Je n'ai pas de fièvre. On a parlé du choléra à la télévision et ma femme panique, mais dans notre quartier il n'y en a pas. Que me conseillez-vous ?",
    answers: [
      [
        "chest_pain hard_breathing fainted",
        "Non, ni douleur de poitrine, ni essoufflement, et je ne me suis pas évanoui.",
      ],
      [
        "rice_water cannot_stand no_urine drowsy",
        "Non, c'est jaune et pas comme de l'eau de riz, j'urine normalement, je tiens debout et je suis bien réveillé.",
      ],
      [
        "bloody_stool vomits_everything sunken_eyes little_urine",
        "Non, pas de sang, je n'ai plus vomi depuis hier soir et j'urine comme d'habitude.",
      ],
      [
        "cramps many_vomits",
        "Non, je n'ai vomi qu'une seule fois et je n'ai pas de crampes dans les jambes, juste un peu dans le ventre avant d'aller à la selle.",
      ],
      ["confusion convulsion neck_stiff worst_headache", "Non, aucun de ces signes."],
      [
        "vomiting diarrhea loss_of_appetite eats_drinks_well cholera_suspected",
        "C'est la diarrhée, quatre selles depuis hier soir. Je bois et je mange un peu normalement, et il n'y a pas de choléra chez nous.",
      ],
      ["panic", "Non, c'est ma femme qui panique à cause de la télévision, moi je suis calme."],
      ["diabetes immunocompromised kidney_disease sickle_cell", "Non, je n'ai aucune de ces maladies."],
      [
        "vomits_blood no_stool_gas severe_belly_pain",
        "Non, rien de tout cela, juste une petite crampe avant chaque selle, qui passe après.",
      ],
      ["bile_vomit", "Non, je n'ai vomi qu'une fois, hier, et c'était le repas."],
      ["flank_pain hernia_stuck head_injury", "Non, rien de tout cela."],
      ["pregnant", "Non, je suis un homme, cela ne risque pas de m'arriver."],
    ],
  },
  {
    id: "s527",
    level: "self_care",
    says: "Bonjour, je suis la maman d'une petite fille de cinq semaines, je l'allaite seulement au sein. Hier, à la pesée, elle faisait quatre kilos quatre cents, la sage-femme m'a félicitée, car elle est née à trois kilos trois cents. Mais après presque chaque tétée, un peu de lait remonte et coule sur le menton, sans effort, et ensuite elle a le hoquet pendant dix minutes. Cela ne la dérange pas, elle sourit. Elle mouille bien ses couches. La voisine a perdu un bébé qui vomissait, et elle me fait peur en disant que le mien va se dessécher. Faut-il changer de lait ou donner de l'eau ?",
    answers: [
      [
        "cannot_drink convulsion hard_breathing fever",
        "Non, elle tète très bien, huit à dix fois par jour, et elle n'est pas plus chaude que d'habitude : trente-six neuf ce matin. Elle respire tranquillement.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, elle n'est pas froide, elle n'a jamais été jaune, son nombril est propre, et ce qui remonte est du lait blanc, pas vert.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est toute lisse, elle n'a ni cloques ni taches."],
      ["newborn_skin_pustules rash_spreading", "Non, aucun bouton, rien qui s'étend."],
      ["slow_growth", "Non, au contraire, elle a pris plus d'un kilo depuis la naissance, c'est la pesée d'hier."],
    ],
  },
  {
    id: "s528",
    level: "self_care",
    says: "Bonjour, je suis secrétaire, j'ai trente-cinq ans. Cette semaine, nous clôturons les comptes et je passe dix heures par jour devant l'écran. Hier après-midi, j'ai commencé à avoir mal à la tête, comme un foulard trop serré autour du front, des deux côtés. J'ai pris un paracétamol, cela s'est calmé, j'ai bien dormi, et cela revient un peu maintenant, pas plus que d'habitude dans ces périodes-là. Je n'ai que mal à la tête. La sœur de ma collègue est morte d'une rupture d'anévrisme et, forcément, on en parle toute la journée au bureau. Ma tension prise à l'infirmerie est à douze sept. Puis-je reprendre un comprimé ?",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Non, je n'ai rien de tout cela, je n'ai que mal à la tête, et ce n'est même pas très fort.",
      ],
      ["pregnant", "Non, je ne suis pas enceinte, j'ai eu mes règles la semaine dernière."],
      ["systolic", "Douze, à l'infirmerie ils ont dit douze sept."],
      ["vision_blurred vomiting speech_trouble dizzy", "Non, rien de tout cela, ma vue est normale et je parle bien."],
      ["thunderclap neck_stiff", "Non, c'est venu peu à peu dans l'après-midi, et je plie bien le cou."],
      [
        "worst_headache double_vision convulsion drowsy",
        "Non, ce n'est pas le plus fort de ma vie, c'est trois sur dix, et je n'ai rien du reste.",
      ],
      ["much_urine breath_deep belly_pain", "Non, rien de tout cela, j'urine comme d'habitude."],
      [
        "fever purple_spots jaundice fainted",
        "Non, ni fièvre, ni taches, ni évanouissement, je n'ai que mal à la tête.",
      ],
      ["vomits_everything", "Non, je n'ai jamais vomi, je ne comprends pas pourquoi vous pensez cela. C'est grave ?"],
      ["head_injury smoke_gas", "Non, ni choc à la tête ni fumée."],
      [
        "known_migraine",
        "Je n'ai pas de migraine à proprement parler, mais c'est mon mal de tête habituel, celui des périodes de clôture, pas plus fort que les autres fois.",
      ],
    ],
  },
  {
    id: "s529",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, j'ai vingt-cinq ans et j'attends mon premier enfant, je suis à neuf semaines. J'ai fait l'échographie la semaine dernière et le médecin a dit que tout était bien en place. Le matin, dès que je sens l'odeur du café, j'ai des nausées, et il m'arrive de vomir une fois, pas tous les jours. Après dix heures, cela va mieux, je mange du pain, des bananes, et je bois bien. Je n'ai pas perdu de poids. Je n'ai aucune douleur et je ne saigne pas. Une amie a été hospitalisée sous perfusion pour des vomissements de grossesse, est-ce que je risque la même chose ? Que faire pour être soulagée ?",
    answers: [
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Non, aucun de ces signes, ce sont de simples nausées du matin. C'est grave ?",
      ],
      ["drowsy cannot_stand neck_stiff convulsion", "Non, aucun de ces signes, je vais au travail tous les jours."],
      [
        "vomits_everything fever no_urine bile_vomit diabetes",
        "Non, je vomis une fois le matin et ensuite je garde tout, j'urine normalement, je n'ai ni fièvre ni diabète.",
      ],
      ["diarrhea flank_pain hernia_stuck head_injury", "Non, rien de cela, ni diarrhée ni choc."],
      ["testicle_pain", "Mais je suis une femme, enceinte de neuf semaines, je n'ai pas de testicule !"],
      ["soaks_pads vision_blurred hard_breathing", "Non, je ne saigne pas, je vois bien et je respire bien."],
      ["vaginal_bleeding burning_urine", "Non, je ne saigne pas et rien ne me brûle."],
      ["tongue_swelling", "Non, rien ne gonfle, tout va bien de ce côté-là."],
      ["hives face_swelling inconsolable_crying", "Non, aucun de ces signes, je n'ai que des nausées le matin."],
      ["jaundice", "Non, mes yeux sont bien blancs."],
      ["imaging_request", "Non, l'échographie est déjà faite, la semaine dernière, et tout était bien."],
      ["belly_pain low_belly_pain", "Non, je n'ai pas mal au ventre du tout."],
    ],
  },
  {
    id: "s530",
    level: "self_care",
    says: "Bonjour, je suis en résidence universitaire, j'ai vingt ans. Ma camarade de chambre a eu l'Apollo la semaine dernière, et on partage la même serviette, ce n'était pas très malin. Hier matin, mes deux yeux étaient roses et ils pleurent sans arrêt, avec une sensation de sable. Au réveil ils sont un peu collés, je rince à l'eau propre et cela s'ouvre. Je vois bien, je peux lire mes cours et la lumière ne me gêne pas. Je n'ai pas de lentilles. Ma grand-mère est devenue aveugle d'un œil, mais c'était un glaucome, rien à voir je suppose. Y a-t-il un collyre à mettre ?",
    answers: [
      [
        "eye_chemical halos eye_bulging",
        "Non, je n'ai reçu aucun produit dans les yeux, je ne vois pas de cercles et mes yeux bougent bien.",
      ],
      [
        "eye_pain eye_injury",
        "Non, ce n'est pas vraiment une douleur, c'est comme du sable, et je n'ai reçu ni coup ni objet.",
      ],
      [
        "fever eyelid_swollen",
        "Non, je n'ai pas de fièvre et mes paupières ne sont pas vraiment gonflées, juste un peu collées au réveil.",
      ],
      [
        "inconsolable_crying",
        "Non, je ne pleure pas de tristesse, ce sont mes yeux qui coulent, comme quand on épluche des oignons.",
      ],
    ],
  },
  {
    id: "s531",
    level: "self_care",
    says: "Bonjour, mon fils a quatorze mois et il fait très chaud chez nous à Korhogo en ce moment, en plus le ventilateur est en panne depuis le week-end. Depuis trois jours, il a de tout petits boutons rouges dans le cou, dans le dos et dans les plis, qui le grattent un peu. Quand je le lave à l'eau fraîche, cela s'améliore, et l'après-midi cela revient. Il mange, il joue, il dort bien, et le thermomètre dit trente-sept. Ma belle-sœur a crié à la rougeole, mais il a eu son vaccin à neuf mois et il n'a ni toux ni yeux rouges. Est-ce que je peux mettre du talc ?",
    answers: [
      ["new_medicine_rash", "Non, il n'a pris aucun médicament, ni nouveau ni ancien, depuis son dernier vaccin."],
      ["hard_breathing tongue_swelling convulsion", "Non, rien de tout cela, il respire bien et il court partout."],
      ["cannot_drink vomits_everything", "Non, il boit bien, il mange bien et il ne vomit pas."],
      [
        "purple_spots skin_peeling face_swelling",
        "Non, ce sont de petits boutons rouges qui s'effacent quand j'appuie, sans cloques, et son visage n'est pas gonflé.",
      ],
      ["hives inconsolable_crying", "Non, ce ne sont pas des plaques, et il ne pleure pas, il rit plutôt."],
    ],
  },
  {
    id: "s532",
    level: "self_care",
    says: "Bonjour, j'ai dix-sept ans. Mes règles sont arrivées hier, le jour prévu, elles sont très régulières depuis mes treize ans. Comme chaque mois, j'ai mal en bas du ventre le premier et le deuxième jour, comme des crampes qui vont et viennent. Ma sœur m'a donné de l'ibuprofène et une bouteille d'eau chaude, et cela se calme bien, j'ai pu aller en cours ce matin. Je ne saigne pas plus que d'habitude. Ma tante a été opérée d'un kyste et elle répète que je devrais passer à l'hôpital pour une opération moi aussi. Est-ce que c'est normal d'avoir mal tous les mois, ou est-ce grave ?",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Non, rien de tout cela, et mes règles sont arrivées le jour prévu. Je change trois fois par jour, pas plus que d'habitude.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Non, je n'ai pas de fièvre, je n'ai pas vomi, et la douleur est moyenne, quatre sur dix peut-être.",
      ],
    ],
  },
  {
    id: "s533",
    level: "self_care",
    says: "Bonjour, j'ai vingt-cinq ans et je me sens un peu bête de vous écrire. À midi, j'épluchais des oignons avec un couteau bien propre, le téléphone a sonné, et je me suis coupé le bout de l'index gauche. Sur le moment, le sang a coulé sur la planche et j'ai cru que j'allais tourner de l'œil, mais non. J'ai appuyé cinq minutes, j'ai lavé à l'eau et au savon, et cela ne saigne plus. C'est une petite entaille d'un centimètre, pas profonde, je plie bien le doigt. Mon rappel du tétanos date d'il y a deux ans, quand j'ai commencé le chantier. Faut-il des points de suture ?",
    answers: [
      [
        "neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, rien de tout cela, le doigt est bien rose et chaud, c'est juste une petite entaille.",
      ],
      [
        "dirty_wound wound_infected wound_object numb_fingers",
        "Non, le couteau était propre, il n'y a pas de pus, rien n'est resté dedans, et je sens bien mon doigt.",
      ],
      [
        "fainted vomits_everything unconscious drowsy confusion",
        "Rien de tout cela, j'ai juste cru un instant que j'allais tourner de l'œil en voyant le sang, mais je ne me suis pas évanoui.",
      ],
    ],
  },
  {
    id: "s534",
    level: "self_care",
    says: "Bonjour, je garde mon petit-fils de six ans pendant que ses parents sont au travail. Vers dix heures, il courait dans le salon après le chat, il a glissé et il est tombé de sa hauteur, le front contre le carrelage. Il a pleuré tout de suite, j'ai mis de l'eau froide, et il a une bosse comme une petite noix au milieu du front. Cela fait trois heures. Depuis, il a mangé son riz, il joue aux voitures et il réclame la télévision. Il n'a pas vomi et n'a pas perdu connaissance. Dans ma famille, un oncle est mort d'un traumatisme crânien à moto, alors j'ai le cœur qui tremble. Dois-je l'empêcher de dormir ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, il a crié tout de suite, il n'a pas vomi et il parle comme d'habitude, il m'a même disputée pour la télévision.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, il est tombé de sa hauteur, rien ne coule, il n'a presque plus mal et la bosse est dure, comme une petite noix.",
      ],
      [
        "headache dizzy deep_cut",
        "Non, il ne se plaint plus de la tête, il marche droit et la peau n'est pas ouverte, il n'y a que la bosse.",
      ],
      ["hard_breathing vomits_everything", "Non, il respire bien et il n'a pas vomi du tout."],
    ],
  },
  {
    id: "s535",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, j'ai vingt et un ans, je prépare mes examens de licence qui commencent lundi prochain. Depuis une dizaine de jours, je révise jusqu'à minuit avec du café, et ensuite je tourne deux heures dans mon lit en pensant au programme. Le matin, je suis fatiguée, mais je me lève, je mange bien, je ris avec mes amies. J'ai une tante qui a été internée parce qu'elle ne dormait plus et qu'elle entendait des voix, alors ma mère me surveille comme le lait sur le feu. Moi, je n'ai rien de tout cela, c'est vraiment le stress. Y a-t-il une plante ou un comprimé qui pourrait m'aider à dormir ?",
    answers: [
      ["chest_pain hard_breathing fainted", "Non, je n'ai aucun de ces signes, je suis seulement fatiguée."],
      ["confusion one_side_weak", "Non, rien de tout cela, je réfléchis même trop bien !"],
      ["suicidal_thoughts", "Non, jamais, j'ai plutôt hâte d'être en vacances."],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, je n'ai rien de tout cela, c'est ma tante qui entendait des voix. Je révise, je me lave et je sors.",
      ],
      ["age", "Ma tante a cinquante ans, mais ce n'est pas elle qui vous écrit, c'est moi, et j'ai vingt et un ans."],
      [
        "violent fever psychosis_agitated",
        "C'est ma tante qui a eu cela autrefois, mais c'est pour moi que j'écris. Moi, je n'ai ni fièvre ni agitation, je suis très calme, enfin, un peu nerveuse avant les examens.",
      ],
      ["violent psychosis_agitated", "Non, rien de tout cela, je suis une étudiante très tranquille."],
    ],
  },
  {
    id: "s536",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, c'est un vieux monsieur de soixante et onze ans qui vous écrit avec l'aide de ses lunettes. Je suis retourné bêcher mon champ d'ignames après plusieurs mois de repos, et depuis une semaine environ, des crampes me réveillent la nuit dans le mollet, une fois à droite, une fois à gauche. Cela serre deux ou trois minutes, je tire sur mes orteils et cela passe. Le jour, je marche comme un jeune homme. Rien n'est gonflé ni rouge. Mon ami Kouamé a eu une phlébite et il a failli en mourir, c'est pour cela que je vous demande. On m'a contrôlé le sucre en mars, c'était normal.",
    answers: [
      ["age", "J'ai soixante et onze ans depuis le mois de mai."],
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Non, mes pieds sont chauds, je respire bien et je n'ai pas mal à la poitrine. Cela fait mal seulement pendant la crampe.",
      ],
      ["fainted cough_blood", "Non, ni l'un ni l'autre, heureusement."],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Non, les deux jambes sont pareilles, rien n'est rouge, pas de fièvre, et je marche toute la journée. La crampe est forte, mais elle passe en deux ou trois minutes.",
      ],
      ["snake_bite scorpion_sting burn", "Non, aucune piqûre, aucune morsure, aucune brûlure, juste des crampes."],
    ],
  },
];
