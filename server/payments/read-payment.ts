import type { readPaymentConfirmation, readPaymentStatus } from "#contract/payments.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { consultationTypeFor } from "#contract/slots.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { findPaidFacts, findPayment, type PaymentRow } from "./queries.ts";
import { findGivenBack } from "./refund-queries.ts";
import { settlePayment } from "./settle-payment.ts";

/** Refuses: payment_not_found for an unknown reference and for another account's alike. */
async function ownPayment(ctx: Context, actor: Actor, reference: string): Promise<PaymentRow> {
  const payment = await findPayment(ctx.db, reference);
  return payment?.account_id === actor.accountId ? payment : refuse("payment_not_found");
}

/**
 * Where a payment is; while it is open the provider is asked first. A provider that does not answer leaves it pending: that is the truth.
 * Refuses: payment_not_found. Specification: "Payment callback".
 */
export async function readStatus(
  ctx: Context,
  actor: Actor,
  reference: string,
): Promise<OutputOf<typeof readPaymentStatus>> {
  const own = await ownPayment(ctx, actor, reference);
  const open = own.status === "opening" || own.status === "open";
  const { id, status, appointment_id } = (open && (await settlePayment(ctx, reference)).payment) || own;
  return {
    success: status === "successful",
    status: status === "successful" || status === "failed" ? status : "pending",
    reference,
    appointment_id,
    refunded: status === "successful" && (await findGivenBack(ctx.db, id)),
  };
}

/**
 * What a successful payment paid for: the confirmation page.
 * Refuses: payment_not_found for a payment that is not the account's, or not successful.
 */
export async function readConfirmation(
  ctx: Context,
  actor: Actor,
  reference: string,
): Promise<OutputOf<typeof readPaymentConfirmation>> {
  const payment = await ownPayment(ctx, actor, reference);
  if (payment.status !== "successful") refuse("payment_not_found");
  const facts = await findPaidFacts(ctx.db, payment.appointment_id);
  return {
    patient_name: facts.patient_name,
    doctor_name: facts.doctor_name,
    health_center_name: facts.health_center_name,
    consultation_type: consultationTypeFor(facts.consultation_type, "patient") as "in-person" | "whatsapp-video",
    appointment_date: facts.appointment_date,
    appointment_time: facts.appointment_time,
    location: facts.consultation_type === "in-person" ? facts.clinic_address : null,
    reference,
    amount_paid: payment.amount,
    refunded: await findGivenBack(ctx.db, payment.id),
  };
}
