import { unpaidBookingsMost } from "#contract/appointments.ts";
import type { ClinicDate, ClinicTime } from "#contract/clinic-time.ts";
import type { Database } from "#server/database/db.ts";
import { statement } from "#server/database/statement.ts";
import { messageColumns, messageRecord } from "#server/messages/message-record.ts";
import type { MessageRow } from "#server/messages/write-message.ts";

export interface BookingWrite {
  id: string;
  accountId: string;
  patientId: string;
  /** Whether the messages are written for an account with an e-mail address. */
  hasEmail: boolean;
  doctorId: string;
  healthCenterId: string | null;
  date: ClinicDate;
  time: ClinicTime;
  kind: string;
  notes: Buffer | null;
  fee: number;
  paymentState: string;
  payBefore: Date | null;
  bookedAt: Date;
  bookingVersion: number;
  calendarVersion: number;
  /** `recipient` says whose address is looked up: `patient` or `doctor`. */
  messages: readonly MessageRow[];
  remembered: { scope: string; key: string; requestHash: Buffer; status: number; answer: string } | null;
}

/** The numbers a booking awaiting payment may hold: an index lets an account hold each once. */
const holdNumbers = Array.from({ length: unpaidBookingsMost }, (_, index) => index + 1).join(",");

/** Why the statement wrote nothing: the first of these that is not as it should be. */
export interface BookingObstacles {
  facts_current: boolean;
  reach_current: boolean;
  patient_known: boolean;
  hold_free: boolean;
  patient_busy: boolean;
}

/**
 * Checks, claims and writes bookings in one statement, so that those that arrive together cost one round trip and one commit. Of each
 * nothing is written unless the doctor's facts are still those the caller decided on, the patient is the account's, the account is reached as
 * the messages were written for, fewer than five bookings await payment, and the slot is free (or its claim has expired, then it is taken over). Slots are claimed in one order everywhere,
 * so that two such statements never wait for each other. Looking up row by row (`limit 1`) keeps the plan to indexes.
 */
const book = statement<{ id: string }, [string, string]>(`
  with wish as (
    select * from json_to_recordset($1::json) as w(id uuid, account_id uuid, patient_id uuid, has_email boolean, doctor_id uuid, health_center_id uuid,
      appointment_date date, appointment_time time, consultation_type text, notes text, fee integer, payment_state text,
      pay_before timestamptz, booked_at timestamptz, booking_version integer, calendar_version integer, messages json,
      scope text, key text, request_hash text, status smallint, answer text)
  ), possible as (
    select w.*, d.phone as doctor_phone, d.email as doctor_email, a.phone_number, a.email, h.number as hold_number
    from wish w
    cross join lateral (select phone, email from doctors
      where id = w.doctor_id and booking_version = w.booking_version and status = 'active' limit 1) d
    cross join lateral (select from availability_calendar where version = w.calendar_version limit 1) c
    cross join lateral (select from patients where id = w.patient_id and account_id = w.account_id and archived_at is null limit 1) p
    cross join lateral (select phone_number, email from accounts
      where id = w.account_id and (email is not null) = w.has_email limit 1) a
    left join lateral (select number from unnest('{${holdNumbers}}'::smallint[]) as n(number)
      where w.payment_state = 'due' and number <> all (array(
        select hold_number from appointments where account_id = w.account_id and hold_number is not null))
      limit 1) h on true
  ), claim as (
    insert into slot_claims (doctor_id, slot_date, slot_time, kind, appointment_id, expires_at)
    select doctor_id, appointment_date, appointment_time, 'booking', id, pay_before from possible
    where payment_state <> 'due' or hold_number is not null
    order by doctor_id, appointment_date, appointment_time
    on conflict (doctor_id, slot_date, slot_time) do update
      set kind = excluded.kind, appointment_id = excluded.appointment_id, expires_at = excluded.expires_at
      where slot_claims.expires_at <= $2
    returning appointment_id
  ), granted as (
    select possible.* from claim join possible on possible.id = claim.appointment_id
  ), booked as (
    insert into appointments (id, account_id, patient_id, doctor_id, health_center_id, appointment_date, appointment_time,
      consultation_type, status, notes, fee, payment_state, hold_number, pay_before, created_at)
    select id, account_id, patient_id, doctor_id, health_center_id, appointment_date, appointment_time,
      consultation_type, 'pending', decode(notes, 'base64'), fee, payment_state, hold_number, pay_before, booked_at
    from granted
  ), told as (
    insert into messages (${messageColumns})
    select m.id, m.channel, r.address, m.subject, m.body, m.purpose, m.dedupe_key, m.not_before, m.created_at, m.next_attempt_at
    from granted cross join lateral json_to_recordset(granted.messages) as m(${messageRecord})
    cross join lateral (select case m.recipient
      when 'patient' then case m.channel when 'sms' then granted.phone_number else granted.email end
      when 'doctor' then case m.channel when 'sms' then granted.doctor_phone else granted.doctor_email end end as address) r
    where r.address is not null
  ), audited as (
    insert into audit_log (actor_account_id, actor_email, action, target_type, target_id, created_at)
    select account_id, email, 'appointment.booked', 'appointment', id::text, booked_at from granted
  ), remembered as (
    insert into idempotency_keys (scope, key, request_hash, status, open_answer)
    select scope, key, decode(request_hash, 'base64'), status, answer from granted where key is not null
  )
  select appointment_id as id from claim`);

const base64 = (bytes: Buffer | null | undefined) => bytes?.toString("base64") ?? null;

function wishOf(it: BookingWrite) {
  return {
    id: it.id,
    account_id: it.accountId,
    patient_id: it.patientId,
    has_email: it.hasEmail,
    doctor_id: it.doctorId,
    health_center_id: it.healthCenterId,
    appointment_date: it.date,
    appointment_time: it.time,
    consultation_type: it.kind,
    notes: base64(it.notes),
    fee: it.fee,
    payment_state: it.paymentState,
    pay_before: it.payBefore,
    booked_at: it.bookedAt,
    booking_version: it.bookingVersion,
    calendar_version: it.calendarVersion,
    messages: it.messages,
    scope: it.remembered?.scope ?? null,
    key: it.remembered?.key ?? null,
    request_hash: base64(it.remembered?.requestHash),
    status: it.remembered?.status ?? null,
    answer: it.remembered?.answer ?? null,
  };
}

/**
 * Writes bookings of different slots, accounts and keys, all or those that are possible; answers the ids of those written. A rule held by
 * an index (one appointment at a time, one hold number, one key) fails them all: the caller then writes each alone.
 */
export async function insertBookings(db: Database, now: Date, writes: readonly BookingWrite[]): Promise<Set<string>> {
  const written = await book(db, JSON.stringify(writes.map(wishOf)), now.toISOString());
  return new Set(written.map((row) => row.id));
}

const obstacles = statement<BookingObstacles, unknown[]>(`
  select exists (select from doctors d cross join availability_calendar c
      where d.id = $1 and d.booking_version = $2 and c.version = $3 and d.status = 'active') as facts_current,
    exists (select from accounts where id = $5 and (email is not null) = $8) as reach_current,
    exists (select from patients where id = $4 and account_id = $5 and archived_at is null) as patient_known,
    (select count(*) < ${unpaidBookingsMost} from appointments where account_id = $5 and hold_number is not null) as hold_free,
    exists (select from appointments where patient_id = $4 and appointment_date = $6 and appointment_time = $7
      and status in ('pending', 'accepted')) as patient_busy`);

/** What stands in the way of a booking that was not written. */
export async function findObstacles(db: Database, it: BookingWrite): Promise<BookingObstacles> {
  const [found] = await obstacles(
    db,
    it.doctorId,
    it.bookingVersion,
    it.calendarVersion,
    it.patientId,
    it.accountId,
    it.date,
    it.time,
    it.hasEmail,
  );
  return found!;
}
