import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

const chat = (...messages: string[]) => assess(messages.map((says) => ({ says })));
const facts = (says: string) => chat(says).trace.facts;

describe("what somebody takes back", () => {
  it.each([
    [
      "Mon bébé convulse, non c'est pas lui, c'est le petit de ma cousine qui avait convulsé l'an dernier. Il a le nez bouché",
      "convulsion",
    ],
    ["Ma sœur saigne. Ah non pardon c'est sa voisine qui saignait la semaine passée. Elle a mal à la tête", "bleeding"],
    [
      "Un serpent a mordu mon frère. Ah attends, c'était pas un serpent, c'est une épine de palmier, le pied pique",
      "snake_bite",
    ],
    ["Elle crache du sang. Enfin non, du sang non, c'était le bissap. Elle tousse", "cough_blood"],
    ["Elle crache du sang. Non j'ai mal vu, c'était la betterave. Elle tousse", "cough_blood"],
    [
      "Elle a convulsé cette nuit, enfin non, convulsé c'est pas le mot, elle tremblait de froid, elle a 39",
      "convulsion",
    ],
    [
      "Au village on dit un serpent, lui-même dit que non, aucun serpent, c'est une plaie entre les orteils",
      "snake_bite",
    ],
    ["J'ai cru qu'il s'étouffait. Finalement il avait juste régurgité, il a 3 mois", "cannot_breathe"],
    ["J'ai cru que mon mari faisait un AVC ! Son bras dormait. Mais en fait il avait dormi dessus", "stroke_said"],
    ["La tuberculose en 2015, je crachais du sang. Là je tousse depuis 4 jours", "cough_blood"],
    ["J'ai failli m'évanouir, c'est une façon de parler, je dors mal depuis un mois", "dizzy"],
    ["Mon fils fait une crise, pardon, pas une crise de convulsion, une crise de colère. Il tousse", "convulsion"],
    [
      "J'ai cru que mon enfant avait avalé de la javel, finalement le gobelet était plein. Il a la diarrhée",
      "swallowed_caustic",
    ],
    ["Ma fille ne respire plus... je veux dire ne respire plus bien par le nez, il est bouché", "unconscious"],
  ])("%s: no %s", (says, sign) => expect(facts(says)[sign]).not.toBe("yes"));

  it.each([
    ["Mon fils a avalé la javel. Non c'est pas lui, c'est sa sœur qui a bu la javel", "swallowed_caustic"],
    ["Un serpent l'a mordu, c'est pas un petit serpent, c'est une vipère", "snake_bite"],
    ["Elle crache du sang, c'est pas du rouge à lèvres, c'est du sang", "cough_blood"],
    ["Il a bu du poison, lui il dit que non, aucun poison, c'est de l'eau", "poisoning"],
    ["J'ai cru à une convulsion. En fait il convulse encore", "convulsion"],
    ["La tuberculose en 2015, je crachais du sang. Depuis hier je crache du sang", "cough_blood"],
    ["J'ai cru qu'il dormait, finalement il ne répond plus du tout", "unconscious"],
    ["J'ai cru qu'il avait bu la javel, finalement c'est bien ça, la bouteille est vide", "swallowed_caustic"],
    ["J'ai très mal au ventre, c'est pas le ventre entier, c'est le bas à droite", "belly_pain"],
    ["Ma sœur saigne beaucoup. C'est pas ma voisine qui saignait, c'est elle", "bleeding"],
  ])("%s: %s", (says, sign) => expect(facts(says)[sign]).toBe("yes"));

  it("leaves an emergency that was told besides", () => {
    expect(
      chat("Un serpent a mordu mon frère. Ah non, c'était pas un serpent, c'est un chien. Il ne respire plus").level,
    ).toBe("emergency");
  });
});
