import { markRefunded } from "#server/appointments/payment-state.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/platform/ids.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { callProvider } from "./ask-provider.ts";
import { claimDueRefunds, insertRefund, listRefundsToOpen, updateRefund, type DueRefund } from "./refund-queries.ts";

const atOnce = 20;
const leaseMs = 5 * 60_000;
/** A refund the provider has taken is asked about again after this long. */
const sentAgainMs = 10 * 60_000;
/** With waits up to an hour: about four days. After that somebody must look. */
const triesMost = 100;

/**
 * Gives back what is owed: money of appointments that were refused or cancelled after payment, that came too late, twice, or in the
 * wrong sum. Each payment once; a provider that is down is tried again (decisions, "Money").
 */
export async function refundPayments(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const owed of await listRefundsToOpen(ctx.db, 200)) {
    const { payment_id, amount } = owed;
    await insertRefund(ctx.db, { id: newId(), payment_id, amount, reason: "appointment_called_off", now });
  }
  const due = await claimDueRefunds(ctx.db, now, new Date(now.getTime() + leaseMs), atOnce);
  for (const refund of due) await giveBack(ctx, refund);
}

async function giveBack(ctx: Context, refund: DueRefund): Promise<void> {
  try {
    const { state } = await callProvider(ctx, "refund", () => ctx.payments.refund(refund.reference, refund.amount));
    const now = ctx.clock.now();
    if (state === "pending") {
      const next = new Date(now.getTime() + sentAgainMs);
      return await updateRefund(ctx.db, refund.id, { status: "sent", next_attempt_at: next, last_error: null });
    }
    await inTransaction(ctx, async (inside) => {
      await updateRefund(inside.db, refund.id, { status: "done", done_at: now, last_error: null });
      await markRefunded(inside, refund.appointment_id);
      const target = { type: "payment", id: refund.reference };
      await audit(inside, null, "payment.refunded", target, { amount: refund.amount });
    });
  } catch (error) {
    await putOff(ctx, refund, error);
  }
}

async function putOff(ctx: Context, refund: DueRefund, error: unknown): Promise<void> {
  const failed = refund.attempts >= triesMost;
  const facts = { reference: refund.reference, amount: refund.amount, tries: refund.attempts };
  if (failed) ctx.log.error(facts, "refund given up: somebody must look");
  const wait = Math.min(30 * 2 ** Math.min(refund.attempts - 1, 10), 3600) * 1000;
  await updateRefund(ctx.db, refund.id, {
    status: failed ? "failed" : "due",
    next_attempt_at: new Date(ctx.clock.now().getTime() + wait),
    last_error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
  });
}
