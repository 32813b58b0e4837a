import { words } from "#triage-engine/knowledge/words.ts";
import { rank, type Advice, type Level, type PageAdvice } from "#triage-engine/schema.ts";
import type { ReadPresentation, ReadRule } from "./book.ts";
import { holds, parseCondition, type Known } from "./conditions.ts";

const most = { todo: 8, avoid: 5, watch: 6 };

/**
 * What to do, not to do and to watch: the rules' own advice, then that of their pages, which an emergency has no time for; `mild` only where nothing presses.
 * No line is said to whom it is not for.
 */
export function adviceOf(
  level: Level,
  told: readonly ReadRule[],
  pages: readonly ReadPresentation[],
  known: Known,
): Required<Advice> {
  const general = level === "emergency" ? [] : pages.map(({ advice }) => advice);
  const all = [...told.map(({ advice }) => advice), ...general];
  const gather = (part: keyof PageAdvice) => linesFor(all, part, known);
  const avoid = unique(gather("avoid"), most.avoid);
  const mild = rank(level) < rank("urgent") ? linesFor(general, "mild", known) : [];
  const always = level === "emergency" ? [] : linesFor([{ todo: words.always }], "todo", known, true);
  const todo = [...words.first[level], ...gather("todo"), ...mild, ...always];
  return {
    // One page says what to eat or drink, the other not to before a doctor has seen the belly.
    todo: unique(
      todo.filter((one) => !forbidden.some(([no, what]) => what.test(one) && avoid.some((other) => no.test(other)))),
      most.todo,
    ),
    avoid,
    watch: unique([...gather("watch"), level === "emergency" ? words.watchNow : words.watch], most.watch),
  };
}

/** What must not be done, and the advice of another page that would have it done. */
const forbidden = [
  [/^Ne mangez (et|ni) ne buvez\b/, /\b(boire|buvez|gorgées)\b/i],
  [/^Ne mangez (pas( avant|\.)|ni ne|et ne|rien avant)/, /\bmange[rz]\b/i],
  [/^Ne donnez (rien à boire ni à manger|ni à manger ni à boire)\b/, /\b(boire|buvez|gorgées|manger)\b/i],
] as const;

/** « [age >= 6mo] Donnez de l'eau. »: a line for some only. */
const forSome = /^\[(.+?)\] (.+)$/;

function linesFor(
  advice: readonly (PageAdvice | undefined)[],
  part: keyof PageAdvice,
  known: Known,
  surely = false,
): string[] {
  return advice.flatMap((one) =>
    (one?.[part] ?? []).flatMap((line) => {
      const [, when, says] = forSome.exec(line) ?? [];
      if (!when || !says) return [line];
      const fits = holds(parseCondition(when), known);
      return fits || (!surely && fits === undefined) ? [says] : [];
    }),
  );
}

export function unique<T>(items: readonly T[], limit: number): T[] {
  return [...new Set(items)].slice(0, limit);
}
