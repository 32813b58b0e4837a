import type { InputOf } from "#contract/endpoint.ts";
import type { registerByPhone, SessionAnswer } from "#contract/accounts.ts";
import { isCommonPassword } from "#server/auth/common-passwords.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import type { Context } from "#server/context.ts";
import { Refusal, refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { createAccount } from "./create-account.ts";
import { openSessionFor, type Origin } from "./sign-in.ts";

type Registration = InputOf<typeof registerByPhone>;

/**
 * Lets pass a password that not everybody would try; `known` are facts that others know of the person.
 * Refuses: password_too_common, naming the field.
 */
export function checkChosenPassword(password: string, known: readonly (string | null)[], field = "password"): void {
  if (!isCommonPassword(password, known)) return;
  const { message } = new Refusal("password_too_common");
  refuse("password_too_common", { errors: [{ field, message }] });
}

/**
 * The hash of a password somebody chooses, made before any transaction.
 * Refuses: as `checkChosenPassword`; temporarily_unavailable when too many are waiting.
 */
export async function hashChosenPassword(
  password: string,
  known: readonly (string | null)[],
  field?: string,
): Promise<string> {
  checkChosenPassword(password, known, field);
  return hashPassword(password);
}

/**
 * Registers a person by phone and signs them in: user, account, own patient, accepted terms and audit row in one transaction. Asking for
 * `provider` makes a doctor-to-be; no other role can be asked for (decisions, "Identity").
 * Refuses: phone_already_registered, also to the slower of two at once.
 */
export async function registerPhone(
  ctx: Context,
  input: Registration,
  passwordHash: string,
  origin: Origin,
): Promise<SessionAnswer> {
  return inTransaction(ctx, async (inside) => {
    const account = await createAccount(inside, {
      role: input.role === "provider" ? "specialist" : "patient",
      fullName: input.full_name,
      phone: input.phone_number,
      passwordHash,
      acceptsTerms: true,
    });
    if (!account) refuse("phone_already_registered");
    return openSessionFor(inside, account.id, "password", origin);
  });
}
