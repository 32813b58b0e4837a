import type { Choice, Concept, NumberName } from "#triage-engine/schema.ts";
import { findPatterns } from "./match.ts";
import { affirm, type PatternIndex } from "./pattern-index.ts";
import { compilePatterns } from "./patterns.ts";
import type { Sign } from "./signs.ts";
import { readWords, type Word } from "./words.ts";

type Question = { facts: readonly string[]; number?: NumberName; choices?: readonly Choice[] };

/**
 * Answers in words that need the question to be understood: « il boit » denies « ne boit plus » once it was asked. Gives the signs denied that way.
 */
export function answersOf(
  concepts: readonly Concept[],
): (words: readonly Word[], asked: Question | undefined, known: readonly Sign[]) => Sign[] {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const affirmed = new Map<string, PatternIndex>();
  return (words, asked, known) => {
    if (!asked) return [];
    return asked.facts.flatMap((id) => {
      if (known.some(({ concept }) => concept === id)) return [];
      const concept = byId.get(id);
      if (!concept) return [];
      const index = affirmed.get(id) ?? affirm(compilePatterns([concept]));
      affirmed.set(id, index);
      const found = findPatterns(words, index).find(({ denied, used }) => !denied && !negated(words, used));
      if (!found) return [];
      const first = found.used[0] ?? 0;
      return [
        {
          concept: id,
          polarity: "no" as const,
          first,
          last: found.used.at(-1) ?? first,
          past: false,
          hypothetical: false,
          somebody: undefined,
        },
      ];
    });
  };
}

/** Whether a negation or a word of trouble stands beside the words. */
function negated(words: readonly Word[], used: readonly number[]): boolean {
  const first = used[0] ?? 0;
  const last = used.at(-1) ?? first;
  const trouble = [
    "pas",
    "plus",
    "jamais",
    "sans",
    "mal",
    "peu",
    "difficile",
    "difficilement",
    "peine",
    "moins",
    "aucun",
    "rien",
    "presque",
    "guere",
    "seulement",
  ];
  return words.slice(Math.max(0, first - 2), last + 4).some(({ text }) => trouble.includes(text));
}

/** The choice whose label the text repeats. */
export function choiceIn(words: readonly Word[], asked: Question | undefined): Choice | undefined {
  if (!asked?.choices?.length) return undefined;
  const said = key(words);
  if (!said) return undefined;
  const same = asked.choices.filter(({ label }) => labelOf(label).key === said);
  if (same.length) return same[0];
  const near = asked.choices.filter(({ label }) => {
    const { stems } = labelOf(label);
    return (
      stems.length > 0 &&
      words.length <= stems.length + 8 &&
      said.length >= 4 &&
      ` ${said} `.includes(` ${stems.join(" ")} `)
    );
  });
  return near.length === 1 && !/\b(pas|non|ni|sans|aucun)\b/.test(said) ? near[0] : undefined;
}

type Label = { key: string; stems: readonly string[] };
/** Labels of the knowledge, read when first met. */
const labels = new Map<string, Label>();

function labelOf(label: string): Label {
  const known = labels.get(label);
  if (known) return known;
  const words = readWords(label);
  const read = { key: key(words), stems: words.filter(({ small }) => !small).map(({ stem }) => stem) };
  labels.set(label, read);
  return read;
}

const key = (words: readonly Word[]) =>
  words
    .filter(({ small, kind }) => !small && kind !== "sign")
    .map(({ stem }) => stem)
    .join(" ");
