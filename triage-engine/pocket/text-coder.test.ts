import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packText, TextMemory, unpackText } from "./text-coder.ts";

const letters = " eaisnrtlu\nodcmpéèvqfbghjàxyêzçkwôûïœĀāĂ";
const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 300 });

describe("a text packed letter by letter", () => {
  it("comes back to the letter, and so do those that are packed after it", () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const writes = new TextMemory(letters);
        const packed = [one, other].map((said) => packText(writes, said));
        const reads = new TextMemory(letters);
        expect(packed.map((said) => unpackText(reads, said))).toEqual([one, other]);
      }),
      { numRuns: 30 },
    );
  }, 30_000);

  it("takes little when it was said before, and leaves the memory that was copied as it was", () => {
    const said = "voyez un médecin dans la semaine si la fièvre dure\n";
    const memory = new TextMemory(letters);
    const first = packText(memory.copy(), said);
    expect(packText(memory.copy(), said)).toBe(first);
    packText(memory, said);
    expect(packText(memory, said).length).toBeLessThan(first.length / 2);
  });

  it("is refused with letters nobody knows", () => {
    expect(() => packText(new TextMemory(letters), "Ça va")).toThrow("alphabet: Ç");
  });
});
