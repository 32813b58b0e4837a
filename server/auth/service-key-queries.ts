import type { Database } from "#server/database/db.ts";

export interface ServiceKeyRow {
  id: string;
  kid: string;
  name: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

export async function insertServiceKey(
  db: Database,
  row: Omit<ServiceKeyRow, "revoked_at" | "last_used_at">,
): Promise<void> {
  await db.insertInto("auth.service_keys").values(row).execute();
}

/** Every key ever given out, the newest first. */
export async function listServiceKeys(db: Database): Promise<ServiceKeyRow[]> {
  return db.selectFrom("auth.service_keys").selectAll().orderBy("created_at", "desc").orderBy("id").execute();
}

/** Notes that a key is used; false when it does not count (any more). */
export async function updateServiceKeyUsed(db: Database, id: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable("auth.service_keys")
    .set({ last_used_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** Takes a key back; false when there is none that counts. */
export async function revokeServiceKey(db: Database, id: string, now: Date): Promise<boolean> {
  const revoked = await db
    .updateTable("auth.service_keys")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return revoked.numUpdatedRows === 1n;
}
