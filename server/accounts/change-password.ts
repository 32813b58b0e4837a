import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { changePassword as changePasswordEndpoint } from "#contract/account-settings.ts";
import { audit } from "#server/audit/audit.ts";
import { replacePassword } from "#server/auth/identity-users.ts";
import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import type { Actor } from "#server/platform/actor.ts";
import { Refusal, refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { accountAnswers } from "#texts/accounts.ts";
import { authMessages } from "#texts/auth.ts";
import { findAccount } from "./queries.ts";
import { hashChosenPassword } from "./register.ts";
import { checkLength } from "./reset-password.ts";
import type { Origin } from "./sign-in.ts";
import { askPasswordAgain } from "./verify-phone.ts";

/**
 * Changes the password of whoever knows the present one. Their other sessions end and codes on their way are void.
 * Refuses: current_password_wrong, same_password, password_too_short for an administrator below 8 letters, password_too_common,
 * too_many_attempts. Specification, section 5, "Change admin password".
 */
export async function changePassword(
  ctx: Context,
  actor: Actor,
  input: InputOf<typeof changePasswordEndpoint>,
  origin: Origin,
): Promise<OutputOf<typeof changePasswordEndpoint>> {
  const account = await findAccount(ctx.db, actor.accountId);
  if (!account) refuse("session_expired");
  checkLength(account, input.new_password, "new_password");
  await askPasswordAgain(ctx, account.id, input.current_password, origin);
  if (input.new_password === input.current_password) {
    const { message } = new Refusal("same_password");
    refuse("same_password", { errors: [{ field: "new_password", message }] });
  }
  const known = [account.phone_number, account.email, account.full_name];
  const hash = await hashChosenPassword(input.new_password, known, "new_password");
  await inTransaction(ctx, async (inside) => {
    await audit(inside, actor, "account.password_changed", { type: "account", id: account.id });
    if (account.email) {
      await writeMessage(inside, {
        channel: "email",
        to: account.email,
        purpose: "password-changed",
        ...authMessages.passwordChanged,
      });
    }
    // Last: where a hosted project keeps it, what follows could fail and would not be undone there.
    await replacePassword(inside, account.id, { typed: input.new_password, hash }, actor.sessionId);
  });
  return { success: true, message: accountAnswers.passwordChanged };
}
