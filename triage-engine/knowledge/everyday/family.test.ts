import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

/** What she answers who has none of what is asked: an age, how far a pregnancy is, and « non ». */
function answer(asked: string, age: string, weeks: string): string {
  if (/âge/.test(asked)) return age;
  if (/combien de mois|combien de semaines/.test(asked)) return weeks;
  if (/combien de temps/.test(asked)) return "3 jours";
  if (/test de grossesse récent/.test(asked)) return "oui, négatif";
  if (/Êtes-vous enceinte/.test(asked)) return weeks ? "Oui, enceinte" : "non";
  return /Ai-je bien compris/.test(asked) ? "oui" : "non";
}

function ending(first: string, age = "22 ans", weeks = "") {
  const says = [first];
  const play = () => assess(says.map((one) => ({ says: one })));
  let outcome = play();
  while (!outcome.done && says.length < 14) {
    says.push(answer(outcome.question?.text ?? "", age, weeks));
    outcome = play();
  }
  return outcome;
}

describe("what is harmless in a baby or a child", () => {
  it.each([
    "mon bb de 3 semaine sursaute au moindre bruit",
    "ma fille née il y a 2 semaines a le menton qui tremble un peu au change",
    "ma fille de 2 mois a des bleus sur les fesses depuis la naissance, on m'accuse de la taper",
    "bb 5 jours taches rouges comme piqure de puce sur la poitrine, ça bouge d'endroit",
    "mon fils de 3 mois a un œil qui coule tout le temps depuis la naissance, l'œil n'est pas rouge",
    "mon bébé de 6 semaines louche par moments surtout quand il tète",
    "Le bouton du BCG de mon fils de 2 mois coule un peu de jaune",
    "bb 4 mois piqué à la cuisse vendredi, un noyau sous la peau, il rit",
    "les cheveux de mon bébé de 4 mois sont partis derrière la tête, là où il frotte l'oreiller",
    "ma fille de 4 mois a le derrière de la tête tout plat",
    "la fontanelle de ma fille de 2 mois bat comme un cœur",
    "il y a des petits grains blancs sur le palais de mon bébé de 3 semaines",
    "mon bébé de 5 semaines pousse et devient tout rouge dix minutes pour faire caca mais c'est mou",
    "je retrouve des morceaux de carotte dans la couche de mon fils de 11 mois",
    "mon bébé de 6 mois bave et a des boutons rouges au menton",
    "mon fils de 2 ans a le sexe raide le matin au réveil puis ça passe",
    "ma fille de 2 ans transpire beaucoup de la tête quand elle dort",
    "bb 7 mois se reveille 4 fois la nuit veut le sein et se rendort",
    "ma fille de 18 mois se balance d'avant en arrière pour dormir et cogne sa tête sur le lit",
    "ma fille de 15 mois ne marche toujours pas, elle rampe",
    "mon fils de 4 ans a les genoux qui se touchent quand il marche",
    "mon bébé de 9 mois hurle dès que je sors de la pièce",
    "ma fille de 3 ans suce encore son pouce",
    "mon fils de 3 ans touche tout le temps son zizi",
    "mon fils de 5 ans a une copine invisible, il lui garde une place à table",
    "ma fille de 4 ans répète le début des mots quand elle parle vite",
    "ma fille de 3 ans crie en dormant et se rendort, aucun souvenir",
    "mon fils de 8 ans marche en dormant",
    "mon fils de 4 ans est tombé et s'est mordu la langue, ça ne saigne plus, il mange",
    "le zizi de mon fils de 3 ans ne se décalotte pas",
    "une dent pousse derrière la dent de lait de ma fille de 6 ans",
    "ma fille de 5 ans vomit à chaque voyage en car",
    "ma fille de 10 ans a une petite boule dure sous le téton gauche",
    "la voix de mon fils de 14 ans déraille, un coup grave un coup aiguë",
  ])("stays at home: %s", (says) => expect(ending(says).level).toBe("self_care"));

  it.each([
    "mon bébé de 2 mois a des sursauts en série, ses yeux partent, plusieurs fois de suite au réveil",
    "une tache bleue est apparue hier sur la fesse de mon fils de 8 mois après une chute sur la tête",
    "mon bébé de 6 jours a des plaques rouges avec des cloques pleines d'eau et il est chaud",
    "mon bébé de 3 jours a les lèvres bleues et les mains violettes",
    "l'œil de mon bébé de 5 jours coule du pus vert et la paupière est gonflée",
    "mon fils de 2 mois louche tout le temps et on voit un reflet blanc dans l'œil",
    "depuis le BCG une grosse boule sous le bras de mon bébé de 3 mois grossit",
    "depuis le vaccin la cuisse de mon bébé de 3 mois est rouge et chaude avec du pus",
    "la fontanelle de mon bébé de 4 mois est bombée et dure, il vomit",
    "mon bébé de 2 mois pousse fort, le caca est dur comme des billes avec du sang",
    "le zizi de mon fils drépanocytaire de 6 ans est dur depuis des heures et il pleure",
    "mon bébé de 3 mois transpire de la tête en tétant et respire vite",
    "mon fils de 14 mois devient raide, ses yeux se révulsent et sa tête tape",
    "mon fils de 16 mois ne marche plus depuis hier",
    "mon fils de 4 ans bégaie depuis hier après une chute sur la tête",
    "mon fils de 4 ans se raidit la nuit, bave et ne me reconnaît pas",
    "mon fils de 5 ans s'est mordu la langue pendant une crise, il était raide",
    "mon fils de 3 ans a la peau du zizi coincée derrière le gland, c'est gonflé",
    "ma fille de 6 ans vomit depuis l'accident de voiture et a mal à la tête",
    "j'ai 32 ans et une boule dure dans le sein",
  ])("does not: %s", (says) => expect(ending(says).level).not.toBe("self_care"));
});

describe("what is harmless in a pregnancy", () => {
  it.each([
    [
      "enceinte de 33 semaines, mon ventre durcit parfois sans douleur et redevient mou quand je m'assois",
      "33 semaines",
    ],
    ["enceinte de 7 mois mes seins coulent, c'est jaune", "30 semaines"],
    ["enceinte de 2 mois je crache toute la journée", "9 semaines"],
    ["une ligne brune est apparue sur mon ventre de femme enceinte", "25 semaines"],
    ["Je suis à 15 SA, quand est-ce que je vais sentir les coups ?", "15 semaines"],
    ["depuis que je prends le fer mon caca est noir et dur", "20 semaines"],
    ["enceinte de 7 mois je me réveille sur le dos, est-ce dangereux pour le bébé ?", "30 semaines"],
    ["38 semaines j'ai perdu une glaire épaisse marron dans ma culotte", "38 semaines"],
    ["à 34 semaines mon ventre fait des petits sauts réguliers comme une horloge", "34 semaines"],
    ["enceinte de 7 mois mon nombril est ressorti", "30 semaines"],
    ["enceinte de 4 mois j'ai tout le temps envie de citron et de piment", "17 semaines"],
    ["je suis à 20 semaines, puis-je me faire tresser les cheveux ?", "20 semaines"],
  ])("stays at home: %s", (says, weeks) => expect(ending(says, "26 ans", weeks).level).toBe("self_care"));

  it.each([
    ["32 semaines, mon ventre durcit toutes les 5 minutes sans douleur et ça passe", "32 semaines"],
    ["enceinte de 35 semaines mon ventre est dur comme du bois, il ne redevient pas mou", "35 semaines"],
    ["enceinte de 7 mois, du sang sort de mon sein", "30 semaines"],
    ["enceinte, je crache du sang toute la journée en toussant", "20 semaines"],
    ["je suis enceinte et mes yeux sont jaunes, mon visage noircit", "20 semaines"],
    ["à 28 semaines je ne sens plus le bébé bouger depuis hier", "28 semaines"],
    [
      "je prends du fer mais mes selles sont noires, collantes et puantes comme du goudron, j'ai des vertiges",
      "20 semaines",
    ],
    ["30 semaines j'ai perdu une glaire avec du sang", "30 semaines"],
    ["enceinte, mon nombril est sorti, il est dur et très douloureux, je vomis", "30 semaines"],
  ])("does not: %s", (says, weeks) => expect(ending(says, "26 ans", weeks).level).not.toBe("self_care"));
});

describe("what is harmless in a woman", () => {
  it.each([
    ["j'ai 14 ans, mes règles ont commencé il y a 8 mois, elles viennent quand elles veulent", "14 ans"],
    ["ma fille de 13 ans n'a pas encore ses règles", "13 ans"],
    ["ma fille de 11 ans a du sang dans sa culotte, ce sont ses premières règles ?", "11 ans"],
    ["mon cycle fait 27 jours puis 31 jours, est-ce normal", "22 ans"],
    ["j'ai saigné un peu à mon premier rapport avec mon copain hier", "22 ans"],
    ["quand je fais l'amour de l'air sort de mon vagin avec bruit", "22 ans"],
    ["après le rapport le sperme ressort, est-ce que je peux tomber enceinte ?", "22 ans"],
    ["on essaie d'avoir un bébé depuis 4 mois et toujours rien", "26 ans"],
    ["petits grains autour du mamelon, ça fait pas mal", "22 ans"],
    ["mes cheveux tombent par poignées, j'ai accouché il y a 4 mois", "28 ans"],
    ["j'allaite mon bébé de 5 mois et mes règles ne sont pas revenues", "28 ans"],
    ["quand mon bébé tète l'autre sein coule", "28 ans"],
    ["sous implant depuis un an je n'ai plus mes règles", "28 ans"],
    ["nouvelle pilule depuis un mois, petits saignements entre les règles, juste un protège-slip", "24 ans"],
    ["je prends la pilule et le médecin m'a donné un antibiotique, est-ce que ça marche encore ?", "24 ans"],
    ["depuis norlevo mes règles sont en avance de 5 jours", "24 ans"],
    ["je sens les fils de mon stérilet avec le doigt", "30 ans"],
    ["on m'a posé l'implant avant-hier, mon bras est bleu", "30 ans"],
    ["j'ai pris 3 kilos depuis l'injection", "30 ans"],
    ["est-ce que l'implant rend stérile ?", "30 ans"],
  ])("stays at home: %s", (says, age) => expect(ending(says, age).level).toBe("self_care"));

  it.each([
    ["j'ai 28 ans mes règles sont irrégulières depuis 5 ans", "28 ans"],
    ["ma fille de 14 ans n'a pas ses règles et elle a mal au ventre chaque mois", "14 ans"],
    ["ma fille de 11 ans a du sang dans la culotte, un tonton l'a touchée", "11 ans"],
    ["mes règles ont du retard et j'ai des pertes marron", "24 ans"],
    ["première fois hier, il m'a forcée, je saigne", "20 ans"],
    ["premier rapport hier et le sang n'arrête pas de couler", "20 ans"],
    ["on essaie d'avoir un enfant depuis 2 ans", "30 ans"],
    ["accouchée il y a 6 jours je transpire avec des frissons et la fièvre", "28 ans"],
    ["implant, plus de règles et mal au bas-ventre", "28 ans"],
    ["sous stérilet je saigne beaucoup avec des caillots énormes", "28 ans"],
    ["je suis sous pilule et je prends la rifampicine pour la tuberculose, est-ce efficace ?", "28 ans"],
    ["implant posé il y a 4 jours, le bras coule du pus", "28 ans"],
    ["depuis la pilule ma jambe est gonflée et j'ai mal au mollet", "28 ans"],
  ])("does not: %s", (says, age) => expect(ending(says, age).level).not.toBe("self_care"));
});

it("goes at once where a first time was forced, or a method fails and the belly hurts", () => {
  const forced = ["j'ai saigné un peu à mon premier rapport avec mon copain hier", "20 ans", "oui"];
  expect(assess(forced.map((says) => ({ says }))).level).toBe("emergency");
  const told = ["sous implant depuis un an je n'ai plus mes règles", "28 ans", "oui, mal au ventre"];
  expect(assess(told.map((says) => ({ says }))).trace.fired.join(" ")).toContain("everyday-method-unwell");
});
