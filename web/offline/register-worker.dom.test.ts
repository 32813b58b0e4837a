import { afterEach, expect, test, vi } from "vitest";

import { workerAddress } from "./worker-address.ts";

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

/** A browser whose worker fails to register, or to start, before it does; what it was asked and told. */
async function registering(
  attempts: readonly ("breaks" | "hangs" | "works")[],
): Promise<{ asked: string[]; told: number }> {
  vi.useFakeTimers();
  vi.resetModules();
  const asked: string[] = [];
  let told = 0;
  const active = { postMessage: () => (told += 1) };
  const container = {
    register: (address: string) => {
      asked.push(address);
      return attempts[asked.length - 1] === "breaks"
        ? Promise.reject(new TypeError("Failed to fetch"))
        : Promise.resolve({});
    },
    get ready() {
      return attempts[asked.length - 1] === "works" ? Promise.resolve({ active }) : new Promise(() => {});
    },
  };
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      readonly #seen: (list: { getEntries: () => { name: string }[] }) => void;
      constructor(seen: (list: { getEntries: () => { name: string }[] }) => void) {
        this.#seen = seen;
      }
      observe() {
        this.#seen({ getEntries: () => [{ name: `${location.origin}/assets/main-abc.js` }] });
      }
    },
  );
  const { registerWorker } = await import("./register-worker.ts");
  registerWorker();
  registerWorker();
  await vi.advanceTimersByTimeAsync(200_000);
  return { asked, told };
}

test("a worker that registers is told of the page's files, once however often the page asks", async () => {
  expect(await registering(["works"])).toEqual({ asked: [workerAddress], told: 1 });
});

test("a worker that could not be had, or did not start, is asked for again", async () => {
  expect(await registering(["breaks", "hangs", "works"])).toEqual({
    asked: [workerAddress, workerAddress, workerAddress],
    told: 1,
  });
});

test("after four times it is left to the next page", async () => {
  expect(await registering(["breaks", "breaks", "breaks", "breaks"])).toMatchObject({ asked: { length: 4 }, told: 0 });
});
