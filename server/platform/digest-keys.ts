import { randomBytes } from "node:crypto";
import { starting } from "#texts/starting.ts";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import { ConfigProblem } from "./config.ts";
import type { SealedColumn } from "./sealed-column.ts";
import {
  createSealer,
  deriveKey,
  digestKeysFrom,
  UnknownKey,
  type DigestKeys,
  type Sealer,
  type SealingKeys,
} from "./sealing.ts";

/** The keys of digests, sealed: what a digest was made of is known to nobody, so it can never be made again with another key. */
export const sealedDigestKeys = {
  table: "digest_keys",
  column: "key",
  key: ["purpose"],
  context: (purpose: string) => `digest key ${purpose}`,
} satisfies SealedColumn;

/** From this one the keys of all purposes are derived but the former ones'. */
const root = "root";

/** What digests were made for while their keys were derived from `ENCRYPTION_KEY`: they keep those keys for good. */
const formerPurposes = [
  "health center login code",
  "one time code",
  "one time link",
  "payment address",
  "payment sandbox",
  "refresh token",
];

/** Reads the digest keys, made the first time they are asked for; of two processes that make them at once, one does. */
async function loadDigestKeys(db: Database, sealer: Sealer, firstSecret: string): Promise<DigestKeys> {
  const read = async () =>
    (await sql<{ purpose: string; key: Buffer }>`select purpose, key from digest_keys`.execute(db)).rows;
  let rows = await read();
  if (!rows.some(({ purpose }) => purpose === root)) {
    const former = digestKeysFrom(firstSecret);
    const made = [[root, randomBytes(32)] as const, ...formerPurposes.map((name) => [name, former(name)] as const)];
    const sealed = made.map(([purpose, key]) => ({
      purpose,
      key: sealer.seal(key.toString("base64"), sealedDigestKeys.context(purpose)),
    }));
    await sql`insert into digest_keys (purpose, key, created_at)
      select purpose, key, now() from unnest(${sealed.map((row) => row.purpose)}::text[], ${sealed.map((row) => row.key)}::bytea[]) as made (purpose, key)
      on conflict do nothing`.execute(db);
    rows = await read();
  }
  const keys = new Map(
    rows.map((row) => [
      row.purpose,
      Buffer.from(sealer.open(row.key, sealedDigestKeys.context(row.purpose)), "base64"),
    ]),
  );
  const rootKey = keys.get(root)!;
  return (purpose) => (purpose === root ? undefined : keys.get(purpose)) ?? deriveKey(rootKey, `digest ${purpose}`);
}

/**
 * The sealer of a database. `readKeys` tells the sealing keys as they are whenever it is asked.
 * Refuses: ConfigProblem when this database was sealed with other keys.
 */
export async function openSealer(db: Database, readKeys: () => SealingKeys): Promise<Sealer> {
  const keys = readKeys();
  try {
    const digestKeys = await loadDigestKeys(db, createSealer(keys), keys.current);
    return createSealer(keys, { digestKeys, lookAgain: readKeys });
  } catch (error) {
    throw error instanceof UnknownKey ? new ConfigProblem(starting.unknown_key()) : error;
  }
}
