/** The alphabet in which 160 characters fit one SMS (GSM 03.38); one letter outside it leaves 70 (design page "providers", 4.4). */
const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** These exist too, and take two places each. */
const extended = "^{}\\[~]|€";

const letters = new Set([...basic, ...extended]);
const foreign = new RegExp(`[^${(basic + extended).replace(/[\\\]^-]/g, "\\$&")}]`, "gu");

const closest: Record<string, string> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "«": '"',
  "»": '"',
  "–": "-",
  "—": "-",
  "‑": "-",
  "…": "...",
  "•": "-",
  "→": "->",
  "×": "x",
  œ: "oe",
  Œ: "OE",
  "\t": " ",
  "`": "'",
};

function closestLetter(letter: string): string {
  if (letter in closest) return closest[letter]!;
  if (/\s/u.test(letter)) return " ";
  const plain = letter.normalize("NFD").replace(/\p{M}/gu, "");
  return [...plain].every((one) => letters.has(one)) ? plain : "?";
}

/**
 * The text in letters every phone takes at 160 to the SMS: ê becomes e, ç becomes c, typographic quotes and dashes become
 * plain ones, special spaces become plain, and what has no likeness becomes a question mark.
 */
export function toSmsAlphabet(text: string): string {
  return text
    .normalize("NFC")
    .replace(foreign, closestLetter)
    .replace(/" ([^"]*?) "/g, '"$1"');
}

/** How many SMS a folded text takes: 160 places alone, 153 each when joined. */
export function smsParts(folded: string): number {
  const places = [...folded].reduce((sum, letter) => sum + (extended.includes(letter) ? 2 : 1), 0);
  return places <= 160 ? 1 : Math.ceil(places / 153);
}

const link = /^https?:\/\/\S+$/;

/**
 * Splits long numbers into groups of two, so that whoever looks for a code finds only the code: a run of 6 to 10 digits stands
 * first in a message, or in a link alone on its line, or nowhere (decisions, "Messages").
 */
export function splitLongNumbers(text: string): string {
  if (!/\d{6}/.test(text)) return text;
  return text
    .split("\n")
    .map((line, index) => {
      if (link.test(line)) return line;
      const code = index === 0 ? (/^\d{6,10}(?!\d)/.exec(line)?.[0] ?? "") : "";
      return code + line.slice(code.length).replace(/\d{6,}/g, (run) => run.replace(/\d{2}(?=\d)/g, "$& "));
    })
    .join("\n");
}
