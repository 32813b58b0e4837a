import type { JWK } from "jose";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

export interface KeyRow {
  kid: string;
  public_jwk: JWK;
  private_key: Buffer;
  status: "current" | "previous";
  created_at: Date;
  retired_at: Date | null;
}

/** Every key whose tokens may still live, the signing one first. */
export async function listKeys(db: Database): Promise<KeyRow[]> {
  return (await db
    .selectFrom("auth.signing_keys")
    .select(["kid", "public_jwk", "private_key", "status", "created_at", "retired_at"])
    .orderBy(sql`status = 'current'`, "desc")
    .orderBy("created_at", "desc")
    .execute()) as unknown as KeyRow[];
}

/** Writes a key that signs from now on; does nothing when another process has just written one. */
export async function insertCurrentKey(db: Database, key: Omit<KeyRow, "status" | "retired_at">): Promise<void> {
  await db
    .insertInto("auth.signing_keys")
    .values({ ...key, algorithm: "ES256", public_jwk: JSON.stringify(key.public_jwk), status: "current" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The signing key signs no more, if it was made by then; it stays published. */
export async function retireCurrentKey(db: Database, madeBy: Date, now: Date): Promise<void> {
  await db
    .updateTable("auth.signing_keys")
    .set({ status: "previous", retired_at: now })
    .where("status", "=", "current")
    .where("created_at", "<=", madeBy)
    .execute();
}

/** Forgets keys that were retired before this time: no token of theirs lives. Those that a service key hangs on stay. */
export async function deleteRetiredKeys(db: Database, retiredBefore: Date, now: Date): Promise<void> {
  await db
    .deleteFrom("auth.signing_keys")
    .where("retired_at", "<", retiredBefore)
    .where("kid", "not in", (from) =>
      from.selectFrom("auth.service_keys").select("kid").where("revoked_at", "is", null).where("expires_at", ">", now),
    )
    .execute();
}
