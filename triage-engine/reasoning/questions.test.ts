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
  const { asked, outcome } = denying("j'ai trop bu hier, mal à la tête et envie de vomir", "26 ans");

  const isOfItsPage = ({ id, facts }: (typeof asked)[number]) =>
    facts.every((one) => (lists.get(id) ?? facts).includes(one));

  it("are put as their page has them to who has not answered much yet", () => {
    expect(asked.slice(0, 4).filter((one) => !isOfItsPage(one))).toEqual([]);
  });

  it("are filled with what comes after them later on, five signs at most, none twice", () => {
    const filled = asked.slice(4).filter((one) => !isOfItsPage(one));
    expect(filled.length).toBeGreaterThan(0);
    expect(filled.filter(({ facts }) => facts.length > 5)).toEqual([]);
    const signs = asked.flatMap(({ facts }) => facts);
    expect(new Set(signs).size).toBe(signs.length);
  });

  it("so are over before twelve questions are, and what is harmless may end at home", () => {
    expect(asked.length).toBeLessThan(12);
    expect(outcome.level).toBe("self_care");
  });
});
