import type { AuthHooks } from "#server/auth/hooks.ts";
import { confirmAccount } from "./confirm-account.ts";
import { writeAccount } from "./create-account.ts";
import { findAccount } from "./queries.ts";
import { updateLostEmail, updateWithoutPhone } from "./settings-queries.ts";
import { settlePhone } from "./settle-phone.ts";
import { statedName } from "./stated-name.ts";

/**
 * Gives everybody who signs up straight at the identity service a patient's account, in the same transaction. Whatever role they name is
 * ignored; doctors, centers and administrators come through doors of their own.
 */
export const signUpHooks: AuthHooks = {
  newAppMetadata: { role: "patient" },
  onUserCreated: [
    async (ctx, user) => {
      await writeAccount(ctx, user.id, {
        role: "patient",
        fullName: statedName(user.user_metadata),
        phone: user.phone ? `+${user.phone}` : null,
        email: user.email,
        acceptsTerms: user.user_metadata["terms_accepted"] === true,
      });
    },
  ],
  onEmailConfirmed: [confirmAccount],
  hasProvenPhone: async (ctx, userId) => Boolean((await findAccount(ctx.db, userId))?.phone_verified_at),
  settlePhone,
  onIdentityRemoved: (ctx, userId, provider) =>
    provider === "email" ? updateLostEmail(ctx.db, userId) : updateWithoutPhone(ctx.db, userId),
};
