import { protectedWords } from "./common-words.ts";
import { stem } from "./stem.ts";
import { isForm } from "./words.ts";

/** How a word without accents sounds, roughly: what people write by ear comes out the same. */
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
export function distance(a: string, b: string, most: number): number {
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

type Lexicon = {
  known: (word: string) => boolean;
  bySound: ReadonlyMap<string, readonly string[]>;
  byStart: ReadonlyMap<string, readonly string[]>;
};

/**
 * Mends a word nobody knows into the word of the lexicon it sounds like, or is one letter away from (5 to 7 letters; two from 8 on). A word that is
 * French is never touched.
 */
export function makeSpeller(words: Iterable<string>, beginnings: readonly string[]): (word: string) => string {
  const lexicon = index(words, beginnings);
  const mended = new Map<string, string>();
  return (word) => {
    if (word.length < 4 || word.length > 30 || lexicon.known(word)) return word;
    const before = mended.get(word);
    if (before !== undefined) return before;
    const answer = mend(word, lexicon);
    if (mended.size > 5000) mended.clear();
    mended.set(word, answer);
    return answer;
  };
}

function index(words: Iterable<string>, beginnings: readonly string[]): Lexicon {
  const stems = new Set([...protectedWords].map(stem));
  const bySound = new Map<string, string[]>();
  const byStart = new Map<string, string[]>();
  for (const word of new Set(words)) {
    stems.add(stem(word));
    if (word.length < 4) continue;
    put(bySound, soundOf(word), word);
    for (const start of new Set([word[0] ?? "", word[1] ?? ""])) put(byStart, start + word.length, word);
  }
  const known = (word: string) =>
    protectedWords.has(word) ||
    stems.has(stem(word)) ||
    isForm(word) ||
    beginnings.some((beginning) => word.startsWith(beginning));
  return { known, bySound, byStart };
}

function put(map: Map<string, string[]>, key: string, word: string) {
  const list = map.get(key);
  if (list) list.push(word);
  else map.set(key, [word]);
}

function mend(word: string, { bySound, byStart }: Lexicon): string {
  const sound = soundOf(word);
  let best = word;
  let least = 99;
  if (sound.length >= 2) {
    for (const candidate of bySound.get(sound) ?? []) consider(candidate, Math.max(3, Math.ceil(word.length / 2)));
    if (best !== word) return best;
  }
  if (word.length < 5) return word;
  const most = word.length >= 8 ? 2 : 1;
  // An ending of plural costs nothing: « vertgies » is one letter from « vertige ».
  if (word.length > 5 && /[^s]s$/.test(word)) {
    const singular = mend(word.slice(0, -1), { known: () => false, bySound, byStart });
    if (singular !== word.slice(0, -1)) return singular;
  }
  for (const start of new Set([word[0], word[1]])) {
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of byStart.get(`${start}${length}`) ?? []) {
        if (candidate.length >= 5) consider(candidate, Math.min(most, candidate.length >= 8 ? 2 : 1));
      }
    }
  }
  return best;

  function consider(candidate: string, limit: number) {
    const apart = distance(word, candidate, Math.min(limit, least));
    if (apart <= limit && (apart < least || (apart === least && closer(candidate, best, word)))) {
      least = apart;
      best = candidate;
    }
  }
}

/** Of two words as far apart, the one that begins with the same letter, then the one as long. */
function closer(candidate: string, best: string, word: string): boolean {
  const rank = (other: string) => (other[0] === word[0] ? 0 : 2) + (other.length === word.length ? 0 : 1);
  return rank(candidate) < rank(best);
}
