import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { composeContext } from "#server/compose.ts";
import { openDatabase } from "#server/database/db.ts";
import { systemClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config.ts";
import { openSealer } from "#server/platform/digest-keys.ts";
import { createLog } from "#server/platform/log.ts";
import { readSecrets, secretsFileOf } from "#server/platform/secrets.ts";
import { fillWithCrowd, type Crowd } from "#server/testing/crowd.ts";
import { freePort, productionEnvironment, startProduct, type RunningProduct } from "#server/testing/product.ts";

/** A whole product with a data folder of its own, to be killed and started again by the very same command. */
export interface House {
  crowd: Crowd;
  /** How many appointments there must be. */
  known: number;
  product: RunningProduct;
  restart(): Promise<void>;
  /** The process number of PostgreSQL's first process, as the data folder says now. */
  postmaster(): number;
  /** Every first process of PostgreSQL that works on the data folder. */
  postmasters(): number[];
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

function pidFileOf(folder: string): string[] {
  return readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
}

/** The embedded database's address: its password and its port are in the data folder, which only its owner can read. */
function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, "postgres.password"), "utf8").trim();
  return `postgres://keneya:${password}@127.0.0.1:${pidFileOf(join(dataDir, "postgres"))[3]}/keneya`;
}

interface Process {
  pid: number;
  parent: number;
}

/** Living processes whose working directory is this folder: PostgreSQL makes its data folder its own. */
function processesIn(folder: string): Process[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      if (readlinkSync(`/proc/${name}/cwd`) !== folder) return [];
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return state === "Z" ? [] : [{ pid: Number(name), parent: Number(parent) }];
    } catch {
      return [];
    }
  });
}

async function fill(dataDir: string, env: Record<string, string>, port: number): Promise<Crowd> {
  const config = readConfig({ ...env, PORT: String(port) });
  const url = databaseUrl(dataDir);
  const { db, close } = openDatabase({ url });
  const sealer = await openSealer(db, () => readSecrets(secretsFileOf(dataDir), config).sealing);
  const log = createLog("silent");
  const ctx = composeContext({ config, db, clock: systemClock, log, sealer });
  try {
    return await fillWithCrowd(ctx, url, { doctors: 100, patients: 1000 });
  } finally {
    await close();
  }
}

export async function openHouse(): Promise<House> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), "keneya-drill-")));
  chmodSync(dataDir, 0o711);
  const folder = join(dataDir, "postgres");
  // Tokens outlive the longest drill.
  const env = { ...productionEnvironment, DATA_DIR: dataDir, AUTH_JWT_EXP: "86400", NURSE_AHEAD: "off" };
  const port = await freePort();
  const start = () => startProduct({ env, port });
  let product = await start();
  const postmasters = () => {
    const all = processesIn(folder);
    return all.filter(({ parent }) => !all.some(({ pid }) => pid === parent)).map(({ pid }) => pid);
  };
  return {
    crowd: await fill(dataDir, env, port),
    known: 0,
    get product() {
      return product;
    },
    restart: async () => void (product = await start()),
    postmaster: () => Number(pidFileOf(folder)[0]),
    postmasters,
    async query<Row>(text: string, values: unknown[] = []) {
      const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
      await client.connect();
      try {
        return (await client.query(text, values)).rows as Row[];
      } finally {
        await client.end();
      }
    },
    async close() {
      await product.stop();
      // Only what stop() could not end is still here; it works on a folder that is about to go.
      for (const pid of postmasters()) process.kill(pid, "SIGKILL");
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
      rmSync(secretsFileOf(dataDir), { force: true });
    },
  };
}
