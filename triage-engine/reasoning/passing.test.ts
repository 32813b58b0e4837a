import { describe, expect, it } from "vitest";
import { assess, type Outcome } from "#triage-engine/engine.ts";

/** Answers each question by the first pair whose words stand in it, else « non ». */
function chat(
  opening: string,
  answers: readonly (readonly [asked: string, says: string])[] = [],
): Outcome & { asked: string[] } {
  const messages = [opening];
  const asked: string[] = [];
  let outcome = assess([{ says: opening }]);
  while (outcome.question && messages.length < 20) {
    const { text } = outcome.question;
    asked.push(text);
    messages.push(answers.find(([part]) => text.includes(part))?.[1] ?? "non");
    outcome = assess(messages.map((says) => ({ says })));
  }
  return { ...outcome, asked };
}
const yes = (outcome: Outcome) => Object.keys(outcome.trace.facts).filter((id) => outcome.trace.facts[id] === "yes");

describe("what is told in passing beside a denial", () => {
  const opening =
    "Mon fils de 5 ans est tombé d'une chaise il y a 2 heures, il a pleuré tout de suite, une petite bosse au front.";

  it("is asked for before it counts for somebody who may stay at home", () => {
    const outcome = chat(opening, [
      ["perte de connaissance", "Non, il a de petits boutons sur le bras c'est tout, il joue."],
    ]);
    expect(yes(outcome)).not.toContain("rash");
    expect(outcome.asked.some((text) => text.includes("boutons"))).toBe(true);
  });

  it("counts at once when it is told on purpose, or cannot wait", () => {
    const grave = chat(opening, [["perte de connaissance", "Non, il convulse."]]);
    expect(grave.level).toBe("emergency");
    const meant = chat(opening, [["perte de connaissance", "Non, mais il a de la fièvre."]]);
    expect(yes(meant)).toContain("fever");
  });
});

describe("who is ill", () => {
  it("is put right by whoever says so, with age and sex", () => {
    const [first, second] = [
      "Ma mère a mal à la tête depuis hier.",
      "Ce n'est pas ma mère, c'est ma fille, elle a 4 ans.",
    ];
    const outcome = assess([{ says: first! }, { says: second! }]);
    expect(outcome.about).toEqual({ who: "Votre fille", age_days: 1461, sex: "female" });
  });

  it("is the writer who says « c'est moi »", () => {
    const outcome = assess([
      { says: "Mon père a mal au dos depuis hier." },
      { says: "Mon père va bien, c'est moi le malade, j'ai 35 ans." },
    ]);
    expect(outcome.about.who).toBe("Vous");
    expect(outcome.about.age_days).toBe(12783.75);
  });

  it("is not who only came along or said something", () => {
    for (const [says, who] of [
      ["Ma fille de 9 ans a de la fièvre depuis qu'elle est allée à la piscine d'une amie.", "Votre fille"],
      ["Ma fille de 3 ans a la diarrhée, je l'ai montrée à la voisine, elle dit que ça va passer.", "Votre fille"],
    ] as const)
      expect(assess([{ says }]).about.who).toBe(who);
  });

  it("loses a pregnancy that was misheard once she says there is none", () => {
    const outcome = assess([
      { says: "J'ai mal au ventre, j'ai 30 ans, ma grossesse" },
      { says: "mais je ne suis pas enceinte !" },
    ]);
    expect(outcome.trace.facts.pregnant).toBe("no");
  });
});
