import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "#server/context.ts";
import { within } from "#server/platform/deadline.ts";
import { ProviderUnavailable, type ProviderVerdict } from "#server/ports/payments.ts";

/** Longer than a slow provider, shorter than a person's patience. */
const providerTimeoutMs = 10_000;
/** A provider is not asked about one payment more often than this, however many ask us. */
const betweenQuestionsMs = 1000;

/** Runs a call to the provider: whatever goes wrong there, late or broken, becomes ProviderUnavailable. */
export async function callProvider<T>(ctx: Context, what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await within(providerTimeoutMs, call(), () => new ProviderUnavailable("no answer in time"));
  } catch (error) {
    ctx.log.warn({ provider: ctx.payments.name, what, err: error }, "payment provider did not answer");
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable("the provider's answer made no sense", { cause: error });
  }
}

const underWay = new WeakMap<Context["payments"], Map<string, Promise<unknown>>>();
const askedAt = new WeakMap<Context["payments"], Map<string, number>>();

function of<T>(maps: WeakMap<Context["payments"], Map<string, T>>, ctx: Context): Map<string, T> {
  let map = maps.get(ctx.payments);
  if (!map) maps.set(ctx.payments, (map = new Map()));
  return map;
}

/**
 * Does one thing per reference at a time: who comes while it is under way shares its outcome. Between two questions about one
 * reference lies at least a second; who comes too early waits for it, so that no answer is older than its question.
 */
export async function oncePerReference<T>(ctx: Context, reference: string, act: () => Promise<T>): Promise<T> {
  const flights = of(underWay, ctx);
  const joined = flights.get(reference);
  if (joined) return joined as Promise<T>;
  const asked = of(askedAt, ctx);
  const pause = (asked.get(reference) ?? -Infinity) + betweenQuestionsMs - performance.now();
  const flight = (async () => {
    if (pause > 0) await wait(pause);
    asked.set(reference, performance.now());
    setTimeout(() => asked.delete(reference), betweenQuestionsMs).unref();
    return act();
  })().finally(() => flights.delete(reference));
  flights.set(reference, flight);
  return flight;
}

/** What the provider says of a payment, asked server to server; null when it cannot be reached. */
export async function askProvider(ctx: Context, reference: string): Promise<ProviderVerdict | null> {
  try {
    return await callProvider(ctx, "verify", () => ctx.payments.verify(reference));
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null;
    throw error;
  }
}
