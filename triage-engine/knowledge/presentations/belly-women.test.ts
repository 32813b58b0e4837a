import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

/** Plays a chat: the first message, then answers by question id (« non » to whatever is not named). */
function played(says: string, answers: Readonly<Record<string, string>> = {}) {
  const turns = [{ says }];
  for (let step = 0; step < 14; step += 1) {
    const outcome = assess(turns);
    if (outcome.done) return outcome;
    turns.push({ says: answers[outcome.question?.id ?? ""] ?? "non" });
  }
  return assess(turns);
}

describe("belly, urine, women and pregnancy", () => {
  it("takes a faint with a late period for an emergency though nobody spoke of pain", () => {
    expect(played("je suis tombée dans les pommes et j'ai un retard de règles").level).toBe("emergency");
  });

  it("does not take a late period without pain for one", () => {
    expect(played("retard de règles de 10 jours, je n'ai mal nulle part", { age: "21 ans" }).level).toBe("routine");
  });

  it("asks a boy with belly pain about his testicle", () => {
    const outcome = played("mon garçon de 13 ans a mal en bas du ventre", { belly_boy: "oui" });
    expect(outcome.trace.asked).toContain("belly_boy");
    expect(outcome.level).toBe("emergency");
  });

  it("lets iron explain black stools, and nothing else", () => {
    const says = "mes selles sont noires depuis hier";
    expect(played(says, { age: "30 ans", bleeding_iron: "oui" }).level).toBe("routine");
    expect(played(says, { age: "30 ans" }).level).toBe("emergency");
  });

  it("does not take water lost by diarrhoea for broken waters", () => {
    const outcome = played("mon enfant de 2 ans a la diarrhée, caca liquide jaune, il perd beaucoup d'eau");
    expect(outcome.trace.rules).not.toContain("pregnancy-waters");
  });

  it("tells a pad an hour from a pad every four hours", () => {
    expect(played("je change de serviette chaque demi-heure").level).toBe("emergency");
    const stable = "mes règles sont abondantes, je change de garniture toutes les 4 heures";
    expect(played(stable, { age: "40 ans" }).level).toBe("routine");
  });

  it("calls belly pain with vomiting urgent unless there is diarrhoea too", () => {
    const answers = { age: "30 ans", pregnant: "C'est un homme", duration: "Aujourd'hui" };
    expect(played("j'ai mal au ventre et je vomis", answers).level).toBe("urgent");
    expect(played("j'ai mal au ventre, je vomis et j'ai la diarrhée", answers).level).not.toBe("urgent");
  });
});
