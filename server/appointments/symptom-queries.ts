import type { Database } from "#server/database/db.ts";

export interface SymptomReportRow {
  appointment_id: string;
  report: Buffer;
  created_at: Date;
  updated_at: Date;
}

export async function findSymptomReport(db: Database, appointmentId: string): Promise<SymptomReportRow | null> {
  return (
    (await db
      .selectFrom("symptom_reports")
      .select(["appointment_id", "report", "created_at", "updated_at"])
      .where("appointment_id", "=", appointmentId)
      .executeTakeFirst()) ?? null
  );
}

/** Writes the report of an appointment in place of an earlier one; answers when the first one was made. */
export async function replaceSymptomReport(
  db: Database,
  appointmentId: string,
  report: Buffer,
  now: Date,
): Promise<Date> {
  const row = await db
    .insertInto("symptom_reports")
    .values({ appointment_id: appointmentId, report, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column("appointment_id").doUpdateSet({ report, updated_at: now }))
    .returning("created_at")
    .executeTakeFirstOrThrow();
  return row.created_at;
}
