import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { registerByEmail as registerByEmailEndpoint } from "#contract/account-doors.ts";
import { announceSignUp } from "#server/auth/send-mails.ts";
import type { Context } from "#server/context.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { accountAnswers } from "#texts/accounts.ts";
import type { SaidAtSignUp } from "./confirm-account.ts";
import { createAccount } from "./create-account.ts";

/**
 * Registers a person by e-mail. They sign in once the mailed link is opened; name, role and password are those of the sign-up whose link
 * that is. An address that has an account is answered the same after the same work, and its owner is told by mail.
 */
export async function registerEmail(
  ctx: Context,
  input: InputOf<typeof registerByEmailEndpoint>,
  passwordHash: string,
): Promise<OutputOf<typeof registerByEmailEndpoint>> {
  const facts: SaidAtSignUp = {
    full_name: input.full_name,
    role: input.role === "provider" ? "specialist" : "patient",
    phone_number: input.phone_number ?? null,
  };
  await inTransaction(ctx, async (inside) => {
    const account = await createAccount(inside, {
      role: facts.role,
      fullName: facts.full_name,
      email: input.email,
      passwordHash,
      acceptsTerms: true,
    });
    await announceSignUp(inside, input.email, { passwordHash, facts }, account !== null);
  });
  return { success: true, requiresVerification: true, message: accountAnswers.linkSent };
}
