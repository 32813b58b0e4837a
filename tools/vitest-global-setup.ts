import type { TestProject } from "vitest/node";
import { migrate } from "#server/database/migrate.ts";
import { startTestServer } from "#server/database/test-database.ts";

let stop: (() => Promise<void>) | undefined;

/** Starts the database server that all tests of this run share. */
export async function setup(project: TestProject): Promise<void> {
  // Without a listener these signals end the process with no word to anyone, and the server would stay behind.
  process.once("SIGTERM", () => process.exit(143));
  process.once("SIGHUP", () => process.exit(129));
  const server = await startTestServer(migrate);
  stop = server.stop;
  project.provide("testServerUrl", server.url);
}

export async function teardown(): Promise<void> {
  await stop?.();
}
