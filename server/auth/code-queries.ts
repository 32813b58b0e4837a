import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

/** What a code or link is for; a person has at most one of each kind. */
export type CodeKind = "confirmation" | "recovery" | "reauthentication" | "email_change_new" | "phone_change";

/** What somebody said of themselves when asking; opaque to this service. */
export type CodeFacts = Record<string, unknown>;

export interface CodeRow {
  user_id: string;
  kind: CodeKind;
  /** The address or number it was sent to: it proves that one and no other. */
  relates_to: string;
  code_digest: Buffer;
  link_digest: Buffer;
  password_hash: string | null;
  facts: CodeFacts | null;
  expires_at: Date;
  created_at: Date;
}

const sentColumns = {
  confirmation: "confirmation_sent_at",
  recovery: "recovery_sent_at",
  reauthentication: "reauthentication_sent_at",
  email_change_new: "email_change_sent_at",
  phone_change: "phone_change_sent_at",
} as const;

/** Keeps a code and its link; the former one of that kind stops working. */
export async function replaceCode(db: Database, row: CodeRow): Promise<void> {
  const values = { ...row, facts: row.facts && JSON.stringify(row.facts) };
  await db
    .insertInto("auth.one_time_tokens")
    .values(values)
    .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doUpdateSet({ ...values, attempts: 0 }))
    .execute();
  await db
    .updateTable("auth.users")
    .set({ [sentColumns[row.kind]]: row.created_at })
    .where("id", "=", row.user_id)
    .execute();
}

/** Guesses before a code is dead: six digits stand no more (auth wire contract, advice 3). */
const mostGuesses = 5;

/** Whose a spent code was, and what counts from now on. */
export type SpentCode = Pick<CodeRow, "user_id" | "kind" | "relates_to" | "password_hash" | "facts">;

const spentColumns = ["user_id", "kind", "relates_to", "password_hash", "facts"] as const;

/** Spends a link: whoever comes second finds nothing. */
export async function takeLink(
  db: Database,
  kinds: readonly CodeKind[],
  digest: Buffer,
  now: Date,
): Promise<SpentCode | null> {
  const taken = await db
    .deleteFrom("auth.one_time_tokens")
    .where("kind", "in", [...kinds])
    .where("link_digest", "=", digest)
    .where("expires_at", ">", now)
    .returning(spentColumns)
    .executeTakeFirst();
  return (taken as SpentCode | undefined) ?? null;
}

/** Whose a living link is, without spending it. */
export async function findLink(db: Database, kind: CodeKind, digest: Buffer, now: Date): Promise<string | null> {
  const found = await db
    .selectFrom("auth.one_time_tokens")
    .select("user_id")
    .where("kind", "=", kind)
    .where("link_digest", "=", digest)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found?.user_id ?? null;
}

/** Counts a guess and answers the digest to compare it with; null when there is no living code for that address or number. */
export async function tryCode(
  db: Database,
  key: { userId: string; kind: CodeKind; relatesTo: string | null },
  now: Date,
): Promise<Buffer | null> {
  let query = db
    .updateTable("auth.one_time_tokens")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("user_id", "=", key.userId)
    .where("kind", "=", key.kind)
    .where("attempts", "<", mostGuesses)
    .where("expires_at", ">", now)
    .returning("code_digest");
  if (key.relatesTo !== null) query = query.where("relates_to", "=", key.relatesTo);
  return (await query.executeTakeFirst())?.code_digest ?? null;
}

/** Spends a code that was guessed right; of two who come with it at once, one finds nothing. */
export async function takeCode(
  db: Database,
  userId: string,
  kind: CodeKind,
  digest: Buffer,
): Promise<SpentCode | null> {
  const taken = await db
    .deleteFrom("auth.one_time_tokens")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("code_digest", "=", digest)
    .returning(spentColumns)
    .executeTakeFirst();
  return (taken as SpentCode | undefined) ?? null;
}

/** Every code and link of a person stops working. */
export async function deleteCodes(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("auth.one_time_tokens").where("user_id", "=", userId).execute();
}

/** The address that waits for its link, if any. */
export async function findPendingAddress(
  db: Database,
  userId: string,
  kind: "email_change_new",
  now: Date,
): Promise<string | null> {
  const found = await db
    .selectFrom("auth.one_time_tokens")
    .select("relates_to")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found?.relates_to ?? null;
}

/** What was chosen when a sign-up was last asked for, also when its link is too old by now. */
export async function findChoice(
  db: Database,
  userId: string,
): Promise<{ passwordHash: string | null; facts: CodeFacts | null }> {
  const found = await db
    .selectFrom("auth.one_time_tokens")
    .select(["password_hash", "facts"])
    .where("user_id", "=", userId)
    .where("kind", "=", "confirmation")
    .executeTakeFirst();
  return { passwordHash: found?.password_hash ?? null, facts: (found?.facts as CodeFacts | null | undefined) ?? null };
}

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
