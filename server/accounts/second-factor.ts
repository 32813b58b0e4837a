import { factorProofMinutes, type FactorState, type SecondFactor } from "#contract/account-factors.ts";
import type {
  addFactor as addFactorEndpoint,
  challengeFactor as challengeFactorEndpoint,
  verifyFactor as verifyFactorEndpoint,
  verifyRecoveryCode as verifyRecoveryCodeEndpoint,
} from "#contract/account-factors.ts";
import type { SessionAnswer } from "#contract/accounts.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { formatPhone } from "#contract/phone.ts";
import type { Factor } from "#server/auth/factor.ts";
import { phoneDigits } from "#server/auth/create-user.ts";
import {
  challengeFactor,
  enrollFactor,
  factorShownAt,
  makeRecoveryCodes,
  ownsFactor,
  readFactors,
  removeFactor,
  verifyFactor,
  verifyRecoveryCode,
} from "#server/auth/identity-factors.ts";
import type { Tokens } from "#server/auth/identity-sessions.ts";
import { signedInAs } from "#server/auth/read-factors.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { factorAnswers } from "#texts/factors.ts";
import { inOurWords } from "./factor-refusals.ts";
import { findAccount } from "./queries.ts";
import { sessionAnswerOf, type Origin } from "./sign-in.ts";

/** The second factor of the account page: thin doors onto the identity service. */

/** Enough of a number to know it again, not enough to call it. */
function maskPhone(digits: string | null): string | null {
  return digits === null ? null : `•• •• •• •• ${digits.slice(-2)}`;
}

/** The kind of a factor as the product names it. */
export const typeOf = (factor: Pick<Factor, "factor_type">) => (factor.factor_type === "phone" ? "phone" : "totp");

function shown(factor: Factor): SecondFactor {
  return {
    id: factor.id,
    type: typeOf(factor),
    name: factor.friendly_name,
    phone: maskPhone(factor.phone),
    created_at: factor.created_at.toISOString(),
    last_used_at: factor.last_used_at?.toISOString() ?? null,
  };
}

const isRecent = (ctx: Context, at: Date | null) =>
  at !== null && ctx.clock.now().getTime() - at.getTime() < factorProofMinutes * 60_000;

/** The account's second factors and what this session has shown of them. */
export async function readSecondFactors(ctx: Context, actor: Actor): Promise<FactorState> {
  const { factors, recoveryCodes, shownAt } = await readFactors(ctx, actor);
  return {
    factors: factors.map(shown),
    recovery_codes: recoveryCodes,
    required: actor.mfaRequired,
    recently_shown: actor.aal === "aal2" && isRecent(ctx, shownAt),
  };
}

/** Refuses: factor_proof_needed to a session that has shown no factor lately: it may lie open on a table. */
async function askFactorLately(ctx: Context, actor: Actor): Promise<void> {
  if (actor.aal !== "aal2" || !isRecent(ctx, await factorShownAt(ctx, actor))) refuse("factor_proof_needed");
}

/** Begins a second factor; what was begun of its kind and never confirmed makes room. Refuses: as `enrollFactor`, in our words. */
export async function addSecondFactor(
  ctx: Context,
  actor: Actor,
  input: InputOf<typeof addFactorEndpoint>,
): Promise<OutputOf<typeof addFactorEndpoint>> {
  const account = await findAccount(ctx.db, actor.accountId);
  if (!account) refuse("session_expired");
  const phone = input.type === "phone" && input.phone_number ? { phone: phoneDigits(input.phone_number) } : {};
  const label = account.email ?? (account.phone_number ? formatPhone(account.phone_number) : account.full_name);
  const wanted = { type: input.type, name: input.name, label, instead: true, ...phone };
  const begun = await inOurWords(enrollFactor(ctx, await signedInAs(ctx, actor), wanted));
  const { totp } = begun;
  return {
    id: begun.id,
    type: begun.type,
    name: input.name,
    totp: totp ? { ...totp, qr_code: `data:image/svg+xml;utf-8,${totp.qr_code}` } : null,
    phone: maskPhone(begun.phone ?? null),
  };
}

/** Asks for a factor to be shown; a phone is texted a code. Refuses: as `challengeFactor`, in our words. */
export async function challengeSecondFactor(
  ctx: Context,
  actor: Actor,
  factorId: string,
  origin: Origin,
): Promise<OutputOf<typeof challengeFactorEndpoint>> {
  const by = await signedInAs(ctx, actor);
  const made = await inOurWords(challengeFactor(ctx, by, factorId, origin.address));
  const masked = maskPhone(made.phone);
  return {
    challenge_id: made.id,
    type: masked === null ? "totp" : "phone",
    expires_at: made.expires_at,
    message: masked === null ? factorAnswers.openApp : factorAnswers.codeTexted(masked),
    retry_after: masked === null ? 0 : ctx.config.AUTH_MESSAGE_INTERVAL,
  };
}

async function answered(ctx: Context, actor: Actor, session: Tokens): Promise<SessionAnswer> {
  const account = await findAccount(ctx.db, actor.accountId);
  if (!account) refuse("session_expired");
  return sessionAnswerOf(session, account);
}

/** Refuses: factor_not_found for what is none of the account's, begun or confirmed. */
export async function allowOwnFactor(ctx: Context, actor: Actor, factorId: string): Promise<void> {
  if (!(await ownsFactor(ctx, actor, factorId))) refuse("factor_not_found");
}

/** Shows a factor by its code: confirms a new one, opens the session. Refuses: as `verifyFactor`, in our words. */
export async function verifySecondFactor(
  ctx: Context,
  actor: Actor,
  shownFactor: InputOf<typeof verifyFactorEndpoint> & { id: string },
  origin: Origin,
): Promise<OutputOf<typeof verifyFactorEndpoint>> {
  const by = await signedInAs(ctx, actor);
  const { id: factorId, challenge_id: challengeId, code } = shownFactor;
  const session = await inOurWords(verifyFactor(ctx, by, { factorId, challengeId, code }, origin.address));
  return answered(ctx, actor, session);
}

/** Removes a factor. Refuses: factor_not_found, factor_proof_needed unless one was shown in the last minutes. */
export async function removeSecondFactor(ctx: Context, actor: Actor, factorId: string): Promise<void> {
  const { factors } = await readFactors(ctx, actor);
  if (!factors.some((factor) => factor.id === factorId)) refuse("factor_not_found");
  await askFactorLately(ctx, actor);
  await inOurWords(removeFactor(ctx, await signedInAs(ctx, actor), factorId));
}

/** Ten new recovery codes. Refuses: factor_missing without a factor, factor_proof_needed unless one was shown in the last minutes. */
export async function makeOwnRecoveryCodes(ctx: Context, actor: Actor): Promise<{ codes: string[] }> {
  const { factors } = await readFactors(ctx, actor);
  if (factors.length === 0) refuse("factor_missing");
  await askFactorLately(ctx, actor);
  const by = await signedInAs(ctx, actor);
  const { codes } = await inOurWords(makeRecoveryCodes(ctx, by, { how: "either", name: factorAnswers.recoveryCodes }));
  return { codes };
}

/** Shows a recovery code instead of a factor. Refuses: recovery_code_invalid, too_many_attempts. */
export async function verifyOwnRecoveryCode(
  ctx: Context,
  actor: Actor,
  code: string,
  origin: Origin,
): Promise<OutputOf<typeof verifyRecoveryCodeEndpoint>> {
  const by = await signedInAs(ctx, actor);
  const used = await inOurWords(verifyRecoveryCode(ctx, by, code, origin.address), "recovery_code_invalid");
  return { ...(await answered(ctx, actor, used.session)), recovery_codes_left: used.left };
}
