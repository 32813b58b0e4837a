import type { Context } from "#server/context.ts";
import { listToReconcile } from "./queries.ts";
import { settlePayment } from "./settle-payment.ts";

const most = 500;
/** Who was asked about this recently is left alone: the person's own page may be asking. */
const recentlyMs = 20_000;
/** After so many silences in a row the provider is down: the next round asks again. */
const silencesMost = 5;

/** Asks the provider about every open attempt: notices may never come (decisions, "Money"). */
export async function reconcilePayments(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - recentlyMs);
  let silences = 0;
  for (const reference of await listToReconcile(ctx.db, before, most)) {
    const { asked } = await settlePayment(ctx, reference);
    silences = asked ? 0 : silences + 1;
    if (silences >= silencesMost) return;
  }
}
