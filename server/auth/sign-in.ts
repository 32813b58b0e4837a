import type { Context } from "#server/context.ts";
import { checkPassword, hashPassword, isForeignHash } from "./passwords.ts";
import { phoneDigits } from "./create-user.ts";
import { findClaimed, type ClaimedUser } from "./queries.ts";
import { plainAddress } from "./sessions.ts";
import type { AuthUser } from "./user.ts";
import { updateHash } from "./user-queries.ts";

/** Who says they are signing in. `userId` null: a code led to nobody, and must cost the same as if it had. */
export type Claimant = { phone: string } | { email: string } | { userId: string | null; typed: string };

/** The person a sign-in is about, and whether they are signed in at that address already; null for nobody we know. */
export async function lookUp(ctx: Context, claimant: Claimant, address: string): Promise<ClaimedUser | null> {
  const [place, now] = [plainAddress(address), ctx.clock.now()];
  if ("userId" in claimant) {
    return claimant.userId === null ? null : findClaimed(ctx.db, { id: claimant.userId }, place, now);
  }
  const typed = typedBy(claimant);
  return findClaimed(ctx.db, "phone" in claimant ? { phone: typed } : { email: typed }, place, now);
}

function typedBy(claimant: Claimant): string {
  if ("phone" in claimant) return phoneDigits(claimant.phone);
  return "email" in claimant ? claimant.email.trim().toLowerCase() : claimant.typed;
}

/** What wrong tries are counted by: tries from where the person is signed in stand apart from everybody else's. */
export function countedAs(claimant: Claimant, user: ClaimedUser | null, address: string): string {
  return `${user?.id ?? typedBy(claimant)}${user?.at_home ? ` ${address}` : ""}`;
}

/**
 * The person whose password this is, or null. Wrong tries are counted by account and by address; tries from where the person is already
 * signed in are counted apart, so that nobody elsewhere can use up the owner's. Unknown people cost the same time as known ones.
 * Refuses: too_many_attempts after ten wrong tries, for a growing time; temporarily_unavailable when too many are signing in.
 */
export async function proveByPassword(
  ctx: Context,
  claimant: Claimant,
  password: string,
  address: string,
): Promise<AuthUser | null> {
  const user = await lookUp(ctx, claimant, address);
  const account = countedAs(claimant, user, address);
  await ctx.rateLimits.beforeAttempt("login", account, address);
  if (!(await checkPassword(user?.password_hash ?? null, password))) {
    await ctx.rateLimits.attemptFailed("login", account, address);
    return null;
  }
  await ctx.rateLimits.attemptSucceeded("login", account, address);
  if (user?.password_hash && isForeignHash(user.password_hash)) {
    await updateHash(ctx.db, user.id, user.password_hash, await hashPassword(password));
  }
  return user;
}
