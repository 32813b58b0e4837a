import { isPutRight } from "./repair.ts";
import type { Word } from "./words.ts";

/** A stretch of time in a text, in days. `cue` tells how it is told: since, ago, the length of something, or bare. */
export type Span = {
  at: number;
  end: number;
  days: number;
  unit: "an" | "mois" | "semaine" | "jour" | "heure" | "minute" | "moment";
  value: number;
  cue: "since" | "ago" | "length" | "bare";
};

const unitDays: Readonly<Record<string, number>> = {
  an: 365.25, annee: 365.25, mois: 30.4375, semaine: 7, jour: 1, journee: 1, nuit: 1, nuits: 1, heure: 1 / 24, minute: 1 / 1440,
}; // prettier-ignore
const unitName = (text: string): Span["unit"] | undefined =>
  text === "annee"
    ? "an"
    : /^(journee|nuit)s?$/.test(text)
      ? "jour"
      : text in unitDays
        ? (text as Span["unit"])
        : undefined;
const vague: Readonly<Record<string, number>> = { quelque: 3, quelques: 3, plusieurs: 4, des: 4, qlq: 3 };
const weekdays = new Set(["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"]);

/** Every stretch of time, in order. */
export function spansOf(words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const span = counted(words, at) ?? told(words, at);
    if (!span || (span.unit === "heure" && clock(words, span.at)) || coming(words, span)) continue;
    spans.push({ ...span, cue: cueOf(words, span.at, span.end) });
    at = span.end;
  }
  return spans;
}

/** « à 22h », « vers 3 heures »: a time of day. « il a 3 heures » is not. */
function clock(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return words[at]?.gap === 0 && (before?.text === "vers" || (before?.text === "a" && before.accented));
}

/** « jusqu'à jeudi », « attendre lundi », « travailler lundi », « un examen dans six jours »: still to come. */
function coming(words: readonly Word[], { at, unit }: Pick<Span, "at" | "unit">): boolean {
  let before = at - 1;
  while (/^(a|au|ce|l[ae]?)$/.test(textOf(words, before)) && words[before + 1]?.gap === 0) before -= 1;
  if (unit !== "moment") return before === at - 1 && words[at]?.gap === 0 && textOf(words, before) === "dans";
  return (
    words[before + 1]?.gap === 0 &&
    /^(jusqu.*|ici|attend.*|rdv|sont|sera|travailler|reprendre|aller|partir|passer)$/.test(textOf(words, before)) &&
    !/^cet?t?e?$/.test(textOf(words, at - 1))
  );
}

/** « 3 jours », « 2 ans et demi », « 2 à 3 semaines », « quelques jours », « une heure ». */
function counted(words: readonly Word[], at: number): Omit<Span, "cue"> | undefined {
  const first = words[at];
  if (!first) return undefined;
  let i = at;
  let value = first.value ?? vague[first.text];
  if (value === undefined) return undefined;
  const link = words[i + 1]?.text ?? "";
  if (
    first.value !== undefined &&
    words[i + 2]?.value !== undefined &&
    ["a", "ou", "-"].includes(link) &&
    words[i + 2]?.gap === 0
  ) {
    value = Math.max(value, words[i + 2]?.value ?? value);
    i += 2;
  } else if (
    first.value !== undefined &&
    words[i + 1]?.value !== undefined &&
    words[i + 1]?.gap === 0 &&
    unitName(textOf(words, i + 2))
  ) {
    value = Math.max(value, words[i + 1]?.value ?? value);
    i += 1;
  }
  if (["bonne", "bonnes", "petits", "petit", "dernier", "premier", "de"].includes(textOf(words, i + 1))) i += 1;
  const unitWord = words[i + 1];
  const unit = unitWord && unitWord.gap === 0 ? unitName(unitWord.text) : undefined;
  if (!unitWord || !unit) return undefined;
  let end = i + 1;
  let days = value * (unitDays[unitWord.text] ?? 1);
  if (textOf(words, end + 1) === "et" && textOf(words, end + 2).startsWith("demi")) {
    days += (unitDays[unitWord.text] ?? 1) / 2;
    end += 2;
  } else if (
    unit === "an" &&
    textOf(words, end + 1) === "et" &&
    words[end + 2]?.value !== undefined &&
    textOf(words, end + 3) === "mois"
  ) {
    days += (words[end + 2]?.value ?? 0) * 30.4375;
    end += 3;
  } else if (
    unit === "an" &&
    words[end + 1]?.value !== undefined &&
    textOf(words, end + 2) === "mois" &&
    words[end + 1]?.gap === 0
  ) {
    days += (words[end + 1]?.value ?? 0) * 30.4375;
    end += 2;
  }
  return { at, end, days, unit, value };
}

const textOf = (words: readonly Word[], at: number) => (words[at]?.gap === 2 ? "" : (words[at]?.text ?? ""));

/** « hier », « ce matin », « la semaine passée »… */
function told(words: readonly Word[], at: number): Omit<Span, "cue"> | undefined {
  const text = words[at]?.text ?? "";
  const next = textOf(words, at + 1);
  const moment = (days: number, length: number) => ({
    at,
    end: at + length - 1,
    days,
    unit: "moment" as const,
    value: 1,
  });
  const passed = ["passe", "passee", "dernier", "derniere"].includes(next);
  switch (text) {
    case "hier":
      return next === "nuit" || next === "soir" ? moment(0.6, 2) : next === "matin" ? moment(1.2, 2) : moment(1, 1);
    case "avanthier":
      return moment(2, 1);
    case "aujourdhui":
      return moment(0.3, 1);
    case "matin":
    case "midi":
    case "soir":
    case "nuit":
    case "journee":
      return ["ce", "cette", "depuis"].includes(words[at - 1]?.text ?? "") || (passed && words[at - 1]?.text === "la")
        ? moment(text === "nuit" ? 0.5 : text === "soir" ? 0.2 : 0.35, 1)
        : undefined;
    case "apres":
      return next === "midi" && ["cette", "l"].includes(words[at - 1]?.text ?? "") ? moment(0.25, 2) : undefined;
    case "tout":
      return next === "a" && textOf(words, at + 2) === "l" && textOf(words, at + 3) === "heure"
        ? moment(0.1, 4)
        : undefined;
    case "instant":
    case "linstant":
      return moment(0.02, 1);
    case "semaine":
      return passed ? moment(7, 2) : undefined;
    case "mois":
      return passed ? moment(30, 2) : undefined;
    case "an":
    case "annee":
      // « j'ai connu cela l'an dernier »: once before.
      // « et l'an passé pareil »
      return passed &&
        !words.slice(Math.max(0, at - 6), at).some((word) => /^(deja|connu|eu)$/.test(word.text)) &&
        !/^(pareil|pareille|meme|aussi|deja)$/.test(textOf(words, at + 2))
        ? moment(365, 2)
        : undefined;
    case "toujours":
      return words[at - 1]?.text === "depuis" ? moment(3650, 1) : undefined;
    case "enfance":
    case "naissance":
      return undefined;
    case "weekend":
      return moment(3, passed ? 2 : 1);
    case "veille":
      return words[at - 1]?.text === "la" ? moment(1, 1) : undefined;
    default:
      return weekdays.has(text) && (passed || !everyWeek(words, at)) ? moment(3, passed ? 2 : 1) : undefined;
  }
}

/** « le foot du dimanche », « je pleure le dimanche soir »; « le lundi 12 » is one day. */
function everyWeek(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text;
  return before === "du" || (before === "le" && words[at + 1]?.value === undefined && words[at - 2]?.text !== "depuis");
}

function cueOf(words: readonly Word[], at: number, end: number): Span["cue"] {
  for (let i = at - 1; i >= Math.max(0, at - 5); i -= 1) {
    const word = words[i];
    if (!word || (words[i + 1]?.gap ?? 0) > 0) break;
    if (word.text === "depuis" || word.text === "voila" || word.text === "voici") return "since";
    // « ça fait trois ans », and not « en fait, trois ans »
    if (/^fai(t|re)$/.test(word.text) && !ofAge(words, i) && i >= at - 3) return "since";
    if (word.text === "a" && words[i - 1]?.text === "y") return afterQue(words, end) ? "since" : "ago";
    if (["pendant", "durant", "dure", "durent", "bout", "duree"].includes(word.text)) return "length";
    if (
      word.value !== undefined ||
      !(
        word.small ||
        word.filler ||
        /^(plus|moins|pres|deja|environ|bientot|plutot|bien|facilement|largement)$/.test(word.text)
      )
    )
      break;
  }
  if (afterQue(words, end)) return "since";
  return "bare";
}

/** « en fait, trois ans », « elle a fait 70 ans » */
const ofAge = (words: readonly Word[], at: number) =>
  words[at - 1]?.text === "en" || (/^ai?$/.test(words[at - 1]?.text ?? "") && words[at - 2]?.text !== "ca");

function afterQue(words: readonly Word[], end: number): boolean {
  const next = words[end + 1];
  return next !== undefined && next.gap === 0 && (next.text === "que" || next.text === "qu");
}

/** The words of counted times may be jumped over: « bébé de 10 jours chaud » is « bébé chaud ». */
export function passOver(words: Word[], spans: readonly Span[]): void {
  for (const { at, end, unit } of spans) {
    // « hier soir » is no evening of every day.
    const [evening] = unit === "moment" && words[at]?.text === "hier" ? words.slice(at + 1, end + 1) : [];
    if (evening) words.splice(at + 1, 1, { ...evening, small: true });
    if (unit === "moment") continue;
    for (let i = at; i <= end; i += 1) {
      const word = words[i];
      if (word) words.splice(i, 1, { ...word, filler: true });
    }
  }
}

/**
 * Spans without those that another puts right (« 2 jours, pardon, 3 », « 3 mois… non pardon, 3 semaines »): what was told wrongly keeps its place among the words and
 * takes the time told last.
 */
export function putRight(words: readonly Word[], spans: readonly Span[]): Span[] {
  const right: Span[] = [];
  spans.forEach((span, index) => {
    const last = spans[index - 1];
    const candidates =
      last && isPutRight(words.slice(last.end + 1, span.at)) ? right.filter((one) => mayBe(one, span)) : [];
    const wrong =
      candidates.filter(({ unit }) => unit === span.unit).at(-1) ??
      candidates.filter(({ value, unit }) => value === span.value && unit !== "moment").at(-1) ??
      candidates.at(-1);
    if (!wrong) {
      right.push(span);
      return;
    }
    const { at, end, cue } = wrong;
    const place = right.findIndex((one) => one.at === at);
    right.splice(place, 1, { ...span, at, end, cue: span.cue === "bare" ? cue : span.cue });
  });
  return right;
}

/** Whether two times may be told of the same thing: none that is since or ago is an age, and no age is told in hours. */
const mayBe = (wrong: Span, right: Span) =>
  (wrong.cue === right.cue || right.cue === "bare") &&
  !(wrong.unit === "an" && wrong.cue === "bare" && /^(heure|minute|moment)$/.test(right.unit));

/** « comme chaque mois depuis que j'ai treize ans », « depuis mes onze ans »: an age, and no time that this complaint has lasted. */
export function sinceAge(words: readonly Word[], { at, unit }: Span): boolean {
  if (unit !== "an") return false;
  const before = (back: number) => words[at - back]?.text ?? "";
  const near = words
    .slice(Math.max(0, at - 6), at)
    .map(({ text }) => text)
    .join(" ");
  if (/(tous les mois|chaque (mois|fois|cycle)) depuis$/.test(near)) return true;
  const [third, second, first] = [before(1), before(2), before(3)];
  if (/^(mes|ses|tes|vos)$/.test(third)) return second === "depuis";
  // « depuis l'âge de treize ans »
  if (second === "age") return before(4) === "depuis";
  return /^(ai|a|avait|avais)$/.test(third) && /^(j|il|elle)$/.test(second) && /^qu?e?$/.test(first);
}
