import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { composeContext } from "#server/compose.ts";
import { openDatabase } from "#server/database/db.ts";
import { startEmbedded, type Embedded } from "#server/database/embedded/start.ts";
import { migrate } from "#server/database/migrate.ts";
import { systemClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config.ts";
import { openSealer } from "#server/platform/digest-keys.ts";
import { createLog } from "#server/platform/log.ts";
import { fillWithCrowd, throwawaySecret, type Crowd } from "#server/testing/crowd.ts";
import { freePort, productionEnvironment, startProduct, type RunningProduct } from "#server/testing/product.ts";

/** The database server that limit and product share: the embedded one, as the product starts it. */
export async function startDatabase(): Promise<{ server: Embedded; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "keneya-bench-"));
  chmodSync(dataDir, 0o711);
  const server = await startEmbedded({ dataDir });
  return {
    server,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Product and limit, filled and listening on one database. */
export interface Stage {
  doctors: number;
  crowd: Crowd;
  loadSeconds: number;
  product: RunningProduct;
  limit: { port: number; pid: number };
  databasePid: number;
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Each may hold five unpaid bookings: enough for a round, few enough that the product keeps their tokens in mind. */
export const patients = 4000;

async function startLimit(databaseUrl: string, port: number): Promise<ChildProcess> {
  const script = fileURLToPath(new URL("./limit-server.ts", import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env["PATH"], DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((done, fail) => {
    child.once("exit", () => fail(new Error("the limit did not start")));
    child.stdout.once("data", () => done());
  });
  return child;
}

export async function openStage(server: Embedded, doctors: number, profileDir: string | null): Promise<Stage> {
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database bench_${doctors}`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = `/bench_${doctors}`;
  const databaseUrl = url.href;
  await migrate(databaseUrl);

  const port = await freePort();
  const env = {
    ...productionEnvironment,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(tmpdir(), `keneya-bench-no-data-${port}`),
    ENCRYPTION_KEY: throwawaySecret(),
    AUTH_ANON_KEY: throwawaySecret(),
    AUTH_SERVICE_ROLE_KEY: throwawaySecret(),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const config = readConfig(env);
  const { db, close } = openDatabase({ url: databaseUrl });
  const ctx = composeContext({
    config,
    db,
    clock: systemClock,
    log: createLog(config.LOG_LEVEL),
    sealer: await openSealer(db, () => ({ current: env.ENCRYPTION_KEY, previous: [] })),
  });
  const startedAt = performance.now();
  const crowd = await fillWithCrowd(ctx, databaseUrl, { doctors, patients, coming: 3, past: 2 });
  const loadSeconds = (performance.now() - startedAt) / 1000;
  await close();

  const client = new pg.Client({ connectionString: databaseUrl });
  // What breaks it is told by whoever waits for an answer.
  client.on("error", () => {});
  await client.connect();
  await client.query(`create schema bench_limit;
    create table bench_limit.bookings (doctor_id uuid, slot_date date, slot_time time, account_id uuid, notes text,
      primary key (doctor_id, slot_date, slot_time));
    create table bench_limit.sessions (n integer primary key, counter integer not null default 0, refreshed_at timestamptz);
    insert into bench_limit.sessions (n) select generate_series(0, 31)`);
  const limitPort = await freePort();
  const limit = await startLimit(databaseUrl, limitPort);
  const nodeArguments = profileDir === null ? [] : ["--cpu-prof", `--cpu-prof-dir=${profileDir}`];
  const product = await startProduct({ env, port, nodeArguments });
  return {
    doctors,
    crowd,
    loadSeconds,
    product,
    limit: { port: limitPort, pid: limit.pid! },
    databasePid: server.pid,
    query: async <Row>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows as Row[],
    async stop() {
      limit.removeAllListeners("exit");
      limit.kill("SIGTERM");
      await product.stop();
      await client.end();
    },
  };
}

/**
 * What happens to bookings in life, in one go, between rounds: they are paid, and the messages about them leave. Else an account could
 * book five times only, and what the product still has to send would be done while the limit is measured.
 */
export async function settle(stage: Stage): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const [waiting] = await stage.query<{ n: string }>("select count(*) as n from messages where sent_at is null");
    if (Number(waiting!.n) === 0) break;
    if (performance.now() - startedAt > 120_000) throw new Error("messages are not sent");
    await sleep(50);
  }
  const drained = performance.now() - startedAt;
  await stage.query(
    "update appointments set payment_state = 'paid', hold_number = null, pay_before = null where payment_state = 'due'",
  );
  await stage.query("update slot_claims set expires_at = null where expires_at is not null");
  await stage.query("vacuum appointments, slot_claims, messages");
  await stage.query("checkpoint");
  return drained;
}
