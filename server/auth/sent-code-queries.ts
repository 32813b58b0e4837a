import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

/** When codes went to this recipient in the last day, newest first; whoever asks at the same time waits until this one is written. */
export async function lockSentCodes(
  db: Database,
  recipient: string,
  since: Date,
): Promise<{ kind: string; sent_at: Date }[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${recipient}`}, 0))`.execute(db);
  return db
    .selectFrom("auth.sent_codes")
    .select(["kind", "sent_at"])
    .where("recipient", "=", recipient)
    .where("sent_at", ">", since)
    .orderBy("sent_at", "desc")
    .execute();
}

export async function insertSentCode(db: Database, recipient: string, kind: string, at: Date): Promise<void> {
  await db.insertInto("auth.sent_codes").values({ recipient, kind, sent_at: at }).execute();
}

/** Forgets sendings that no limit looks at any more, and codes long dead. */
export async function deleteOldCodes(db: Database, before: Date): Promise<number> {
  const sent = await db.deleteFrom("auth.sent_codes").where("sent_at", "<", before).executeTakeFirst();
  const dead = await db
    .deleteFrom("auth.one_time_tokens")
    .where("expires_at", "<", before)
    // The choice of a sign-up is needed when its link is asked for again.
    .where("kind", "!=", "confirmation")
    .executeTakeFirst();
  return Number(sent.numDeletedRows + dead.numDeletedRows);
}
