import type { Role } from "#contract/endpoint.ts";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

/** What the account page shows beside the account itself. */
export interface AccountSettings {
  created_at: Date;
  has_lock_pin: boolean;
  terms_version: string | null;
  has_former_account: boolean;
}

export async function findSettings(db: Database, id: string): Promise<AccountSettings | null> {
  const found = await sql<AccountSettings>`select a.created_at, a.lock_pin_digest is not null as has_lock_pin,
      (select t.version from terms_acceptances t where t.account_id = a.id order by t.accepted_at desc limit 1) as terms_version,
      a.phone_verified_at is not null and exists (select 1 from accounts f
        where f.former_phone_number = a.phone_number and f.id <> a.id and f.deleted_at is null) as has_former_account
    from accounts a where a.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** A name belongs to the account and to the person as their own patient: both, or neither. */
export async function updateFullName(db: Database, id: string, fullName: string): Promise<void> {
  await db.updateTable("accounts").set({ full_name: fullName }).where("id", "=", id).execute();
  await db
    .updateTable("patients")
    .set({ full_name: fullName })
    .where("account_id", "=", id)
    .where("relation", "=", "self")
    .execute();
}

/** The account's role and number, as said by whoever proved its address. */
export async function updateSaid(
  db: Database,
  id: string,
  said: { role: Exclude<Role, "super_admin">; phone_number: string | null },
): Promise<void> {
  await db.updateTable("accounts").set(said).where("id", "=", id).execute();
}

export async function deleteOwnPatient(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom("patients").where("account_id", "=", accountId).where("relation", "=", "self").execute();
}

/** The address was never this account's. */
export async function updateLostEmail(db: Database, id: string): Promise<void> {
  await db.updateTable("accounts").set({ email: null, email_verified_at: null }).where("id", "=", id).execute();
}

/** The account has no number any more, by its owner's wish. */
export async function updateWithoutPhone(db: Database, id: string): Promise<void> {
  await db.updateTable("accounts").set({ phone_number: null, phone_verified_at: null }).where("id", "=", id).execute();
}

/** The number is this account's, by its owner's word alone. */
export async function updateStatedPhone(db: Database, id: string, phone: string): Promise<void> {
  await db.updateTable("accounts").set({ phone_number: phone, phone_verified_at: null }).where("id", "=", id).execute();
}

/** The number is this account's and proven; its own patient follows where it had the same number or none. */
export async function updateProvenPhone(db: Database, id: string, phone: string, now: Date): Promise<void> {
  await sql`update patients p set phone_number = ${phone} from accounts a
    where a.id = ${id} and p.account_id = a.id and p.relation = 'self'
      and (p.phone_number is null or p.phone_number = a.phone_number)`.execute(db);
  await db
    .updateTable("accounts")
    .set({ phone_number: phone, phone_verified_at: now, former_phone_number: null })
    .where("id", "=", id)
    .execute();
}

/** The account keeps everything but the number, which stays known as the one it had. */
export async function updateLostPhone(db: Database, id: string, phone: string): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ phone_number: null, phone_verified_at: null, former_phone_number: phone })
    .where("id", "=", id)
    .execute();
  await db
    .updateTable("patients")
    .set({ phone_number: null })
    .where("account_id", "=", id)
    .where("phone_number", "=", phone)
    .execute();
}

/** Accounts that had this number and never proved it, the latest first. */
export async function listFormerAccounts(db: Database, phone: string, but: string): Promise<string[]> {
  const found = await db
    .selectFrom("accounts")
    .select("id")
    .where("former_phone_number", "=", phone)
    .where("id", "!=", but)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(3)
    .execute();
  return found.map(({ id }) => id);
}

export async function updateLockPin(db: Database, id: string, digest: Buffer | null): Promise<void> {
  await db.updateTable("accounts").set({ lock_pin_digest: digest }).where("id", "=", id).execute();
  await db.deleteFrom("lock_pin_tries").where("account_id", "=", id).execute();
}

/** Counts a try of this session before it is judged: how many that makes, and what the digits are compared with. */
export async function countPinTry(
  db: Database,
  accountId: string,
  sessionId: string,
  now: Date,
): Promise<{ wrong: number; digest: Buffer } | null> {
  const counted = await sql<{ wrong: number; digest: Buffer }>`
    with held as (select id, lock_pin_digest from accounts where id = ${accountId} and lock_pin_digest is not null),
    counted as (
      insert into lock_pin_tries (session_id, account_id, wrong, tried_at) select ${sessionId}::uuid, id, 1, ${now} from held
      on conflict (session_id) do update set wrong = lock_pin_tries.wrong + 1, tried_at = excluded.tried_at
      returning wrong)
    select counted.wrong, held.lock_pin_digest as digest from counted, held`.execute(db);
  return counted.rows[0] ?? null;
}

export async function deletePinTries(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom("lock_pin_tries").where("session_id", "=", sessionId).execute();
}
