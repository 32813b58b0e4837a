import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "./read.ts";
import { hearingTheirs } from "./theirs.ts";
import { theWriter, type Who } from "./who.ts";

const read = hearingTheirs(makeReader(concepts));
const son: Who = { kind: "child", noun: "Votre fils", pronoun: "il" };
const mother: Who = { kind: "other", noun: "Votre mère", pronoun: "elle" };
const said = (text: string, sign: string, who: Who = theWriter, facts: readonly string[] = [sign]) =>
  read(text, { facts }, who).mentions.find(({ concept }) => concept === sign);

describe("what an answer tells of somebody else", () => {
  it.each([
    ["La bouche de travers, c'était ma sœur aînée, pas moi.", "face_droop", theWriter],
    ["Non, rien. Son grand-père a le diabète, pas lui.", "diabetes", son],
    ["Rien de tout ça. Ma voisine avait les yeux jaunes, elle, pas moi.", "jaundice", theWriter],
    ["La fièvre c'était Mariam, pas moi, j'ai 37.", "fever", theWriter],
    ["Mon beau-frère vomissait, moi non.", "vomiting", theWriter],
    ["La tension c'est la voisine, moi ça va.", "high_pressure", theWriter],
    ["Vomir et chauffer, c'est mon mari avec son palu ; moi la douleur va et vient.", "vomiting", theWriter],
    ["Celle qui respire mal c'est ma fille, moi ça coule seulement.", "hard_breathing", theWriter],
    ["Mon ouvrier a gonflé du visage, moi c'est ce petit bouton.", "face_swelling", theWriter],
    ["Le nez saignait une fois, mais c'était ma cousine.", "nosebleed", theWriter],
  ])("« %s » denies it: %s", (text, sign, who) => {
    expect(said(text, sign, who)).toMatchObject({ polarity: "no", about: "patient" });
  });

  it.each([
    ["C'est l'enfant de la voisine qui convulsait, mon fils non.", "convulsion", son],
    ["C'est le petit Moussa qui avait les yeux collés.", "eye_discharge", son],
  ])("« %s » leaves it to them: %s", (text, sign, who) => {
    expect(said(text, sign, who)).toMatchObject({ about: "other" });
  });

  it.each([
    ["C'est ma mère qui tousse du sang, pas moi.", "cough_blood", mother],
    ["Il m'a brûlée avec le fer, c'était mon mari.", "burn", theWriter],
    ["J'ai vomi hier, c'est ma sœur qui m'a aidée.", "vomiting", theWriter],
    ["Il convulse, mon mari dit que c'est rien.", "convulsion", son],
    ["J'ai de la fièvre, pas mon mari.", "fever", theWriter],
  ])("« %s » stays with who is ill: %s", (text, sign, who) => {
    expect(said(text, sign, who)).toMatchObject({ polarity: "yes", about: "patient" });
  });

  it("keeps the one who is ill, whoever has something else", () => {
    expect(read("Son grand-père a le diabète, pas lui.", { facts: ["diabetes"] }, son).who).toBeUndefined();
    expect(read("La tension c'est la voisine, moi ça va.", { facts: ["high_pressure"] }, theWriter).who?.kind).not.toBe(
      "other",
    );
  });

  it("takes an answer that speaks of others alone for a no, to be asked once more", () => {
    const answer = read(
      "La bouche de travers, c'était ma sœur, pas moi.",
      { facts: ["face_droop", "vision_loss"] },
      theWriter,
    );
    expect(answer).toMatchObject({ reply: "no", thin: true, unsaid: ["vision_loss"] });
  });
});
