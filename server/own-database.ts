import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { keyRotation } from "#texts/key-rotation.ts";
import { openDatabase, type Database } from "#server/database/db.ts";
import { defaultDataDir } from "#server/database/embedded/data-dir.ts";
import { StartProblem } from "#server/database/embedded/start-problem.ts";
import { joinEmbedded } from "#server/database/embedded/start.ts";
import { migrate, NewerDatabase } from "#server/database/migrate.ts";
import { ConfigProblem, type Config } from "#server/platform/config.ts";
import { secretsFileOf } from "#server/platform/secrets.ts";

export const projectRoot = resolve(import.meta.dirname, "..");

/** A sentence for the operator: nothing went wrong inside, and nothing was changed. */
export class Stop extends Error {}

/** What a command finds of this house: its database, and the file its secrets are in. */
export interface OwnDatabase {
  db: Database;
  url: string;
  secretsFile: string;
}

/** Runs a command on this house's database, embedded or named, whether Kènèya runs or not. Refuses: Stop when there is none. */
export async function withOwnDatabase<T>(config: Config, act: (own: OwnDatabase) => Promise<T>): Promise<T> {
  const dataDir = resolve(config.DATA_DIR ?? defaultDataDir(projectRoot));
  if (!config.DATABASE_URL && !existsSync(join(dataDir, "postgres"))) throw new Stop(keyRotation.no_data(dataDir));
  const embedded = config.DATABASE_URL ? null : await joinEmbedded({ dataDir });
  const url = config.DATABASE_URL ?? embedded!.url;
  try {
    await migrate(url);
    const { db, close } = openDatabase({ url, prepared: config.DATABASE_PREPARED, connections: 2 });
    try {
      return await act({ db, url, secretsFile: secretsFileOf(dataDir) });
    } finally {
      await close();
    }
  } finally {
    await embedded?.stop();
  }
}

/** Runs a command to its exit code; what the operator can mend is said in one sentence. */
export async function toExitCode(run: () => Promise<number>, say: (line: string) => void): Promise<number> {
  try {
    return await run();
  } catch (error) {
    const known = [Stop, ConfigProblem, StartProblem, NewerDatabase].some((kind) => error instanceof kind);
    if (!known) throw error;
    say((error as Error).message);
    return 1;
  }
}
