import type { OutputOf } from "#contract/endpoint.ts";
import type { readHealthCenterStatus } from "#contract/health-centers.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { findCenterOfAccount } from "./queries.ts";

/** Where the signed-in center's approval is. Refuses: not_allowed for an account without a center. */
export async function readStatusOf(ctx: Context, actor: Actor): Promise<OutputOf<typeof readHealthCenterStatus>> {
  const center = await findCenterOfAccount(ctx.db, actor.accountId);
  if (!center) refuse("not_allowed");
  return { status: center.status, name: center.name, rejection_reason: center.rejection_reason };
}
