import type { Insertable } from "kysely";
import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import type { ContactMessages } from "#server/database/tables.ts";

/** Lets one message of a sender be counted at a time, until the transaction ends. */
export async function lockSender(db: Database, sender: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${sender.toString("hex")}`}, 0))`.execute(db);
}

export type SentMessage = Pick<ListedMessage, "email" | "subject" | "message" | "created_at">;

/** What a sender has written since then, the oldest first. */
export async function listSentSince(db: Database, sender: Buffer, since: Date): Promise<SentMessage[]> {
  return db
    .selectFrom("contact_messages")
    .select(["email", "subject", "message", "created_at"])
    .where("sender", "=", sender)
    .where("created_at", ">", since)
    .orderBy("created_at")
    .execute();
}

export async function insertContactMessage(db: Database, row: Insertable<ContactMessages>): Promise<void> {
  await db.insertInto("contact_messages").values(row).execute();
}

export interface ListedMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Date;
}

/** The newest first; ids grow with time. */
export async function listMessages(db: Database, after: string | null, limit: number): Promise<ListedMessage[]> {
  let found = db
    .selectFrom("contact_messages")
    .select(["id", "name", "email", "subject", "message", "created_at"])
    .orderBy("id", "desc")
    .limit(limit);
  if (after) found = found.where("id", "<", after);
  return found.execute();
}
