/** Any text. */
export const any = /[^]+/;

/** A text in small letters without accents that holds none of these words. */
export const without = (words: string): RegExp => new RegExp(String.raw`^(?![^]*\b(?:${words})\b)`);
