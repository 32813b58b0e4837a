import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { DB } from "./tables.ts";

export type Database = Kysely<DB>;

// Dates, times and big numbers stay what they are on the wire: text for a clinic's date and time, numbers for counts.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIME, (text) => text.slice(0, 5));
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const names = new Map<string, string>();

/** The name PostgreSQL knows a statement by: a hash of its text. */
export function statementName(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
    if (names.size < 2000) names.set(text, name);
  }
  return name;
}

/** Names each statement by a hash of its text, so that PostgreSQL plans it once per connection. */
class NamedClient extends pg.Client {
  // The driver overloads this method in eight ways; only `(text, values)` is turned into a named statement.
  // oxlint-disable-next-line no-explicit-any
  override query(...args: any[]): any {
    const [text, values, ...rest] = args;
    if (typeof text === "string" && Array.isArray(values) && values.length > 0) {
      return (super.query as Function)({ name: statementName(text), text, values }, ...rest);
    }
    return (super.query as Function)(...args);
  }
}

export interface DatabaseOptions {
  url: string;
  /** `DATABASE_PREPARED=off` behind a transaction-mode pooler. */
  prepared?: boolean;
  /** Small on purpose: requests queue here rather than in PostgreSQL. */
  connections?: number;
  onError?: (error: Error) => void;
}

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface DirectDoor {
  pool: pg.Pool;
  prepared: boolean;
}

const doors = new WeakMap<Database, DirectDoor>();

/** The pool below a database, for statements that need no query builder; none below a transaction, which has one connection. */
export function directDoorOf(db: Database): DirectDoor | undefined {
  return doors.get(db);
}

const farewellMs = 2000;

/**
 * A way to end this pool that answers when its connections are gone. The pool's own answers as soon as it has asked them to go: a
 * database stopped right after it would still find them, and each would report that it was cut off.
 */
export function endOf(pool: pg.Pool): () => Promise<void> {
  const open = new Map<pg.PoolClient, Promise<void>>();
  pool.on("connect", (client) => {
    const gone = new Promise<void>((resolve) => client.once("end", resolve)).then(() => void open.delete(client));
    open.set(client, gone);
  });
  return async () => {
    if (!pool.ending) await pool.end();
    // A database that went away without a word never answers the farewell.
    await Promise.race([Promise.all(open.values()), wait(farewellMs, undefined, { ref: false })]);
  };
}

/** Opens the pool. A connection that breaks is dropped and reported; the next query opens another. */
export function openDatabase({ url, prepared = true, connections = 10, onError }: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: "keneya",
    // Compiling a statement costs more than any of ours takes; a pooler in between would not pass the option on.
    ...(prepared ? { Client: NamedClient, options: "-c jit=off" } : {}),
  });
  pool.on("error", (error) => onError?.(error));
  // The pool listens to idle connections only. One that breaks while it is lent out, between two statements, would end the process;
  // its borrower hears of it from the next statement.
  pool.on("connect", (client) => client.on("error", () => {}));
  const end = endOf(pool);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  doors.set(db, { pool, prepared });
  return { db, pool, close: end };
}
