import pg from "pg";
import { afterEach, expect, inject, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { forgetIdempotencyKeys } from "#server/platform/forget-idempotency-keys.ts";
import type { Job } from "#server/platform/job.ts";
import { useTestApp } from "#server/testing/app.ts";
import { jobs } from "#server/jobs.ts";
import { startWorker } from "./worker.ts";

const app = useTestApp({ env: { LOG_LEVEL: "silent" } });
let worker: { stop(): Promise<void> } | null = null;

afterEach(async () => {
  await worker?.stop();
  worker = null;
});

async function databaseUrl(): Promise<string> {
  const found = await sql<{ name: string }>`select current_database() as name`.execute(app.ctx.db);
  const url = new URL(inject("testServerUrl"));
  url.pathname = `/${found.rows[0]!.name}`;
  return url.href;
}

const message = { channel: "sms", to: "+2250707123456", purpose: "test", body: "Bonjour" } as const;
const unsent = async () =>
  (await app.ctx.db.selectFrom("messages").select("id").where("sent_at", "is", null).execute()).length;
const askFor = (name: string) => sql`select graphile_worker.add_job(${name}::text)`.execute(app.ctx.db);
const started = () =>
  expect
    .poll(() =>
      sql`select from graphile_worker._private_known_crontabs`.execute(app.ctx.db).then((found) => found.rows.length),
    )
    .toBeGreaterThan(0);

/** A job that counts its runs, and fails when told to. */
function counter() {
  const count = { runs: 0, fails: false };
  const job: Job = {
    name: "test.count",
    cron: "* * * * *",
    async run() {
      count.runs += 1;
      if (count.fails) throw new Error("failed as told");
    },
  };
  return { count, job };
}

it("sends what is due without being asked, and runs jobs, also after one failed", async () => {
  const { count, job } = counter();
  worker = await startWorker(app.ctx, await databaseUrl(), [job]);
  await started();
  await writeMessage(app.ctx, message);
  await expect.poll(unsent).toBe(0);
  count.fails = true;
  await askFor(job.name);
  await expect.poll(() => count.runs).toBe(1);
  await askFor(job.name);
  await expect.poll(() => count.runs).toBe(2);
});

it("makes what a mail carries: a receipt whose payment is gone is known by that, not by its kind", async () => {
  worker = await startWorker(app.ctx, await databaseUrl(), []);
  const attachment = { kind: "receipt", reference: "KN-GONE" };
  await writeMessage(app.ctx, { ...message, channel: "email", to: "awa@example.org", attachment });
  const problem = () =>
    app.ctx.db.selectFrom("messages").select("last_error").where("attachment_kind", "=", "receipt").executeTakeFirst();
  await expect.poll(problem).toEqual({ last_error: "the payment of a receipt is gone" });
  await sql`delete from messages where attachment_kind = 'receipt'`.execute(app.ctx.db);
});

it.each([
  ["while it starts", 0],
  ["while it works", 500],
])("comes back by itself when the database goes away %s", async (_, after) => {
  const { count, job } = counter();
  const url = await databaseUrl();
  const name = new URL(url).pathname.slice(1);
  worker = await startWorker(app.ctx, url, [job]);
  await new Promise((resolve) => setTimeout(resolve, after));
  const admin = new pg.Client({ connectionString: inject("testServerUrl") });
  await admin.connect();
  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  await expect(writeMessage(app.ctx, message)).rejects.toThrow("not currently accepting connections");
  await admin.query(`alter database ${name} with allow_connections true`);
  await admin.end();
  await writeMessage(app.ctx, message);
  await expect.poll(unsent).toBe(0);
  await askFor(job.name);
  await expect.poll(() => count.runs).toBeGreaterThan(0);
});

it("takes at most three connections besides the requests' pool", async () => {
  const { job } = counter();
  worker = await startWorker(app.ctx, await databaseUrl(), [job]);
  await started();
  for (let n = 0; n < 20; n += 1) await askFor(job.name);
  const open = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name <> 'keneya'`.execute(app.ctx.db);
  expect(open.rows[0]!.count).toBeLessThanOrEqual(3);
});

it("knows every job by one name, feature first", () => {
  const names = jobs.map((job) => job.name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+\.[a-z-]+$/);
});

it("forgets answers to repeated writes after 48 hours and none before", async () => {
  const now = app.clock.now();
  const rows = [47, 49].map((hours) => ({
    scope: "test",
    key: `${hours} hours old`,
    request_hash: Buffer.alloc(32),
    created_at: new Date(now.getTime() - hours * 3_600_000),
  }));
  await app.ctx.db.insertInto("idempotency_keys").values(rows).execute();
  expect(await forgetIdempotencyKeys(app.ctx)).toBe(1);
  const left = await app.ctx.db.selectFrom("idempotency_keys").select("key").execute();
  expect(left).toEqual([{ key: "47 hours old" }]);
});
