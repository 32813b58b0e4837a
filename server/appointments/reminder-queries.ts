import type { ClinicDate } from "#contract/clinic-time.ts";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

/** When a reminder may be sent: between `most` and `least` minutes before the appointment begins. */
export interface ReminderWindow {
  column: "day_reminded_at" | "soon_reminded_at";
  most: number;
  least: number;
}

/**
 * The expected appointments that come into this window and were not reminded of; locked, a few at a time. One that was accepted or
 * moved within the window is left out: its people have just read of it.
 */
export async function listToRemind(
  db: Database,
  window: ReminderWindow,
  now: Date,
  days: { from: ClinicDate; to: ClinicDate },
  limit: number,
): Promise<string[]> {
  const begins = sql`((a.appointment_date + a.appointment_time) at time zone 'UTC')`;
  const found = await sql<{ id: string }>`
    select a.id from appointments a
    where a.status = 'accepted' and a.soon_reminded_at is null and a.payment_state <> 'due'
      and a.appointment_date between ${days.from} and ${days.to}
      and ${sql.ref(`a.${window.column}`)} is null
      and ${begins} <= ${now}::timestamptz + make_interval(mins => ${window.most})
      and ${begins} >= ${now}::timestamptz + make_interval(mins => ${window.least})
      and greatest(a.decided_at, a.moved_at) <= ${begins} - make_interval(mins => ${window.most})
    order by a.appointment_date, a.appointment_time limit ${limit} for update of a skip locked`.execute(db);
  return found.rows.map((row) => row.id);
}

export async function setReminded(
  db: Database,
  id: string,
  column: ReminderWindow["column"],
  now: Date,
): Promise<void> {
  await db
    .updateTable("appointments")
    .set({ [column]: now })
    .where("id", "=", id)
    .execute();
}
