import { defineConfig } from "vitest/config";

/** Where no test ever lives. */
const never = ["**/node_modules/**", "**/dist/**", "**/.data/**"];

/**
 * Four kinds of test, told apart by their file name. `npm test` runs all; by hand:
 * `vitest run --project unit --project db --project dom`, and `vitest run --project e2e` for the browser journeys.
 */
export default defineConfig({
  test: {
    // The queue's library drops a promise when the database goes away under it, as some tests make it do; main.ts answers for that.
    onUnhandledError: (error) =>
      !(
        /timeout exceeded when trying to connect|Connection terminated/.test(error.message) &&
        /graphile-worker/.test(error.stack ?? "")
      ),
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.ts", "**/*.test.mjs"],
          exclude: [...never, "**/*.db.test.ts", "**/*.dom.test.ts"],
          environment: "node",
        },
      },
      {
        test: {
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: never,
          environment: "node",
          globalSetup: ["./tools/vitest-global-setup.ts"],
          // Each file has its own database; two at once is what two cores bear.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // JSX is compiled as the browser build compiles it.
        oxc: { jsx: { runtime: "automatic" } },
        test: {
          name: "dom",
          include: ["**/*.dom.test.tsx", "**/*.dom.test.ts"],
          exclude: never,
          environment: "jsdom",
          css: false,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.e2e.ts"],
          exclude: never,
          environment: "node",
          globalSetup: ["./e2e/global-setup.ts"],
          // One product, one database, one browser: journeys run one after the other.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
