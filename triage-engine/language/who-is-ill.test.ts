import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader, type Reading } from "./read.ts";
import type { Who } from "./who.ts";

const read = makeReader(concepts);
const year = 365.25;
const signs = ({ mentions }: Reading) =>
  mentions.filter(({ polarity, about }) => polarity === "yes" && about === "patient").map(({ concept }) => concept);
const age = ({ numbers }: Reading) => numbers.find(({ name, about }) => name === "age" && about === "patient")?.value;

describe("who is ill", () => {
  it.each([
    ["Je vois flou.", "Vous"],
    ["Depuis deux jours j'ai la gorge irritée. Mon petit frère a eu un rhume la semaine dernière.", "Vous"],
    ["La patronne est au travail. Son fils de 6 ans a le nez qui coule.", "L'enfant"],
    ["C'est pour ma femme. Elle a accouché, le bébé tète bien. Elle est pâle, la tête lui tourne.", "Votre femme"],
    ["Je vais uriner pour petit petit, ça me brûle", "Vous"],
    ["On a abusé de moi.", "Vous"],
    ["je suis un gars de 25 ans, j'ai mal au ventre", "Vous"],
    ["je suis une go, j'ai mal au ventre", "Vous"],
    ["mon gars a mal au ventre", "Votre ami"],
    ["Mon employé a touché du poil à gratter, ses mains le démangent", "Votre employé"],
    ["ça fait 2 ans que je cherche enfant", undefined],
    ["je ne sens plus les fils de mon stérilet", "Vous"],
    ["ma bourse droite est devenue grosse", "Vous"],
    ["Mon gros orteil est gonflé.", "Vous"],
    ["L'épouse d'un comptable rapporte chez lui une tristesse. Il dort mal.", "La personne malade"],
    ["Ma petite a huit mois. Ma belle-mère l'habille beaucoup. Elle a des boutons rouges.", "La petite"],
    ["J'ai quarante-quatre ans, je tousse. Ma mère a été opérée d'un goitre qui l'étouffait.", "Vous"],
    ["mon sein gauche est rouge et chaud quand le bébé tète", "Vous"],
    ["Notre fils de sept ans est tombé, le petit saigne", "Votre fils"],
    ["Patient de 82 ans, toux depuis 3 jours", "La personne malade"],
    ["Un homme de 45 ans se plaint de toux", "La personne malade"],
    ["Je suis une patiente de 30 ans, fièvre", "Vous"],
    ["singe du voisin ma mordu au doigt", "Vous"],
    ["J'ai 81 ans. Il m'est sorti des petites cloques", "Vous"],
    ["mn vieux son caca est noir", "Votre père"],
    ["J'ai 72 ans. Depuis trois semaines, il m'arrive d'être réveillé par une crampe.", "Vous"],
    ["J'ai 46 ans, je n'entends plus de l'oreille gauche et elle siffle.", "Vous"],
    ["J'ai 25 ans, il a deux ans et il tousse", "La personne malade"],
    ["J'ai 38 ans et le dos raide. Un collègue s'est retrouvé paralysé d'un pied.", "Vous"],
    ["mon voisin convulse, moi j'ai peur, j'ai 20 ans", "Votre voisin"],
    ["Je garde ma nièce pendant que ma sœur est au village. Hier elle a été mordue par un chien.", "Votre nièce"],
  ])("« %s »: %s", (text, noun) => {
    expect(read(text).who?.noun).toBe(noun);
  });

  it.each([
    ["L'épouse d'un chauffeur de 55 ans rapporte que son mari tousse.", 55],
    ["Le père d'un garçon de 4 ans signale que celui-ci est tombé.", 4],
    ["Notre fils de sept ans a couru, le petit est tombé.", 7],
    ["je suis un gars de 25 ans, j'ai mal au ventre", 25],
  ])("« %s »: is %i years old", (text, years) => {
    expect(age(read(text))).toBeCloseTo(years * year, 0);
  });

  it("hears a man or a woman in « un gars », « un mec », « une go »", () => {
    for (const text of ["je suis un gars de 25 ans", "je suis un mec"]) expect(read(text).sex).toBe("male");
    expect(read("je suis une go de 20 ans").sex).toBe("female");
  });

  it.each([
    ["Les convulsions, c'était ma sœur, l'an dernier.", "convulsion"],
    ["Rien de tout cela, c'est ma tante qui entendait des voix.", "hears_voices"],
    ["Internet parle de paralysie du visage.", "face_droop"],
    ["J'ai 44 ans. Ma mère a été opérée d'un goitre qui l'étouffait.", "hard_breathing"],
    ["Je suis à bout de forces", "sexual_violence"],
    ["Ma fille a été vaccinée contre le cancer du col", "cancer"],
    ["Il faut pousser pour uriner", "baby_coming"],
    ["Je ronfle trop fort et des fois je ne respire plus en dormant", "unconscious"],
  ])("« %s »: the writer has no %s", (text, sign) => {
    expect(signs(read(text))).not.toContain(sign);
  });

  it("believes who corrects the nurse", () => {
    const mother: Who = { kind: "other", noun: "Votre mère", pronoun: "elle" };
    const reading = read("La malade est la petite, elle a six jours.", { facts: [], number: "age" }, mother);
    expect([reading.who?.noun, reading.renames, age(reading)]).toEqual(["La petite", true, 6]);
  });
});

describe("what is said beside", () => {
  it.each([
    ["cuisinière de 40 ans, non diabétique", "diabetes"],
    ["son visage est symétrique", "face_droop"],
    ["Non, je n'ai été mordu par rien", "animal_bite"],
    ["il nie toute idée suicidaire", "suicidal_thoughts"],
    ["ne me parlez pas de chute de cheveux, je n'en ai pas", "fall"],
    ["je vous dicterais un roman", "jaundice"],
    ["mes urines ne sont pas foncées", "no_urine"],
    ["mon fils dont il s'agit", "agitation"],
    ["mon oreille est bouchée, l'oreille siffle", "wheeze"],
    ["aucun, il pleure plus, il joue", "unconscious"],
    ["une douleur dans le dos, comme un coup de poing", "blow"],
    ["molaire cariée, en bas à droite", "right_lower_pain"],
    ["rien ne se creuse sur sa poitrine", "chest_indrawing"],
  ])("« %s » tells of no %s", (text, sign) => {
    expect(signs(read(text))).not.toContain(sign);
  });

  it("takes what was swallowed from the sentence before", () => {
    expect(signs(read("J'avais laissé le pétrole dans une bouteille. Il en a avalé une gorgée."))).toContain(
      "swallowed_kerosene",
    );
  });

  it.each([
    ["Le sucre était à un virgule huit", "sugar", 1.8],
    ["J'ai mal au ventre depuis hier, moi qui ne faisais plus de sport depuis un an", "duration", 1],
    ["J'ai mal au dos depuis trois jours. J'avais eu la même chose il y a deux ans.", "duration", 3],
  ] as const)("« %s »: %s %d", (text, name, value) => {
    const found = read(text).numbers.filter((one) => one.name === name);
    expect(found.map((one) => Math.round(one.value * 10) / 10)).toContain(value);
    expect(Math.max(...found.map((one) => one.value))).toBeLessThan(value + 1);
  });
});
