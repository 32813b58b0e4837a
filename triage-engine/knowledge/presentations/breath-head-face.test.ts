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

describe("breath, heart, head and face", () => {
  it("ends at once when the spray of an asthmatic no longer helps, and not when it does", () => {
    expect(played("je suis asthmatique, la ventoline ne me soulage plus").trace.rules).toContain(
      "asthma-reliever-fails",
    );
    const relieved = played("asthmatique, ça siffle un peu mais la ventoline me soulage", { age: "30 ans" });
    expect(relieved.level).toBe("urgent");
  });

  it("asks what « mal au cœur » means before it thinks of the heart", () => {
    const outcome = played("j'ai mal au cœur depuis ce matin", { age: "25 ans", heart_or_nausea: "Envie de vomir" });
    expect(outcome.trace.asked).toContain("heart_or_nausea");
    expect(outcome.level).not.toBe("emergency");
  });

  it("hears the heart of a diabetic who has no pain in the chest", () => {
    expect(played("ma mère diabétique de 66 ans a des sueurs froides et vomit depuis une heure").level).toBe(
      "emergency",
    );
    expect(played("la mâchoire me fait mal et je transpire depuis 1h", { age: "58 ans" }).level).toBe("emergency");
  });

  it("does not take « jamais eu mal à la tête » for the worst headache of a life", () => {
    const never = played("je n'ai jamais eu mal à la tête avant, ça tape depuis hier", { age: "30 ans" });
    expect(never.trace.facts["worst_headache"]).not.toBe("yes");
    expect(played("je n'ai jamais eu aussi mal à la tête", { age: "30 ans" }).level).toBe("emergency");
  });

  it("does not take a blow on the head for a thunderclap", () => {
    const outcome = played("coup à la tête hier, j'ai mal à la tête", { age: "30 ans" });
    expect(outcome.trace.facts["thunderclap"]).not.toBe("yes");
  });

  it("takes a stroke that passed by itself as seriously as one that stays", () => {
    const says = "hier maman a eu la bouche de travers dix minutes puis c'est revenu";
    expect(played(says, { age: "70 ans" }).level).toBe("emergency");
  });

  it("lets pain explain a limb that does not move, and asks about it", () => {
    const says = "mon mari ne peut plus bouger le bras depuis ce matin";
    expect(played(says, { age: "60 ans" }).level).toBe("emergency");
    expect(played(says, { age: "60 ans", limb_hurts: "oui" }).level).not.toBe("emergency");
  });

  it("sees one swollen leg after a birth as a clot, and two in the evening as tired veins", () => {
    expect(played("j'ai accouché il y a 2 semaines, ma jambe gauche est enflée").level).toBe("emergency");
    const tired = played("mes pieds gonflent le soir après la journée debout", { age: "40 ans", pregnant: "Non" });
    expect(tired.level).toBe("self_care");
  });

  it("lets nobody with « Apollo » wait for an emergency ward, and nobody with acid in the eye wait at all", () => {
    expect(played("c'est l'apollo, yeux collés le matin", { age: "30 ans", duration: "2 jours" }).level).toBe(
      "self_care",
    );
    expect(played("acide de batterie dans l'œil").level).toBe("emergency");
  });
});
