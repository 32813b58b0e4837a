import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

export interface RecordRow {
  patient_id: string;
  record: Buffer;
  share_with_doctors: boolean;
  created_at: Date;
  updated_at: Date;
}

/** The account's patient of this id, or its own without one; kept from being removed until the transaction ends. */
export async function findPatientOfAccount(
  db: Database,
  accountId: string,
  patientId: string | null,
): Promise<string | null> {
  const found = await sql<{ id: string }>`select id from patients where account_id = ${accountId}
    and ${patientId === null ? sql`relation = 'self'` : sql`id = ${patientId}`} for key share`.execute(db);
  return found.rows[0]?.id ?? null;
}

export async function findRecord(db: Database, patientId: string): Promise<RecordRow | null> {
  return (
    (await db.selectFrom("medical_records").selectAll().where("patient_id", "=", patientId).executeTakeFirst()) ?? null
  );
}

/** The same for a doctor: its patient cannot take the sharing back between this look and the note of the reading. */
export async function findRecordToShow(db: Database, patientId: string): Promise<RecordRow | null> {
  const query = db.selectFrom("medical_records").selectAll().where("patient_id", "=", patientId).forShare();
  return (await query.executeTakeFirst()) ?? null;
}

/** Writes the record in place of the one before, whole; answers when the first one was made. */
export async function replaceRecord(db: Database, row: Omit<RecordRow, "created_at">): Promise<Date> {
  const { patient_id: _patient, ...changes } = row;
  const written = await db
    .insertInto("medical_records")
    .values({ ...row, created_at: row.updated_at })
    .onConflict((conflict) => conflict.column("patient_id").doUpdateSet(changes))
    .returning("created_at")
    .executeTakeFirstOrThrow();
  return written.created_at;
}

/** Which of these patients have a record that they share. */
export async function listShared(db: Database, patientIds: readonly string[]): Promise<Set<string>> {
  if (patientIds.length === 0) return new Set();
  const found = await db
    .selectFrom("medical_records")
    .select("patient_id")
    .where("patient_id", "in", [...patientIds])
    .where("share_with_doctors", "=", true)
    .execute();
  return new Set(found.map((row) => row.patient_id));
}

export interface ReadingRow {
  id: string;
  doctor_id: string;
  doctor_name: string;
  specialty: string;
  appointment_id: string;
  appointment_date: string;
  read_at: Date;
}

/** Notes that the doctor of this appointment was shown the record of its patient. */
export async function insertReading(db: Database, id: string, appointmentId: string, now: Date): Promise<void> {
  await sql`insert into record_readings (id, patient_id, doctor_id, appointment_id, read_at)
    select ${id}, patient_id, doctor_id, id, ${now} from appointments where id = ${appointmentId}`.execute(db);
}

/** Who was shown a patient's record, the newest first, after this position. */
export async function listReadings(
  db: Database,
  patientId: string,
  after: { readAt: string; id: string } | null,
  limit: number,
): Promise<ReadingRow[]> {
  const goesOn = after ? sql`(r.read_at, r.id) < (${after.readAt}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const found = await sql<ReadingRow>`
    select r.id, r.doctor_id, d.full_name as doctor_name, d.specialty, r.appointment_id, a.appointment_date, r.read_at
    from record_readings r join doctors d on d.id = r.doctor_id join appointments a on a.id = r.appointment_id
    where r.patient_id = ${patientId} and ${goesOn}
    order by r.read_at desc, r.id desc limit ${limit}`.execute(db);
  return found.rows;
}
