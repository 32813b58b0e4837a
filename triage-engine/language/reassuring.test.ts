import { describe, expect, it } from "vitest";
import { reassurance, saidCalmly } from "./reassuring.ts";
import { readWords } from "./words.ts";

const calm = (text: string) => reassurance(readWords(text)).parts > 0;

describe("an answer that tells how things should be", () => {
  it("names nothing that is wrong", () => {
    for (const text of [
      "Il raisonne comme un jeune homme et son sourire est bien droit",
      "Mes idées sont claires",
      "Ma robe me va comme avant et le corps est frais",
      "Elle tourne la tête comme avant, cela ne fait pas mal",
      "Personne ne se gratte chez nous",
    ])
      expect([text, calm(text)]).toEqual([text, true]);
  });

  it("is none where anything is amiss, or nothing is said", () => {
    for (const text of [
      "Il respire bien mais il a le cou dur",
      "Elle ne parle plus comme avant",
      "Il ne peut pas plier le cou",
      "J'ai mal comme jamais",
      "C'est arrivé hier soir",
      "Je ne sais pas",
      "Il respire bien, il n'a pas uriné",
      "Son teint est clair, elle ne répond pas",
    ])
      expect([text, calm(text)]).toEqual([text, false]);
  });

  it("is weighed by its parts", () => {
    const weighed = (text: string) => reassurance(readWords(text));
    expect(weighed("Sa peau est lisse, elle n'est pas froide et son souffle est calme")).toEqual({
      parts: 3,
      share: 1,
    });
    expect(weighed("Sa peau est lisse, je vends au marché, mon fils vient")).toEqual({
      parts: 1,
      share: expect.closeTo(1 / 3),
    });
  });
});

describe("a sign among words that reassure", () => {
  const calmly = (text: string) => {
    const words = readWords(text);
    return saidCalmly(words, 1, 2);
  };
  it("is said calmly where its own clause is calm, and tells of no trouble", () => {
    expect(calmly("son cœur bat comme d'habitude")).toBe(true);
    expect(calmly("la bouche est intacte, le ventre aussi")).toBe(true);
    expect(calmly("ses selles sont noires comme du goudron")).toBe(false);
    expect(calmly("son cœur bat trop fort, la peau est normale")).toBe(false);
  });
});
