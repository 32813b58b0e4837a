import { timingSafeEqual } from "node:crypto";
import { uuidPattern } from "#contract/fields.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { factorMessages } from "#texts/factors.ts";
import { AuthError } from "./auth-error.ts";
import type { SignedIn } from "./bearer.ts";
import { phoneCodeDigest } from "./challenge-factor.ts";
import { methodOf, type Factor } from "./factor.ts";
import {
  deleteChallenges,
  deleteUnverified,
  findFactorSecret,
  takeStep,
  tryChallenge,
  updateFactorUsed,
  type Challenge,
} from "./factor-queries.ts";
import { holdFactors, ownFactor, refuseAnonymous, refuseLowSession } from "./factor-rules.ts";
import { sealedFactorSecrets } from "./sealed-columns.ts";
import type { Session } from "./sessions.ts";
import { seeRaised, stepUp, tellPerson, tryFactor, type Raised } from "./step-up.ts";
import { tokensOf } from "./token-verifier.ts";
import { totpStep } from "./totp.ts";

/** Guesses of one texted code before it is dead. */
const mostGuesses = 5;

export interface ShownFactor {
  factorId: string;
  challengeId: string;
  code: string;
}

async function isAppCode(ctx: Context, factor: Factor, code: string): Promise<boolean> {
  const sealed = await findFactorSecret(ctx.db, factor.id);
  if (!sealed) return false;
  const secret = ctx.sealer.open(sealed, sealedFactorSecrets.context(factor.id));
  const step = totpStep(secret, code, ctx.clock.now());
  // RFC 6238, 5.2: a code counts once.
  return step !== null && takeStep(ctx.db, factor.id, step);
}

function isTextedCode(ctx: Context, challenge: Challenge, code: string): boolean {
  const expected = challenge.code_digest;
  return expected !== null && timingSafeEqual(expected, phoneCodeDigest(ctx, challenge.id, code));
}

/** Why a challenge cannot be answered any more; null while it can. */
function closed(ctx: Context, challenge: Challenge | null): AuthError | null {
  if (!challenge) {
    const message = "MFA factor with the provided challenge ID not found";
    return new AuthError(422, "mfa_factor_not_found", message);
  }
  const isSpent = challenge.code_digest !== null && challenge.attempts > mostGuesses;
  if (challenge.expires_at > ctx.clock.now() && !isSpent) return null;
  const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`;
  return new AuthError(422, "mfa_challenge_expired", message);
}

/** A factor is confirmed by its first right code: the person is told, and what else of its type was begun is swept. */
async function confirmFactor(ctx: Context, by: SignedIn, factor: Factor): Promise<void> {
  await deleteUnverified(ctx.db, by.user.id, { type: factor.factor_type });
  const target = { type: "factor", id: factor.id };
  await audit(ctx, { accountId: by.user.id }, "factor.added", target, { type: factor.factor_type });
  await tellPerson(ctx, by.user, "factor-added", factorMessages.added);
}

async function verifyHeld(ctx: Context, by: SignedIn, shown: ShownFactor): Promise<Raised | AuthError> {
  const held = await holdFactors(ctx, by);
  const factor = ownFactor(held.factors, shown.factorId);
  if (factor.status === "unverified") refuseLowSession(held, "enroll a new factor");
  const isId = uuidPattern.test(shown.challengeId);
  const challenge = isId ? await tryChallenge(ctx.db, shown.challengeId, factor.id) : null;
  const over = closed(ctx, challenge);
  if (over || !challenge) return over!;
  const isPhone = factor.factor_type === "phone";
  const isRight = isPhone ? isTextedCode(ctx, challenge, shown.code) : await isAppCode(ctx, factor, shown.code);
  const target = { type: "factor", id: factor.id };
  if (!isRight) {
    await audit(ctx, { accountId: by.user.id }, "factor.refused", target);
    const message = isPhone ? "Invalid MFA Phone code entered" : "Invalid TOTP code entered";
    return new AuthError(422, "mfa_verification_failed", message);
  }
  await deleteChallenges(ctx.db, factor.id);
  await updateFactorUsed(ctx.db, factor.id, ctx.clock.now());
  if (factor.status === "unverified") await confirmFactor(ctx, by, factor);
  else await audit(ctx, { accountId: by.user.id }, "factor.shown", target);
  const method = isPhone ? methodOf.phone : methodOf.totp;
  return stepUp(ctx, by.user, held.session, { factorId: factor.id, method });
}

/**
 * Shows a factor by a code of it: confirms it where it was only begun, and raises the session. A code counts once, of two who come with it
 * at once one is refused, and every wrong one is counted and audited.
 * Refuses: mfa_factor_not_found (404 for the factor, 422 for the challenge), mfa_challenge_expired, mfa_verification_failed,
 * insufficient_aal for a factor begun while another one counts, too_many_attempts.
 */
export async function verifyFactor(ctx: Context, by: SignedIn, shown: ShownFactor, address: string): Promise<Session> {
  refuseAnonymous(by);
  await tokensOf(ctx).keys.signingKey();
  const raised = await tryFactor(ctx, by, address, () => inTransaction(ctx, (inside) => verifyHeld(inside, by, shown)));
  seeRaised(ctx, raised, by);
  return raised.session;
}
