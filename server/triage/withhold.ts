import { fold } from "#contract/specialties.ts";

/** What stands for what a model must not read. */
const hidden = "…";

const email = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/g;
const webAddress = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Eight digits or more, however they are spaced: a phone, an insurance number. Measures (39,5; 15/9; 150/90) are shorter. */
const longNumber = /\+?\d(?:[\s.\-/()]{0,2}\d){7,}/g;

const title = /(?<!\p{L})([Mm]onsieur|[Mm]adame|[Mm]ademoiselle|[Mm]me|[Mm]lle|[Dd]octeur|[Dd]r\.?|M\.)/u;
const says =
  /(?<!\p{L})([Jj]e m['’]appelle|[Jj]e me nomme|(?:[Ii]l|[Ee]lle|qui) s['’]appelle|(?:[Mm]on|[Ss]on) nom (?:est|c['’]est)|[Mm]oi c['’]est|[Nn]om\s*:|[Pp]r[ée]nom\s*:)/u;
const capital = "\\p{Lu}[\\p{L}'’-]*";
/** « Mme Diallo »: a title, and words with a capital. */
const titled = new RegExp(`${title.source}(?:\\s+${capital}){1,3}`, "gu");
/** « je m'appelle mariam Traoré »: one word however it is written, and those with a capital that follow. */
const introduced = new RegExp(`${says.source}\\s+\\p{L}[\\p{L}'’-]*(?:\\s+${capital}){0,3}`, "gu");
/** « mon fils Kouadio », « ma tante Aya Marie »: a relative, and a word with a capital. */
const relatives =
  "(?:fils|fille|garçon|garcon|bébé|bebe|enfant|mari|femme|épouse|époux|frère|frere|sœur|soeur|mère|mere|père|pere|maman|papa|tante|tantie|oncle|tonton|cousin|cousine|neveu|nièce|voisin|voisine|ami|amie|copain|copine|vieux|vieille|petit|petite)";
const named = new RegExp(`((?<!\\p{L})${relatives})((?:\\s+\\p{Lu}[\\p{L}'’-]+){1,3})`, "gu");

/** The parts of known names, as a text may spell them: accents and case do not count. */
function knownParts(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => fold(name).split(" ")).filter((part) => part.length >= 3));
}

/**
 * A person's words without who it is: known names, names that are introduced as such, e-mail and web addresses, phone and insurance numbers.
 * Nothing else leaves the house for a language model (decisions, "Triage": no name is sent).
 */
export function withholdPerson(text: string, names: readonly string[]): string {
  const parts = knownParts(names);
  return text
    .replace(email, hidden)
    .replace(webAddress, hidden)
    .replace(longNumber, hidden)
    .replace(titled, `$1 ${hidden}`)
    .replace(introduced, `$1 ${hidden}`)
    .replace(named, `$1 ${hidden}`)
    .replace(/[\p{L}][\p{L}'’-]*/gu, (word) =>
      fold(word)
        .split(" ")
        .some((part) => parts.has(part))
        ? hidden
        : word,
    );
}
