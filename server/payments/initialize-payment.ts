import type { initializePayment as endpoint } from "#contract/payments.ts";
import { currency } from "#contract/payments.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { findPayable, holdForPayment } from "#server/appointments/payment-state.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { newId } from "#server/platform/ids.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { ProviderUnavailable } from "#server/ports/payments.ts";
import { callProvider } from "./ask-provider.ts";
import { findAccountEmail, findOpenPayment, insertPayment, updateOpened, type PaymentRow } from "./queries.ts";
import { newReference } from "./reference.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Opens a payment for an appointment and answers the address of the provider's page. While an attempt is open the same one is
 * answered again. The attempt is written before the provider is asked: an answer that gets lost is asked for again under the
 * same reference. Never call it inside a transaction: the provider may be slow. Source: decisions, "Money".
 * Refuses: appointment_not_found, nothing_to_pay, already_paid, booking_expired, payment_provider_unavailable.
 */
export async function initializePayment(
  ctx: Context,
  actor: Actor,
  appointmentId: string,
): Promise<OutputOf<typeof endpoint>> {
  const open = await stillOpen(ctx, actor.accountId, appointmentId);
  const payment = open ?? (await beginAttempt(ctx, actor.accountId, appointmentId));
  const authorizationUrl = payment.authorization_url ?? (await openPage(ctx, payment));
  return { authorization_url: authorizationUrl, reference: payment.reference, amount: payment.amount };
}

/** The open attempt, if it still is one: it may have ended at the provider without our hearing of it. */
async function stillOpen(ctx: Context, accountId: string, appointmentId: string): Promise<PaymentRow | null> {
  const open = await findOpenPayment(ctx.db, accountId, appointmentId);
  // One that is only opening has no page on which anything could have happened.
  if (!open || open.status === "opening") return open;
  await settlePayment(ctx, open.reference);
  return findOpenPayment(ctx.db, accountId, appointmentId);
}

/** Writes the attempt, under the appointment's lock: of two at once the second finds the first's. */
async function beginAttempt(ctx: Context, accountId: string, appointmentId: string): Promise<PaymentRow> {
  return inTransaction(ctx, async (inside) => {
    const appointment = await findPayable(inside, accountId, appointmentId);
    const other = await findOpenPayment(inside.db, accountId, appointmentId);
    if (other) return other;
    await insertPayment(inside.db, {
      id: newId(),
      appointment_id: appointmentId,
      account_id: accountId,
      reference: newReference(),
      provider: ctx.payments.name,
      amount: appointment.fee,
      created_at: ctx.clock.now(),
    });
    await holdForPayment(inside, appointmentId);
    return (await findOpenPayment(inside.db, accountId, appointmentId))!;
  });
}

/** Asks the provider for the page of an attempt; asked twice under one reference it answers the same page. */
async function openPage(ctx: Context, payment: PaymentRow): Promise<string> {
  const request = {
    reference: payment.reference,
    amount: payment.amount,
    currency,
    email: (await findAccountEmail(ctx.db, payment.account_id)) ?? opaqueAddress(ctx, payment.account_id),
    callbackUrl: `${ctx.config.publicUrl()}/payment/callback?reference=${payment.reference}`,
  };
  try {
    const { authorizationUrl } = await callProvider(ctx, "initialize", () => ctx.payments.initialize(request));
    await updateOpened(ctx.db, payment.id, { provider: ctx.payments.name, authorization_url: authorizationUrl });
    return authorizationUrl;
  } catch (error) {
    if (error instanceof ProviderUnavailable) refuse("payment_provider_unavailable", { retryAfter: 2 });
    throw error;
  }
}

/** An address of our own domain that tells the provider nothing: for people who have only a phone. */
function opaqueAddress(ctx: Context, accountId: string): string {
  const { hostname } = new URL(ctx.config.publicUrl());
  const domain = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(hostname) ? hostname : "keneya.example";
  return `patient-${ctx.sealer.digest(accountId, "payment address").toString("hex").slice(0, 20)}@${domain}`;
}
