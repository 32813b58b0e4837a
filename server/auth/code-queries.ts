import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

export interface CodeRow {
  user_id: string;
  kind: "confirmation";
  relates_to: string;
  code_digest: Buffer;
  link_digest: Buffer;
  password_hash: string | null;
  expires_at: Date;
  created_at: Date;
}

/** Keeps a code and its link; the former one of that kind stops working. */
export async function replaceCode(db: Database, row: CodeRow): Promise<void> {
  await db
    .insertInto("auth.one_time_tokens")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doUpdateSet({ ...row, attempts: 0 }))
    .execute();
  await db
    .updateTable("auth.users")
    .set({ confirmation_sent_at: row.created_at })
    .where("id", "=", row.user_id)
    .execute();
}

/** Guesses before a code is dead: six digits stand no more (auth wire contract, advice 3). */
const mostGuesses = 5;

/** Whose a spent code was, and the password that counts from now on. */
export type SpentCode = Pick<CodeRow, "user_id" | "password_hash">;

/** Spends a link: whoever comes second finds nothing. */
export async function takeLink(
  db: Database,
  kind: CodeRow["kind"],
  digest: Buffer,
  now: Date,
): Promise<SpentCode | null> {
  const taken = await db
    .deleteFrom("auth.one_time_tokens")
    .where("kind", "=", kind)
    .where("link_digest", "=", digest)
    .where("expires_at", ">", now)
    .returning(["user_id", "password_hash"])
    .executeTakeFirst();
  return taken ?? null;
}

/** Counts a guess and answers the digest to compare it with; null when there is no living code. */
export async function tryCode(db: Database, userId: string, kind: CodeRow["kind"], now: Date): Promise<Buffer | null> {
  const tried = await db
    .updateTable("auth.one_time_tokens")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("attempts", "<", mostGuesses)
    .where("expires_at", ">", now)
    .returning("code_digest")
    .executeTakeFirst();
  return tried?.code_digest ?? null;
}

/** Spends a code that was guessed right. */
export async function takeCode(db: Database, userId: string, kind: CodeRow["kind"]): Promise<SpentCode | null> {
  const taken = await db
    .deleteFrom("auth.one_time_tokens")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .returning(["user_id", "password_hash"])
    .executeTakeFirst();
  return taken ?? null;
}

/** The address is this person's from now on, and so is the password chosen with it. */
export async function confirmEmailOf(db: Database, spent: SpentCode, now: Date): Promise<void> {
  await db
    .updateTable("auth.users")
    .set({
      email_confirmed_at: now,
      updated_at: now,
      ...(spent.password_hash ? { password_hash: spent.password_hash } : {}),
    })
    .where("id", "=", spent.user_id)
    .execute();
  await sql`update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = ${now}
    where user_id = ${spent.user_id} and provider = 'email'`.execute(db);
}
