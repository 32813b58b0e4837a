import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { passwordMinimum } from "#contract/accounts.ts";
import type { forgotPassword as forgotEndpoint, resetPassword as resetEndpoint } from "#contract/account-doors.ts";
import { audit } from "#server/audit/audit.ts";
import { giveEmail, replacePassword } from "#server/auth/identity-users.ts";
import { holdUser, readSignInFacts } from "#server/auth/manage-user.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import { proveRecovery, sendRecovery, type ProvenRecovery, type RecoveryProof } from "#server/auth/recover.ts";
import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import type { Actor } from "#server/platform/actor.ts";
import { Refusal, refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { accountAnswers, accountFields, accountTexts } from "#texts/accounts.ts";
import { authMessages } from "#texts/auth.ts";
import { createAccount } from "./create-account.ts";
import { attachNumber, detachNumber } from "./prove-number.ts";
import { findAccount, updateEmailVerified, type Account } from "./queries.ts";
import { checkChosenPassword } from "./register.ts";
import { openSessionFor, type Origin } from "./sign-in.ts";

type Reset = InputOf<typeof resetEndpoint>;

/** Sends a code by SMS or a link by mail. The answer is the same for people with and without an account. */
export async function forgotPassword(
  ctx: Context,
  input: InputOf<typeof forgotEndpoint>,
): Promise<OutputOf<typeof forgotEndpoint>> {
  const { phone_number: phone, email } = input;
  if (phone !== undefined) await sendRecovery(ctx, { phone });
  else if (email !== undefined) await sendRecovery(ctx, { email });
  return {
    success: true,
    message: phone === undefined ? accountAnswers.recoveryMailed : accountAnswers.recoveryTexted,
    retry_after: ctx.config.AUTH_MESSAGE_INTERVAL,
  };
}

function proofOf({ token, phone_number: phone, email, code = "" }: Reset): RecoveryProof {
  if (token !== undefined) return { token };
  return phone === undefined ? { email: email ?? "", code } : { phone, code };
}

/** The no of a proof that is not good: the same for a wrong code and for people there are none of. */
function refuseProof(input: Reset): never {
  if (input.token !== undefined) refuse("link_invalid");
  refuse("code_invalid", { errors: [{ field: "code", message: new Refusal("code_invalid").message }] });
}

/** Refuses: password_too_short for an administrator, who needs more letters than the form asks of everybody. */
export function checkLength(account: Account, password: string, field: string): void {
  if (account.role !== "admin" || password.length >= passwordMinimum.admin) return;
  const message = accountFields.passwordMinimum(passwordMinimum.admin);
  refuse("password_too_short", { errors: [{ field, message }] });
}

/** An account of its own for whoever proved a number that somebody else had put on theirs. */
async function startAfresh(ctx: Context, input: Reset, phone: string, passwordHash: string): Promise<string> {
  const account = await createAccount(ctx, {
    role: "patient",
    fullName: input.full_name ?? accountTexts.unnamed,
    phone,
    passwordHash,
    acceptsTerms: input.terms_accepted === true,
  });
  if (!account) throw new Error("a number just freed was taken");
  return account.id;
}

async function tellOfNewPassword(ctx: Context, email: string | null): Promise<void> {
  if (email === null) return;
  await writeMessage(ctx, {
    channel: "email",
    to: email,
    purpose: "password-changed",
    ...authMessages.passwordChanged,
  });
}

/** Whose the session will be, once the proof is spent. */
async function settle(ctx: Context, input: Reset, proven: ProvenRecovery, actor: Actor | null, passwordHash: string) {
  const { userId } = proven;
  await holdUser(ctx, userId);
  const proved = await proven.spend(ctx);
  const facts = await readSignInFacts(ctx, userId);
  const account = await findAccount(ctx.db, userId);
  // An address or number that changed hands meanwhile proves nothing any more.
  if (proved === null || !account || (proved !== facts?.phone && proved !== facts?.email)) refuseProof(input);
  const byPhone = proved === facts.phone;
  if (byPhone && !account.phone_verified_at && actor?.accountId !== userId) {
    await detachNumber(ctx, userId, proved);
    const fresh = await startAfresh(ctx, input, proved, passwordHash);
    await attachNumber(ctx, fresh, proved);
    return { accountId: fresh, isNew: true };
  }
  if (byPhone) await attachNumber(ctx, userId, proved);
  else {
    await giveEmail(ctx, userId, proved);
    await updateEmailVerified(ctx.db, userId, proved, ctx.clock.now());
  }
  await replacePassword(ctx, userId, { typed: input.password, hash: passwordHash }, null);
  await audit(ctx, { accountId: userId }, "account.password_reset", { type: "account", id: userId });
  await tellOfNewPassword(ctx, facts.email);
  return { accountId: userId, isNew: false };
}

/**
 * Gives whoever proves a number or an address a new password and a session; all other sessions end and codes on their way are void. Who
 * proves a number that its account never proved, without being signed in to that account, gets an account of their own, and the former
 * one's data stays out of their sight (docs/decisions/0014).
 * Refuses: code_invalid, link_invalid, password_too_common, password_too_short, account_suspended, too_many_attempts.
 */
export async function resetPassword(
  ctx: Context,
  input: Reset,
  actor: Actor | null,
  origin: Origin,
): Promise<OutputOf<typeof resetEndpoint>> {
  checkChosenPassword(input.password, [input.phone_number ?? null, input.email ?? null, input.full_name ?? null]);
  const proven = await proveRecovery(ctx, proofOf(input), origin.address);
  const account = proven && (await findAccount(ctx.db, proven.userId));
  if (!proven || !account) refuseProof(input);
  checkLength(account, input.password, "password");
  checkChosenPassword(input.password, [account.email, account.phone_number, account.full_name]);
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (inside) => {
    const { accountId, isNew } = await settle(inside, input, proven, actor, passwordHash);
    return { ...(await openSessionFor(inside, accountId, "recovery", origin)), new_account: isNew };
  });
}
