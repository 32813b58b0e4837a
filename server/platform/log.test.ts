import { expect, it } from "vitest";
import { faultFacts } from "./log.ts";

it("a fault of the database is logged without the row it was about", () => {
  const fault = Object.assign(new Error('new row for relation "messages" violates check constraint "x"'), {
    code: "23514",
    constraint: "x",
    detail: "Failing row contains (awa@example.org, Bonjour)",
    where: "COPY messages, line 1: awa@example.org",
    internalQuery: "select 'awa@example.org'",
  });
  const facts = faultFacts(fault);
  expect(facts).toMatchObject({ code: "23514", constraint: "x", message: fault.message });
  expect(JSON.stringify(facts)).not.toContain("awa@example.org");
});
