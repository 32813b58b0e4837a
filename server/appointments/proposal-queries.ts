import type { AppointmentSide } from "#contract/appointments.ts";
import type { ClinicDate, ClinicTime } from "#contract/clinic-time.ts";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

/** A doctor's 30 minutes. */
export interface Slot {
  doctorId: string;
  date: ClinicDate;
  time: ClinicTime;
}

/** Claims a slot for an appointment's proposal; false when somebody holds it. */
export async function claimForProposal(
  db: Database,
  appointmentId: string,
  slot: Slot,
  expiresAt: Date,
  now: Date,
): Promise<boolean> {
  const claimed = await sql`
    insert into slot_claims (doctor_id, slot_date, slot_time, kind, appointment_id, expires_at)
    values (${slot.doctorId}, ${slot.date}, ${slot.time}, 'proposal', ${appointmentId}, ${expiresAt})
    on conflict (doctor_id, slot_date, slot_time) do update
      set kind = excluded.kind, appointment_id = excluded.appointment_id, expires_at = excluded.expires_at
      where slot_claims.expires_at <= ${now}`.execute(db);
  return claimed.numAffectedRows === 1n;
}

export async function insertProposal(
  db: Database,
  row: {
    id: string;
    appointment_id: string;
    proposed_by: AppointmentSide;
    proposed_date: ClinicDate;
    proposed_time: ClinicTime;
    expires_at: Date;
    created_at: Date;
  },
): Promise<void> {
  await db
    .insertInto("appointment_proposals")
    .values({ ...row, status: "open" })
    .execute();
}

/** Ends an open proposal. A slot it still claims as a proposal is free again. */
export async function endProposal(
  db: Database,
  proposal: { id: string; appointmentId: string },
  status: "accepted" | "declined" | "withdrawn" | "expired",
  now: Date,
): Promise<void> {
  await db
    .deleteFrom("slot_claims")
    .where("appointment_id", "=", proposal.appointmentId)
    .where("kind", "=", "proposal")
    .execute();
  await db
    .updateTable("appointment_proposals")
    .set({ status, answered_at: now })
    .where("id", "=", proposal.id)
    .where("status", "=", "open")
    .execute();
}

/** Frees the slot that an appointment has, in favour of another; `expires_at` as its claim had it, null when it had no claim any more. */
export async function takeBookingClaim(
  db: Database,
  appointmentId: string,
): Promise<{ expires_at: Date | null } | null> {
  const row = await db
    .deleteFrom("slot_claims")
    .where("appointment_id", "=", appointmentId)
    .where("kind", "=", "booking")
    .returning("expires_at")
    .executeTakeFirst();
  return row ?? null;
}

/** Turns the claim of a proposal into the appointment's own; false when somebody took it over after it had expired. */
export async function keepProposedSlot(
  db: Database,
  appointmentId: string,
  slot: Slot,
  expiresAt: Date | null,
): Promise<boolean> {
  const kept = await db
    .updateTable("slot_claims")
    .set({ kind: "booking", expires_at: expiresAt })
    .where("appointment_id", "=", appointmentId)
    .where("kind", "=", "proposal")
    .where("doctor_id", "=", slot.doctorId)
    .where("slot_date", "=", slot.date)
    .where("slot_time", "=", slot.time)
    .executeTakeFirst();
  return kept.numUpdatedRows === 1n;
}

/** The appointment has another time: calendars learn of it, and its reminders are due anew. */
export async function moveAppointment(
  db: Database,
  id: string,
  to: { date: ClinicDate; time: ClinicTime; payBefore: Date | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable("appointments")
    .set({
      appointment_date: to.date,
      appointment_time: to.time,
      pay_before: to.payBefore,
      moves: sql<number>`moves + 1`,
      moved_at: now,
      day_reminded_at: null,
      soon_reminded_at: null,
    })
    .where("id", "=", id)
    .execute();
}

/** True when the patient is expected somewhere at that time. */
export async function patientIsBusy(
  db: Database,
  patientId: string,
  at: { date: ClinicDate; time: ClinicTime },
): Promise<boolean> {
  const row = await db
    .selectFrom("appointments")
    .select("id")
    .where("patient_id", "=", patientId)
    .where("appointment_date", "=", at.date)
    .where("appointment_time", "=", at.time)
    .where("status", "in", ["pending", "accepted"])
    .executeTakeFirst();
  return row !== undefined;
}

/** The appointments whose proposal nobody answered in time; locked, a few at a time. */
export async function listUnansweredProposals(db: Database, now: Date, limit: number): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select a.id from appointment_proposals q join appointments a on a.id = q.appointment_id
    where q.status = 'open' and q.expires_at <= ${now}
    order by q.expires_at limit ${limit} for update of a skip locked`.execute(db);
  return found.rows.map((row) => row.id);
}
