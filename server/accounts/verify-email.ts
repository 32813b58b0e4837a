import type { OutputOf } from "#contract/endpoint.ts";
import type { verifyEmail as verifyEmailEndpoint } from "#contract/account-doors.ts";
import { changeKinds } from "#server/auth/change-email.ts";
import type { Proof } from "#server/auth/confirm-email.ts";
import { confirmEmail } from "#server/auth/identity-users.ts";
import type { Context } from "#server/context.ts";
import { refuse } from "#server/platform/refuse.ts";
import { accountAnswers } from "#texts/accounts.ts";
import { signUpHooks } from "./sign-up-hooks.ts";

type Answer = OutputOf<typeof verifyEmailEndpoint>;

/**
 * Proves an address by the token of its mailed link, once. The link leads to a page, whose script calls this: a mail scanner that opens
 * links spends nothing.
 * Refuses: verification_token_missing; verification_failed for a token that is unknown, used or too old. Specification, section 5.
 */
export async function verifyEmail(ctx: Context, token: string | undefined): Promise<Answer> {
  if (!token) refuse("verification_token_missing");
  return (await prove(ctx, { token })) ?? refuse("verification_failed");
}

/**
 * Proves the address of a sign-up by the code in the same mail, once.
 * Refuses: code_invalid for a code that is wrong, used, too old or tried too often, and for an address that waits for none: nobody
 * learns which.
 */
export async function verifyEmailByCode(
  ctx: Context,
  { email, code }: { email: string; code: string },
): Promise<Answer> {
  return (await prove(ctx, { recipient: email, code })) ?? refuse("code_invalid");
}

/** A code is a sign-up's; a link may also be one of the two that change an address. */
async function prove(ctx: Context, proof: Proof): Promise<Answer | null> {
  const kinds = "token" in proof ? (["confirmation", ...changeKinds] as const) : (["confirmation"] as const);
  const verdict = await confirmEmail(ctx, signUpHooks, { kinds, proof }, async (_inside, confirmed) => confirmed);
  if (verdict === "halfway") return { success: true, message: accountAnswers.emailHalfway, pending: true };
  const confirmed = verdict?.done;
  if (!confirmed?.user.email) return null;
  const message = confirmed.kind === "confirmation" ? accountAnswers.emailVerified : accountAnswers.emailChanged;
  return { success: true, message, email: confirmed.user.email };
}
