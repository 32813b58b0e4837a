import type { AuthHooks } from "#server/auth/sign-up.ts";
import { accountTexts } from "#texts/accounts.ts";
import { confirmAccount } from "./confirm-account.ts";
import { writeAccount } from "./create-account.ts";

/** The longest name an account has (contract, `registerByPhone`). */
const mostName = 120;

/** The name people give of themselves, made fit to be shown; a plain word where they gave none. */
function nameOf(metadata: Record<string, unknown>): string {
  const given = metadata["full_name"] ?? metadata["name"];
  const name = typeof given === "string" ? given.replace(/[\p{Cc}\s]+/gu, " ").trim() : "";
  return name === "" ? accountTexts.unnamed : [...name].slice(0, mostName).join("");
}

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
        fullName: nameOf(user.user_metadata),
        phone: user.phone ? `+${user.phone}` : null,
        email: user.email,
        acceptsTerms: user.user_metadata["terms_accepted"] === true,
      });
    },
  ],
  onEmailConfirmed: [confirmAccount],
};
