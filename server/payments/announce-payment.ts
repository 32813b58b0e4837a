import { formatFcfa } from "#contract/money.ts";
import { messageTexts } from "#texts/messages.ts";
import type { PaidOutcome } from "#server/appointments/payment-state.ts";
import type { Context } from "#server/context.ts";
import { whenOf } from "#server/messages/when.ts";
import { personRows, writeMessages } from "#server/messages/write-message.ts";
import { findPaidFacts, type PaidFacts, type PaymentRow } from "./queries.ts";

function patientText(ctx: Context, payment: PaymentRow, facts: PaidFacts, outcome: PaidOutcome) {
  const base = ctx.config.publicUrl();
  const said = {
    doctor: facts.doctor_name,
    when: whenOf(facts.appointment_date, facts.appointment_time),
    amount: formatFcfa(payment.amount, " "),
    reference: payment.reference,
  };
  const receipt = `${base}/payment/confirmation/${payment.reference}`;
  const dashboard = `${base}/dashboard`;
  if (outcome === "not_revivable") return messageTexts.lateMoneyRefunded({ ...said, link: dashboard });
  if (outcome === "already_paid") return messageTexts.doublePaymentRefunded({ ...said, link: dashboard });
  return facts.appointment_status === "accepted"
    ? messageTexts.paymentReceivedAfterAcceptance({ ...said, link: receipt })
    : messageTexts.paymentReceived({ ...said, link: receipt });
}

/**
 * Tells those concerned what became of money that arrived, in the transaction that settles it: the patient always, the doctor when
 * the appointment is now paid. A receipt was asked for; the doctor's news waits for the morning.
 */
export async function announcePayment(ctx: Context, payment: PaymentRow, outcome: PaidOutcome): Promise<void> {
  const facts = await findPaidFacts(ctx.db, payment.appointment_id);
  const now = ctx.clock.now();
  const settled = outcome === "paid" || outcome === "revived";
  const rows = personRows(
    now,
    { sms: facts.account_phone, email: facts.account_email },
    patientText(ctx, payment, facts, outcome),
    {
      purpose: settled ? "payment-received" : "payment-refunded",
      dedupeKey: `payment ${payment.id}`,
      keepsQuiet: !settled,
    },
  );
  if (settled) {
    const said = {
      when: whenOf(facts.appointment_date, facts.appointment_time),
      link: `${ctx.config.publicUrl()}/dashboard`,
    };
    const accepted = facts.appointment_status === "accepted";
    const text = accepted
      ? messageTexts.consultationPaid(said)
      : messageTexts.newRequest({ ...said, kind: facts.consultation_type });
    const doctor = { sms: facts.doctor_phone, email: facts.doctor_email };
    const purpose = accepted ? "consultation-paid" : "new-request";
    rows.push(...personRows(now, doctor, text, { purpose, dedupeKey: `request ${payment.id}`, keepsQuiet: true }));
  }
  await writeMessages(ctx, rows);
}
