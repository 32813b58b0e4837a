import type { Context } from "#server/context.ts";
import { findOwnPatient } from "./queries.ts";

const keptMost = 20_000;
const kept = new WeakMap<object, Map<string, string>>();

/** The account's own patient, who never changes: remembered, because every booking without a named patient asks. */
export async function ownPatientOf(ctx: Context, accountId: string): Promise<string | null> {
  let cache = kept.get(ctx.config);
  if (!cache) kept.set(ctx.config, (cache = new Map()));
  const known = cache.get(accountId);
  if (known !== undefined) return known;
  const found = await findOwnPatient(ctx.db, accountId);
  if (found === null) return null;
  if (cache.size >= keptMost) cache.clear();
  cache.set(accountId, found);
  return found;
}
