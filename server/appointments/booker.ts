import type { Context } from "#server/context.ts";
import { findBooker } from "./queries.ts";

/** What a booking knows of the account that books. */
export interface Booker {
  /** The account's own patient. */
  patientId: string;
  /** Whether mails are written for it; the booking statement finds out when this is no longer so. */
  hasEmail: boolean;
}

const keptMost = 20_000;
const kept = new WeakMap<object, Map<string, Booker>>();

function cacheOf(ctx: Context): Map<string, Booker> {
  let cache = kept.get(ctx.config);
  if (!cache) kept.set(ctx.config, (cache = new Map()));
  return cache;
}

/** Who books, remembered because every booking asks; null where the account has no patient of its own. */
export async function bookerOf(ctx: Context, accountId: string): Promise<Booker | null> {
  const cache = cacheOf(ctx);
  const known = cache.get(accountId);
  if (known !== undefined) return known;
  const found = await findBooker(ctx.db, accountId);
  if (found === null) return null;
  const booker = { patientId: found.patient_id, hasEmail: found.has_email };
  if (cache.size >= keptMost) cache.clear();
  cache.set(accountId, booker);
  return booker;
}

/** The account is looked up anew the next time: what was known of it is no longer so. */
export function forgetBooker(ctx: Context, accountId: string): void {
  cacheOf(ctx).delete(accountId);
}
