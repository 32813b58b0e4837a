import { describe, expect, it } from "vitest";
import { readBook } from "./book.ts";
import { holds } from "./conditions.ts";
import { complete, noFacts, type Answer, type Facts } from "./facts.ts";
import { indexRules, mayHold } from "./supports.ts";

const conditions = [
  "a",
  "!a",
  "~a",
  "!~a",
  "a & b",
  "a | !b",
  "!(a & b)",
  "!(a | b) & c",
  "a & ~b",
  "~a & ~b",
  "2 of (a, b, c)",
  "!(2 of (a, b, !c))",
  "age < 5y & !a",
  "!(age < 5y)",
  "days(a) >= 3 & b",
  "days(a) >= 3",
  "sex = female & a",
];
const { rules } = readBook({
  concepts: [],
  sharedQuestions: [],
  derivations: [],
  presentations: [
    {
      id: "page",
      label: "",
      opens: {},
      specialties: [],
      questions: [],
      rules: conditions.map((when) => ({ id: when, level: "urgent", when, reason: "", source: "" })),
      otherwise: { level: "routine", reason: "", source: "" },
      advice: {},
    },
  ],
});
const answers: readonly (Answer | undefined)[] = [undefined, "yes", "no", "unknown"];

function factsOf(signs: Record<string, Answer | undefined>, age: number | undefined): Facts {
  const facts = { ...noFacts(), sex: "female" as const };
  for (const [id, value] of Object.entries(signs)) if (value) facts.signs.set(id, { value, via: "said", turn: 1 });
  if (age !== undefined) facts.numbers.set("age", age).set("duration", age);
  return facts;
}

describe("the index of rules", () => {
  const index = indexRules(rules);

  it("leaves out no rule that is true, whatever is known", () => {
    for (const a of answers)
      for (const b of answers)
        for (const c of answers)
          for (const age of [undefined, 1, 9999]) {
            const moment = complete(factsOf({ a, b, c }, age), { derivations: [], concepts: [] });
            const may = new Set(mayHold(index, moment).map(({ id }) => id));
            const holding = rules.filter(({ condition }) => holds(condition, moment.known) === true);
            expect(holding.map(({ id }) => id).filter((id) => !may.has(id))).toEqual([]);
          }
  });

  it("looks at few rules while little is known, in the order of the book", () => {
    const moment = complete(factsOf({ a: "yes" }, undefined), { derivations: [], concepts: [] });
    const may = mayHold(index, moment).map(({ id }) => id);
    expect(may).not.toContain("!a");
    expect(may).not.toContain("age < 5y & !a");
    expect(may).toEqual(conditions.filter((when) => may.includes(when)));
  });
});
