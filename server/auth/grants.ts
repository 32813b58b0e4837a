import { passwordMaximumBytes } from "#contract/accounts.ts";
import { utf8Length } from "#contract/fields.ts";
import type { Context } from "#server/context.ts";
import { AuthError, invalidCredentials, userBanned, validationFailed } from "./auth-error.ts";
import { phoneDigits } from "./create-user.ts";
import { openSession, refreshSession, type RefreshFailure, type Session } from "./sessions.ts";
import { proveByPassword } from "./sign-in.ts";
import { textOf } from "./wire.ts";

type Fields = Record<string, unknown>;
type Origin = { address: string; userAgent: string };

/**
 * `grant_type=password`. Banned and unconfirmed people are told so only after the right password.
 * Refuses: invalid_credentials, user_banned, email_not_confirmed, phone_not_confirmed.
 */
export async function grantByPassword(ctx: Context, fields: Fields, origin: Origin): Promise<Session> {
  const [email, phone, password] = [textOf(fields, "email"), textOf(fields, "phone"), textOf(fields, "password")];
  if (email !== "" && phone !== "") {
    throw validationFailed("Only an email address or phone number should be provided on login.");
  }
  if (email === "" && phone === "") throw validationFailed("missing email or phone");
  if (password === "" || utf8Length(password) > passwordMaximumBytes) throw invalidCredentials();
  const claimant = email === "" ? { phone: phoneDigits(phone.trim()) } : { email };
  const user = await proveByPassword(ctx, claimant, password, origin.address);
  if (!user) throw invalidCredentials();
  if (user.banned_until && user.banned_until > ctx.clock.now()) throw userBanned(400);
  if (email !== "" && !user.email_confirmed_at) {
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  }
  if (phone !== "" && !user.phone_confirmed_at) {
    throw new AuthError(400, "phone_not_confirmed", "Phone not confirmed");
  }
  return openSession(ctx, user.id, { method: "password", ...origin });
}

const refreshErrors: Record<RefreshFailure, () => AuthError> = {
  not_found: () => new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"),
  already_used: () => new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used"),
  expired: () => new AuthError(400, "session_expired", "Invalid Refresh Token: Session Expired"),
  banned: () => new AuthError(400, "user_banned", "Invalid Refresh Token: User Banned"),
};

/** `grant_type=refresh_token`. Refuses: refresh_token_not_found, refresh_token_already_used, session_expired, user_banned. */
export async function grantByRefreshToken(ctx: Context, fields: Fields): Promise<Session> {
  const token = textOf(fields, "refresh_token");
  if (token === "") throw validationFailed("refresh_token required");
  const result = await refreshSession(ctx, token);
  if ("failure" in result) throw refreshErrors[result.failure]();
  return result.session;
}
