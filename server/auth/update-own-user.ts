import { passwordMinimum } from "#contract/accounts.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { authMessages } from "#texts/auth.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { signedInBy, type SignedIn } from "./bearer.ts";
import { sendEmailChange } from "./change-email.ts";
import type { AuthHooks } from "./hooks.ts";
import { replacePassword } from "./manage-user.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { findUser } from "./queries.ts";
import { mostUserData, readData, readEmail, readPassword, readPhone } from "./read-fields.ts";
import { guessOwnCode, sendCode, spendOwnCode } from "./recover.ts";
import type { Landing } from "./redirects.ts";
import { readBelongings } from "./belonging-queries.ts";
import { findSessionStart } from "./session-queries.ts";
import { proveByPassword } from "./sign-in.ts";
import { refuseWithheld } from "./too-soon.ts";
import { publicUser, type AuthUser, type PublicUser, type UserMetadata } from "./user.ts";
import { mergeUserMetadata, setPhoneChange } from "./user-queries.ts";
import { textOf } from "./wire.ts";

type Fields = Record<string, unknown>;
type Origin = { authorization: string | undefined; address: string; landing: Landing };

/** A session this old proves little of who holds the device. */
const freshMs = 86_400_000;

interface Wanted {
  email: string | null;
  /** Digits. */
  phone: string | null;
  password: string | null;
  data: UserMetadata | null;
  nonce: string;
}

function readWanted(fields: Fields, { user, session }: SignedIn): Wanted {
  if (fields["app_metadata"] !== undefined) {
    throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  }
  const [email, phone] = [textOf(fields, "email"), textOf(fields, "phone")];
  const [newEmail, newPhone] = [email === "" ? null : readEmail(email), phone === "" ? null : readPhone(phone)];
  const wantsPassword = textOf(fields, "password") !== "";
  const changes = {
    email: newEmail === user.email ? null : newEmail,
    phone: newPhone === user.phone ? null : newPhone,
  };
  if ((wantsPassword || changes.email || changes.phone) && session.has_factor && session.aal !== "aal2") {
    const message = "AAL2 session is required to update email or password when MFA is enabled.";
    throw new AuthError(401, "insufficient_aal", message);
  }
  const least = user.app_metadata.role === "admin" ? passwordMinimum.admin : passwordMinimum.email;
  const rules = { missing: "password must not be empty", least };
  return {
    ...changes,
    password: wantsPassword ? readPassword(fields, [user.phone, user.email], rules) : null,
    data: fields["data"] === undefined ? null : readMerged(fields, user),
    nonce: textOf(fields, "nonce"),
  };
}

/** What is to be merged into what the person says of themselves. Refuses: validation_failed when the whole outgrows a token. */
function readMerged(fields: Fields, user: AuthUser): UserMetadata {
  const data = readData(fields);
  if (JSON.stringify({ ...user.user_metadata, ...data }).length > mostUserData) {
    throw validationFailed(`data is limited to ${mostUserData} characters`);
  }
  return data;
}

/** True when the person must say again that it is they. */
async function owesNonce(ctx: Context, { sessionId }: SignedIn): Promise<boolean> {
  if (!ctx.config.AUTH_REAUTHENTICATION) return false;
  const start = await findSessionStart(ctx.db, sessionId);
  return start === null || ctx.clock.now().getTime() - start.getTime() > freshMs;
}

const nonceInvalid = () => new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");

/**
 * Looks whether the person may choose this password, and hashes it: slow, and before any transaction.
 * Refuses: see `updateOwnUser`.
 */
async function preparePassword(ctx: Context, by: SignedIn, fields: Fields, wanted: Wanted, address: string) {
  const { user } = by;
  if (wanted.password === null) return null;
  if (user.is_anonymous) {
    const message = "Updating password of an anonymous user without an email or phone is not allowed";
    throw new AuthError(422, "validation_failed", message);
  }
  const nonce = (await owesNonce(ctx, by))
    ? { userId: user.id, kind: "reauthentication" as const, code: wanted.nonce }
    : null;
  if (nonce?.code === "") {
    throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
  }
  if (nonce && !(await guessOwnCode(ctx, nonce, address))) throw nonceInvalid();
  const current = textOf(fields, "current_password");
  if (current !== "" && !(await proveByPassword(ctx, { userId: user.id, typed: user.id }, current, address))) {
    throw new AuthError(400, "current_password_invalid", "Current password is incorrect");
  }
  if (user.password_hash && (await checkPassword(user.password_hash, wanted.password))) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  return { hash: await hashPassword(wanted.password), nonce };
}

type Prepared = Awaited<ReturnType<typeof preparePassword>>;

async function changePassword(ctx: Context, { user, sessionId }: SignedIn, prepared: NonNullable<Prepared>) {
  if (prepared.nonce && (await spendOwnCode(ctx, prepared.nonce)) === null) throw nonceInvalid();
  await replacePassword(ctx, user.id, prepared.hash, sessionId);
  await audit(ctx, { accountId: user.id }, "account.password_changed", { type: "account", id: user.id });
  if (!user.email || !user.email_confirmed_at) return;
  const letter = { to: user.email, purpose: "password-changed", ...authMessages.passwordChanged };
  await writeMessage(ctx, { channel: "email", ...letter });
}

async function changePhone(ctx: Context, hooks: AuthHooks, userId: string, digits: string): Promise<void> {
  const holder = await findUser(ctx.db, { phone: digits });
  if (holder && (await hooks.hasProvenPhone(ctx, holder.id))) {
    throw new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
  }
  await setPhoneChange(ctx.db, userId, digits);
  refuseWithheld(await sendCode(ctx, userId, "phone_change", { phone: `+${digits}` }), "sms");
}

/**
 * PUT `/user`: changes the password and what the person says of themselves at once, address and number once the codes sent there have come
 * back. A new password ends all other sessions and voids codes on their way. An address that is another's is answered like a free one.
 * Refuses: not_admin for `app_metadata`; insufficient_aal while a second factor is owed; weak_password, same_password, validation_failed;
 * reauthentication_needed, reauthentication_not_valid; current_password_invalid; phone_exists; over_*_send_rate_limit.
 */
export async function updateOwnUser(
  ctx: Context,
  hooks: AuthHooks,
  fields: Fields,
  { authorization, address, landing }: Origin,
): Promise<PublicUser> {
  const by = await signedInBy(ctx, authorization);
  const { user } = by;
  const wanted = readWanted(fields, by);
  const password = await preparePassword(ctx, by, fields, wanted, address);
  return inTransaction(ctx, async (inside) => {
    if (password) await changePassword(inside, by, password);
    if (wanted.data) await mergeUserMetadata(inside.db, user.id, wanted.data, inside.clock.now());
    if (wanted.email) {
      const hasSay = ctx.config.AUTH_SECURE_EMAIL_CHANGE && user.email_confirmed_at !== null;
      const former = hasSay ? user.email : null;
      refuseWithheld(await sendEmailChange(inside, user.id, wanted.email, { former, landing }), "email");
    }
    if (wanted.phone) await changePhone(inside, hooks, user.id, wanted.phone);
    const changed = await findUser(inside.db, { id: user.id });
    return publicUser(changed ?? user, await readBelongings(inside.db, user.id));
  });
}

/**
 * GET `/reauthenticate`: sends a code by which whoever is signed in says again that it is they, to the proven address, else to the number.
 * Refuses: email_not_confirmed, phone_not_confirmed, over_*_send_rate_limit.
 */
export async function reauthenticate(ctx: Context, hooks: AuthHooks, authorization: string | undefined) {
  const { user } = await signedInBy(ctx, authorization);
  if (user.email && user.email_confirmed_at) {
    refuseWithheld(await sendCode(ctx, user.id, "reauthentication", { email: user.email }), "email");
    return {};
  }
  if (user.phone && (await hooks.hasProvenPhone(ctx, user.id))) {
    refuseWithheld(await sendCode(ctx, user.id, "reauthentication", { phone: `+${user.phone}` }), "sms");
    return {};
  }
  if (user.phone) throw new AuthError(422, "phone_not_confirmed", "Please verify your phone first.");
  throw new AuthError(422, "email_not_confirmed", "Please verify your email first.");
}
