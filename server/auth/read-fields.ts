import { passwordMaximumBytes, passwordMinimum } from "#contract/accounts.ts";
import { email as emailRule, utf8Length } from "#contract/fields.ts";
import { validationFailed, weakPassword } from "./auth-error.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { phoneDigits } from "./create-user.ts";
import type { UserMetadata } from "./user.ts";
import { textOf } from "./wire.ts";

type Fields = Record<string, unknown>;

/** User data rides in every token, and tokens ride in headers. */
export const mostUserData = 4000;

/**
 * A password somebody chooses; `known` are facts that others know of the person. `missing` is said when there is none.
 * Refuses: validation_failed, weak_password.
 */
export function readPassword(
  fields: Fields,
  known: readonly (string | null)[],
  { missing, least = passwordMinimum.email }: { missing: string; least?: number },
): string {
  const password = textOf(fields, "password");
  if (password === "") throw validationFailed(missing);
  if (utf8Length(password) > passwordMaximumBytes) {
    throw validationFailed("Password cannot be longer than 72 characters");
  }
  if (password.length < least) {
    throw weakPassword(`Password should be at least ${least} characters.`, "length");
  }
  if (isCommonPassword(password, known)) {
    throw weakPassword("Password is known to be weak and easy to guess, please choose a different one.", "pwned");
  }
  return password;
}

/** A phone as digits. Refuses: validation_failed for what no telephone could have. */
export function readPhone(text: string): string {
  const digits = phoneDigits(text.trim());
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw validationFailed("Invalid phone number format (E.164 required)");
  return digits;
}

/** An e-mail address in lower case. Refuses: validation_failed. */
export function readEmail(text: string): string {
  const parsed = emailRule().safeParse(text);
  if (!parsed.success) throw validationFailed("Unable to validate email address: invalid format");
  return parsed.data;
}

/** What people say of themselves. Refuses: validation_failed. */
export function readData(fields: Fields): UserMetadata {
  const data = fields["data"] ?? {};
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    throw validationFailed("data must be an object");
  }
  const text = JSON.stringify(data);
  if (text.length > mostUserData) throw validationFailed(`data is limited to ${mostUserData} characters`);
  if (text.includes("\\u0000")) throw validationFailed("data must not contain a null character");
  return data as UserMetadata;
}

/** How a code is to be written to a number. Refuses: validation_failed. */
export function readChannel(fields: Fields): "sms" | "whatsapp" {
  const channel = textOf(fields, "channel");
  if (channel === "" || channel === "sms") return "sms";
  if (channel === "whatsapp") return "whatsapp";
  throw validationFailed("Invalid channel, supported values are 'sms' or 'whatsapp'.");
}
