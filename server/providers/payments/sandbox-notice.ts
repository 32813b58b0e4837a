import { createHmac, timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "#server/context.ts";

export const signatureHeader = "x-sandbox-signature";

/** Waits before each try to deliver, in milliseconds. */
const deliveries = [0, 500, 3000, 15_000];
/** No timer waits longer than this; what a restart forgets, the reconciliation finds. */
const longestTimerMs = 24 * 60 * 60_000;

/** Hex HMAC-SHA512 of the bytes of a notice, as real providers sign theirs. */
export function signNotice(ctx: Pick<Context, "sealer">, rawBody: Buffer): string {
  return createHmac("sha512", ctx.sealer.digest("sandbox notices", "payment sandbox")).update(rawBody).digest("hex");
}

/** True for a signature of these very bytes; compared in constant time. */
export function noticeIsGenuine(ctx: Pick<Context, "sealer">, rawBody: Buffer, signature: unknown): boolean {
  if (typeof signature !== "string" || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature, "hex"), Buffer.from(signNotice(ctx, rawBody), "hex"));
}

type Deliverer = Pick<Context, "sealer" | "config" | "log">;

async function post(ctx: Deliverer, body: Buffer): Promise<void> {
  const answer = await fetch(`${ctx.config.publicUrl()}/api/payments/webhook/sandbox`, {
    method: "POST",
    headers: { "content-type": "application/json", [signatureHeader]: signNotice(ctx, body) },
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(10_000),
    redirect: "error",
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the notice was answered ${answer.status}`);
}

async function deliver(ctx: Deliverer, notice: { event: string; reference: string }, delayMs: number): Promise<void> {
  const body = Buffer.from(JSON.stringify({ event: notice.event, data: { reference: notice.reference } }));
  await wait(Math.min(delayMs, longestTimerMs), undefined, { ref: false });
  for (const [index, pause] of deliveries.entries()) {
    await wait(pause, undefined, { ref: false });
    try {
      return await post(ctx, body);
    } catch (error) {
      ctx.log.debug({ err: error, tries: index + 1 }, "sandbox notice not delivered");
    }
  }
  // The address people see may not be reachable from the machine itself: the reconciliation asks all the same.
  ctx.log.warn({ reference: notice.reference }, "sandbox notice given up");
}

/** Sends the signed notice by HTTP, in its own time: who chose the outcome is not kept waiting, and a failure is only logged. */
export function sendNotice(ctx: Deliverer, notice: { event: string; reference: string }, delayMs = 0): void {
  void deliver(ctx, notice, delayMs);
}
