import type { Context } from "#server/context.ts";
import { newId } from "#server/platform/ids.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { createUser } from "./create-user.ts";
import type { AuthHooks } from "./hooks.ts";
import { hashPassword } from "./passwords.ts";
import { readChannel, readData, readEmail, readPassword, readPhone } from "./read-fields.ts";
import type { Landing } from "./redirects.ts";
import { announceSignUp } from "./send-mails.ts";
import { openSession, type Session } from "./sessions.ts";
import { publicUser, type AppMetadata, type AuthUser, type PublicUser, type UserMetadata } from "./user.ts";
import { textOf } from "./wire.ts";

type Fields = Record<string, unknown>;
type Origin = { address: string; userAgent: string };

interface Asked {
  phone: string | null;
  email: string | null;
  password: string;
  data: UserMetadata;
}

/** True when a sign-up names neither address nor number. */
export const isAnonymous = (fields: Fields) => textOf(fields, "email") === "" && textOf(fields, "phone") === "";

function readAsked(fields: Fields): Asked {
  const [typedEmail, typedPhone] = [textOf(fields, "email"), textOf(fields, "phone")];
  if (typedEmail !== "" && typedPhone !== "") {
    throw validationFailed("Only an email address or phone number should be provided on signup.");
  }
  const phone = typedPhone === "" ? null : readPhone(typedPhone);
  const email = typedEmail === "" ? null : readEmail(typedEmail);
  if (phone && fields["code_challenge"]) throw validationFailed("PKCE not supported for phone signups");
  if (phone) readChannel(fields);
  const data = readData(fields);
  const password = readPassword(fields, [phone, email], { missing: "Signup requires a valid password" });
  return { phone, email, data, password };
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
    invited_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    reauthentication_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    phone_change: null,
    phone_change_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    deleted_at: null,
    app_metadata: { ...appMetadata, provider: "email", providers: ["email"] },
    user_metadata: asked.data,
    is_anonymous: false,
    is_provisional: false,
    created_at: now,
    updated_at: now,
  };
}

/**
 * Signs a person up at the service itself. By phone: a session at once. By e-mail: the bare user, and a mail that must be acted upon before
 * the first sign-in; an address that has an account is answered the same, after the same work (docs/decisions/0011).
 * Refuses: validation_failed, weak_password, user_already_exists for a known phone.
 */
export async function signUp(
  ctx: Context,
  hooks: AuthHooks,
  fields: Fields,
  from: Origin & { landing: Landing },
): Promise<Session | PublicUser> {
  const asked = readAsked(fields);
  const { landing, ...origin } = from;
  const passwordHash = await hashPassword(asked.password);
  return inTransaction(ctx, async (inside) => {
    const user = await create(inside, hooks, asked, passwordHash);
    if (asked.email !== null) {
      // Name and password are those of the sign-up whose link is opened.
      const choice = { passwordHash, facts: { user_metadata: asked.data } };
      await announceSignUp(inside, asked.email, choice, user !== null, landing);
      const now = inside.clock.now();
      const shown = madeUpUser(asked, hooks.newAppMetadata, now);
      // An address not yet proven is nobody's identity: the list is empty for known and unknown people alike.
      return publicUser(user ? { ...shown, id: user.id } : shown, { identities: [], factors: [] });
    }
    if (!user) throw new AuthError(422, "user_already_exists", "User already registered");
    return openSession(inside, user.id, { method: "password", ...origin });
  });
}

/**
 * Lets somebody use the service who has not said who they are. They have no account of the product, whose API stays closed to them, until they
 * prove an address or a number (docs/decisions/0020).
 * Refuses: anonymous_provider_disabled unless `AUTH_ANONYMOUS` is on, validation_failed.
 */
export async function signUpAnonymously(ctx: Context, fields: Fields, origin: Origin): Promise<Session> {
  if (!ctx.config.AUTH_ANONYMOUS) {
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  const userMetadata = readData(fields);
  return inTransaction(ctx, async (inside) => {
    const user = await createUser(inside, { isAnonymous: true, userMetadata });
    if (!user) throw new Error("a user without address or number met another's");
    return openSession(inside, user.id, { method: "anonymous", ...origin });
  });
}
