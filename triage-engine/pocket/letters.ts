import type { Concept } from "#triage-engine/schema.ts";

/** What packed knowledge calls concepts: letters from here on, in the order of the book. */
const first = 0x100;
const letters = /[\u0100-\uffff]/g;
const names = /[a-z_][a-z0-9_]*/g;

/** The letter of the concept in this place of the book. */
export const letterAt = (place: number): string => String.fromCharCode(first + place);

/** Names and letters of concepts, in texts and one by one. */
export type Letters = {
  short: (text: string) => string;
  long: (text: string) => string;
  /** Lists of concepts as a run of letters. */
  run: (ids: readonly string[]) => string;
  list: (run: string) => string[];
};

/** How concepts are written while packed. The outline and its pages are of one making: their concepts stand in one order. */
export function lettersOf(concepts: readonly Pick<Concept, "id">[]): Letters {
  const known = new Map(concepts.map(({ id }, at) => [id, letterAt(at)]));
  const name = (letter: string) => concepts[letter.charCodeAt(0) - first]?.id ?? letter;
  return {
    short: (text) => text.replace(names, (id) => known.get(id) ?? id),
    long: (text) => text.replace(letters, name),
    run: (ids) => ids.map((id) => known.get(id)!).join(""),
    list: (run) => [...run].map(name),
  };
}

/** Conditions mean the same without their spaces, save where two words meet. */
export const tight = (when: string): string => when.replace(/ ?([^\w\s]) ?/g, "$1");
