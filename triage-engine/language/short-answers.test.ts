import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "./read.ts";
import { hearingShortAnswers } from "./short-answers.ts";

const read = hearingShortAnswers(new Map(concepts.map(({ id, label }) => [id, label])))(makeReader(concepts));
const dangers = ["cannot_drink", "convulsion", "drowsy", "hard_breathing"];

describe("a few words", () => {
  it.each([
    "tout va bien de ce côté",
    "sinon ça va",
    "Tout est ok",
    "impeccable",
    "aucune",
    "zéro",
    "grâce à Dieu rien",
    "c'est tout",
    "juste la main",
    "normal, juste la dent",
    "uniquement le dos",
  ])("« %s » deny a list", (text) => expect(read(text, { facts: dangers }).reply).toBe("no"));

  it.each(["y a que la fièvre", "ya que la toux", "c'est seulement la fièvre", "rien que la toux"])(
    "« %s » tells of nothing else",
    (text) => expect(read(text, { facts: dangers })).toMatchObject({ only: true }),
  );

  it.each(["juste la nuit", "juste un peu", "seulement le soir", "que la première fois", "pareil"])(
    "« %s » denies nothing",
    (text) => expect(read(text, { facts: dangers }).reply).not.toBe("no"),
  );

  it("what stands besides is told of as the only thing", () => {
    expect(read("mes jambes sont solides. C'est le dos seulement.", { facts: dangers })).toMatchObject({ only: true });
    expect(read("il court, c'est le nez seulement", { facts: dangers })).toMatchObject({ only: true });
  });

  it("what is said back as a question is not told", () => {
    const asked = { facts: ["steroid_stopped"] };
    expect(read("Cortisone ? Il prend du sirop", asked).mentions.map(({ concept }) => concept)).not.toContain(
      "steroid_stopped",
    );
    expect(read("la bouche ? non elle s'ouvre", { facts: ["locked_jaw"] }).reply).toBe("no");
    expect(read("Cortisone oui, il a arrêté", asked).mentions.map(({ concept }) => concept)).toContain(
      "steroid_stopped",
    );
  });

  it("of two signs, one of which is denied, « oui » is of the other", () => {
    const both = { facts: ["fever", "eyelid_swollen"] };
    expect(read("oui un peu, pas de fièvre", both).mentions).toContainEqual(
      expect.objectContaining({ concept: "eyelid_swollen", polarity: "yes" }),
    );
  });

  it("a sign is confirmed by who has said it, and not by who says something else again", () => {
    expect(read("Les cheveux tombent, comme j'ai dit", { facts: ["hair_loss"] }).reply).toBe("yes");
    expect(read("C'est ce que j'ai dit, la nuit c'est grave", { facts: ["itch_night_household"] }).reply).toBe("yes");
    expect(read("je pète normal comme j'ai dit", { facts: ["bile_vomit"] }).reply).not.toBe("yes");
  });

  it("a small pain is no strong one", () => {
    expect(read("ça fait un petit mal quand je pousse", { facts: ["severe_pain"] }).reply).toBe("no");
    expect(read("pas un petit mal, c'est très fort", { facts: ["severe_pain"] }).reply).not.toBe("no");
  });

  it("a part of the body that was asked about denies nothing", () => {
    expect(read("juste le cou", { facts: ["neck_swelling", "fever"] }).reply).toBeUndefined();
    expect(read("juste la main", { facts: dangers })).toMatchObject({ thin: true, unsaid: dangers });
  });

  it.each([
    ["De la cortisone, jamais. Ma tante en mettait.", "no"],
    ["C'est exactement ce que je décris", "yes"],
    ["comme je vous le disais, toutes les heures", "yes"],
    ["seulement en toussant", "yes"],
    ["comme je vous le disais, pas du tout", undefined],
  ])("« %s » answers one question: %s", (text, reply) => {
    expect(read(text, { facts: ["chest_pain"] }).reply).toBe(reply);
  });

  it("a cold body denies a fever after a no alone, and never one that is told", () => {
    const heard = (text: string) =>
      read(text, { facts: ["fever", "vomiting"] })
        .mentions.filter(({ concept }) => /^(?:fever|cold_body)$/.test(concept))
        .map(({ concept, polarity }) => `${concept} ${polarity}`);
    expect(heard("non, corps froid, il mange")).toEqual(["fever no"]);
    expect(heard("son corps est froid et il est tout pâle")).toContain("cold_body yes");
    expect(heard("il a de la fièvre depuis hier, là son corps est frais")).toContain("fever yes");
  });

  it("what is told in words nobody knows is no denial of the list, whatever else is well", () => {
    const facts = ["one_side_weak", "chest_pain"];
    expect(read("sa cuillère tombe toute seule depuis ce matin, sinon elle va bien", { facts }).reply).not.toBe("no");
  });

  it("nothing without a question", () => expect(read("impeccable").reply).toBeUndefined());
});
