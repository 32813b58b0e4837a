import { fold } from "#contract/specialties.ts";
import { stem } from "#triage-engine/language/stem.ts";

const longest = 200;
/** Longer than ours by no more than the longest way of asking takes. */
const longerMost = 60;

/** Letters, and the signs of one plain sentence; any other must stand in ours. */
const plainSigns = " \u00a0\u202f',-?";

/** Ways of asking and courtesy: they may stand before or after the question, and are all that a model may add. */
const asking =
  /\b(?:(?:pouvez|pourriez)-vous (?:aussi )?(?:me dire|me preciser|m'indiquer)|dites-moi|savez-vous|j'aimerais savoir|je voudrais savoir)(?:,? s'il vous plait,?)?(?: si\b| s'(?=il))?|\bs'il vous plait\b|\bexcusez-moi\b|\bmerci\b|\bbonjour\b/g;
const askingLoosely = /\best-ce qu(?:e\b|')/g;
const also = /\baussi\b/g;
const now = /\ben ce moment\b|\bactuellement\b/g;
/** A question that is not about this very moment is another one when it says « en ce moment ». */
const notOfNow =
  /\b(?:deja|eu|ete|avant|apres|depuis|derni\w+|jours?|semaines?|mois|fois|venue?s?|reste\w*|perdue?|bue?|fait|pris)\b/;

/** Words without a meaning of their own, which the turn of a sentence brings or takes. */
const turns = new Set("le la les l un une des du de d a au aux en y est ce c t".split(" "));
/** Who is asked, or asked about: another person is another question. */
const persons: Readonly<Record<string, string>> = {
  vous: "vous", avez: "vous", etes: "vous", il: "il", elle: "elle", ils: "ils", elles: "elles", on: "on",
}; // prettier-ignore
/** Words around which the order of the others says what is meant. */
const pivots = new Set(
  "pas plus moins jamais sans aucun aucune ni rien non ne n mais sauf seulement avant apres que qu quand si pour".split(
    " ",
  ),
);

/** Lower case without accents, its signs kept. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, " ")
    .replaceAll("’", "'");

/** Two ways of saying one thing. */
const alike = (text: string) =>
  text.replace(/\bdepuis (?:combien de temps|quand)\b/g, "depuisquand").replace(/\bca\b/g, "cela");

/** Two forms of one word: « respirez » and « respirer ». */
function sameWord(one: string, other: string): boolean {
  return (
    stem(one) === stem(other) || (Math.min(one.length, other.length) >= 5 && one.slice(0, 5) === other.slice(0, 5))
  );
}

/** Their words without the ways of asking that ours has not; null when there are more commas than ours left. */
function withoutAsking(ours: string, theirs: string): string {
  const ways = [asking, askingLoosely, also, ...(notOfNow.test(ours) ? [] : [now])];
  const rest = ways.reduce((text, way) => (ours.search(way) < 0 ? text.replace(way, " ") : text), theirs);
  return rest.replace(/^[\s,]+|[\s,]+(?=\?)/g, " ").replace(/,\s*(?=,)/g, "");
}

const count = (text: string, sign: string) => text.split(sign).length - 1;
const contentOf = (words: readonly string[]) => words.filter((word) => !turns.has(word) && !(word in persons));
const personsOf = (words: readonly string[]) => {
  const found = new Set(words.flatMap((word) => persons[word] ?? []));
  if (words.some((word) => /(?:^vo(?:s|tre)$|[a-z]{2}ez$)/.test(word) && word !== "nez" && word !== "chez"))
    found.add("vous");
  return found;
};

/** Whether both hold the same words in some form, none more and none less; in the same order where the order matters. */
function sameContent(ours: readonly string[], theirs: readonly string[]): boolean {
  if (ours.length === 0 || ours.length !== theirs.length) return false;
  if (ours.some((word) => pivots.has(word))) return ours.every((word, at) => sameWord(word, theirs[at]!));
  const left = [...theirs];
  return ours.every((word) => {
    const exact = left.indexOf(word);
    const at = exact >= 0 ? exact : left.findIndex((other) => sameWord(word, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** « Respirez », without « vous » beside it, tells somebody what to do. */
function orders(words: readonly string[], ours: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!/[a-z]{2}ez$/.test(word) || ["nez", "chez", "assez"].includes(word)) return false;
    const among = (list: readonly string[], place: number) => list[place - 1] === "vous" || list[place + 1] === "vous";
    const place = ours.indexOf(word);
    return !among(words, at) && (place < 0 || among(ours, place));
  });
}

/**
 * True when a model's wording may stand in for our question: one plain French sentence that asks the same person for the same thing, in our
 * words turned otherwise. All it may add is a way of asking (« dites-moi », « s'il vous plaît », « est-ce que »), so it has no room for advice, comfort, alarm, a
 * second question or a request for data. Anything else is not shown.
 */
export function mayStandFor(ours: string, theirs: string): boolean {
  const wording = theirs.normalize("NFC");
  if (wording.length > Math.min(longest, ours.length + longerMost)) return false;
  if (!wording.endsWith("?") || count(wording, "?") > 1) return false;
  const letters = /^\p{Script=Latin}$/u;
  for (const sign of wording.replaceAll("’", "'"))
    if (!letters.test(sign) && !plainSigns.includes(sign) && (/\d/.test(sign) || !ours.includes(sign))) return false;
  const own = alike(plain(ours));
  const other = alike(withoutAsking(own, plain(wording)));
  if (count(other, ",") > count(own, ",")) return false;
  const [ownWords, otherWords] = [fold(own).split(" "), fold(other).split(" ")];
  const [asked, meant] = [personsOf(otherWords), personsOf(ownWords)];
  // « Quel âge a-t-il, le petit ? »: who is named may be « il » or « elle ».
  const strange = [...asked].some((person) => !meant.has(person) && (meant.size > 0 || person === "vous"));
  if (strange || (meant.has("vous") && !asked.has("vous"))) return false;
  return sameContent(contentOf(ownWords), contentOf(otherWords)) && !orders(otherWords, ownWords);
}
