import type { Found } from "./match.ts";
import type { Polarity } from "./negation.ts";
import type { Word } from "./words.ts";

/** Said in one breath by everybody who examines: « pas de nausées vomissements ». */
const pairs: readonly (readonly string[])[] = [
  ["nausea", "vomiting"],
  ["fever", "chills"],
  ["rash", "itch"],
];
const linking = /^(ni|ou|et|de|d|avec|sur|dans)$/;

/**
 * Without commas a denial ends where the next sign begins: « pas de fièvre toux depuis 3 jours » denies the fever alone. A list that goes on with
 * « ni » or « ou » is denied to its end, and so is a lone second word that may still belong to the first (« pas de douleur fesse »).
 */
export function cutRunOn(words: readonly Word[], found: readonly Found[], marks: (Polarity | undefined)[]): void {
  const signs = found.filter(({ says, negates, used }) => says && !negates && marks[used[0] ?? 0] === "no");
  signs.sort((a, b) => (a.used[0] ?? 0) - (b.used[0] ?? 0));
  for (const [i, sign] of signs.entries()) {
    const before = signs
      .slice(0, i)
      .filter(({ used }) => (used.at(-1) ?? 0) < (sign.used[0] ?? 0))
      .at(-1);
    const at = sign.used[0] ?? 0;
    if (!before || !adjoins(words, before.used.at(-1) ?? 0, at)) continue;
    if (pairs.some((pair) => pair.includes(before.concept) && pair.includes(sign.concept))) continue;
    if (!wholeList(words, at) && (before.concept === "fever" || saysMore(words, sign.used.at(-1) ?? at))) {
      for (let place = at; marks[place] === "no" && (place === at || words[place]?.gap === 0); place += 1)
        marks[place] = undefined;
    }
  }
}

/** Nothing stands between the two, not even « de »; a noun follows a noun. */
function adjoins(words: readonly Word[], last: number, at: number): boolean {
  if (words[at]?.gap !== 0) return false;
  for (let i = last + 1; i < at; i += 1)
    if (words[i]?.gap !== 0 || !/^(le|la|les|l|un|une|des)$/.test(words[i]?.text ?? "")) return false;
  return true;
}

/** « sans fièvre toux ni vomissement »: one list. */
function wholeList(words: readonly Word[], at: number): boolean {
  for (let i = at + 1; i < words.length && words[i]?.gap === 0; i += 1)
    if (/^(ni|ou)$/.test(words[i]?.text ?? "")) return true;
  return false;
}

/** What follows tells of it: since when, how much, or yet another sign. */
function saysMore(words: readonly Word[], last: number): boolean {
  const next = words[last + 1];
  return next?.gap === 0 && !linking.test(next.text);
}
