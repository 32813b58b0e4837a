import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { OwnAccount, updateAccount as updateAccountEndpoint } from "#contract/account-settings.ts";
import { legalVersions } from "#contract/legal.ts";
import { audit } from "#server/audit/audit.ts";
import { sendEmailChange } from "#server/auth/change-email.ts";
import { listVerifiedFactors } from "#server/auth/identity-factors.ts";
import { describeUser } from "#server/auth/identity-users.ts";
import { readSignInFacts } from "#server/auth/manage-user.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { accountAnswers } from "#texts/accounts.ts";
import { userOf } from "./create-account.ts";
import { findAccount, insertTermsAcceptance } from "./queries.ts";
import { typeOf } from "./second-factor.ts";
import { findSettings, updateFullName } from "./settings-queries.ts";
import type { Origin } from "./sign-in.ts";
import { askPasswordAgain, refuseWithheld } from "./verify-phone.ts";

/** The account as its owner sees it. Refuses: session_expired when it is gone. */
export async function readAccount(ctx: Context, accountId: string): Promise<OwnAccount> {
  const [account, settings, facts, factors] = await Promise.all([
    findAccount(ctx.db, accountId),
    findSettings(ctx.db, accountId),
    readSignInFacts(ctx, accountId),
    listVerifiedFactors(ctx, accountId),
  ]);
  if (!account || !settings || !facts) refuse("session_expired");
  const { has_lock_pin, terms_version, has_former_account, created_at } = settings;
  return {
    ...userOf(account),
    phone_verified: account.phone_verified_at !== null,
    email_verified: account.email_verified_at !== null,
    pending_email: facts.pendingEmail,
    has_password: facts.hasPassword,
    has_lock_pin,
    factors: factors.map(typeOf),
    terms_version,
    has_former_account,
    created_at: created_at.toISOString(),
  };
}

/**
 * Changes the name at once, and the address once the link mailed to the new one is opened. An address that is another's is answered like a
 * free one; its owner is told.
 * Refuses: current_password_wrong (an address needs the password where there is one), code_sent_recently, too_many_codes,
 * too_many_attempts.
 */
export async function updateAccount(
  ctx: Context,
  actor: Actor,
  input: InputOf<typeof updateAccountEndpoint>,
  origin: Origin,
): Promise<OutputOf<typeof updateAccountEndpoint>> {
  const { full_name: fullName, email } = input;
  const before = await readAccount(ctx, actor.accountId);
  const isNewEmail = email !== undefined && !(email === before.email && before.email_verified);
  if (isNewEmail && before.has_password) await askPasswordAgain(ctx, before.id, input.current_password, origin);
  const withheld = await inTransaction(ctx, async (inside) => {
    if (isNewEmail) {
      const held = await sendEmailChange(inside, before.id, email);
      if (held) return held;
    }
    if (fullName !== undefined && fullName !== before.full_name) {
      await updateFullName(inside.db, before.id, fullName);
      await describeUser(inside, before.id, {}, fullName);
      await audit(inside, actor, "account.renamed", { type: "account", id: before.id });
    }
    if (input.terms_accepted) {
      await insertTermsAcceptance(inside.db, before.id, legalVersions.terms.version, inside.clock.now());
    }
    return null;
  });
  if (withheld) refuseWithheld(withheld);
  const message = isNewEmail ? accountAnswers.emailToConfirm : accountAnswers.saved;
  return { ...(await readAccount(ctx, before.id)), message };
}
