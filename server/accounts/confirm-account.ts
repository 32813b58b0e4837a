import type { Role } from "#contract/endpoint.ts";
import { audit } from "#server/audit/audit.ts";
import type { ConfirmedEmail } from "#server/auth/hooks.ts";
import { describeUser } from "#server/auth/identity-users.ts";
import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { newRandomId } from "#server/platform/ids.ts";
import { authMessages } from "#texts/auth.ts";
import { legalVersions } from "#contract/legal.ts";
import { findAccount, insertPatient, insertTermsAcceptance, updateEmailVerified } from "./queries.ts";
import { deleteOwnPatient, updateFullName, updateLostEmail, updateSaid } from "./settings-queries.ts";
import { statedName } from "./stated-name.ts";

/**
 * Who somebody said to be when signing up by e-mail. It travels with the mailed link, so that the account is that of whoever proves the
 * address, not of whoever signed up with it first.
 */
export interface SaidAtSignUp extends Record<string, unknown> {
  full_name: string;
  role: Extract<Role, "patient" | "specialist">;
  phone_number: string | null;
}

async function becomeWhoWasSaid(ctx: Context, id: string, said: SaidAtSignUp): Promise<void> {
  const before = await findAccount(ctx.db, id);
  if (!before) return;
  const now = ctx.clock.now();
  await updateSaid(ctx.db, id, { role: said.role, phone_number: said.phone_number });
  await updateFullName(ctx.db, id, said.full_name);
  await describeUser(ctx, id, { role: said.role }, said.full_name);
  await insertTermsAcceptance(ctx.db, id, legalVersions.terms.version, now);
  if (before.role === said.role) return;
  // Nobody has signed in to this account yet: there is nothing of its own patient to lose.
  await deleteOwnPatient(ctx.db, id);
  if (said.role !== "patient") return;
  await insertPatient(ctx.db, {
    id: newRandomId(),
    account_id: id,
    relation: "self",
    full_name: said.full_name,
    phone_number: said.phone_number,
    created_at: now,
  });
}

/** What a proven address changes of its account; runs in the transaction that proves it. The former address is told. */
export async function confirmAccount(ctx: Context, confirmed: ConfirmedEmail): Promise<void> {
  const { user, formerEmail } = confirmed;
  await updateEmailVerified(ctx.db, user.id, user.email, ctx.clock.now());
  if (confirmed.displaced) await updateLostEmail(ctx.db, confirmed.displaced);
  if (confirmed.kind === "confirmation") {
    const { facts } = confirmed;
    // What was said at the identity service is a name at most; only our own doors note a role.
    if (facts && "user_metadata" in facts) await updateFullName(ctx.db, user.id, statedName(user.user_metadata));
    else if (facts) await becomeWhoWasSaid(ctx, user.id, facts as SaidAtSignUp);
    return;
  }
  await audit(ctx, { accountId: user.id }, "account.email_changed", { type: "account", id: user.id });
  if (!formerEmail || !user.email || formerEmail === user.email) return;
  await writeMessage(ctx, {
    channel: "email",
    to: formerEmail,
    purpose: "email-changed",
    ...authMessages.emailChanged({ email: user.email }),
  });
}
