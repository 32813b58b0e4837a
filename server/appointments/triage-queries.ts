import type { Database } from "#server/database/db.ts";

export interface AttachedRow {
  appointment_id: string;
  summary: Buffer;
  attached_at: Date;
  read_at: Date | null;
}

/** Writes the summary of an appointment in place of an earlier one; nobody has read this one. */
export async function replaceAttached(db: Database, row: Omit<AttachedRow, "read_at">): Promise<void> {
  const { appointment_id: _appointment, ...changes } = row;
  await db
    .insertInto("appointment_triage")
    .values(row)
    .onConflict((conflict) => conflict.column("appointment_id").doUpdateSet({ ...changes, read_at: null }))
    .execute();
}

export async function findAttached(db: Database, appointmentId: string): Promise<AttachedRow | null> {
  return (
    (await db
      .selectFrom("appointment_triage")
      .select(["appointment_id", "summary", "attached_at", "read_at"])
      .where("appointment_id", "=", appointmentId)
      .executeTakeFirst()) ?? null
  );
}

/** Notes the first reading; later ones stand in the audit log. */
export async function noteReading(db: Database, appointmentId: string, now: Date): Promise<void> {
  await db
    .updateTable("appointment_triage")
    .set({ read_at: now })
    .where("appointment_id", "=", appointmentId)
    .where("read_at", "is", null)
    .execute();
}
