import { fold } from "#contract/specialties.ts";

const longest = 200;
/** Words every French question has some of. */
const french = new Set(
  "avez vous est il elle votre vos le la les un une des du de que qui depuis quand combien ou pouvez etes au aux en y t".split(
    " ",
  ),
);
const foreign = new Set(
  "the you your have has are is do does how what when where any pain fever please and or with since his her child tiene usted".split(
    " ",
  ),
);
/** A question turned round would turn its answer round. */
const negations = new Set("pas plus jamais sans aucun aucune ni rien non".split(" "));
const familiar = new Set("tu toi ton ta tes te".split(" "));
/** Words that say nothing about what is asked. */
const empty = new Set(
  "les des une est que qui sur par son ses mon mes ses aux pas ete ont sont cela dans leur lui vos etes ca oui non avez vous votre vos depuis combien temps quand est quel quelle quels quelles signes signe maintenant encore pouvez etes personne malade autre cette avoir etre fait avec dans pour plus moins tres lorsque comme".split(
    " ",
  ),
);

const wordsOf = (text: string) => fold(text).split(" ");
const keywordsOf = (text: string) => wordsOf(text).filter((word) => word.length >= 3 && !empty.has(word));
/** Two forms of one word: « respirez » and « respirer ». */
const sameStem = (one: string, other: string) => one.slice(0, 5) === other.slice(0, 5);

/**
 * True when a model's wording may stand in for our question: one French question, polite, short, plain text, that asks for the same thing and
 * is not turned round. Anything else is not shown.
 */
export function mayStandFor(ours: string, theirs: string): boolean {
  if (theirs.length > longest || !theirs.endsWith("?") || theirs.indexOf("?") !== theirs.length - 1) return false;
  if (/[<>{}[\]\\`*_#|@\p{Cc}\p{So}]|https?:|www\.|\d/u.test(theirs)) return false;
  if (/[.!;:]\s/.test(theirs)) return false;
  const words = wordsOf(theirs);
  if (words.filter((word) => french.has(word)).length < 2) return false;
  if (words.some((word) => foreign.has(word) || familiar.has(word))) return false;
  const negated = (text: readonly string[]) => text.filter((word) => negations.has(word)).length;
  if (negated(words) !== negated(wordsOf(ours))) return false;
  const keywords = keywordsOf(ours);
  return keywords.length > 0 && keywords.every((keyword) => words.some((word) => sameStem(word, keyword)));
}
