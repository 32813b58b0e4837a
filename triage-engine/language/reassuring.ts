import type { Word } from "./words.ts";

const fine =
  /^(bien|normal\w*|comme|propres?|claire?s?|roses?|souples?|frais|fraiche|calme|droite?|meme|autant|rien|personne|jamais|sans|aucune?)$/;
const trouble =
  /^(mais|sauf|plus|peux?|peut|arrive|mal|trop|tres|fort|parfois|souvent|difficil\w*|peine|moins|dur|dure|sinon|encore)$/;

/** « il raisonne comme un jeune homme et son sourire est bien droit »: an answer that tells how things should be, and of no trouble. */
export function reassures(words: readonly Word[]): boolean {
  const said = words.map(({ text }) => text);
  return said.some((text) => fine.test(text)) && !said.some((text) => trouble.test(text));
}
