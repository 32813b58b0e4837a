import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

/** Work that ends when it is told to. */
function work() {
  let finish!: () => void;
  let started = false;
  const until = new Promise<void>((resolve) => (finish = resolve));
  return { run: () => ((started = true), until), finish: () => finish(), started: () => started };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("runs so much at once and the rest in the order of coming", async () => {
  const inTurn = createTurns({ atOnce: 2, mostWaiting: 10 });
  const works = [work(), work(), work(), work()];
  const all = works.map(({ run }) => inTurn(run));
  await settled();
  expect(works.map(({ started }) => started())).toEqual([true, true, false, false]);
  works[1]!.finish();
  await settled();
  expect(works.map(({ started }) => started())).toEqual([true, true, true, false]);
  for (const { finish } of works) finish();
  await Promise.all(all);
});

it("refuses what would wait too long, and takes new work once there is room", async () => {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 1 });
  const [first, second] = [work(), work()];
  const running = [inTurn(first.run), inTurn(second.run)];
  await expect(inTurn(async () => "late")).rejects.toMatchObject({ code: "temporarily_unavailable", retryAfter: 5 });
  first.finish();
  second.finish();
  await Promise.all(running);
  expect(await inTurn(async () => "later")).toBe("later");
});

it("gives the place back when work fails", async () => {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 1 });
  await expect(inTurn(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await inTurn(async () => "next")).toBe("next");
});
