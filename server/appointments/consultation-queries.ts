import type { ClinicDate } from "#contract/clinic-time.ts";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

/** A patient of one doctor, with what there was between the two. */
export interface PatientOfDoctorRow {
  id: string;
  full_name: string;
  phone_number: string | null;
  total: number;
  completed: number;
  pending: number;
  last_completed: ClinicDate | null;
  latest: ClinicDate;
  /** The latest appointment, accepted or completed, that is not older than the day asked for. */
  confirmed_since: string | null;
}

/**
 * What counts as a consultation: neither refused nor cancelled, and known to the doctor (in person, a booking nobody has paid yet only holds
 * a slot).
 */
export const isConsultation = sql`a.status in ('pending', 'accepted', 'completed')
  and not (a.consultation_type = 'in-person' and a.payment_state = 'due')`;

async function patientsWhere(
  db: Database,
  doctorAccountId: string,
  since: ClinicDate,
  condition: ReturnType<typeof sql>,
  page: ReturnType<typeof sql>,
): Promise<PatientOfDoctorRow[]> {
  const found = await sql<PatientOfDoctorRow>`
    select p.id, p.full_name, coalesce(p.phone_number, o.phone_number) as phone_number, count(*) as total,
      count(*) filter (where a.status = 'completed') as completed, count(*) filter (where a.status = 'pending') as pending,
      max(a.appointment_date) filter (where a.status = 'completed') as last_completed, max(a.appointment_date) as latest,
      (array_agg(a.id order by a.appointment_date desc, a.appointment_time desc)
        filter (where a.status in ('accepted', 'completed') and a.appointment_date >= ${since}::date))[1] as confirmed_since
    from appointments a join patients p on p.id = a.patient_id join accounts o on o.id = p.account_id
    where a.doctor_id = (select id from doctors where account_id = ${doctorAccountId}) and ${isConsultation} and ${condition}
    group by p.id, o.id ${page}`.execute(db);
  return found.rows;
}

/** A doctor's patients, those of the latest appointment first, after this position. */
export function listPatients(
  db: Database,
  doctorAccountId: string,
  since: ClinicDate,
  after: { latest: ClinicDate; id: string } | null,
  limit: number,
): Promise<PatientOfDoctorRow[]> {
  const goesOn = after
    ? sql`having (max(a.appointment_date), p.id) < (${after.latest}::date, ${after.id}::uuid)`
    : sql``;
  return patientsWhere(
    db,
    doctorAccountId,
    since,
    sql`true`,
    sql`${goesOn} order by max(a.appointment_date) desc, p.id desc limit ${limit}`,
  );
}

/** One patient of the doctor, or null for a stranger. */
export async function findPatientOfDoctor(
  db: Database,
  doctorAccountId: string,
  since: ClinicDate,
  patientId: string,
): Promise<PatientOfDoctorRow | null> {
  return (await patientsWhere(db, doctorAccountId, since, sql`a.patient_id = ${patientId}`, sql``))[0] ?? null;
}
