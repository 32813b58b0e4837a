import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { keyRotation } from "#texts/key-rotation.ts";
import type { Database } from "#server/database/db.ts";
import { readConfig, type Config } from "#server/platform/config.ts";
import { openSealer } from "#server/platform/digest-keys.ts";
import { readDotEnv } from "#server/platform/dot-env.ts";
import { countSealed, reseal } from "#server/platform/reseal.ts";
import type { SealedColumn } from "#server/platform/sealed-column.ts";
import type { Sealer } from "#server/platform/sealing.ts";
import { forgetKeptKeys, readSecrets, renewKeptKey } from "#server/platform/secrets.ts";
import { sealedColumns } from "#server/sealed-columns.ts";
import { projectRoot, Stop, toExitCode, withOwnDatabase } from "./own-database.ts";

type Say = (line: string) => void;

const nameOf = (column: SealedColumn) => `${column.table}.${column.column}`;

/** Rows that somebody held, or sealed with the former key meanwhile, are met again so many times. */
const passesMost = 5;

interface Left {
  former: number;
  unknown: string[];
}

async function leftOf(db: Database, sealer: Sealer): Promise<Left> {
  const left: Left = { former: 0, unknown: [] };
  for (const column of sealedColumns) {
    const count = await countSealed({ db, sealer }, column);
    left.former += count.former;
    if (count.unknown > 0) left.unknown.push(`${nameOf(column)} : ${count.unknown}`);
  }
  return left;
}

/** Seals everything anew, column by column, and tells how much; answers how much a former key still holds. */
async function resealAll(db: Database, sealer: Sealer, say: Say): Promise<number> {
  const counts = new Map<string, number>(sealedColumns.map((column) => [nameOf(column), 0]));
  const unreadable = new Map<string, string[]>();
  let left = Infinity;
  for (let pass = 1; pass <= passesMost && left > 0; pass += 1) {
    if (pass > 1) await wait(1000);
    for (const column of sealedColumns) {
      const name = nameOf(column);
      const done = await reseal({ db, sealer }, column);
      counts.set(name, counts.get(name)! + done.resealed);
      unreadable.set(name, done.unreadable);
    }
    left = (await leftOf(db, sealer)).former;
    // What does not open today does not open in a second either.
    if (left === [...unreadable.values()].flat().length) break;
  }
  for (const [name, count] of counts) say(keyRotation.column(name, count));
  for (const [name, ids] of unreadable) if (ids.length > 0) say(keyRotation.unreadable(name, ids));
  return left;
}

async function rotate(db: Database, config: Config, secretsFile: string, say: Say): Promise<number> {
  const open = () => openSealer(db, () => readSecrets(secretsFile, config).sealing);
  let sealer = await open();
  const left = await leftOf(db, sealer);
  if (left.unknown.length > 0) throw new Stop(keyRotation.unknown(left.unknown));
  if (left.former > 0) say(keyRotation.resumes());
  else if (config.ENCRYPTION_KEY) {
    say(keyRotation.nothing_to_do());
    return 0;
  } else {
    // On the disk before the first value is sealed with it: whatever happens then, the key that opens it is known.
    renewKeptKey(secretsFile);
    sealer = await open();
    say(keyRotation.new_key(secretsFile));
  }
  const stillLeft = await resealAll(db, sealer, say);
  say(stillLeft === 0 ? keyRotation.done() : keyRotation.left(stillLeft));
  return stillLeft === 0 ? 0 : 1;
}

/** Takes former keys away once nothing hangs on them. */
async function retire(db: Database, config: Config, secretsFile: string, say: Say): Promise<number> {
  const sealer = await openSealer(db, () => readSecrets(secretsFile, config).sealing);
  const left = await leftOf(db, sealer);
  if (left.unknown.length > 0) throw new Stop(keyRotation.unknown(left.unknown));
  if (left.former > 0) throw new Stop(keyRotation.left(left.former));
  if (sealer.keyIds().length === 1) say(keyRotation.none_to_retire());
  else if (config.ENCRYPTION_KEY || config.ENCRYPTION_KEY_PREVIOUS) say(keyRotation.retire_by_hand());
  else say(keyRotation.retired(forgetKeptKeys(secretsFile)));
  return 0;
}

/** Runs alone on this database: two at once would each make a key, and one key would be lost. */
async function alone<T>(url: string, act: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const locked = await client.query("select pg_try_advisory_lock(hashtext('keneya key rotation')) as mine");
    if (!locked.rows[0].mine) throw new Stop(keyRotation.under_way());
    return await act();
  } finally {
    await client.end();
  }
}

/**
 * `npm run keys:rotate`: makes a new sealing key (or takes the one that `ENCRYPTION_KEY` names), and seals everything anew with it. Interrupted,
 * it goes on when it is started again. `--retire` forgets the former keys. Answers the exit code. Decision 0016.
 */
export async function rotateKeys(
  env: Record<string, string | undefined>,
  args: readonly string[],
  say: Say,
): Promise<number> {
  return toExitCode(() => run(readConfig(env), args.includes("--retire") ? retire : rotate, say), say);
}

async function run(config: Config, act: typeof rotate, say: Say): Promise<number> {
  return withOwnDatabase(config, ({ db, url, secretsFile }) => alone(url, () => act(db, config, secretsFile, say)));
}

if (import.meta.main) {
  readDotEnv(projectRoot);
  process.exitCode = await rotateKeys(process.env, process.argv.slice(2), (line) => console.log(line));
}
