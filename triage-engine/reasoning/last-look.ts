import { dangersByMatter, illnesses, words } from "#triage-engine/knowledge/words.ts";
import { sorted } from "#triage-engine/sorted.ts";
import { holds, type Known } from "./conditions.ts";
import { complaints } from "./levels.ts";
import type { Asking, Open } from "./questions.ts";

/** The question after the dangers that no page asks for. */
export const lastLookId = "other-dangers";

/** Signs in one list. */
const longest = 5;
/** What nobody has who writes of themself. */
const asleep: ReadonlySet<string> = new Set(["unconscious", "confusion", "drowsy"]);
/** What they have to do with: more in one list confuses. */
const mattersAtOnce = 2;
/** What many rules of emergency know is asked before what only one knows. */
const commonness = 0.1;

/**
 * The signs of danger that nobody has spoken of and any one of which, with what was told, would be an emergency by a rule of any presentation: so what the
 * chosen presentations do not ask is not left out. The matter that most rules wait for comes first, and its signs stand together. Asked once.
 */
export function lastLook(asking: Asking): Open | undefined {
  const id = lastLookId;
  if (asking.asked.has(id)) return;
  const writes = asking.facts.who?.kind === "self";
  const signs = byMatter(waitedFor(asking).filter((one) => !(writes && asleep.has(one)))).slice(0, longest);
  const [first] = signs;
  if (!first) return;
  const stem = signs.length > 1 ? words.also : words.plain(asking.book.concepts.get(first)?.label ?? first);
  return { question: { id, facts: signs, ...stem }, facts: signs };
}

/** What the choices of the shared question on pregnancy stand for. */
const ofWomen = ["late_period", "pregnant", "postpartum"];

/** Whether a pregnancy, a birth or a late period nobody has spoken of would make an emergency of what was told. */
export const hangsOnPregnancy = (asking: Asking): boolean => graveWith(asking, ofWomen).length > 0;

/** After so many questions none is left for them: twelve are the most, and staying at home must be proven. */
const patience = 6;

/** The illnesses and treatments any one of which would make an emergency of what was told. Asked once. */
export function illnessLook(asking: Asking): Open | undefined {
  const id = "illnesses";
  const facts =
    asking.asked.has(id) || (asking.asked.size > patience && asking.level !== "urgent")
      ? []
      : graveWith(asking, illnesses).slice(0, longest);
  return facts.length ? { question: { id, facts, ...words.also }, facts } : undefined;
}

function graveWith({ book, moment }: Asking, ids: readonly string[]): string[] {
  const rules = complaints(book, moment).flatMap((id) => book.index.dangers.get(id) ?? []);
  // A cancer was asked for among weakened defences.
  const denied = moment.signs.get("immunocompromised")?.value === "no" ? "cancer" : "";
  return ids.filter(
    (id) =>
      !moment.signs.has(id) &&
      id !== denied &&
      rules.some(({ condition }) => holds(condition, supposing(moment.known, id)) === true),
  );
}

/** Those that may be asked of anybody, matter by matter. */
function byMatter(waited: readonly string[]): string[] {
  const matters = dangersByMatter.map((matter) => matter.filter((id) => waited.includes(id)));
  const first = (matter: readonly string[]) => Math.min(...matter.map((id) => waited.indexOf(id)));
  return sorted(
    matters.filter((matter) => matter.length),
    (a, b) => first(a) - first(b),
  )
    .slice(0, mattersAtOnce)
    .flat();
}

function waitedFor({ book, moment }: Asking): string[] {
  const { dangers } = book.index;
  const waiting = new Map<string, number>();
  for (const rule of new Set(complaints(book, moment).flatMap((id) => dangers.get(id) ?? []))) {
    if (holds(rule.condition, moment.known) !== undefined) continue;
    for (const id of rule.signs) {
      const concept = book.concepts.get(id);
      if (!concept || (concept.kind ?? "sign") !== "sign" || moment.signs.has(id)) continue;
      if (holds(rule.condition, supposing(moment.known, id)) === true) waiting.set(id, (waiting.get(id) ?? 0) + 1);
    }
  }
  for (const [id, count] of waiting) {
    waiting.set(id, count + commonness * (dangers.get(id)?.length ?? 0));
  }
  return sorted(waiting, ([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([id]) => id);
}

function supposing(known: Known, sign: string): Known {
  return { ...known, sign: (id) => (id === sign ? true : known.sign(id)) };
}
