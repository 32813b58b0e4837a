import type { Insertable, Updateable } from "kysely";
import type { Patient } from "#contract/patients.ts";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import type { Patients } from "#server/database/tables.ts";

const columns = ["id", "full_name", "relation", "birth_date", "sex", "phone_number"] as const;

/** The account's own patient first, then the others as they came; those put away are not among them. */
export async function listLivePatients(db: Database, accountId: string): Promise<Patient[]> {
  const found = await db
    .selectFrom("patients")
    .select(columns)
    .where("account_id", "=", accountId)
    .where("archived_at", "is", null)
    .orderBy(sql`relation <> 'self'`)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return found as Patient[];
}

/** A patient of this account; null for anybody else's, and for one put away. */
export async function findLivePatient(db: Database, accountId: string, id: string): Promise<Patient | null> {
  const found = await db
    .selectFrom("patients")
    .select(columns)
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("archived_at", "is", null)
    .executeTakeFirst();
  return (found as Patient | undefined) ?? null;
}

/** How many patients the account has; whoever adds one at the same time waits until this one is written. */
export async function lockAndCountPatients(db: Database, accountId: string): Promise<number> {
  await db.selectFrom("accounts").select("id").where("id", "=", accountId).forUpdate().execute();
  const found = await db
    .selectFrom("patients")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("account_id", "=", accountId)
    .where("archived_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(found.count);
}

export async function insertRelative(db: Database, row: Insertable<Patients>): Promise<Patient> {
  return (await db.insertInto("patients").values(row).returning(columns).executeTakeFirstOrThrow()) as Patient;
}

/** Null when the patient was put away, or is not this account's. */
export async function updateLivePatient(
  db: Database,
  accountId: string,
  id: string,
  values: Updateable<Patients>,
): Promise<Patient | null> {
  const changed = await db
    .updateTable("patients")
    .set(values)
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("archived_at", "is", null)
    .returning(columns)
    .executeTakeFirst();
  return (changed as Patient | undefined) ?? null;
}

/** Erases a patient nobody's books speak of. The database objects where an appointment does. */
export async function deletePatient(db: Database, accountId: string, id: string): Promise<void> {
  await db
    .deleteFrom("patients")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("relation", "!=", "self")
    .execute();
}
