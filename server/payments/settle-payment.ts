import { audit } from "#server/audit/audit.ts";
import { markPaid, releaseHold, type PaidOutcome } from "#server/appointments/payment-state.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/platform/ids.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import type { ProviderVerdict } from "#server/ports/payments.ts";
import { announcePayment } from "./announce-payment.ts";
import { askProvider, oncePerReference } from "./ask-provider.ts";
import { findPayment, findPaymentForUpdate, updateAskedAt, updateSettled, type PaymentRow } from "./queries.ts";
import { insertRefund } from "./refund-queries.ts";
import { settlementOf, wrongMoney } from "./verdict.ts";

interface Settled {
  /** As it stands now; null for a reference that is not ours. */
  payment: PaymentRow | null;
  /** False when the provider could not be asked: what stands may be out of date. */
  asked: boolean;
}

/**
 * Asks the provider about a payment and acts on what it says: the one way by which a payment becomes successful or failed, whoever
 * asks (the person, a notice, the reconciliation). A hundred at once have one effect: attempt, appointment, messages, refund and audit
 * change in one transaction under the attempt's lock. Paid stays paid. Source: decisions, "Money".
 */
export async function settlePayment(ctx: Context, reference: string): Promise<Settled> {
  const known = await findPayment(ctx.db, reference);
  if (!known || known.status === "successful") return { payment: known, asked: true };
  return oncePerReference(ctx, reference, async () => {
    // An attempt at a provider we no longer use can only grow old.
    const verdict = known.provider === ctx.payments.name ? await askProvider(ctx, reference) : null;
    await inTransaction(ctx, (inside) => act(inside, reference, verdict));
    return { payment: await findPayment(ctx.db, reference), asked: verdict !== null };
  });
}

async function act(ctx: Context, reference: string, verdict: ProviderVerdict | null): Promise<void> {
  const payment = await findPaymentForUpdate(ctx.db, reference);
  if (!payment) return;
  const now = ctx.clock.now();
  const settlement = settlementOf(payment, verdict, now);
  if (settlement.kind === "paid") return takeMoney(ctx, payment, now);
  if (settlement.kind === "wrong_money") return refuseMoney(ctx, payment, settlement, now);
  if (settlement.kind === "nothing") return updateAskedAt(ctx.db, payment.id, now);
  await updateSettled(ctx.db, payment.id, { status: "failed", failure: settlement.reason, at: now });
  await releaseHold(ctx, payment.appointment_id);
}

/** The money is there: the appointment is paid, or it came too late or twice and is owed back. */
async function takeMoney(ctx: Context, payment: PaymentRow, now: Date): Promise<void> {
  await updateSettled(ctx.db, payment.id, { status: "successful", failure: null, at: now });
  const outcome = await markPaid(ctx, payment.appointment_id);
  if (outcome === "not_revivable" || outcome === "already_paid") {
    const reason = outcome === "already_paid" ? "paid_twice" : "too_late";
    await insertRefund(ctx.db, { id: newId(), payment_id: payment.id, amount: payment.amount, reason, now });
  }
  await announcePayment(ctx, payment, outcome);
  await record(ctx, payment, outcome);
}

/** Another sum or currency than asked for: somebody must look, the appointment is not paid, and what came goes back. */
async function refuseMoney(
  ctx: Context,
  payment: PaymentRow,
  came: { amount: number; currency: string },
  now: Date,
): Promise<void> {
  ctx.log.error(
    {
      reference: payment.reference,
      asked_amount: payment.amount,
      came_amount: came.amount,
      came_currency: came.currency,
    },
    "a provider reports other money than was asked for",
  );
  await updateSettled(ctx.db, payment.id, { status: "failed", failure: wrongMoney, at: now });
  if (Number.isInteger(came.amount) && came.amount > 0) {
    const id = newId();
    await insertRefund(ctx.db, { id, payment_id: payment.id, amount: came.amount, reason: wrongMoney, now });
  }
  // A late notice of an attempt that had failed already holds nothing any more.
  if (payment.status !== "failed") await releaseHold(ctx, payment.appointment_id);
  await record(ctx, payment, wrongMoney);
}

async function record(ctx: Context, payment: PaymentRow, outcome: PaidOutcome | typeof wrongMoney): Promise<void> {
  const target = { type: "payment", id: payment.reference };
  await audit(ctx, null, "payment.settled", target, {
    amount: payment.amount,
    outcome,
    appointment_id: payment.appointment_id,
  });
}
