import type { Insertable } from "kysely";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import type { AuditLog } from "#server/database/tables.ts";

/** Writes a row; the actor's address is copied from the account as it is now. */
export async function insertAuditRow(db: Database, row: Omit<Insertable<AuditLog>, "actor_email">): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({
      ...row,
      actor_email: row.actor_account_id
        ? sql<string>`(select email from accounts where id = ${row.actor_account_id})`
        : null,
    })
    .execute();
}

/** A page of rows, the newest first, and how many there are in all. */
export async function listAuditRows(db: Database, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom("audit_log")
    .select(["id", "actor_account_id", "actor_email", "action", "target_type", "target_id", "details", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = await db
    .selectFrom("audit_log")
    .select((row) => row.fn.countAll<number>().as("total"))
    .execute();
  return { rows, total: counted[0]?.total ?? 0 };
}
