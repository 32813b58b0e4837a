import { isAuthApiError, isAuthSessionMissingError, type AuthError, type Session, type User } from "@supabase/auth-js";
import { IdentityUnavailable, type IdentitySession, type IdentityUser } from "#server/ports/identity.ts";
import { realEmail, realPhone } from "./opaque.ts";

/** Where in `app_metadata` we write: `role` and its neighbours there may be the service's own. */
export const ownPlace = "keneya";

/** What is said of an id that is nobody's. */
export const nobodyThere: ReadonlySet<string> = new Set(["user_not_found", "validation_failed"]);

interface Answered {
  data: unknown;
  error: AuthError | null;
}

/**
 * What was answered, or the code of a no that the service really said. Whatever else came back (nothing, a gateway's word, a limit on our own
 * address) decides nothing.
 * Throws: IdentityUnavailable.
 */
export function read<Answer extends Answered>(
  answer: Answer,
): { data: Extract<Answer, { error: null }>["data"]; no?: undefined } | { data?: undefined; no: string } {
  const { data, error } = answer;
  if (!error) return { data };
  if (isAuthSessionMissingError(error)) return { no: "session_not_found" };
  // The client makes a class of its own of a weak password; its code is the service's.
  const wasSaid = isAuthApiError(error) || error.code === "weak_password";
  if (wasSaid && error.code && (error.status ?? 500) < 500 && error.status !== 429) return { no: error.code };
  throw new IdentityUnavailable(`the hosted auth project: ${error.message}`, { cause: error });
}

/** A no that nobody expects here: ours or the project's fault, never the person's. */
export function astonished(what: string, code: string): never {
  throw new Error(`the hosted auth project refused ${what}: ${code}`);
}

export const objectIn = (value: unknown) =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;

export function userOf(user: User): IdentityUser {
  return {
    id: user.id,
    email: realEmail(user.email),
    emailConfirmed: Boolean(user.email_confirmed_at),
    phone: realPhone(user.phone),
    isAnonymous: user.is_anonymous === true,
    hasFactor: (user.factors ?? []).some(({ status }) => status === "verified"),
    said: user.user_metadata,
    facts: objectIn(user.app_metadata[ownPlace]),
    createdAt: new Date(user.created_at),
  };
}

/** Throws: IdentityUnavailable for an answer without a session in it. */
export function sessionOf(session: Session | null): IdentitySession {
  if (!session) throw new IdentityUnavailable("the hosted auth project answered no session");
  const { access_token, refresh_token, expires_in, user } = session;
  const expires_at = session.expires_at ?? Math.floor(Date.now() / 1000) + expires_in;
  return { access_token, refresh_token, expires_in, expires_at, user: userOf(user) };
}
