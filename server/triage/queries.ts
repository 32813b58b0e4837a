import type { Insertable } from "kysely";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import type { TriageSessions, TriageTurns } from "#server/database/tables.ts";

export interface SessionRow {
  id: string;
  /** Null, like the account, for a visitor's. */
  patient_id: string | null;
  account_id: string | null;
  turns: number;
  created_at: Date;
  updated_at: Date;
}

/** How a session is named: by the digest of its secret, or by its id, which opens only what an account holds. */
export interface SessionName {
  digest: Buffer;
  id: string | null;
}

/** A session and whose it is; `lock` makes everybody else who would write in it wait. */
export async function findSession(db: Database, { digest, id }: SessionName, lock = false): Promise<SessionRow | null> {
  const found = await sql<SessionRow>`
    select t.id, t.patient_id, p.account_id, t.turns, t.created_at, t.updated_at
    from triage_sessions t left join patients p on p.id = t.patient_id
    where t.secret_digest = ${digest} or (t.id = ${id}::uuid and t.patient_id is not null)
    ${lock ? sql`for update of t` : sql``}`.execute(db);
  return found.rows[0] ?? null;
}

export async function insertSession(db: Database, row: Insertable<TriageSessions>): Promise<void> {
  await db.insertInto("triage_sessions").values(row).execute();
}

/** Makes a session another patient's of the account, or, for the first time, a patient's; what was reported in it goes along. */
export async function linkSession(db: Database, id: string, patientId: string): Promise<void> {
  await db
    .with("reported", (linking) =>
      linking.updateTable("triage_problems").set({ patient_id: patientId }).where("session_id", "=", id),
    )
    .updateTable("triage_sessions")
    .set({ patient_id: patientId })
    .where("id", "=", id)
    .execute();
}

export interface TurnRow {
  turn: number;
  said: Buffer;
  answered: Buffer;
  engine_version: string;
  created_at: Date;
}

/** Everything said and answered, in order. */
export async function listTurns(db: Database, sessionId: string): Promise<TurnRow[]> {
  return db
    .selectFrom("triage_turns")
    .select(["turn", "said", "answered", "engine_version", "created_at"])
    .where("session_id", "=", sessionId)
    .orderBy("turn")
    .execute();
}

export async function insertTurn(db: Database, row: Insertable<TriageTurns>): Promise<void> {
  await db.insertInto("triage_turns").values(row).execute();
}

/** One more turn, and the session's count of them, in one statement. */
export async function appendTurn(db: Database, row: Insertable<TriageTurns>): Promise<void> {
  await db
    .with("counted", (counting) =>
      counting
        .updateTable("triage_sessions")
        .set({ turns: Number(row.turn) + 1, updated_at: row.created_at })
        .where("id", "=", row.session_id),
    )
    .insertInto("triage_turns")
    .values(row)
    .execute();
}

export interface PatientRow {
  id: string;
  relation: string;
  birth_date: string | null;
  sex: string | null;
}

/** The account's patient of this id, or its own without one, unless put away; kept from being removed until the transaction ends. */
export async function findPatient(
  db: Database,
  accountId: string,
  patientId: string | null,
): Promise<PatientRow | null> {
  const found =
    await sql<PatientRow>`select id, relation, birth_date, sex from patients where account_id = ${accountId} and archived_at is null
    and ${patientId === null ? sql`relation = 'self'` : sql`id = ${patientId}`} for key share`.execute(db);
  return found.rows[0] ?? null;
}

/** The names of an account's people: what a model must not read. */
export async function listNames(db: Database, accountId: string): Promise<string[]> {
  const found = await sql<{ full_name: string }>`select full_name from accounts where id = ${accountId}
    union select full_name from patients where account_id = ${accountId}`.execute(db);
  return found.rows.map((row) => row.full_name);
}

export interface ListedSession extends SessionRow {
  patient_id: string;
  patient_name: string;
}

/** The sessions of an account's patients, the newest first; ids grow with time. */
export async function listSessions(
  db: Database,
  accountId: string,
  after: string | null,
  limit: number,
): Promise<ListedSession[]> {
  const found = await sql<ListedSession>`
    select t.id, t.patient_id, p.account_id, p.full_name as patient_name, t.turns, t.created_at, t.updated_at
    from triage_sessions t join patients p on p.id = t.patient_id
    where p.account_id = ${accountId} and ${after === null ? sql`true` : sql`t.id < ${after}::uuid`}
    order by t.id desc limit ${limit}`.execute(db);
  return found.rows;
}

/** Erases visitors' sessions begun before then; answers how many. */
export async function deleteVisitorSessions(db: Database, before: Date): Promise<number> {
  const done = await db
    .deleteFrom("triage_sessions")
    .where("patient_id", "is", null)
    .where("created_at", "<", before)
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}

/** Erases what an account's patients told, and the problems they reported. */
export async function deleteOfAccount(db: Database, accountId: string): Promise<void> {
  const own = db.selectFrom("patients").select("id").where("account_id", "=", accountId);
  await db.deleteFrom("triage_problems").where("patient_id", "in", own).execute();
  await db.deleteFrom("triage_sessions").where("patient_id", "in", own).execute();
}
