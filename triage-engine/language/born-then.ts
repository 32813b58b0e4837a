import type { Reader } from "./read.ts";
import { readWords } from "./words.ts";

/** Of whom a sister or a daughter gave birth, the child is not told by « ma fille ». */
const ofTheWriter = /\b(j ai|jai|g|j avais) accouche/;
/** In a longer text somebody else may be meant. */
const mostLetters = 240;
const theBaby = /\b(ma (petite )?fille|mon (petit )?(fils|garcon|bebe)|(mon|le) petit|le bebe)\b/;
const anElder = /\b(ainee?|grande?|premiere?)\b/;

/** The same reader, for whom a baby is as old as it is said to be born: « j'ai accouché il y a trois jours, ma fille … ». */
export function knowingTheBorn(read: Reader): Reader {
  return (text, asked, who) => {
    const reading = read(text, asked, who);
    const plain = readWords(text)
      .map((word) => word.text)
      .join(" ");
    const born = reading.numbers.find(({ name, about }) => name === "days_after_birth" && about === "other");
    if (
      !born ||
      !/^(baby|child)$/.test(reading.who?.kind ?? "") ||
      reading.numbers.some(({ name }) => name === "age") ||
      plain.length > mostLetters ||
      !ofTheWriter.test(plain) ||
      !theBaby.test(plain) ||
      anElder.test(plain)
    )
      return reading;
    return { ...reading, numbers: [...reading.numbers, { ...born, name: "age", about: "patient" }] };
  };
}
