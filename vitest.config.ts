import { defineConfig } from "vitest/config";

/** Where no test ever lives. */
const never = ["**/node_modules/**", "**/dist/**", "**/.data/**"];

/** What people do at the product's doors and on their account page; runs with either identity service. */
const loginJourneys = [
  ...["doors", "email-doors", "account-page", "forgotten-password", "numbers", "second-factor"].map(
    (name) => `server/accounts/${name}.db.test.ts`,
  ),
  "server/auth/client.db.test.ts",
  "server/doctors/login-specialist.db.test.ts",
  "server/health-centers/health-centers.db.test.ts",
  // The whole of it is a long exercise: `npm run drill:hosted`.
  ...(process.env.HOSTED === "all"
    ? [
        "server/accounts/patients.db.test.ts",
        "server/auth/attacks.db.test.ts",
        "server/auth/factors.db.test.ts",
        "server/reports/leave.db.test.ts",
      ]
    : []),
];

/** Files at a time: one more than two cores, because many wait for a database. */
const maxWorkers = 3;

/** What comes by itself is waited for this long on a busy machine: no test fails on a clock. */
const patient = { poll: { timeout: 15_000 } };

/**
 * Four kinds of test, told apart by their file name, and `hosted`: login journeys of the kind `db` once more. `npm test` runs all; by hand:
 * `vitest run --project unit --project db --project hosted --project dom`, and `vitest run --project e2e` for the browser journeys.
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
          // Pure functions leave nothing behind, and reading the modules once for all files takes half the time.
          isolate: false,
          maxWorkers,
          // The nurse is played thousands of times in one test: a machine that is busy elsewhere must not fail it.
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: never,
          environment: "node",
          globalSetup: ["./tools/vitest-global-setup.ts"],
          // Each file has its own database, and one house after the other stands in a process: nothing of a house lives outside it.
          isolate: false,
          maxWorkers,
          expect: patient,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The login journeys once more, with a second copy of the service, reached by URL alone, in place of the embedded one.
        test: {
          name: "hosted",
          include: loginJourneys,
          exclude: never,
          environment: "node",
          env: { TEST_IDENTITY: "hosted" },
          isolate: false,
          globalSetup: ["./tools/vitest-global-setup.ts"],
          maxWorkers,
          expect: patient,
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
          setupFiles: ["./web/testing/patience.ts"],
          maxWorkers,
          testTimeout: 30_000,
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
          // Each worker has its own product, database and browser; inside a file journeys run one after the other. They wait more than they work.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
