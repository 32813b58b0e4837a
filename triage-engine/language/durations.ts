import type { Concept, NumberName } from "#triage-engine/schema.ts";
import type { Span } from "./spans.ts";
import type { Word } from "./words.ts";

/** A sign with its place among the words. */
export type Placed = {
  concept: string;
  first: number;
  last: number;
  polarity: "yes" | "no" | "unknown";
  past: boolean;
};
export type Timing = {
  days: ReadonlyMap<Placed, number>;
  numbers: readonly { name: NumberName; value: number; at: number; end: number }[];
};

const urine = /^(urin|pipi|piss)/;
const seizure = /^(convuls|crise|seco|trembl)/;
const bleeding = /^(saign|sang|coul)/;
const water = new Set(["pas", "plus", "rien", "seche", "sec", "aucun", "aucune", "sans", "jamais"]);

/**
 * Gives each stretch of time to the signs of its clause, or to the nearest before it, and reads what else a time tells: hours without urine, minutes of
 * a fit. The general duration is the longest that belongs to no lasting illness.
 */
export function timesOf(
  words: readonly Word[],
  spans: readonly Span[],
  placed: readonly Placed[],
  kinds: ReadonlyMap<string, Concept["kind"]>,
): Timing {
  const days = new Map<Placed, number>();
  const numbers: { name: NumberName; value: number; at: number; end: number }[] = [];
  // A time told of a sign weighs more than one told of nothing that is known: « plus fait de sport depuis des mois ».
  const longest: Record<"owned" | "other", { days: number; span: Span } | undefined> = {
    owned: undefined,
    other: undefined,
  };
  for (const span of spans) {
    const special = specialNumber(words, span);
    if (special) numbers.push({ ...special, at: span.at, end: span.end });
    if (special?.name === "seizure_minutes" || special?.name === "bleeding_minutes") continue;
    if (span.cue === "bare" && repeats(words, span)) continue;
    if (span.cue === "since" && firstSince(words, span)) continue;
    if (span.cue === "ago" && wasOver(words, span)) continue;
    const owners = ownersOf(words, span, placed);
    for (const owner of owners) days.set(owner, Math.max(days.get(owner) ?? 0, span.days));
    if (span.cue === "bare" && !owners.length && span.unit !== "moment") continue;
    const lasting =
      owners.length > 0 &&
      owners.every((owner) => kinds.get(owner.concept) === "history" || owner.past || owner.polarity !== "yes");
    if (lasting && span.days > 30) continue;
    const kind = owners.some(({ concept, polarity }) => polarity === "yes" && kinds.get(concept) !== "circumstance")
      ? "owned"
      : "other";
    if (!lasting && span.days > (longest[kind]?.days ?? 0)) longest[kind] = { days: span.days, span };
    if ((span.cue === "ago" || span.unit === "moment") && span.days <= 31 && owners.length) {
      numbers.push({
        name: "hours_since_event",
        value: Math.round(span.days * 24 * 100) / 100,
        at: span.at,
        end: span.end,
      });
    }
  }
  const { owned, other } = longest;
  const found = !owned || (owned.span.cue !== "since" && (other?.days ?? 0) > owned.days) ? (other ?? owned) : owned;
  if (found)
    numbers.push({
      name: "duration",
      value: Math.round(found.days * 1000) / 1000,
      at: found.span.at,
      end: found.span.end,
    });
  return { days, numbers };
}

/** « mon premier match depuis 2 ans » tells how long it had not been, « j'habite ici depuis un an » how long one lives so: nothing of the illness. */
function firstSince(words: readonly Word[], span: Span): boolean {
  for (let i = span.at - 1; i >= Math.max(0, span.at - 5); i -= 1) {
    if ((words[i + 1]?.gap ?? 0) > 0) return false;
    if (/^(premiere?s?|1?ere?)$/.test(words[i]?.text ?? "")) return true;
    // « je travaille comme vendeuse depuis trois mois »
    if (/^(travaill|vend|habit|mariee?$|etudi|apprenti)/.test(words[i]?.text ?? "")) return true;
    // « moi qui n'en faisais plus depuis un an »
    if (words[i]?.text === "plus" && /[a-z]{2}ai[st]$/.test(words[i - 1]?.text ?? "")) return true;
  }
  return false;
}

/** « j'avais eu la même chose il y a deux ans », « mes règles étaient il y a deux semaines »: not this illness. */
function wasOver(words: readonly Word[], span: Span): boolean {
  for (let i = span.at - 1; i >= Math.max(0, span.at - 8) && words[i + 1]?.gap === 0; i -= 1)
    if (
      words[i]?.text === "regles" ||
      (/^avai(s|t|ent)$/.test(words[i]?.text ?? "") && /^(eu|fait|deja)$/.test(words[i + 1]?.text ?? ""))
    )
      return true;
  return false;
}

/** « toutes les 2 heures », « 3 fois par jour », « dans 3 jours »: no duration. */
function repeats(words: readonly Word[], span: Span): boolean {
  if (words[span.at]?.text === "un" && span.unit === "jour") return true;
  const before = words[span.at - 1]?.text ?? "";
  const second = words[span.at - 2]?.text ?? "";
  // « je dors juste 3 ou 4 heures »
  if (
    span.unit === "heure" &&
    words.slice(Math.max(0, span.at - 5), span.at).some(({ text }) => /^dor[st]?$/.test(text))
  )
    return true;
  return (
    ["dans", "par", "chaque", "apres", "avant", "tous", "toutes", "tout", "comme"].includes(before) ||
    (before === "les" && second.startsWith("tou")) ||
    (before === "le" && second === "comme") ||
    second === "toutes"
  );
}

/** The signs of the span's own clause; else the last sign before it in the sentence, else the first after it. */
function ownersOf(words: readonly Word[], span: Span, placed: readonly Placed[]): Placed[] {
  let start = span.at;
  while (start > 0 && (words[start]?.gap ?? 0) === 0 && words[start]?.text !== "mais") start -= 1;
  let end = span.end;
  while (end + 1 < words.length && (words[end + 1]?.gap ?? 0) === 0 && words[end + 1]?.text !== "mais") end += 1;
  const inClause = placed.filter(({ first, last }) => first >= start && last <= end);
  const before = inClause.filter(({ first }) => first < span.at);
  if (before.length) return before;
  if (inClause.length) return inClause;
  const sentence = placed.filter(
    ({ last }) => last < span.at && !words.slice(last + 1, span.at + 1).some(({ gap }) => gap === 2),
  );
  const nearest = sentence.at(-1);
  if (nearest && span.at === start) return sentence.filter(({ last }) => last === nearest.last);
  if (span.cue === "since" && !sentence.length)
    return placed.filter(
      ({ first }) => first > span.end && !words.slice(span.end + 1, first + 1).some(({ gap }) => gap === 2),
    );
  return [];
}

function specialNumber(words: readonly Word[], span: Span): { name: NumberName; value: number } | undefined {
  let urineAt = -1;
  let seizureAt = -1;
  let bleedingAt = -1;
  let dry = false;
  for (let i = span.at - 1; i >= Math.max(0, span.at - 8); i -= 1) {
    if ((words[i + 1]?.gap ?? 0) === 2) break;
    const text = words[i]?.text ?? "";
    if (urine.test(text) || text === "couche") urineAt = i;
    if (seizure.test(text)) seizureAt = i;
    if (bleeding.test(text)) bleedingAt = i;
    // « je ne me suis pas évanoui, j'urine bien »: another clause denies.
    const apart = words.slice(i + 1, urineAt + 1).some(({ gap }) => gap > 0);
    if (water.has(text) && deniesUrine(words, i) && !apart) dry = true;
  }
  for (let i = span.end + 1; i <= span.end + 7 && i < words.length; i += 1) {
    if ((words[i]?.gap ?? 0) === 2) break;
    if (urine.test(words[i]?.text ?? "") && dryAround(words, span.end + 1, i))
      return { name: "hours_without_urine", value: hours(span) };
  }
  if (urineAt >= 0 && dry && span.cue !== "ago") return { name: "hours_without_urine", value: hours(span) };
  const minutes = Math.round(span.days * 1440);
  if (span.unit !== "minute" && span.unit !== "heure") return undefined;
  if (span.cue === "ago") return undefined;
  if (seizureAt >= 0) return { name: "seizure_minutes", value: minutes };
  return bleedingAt >= 0 ? { name: "bleeding_minutes", value: minutes } : undefined;
}

/** « pas fait pipi » says so; « pas essoufflé, j'urine bien » does not. */
function dryAround(words: readonly Word[], from: number, at: number): boolean {
  let start = at;
  while (start > from && (words[start]?.gap ?? 0) === 0) start -= 1;
  return words.slice(start, at + 3).some(({ text, gap }, i) => water.has(text) && !(gap > 0 && start + i > at));
}

/** « sans uriner », « pas de pipi », not « pas de brûlure en urinant ». */
function deniesUrine(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.text ?? "";
  if (/^de?$/.test(next)) return urine.test(words[at + 2]?.text ?? "");
  return !/^(sans|aucune?)$/.test(words[at]?.text ?? "") || urine.test(next);
}

/** Hours that have passed at least: « depuis hier » is half a day or more. */
function hours(span: Span): number {
  if (span.unit === "moment") return span.days >= 2 ? 36 : span.days >= 0.6 ? 14 : 8;
  return Math.round(span.days * 24);
}
