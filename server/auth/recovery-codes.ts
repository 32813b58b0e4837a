import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { newCode, newId } from "#server/platform/ids.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { factorMessages } from "#texts/factors.ts";
import { AuthError } from "./auth-error.ts";
import type { SignedIn } from "./bearer.ts";
import { isVerified, methodOf, type Factor } from "./factor.ts";
import {
  countRecoveryCodes,
  deleteFactor,
  insertFactor,
  listFactors,
  replaceRecoveryCodes,
  takeRecoveryCode,
  updateFactorUsed,
} from "./factor-queries.ts";
import { holdFactors, refuseAnonymous, type HeldFactors } from "./factor-rules.ts";
import { lowerSessions, listSessionIds } from "./step-up-queries.ts";
import type { Session } from "./sessions.ts";
import { seeRaised, stepUp, tellPerson, tryFactor, type Raised } from "./step-up.ts";
import { tokensOf } from "./token-verifier.ts";

/** Ten codes of sixteen letters (auth wire contract, section 2); 79 bits each, so that guessing is no way in. */
const codesInSet = 10;
const codeLength = 16;

const digestOf = (ctx: Pick<Context, "sealer">, userId: string, code: string) =>
  ctx.sealer.digest(`${userId} ${code}`, "recovery code");

const setOf = (factors: readonly Factor[]) => factors.find((factor) => factor.factor_type === "recovery_code");
const notFound = () => new AuthError(404, "mfa_factor_not_found", "No recovery codes found");

function refuseLow(held: HeldFactors): void {
  if (held.aal === "aal1") throw new AuthError(403, "insufficient_aal", "AAL2 required to manage recovery codes");
}

/** How many codes a person has, and how many of them are left. Refuses: mfa_factor_not_found when none were made. */
export async function readRecoveryCodes(ctx: Context, userId: string) {
  const set = setOf(await listFactors(ctx.db, userId));
  if (!set) throw notFound();
  const { total, left } = await countRecoveryCodes(ctx.db, set.id);
  return { id: set.id, type: "recovery_code" as const, total, remaining: left };
}

export interface NewRecoveryCodes {
  id: string;
  type: "recovery_code";
  friendly_name: string;
  total: number;
  /** Shown this once; only keyed digests are kept. */
  codes: string[];
}

/** `new`: only where there are none; `again`: only in the place of others; `either`: whatever there is. */
export type RecoveryCodesWish = { how: "new" | "again" | "either"; name?: string };

async function setFor(ctx: Context, by: SignedIn, held: HeldFactors, wish: RecoveryCodesWish) {
  const set = setOf(held.factors);
  if (set && wish.how === "new") {
    throw new AuthError(422, "mfa_verified_factor_exists", "Recovery codes already exist, regenerate them instead");
  }
  if (set) return { id: set.id, friendly_name: set.friendly_name ?? "" };
  if (wish.how === "again") throw notFound();
  const made = { id: newId(), friendly_name: wish.name ?? "Recovery codes" };
  if (held.factors.some((factor) => factor.friendly_name === made.friendly_name)) {
    const message = `A factor with the friendly name "${made.friendly_name}" for this user already exists`;
    throw new AuthError(422, "mfa_factor_name_conflict", message);
  }
  const rest = { factor_type: "recovery_code", status: "verified", secret: null, phone: null } as const;
  await insertFactor(ctx.db, { ...made, ...rest, user_id: by.user.id, created_at: ctx.clock.now() });
  return made;
}

/**
 * Makes ten recovery codes; former ones are worth nothing. They stand in for a factor, so they never are the only one.
 * Refuses: insufficient_aal, mfa_recovery_codes_sole_factor, mfa_verified_factor_exists, mfa_factor_not_found (as the wish says),
 * mfa_factor_name_conflict.
 */
export async function makeRecoveryCodes(
  ctx: Context,
  by: SignedIn,
  wish: RecoveryCodesWish,
): Promise<NewRecoveryCodes> {
  refuseAnonymous(by);
  const codes = Array.from({ length: codesInSet }, () => newCode(codeLength).toLowerCase());
  return inTransaction(ctx, async (inside) => {
    const held = await holdFactors(inside, by);
    if (!held.factors.some((factor) => factor.factor_type !== "recovery_code" && isVerified(factor))) {
      const message = "Recovery codes cannot be the only factor, enroll another factor first";
      throw new AuthError(422, "mfa_recovery_codes_sole_factor", message);
    }
    refuseLow(held);
    const set = await setFor(inside, by, held, wish);
    await replaceRecoveryCodes(
      inside.db,
      set.id,
      codes.map((code) => digestOf(inside, by.user.id, code)),
    );
    await audit(inside, { accountId: by.user.id }, "recovery_codes.made", { type: "factor", id: set.id });
    // Whoever has shown a factor has nothing to guess.
    await ctx.rateLimits.attemptSucceeded("second_factor", by.user.id);
    return { ...set, type: "recovery_code" as const, total: codes.length, codes };
  });
}

/** Throws a person's recovery codes away. Refuses: insufficient_aal, mfa_factor_not_found. */
export async function removeRecoveryCodes(ctx: Context, by: SignedIn): Promise<{ id: string }> {
  const { id, changed } = await inTransaction(ctx, async (inside) => {
    const held = await holdFactors(inside, by);
    const set = setOf(held.factors);
    if (!set) throw notFound();
    refuseLow(held);
    await deleteFactor(inside.db, set.id);
    await lowerSessions(inside.db, by.user.id, set.id);
    await audit(inside, { accountId: by.user.id }, "recovery_codes.removed", { type: "factor", id: set.id });
    return { id: set.id, changed: await listSessionIds(inside.db, by.user.id) };
  });
  tokensOf(ctx).askAgain(changed);
  return { id };
}

async function verifyHeld(ctx: Context, by: SignedIn, code: string): Promise<(Raised & { left: number }) | AuthError> {
  const held = await holdFactors(ctx, by);
  const set = setOf(held.factors);
  const now = ctx.clock.now();
  if (!set || !(await takeRecoveryCode(ctx.db, set.id, digestOf(ctx, by.user.id, code), now))) {
    await audit(ctx, { accountId: by.user.id }, "recovery_code.refused", { type: "account", id: by.user.id });
    return new AuthError(422, "mfa_verification_failed", "Invalid recovery code entered");
  }
  await updateFactorUsed(ctx.db, set.id, now);
  const { left } = await countRecoveryCodes(ctx.db, set.id);
  await audit(ctx, { accountId: by.user.id }, "recovery_code.used", { type: "factor", id: set.id }, { left });
  await tellPerson(ctx, by.user, "recovery-code-used", factorMessages.recoveryCodeUsed(left));
  const method = methodOf.recovery_code;
  return { ...(await stepUp(ctx, by.user, held.session, { factorId: set.id, method })), left };
}

/**
 * Shows a recovery code in the place of a factor: it is used up, its owner is told, the session is raised. Letter case, spaces and dashes
 * do not matter.
 * Refuses: mfa_verification_failed for one that is wrong or was used, too_many_attempts.
 */
export async function verifyRecoveryCode(
  ctx: Context,
  by: SignedIn,
  typed: string,
  address: string,
): Promise<{ session: Session; left: number }> {
  refuseAnonymous(by);
  const code = typed.replace(/[\s-]/g, "").toLowerCase();
  await tokensOf(ctx).keys.signingKey();
  const raised = await tryFactor(ctx, by, address, () => inTransaction(ctx, (inside) => verifyHeld(inside, by, code)));
  seeRaised(ctx, raised, by);
  return { session: raised.session, left: raised.left };
}
