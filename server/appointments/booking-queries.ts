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

/** Why the statement wrote nothing: the first of these that is not as it should be. */
export interface BookingObstacles {
  facts_current: boolean;
  patient_known: boolean;
  hold_free: boolean;
  patient_busy: boolean;
}

/**
 * Checks, claims and writes a booking in one statement, so that it costs one round trip and one commit: nothing is written unless the
 * doctor's facts are still those the caller decided on, the patient is the account's, fewer than five bookings await payment,
 * and the slot is free (or its claim has expired, then it is taken over). Each table is looked at once.
 */
const book = statement<{ booked: boolean }, unknown[]>(`
  with facts as (
    select d.id, d.phone, d.email from doctors d cross join availability_calendar c
    where d.id = $4 and d.booking_version = $14 and c.version = $15 and d.status = 'active'
  ), person as (
    select a.phone_number, a.email from patients p join accounts a on a.id = p.account_id where p.id = $3 and a.id = $2 and p.archived_at is null
  ), hold as (
    select number from unnest('{1,2,3,4,5}'::smallint[]) as n(number)
    where number <> all (array(select hold_number from appointments where account_id = $2 and hold_number is not null))
    limit 1
  ), claim as (
    insert into slot_claims (doctor_id, slot_date, slot_time, kind, appointment_id, expires_at)
    select facts.id, $6, $7, 'booking', $1, $12 from facts, person
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
  ), history as (
    insert into appointment_events (appointment_id, event, actor_account_id, actor_role, created_at)
    select appointment_id, 'booked', $2, 'patient', $13 from claim
  ), told as (
    insert into messages (${messageColumns})
    select m.id, m.channel, r.address, m.subject, m.body, m.purpose, m.dedupe_key, m.not_before, m.created_at, m.next_attempt_at
    from claim, facts, person, jsonb_to_recordset($16::jsonb) as m(${messageRecord})
    cross join lateral (select case m.recipient
      when 'patient' then case m.channel when 'sms' then person.phone_number else person.email end
      when 'doctor' then case m.channel when 'sms' then facts.phone else facts.email end end as address) r
    where r.address is not null
  ), audited as (
    insert into audit_log (actor_account_id, actor_email, action, target_type, target_id, created_at)
    select $2, person.email, 'appointment.booked', 'appointment', $1::text, $13 from claim, person
  ), remembered as (
    insert into idempotency_keys (scope, key, request_hash, status, answer)
    select $17, $18, $19, $20, $21 from claim where $18::text is not null
  )
  select exists (select from claim) as booked`);

const obstacles = statement<BookingObstacles, unknown[]>(`
  select exists (select from doctors d cross join availability_calendar c
      where d.id = $1 and d.booking_version = $2 and c.version = $3 and d.status = 'active') as facts_current,
    exists (select from patients where id = $4 and account_id = $5 and archived_at is null) as patient_known,
    (select count(*) < 5 from appointments where account_id = $5 and hold_number is not null) as hold_free,
    exists (select from appointments where patient_id = $4 and appointment_date = $6 and appointment_time = $7
      and status in ('pending', 'accepted')) as patient_busy`);

/** Writes the booking; or nothing, then it says what stands in its way. */
export async function insertBooking(db: Database, it: BookingWrite): Promise<BookingObstacles | null> {
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
    it.payBefore?.toISOString() ?? null,
    it.now.toISOString(),
    it.bookingVersion,
    it.calendarVersion,
    JSON.stringify(it.messages),
    remembered?.scope ?? null,
    remembered?.key ?? null,
    remembered?.requestHash ?? null,
    remembered?.status ?? null,
    remembered?.answer ?? null,
  );
  if (result!.booked) return null;
  const [found] = await obstacles(
    db,
    it.doctorId,
    it.bookingVersion,
    it.calendarVersion,
    it.patientId,
    it.accountId,
    it.date,
    it.time,
  );
  return found!;
}
