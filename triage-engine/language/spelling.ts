import { sorted } from "#triage-engine/sorted.ts";
import { protectedWords } from "./common-words.ts";
import { stem } from "./stem.ts";
import { isForm, type Speller } from "./words.ts";

/** How a word without accents sounds, roughly: what people write by ear comes out the same. Empty for some words of one or two letters. */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, "f")
    .replace(/sch|sh/g, "ch")
    .replace(/([^c]|^)h/g, "$1")
    .replace(/qu|q|ck|k/g, "k")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/c(?!h)/g, "k")
    .replace(/x$/, "")
    .replace(/x/g, "ks")
    .replace(/ge(?=[ao])/g, "j")
    .replace(/g(?=[eiy])/g, "j")
    .replace(/gu(?=[eiy])/g, "g")
    .replace(/sk(?=[eiy])/g, "s")
    .replace(/t(?=ion)/g, "s")
    .replace(/y/g, "i")
    .replace(/w/g, "ou")
    .replace(/eau|au/g, "o")
    .replace(/oeu|oe|eu/g, "e")
    .replace(/(ai|ei)n(?![aeiou])/g, "in")
    .replace(/ai|ei/g, "e")
    .replace(/em(?=[bpm])|en(?![aeiou])|am(?=[bp])/g, "an")
    .replace(/im(?=[bp])/g, "in")
    .replace(/om(?=[bp])/g, "on")
    .replace(/ill/g, "i")
    .replace(/z/g, "s")
    .replace(/(.)\1+/g, "$1")
    .replace(/(er|es|et|ed|e|t|d|s|p)$/, "")
    .replace(/(.)e$/, "$1");
}

/**
 * How many letters apart two words are, two letters exchanged counting once; `most + 1` when they are further apart than `most`.
 */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      next.push(value);
      if (value < best) best = value;
    }
    if (best > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

type Entry = { word: string; letters: number; weight: number };
type Lexicon = {
  /** The very word is known, not only its stem. */
  exact: (word: string) => boolean;
  known: (word: string) => boolean;
  begun: (word: string) => boolean;
  bySound: ReadonlyMap<string, readonly Entry[]>;
  byStart: ReadonlyMap<string, readonly Entry[]>;
};

/**
 * Mends a word nobody knows into the word of the lexicon it sounds like, or is one letter away from (5 to 7 letters; two from 8 on). Of two as near, the
 * commoner in `words` is taken. A word that is French is never touched.
 */
export function makeSpeller(
  words: ReadonlyMap<string, number>,
  beginnings: readonly string[],
  french: ReadonlySet<string> = protectedWords,
): Speller {
  const lexicon = index(words, beginnings, french);
  const mended = new Map<string, readonly string[]>();
  return (word) => {
    if (word.length < 3 || word.length > 30 || lexicon.exact(word)) return [word];
    const before = mended.get(word);
    if (before !== undefined) return before;
    const answer = mend(word, lexicon);
    if (mended.size > 5000) mended.clear();
    mended.set(word, answer);
    return answer;
  };
}

function index(
  words: ReadonlyMap<string, number>,
  beginnings: readonly string[],
  french: ReadonlySet<string>,
): Lexicon {
  const stems = new Set([...french].map(stem));
  const bySound = new Map<string, Entry[]>();
  const byStart = new Map<string, Entry[]>();
  // In the order of the alphabet, so that of two as near and as common the same one is taken whichever pattern was read first.
  for (const [word, weight] of sorted(words, ([a], [b]) => (a < b ? -1 : 1))) {
    stems.add(stem(word));
    if (word.length < 4) continue;
    const entry = { word, letters: lettersOf(word), weight };
    put(bySound, soundOf(word), entry);
    for (const start of new Set([word[0] ?? "", word[1] ?? ""])) put(byStart, start + word.length, entry);
  }
  const exact = (word: string) => words.has(word) || french.has(word) || isForm(word);
  const known = (word: string) => stems.has(stem(word));
  const begun = (word: string) => beginnings.some((beginning) => word.startsWith(beginning));
  return { exact, known, begun, bySound, byStart };
}

function put(map: Map<string, Entry[]>, key: string, entry: Entry) {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

/** Which letters a word has, one bit each: words that differ in more than four letters cannot be two typos apart. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) - 97);
  return letters;
}

function bits(value: number): number {
  let count = 0;
  for (let rest = value; rest; rest &= rest - 1) count += 1;
  return count;
}

/** The nearest so far, with those as near. */
type Best = { word: string; apart: number; rank: number; others: readonly string[] };

function mend(word: string, lexicon: Lexicon): readonly string[] {
  const sound = soundOf(word);
  if (word.length === 3) return [word, ...(lexicon.known(word) ? [] : soundingLike(word, lexicon.bySound.get(sound)))];
  let best: Best = { word, apart: 99, rank: 0, others: [] };
  if (sound.length >= 2) {
    for (const entry of lexicon.bySound.get(sound) ?? [])
      best = nearer(word, entry, Math.max(3, Math.ceil(word.length * 0.75)), best);
  }
  // An ending of a known word, unless a doubled letter is all that is missing: « acident » is no form of « acide ».
  if (lexicon.known(word))
    return best.apart === 1 && word.length >= 6 && doubles(word, best.word) ? [best.word, word] : [word];
  // « loeil », « lestomac », « dorey »: the word without the article that is glued to it.
  if (best.apart > 1 && /^[ldjmtsn][aeiouy].{3,}/.test(word)) {
    const rest = word.slice(1);
    const inner = lexicon.exact(rest) ? [rest] : (lexicon.bySound.get(soundOf(rest)) ?? []).map((entry) => entry.word);
    if (inner[0] && inner[0].length > 3) return inner.slice(0, 1);
  }
  if (best.apart > 1 && word.length >= 5) best = byLetters(word, lexicon, best);
  // « ils se lèvent » is not « levant ».
  if (best.word === word.replace(/ent$/, "ant") || (best.apart > 1 && lexicon.begun(word))) return [word];
  return [best.word, ...best.others.slice(0, 4)];
}

/** « lev », « pel », « gra »: too short to be mended; what sounds the same may be meant. */
const soundingLike = (word: string, entries: readonly Entry[] = []) =>
  entries.filter((entry) => entry.word[0] === word[0] && distance(word, entry.word, 2) <= 2).map((one) => one.word);

/** Whether the other word is this one with a letter doubled. */
const doubles = (word: string, other: string) =>
  other.length === word.length + 1 && lettersOf(other) === lettersOf(word) && stem(other) !== stem(word);

function byLetters(word: string, { byStart }: Lexicon, sounding: Best): Best {
  const most = word.length >= 11 ? 2 : 1;
  // Of two that differ, one that sounds the same is nearer than one that is two letters away.
  let best = sounding.apart < 99 ? { ...sounding, apart: 1.5 } : sounding;
  // An ending of plural costs nothing: « vertgies » is one letter from « vertige ».
  const forms = word.length > 5 && /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : [word];
  for (const form of forms) {
    const letters = lettersOf(form);
    for (const start of new Set([form[0], form[1]])) {
      for (let length = form.length - most; length <= form.length + most; length += 1) {
        for (const entry of byStart.get(`${start}${length}`) ?? []) {
          if (entry.word.length < 5 || bits(entry.letters ^ letters) > 2 * most) continue;
          // Nobody mistakes the first letter: « disant » is not « gisant », nor « dette » « tette ».
          if (entry.word[0] !== form[0] && entry.word.slice(1) === form.slice(1)) continue;
          best = nearer(form, entry, entry.word.length >= 11 ? most : 1, best);
        }
      }
    }
  }
  return best;
}

/** The nearer of two; as near, the one that begins alike, then the one of the same letters (exchanged, doubled), then the commoner. */
function nearer(word: string, { word: other, letters, weight }: Entry, most: number, best: Best): Best {
  const limit = Math.min(most, Math.floor(best.apart));
  const apart = distance(word, other, limit);
  if (apart > limit || apart > best.apart) return best;
  const rank = (other[0] === word[0] ? 1000 : 0) + (letters === lettersOf(word) ? 500 : 0) + Math.min(weight, 499);
  if (apart < best.apart) return { word: other, apart, rank, others: Number.isInteger(best.apart) ? [] : [best.word] };
  if (rank > best.rank) return { word: other, apart, rank, others: [best.word, ...best.others] };
  return { ...best, others: [...best.others, other] };
}
