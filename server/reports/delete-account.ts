import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { deleteAccount as deleteAccountEndpoint } from "#contract/account-settings.ts";
import { forgetAccount, forgetPerson, holdAccount, insist, readContacts, roleOf } from "#server/accounts/leave.ts";
import type { Origin } from "#server/accounts/sign-in.ts";
import { forgetAppointments, leaveAppointments } from "#server/appointments/leave.ts";
import type { Context } from "#server/context.ts";
import { forgetDoctor } from "#server/doctors/leave.ts";
import { forgetRecords } from "#server/medical-records/leave.ts";
import { forgetMessages } from "#server/messages/leave.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { forgetPayments } from "#server/payments/leave.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { forgetTriage } from "#server/triage/leave.ts";
import { accountAnswers, leavingTexts } from "#texts/accounts.ts";

async function sayGoodbye(ctx: Context, to: { phone: string | null; email: string | null }): Promise<void> {
  const purpose = "account-deleted";
  if (to.phone) await writeMessage(ctx, { channel: "sms", to: to.phone, purpose, body: leavingTexts.sms });
  if (to.email) await writeMessage(ctx, { channel: "email", to: to.email, purpose, ...leavingTexts.mail });
}

/** Everything of an account that leaves but the account itself, in the caller's transaction. Refuses: appointments_ahead. */
async function leave(ctx: Context, actor: Actor): Promise<void> {
  const { accountId } = actor;
  const contacts = await readContacts(ctx, accountId);
  await leaveAppointments(ctx, actor);
  await forgetAppointments(ctx, accountId);
  await forgetRecords(ctx, accountId);
  await forgetTriage(ctx, accountId);
  await forgetPayments(ctx, accountId);
  await forgetDoctor(ctx, accountId);
  await forgetMessages(ctx, contacts.held, contacts.since);
  await sayGoodbye(ctx, contacts);
}

/**
 * Keeps the books when a program of the operator's removes a user: as if the person had deleted the account. The service itself removes the
 * user.
 * Refuses: appointments_ahead; not_allowed for centers and administrators, whom others depend on: they are suspended instead.
 */
export async function leaveByOperator(ctx: Context, user: { id: string }): Promise<void> {
  const role = await roleOf(ctx, user.id);
  if (role === null) return;
  if (role === "health_center" || role === "admin") refuse("not_allowed");
  const actor: Actor = {
    accountId: user.id,
    role,
    isSuperAdmin: false,
    sessionId: "",
    aal: "aal1",
    mfaRequired: false,
  };
  await leave(ctx, actor);
  await forgetPerson(ctx, user.id, null);
}

/**
 * Deletes an account at once: appointments ahead are called off and given back by the rules, what is the person's alone is erased, what the
 * law makes us keep loses its name and is told. One transaction: all of it, or nothing.
 * Refuses: current_password_wrong, code_invalid, too_many_attempts, appointments_ahead. Administrators and centers do not leave this way.
 */
export async function deleteAccount(
  ctx: Context,
  actor: Actor,
  input: InputOf<typeof deleteAccountEndpoint>,
  origin: Origin,
): Promise<OutputOf<typeof deleteAccountEndpoint>> {
  const { password, code } = input;
  const proof = await insist(ctx, actor, code === undefined ? { password: password ?? "" } : { code }, origin);
  await inTransaction(ctx, async (inside) => {
    await holdAccount(inside, actor.accountId);
    await proof.spend(inside);
    await leave(inside, actor);
    await forgetAccount(inside, actor);
  });
  return { success: true, message: accountAnswers.deleted, kept: [...leavingTexts.kept] };
}
