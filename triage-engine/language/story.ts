import type { Person } from "./people-words.ts";
import type { Word } from "./words.ts";

/**
 * « Un collègue était resté quatre jours sous perfusion », « ma grande sœur, à sa première, vomissait tout », « l'année passée le fils du chef a convulsé »:
 * told of as of something over. A child of the writer never is: « mon fils avait de la fièvre hier »; a small brother may be.
 */
export function isStory(words: readonly Word[], at: number, { kind, noun }: Person): boolean {
  const before = words[at - 1]?.text ?? "";
  const own = kind !== "other" && !/(frère|sœur|cousin|cousine|neveu|nièce)$/.test(noun);
  if (own && !/^(un|une|son|sa|le|la|l|leur)$/.test(before)) return false;
  const ofAnother = /^(de|du|d)$/.test(words[at + 1]?.text ?? "");
  if (own && /^(le|la|l)$/.test(before) && !ofAnother) return false;
  const sentence = around(words, at);
  const near = sentence.filter((i) => i > at && i < at + 9);
  return (
    sentence.some((i) => i < at + 12 && over(words, i)) ||
    sentence.some((i) => takenAway(words, i)) ||
    // « un voisin a fini paralysé », « mon père a eu la tension et il a fait un AVC, mais lui buvait »
    near.some(
      (i) =>
        words[i]?.text === "a" &&
        (/^(fini|eu)$/.test(words[i + 1]?.text ?? "") ||
          (words[i + 1]?.text === "ete" && /^(oper|hospitalis|amput)/.test(words[i + 2]?.text ?? "")) ||
          (/^(fait|perdu)$/.test(words[i + 1]?.text ?? "") &&
            (/^une?$/.test(before) || sentence.some((j) => j > i && tense(words[j]))))),
    ) ||
    // « l'enfant de ma collègue est resté dans le coma »; « le bébé de ma sœur convulse » is of today.
    (ofAnother &&
      near.some((i) => words[i]?.text === "est" && /^(reste|mort|parti|deced)/.test(words[i + 1]?.text ?? ""))) ||
    // « Mon mari était inconscient quand je suis rentrée »: of one's own « était » alone may be of today.
    near.some((i) => (/^(mon|ma)$/.test(before) ? pluperfect(words, i) : tense(words[i])))
  );
}

/** Whether these words tell of today: whoever they are said of is ill now. */
export function tellsOfToday(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? "";
  const next = words[at + 1];
  if (/^(maintenant|aujourdhui|actuellement|hier|avanthier)$/.test(text)) return true;
  if (text === "depuis")
    return next?.value !== undefined || /^(hier|ce|cette|avanthier|quelques?)$/.test(next?.text ?? "");
  return /^(ce|cette)$/.test(text) && /^(matin|soir|nuit|midi|semaine)$/.test(next?.text ?? "");
}

function around(words: readonly Word[], at: number): number[] {
  let from = at;
  while (from > 0 && words[from]?.gap !== 2) from -= 1;
  let to = at + 1;
  while (to < words.length && words[to]?.gap !== 2) to += 1;
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** « l'année passée », « l'an dernier », « en 2011 », « à l'époque ». */
function over(words: readonly Word[], at: number): boolean {
  const { text = "" } = words[at] ?? {};
  const next = words[at + 1];
  if (/^(an|annee)$/.test(text)) return /^(passee?|derniere?)$/.test(next?.text ?? "");
  if (text === "en") return next?.value !== undefined && next.value >= 1900 && next.value <= 2100;
  return text === "epoque" || text === "autrefois";
}

/** « était », « avait », « vomissait »; « fait », « sait » and « lait » are no such form. */
const tense = (word: Word | undefined) =>
  word !== undefined &&
  /^(avait|etait|avaient|etaient|[a-z]{3,}(ait|aient))$/.test(word.text) &&
  !/^(souhait|parait|refait|parfait|portrait|connait|disparait|bienfait|extrait|retrait|satisfait|plait|dirait|voudrait)$/.test(
    word.text,
  );

/** « avait perdu un œil », « était restée sans insuline ». */
const pluperfect = (words: readonly Word[], at: number) =>
  (words[at]?.text === "avait" && /(e|i|u|is|it)$/.test(words[at + 1]?.text ?? "") && words[at + 1]?.text !== "de") ||
  (words[at]?.text === "etait" && /^(reste|mort|parti|hospitalis|oper|deced|enterr)/.test(words[at + 1]?.text ?? ""));

/** « on l'a opérée la nuit », « on l'avait emmenée trop tard ». */
function takenAway(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== "on" || words[at + 1]?.text !== "l") return false;
  return (
    /^(a|avait)$/.test(words[at + 2]?.text ?? "") &&
    /^(oper|emmen|hospitalis|rapatri|transfer|enterr|perd|sauv)/.test(words[at + 3]?.stem ?? "")
  );
}
