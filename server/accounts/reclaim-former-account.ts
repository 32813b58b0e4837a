import type { SessionAnswer } from "#contract/accounts.ts";
import { knowsPassword } from "#server/auth/identity-sessions.ts";
import { holdUser } from "#server/auth/manage-user.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { attachNumber, detachNumber } from "./prove-number.ts";
import { findAccount } from "./queries.ts";
import { listFormerAccounts } from "./settings-queries.ts";
import { openSessionFor, type Origin } from "./sign-in.ts";

/** The former account whose password this is. Where there is none, looking costs the same. */
async function findByPassword(ctx: Context, phone: string, accountId: string, password: string, origin: Origin) {
  const candidates = await listFormerAccounts(ctx.db, phone, accountId);
  if (candidates.length === 0) {
    await knowsPassword(ctx, { userId: null, typed: `former ${phone}` }, password, origin);
  }
  for (const userId of candidates) {
    if (await knowsPassword(ctx, { userId, typed: userId }, password, origin)) return userId;
  }
  return null;
}

/**
 * Brings a person who has proved a number back to the account that had it before, by that account's own password: number and password
 * together are its owner. The account they leave changes places with it, and can be returned to in the same way.
 * Refuses: former_account_not_found, too_many_attempts, account_suspended.
 */
export async function reclaimFormerAccount(
  ctx: Context,
  actor: Actor,
  password: string,
  origin: Origin,
): Promise<SessionAnswer> {
  const account = await findAccount(ctx.db, actor.accountId);
  const phone = account?.phone_verified_at ? account.phone_number : null;
  if (!phone) refuse("former_account_not_found");
  const former = await findByPassword(ctx, phone, actor.accountId, password, origin);
  if (former === null) refuse("former_account_not_found");
  return inTransaction(ctx, async (inside) => {
    for (const id of [actor.accountId, former].toSorted()) await holdUser(inside, id);
    const still = await listFormerAccounts(inside.db, phone, actor.accountId);
    const now = await findAccount(inside.db, actor.accountId);
    if (!still.includes(former) || now?.phone_number !== phone) refuse("former_account_not_found");
    await detachNumber(inside, actor.accountId, phone);
    await attachNumber(inside, former, phone);
    return openSessionFor(inside, former, "password", origin);
  });
}
