/** What the standard fonts of PDF draw besides ASCII: Latin-1, and the rest of Windows-1252. */
const beyondLatin = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";

const closest: Record<string, string> = {
  "\u02bc": "’",
  "‑": "-",
  "−": "-",
  "→": "›",
  ɛ: "è",
  Ɛ: "È",
  ɔ: "o",
  Ɔ: "O",
  ŋ: "ng",
  Ŋ: "Ng",
  ɲ: "gn",
  Ɲ: "Gn",
  ɓ: "b",
  Ɓ: "B",
  ɗ: "d",
  Ɗ: "D",
};

function isDrawn(letter: string): boolean {
  const point = letter.codePointAt(0)!;
  return (
    (point >= 0x20 && point < 0x7f) ||
    (point >= 0xa1 && point <= 0xff && point !== 0xad) ||
    beyondLatin.includes(letter)
  );
}

function closestLetter(letter: string): string {
  if (isDrawn(letter)) return letter;
  if (letter in closest) return closest[letter]!;
  // U+202F above all: French typography's narrow space has no glyph in these fonts.
  if (/\s/u.test(letter)) return "\u00a0";
  const plain = letter.normalize("NFD").replace(/\p{M}/gu, "");
  return plain !== "" && [...plain].every(isDrawn) ? plain : "?";
}

/**
 * The text in letters that every reader's built-in Helvetica has: é, œ, «, ’, – and the no-break space stay; a narrow space becomes
 * a no-break one, and what has no likeness becomes a question mark. Line breaks and other control characters become spaces.
 */
export function toPdfAlphabet(text: string): string {
  return [
    ...text.normalize("NFC").replace(/[\s\p{Cc}\p{Cf}]+/gu, (run) => (/^[\u00a0\u202f]+$/.test(run) ? "\u00a0" : " ")),
  ]
    .map(closestLetter)
    .join("");
}
