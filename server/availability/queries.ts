import type { ClinicDate } from "#contract/clinic-time.ts";
import type { Database } from "#server/database/db.ts";
import { statement } from "#server/database/statement.ts";
import type { TimeRange } from "./slots.ts";

/** Which facts a decision was taken on: the doctor's version and the calendar's. */
export interface FactVersions {
  booking_version: number;
  calendar_version: number;
}

/** What the database keeps ready of a doctor (`doctor_facts`). */
export interface KeptFacts {
  full_name: string;
  clinic_address: string | null;
  consultation_fee: number | null;
  in_person_fee: number | null;
  online_fee: number | null;
  whatsapp_fee: number | null;
  health_center_id: string | null;
  center_name: string | null;
  pay_at_desk: boolean;
  /** Active, and of an approved center that is not suspended. */
  bookable: boolean;
  /** `weekday from to` of each range, weekday and hour ascending, joined by commas: `1 09:00 12:30,1 14:00 17:00`. */
  hours: string;
  exceptions: { day: ClinicDate; ranges: TimeRange[] }[];
}

export interface DoctorFactsRow extends FactVersions {
  doctor_id: string;
  facts: KeptFacts;
}

const factsOf = statement<DoctorFactsRow, [string[]]>(`
  select f.doctor_id, f.booking_version, c.version as calendar_version, f.facts
  from doctor_facts f cross join availability_calendar c where f.doctor_id = any($1::uuid[])`);

/** Everything a booking of these doctors depends on, claims and holidays apart. */
export function listDoctorFacts(db: Database, doctorIds: readonly string[]): Promise<DoctorFactsRow[]> {
  return factsOf(db, [...doctorIds]);
}

export interface Holidays {
  version: number;
  /** Days somebody decided on: closed, or open although the country rests. */
  days: { day: ClinicDate; closed: boolean }[];
}

const holidays = statement<Holidays, [ClinicDate]>(`
  select c.version, coalesce(
    (select json_agg(json_build_object('day', p.day, 'closed', p.closed)) from public_holidays p where p.day >= $1), '[]') as days
  from availability_calendar c`);

/** The public holidays as they are decided now, from a date on. */
export async function readHolidays(db: Database, from: ClinicDate): Promise<Holidays> {
  return (await holidays(db, from))[0]!;
}

/** Which slots of a doctor somebody asks about, and which version of the doctor's facts is known already. */
export interface ClaimsAsked {
  doctor_id: string;
  from: ClinicDate;
  to: ClinicDate;
  known: number | null;
}

export interface ClaimsRow extends FactVersions {
  /** Whose question this answers: its place among those asked. */
  question: number;
  doctor_id: string;
  /** Where the version known is not this one. */
  facts: KeptFacts | null;
  /** `YYYY-MM-DD HH:MM` of each slot somebody holds, joined by commas. */
  claimed: string;
}

const claimsOf = statement<ClaimsRow, [string, string]>(`
  select a.question, a.doctor_id, d.booking_version, c.version as calendar_version, d.facts,
    coalesce((select string_agg(s.slot_date || ' ' || left(s.slot_time::text, 5), ',') from slot_claims s
      where s.doctor_id = a.doctor_id and s.slot_date between a.first and a.last and (s.expires_at is null or s.expires_at > $2)), '') as claimed
  from json_to_recordset($1::json) as a(question integer, doctor_id uuid, first date, last date, known integer)
  cross join availability_calendar c
  cross join lateral (select booking_version, case when booking_version is distinct from a.known then facts end as facts
    from doctor_facts where doctor_id = a.doctor_id limit 1) d`);

/** The held slots asked about, with the facts the doctors must have. Unknown doctors have no row. */
export function listClaims(db: Database, asked: readonly ClaimsAsked[], now: Date): Promise<ClaimsRow[]> {
  const questions = asked.map(({ doctor_id, from, to, known }, question) => ({
    question,
    doctor_id,
    first: from,
    last: to,
    known,
  }));
  return claimsOf(db, JSON.stringify(questions), now.toISOString());
}

export interface HoursRow {
  weekday: number;
  starts: string;
  ends: string;
}

/** Replaces a doctor's week. */
export async function replaceHours(db: Database, doctorId: string, hours: readonly HoursRow[]): Promise<void> {
  await db.deleteFrom("doctor_hours").where("doctor_id", "=", doctorId).execute();
  if (hours.length === 0) return;
  await db
    .insertInto("doctor_hours")
    .values(hours.map((row) => ({ doctor_id: doctorId, ...row })))
    .execute();
}
