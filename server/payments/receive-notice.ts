import type { Context } from "#server/context.ts";
import { refuse } from "#server/platform/refuse.ts";
import { insertNotice, noticeIsKnown } from "./queries.ts";
import { settlePayment } from "./settle-payment.ts";

interface Notice {
  provider: string;
  rawBody: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * Takes a provider's notice that something happened to a payment. A notice proves nothing: the provider is asked. It is remembered
 * once it has been acted on, so that it may come late, twice, out of order, or during a power cut.
 * Refuses: payment_not_found for a provider we do not use, bad_signature, payment_provider_unavailable when the provider cannot be
 * asked now (it will send the notice again).
 */
export async function receiveNotice(ctx: Context, notice: Notice): Promise<{ received: true }> {
  if (notice.provider !== ctx.payments.name) refuse("payment_not_found");
  const read = ctx.payments.readNotice(notice.rawBody, notice.headers) ?? refuse("bad_signature");
  if (await noticeIsKnown(ctx.db, notice.provider, read.noticeKey)) return { received: true };
  const { payment, asked } = await settlePayment(ctx, read.reference);
  if (!payment) {
    ctx.log.warn({ provider: notice.provider, reference: read.reference }, "notice of a payment that is not ours");
  } else if (!asked) {
    refuse("payment_provider_unavailable", { retryAfter: 60 });
  }
  await insertNotice(ctx.db, {
    provider: notice.provider,
    notice_key: read.noticeKey,
    reference: read.reference,
    received_at: ctx.clock.now(),
  });
  return { received: true };
}
