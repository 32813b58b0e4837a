import type { Context } from "#server/context.ts";
import { sql } from "#server/database/sql.ts";

/** Twice what is promised (decisions, "HTTP API": at least 24 hours). */
const keptMs = 48 * 60 * 60_000;
const atOnce = 5000;

/** Forgets the answers to repeated writes that nobody will repeat any more; a few thousand to a statement, so that locks stay short. */
export async function forgetIdempotencyKeys(ctx: Pick<Context, "db" | "clock">): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - keptMs);
  for (let forgotten = 0; ;) {
    const done = await sql`delete from idempotency_keys where ctid = any(array(
      select ctid from idempotency_keys where created_at < ${before} limit ${atOnce}))`.execute(ctx.db);
    const count = Number(done.numAffectedRows ?? 0n);
    forgotten += count;
    if (count < atOnce) return forgotten;
  }
}
