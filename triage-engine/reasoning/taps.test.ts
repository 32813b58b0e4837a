import { describe, expect, it } from "vitest";
import type { Concept } from "#triage-engine/schema.ts";
import type { Book, ReadQuestion } from "./book.ts";
import { foundChoice, foundSigns } from "./taps.ts";

const labels = { fever: "fièvre", cannot_drink: "impossibilité de boire (ou de téter)", chills: "frissons" };
const concepts = Object.entries(labels).map(
  ([id, label]) => [id, { id, label, says: [] } as unknown as Concept] as const,
);
const book = { concepts: new Map(concepts) } as unknown as Book;
const asked = Object.keys(labels);

describe("labels of a list sent back", () => {
  it.each([
    ["impossibilité de boire (ou de téter)", ["cannot_drink"]],
    ["Oui, impossibilité de boire (ou de téter)", ["cannot_drink"]],
    ["fièvre, frissons", ["fever", "chills"]],
    ["oui fievre et frissons", ["fever", "chills"]],
    ["Rien de tout cela", []],
  ])("« %s » are these signs and no others", (says, signs) => {
    expect(foundSigns(book, says, asked)).toEqual(signs);
  });

  it.each(["oui", "non", "pas de fièvre", "fièvre depuis hier", "ouillé", ""])(
    "« %s » is told in own words",
    (says) => {
      expect(foundSigns(book, says, asked)).toBeUndefined();
    },
  );

  it("takes a choice with or without a yes before it", () => {
    const choices = [{ label: "Oui, une femme" }, { label: "la tête" }];
    const question = { id: "q", you: "", they: "", choices } as unknown as ReadQuestion;
    expect(foundChoice("La tête", question)).toBe(choices[1]);
    expect(foundChoice("oui, la tête", question)).toBe(choices[1]);
    expect(foundChoice("oui, une femme", question)).toBe(choices[0]);
    expect(foundChoice("oui", question)).toBeUndefined();
  });
});
