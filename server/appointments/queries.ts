import type {
  AppointmentOrder,
  AppointmentSide,
  AppointmentStatus,
  AppointmentTime,
  PaymentState,
} from "#contract/appointments.ts";
import type { ClinicDate, ClinicTime } from "#contract/clinic-time.ts";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import { isConsultation } from "./consultation-queries.ts";

/** An appointment with the names a person reads; the columns of the screens of all sides. */
export interface AppointmentRow {
  id: string;
  account_id: string;
  /** Where its account is reached; the phone is the account's, whoever the patient is. */
  account_phone: string | null;
  account_email: string | null;
  doctor_phone: string | null;
  doctor_email: string | null;
  patient_id: string;
  patient_name: string;
  patient_phone: string | null;
  doctor_id: string;
  doctor_name: string;
  doctor_account_id: string | null;
  specialty: string;
  town: string;
  clinic_address: string | null;
  health_center_id: string | null;
  health_center_name: string | null;
  health_center_location: string | null;
  appointment_date: ClinicDate;
  appointment_time: ClinicTime;
  consultation_type: string;
  status: AppointmentStatus;
  rejection_reason: string | null;
  /** Who or what cancelled it: `patient`, `doctor`, `no_show`, or `unpaid` for the clock. */
  cancellation_reason: string | null;
  cancellation_note: Buffer | null;
  notes: Buffer | null;
  symptom_report: Buffer | null;
  has_triage: boolean;
  fee: number;
  payment_state: PaymentState;
  /** Of the payment that arrived, also when its money went back. */
  payment_reference: string | null;
  pay_before: Date | null;
  /** How often it was moved to another time. */
  moves: number;
  /** The other time that waits for an answer, if any. */
  proposal_id: string | null;
  proposal_date: ClinicDate | null;
  proposal_time: ClinicTime | null;
  proposal_by: AppointmentSide | null;
  proposal_expires_at: Date | null;
  created_at: Date;
}

const columns = sql`
  a.id, a.account_id, o.phone_number as account_phone, o.email as account_email,
  coalesce(d.phone, s.phone_number) as doctor_phone, coalesce(d.email, s.email) as doctor_email,
  a.patient_id, p.full_name as patient_name, coalesce(p.phone_number, o.phone_number) as patient_phone,
  a.doctor_id, d.full_name as doctor_name, d.account_id as doctor_account_id, d.specialty, d.town, d.clinic_address,
  a.health_center_id, h.name as health_center_name, h.location as health_center_location,
  a.appointment_date, a.appointment_time, a.consultation_type, a.status,
  a.rejection_reason, a.cancellation_reason, a.cancellation_note, a.notes,
  (select report from symptom_reports where appointment_id = a.id) as symptom_report,
  exists (select from appointment_triage where appointment_id = a.id) as has_triage,
  a.fee, a.payment_state, a.pay_before, a.moves, a.created_at,
  (select reference from payments where appointment_id = a.id and status = 'successful' limit 1) as payment_reference,
  q.id as proposal_id, q.proposed_date as proposal_date, q.proposed_time as proposal_time, q.proposed_by as proposal_by,
  q.expires_at as proposal_expires_at`;
const joined = sql`
  appointments a join patients p on p.id = a.patient_id join accounts o on o.id = a.account_id
  join doctors d on d.id = a.doctor_id left join health_centers h on h.id = a.health_center_id
  left join accounts s on s.id = d.account_id
  left join appointment_proposals q on q.appointment_id = a.id and q.status = 'open'`;

/** Where a list goes on: after this appointment, in the order of the list. */
export interface ListPosition {
  date: ClinicDate;
  time: ClinicTime;
  id: string;
}

/** How each order compares and sorts. */
const orders = {
  latest: { goesOn: sql`<`, by: sql`a.appointment_date desc, a.appointment_time desc, a.id desc` },
  soonest: { goesOn: sql`>`, by: sql`a.appointment_date, a.appointment_time, a.id` },
} as const;

const after = (position: ListPosition | null, order: AppointmentOrder) =>
  position === null
    ? sql`true`
    : sql`(a.appointment_date, a.appointment_time, a.id) ${orders[order].goesOn} (${position.date}::date, ${position.time}::time, ${position.id}::uuid)`;

async function listWhere(
  db: Database,
  condition: ReturnType<typeof sql>,
  position: ListPosition | null,
  limit: number,
  order: AppointmentOrder = "latest",
): Promise<AppointmentRow[]> {
  const found =
    await sql<AppointmentRow>`select ${columns} from ${joined} where ${condition} and ${after(position, order)}
    order by ${orders[order].by} limit ${limit}`.execute(db);
  return found.rows;
}

/**
 * An account's appointments: the latest date first, or those still to come (the soonest first), or those over or called off.
 * `running` is when an appointment began that ends right now.
 */
export function listOfAccount(
  db: Database,
  accountId: string,
  wanted: { when: AppointmentTime | null; running: { date: ClinicDate; time: ClinicTime } },
  position: ListPosition | null,
  limit: number,
): Promise<AppointmentRow[]> {
  const { when, running } = wanted;
  const toCome = sql`(a.status in ('pending', 'accepted')
    and (a.appointment_date, a.appointment_time) > (${running.date}::date, ${running.time}::time))`;
  const chosen = when === null ? sql`true` : when === "upcoming" ? toCome : sql`not ${toCome}`;
  const order = when === "upcoming" ? "soonest" : "latest";
  return listWhere(db, sql`a.account_id = ${accountId} and ${chosen}`, position, limit, order);
}

/**
 * A doctor's appointments in this order. What is only held (in person, not yet paid) is not a request yet and stays out,
 * and so does what was never paid.
 */
export function listOfDoctor(
  db: Database,
  doctorAccountId: string,
  wanted: { status: AppointmentStatus | null; order: AppointmentOrder },
  position: ListPosition | null,
  limit: number,
): Promise<AppointmentRow[]> {
  const { status, order } = wanted;
  const visible = sql`not (a.consultation_type = 'in-person' and a.payment_state = 'due')`;
  const chosen = status === null ? sql`true` : sql`a.status = ${status}`;
  return listWhere(
    db,
    sql`a.doctor_id = (select id from doctors where account_id = ${doctorAccountId}) and ${visible} and ${chosen}`,
    position,
    limit,
    order,
  );
}

/** The consultations of one patient with one doctor, the latest first. */
export function listConsultations(
  db: Database,
  doctorAccountId: string,
  patientId: string,
  limit: number,
): Promise<AppointmentRow[]> {
  return listWhere(
    db,
    sql`a.doctor_id = (select id from doctors where account_id = ${doctorAccountId}) and a.patient_id = ${patientId} and ${isConsultation}`,
    null,
    limit,
  );
}

export async function findAppointment(db: Database, id: string): Promise<AppointmentRow | null> {
  const found = await sql<AppointmentRow>`select ${columns} from ${joined} where a.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** The same, locked until the transaction ends. */
export async function findAppointmentForUpdate(db: Database, id: string): Promise<AppointmentRow | null> {
  await sql`select from appointments where id = ${id} for update`.execute(db);
  return findAppointment(db, id);
}

export interface EventRow {
  appointment_id: string;
  event: string;
  actor_account_id?: string;
  actor_role: string;
  details?: Record<string, unknown>;
  created_at: Date;
}

/** A line of an appointment's history. */
export async function insertEvent(db: Database, row: EventRow): Promise<void> {
  await db
    .insertInto("appointment_events")
    .values({ ...row, details: JSON.stringify(row.details ?? {}) })
    .execute();
}

export interface HistoryRow {
  event: string;
  actor_role: string;
  details: unknown;
  created_at: Date;
}

/**
 * What happened to an appointment, in the order in which it happened. A booking writes no line of its own: unless somebody else's hand made
 * the appointment and said so, the first line is read off it.
 */
export async function listEvents(db: Database, appointmentId: string): Promise<HistoryRow[]> {
  const found = await sql<HistoryRow>`
    select event, actor_role, details, created_at from (
      select id, event, actor_role, details, created_at from appointment_events where appointment_id = ${appointmentId}
      union all
      select 0, 'booked', 'patient', '{}', created_at from appointments a where id = ${appointmentId}
        and not exists (select from appointment_events where appointment_id = a.id and event = 'booked')) as lines
    order by id`.execute(db);
  return found.rows;
}

export interface AppointmentChanges {
  status?: AppointmentStatus;
  rejection_reason?: string | null;
  cancellation_reason?: string | null;
  cancellation_note?: Buffer | null;
  payment_state?: PaymentState;
  hold_number?: number | null;
  pay_before?: Date | null;
  decided_at?: Date;
}

export async function updateAppointment(db: Database, id: string, changes: AppointmentChanges): Promise<void> {
  await db.updateTable("appointments").set(changes).where("id", "=", id).execute();
}

/** Frees what an ended appointment still holds: its slot, and the one a proposal waits with. */
export async function freeSlots(db: Database, appointmentId: string, now: Date): Promise<void> {
  await db.deleteFrom("slot_claims").where("appointment_id", "=", appointmentId).execute();
  await db
    .updateTable("appointment_proposals")
    .set({ status: "closed", answered_at: now })
    .where("appointment_id", "=", appointmentId)
    .where("status", "=", "open")
    .execute();
}

export async function setClaimExpiry(db: Database, appointmentId: string, expiresAt: Date | null): Promise<void> {
  await db
    .updateTable("slot_claims")
    .set({ expires_at: expiresAt })
    .where("appointment_id", "=", appointmentId)
    .where("kind", "=", "booking")
    .execute();
}

/** Moves the time until which an appointment must be paid and its slot is held. */
export async function setDeadline(db: Database, appointmentId: string, payBefore: Date): Promise<void> {
  await db.updateTable("appointments").set({ pay_before: payBefore }).where("id", "=", appointmentId).execute();
  await setClaimExpiry(db, appointmentId, payBefore);
}

/** The appointment is paid: no clock runs any more, it no longer counts against the limit of unpaid ones. */
export async function setPaid(db: Database, id: string, status: AppointmentStatus): Promise<void> {
  await db
    .updateTable("appointments")
    .set({ payment_state: "paid", status, cancellation_reason: null, hold_number: null, pay_before: null })
    .where("id", "=", id)
    .execute();
}

/** Claims an appointment's slot for good; false when somebody else holds it or the patient is expected elsewhere then. */
export async function claimAgain(db: Database, row: AppointmentRow, now: Date): Promise<boolean> {
  const claimed = await sql`
    insert into slot_claims (doctor_id, slot_date, slot_time, kind, appointment_id, expires_at)
    select ${row.doctor_id}, ${row.appointment_date}, ${row.appointment_time}, 'booking', ${row.id}, null
    where not exists (select from appointments o where o.patient_id = ${row.patient_id} and o.appointment_date = ${row.appointment_date}
      and o.appointment_time = ${row.appointment_time} and o.status in ('pending', 'accepted') and o.id <> ${row.id})
    on conflict (doctor_id, slot_date, slot_time) do update set appointment_id = excluded.appointment_id, kind = 'booking', expires_at = null
    where slot_claims.appointment_id = excluded.appointment_id or slot_claims.expires_at <= ${now}`.execute(db);
  return claimed.numAffectedRows === 1n;
}

/** The bookings whose time to pay is over and whose slot is no longer held by an attempt at the provider; locked, a few at a time. */
export async function listUnpaidToExpire(
  db: Database,
  now: Date,
  accountId: string | null,
  limit: number,
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select a.id from appointments a
    where a.payment_state = 'due' and a.status in ('pending', 'accepted') and a.pay_before <= ${now}
      and (${accountId}::uuid is null or a.account_id = ${accountId})
      and not exists (select from slot_claims c where c.appointment_id = a.id and c.kind = 'booking' and (c.expires_at is null or c.expires_at > ${now}))
    order by a.pay_before limit ${limit} for update of a skip locked`.execute(db);
  return found.rows.map((row) => row.id);
}

/** The account's own patient, who is fixed for as long as the account lives, and whether the account has an e-mail address now. */
export async function findBooker(
  db: Database,
  accountId: string,
): Promise<{ patient_id: string; has_email: boolean } | null> {
  const found = await sql<{ patient_id: string; has_email: boolean }>`
    select p.id as patient_id, a.email is not null as has_email from patients p join accounts a on a.id = p.account_id
    where p.account_id = ${accountId} and p.relation = 'self'`.execute(db);
  return found.rows[0] ?? null;
}
