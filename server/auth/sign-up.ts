import { email as emailRule, utf8Length } from "#contract/fields.ts";
import { passwordMaximumBytes, passwordMinimum } from "#contract/accounts.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/platform/ids.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { AuthError, validationFailed, weakPassword } from "./auth-error.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { announceSignUp, type ConfirmedEmail } from "./confirm-email.ts";
import { createUser, phoneDigits } from "./create-user.ts";
import { hashPassword } from "./passwords.ts";
import { openSession, type Session } from "./sessions.ts";
import { publicUser, type AppMetadata, type AuthUser, type PublicUser, type UserMetadata } from "./user.ts";
import { textOf } from "./wire.ts";

/** What the floors above do with people who sign up straight at the service; given where the server is composed. */
export interface AuthHooks {
  /** What we say of everybody who signs up by themselves. What they say of themselves never becomes part of it. */
  newAppMetadata: AppMetadata;
  /** Runs in the transaction that writes the user: the product's account and the user exist both, or neither. */
  onUserCreated: readonly ((ctx: Context, user: AuthUser) => Promise<void>)[];
  /** Runs in the transaction that confirms an address. */
  onEmailConfirmed: readonly ((ctx: Context, confirmed: ConfirmedEmail) => Promise<void>)[];
}

/** User data rides in every token, and tokens ride in headers. */
const mostUserData = 4000;

interface Asked {
  phone: string | null;
  email: string | null;
  password: string;
  data: UserMetadata;
}

function readPassword(fields: Record<string, unknown>, known: readonly (string | null)[]): string {
  const password = textOf(fields, "password");
  if (password === "") throw validationFailed("Signup requires a valid password");
  if (utf8Length(password) > passwordMaximumBytes) {
    throw validationFailed("Password cannot be longer than 72 characters");
  }
  if (password.length < passwordMinimum.email) {
    throw weakPassword(`Password should be at least ${passwordMinimum.email} characters.`, "length");
  }
  if (isCommonPassword(password, known)) {
    throw weakPassword("Password is known to be weak and easy to guess, please choose a different one.", "pwned");
  }
  return password;
}

/** A phone as digits. Refuses: validation_failed for what no telephone could have. */
function readPhone(text: string): string {
  const digits = phoneDigits(text.trim());
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw validationFailed("Invalid phone number format (E.164 required)");
  return digits;
}

/** An e-mail address in lower case. Refuses: validation_failed. */
function readEmail(text: string): string {
  const parsed = emailRule().safeParse(text);
  if (!parsed.success) throw validationFailed("Unable to validate email address: invalid format");
  return parsed.data;
}

function readData(fields: Record<string, unknown>): UserMetadata {
  const data = fields["data"] ?? {};
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    throw validationFailed("data must be an object");
  }
  const text = JSON.stringify(data);
  if (text.length > mostUserData) throw validationFailed(`data is limited to ${mostUserData} characters`);
  if (text.includes("\\u0000")) throw validationFailed("data must not contain a null character");
  return data as UserMetadata;
}

function readAsked(fields: Record<string, unknown>): Asked {
  const [typedEmail, typedPhone] = [textOf(fields, "email"), textOf(fields, "phone")];
  if (typedEmail === "" && typedPhone === "") {
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  if (typedEmail !== "" && typedPhone !== "") {
    throw validationFailed("Only an email address or phone number should be provided on signup.");
  }
  const phone = typedPhone === "" ? null : readPhone(typedPhone);
  const email = typedEmail === "" ? null : readEmail(typedEmail);
  if (phone && fields["code_challenge"]) throw validationFailed("PKCE not supported for phone signups");
  const data = readData(fields);
  return { phone, email, data, password: readPassword(fields, [phone, email]) };
}

async function create(ctx: Context, hooks: AuthHooks, asked: Asked, passwordHash: string): Promise<AuthUser | null> {
  const user = await createUser(ctx, {
    phone: asked.phone,
    email: asked.email,
    passwordHash,
    appMetadata: hooks.newAppMetadata,
    userMetadata: asked.data,
  });
  if (user) for (const hook of hooks.onUserCreated) await hook(ctx, user);
  return user;
}

/** What an address that has an account is answered: it looks like a user just made, and says nothing of the real one. */
function madeUpUser(asked: Asked, appMetadata: AppMetadata, now: Date): AuthUser {
  return {
    id: newId(),
    aud: "authenticated",
    role: "authenticated",
    email: asked.email,
    phone: asked.phone,
    password_hash: null,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmation_sent_at: now,
    last_sign_in_at: null,
    banned_until: null,
    deleted_at: null,
    app_metadata: { ...appMetadata, provider: "email", providers: ["email"] },
    user_metadata: asked.data,
    is_anonymous: false,
    created_at: now,
    updated_at: now,
  };
}

/**
 * Signs a person up at the service itself. By phone: a session at once. By e-mail: the bare user, and a mail that must be acted upon before
 * the first sign-in; an address that has an account is answered the same, after the same work (docs/decisions/0010).
 * Refuses: validation_failed, weak_password, user_already_exists for a known phone, anonymous_provider_disabled.
 */
export async function signUp(
  ctx: Context,
  hooks: AuthHooks,
  fields: Record<string, unknown>,
  origin: { address: string; userAgent: string },
): Promise<Session | PublicUser> {
  const asked = readAsked(fields);
  const passwordHash = await hashPassword(asked.password);
  return inTransaction(ctx, async (inside) => {
    const user = await create(inside, hooks, asked, passwordHash);
    if (asked.email !== null) {
      await announceSignUp(inside, asked.email, { passwordHash }, user !== null);
      const now = inside.clock.now();
      const shown = madeUpUser(asked, hooks.newAppMetadata, now);
      // An address not yet proven is nobody's identity: the list is empty for known and unknown people alike.
      return publicUser(user ? { ...shown, id: user.id } : shown, { identities: [], factors: [] });
    }
    if (!user) throw new AuthError(422, "user_already_exists", "User already registered");
    return openSession(inside, user.id, { method: "password", ...origin });
  });
}
