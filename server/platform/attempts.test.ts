import { expect, it } from "vitest";
import { createAttempts } from "./attempts.ts";

function setUp(limit = 10) {
  let now = 0;
  const attempts = createAttempts({ limit, windowMs: 900_000 }, { now: () => new Date(now) });
  const fail = () => {
    expect(attempts.take("awa")).toBe(0);
    attempts.failed("awa");
  };
  return { attempts, fail, later: (ms: number) => void (now += ms) };
}

it("waits after the tenth wrong try, and longer after each further one, up to a quarter of an hour", () => {
  const { attempts, fail, later } = setUp();
  for (let n = 0; n < 10; n += 1) fail();
  const waits: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    const wait = attempts.take("awa");
    waits.push(wait);
    later(wait * 1000);
    fail();
  }
  expect(waits).toEqual([60, 120, 240, 480, 900, 900, 900]);
});

it("counts a thousand tries at once as a thousand tries", () => {
  const { attempts } = setUp();
  const waits = Array.from({ length: 1000 }, () => attempts.take("awa"));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

it("gives one try at a time after a wait", () => {
  const { attempts, fail, later } = setUp();
  for (let n = 0; n < 10; n += 1) fail();
  later(60_000);
  expect([attempts.take("awa"), attempts.take("awa")]).toEqual([0, 1]);
});

it("forgets wrong tries after the window, and at once when a try is right", () => {
  const { attempts, fail, later } = setUp();
  for (let n = 0; n < 9; n += 1) fail();
  later(900_000);
  for (let n = 0; n < 9; n += 1) fail();
  attempts.forget("awa");
  for (let n = 0; n < 9; n += 1) fail();
  expect(attempts.take("awa")).toBe(0);
});

it("gives back a try that nobody decided", () => {
  const { attempts, later } = setUp(1);
  expect([attempts.take("awa"), attempts.take("awa")]).toEqual([0, 1]);
  later(10_000);
  expect(attempts.take("awa")).toBe(0);
});
