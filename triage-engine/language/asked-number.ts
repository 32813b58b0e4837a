import type { NumberName } from "#triage-engine/schema.ts";
import type { Span } from "./spans.ts";
import type { Word } from "./words.ts";

export type AskedNumber = { name: NumberName; value: number; at: number; end: number };

const year = 365.25;

/** The number that answers a pending question, its unit implied by the question: « 39 », « 2 ans », « 8 », « trois jours ». */
export function askedNumber(
  name: NumberName,
  words: readonly Word[],
  spans: readonly Span[],
  small: boolean,
): AskedNumber | undefined {
  const span = spans[0];
  const place = words.findIndex(({ value, text }) => value !== undefined && !(value === 1 && text.startsWith("un")));
  const value = words[place]?.value;
  const inSpan = span !== undefined && place >= span.at && place <= span.end;
  const bare = (amount: number | undefined): AskedNumber | undefined =>
    amount === undefined ? undefined : { name, value: round(amount), at: place, end: place };
  const timed = (amount: number): AskedNumber | undefined =>
    span ? { name, value: round(amount), at: span.at, end: span.end } : undefined;
  switch (name) {
    case "age": {
      const age = spans.find((one) => isAge(one, words, small));
      if (age) return { name, value: round(age.days), at: age.at, end: age.end };
      if (inSpan || notYears.test(words[place + 1]?.text ?? "")) return undefined;
      if (value === undefined || value > 115) return undefined;
      return bare(small ? value * 30.4375 : value * year);
    }
    case "duration":
      if (!span && value === undefined) return vaguely(words);
      return span ? timed(span.days) : bare(value !== undefined && value < 1000 ? value : undefined);
    case "days_after_birth":
      return span ? timed(span.days) : bare(value !== undefined && value < 1000 ? value : undefined);
    case "pregnancy_weeks":
      if (span) return timed(span.days / 7);
      return value === undefined || value > 43 ? undefined : bare(value <= 9 ? value * 4.345 : value);
    case "hours_without_urine":
    case "hours_since_event":
      if (span)
        return timed(
          span.unit === "moment" && name === "hours_without_urine" ? (span.days >= 0.6 ? 14 : 8) : span.days * 24,
        );
      return bare(value);
    case "seizure_minutes":
    case "bleeding_minutes":
      return span ? timed(span.days * 1440) : bare(value);
    default:
      // « mesuré il y a deux mois, c'était normal, 0,95 »
      return measure(name, words, spans);
  }
}

/** What is counted when it is no age: « à 22h », « 3 fois », « 70 kilos ». */
const notYears = /^(heure|minute|fois|kg|kilo|cm|degre|comprime|enfant|grossesse|semaine)/;

/** « depuis 3 jours » and « à 22h » tell no age; « né il y a 3 jours » does. */
function isAge({ unit, cue }: Span, words: readonly Word[], small: boolean): boolean {
  if (unit === "moment" || (!small && words.length > 3 && (unit === "heure" || unit === "minute"))) return false;
  return (cue !== "since" && cue !== "ago") || words.some(({ text }) => /^(ne|nee|naissance)$/.test(text));
}

/** How long, told without a figure; each is taken for the least that is meant. */
const vagueSpans: readonly (readonly [string, number])[] = [
  [
    "pas longtemps|pas tres longtemps|depuis peu|recemment|recent|a peine|vient de commencer|vient de debuter|vient juste|maintenant|la veille",
    1,
  ],
  [
    "annees|annee|enfance|toute petite|tout petit|suis petite|suis petit|etais petite|etais petit|est petite|est petit|tres longtemps|jeune",
    120,
  ],
  ["longtemps|un bon moment|un bout de temps", 45],
];

function vaguely(words: readonly Word[]): AskedNumber | undefined {
  const text = ` ${words.map((word) => word.text).join(" ")} `;
  if (words.length > 8) return undefined;
  const found = vagueSpans.find(([phrases]) => phrases.split("|").some((phrase) => text.includes(` ${phrase} `)));
  return found && { name: "duration", value: found[1], at: 0, end: words.length - 1 };
}

function measure(name: NumberName, words: readonly Word[], spans: readonly Span[]): AskedNumber | undefined {
  const free = (place: number) => !spans.some(({ at, end }) => place >= at && place <= end);
  const place = words.findIndex(({ value, text }, at) => value !== undefined && !text.startsWith("un") && free(at));
  const value = place < 0 ? undefined : measured(name, words[place]!.value!, words, place);
  return value === undefined ? undefined : { name, value: round(value), at: place, end: place };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function measured(name: NumberName, value: number, words: readonly Word[], place: number): number | undefined {
  const between = (low: number, high: number, amount = value) => (amount >= low && amount <= high ? amount : undefined);
  const next = words[place + 1];
  switch (name) {
    case "temperature":
      return between(
        30,
        44,
        next?.kind === "number" && (next.value ?? 10) < 10 && next.gap === 0 && Number.isInteger(value)
          ? value + (next.value ?? 0) / 10
          : value,
      );
    case "systolic":
      return value < 30 ? between(50, 290, value * 10) : between(50, 290);
    case "diastolic":
      return value < 20 ? between(30, 180, value * 10) : between(30, 180);
    case "sugar":
      return value < 12 ? value : value < 30 ? value * 0.18 : between(0.2, 10, value / 100);
    case "oxygen":
      return between(30, 100);
    case "pain":
      return between(0, 10);
    default:
      return between(0, 400);
  }
}
