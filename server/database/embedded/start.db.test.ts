import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { isAlive } from "./process-table.ts";
import { joinEmbedded, startEmbedded, type Embedded } from "./start.ts";
import { AlreadyRunning, StartProblem } from "./start-problem.ts";

const settings = { fsync: "off" };
let room: string;
let dataDir: string;
const running: Embedded[] = [];
const children: ChildProcess[] = [];

beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), "keneya start "));
  chmodSync(room, 0o755);
  dataDir = join(room, "données");
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const embedded of running.splice(0)) await embedded.stop();
});

afterAll(() => rmSync(room, { recursive: true, force: true }));

async function start(folder = dataDir): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir: folder, settings });
  running.push(embedded);
  return embedded;
}

async function stop(): Promise<void> {
  for (const embedded of running.splice(0)) await embedded.stop();
}

interface Told {
  url?: string;
  pid?: number;
  refused?: string;
}

/** Starts the database in a process of its own, and answers what that process tells. */
async function startInChild(folder: string, afterwards = ""): Promise<{ child: ChildProcess; told: Told }> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL("start.ts", import.meta.url).href)};
    try {
      const { url, pid } = await startEmbedded({ dataDir: ${JSON.stringify(folder)}, settings: { fsync: "off" }, address: "http://localhost:4321" });
      process.send({ url, pid });
    } catch (error) {
      process.send({ refused: error.code ?? String(error) });
    }
    ${afterwards}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  children.push(child);
  const told = await new Promise<Told>((resolve) => child.once("message", (message) => resolve(message as Told)));
  return { child, told };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function refusal(folder: string): Promise<StartProblem> {
  try {
    await start(folder);
  } catch (error) {
    if (error instanceof StartProblem) return error;
    throw error;
  }
  throw new Error("started where it should refuse");
}

async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error("never came true");
}

describe("a first start", () => {
  it("makes a database that sorts in French and knows accents", async () => {
    const { url } = await start();
    const rows = await ask(
      url,
      `select lower('ÉCOLE') as lowered, array(
      select word collate "fr-x-icu" as w from unnest(array['été', 'eta', 'zone', 'Étude']) as word order by w) as sorted`,
    );
    expect(rows).toEqual([{ lowered: "école", sorted: ["eta", "été", "Étude", "zone"] }]);
  });

  it("leaves the password to its owner alone and lets nobody in without it", async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = "wrong";
    await expect(ask(wrong.href, "select 1")).rejects.toThrow("password authentication failed");
    await stop();
    expect(readFileSync(join(dataDir, "postgres.password"), "utf8").length).toBeGreaterThanOrEqual(32);
    const others = statSync(join(dataDir, "postgres.password")).mode & 0o077;
    expect(others).toBe(0);
  });

  it("begins anew where an earlier first start was cut short", async () => {
    const folder = join(room, "cut short");
    mkdirSync(join(folder, "postgres.draft-abc", "cluster"), { recursive: true });
    writeFileSync(join(folder, "postgres.draft-abc", "cluster", "PG_VERSION"), "18\n");
    chmodSync(folder, 0o711);
    const { url } = await start(folder);
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(readdirSync(folder).some((name) => name.includes("draft"))).toBe(false);
  });
});

describe("a later start", () => {
  it("finds the data again", async () => {
    const first = await start();
    await ask(first.url, "create table kept (id int)");
    await stop();
    const second = await start();
    expect(await ask(second.url, "select count(*)::int as found from kept")).toEqual([{ found: 0 }]);
  });

  it("needs no hand after the process was killed, and loses nothing that was acknowledged", async () => {
    const { child, told } = await startInChild(dataDir, "setInterval(() => {}, 1000)");
    await ask(told.url ?? "", "create table acknowledged as select 7 as id");
    await kill(child);
    expect(isAlive(told.pid ?? 0)).toBe(true);
    const next = await start();
    expect(next.pid).not.toBe(told.pid);
    expect(isAlive(told.pid ?? 0)).toBe(false);
    expect(await ask(next.url, "select id from acknowledged")).toEqual([{ id: 7 }]);
  });

  it("needs no hand after the process and the database were killed together", async () => {
    const { child, told } = await startInChild(dataDir, "setInterval(() => {}, 1000)");
    await ask(told.url ?? "", "create table written as select 8 as id");
    await kill(child);
    process.kill(told.pid ?? 0, "SIGKILL");
    const next = await start();
    expect(await ask(next.url, "select id from written")).toEqual([{ id: 8 }]);
  });

  it.each([
    ["another process has its number today", "echo $$; exec sleep 30"],
    ["it is a zombie that nobody buries", "sleep 0.1 & echo $!; exec sleep 30"],
  ])("does not take a killed server for a living one when %s", async (_, script) => {
    await start();
    await stop();
    const shell = spawn("sh", ["-c", script], { stdio: ["ignore", "pipe", "inherit"] });
    children.push(shell);
    const pid = await new Promise<string>((resolve) => {
      shell.stdout.once("data", (text: Buffer) => resolve(text.toString().trim()));
    });
    await sleep(200);
    const cluster = join(dataDir, "postgres");
    writeFileSync(join(cluster, "postmaster.pid"), `${pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n`);
    const next = await start();
    expect(await ask(next.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("needs no hand when the process was killed while the database was still starting", async () => {
    for (const pause of [0, 5, 10, 20, 40]) {
      const { child, told } = await startInChild(dataDir, "setInterval(() => {}, 1000)");
      process.kill(told.pid ?? 0, "SIGKILL");
      // The process brings its database back at once; it is killed in the middle of that.
      await sleep(pause);
      await kill(child);
      const next = await start();
      expect(await ask(next.url, "select 1 as one")).toEqual([{ one: 1 }]);
      await stop();
    }
  });

  it("takes the folder over from an owner whose number now belongs to another process", async () => {
    await start();
    await stop();
    writeFileSync(join(dataDir, "keneya.owner.900.json"), JSON.stringify({ pid: process.pid, started: "another run" }));
    const { url } = await start();
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("a start beside a living one", () => {
  it("is refused with the address, and leaves the living one alone", async () => {
    const { told } = await startInChild(dataDir, "setInterval(() => {}, 1000)");
    const problem = await refusal(dataDir);
    expect(problem).toBeInstanceOf(AlreadyRunning);
    expect(problem.message).toContain("Kènèya tourne déjà à l’adresse http://localhost:4321");
    expect(await ask(told.url ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("wins alone when several start at the same moment after a killed one", async () => {
    const { child } = await startInChild(dataDir, "setInterval(() => {}, 1000)");
    await kill(child);
    const started = await Promise.all([1, 2, 3, 4].map(() => startInChild(dataDir, "setInterval(() => {}, 1000)")));
    const told = started.map((one) => one.told.refused ?? "won");
    expect(told.toSorted()).toEqual(["already_running", "already_running", "already_running", "won"]);
    for (const one of started) await kill(one.child);
  });

  it("lets a command in beside a living one, and leaves that one running", async () => {
    const { child, told } = await startInChild(dataDir, "setInterval(() => {}, 1000)");
    const joined = await joinEmbedded({ dataDir });
    expect(joined.url).toBe(told.url);
    expect(await ask(joined.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await joined.stop();
    expect(await ask(told.url!, "select 2 as two")).toEqual([{ two: 2 }]);
    await kill(child);
  });

  it("never stops a server that no owner on record started", async () => {
    const { child, told } = await startInChild(dataDir, "setInterval(() => {}, 1000)");
    for (const name of readdirSync(dataDir)) if (name.startsWith("keneya.owner.")) rmSync(join(dataDir, name));
    expect((await refusal(dataDir)).code).toBe("database_in_use");
    expect(await ask(told.url ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
    await kill(child);
    process.kill(told.pid ?? 0, "SIGKILL");
    await eventually(() => !isAlive(told.pid ?? 0));
  });
});

describe("a running database", () => {
  it("comes back at the same address when it is killed alone", async () => {
    const embedded = await start();
    await ask(embedded.url, "create table survivor as select 9 as id");
    const before = embedded.pid;
    process.kill(before, "SIGKILL");
    await eventually(() =>
      ask(embedded.url, "select 1").then(
        () => true,
        () => false,
      ),
    );
    expect(embedded.pid).not.toBe(before);
    expect(await ask(embedded.url, "select id from survivor")).toEqual([{ id: 9 }]);
  });

  it("can be stopped at the moment it is killed", async () => {
    const embedded = await start();
    process.kill(embedded.pid, "SIGKILL");
    await sleep(20);
    await stop();
    expect(isAlive(embedded.pid)).toBe(false);
    await start();
  });

  it("ends with its process, even one that forgot to stop it", async () => {
    const { told } = await startInChild(dataDir, "setTimeout(() => process.exit(0), 50)");
    expect(told.pid).toBeGreaterThan(0);
    await eventually(() => !isAlive(told.pid ?? 0));
  });
});

describe("a folder that cannot serve", () => {
  it("is named when a file stands in its place", async () => {
    writeFileSync(join(room, "file"), "");
    const problem = await refusal(join(room, "file"));
    expect(problem.code).toBe("folder_not_writable");
    expect(problem.message).toContain(join(room, "file"));
    expect((await refusal(join(room, "file", "below"))).code).toBe("folder_not_writable");
  });

  it("is refused untouched when a newer PostgreSQL wrote it", async () => {
    const folder = join(room, "newer");
    await start(folder);
    await stop();
    writeFileSync(join(folder, "postgres", "PG_VERSION"), "99\n");
    const problem = await refusal(folder);
    expect(problem.code).toBe("newer_data");
    expect(problem.message).toContain("PostgreSQL 99");
    writeFileSync(join(folder, "postgres", "PG_VERSION"), "18\n");
    await start(folder);
  });

  it("is refused when its password is lost", async () => {
    const folder = join(room, "newer");
    rmSync(join(folder, "postgres.password"));
    expect((await refusal(folder)).code).toBe("password_missing");
  });

  it("is named when it is closed to the one the database runs as", async () => {
    const closed = join(room, "closed");
    // Root passes every door and PostgreSQL does not; an ordinary user meets the closed door first.
    const isRoot = process.getuid?.() === 0;
    mkdirSync(closed, { mode: isRoot ? 0o700 : 0o500 });
    const problem = await refusal(join(closed, "data"));
    expect(problem.code).toBe(isRoot ? "folder_unreachable" : "folder_not_writable");
    expect(problem.message).toContain(join(closed, "data"));
  });
});
