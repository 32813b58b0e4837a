import { bodyStems } from "./people-words.ts";
import type { Word } from "./words.ts";

export const textsOf = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");

/** Said by who puts something right; « par erreur », « un faux mouvement », « pardon de vous déranger » put nothing right. */
export const sorry =
  /\b(pardon(?! (de|du|pour))|correction|(je|a) corrig\w+|rectifi\w+|(quelle|mon|c est une|fait) erreur|j (ai )?exager\w+|oups|c est faux|je? (ai )?confond\w+|trompee?(?! de (boite|medicament|flacon|comprime|produit|cote))|mal (dit|lue?|ecrit|tape|compte|exprimee?)|(veux|voulais) dire)\b/;
/** Directly before what is put in the place of the last thing told. */
const instead = /^(ou )?(enfin|euh|plutot|disons|je (veux|voulais) dire)( c (est|etait))?( plutot)?( a| de)?$/;

/** Whether such words between two things of a kind take the first back. */
export function isPutRight(between: readonly Word[]): boolean {
  const said = textsOf(between);
  if (between.length <= 12 && (sorry.test(said) || /^(en fait|enfin|ah|euh) non\b/.test(said))) return true;
  if (instead.test(said)) return true;
  if (/\bplutot\b/.test(said)) return /\bnon\b/.test(said) && between.length <= 12;
  return (
    between.length < 5 &&
    between.some(
      ({ text, gap }, at) =>
        /^attend(s|ez)$/.test(text) || (text === "non" && (gap > 0 || between[at - 1]?.text === "fait")),
    )
  );
}

/** The last place before `at`, at most `most` words back, whose word fits; -1 without one. */
function before(words: readonly Word[], at: number, most: number, fits: (word: Word) => boolean): number {
  for (let i = at - 1; i >= Math.max(0, at - most); i -= 1) if (fits(words[i]!)) return i;
  return -1;
}

/**
 * Puts right, among the words themselves, what somebody corrects while they write: a count (« dix fois… non j'exagère, trois fois »), a place (« la main, enfin
 * pas la main, l'avant-bras »), the same verb said again (« tombé du toit. Pardon : tombé du lit »). What was told wrongly leaves the text.
 */
export function repair(words: Word[]): void {
  for (let at = 1; at < words.length; at += 1) {
    // « je me suis mal exprimée »: no pain.
    const said = words[at - 1];
    if (said?.text === "mal" && /^(exprimee?|dit|lue?|ecrit|tapee?|comptee?|compris)$/.test(words[at]?.text ?? ""))
      words.splice(at - 1, 1, { ...said, small: true });
    at -= recount(words, at) || again(words, at) || replace(words, at);
  }
}

/** « deux pilules… non pardon, une seule »: how many words go. */
function recount(words: Word[], at: number): number {
  const word = words[at];
  const next = words[at + 1];
  if (word?.value === undefined || !next || next.gap > 0) return 0;
  const wrong = before(words, at, 14, ({ value }) => value !== undefined);
  const told = words[wrong];
  const noun = words[wrong + 1];
  if (!told || !noun || noun.small || !(noun.stem === next.stem || /^seule?$/.test(next.text))) return 0;
  if (!isPutRight(words.slice(wrong + 2, at))) return 0;
  const { text, stem, value } = word;
  words.splice(wrong, 1, { ...told, text, stem, value });
  return words.splice(wrong + 2, at - wrong).length;
}

/** « tombé du toit. Pardon : tombé du lit »: how many words go. */
function again(words: Word[], at: number): number {
  const word = words[at];
  if (!word || word.small || word.filler || word.value !== undefined || word.gap === 0) return 0;
  const first = before(words, at - 2, 14, ({ stem }) => stem === word.stem);
  if (first < 0) return 0;
  const pause = words.findIndex(({ gap }, i) => i > first && gap > 0);
  const between = words.slice(pause, at);
  if (/^(aussi|encore|egalement|toujours)$/.test(words[at + 1]?.text ?? "")) return 0;
  if (pause < 0 || pause > at || !sorry.test(textsOf(between))) return 0;
  words.splice(first, at - first);
  return at - first;
}

const isPlace = ({ stem, text }: Word) => bodyStems.has(stem) && !/^(avant|cote|corps|bas)$/.test(text);

/** « mal aux hanches, je veux dire au dos, pas aux hanches », « la main, enfin pas la main, le bras »: how many words go. */
function replace(words: Word[], at: number): number {
  const word = words[at];
  if (!word || !isPlace(word) || !article.test(words[words[at - 1]?.text === "avant" ? at - 2 : at - 1]?.text ?? ""))
    return 0;
  const named = (from: number) => before(words, from, 14, isPlace);
  let wrong = named(at);
  const denied = words.slice(Math.max(0, wrong - 2), wrong).some(({ text }) => text === "pas");
  if (denied) wrong = before(words, wrong, 14, ({ stem }) => stem === words[wrong]?.stem);
  const told = words[wrong];
  if (!told || told.stem === word.stem) return 0;
  const from = words.findIndex(({ gap }, i) => i > wrong && gap > 0);
  if (from < 0 || from >= at) return 0;
  const between = words.slice(from, at);
  const said = textsOf(between).replace(/( (l[ae]?|les|au|aux|du|dans|sur|m(?:a|on)|mes|bas|haut|de|avant))+$/, "");
  if (
    !(denied
      ? /^(enfin|en fait|non|pardon|plutot)\b/.test(said)
      : isPutRight(between) || instead.test(said) || infact.test(said))
  )
    return 0;
  if (/^(aussi|et|egalement)$/.test(words[at + 1]?.text ?? "")) return 0;
  words.splice(wrong, 1, { ...told, text: word.text, stem: word.stem });
  const tail = words[at + 1]?.text === "pas" && words.slice(at + 2, at + 4).findIndex(({ stem }) => stem === told.stem);
  const gone = at + 1 - from;
  words.splice(from, gone + (typeof tail === "number" && tail >= 0 ? tail + 2 : 0));
  return gone;
}
const article = /^(l[ae]?|les|au|aux|du|m(?:a|on)|mes|s(?:a|on)|ses)$/;
const infact = /^en fait c (est|etait)( plutot| plus)?$/;
