import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";
import type { Factor } from "./factor.ts";

export const factorColumns = [
  "id",
  "factor_type",
  "status",
  "friendly_name",
  "phone",
  "last_challenged_at",
  "last_used_at",
  "created_at",
  "updated_at",
] as const;

/** Every factor of a person, the oldest first. */
export async function listFactors(db: Database, userId: string): Promise<Factor[]> {
  return (await db
    .selectFrom("auth.mfa_factors")
    .select(factorColumns)
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute()) as Factor[];
}

export interface NewFactor {
  id: string;
  user_id: string;
  factor_type: Factor["factor_type"];
  status: Factor["status"];
  friendly_name: string | null;
  /** Sealed. */
  secret: Buffer | null;
  phone: string | null;
  created_at: Date;
}

export async function insertFactor(db: Database, factor: NewFactor): Promise<void> {
  await db
    .insertInto("auth.mfa_factors")
    .values({ ...factor, updated_at: factor.created_at })
    .execute();
}

/** The sealed secret of an app. */
export async function findFactorSecret(db: Database, id: string): Promise<Buffer | null> {
  const found = await db.selectFrom("auth.mfa_factors").select("secret").where("id", "=", id).executeTakeFirst();
  return found?.secret ?? null;
}

/** Takes a step of an app's clock; false when it, or a later one, was taken before: a code seen over a shoulder is worth nothing. */
export async function takeStep(db: Database, id: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable("auth.mfa_factors")
    .set({ last_used_step: step })
    .where("id", "=", id)
    .where((where) => where.or([where("last_used_step", "is", null), where("last_used_step", "<", step)]))
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** The factor counts from now on, and was used just now. */
export async function updateFactorUsed(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable("auth.mfa_factors")
    .set({ status: "verified", last_used_at: now, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export async function updateFactor(
  db: Database,
  id: string,
  values: { friendly_name?: string; phone?: string; updated_at: Date },
): Promise<void> {
  await db.updateTable("auth.mfa_factors").set(values).where("id", "=", id).execute();
}

export async function deleteFactor(db: Database, id: string): Promise<void> {
  await db.deleteFrom("auth.mfa_factors").where("id", "=", id).execute();
}

/** Every factor of a person, recovery codes included. */
export async function deleteFactors(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("auth.mfa_factors").where("user_id", "=", userId).execute();
}

/** Sweeps what a person began and never confirmed: of one type, or what is older than a time and waits for no code. */
export async function deleteUnverified(
  db: Database,
  userId: string,
  which: { type: Factor["factor_type"] } | { before: Date },
): Promise<void> {
  let query = db.deleteFrom("auth.mfa_factors").where("user_id", "=", userId).where("status", "=", "unverified");
  query =
    "type" in which
      ? query.where("factor_type", "=", which.type)
      : query
          .where("created_at", "<", which.before)
          .where("id", "not in", (from) =>
            from.selectFrom("auth.mfa_challenges").select("factor_id").where("created_at", ">=", which.before),
          );
  await query.execute();
}

/** Sweeps what anybody began before this time and never confirmed, and challenges that were over by then. */
export async function deleteAbandoned(db: Database, before: Date): Promise<number> {
  await db.deleteFrom("auth.mfa_challenges").where("expires_at", "<", before).execute();
  const gone = await db
    .deleteFrom("auth.mfa_factors")
    .where("status", "=", "unverified")
    .where("created_at", "<", before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

export interface Challenge {
  id: string;
  factor_id: string;
  code_digest: Buffer | null;
  attempts: number;
  expires_at: Date;
  created_at: Date;
}

export async function insertChallenge(db: Database, challenge: Omit<Challenge, "attempts">): Promise<void> {
  await db.insertInto("auth.mfa_challenges").values(challenge).execute();
  await db
    .updateTable("auth.mfa_factors")
    .set({ last_challenged_at: challenge.created_at })
    .where("id", "=", challenge.factor_id)
    .execute();
}

/** The challenge, locked and with this guess counted; null when it is another factor's, spent, or was never made. */
export async function tryChallenge(db: Database, id: string, factorId: string): Promise<Challenge | null> {
  const tried = await db
    .updateTable("auth.mfa_challenges")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("factor_id", "=", factorId)
    .returning(["id", "factor_id", "code_digest", "attempts", "expires_at", "created_at"])
    .executeTakeFirst();
  return tried ?? null;
}

/** A right code spends every challenge of its factor: one SMS opens one session. */
export async function deleteChallenges(db: Database, factorId: string): Promise<void> {
  await db.deleteFrom("auth.mfa_challenges").where("factor_id", "=", factorId).execute();
}

/** Puts a new set in the place of the former one. */
export async function replaceRecoveryCodes(db: Database, factorId: string, digests: readonly Buffer[]): Promise<void> {
  await db.deleteFrom("auth.mfa_recovery_codes").where("factor_id", "=", factorId).execute();
  await db
    .insertInto("auth.mfa_recovery_codes")
    .values(digests.map((code_digest) => ({ factor_id: factorId, code_digest })))
    .execute();
}

/** Uses a recovery code up; false when it is none of the set, or was used before. */
export async function takeRecoveryCode(db: Database, factorId: string, digest: Buffer, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable("auth.mfa_recovery_codes")
    .set({ used_at: now })
    .where("factor_id", "=", factorId)
    .where("code_digest", "=", digest)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Database, factorId: string): Promise<{ total: number; left: number }> {
  const counted = await sql<{ total: number; left: number }>`
    select count(*) as total, count(*) filter (where used_at is null) as left
    from auth.mfa_recovery_codes where factor_id = ${factorId}`.execute(db);
  return counted.rows[0] ?? { total: 0, left: 0 };
}
