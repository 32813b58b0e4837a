import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldSymptom, withoutDuplicates } from "./symptoms.ts";

describe("symptoms chosen twice", () => {
  it.each([
    ["Fièvre", " fievre "],
    ["Perte d’appétit", "PERTE  D'APPETIT"],
  ])("are one: %s and %s", (one, other) => expect(foldSymptom(one)).toBe(foldSymptom(other)));

  it("stay apart when they only look alike in another script", () => {
    expect(withoutDuplicates([{ name: "حمى" }, { name: "سعال" }])).toHaveLength(2);
  });

  it("are kept once each, the first of them, in their order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.constantFrom("Toux", "toux", "Fièvre", "FIEVRE", "Vertiges") })),
        (typed) => {
          const kept = withoutDuplicates(typed);
          const folded = kept.map(({ name }) => foldSymptom(name));
          expect(new Set(folded).size).toBe(folded.length);
          expect(new Set(folded)).toEqual(new Set(typed.map(({ name }) => foldSymptom(name))));
          expect(typed.filter((one) => kept.includes(one))).toEqual(kept);
        },
      ),
    );
  });
});
