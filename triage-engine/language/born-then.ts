import type { Reader } from "./read.ts";

/** In a longer text somebody else may be meant. */
const mostLetters = 240;
const theBaby =
  /(?<!\p{L})(ma (petite )?fille|mon (petit )?(fils|garçon|b[ée]b[ée])|(mon|le) petit|le b[ée]b[ée])(?!\p{L})/iu;
const anElder = /(?<!\p{L})(a[iî]n[ée]e?|grande?|premi(er|ère))(?!\p{L})/iu;

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
      !theBaby.test(text) ||
      anElder.test(text)
    )
      return reading;
    return { ...reading, numbers: [...reading.numbers, { ...born, name: "age", about: "patient" }] };
  };
}
