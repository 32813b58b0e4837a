import { summaryWords } from "#triage-engine/knowledge/summary-words.ts";
import type { Book } from "./book.ts";
import type { Answer, Facts } from "./facts.ts";
import { measure, spanOfDays } from "./measure.ts";
import type { Result } from "./result.ts";

/** French text for the doctor who sees the patient next: what was said, what is there and what is not, the level and why. */
export function summarize(
  book: Book,
  { facts, result }: { facts: Facts; result?: Result | undefined },
  turns: readonly { says: string }[],
): string {
  const labels = (value: Answer) =>
    [...facts.signs]
      .filter(([id, fact]) => fact.value === value && !book.concepts.get(id)?.tacit)
      .map(([id]) => book.concepts.get(id)?.label ?? id);
  const age = facts.numbers.get("age");
  const lines: [string, string][] = [
    [summaryWords.said, turns[0]?.says.trim() ?? ""],
    [
      summaryWords.person,
      [personOf(facts.who), age === undefined ? "" : spanOfDays(age), sexOf(facts.sex)].filter(Boolean).join(", "),
    ],
    [summaryWords.found, [...labels("yes"), ...[...facts.numbers].flatMap(measure)].join(summaryWords.between)],
    [summaryWords.absent, labels("no").join(summaryWords.between)],
    [summaryWords.unsure, labels("unknown").join(summaryWords.between)],
    [summaryWords.level, result ? summaryWords.levels[result.level] : ""],
    [summaryWords.reasons, result?.reasons.join(" ") ?? ""],
  ];
  return lines
    .filter(([, text]) => text)
    .map(([title, text]) => `${title} : ${text}`)
    .join("\n");
}

/** Questions speak to the writer (« Votre fils »); the doctor is somebody else. */
function personOf(who: Facts["who"]): string {
  const { writer } = summaryWords;
  if (who?.kind === "self") return writer;
  return who?.noun.replace(/^Votre (.+)/, `$1 de ${writer}`) ?? "";
}

function sexOf(sex: "male" | "female" | undefined): string {
  return sex === "male" ? "sexe masculin" : sex === "female" ? "sexe féminin" : "";
}
