import { folded } from "./bare-denials.ts";
import type { Reader } from "./read.ts";

/** In a longer text somebody else may be meant. */
const mostLetters = 240;
const theBaby = /\b(ma (petite )?fille|mon (petit )?(fils|garcon|bebe)|(mon|le) petit|le bebe)\b/;
const anElder = /\b(ainee?|grande?|premiere?)\b/;

/** The same reader, for whom a baby is as old as it is said to be born: « j'ai accouché il y a trois jours, ma fille … ». */
export function knowingTheBorn(read: Reader): Reader {
  return (text, asked, who) => {
    const reading = read(text, asked, who);
    const born = reading.numbers.find(({ name, about }) => name === "days_after_birth" && about === "other");
    if (
      !born ||
      !/^(baby|child)$/.test(reading.who?.kind ?? "") ||
      reading.numbers.some(({ name }) => name === "age") ||
      text.length > mostLetters ||
      !theBaby.test(folded(text)) ||
      anElder.test(folded(text))
    )
      return reading;
    return { ...reading, numbers: [...reading.numbers, { ...born, name: "age", about: "patient" }] };
  };
}
