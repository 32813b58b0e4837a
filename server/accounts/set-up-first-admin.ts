import { createHash, timingSafeEqual } from "node:crypto";
import type { InputOf } from "#contract/endpoint.ts";
import type { setUpFirstAdmin as setUpFirstAdminEndpoint, User } from "#contract/accounts.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/platform/ids.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { createAccount, userOf } from "./create-account.ts";
import { anAdminExists, insertAdminSetup } from "./queries.ts";
import { hashChosenPassword } from "./register.ts";
import type { Origin } from "./sign-in.ts";

type Setup = InputOf<typeof setUpFirstAdminEndpoint>;

const digest = (text: string) => createHash("sha256").update(text).digest();

async function checkSetupKey(ctx: Context, typed: string, address: string): Promise<void> {
  await ctx.rateLimits.beforeAttempt("setup_key", address, address);
  const key = ctx.config.ADMIN_SETUP_KEY;
  if (key === undefined || !timingSafeEqual(digest(typed), digest(key))) {
    await ctx.rateLimits.attemptFailed("setup_key", address, address);
    refuse("setup_key_invalid");
  }
  await ctx.rateLimits.attemptSucceeded("setup_key", address, address);
}

/**
 * Creates the first administrator, who is super admin.
 * Refuses: setup_closed without ADMIN_SETUP_KEY or once an admin exists (of two at once one loses), setup_key_invalid,
 * password_too_common, email_already_registered, too_many_attempts. Specification, section 7, "Authentication".
 */
export async function setUpFirstAdmin(ctx: Context, input: Setup, origin: Origin): Promise<User> {
  if (ctx.config.ADMIN_SETUP_KEY === undefined || (await anAdminExists(ctx.db))) refuse("setup_closed");
  await checkSetupKey(ctx, input.setup_key, origin.address);
  const passwordHash = await hashChosenPassword(input.password, [input.email, input.full_name, input.setup_key]);
  return inTransaction(ctx, async (inside) => {
    const account = await createAccount(inside, {
      id: newId(),
      role: "admin",
      isSuperAdmin: true,
      fullName: input.full_name,
      email: input.email,
      emailVerified: true,
      passwordHash,
    });
    if (!account) refuse("email_already_registered");
    if (!(await insertAdminSetup(inside.db, account.id, inside.clock.now()))) refuse("setup_closed");
    return userOf(account);
  });
}
