import { parseArgs } from "node:util";
import { processorMs } from "./cpu.ts";
import { load, type Round } from "./load.ts";
import { measureLogins } from "./logins.ts";
import { machineFacts, printed, reportText, type Measured, type MeasuredRound } from "./report.ts";
import { writeFileSync } from "node:fs";
import { openStage, patients, settle, startDatabase, type Stage } from "./stage.ts";
import { arrivals, workloadsOf, type Workload, type WorkloadName } from "./workloads.ts";

/*
 * npm run bench: search, slots, booking, refresh and GET user against a bare limit measured in the same run, with 1,000 and with 100,000
 * doctors; log-ins against one Argon2id hash after the other.
 * --quick: short rounds, 1,000 and 10,000 doctors · --only booking · --doctors 1000 · --rounds 5 · --seconds 5
 * --report docs/reports/…: writes the report · --profile folder: CPU profiles of the product
 */

const { values: asked } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    doctors: { type: "string" },
    rounds: { type: "string" },
    seconds: { type: "string" },
    report: { type: "string" },
    profile: { type: "string" },
  },
});

type Side = "limit" | "product";

const connections = 32;
const rounds = Number(asked.rounds ?? (asked.quick ? 3 : 5));
const seconds = Number(asked.seconds ?? (asked.quick ? 2 : 5));
const sizes = (asked.doctors ?? (asked.quick ? "1000,10000" : "1000,100000")).split(",").map(Number);
const names = (asked.only?.split(",") ?? ["search", "slots", "booking", "refresh", "user", "login"]) as (
  | WorkloadName
  | "login"
)[];
/** What does not hang on the number of doctors is measured once. */
const once = new Set(["refresh", "user", "login"]);

function fail(what: string, round: Round): never {
  throw new Error(`${what}: ${round.wrong} wrong answers, such as ${round.sample}`);
}

/** One round of one side, with the processor time that it and the database spent on each answer. */
async function oneRound(stage: Stage, side: Side, workload: Workload, lasting: number): Promise<MeasuredRound> {
  const { port, pid } = side === "limit" ? stage.limit : { port: stage.product.port, pid: stage.product.child.pid! };
  const { next, heard, expected, name } = workload;
  const before = [processorMs(pid), processorMs(stage.databasePid)];
  const round = await load({ port, connections, seconds: lasting, next, heard, expected });
  const [server, database] = [processorMs(pid) - before[0]!, processorMs(stage.databasePid) - before[1]!];
  if (round.wrong > 0) fail(`${name}, ${side}`, round);
  return { ...round, serverMs: server / round.answers, databaseMs: database / round.answers };
}

/** Alternates limit and product, each first in turn; only one is loaded at a time. */
async function measure(stage: Stage, name: WorkloadName): Promise<Measured> {
  const make = workloadsOf(stage.crowd)[name];
  const workloads = { limit: make(), product: make() };
  const measured: Measured = { name, doctors: stage.doctors, limit: [], product: [], drainedMs: [] };
  const one = async (side: Side, lasting: number) => {
    const round = await oneRound(stage, side, workloads[side], lasting);
    const drained = name === "booking" ? await settle(stage) : null;
    if (side === "product" && drained !== null) measured.drainedMs.push(drained);
    return round;
  };
  if (name === "booking") {
    const { port } = stage.product;
    const arrived = await load({ port, connections, seconds: 60, next: arrivals(stage.crowd), expected: 200 });
    if (arrived.wrong > 0) fail("arrivals", arrived);
  }
  for (const side of ["limit", "product"] as const) await one(side, Math.min(3, seconds));
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? (["limit", "product"] as const) : (["product", "limit"] as const)) {
      measured[side].push(await one(side, seconds));
    }
  }
  return measured;
}

const all: Measured[] = [];
let logins: string[] = [];
const loads: { doctors: number; seconds: number }[] = [];
const database = await startDatabase();
let stage: Stage | null = null;
try {
  for (const doctors of sizes) {
    console.log(`${doctors} doctors: writing them`);
    stage = await openStage(database.server, doctors, asked.profile ?? null);
    loads.push({ doctors, seconds: stage.loadSeconds });
    console.log(
      `  written in ${stage.loadSeconds.toFixed(1)} s; product ready after ${stage.product.readyAfterMs.toFixed(0)} ms`,
    );
    for (const name of names) {
      if (once.has(name) && doctors !== sizes[0]) continue;
      if (name === "login") {
        logins = await measureLogins(stage, rounds, seconds);
        console.log(logins.map((line) => `  ${line}`).join("\n"));
        continue;
      }
      const measured = await measure(stage, name);
      all.push(measured);
      console.log(printed(measured));
    }
    await stage.stop();
    stage = null;
  }
  const [version] = await queryOnce(database.server.url, "show server_version");
  const text = reportText(all, machineFacts(version ?? "?"), { loads, rounds, seconds, connections, patients, logins });
  console.log(`\n${text}`);
  if (asked.report) writeFileSync(asked.report, text);
} finally {
  await stage?.stop();
  await database.stop();
}

async function queryOnce(url: string, text: string): Promise<string[]> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text, rowMode: "array" });
  await client.end();
  return rows.map((row: unknown[]) => String(row[0]));
}
