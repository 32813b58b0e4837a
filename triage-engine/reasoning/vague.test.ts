import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

const told = (...messages: string[]) => assess(messages.map((says) => ({ says })));
/** Denies whatever is asked; the ids of the questions that were put. */
function denying(...messages: string[]) {
  const said = [...messages];
  const asked: string[] = [];
  let outcome = told(...said);
  while (!outcome.done && said.length < 16) {
    asked.push(outcome.question!.id);
    said.push(outcome.question!.number === "age" ? "30 ans" : "non");
    outcome = told(...said);
  }
  return { asked, outcome };
}

describe("somebody who does not say what is wrong", () => {
  it("is asked for other words, what is commonest, a pregnancy, and where", () => {
    const { asked } = denying("Bonjour, j'ai besoin d'aide");
    expect(asked.slice(0, 4)).toEqual(["clearer", "unwell_body", "pregnant", "where"]);
  });

  it("is told that it is confidential when they ask, and asked for what is hard to say", () => {
    const first = told("Quelqu'un va lire ce message ?");
    expect(first.say).toMatch(/confidentiel/);
    expect(told("Quelqu'un va lire ce message ?", "je ne veux pas le dire").question?.facts).toContain(
      "sexual_violence",
    );
    expect(told("C'est un lit d'hôpital que je vois").say ?? "").not.toMatch(/confidentiel/);
  });

  it("and is only afraid, is asked for the body and a pregnancy before they stay at home", () => {
    const { asked, outcome } = denying("J'ai peur depuis cette nuit. Mon mari dit que je m'affole.");
    expect(asked).toEqual(expect.arrayContaining(["unwell_body", "where", "pregnant"]));
    expect(outcome.level).not.toBe("emergency");
    const { asked: inFull } = denying(
      "Je suis angoissée depuis trois jours à cause de mes examens de la semaine prochaine, j'y pense tout le temps, le soir surtout.",
    );
    expect(inFull).not.toContain("where");
  });

  it("may name a part of the body where they are asked for one, or tap that it is something else", () => {
    const opening = ["Mon fils se tient bizarrement depuis la récréation", "non", "je ne sais pas"];
    const asked = told(...opening);
    expect(asked.question?.id).toBe("where");
    expect(told(...opening, "il crie quand on approche le bras").trace.facts["limb_pain"]).toBe("yes");
    expect(told(...opening, "non, pas le bras").trace.facts["limb_pain"]).toBeUndefined();
    expect(told(...opening, asked.question!.choices.at(-1)!).question?.id).toBe("event");
  });

  it("wants advice when they asked something and deny every place, event and sign", () => {
    const question = "J'ai donné ma poche au camion du CNTS ce matin, je peux jouer au maracana demain ?";
    expect(denying(question).outcome).toMatchObject({ level: "self_care" });
    expect(denying("zibulon patafoin grumelle").outcome.level).toBe("routine");
    const ill = told(question, "non", question, "non", "Non, rien de cela", "27 ans", "oui");
    expect(ill.level).not.toBe("self_care");
  });
});

describe("what is said of whom", () => {
  it("and asks something while they are well gets advice, once it is asked whether anything is wrong", () => {
    const { asked, outcome } = denying("Je me porte bien. Peut-on se servir de comprimés dont la date est passée ?");
    expect(asked.length).toBeLessThan(5);
    expect(asked).toContain("any_sign");
    expect(outcome.level).toBe("self_care");
    for (const unwell of [
      "Mon mari ne se sent pas bien, que faire ?",
      "Bonjour, ça va bien ?",
      "Je suis pas trop en forme, que faire ?",
    ])
      expect(told(unwell).question?.id).not.toBe("any_sign");
    expect(told("Bonjour docteur, ça va bien ? Le petit est bizarre.", "2 ans").question?.id).not.toBe("any_sign");
  });

  it("is the mother's when she is asked for a pregnancy and tells of her baby", () => {
    const opening = ["ça ne va pas fort", "ça ne va pas fort", "oui, 38,7 au thermomètre ce matin"];
    expect(told(...opening).question?.id).toBe("pregnant");
    const { trace } = told(...opening, "oui, mon bébé a vingt-cinq jours");
    expect(trace.facts).toMatchObject({ postpartum: "yes", days_after_birth: 25 });
    expect(trace.facts["newborn"]).not.toBe("yes");
  });

  it("is a man's when a testicle « a grossi »", () => {
    const { trace } = told("J'ai mal en bas", "elle a grossi, la boule gauche, le testicule me fait très mal");
    expect(trace.facts).toMatchObject({ testicle_pain: "yes" });
    expect(trace.facts["childbearing"]).not.toBe("yes");
  });
});
