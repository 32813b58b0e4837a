import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { authMessages } from "#texts/auth.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { createUser } from "./create-user.ts";
import { claimSending, mailedLink, makeCode } from "./one-time-codes.ts";
import { findUser } from "./queries.ts";
import { readChannel, readData, readEmail, readPhone } from "./read-fields.ts";
import { mailMinutes, writeCode } from "./recover.ts";
import type { Landing } from "./redirects.ts";
import { flowOf, sendConfirmation } from "./send-mails.ts";
import { refuseWithheld } from "./too-soon.ts";
import type { AuthUser, UserMetadata } from "./user.ts";
import { textOf } from "./wire.ts";

type Fields = Record<string, unknown>;
type Wanted = { email: string } | { phone: string };

/**
 * The person with this address or number (digits). Somebody new is nobody's account yet: they become a person by the code
 * (docs/decisions/0020).
 * Refuses: otp_disabled for somebody new when the asking app does not want new people.
 */
async function findOrCreate(ctx: Context, wanted: Wanted, said: UserMetadata, mayCreate: boolean): Promise<AuthUser> {
  const known = await findUser(ctx.db, wanted);
  if (known) return known;
  if (!mayCreate) throw new AuthError(422, "otp_disabled", "Signups not allowed for otp");
  const created = await createUser(ctx, {
    ...wanted,
    phoneConfirmed: false,
    isProvisional: true,
    userMetadata: said,
  });
  const user = created ?? (await findUser(ctx.db, wanted));
  if (!user) throw new Error("an address that is taken belongs to nobody");
  return user;
}

/** Mails somebody whose address is proven a link, and a code, that signs them in. */
async function sendMagicLink(ctx: Context, user: AuthUser, email: string, landing: Landing): Promise<void> {
  const { code, token } = await makeCode(ctx, {
    userId: user.id,
    kind: "recovery",
    relatesTo: email,
    minutes: mailMinutes,
    flow: flowOf(landing, "magiclink"),
  });
  const link = mailedLink(ctx, { token, type: "magiclink", redirectTo: landing.redirectTo });
  await writeMessage(ctx, {
    channel: "email",
    to: email,
    purpose: "sign-in-link",
    ...authMessages.signInByMail({ code, link, minutes: mailMinutes }),
  });
}

interface Asked {
  said: UserMetadata;
  mayCreate: boolean;
  landing: Landing;
}

async function sendByMail(ctx: Context, email: string, { said, mayCreate, landing }: Asked): Promise<void> {
  refuseWithheld(await claimSending(ctx, email, "sign_in"), "email");
  const user = await findOrCreate(ctx, { email }, said, mayCreate);
  if (user.email_confirmed_at) return sendMagicLink(ctx, user, email, landing);
  // No password comes with it: one that somebody chose before nobody had proven the address counts no more.
  const facts = Object.keys(said).length === 0 ? null : { user_metadata: said };
  await sendConfirmation(ctx, user, email, { passwordHash: null, facts, landing, type: "magiclink" });
}

async function sendByPhone(ctx: Context, digits: string, asked: Asked, channel: "sms" | "whatsapp"): Promise<void> {
  const phone = `+${digits}`;
  refuseWithheld(await claimSending(ctx, phone, "sign_in"), "sms");
  const user = await findOrCreate(ctx, { phone: digits }, asked.said, asked.mayCreate);
  const facts = { user_metadata: asked.said };
  await writeCode(ctx, user.id, { kind: "confirmation", to: { phone }, channel, facts });
}

/**
 * POST `/otp` and `/magiclink`: sends a code, by mail also a link, that signs somebody in; people nobody knows are signed up with it unless
 * `create_user` is false.
 * Refuses: validation_failed, otp_disabled, over_email_send_rate_limit, over_sms_send_rate_limit.
 */
export async function sendOtp(ctx: Context, fields: Fields, landing: Landing): Promise<Record<string, never>> {
  const [email, phone] = [textOf(fields, "email"), textOf(fields, "phone")];
  if (email !== "" && phone !== "") {
    throw validationFailed("Only an email address or phone number should be provided");
  }
  if (email === "" && phone === "") throw validationFailed("One of email or phone must be set");
  const asked = { said: readData(fields), mayCreate: fields["create_user"] !== false, landing };
  if (email !== "") {
    const address = readEmail(email);
    await inTransaction(ctx, (inside) => sendByMail(inside, address, asked));
    return {};
  }
  const [digits, channel] = [readPhone(phone), readChannel(fields)];
  if (landing.challenge !== null) throw validationFailed("PKCE not supported for phone signups");
  await inTransaction(ctx, (inside) => sendByPhone(inside, digits, asked, channel));
  return {};
}
