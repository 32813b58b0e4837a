import type { Database } from "#server/database/db.ts";
import type { RecordRow } from "./queries.ts";

export async function listRecordsOfAccount(db: Database, accountId: string): Promise<RecordRow[]> {
  return db
    .selectFrom("medical_records")
    .innerJoin("patients", "patients.id", "medical_records.patient_id")
    .selectAll("medical_records")
    .where("patients.account_id", "=", accountId)
    .execute();
}

export async function listReadingsOfAccount(db: Database, accountId: string) {
  return db
    .selectFrom("record_readings")
    .innerJoin("patients", "patients.id", "record_readings.patient_id")
    .innerJoin("doctors", "doctors.id", "record_readings.doctor_id")
    .select([
      "record_readings.patient_id",
      "doctors.full_name as doctor_name",
      "record_readings.appointment_id",
      "record_readings.read_at",
    ])
    .where("patients.account_id", "=", accountId)
    .orderBy("record_readings.read_at")
    .execute();
}

/** Erases the records of the account's patients, and who read them. */
export async function deleteRecordsOfAccount(db: Database, accountId: string): Promise<void> {
  const own = db.selectFrom("patients").select("id").where("account_id", "=", accountId);
  await db.deleteFrom("record_readings").where("patient_id", "in", own).execute();
  await db.deleteFrom("medical_records").where("patient_id", "in", own).execute();
}
