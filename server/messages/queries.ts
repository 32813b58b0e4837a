import type { Insertable } from "kysely";
import type { Database } from "#server/database/db.ts";
import { statement } from "#server/database/statement.ts";
import type { Messages } from "#server/database/tables.ts";

export interface ListedMessage {
  channel: string;
  recipient: string;
  subject: string | null;
  body: string;
  created_at: Date;
  not_before: Date;
  sent_at: Date | null;
  dead_at: Date | null;
  attachment_kind: string | null;
}

export interface DueMessage {
  id: string;
  channel: "sms" | "email" | "whatsapp";
  recipient: string;
  subject: string | null;
  body: string;
  purpose: string;
  reply_to: string | null;
  attachment_kind: string | null;
  attachment_reference: string | null;
  /** Tries made before. */
  attempts: number;
}

export async function insertMessages(db: Database, rows: readonly Insertable<Messages>[]): Promise<void> {
  await db
    .insertInto("messages")
    .values([...rows])
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

/** Newest first; to one address, or to anyone. */
export async function listMessages(db: Database, to: string | null, limit: number): Promise<ListedMessage[]> {
  let query = db
    .selectFrom("messages")
    .select([
      "channel",
      "recipient",
      "subject",
      "body",
      "created_at",
      "not_before",
      "sent_at",
      "dead_at",
      "attachment_kind",
    ])
    .limit(limit);
  // Ids grow with time: the newest of all need no index of their own.
  if (to === null) query = query.orderBy("id", "desc");
  else query = query.where("recipient", "=", to).orderBy("created_at", "desc").orderBy("id", "desc");
  return query.execute();
}

const dueMessages = statement<DueMessage, [string, number]>(`
  select id, channel, recipient, subject, body, purpose, reply_to, attachment_kind, attachment_reference, attempts
  from messages where sent_at is null and dead_at is null and next_attempt_at <= $1
  order by next_attempt_at limit $2 for update skip locked`);

/** Takes due messages for this worker until its transaction ends: if it dies meanwhile, another takes them at once. */
export async function lockDueMessages(db: Database, now: Date, most: number): Promise<DueMessage[]> {
  return dueMessages(db, now.toISOString(), most);
}

const markSent = statement<never, [string[], string]>(
  "update messages set sent_at = $2, last_error = null, attempts = attempts + 1 where id = any($1::uuid[]) and sent_at is null",
);

export async function updateSent(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await markSent(db, [...ids], now.toISOString());
}

export async function updateNotSent(
  db: Database,
  id: string,
  failure: { nextAttemptAt: Date; deadAt: Date | null; error: string },
): Promise<void> {
  await db
    .updateTable("messages")
    .set((row) => ({
      next_attempt_at: failure.nextAttemptAt,
      dead_at: failure.deadAt,
      last_error: failure.error.slice(0, 500),
      attempts: row("attempts", "+", 1),
    }))
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}
