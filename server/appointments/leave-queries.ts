import type { ClinicDate, ClinicTime } from "#contract/clinic-time.ts";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

/** The appointments of an account, as its patients' or as its doctor's, that have not begun; the soonest first. */
export async function listAhead(
  db: Database,
  accountId: string,
  side: "patient" | "doctor",
  after: { date: ClinicDate; time: ClinicTime },
): Promise<string[]> {
  const whose =
    side === "patient"
      ? sql`account_id = ${accountId}`
      : sql`doctor_id = (select id from doctors where account_id = ${accountId})`;
  const found = await sql<{ id: string }>`select id from appointments
    where ${whose} and status in ('pending', 'accepted')
      and (appointment_date, appointment_time) > (${after.date}::date, ${after.time}::time)
    order by appointment_date, appointment_time, id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** What the account's patients wrote about themselves; that they were there is the doctor's to keep. */
export async function deleteWords(db: Database, accountId: string): Promise<void> {
  await db
    .deleteFrom("symptom_reports")
    .where("appointment_id", "in", db.selectFrom("appointments").select("id").where("account_id", "=", accountId))
    .execute();
  await db
    .deleteFrom("appointment_triage")
    .where("appointment_id", "in", db.selectFrom("appointments").select("id").where("account_id", "=", accountId))
    .execute();
  await db
    .updateTable("appointments")
    .set({ notes: null, cancellation_note: null })
    .where("account_id", "=", accountId)
    .execute();
}
