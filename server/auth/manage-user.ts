import type { Context } from "#server/context.ts";
import { deleteCodes, findPendingAddress } from "./code-queries.ts";
import { phoneDigits } from "./create-user.ts";
import { findUser } from "./queries.ts";
import { endSessions } from "./sessions.ts";
import type { AppMetadata } from "./user.ts";
import {
  deleteUser,
  lockUser,
  updateAppMetadata,
  updateEmail,
  updatePassword,
  updatePhone,
  updateStatedName,
} from "./user-queries.ts";

/** What the product's own account page may change of a user. Each runs in its caller's transaction. */

export interface SignInFacts {
  email: string | null;
  /** E.164. */
  phone: string | null;
  hasPassword: boolean;
  /** The address that waits for its mailed link. */
  pendingEmail: string | null;
}

/** How a person signs in; null when there is no such user. */
export async function readSignInFacts(ctx: Context, id: string): Promise<SignInFacts | null> {
  const user = await findUser(ctx.db, { id });
  if (!user) return null;
  return {
    email: user.email,
    phone: user.phone && `+${user.phone}`,
    hasPassword: user.password_hash !== null,
    pendingEmail: await findPendingAddress(ctx.db, id, "email_change_new", ctx.clock.now()),
  };
}

/** True while an operator's program keeps this user out. */
export async function isBanned(ctx: Pick<Context, "db" | "clock">, id: string): Promise<boolean> {
  const until = (await findUser(ctx.db, { id }))?.banned_until ?? null;
  return until !== null && until > ctx.clock.now();
}

/** The id of whoever signs in with this number (E.164) or address. */
export async function findSignIn(ctx: Context, key: { phone: string } | { email: string }): Promise<string | null> {
  const user = await findUser(ctx.db, "phone" in key ? { phone: phoneDigits(key.phone) } : key);
  return user?.id ?? null;
}

/** Makes whatever else wants to change this user wait until the transaction ends. */
export async function holdUser(ctx: Context, id: string): Promise<void> {
  await lockUser(ctx.db, id);
}

/** The new password counts; codes on their way are void; all sessions but `keep` end. */
export async function replacePassword(ctx: Context, id: string, hash: string, keep: string | null): Promise<void> {
  await deleteCodes(ctx.db, id);
  await updatePassword(ctx.db, id, hash, ctx.clock.now());
  await endSessions(ctx, id, keep === null ? "global" : "others", keep);
}

/** The number (E.164) opens this user's door from now on; codes on their way are void. */
export async function givePhone(ctx: Context, id: string, phone: string): Promise<void> {
  await updatePhone(ctx.db, id, phoneDigits(phone), ctx.clock.now());
  await deleteCodes(ctx.db, id);
}

/** The address opens this user's door from now on, proven; codes on their way are void. */
export async function giveEmail(ctx: Context, id: string, email: string): Promise<void> {
  await updateEmail(ctx.db, id, email, ctx.clock.now());
  await deleteCodes(ctx.db, id);
}

/** The user keeps everything but the number; whoever is signed in is signed out. */
export async function takePhoneAway(ctx: Context, id: string): Promise<void> {
  await updatePhone(ctx.db, id, null, ctx.clock.now());
  await deleteCodes(ctx.db, id);
  await endSessions(ctx, id, "global");
}

/** What tokens say of a person: facts of ours, and the name they give. */
export async function describeUser(ctx: Context, id: string, facts: AppMetadata, fullName: string): Promise<void> {
  await updateAppMetadata(ctx.db, id, facts);
  await updateStatedName(ctx.db, id, fullName);
}

/** Nobody signs in as this user any more, now or later. */
export async function removeUser(ctx: Context, id: string): Promise<void> {
  await endSessions(ctx, id, "global");
  await deleteUser(ctx.db, id);
}
