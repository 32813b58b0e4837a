import type { Database } from "#server/database/db.ts";

/** What was written to these numbers and addresses since then, but for these purposes; the oldest first. */
export async function listWrittenTo(
  db: Database,
  recipients: readonly string[],
  since: Date,
  but: readonly string[],
): Promise<{ channel: string; recipient: string; subject: string | null; body: string; created_at: Date }[]> {
  if (recipients.length === 0) return [];
  return db
    .selectFrom("messages")
    .select(["channel", "recipient", "subject", "body", "created_at"])
    .where("recipient", "in", [...recipients])
    .where("created_at", ">=", since)
    .where("purpose", "not in", [...but])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Erases what was written to these numbers and addresses, sent or not. */
export async function deleteWrittenTo(db: Database, recipients: readonly string[], since: Date): Promise<void> {
  if (recipients.length === 0) return;
  await db
    .deleteFrom("messages")
    .where("recipient", "in", [...recipients])
    .where("created_at", ">=", since)
    .execute();
}
