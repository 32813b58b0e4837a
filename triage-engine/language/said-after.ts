import {
  bareNo,
  exception,
  lastingVerbs,
  notAgainst,
  plusNegates,
  saysNe,
  softening,
  subjects,
} from "./negation-words.ts";
import type { Polarity } from "./negation.ts";
import type { Word } from "./words.ts";

/**
 * What the words right after a sign (from place `end` on) say of it: « toux : non », « il tousse pas », « fièvre je ne sais pas ». `spent` are the places of
 * negations that a pattern already holds, with all places of that pattern.
 */
export function saidAfter(
  words: readonly Word[],
  end: number,
  spent: ReadonlyMap<number, readonly number[]>,
): Polarity | undefined {
  let i = end + 1;
  let gap = words[i]?.gap ?? 2;
  let anew = false;
  // « il ne tousse même pas »
  const even = (at: number) => words[at]?.text === "meme" && words[at + 1]?.text === "pas";
  while (
    words[i] &&
    (words[i]?.small || /^(du|par|evidemment|absolument)$/.test(words[i]?.text ?? "") || even(i)) &&
    (words[i]?.gap ?? 0) < 2 &&
    i < end + 6
  ) {
    anew ||= subjects.has(words[i]?.text ?? "");
    i += 1;
    gap = Math.max(gap, words[i]?.gap ?? 2) as 0 | 1 | 2;
  }
  const word = words[i];
  const mark = words[end]?.after ?? "";
  const linked = gap === 0 || /[:=?]/.test(mark);
  if (!word || gap === 2) return word && mark.includes("?") ? answered(words, end + 1) : undefined;
  // « le sucre, je ne l'ai pas »
  const own = words.slice(end + 1, end + 6).map(({ text }) => text);
  if (gap === 1 && words[end + 1]?.gap === 1 && /^(je|il|elle|on) ne? (l|en) (ai|a) pas$/.test(own.join(" ")))
    return "no";
  // « il n'a mordu personne », « je ne me gratte nulle part », « elle ne tousse ni le jour ni la nuit »
  const next = words[end + 1];
  if (next?.gap === 0 && /^(personne|nulle)$/.test(next.text)) return "no";
  if (next?.gap === 0 && next.text === "ni" && saysNe(words, end)) return "no";
  // « mes gencives ne saignent pas »: « ne saignent pas », a sign of its own, denies what bleeds as well.
  if (spent.has(i)) return spent.get(i)?.includes(end) ? "no" : undefined;
  if (gap === 0 && word.text === "jamais" && returning.test(words[i + 1]?.text ?? "")) return "no";
  const closes = !words[i + 1] || (words[i + 1]?.gap ?? 0) > 0;
  // « à part le sein et les courbatures non »: these are there.
  if (bareNo.has(word.text) && excepted(words, end)) return undefined;
  if (!anew && bareNo.has(word.text) && (linked ? word.text !== "non" || words[i + 1]?.text !== "stop" : closes)) {
    if (["aucun", "aucune", "rien", "jamais", "zero"].includes(word.text) && !closes && words[i - 1]?.text !== "par")
      return undefined;
    return word.after.includes("?") ? undefined : "no";
  }
  if (linked && word.text === "oui") return "yes";
  if (/^(sai[st]|souviens|rappelle)$/.test(word.text) && /^(pas|plus)$/.test(words[i + 1]?.text ?? ""))
    return closesAfter(words, i + 1) ? "unknown" : undefined;
  // « toux j'ai pas » denies the cough; « mordu je n'ai pas mal » begins a new thought.
  if (anew && words[i + 1]?.gap === 0 && words[i + 1]?.text !== "du") return undefined;
  // « démangent à ne pas dormir »
  if (words[i - 1]?.text === "ne" && /^(a|de|pour)$/.test(words[i - 2]?.text ?? "")) return undefined;
  if (gap === 0 && (word.text === "pas" || word.text === "plus")) return verbDenied(words, i) ? "no" : undefined;
  return undefined;
}

/** « à part », « sauf », « hormis » at the head of the clause. */
function excepted(words: readonly Word[], end: number): boolean {
  let first = end;
  while (first > 0 && words[first]?.gap === 0) first -= 1;
  return exception.test(
    words
      .slice(first, end + 1)
      .map(({ text }) => text)
      .join(" "),
  );
}

/** « la fièvre n'est jamais revenue » */
const returning = /^re(ven|mont|par|appar|pris|commenc|tourn)/;

function answered(words: readonly Word[], start: number): Polarity | undefined {
  let i = start;
  while (words[i]?.small && words[i + 1]?.gap === 0) i += 1;
  const word = words[i];
  if (!word) return undefined;
  if (bareNo.has(word.text) && closesAfter(words, i)) return "no";
  if (word.text === "oui") return "yes";
  return word.text === "sais" && words[i + 1]?.text === "pas" ? "unknown" : undefined;
}

const closesAfter = (words: readonly Word[], i: number) => !words[i + 1] || (words[i + 1]?.gap ?? 0) > 0;

/** « il tousse pas » denies; « fièvre pas de toux », « tousse pas beaucoup », « vomit plus qu'hier » do not. */
function verbDenied(words: readonly Word[], at: number): boolean {
  if (words[at]?.text === "plus" && !plusNegates(words, at)) return false;
  const next = words[at + 1];
  if (!next || next.gap > 0) return true;
  // « le mal de tête n'est pas parti »
  if (next.text === "de" || next.text === "d" || lastingVerbs.has(next.text)) return false;
  return !softening.has(next.text) && !notAgainst.has(next.text);
}

/** « … n'étais pas enceinte, mais si », « enfin si un peu »: the denial before it is taken back. */
export function takenBack(words: readonly Word[], end: number): boolean {
  for (let i = end + 1; i <= end + 10 && i < words.length; i += 1) {
    if (words[i]?.text !== "si" || !["mais", "enfin", "fait"].includes(words[i - 1]?.text ?? "")) continue;
    const next = words[i + 1];
    return !next || next.gap > 0 || ["un", "peu"].includes(next.text);
  }
  return false;
}
