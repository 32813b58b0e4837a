import type { Word } from "./words.ts";

const fine = /\b(bien|normal\w*|comme|claire?s?|frais|fraiche|meme|autant|rien|personne|jamais|sans|aucune?)\b/;
const trouble =
  /\b(mais|sauf|trop|fort|parfois|souvent|difficil\w*|peine|moins|dure?|sinon|plus(?! (d|une|qu|de|que)\b)|(peux?|peut|arrive) pas|mal)\b/;

/** « il raisonne comme un jeune homme et son sourire est bien droit »: an answer that tells how things should be, and of no trouble. */
export function reassures(words: readonly Word[]): boolean {
  const said = words
    .map(({ text }) => text)
    .join(" ")
    .replaceAll("pas mal", "");
  return fine.test(said) && !trouble.test(said);
}
