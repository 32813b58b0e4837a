import { loginSpecialist as loginSpecialistEndpoint, type SessionAnswer } from "#contract/accounts.ts";
import { signInAccount, type Origin } from "#server/accounts/sign-in.ts";
import type { Context } from "#server/context.ts";
import { route, type Route } from "#server/platform/route.ts";
import { findAccountByCode } from "./login-queries.ts";

/** A code as it is kept: upper case, no spaces (specification, section 5, "Specialist login"). */
function normalised(code: string): string {
  return code.replace(/\s/g, "").toUpperCase();
}

/**
 * Signs a doctor in by specialist code and password. A code of any shape that leads to nobody costs the same as a wrong password.
 * Refuses: invalid_specialist_credentials, too_many_attempts, account_suspended.
 */
async function loginSpecialist(
  ctx: Context,
  input: { specialist_code: string; password: string },
  origin: Origin,
): Promise<SessionAnswer> {
  const typed = normalised(input.specialist_code);
  const accountId = await findAccountByCode(ctx.db, typed);
  return signInAccount(ctx, { accountId, typed }, input.password, origin, {
    refusal: "invalid_specialist_credentials",
    roles: ["specialist"],
  });
}

export const loginSpecialistRoute: Route = route(loginSpecialistEndpoint, {
  handle: (ctx, request) => loginSpecialist(ctx, request.input, request),
});
