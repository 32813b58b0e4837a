import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import { newId } from "#server/platform/ids.ts";
import { insertIdentity } from "./queries.ts";
import type { AppMetadata, UserMetadata } from "./user.ts";

export async function updatePassword(db: Database, id: string, hash: string | null, now: Date): Promise<void> {
  await db.updateTable("auth.users").set({ password_hash: hash, updated_at: now }).where("id", "=", id).execute();
}

/** The same password under another hash; nothing when the password was changed meanwhile. */
export async function updateHash(db: Database, id: string, former: string, hash: string): Promise<void> {
  await db
    .updateTable("auth.users")
    .set({ password_hash: hash })
    .where("id", "=", id)
    .where("password_hash", "=", former)
    .execute();
}

/** What the user's ways of signing in are, told in `app_metadata` as the wire contract has it. */
async function updateProviders(db: Database, id: string): Promise<void> {
  await sql`update auth.users u set app_metadata = u.app_metadata || jsonb_build_object('providers', p.names)
      || case when p.names ? (u.app_metadata ->> 'provider') then '{}'::jsonb
         else jsonb_build_object('provider', coalesce(p.names ->> 0, 'email')) end
    from (select coalesce(jsonb_agg(provider order by created_at), '[]') as names from auth.identities where user_id = ${id}) p
    where u.id = ${id}`.execute(db);
}

/** Says of a way of signing in what is so now; without `data` the way is closed. */
async function updateIdentity(
  db: Database,
  id: string,
  provider: "email" | "phone",
  data: Record<string, unknown> | null,
  now: Date,
): Promise<void> {
  const own = db.deleteFrom("auth.identities").where("user_id", "=", id).where("provider", "=", provider);
  if (!data) await own.execute();
  else {
    const identity_data = { sub: id, ...data };
    const changed = await db
      .updateTable("auth.identities")
      .set({ identity_data: JSON.stringify(identity_data), updated_at: now })
      .where("user_id", "=", id)
      .where("provider", "=", provider)
      .executeTakeFirst();
    const row = { id: newId(), user_id: id, provider, provider_id: id, identity_data };
    if (changed.numUpdatedRows === 0n) await insertIdentity(db, { ...row, created_at: now, updated_at: now });
  }
  await updateProviders(db, id);
}

/** The address is this person's, and proven. */
export async function updateEmail(db: Database, id: string, email: string, now: Date): Promise<void> {
  await db
    .updateTable("auth.users")
    .set({ email, email_confirmed_at: now, email_change: null, email_change_confirm_status: 0, updated_at: now })
    .where("id", "=", id)
    .execute();
  await updateIdentity(db, id, "email", { email, email_verified: true }, now);
}

/** The address waits to be proven; nothing said of another one counts any more. */
export async function setEmailChange(db: Database, id: string, email: string): Promise<void> {
  await db
    .updateTable("auth.users")
    .set({ email_change: email, email_change_confirm_status: 0 })
    .where("id", "=", id)
    .execute();
}

const halfOf = { email_change_new: 1, email_change_current: 2 } as const;

/** Notes that one of two addresses has agreed; false when the other had agreed before, so that both have now. */
export async function noteFirstHalf(db: Database, id: string, kind: keyof typeof halfOf): Promise<boolean> {
  const noted = await db
    .updateTable("auth.users")
    .set({ email_change_confirm_status: halfOf[kind] })
    .where("id", "=", id)
    .where("email_change_confirm_status", "in", [0, halfOf[kind]])
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n;
}

/** The number (digits) waits to be proven. */
export async function setPhoneChange(db: Database, id: string, phone: string): Promise<void> {
  await db.updateTable("auth.users").set({ phone_change: phone }).where("id", "=", id).execute();
}

/** Somebody has proven to be this person: from now on they are one like any other. */
export async function updateProven(db: Database, id: string, facts: AppMetadata): Promise<void> {
  await sql`update auth.users set is_anonymous = false, is_provisional = false,
    app_metadata = app_metadata || ${JSON.stringify(facts)}::jsonb where id = ${id}`.execute(db);
}

/** What a person says of themselves; keys that are null go. */
export async function mergeUserMetadata(db: Database, id: string, said: UserMetadata, now: Date): Promise<void> {
  const gone = Object.keys(said).filter((name) => said[name] === null);
  await sql`update auth.users set user_metadata = (user_metadata || ${JSON.stringify(said)}::jsonb) - ${gone}::text[], updated_at = ${now}
    where id = ${id}`.execute(db);
}

/** The address was never this person's. */
export async function clearEmail(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable("auth.users")
    .set({ email: null, email_confirmed_at: null, updated_at: now })
    .where("id", "=", id)
    .execute();
  await updateIdentity(db, id, "email", null, now);
}

/** The number (digits) is this person's; null: they have none any more. */
export async function updatePhone(db: Database, id: string, phone: string | null, now: Date): Promise<void> {
  await db
    .updateTable("auth.users")
    .set({ phone, phone_confirmed_at: phone ? now : null, phone_change: null, updated_at: now })
    .where("id", "=", id)
    .execute();
  await updateIdentity(db, id, "phone", phone ? { phone, phone_verified: true } : null, now);
}

/** What we say of a person. */
export async function updateAppMetadata(db: Database, id: string, facts: AppMetadata): Promise<void> {
  await sql`update auth.users set app_metadata = app_metadata || ${JSON.stringify(facts)}::jsonb where id = ${id}`.execute(
    db,
  );
}

/** The name in what a person says of themselves: it rides in tokens. */
export async function updateStatedName(db: Database, id: string, fullName: string): Promise<void> {
  await sql`update auth.users set user_metadata = user_metadata || jsonb_build_object('full_name', ${fullName}::text)
    where id = ${id}`.execute(db);
}

/** The user locked until the transaction ends; false when there is none. */
export async function lockUser(db: Database, id: string): Promise<boolean> {
  const found = await db.selectFrom("auth.users").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
  return found !== undefined;
}

/** Sessions, identities, factors and codes go with the user. */
export async function deleteUser(db: Database, id: string): Promise<void> {
  await db.deleteFrom("auth.users").where("id", "=", id).execute();
}
