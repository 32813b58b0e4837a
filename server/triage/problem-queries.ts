import type { Insertable } from "kysely";
import type { Database } from "#server/database/db.ts";
import type { TriageProblems } from "#server/database/tables.ts";

export async function insertProblem(db: Database, row: Insertable<TriageProblems>): Promise<void> {
  await db.insertInto("triage_problems").values(row).execute();
}

export async function countProblems(db: Database, sessionId: string): Promise<number> {
  const found = await db
    .selectFrom("triage_problems")
    .select(({ fn }) => fn.countAll<string>().as("n"))
    .where("session_id", "=", sessionId)
    .executeTakeFirstOrThrow();
  return Number(found.n);
}

export interface ProblemRow {
  id: string;
  session_id: string | null;
  engine_version: string;
  report: Buffer;
  created_at: Date;
}

/** The newest first; ids grow with time. */
export async function listProblems(db: Database, after: string | null, limit: number): Promise<ProblemRow[]> {
  let found = db
    .selectFrom("triage_problems")
    .select(["id", "session_id", "engine_version", "report", "created_at"])
    .orderBy("id", "desc")
    .limit(limit);
  if (after) found = found.where("id", "<", after);
  return found.execute();
}

/** What was reported in one session, in order. */
export async function listProblemsOfSession(db: Database, sessionId: string): Promise<ProblemRow[]> {
  return db
    .selectFrom("triage_problems")
    .select(["id", "session_id", "engine_version", "report", "created_at"])
    .where("session_id", "=", sessionId)
    .orderBy("id")
    .execute();
}

/** The session a problem was reported in; null once it is erased. Undefined: no such report. */
export async function findReportedSession(db: Database, id: string): Promise<string | null | undefined> {
  const found = await db.selectFrom("triage_problems").select("session_id").where("id", "=", id).executeTakeFirst();
  return found?.session_id;
}

/** Erases what was reported before then; answers how many. */
export async function deleteProblems(db: Database, before: Date): Promise<number> {
  const done = await db.deleteFrom("triage_problems").where("created_at", "<", before).executeTakeFirst();
  return Number(done.numDeletedRows);
}
