import { bodyStems } from "./people-words.ts";
import { sorry, textsOf } from "./repair.ts";
import type { Sign } from "./signs.ts";
import type { Word } from "./words.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** What stands beside the « non » of somebody who takes back what they have just said. */
const strong = set("enfin fait finalement pardon euh realite plutot erreur excuse excusez reflexion");
const afterNon = set(
  "exagere exagerais exagerons trompe trompee trompes plaisante blague pardon erreur fait finalement faux attendez attends desole desolee confonds confondu rectifie",
);
const retracting = set("exagere exagerais plaisante blague confondu");

/** Words that tell what was feared did not happen. */
const calming = set(
  "pas sans rien aucun aucune exagere exagerais trompe trompee faux fausse verifie regarde controle normal normale normaux cote failli presque juste seulement manque marche plaisante blague confondu bon bien simplement negatif negative retrouve retrouvee passe cru",
);
const softening = set("beaucoup trop tres tellement seulement vraiment encore longtemps assez");
const lookahead = 14;

/**
 * « Un serpent a mordu… non, en fait il est passé à côté »: what was said just before falls, in the same message. Only the clause right before falls, only
 * when what follows tells that nothing happened, and nothing that is said again afterwards.
 */
export function retract(words: readonly Word[], signs: Sign[], measured: readonly { name: string; value: number }[]) {
  words.forEach((_, at) => {
    const end = retractionAt(words, at);
    if (end === undefined) return;
    // « la fièvre et la toux... enfin non pas de fièvre » names what it takes back.
    if (words[end + 1]?.text === "pas" && ["de", "d"].includes(words[end + 2]?.text ?? "")) return;
    if (
      insists(words, end) ||
      onlyTime(words.slice(end + 1).find(({ text }) => !sorryWords.has(text))) ||
      onlyPlace(words, end)
    )
      return;
    const calm = calms(words, end, signs) || measured.some(({ name, value }) => name === "temperature" && value < 37.5);
    const misspoke = !calm && sorry.test(textsOf(words.slice(at, end + 8)));
    if (
      !calm &&
      !(misspoke && signs.some(({ polarity, first }) => polarity === "yes" && first > end && first < end + 16))
    )
      return;
    const clause = clauseBefore(words, at, signs);
    if (clause === undefined) return;
    const begin = renames(words, end) ? lastSign(signs, clause, at) : clause;
    for (const [place, sign] of signs.entries()) {
      if (sign.polarity !== "yes" || sign.first < begin || sign.last >= at) continue;
      if (signs.some(({ concept, polarity, first }) => concept === sign.concept && polarity === "yes" && first > end))
        continue;
      signs.splice(place, 1, misspoke ? { ...sign, loose: true, doubtful: true } : { ...sign, polarity: "no" });
    }
  });
}

/** The last place of the words that take back, when they begin at `at`. */
function retractionAt(words: readonly Word[], at: number): number | undefined {
  const word = words[at];
  if (!word || at === 0) return undefined;
  const asked = words[at - 1]?.after.includes("?") ?? true;
  const [one, two] = [words[at + 1], words[at + 2]];
  const next = one?.text ?? "";
  const broken = /\.\.|…/.test(words[at - 1]?.after ?? "");
  if (word.text === "non" && !asked) {
    if (broken) return at;
    if (next === "en" && two && strong.has(two.text)) return at + 2;
    if (["je", "j", "c", "me", "m"].includes(next) && reaches(words, at, afterNon)) return at + 1;
    return afterNon.has(next) && word.gap > 0 ? at + 1 : undefined;
  }
  // « en fait non », « enfin non », « finalement non »; « en fait c'est rien » says the same.
  if (!strong.has(word.text) && !retracting.has(word.text)) return undefined;
  if (next === "non" && (one?.gap ?? 2) < 2 && !(one?.after.includes("?") ?? true)) return at + 1;
  if (word.text === "fait" && words[at - 1]?.text === "en") {
    if (next === "c" && two?.text === "est" && words[at + 3]?.text === "rien") return at + 1;
    if (["faux", "fausse"].includes(next)) return at;
  }
  if (retracting.has(word.text) && ["j", "je"].includes(words[at - 1]?.text ?? "")) return at;
  if (word.text === "corrige" && words[at - 1]?.text === "me") return at;
  return undefined;
}

/** « du sang… non, c'était la tomate »: another name is given to the last thing told; what stood before it in the clause stays. */
function renames(words: readonly Word[], end: number): boolean {
  return words.some(
    ({ text }, at) =>
      at > end &&
      at <= end + 8 &&
      text === "c" &&
      words[at + 1]?.text === "etait" &&
      !calming.has(words[at + 2]?.text ?? ""),
  );
}

/** Where the last sign between two places begins. */
function lastSign(signs: readonly Sign[], from: number, to: number): number {
  const inside = signs.filter(({ first, last }) => first >= from && last < to);
  const last = Math.max(...inside.map((sign) => sign.last));
  return Math.min(...inside.filter((sign) => sign.last === last).map(({ first }) => first), to);
}

/** « ce matin… non pardon, avant-hier »: only the time is put right. */
const sorryWords = set("je j me m suis trompe trompee pardon c est etait");
const onlyTime = (next: Word | undefined) =>
  next !== undefined &&
  (next.value !== undefined ||
    /^(hier|avanthier|aujourdhui|ce|cette|depuis|matin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/.test(
      next.text,
    ));

/** « … en fait non, c'est pas la main, c'est l'avant-bras »: only the place is put right. */
const onlyPlace = (words: readonly Word[], end: number) =>
  words
    .slice(end + 1, end + 6)
    .some(({ text }, at) => text === "pas" && bodyStems.has(words[end + at + 3]?.stem ?? ""));

const insisting = set("ah mais enfin bon oui si");

/** « … ah si, il m'a bien mordu »: what was taken back is told again, be it in fewer words. */
function insists(words: readonly Word[], end: number): boolean {
  return words.some(
    ({ text, gap }, at) => at > end + 1 && text === "si" && gap < 2 && insisting.has(words[at - 1]?.text ?? ""),
  );
}

function reaches(words: readonly Word[], at: number, wanted: ReadonlySet<string>): boolean {
  for (let i = at + 1; i <= at + 5 && i < words.length && words[i]?.gap !== 2; i += 1)
    if (wanted.has(words[i]?.text ?? "")) return true;
  return false;
}

/** Whether the words after the correction tell that nothing happened, with no negation that makes a sign of its own. */
function calms(words: readonly Word[], end: number, signs: readonly Sign[]): boolean {
  if (!words[end + 1]) return true;
  for (let i = end; i <= end + lookahead && i < words.length; i += 1) {
    const word = words[i];
    if (!word || (i > end + 4 && word.gap === 2)) return false;
    if (!calming.has(word.text)) continue;
    if (softening.has(words[i + 1]?.text ?? "") && word.text === "pas") continue;
    if (signs.some(({ polarity, first, last }) => polarity === "yes" && first <= i && i <= last)) continue;
    return true;
  }
  return false;
}

/** Where the nearest clause before `at` that holds a sign begins; not beyond its sentence. */
function clauseBefore(words: readonly Word[], at: number, signs: readonly Sign[]): number | undefined {
  let found = false;
  for (let i = at - 1; i >= 0; i -= 1) {
    found ||= signs.some(({ polarity, first, last }) => polarity === "yes" && first <= i && i <= last);
    const gap = words[i]?.gap ?? 2;
    if (gap === 0 && i > 0) continue;
    if (found) return whole(signs, i);
    // The words that open the correction (« … en fait, non ») are a breath of their own; another sentence is not reached.
    if (gap === 2 && i < at - 2) return undefined;
  }
  return undefined;
}

const whole = (signs: readonly Sign[], at: number): number =>
  Math.min(at, ...signs.filter(({ first, last }) => first < at && last >= at).map(({ first }) => first));
