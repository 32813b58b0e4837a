import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

const fails = () => Promise.reject(new Error("down"));
const works = () => Promise.resolve("ok");

test("a service that fails three times in a row is left alone for half a minute, then asked once", async () => {
  let now = 0;
  let calls = 0;
  const guarded = createBreaker(() => now);
  const call = (act: () => Promise<string>) =>
    guarded(() => {
      calls += 1;
      return act();
    }).catch((error: Error) => error.message);
  expect(await call(fails)).toBe("down");
  expect(await call(works)).toBe("ok");
  for (let n = 0; n < 3; n += 1) expect(await call(fails)).toBe("down");
  expect(await call(works)).toBe("the service is being left alone");
  now += 29_999;
  expect(await call(works)).toBe("the service is being left alone");
  expect(calls).toBe(5);
  now += 2;
  expect(await Promise.all([call(fails), call(works)])).toEqual(["down", "the service is busy"]);
  expect(await call(works)).toBe("the service is being left alone");
  now += 30_001;
  expect(await call(works)).toBe("ok");
  expect(await call(works)).toBe("ok");
});

test("who comes while eight are waiting does without", async () => {
  const guarded = createBreaker();
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const waiting = Array.from({ length: 8 }, () => guarded(() => held));
  await expect(guarded(() => held)).rejects.toThrow("the service is busy");
  release();
  await Promise.all(waiting);
  await expect(guarded(works)).resolves.toBe("ok");
});
