import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

/** What a code or link is for; a person has at most one of each kind. */
export type CodeKind =
  | "confirmation"
  | "recovery"
  | "reauthentication"
  | "email_change_new"
  | "email_change_current"
  | "phone_change";

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
  /** Where the sign-in began, when it ends on the device it began on. */
  flow_id: string | null;
  /** How many codes the deed needs. */
  halves: 1 | 2;
  expires_at: Date;
  created_at: Date;
}

const sentColumns = {
  confirmation: "confirmation_sent_at",
  recovery: "recovery_sent_at",
  reauthentication: "reauthentication_sent_at",
  email_change_new: "email_change_sent_at",
  email_change_current: "email_change_sent_at",
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
/** Several people may want one address: a guess is tried on the newest few. */
const mostWaiting = 3;

/** Whose a spent code was, and what counts from now on. */
export type SpentCode = Pick<
  CodeRow,
  "user_id" | "kind" | "relates_to" | "password_hash" | "facts" | "flow_id" | "halves"
>;

const spentColumns = ["user_id", "kind", "relates_to", "password_hash", "facts", "flow_id", "halves"] as const;

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

/** Every code and link of a person stops working, and nothing waits for them any more. */
export async function deleteCodes(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("auth.one_time_tokens").where("user_id", "=", userId).execute();
  await db
    .updateTable("auth.users")
    .set({ email_change: null, email_change_confirm_status: 0, phone_change: null })
    .where("id", "=", userId)
    .execute();
}

/** Codes of these kinds stop working. */
export async function deleteCodesOf(db: Database, userId: string, kinds: readonly CodeKind[]): Promise<void> {
  await db
    .deleteFrom("auth.one_time_tokens")
    .where("user_id", "=", userId)
    .where("kind", "in", [...kinds])
    .execute();
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

/** Who waits for a code of these kinds at an address or number, the kind named first before the others, the newest first. */
export async function listWaiting(
  db: Database,
  kinds: readonly CodeKind[],
  relatesTo: string,
  now: Date,
): Promise<{ user_id: string; kind: CodeKind }[]> {
  const found = await sql<{ user_id: string; kind: CodeKind }>`select user_id, kind from auth.one_time_tokens
    where relates_to = ${relatesTo} and kind = any(${[...kinds]}::text[]) and expires_at > ${now}
    order by array_position(${[...kinds]}::text[], kind), created_at desc limit ${mostWaiting}`.execute(db);
  return found.rows;
}

/** The codes of these kinds that are on their way to a person, dead ones too. */
export async function listOnTheirWay(
  db: Database,
  userId: string,
  kinds: readonly CodeKind[],
): Promise<Pick<CodeRow, "kind" | "relates_to" | "flow_id" | "facts" | "halves">[]> {
  const found = await db
    .selectFrom("auth.one_time_tokens")
    .select(["kind", "relates_to", "flow_id", "facts", "halves"])
    .where("user_id", "=", userId)
    .where("kind", "in", [...kinds])
    .execute();
  return found as Pick<CodeRow, "kind" | "relates_to" | "flow_id" | "facts" | "halves">[];
}

/** What was chosen when a sign-up was last asked for, also when its link is too old by now; null when it never was. */
export async function findChoice(
  db: Database,
  userId: string,
): Promise<{ passwordHash: string | null; facts: CodeFacts | null; flowId: string | null } | null> {
  const found = await db
    .selectFrom("auth.one_time_tokens")
    .select(["password_hash", "facts", "flow_id"])
    .where("user_id", "=", userId)
    .where("kind", "=", "confirmation")
    .executeTakeFirst();
  if (!found) return null;
  return { passwordHash: found.password_hash, facts: found.facts as CodeFacts | null, flowId: found.flow_id };
}
