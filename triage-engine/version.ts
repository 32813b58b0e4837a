/** The edition of rules and words. Raised with every change that may alter an outcome, so that a stored evaluation can be replayed under its own. */
export const engineVersion = "1.20.0";

/** What changed in each edition, newest first, in French: it is shown to readers of a result. */
export const changelog: readonly { version: string; date: string; changes: readonly string[] }[] = [
  {
    version: "1.20.0",
    date: "2026-11-24",
    changes: [
      "Réparé : « il a pris par erreur un comprimé il y a 2 heures », « un faux mouvement », « pardon de vous déranger » ne corrigent rien (l'âge d'un enfant devenait deux heures) ; « ma mère me rassure » ne retire rien de ce qui est dit ; « papa est parti de la maison, il délire » parle bien de papa ; « non, pas hier, mais ce matin » garde ce qui est de ce matin.",
      "Chaque conseil n'est dit qu'à qui il est destiné : le sein avant 2 ans, le spray à qui en a un, le repos d'une articulation chaude si elle l'est, « ne mangez rien avant l'examen » pour un mal récent. Après une noyade, qui est éveillé s'assoit. Confus et brûlant au soleil : un coup de chaleur, et comment refroidir.",
      "Drépanocytose : une douleur de 5 sur 10 ou plus est soignée le jour même. Langue toute blanche et défenses affaiblies : le jour même. Des crises de panique depuis plus de quatre semaines : dans la semaine. Boutons, fièvre, yeux rouges et toux : une rougeole est possible.",
      "Ce qui est dit n'est plus demandé : « sur la main seulement » (la tête, le ventre, le bassin), « je n'ai pas de maladie », « elle respire bien », « j'urine bien », « à 68 ans, c'est l'âge ? », sans difficulté à respirer ni toux (un bruit, des creux), sans évanouissement (une perte de connaissance), « pas de sang », « sans odeur », « aucune douleur, pas rouge », « sans gonflement », « pas de plaie, pas de déformation » (tout ce que ce mot peut être) ; le spray à qui n'a ni asthme ni gêne, le test du palu sans fièvre. « J'ai accouché il y a trois jours, ma fille… » donne l'âge du bébé. Deux crises « et entre les deux il ne s'est pas réveillé » : tout de suite ; « rien de tout ça, il est réveillé » n'est plus une perte de connaissance. « Ça coule jaune » après un mal d'oreille est une oreille qui coule ; un enfant qui pleure de son oreille n'est plus triste. « Mes dernières règles, c'était la semaine passée » n'est plus un retard. Ne sont plus des signes : quelques gouttes de sang de la vulve d'un nouveau-né (les selles), « mal dormi dans un fauteuil » (le souffle), la peau qui gratte à l'harmattan (le nez), des selles molles (un corps mou), une bosse sous le genou (un coup), le cahier collé aux yeux (du pus), l'acide qui remonte (la gorge).",
    ],
  },
  {
    version: "1.19.0",
    date: "2026-11-23",
    changes: [
      "Ce qu'on corrige en écrivant est corrigé : un nombre (« dix fois… non j'exagère, trois fois », « deux pilules… pardon, une seule »), une durée ou un âge (« 3 mois… non pardon, 3 semaines »), un endroit (« la main, enfin pas la main, l'avant-bras »), un verbe redit (« tombé du toit. Pardon : tombé du canapé »). « Je me suis mal exprimée » rend douteux ce qui précède. Une tension reprise après repos remplace la première.",
      "« Je ne peux plus baisser le menton vers la poitrine » dit une nuque raide et ne la nie plus. « Non, je me dis que ce serait mieux que je parte », « oui, ce serait mieux pour tout le monde » disent une idée de mourir. « Fils noirs qui nagent », « étincelles au coin de l'œil » : la rétine. Un âge en heures est compris. « Son fils a le blanc des yeux jaune », d'une sœur qui a accouché : le fils.",
      "Qui dort mal après 40 ans est interrogé sur une douleur et des sueurs ; qui est fatigué, sur les deux jambes ; qui étouffe couché, sur les reins. Deux jambes faibles depuis peu sont vues le jour même. Une gêne « en bas » peut être une jambe. Mâchoire bloquée et excès de paracétamol ne sont plus demandés que là où quelque chose les annonce ; qui écrit de soi n'est plus demandé s'il est inconscient ou confus.",
      "Ne sont plus des signes : la hanche (bas du ventre), « hier soir » (des jambes gonflées le soir), la peau blanche qui pèle entre les orteils (un membre sans sang), « derrière l'os de la poitrine » (un endroit intime), « tête en sortant de classe » (un accouchement), « la tuberculose » de qui se soigne. « Aucune maladie » est un non.",
      "Une tension de 15/9 n'est plus dite « sous 14 ». Chevilles gonflées d'un hypertendu, mycose qui revient, migraine plus fréquente mais calmée, vue de loin d'un écolier : dans la semaine ; un accident de la route de plus de deux semaines aussi. Des règles venues il y a plus d'une semaine ne sont plus « en ce moment ».",
    ],
  },
  {
    version: "1.18.0",
    date: "2026-11-23",
    changes: [
      "À partir de la cinquième question, une liste courte est complétée par les signes des listes qui viendraient après elle, cinq au plus : ce qui est bénin est prouvé avant que les douze questions soient passées (une tête serrée après l'écran, un bébé qui rend un peu de lait, des nausées de grossesse finissaient « dans la semaine »). La dernière question est pour ce qui a été mal entendu, quand le niveau en dépend.",
      "Qui va bien et pose une question (« je me porte bien, peut-on… ? », une maladie suivie ou une grossesse sans plainte) reçoit un conseil, une fois demandé s'il y a un signe. Une dose oubliée d'un traitement ordinaire : « ne doublez pas la dose ».",
      "Ne sont plus des signes : un orteil un peu bleu après un coup (un membre sans sang), « comme une bande qui serre » à la tête (un plâtre), une file de fourmis (un engourdissement), « j'ai abusé de mangue » (une violence), « est-ce le bon endroit » (une confusion), « trop mangé » (une intoxication), les cris (une crise). « Mon voisin parle de palu » ne fait plus du voisin le malade.",
      "Ce qui est dit n'est plus demandé : « aucune maladie connue », « ni autre maladie », « forte mais supportable », « quelques gouttes seulement », « je pisse normal », « elle court partout », « depuis cet après-midi ». À qui est enceinte on ne demande plus un retard de règles ; à qui n'est pas somnolent, s'il répond.",
      "Une nuque raide d'un enfant est vue le jour même ; enceinte de plus de 20 semaines avec une brûlure d'estomac, on demande le mal de tête. Des douleurs du soir des jambes chez un enfant qui joue restent à la maison ; un mal de tête d'enfant qui revient sans aggravation est vu dans la semaine ; un accident de la route de plus de deux semaines aussi. « Je préférerais ne plus être là », « tout est prêt » sont entendus parmi d'autres réponses.",
    ],
  },
  {
    version: "1.17.0",
    date: "2026-11-23",
    changes: [
      "Une réponse en ses propres mots à une liste est comprise : « oui, mes pantalons tombent » est un amaigrissement, « la boule gauche fait trop mal » un testicule douloureux, sans poser la liste une deuxième fois. Une partie du corps nommée (« il crie quand on approche le bras ») suffit à la question où.",
      "Les listes « avez-vous aussi » ne demandent plus que ce que tous les mots dits annoncent fortement, et que des personnes de cet âge et de ce sexe ont : deux fois moins de listes vaines, plus de « ménopause » pour un nouveau-né.",
      "Qui ne dit pas ce qui ne va pas (« bonjour, j'ai besoin d'aide », « j'ai peur depuis cette nuit », « quelqu'un va lire ça ? ») : ce qui est le plus courant, une grossesse, puis l'endroit. « Ce que vous dites ici reste confidentiel. » Qui pose une question et n'a ni mal ni accident reçoit un conseil.",
      "« Le menton refuse de toucher la poitrine » était compris comme une nuque souple, « je n'ai pas senti un seul coup » comme un bébé qui bouge : réparé. « Mon bébé a vingt-cinq jours », dit par la mère à la question d'une grossesse, parle d'elle. « Elle a grossi », d'un testicule, ne fait plus une femme.",
      "« Depuis une semaine. En fait non, je viens de compter, ça fait trois jours », « le dimanche soir », « et l'an passé pareil », « on parle de la dengue à la radio », « ça ne répond plus, avec madame » : compris comme on les dit. Une angoisse n'est de soin à la maison que si une grossesse est écartée ; du sang sur le papier d'un enfant constipé n'est plus du jour même ; un os déjà plâtré non plus.",
    ],
  },
  {
    version: "1.16.0",
    date: "2026-11-23",
    changes: [
      "Quand aucun mot n'est compris, l'infirmière propose ce dont ces mots parlent le plus souvent (« café chaud sur l'avant-bras » : une brûlure ?) avant de demander d'autres mots. Avant de finir, elle demande ce que les mots restés sans explication annoncent d'habitude. Un signe entendu parmi des mots qui ne vont jamais avec lui est vérifié avant de compter. Rien ne compte sans la réponse de la personne ; qui parle de mourir ou de violence est cru tout de suite.",
      "À qui dit seulement « je me sens pas bien », deux courtes listes demandent le plus courant (fièvre, tête, ventre, vomissements, diarrhée ; fatigue, moral, sommeil, étourdissement, urines), puis ce que personne ne dit de soi-même.",
      "« Depuis quinze jours… en fait non, ma femme dit dix semaines », « une semaine, enfin non, je me trompe, deux jours » : le temps est corrigé, et le signe reste. « Depuis bientôt deux ans » est une durée, « le foot du dimanche » n'en est pas une.",
      "Entendus : « ça gicle », la « deuxième » qui n'est pas descendue après l'accouchement, les billes aimantées, « piqué pour son rappel », « sec comme des cailloux », « il n'a rien pris depuis la naissance ». « Trop bu de jus » n'est plus de l'alcool, « je m'endors tard » un retard de règles, une colère d'enfant une crise inconnue.",
      "Violence : à qui ne sait comment le dire, on demande aussi les coups, l'étranglement, la menace. Des verrues du sexe avec un VIH suivi se montrent dans la semaine. Soif et fatigue après le soleil ne sont plus un diabète.",
    ],
  },
  {
    version: "1.15.0",
    date: "2026-11-23",
    changes: [
      "« Je n'ai pas de force », « je suis sans force » étaient compris comme un « non » à la fatigue depuis plusieurs éditions : c'est réparé. « Jusqu'à jeudi », « attendre lundi », « dans six jours » ne sont plus une durée : une piqûre d'aiguille du jour passait pour ancienne.",
      "Ce qui est nié ne revient plus sous un autre nom : sans difficulté à respirer, on ne demande plus si le souffle est trop court pour une phrase ; de même pour la fièvre, les vomissements, la diarrhée, les maux de tête, le saignement, les urines, la jambe gonflée. « À part le sein, non » vaut un « non » pour le reste.",
      "Entendus : « eau chaude sur bébé », « le fer à repasser », « pardon… c'était un scorpion », « elle répond à des gens invisibles », « les voisins ont mis des gens dans sa tête », « plus rien ne lui plaît », « il m'a fait ce que je ne voulais pas », « du sang entre les dents », « le ba vente », « 18 6 sur 11 2 », « toute la classe l'a eu, à mon tour », des crises de pleurs jambes repliées, les yeux d'un nouveau-né fermés par le pus.",
      "Ne sont plus des signes : « je ne vois pas flou », « j'ai abusé du foutou » (une violence), « mon bébé pleure la nuit » (une tristesse), les selles jaunes à grains d'un bébé au sein, « du lait remonte sur mon épaule », « je tourne mal la tête » (une méningite), « marcher pour maigrir », « il faut pousser longtemps », « je croyais que c'était un AVC », « on ne me reconnaît plus au téléphone » (une confusion).",
      "À qui garde un bébé de moins d'un an qui pleure, on demande s'il est à bout au point d'avoir peur de lui faire du mal. Enceinte de plus de 20 semaines, une douleur sous les côtes à droite avec des nausées est une urgence. Une respiration profonde est demandée à qui respire mal.",
      "Raisons et conseils : deux raisons qui reposent sur les mêmes signes n'en font plus qu'une ; rien à manger ni à boire quand une appendicite est possible ; le spray de secours n'est plus conseillé qu'aux bronches qui se ferment ; boutons de chaleur, fesses rouges et piqûres de moustiques ont chacun leurs conseils. Un ronflement sans arrêt du souffle ni fatigue se soigne à la maison.",
    ],
  },
  {
    version: "1.14.0",
    date: "2026-11-23",
    changes: [
      "Quand d'autres de la maison ont le même mal de tête ou le même vertige, la première question est celle du feu, du charbon ou du groupe électrogène dans une pièce fermée : personne ne la posait.",
      "« Elle a bu la teinture », « une déchirure entre les omoplates », « on voit le cordon », « un bout d'aiguille est resté dans le doigt », « je vois dans le brouillard depuis le sodabi », « je tiens mal debout » sont entendus.",
      "« Quand je tousse les urines sortent » n'est plus une toux, « vacciné contre le cancer du col » un cancer, « du thé trop chaud » une fièvre, « à bout de forces » une violence, « il faut pousser pour uriner » un accouchement, « je ronfle et je ne respire plus en dormant » une perte de connaissance, une ampoule de chaussure une plaie, les fils d'un stérilet des enfants. Une petite cloque ou un aphte de la bouche n'ouvre plus la page des brûlures ni celle des serpents.",
      "Ce qu'un « non » a écarté ne revient plus par les mêmes mots douteux.",
      "Les conseils ne viennent plus que des pages qui expliquent le résultat ; étirer, chauffer, remarcher ne sont plus conseillés quand on doit être vu dans la journée. Rien à boire quand rien ne doit l'être. Cordon visible avant le bébé : à genoux, fesses en l'air, ne pas y toucher. Pilule oubliée, tension, zona, morsure : conseils précisés.",
      "« Je suis un gars de 25 ans » donne l'âge et le sexe ; « depuis le décès de mon père il y a deux mois, je pleure » est d'aujourd'hui.",
    ],
  },
  {
    version: "1.13.0",
    date: "2026-11-23",
    changes: [
      "Une urgence dite le reste : « c'est rien, ma mère dit que c'est la fatigue » ne la retire plus ; seule une correction (« en fait… ») le peut, de l'âge et de la fièvre aussi. Ce qu'un modèle de langue croit comprendre ne peut plus que relever le niveau.",
      "« Hello », « help », « désire », une injure ne sont plus pris pour une maladie. « La personne ne respire plus » n'est plus entendu comme « personne ne… » ; « Fièvre. Non, pas de toux » garde la fièvre.",
      "« Mes gencives ne saignent pas », « le sucre, je ne l'ai pas », « rien de cassé », « quelle fièvre ? », « jamais à ça », « pas froid, tiède », « mon sucre était bon », « la chute du cordon », « je n'urine pas en grande quantité » ne sont plus des signes ; deux petits trous après un chien ne sont plus un serpent.",
      "« J'ai 72 ans, il m'arrive d'avoir une crampe » : on vous parle de vous, même si vous racontez un collègue. « Je suis un homme » écarte grossesse et règles. La ville où l'on est passe avant celle qu'on a quittée.",
      "« En fait elle est consciente », « pardon, 2 comprimés », « ce n'était pas un serpent » reprennent ce qui avait été dit par erreur ; « en fait je n'ai pas vu le serpent » n'en reprend rien.",
      "Une réponse dont un tiers dit que tout va comme d'habitude vaut un « non » dès la première fois quand elle parle de plus que des signes entendus ; « je ne me suis pas brûlé » écarte toutes les brûlures de la liste ; « aucun des trois », « aucune de ces maladies », « ni le reste » aussi. Quarante tournures tranquilles de plus.",
      "« Je veux mourir, j'ai pris des comprimés », « je vais me tuer », « rien ne le réveille », « on voit la tête », « il n'arrête pas de saigner », le danger d'un proche dit à côté de sa propre petite plainte sont des urgences dès le premier message.",
      "Un cancer, une dengue, un stress, une constipation, une fatigue, une malnutrition entendus à demi sont redemandés comme les autres signes : ils ne l'étaient jamais.",
      "Conseils : plus de « mangez » à côté de « ne mangez pas » ; dans une urgence, ce qu'il faut surveiller en attendant. Après une violence, les mots « rapport à risque » ont disparu.",
    ],
  },
  {
    version: "1.12.0",
    date: "2026-11-22",
    changes: [
      "Les raisons d'un résultat ne nomment plus que les signes et les mesures qui ont été dits (« Fièvre et nuque raide : une méningite est à craindre. ») : plus aucune ne joint par « ou » ce qui est vrai et ce qui ne l'est pas.",
      "Une réponse tranquille qui parle de plus que des signes entendus vaut un « non » pour le reste de la liste ; ce qu'elle dit à côté (« son cœur bat comme d'habitude », « la bouche et les yeux sont intacts ») est demandé avant de compter. « La fièvre, oui ; pour le reste, non » n'est plus un « oui ».",
      "« Dès que je fais dix pas je suis essoufflée », « une pile qu'on ne retrouve pas », « il n'arrête pas de dormir », « il respire 70 fois par minute », « le septième mois », « le thermomètre d'un ami », « le malade ne sent plus le papier » sont entendus ; « uriner ne me fait pas mal », « rien d'anormal », « seuls mes pieds », « jamais vu de sang », « personne n'a de fièvre », « j'en ai 41 » (ans) ne sont plus des signes.",
      "« Patient de 82 ans », « un homme de 45 ans consulte » : les questions parlent de la personne malade. Une grossesse d'il y a trois ans ne compte plus. Mal de tête : la fumée respirée et l'œil sont demandés plus tôt, les yeux et le visage d'abord après un accouchement ; vertige : les selles noires.",
    ],
  },
  {
    version: "1.11.0",
    date: "2026-11-22",
    changes: [
      "Quand une maladie ou un traitement ferait une urgence de ce qui est dit (cancer, défenses affaiblies, cortisone arrêtée, diabète, drépanocytose, dialyse manquée, fluidifiant, cœur), il est demandé ; une grossesse, un retard de règles ou un accouchement récent aussi, quelle que soit la plainte.",
      "Une cortisone prise longtemps puis arrêtée, avec des vomissements ou un malaise, est une urgence ; une fièvre avec des plaies de la bouche sous carbimazole aussi ; un enfant qui a mal ou gonflé au ventre et ne tient plus debout aussi. Un petit qui tousse ou mange moins fait demander ce qu'il a pu avaler.",
      "Une réponse qui dit comment vont les choses (« mes lèvres sont roses, je parle comme d'habitude ») compte comme un « non » dès la première fois quand presque tout y est tranquille. « …, le reste non » après des mots inconnus fait redemander : un des signes est là.",
      "« Elle respire plus vite que d'habitude », « la main droite n'avait plus de force », « je ne vois plus de raison de continuer », « je suis partie dans les pommes », « ni tourner la tête » sont entendus ; « elle n'a rien vomi », « il tourne la tête », « non diabétique », « rien ne serre », « courbe de poids bonne » ne sont plus des signes.",
      "Qui raconte une violence sexuelle n'est plus interrogé sur sa réalité. « J'ai vingt-six ans, c'est mon premier bébé » parle de la mère ; le chiot de trois mois n'est pas un bébé ; une boule apparue il y a deux mois est toujours là.",
    ],
  },
  {
    version: "1.10.0",
    date: "2026-11-22",
    changes: [
      "« Une bête m'a mordu », « quelque chose m'a piqué au pied » font demander un serpent et ses deux trous ; un serpent nommé après coup compte, deux trous après un chien n'en font pas un. Un seul pied gonflé au retour du champ fait demander une morsure.",
      "Dos, articulation ou tête qui fait mal : la mâchoire bloquée (tétanos) et la quantité de paracétamol sont demandées ; enfant qui vomit avec mal au ventre : les urines très abondantes ; petit qui bave : ce qu'il a pu avaler, même si la gorge semble en cause.",
      "Ce qui est demandé deux fois et reçoit une réponse tranquille (« il raisonne comme un jeune homme, son sourire est bien droit ») compte comme un « non » ; « juste une petite bosse », « non, c'est rouge seulement » aussi. « Je ne sais pas » reste du côté de la prudence.",
      "« Elle dort plus que d'habitude », « le côté gauche est gros et dur » sont entendus quand on les demande ; zona « en ceinture », ulcérations de la bouche, dents sensibles, selles « devenues de l'eau » le sont toujours.",
      "La durée d'un emploi, des règles ou de la maladie d'un autre enfant n'est plus celle du patient ; « est-ce qu'il peut s'étouffer ? » et « j'ai peur qu'un jour » ne sont plus des signes ; un bébé qui rejette un peu de lait ne vomit plus.",
      "On ne demande plus « ou de téter » à un adulte, ni la gynécologie à un homme ; « il » pour un bébé.",
    ],
  },
  {
    version: "1.9.0",
    date: "2026-11-22",
    changes: [
      "Dans un long récit, ce qui est arrivé à une mère, une tante ou un enfant de la rue, ou qui vient d'Internet, n'est plus pris pour le malade : « les convulsions, c'était ma sœur », « un goitre qui l'étouffait ». « L'épouse d'un chauffeur rapporte… » parle du mari ; « mon gros orteil », « je vois flou » de celui qui écrit.",
      "« Oui, elles sont plus abondantes », « la mâchoire, oui, elle est bloquée », « une petite brûlure de l'avant-bras » sont des « oui » ; « non diabétique », « il nie toute idée suicidaire », « le visage est symétrique », « mes urines ne sont pas foncées » des « non ».",
      "La durée est celle des signes : « plus fait de sport depuis un an », « mes règles il y a deux semaines », « la même chose il y a deux ans » n'en sont plus une.",
      "Nouveau : un comprimé de pilule oublié, des urines orange sous rifampicine, une tache claire de la peau, une bouche qui ne s'ouvre plus (tétanos), un saignement sous fluidifiant, un alcool frelaté devant une vue trouble, ce qu'un petit qui bave a pu avaler.",
      "Une plaie ancienne n'est plus une plaie à recoudre ; « il faut pousser » pour uriner n'est plus un accouchement ; une tension à 14/8 n'explique plus un mal de tête ; des paupières gonflées par « Apollo » ne sont plus une allergie ; la peur d'un parent n'est pas une angoisse de l'enfant.",
    ],
  },
  {
    version: "1.8.0",
    date: "2026-11-22",
    changes: [
      "Une réponse en phrases est comprise où que soit le « non » (« … donc non », « le reste non », « ni l'un ni l'autre »), et par la place dans la liste (« les deux premiers », « juste le dernier »).",
      "« Ce n'est pas ma mère, c'est ma fille », « c'est moi le malade », « je ne suis pas enceinte » corrigent ce qui avait été mal compris, avec l'âge et le sexe ; qui accompagne, qui conseille ou qui s'inquiète n'est pas le malade.",
      "Ce qui est dit en passant à côté d'un « non » est demandé par son nom avant de compter, sauf ce qui ne peut pas attendre des jours.",
      "Les mots des dossiers et des lettres (hémoptysie, dysurie, refus de téter, douleur de la fosse iliaque droite, écoulement nasal…) sont compris.",
      "Une tension mesurée normale n'est plus une tension élevée ; un enfant déshydraté qui boit avec avidité est vu le jour même ; les nausées d'un début de grossesse peuvent durer des semaines ; un sommeil perdu fait demander les idées de mourir.",
      "Dans une urgence, seules les pages qui l'expliquent nomment des spécialités ; une règle d'un autre âge n'explique rien quand une autre suffit.",
    ],
  },
  {
    version: "1.7.0",
    date: "2026-11-22",
    changes: [
      "Une urgence dite en deux ou trois mots (« mon père fait un infarctus », « je n'arrive plus à respirer », « il agonise », « mon enfant est inconscient ») termine l'échange aussitôt ; AVC, infarctus, embolie, palu grave, éclampsie, occlusion, acidocétose nommés sont des urgences.",
      "Un saignement abondant dont on ne sait d'où il vient est une urgence ; une phlébite, un choléra, un membre froid et bleu sont vus le jour même.",
      "« Je ne suis pas enceinte » ne suffit plus devant un mal de ventre : le retard de règles est demandé ; après un coup au ventre : épaule, pâleur, vertige.",
      "Enfant pâle : souffle rapide, corps mou et somnolence sont demandés, et sont des urgences ; mal de dent : la quantité de paracétamol est demandée.",
      "Une mère qui écrit des idées de mourir en parlant de son bébé est la patiente ; « la boîte de ma maman », « mon mari veut savoir » ne désignent plus le malade ; « 7 mois, pardon, 7 semaines » donne le second âge.",
      "Dans un récit de plus de quarante mots, une tournure de trois mots et plus est crue si le récit n'est pas très long.",
    ],
  },
  {
    version: "1.6.0",
    date: "2026-11-22",
    changes: [
      "La maladie d'un collègue, d'une tante ou d'un élève, racontée comme une histoire finie, n'est plus prise pour celle du patient ; qui allaite et a mal au sein est la patiente, pas son bébé.",
      "« Vais-je perdre l'œil ? », « elle va devenir aveugle ? », « le palu va me tuer » : une crainte n'est plus un signe ; « mon mari va me tuer » et « je vais me tuer » le restent.",
      "Saignement au début d'une grossesse : douleur, évanouissement et douleur d'épaule sont demandés ; avec un vertige en se levant, c'est une urgence.",
      "Des frissons font demander la fièvre ; une demande de test du VIH, un contact des trois derniers jours ; une constipation, une vessie qui ne se vide plus.",
      "Une vue qui baisse depuis des mois, sans début brutal, attend la semaine ; une douleur de poitrine d'après l'effort, chez un jeune inquiet, peut rester à la maison.",
      "Mots très courts écrits à l'oreille (« lev », « pel », « un peu de lé ») compris ; selles jaunes d'un bébé qui tète : ni jaunisse ni mollesse.",
    ],
  },
  {
    version: "1.5.0",
    date: "2026-11-21",
    changes: [
      "Dans un long récit, et pour toute tournure qu'aucun cas connu n'a confirmée, l'infirmière demande « Ai-je bien compris : … ? » avant qu'un niveau plus pressant en dépende ; un signe dit en une courte phrase, ou deux signes d'urgence ensemble, restent crus.",
      "Une plaie, une brûlure ou un choc qui dure trois semaines ne reste plus à la maison ; une dent cariée non plus.",
      "Voix enrouée : fumée, brûlure ou produit sont demandés ; enfant qui bave : objet, pile, piqûre ou produit avalé ; gencives qui saignent : serpent ; saignement d'une femme : violence.",
      "« Êtes-vous enceinte … ? » connaît l'accouchement récent, et n'offre plus « C'est un homme » à une femme.",
      "Ce que d'autres conseillent (« ma mère dit de faire un lavement ») n'est plus pris pour fait ; « c'est de la diarrhée ou c'est normal ? » n'affirme rien ; « je suis à 36 semaines » dit une grossesse.",
    ],
  },
  {
    version: "1.4.0",
    date: "2026-11-21",
    changes: [
      "Un signe entendu dans des mots qui peuvent vouloir dire autre chose est demandé (« Ai-je bien compris : … ? ») avant qu'un niveau plus pressant en dépende.",
      "« l'épaule est chaude », « une tache bleue » : ces mots ne disent plus rien de la fièvre ni du saignement, et l'infirmière les demande.",
      "Avant de laisser à la maison une plaie, un membre qui fait mal, des boutons, une toux : morsure, piqûre, brûlure, diabète, drépanocytose et zona sont demandés.",
      "« je ne peux pas rester debout », « non, elle ne tient plus » ne sont plus pris pour des « non ».",
      "Urines rouges après de la betterave, sans autre signe, un ou deux jours : à la maison.",
    ],
  },
  {
    version: "1.3.0",
    date: "2026-11-21",
    changes: [
      "Moins de mots de tous les jours pris pour un signe : prénoms, marché, travaux, expressions ; plus de quatre cents tournures nouvelles pour les signes graves.",
      "« un chien que je ne connais pas m'a mordu », « le mal n'est pas parti », « nulle part », « et moi aussi », « d'un coup » : compris comme on les dit.",
      "Avant de laisser une plaie à la maison, l'infirmière demande si un animal, une aiguille ou la personne elle-même l'a faite.",
      "Une question de conseil sans malade est reconnue comme telle ; paludisme traité sans fièvre, colique calmée, maux de tête connus et soulagés : moins d'alarmes inutiles.",
      "Le résumé pour le médecin dit qui est malade sans s'adresser au patient.",
    ],
  },
  {
    version: "1.2.0",
    date: "2026-11-21",
    changes: [
      "Les réponses en phrases mieux comprises : signes repris un à un (« non, pas de … »), « il est rouge », « je ne me sens pas faible », « plus confus que d'habitude ».",
      "Quand la plainte n'est pas dite, l'infirmière demande où, puis s'il est arrivé quelque chose ; une gêne intime a ses propres questions.",
      "Jambes qui ne portent plus, choc à la tête sous anticoagulant, enfant pâle avec du sang dans les selles, contractions : urgences.",
      "Gonflement local après une abeille, urines foncées après une journée au soleil, vaccin récent : moins d'alarmes inutiles.",
    ],
  },
  {
    version: "1.1.0",
    date: "2026-11-21",
    changes: [
      "La vie de tous les jours mieux comprise : plus de mille tournures, moins de mots pris l'un pour l'autre.",
      "Les petits signes qui accompagnent un mal sans gravité ne l'aggravent plus ; quelques boutons récents ou une peau qui gratte peuvent rester à la maison.",
      "Attaque cérébrale dont l'heure n'est pas connue, alcool frelaté avec vue trouble, plongeon sur la tête : urgences.",
      "Moins de questions pour un mal de tête avec vomissements ; les signes de danger sont demandés par sujet.",
    ],
  },
  {
    version: "1.0.0",
    date: "2026-11-21",
    changes: ["Première édition : adultes, enfants, nouveau-nés, grossesse et suites de couches, personnes âgées."],
  },
];
