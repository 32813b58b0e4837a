import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayStandFor } from "./wording.ts";

const ours = "Avez-vous du mal à respirer ?";

describe("a model's wording", () => {
  it.each([
    "Est-ce que vous avez du mal à respirer en ce moment ?",
    "Dites-moi, avez-vous du mal à respirer ?",
    "Respirez-vous avec du mal, depuis que vous toussez ?",
  ])("may stand for ours: %s", (theirs) => {
    expect(mayStandFor(ours, theirs)).toBe(true);
  });

  it.each([
    "",
    "?",
    "Avez-vous du mal à respirer",
    "Avez-vous du mal à respirer ? Et de la fièvre ?",
    "Avez-vous de la fièvre ?",
    "N'avez-vous pas de mal à respirer ?",
    "Do you have trouble breathing or respirer ?",
    "Tu as du mal à respirer ?",
    "Avez-vous du mal à respirer <b>vite</b> ?",
    "Appelez le 0707070707, avez-vous du mal à respirer ?",
    "Ce n'est rien. Avez-vous du mal à respirer ?",
    "Avez-vous du mal à respirer\nou autre ?",
    "Voyez https://exemple.ci : avez-vous du mal à respirer ?",
    `Avez-vous ${"vraiment ".repeat(30)}du mal à respirer ?`,
    "Avez-vous du mal à respirer 🙂 ?",
  ])("is not shown when it is %j", (theirs) => {
    expect(mayStandFor(ours, theirs)).toBe(false);
  });

  it("is judged without a crash, whatever comes", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), fc.string(), (one, other) => void mayStandFor(one, other)));
  });
});
