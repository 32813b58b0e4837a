import { describe, expect, it } from "vitest";
import { reassurance } from "./reassuring.ts";
import { readWords } from "./words.ts";

const calm = (text: string) => reassurance(readWords(text)) > 0;

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
    ])
      expect([text, calm(text)]).toEqual([text, false]);
  });
});
