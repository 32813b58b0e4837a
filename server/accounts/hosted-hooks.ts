import type { HostedHooks } from "#server/auth/hosted-people.ts";
import { findStanding } from "./queries.ts";
import { updateStatedPhone } from "./settings-queries.ts";
import { signUpHooks } from "./sign-up-hooks.ts";

/** What a hosted project's people are to the product: their accounts say it, and who has none yet becomes a patient. */
export const hostedHooks: HostedHooks = {
  ...signUpHooks,
  standingOf: async (ctx, userId) => {
    const account = await findStanding(ctx.db, userId);
    if (!account) return null;
    return { role: account.role, isSuperAdmin: account.is_super_admin, hasLeft: account.deleted_at !== null };
  },
  onPhoneGiven: (ctx, userId, phone) => updateStatedPhone(ctx.db, userId, phone),
};
