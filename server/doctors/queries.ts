import type { Insertable } from "kysely";
import type { Database } from "#server/database/db.ts";
import { statement } from "#server/database/statement.ts";
import type { Doctors } from "#server/database/tables.ts";

export async function insertDoctor(db: Database, row: Insertable<Doctors>): Promise<void> {
  await db.insertInto("doctors").values(row).execute();
}

export interface DoctorPageRow {
  /** The doctor's public facts as JSON text; the specialty is its id. */
  entry: string;
  bio: string | null;
  listed: boolean;
  hours: { weekday: number; range: string }[];
}

const pageOf = statement<DoctorPageRow, [string]>(`
  select d.entry, d.bio, d.listed,
    coalesce((select json_agg(json_build_object('weekday', h.weekday,
        'range', to_char(h.starts, 'HH24:MI') || '-' || to_char(h.ends, 'HH24:MI')) order by h.weekday, h.starts)
      from doctor_hours h where h.doctor_id = d.id), '[]') as hours
  from doctors d where d.id = $1 and d.status <> 'waiting'`);

/** A doctor as anybody may see one; one whose licence is not verified yet is not there. */
export async function findDoctorPage(db: Database, id: string): Promise<DoctorPageRow | null> {
  return (await pageOf(db, id))[0] ?? null;
}

/** The doctor of a sign-in account. */
export async function findDoctorOfAccount(db: Database, accountId: string) {
  return db
    .selectFrom("doctors")
    .select([
      "id",
      "full_name",
      "specialty",
      "license_number",
      "years_of_experience",
      "profile_image",
      "clinic_address",
      "town",
      "consultation_fee",
      "in_person_fee",
      "online_fee",
      "whatsapp_fee",
      "bio",
      "email",
      "phone",
      "specialist_code",
      "status",
    ])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}
