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
