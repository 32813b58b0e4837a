import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import { userColumns } from "./queries.ts";
import { belongings, belongingsOf, type Belongings, type RawBelongings } from "./belonging-queries.ts";
import type { AppMetadata, AuthUser } from "./user.ts";

/** A user with what else is said of them. */
export type WholeUser = AuthUser & Belongings;

const columns = sql.raw(userColumns.map((name) => `u.${name}`).join(", "));
const ownBelongings = sql.raw(belongings("u.id"));

/** `%` and `_` stand for themselves in what somebody looks for. */
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A page of users, the newest first, and how many there are in all. */
export async function listUsers(
  db: Database,
  { filter, limit, offset }: { filter: string; limit: number; offset: number },
): Promise<{ users: WholeUser[]; total: number }> {
  const wanted =
    filter === ""
      ? sql`u.deleted_at is null`
      : sql`u.deleted_at is null and (u.email like ${`%${literally(filter.toLowerCase())}%`}
          or u.user_metadata ->> 'full_name' ilike ${`%${literally(filter)}%`})`;
  const page = await sql<AuthUser & RawBelongings>`select ${columns}, ${ownBelongings} from auth.users u where ${wanted}
    order by u.created_at desc, u.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from auth.users u where ${wanted}`.execute(db);
  const users = page.rows.map(({ identities, factors, ...user }) => ({
    ...user,
    ...belongingsOf({ identities, factors }),
  }));
  return { users, total: counted.rows[0]?.total ?? 0 };
}

/** What our own code says of a user; keys that are null go. */
export async function mergeAppMetadata(db: Database, id: string, facts: AppMetadata): Promise<void> {
  const gone = Object.keys(facts).filter((name) => facts[name] === null);
  await sql`update auth.users set app_metadata = (app_metadata || ${JSON.stringify(facts)}::jsonb) - ${gone}::text[]
    where id = ${id}`.execute(db);
}

export async function updateUser(
  db: Database,
  id: string,
  values: { banned_until?: Date | null; invited_at?: Date; phone_confirmed_at?: Date; updated_at: Date },
): Promise<void> {
  await db.updateTable("auth.users").set(values).where("id", "=", id).execute();
}

/** What is left of somebody who was removed softly: that they were there. Address, number and name are free and forgotten. */
export async function emptyUser(db: Database, id: string, now: Date): Promise<void> {
  await db.deleteFrom("auth.identities").where("user_id", "=", id).execute();
  await db.deleteFrom("auth.one_time_tokens").where("user_id", "=", id).execute();
  await db
    .updateTable("auth.users")
    .set({
      email: null,
      phone: null,
      email_change: null,
      phone_change: null,
      password_hash: null,
      email_confirmed_at: null,
      phone_confirmed_at: null,
      user_metadata: "{}",
      app_metadata: "{}",
      deleted_at: now,
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
}
