import type { Reading } from "#triage-engine/language/read.ts";
import type { Book } from "./book.ts";
import { complete, noFacts } from "./facts.ts";
import type { Open } from "./questions.ts";

/** A « oui » that names no sign of a list. */
export function bareYes(book: Book, { facts }: Open, { reply, mentions, numbers, rest }: Reading): boolean {
  // « la fièvre, oui, pour le reste, non » is none, nor is « oui, j'ai 38,7 ».
  if (reply !== "yes" || facts.length < 2 || rest) return false;
  const measured = complete(
    { ...noFacts(), numbers: new Map(numbers.map((one) => [one.name, one.value])) },
    book.consequences,
  );
  if (facts.some((id) => measured.signs.get(id)?.value === "yes")) return false;
  const told = mentions.filter(({ polarity }) => polarity === "yes").map(({ concept }) => concept);
  return !told.some((id) => [id, ...(book.concepts.get(id)?.implies ?? [])].some((one) => facts.includes(one)));
}
