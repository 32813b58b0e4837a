import type { ClinicDate } from "#contract/clinic-time.ts";
import type { Database } from "#server/database/db.ts";
import { statement } from "#server/database/statement.ts";
import type { TimeRange } from "./slots.ts";

/** Which facts a decision was taken on: the doctor's version and the calendar's. */
export interface FactVersions {
  booking_version: number;
  calendar_version: number;
}

export interface DoctorFactsRow extends FactVersions {
  id: string;
  full_name: string;
  status: string;
  clinic_address: string | null;
  consultation_fee: number | null;
  in_person_fee: number | null;
  online_fee: number | null;
  whatsapp_fee: number | null;
  health_center_id: string | null;
  center_name: string | null;
  center_bookable: boolean;
  pay_at_desk: boolean;
  hours: { weekday: number; starts: string; ends: string }[];
  exceptions: { day: ClinicDate; ranges: TimeRange[] }[];
  holidays: { day: ClinicDate; closed: boolean }[];
}

const factsOf = statement<DoctorFactsRow, [string[], ClinicDate]>(`
  select d.id, d.full_name, d.status, d.clinic_address, d.consultation_fee, d.in_person_fee, d.online_fee, d.whatsapp_fee,
    d.booking_version, c.version as calendar_version, d.health_center_id, h.name as center_name,
    coalesce(h.status = 'approved' and h.suspended_at is null, true) as center_bookable,
    coalesce(h.pay_at_desk, false) as pay_at_desk,
    coalesce((select json_agg(json_build_object('weekday', w.weekday, 'starts', to_char(w.starts, 'HH24:MI'), 'ends', to_char(w.ends, 'HH24:MI')))
      from doctor_hours w where w.doctor_id = d.id), '[]') as hours,
    coalesce((select json_agg(json_build_object('day', e.day, 'ranges', coalesce((
        select json_agg(json_build_object('starts', to_char(r.starts, 'HH24:MI'), 'ends', to_char(r.ends, 'HH24:MI')))
        from doctor_day_ranges r where r.doctor_id = e.doctor_id and r.day = e.day), '[]')))
      from doctor_day_exceptions e where e.doctor_id = d.id and e.day >= $2), '[]') as exceptions,
    coalesce((select json_agg(json_build_object('day', p.day, 'closed', p.closed)) from public_holidays p where p.day >= $2), '[]') as holidays
  from doctors d cross join availability_calendar c left join health_centers h on h.id = d.health_center_id
  where d.id = any($1::uuid[])`);

/** Everything a booking of these doctors from this date on depends on, claims apart. */
export function listDoctorFacts(
  db: Database,
  doctorIds: readonly string[],
  from: ClinicDate,
): Promise<DoctorFactsRow[]> {
  return factsOf(db, [...doctorIds], from);
}

/** Which slots of a doctor somebody asks about. */
export interface ClaimsAsked {
  doctor_id: string;
  from: ClinicDate;
  to: ClinicDate;
}

export interface ClaimsRow extends FactVersions {
  /** Whose question this answers: its place among those asked. */
  question: number;
  doctor_id: string;
  /** `YYYY-MM-DD HH:MM` of each slot somebody holds, joined by commas. */
  claimed: string;
}

const claimsOf = statement<ClaimsRow, [string, string]>(`
  select a.question, a.doctor_id, d.booking_version, c.version as calendar_version,
    coalesce((select string_agg(s.slot_date || ' ' || left(s.slot_time::text, 5), ',') from slot_claims s
      where s.doctor_id = a.doctor_id and s.slot_date between a.first and a.last and (s.expires_at is null or s.expires_at > $2)), '') as claimed
  from json_to_recordset($1::json) as a(question integer, doctor_id uuid, first date, last date)
  cross join availability_calendar c
  cross join lateral (select booking_version from doctors where id = a.doctor_id limit 1) d`);

/** The held slots asked about, with the versions the doctors' facts must have. Unknown doctors have no row. */
export function listClaims(db: Database, asked: readonly ClaimsAsked[], now: Date): Promise<ClaimsRow[]> {
  const questions = asked.map(({ doctor_id, from, to }, question) => ({ question, doctor_id, first: from, last: to }));
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
