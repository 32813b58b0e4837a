import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { deleteAccount as deleteAccountEndpoint } from "#contract/account-settings.ts";
import { forgetAccount, holdAccount, insist, readContacts } from "#server/accounts/leave.ts";
import type { Origin } from "#server/accounts/sign-in.ts";
import { forgetAppointments, leaveAppointments } from "#server/appointments/leave.ts";
import type { Context } from "#server/context.ts";
import { forgetDoctor } from "#server/doctors/leave.ts";
import { forgetRecords } from "#server/medical-records/leave.ts";
import { forgetMessages } from "#server/messages/leave.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { forgetPayments } from "#server/payments/leave.ts";
import type { Actor } from "#server/platform/actor.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { accountAnswers, leavingTexts } from "#texts/accounts.ts";

async function sayGoodbye(ctx: Context, to: { phone: string | null; email: string | null }): Promise<void> {
  const purpose = "account-deleted";
  if (to.phone) await writeMessage(ctx, { channel: "sms", to: to.phone, purpose, body: leavingTexts.sms });
  if (to.email) await writeMessage(ctx, { channel: "email", to: to.email, purpose, ...leavingTexts.mail });
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
    const contacts = await readContacts(inside, actor.accountId);
    await leaveAppointments(inside, actor);
    await forgetAppointments(inside, actor.accountId);
    await forgetRecords(inside, actor.accountId);
    await forgetPayments(inside, actor.accountId);
    await forgetDoctor(inside, actor.accountId);
    await forgetMessages(inside, contacts.held, contacts.since);
    await sayGoodbye(inside, contacts);
    await forgetAccount(inside, actor);
  });
  return { success: true, message: accountAnswers.deleted, kept: [...leavingTexts.kept] };
}
