import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { apply } from "./apply.ts";
import type { Book } from "./book.ts";
import { noFacts } from "./facts.ts";

const book = {
  concepts: new Map(concepts.map((concept) => [concept.id, concept])),
  consequences: { derivations: [], concepts: [] },
  index: { weighs: new Set(concepts.map(({ id }) => id)), opened: new Map() },
} as unknown as Book;
const read = makeReader(concepts);

describe("apply", () => {
  it("takes a tapped label for its sign alone, whatever its words could mean elsewhere", () => {
    const label = concepts.find(({ id }) => id === "wasting")!.label;
    const pending = { question: { id: "list", you: "", they: "" }, facts: ["wasting", "feet_swollen_both"] };
    const facts = noFacts();
    apply(book, facts, { reading: read(label), turn: 2, pending, tapped: ["wasting"] });
    expect([...facts.signs].map(([id, { value }]) => `${id} ${value}`)).toEqual([
      "wasting yes",
      "feet_swollen_both no",
    ]);
  });

  it("takes most signs of a list denied, and nothing else told, for all of it read", () => {
    const list = ["chest_pressure", "pain_to_arm_jaw", "hard_breathing", "sweating"];
    const answered = (text: string) => {
      const facts = noFacts();
      const pending = { question: { id: "list", you: "", they: "" }, facts: list };
      const done = apply(book, facts, { reading: read(text, { facts: list }), turn: 2, pending });
      return { done, no: list.filter((id) => facts.signs.get(id)?.value === "no").length };
    };
    expect(answered("je respire bien, pas de sueurs, la poitrine ne serre pas")).toEqual({ done: true, no: 4 });
    expect(answered("je respire bien, pas de sueurs")).toEqual({ done: false, no: 2 });
    expect(answered("je respire bien, pas de sueurs, la poitrine ne serre pas, mais je crache du sang").done).toBe(
      false,
    );
  });
});
