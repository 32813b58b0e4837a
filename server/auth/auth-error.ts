/**
 * An expected no of the identity service, in the words of its wire contract: applications match codes and several messages word for word,
 * so they are English and part of the interface.
 */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;
  /** Seconds after which asking again makes sense. */
  retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const validationFailed = (message: string) => new AuthError(400, "validation_failed", message);
export const invalidCredentials = () => new AuthError(400, "invalid_credentials", "Invalid login credentials");
export const userBanned = (status: number) => new AuthError(status, "user_banned", "User is banned");

/** Refused because it is too short or too well known; `reasons` tells which. */
export function weakPassword(message: string, reason: "length" | "pwned"): AuthError {
  return new AuthError(422, "weak_password", message, { weak_password: { reasons: [reason] } });
}
