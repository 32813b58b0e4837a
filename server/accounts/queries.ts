import type { Insertable } from "kysely";
import type { User } from "#contract/accounts.ts";
import type { Database } from "#server/database/db.ts";
import type { Accounts, Patients } from "#server/database/tables.ts";

/** An account as the database keeps it. */
export interface Account extends User {
  suspended_at: Date | null;
  phone_verified_at: Date | null;
  email_verified_at: Date | null;
}

const accountColumns = [
  "id",
  "full_name",
  "phone_number",
  "email",
  "role",
  "is_super_admin",
  "suspended_at",
  "phone_verified_at",
  "email_verified_at",
] as const;

export async function findAccount(db: Database, id: string): Promise<Account | null> {
  const found = await db.selectFrom("accounts").select(accountColumns).where("id", "=", id).executeTakeFirst();
  return (found as Account | undefined) ?? null;
}

/** What somebody may do, and whether they have left. */
export async function findStanding(
  db: Database,
  id: string,
): Promise<(Pick<User, "role" | "is_super_admin"> & { deleted_at: Date | null }) | null> {
  const found = await db
    .selectFrom("accounts")
    .select(["role", "is_super_admin", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  return (found as (Pick<User, "role" | "is_super_admin"> & { deleted_at: Date | null }) | undefined) ?? null;
}

export async function insertAccount(db: Database, row: Insertable<Accounts>): Promise<Account> {
  const inserted = await db.insertInto("accounts").values(row).returning(accountColumns).executeTakeFirstOrThrow();
  return inserted as Account;
}

export async function insertPatient(db: Database, row: Insertable<Patients>): Promise<void> {
  await db.insertInto("patients").values(row).execute();
}

export async function listPatients(db: Database, accountId: string) {
  return db
    .selectFrom("patients")
    .select(["id", "full_name", "relation"])
    .where("account_id", "=", accountId)
    .where("archived_at", "is", null)
    .orderBy("created_at")
    .execute();
}

export async function insertTermsAcceptance(db: Database, accountId: string, version: string, at: Date): Promise<void> {
  await db
    .insertInto("terms_acceptances")
    .values({ account_id: accountId, version, accepted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function anAdminExists(db: Database): Promise<boolean> {
  const found = await db.selectFrom("accounts").select("id").where("role", "=", "admin").limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Takes the one place of whoever sets up the first administrator; false when it is taken. Waits for a rival at work. */
export async function insertAdminSetup(db: Database, accountId: string, at: Date): Promise<boolean> {
  const inserted = await db
    .insertInto("admin_setup")
    .values({ account_id: accountId, done_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function updateEmailVerified(db: Database, id: string, email: string | null, at: Date): Promise<void> {
  await db.updateTable("accounts").set({ email, email_verified_at: at }).where("id", "=", id).execute();
}
