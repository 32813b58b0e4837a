import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

/** Ids of the questions put, and of the signs asked for, to somebody who denies everything but what `answers` say. */
function asked(says: string, answers: Readonly<Record<string, string>>): Set<string> {
  const messages = [says];
  const ids = new Set<string>();
  let outcome = assess([{ says }]);
  while (!outcome.done && outcome.question && messages.length < 14) {
    for (const id of [outcome.question.id, ...outcome.question.facts]) ids.add(id);
    const told = outcome.question.facts.find((id) => answers[id] !== undefined);
    messages.push(answers[outcome.question.number ?? told ?? ""] ?? "non");
    outcome = assess(messages.map((each) => ({ says: each })));
  }
  return ids;
}

describe("what was told makes needless", () => {
  it("to look elsewhere for a fever", () => {
    const breast = asked("J'allaite, mon sein est rouge, dur et chaud depuis deux jours et j'ai 39 de fièvre", {
      age: "30 ans",
    });
    expect(breast).not.toContain("fever_cold_signs");
    expect(breast).not.toContain("fever_where");
    expect(asked("J'ai 39 de fièvre depuis hier", { age: "30 ans" })).toContain("fever_cold_signs");
  });

  it("to ask for a bleeding that has stopped", () => {
    expect(asked("J'ai saigné du nez cinq minutes, le sang s'est arrêté", { age: "20 ans" })).not.toContain(
      "nose_stopped",
    );
    expect(asked("Je saigne du nez", { age: "20 ans" })).toContain("nose_stopped");
  });

  it("to ask for late periods of her who has them", () => {
    expect(
      asked("J'ai mes règles aujourd'hui et mal en bas du ventre comme chaque mois", { age: "22 ans" }),
    ).not.toContain("late_period");
  });
});

it("sends nobody grown to a children's doctor", () => {
  const { level, specialties } = assess([
    { says: "Je suis drépanocytaire SS, j'ai 24 ans, mon sexe est dressé depuis 5 heures et ça fait mal" },
  ]);
  expect(level).toBe("emergency");
  expect(specialties).not.toContain("Pédiatrie");
});
