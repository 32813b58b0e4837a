import type { ClinicDate, ClinicTime } from "#contract/clinic-time.ts";
import type { Database } from "#server/database/db.ts";
import { statement } from "#server/database/statement.ts";
import { messageColumns, messageRecord } from "#server/messages/message-record.ts";
import type { MessageRow } from "#server/messages/write-message.ts";

export interface BookingWrite {
  id: string;
  accountId: string;
  patientId: string;
  doctorId: string;
  healthCenterId: string | null;
  date: ClinicDate;
  time: ClinicTime;
  kind: string;
  notes: Buffer | null;
  fee: number;
  paymentState: string;
  payBefore: Date | null;
  now: Date;
  bookingVersion: number;
  calendarVersion: number;
  /** `recipient` says whose address is looked up: `patient` or `doctor`. */
  messages: readonly MessageRow[];
  remembered: { scope: string; key: string; requestHash: Buffer; status: number; answer: Buffer } | null;
}

/** What the statement met: `booked`, or the first reason why it wrote nothing at all. */
export interface BookingResult {
  booked: boolean;
  facts_current: boolean;
  patient_known: boolean;
  hold_free: boolean;
  patient_busy: boolean;
}

/**
 * Checks, claims and writes a booking in one statement, so that it costs one round trip and one commit: nothing is written unless the
 * doctor's facts are still those the caller decided on, the patient is the account's, fewer than five bookings await payment,
 * and the slot is free (or its claim has expired, then it is taken over).
 */
const book = statement<BookingResult, unknown[]>(`
  with facts as (
    select d.id from doctors d cross join availability_calendar c
    where d.id = $4 and d.booking_version = $14 and c.version = $15 and d.status = 'active'
  ), patient as (
    select id from patients where id = $3 and account_id = $2
  ), hold as (
    select n.number from generate_series(1, 5) as n(number)
    where not exists (select from appointments a where a.account_id = $2 and a.hold_number = n.number)
    order by n.number limit 1
  ), claim as (
    insert into slot_claims (doctor_id, slot_date, slot_time, kind, appointment_id, expires_at)
    select facts.id, $6, $7, 'booking', $1, $12 from facts, patient
    where $11 <> 'due' or exists (select from hold)
    on conflict (doctor_id, slot_date, slot_time) do update
      set kind = excluded.kind, appointment_id = excluded.appointment_id, expires_at = excluded.expires_at
      where slot_claims.expires_at <= $13
    returning appointment_id
  ), booked as (
    insert into appointments (id, account_id, patient_id, doctor_id, health_center_id, appointment_date, appointment_time,
      consultation_type, status, notes, fee, payment_state, hold_number, pay_before, created_at)
    select $1, $2, $3, $4, $5, $6, $7, $8, 'pending', $9, $10, $11, case when $11 = 'due' then (select number from hold) end, $12, $13
    from claim
    returning id
  ), history as (
    insert into appointment_events (appointment_id, event, actor_account_id, actor_role, created_at)
    select id, 'booked', $2, 'patient', $13 from booked
  ), told as (
    insert into messages (${messageColumns})
    select m.id, m.channel, r.address, m.subject, m.body, m.purpose, m.dedupe_key, m.not_before, m.created_at, m.next_attempt_at
    from booked, jsonb_to_recordset($16::jsonb) as m(${messageRecord})
    cross join lateral (
      select case m.channel when 'sms' then phone_number else email end as address from accounts where id = $2 and m.recipient = 'patient'
      union all
      select case m.channel when 'sms' then phone else email end from doctors where id = $4 and m.recipient = 'doctor'
    ) r
    where r.address is not null
  ), audited as (
    insert into audit_log (actor_account_id, actor_email, action, target_type, target_id, created_at)
    select $2, (select email from accounts where id = $2), 'appointment.booked', 'appointment', $1::text, $13 from booked
  ), remembered as (
    insert into idempotency_keys (scope, key, request_hash, status, answer)
    select $17, $18, $19, $20, $21 from booked where $18::text is not null
  )
  select exists (select from booked) as booked,
    exists (select from facts) as facts_current,
    exists (select from patient) as patient_known,
    exists (select from hold) as hold_free,
    exists (select from appointments a where a.patient_id = $3 and a.appointment_date = $6 and a.appointment_time = $7
      and a.status in ('pending', 'accepted') and a.id <> $1) as patient_busy`);

/** Writes the booking, or nothing; the answer says which rule refused. */
export async function insertBooking(db: Database, it: BookingWrite): Promise<BookingResult> {
  const { remembered } = it;
  const [result] = await book(
    db,
    it.id,
    it.accountId,
    it.patientId,
    it.doctorId,
    it.healthCenterId,
    it.date,
    it.time,
    it.kind,
    it.notes,
    it.fee,
    it.paymentState,
    it.payBefore,
    it.now,
    it.bookingVersion,
    it.calendarVersion,
    JSON.stringify(it.messages),
    remembered?.scope ?? null,
    remembered?.key ?? null,
    remembered?.requestHash ?? null,
    remembered?.status ?? null,
    remembered?.answer ?? null,
  );
  return result!;
}
