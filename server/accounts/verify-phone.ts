import { formatPhone } from "#contract/phone.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type {
  sendPhoneCode as sendPhoneCodeEndpoint,
  verifyPhone as verifyPhoneEndpoint,
} from "#contract/account-doors.ts";
import { knowsPassword } from "#server/auth/identity-sessions.ts";
import type { Withheld } from "#server/auth/one-time-codes.ts";
import { guessOwnCode, sendCode, spendOwnCode } from "#server/auth/recover.ts";
import { findSignIn, holdUser, readSignInFacts } from "#server/auth/manage-user.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { Refusal, refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { accountAnswers } from "#texts/accounts.ts";
import { changeNumber } from "./prove-number.ts";
import { findAccount } from "./queries.ts";
import type { Origin } from "./sign-in.ts";

/** Refuses: code_sent_recently, too_many_codes, each with how long to wait. */
export function refuseWithheld({ reason, retryAfter }: Withheld): never {
  refuse(reason === "recently" ? "code_sent_recently" : "too_many_codes", { retryAfter });
}

/**
 * Lets pass who knows the account's own password, asked again before something important.
 * Refuses: current_password_wrong naming the field, too_many_attempts.
 */
export async function askPasswordAgain(
  ctx: Context,
  accountId: string,
  typed: string | undefined,
  origin: Origin,
  field = "current_password",
): Promise<void> {
  const claimant = { userId: accountId, typed: accountId };
  if (typed && (await knowsPassword(ctx, claimant, typed, origin))) return;
  const { message } = new Refusal("current_password_wrong");
  refuse("current_password_wrong", { errors: [{ field, message }] });
}

/**
 * Texts a signed-in person a code that proves their number, or the one they want instead.
 * Refuses: phone_missing, phone_already_verified, current_password_wrong (changing a number needs the password where there is one),
 * phone_already_registered when another account has proved the number, code_sent_recently, too_many_codes, too_many_attempts.
 */
export async function sendPhoneCode(
  ctx: Context,
  actor: Actor,
  input: InputOf<typeof sendPhoneCodeEndpoint>,
  origin: Origin,
): Promise<OutputOf<typeof sendPhoneCodeEndpoint>> {
  const account = await findAccount(ctx.db, actor.accountId);
  if (!account) refuse("session_expired");
  const phone = input.phone_number ?? account.phone_number ?? refuse("phone_missing");
  if (phone === account.phone_number && account.phone_verified_at) refuse("phone_already_verified");
  if (phone !== account.phone_number && (await readSignInFacts(ctx, account.id))?.hasPassword) {
    await askPasswordAgain(ctx, account.id, input.current_password, origin);
  }
  const holder = await findSignIn(ctx, { phone });
  if (holder !== null && holder !== account.id && (await findAccount(ctx.db, holder))?.phone_verified_at) {
    refuse("phone_already_registered");
  }
  const withheld = await sendCode(ctx, account.id, "phone_change", { phone });
  if (withheld) refuseWithheld(withheld);
  return {
    success: true,
    message: accountAnswers.codeTexted(formatPhone(phone)),
    phone_number: phone,
    retry_after: ctx.config.AUTH_MESSAGE_INTERVAL,
  };
}

export function refuseCode(): never {
  refuse("code_invalid", { errors: [{ field: "code", message: new Refusal("code_invalid").message }] });
}

/**
 * Proves the number a code was sent to: it becomes the account's, which keeps all it holds. Whoever had put it on theirs without proving it
 * loses it. The number the account had before, if it was proven, is told.
 * Refuses: code_invalid, phone_already_registered when another has proved it meanwhile, too_many_attempts.
 */
export async function verifyPhone(
  ctx: Context,
  actor: Actor,
  input: InputOf<typeof verifyPhoneEndpoint>,
  origin: Origin,
): Promise<OutputOf<typeof verifyPhoneEndpoint>> {
  const own = { userId: actor.accountId, kind: "phone_change" as const, code: input.code };
  if (!(await guessOwnCode(ctx, own, origin.address))) refuseCode();
  const phone = await inTransaction(ctx, async (inside) => {
    await holdUser(inside, actor.accountId);
    const proved = (await spendOwnCode(inside, own)) ?? refuseCode();
    await changeNumber(inside, actor.accountId, proved);
    return proved;
  });
  return { success: true, message: accountAnswers.phoneVerified, phone_number: phone };
}
