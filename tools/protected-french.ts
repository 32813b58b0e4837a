import { carriedConcepts } from "#triage-engine/knowledge/carried.ts";
import { protectedWords } from "#triage-engine/language/common-words.ts";
import { lexiconOf } from "#triage-engine/language/lexicon.ts";
import { compilePatterns } from "#triage-engine/language/patterns.ts";
import { makeSpeller } from "#triage-engine/language/spelling.ts";
import { stem } from "#triage-engine/language/stem.ts";

/** Endings that leave a word the same to the reader. */
const endings = ["", "s", "e", "es", "er", "ent", "ait", "aient"];

/**
 * The French words that a browser must be sent so that they are not mended: not those that a pattern makes known, nor those that, with all their endings, would
 * be left as they are anyway.
 */
export function frenchToSend(): string[] {
  const { words, beginnings } = compilePatterns(carriedConcepts);
  const lexicon = lexiconOf(words);
  const mend = makeSpeller(lexicon, beginnings, new Set());
  const isLeft = (word: string) => mend(word).join(" ") === word;
  const forms = (word: string) =>
    endings.map((ending) => word.replace(/e$/, ending ? "" : "e") + ending).filter((form) => stem(form) === stem(word));
  const unknown = [...protectedWords].filter((word) => !lexicon.has(word) && !forms(word).every(isLeft)).toSorted();
  const sent = new Set(unknown);
  const spell = makeSpeller(lexicon, beginnings, sent);
  const times = new Map<string, number>();
  for (const one of [...lexicon.keys(), ...sent].map(stem)) times.set(one, (times.get(one) ?? 0) + 1);
  for (const word of unknown) {
    const known = times.get(stem(word))! - 1;
    sent.delete(word);
    if (known && spell(word).join(" ") === word) times.set(stem(word), known);
    else sent.add(word);
  }
  // What was left only for the sake of a word that was taken out after it.
  const mends = makeSpeller(lexicon, beginnings, new Set(sent));
  for (const word of protectedWords) if (mends(word).join(" ") !== word) sent.add(word);
  return [...sent];
}
