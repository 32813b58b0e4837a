import type { Found } from "./match.ts";
import { negationWords } from "./small-words.ts";
import type { Word } from "./words.ts";

/**
 * Of overlapping patterns, those that stand: the longest owns its words, so a shorter one inside it falls; an `A & B` needs a word nobody owns, and may
 * share another only in a list (« mal au ventre et à la tête »).
 */
export function choose(found: readonly Found[], words: readonly Word[]): Found[] {
  const single = found.filter(({ parts }) => parts.length === 1);
  single.sort((a, b) => b.used.length - a.used.length || Number(b.tight) - Number(a.tight));
  const spread = found.filter(({ parts }) => parts.length > 1);
  spread.sort((a, b) => b.used.length - a.used.length || width(a) - width(b));
  // « pas de caca noir » denies the black stools, it is no constipation: a negation belongs to all of the longer phrase it stands before.
  const cut = (one: Found) =>
    one.negates &&
    one.used.length === 2 &&
    negationWords.has(words[one.used[0] ?? 0]?.text ?? "") &&
    single.some(({ tight, negates, used }) => tight && !negates && used.length > 1 && used[0] === one.used.at(-1));
  const stands: Found[] = [];
  const owners: Found[] = [];
  for (const one of single) {
    if (cut(one) || owners.some((owner) => within(one, owner))) continue;
    stands.push(one);
    // « la fièvre ne baisse pas »: a phrase denied in its middle leaves its words to what they say by themselves.
    if (one.tight && !one.denied && one.used.length > 1) owners.push(one);
  }
  const owned = new Set(owners.flatMap(({ used }) => used));
  // « une douleur en bas à droite et la tête qui tourne » is no headache: a gap does not tie words together that two other signs own.
  for (const one of single)
    if (!one.tight && one.used.length === 2 && one.used.every((place) => owned.has(place)) && linked(one, words)) {
      const at = stands.indexOf(one);
      if (at >= 0) stands.splice(at, 1);
    }
  for (const one of spread) {
    const free = one.parts.filter((part) => !part.some((place) => owned.has(place)));
    if (free.length === one.parts.length || (free.length > 0 && listed(one, free, words))) stands.push(one);
  }
  return stands;
}

/** Whether « et » or a pause stands between the words. */
function linked({ used: [first = 0, last = 0] }: Found, words: readonly Word[]): boolean {
  return words.slice(first + 1, last + 1).some(({ text, gap }) => gap > 0 || text === "et");
}

const width = ({ used }: Found) => (used.at(-1) ?? 0) - (used[0] ?? 0);

/** Whether all words of one are among the words of a longer one. */
function within(one: Found, owner: Found): boolean {
  return one.used.length < owner.used.length && one.used.every((place) => owner.used.includes(place));
}

/** Whether the free part goes on a list begun by the owned one: « … et au dos », « …, dans le bras ». */
function listed(one: Found, free: readonly (readonly number[])[], words: readonly Word[]): boolean {
  return free.every((part) => {
    const first = part[0] ?? 0;
    if (one.parts.some((other) => other !== part && (other[0] ?? 0) > first)) return false;
    let i = first - 1;
    let preposition = false;
    while (i >= 0 && words[i]?.small && words[i + 1]?.gap === 0) {
      if (["au", "aux", "a", "o", "dans"].includes(words[i]?.text ?? "")) preposition = true;
      else if (!["la", "le", "les", "l"].includes(words[i]?.text ?? "")) return false;
      i -= 1;
    }
    const joined = ["et", "ni", "ou", "plus"].includes(words[i]?.text ?? "") || (words[i + 1]?.gap ?? 0) === 1;
    const next = words[(part.at(-1) ?? first) + 1];
    const closes = !next || next.gap > 0 || ["et", "ni", "depuis", "ou"].includes(next.text);
    return joined && (preposition || closes);
  });
}
