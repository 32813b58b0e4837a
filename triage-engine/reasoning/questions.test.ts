import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";
import { presentations } from "#triage-engine/knowledge/index.ts";
import { sharedQuestions } from "#triage-engine/knowledge/questions.ts";

const lists = new Map(
  [...presentations.flatMap(({ questions }) => questions.filter((one) => typeof one !== "string")), ...sharedQuestions]
    .filter(({ facts = [] }) => facts.length > 1)
    .map(({ id, facts }) => [id, facts!]),
);

/** The questions that are put to somebody of this age who denies whatever is asked. */
function denying(says: string, age: string) {
  const said = [says];
  const asked = [];
  let outcome = assess([{ says }]);
  while (!outcome.done) {
    asked.push(outcome.question!);
    said.push(outcome.question!.number === "age" ? age : outcome.question!.number ? "1 jour" : "non");
    outcome = assess(said.map((one) => ({ says: one })));
  }
  return { asked, outcome };
}

describe("lists", () => {
  const { asked, outcome } = denying(
    "Après une journée entière devant l'ordinateur j'ai la tête serrée comme dans un bandeau. Quand je me repose ça diminue.",
    "26 ans",
  );

  it("are put as their page has them to who has not answered much yet", () => {
    for (const { id, facts } of asked.slice(0, 4)) {
      const own = lists.get(id);
      if (own) expect(own).toEqual(expect.arrayContaining([...facts]));
    }
  });

  it("are filled with what comes after them later on, five signs at most, none twice", () => {
    const filled = asked
      .slice(4)
      .filter(({ id, facts }) => facts.some((one) => !(lists.get(id) ?? facts).includes(one)));
    expect(filled.length).toBeGreaterThan(0);
    for (const { facts, choices } of filled) {
      expect(facts.length).toBeLessThanOrEqual(5);
      expect(choices.length).toBe(facts.length + 2);
    }
    const signs = asked.flatMap(({ facts }) => facts);
    expect(new Set(signs).size).toBe(signs.length);
  });

  it("so are over before twelve questions are, and what is harmless may end at home", () => {
    expect(asked.length).toBeLessThan(12);
    expect(outcome.level).toBe("self_care");
  });
});
