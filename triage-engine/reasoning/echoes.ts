import { tokenize, type Token } from "#triage-engine/language/normalize.ts";
import { people } from "#triage-engine/language/people-words.ts";
import { sorted } from "#triage-engine/sorted.ts";
import type { Book } from "./book.ts";

/** Signs of a list whose names stand in an answer, and the answer without them, letter by letter as long as before. */
export type Echoes = { yes: readonly string[]; no: readonly string[]; rest: string };

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));
/** What may stand between a denial, or the beginning of a clause, and a name. */
const articles = set("de d du des la le les l un une cet cette ce ces aussi non");
const denials = set("pas ni aucun aucune sans jamais absence");
/** What tells of a sign: « il a de la fièvre », « il y a surtout … ». */
const having = set(
  "oui ouais si j ai il elle on y a as avons ont c est surtout juste seulement presente et ou puis plus bien",
);
const links = set("et ou puis ni mais oui non ouais si");

const lead = /^((oui|ouais|juste|seulement|surtout|c est|tous|toutes|et|ou|aussi|je crois|je pense) )*/;
const listing = /^(?:les (\w+)(?: (premi|derni)\w+)?|l[ea] (premi|deuxi|second|troisi|quatri|derni)\w+)(?= |$)/;
const many = ["", "", "deux", "trois", "quatre", "cinq"];
const places = ["premi", "deuxi", "troisi", "quatri"];

/** « les deux », « le premier et le troisième », « les deux premiers je crois, et … »: which of the list, by where they stand, and how many words say it. */
function byPlace(
  tokens: readonly Token[],
  facts: readonly string[],
): { yes: readonly string[]; words: number } | undefined {
  const numbered = tokens.filter(({ text }) => !links.has(text) && text !== "e");
  const chosen = numbered.map(({ text }) => (/^[1-9]$/.test(text) ? facts[Number(text) - 1] : undefined));
  if (chosen.length > 1 && chosen.every((id) => id !== undefined)) return { yes: chosen, words: tokens.length };
  let rest = `${tokens.map(({ text }) => text).join(" ")} `;
  const yes: string[] = [];
  for (;;) {
    const left = rest.replace(lead, "");
    const [said = "", number = "", part, place = ""] = listing.exec(left) ?? [];
    const count = Math.max(many.indexOf(number), Number(number) || 0);
    if (!said || (!place && (count < 2 || (!part && count !== facts.length)))) break;
    const at = place === "second" ? 1 : places.indexOf(place);
    yes.push(...(place ? facts.slice(at).slice(0, 1) : part === "derni" ? facts.slice(-count) : facts.slice(0, count)));
    rest = left.slice(said.length + 1).replace(/^je (crois|pense) /, "");
  }
  const words = tokens.length - rest.split(" ").length + 1;
  return yes.length && tokens[words]?.gap !== 0 ? { yes, words } : undefined;
}

/**
 * The names of asked signs that an answer repeats in a sentence: « non, pas de faiblesse au point de ne plus tenir debout, mais difficulté à respirer ». A
 * name may hold a negation or a comma of its own, so it is taken out before the rest is read. A name that stands in other words (« vomissements depuis
 * hier ») is left to the reader.
 */
export function foundEchoes(book: Book, text: string, facts: readonly string[]): Echoes | undefined {
  const tokens = tokenize(text);
  const listed = facts.length > 1 ? byPlace(tokens, facts) : undefined;
  if (listed) {
    const end = tokens[listed.words - 1]?.to ?? 0;
    return { yes: listed.yes, no: [], rest: `${" ".repeat(end)}${text.slice(end)}` };
  }
  const taken = new Map<number, { id: string; length: number }>();
  const names = facts.flatMap((id) => namesOf(book.concepts.get(id)?.label ?? "").map((name) => ({ id, name })));
  for (const { id, name } of sorted(names, (a, b) => b.name.length - a.name.length))
    for (let at = 0; at + name.length <= tokens.length; at += 1) {
      if (!name.every((word, i) => tokens[at + i]?.text === word)) continue;
      if (name.some((_, i) => within(taken, at + i))) continue;
      if (!closes(tokens, at + name.length) && !affirmed(tokens, at)) continue;
      taken.set(at, { id, length: name.length });
    }
  const yes = new Set<string>();
  const no = new Set<string>();
  const blank: (readonly [number, number])[] = [];
  let denied: boolean | undefined;
  let end = -1;
  for (const [at, { id, length }] of sorted(taken, ([a], [b]) => a - b)) {
    const before = standing(tokens, at, end);
    if (!before || ofOthers(tokens, at)) continue;
    // « Fièvre ? Non », « fièvre, non », and not « Fièvre. Non, pas de toux »
    const next = tokens[at + length];
    const ended = next?.gap === 2 && /\./.test(text.slice(tokens[at + length - 1]?.to, next.from));
    const after = ended ? undefined : next?.text;
    denied =
      before.says ??
      (after === "non" ? true : after === "oui" ? false : undefined) ??
      (end >= 0 ? denied : tokens[0]?.text === "non");
    (denied ? no : yes).add(id);
    end = at + length;
    blank.push([tokens[before.from]?.from ?? 0, tokens[end - 1]?.to ?? 0]);
  }
  const kinds = deniedKinds(book, tokens, facts);
  if (!blank.length && !kinds.length) return;
  for (const id of kinds) no.add(id);
  for (const id of yes) no.delete(id);
  const letters = text.split("");
  for (const [from, to] of blank) letters.fill(" ", from, to).splice(from, 1, ",");
  return { yes: [...yes], no: [...no], rest: letters.join("") };
}

const alike: Readonly<Record<string, string>> = { mal: "douleur", saignement: "sang" };
const kindOf = (word: string) => alike[word.replace(/s$/, "")] ?? word.replace(/s$/, "");

/** « pas de douleur », « ni sang »: of a list it denies all that is named by such a word first. */
function deniedKinds(book: Book, tokens: readonly Token[], facts: readonly string[]): string[] {
  const kinds = new Set<string>();
  tokens.forEach(({ text }, at) => {
    if (!denials.has(text) || text === "jamais") return;
    const of = ["de", "d"].includes(tokens[at + 1]?.text ?? "");
    const noun = tokens[at + (of ? 2 : 1)];
    if (noun && (of || text !== "pas") && closes(tokens, at + (of ? 3 : 2))) kinds.add(kindOf(noun.text));
  });
  if (!kinds.size) return [];
  return facts.filter((id) => kinds.has(kindOf(tokenize(book.concepts.get(id)?.label ?? "")[0]?.text ?? "")));
}

/** A label with and without what it explains in brackets, word by word. */
function namesOf(label: string): string[][] {
  const words = (text: string) => tokenize(text).map((token) => token.text);
  const short = label.replace(/\s*\([^)]*\)/g, "");
  return [...new Set([label, short])].map(words).filter((name) => name.length > 0);
}

function within(taken: ReadonlyMap<number, { length: number }>, at: number): boolean {
  return [...taken].some(([first, { length }]) => at >= first && at < first + length);
}

/** « Son grand-père a le diabète, pas lui »: whose it is the reader tells. */
function ofOthers(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (from > 0 && tokens[from]?.gap !== 2) from -= 1;
  let to = at + 1;
  while (tokens[to] && tokens[to]?.gap !== 2) to += 1;
  return tokens.slice(from, to).some(({ text }) => people[text]?.kind === "other");
}

/** Whether nothing more is said of the name: a pause, a link, the end. */
function closes(tokens: readonly Token[], next: number): boolean {
  const after = tokens[next];
  return !after || after.gap > 0 || links.has(after.text);
}

/** What stands before the name: where it begins, and whether it denies (false: it affirms; undefined: as the name before). Nothing when other words do. */
function standing(tokens: readonly Token[], at: number, end: number): { from: number; says?: boolean } | undefined {
  let from = at;
  while (from > end && from > 0 && articles.has(tokens[from - 1]?.text ?? "") && tokens[from]?.gap === 0) from -= 1;
  const before = tokens[from - 1];
  if (from > 0 && tokens[from]?.gap === 0 && before && denials.has(before.text)) return { from: from - 1, says: true };
  if (from === 0) return { from };
  if (tokens[from]?.gap || from === end) return { from };
  if (before && having.has(before.text)) {
    // « Personne n'a de fièvre », « il n'en a plus » is left to the reader.
    if (tokens.slice(Math.max(from - 3, 0), from).some(({ text }) => text === "n" || text === "ne")) return;
    const list = before.text === "et" || before.text === "ou";
    return list && end === from - 1 ? { from: from - 1 } : { from, says: false };
  }
  return affirmed(tokens, at) ? { from, says: false } : undefined;
}

/** « oui, une petite brûlure de l'avant-bras »: a name in the first words of a yes. */
function affirmed(tokens: readonly Token[], at: number): boolean {
  const from = tokens[1]?.gap ? 1 : 0;
  const before = tokens.slice(from, at);
  return (
    /^(oui|ouais)$/.test(tokens[0]?.text ?? "") &&
    at <= from + 4 &&
    !before.slice(1).some(({ gap }) => gap > 0) &&
    tokens[at]?.gap === 0 &&
    !before.some(({ text }) => denials.has(text) || /^(ne|n|que?|si|plus|peu|presque|peur)$/.test(text))
  );
}
