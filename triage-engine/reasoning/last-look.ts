import { words } from "#triage-engine/knowledge/words.ts";
import { sorted } from "#triage-engine/sorted.ts";
import { rank } from "#triage-engine/schema.ts";
import { holds, type Known } from "./conditions.ts";
import { complaints } from "./levels.ts";
import type { Asking, Open } from "./questions.ts";

/** Lists of the last look, and signs in each. */
const lists = 2;
const longest = 5;

/**
 * Before anything less than urgent is said: the signs that nobody has spoken of and any one of which, with what was told, would be an emergency by a rule of
 * any presentation. Those that most rules wait for come first. So what the chosen presentations do not ask is not left out.
 */
export function lastLook(asking: Asking): Open | undefined {
  const { asked, level } = asking;
  if (level && rank(level) >= rank("urgent")) return;
  const id = Array.from({ length: lists }, (_, index) => `last-look-${index + 1}`).find((one) => !asked.has(one));
  const signs = id ? waitedFor(asking).slice(0, longest) : [];
  if (!id || !signs.length) return;
  return { question: { id, facts: signs, ...words.lastLook }, facts: signs };
}

function waitedFor({ book, moment }: Asking): string[] {
  const told = new Set(complaints(book, moment));
  const waiting = new Map<string, number>();
  for (const rule of book.rules) {
    if (rule.level !== "emergency" || ![...rule.signs].some((id) => told.has(id))) continue;
    if (holds(rule.condition, moment.known) !== undefined) continue;
    for (const id of rule.signs) {
      const concept = book.concepts.get(id);
      if (!concept || (concept.kind ?? "sign") !== "sign" || moment.signs.has(id)) continue;
      if (holds(rule.condition, supposing(moment.known, id)) === true) waiting.set(id, (waiting.get(id) ?? 0) + 1);
    }
  }
  return sorted(waiting, ([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([id]) => id);
}

function supposing(known: Known, sign: string): Known {
  return { ...known, sign: (id) => (id === sign ? true : known.sign(id)) };
}
