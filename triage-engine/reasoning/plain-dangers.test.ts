import { expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

/** Emergencies as anybody would say them in one breath: nobody is asked anything before help is sent for. */
const dangers = `
mon père s'est écroulé, il ne bouge plus
ma fille s'étouffe avec un bonbon
mon mari ne se réveille pas ce matin
mon bébé est tout bleu
il s'est électrocuté, il ne répond pas
elle est tombée du deuxième étage
mon fils a reçu une balle
on l'a poignardé au ventre
une voiture l'a renversé, il est au sol
il s'est noyé dans la piscine, on l'a sorti
ma mère vomit du sang noir
elle saigne beaucoup après l'accouchement
le cordon sort, le bébé n'est pas né
le placenta n'est pas sorti depuis une heure
je perds les eaux à 6 mois
mon bébé de 3 jours ne pleure plus et ne tète pas
mon enfant a avalé une pile de télécommande
mon enfant a pris tous les comprimés de sa grand-mère
elle a avalé de l'eau de javel
j'ai avalé 30 comprimés
je vais me jeter du pont
j'ai la corde dans ma chambre
mon mari veut me tuer, il a une machette
un serpent l'a mordu au champ
un scorpion a piqué mon fils de 2 ans
un chien enragé l'a mordu au visage
il a le visage qui gonfle après une piqûre d'abeille et il respire mal
elle a mangé des crevettes, sa langue gonfle
douleur à la poitrine qui serre, il transpire
sa bouche est tournée depuis ce matin
je ne vois plus d'un œil depuis ce matin
mal de tête horrible d'un coup comme un coup de marteau
elle convulse depuis dix minutes
il a de la fièvre et il délire
fièvre et nuque raide
mon bébé de 3 semaines a 39 de fièvre
il a la fièvre et des taches violettes
diarrhée comme de l'eau de riz depuis ce matin, il ne tient plus debout
mon enfant a la diarrhée, ses yeux sont enfoncés, il ne boit plus
il est diabétique, il est dans le coma
il a pris son insuline et il transpire, il dit n'importe quoi
crise d'asthme, le spray ne fait rien
il respire très mal, il ne peut pas finir ses phrases
ses urines sont noires et il est très pâle, il a de la fièvre
enceinte de 8 mois, mal de tête et je vois flou
enceinte de 8 mois, je saigne beaucoup
enceinte de 7 mois, bébé ne bouge plus depuis hier
règles en retard, mal d'un côté et je me suis évanouie
testicule gonflé et douloureux depuis deux heures, 15 ans
ventre dur comme du bois, il hurle
brûlé par de l'huile bouillante sur tout le torse, 2 ans
brûlure électrique à la main
il a respiré la fumée de l'incendie
le groupe électrogène tournait dans la chambre, ils ont mal à la tête
il a bu du pétrole
elle a bu le produit des cafards
il a bu de l'acide de batterie
il a inhalé du gaz, il est étourdi
fracture ouverte, l'os sort
doigt coupé par la machine
il saigne de partout, gencives et nez, il a de la fièvre
il revient de Guinée, il a de la fièvre et saigne
sa jambe est froide et bleue d'un coup
depuis sa plaie il a la mâchoire bloquée
il a peur de l'eau après la morsure du chien
drépanocytaire, il a mal à la poitrine et respire vite
ma grand-mère ne reconnaît plus personne depuis hier
elle est glacée et ne répond plus
je ne sens plus mes fesses et je fais pipi sur moi
un objet est planté dans son œil
produit de batterie dans les yeux
noyade
overdose
arrêt cardiaque
hémorragie
étranglé par son mari
il s'est pendu
empoisonnement au raticide
tantie ne répond pas, elle respire seulement
mon petit a avalé une pièce et il bave
le gbaka a percuté mon frère, sa jambe est cassée, l'os est dehors
ma copine a avalé des médicaments parce que son gars l'a laissée
le petit a la fièvre, ses yeux se sont retournés
ma femme enceinte est tombée et elle saigne
ma femme est enceinte et elle fait des crises
accouchement à la maison, elle perd trop de sang
le bébé est sorti mais il ne crie pas
il siffle, ses lèvres deviennent noires
l'enfant vomit tout, même l'eau, et ne pisse plus
choléra dans le quartier, mon fils fait de l'eau blanche
ma mère diabétique respire vite et sent l'acétone
mon frère drépano a très mal partout et il a du mal à respirer
il s'est coupé la gorge
il s'est ouvert les veines
il est coincé sous une voiture
mur tombé sur lui
il a pris la foudre
il est tombé du cocotier
un bœuf l'a encorné au ventre
il a reçu un coup de machette à la tête
on a tiré sur lui
accident de moto sans casque, il saigne de l'oreille
il s'est brûlé avec l'acide au visage
explosion de bouteille de gaz, visage brûlé
j'ai de la fièvre après mon accouchement et le ventre fait mal
mon ventre est gonflé, je ne pète plus et je vomis vert
vomissements de sang
mon bébé de 2 mois vomit vert
sa fontanelle est bombée et il a de la fièvre
je pense à tuer mon bébé
mon mari m'étrangle quand il est fâché, hier je suis tombée dans les pommes
un os est coincé dans sa gorge, il n'arrive plus à respirer
sa gorge est gonflée, il bave et parle avec une voix bizarre
son cou a gonflé d'un coup et il respire mal
mon œil a reçu du ciment
balle de tennis dans l'œil, je ne vois plus
œil crevé par une branche
piqûre d'abeilles partout, plus de 50
il a mangé des champignons, il vomit et délire
le nouveau-né est jaune partout et ne tète plus
mon pied est noir et sent mauvais, je suis diabétique
il tremble de froid, 40 de fièvre, il ne sait plus où il est
paludisme avec urines rouges
il est très pâle, essoufflé, palu
fièvre jaune, il saigne
rougeole et il respire mal
Je suis enceinte de 7 mois. Mon bébé ne bouge plus depuis hier.
étranglé par son mari
ma plaie et maintenant mon dos se plie tout seul
il a fumé et il ne répond plus
il est inconscient après avoir bu
coup de chaleur, il délire
resté au soleil toute la journée, il est confus et brûlant
il est resté sous l'eau
tombé dans le puits
tension 20/12 enceinte
mon doigt est arraché
la scie m'a coupé la main
pansement trempé de sang
le sang gicle
bonjour, mon papa est diabétique, ce matin il transpire beaucoup, il tremble et il parle n'importe comment
mon garçon est tombé du manguier, il dit qu'il ne sent pas ses jambes
ma sœur a accouché hier, elle a de la fièvre et elle délire
mon bébé de 10 jours, le cordon est rouge et sent mauvais, il ne tète plus
mon oncle crache beaucoup de sang rouge depuis ce matin
ma voisine s'est aspergée d'essence et a mis le feu
le nouveau-né a des convulsions
ma fille a avalé le bouchon du stylo et elle devient bleue
il ne sait plus son nom depuis sa chute
mon grand-père est tombé, sa jambe est plus courte et tournée, il ne peut pas se lever
je suis séropositif, fièvre et mal de tête terrible, cou raide
mon fils drépano est devenu tout pâle, son ventre a gonflé d'un coup
les urines de mon fils sont coca et ses yeux jaunes, il a de la fièvre
mon enfant a vomi un ver et n'a pas fait caca depuis 3 jours, ventre très gonflé
mon ventre est dur et je ne peux pas le toucher, j'ai de la fièvre
il a une boule dans l'aine qui ne rentre plus, ça fait très mal et il vomit
mon œil est très rouge, il fait mal et je vomis, je vois des cercles autour des lampes
une douleur au mollet et maintenant je crache du sang
bébé de 4 mois, toux par quintes, il devient bleu et s'arrête de respirer
elle entend des voix qui lui disent de tuer son bébé
ma fille de 15 ans a avalé tout le doliprane de la maison
le petit a bu l'eau de batterie
la bouteille de gaz fuyait, toute la famille vomit
il a marché sur un fil électrique tombé
la foudre est tombée à côté de lui, il est sonné
le camion lui a roulé sur le pied
chute d'un échafaudage, il a mal partout
ma mère est très confuse et a 40 de fièvre
mon père a la jambe gauche toute gonflée et il a du mal à respirer
son visage et sa langue ont gonflé après le comprimé de tension
il ne peut ni parler ni avaler, il montre sa gorge
il s'étouffe en mangeant
il a une arête dans la gorge et il ne respire pas bien
saignement de règles énorme, je change chaque 20 minutes et j'ai la tête qui tourne
enceinte de 9 mois, je saigne et mon ventre est dur comme pierre
enceinte et convulsion
le bras du bébé sort
accouchement depuis 24 heures, le bébé ne sort pas
après l'accouchement elle fait des crises
mon bébé de 5 jours vomit vert
bébé qui ne fait pas caca depuis la naissance, 3 jours, ventre gonflé
`;

it.each(dangers.trim().split("\n"))("« %s » is an emergency at once", (says) => {
  expect(assess([{ says }]).level).toBe("emergency");
});

it.each([
  "je suis restée vingt minutes le bras sous l'eau fraîche, la brûlure est petite et sans cloque",
  "le feu de brousse a brûlé mon champ, je tousse un peu",
  "mon doigt est arraché un peu sur le côté de l'ongle",
  "j'ai le bras droit et la jambe gauche endormis quand je dors dessus, ça passe",
  "il n'arrive ni à parler ni à marcher normalement, il a 9 mois",
  "mon mari parle la bouche pleine",
  "j'ai vidé deux boîtes vides, il dort bien maintenant",
  "j'ai mal au dos, il se plie mal, j'ai une épine dans le pied",
  "j'ai avalé un comprimé après la dispute et j'ai mal à la tête",
  "il y a une fuite d'eau, la moto est passée devant moi et j'ai eu peur",
  "ils ont tiré les rois, j'ai mal au ventre",
  "les abeilles m'ont fait peur mais aucune ne m'a piqué, j'ai mal au dos",
  "la voiture est montée sur le trottoir, personne de touché, j'ai mal à la tête de peur",
  "j'ai renversé de l'huile sur mon pagne, je me suis pas brûlé",
  "mon copain veut me quitter, je dors mal",
  "il va me frapper dans la main pour dire bonjour, moi je tousse",
  "mon fils a bu le sirop contre la toux de sa sœur, une cuillère",
  "ma fille a pris le sirop de maman pour la toux, comme dit le docteur",
  "j'ai un côté du visage plus chaud, j'ai dormi dessus",
  "je respire à peine du nez, rhume depuis trois jours",
  "mes règles durent 5 jours, je change de serviette toutes les 3 heures",
  "on a tiré sur moi le rideau, j'ai sursauté",
  "l'os du pied est sorti un peu depuis des années, oignon au pied",
  "mon enfant a grandi, il bouge plus qu'avant",
  "enceinte de 8 mois, bébé bouge plus que d'habitude",
  "mon nez coule et j'éternue depuis hier, j'ai 30 ans",
  "quand j'appuie sur l'os dehors de la cheville ça fait mal",
  "j'ai tiré sur le sac et mon dos a craqué",
  "mon vaccin du tétanos est à jour, petite égratignure propre",
  "il n'a pas de sang ni d'eau aux oreilles, petite bosse au front en tombant",
  "mon œil est rouge depuis ce matin et ça coule",
  "la voiture est passée et je tousse",
  "mon bébé est né il y a 2 semaines, il ne pleure pas beaucoup",
  "j'ai pris tous les jours un comprimé pour la tension",
  "j'ai avalé tout rond le comprimé et ça passe bien",
  "j'ai des gaz et des fuites urinaires",
  "les enfants n'arrêtent pas de revenir frapper à la porte et j'ai mal à la tête",
  "j'ai pris un comprimé parce que j'avais honte de tousser",
  "il m'a écrasé le pied en dansant, c'est un peu rouge",
  "la maison est tombée en ruine, j'ai mal au dos d'avoir tout porté",
  "les boutons sur mon visage sont partis",
  "les yeux brûlent quand je coupe les oignons",
  "j'ai le visage brûlé par le soleil, ça pèle",
  "j'ai mal au dos à côté du mort que j'ai porté",
  "j'ai renversé la marmite sur la table et depuis j'ai mal au dos",
  "j'ai été piqué par une abeille et ça gratte partout autour de la piqûre",
  "je suis resté sous la douche longtemps et j'ai le nez qui coule",
  "il a bu son sirop et il tousse encore un peu",
  "papa a pris son médicament de la tension ce matin, il a le nez bouché",
  "j'ai arraché la peau autour de mon doigt",
  "je change de serviette toutes les quatre heures, règles normales",
  "il a tiré sur le ballon et il a mal au pied",
  "le docteur a arraché ma dent hier, ça fait un peu mal",
  "ça me serre la gorge quand j'avale",
  "le cou serré par ma cravate, ça me gratte",
  "cette douleur va me tuer, j'ai mal au dos depuis des années",
  "j'ai pris tous les comprimés prescrits par le docteur et je tousse encore",
  "j'ai fait mon rappel du tétanos, le bras me fait un peu mal",
  "mon vaccin contre la fièvre jaune m'a fait saigner un peu au bras",
  "j'ai fini tous les médicaments du palu et ça va mieux",
  "j'ai passé la journée sous le soleil, j'ai la peau rouge",
  "j'ai mangé une viande qui m'est restée entre les dents",
  "j'ai une arête qui m'a gratté la gorge mais elle est partie",
  "l'os de poulet m'a un peu gratté la gorge, il est passé",
  "j'ai les mains blanches et froides quand il fait froid",
  "j'ai coupé des oignons et ma main sent mauvais",
  "je pisse normalement, j'ai pu aller au travail",
  "j'ai des taches sombres sur les joues depuis ma grossesse",
  "mes lèvres sont un peu sèches et violettes à cause du rouge à lèvres",
  "j'ai pris du doliprane et tout va bien maintenant",
  "j'ai pris un doliprane pour tous mes maux de tête",
  "ma fille a mis la main dans la marmite de riz froid et elle rit",
  "on m'a tiré les cheveux et j'ai mal au crâne un peu",
  "j'ai bu tout mon café et je ne dors pas",
  "j'ai mangé toute la plaquette de chocolat et j'ai mal au ventre",
  "j'ai vidé toutes les boîtes du placard et je suis fatigué",
  "le produit piquant du piment m'a fait pleurer en cuisinant",
  "il m'a touché le bras et j'ai un bleu",
  "je suis tombé sous le charme mais je dors mal",
  "le bébé est sorti de l'hôpital, il pleure pas la nuit",
  "j'ai le côté droit qui me gratte",
  "l'arbre est tombé sur la route et j'ai le rhume",
  "le camion est passé, la poussière me fait tousser",
])("« %s » is none by its words", (says) => {
  expect(assess([{ says }]).level).not.toBe("emergency");
});
