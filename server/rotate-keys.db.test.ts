import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, inject, it } from "vitest";
import { createApp } from "#server/app.ts";
import { composeContext } from "#server/compose.ts";
import { sql } from "#server/database/sql.ts";
import { openDatabase, type Database } from "#server/database/db.ts";
import { startEmbedded } from "#server/database/embedded/start.ts";
import { migrate } from "#server/database/migrate.ts";
import { openSealer } from "#server/platform/digest-keys.ts";
import { countSealed } from "#server/platform/reseal.ts";
import { ConfigProblem } from "#server/platform/config.ts";
import { createSealer, type SealingKeys } from "#server/platform/sealing.ts";
import { readSecrets, secretsFileOf } from "#server/platform/secrets.ts";
import { openTestApp, testSealingKeys, useTestApp, type TestApp } from "#server/testing/app.ts";
import { aCenter, aDoctor, aPatient } from "#server/testing/people.ts";
import { rotateKeys } from "./rotate-keys.ts";
import { sealedColumns, unsealedColumns } from "./sealed-columns.ts";

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), "keneya-rotation-"));
// The database's user must be able to cross it.
chmodSync(folder, 0o711);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const former = testSealingKeys.current;

async function urlOf(app: TestApp): Promise<string> {
  const found = await sql<{ name: string }>`select current_database() as name`.execute(app.ctx.db);
  const url = new URL(inject("testServerUrl"));
  url.pathname = `/${found.rows[0]!.name}`;
  return url.href;
}

/** The command as a process of its own, to be killed. */
function begin(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ["server/rotate-keys.ts"], {
    cwd: projectRoot,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
    stdio: "ignore",
  });
}

/** The command, run to its end. */
async function rotate(env: Record<string, string>, ...args: string[]): Promise<{ code: number; told: string }> {
  const told: string[] = [];
  const code = await rotateKeys({ DATA_DIR: join(folder, "none"), ...env }, args, (line) => void told.push(line));
  return { code, told: told.join("\n") };
}

/** How many values lie under keys other than these. */
async function foreignTo(app: TestApp, keys: SealingKeys | string): Promise<number> {
  const sealer = createSealer(keys);
  let foreign = 0;
  for (const column of sealedColumns) {
    const count = await countSealed({ db: app.ctx.db, sealer }, column);
    foreign += count.unknown;
  }
  return foreign;
}

/** The product as it is after a restart with these keys, on the same data. */
async function restarted(app: TestApp, keys: SealingKeys): Promise<TestApp["call"]> {
  const sealer = await openSealer(app.ctx.db, () => keys);
  const { config, db, clock, log } = app.ctx;
  const http = await createApp(composeContext({ config, db, clock, log, sealer }));
  return async (method, path, { token, body } = {}) => {
    const answer = await http.inject({
      method,
      url: path,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), "content-type": "application/json" },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
}

/** Somebody of whom something lies in the sealed columns people write. */
async function aHistory(app: TestApp) {
  const [doctor, awa, center] = [await aDoctor(app), await aPatient(app), await aCenter(app)];
  await app.call("POST", "/api/medical-history", { token: awa.token, body: { allergies: ["Pénicilline"] } });
  const booked = await app.call("POST", "/api/appointments", {
    token: awa.token,
    headers: { "idempotency-key": "booked-before" },
    body: {
      doctor_id: doctor.doctorId,
      appointment_date: "2026-11-24",
      appointment_time: "09:00",
      consultation_type: "whatsapp",
      notes: "Palpitations",
    },
  });
  await app.call("POST", `/api/appointments/${booked.body.id}/accept`, { token: doctor.token });
  const symptoms = { appointment_id: booked.body.id, symptoms: [{ name: "Toux" }] };
  await app.call("POST", "/api/symptoms", { token: awa.token, body: symptoms });
  return { doctor, awa, center };
}

/** Everything of that history is read again; sessions and the center's code still count. */
async function expectWhole(call: TestApp["call"], { awa, doctor, center }: Awaited<ReturnType<typeof aHistory>>) {
  const record = await call("GET", "/api/medical-history", { token: awa.token });
  expect(record.body).toMatchObject({ allergies: ["Pénicilline"] });
  const list = await call("GET", "/api/appointments/specialist", { token: doctor.token });
  expect(list.body).toMatchObject([{ notes: "Palpitations", symptoms: [{ name: "Toux" }] }]);
  const login = await call("POST", "/api/auth/health-center/code-login", { body: { login_code: center.loginCode } });
  expect(login.status).toBe(200);
}

describe("the list of sealed columns", () => {
  const app = useTestApp();

  it("names every column of bytes, as sealed or with the reason why it is not", async () => {
    const found = await sql<{ name: string; key: string[] }>`
      select c.table_schema || '.' || c.table_name || '.' || c.column_name as name,
        (select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          where i.indrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and i.indisprimary) as key
      from information_schema.columns c where c.data_type = 'bytea'
        and c.table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')`.execute(app.ctx.db);
    const sealed = new Map(
      sealedColumns.map(({ table, column, key }) => [`${table.includes(".") ? "" : "public."}${table}.${column}`, key]),
    );
    const columns = new Set(found.rows.map(({ name }) => name));
    expect([...columns].filter((name) => !sealed.has(name) && !(name in unsealedColumns))).toEqual([]);
    expect([...sealed.keys()].filter((name) => !columns.has(name) || name in unsealedColumns)).toEqual([]);
    const keys = found.rows.filter(({ name }) => sealed.has(name)).map(({ name, key }) => [name, key] as const);
    expect(Object.fromEntries(keys)).toEqual(Object.fromEntries(sealed));
  });

  it("opens with its contexts what the product wrote", async () => {
    await aHistory(app);
    for (const column of sealedColumns) {
      const found = await sql<Record<string, unknown>>`select * from ${sql.table(column.table)}`.execute(app.ctx.db);
      for (const row of found.rows) {
        const value = row[column.column];
        if (!Buffer.isBuffer(value)) continue;
        expect(app.ctx.sealer.open(value, column.context(...column.key.map((name) => String(row[name]))))).not.toBe("");
      }
    }
  });
});

describe("changing the key", () => {
  it("seals everything anew with a named key; afterwards the former one is needed no more", async () => {
    const app = await openTestApp();
    const env = { DATABASE_URL: await urlOf(app), ENCRYPTION_KEY: "a second key", ENCRYPTION_KEY_PREVIOUS: former };
    const people = await aHistory(app);
    // The product runs with both keys before and while they are changed.
    await expectWhole(await restarted(app, { current: "a second key", previous: [former] }), people);
    const early = await rotate(env, "--retire");
    expect(early.code).toBe(1);
    expect(early.told).toContain("dépendent encore");
    const { code, told } = await rotate(env);
    expect(told).toMatch(/medical_records\.record : 1 valeur rechiffrée/);
    expect(told).toMatch(/symptom_reports\.report : 1 valeur rechiffrée/);
    expect(told).not.toContain("illisible");
    expect(code).toBe(0);
    expect(await foreignTo(app, "a second key")).toBe(0);
    await expectWhole(await restarted(app, { current: "a second key", previous: [] }), people);
    const again = await rotate(env);
    expect([again.code, again.told]).toEqual([0, expect.stringContaining("Tout est déjà chiffré")]);
    expect((await rotate(env, "--retire")).told).toContain("ENCRYPTION_KEY_PREVIOUS");
    await app.close();
  });

  it("changes nothing when a key is missing, and the product says which setting would name it", async () => {
    const app = await openTestApp();
    await aHistory(app);
    await expect(openSealer(app.ctx.db, () => ({ current: "a stranger", previous: [] }))).rejects.toThrow(
      ConfigProblem,
    );
    const missing = await rotate({ DATABASE_URL: await urlOf(app), ENCRYPTION_KEY: "a stranger" });
    expect([missing.code, missing.told]).toEqual([1, expect.stringContaining("ENCRYPTION_KEY_PREVIOUS")]);
    expect(await foreignTo(app, former)).toBe(0);
    await app.close();
  });

  it("goes on where it was killed, with the key it had made, and the product reads everything meanwhile", async () => {
    const app = await openTestApp();
    const people = await aHistory(app);
    const dataDir = join(folder, "killed");
    const file = secretsFileOf(dataDir);
    const first = readSecrets(file, {}).sealing.current;
    const env = { DATABASE_URL: await urlOf(app), DATA_DIR: dataDir };
    // Into the file's key first, so that everything begins under it.
    expect((await rotate({ ...env, ENCRYPTION_KEY_PREVIOUS: former })).code).toBe(0);
    expect(readSecrets(file, {}).sealing.current).toBe(first);
    const sealer = createSealer(first);
    const keys = Array.from({ length: 5000 }, (_, n) => `filler-${String(n).padStart(5, "0")}`);
    const answers = keys.map((key) => sealer.seal("{}", `idempotency filler ${key}`));
    await sql`insert into idempotency_keys (scope, key, request_hash, status, answer)
      select 'filler', key, '\\x00', 200, answer from unnest(${keys}::text[], ${answers}::bytea[]) as f (key, answer)`.execute(
      app.ctx.db,
    );
    // A product that was started with the first key only, and runs through it all.
    const running = openDatabase({ url: env.DATABASE_URL, connections: 2 });
    const live = await openSealer(running.db, () => readSecrets(file, {}).sealing);
    const child = begin(env);
    const newKey = () => readSecrets(file, {}).sealing.current;
    for (;;) {
      await wait(5);
      const count = newKey() === first ? 5000 : await foreignTo(app, newKey());
      if (count < 4600) break;
    }
    const other = await rotate(env);
    expect([other.code, other.told]).toEqual([1, expect.stringContaining("déjà en cours")]);
    child.kill("SIGKILL");
    await once(child, "close");
    const second = newKey();
    const left = await foreignTo(app, second);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(5000);
    expect(await foreignTo(app, { current: second, previous: [first] })).toBe(0);
    await expectWhole(await restarted(app, readSecrets(file, {}).sealing), people);
    const record = await running.db.selectFrom("medical_records").selectAll().executeTakeFirstOrThrow();
    expect(live.open(record.record, `medical record ${record.patient_id}`)).toContain("Pénicilline");
    const resumed = await rotate(env);
    expect(resumed.told).toContain("il reprend");
    expect([resumed.code, newKey()]).toEqual([0, second]);
    expect(await foreignTo(app, second)).toBe(0);
    expect((await rotate(env, "--retire")).told).toContain("L’ancienne clé a été retirée");
    expect(readSecrets(file, {}).sealing).toEqual({ current: second, previous: [] });
    await expectWhole(await restarted(app, { current: second, previous: [] }), people);
    await running.close();
    await app.close();
  }, 60_000);

  it("leaves a value that no key opens as it is, names it, and keeps the former key", async () => {
    const app = await openTestApp();
    await aHistory(app);
    const broken = createSealer(former).seal("{}", "somewhere else");
    await sql`update medical_records set record = ${broken}`.execute(app.ctx.db);
    const env = { DATABASE_URL: await urlOf(app), ENCRYPTION_KEY: "a second key", ENCRYPTION_KEY_PREVIOUS: former };
    const { code, told } = await rotate(env);
    expect(told).toMatch(/medical_records\.record : 1 valeur illisible/);
    expect(code).toBe(1);
    expect(await foreignTo(app, "a second key")).toBe(1);
    expect((await rotate(env, "--retire")).code).toBe(1);
    await app.close();
  });

  it("starts the embedded database itself while the product is stopped", async () => {
    const dataDir = join(folder, "embedded");
    const within = async <T>(act: (db: Database) => Promise<T>): Promise<T> => {
      const server = await startEmbedded({ dataDir, settings: { fsync: "off" } });
      await migrate(server.url);
      const { db, close } = openDatabase({ url: server.url, connections: 1 });
      try {
        return await act(db);
      } finally {
        await close();
        await server.stop();
      }
    };
    const keys = () => readSecrets(secretsFileOf(dataDir), {}).sealing;
    const digest = await within(async (db) => (await openSealer(db, keys)).digest("x", "lock pin"));
    const first = keys().current;
    const { code, told } = await rotate({ DATA_DIR: dataDir });
    expect(told).toMatch(/digest_keys\.key : \d+ valeurs rechiffrées/);
    expect([code, keys().previous]).toEqual([0, [first]]);
    expect((await rotate({ DATA_DIR: dataDir }, "--retire")).code).toBe(0);
    expect(keys().previous).toEqual([]);
    expect(await within(async (db) => (await openSealer(db, keys)).digest("x", "lock pin"))).toEqual(digest);
  }, 60_000);

  it("tells what is missing where there is no data", async () => {
    const { code, told } = await rotate({ DATA_DIR: join(folder, "nothing here") });
    expect([code, told]).toEqual([1, expect.stringContaining("démarrez d’abord Kènèya")]);
    expect(existsSync(join(folder, "nothing here"))).toBe(false);
  });
});

describe("digests", () => {
  it("stay what they were, before their keys were kept and after any change of key", async () => {
    const app = await openTestApp();
    const before = createSealer(former).digest("HC-ABCDEFGH", "health center login code");
    expect(app.ctx.sealer.digest("HC-ABCDEFGH", "health center login code")).toEqual(before);
    const later = await openSealer(app.ctx.db, () => ({ current: "another key", previous: [former] }));
    for (const purpose of ["health center login code", "refresh token", "a purpose made later"]) {
      expect(later.digest("x", purpose)).toEqual(app.ctx.sealer.digest("x", purpose));
    }
    expect(later.digest("x", "root")).not.toEqual(later.digest("x", "a purpose made later"));
    await app.close();
  });

  it("have one set of keys when two processes make them at once", async () => {
    const app = await openTestApp();
    await sql`delete from digest_keys`.execute(app.ctx.db);
    const sealers = await Promise.all(Array.from({ length: 8 }, () => openSealer(app.ctx.db, () => testSealingKeys)));
    const digests = sealers.map((sealer) => sealer.digest("x", "a purpose made later").toString("hex"));
    expect(new Set(digests).size).toBe(1);
    await app.close();
  });
});
