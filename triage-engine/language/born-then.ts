import { hearingBesides } from "./besides.ts";
import type { Reader } from "./read.ts";
import { theWriter } from "./who.ts";
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

const born = /\b(?:nee?s?|naissance|accouche(?!r)\w*|allait\w*|tete)\b/;
/** « ma sœur est enceinte de 39 semaines » */
const another =
  /\b(?:elle|femme|epouse|soeur|fille|copine|cousine|voisine|amie|belle|belle-\w+|tante|patronne|employee|nous)\b/;

/** « accoucher avant terme comme ma sœur » */
const likeAnother = /\bcomme (?:ma|mon|la|une|sa) (?:(?:grande|petite|belle)[- ])?\S+/g;

/** The same reader, for whom a baby that is not born yet is not who is ill: « 39 semaines, pas de contractions, bébé bouge bien » is of who expects it. */
export function knowingTheUnborn(read: Reader): Reader {
  return hearingBesides(read, ({ reading, plain }) => {
    const weeks = reading.numbers.find(({ name }) => name === "pregnancy_weeks")?.value ?? 0;
    const unborn =
      weeks >= 12 &&
      reading.who?.kind === "baby" &&
      !reading.numbers.some(({ name }) => name === "age" || name === "days_after_birth") &&
      !born.test(plain) &&
      !another.test(plain.replace(likeAnother, ""));
    return unborn ? { ...reading, who: theWriter } : reading;
  });
}
