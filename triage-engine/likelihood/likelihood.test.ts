import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import learnt from "./learnt-words.json" with { type: "json" };
import { learn } from "./learn.ts";
import { makeLikelihood } from "./likelihood.ts";

const told = (stems: string, ...signs: string[]) => ({ stems: stems.split(" "), signs });
const few = [
  told("feu main cloque", "burn"),
  told("eau chaude main", "burn"),
  told("feu bras", "burn"),
  told("toux nuit", "cough"),
  told("toux gras", "cough"),
  told("toux main", "cough"),
  told("toux feu", "cough", "rare"),
];

describe("what words speak for", () => {
  const weigh = makeLikelihood(learn(few));

  it("is what they were told with, the likeliest first", () => {
    expect(weigh(["feu", "bras"]).signs[0]?.id).toBe("burn");
    expect(weigh(["toux"]).signs[0]?.id).toBe("cough");
    expect(weigh(["toux", "toux", "toux"]).signs).toEqual(weigh(["toux"]).signs);
  });

  it("hangs on no order, and unknown words say nothing", () => {
    const signs = (text: string) => weigh(text.split(" ")).signs;
    expect(signs("main feu toux")).toEqual(signs("toux main feu"));
    expect(signs("main feu zèbre")).toEqual(signs("main feu"));
    expect(signs("zèbre")).toEqual([]);
  });

  it("is not known of what was told too seldom", () => {
    expect(weigh(["toux"]).odds("rare")).toBeUndefined();
    expect(weigh(["toux"]).odds("burn")).toBeLessThan(weigh(["toux"]).odds("cough")!);
  });

  it("is learnt the same from the same texts", () => {
    expect(learn(few)).toEqual(learn(few));
    expect(learn(few.toReversed())).toEqual(learn(few));
  });
});

describe("the words that were learnt", () => {
  it("speak for signs that exist, in numerals that can be read", () => {
    const known = new Set(concepts.map(({ id }) => id));
    expect(Object.keys(learnt.signs).filter((id) => !known.has(id))).toEqual([]);
    const count = Object.keys(learnt.signs).length;
    const strange = Object.entries(learnt.words).filter(([, list]) => !/^(\w{3})+$/.test(list));
    expect(strange).toEqual([]);
    const { signs } = makeLikelihood(learnt)(Object.keys(learnt.words));
    expect(signs.length).toBeLessThanOrEqual(count);
    expect(signs.every(({ id }) => known.has(id))).toBe(true);
  });
});
