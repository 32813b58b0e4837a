import type { Updateable } from "kysely";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import type { Doctors } from "#server/database/tables.ts";

export interface OwnDoctor {
  id: string;
  status: string;
  license_number: string;
  specialty: string;
}

/** Lets an account change its profile once at a time, until the transaction ends; there may be no row to lock yet. */
export async function lockOwnDoctor(db: Database, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`doctor profile ${accountId}`}, 0))`.execute(db);
}

/** The doctor of an account, held until the transaction ends: whoever verifies the licence meanwhile waits. */
export async function findOwnDoctor(db: Database, accountId: string): Promise<OwnDoctor | null> {
  const row = await db
    .selectFrom("doctors")
    .select(["id", "status", "license_number", "specialty"])
    .where("account_id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateOwnDoctor(db: Database, id: string, changed: Updateable<Doctors>): Promise<void> {
  await db.updateTable("doctors").set(changed).where("id", "=", id).execute();
}
