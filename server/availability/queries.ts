import type { ClinicDate } from "#contract/clinic-time.ts";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
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

export interface ClaimsRow extends FactVersions {
  doctor_id: string;
  /** `YYYY-MM-DD HH:MM` of each slot somebody holds. */
  claimed: string[];
}

const claimsOf = statement<ClaimsRow, [string[], ClinicDate, ClinicDate, Date]>(`
  select d.id as doctor_id, d.booking_version, c.version as calendar_version,
    array(select s.slot_date::text || ' ' || left(s.slot_time::text, 5) from slot_claims s
      where s.doctor_id = d.id and s.slot_date between $2 and $3 and (s.expires_at is null or s.expires_at > $4)) as claimed
  from doctors d cross join availability_calendar c where d.id = any($1::uuid[])`);

/** The held slots of doctors between two dates, with the versions their facts must have. Unknown doctors have no row. */
export function listClaims(
  db: Database,
  doctorIds: readonly string[],
  from: ClinicDate,
  to: ClinicDate,
  now: Date,
): Promise<ClaimsRow[]> {
  return claimsOf(db, [...doctorIds], from, to, now);
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

export async function listHours(db: Database, doctorId: string): Promise<HoursRow[]> {
  const found =
    await sql<HoursRow>`select weekday, starts, ends from doctor_hours where doctor_id = ${doctorId} order by weekday, starts`.execute(
      db,
    );
  return found.rows;
}
