import type { Somebody } from "./people.ts";

/** Who is ill, as questions speak of them. */
export type Who = { kind: "self" | "baby" | "child" | "other"; noun: string; pronoun: "il" | "elle" };

export const nobodyNamed: Who = { kind: "other", noun: "La personne malade", pronoun: "elle" };
export const theWriter: Who = { kind: "self", noun: "Vous", pronoun: "il" };

/** How somebody is spoken of; the age tells a small child that was never named. */
export function whoIs(somebody: Somebody, age: number | undefined): Who | undefined {
  if (somebody.key === "self") return theWriter;
  if (somebody.key === "crowd" || somebody.key === "animal") return undefined;
  const { person } = somebody;
  if (!person) {
    if (age === undefined || age >= 15 * 365) return nobodyNamed;
    return age < 365
      ? { kind: "baby", noun: "Le bébé", pronoun: "il" }
      : { kind: "child", noun: "L'enfant", pronoun: "il" };
  }
  const grown = person.kind !== "other" && age !== undefined && age >= 15 * 365;
  const small = person.kind === "child" && age !== undefined && age < 365;
  // Somebody may call a grown-up their baby.
  if (grown && person.kind === "baby") return nobodyNamed;
  const kind = grown ? "other" : small ? "baby" : person.kind;
  const noun = somebody.theirs && kind !== "other" ? (kind === "baby" ? "Le bébé" : "L'enfant") : person.noun;
  return { kind, noun, pronoun: person.pronoun };
}
