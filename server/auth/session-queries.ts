import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import { statement } from "#server/database/statement.ts";
import { belongings, belongingsOf, type Belongings, type RawBelongings } from "./belonging-queries.ts";
import { userColumns } from "./queries.ts";
import type { AuthUser } from "./user.ts";

/** A session and how it was proven, newest method first. */
export interface SessionRow {
  id: string;
  user_id: string;
  aal: "aal1" | "aal2";
  refresh_key: Buffer;
  refresh_counter: number;
  /** Tokens below it were given out before the second factor was shown. */
  refresh_floor: number;
  refreshed_at: Date | null;
  not_after: Date | null;
  idle_after: Date | null;
  created_at: Date;
}

export interface Method {
  method: string;
  created_at: Date;
}

const sessionColumns = [
  "id",
  "user_id",
  "aal",
  "refresh_key",
  "refresh_counter",
  "refresh_floor",
  "refreshed_at",
  "not_after",
  "idle_after",
  "created_at",
] as const;

export interface OpenedSession extends Belongings {
  user: AuthUser;
}

interface NewSessionRow {
  id: string;
  user_id: string;
  refresh_key: Buffer;
  not_after: Date;
  idle_after: Date | null;
  user_agent: string;
  ip: string | null;
  created_at: Date;
}

type Raw = AuthUser & RawBelongings;

const open = statement<
  Raw,
  [string, string, Buffer, Date, Date | null, string, string | null, Date, string]
>(`with opened as (
    insert into auth.sessions (id, user_id, refresh_key, not_after, idle_after, user_agent, ip, created_at)
    values ($1, $2, $3, $4, $5, $6, $7::inet, $8) returning id, user_id, created_at
  ), proven as (
    insert into auth.mfa_amr_claims (session_id, method, created_at) select id, $9, created_at from opened
  ), audited as (
    insert into audit_log (actor_account_id, actor_email, action, target_type, target_id, details, created_at)
    select user_id, (select email from accounts where id = user_id), 'session.opened', 'session', id::text,
      jsonb_build_object('method', $9::text), created_at from opened
  ), seen as (
    update auth.users set last_sign_in_at = $8 where id = $2 and deleted_at is null returning ${userColumns.join(", ")}
  )
  select seen.*, ${belongings("$2")}
  from seen`);

/** Opens a session, notes how it was proven and that the person was seen, audits it, and reads who it is: one statement. */
export async function insertSession(db: Database, row: NewSessionRow, method: string): Promise<OpenedSession | null> {
  const { id, user_id, refresh_key, not_after, idle_after, user_agent, ip, created_at } = row;
  const [opened] = await open(db, id, user_id, refresh_key, not_after, idle_after, user_agent, ip, created_at, method);
  if (!opened) return null;
  const { identities, factors, ...user } = opened;
  return { user, ...belongingsOf({ identities, factors }) };
}

/** A session, its person and everything an answer says of both. */
export interface WholeSession extends Belongings {
  session: SessionRow;
  user: AuthUser;
  methods: Method[];
}

const newestFirst = "created_at desc, method in ('totp', 'mfa/phone', 'mfa/recovery_code') desc";

type RawWhole = AuthUser & RawBelongings & { session: SessionRow; methods: { method: string; created_at: string }[] };

const whole = statement<RawWhole & Record<string, unknown>, [id: string]>(`
  select ${userColumns.map((column) => `u.${column}`).join(", ")},
    ${sessionColumns.map((column) => `s.${column} as session_${column}`).join(", ")}, ${belongings("u.id")},
    (select coalesce(jsonb_agg(jsonb_build_object('method', method, 'created_at', created_at) order by ${newestFirst}), '[]')
      from auth.mfa_amr_claims where session_id = s.id) as methods
  from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1 and u.deleted_at is null`);

/** One look at a session without holding it; null when it or its person is gone. */
export async function findWholeSession(db: Database, id: string): Promise<WholeSession | null> {
  const [row] = await whole(db, id);
  if (!row) return null;
  return {
    session: Object.fromEntries(sessionColumns.map((column) => [column, row[`session_${column}`]])) as never,
    user: Object.fromEntries(userColumns.map((column) => [column, row[column]])) as never,
    methods: row.methods.map(({ method, created_at }) => ({ method, created_at: new Date(created_at) })),
    ...belongingsOf(row),
  };
}

const rotate = statement<{ id: string }, [string, number, string, string | null, number, number]>(`
  update auth.sessions set refresh_counter = $2, refreshed_at = $3, idle_after = $4
  where id = $1 and refresh_counter = $5 and refresh_floor = $6 returning id`);

/** Moves the counter on from where it was seen; false when somebody moved it, or the second factor was shown, meanwhile. */
export async function rotateFrom(
  db: Database,
  seen: SessionRow,
  values: { refresh_counter: number; refreshed_at: Date; idle_after: Date | null },
): Promise<boolean> {
  const { refresh_counter, refreshed_at, idle_after } = values;
  const moved = await rotate(
    db,
    seen.id,
    refresh_counter,
    refreshed_at.toISOString(),
    idle_after?.toISOString() ?? null,
    seen.refresh_counter,
    seen.refresh_floor,
  );
  return moved.length > 0;
}

/** The session, locked: two refreshes of one session happen one after the other. */
export async function lockSession(db: Database, id: string): Promise<SessionRow | null> {
  const found = await db
    .selectFrom("auth.sessions")
    .select(sessionColumns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return (found as SessionRow | undefined) ?? null;
}

export async function updateRefreshed(
  db: Database,
  id: string,
  values: { refresh_counter: number; refreshed_at: Date; idle_after: Date | null },
): Promise<void> {
  await db.updateTable("auth.sessions").set(values).where("id", "=", id).execute();
}

export async function listMethods(db: Database, sessionId: string): Promise<Method[]> {
  return db
    .selectFrom("auth.mfa_amr_claims")
    .select(["method", "created_at"])
    .where("session_id", "=", sessionId)
    .orderBy("created_at", "desc")
    .orderBy(sql`method in ('totp', 'mfa/phone', 'mfa/recovery_code')`, "desc")
    .execute();
}

/** What decides whether a token of this session still counts. */
export interface SessionState {
  user_id: string;
  aal: "aal1" | "aal2";
  has_factor: boolean;
}

const sessionStates = statement<SessionState & { id: string }, [ids: string[], now: string]>(`
  select s.id, s.user_id, s.aal, exists (
      select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') as has_factor
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = any($1::uuid[]) and (s.not_after is null or s.not_after > $2::timestamptz)
      and (s.idle_after is null or s.idle_after > $2) and u.deleted_at is null and (u.banned_until is null or u.banned_until <= $2)`);

/** The states of those of these sessions that have neither ended nor lost their person. */
export function listSessionStates(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<(SessionState & { id: string })[]> {
  return sessionStates(db, [...ids], now.toISOString());
}

/** When a session was opened; null when it is gone. */
export async function findSessionStart(db: Database, id: string): Promise<Date | null> {
  const found = await db.selectFrom("auth.sessions").select("created_at").where("id", "=", id).executeTakeFirst();
  return found?.created_at ?? null;
}

/** The sessions of a person that have not ended, the one used last first. */
export async function listLivingSessions(db: Database, userId: string, now: Date) {
  const found = await sql<{
    id: string;
    user_agent: string | null;
    address: string | null;
    created_at: Date;
    last_used_at: Date;
  }>`select id, user_agent, host(ip) as address, created_at, coalesce(refreshed_at, created_at) as last_used_at
    from auth.sessions where user_id = ${userId}
      and (not_after is null or not_after > ${now}) and (idle_after is null or idle_after > ${now})
    order by last_used_at desc, id`.execute(db);
  return found.rows;
}

/** Which sessions of a person to end: this one, all others, or all. */
export type LogoutScope = "local" | "others" | "global";

/** Removes sessions and names them. */
export async function deleteSessions(
  db: Database,
  userId: string,
  scope: LogoutScope,
  sessionId: string | null,
): Promise<string[]> {
  let query = db.deleteFrom("auth.sessions").where("user_id", "=", userId).returning("id");
  if (scope === "local") query = query.where("id", "=", sessionId);
  if (scope === "others") query = query.where("id", "!=", sessionId);
  return (await query.execute()).map((row) => row.id);
}

/** Removes one session whosever it is. */
export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom("auth.sessions").where("id", "=", id).execute();
}

/** Clears sessions whose time is over. */
export async function deleteEndedSessions(db: Database, now: Date): Promise<number> {
  const gone = await db
    .deleteFrom("auth.sessions")
    .where((where) => where.or([where("not_after", "<=", now), where("idle_after", "<=", now)]))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
