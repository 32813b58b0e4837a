import type { OutputOf } from "#contract/endpoint.ts";
import type { verifyEmail as verifyEmailEndpoint } from "#contract/account-doors.ts";
import { confirmEmail } from "#server/auth/confirm-email.ts";
import type { Context } from "#server/context.ts";
import { refuse } from "#server/platform/refuse.ts";
import { accountAnswers } from "#texts/accounts.ts";
import { confirmAccount } from "./confirm-account.ts";

/**
 * Proves an address by the token of its mailed link, once. The link leads to a page, whose script calls this: a mail scanner that opens
 * links spends nothing.
 * Refuses: verification_token_missing; verification_failed for a token that is unknown, used or too old. Specification, section 5.
 */
export async function verifyEmail(
  ctx: Context,
  token: string | undefined,
): Promise<OutputOf<typeof verifyEmailEndpoint>> {
  if (!token) refuse("verification_token_missing");
  const confirmed = await confirmEmail(ctx, { token }, async (inside, found) => {
    await confirmAccount(inside, found);
    return found;
  });
  if (!confirmed?.user.email) refuse("verification_failed");
  const message = confirmed.kind === "confirmation" ? accountAnswers.emailVerified : accountAnswers.emailChanged;
  return { success: true, message, email: confirmed.user.email };
}
