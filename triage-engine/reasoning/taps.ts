import { words } from "#triage-engine/knowledge/words.ts";
import type { Reading } from "#triage-engine/language/read.ts";
import { classes } from "#triage-engine/language/classes.ts";
import { sorted } from "#triage-engine/sorted.ts";
import type { Choice } from "#triage-engine/schema.ts";
import type { Book, ReadQuestion } from "./book.ts";

/** Text as it is compared with a label: case, accents, punctuation and spaces do not matter. */
function plain(text: string): string {
  return (
    text
      .slice(0, 500)
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      // Of somebody who is no small child it is not asked (`wording.ts`).
      .replace(/ ou (de teter|tete)\b/, "")
      .trim()
  );
}

/** What people put before a label they repeat, and between two. */
const before = /^(oui|ouais|si) (?=.)/;
const between = /^(et|puis|aussi) (?=.)/;

/** The choice whose label was sent, if the message is one. */
export function foundChoice(text: string, { choices }: ReadQuestion): Choice | undefined {
  const said = plain(text);
  const bare = said.replace(before, "");
  return choices?.find(({ label }) => [said, bare].includes(plain(label)));
}

/** The choice whose part of the body an answer names first, where no sign was understood in it. */
export function namedPart(text: string, { reply, mentions }: Reading, choices: readonly Choice[]): Choice | undefined {
  if (reply === "no" || mentions.some(({ polarity }) => polarity === "yes")) return;
  // « derrière l'os de la poitrine »
  const said = plain(text)
    .replace(/\bderriere (?=(l|la|le|les|mon|ma|mes|un|une) )/g, "")
    .split(" ");
  const places = choices.flatMap((choice) =>
    (choice.parts ?? []).map((name) => ({ choice, at: said.findIndex((word) => isOf(name, word)) })),
  );
  return sorted(
    places.filter(({ at }) => at >= 0),
    (a, b) => a.at - b.at,
  )[0]?.choice;
}

function isOf(name: string, word: string): boolean {
  const parts = plain(classes[name] ?? "").split(" ");
  return parts.includes(word) || parts.includes(word.replace(/[sx]$/, ""));
}

/** The signs whose labels were ticked or repeated (« oui, fièvre et frissons »), `[]` for « Rien de tout cela »; undefined when the message is in the person's own words. */
export function foundSigns(book: Book, text: string, facts: readonly string[]): string[] | undefined {
  const said = plain(text);
  if (!facts.length || !said) return;
  if (said === plain(words.none)) return [];
  const labels = new Map(facts.map((id) => [plain(book.concepts.get(id)?.label ?? id), id]));
  const found: string[] = [];
  let rest = said.replace(before, "");
  // Labels are taken off the front one after the other, the longest first: a label may hold a comma of its own.
  const longest = sorted(labels, ([a], [b]) => b.length - a.length);
  while (rest) {
    const next = longest.find(([label]) => rest === label || rest.startsWith(`${label} `));
    if (!next) return;
    found.push(next[1]);
    rest = rest.slice(next[0].length).trim().replace(between, "");
  }
  return found;
}
