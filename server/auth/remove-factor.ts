import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { factorMessages } from "#texts/factors.ts";
import { AuthError } from "./auth-error.ts";
import type { SignedIn } from "./bearer.ts";
import { isVerified, type Factor } from "./factor.ts";
import { deleteFactor, deleteFactors } from "./factor-queries.ts";
import { holdFactors, ownFactor } from "./factor-rules.ts";
import { listSessionIds, lowerSessions } from "./step-up-queries.ts";
import { tellPerson } from "./step-up.ts";
import { tokensOf } from "./token-verifier.ts";
import type { AuthUser } from "./user.ts";

/**
 * Takes a factor out of a person's account, in the caller's transaction: sessions that it had raised are lowered, and with the last one the
 * recovery codes go. `by` is who does it. Answers the sessions to look at again once that is committed.
 */
export async function dropFactor(
  ctx: Context,
  user: AuthUser,
  factors: readonly Factor[],
  factor: Factor,
  by: { accountId: string } | null,
): Promise<string[]> {
  await deleteFactor(ctx.db, factor.id);
  if (!isVerified(factor)) return [];
  const left = factors.filter((one) => one.id !== factor.id && one.factor_type !== "recovery_code" && isVerified(one));
  if (left.length === 0) {
    const codes = factors.find((one) => one.factor_type === "recovery_code");
    if (codes) await deleteFactor(ctx.db, codes.id);
  }
  // With the last factor nothing is left that could have raised a session.
  await lowerSessions(ctx.db, user.id, left.length === 0 ? null : factor.id);
  await audit(ctx, by, "factor.removed", { type: "factor", id: factor.id }, { type: factor.factor_type, of: user.id });
  await tellPerson(ctx, user, "factor-removed", factorMessages.removed);
  return listSessionIds(ctx.db, user.id);
}

/** Takes every factor out of a person's account, in the caller's transaction. Answers the sessions to look at again. */
export async function dropAllFactors(ctx: Context, userId: string): Promise<string[]> {
  await deleteFactors(ctx.db, userId);
  await lowerSessions(ctx.db, userId, null);
  return listSessionIds(ctx.db, userId);
}

/**
 * Removes a person's own factor. Refuses: mfa_factor_not_found, insufficient_aal for one that counts while none was shown.
 */
export async function removeFactor(ctx: Context, by: SignedIn, factorId: string): Promise<void> {
  const changed = await inTransaction(ctx, async (inside) => {
    const held = await holdFactors(inside, by);
    const factor = ownFactor(held.factors, factorId);
    if (isVerified(factor) && held.aal === "aal1") {
      throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    }
    return dropFactor(inside, by.user, held.factors, factor, { accountId: by.user.id });
  });
  tokensOf(ctx).askAgain(changed);
}
