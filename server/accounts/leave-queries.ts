import type { Database } from "#server/database/db.ts";

export async function listAcceptances(db: Database, accountId: string) {
  return db
    .selectFrom("terms_acceptances")
    .select(["version", "accepted_at"])
    .where("account_id", "=", accountId)
    .orderBy("accepted_at")
    .execute();
}

/** Every patient of the account, those put away included. */
export async function listAllPatients(db: Database, accountId: string) {
  return db
    .selectFrom("patients")
    .select(["id", "full_name", "relation", "birth_date", "sex", "phone_number", "created_at", "archived_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Takes the person out of the account and out of its patients; the rows stay for the books that point at them. */
export async function updateWithoutPerson(
  db: Database,
  id: string,
  names: { account: string; patient: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable("accounts")
    .set({
      full_name: names.account,
      phone_number: null,
      phone_verified_at: null,
      former_phone_number: null,
      email: null,
      email_verified_at: null,
      lock_pin_digest: null,
      deleted_at: now,
    })
    .where("id", "=", id)
    .execute();
  await db
    .updateTable("patients")
    .set({ full_name: names.patient, phone_number: null, birth_date: null, sex: null, archived_at: now })
    .where("account_id", "=", id)
    .execute();
  await db.deleteFrom("lock_pin_tries").where("account_id", "=", id).execute();
}
