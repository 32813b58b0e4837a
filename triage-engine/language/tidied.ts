import type { Reader } from "./read.ts";

/** The same reader, to whom spaces set twice, accents set apart and vowels drawn out (« jeeee ») say no more than they mean. Places are those in the tidied text. */
export const readingTidied =
  (read: Reader): Reader =>
  (text, asked, who) =>
    read(tidied(text), asked, who);

export const tidied = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/\s*\n\s*/g, "\n")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/(\p{L})([aeiouyéèêà])\2{2,}/giu, "$1$2")
    .replaceAll(/([aeiouyéèêà])\1{2,}(?=\p{L})/giu, "$1")
    .trim();
