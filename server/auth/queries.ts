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
  "invited_at",
  "confirmation_sent_at",
  "recovery_sent_at",
  "reauthentication_sent_at",
  "email_change",
  "email_change_sent_at",
  "phone_change",
  "phone_change_sent_at",
  "last_sign_in_at",
  "banned_until",
  "deleted_at",
  "app_metadata",
  "user_metadata",
  "is_anonymous",
  "is_provisional",
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

/** Whoever is changing their address or number, by the one they have or the one they want; of several who want one, the latest. */
export async function findChanging(db: Database, key: { phone: string } | { email: string }): Promise<AuthUser | null> {
  let query = db.selectFrom("auth.users").select(userColumns).where("deleted_at", "is", null).limit(1);
  if ("phone" in key) {
    query = query
      .where("phone_change", "is not", null)
      .where((where) => where.or([where("phone", "=", key.phone), where("phone_change", "=", key.phone)]))
      .orderBy("phone_change_sent_at", "desc");
  } else {
    query = query
      .where("email_change", "is not", null)
      .where((where) => where.or([where("email", "=", key.email), where("email_change", "=", key.email)]))
      .orderBy("email_change_sent_at", "desc");
  }
  return ((await query.executeTakeFirst()) as AuthUser | undefined) ?? null;
}

/** Clears people for whom a code was asked and who never came. */
export async function deleteOldProvisional(db: Database, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom("auth.users")
    .where("is_provisional", "=", true)
    .where("created_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("auth.one_time_tokens as t")
            .select("t.kind")
            .whereRef("t.user_id", "=", "auth.users.id")
            .where("t.created_at", ">=", before),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
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

export interface NewUser {
  id: string;
  phone: string | null;
  email: string | null;
  password_hash: string | null;
  phone_confirmed_at: Date | null;
  email_confirmed_at: Date | null;
  app_metadata: AppMetadata;
  user_metadata: UserMetadata;
  is_anonymous?: boolean;
  is_provisional?: boolean;
  created_at: Date;
}

/** Whoever merely had a code sent to this number or address makes room for somebody who signs up with it. */
export async function deleteProvisional(
  db: Database,
  key: { phone: string | null; email: string | null },
): Promise<void> {
  await db
    .deleteFrom("auth.users")
    .where("is_provisional", "=", true)
    .where((where) => where.or([where("phone", "=", key.phone), where("email", "=", key.email)]))
    .execute();
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
