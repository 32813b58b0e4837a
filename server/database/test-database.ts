import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { isAbandoned } from "#server/database/embedded/owner.ts";
import { clearLeftover } from "#server/database/embedded/postmaster.ts";
import { startEmbedded } from "#server/database/embedded/start.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server that the tests of one run share; tests ask for their own database with `createTestDatabase`. */
    testServerUrl: string;
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

const prefix = "keneya-test-";
const template = "keneya_template";

/** Nothing here outlives the run, so nothing waits for the disk. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  max_wal_size: "1GB",
};

/**
 * Starts the one server of a test run in a folder of its own and prepares the template every test database is made from.
 * What an interrupted run left behind is cleared away first.
 */
export async function startTestServer(
  migrate: (url: string) => Promise<void>,
): Promise<{ url: string; stop(): Promise<void> }> {
  await clearInterruptedRuns();
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(dataDir, 0o711);
  const server = await startEmbedded({ dataDir, settings });
  const removeAtOnce = () => {
    try {
      // The process ends without stop(), and nobody will want the data: no time is left for a clean shutdown.
      process.kill(server.pid, "SIGKILL");
    } catch {
      // Gone already.
    }
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  process.once("exit", removeAtOnce);
  await query(server.url, `create database ${template}`);
  await migrate(withDatabase(server.url, template));
  return {
    url: server.url,
    async stop() {
      await server.stop();
      process.removeListener("exit", removeAtOnce);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes an empty, migrated database that belongs to the calling test alone. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject("testServerUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await query(server, `create database ${name} template ${template}`);
  return {
    url: withDatabase(server, name),
    drop: () => query(server, `drop database if exists ${name} with (force)`),
  };
}

async function clearInterruptedRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const dataDir = join(tmpdir(), name);
    try {
      if (!isAbandoned(dataDir)) continue;
      await clearLeftover(join(dataDir, "postgres"), true);
      rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // Another user's, or being cleared by another run at this moment.
    }
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
