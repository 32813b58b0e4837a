import type { Database } from "#server/database/db.ts";
import { statement } from "#server/database/statement.ts";
import type { AppMetadata, AuthUser, Identity, UserMetadata } from "./user.ts";

export const userColumns = [
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

/** Somebody who says they are signing in: `at_home` when they have a living session from this address already. */
export type ClaimedUser = AuthUser & { at_home: boolean };

const claimed = (where: string) =>
  statement<ClaimedUser, [key: string, address: string | null, now: Date]>(
    `select ${userColumns.map((name) => `u.${name}`).join(", ")}, exists (
       select 1 from auth.sessions s where s.user_id = u.id and s.ip = $2::inet
         and (s.not_after is null or s.not_after > $3) and (s.idle_after is null or s.idle_after > $3)) as at_home
     from auth.users u where u.deleted_at is null and ${where}`,
  );
const claimedById = claimed("u.id = $1");
const claimedByPhone = claimed("u.phone = $1");
const claimedByEmail = claimed("u.email = $1 and not u.is_sso_user");

/** The person a sign-in is about, and whether the try comes from where they are signed in already. */
export async function findClaimed(
  db: Database,
  key: UserKey,
  address: string | null,
  now: Date,
): Promise<ClaimedUser | null> {
  if ("id" in key) return (await claimedById(db, key.id, address, now))[0] ?? null;
  if ("phone" in key) return (await claimedByPhone(db, key.phone, address, now))[0] ?? null;
  return (await claimedByEmail(db, key.email, address, now))[0] ?? null;
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
