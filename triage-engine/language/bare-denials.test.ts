import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { hearingBareDenials } from "./bare-denials.ts";
import { knowingTheBorn } from "./born-then.ts";
import { makeReader } from "./read.ts";

const read = knowingTheBorn(hearingBareDenials(makeReader(concepts)));
const denied = (text: string, facts?: readonly string[]) =>
  read(text, facts && { facts }).mentions.flatMap(({ concept, polarity }) => (polarity === "no" ? [concept] : []));

describe("what is denied by a bare word", () => {
  it.each([
    ["ça brûle quand j'urine, pas de sang, pas enceinte", "blood_urine"],
    ["pertes blanches sans odeur", "discharge_odour"],
    ["je vois du brouillard, aucune douleur, pas rouge", "red_eye"],
    ["une molaire me lance, sans gonflement, sans fièvre", "gum_swelling"],
    ["je marche dessus, pas de plaie, pas de déformation", "deformity"],
    ["non, je n’ai pas de maladie", "diabetes"],
    ["je n'ai jamais eu de maladie grave", "sickle_cell"],
    ["😢 ça brûle quand j'urine, pas de sang 🙏", "blood_urine"],
  ])("« %s » denies it of all that it may be of: %s", (text, sign) => {
    expect(denied(text)).toContain(sign);
  });

  it.each([
    ["pas de sang dans les selles", "blood_urine"],
    ["pas de maladie du cœur", "diabetes"],
    ["le visage n'est pas gonflé", "leg_swelling"],
    ["je vomis du sang, pas de sang dans les selles", "vomits_blood"],
    ["pas de sang", "vaginal_bleeding"],
    ["pas de gonflement", "tongue_swelling"],
    ["je ne supporte pas la douleur", "severe_pain"],
    ["le coton n'arrête pas le sang", "heavy_bleeding"],
    ["ce n'est pas une maladie, dit ma tante", "diabetes"],
  ])("« %s » says nothing of %s", (text, sign) => {
    expect(denied(text)).not.toContain(sign);
  });

  it("speaks in an answer of what was asked, and of illnesses", () => {
    expect(denied("pas de sang", ["bloody_stool"])).toEqual(["bloody_stool"]);
    expect(denied("non, aucune maladie", ["fever"])).toContain("kidney_disease");
  });

  it("tells who is awake from whom nothing wakes", () => {
    const unconscious = (text: string) =>
      read(text).mentions.some(({ concept, polarity }) => concept === "unconscious" && polarity === "yes");
    const awake = ["Non, rien de tout ça, il est réveillé.", "Rien de tout cela, elle est bien éveillée"];
    const notAwake = ["rien ne le réveille", "personne n'arrive à le réveiller", "rien à faire, il n'est pas réveillé"];
    expect(awake.filter(unconscious)).toEqual([]);
    expect(notAwake.filter(unconscious)).toEqual(notAwake);
  });

  it("takes back nothing that is told beside it", () => {
    const { mentions } = read("mon œil est rouge, l'autre non, pas rouge");
    expect(mentions.some(({ concept, polarity }) => concept === "red_eye" && polarity === "yes")).toBe(true);
  });
});

describe("a baby born so long ago", () => {
  const age = (text: string) =>
    read(text).numbers.find(({ name, about }) => name === "age" && about === "patient")?.value;
  it("is so old", () => {
    expect(age("J'ai accouché il y a 3 jours, ma fille a quelques gouttes de sang dans la couche")).toBe(3);
    expect(age("j'ai accouché il y a dix jours et mon bébé ne tète plus")).toBe(10);
  });

  it("and is not the mother, the eldest, or a child whose age is told", () => {
    expect(age("J'ai accouché il y a 3 jours, j'ai de la fièvre")).toBeUndefined();
    expect(age("J'ai accouché il y a 3 jours, ma fille aînée tousse")).toBeUndefined();
    expect(age("Ma fille a accouché il y a 3 jours, elle saigne beaucoup")).toBeUndefined();
    expect(age("ma sœur a accouché il y a 5 jours, ma fille tousse")).toBeUndefined();
    expect(age("J'ai accouché il y a 3 jours, mon fils de 5 ans tousse")).toBeGreaterThan(1800);
  });
});
