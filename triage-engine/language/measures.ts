import type { NumberName } from "#triage-engine/schema.ts";
import type { Span } from "./spans.ts";
import type { Word } from "./words.ts";

export type Measure = { name: NumberName; value: number; at: number; end: number };

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const heatWords = set(
  "fievre temperature thermometre degre degres chaud chauffe corps palu febrile t fait monte tremble frissons frisson convulse grelotte brulant bouillant",
);
const pressureWords = set("tension ta pression tensiometre systolique hypertension bp");
const sugarWords = set("glycemie sucre dextro dextrostix glucose glucometre gly diabete glycemi capillaire hgt jeun");
const oxygenWords = set("spo2 sao2 sat saturation oxygene oxymetre sature saturometre");
const painWords = set("douleur mal douleurs maux souffre intensite echelle eva note souffrance");
const notHeat = set(
  "an mois semaine jour heure minute kg kilo kilos cm centimetre centimetres metre fois ans mg ml cp comprime fcfa f francs g mmol sa sur mn boutons bouton bonbon enfants personnes metres pour",
);

/** Temperatures, pressures, sugar, oxygen, pain scores, breaths, counts a day, heights: everything measured. Words in a span are left alone. */
export function measuresOf(words: readonly Word[], spans: readonly Span[]): Measure[] {
  const measures: Measure[] = [];
  const inSpan = (at: number) => spans.some((span) => at >= span.at && at <= span.end && span.unit !== "moment");
  for (let at = 0; at < words.length; at += 1) {
    const value = words[at]?.value;
    if (value === undefined || inSpan(at) || words[at]?.text.endsWith("aine") || words[at - 1]?.text === "type")
      continue;
    const found = ratio(words, at, value) ?? single(words, at, value);
    if (!found.length) continue;
    measures.push(...found);
    at = Math.max(at, ...found.map(({ end }) => end));
  }
  return measures.filter((one) => !takenAgain(one, measures, words));
}

/** « 19 à la pharmacie, reprise après repos : 15/9 »: a pressure that was taken again is that of the second time. */
const takenAgain = ({ name, at }: Measure, measures: readonly Measure[], words: readonly Word[]) =>
  /^(sys|dias)tolic$/.test(name) &&
  measures.some(
    (later) =>
      later.name === name &&
      later.at > at &&
      words.slice(at, later.at).some(({ text }) => /^(repri(s|se|t)|recontrol|remesur|refait|repos)/.test(text)),
  );

function ratio(words: readonly Word[], first: number, whole: number): Measure[] | undefined {
  // « 18 6 sur 11 2 » is 18,6/11,2
  const tenth = (place: number) => {
    const digit = words[place];
    return digit?.gap === 0 && (digit.value ?? 10) < 10 && digit.text === String(digit.value) ? digit.value! / 10 : 0;
  };
  const odd = /^(\/|sur)$/.test(words[first + 2]?.text ?? "") && whole >= 8 && whole < 30 ? tenth(first + 1) : 0;
  const at = odd ? first + 1 : first;
  const value = whole + odd;
  const sign = words[at + 1]?.text;
  const lower = words[at + 2]?.value;
  if (lower === undefined || (sign !== "/" && sign !== "sur") || (words[at + 2]?.gap ?? 0) > 0) return undefined;
  if (sign === "/" && words[at + 3]?.text === "/") return [];
  const other = lower + (odd ? tenth(at + 3) : 0);
  const end = at + (odd && other > lower ? 3 : 2);
  const pressed = cue(words, at, pressureWords, 6);
  if (other === 10 && value <= 10 && !pressed) return [{ name: "pain", value, at, end }];
  const tens = value < 30 && other < 20;
  const high = tens ? value * 10 : value;
  const low = tens ? other * 10 : other;
  const likely = high >= 60 && high <= 280 && low >= 30 && low <= 160 && high > low;
  if (!likely || (!pressed && (high - low < 20 || high < 80))) return [];
  return [
    { name: "systolic", value: Math.round(high), at, end },
    { name: "diastolic", value: Math.round(low), at, end },
  ];
}

function single(words: readonly Word[], at: number, value: number): Measure[] {
  const next = words[at + 1];
  const unit = next && next.gap === 0 ? next.text : "";
  const one = (name: NumberName, amount: number, end = at): Measure[] => [
    { name, value: Math.round(amount * 100) / 100, at, end },
  ];
  // « FR 62 », « fréquence respiratoire 62 », as nurses note it.
  if (/^(fr|respiratoire)$/.test(words[at - 1]?.text ?? "") && value >= 10 && value <= 90)
    return one("breaths_per_minute", value);
  const heat = temperature(words, at, value, unit);
  const sweet = sugar(words, at, value, unit);
  if (sweet !== undefined) return one("sugar", sweet, at + 1);
  if (unit === "%" || cue(words, at, oxygenWords, 4)) {
    if (value >= 40 && value <= 100 && cue(words, at, oxygenWords, 5)) return one("oxygen", value);
    if (unit === "%") return [];
  }
  if (cue(words, at, pressureWords, 4) && unit !== "an" && unit !== "mg" && unit !== "jour") {
    if (value >= 9 && value <= 28) return one("systolic", value * 10);
    if (value >= 80 && value <= 280) return one("systolic", value);
  }
  if (value >= 14 && value <= 28 && ["de", "d"].includes(unit) && words[at + 2]?.text === "tension")
    return one("systolic", value * 10);
  if (unit === "fois") return times(words, at, value);
  if (["selle", "selles", "caca", "cacas"].includes(unit) && value > 1 && value <= 60)
    return one("stools_per_day", value);
  if (unit === "vomissements" || unit === "vomissement") return one("vomits_per_day", value);
  if (perMinute(words, at))
    return cue(words, at, set("respire respiration respirations souffle frequence inspirations"), 6) ||
      /^respi|^cycle|^mouvement/.test(unit)
      ? one("breaths_per_minute", value)
      : [];
  if ((unit === "metre" || unit === "metres") && cue(words, at, set("tombe chute tomber hauteur saute haut"), 7))
    return one("fall_metres", value);
  if (
    (unit === "e" || unit === "eme" || unit === "ieme") &&
    words[at + 2]?.text.startsWith("etage") &&
    cue(words, at, set("tombe chute tomber saute"), 7)
  )
    return one("fall_metres", value * 3);
  if (heat) return one("temperature", heat.value, heat.end);
  if (
    value <= 10 &&
    ["a", "douleur", "est", "mal", "de"].includes(words[at - 1]?.text ?? "") &&
    cue(words, at, painWords, 3) &&
    (!unit || (next?.gap ?? 0) > 0 || unit === "et")
  )
    return one("pain", value);
  return [];
}

/** Whether one of the words stands up to `reach` words before, or right after, in the same sentence. */
function cue(words: readonly Word[], at: number, cues: ReadonlySet<string>, reach: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - reach); i -= 1) {
    if ((words[i + 1]?.gap ?? 0) === 2) break;
    const word = words[i];
    if (word && cues.has(word.text)) return true;
    if (word?.value !== undefined && word.kind === "number") break;
  }
  for (let i = at + 1; i <= Math.min(words.length - 1, at + 4); i += 1) {
    if ((words[i]?.gap ?? 0) === 2) break;
    if (cues.has(words[i]?.text ?? "")) return reach > 3;
  }
  return false;
}

/** « 39,5 », « 39°2 », « 38 5 », « 40 de fièvre »: 34 to 43, never with another unit. */
function temperature(
  words: readonly Word[],
  at: number,
  value: number,
  unit: string,
): { value: number; end: number } | undefined {
  if (value < 34 || value > 43) return undefined;
  const whole = Number.isInteger(value) && words[at]?.kind === "number";
  const second = words[at + 1];
  const third = words[at + 2];
  const digit = (word: Word | undefined) =>
    word?.value !== undefined &&
    word.kind === "number" &&
    Number.isInteger(word.value) &&
    word.value <= 9 &&
    word.gap === 0;
  if (whole && unit === "°") {
    if (digit(third)) return { value: value + (third?.value ?? 0) / 10, end: at + 2 };
    return { value, end: at + 1 };
  }
  if (notHeat.has(unit)) return undefined;
  if (whole && (digit(second) || ((unit === "et" || unit === "virgule" || unit === "point") && digit(third)))) {
    const place = digit(second) ? at + 1 : at + 2;
    const after = words[place + 1];
    if (!after || after.gap > 0 || !notHeat.has(after.text) || after.text === "pour")
      return { value: value + (words[place]?.value ?? 0) / 10, end: place };
  }
  if (!Number.isInteger(value)) return { value, end: at };
  if (unit === "degre" || unit === "degres" || unit === "c") return { value, end: at + 1 };
  if (bareHeat(words, at, value)) return { value, end: at };
  return cue(words, at, heatWords, 6) || sentenceHas(words, at, heatWords) ? { value, end: at } : undefined;
}

/** « j'ai 39 », « elle a 40 », without « ans »: said of a fever, not of an age, when other things that are wrong stand in the sentence. */
function bareHeat(words: readonly Word[], at: number, value: number): boolean {
  const before = words[at - 1]?.text ?? "";
  const next = words[at + 1];
  // « elle a 39 depuis hier »
  const closed = (next?.gap ?? 2) > 0 || /^(depuis|hier|ce|cette)$/.test(next?.text ?? "");
  // « un vieux de 80 ans alors que j'en ai 41 »
  const years = words[at - 2]?.text === "en";
  return value >= 38 && value <= 41 && ["ai", "a"].includes(before) && closed && !years && words.length > 5;
}

function sentenceHas(words: readonly Word[], at: number, cues: ReadonlySet<string>): boolean {
  const previous = words[at - 1]?.text ?? "";
  if (!["a", "est", "fait", "de", "ai", "y"].includes(previous)) return false;
  for (let i = at - 1; i >= 0 && (words[i + 1]?.gap ?? 0) < 2; i -= 1) if (cues.has(words[i]?.text ?? "")) return true;
  return false;
}

/** In g/L, from « g/l », « mg/dl », « mmol », or a bare figure beside a word for it. */
const bloodFats = set("cholesterol ldl hdl triglycerides");

function sugar(words: readonly Word[], at: number, value: number, unit: string): number | undefined {
  const spoken = cue(words, at, sugarWords, 5) && !cue(words, at, bloodFats, 2);
  const slash = words[at + 2]?.text === "/";
  const per = words[at + 3]?.text ?? "";
  if (unit === "mg" && slash && per === "dl") return value / 100;
  if (unit.startsWith("mmol")) return value * 0.18;
  if ((unit === "g" || unit === "gr" || unit === "gramme" || unit === "grammes") && ((slash && per === "l") || spoken))
    return value;
  if (unit === "j" && spoken) return value;
  if (!spoken || ["%", "an", "fois", "mois", "jour", "mg", "comprime", "morceau", "morceaux"].includes(unit))
    return undefined;
  if (value >= 0.2 && value <= 8) return value;
  return value >= 30 && value <= 800 ? value / 100 : undefined;
}

const stoolWords = set(
  "diarrhee selle selles caca toilette toilettes wc cabiner cabine besoin ventre chier chie coule court liquide douche diarrhe selles_",
);
const vomitWords = /^(vomi|rendre|rejet|rend$)/;

/** « 10 fois »: what is nearest in the sentence tells of what. */
function times(words: readonly Word[], at: number, value: number): Measure[] {
  if (value > 120) return [];
  for (let apart = 1; apart <= 8; apart += 1) {
    for (const i of [at - apart, at + 1 + apart]) {
      const text = words[i]?.text ?? "";
      if (i > at && words.slice(at + 1, i + 1).some(({ gap }) => gap > 0)) continue;
      if (i < at && words.slice(i + 1, at + 1).some(({ gap }) => gap > 1)) continue;
      if (vomitWords.test(text)) return [{ name: "vomits_per_day", value, at, end: at + 1 }];
      if (stoolWords.has(text)) return [{ name: "stools_per_day", value, at, end: at + 1 }];
      if (/^(respir|souffle)/.test(text) && perMinute(words, at + 1))
        return [{ name: "breaths_per_minute", value, at, end: at + 1 }];
    }
  }
  return [];
}

function perMinute(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + 5)
    .some(({ text }, i, rest) => text === "minute" && ["par", "/", "la"].includes(rest[i - 1]?.text ?? ""));
}
