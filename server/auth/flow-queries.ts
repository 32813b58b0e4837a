import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

/** A sign-in that has to end on the device it began on. */
export interface FlowRow {
  id: string;
  user_id: string;
  code_challenge: string;
  /** How the person will have been proven. */
  method: string;
  /** When the link was opened; the code for the session counts from then. */
  code_issued_at: Date | null;
}

const columns = ["id", "user_id", "code_challenge", "method", "code_issued_at"] as const;

export async function insertFlow(
  db: Database,
  row: Omit<FlowRow, "code_issued_at"> & { created_at: Date },
): Promise<void> {
  await db.insertInto("auth.flow_state").values(row).execute();
}

/** Keeps the digest of the code that the opened link leads back with; false when the flow is gone. */
export async function updateFlowCode(db: Database, id: string, digest: Buffer, now: Date): Promise<boolean> {
  const updated = await db
    .updateTable("auth.flow_state")
    .set({ code_digest: digest, code_issued_at: now })
    .where("id", "=", id)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function findFlow(db: Database, digest: Buffer): Promise<FlowRow | null> {
  const found = await db
    .selectFrom("auth.flow_state")
    .select(columns)
    .where("code_digest", "=", digest)
    .executeTakeFirst();
  return found ?? null;
}

/** Takes a flow out; of two who come with its code at once, one finds nothing. */
export async function deleteFlow(db: Database, id: string): Promise<boolean> {
  const gone = await db.deleteFrom("auth.flow_state").where("id", "=", id).executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Clears flows whose code is too old, and those whose link is gone. */
export async function deleteOldFlows(db: Database, issuedBefore: Date): Promise<number> {
  const gone = await sql`delete from auth.flow_state f where f.code_issued_at < ${issuedBefore}
    or (f.code_issued_at is null and not exists (select 1 from auth.one_time_tokens t where t.flow_id = f.id))`.execute(
    db,
  );
  return Number(gone.numAffectedRows ?? 0n);
}
