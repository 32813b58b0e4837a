import type { OutputOf } from "#contract/endpoint.ts";
import { formatPhone } from "#contract/phone.ts";
import type { sendConfirmationCode as sendConfirmationCodeEndpoint } from "#contract/account-settings.ts";
import { sendCode } from "#server/auth/recover.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { accountAnswers } from "#texts/accounts.ts";
import { findAccount } from "./queries.ts";
import { refuseWithheld } from "./verify-phone.ts";

/**
 * Sends whoever is signed in a code by which they say again that it is they: to the proven number, else to the proven address.
 * Refuses: nowhere_to_write, code_sent_recently, too_many_codes.
 */
export async function sendConfirmationCode(
  ctx: Context,
  actor: Actor,
): Promise<OutputOf<typeof sendConfirmationCodeEndpoint>> {
  const account = await findAccount(ctx.db, actor.accountId);
  const phone = account?.phone_verified_at ? account.phone_number : null;
  const email = account?.email_verified_at ? account.email : null;
  if (phone === null && email === null) refuse("nowhere_to_write");
  const withheld = await sendCode(
    ctx,
    actor.accountId,
    "reauthentication",
    phone === null ? { email: email ?? "" } : { phone },
  );
  if (withheld) refuseWithheld(withheld);
  return {
    success: true,
    message: phone === null ? accountAnswers.codeMailed(email ?? "") : accountAnswers.codeTexted(formatPhone(phone)),
    retry_after: ctx.config.AUTH_MESSAGE_INTERVAL,
  };
}
