import { longestText, tokenize, type Token } from "#triage-engine/language/normalize.ts";
import { numberBegins } from "#triage-engine/language/number-words.ts";
import { people } from "#triage-engine/language/people-words.ts";
import { fillerWords, smallWords } from "#triage-engine/language/small-words.ts";
import type { Vocabulary } from "./known-words.ts";
import {
  addressCues,
  afterAddress,
  perhapsNames,
  rarelyNames,
  shyAddressCues,
  strongCues,
  surelyNames,
  titles,
  weakCues,
} from "./name-words.ts";
import { isComplaint } from "./complaint-place.ts";

/** What stands for what a model must not read. */
const hidden = "…";

const email = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/g;
const webAddress = /\b(?:https?:\/\/|www\.)\S+/gi;
/** « @awa », « awa_kone », « awa.kone88 ». */
const handle = /@\s?\S+|\S*_\S*|(?<!\S)\p{L}+(?:\.\p{L}+)+\d+\S*/gu;
/** Eight digits or more, however they are spaced: a phone, an insurance number. Measures (39,5; 15/9; 150/90) are shorter. */
const longNumber = /\+?(?<!\p{L})[\dOo](?:[\s.\-/()]{0,2}[\dOo]){7,}(?!\p{L})/gu;
/** « 07,07,12,34 », « 07 - 07 - 12 - 34 ». */
const pairs = /(?<!\d)\d{2}(?:[^\p{L}\d]{1,3}\d{2}){3,}(?!\d)/gu;
const date = /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?!\d)/g;

/** What may stand between two words; anything else is left out. */
const noMark = /[^\s.,;:!?()'’"«»/%°+*…-]/gu;

/** What becomes of a piece of the text. `open`: a word that goes if a cue or its neighbour says that it is a name. */
interface Piece {
  token: Token;
  fate: "sent" | "open" | "mended" | "unknown" | "hidden";
  as: string;
}

/** The parts of known names, as a text may spell them: accents and case do not count. */
function knownParts(names: readonly string[]): Set<string> {
  const parts = names.flatMap((name) => tokenize(name).map(({ text }) => text));
  return new Set(parts.filter((part) => part.length >= 2 && !smallWords.has(part)));
}

const isWord = (piece: Piece | undefined): piece is Piece => piece?.token.kind === "word";
const near = (piece: Piece | undefined) => piece?.token.gap === 0;

function pieceOf(text: string, token: Token, parts: ReadonlySet<string>, words: Vocabulary): Piece {
  const typed = text.slice(token.from, token.to).replace(/\p{Cf}/gu, "");
  const piece = (fate: Piece["fate"], as = typed): Piece => ({ token, fate, as });
  if (token.kind !== "word") return piece(token.kind === "number" && !isMeasure(token) ? "unknown" : "sent");
  if (parts.has(token.text) || surelyNames.has(token.text)) return piece("hidden");
  if (perhapsNames.has(token.text)) return piece(token.named ? "hidden" : "open");
  const known = words.knows(token.text);
  if (known === "surely" || (known && !token.named)) return piece("sent");
  const mended = token.named ? null : words.mended(token.text);
  return mended && !parts.has(mended) && !perhapsNames.has(mended) ? piece("mended", mended) : piece("unknown");
}

/** Three figures are a measure; more may be a house, a code, a birth year. */
const isMeasure = ({ text }: Token) => text.replace(/\..*/, "").length <= 3 && text.length <= 6;

const weights = new Set("g gr gramme grammes ml mg ui l cc".split(" "));

/** « 2800 g », « opéré en 2019 ». */
function tellMeasures(pieces: readonly Piece[]): void {
  pieces.forEach((piece, at) => {
    if (piece.token.kind !== "number" || piece.fate !== "unknown") return;
    const [before, after] = [pieces[at - 1]?.token.text ?? "", pieces[at + 1]?.token.text ?? ""];
    const year = /^(?:19|20)\d\d$/.test(piece.token.text) && ["en", "depuis", "annee"].includes(before);
    piece.fate = year || (/^\d{4}$/.test(piece.token.text) && weights.has(after)) ? "sent" : "hidden";
  });
}

/** Whether the words before `at` are these. */
function endsWith(pieces: readonly Piece[], at: number, cue: readonly string[]): boolean {
  return cue.every((word, i) => pieces[at - cue.length + i]?.token.text === word);
}

const says = (pieces: readonly Piece[], at: number, cues: readonly (readonly string[])[]) =>
  cues.some((cue) => endsWith(pieces, at, cue));

/** Function words begin something else: « je m'appelle … et je tousse ». */
const isFunction = (word: string) => (smallWords.has(word) || fillerWords.has(word)) && !perhapsNames.has(word);

/** « N'Guessan », « N'Cho »: before a consonant « n' » is no negation. */
function hideNasalNames(text: string, pieces: readonly Piece[]): void {
  pieces.forEach((piece, at) => {
    const next = pieces[at + 1];
    if (piece.token.text !== "n" || !/^['’][bcdfgjklmpqrstvwxz]/i.test(text.slice(piece.token.to))) return;
    piece.fate = "hidden";
    if (next) next.fate = "hidden";
  });
}

/** « N'Guessan », « d'Almeida »: the letter before an apostrophe belongs to the name. */
function nameStart(pieces: readonly Piece[], at: number): number {
  const letter = pieces[at]?.token;
  const glued = letter && /^[ndlmo]$/.test(letter.text) && pieces[at + 1]?.token.from === letter.to + 1;
  return glued && pieces[at + 1]?.fate !== "sent" ? at + 1 : at;
}

/** « M. » and « Me » are titles, « m' » and « me » are not. */
const isTitle = ({ token: { text }, as }: Piece) => text.length > 2 || !text.startsWith("m") || as.startsWith("M");

/** Names that are introduced as such go, and what goes on with them. */
function hideIntroduced(pieces: readonly Piece[]): void {
  for (let at = 1; at < pieces.length; at += 1) {
    const strong = says(pieces, at, strongCues);
    const before = pieces[at - 1]!;
    const titled = titles.has(before.token.text) && isTitle(before) && near(pieces[at]);
    const related = Object.hasOwn(people, before.token.text) && near(pieces[at]);
    if (!strong && !titled && !related && !says(pieces, at, weakCues)) continue;
    const first = nameStart(pieces, at);
    for (let next = first; next < Math.min(first + 5, pieces.length); next += 1) {
      const piece = pieces[next]!;
      if (!isWord(piece) || (next > first && !near(piece))) break;
      const goes =
        piece.fate === "hidden" ||
        piece.fate === "unknown" ||
        (piece.fate === "open" &&
          (strong || titled || related || next > first || !rarelyNames.has(piece.token.text))) ||
        (piece.token.named && (strong || titled || related)) ||
        (piece.fate === "mended" && (strong || titled)) ||
        (strong && next === first && !isFunction(piece.token.text));
      if (!goes) break;
      // A complaint nobody knows stands in no such place; an unknown word here is a name.
      piece.fate = "hidden";
    }
  }
}

/** « Kouassi Rose », « Yao-Blé », « kone88 »: what stands beside a name belongs to it. */
function hideNeighbours(text: string, pieces: readonly Piece[]): void {
  const joined = (one: Piece, other: Piece) => {
    const between = text.slice(one.token.to, other.token.from);
    return between === "" || between === "-";
  };
  const spread = (from: Piece | undefined, to: Piece | undefined, gap: boolean) => {
    if (!from || !to || from.fate !== "hidden" || !gap) return;
    const [first, second] = from.token.from < to.token.from ? [from, to] : [to, from];
    const part = joined(first, second) && (to.token.kind === "number" || to.token.text.length > 2);
    const capitals = [from, to].every(({ token }) => /^\p{Lu}\p{Ll}/u.test(text.slice(token.from)));
    if (to.fate === "open" || (isWord(to) && (to.token.named || (capitals && to === second))) || part)
      to.fate = "hidden";
  };
  for (let at = 1; at < pieces.length; at += 1) spread(pieces[at - 1], pieces[at], near(pieces[at])!);
  for (let at = pieces.length - 1; at > 0; at -= 1) spread(pieces[at], pieces[at - 1], near(pieces[at])!);
}

/** All of an address, up to where something else is said. */
function hideAddresses(pieces: readonly Piece[]): void {
  for (let at = 0; at < pieces.length; at += 1) {
    const { text } = pieces[at]!.token;
    if (!addressCues.has(text)) continue;
    const following = pieces.slice(at + 1, at + 4);
    const placed = following.some(
      ({ fate, token }) => token.named || fate === "hidden" || fate === "unknown" || token.kind === "number",
    );
    if (shyAddressCues.has(text) && !placed) continue;
    let next = at + 1;
    for (; next < pieces.length && near(pieces[next]); next += 1) {
      const word = pieces[next]!.token.text;
      // « j'habite à … »: the « a » before the place ends nothing.
      if (afterAddress.has(word) && !(word === "a" && next === at + 1)) break;
      pieces[next]!.fate = "hidden";
    }
    at = next - 1;
  }
}

/** « zéro sept zéro huit douze », « k o u a m e »: told figure by figure, letter by letter. */
function hideSpelled(pieces: readonly Piece[]): void {
  const runs = (most: number, is: (piece: Piece) => boolean) => {
    for (let at = 0; at < pieces.length; at += 1) {
      let end = at;
      while (end < pieces.length && is(pieces[end]!)) end += 1;
      if (end - at >= most) for (const piece of pieces.slice(at, end)) piece.fate = "hidden";
      at = Math.max(at, end - 1);
    }
  };
  runs(5, ({ token: { kind, text } }) => kind === "number" || numberBegins(text) || text === "zero");
  runs(4, ({ token: { kind, text } }) => kind === "word" && text.length === 1);
}

/** Words in the place of a complaint pass though nobody knows them: « il a le zigouloulou ». */
function passComplaints(text: string, pieces: readonly Piece[]): void {
  const words = pieces.map(({ token }) => token.text);
  pieces.forEach((piece, at) => {
    if (piece.fate !== "unknown" || piece.token.kind !== "word") return;
    const next = pieces[at + 1];
    const goesOn = near(next) && (next?.fate === "hidden" || next?.fate === "unknown");
    const small = /^\p{Ll}+$/u.test(text.slice(piece.token.from, piece.token.to));
    const together = pieces.slice(Math.max(1, at - 2), at + 1).every(near);
    if (small && !goesOn && together && isComplaint(words, at)) piece.fate = "sent";
  });
}

/**
 * A person's words without who it is. Only known words leave: those of the engine and of everyday French, misspellings of them in their right
 * spelling, and unknown words that stand where a complaint stands. Every other word goes, and with it known names, what follows « je m'appelle », a title
 * or a relative when it may be a name, addresses, e-mail and web addresses, handles, dates, phone and other long numbers (decisions, "Triage": no name is sent).
 */
export function withholdPerson(text: string, names: readonly string[], words: Vocabulary): string {
  const parts = knownParts(names);
  const bare = [email, webAddress, handle, longNumber, pairs, date].reduce(
    (rest, what) => rest.replace(what, hidden),
    text.slice(0, longestText),
  );
  const pieces = tokenize(bare).map((token) => pieceOf(bare, token, parts, words));
  tellMeasures(pieces);
  hideAddresses(pieces);
  hideNasalNames(bare, pieces);
  hideIntroduced(pieces);
  passComplaints(bare, pieces);
  for (const piece of pieces) if (piece.fate === "unknown") piece.fate = "hidden";
  hideNeighbours(bare, pieces);
  hideSpelled(pieces);
  return written(bare, pieces);
}

function written(text: string, pieces: readonly Piece[]): string {
  let end = 0;
  let out = "";
  for (const { token, fate, as } of pieces) {
    out += text.slice(end, token.from).replace(noMark, "") + (fate === "hidden" ? hidden : as);
    end = token.to;
  }
  return (out + text.slice(end).replace(noMark, "")).replace(/…(?:[\s'’-]*…)+/g, hidden);
}
