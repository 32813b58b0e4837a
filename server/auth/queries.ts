import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import type { AppMetadata, AuthUser, Identity, UserMetadata } from "./user.ts";

const userColumns = [
  "id",
  "aud",
  "role",
  "email",
  "phone",
  "password_hash",
  "email_confirmed_at",
  "phone_confirmed_at",
  "confirmation_sent_at",
  "last_sign_in_at",
  "banned_until",
  "deleted_at",
  "app_metadata",
  "user_metadata",
  "is_anonymous",
  "created_at",
  "updated_at",
] as const;

export type UserKey = { id: string } | { phone: string } | { email: string };

/** A user by id, phone (digits) or e-mail (lower case, not single sign-on). */
export async function findUser(db: Database, key: UserKey): Promise<AuthUser | null> {
  let query = db.selectFrom("auth.users").select(userColumns).where("deleted_at", "is", null);
  if ("id" in key) query = query.where("id", "=", key.id);
  else if ("phone" in key) query = query.where("phone", "=", key.phone);
  else query = query.where("email", "=", key.email).where("is_sso_user", "=", false);
  return ((await query.executeTakeFirst()) as AuthUser | undefined) ?? null;
}

/** True when this person has a living session from this address: an attacker elsewhere must not use up the owner's tries. */
export async function isAtHome(db: Database, userId: string, address: string | null, now: Date): Promise<boolean> {
  const found = await sql`select 1 from auth.sessions where user_id = ${userId} and ip = ${address}::inet
    and (not_after is null or not_after > ${now}) and (idle_after is null or idle_after > ${now}) limit 1`.execute(db);
  return found.rows.length > 0;
}

export async function listIdentities(db: Database, userId: string): Promise<Identity[]> {
  return (await db
    .selectFrom("auth.identities")
    .select([
      "id",
      "user_id",
      "provider",
      "provider_id",
      "identity_data",
      "last_sign_in_at",
      "created_at",
      "updated_at",
    ])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute()) as unknown as Identity[];
}

export interface NewUser {
  id: string;
  phone: string | null;
  email: string | null;
  password_hash: string | null;
  phone_confirmed_at: Date | null;
  email_confirmed_at: Date | null;
  app_metadata: AppMetadata;
  user_metadata: UserMetadata;
  created_at: Date;
}

/** Writes a user, or nothing at all when the phone or the e-mail is another's; waits for a rival who is just signing up. */
export async function insertUser(db: Database, user: NewUser): Promise<AuthUser | null> {
  const inserted = await db
    .insertInto("auth.users")
    .values({
      ...user,
      app_metadata: JSON.stringify(user.app_metadata),
      user_metadata: JSON.stringify(user.user_metadata),
      updated_at: user.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(userColumns)
    .executeTakeFirst();
  return (inserted as AuthUser | undefined) ?? null;
}

export async function insertIdentity(db: Database, identity: Omit<Identity, "last_sign_in_at">): Promise<void> {
  await db
    .insertInto("auth.identities")
    .values({ ...identity, identity_data: JSON.stringify(identity.identity_data) })
    .execute();
}

export async function hasVerifiedFactor(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom("auth.mfa_factors")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "=", "verified")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
