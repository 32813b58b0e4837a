import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import learnt from "./learnt-words.json" with { type: "json" };
import { kindsOf } from "./learn.ts";
import { makeLikelihood } from "./likelihood.ts";
import { noteWords } from "./telling-words.ts";
import { makeWorded } from "./worded.ts";

const weigh = makeLikelihood(learnt);
const worded = makeWorded(weigh);
const read = makeReader(concepts, noteWords);
const answers = (list: string, text: string, id = "list") => {
  const facts = list.split(" ");
  return worded({ question: { id, facts, you: "", they: "" }, facts }, read(text, { facts }), [])?.yes;
};

describe("an answer in words no pattern knows", () => {
  it.each([
    ["weight_loss night_sweats heavy_period", "oui mes pantalons tombent", ["weight_loss"]],
    ["erectile_trouble hiv_exposure stress", "oui, au lit ça ne suit plus, madame est patiente", ["erectile_trouble"]],
    ["snake_bite spontaneous_bleeding", "oui, j'ai marché dessus dans les herbes, il a filé", ["snake_bite"]],
  ])("tells of one of %s: %s", (list, text, sign) => {
    expect(answers(list, text)).toEqual(sign);
  });

  it.each([
    ["rice_water fainted", "non, rien de cela"],
    ["rice_water fainted", "Mes selles sont normales, je tiens bien debout"],
    ["fever foul_lochia", "Oui, j'ai 38,7 depuis hier, et les pertes sont sans odeur"],
    ["fever cough", "je ne sais pas"],
    ["fever cough", "oui"],
  ])("tells nothing of %s: %s", (list, text) => {
    expect(answers(list, text)).toBeUndefined();
  });

  it("needs no « oui » where the list only feels its way, and then more words", () => {
    const list = "muscle_after_effort weak_stream hair_loss";
    const text = "depuis le match de dimanche je marche raide, mes cuisses";
    expect(answers(list, text)).toBeUndefined();
    expect(answers(list, text, "unheard:muscle_after_effort")).toEqual(["muscle_after_effort"]);
  });
});

describe("who is ill", () => {
  const odds = (sign: string, age: number, sex: string) => weigh(["saign"], kindsOf(age, sex)).odds(sign)!;

  it("is asked for what people of that age and sex have", () => {
    expect(odds("bleeding_menopause", 21, "female")).toBeLessThan(odds("bleeding_menopause", 22_000, "female") - 1.5);
    expect(odds("testicle_pain", 9000, "female")).toBeLessThan(odds("testicle_pain", 9000, "male") - 3);
  });

  it("is of no kind while neither is known", () => {
    expect(kindsOf(undefined, undefined)).toEqual([]);
    expect(kindsOf(27, "male")).toEqual(["newborn", "male"]);
    expect(kindsOf(30_000, undefined)).toEqual(["elderly"]);
  });
});
