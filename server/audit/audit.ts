import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { insertAuditRow } from "./queries.ts";

export interface AuditTarget {
  type: string;
  id: string;
}

/**
 * Records a sensitive action in the append-only log, in the transaction of the action itself. Details name facts, never health
 * data or secrets.
 */
export async function audit(
  ctx: Pick<Context, "db" | "clock">,
  actor: Pick<Actor, "accountId"> | null,
  action: string,
  target: AuditTarget | null,
  details: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  await insertAuditRow(ctx.db, {
    actor_account_id: actor?.accountId ?? null,
    action,
    target_type: target?.type ?? null,
    target_id: target?.id ?? null,
    details: JSON.stringify(details),
    created_at: ctx.clock.now(),
  });
}
