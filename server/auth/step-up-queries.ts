import type { Database } from "#server/database/db.ts";
import { factorMethods } from "./factor.ts";

/** The session has shown a second factor: what was given out before is worth no more than it was. */
export async function raiseSession(
  db: Database,
  id: string,
  by: { factor_id: string; method: string; refresh_counter: number; at: Date },
): Promise<void> {
  await db
    .updateTable("auth.sessions")
    .set({
      aal: "aal2",
      factor_id: by.factor_id,
      refresh_counter: by.refresh_counter,
      refresh_floor: by.refresh_counter,
      refreshed_at: by.at,
    })
    .where("id", "=", id)
    .execute();
  await db
    .insertInto("auth.mfa_amr_claims")
    .values({ session_id: id, method: by.method, created_at: by.at })
    .onConflict((conflict) => conflict.columns(["session_id", "method"]).doUpdateSet({ created_at: by.at }))
    .execute();
}

/** The sessions that a factor, or any where none is named, had raised are what they were before. */
export async function lowerSessions(db: Database, userId: string, factorId: string | null): Promise<void> {
  let lowered = db
    .updateTable("auth.sessions")
    .set({ aal: "aal1", factor_id: null })
    .where("user_id", "=", userId)
    .where("aal", "=", "aal2")
    .returning("id");
  if (factorId !== null) lowered = lowered.where("factor_id", "=", factorId);
  const ids = (await lowered.execute()).map((row) => row.id);
  if (ids.length === 0) return;
  await db
    .deleteFrom("auth.mfa_amr_claims")
    .where("session_id", "in", ids)
    .where("method", "in", [...factorMethods])
    .execute();
}

export async function listSessionIds(db: Database, userId: string): Promise<string[]> {
  const found = await db.selectFrom("auth.sessions").select("id").where("user_id", "=", userId).execute();
  return found.map((row) => row.id);
}

/** Removes the person's other sessions that have shown no second factor, and names them. */
export async function deleteLowSessions(db: Database, userId: string, but: string): Promise<string[]> {
  const gone = await db
    .deleteFrom("auth.sessions")
    .where("user_id", "=", userId)
    .where("aal", "=", "aal1")
    .where("id", "!=", but)
    .returning("id")
    .execute();
  return gone.map((row) => row.id);
}
