import type { Context } from "#server/context.ts";
import { ProviderUnavailable, type PaymentPort, type ProviderVerdict } from "#server/ports/payments.ts";
import { noticeIsGenuine, signatureHeader } from "./sandbox-notice.ts";
import { findTransaction, insertTransaction, updateReversed, type SandboxTransaction } from "./sandbox-queries.ts";

function verdictOf(transaction: SandboxTransaction): ProviderVerdict {
  switch (transaction.status) {
    case "success":
      return { state: "successful", amount: transaction.amount, currency: transaction.currency };
    case "ongoing":
      return { state: "waiting" };
    case "pending":
      return { state: "pending" };
    default:
      return { state: "failed", reason: transaction.status };
  }
}

function noticeOf(rawBody: Buffer): { reference: string; noticeKey: string } | null {
  try {
    const { event, data } = JSON.parse(rawBody.toString("utf8"));
    if (typeof event !== "string" || typeof data?.reference !== "string") return null;
    return { reference: data.reference, noticeKey: `${event} ${data.reference}` };
  } catch {
    return null;
  }
}

/**
 * The embedded provider: a hosted page of our own on which every outcome can be chosen, with its own books and signed notices
 * like a real one. No money moves, and it says so (decisions, "Money").
 */
export function createSandbox(ctx: Pick<Context, "db" | "clock" | "config" | "sealer">): PaymentPort {
  return {
    name: "sandbox",
    simulation: true,
    async initialize({ reference, amount, currency, callbackUrl }) {
      if (!Number.isInteger(amount) || amount <= 0) throw new ProviderUnavailable("not an amount");
      const row = { reference, amount, currency, callback_url: callbackUrl, created_at: ctx.clock.now() };
      await insertTransaction(ctx.db, row);
      return { authorizationUrl: `${ctx.config.publicUrl()}/sandbox/checkout/${reference}` };
    },
    async verify(reference) {
      const transaction = await findTransaction(ctx.db, reference, ctx.clock.now());
      return transaction ? verdictOf(transaction) : { state: "unknown" };
    },
    async refund(reference) {
      const transaction = await findTransaction(ctx.db, reference, ctx.clock.now());
      if (transaction?.status === "success") await updateReversed(ctx.db, reference);
      else if (transaction?.status !== "reversed")
        throw new ProviderUnavailable("nothing was paid under this reference");
      return { state: "done" };
    },
    readNotice(rawBody, headers) {
      return noticeIsGenuine(ctx, rawBody, headers[signatureHeader]) ? noticeOf(rawBody) : null;
    },
  };
}
