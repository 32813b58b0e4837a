import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import type { SignedIn } from "./bearer.ts";
import { challengeFactor as challengeHere, type NewChallenge } from "./challenge-factor.ts";
import { enrollFactor as enrollHere, type EnrolledFactor, type WantedFactor } from "./enroll-factor.ts";
import { isVerified, type Factor } from "./factor.ts";
import * as there from "./hosted-factors.ts";
import { hostedTokensOf } from "./hosted-tokens.ts";
import type { Tokens } from "./identity-sessions.ts";
import * as here from "./read-factors.ts";
import { makeRecoveryCodes as makeHere, verifyRecoveryCode as verifyCodeHere } from "./recovery-codes.ts";
import type { RecoveryCodesWish } from "./recovery-codes.ts";
import { removeFactor as removeHere } from "./remove-factor.ts";
import { verifyFactor as verifyHere, type ShownFactor } from "./verify-factor.ts";

/** Second factors as the product's pages show and ask them, wherever they are kept (docs/decisions/0024). */

type Who = Pick<Actor, "accountId" | "sessionId">;

const counts = (factor: Factor) => isVerified(factor) && factor.factor_type !== "recovery_code";

/** The factors of a person that count; of a hosted project's, as their sessions here may see them: none of who has none. */
export async function listVerifiedFactors(ctx: Context, userId: string): Promise<Factor[]> {
  if (!ctx.identity) return here.listVerifiedFactors(ctx, userId);
  if (hostedTokensOf(ctx).seen(userId).length === 0) return [];
  const factors = await there.listThere(ctx, ctx.identity, userId, null);
  return factors.filter(counts);
}

/** True when the person began or confirmed this factor. */
export async function ownsFactor(ctx: Context, { accountId, sessionId }: Who, factorId: string): Promise<boolean> {
  if (!ctx.identity) return here.ownsFactor(ctx, accountId, factorId);
  const factors = await there.listThere(ctx, ctx.identity, accountId, sessionId);
  return factors.some(({ id, factor_type }) => id === factorId && factor_type !== "recovery_code");
}

/** When this session last showed a second factor, if it did. */
export async function factorShownAt(ctx: Context, { accountId, sessionId }: Who): Promise<Date | null> {
  if (!ctx.identity) return here.factorShownAt(ctx, sessionId);
  return hostedTokensOf(ctx).shownAt(accountId, sessionId);
}

/** The factors that count, the recovery codes, and what this session has shown. */
export async function readFactors(ctx: Context, who: Who): Promise<here.FactorFacts> {
  const { accountId, sessionId } = who;
  const port = ctx.identity;
  if (!port) return here.readFactors(ctx, accountId, sessionId);
  const factors = (await there.listThere(ctx, port, accountId, sessionId)).filter(counts);
  const recoveryCodes = factors.length === 0 ? null : await there.countThere(ctx, port, accountId, sessionId);
  return { factors, recoveryCodes, shownAt: await factorShownAt(ctx, who) };
}

/** As the embedded `enrollFactor`. */
export function enrollFactor(ctx: Context, by: SignedIn, wanted: WantedFactor): Promise<EnrolledFactor> {
  return ctx.identity ? there.enrollThere(ctx, ctx.identity, by, wanted) : enrollHere(ctx, by, wanted);
}

/** As the embedded `challengeFactor`; a hosted project tells of a texted code, not whereto. */
export function challengeFactor(ctx: Context, by: SignedIn, factorId: string, address: string): Promise<NewChallenge> {
  if (!ctx.identity) return challengeHere(ctx, by, factorId, address);
  return there.challengeThere(ctx, ctx.identity, by, factorId, address);
}

/** As the embedded `verifyFactor`. */
export function verifyFactor(ctx: Context, by: SignedIn, shown: ShownFactor, address: string): Promise<Tokens> {
  if (!ctx.identity) return verifyHere(ctx, by, shown, address);
  return there.verifyThere(ctx, ctx.identity, by, shown, address);
}

/** As the embedded `removeFactor`. */
export function removeFactor(ctx: Context, by: SignedIn, factorId: string): Promise<void> {
  return ctx.identity ? there.removeThere(ctx, ctx.identity, by, factorId) : removeHere(ctx, by, factorId);
}

/** As the embedded `makeRecoveryCodes`. */
export function makeRecoveryCodes(ctx: Context, by: SignedIn, wish: RecoveryCodesWish): Promise<{ codes: string[] }> {
  return ctx.identity ? there.makeCodesThere(ctx, ctx.identity, by, wish) : makeHere(ctx, by, wish);
}

/** As the embedded `verifyRecoveryCode`. */
export function verifyRecoveryCode(
  ctx: Context,
  by: SignedIn,
  typed: string,
  address: string,
): Promise<{ session: Tokens; left: number }> {
  if (!ctx.identity) return verifyCodeHere(ctx, by, typed, address);
  return there.verifyCodeThere(ctx, ctx.identity, by, typed, address);
}
