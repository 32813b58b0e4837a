import { AuthError } from "./auth-error.ts";
import type { Withheld } from "./one-time-codes.ts";

const codes = { email: "over_email_send_rate_limit", sms: "over_sms_send_rate_limit" } as const;

/**
 * Says when a code may be asked for again; nothing when one was sent.
 * Refuses: over_email_send_rate_limit, over_sms_send_rate_limit.
 */
export function refuseWithheld(withheld: Withheld | null, way: keyof typeof codes): void {
  if (!withheld) return;
  const { retryAfter } = withheld;
  const error = new AuthError(
    429,
    codes[way],
    `For security purposes, you can only request this after ${retryAfter} seconds.`,
  );
  error.retryAfter = retryAfter;
  throw error;
}
