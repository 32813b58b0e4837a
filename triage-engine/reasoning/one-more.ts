import { rank } from "#triage-engine/schema.ts";
import { sorted } from "#triage-engine/sorted.ts";
import type { Book, ReadRule } from "./book.ts";
import { complete, type Facts } from "./facts.ts";
import { firedRules } from "./levels.ts";
import type { Open } from "./questions.ts";
import type { Unnamed } from "./result.ts";

/** The facts, with one sign more. */
export function withSign(facts: Facts, id: string): Facts {
  return { ...facts, signs: new Map([...facts.signs, [id, { value: "yes", via: "asked", turn: 0 }]]) };
}

/** The rules that would be true with one sign more, the most pressing first. */
export function firedWith(book: Book, facts: Facts, id: string): ReadRule[] {
  return firedRules(book, complete(withSign(facts, id), book.consequences));
}

/** Whether each sign of a list would be an emergency. */
export function allGrave(book: Book, facts: Facts, { facts: ids }: Open): boolean {
  return ids.every((id) => firedWith(book, facts, id)[0]?.level === "emergency");
}

/** What it means that one of these signs is there: the rules that the worst of them would fire. */
export function someOf(book: Book, facts: Facts, { facts: signs }: Open): Unnamed | undefined {
  const all = signs.flatMap((id) => firedWith(book, facts, id));
  const top = sorted(all, (a, b) => rank(b.level) - rank(a.level))[0]?.level;
  return top && { rules: all.filter(({ level }) => level === top), signs };
}
