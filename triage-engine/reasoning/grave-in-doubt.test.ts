import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

const told = (...says: string[]) => assess(says.map((text) => ({ says: text })));
const sad = ["Mon mari est parti depuis trois mois, je n'ai plus envie de rien", "34 ans"];
/** To the end, with « oui » to what was understood, and « Rien de tout cela » to whatever else is asked. */
function ended(...messages: string[]) {
  const all = [...messages];
  while (!told(...all).done && all.length < 20)
    all.push(told(...all).question?.id.startsWith("heard:") ? "oui" : "Rien de tout cela");
  return told(...all);
}

describe("a question on which life hangs", () => {
  it("is asked alone of somebody sad", () => {
    expect(told(...sad).question?.id).toBe("dark_thoughts");
  });

  it.each([
    "Je me dis que les enfants seraient mieux sans moi.",
    "J'ai gardé les comprimés de ma mère dans le tiroir.",
    "Je veux juste dormir et ne plus me réveiller.",
    "J'ai écrit une lettre pour mes enfants.",
  ])("hears in « %s » that it is so", (answer) => {
    expect(["urgent", "emergency"]).toContain(ended(...sad, answer).level);
    expect(ended(...sad, answer).trace.facts["suicidal_thoughts"] ?? "yes").toBe("yes");
  });

  it.each(["Je ne veux pas en parler.", "Je ne sais pas"])("is no « no » by « %s »: it is urgent", (answer) => {
    const { level, reasons } = ended(...sad, answer);
    expect(level).toBe("urgent");
    expect(reasons.join()).toContain("sans réponse claire");
  });

  it("takes what was answered twice in words nobody knows for told, and asks once more", () => {
    const zibulon = told(...sad, "le zibulon du patafoin", "le zibulon du patafoin");
    expect(zibulon.trace.facts["suicidal_thoughts"]).toBe("yes");
    expect(ended(...sad, "le zibulon du patafoin", "le zibulon du patafoin").level).not.toBe("routine");
  });

  it("believes a plain no", () => {
    expect(["routine", "self_care"]).toContain(ended(...sad, "Non, jamais, je tiens à la vie").level);
  });

  it.each(["On voit deux marques de dents", "La bête est partie en rampant dans l'herbe"])(
    "hears a snake in « %s »",
    (answer) => {
      const bitten = [
        "Ce soir au champ quelque chose m'a piqué au pied, je n'ai pas vu quoi. Le pied a gonflé.",
        "45 ans",
      ];
      expect(told(...bitten).question?.facts).toEqual(["snake_bite"]);
      expect(ended(...bitten, answer).level).toBe("emergency");
    },
  );

  it("hears a dog where a dog is told of, and no snake", () => {
    const dog = [
      "Hier soir un chien errant a mordu mon fils de 9 ans au mollet",
      "deux petits trous de dents pas profonds",
    ];
    expect(ended(...dog, "C'est bien un chien qui l'a mordu").trace.facts["snake_bite"]).not.toBe("yes");
  });
});
