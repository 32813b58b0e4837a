import { audit } from "#server/audit/audit.ts";
import { givePhone, takePhoneAway } from "#server/auth/identity-users.ts";
import { findSignIn, holdUser } from "#server/auth/manage-user.ts";
import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { violates } from "#server/platform/pg-errors.ts";
import { refuse } from "#server/platform/refuse.ts";
import { authMessages } from "#texts/auth.ts";
import { findAccount, type Account } from "./queries.ts";
import { updateLostPhone, updateProvenPhone } from "./settings-queries.ts";

/**
 * Sets an account apart that has a number (E.164) without ever having proved it, because somebody else has: it loses the number and its
 * sessions and keeps everything else, which whoever proved the number never sees (docs/decisions/0014).
 */
export async function detachNumber(ctx: Context, accountId: string, phone: string): Promise<void> {
  await takePhoneAway(ctx, accountId);
  await updateLostPhone(ctx.db, accountId, phone);
  await audit(ctx, null, "account.number_lost", { type: "account", id: accountId });
}

/**
 * The number becomes this account's, proven. Whoever else had it must have lost it before.
 * Refuses: phone_already_registered to the slower of two who take one number at once.
 */
export async function attachNumber(ctx: Context, accountId: string, phone: string): Promise<void> {
  await givePhone(ctx, accountId, phone).catch((error: unknown) => {
    if (violates(error, "users_phone")) refuse("phone_already_registered");
    throw error;
  });
  await updateProvenPhone(ctx.db, accountId, phone, ctx.clock.now());
  await audit(ctx, { accountId }, "account.number_proven", { type: "account", id: accountId });
}

/**
 * Frees a number for an account that has just proved it.
 * Refuses: phone_already_registered when another account has proved the same number.
 */
async function freeNumber(ctx: Context, phone: string, forAccount: string): Promise<void> {
  const holder = await findSignIn(ctx, { phone });
  if (holder === null || holder === forAccount) return;
  await holdUser(ctx, holder);
  const account = await findAccount(ctx.db, holder);
  if (account?.phone_verified_at) refuse("phone_already_registered");
  await detachNumber(ctx, holder, phone);
}

/** A number opens the door of an account: whoever loses it is told where else they can be reached. */
async function tellOfNewNumber(ctx: Context, before: Account): Promise<void> {
  if (before.phone_verified_at && before.phone_number) {
    const body = authMessages.phoneChangedBySms;
    await writeMessage(ctx, { channel: "sms", to: before.phone_number, purpose: "phone-changed", body });
  }
  if (!before.email_verified_at || !before.email) return;
  await writeMessage(ctx, {
    channel: "email",
    to: before.email,
    purpose: "phone-changed",
    ...authMessages.phoneChanged,
  });
}

/**
 * The number becomes the account's, which keeps all it holds. Whoever had put it on theirs without proving it loses it. Where the account had
 * a number or an address, proven, it is told there.
 * Refuses: phone_already_registered when another account has proved the same number.
 */
export async function changeNumber(ctx: Context, accountId: string, phone: string): Promise<void> {
  const before = await findAccount(ctx.db, accountId);
  await freeNumber(ctx, phone, accountId);
  await attachNumber(ctx, accountId, phone);
  if (before && before.phone_number !== phone) await tellOfNewNumber(ctx, before);
}
