/** The longest text that is read; what comes after is left aside. */
export const longestText = 4000;

/** A piece of the text: a word, a figure or a sign, with its place in the original. `gap` says what stands before it. */
export type Token = {
  text: string;
  kind: "word" | "number" | "sign";
  from: number;
  to: number;
  /** 0 nothing, 1 a pause (comma, colon, bracket…), 2 the end of a sentence. */
  gap: 0 | 1 | 2;
  /** The marks that stand directly after it. */
  after: string;
  /** Written with an accent on its last letter (« né » is not « ne »). */
  accented: boolean;
  /** Written as a name: never mended. */
  named?: boolean;
};

const ligatures: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  ɛ: "e",
  ɔ: "o",
  ŋ: "n",
  "½": " 5",
  "’": "'",
};
const signs = "/%°+º";
const pauses = ',:()[]{}«»"“”|…–—*=>';
const ends = ".!?;\n\r\u2028\u2029。؟";

type Letters = { chars: string[]; at: number[]; accents: boolean[] };

/** Lower case without accents, each letter with its place in the original; what cannot be seen is left out. */
function plain(text: string): Letters {
  const chars: string[] = [];
  const at: number[] = [];
  const accents: boolean[] = [];
  const end = Math.min(text.length, longestText);
  for (let i = 0; i < end; i += 1) {
    const char = text[i] ?? "";
    const code = char.charCodeAt(0);
    if (code < 128) {
      push(char.toLowerCase(), i, false);
      continue;
    }
    if (invisible(code)) {
      if (accents.length && code >= 0x300 && code <= 0x36f) accents[accents.length - 1] = true;
      continue;
    }
    const lower = char.toLowerCase();
    const base = ligatures[lower] ?? lower.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
    for (const one of base) push(one, i, base !== lower && base.length === 1 && base !== "'");
  }
  return { chars, at, accents };

  function push(char: string, place: number, accent: boolean) {
    chars.push(char);
    at.push(place);
    accents.push(accent);
  }
}

/** Combining marks, zero-width characters, marks of direction, soft hyphen. */
function invisible(code: number): boolean {
  return (
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff ||
    code === 0xad
  );
}

const isLetter = (char: string | undefined) => char !== undefined && char >= "a" && char <= "z";
const isDigit = (char: string | undefined) => char !== undefined && char >= "0" && char <= "9";

/**
 * Cuts a text into words, figures and signs: lower case, no accents, letters written three times and more once (« trooop »), apostrophes and
 * hyphens part words, decimal commas stay in their figure. Never fails, whatever the text.
 */
export function tokenize(text: string): Token[] {
  const { chars, at, accents } = plain(text);
  const tokens: Token[] = [];
  let gap: 0 | 1 | 2 = 2;
  let i = 0;
  while (i < chars.length) {
    const char = chars[i] ?? "";
    let end = i;
    if (isLetter(char)) {
      while (isLetter(chars[end]) || (isDigit(chars[end]) && mixed(chars, i, end))) end += 1;
      add("word", collapse(chars.slice(i, end).join("")), end);
    } else if (isDigit(char)) {
      while (isDigit(chars[end]) || (decimal(chars, end) && isDigit(chars[end + 1]))) end += 1;
      add(
        "number",
        chars
          .slice(i, Math.min(end, i + 9))
          .join("")
          .replace(",", "."),
        end,
      );
    } else if (signs.includes(char)) {
      end += 1;
      add("sign", char === "º" ? "°" : char, end);
    } else {
      end += 1;
      if (ends.includes(char))
        gap = char === "." && (chars[i + 1] === "." || chars[i - 1] === ".") ? widest(gap, 1) : 2;
      else if (pauses.includes(char) || loneHyphen(chars, i)) gap = widest(gap, 1);
      const last = tokens.at(-1);
      if (last && last.after.length < 3 && char.trim() !== "" && (ends.includes(char) || pauses.includes(char)))
        last.after += char;
      else if (last && char === "\n") last.after += char;
    }
    i = end;
  }
  return tokens;

  function add(kind: Token["kind"], word: string, end: number) {
    tokens.push({
      text: word,
      kind,
      from: at[i] ?? 0,
      to: (at[end - 1] ?? 0) + 1,
      gap,
      after: "",
      accented: accents[end - 1] ?? false,
      named: gap === 0 && tokens.length > 0 && isName(text, at[i] ?? 0, tokens.at(-1)),
    });
    gap = 0;
  }
}

/** « ma fille Claude », « à Gagnoa »: a capital among small letters. A text written With Capitals Everywhere says nothing by them. */
function isName(text: string, from: number, before: Token | undefined): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text.slice(from, from + 2)) && /^\p{Ll}/u.test(text.slice(before?.from));
}

const widest = (a: 0 | 1 | 2, b: 0 | 1 | 2): 0 | 1 | 2 => (a > b ? a : b);

/** A comma or point between figures is part of the number; a second one is not. */
function decimal(chars: readonly string[], i: number): boolean {
  if (chars[i] !== "," && chars[i] !== ".") return false;
  for (let before = i - 1; before >= 0 && before > i - 9; before -= 1) {
    if (isDigit(chars[before])) continue;
    return chars[before] !== "," && chars[before] !== ".";
  }
  return true;
}

/** A few names hold a figure (« spo2 », « b1 » for « bien »); elsewhere it begins a number (« depuis3 », « ya3jr »). */
function mixed(chars: readonly string[], start: number, i: number): boolean {
  const word = chars.slice(start, Math.min(i + 1, start + 5)).join("");
  return ["spo2", "sao2", "hba1", "hba1c", "co2", "b1"].includes(word) || (i > start && isLetter(chars[i]));
}

/** A hyphen with a space beside it parts ideas; inside a word it only parts words. */
function loneHyphen(chars: readonly string[], i: number): boolean {
  return chars[i] === "-" && (chars[i + 1] === " " || chars[i - 1] === " " || chars[i - 1] === "\n");
}

/** « trooop » is « trop » and « grosssesse » « grossesse »; letters written twice stay. */
export function collapse(word: string): string {
  const once = word.replace(/(.)\1{2,}/g, "$1");
  return once.length < 5 || once.length === word.length
    ? once
    : word.replace(/([bcdfglmnprst])\1{2,}/g, "$1$1").replace(/(.)\1{2,}/g, "$1");
}
